"""How these tests ask Deathwatch: by rule and inputs, with the dice written out."""

from typing import Any

from rules.contract import JSON, RulesError, odds_of, outcome_of
from rules.systems.deathwatch import DEATHWATCH

SYSTEMS = {DEATHWATCH.id: DEATHWATCH}


def ask(rule: str, dice: list[int] | tuple[int, ...] = (), house: JSON = None, **inputs: JSON) -> Any:
    request = {
        "system": "deathwatch",
        "rule": rule,
        "inputs": inputs,
        "house_rules": house or {},
        "dice": list(dice),
    }
    return outcome_of(request, SYSTEMS)[3]


def refusal(rule: str, dice: list[int] | tuple[int, ...] = (), house: JSON = None, **inputs: JSON) -> str:
    """The reason of a refusal, or the field of an invalid input."""
    try:
        ask(rule, dice, house, **inputs)
    except RulesError as error:
        return error.reason or error.field or error.code
    raise AssertionError("it was allowed")


def chances(rule: str, house: JSON = None, **inputs: JSON) -> dict[str, Any]:
    """Odds as plain fractions."""
    return odds_of(DEATHWATCH.rule(rule), DEATHWATCH.house(house or {}), inputs)
