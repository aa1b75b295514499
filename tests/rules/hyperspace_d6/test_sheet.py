"""The sheets: an example of each, what follows from it, what it offers, and that tables and fields agree."""

from typing import Any

import pytest

from rules.contract import LANGUAGES, GivenFaces, Object, Words
from rules.contract.fields import specs
from rules.contract.sheets import fill
from rules.systems.hyperspace_d6.advancement import Attributes, Skills
from rules.systems.hyperspace_d6.tables import ATTRIBUTES, SKILLS, VEHICLES

from .asking import HYPERSPACE_D6, outcome

KIRA = {
    "name": "Kira",
    "kind": "pc",
    "attributes": {
        "dexterity": 4,
        "knowledge": 2,
        "mechanical": 3,
        "perception": 3,
        "strength": 2,
        "technical": 2,
        "force": 1,
    },
    "skills": {"agility": 2, "blasters": 4, "pilot": 3, "gunnery": 1, "tactics": 1, "stamina": 2, "sense": 1},
    "determination": 7,
    "improvement_points": 3,
    "force_points": 2,
    "weapons": [
        {
            "name": "Old carbine",
            "attribute": "dexterity",
            "skill": "blasters",
            "damage_dice": 4,
            "damage_flat": 1,
        }
    ],
    "armour": {"key": "light", "dice_total": 2, "dice_broken": 1},
    "states": {"dismayed_now": True},
    "on_six": "explode",
    "medpacs": 1,
}
GULL = {
    "name": "Gull",
    "class": "ship",
    "manoeuvrability": 4,
    "determination": 20,
    "determination_maximum": 24,
    "shield_total": 2,
    "shield_broken": 0,
    "weapons": [{"name": "Dual laser", "attribute": "mechanical", "skill": "gunnery", "damage_dice": 3}],
    "ram_dice": 6,
}
EXAMPLES = {"character": KIRA, "vehicle": GULL}
LEFT_TO_THE_PERSON = {"difficulty": 12, "defence": 12, "manoeuvrability": 4, "skill": 2, "mechanical": 3}
OFFERS = [
    pytest.param(name, offer, id=f"{name}-{offer.key}")
    for name, sheet in HYPERSPACE_D6.sheets.items()
    for offer in sheet.offers_for(EXAMPLES[name])
]


def asked_from(sheet: str, rule_id: str, fills: Any, values: Any) -> dict[str, Any]:
    """The inputs that a sheet fills, and a person's for what is still needed."""
    inputs = fill(fills, values)
    for spec in HYPERSPACE_D6.rule(rule_id).fields:
        if spec.required and spec.key not in inputs:
            inputs[spec.key] = LEFT_TO_THE_PERSON[spec.key]
    return inputs


@pytest.mark.parametrize(("sheet", "offer"), OFFERS)
def test_every_offer_resolves(sheet: str, offer: Any) -> None:
    inputs = asked_from(sheet, offer.rule, offer.fills, EXAMPLES[sheet])
    # Faces of 2 never explode, break or end short.
    found = HYPERSPACE_D6.rule(offer.rule).resolve(inputs, HYPERSPACE_D6.default_house, GivenFaces([2] * 60))
    assert found


def test_an_offer_has_one_key_and_a_word() -> None:
    for name, sheet in HYPERSPACE_D6.sheets.items():
        offers = sheet.offers_for(EXAMPLES[name])
        assert len({offer.key for offer in offers}) == len(offers)
        assert not [offer.label for offer in offers if offer.label not in Words.of(HYPERSPACE_D6, "it")]


@pytest.mark.parametrize("sheet", EXAMPLES)
def test_an_empty_sheet_offers_what_everybody_can_do(sheet: str) -> None:
    for offer in HYPERSPACE_D6.sheets[sheet].offers_for({}):
        if offer.needs is None:
            inputs = asked_from(sheet, offer.rule, offer.fills, {})
            assert HYPERSPACE_D6.rule(offer.rule).resolve(
                inputs, HYPERSPACE_D6.default_house, GivenFaces([2] * 60)
            )


def test_the_force_and_own_weapons_are_offered_to_those_who_have_them() -> None:
    sheet = HYPERSPACE_D6.sheets["character"]
    own = {offer.key for offer in sheet.offers_for(KIRA)} - {offer.key for offer in sheet.offers_for({})}
    assert own >= {
        "force",
        "sense",
        "open-sense",
        "damage-alter",
        "attack-weapon-1",
        "damage-weapon-1",
        "armour-roll",
    }
    carbine = next(offer for offer in sheet.offers_for(KIRA) if offer.key == "attack-weapon-1")
    assert carbine.detail == "Old carbine"
    assert fill(carbine.fills, KIRA)["skill"] == 4


@pytest.mark.parametrize("sheet", EXAMPLES)
def test_the_example_is_what_its_fields_accept(sheet: str) -> None:
    fields = HYPERSPACE_D6.sheets[sheet].fields()
    for key, value in EXAMPLES[sheet].items():
        kind = fields[key].kind
        assert kind is not None, f"{key} is shown, not typed"
        kind.read(value, key)
    for field in fields.values():
        if field.kind and field.default is not None:
            field.kind.read(field.default, field.key)
        if field.resource:
            assert field.resource in fields


def test_what_follows_from_a_sheet() -> None:
    shown = {}
    for key, field in HYPERSPACE_D6.sheets["character"].fields().items():
        if field.shown_from:
            rule, sources, result = field.shown_from
            shown[key] = outcome(rule, fill(sources, KIRA))[result]
    assert shown == {"defence": 12, "initiative": 10, "determination_maximum": 10, "force_points_maximum": 2}


def test_an_agreed_value_replaces_the_formula() -> None:
    rule, sources, result = HYPERSPACE_D6.sheets["character"].fields()["defence"].shown_from or ("", {}, "")
    assert outcome(rule, fill(sources, {**KIRA, "defence_override": 15}))[result] == 15


def test_a_vehicles_values_follow_from_its_manoeuvrability() -> None:
    fields = HYPERSPACE_D6.sheets["vehicle"].fields()
    for key, value in (("defence", 14), ("initiative", 10)):
        rule, sources, result = fields[key].shown_from or ("", {}, "")
        assert outcome(rule, fill(sources, GULL))[result] == value


@pytest.mark.parametrize("sheet", EXAMPLES)
def test_what_a_rule_reads_from_a_sheet_is_of_the_right_kind(sheet: str) -> None:
    values = {**EXAMPLES[sheet], "defence": 12, "determination_maximum": 24}
    for rule_id, fills in HYPERSPACE_D6.sheets[sheet].reads.items():
        kinds = {spec.key: spec.kind for spec in HYPERSPACE_D6.rule(rule_id).fields}
        for key, value in fill(fills, values).items():
            kinds[key].read(value, f"{rule_id}.{key}")


def test_the_skills_of_a_sheet_are_those_of_the_table() -> None:
    assert [spec.key for spec in specs(Skills)] == list(SKILLS)
    assert [spec.key for spec in specs(Attributes)] == list(ATTRIBUTES)
    attributes = HYPERSPACE_D6.sheets["character"].fields()["attributes"].kind
    assert isinstance(attributes, Object)
    assert [spec.key for spec in specs(attributes.shape)] == list(ATTRIBUTES)
    assert (len(ATTRIBUTES), len(SKILLS), set(SKILLS.values())) == (7, 33, set(ATTRIBUTES))


def test_a_rolled_skill_counts_dice_of_its_attribute_and_its_own_number() -> None:
    offers = {offer.key: offer for offer in HYPERSPACE_D6.sheets["character"].offers}
    inputs = fill(offers["blasters"].fills, KIRA)
    assert inputs == {"attribute": 4, "skill": 4, "dexterity": 4, "dismayed": True, "on_six": "explode"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cell_of_a_table_has_a_word(language: str) -> None:
    words = Words.of(HYPERSPACE_D6, language)
    for table in HYPERSPACE_D6.tables.values():
        for row in table.rows:
            assert len(row) == len(table.columns)
            for column, cell in zip(table.columns, row, strict=True):
                if isinstance(cell, str) and not cell[0].isdigit() and cell != "n":
                    assert words.choice(cell, column) != cell or f"choice-{cell}" in words, (table.key, cell)


def test_the_listed_vehicles_have_manoeuvrability_as_a_flat_number() -> None:
    for key, flat in (("landspeeder", 5), ("starfighter", 7), ("light-interceptor", 8), ("shuttle", 3)):
        dice, pips = VEHICLES[key].manoeuvrability
        inputs = {"manoeuvrability_dice": dice, "manoeuvrability_pips": pips}
        assert outcome("vehicle-values", inputs)["manoeuvrability"] == flat
