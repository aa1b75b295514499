"""What somebody wants rolled, read and checked before any die falls: the ask that will be signed, and the words beside it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from rules import dice
from rules.contract import JSON, RulesError, System, Words, odds_of
from rules.contract.errors import invalid
from rules.ledger.canonical import as_signed
from rules.ledger.drawing import check_acceptable
from rules.systems import SYSTEMS

LONGEST_REASON = 300
LONGEST_LABEL = 80
_KEBAB = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


@dataclass(frozen=True)
class RollAsk:
    """A roll that the rules accept. ``ask`` is the contract's request with the rules version, as it will be signed.

    ``words`` are the person's own, which the entry only commits to: ``reason``, ``label.0`` …, or the path of an input whose
    place in the ask then holds ``other``. ``typed`` is the dice expression as it was typed.
    """

    ask: dict[str, JSON]
    words: dict[str, str] = field(default_factory=dict)
    typed: str = ""

    @property
    def reason(self) -> str:
        return self.words.get("reason", "")

    @property
    def expression(self) -> str:
        """The canonical dice expression, where loose dice are asked for."""
        return str(self.ask["inputs"].get("expression", "")) if self.ask["system"] == "dice" else ""


def ask_for_dice(typed: str) -> RollAsk:
    """Dice notation with, behind ``#``, what is at stake. Raises ``RulesError`` with the column of what cannot be read."""
    expression = dice.parse(typed)
    words = {f"label.{number}": label.text for number, label in enumerate(expression.labels)}
    if expression.note:
        words["reason"] = fitting(expression.note, "reason", LONGEST_REASON)
    inputs = {"expression": expression.canonical}
    return _accepted({"system": "dice", "rule": "roll", "inputs": inputs, "house_rules": {}}, words, typed)


def ask_for_check(
    system_id: str, rule_id: str, inputs: dict[str, JSON], house_rules: Mapping[str, JSON], reason: str = ""
) -> RollAsk:
    """A system's check. Raises ``RulesError`` where the rules refuse it."""
    system = SYSTEMS.get(system_id)
    if system is None:
        raise RulesError("unknown-system", field="system", values={"system": system_id[:80]})
    changed = house_in_force(system, house_rules)
    words = {"reason": fitting(reason, "reason", LONGEST_REASON)} if reason else {}
    known = Words.of(system, "en")
    signed = _without_free_text(inputs, "inputs", words, known)
    return _accepted(
        {"system": system_id, "rule": rule_id, "inputs": signed, "house_rules": changed}, words, ""
    )


def house_in_force(system: System, house_rules: Mapping[str, JSON]) -> dict[str, JSON]:
    """Those of the house rules that differ from the game's own: what a request names."""
    return {key: value for key, value in house_rules.items() if value != system.default_house.get(key)}


def _accepted(request: dict[str, JSON], words: dict[str, str], typed: str) -> RollAsk:
    system = SYSTEMS[request["system"]]
    ask = as_signed({**request, "version": system.version})
    check_acceptable(ask)
    return RollAsk(ask, words, typed)


def _without_free_text(value: JSON, path: str, words: dict[str, str], known: Words) -> JSON:
    """The inputs with each label that the system does not know replaced by ``other``, and the person's words set aside."""
    if isinstance(value, dict):
        return {
            key: _label(item, f"{path}.{key}", words, known)
            if key == "label" and isinstance(item, str)
            else _without_free_text(item, f"{path}.{key}", words, known)
            for key, item in value.items()
        }
    if isinstance(value, list):
        return [
            _without_free_text(item, f"{path}.{position}", words, known)
            for position, item in enumerate(value)
        ]
    return value


def _label(label: str, path: str, words: dict[str, str], known: Words) -> str:
    if label == "other":
        return label
    if _KEBAB.fullmatch(label) and (f"modifier-{label}" in known or f"choice-{label}" in known):
        return label
    words[path] = fitting(label, path, LONGEST_LABEL)
    return "other"


def fitting(said: str, field: str, most: int) -> str:
    """Somebody's own words. Raises ``RulesError`` where they are too long: nothing of them is left out."""
    if len(said) > most:
        raise invalid(field, "error-words-length", most=most, count=len(said))
    return said


@dataclass(frozen=True)
class OddsShown:
    """The odds beside a roll that has not fallen: a chance of success, or what the total may be. None: not to be had.

    ``others``: the rule's other main fields, each with its chance, or with the chance of each value.
    """

    success: Fraction | None = None
    mean: Fraction | None = None
    least: int | None = None
    greatest: int | None = None
    others: Mapping[str, Any] = field(default_factory=dict)


def odds_shown(asked: RollAsk) -> OddsShown:
    ask = asked.ask
    system = SYSTEMS[ask["system"]]
    rule = system.rule(ask["rule"])
    if system.id == "dice":
        return _dice_odds(ask["inputs"]["expression"])
    try:
        found: dict[str, Any] = odds_of(rule, system.house(ask["house_rules"]), ask["inputs"])
    except RulesError:
        return OddsShown()
    success = found.get("success")
    others = {key: chances for key, chances in found.items() if key not in ("success", "degrees")}
    return OddsShown(success=success if isinstance(success, Fraction) else None, others=others)


def _dice_odds(expression: str) -> OddsShown:
    try:
        found = dice.summary(dice.parse(expression))
    except RulesError:
        return OddsShown()
    return OddsShown(found.success, found.mean, found.least, found.greatest)


def sentence_of(error: RulesError, language: str, system_id: str = "dice") -> str:
    """An error's sentence in the reader's language. Loose dice are rolled at every game's table."""
    words = Words.of(SYSTEMS.get(system_id), language)
    loose = Words.of(SYSTEMS["dice"], language)
    return (loose if error.message_id in loose and error.message_id not in words else words).error(error)
