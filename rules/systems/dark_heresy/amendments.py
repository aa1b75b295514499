"""Rolls that fate amends: a new record, linked to the original, with what counts from then on (section 5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from rules.contract import (
    JSON,
    Boolean,
    Choice,
    Die,
    Faces,
    GivenFaces,
    House,
    Integer,
    JsonObject,
    Kind,
    ListOf,
    Rule,
    RulesError,
    asked,
    asks,
    invalid,
    not_allowed,
    plain,
    read,
)

from .attacks import attack
from .contests import feint, grapple_contest, knock_down, shove, stun_contest
from .d100 import Added
from .damage import damage_roll, righteous_fury
from .firearms import clear_jam, overwatch, suppressing_fire
from .hardship import pinning_test, shake_pinning
from .reactions import dodge, parry
from .rolls import characteristic_test, opposed_test, skill_test
from .turns import initiative

Side = Literal["a", "b"]


@dataclass(frozen=True)
class Amendable:
    """A rule whose rolls fate can change.

    ``test``: where in the outcome the test of side a and that of side b stand (None: the outcome is itself the test); empty
    for rolls without degrees. ``contested``: two sides roll, the first die is a's, the second b's.
    """

    rule: Rule
    test: Mapping[Side, str | None]
    contested: bool = False

    @property
    def has_degrees(self) -> bool:
        return bool(self.test)


AMENDABLE = {
    amendable.rule.id: amendable
    for amendable in (
        Amendable(characteristic_test, {"a": None}),
        Amendable(skill_test, {"a": None}),
        Amendable(attack, {"a": None}),
        Amendable(clear_jam, {"a": None}),
        Amendable(dodge, {"a": None}),
        Amendable(parry, {"a": None}),
        Amendable(suppressing_fire, {"a": None}),
        Amendable(pinning_test, {"a": None}),
        Amendable(shake_pinning, {"a": "test"}),
        Amendable(initiative, {}),
        Amendable(damage_roll, {}),
        Amendable(righteous_fury, {}),
        Amendable(overwatch, {}),
        Amendable(opposed_test, {"a": "a", "b": "b"}, contested=True),
        Amendable(feint, {"a": "attacker", "b": "defender"}, contested=True),
        Amendable(shove, {"a": "attacker", "b": "defender"}, contested=True),
        Amendable(knock_down, {"a": "attacker", "b": "defender"}, contested=True),
        Amendable(grapple_contest, {"a": "attacker", "b": "defender"}, contested=True),
        Amendable(stun_contest, {}, contested=True),
    )
}


class RecordedFace(Kind):
    """Any integer: whether the die has such a face is found out when the original is resolved."""

    def read(self, value: JSON, path: str) -> int:
        if type(value) is not int:
            raise invalid(path)
        return value

    def schema(self) -> dict[str, JSON]:
        return {"type": "integer"}


@asks
class Original:
    """The record to amend: its rule, its inputs and all faces of its last resolution."""

    rule: str = asked(Choice(*AMENDABLE))
    inputs: dict[str, JSON] = asked(JsonObject())
    dice: tuple[int, ...] = asked(ListOf(RecordedFace(), most=200))
    added_degrees: int = asked(Integer(0, 10), default=0)
    rerolled: bool = asked(Boolean(), default=False)


@dataclass(frozen=True)
class Amendment:
    """``amended_dice``: kept and fresh faces, in order. The last three are what a next amendment's original needs."""

    first: JSON
    amended_outcome: JSON
    amended_dice: tuple[int, ...]
    added_degrees: int
    rerolled: bool


class _KeptFaces(Faces):
    """Faces of the original, by their place; fresh ones for all others."""

    __slots__ = ("_fresh", "_kept")

    def __init__(self, kept: Mapping[int, int], fresh: Faces) -> None:
        super().__init__()
        self._kept = kept
        self._fresh = fresh

    def d(self, sides: int, purpose: str) -> int:
        place = len(self.drawn)
        face = self._kept[place] if place in self._kept else self._fresh.d(sides, purpose)
        self.drawn.append(Die(sides, face, purpose))
        return face


def check_side(original: Original, side: Side | None) -> None:
    """What joins the original to its side and to its rule."""
    amendable = AMENDABLE[original.rule]
    if amendable.contested and side is None:
        raise invalid("inputs.side", "error-missing")
    if side is not None and not amendable.contested:
        raise invalid("inputs.side", "error-no-sides")
    if original.added_degrees and not amendable.has_degrees:
        raise invalid("inputs.original.added_degrees", "error-no-degrees-to-add")


def _resolved(
    amendable: Amendable, original: Original, side: Side, added: int, house: House, faces: Faces
) -> JSON:
    asked: Any = read(amendable.rule.asks, original.inputs, "inputs.original.inputs")
    function: Callable[..., Any] = amendable.rule.function
    if not amendable.has_degrees:
        return plain(function(asked, house, faces))
    return plain(function(asked, house, faces, Added(**{side: added})))


def _own_test(amendable: Amendable, side: Side, outcome: JSON) -> JSON:
    """The spender's test in an outcome, None where none was made."""
    key = amendable.test[side]
    return outcome if key is None else outcome[key]


def _resolve_first(
    amendable: Amendable, original: Original, side: Side, house: House
) -> tuple[JSON, list[Die]]:
    faces = GivenFaces(original.dice)
    try:
        first = _resolved(amendable, original, side, original.added_degrees, house, faces)
        faces.finish()
    except RulesError as error:
        raise invalid("inputs.original", "error-original") from error
    if original.added_degrees:
        test = _own_test(amendable, side, first)
        if test and not test["success"]:
            raise invalid("inputs.original", "error-original-failed")
    return first, faces.drawn


def _own_dice(amendable: Amendable, side: Side, dice: list[Die]) -> list[Die]:
    if amendable.contested:
        place = "ab".index(side)
        return dice[place : place + 1]
    return dice


def amended(
    option: str,
    original: Original,
    side: Side | None,
    fate_left: bool,
    house: House,
    fresh: Faces,
) -> Amendment:
    """The original with one side rolled again, or with one more degree. Reads fresh faces only for dice that are not kept."""
    amendable = AMENDABLE[original.rule]
    whose: Side = side or "a"
    first, dice = _resolve_first(amendable, original, whose, house)
    own = _own_dice(amendable, whose, dice)
    if not fate_left:
        raise not_allowed("no-fate-left")
    if not dice:
        raise not_allowed("nothing-rolled")
    shows_100 = any(die.sides == 100 and die.face == 100 for die in own)
    if shows_100 and house["natural-100"] == "fumble-blocks-fate":
        raise not_allowed("natural-100")
    kept = {place: die.face for place, die in enumerate(dice)}
    if option == "reroll":
        if original.rerolled:
            raise not_allowed("already-rerolled")
        if amendable.contested:
            del kept["ab".index(whose)]
        else:
            kept = {}
        added, rerolled = 0, True
    else:
        if not amendable.has_degrees:
            raise not_allowed("no-degrees")
        if not _own_test(amendable, whose, first)["success"]:
            raise not_allowed("roll-failed")
        added, rerolled = original.added_degrees + 1, original.rerolled
    faces = _KeptFaces(kept, fresh)
    outcome = _resolved(amendable, original, whose, added, house, faces)
    return Amendment(first, outcome, tuple(die.face for die in faces.drawn), added, rerolled)
