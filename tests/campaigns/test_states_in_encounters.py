"""Conditions of an encounter stand on the sheets, where the game has a place for them; groups suffer them one by one."""

from __future__ import annotations

from typing import Any

import pytest

from campaigns.actions import encounters as fighting
from campaigns.actions.encounters import Line
from campaigns.models import Encounter, EncounterStep
from characters.actions import save_sheet
from characters.models import Character, SheetVersion
from characters.reasons import why_said
from rules.systems import SYSTEMS
from tests.campaigns.test_encounters import begin, go_on, now_of, on_turn, page, row_of, suffers, take_back
from tests.playing import SHEETS, fresh, play
from tests.table import Table

STUNNED = {
    "dark-heresy": ("stunned", "states", ["stunned"], []),
    "deathwatch": ("stunned", "stunned", True, False),
    "starfinder": ("paralysed", "conditions", ["paralysed"], []),
    "hyperspace-d6": ("incapacitated", "states", True, False),
}


def stands(character: Character, system: str) -> Any:
    _key, field, _on, off = STUNNED[system]
    value = fresh(character).sheet.get(field)
    return bool((value or {}).get("incapacitated")) if system == "hyperspace-d6" else value or off


@pytest.mark.parametrize("system", STUNNED)
def test_a_condition_stands_on_the_sheet_and_goes_back_with_its_step(table: Table, system: str) -> None:
    play(table, system)
    key, _field, on, off = STUNNED[system]
    encounter = begin(table, [Line((table.tadeo,), initiative=15), Line((table.mara,), initiative=10)])
    fighting.afflict(table.greta, row_of(encounter, "Mara"), key=key, rounds=1)
    assert stands(table.mara, system) == on
    version = SheetVersion.objects.filter(character=table.mara).latest("number")
    assert why_said(version).startswith("In the encounter: ")
    assert EncounterStep.objects.get(kind="condition").sheet_versions.get() == version
    assert take_back(table, encounter) == []
    assert stands(table.mara, system) == off
    assert suffers(encounter, "Mara") == []
    assert SheetVersion.objects.filter(character=table.mara).latest("number").reverses == version


@pytest.mark.parametrize("system", STUNNED)
def test_it_ends_on_the_sheet_when_its_rounds_are_over(table: Table, system: str) -> None:
    play(table, system)
    key, _field, on, off = STUNNED[system]
    encounter = begin(table, [Line((table.tadeo,), initiative=15), Line((table.mara,), initiative=10)])
    fighting.afflict(table.greta, row_of(encounter, "Mara"), key=key, rounds=1)
    go_on(table, encounter)
    assert on_turn(encounter) == ["Tadeo"]  # Mara has lost her turn, and with it the condition is over
    assert suffers(encounter, "Mara") == []
    assert stands(table.mara, system) == off
    assert "no longer" in why_said(SheetVersion.objects.filter(character=table.mara).latest("number"))
    assert take_back(table, encounter) == []
    assert stands(table.mara, system) == on
    assert suffers(encounter, "Mara") == [(key, 1)]


@pytest.mark.parametrize("system", STUNNED)
def test_every_state_of_a_game_begins_holds_and_ends_on_its_sheet(table: Table, system: str) -> None:
    play(table, system)
    encounter = begin(table, [Line((table.tadeo,), initiative=15), Line((table.mara,), initiative=10)])
    states = SYSTEMS[system].fight.states
    assert set(states) <= set(SYSTEMS[system].fight.conditions)
    for key, state in states.items():
        fighting.afflict(table.greta, row_of(encounter, "Mara"), key=key)
        assert state.holds(fresh(table.mara).sheet), key
        fighting.relieve(table.greta, row_of(encounter, "Mara"), key=key)
        assert not state.holds(fresh(table.mara).sheet), key
        assert suffers(encounter, "Mara") == []


def test_what_the_rules_end_on_a_sheet_is_over_in_the_order_too(table: Table) -> None:
    """Stunned in Hyperspace D6 waits for the next own turn, and the rules end it with that turn."""
    play(table, "hyperspace-d6")
    encounter = begin(table, [Line((table.tadeo,), initiative=15), Line((table.mara,), initiative=10)])
    fighting.afflict(table.greta, row_of(encounter, "Mara"), key="stunned")
    assert fresh(table.mara).sheet["states"]["stunned_next"]
    go_on(table, encounter)
    assert on_turn(encounter) == ["Tadeo"]
    assert suffers(encounter, "Mara") == []
    assert not any(fresh(table.mara).sheet["states"].values())
    assert "Mara is no longer: stunned" in page(table, table.ben)


def test_what_was_to_last_some_rounds_ends_with_the_encounter_and_the_rest_stays(table: Table) -> None:
    play(table, "dark-heresy")
    encounter = begin(table)
    fighting.afflict(table.greta, row_of(encounter, "Mara"), key="stunned", rounds=3)
    fighting.afflict(table.greta, row_of(encounter, "Mara"), key="prone")
    fighting.end_encounter(table.greta, now_of(encounter))
    assert fresh(table.mara).sheet["states"] == ["prone"]


def test_what_no_sheet_knows_is_the_encounters_alone(table: Table) -> None:
    play(table, "dark-heresy")
    encounter = begin(table)
    fighting.afflict(table.greta, row_of(encounter, "Mara"), words="on fire", rounds=2)
    assert suffers(encounter, "Mara") == [("on fire", 2)]
    assert SheetVersion.objects.filter(character=table.mara).count() == 1


def test_whoever_comes_in_prone_is_prone_in_the_order(table: Table) -> None:
    play(table, "dark-heresy")
    save_sheet(
        table.greta, fresh(table.mara), {**table.mara.sheet, "states": ["prone", "running"]}, base_version=1
    )
    table.mara = fresh(table.mara)
    encounter = begin(table)
    # Mara has the first turn: with it the rules have ended her running.
    assert suffers(encounter, "Mara") == [("prone", None)]
    fighting.relieve(table.greta, row_of(encounter, "Mara"), key="prone")
    assert fresh(table.mara).sheet["states"] == []
    take_back(table, encounter)
    assert fresh(table.mara).sheet["states"] == ["prone"]


def test_the_order_follows_what_somebody_changes_on_the_sheet(
    table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    play(table, "dark-heresy")
    encounter = begin(table)

    def change(states: list[str]) -> None:
        mara = fresh(table.mara)
        with django_capture_on_commit_callbacks(execute=True):
            save_sheet(table.greta, mara, {**mara.sheet, "states": states}, base_version=mara.version)

    change(["prone", "pinned"])
    assert suffers(encounter, "Mara") == [("prone", None), ("pinned", None)]
    assert "prone" in page(table, table.ben)
    change(["pinned"])
    assert suffers(encounter, "Mara") == [("pinned", None)]
    steps = EncounterStep.objects.count()
    change(["pinned"])
    with django_capture_on_commit_callbacks(execute=True):
        fighting.afflict(table.greta, row_of(encounter, "Mara"), key="fatigued", rounds=2)
    assert suffers(encounter, "Mara") == [("pinned", None), ("fatigued", 2)]
    assert EncounterStep.objects.count() == steps + 1
    fighting.end_encounter(table.greta, now_of(encounter))
    change([])


# --- Groups


def cultists(table: Table, system: str) -> list[Character]:
    made = []
    for number in (1, 2):
        character = Character.objects.create(campaign=table.campaign, name=f"Cultist {number}")
        save_sheet(table.greta, character, SHEETS[system], base_version=0)
        made.append(fresh(character))
    return made


def fight_of(table: Table, group: list[Character]) -> Encounter:
    return begin(
        table, [Line((table.tadeo,), initiative=9), Line(tuple(group), name="Cultists", initiative=3)]
    )


def test_a_line_loses_its_turn_when_none_of_it_can_act(table: Table) -> None:
    play(table, "deathwatch")
    group = cultists(table, "deathwatch")
    encounter = fight_of(table, group)
    save_sheet(table.greta, group[0], {**group[0].sheet, "stunned": True}, base_version=1)
    go_on(table, encounter)
    assert on_turn(encounter) == ["Cultists"]
    go_on(table, encounter)
    save_sheet(table.greta, group[1], {**group[1].sheet, "stunned": True}, base_version=1)
    go_on(table, encounter)
    assert (on_turn(encounter), now_of(encounter).round) == (["Tadeo"], 3)


def test_the_rules_of_turns_work_on_each_sheet_of_a_line(table: Table) -> None:
    play(table, "dark-heresy")
    group = cultists(table, "dark-heresy")
    encounter = fight_of(table, group)
    for one in group:
        save_sheet(table.greta, one, {**one.sheet, "stunned_rounds": 1}, base_version=1)
    go_on(table, encounter)
    assert on_turn(encounter) == ["Tadeo"]
    assert [fresh(one).sheet["stunned_rounds"] for one in group] == [0, 0]
    take_back(table, encounter)
    assert [fresh(one).sheet["stunned_rounds"] for one in group] == [1, 1]


def test_a_condition_of_a_line_stands_on_each_of_its_sheets(table: Table) -> None:
    play(table, "starfinder")
    group = cultists(table, "starfinder")
    encounter = fight_of(table, group)
    fighting.afflict(table.greta, row_of(encounter, "Cultists"), key="prone", rounds=1)
    assert [fresh(one).sheet["conditions"] for one in group] == [["prone"], ["prone"]]
    assert on_turn(encounter) == ["Tadeo"]
    go_on(table, encounter, 2)
    assert [fresh(one).sheet.get("conditions") or [] for one in group] == [[], []]
