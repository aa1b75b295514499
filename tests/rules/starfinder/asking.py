"""How the tests of this game ask its rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.contract import GivenFaces, RulesError
from rules.systems.starfinder import STARFINDER

Json = dict[str, Any]


def outcome(
    rule: str, inputs: Json, dice: Iterable[int] = (), house_rules: Json | None = None
) -> dict[str, Any]:
    faces = GivenFaces(list(dice))
    found: Json = STARFINDER.rule(rule).resolve(inputs, STARFINDER.house(house_rules or {}), faces)
    faces.finish()
    return found


def refusal(rule: str, inputs: Json, dice: Iterable[int] = (), house_rules: Json | None = None) -> str | None:
    """The reason, or for an invalid input the field, with which the rules refuse; None where they do not."""
    try:
        outcome(rule, inputs, dice, house_rules)
    except RulesError as error:
        return error.reason or error.field
    return None
