"""Request in, answer out: the one way into every rule, for pages, API, command line, verifier and conformance cases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .errors import RulesError, invalid, not_allowed
from .faces import DrawnFaces, Faces, GivenFaces
from .fields import JSON, plain, read
from .odds import as_probabilities, every_way, main_fields
from .rule import House, Rule, System
from .words import Words

REQUEST_KEYS = frozenset({"system", "rule", "inputs", "house_rules", "dice"})

Systems = Mapping[str, System]
Draw = Callable[[int], int]


def find(request: JSON, systems: Systems) -> tuple[System, Rule, House, JSON]:
    """System, rule, house rules and inputs that a request names, checked in the contract's order up to the inputs."""
    if type(request) is not dict:
        raise invalid(None, "error-not-json")
    name = request.get("system")
    system = systems.get(name) if isinstance(name, str) else None
    if system is None:
        raise RulesError("unknown-system", field="system", values={"system": str(name)[:80]})
    rule = system.rule(request.get("rule"))
    for key in request:
        if key not in REQUEST_KEYS:
            raise invalid(str(key), "error-unknown-key")
    if request.get("house_rules", {}) is None:
        raise invalid("house_rules", "error-not-an-object")
    house = system.house(request.get("house_rules"))
    return system, rule, house, request.get("inputs", {})


def outcome_of(request: JSON, systems: Systems, draw: Draw | None = None) -> tuple[System, Rule, Faces, JSON]:
    """Applies the rule that a request names. Raises ``RulesError``. Without ``dice`` in the request, ``draw`` gives the faces."""
    system, rule, house, inputs = find(request, systems)
    asked: Any = read(rule.asks, inputs, "inputs")
    faces: Faces
    if "dice" in request:
        if type(request["dice"]) is not list:
            raise invalid("dice", "error-not-a-list")
        faces = GivenFaces(request["dice"])
    else:
        faces = DrawnFaces(draw) if draw else GivenFaces(())
    outcome = plain(rule.function(asked, house, faces))
    faces.finish()
    return system, rule, faces, outcome


def resolve(
    request: JSON, systems: Systems, draw: Draw | None = None, language: str = "en"
) -> dict[str, JSON]:
    """The contract's answer to a request, errors included."""
    try:
        system, rule, faces, outcome = outcome_of(request, systems, draw)
    except RulesError as error:
        return error_answer(request, systems, error, language)
    return {
        "system": system.id,
        "rule": rule.id,
        "version": system.version,
        "dice": [{"sides": die.sides, "face": die.face, "purpose": die.purpose} for die in faces.drawn],
        "outcome": outcome,
    }


def odds_of(rule: Rule, house: House, inputs: JSON) -> dict[str, Any]:
    """Odds as plain fractions. Raises ``not-allowed`` with ``no-odds`` or ``odds-too-expensive``, and whatever the rule refuses."""
    asked: Any = read(rule.asks, inputs, "inputs")
    if callable(rule.odds):
        return dict(rule.odds(asked, house))
    if not rule.odds:
        raise not_allowed("no-odds")
    return main_fields(every_way(lambda faces: plain(rule.function(asked, house, faces))), rule.odds)


def odds(request: JSON, systems: Systems, language: str = "en") -> dict[str, JSON]:
    """The contract's answer to a request for odds, errors included."""
    try:
        system, rule, house, inputs = find(request, systems)
        if "dice" in request:
            raise invalid("dice", "error-dice-with-odds")
        found = odds_of(rule, house, inputs)
    except RulesError as error:
        return error_answer(request, systems, error, language)
    return {"system": system.id, "rule": rule.id, "version": system.version, "odds": as_probabilities(found)}


def error_answer(request: JSON, systems: Systems, error: RulesError, language: str = "en") -> dict[str, JSON]:
    """The answer in place of an outcome. What of system, rule and version is known is said too."""
    name, rule_id = (
        (request.get("system"), request.get("rule")) if isinstance(request, dict) else (None, None)
    )
    system = systems.get(name) if isinstance(name, str) else None
    rule = system.rules.get(rule_id) if system and isinstance(rule_id, str) else None
    said: dict[str, JSON] = {"code": error.code}
    if error.field is not None:
        said["field"] = error.field
    if error.reason is not None:
        said["reason"] = error.reason
    said["message"] = Words.of(system, language).error(error)
    if system and rule:
        return {"system": system.id, "rule": rule.id, "version": system.version, "error": said}
    return {"system": system.id, "error": said} if system else {"error": said}


def catalogue(systems: Systems, system_id: str | None = None, language: str = "en") -> dict[str, JSON]:
    """Everything that can be asked: rules, kinds, schemas with labels, house rules, sheets' fields."""
    if system_id is not None and system_id not in systems:
        raise RulesError("unknown-system", field="system", values={"system": system_id[:80]})
    chosen = [systems[system_id]] if system_id is not None else systems.values()
    return {"systems": [_described(system, language) for system in chosen]}


def _described(system: System, language: str) -> dict[str, JSON]:
    words = Words.of(system, language)
    return {
        "system": system.id,
        "name": words.text(f"system-{system.id}"),
        "version": system.version,
        "rules": [
            {
                "rule": rule.id,
                "name": words.text(f"rule-{rule.id}"),
                "summary": words.text(f"rule-{rule.id}.summary"),
                "kind": rule.kind,
                "covers": list(rule.covers),
                "odds": bool(rule.odds),
                "house_rules": list(rule.house_rules),
                "inputs": words.labelled(rule.schema(), rule.id),
                "sentence": words.source(f"sentence-{rule.id}"),
            }
            for rule in system.rules.values()
        ],
        "house_rules": [
            {
                "key": house_rule.key,
                "name": words.text(f"house-{house_rule.key}"),
                "default": house_rule.default,
                **house_rule.kind.schema(),
            }
            for house_rule in system.house_rules.values()
        ],
    }
