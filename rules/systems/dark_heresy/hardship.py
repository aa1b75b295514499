"""Being pinned, and fatigue (section 4.6)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.contract import (
    Boolean,
    Faces,
    House,
    Integer,
    Number,
    asked,
    asks,
    check,
    every_way,
    main_fields,
    not_allowed,
    transition,
)
from rules.systems.d100 import MODIFIERS, Modifier, total_of

from .d100 import BONUS, FATIGUE, NOTHING_ADDED, SCORE, TEST_SWITCHES, Added, D100Test, fatigue_value, stakes


@asks
class PinningTest:
    score: int = asked(SCORE)
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])
    fatigue: int = asked(FATIGUE, default=0)


@dataclass(frozen=True)
class Pinned(D100Test):
    pinned: bool


@check(PinningTest, covers="DH-069", odds=("success", "degrees"), house_rules=TEST_SWITCHES)
def pinning_test(asked: PinningTest, house: House, faces: Faces, added: Added = NOTHING_ADDED) -> Pinned:
    staked = stakes(asked.score, (-20, total_of(asked.modifiers), fatigue_value(asked.fatigue)), house)
    test = staked.test(faces.d(100, "test"), house, added.a)
    return Pinned(**vars(test), pinned=not test.success)


@asks
class ShakePinning:
    score: int = asked(SCORE)
    threatened: bool = asked(Boolean())
    enters_melee: bool = asked(Boolean(), default=False)
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])
    fatigue: int = asked(FATIGUE, default=0)


@dataclass(frozen=True)
class PinningShaken:
    automatic: bool
    test: D100Test | None
    pinned: bool


def _shaken(asked: ShakePinning, house: House, faces: Faces, added: int = 0) -> D100Test:
    calm = 0 if asked.threatened else 30
    staked = stakes(asked.score, (calm, total_of(asked.modifiers), fatigue_value(asked.fatigue)), house)
    return staked.test(faces.d(100, "test"), house, added)


def _shake_pinning_odds(asked: ShakePinning, house: House) -> Mapping[str, Any]:
    if asked.enters_melee:
        raise not_allowed("no-odds")
    return main_fields(every_way(lambda faces: vars(_shaken(asked, house, faces))), ("success", "degrees"))


@check(ShakePinning, covers="DH-112 DH-113", odds=_shake_pinning_odds, house_rules=TEST_SWITCHES)
def shake_pinning(
    asked: ShakePinning, house: House, faces: Faces, added: Added = NOTHING_ADDED
) -> PinningShaken:
    if asked.enters_melee:
        return PinningShaken(True, None, False)
    test = _shaken(asked, house, faces, added.a)
    return PinningShaken(False, test, not test.success)


@asks
class Fatigue:
    fatigue: int = asked(FATIGUE)
    toughness_bonus: int = asked(BONUS)
    gained: int = asked(Integer(0, 20), default=0)
    rest_hours: float = asked(Number(0, 1000), default=0, unit="h")


@dataclass(frozen=True)
class Fatigued:
    fatigue: int
    roll_modifier: int
    over_limit: bool
    state: str


@transition(Fatigue, covers="DH-115 DH-116 DH-117", house_rules=("fatigue-limit",))
def fatigue(asked: Fatigue, house: House, faces: Faces) -> Fatigued:
    """First the gain, then the rest: each full hour takes one away."""
    now = max(0, asked.fatigue + asked.gained - math.floor(asked.rest_hours))
    over_limit = now > asked.toughness_bonus
    return Fatigued(now, fatigue_value(now), over_limit, house["fatigue-limit"] if over_limit else "none")
