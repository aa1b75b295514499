"""Acrobatics past or through opponents (5.23)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rules.contract import (
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    ListOf,
    asked,
    asks,
    check,
    invalid,
    not_allowed,
)

from .kinds import MODIFIERS, Modifier, exact, total_of
from .tables import LOAD

BASE_DC = {"past": 15, "through": 20}
FULL_SPEED, PRONE = -10, -5


@asks
class TumbleCheck:
    kind: str = asked(Choice("past", "through"))
    challenge_ratings: tuple[Fraction, ...] = asked(ListOf(exact(0, 40), least=1, most=20))
    earlier: int = asked(Integer(0, 20), default=0)
    full_speed: bool = asked(Boolean(), default=False)
    prone: bool = asked(Boolean(), default=False)
    load: str = asked(LOAD, default="none")
    acrobatics: int = asked(Integer(-20, 60))
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])


@dataclass(frozen=True)
class Tumble:
    """``half_speed``: the steps past the opponents are doubled."""

    dc: int
    bonus: int
    total: int
    success: bool
    margin: int
    result: str
    half_speed: bool
    action: str


@check(TumbleCheck, covers="SF-062 SF-151", odds=("success",))
def tumble_check(asked: TumbleCheck, house: House, faces: Faces) -> Tumble:
    """Tumbling past all who threaten an area, or through the square of one."""
    opponents = len(asked.challenge_ratings)
    if asked.kind == "through" and opponents != 1:
        raise invalid("inputs.challenge_ratings", "error-through-one")
    if asked.load != "none":
        raise not_allowed("encumbered")
    dc = BASE_DC[asked.kind] + 3 * max(asked.challenge_ratings) // 2 + 2 * (opponents - 1) + 2 * asked.earlier
    bonus = asked.acrobatics + total_of(asked.modifiers)
    bonus += FULL_SPEED if asked.full_speed else 0
    bonus += PRONE if asked.prone else 0
    total = faces.d(20, "acrobatics") + bonus
    success = total >= dc
    if asked.kind == "past":
        result = "no-opportunity" if success else "provokes"
    else:
        result = "passes" if success else "stops-and-provokes"
    return Tumble(
        dc=dc,
        bonus=bonus,
        total=total,
        success=success,
        margin=total - dc,
        result=result,
        half_speed=not asked.full_speed and not asked.prone,
        action="full" if asked.prone else "move",
    )
