"""A filled sheet: what it shows, what it offers, and what it fills for the rules."""

from typing import Any

import pytest

from rules.contract import LANGUAGES, DrawnFaces, RulesError, Words, read
from rules.contract.fields import REQUIRED, Kind, ListOf, Object
from rules.contract.sheets import fill
from tests.rules.strategies import values_of

from .asking import DARK_HERESY

SHEET = DARK_HERESY.sheets["character"]
AP = {"head": 2, "right_arm": 4, "left_arm": 4, "body": 5, "right_leg": 4, "left_leg": 4}
NOVA: dict[str, Any] = {
    "name": "Nova Karse",
    "ws": 38,
    "bs": 45,
    "s": 34,
    "t": 41,
    "ag": 36,
    "int": 33,
    "per": 40,
    "wp": 35,
    "fel": 29,
    "life": 9,
    "life_max": 12,
    "fate_current": 1,
    "fate_max": 2,
    "fatigue": 1,
    "states": ["prone", "guarded-attack", "jammed"],
    "skills": [
        {"key": "dodge", "characteristic": "ag", "training": "plus-10"},
        {"key": "silent-move", "characteristic": "ag", "training": "trained"},
        {"key": "forbidden-lore", "label_es": "Saber Prohibido", "characteristic": "int", "advanced": True},
    ],
    "armour": [
        {"name": "coat", "kind": "armour", "ap": AP},
        {"name": "vest", "kind": "armour", "ap": {**AP, "body": 7}},
    ],
    "weapons": [
        {
            "name": "autogun",
            "weapon_class": "basic",
            "bonus": 3,
            "range": 90,
            "rof_semi": 3,
            "rof_full": 10,
            "magazine": 30,
            "ammo": 30,
            "qualities": ["scatter"],
        },
        {"name": "stub revolver", "weapon_class": "pistol", "bonus": 3, "ammo": 2, "jammed": True},
        {"name": "heavy stubber", "weapon_class": "heavy", "rof_full": 8, "ammo": 80, "magazine": 80},
        {"name": "knife", "weapon_class": "melee", "dice_sides": 5, "qualities": ["knife"]},
        {"name": "frag", "weapon_class": "grenade", "dice_count": 2, "qualities": ["blast"]},
    ],
}
REFUSALS = {"advanced-skill-untrained", "jammed-weapon", "unbraced-single-shot-only"}


def stated(kind: Kind, key: str = "") -> Any:
    """A plain value for what the sheet leaves to the person."""
    if isinstance(kind, Object):
        return {spec.key: stated(spec.kind, spec.key) for spec in kind.shape.__specs__ if spec.required}
    if isinstance(kind, ListOf):
        return [stated(kind.item) for _ in range(kind.least)]
    return values_of(kind).example()


def complete(rule: Any, inputs: dict[str, Any]) -> dict[str, Any]:
    whole = dict(inputs)
    for spec in rule.fields:
        if spec.required and spec.exists_beside(whole) and spec.key not in whole:
            whole[spec.key] = stated(spec.kind, spec.key)
    return whole


def test_the_example_fits_the_fields() -> None:
    fields = SHEET.fields()
    for key, value in NOVA.items():
        kind = fields[key].kind
        assert kind is not None
        kind.read(value, key)
    for key, sheet_field in fields.items():
        assert sheet_field.kind or sheet_field.shown_from, key
        if sheet_field.kind and sheet_field.default is not None:
            sheet_field.kind.read(sheet_field.default, key)


def shown(key: str, values: dict[str, Any] = NOVA) -> Any:
    rule_id, fills, outcome_key = SHEET.fields()[key].shown_from  # type: ignore[misc]
    rule = DARK_HERESY.rule(rule_id)
    inputs = fill(fills, values)
    return rule.resolve(inputs, DARK_HERESY.default_house, DrawnFaces(lambda sides: 1))[outcome_key]


def test_what_is_shown() -> None:
    assert [shown(f"{key}_bonus") for key in ("ws", "bs", "s", "t", "ag")] == [None, None, 3, 4, 3]
    assert shown("movement_half") == 3
    assert shown("movement_run") == 18
    assert shown("armour_points")["body"] == 7
    assert shown("critical_level") == 0
    assert shown("critical_level", {**NOVA, "life": -3}) == 3
    assert shown("layers_counted") == 2
    assert shown("weapon_tier") == 3


@pytest.mark.filterwarnings("ignore::hypothesis.errors.NonInteractiveExampleWarning")
@pytest.mark.parametrize("offer", SHEET.offers_for(NOVA), ids=lambda offer: offer.key)
def test_every_offer_of_a_filled_sheet_resolves_or_is_refused_for_a_listed_reason(offer: Any) -> None:
    rule = DARK_HERESY.rule(offer.rule)
    inputs = complete(rule, fill(offer.fills, NOVA))
    try:
        rule.resolve(inputs, DARK_HERESY.default_house, DrawnFaces(lambda sides: (sides + 1) // 2))
    except RulesError as error:
        assert error.reason in REFUSALS, (error.code, error.field, inputs)  # noqa: PT017
    for language in LANGUAGES:
        assert offer.label in Words.of(DARK_HERESY, language)


def test_keys_of_offers_are_unique_and_an_empty_sheet_breaks_nothing() -> None:
    keys = [offer.key for offer in SHEET.offers_for(NOVA)]
    assert len(keys) == len(set(keys))
    for offer in SHEET.offers_for({}):
        fill(offer.fills, {})
    for fills in SHEET.reads.values():
        assert REQUIRED not in fill(fills, {}).values()


def offered(key: str) -> dict[str, Any]:
    offer = next(offer for offer in SHEET.offers_for(NOVA) if offer.key == key)
    return fill(offer.fills, NOVA)


def test_offers_know_skills_weapons_states_and_load() -> None:
    load = [{"label": "weapon-load", "value": -10}]
    assert offered("ws") == {"score": 38, "fatigue": 1, "modifiers": load}
    assert offered("dodge")["score"] == 46
    assert offered("dodge")["guarded"] is True
    assert offered("dodge")["states"] == []
    assert offered("skill-silent-move")["modifiers"] == [
        {"label": "weapon-load", "value": -20},
        {"label": "armour-layers", "value": -10},
    ]
    assert offered("full-auto-1") == {
        "weapon_class": "basic",
        "score": 45,
        "trained": True,
        "action": "full-auto",
        "rate_of_fire": 10,
        "ammo": 30,
        "jammed": False,
        "qualities": ["scatter"],
        "conditions": {"prone": True, "pinned": False, "fatigue": 1},
        "modifiers": load,
    }
    assert offered("damage-4") == {
        "dice_count": 1,
        "dice_sides": 5,
        "bonus": 0,
        "melee": True,
        "strength_bonus": 3,
    }


def test_load_limits_switched_off_weigh_on_nothing() -> None:
    offer = next(offer for offer in SHEET.offers if offer.key == "ws")
    assert "modifiers" not in fill(offer.fills, {**NOVA, "house_rules": {"load-limits": False}})


def test_what_the_sheet_fills_is_of_the_kind_that_the_rule_asks() -> None:
    for rule_id, fills in SHEET.reads.items():
        rule = DARK_HERESY.rule(rule_id)
        inputs = fill(fills, NOVA)
        for spec in rule.fields:
            if spec.key in inputs and not isinstance(spec.kind, Object):
                spec.kind.read(inputs[spec.key], spec.key)
            elif spec.key in inputs:
                for below in spec.kind.shape.__specs__:
                    if below.key in inputs[spec.key]:
                        below.kind.read(inputs[spec.key][below.key], below.key)
    assert read(
        DARK_HERESY.rule("fate-refresh").asks,
        {**fill(SHEET.reads["fate-refresh"], NOVA), "event": "session"},
        "",
    )
