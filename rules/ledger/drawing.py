"""Where the rules meet the dice: a request is asked of the rules, with faces from its seed."""

from __future__ import annotations

from collections.abc import Callable

from rules import systems
from rules.contract import JSON, Faces, RulesError, not_allowed

from .canonical import JsonMap, as_signed
from .forms import MOST_DICE
from .kinds import entry_json
from .stream import Stream

# Outcome of an ask, whose faces the rule takes from the second argument. Raises ``RulesError`` where the rules refuse, and
# ``RulesNotHere`` where they are not at hand.
Rules = Callable[[JsonMap, Faces], JSON]


class RulesNotHere(Exception):
    """The system, or this version of its rules, is not switched on here."""


def switched_on(ask: JsonMap, faces: Faces) -> JSON:
    """The rules of ``rules.systems``. All faces given must be used."""
    system = systems.SYSTEMS.get(ask["system"])
    if system is None or system.version != ask["version"]:
        raise RulesNotHere
    rule = system.rule(ask["rule"])
    outcome = rule.resolve(ask["inputs"], system.house(ask["house_rules"]), faces)
    faces.finish()
    return outcome


class SeedFaces(Faces):
    """The faces of a request, as its seed gives them. The 501st is refused as ``draw-limit``, whatever the rule."""

    __slots__ = ("_stream",)

    def __init__(self, seed: bytes, req: JsonMap) -> None:
        super().__init__()
        self._stream = Stream.of(seed, req)

    def _next(self, sides: int) -> int:
        if len(self.drawn) >= MOST_DICE:
            raise not_allowed("draw-limit", field="dice")
        return self._stream.draw(sides)


class _FirstFace(Exception):
    """The rule has accepted what it was asked and wants dice."""


class _NoFaces(Faces):
    __slots__ = ()

    def _next(self, sides: int) -> int:
        raise _FirstFace


def check_acceptable(ask: JsonMap, rules: Rules = switched_on) -> None:
    """Raises the ``RulesError`` with which the rules refuse an ask before any face falls."""
    try:
        rules(ask, _NoFaces())
    except _FirstFace:
        pass
    except RulesNotHere:
        raise RulesError("unknown-system", field="system", values={"system": ask["system"]}) from None


def draw(req: JsonMap, seed: bytes, rules: Rules = switched_on) -> tuple[str, JsonMap]:
    """Type and keys of what comes of an accepted request: of a ``roll``, an ``amend`` or a ``void``.

    Raises ``RulesError`` only for an ask that ``check_acceptable`` refuses. A defect of the rules makes a void: the seed is
    used up, and the roll can be computed by anybody.
    """
    asked: JsonMap = {"req": req, "seed": seed.hex()}
    faces = SeedFaces(seed, req)
    try:
        outcome = as_signed(rules(req["ask"], faces))
        entry_json(outcome, "outcome")
        if type(outcome) is dict:
            dice = [[die.sides, die.face] for die in faces.drawn]
            return ("amend" if req["amends"] else "roll"), {**asked, "dice": dice, "outcome": outcome}
    except RulesError as error:
        if not faces.drawn:
            raise
        if error.reason is not None:
            limit = {"code": error.code, "reason": error.reason}
            return "void", {**asked, "why": "limit", "error": limit}
    except RulesNotHere:
        raise RulesError("unknown-system", field="system", values={"system": req["ask"]["system"]}) from None
    except Exception:
        # Whatever broke, the player's request was accepted and stays visible.
        return crash(req, seed)
    return crash(req, seed)


def crash(req: JsonMap, seed: bytes) -> tuple[str, JsonMap]:
    """A void for a request on which the program broke down."""
    return "void", {"req": req, "seed": seed.hex(), "why": "crash"}
