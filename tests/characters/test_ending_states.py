"""Conditions on a sheet that somebody ends by hand: the player those that the rules leave to them, the game master any."""

from __future__ import annotations

from typing import Any

import pytest

from campaigns.actions import encounters as fighting
from characters.actions import save_sheet
from characters.models import Character, SheetVersion
from characters.reasons import why_said
from rules.systems import SYSTEMS
from tests.campaigns.test_encounters import begin, row_of, suffers
from tests.playing import fresh, play
from tests.table import Table

PRONE = {
    "dark-heresy": {"states": ["prone", "stunned"], "stunned_rounds": 2},
    "deathwatch": {"prone": True, "stunned": True},
    "starfinder": {"conditions": ["prone", "paralysed"]},
}

BUTTON = 'name="state" value="prone"'


def suffering(table: Table, system: str, who: Character | None = None, **more: Any) -> Character:
    """Mara of the game, prone and unable to act."""
    play(table, system)
    who = fresh(who or table.mara)
    values = {**who.sheet, **PRONE[system], **more}
    save_sheet(table.greta, who, values, base_version=who.version)
    return fresh(who)


def end(table: Table, who: Any, character: Character, state: str, **sent: str) -> Any:
    return table.client(who).post(f"/characters/{character.pk}/states/", {"state": state, **sent})


def holding(character: Character) -> set[str]:
    sheet = fresh(character).sheet
    return {
        key for key, state in SYSTEMS[character.campaign.system].fight.states.items() if state.holds(sheet)
    }


@pytest.mark.parametrize("system", PRONE)
def test_a_player_stands_up_from_the_sheet_whatever_has_to_be_approved(table: Table, system: str) -> None:
    mara = suffering(table, system)
    Character.objects.filter(pk=mara.pk).update(state="approved")
    table.campaign.approval = "all"
    table.campaign.save(update_fields=["approval"])
    page = table.client(table.ava).get(f"/characters/{mara.pk}/").content.decode()
    assert "Stand up" in page
    assert "End: " not in page
    assert end(table, table.ava, mara, "prone").status_code == 302
    assert "prone" not in holding(mara)
    version = SheetVersion.objects.filter(character=mara).latest("number")
    assert (why_said(version), version.person, version.roll) == ("Stand up", table.ava, None)
    assert BUTTON not in table.client(table.ava).get(f"/characters/{mara.pk}/").content.decode()


@pytest.mark.parametrize("system", PRONE)
def test_standing_up_is_undone_by_a_further_version(table: Table, system: str) -> None:
    mara = suffering(table, system)
    Character.objects.filter(pk=mara.pk).update(state="approved")
    end(table, table.ava, mara, "prone")
    number = fresh(mara).version
    table.client(table.ava).post(f"/characters/{mara.pk}/versions/{number}/back/", {"do": "undo"})
    assert "prone" in holding(mara)
    assert SheetVersion.objects.filter(character=mara).latest("number").reverses_id is not None


@pytest.mark.parametrize("system", PRONE)
def test_what_the_rules_leave_to_nobody_is_the_game_masters_to_end(table: Table, system: str) -> None:
    mara = suffering(table, system)
    (other,) = holding(mara) - {"prone"}
    assert end(table, table.ava, mara, other).status_code == 403
    assert "End: " in table.client(table.greta).get(f"/characters/{mara.pk}/").content.decode()
    assert end(table, table.greta, mara, other).status_code == 302
    assert holding(mara) == {"prone"}
    assert why_said(SheetVersion.objects.filter(character=mara).latest("number")).startswith("End: ")


def test_the_game_master_ends_what_a_vehicle_or_character_of_hyperspace_suffers(table: Table) -> None:
    play(table, "hyperspace-d6")
    states = {"dismayed_now": True, "incapacitated": True}
    save_sheet(table.greta, table.mara, {**table.mara.sheet, "states": states}, base_version=1)
    for state in ("dismayed", "incapacitated"):
        assert end(table, table.ava, table.mara, state).status_code == 403
        assert end(table, table.greta, table.mara, state).status_code == 302
    assert holding(table.mara) == set()


def test_sent_twice_it_ends_once(table: Table) -> None:
    mara = suffering(table, "dark-heresy")
    for _again in range(2):
        assert end(table, table.ava, mara, "prone").status_code == 302
    assert fresh(mara).version == mara.version + 1


def test_a_stun_ends_with_its_rounds(table: Table) -> None:
    mara = suffering(table, "dark-heresy", states=[])
    assert holding(mara) == {"stunned"}
    end(table, table.greta, mara, "stunned")
    assert fresh(mara).sheet["stunned_rounds"] == 0
    assert holding(mara) == set()


def test_nobody_else_ends_it_and_no_unknown_one_is_ended(table: Table) -> None:
    mara = suffering(table, "dark-heresy")
    assert end(table, table.ben, mara, "prone").status_code == 403
    assert end(table, table.oz, mara, "prone").status_code == 404
    assert end(table, table.ava, mara, "hungry").status_code == 403
    assert table.client(table.ava).get(f"/characters/{mara.pk}/states/").status_code == 405
    assert "prone" in holding(mara)
    assert BUTTON not in table.client(table.ben).get(f"/characters/{mara.pk}/").content.decode()


def test_an_npc_stands_up_at_the_game_masters_hand_alone(table: Table) -> None:
    ossen = suffering(table, "dark-heresy", table.ossen)
    assert end(table, table.ava, ossen, "prone").status_code in (403, 404)
    assert end(table, table.greta, ossen, "prone").status_code == 302
    assert "prone" not in holding(ossen)


def test_whoever_is_retired_stays_as_they_are(table: Table) -> None:
    mara = suffering(table, "dark-heresy")
    table.client(table.ava).post(f"/characters/{mara.pk}/life/step/", {"do": "retire"})
    assert end(table, table.ava, mara, "prone").status_code == 403


def test_it_stands_beside_the_scene_and_leads_back_there(table: Table) -> None:
    mara = suffering(table, "dark-heresy")
    scene = f"/scenes/{table.scene.pk}/"
    page = table.client(table.ava).get(scene).content.decode()
    assert "Stand up" in page
    assert "End: " not in page
    assert (
        end(table, table.ava, mara, "prone", next="//evil.example/").headers["Location"]
        == mara.get_absolute_url()
    )
    mara = suffering_again(table, mara)
    assert end(table, table.ava, mara, "prone", next=scene).headers["Location"] == scene
    assert BUTTON not in table.client(table.ava).get(scene).content.decode()


def suffering_again(table: Table, mara: Character) -> Character:
    mara = fresh(mara)
    save_sheet(table.greta, mara, {**mara.sheet, "states": ["prone"]}, base_version=mara.version)
    return fresh(mara)


def test_in_an_encounter_the_order_follows(table: Table, django_capture_on_commit_callbacks: Any) -> None:
    play(table, "dark-heresy")
    encounter = begin(table)
    fighting.afflict(table.greta, row_of(encounter, "Mara"), key="prone")
    assert ("prone", None) in suffers(encounter, "Mara")
    with django_capture_on_commit_callbacks(execute=True):
        end(table, table.ava, table.mara, "prone")
    assert suffers(encounter, "Mara") == []
