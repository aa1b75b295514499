"""A character's sheet as the system defines it: values read and checked, shown values computed, checks filled in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.contract import JSON, GivenFaces, Offer, RulesError, Sheet, SheetField, System
from rules.contract.errors import invalid
from rules.contract.fields import REQUIRED
from rules.contract.sheets import fill, look_up
from rules.systems import SYSTEMS

from .models import Character
from .values import filled


def system_of(character: Character) -> System:
    return SYSTEMS[character.campaign.system]


def sheet_of(character: Character) -> Sheet | None:
    """The definition of the character's sheet; None where the system has no sheets (loose dice)."""
    return system_of(character).sheets.get(character.sheet_kind)


def values_of(character: Character, sheet_values: Mapping[str, JSON] | None = None) -> dict[str, JSON]:
    """The sheet's values with defaults where nothing was filled in, the shown values, and the campaign's house rules."""
    sheet = sheet_of(character)
    if sheet is None:
        return {}
    given = character.sheet if sheet_values is None else sheet_values
    values: dict[str, JSON] = {
        key: given.get(key, field.default)
        for key, field in sheet.fields().items()
        if field.shown_from is None or key in given
    }
    if "name" in values:
        values["name"] = character.name
    values["house_rules"] = character.campaign.house_rules
    for key, field in sheet.fields().items():
        if field.shown_from is not None and values.get(key) is None:
            values[key] = shown_value(system_of(character), field, values)
    for key, field in sheet.fields().items():
        if field.begins is not None and values.get(key) is None:
            begun = look_up(values, field.begins)
            values[key] = None if begun is REQUIRED else begun
    return values


def shown_value(system: System, field: SheetField, values: Mapping[str, JSON]) -> JSON:
    """A value that the rules work out from others; None while these do not say enough."""
    assert field.shown_from is not None
    rule_id, fills, key = field.shown_from
    rule = system.rule(rule_id)
    try:
        outcome = rule.resolve(fill(fills, values), system.house(values.get("house_rules")), GivenFaces(()))
    except RulesError:
        return None
    return outcome.get(key) if key else outcome


def checked_values(sheet: Sheet, given: Mapping[str, JSON]) -> tuple[dict[str, JSON], dict[str, RulesError]]:
    """The values that fit their fields, and an error for each that does not. Unknown keys are errors too."""
    fields = sheet.fields()
    fine: dict[str, JSON] = {}
    wrong: dict[str, RulesError] = {}
    for key, value in given.items():
        field = fields.get(key)
        if field is None or field.kind is None:
            wrong[key] = RulesError("invalid-input", field=key, message_id="error-unknown-key")
            continue
        if value is None:
            continue
        try:
            field.kind.read(value, key)
        except RulesError as error:
            wrong[key] = error
        else:
            fine[key] = value
    return fine, wrong


def unmatched(character: Character, given: Mapping[str, JSON]) -> dict[str, RulesError]:
    """Values that fit their fields but not each other, by the path of the one to change; "" for what concerns several: more points
    than their maximum, more rounds than the magazine holds, and what the sheet's own limits refuse."""
    sheet = sheet_of(character)
    if sheet is None:
        return {}
    fields = sheet.fields()
    values = {
        key: filled(field.kind, given.get(key, field.default))
        for key, field in fields.items()
        if field.kind is not None
    }
    wrong: dict[str, RulesError] = {}
    for key, field in fields.items():
        if field.resource in values:
            wrong |= _above(key, values.get(key), values[field.resource])
        for path, entry in _entries(key, values.get(key)) if field.used else ():
            part, whole_part = field.used or ("", "")
            wrong |= _above(f"{path}.{part}", entry.get(part), entry.get(whole_part) or None)
    if sheet.limits is not None:
        try:
            inputs = fill(sheet.reads[sheet.limits], values)
            house = system_of(character).house(character.campaign.house_rules)
            system_of(character).rule(sheet.limits).resolve(inputs, house, GivenFaces(()))
        except RulesError as error:
            if error.code == "not-allowed":
                wrong[""] = error
    return wrong


def _above(path: str, value: JSON, most: JSON) -> dict[str, RulesError]:
    if type(value) is int and type(most) is int and value > most:
        return {path: invalid(path, "error-above-maximum", most=most)}
    return {}


def _entries(key: str, value: JSON) -> list[tuple[str, dict[str, JSON]]]:
    if isinstance(value, dict):
        return [(key, value)]
    return [(f"{key}.{place}", entry) for place, entry in enumerate(value or ())]


@dataclass(frozen=True)
class OfferedCheck:
    """A check that a character can make now: the offer, and the inputs that its sheet fills."""

    offer: Offer
    inputs: dict[str, JSON]

    def missing(self, system: System) -> list[str]:
        """Inputs that the person must still give."""
        return [
            spec.key
            for spec in system.rule(self.offer.rule).fields
            if spec.required and spec.key not in self.inputs
        ]


def offered_checks(character: Character) -> list[OfferedCheck]:
    """All checks of the sheet whose needed field is filled in."""
    sheet = sheet_of(character)
    if sheet is None:
        return []
    values = values_of(character)
    return [
        OfferedCheck(offer, fill(offer.fills, values))
        for offer in sheet.offers_for(values)
        if offer.needs is None or values.get(offer.needs) not in (None, REQUIRED)
    ]
