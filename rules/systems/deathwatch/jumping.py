"""Jumps, which go up or down, and leaps, which go far (section 5.6)."""

from __future__ import annotations

import math

from rules.contract import JSON, Boolean, Faces, House, Number, asked, asks, check, derived, not_allowed
from rules.systems.d100 import bonus_of

from .bonuses import GRAVITIES_WITH_WEIGHT, at_most, is_running, jump_distance, run_up_bonus
from .house_rules import OF_AN_ASSISTED_TEST
from .percentile import BONUS, SCORE, AmendableInputs, amendable_stakes, encumbrance_modifier

STANDING_RISE = 0.5
STANDING_LEAP = -10
OF_A_JUMP = (*OF_AN_ASSISTED_TEST, "half-rounding")


@asks
class StandingJump:
    own_height: float = asked(Number(0, 100), unit="m")
    rise: float = asked(Number(0, 10), default=STANDING_RISE, unit="m")
    gravity: str = asked(GRAVITIES_WITH_WEIGHT, default="normal")
    ledge: float | None = asked(Number(0, 1000), default=None, nullable=True, unit="m")


@derived(
    StandingJump,
    covers="DW-065 DW-066 DW-105 DW-107",
    house_rules=("half-rounding",),
)
def standing_jump(asked: StandingJump, house: House, faces: Faces) -> dict[str, JSON]:
    rise = jump_distance(asked.rise, asked.gravity, house)
    reach = asked.own_height + 1 + rise
    return {
        "rise": rise,
        "reach": reach,
        "reaches": None if asked.ledge is None else at_most(asked.ledge, reach),
    }


@asks
class HaulUp(AmendableInputs):
    strength: int = asked(SCORE)
    encumbered: bool = asked(Boolean(), default=False)


@check(HaulUp, covers="DW-067 DW-088", odds=("up",), house_rules=OF_AN_ASSISTED_TEST)
def haul_up(asked: HaulUp, house: House, faces: Faces) -> dict[str, JSON]:
    stakes = amendable_stakes(asked.strength, asked, house, encumbrance_modifier(asked.encumbered))
    test = stakes.roll(house, faces)
    return {"test": test, "up": test.success}


@asks
class ControlledDrop(AmendableInputs):
    agility: int = asked(SCORE)
    agility_bonus: int | None = asked(BONUS, optional=True)
    drop: float = asked(Number(0, 100_000), unit="m")
    gravity: str = asked(GRAVITIES_WITH_WEIGHT, default="normal")
    encumbered: bool = asked(Boolean(), default=False)


@check(
    ControlledDrop,
    covers="DW-068 DW-105 DW-107 DW-116 DW-088",
    odds=("fall_metres",),
    house_rules=OF_A_JUMP,
)
def controlled_drop(asked: ControlledDrop, house: House, faces: Faces) -> dict[str, JSON]:
    bonus = bonus_of(asked.agility) if asked.agility_bonus is None else asked.agility_bonus
    safe_metres = jump_distance(bonus, asked.gravity, house)
    stakes = amendable_stakes(asked.agility, asked, house, encumbrance_modifier(asked.encumbered))
    test = stakes.roll(house, faces)
    lands_on_feet = test.success and at_most(asked.drop, safe_metres)
    return {
        "test": test,
        "safe_metres": safe_metres,
        "fall_metres": max(0, asked.drop - safe_metres) if test.success else asked.drop,
        "lands_on_feet": lands_on_feet,
        "prone": not lands_on_feet,
    }


@asks
class JumpHigh(AmendableInputs):
    agility: int = asked(SCORE)
    strength_bonus: int = asked(BONUS)
    run_up: float = asked(Number(0, 1000), unit="m")
    gravity: str = asked(GRAVITIES_WITH_WEIGHT, default="normal")
    encumbered: bool = asked(Boolean(), default=False)


@check(
    JumpHigh,
    covers="DW-069 DW-070 DW-105 DW-107 DW-088",
    odds=("rise",),
    house_rules=OF_A_JUMP,
)
def jump_high(asked: JumpHigh, house: House, faces: Faces) -> dict[str, JSON]:
    if not is_running(asked.run_up):
        raise not_allowed("run-up-too-short")
    bonus = run_up_bonus(asked.run_up)
    difficulty = bonus + encumbrance_modifier(asked.encumbered)
    test = amendable_stakes(asked.agility, asked, house, difficulty).roll(house, faces)
    rise: float = 0
    if test.success:
        metres = STANDING_RISE + math.ceil(asked.strength_bonus / 2) + 0.5 * test.degrees
        rise = jump_distance(metres, asked.gravity, house)
    return {"test": test, "run_up_bonus": bonus, "rise": rise, "turn_ends": not test.success}


@asks
class Leap(AmendableInputs):
    agility: int = asked(SCORE)
    strength_bonus: int = asked(BONUS)
    run_up: float = asked(Number(0, 1000), default=0, unit="m")
    gravity: str = asked(GRAVITIES_WITH_WEIGHT, default="normal")
    encumbered: bool = asked(Boolean(), default=False)


@check(
    Leap,
    covers="DW-069 DW-071 DW-072 DW-105 DW-107 DW-088",
    odds=("distance",),
    house_rules=OF_A_JUMP,
)
def leap(asked: Leap, house: House, faces: Faces) -> dict[str, JSON]:
    running = is_running(asked.run_up)
    bonus = run_up_bonus(asked.run_up)
    difficulty = (bonus if running else STANDING_LEAP) + encumbrance_modifier(asked.encumbered)
    test = amendable_stakes(asked.agility, asked, house, difficulty).roll(house, faces)
    if test.success:
        metres = asked.strength_bonus + 0.5 * test.degrees
    else:
        metres = math.ceil(asked.strength_bonus / 2) - 0.5 * test.degrees
    distance = jump_distance(max(0.5, metres), asked.gravity, house)
    return {
        "test": test,
        "style": "running" if running else "standing",
        "run_up_bonus": bonus,
        "distance": distance,
        "height": math.ceil(distance / 4),
    }
