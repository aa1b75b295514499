"""The sheet: what it shows, the checks it offers, and the rules it fills (section 9.1)."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.contract import JSON, GivenFaces, Offer, RulesError
from rules.contract.sheets import fill
from rules.systems.deathwatch import DEATHWATCH
from rules.systems.deathwatch.sheet import SHEET
from tests.rules.strategies import faces, inputs_for

from .test_every_rule import REASONS, outcome_or_refusal

FIELDS = SHEET.fields()

BROTHER: dict[str, JSON] = {
    "name": "Brother Anselm",
    "rank": 3,
    "weapon_skill": 45,
    "ballistic_skill": 41,
    "strength": 48,
    "toughness": 44,
    "agility": 42,
    "intelligence": 35,
    "perception": 38,
    "willpower": 40,
    "fellowship": 30,
    "strength_multiplier": 2,
    "toughness_multiplier": 2,
    "skills": {
        "climb": {"trained": True, "rank_bonus": 10},
        "dodge": {"trained": True},
        "common-lore:imperium": {"trained": True},
    },
    "fate_max": 3,
    "fate_current": 2,
    "wounds_max": 21,
    "damage_taken": 4,
    "critical": 0,
    "fatigue_sources": ["forced-march", "overload"],
    "mode": "solo",
    "movement_traits": [{"label": "armour", "mode": "all", "operation": "add", "value": 1}],
    "initiative_modifiers": [{"label": "quick", "value": 2}],
    "flight_trait": "flyer",
    "flight_speed": 8,
    "altitude": "ground",
    "own_height": 2.1,
    "load": 300,
    "heavy_gear": True,
}


def offer(key: str, values: dict[str, JSON] = BROTHER) -> Offer:
    return next(offer for offer in SHEET.offers_for(values) if offer.key == key)


def filled(key: str, values: dict[str, JSON] = BROTHER) -> dict[str, JSON]:
    return fill(offer(key, values).fills, values)


def shown(key: str, values: dict[str, JSON] = BROTHER) -> JSON:
    shown_from = FIELDS[key].shown_from
    assert shown_from
    rule, sources, outcome = shown_from
    inputs = fill(sources, values)
    return DEATHWATCH.rule(rule).resolve(inputs, DEATHWATCH.default_house, GivenFaces(()))[outcome]


def test_every_value_of_the_example_and_every_default_fits_its_field() -> None:
    for key, value in BROTHER.items():
        kind = FIELDS[key].kind
        assert kind is not None
        kind.read(value, key)
    for field in FIELDS.values():
        if field.kind is not None and field.default is not None:
            field.kind.read(field.default, field.key)


@pytest.mark.parametrize("chosen", SHEET.offers_for(BROTHER), ids=lambda chosen: chosen.key)
@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_every_offer_resolves_or_is_refused_for_a_reason_of_the_rules(chosen: Offer, data: Any) -> None:
    rule = DEATHWATCH.rule(chosen.rule)
    from_sheet = fill(chosen.fills, BROTHER)
    by_the_person = data.draw(inputs_for(rule))
    inputs = {**by_the_person, **from_sheet}
    outcome = outcome_or_refusal(rule, inputs, DEATHWATCH.default_house, data.draw(faces()))
    if isinstance(outcome, RulesError):
        assert outcome.reason in REASONS.split()


@pytest.mark.parametrize("rule_id", SHEET.reads)
def test_what_a_rule_reads_from_an_empty_sheet_leaves_nothing_wrong_behind(rule_id: str) -> None:
    keys = {spec.key: spec for spec in DEATHWATCH.rule(rule_id).fields}
    for values in ({}, BROTHER):
        for key, value in fill(SHEET.reads[rule_id], values).items():
            if value is not None:
                keys[key].kind.read(value, key)


def test_bonuses_show_what_traits_do() -> None:
    assert (shown("strength_bonus"), shown("agility_bonus")) == (8, 4)
    assert filled("leap")["strength_bonus"] == 8
    assert filled("falling-damage") == {"toughness_bonus": 8}


def test_movement_shows_all_four_modes_with_traits() -> None:
    assert [shown(f"movement_{mode}") for mode in ("half", "full", "charge", "run")] == [5, 9, 13, 25]
    assert filled("climb")["half_move"] == 5


def test_the_load_encumbers_unless_the_game_master_says_otherwise() -> None:
    heavy = {**BROTHER, "load": 800}
    assert shown("load_state") == "comfortable"
    assert shown("load_state", heavy) == "encumbered"
    assert filled("leap")["encumbered"] is False
    assert filled("leap", heavy)["encumbered"] is True
    assert filled("leap", {**heavy, "encumbered": False})["encumbered"] is False
    assert filled("leap", {**BROTHER, "encumbered": True})["encumbered"] is True
    above_the_table = {**heavy, "load": 3000, "added_index": 8}
    assert (
        filled("leap", {**above_the_table, "house_rules": {"weights-above-20": "plus-450"}})["encumbered"]
        is False
    )
    assert filled("leap", above_the_table)["encumbered"] is True


def test_fatigue_stands_among_the_modifiers_as_the_campaign_plays_it() -> None:
    assert filled("strength")["modifiers"] == [{"label": "fatigue", "value": -10}]
    assert "modifiers" not in filled("strength", {**BROTHER, "fatigue_sources": []})
    assert "modifiers" not in filled("strength", {**BROTHER, "house_rules": {"fatigue-model": "none"}})
    assert filled("endurance-check")["fatigue"] == 2
    assert "modifiers" not in filled("endurance-check")
    recovery = fill(SHEET.reads["march-recovery"], BROTHER)
    assert (recovery["march_fatigue"], recovery["other_fatigue"]) == (1, 1)


def test_skills_are_untrained_unless_the_sheet_says_otherwise() -> None:
    assert filled("skill-dodge")["skill"] == {"type": "basic", "trained": True}
    assert filled("skill-medicae")["skill"] == {"type": "advanced", "trained": False}
    assert filled("climb")["climb_skill"] == {"trained": True, "rank_bonus": 10}
    assert "climb_skill" not in filled("climb-by-strength")
    assert filled("swim")["swim_skill"] == {"trained": False}


def test_a_lore_is_offered_with_its_field() -> None:
    lore = offer("skill-common-lore:imperium")
    assert (lore.label, lore.detail) == ("skill-common-lore", "imperium")
    assert filled("skill-common-lore:imperium")["skill"]["trained"] is True
    assert "skill-common-lore:imperium" not in {offer.key for offer in SHEET.offers_for({})}


def test_one_can_aim_a_throw_only_with_a_ballistic_skill() -> None:
    assert offer("throw-at-target").needs == "ballistic_skill"
    assert filled("throw-at-target")["ballistic_skill"] == 41
    assert "ballistic_skill" not in filled("throw-object")


def test_the_panel_beside_a_scene_is_short() -> None:
    compact = [group for group in SHEET.groups if group.compact]
    assert compact == list(SHEET.groups[:2])
