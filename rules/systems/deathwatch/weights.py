"""Carrying, lifting, pushing and throwing (sections 3.5 and 5.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.contract import (
    JSON,
    Faces,
    House,
    Integer,
    Number,
    asked,
    asks,
    check,
    derived,
    every_way,
    main_fields,
    plain,
)
from rules.systems.d100 import bonus_of

from .bonuses import GRAVITIES_WITH_WEIGHT, at_most, throwing_arm
from .house_rules import OF_AN_ASSISTED_TEST
from .percentile import BONUS, ENCUMBERED, SCORE, AmendableInputs, D100Test, Stakes, amendable_stakes
from .tables import weight_limits

KILOGRAMS = Number(0, 1_000_000)
OVERWEIGHT_THROW = -20


@asks
class WeightInputs:
    toughness_bonus: int = asked(BONUS)
    gravity: str = asked(GRAVITIES_WITH_WEIGHT, default="normal")
    added_index: int = asked(Integer(0, 20), default=0)

    def index(self, strength_bonus: int) -> int:
        return weight_index(strength_bonus + self.toughness_bonus + self.added_index, self.gravity)


def weight_index(bonuses: int, gravity: str) -> int:
    """The row of the table of weights; ``bonuses``: Strength and Toughness bonus and what traits add (DW-082)."""
    if gravity == "low":
        return bonuses + 4
    if gravity == "high":
        return max(0, bonuses - 4)
    return bonuses


@asks
class OwnWeightInputs(WeightInputs):
    strength_bonus: int = asked(BONUS)


@derived(
    OwnWeightInputs,
    covers="DW-082 DW-104 DW-106",
    house_rules=("weights-above-20",),
)
def carrying_limits(asked: OwnWeightInputs, house: House, faces: Faces) -> dict[str, JSON]:
    index = asked.index(asked.strength_bonus)
    limits = weight_limits(index, house)
    return {"index": index, **limits._asdict(), "throw": limits.lift / 2}


@asks
class Encumbrance(OwnWeightInputs):
    load: float = asked(KILOGRAMS, unit="kg")


@derived(
    Encumbrance,
    covers="DW-083 DW-088",
    house_rules=("weights-above-20",),
)
def encumbrance(asked: Encumbrance, house: House, faces: Faces) -> dict[str, JSON]:
    limits = weight_limits(asked.index(asked.strength_bonus), house)
    if at_most(asked.load, limits.carry):
        state = "comfortable"
    elif at_most(asked.load, limits.lift):
        state = "encumbered"
    else:
        state = "too-heavy"
    encumbered = state == "encumbered"
    return {
        "state": state,
        "carry": limits.carry,
        "lift": limits.lift,
        "movement_modifier": ENCUMBERED if encumbered else 0,
        "agility_bonus_change": -1 if encumbered else 0,
        "check_every_hours": max(1, asked.toughness_bonus) if encumbered else None,
    }


@asks
class StrengthAgainstWeight(WeightInputs, AmendableInputs):
    weight: float = asked(KILOGRAMS, unit="kg")
    strength: int = asked(SCORE)
    strength_bonus: int | None = asked(BONUS, optional=True)

    def strength_bonus_or_derived(self) -> int:
        return bonus_of(self.strength) if self.strength_bonus is None else self.strength_bonus

    def own_index(self) -> int:
        return self.index(self.strength_bonus_or_derived())


def overload_fatigue(test: D100Test | None) -> int:
    """A failure by 2 degrees or more costs a level of fatigue (DW-085, DW-087)."""
    return 1 if test and not test.success and test.degrees >= 2 else 0


def index_with_degrees(index: int, test: D100Test | None) -> int:
    return index + test.degrees if test and test.success else index


@check(
    StrengthAgainstWeight,
    covers="DW-084 DW-085 DW-113",
    odds=("lifted", "fatigue_gained"),
    house_rules=(*OF_AN_ASSISTED_TEST, "weights-above-20"),
)
def lift(asked: StrengthAgainstWeight, house: House, faces: Faces) -> dict[str, JSON]:
    stakes = amendable_stakes(asked.strength, asked, house)
    own_index = asked.own_index()
    own_limits = weight_limits(own_index, house)
    test_needed = not at_most(asked.weight, own_limits.lift)
    test = stakes.roll(house, faces) if test_needed else None
    index = index_with_degrees(own_index, test)
    limit = weight_limits(index, house).lift
    lifted = (test is None or test.success) and at_most(asked.weight, limit)
    return {
        "test_needed": test_needed,
        "test": test,
        "index": index,
        "limit": limit,
        "fatigue_gained": overload_fatigue(test),
        "lifted": lifted,
        "encumbered": lifted and not at_most(asked.weight, own_limits.carry),
    }


@asks
class Push(StrengthAgainstWeight):
    surface_factor: float = asked(Number(0, 1), default=1)


@check(
    Push,
    covers="DW-086 DW-087 DW-113",
    odds=("moved", "fatigue_gained"),
    house_rules=(*OF_AN_ASSISTED_TEST, "weights-above-20"),
)
def push(asked: Push, house: House, faces: Faces) -> dict[str, JSON]:
    stakes = amendable_stakes(asked.strength, asked, house)
    own_index = asked.own_index()
    own_limit = weight_limits(own_index, house).push * asked.surface_factor
    test_needed = not at_most(asked.weight, own_limit)
    test = stakes.roll(house, faces) if test_needed else None
    index = index_with_degrees(own_index, test)
    limit = weight_limits(index, house).push * asked.surface_factor
    return {
        "test_needed": test_needed,
        "test": test,
        "index": index,
        "limit": limit,
        "fatigue_gained": overload_fatigue(test),
        "moved": (test is None or test.success) and at_most(asked.weight, limit),
    }


@asks
class ThrowObject(StrengthAgainstWeight):
    ballistic_skill: int | None = asked(SCORE, default=None, nullable=True)
    target_distance: float | None = asked(Number(0, 100_000), default=None, nullable=True, unit="m")

    def limit(self, house: House) -> float:
        return weight_limits(self.own_index(), house).lift / 2

    def stakes(self, house: House) -> Stakes:
        overweight = not at_most(self.weight, self.limit(house))
        base = self.strength if self.ballistic_skill is None else self.ballistic_skill
        return amendable_stakes(base, self, house, OVERWEIGHT_THROW if overweight else 0)


def throw_odds(asked: ThrowObject, house: House) -> Mapping[str, Any]:
    fields = ("distance",) if asked.ballistic_skill is None else ("distance", "hits")
    return main_fields(every_way(lambda faces: plain(throw_object(asked, house, faces))), fields)


@check(
    ThrowObject,
    covers="DW-089 DW-118 DW-105 DW-107",
    odds=throw_odds,
    house_rules=(*OF_AN_ASSISTED_TEST, "weights-above-20"),
)
def throw_object(asked: ThrowObject, house: House, faces: Faces) -> dict[str, JSON]:
    test = asked.stakes(house).roll(house, faces)
    arm = throwing_arm(asked.strength_bonus_or_derived(), asked.gravity)
    distance = arm * (1 + test.degrees) if test.success else arm // 2
    limit = asked.limit(house)
    aimed = asked.ballistic_skill is not None
    reaches = None if asked.target_distance is None else at_most(asked.target_distance, distance)
    return {
        "test": test,
        "throw_limit": limit,
        "overweight": not at_most(asked.weight, limit),
        "distance": distance,
        "aimed": aimed,
        "reaches": reaches,
        "hits": test.success and reaches is not False if aimed else None,
    }


@asks
class ThrowImpact:
    strength_bonus: int = asked(BONUS)
    degrees: int = asked(Integer(0, 40))


@check(ThrowImpact, covers="DW-089", odds=("damage",))
def throw_impact(asked: ThrowImpact, house: House, faces: Faces) -> dict[str, JSON]:
    die = faces.d(10, "damage")
    return {"die": die, "damage": die + asked.strength_bonus + asked.degrees}
