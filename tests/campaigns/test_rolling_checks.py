"""Checks in a post: named as one reads them, filled from the sheet, paid for, changed afterwards by the rules."""

from __future__ import annotations

from typing import Any

import pytest
from django.utils.translation import override

from campaigns import actions
from campaigns.composition import CannotCompose, compose
from characters.actions import amend_roll, apply_effect, reverse_version
from characters.checks import Checks
from characters.models import SheetVersion
from characters.playing import options_for, standings
from rules.actions import AlreadyAmended
from rules.models import Roll
from tests.playing import SHEETS, fresh, play
from tests.table import Table

_keys = iter(range(10_000))


def rolled(table: Table, text: str) -> Roll:
    mara = fresh(table.mara)
    composition = compose(table.campaign, text, person=table.ava, speaker=mara)
    post = actions.publish_post(
        table.ava, table.scene, composition, speaker=mara, retry_key=f"check-{next(_keys)}"
    )
    return post.blocks.exclude(roll=None).get().roll


def rolled_until(table: Table, text: str, wanted: Any, most: int = 60) -> Roll:
    for _try in range(most):
        roll = rolled(table, text)
        if wanted(roll):
            return roll
    raise AssertionError(f"not in {most} rolls")


@pytest.mark.parametrize("system", SHEETS)
def test_every_check_that_a_sheet_offers_can_be_written_and_read_again(table: Table, system: str) -> None:
    play(table, system)
    checks = Checks(system, {}, table.mara)
    for language in ("en", "es", "it"):
        for check in checks.offered:
            typed = f"{check.key}; +10 rope # down"
            asked = checks.find(typed, language)
            assert asked is not None
            again = checks.find(checks.written(asked, language), language)
            assert again == asked, (check.key, checks.written(asked, language))


def test_a_name_in_any_language_finds_the_check(table: Table) -> None:
    play(table, "deathwatch")
    checks = Checks("deathwatch", {}, table.mara)
    for name in ("Strength", "Fuerza", "Forza", "strength", "strength +10 rope"):
        found = checks.find(name, "es")
        assert found is not None
        assert found.check.key == "strength"


def test_a_check_is_filled_from_the_sheet_and_keeps_its_version(table: Table) -> None:
    play(table, "dark-heresy")
    roll = rolled(table, "Mara climbs.\n\n[[Strength (S); +10 good rope # down the duct]]")
    assert roll.rule == "characteristic-test"
    assert roll.inputs["score"] == 40
    assert roll.outcome["target"] == 50
    assert roll.reason == "down the duct"
    assert roll.words["inputs.modifiers.0.label"] == "good rope"
    assert roll.words["note"] == "sheet-s"
    assert roll.sheet_version == table.mara.version


def test_what_the_sheet_says_cannot_be_overruled(table: Table) -> None:
    play(table, "dark-heresy")
    with pytest.raises(CannotCompose, match="score"):
        rolled(table, "[[s; score=99]]")
    with pytest.raises(CannotCompose, match="neither"):
        rolled(table, "[[s; whatever]]")


def test_a_misspelt_name_is_answered_with_the_one_that_was_meant(table: Table) -> None:
    play(table, "deathwatch")
    with override("en"), pytest.raises(CannotCompose, match="Strength"):
        rolled(table, "[[Strenght]]")


def test_fate_rolls_again_and_pays_its_point_in_one_act(table: Table) -> None:
    play(table, "dark-heresy")
    roll = rolled_until(
        table, "[[s]]", lambda roll: not roll.outcome["success"] and roll.outcome["roll"] != 100
    )
    standing = standings([roll])[roll.pk]
    options = options_for(standing, fresh(table.mara))
    assert [option.key for option in options] == ["reroll"]
    assert "3 → 2" in options[0].text
    amendment = amend_roll(table.ava, roll, "reroll", seen_revision=roll.revision)
    version = SheetVersion.objects.get(amendment=amendment)
    assert fresh(table.mara).sheet["fate_current"] == 2
    assert version.roll == roll
    assert version.number == fresh(table.mara).version
    roll.refresh_from_db()
    assert roll.effective == amendment.outcome["amended_outcome"]
    with pytest.raises(AlreadyAmended):
        amend_roll(table.ava, roll, "add-degree", seen_revision=0)
    assert fresh(table.mara).sheet["fate_current"] == 2


def test_nobody_spends_the_fate_of_somebody_elses_character(table: Table) -> None:
    play(table, "dark-heresy")
    roll = rolled(table, "[[s]]")
    for person in (table.ben, table.greta, table.oz):
        with pytest.raises(Exception, match="Mara"):
            amend_roll(person, roll, "reroll", seen_revision=0)


def test_a_degree_more_tells_its_effect_before(table: Table) -> None:
    play(table, "deathwatch")
    roll = rolled_until(table, "[[strength]]", lambda roll: roll.outcome["success"])
    options = {option.key: option for option in options_for(standings([roll])[roll.pk], fresh(table.mara))}
    assert "add-degree" in options
    degrees = roll.outcome["degrees"]
    assert str(degrees + 1) in options["add-degree"].text
    amend_roll(table.ava, roll, "add-degree", seen_revision=0)
    roll.refresh_from_db()
    assert roll.effective["degrees"] == degrees + 1


def test_ten_more_before_the_roll_costs_a_point(table: Table) -> None:
    play(table, "deathwatch")
    roll = rolled(table, "[[strength; +10 fate]]")
    assert roll.outcome["target"] == 50
    assert fresh(table.mara).sheet["fate_current"] == 2
    assert SheetVersion.objects.get(roll=roll).cause == "cost-fate_current"
    with pytest.raises(CannotCompose):
        rolled(table, "[[strength; +10 fate; +10 fate]]")


def test_a_point_that_is_not_there_is_refused(table: Table) -> None:
    play(table, "hyperspace-d6")
    rolled(table, "[[strength; difficulty=10; force_point=true]]")
    assert fresh(table.mara).sheet["force_points"] == 0
    with pytest.raises(CannotCompose):
        rolled(table, "[[strength; difficulty=10; force_point=true]]")


def test_an_improvement_die_is_added_to_the_tally(table: Table) -> None:
    play(table, "hyperspace-d6")
    roll = rolled_until(table, "[[strength; difficulty=25]]", lambda roll: roll.outcome["choice"] == "none")
    amendment = amend_roll(table.ava, roll, "improvement-die", seen_revision=0)
    assert fresh(table.mara).sheet["improvement_points"] == 2
    assert amendment.outcome["total"] == roll.outcome["total"] + amendment.dice[0][1]
    roll.refresh_from_db()
    assert not options_for(standings([roll])[roll.pk], fresh(table.mara))


def test_a_destiny_six_is_chosen_by_the_player(table: Table) -> None:
    play(table, "hyperspace-d6")
    roll = rolled_until(
        table, "[[strength; difficulty=25]]", lambda roll: roll.outcome["choice"] == "pending"
    )
    keys = {option.key for option in options_for(standings([roll])[roll.pk], fresh(table.mara))}
    assert keys == {"explode", "advantage", "improvement-die"}
    amend_roll(table.ava, roll, "advantage", seen_revision=0)
    roll.refresh_from_db()
    assert roll.effective["advantage"]


def test_the_game_master_applies_damage_and_takes_it_back(table: Table) -> None:
    play(table, "hyperspace-d6")
    roll = rolled(table, "[[damage-brawl]]")
    with pytest.raises(Exception, match="game master"):
        apply_effect(table.ava, roll, "damage", table.ossen)
    version = apply_effect(table.greta, roll, "damage", table.ossen)
    assert fresh(table.ossen).sheet["determination"] == max(0, 20 - roll.outcome["damage"])
    with pytest.raises(Exception, match="already"):
        apply_effect(table.greta, roll, "damage", table.ossen)
    reverse_version(table.greta, version)
    assert fresh(table.ossen).sheet["determination"] == 20
    apply_effect(table.greta, roll, "damage", table.ossen)


def test_damage_goes_through_armour_and_toughness(table: Table) -> None:
    play(table, "dark-heresy")
    roll = rolled_until(table, "[[damage-1]]", lambda roll: roll.outcome["damage"] > 4)
    version = apply_effect(
        table.greta, roll, "wounds", table.ossen, given={"damage-soak": {"location": "head"}}
    )
    assert version.values["life"] == 12 - (roll.outcome["damage"] - 4)


def test_ammunition_is_taken_from_the_weapon_that_fired(table: Table) -> None:
    play(table, "dark-heresy")
    roll = rolled_until(table, "[[attack-1]]", lambda roll: roll.outcome["ammo_left"] == 9)
    apply_effect(table.ava, roll, "ammo", table.mara)
    assert fresh(table.mara).sheet["weapons"][0]["ammo"] == 9


def test_a_state_of_travel_follows_its_roll_by_itself(table: Table) -> None:
    play(table, "starfinder")
    roll = rolled(table, "[[forced-march-hour; hour=9]]")
    if not roll.outcome["success"]:
        assert fresh(table.mara).sheet["stamina"] == 20 - roll.outcome["damage"]
