"""The sheet: an example of one, what follows from it, and that whatever it offers can be rolled."""

from __future__ import annotations

from typing import Any

import pytest

from rules.contract import GivenFaces
from rules.contract.sheets import fill
from rules.systems.starfinder import STARFINDER

from .asking import Json, refusal

SHEET = STARFINDER.sheets["character"]
FIELDS = SHEET.fields()

ILEX: Json = {
    "name": "Ilex",
    "kind": "pc",
    "strength": 14,
    "dexterity": 17,
    "constitution": 12,
    "intelligence": 10,
    "wisdom": 9,
    "charisma": 13,
    "challenge_rating": 3,
    "size": "large",
    "body": "long",
    "reach_weapon": True,
    "armed": True,
    "land_speed": 9,
    "climb_speed": None,
    "swim_speed": 6,
    "fly_speed": 12,
    "manoeuvrability": "average",
    "speed_modifiers": [{"label": "boots", "value": 3}],
    "load": "none",
    "acrobatics": {"ranks": 4, "class_skill": True, "armour_penalty": 1, "other": 2},
    "athletics": {"ranks": 0, "class_skill": True},
    "stamina": 7,
    "stamina_max": 18,
    "hit_points": 11,
    "hit_points_max": 20,
    "hustle_damage": 3,
    "march_damage": 0,
    "hours_today": 6.5,
    "hustle_hours": 2,
    "run_state": {"rounds_run": 12, "checks": 1},
    "conditions": ["entangled"],
}


def shown(key: str, values: Json) -> Any:
    found = FIELDS[key].shown_from
    assert found
    rule, fills, outcome = found
    inputs = fill(fills, values)
    return STARFINDER.rule(rule).resolve(inputs, STARFINDER.default_house, GivenFaces(()))[outcome]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("strength_modifier", 2),
        ("wisdom_modifier", -1),
        ("reach", 3),  # a long Large body reaches 1.5 m, and 1.5 m more with the weapon
        ("natural_reach", 1.5),
        ("space", 3),
        ("effective_speed_land", 6),  # 9 and 3 for the boots, halved: entangled
        ("effective_speed_fly", 7.5),
        ("effective_speed_swim", 4.5),
        ("acrobatics_bonus", 8),  # 4 ranks, 3 trained, 3 of Dexterity, −1, 2, and −3: entangled, fatigued
        ("athletics_bonus", 1),  # no rank, so no 3; 2 of Strength, and −1: fatigued
    ],
)
def test_what_the_sheet_shows(key: str, value: float) -> None:
    assert shown(key, ILEX) == value


def test_damage_from_travel_fatigues_by_itself() -> None:
    rested = {**ILEX, "hustle_damage": 0}
    assert shown("athletics_bonus", rested) == shown("athletics_bonus", ILEX) + 1
    assert fill(SHEET.reads["travel-recovery"], ILEX)["state"]["other_fatigue"] is False
    sick = {**rested, "conditions": ["fatigued"]}
    assert fill(SHEET.reads["travel-recovery"], sick)["state"]["other_fatigue"] is True


def test_a_space_of_its_own_goes_before_that_of_the_size() -> None:
    assert shown("space", {**ILEX, "space_override": 4.5}) == 4.5
    assert shown("reach", {**ILEX, "natural_reach_override": 6}) == 7.5


LEFT_TO_THE_PERSON: Json = {
    "dc": 15,
    "challenge_ratings": [2],
    "pace": "run",
    "hour": 9,
    "pursuers": [{"score": 12}],
    "rounds": 4,
    "water": "rough",
    "surface": "rough-wall",
    "height": 9,
    "opposing_bonus": 5,
}


def asked_from(rule_id: str, fills: Any, values: Json) -> Json:
    """The inputs that a sheet fills, and a person's for what is still needed."""
    inputs = fill(fills, values)
    for spec in STARFINDER.rule(rule_id).fields:
        if spec.required and spec.key not in inputs:
            inputs[spec.key] = LEFT_TO_THE_PERSON[spec.key]
    return inputs


@pytest.mark.parametrize("offer", SHEET.offers_for(ILEX), ids=lambda offer: offer.key)
@pytest.mark.parametrize("values", [ILEX, {**ILEX, "constitution": None, "swim_speed": None}])
def test_every_offer_resolves(offer: Any, values: Json) -> None:
    if offer.needs and values.get(offer.needs) is None:
        return
    inputs = asked_from(offer.rule, offer.fills, values)
    found = STARFINDER.rule(offer.rule).resolve(inputs, STARFINDER.default_house, GivenFaces([3] * 60))
    assert found


@pytest.mark.parametrize(
    ("key", "values", "reason"),
    [
        ("tumble-past", {"load": "overburdened"}, "encumbered"),
        ("hover", {"manoeuvrability": None}, "clumsy-hover"),
        ("move-in-wind", {"conditions": ["unconscious"]}, "unconscious"),
        ("local-run-round", {"run_state": {"rest_left": 4}}, "resting"),
        ("forced-march-hour", {"hit_points": 0}, "unconscious"),
    ],
)
def test_an_offer_is_refused_for_the_documents_reasons_only(key: str, values: Json, reason: str) -> None:
    offer = next(offer for offer in SHEET.offers if offer.key == key)
    inputs = asked_from(offer.rule, offer.fills, {**ILEX, **values})
    assert refusal(offer.rule, inputs, [10]) == reason


@pytest.mark.parametrize("offer", SHEET.offers_for({}), ids=lambda offer: offer.key)
def test_an_empty_sheet_leaves_everything_to_the_person(offer: Any) -> None:
    inputs = fill(offer.fills, {})
    specs = {spec.key: spec for spec in STARFINDER.rule(offer.rule).fields}
    for key, value in inputs.items():
        if not isinstance(value, dict):  # an object may still lack what the person fills in
            specs[key].kind.read(value, key)


DERIVED = {rule_id: fills for rule_id, fills in SHEET.reads.items() if rule_id not in ("speed", "reach")}


@pytest.mark.parametrize("rule_id", DERIVED)
def test_what_the_sheet_fills_is_accepted(rule_id: str) -> None:
    """Every value stands where the rule expects it: only what is left to the person may be missing."""
    rule = STARFINDER.rule(rule_id)
    inputs = fill(DERIVED[rule_id], ILEX)
    specs = {spec.key: spec for spec in rule.fields}
    assert inputs
    for key, value in inputs.items():
        specs[key].kind.read(value, key)
