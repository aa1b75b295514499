"""Climbing and rappelling (section 5.5)."""

from __future__ import annotations

import math

from rules.contract import JSON, Boolean, Choice, Faces, House, Number, asked, asks, check, not_allowed
from rules.systems.d100 import MODIFIERS, Modifier

from .house_rules import OF_A_TEST, OF_AN_ASSISTED_TEST
from .percentile import (
    SCORE,
    AmendableInputs,
    BasicSkill,
    amendable_stakes,
    encumbrance_modifier,
    skilled_base,
    stakes,
)

HEIGHT = Number(0, 100_000)


@asks
class Climb(AmendableInputs):
    surface: str = asked(Choice("trivial", "simple", "sheer"))
    strength: int = asked(SCORE)
    climb_skill: BasicSkill | None = asked(BasicSkill, default=None, nullable=True)
    half_move: float = asked(Number(0, 1000), unit="m")
    hands_free: bool = asked(Boolean(), default=True)
    pressed: bool = asked(Boolean(), default=False)
    height: float = asked(HEIGHT, default=0, unit="m")
    encumbered: bool = asked(Boolean(), default=False)

    @property
    def test_needed(self) -> bool:
        if self.surface == "simple":
            return self.pressed or not self.hands_free
        return self.surface == "sheer"


@check(
    Climb,
    covers="DW-057 DW-058 DW-059 DW-060 DW-061 DW-062 DW-088",
    odds=("success", "distance"),
    house_rules=OF_AN_ASSISTED_TEST,
)
def climb(asked: Climb, house: House, faces: Faces) -> dict[str, JSON]:
    if asked.surface == "sheer" and asked.climb_skill is None:
        raise not_allowed("strength-on-sheer")
    base = skilled_base(asked.strength, asked.climb_skill)
    stakes = amendable_stakes(base, asked, house, encumbrance_modifier(asked.encumbered))
    test = stakes.roll(house, faces) if asked.test_needed else None
    falls = test is not None and not test.success
    distance: int | None = None
    if test:
        distance = math.ceil(asked.half_move / 2) + test.degrees if test.success else 0
    return {
        "test_needed": asked.test_needed,
        "test": test,
        "success": not falls,
        "distance": distance,
        "falls": falls,
        "fall_metres": asked.height if falls else 0,
    }


@asks
class Rappel:
    agility: int = asked(SCORE)
    strength: int = asked(SCORE)
    has_gear: bool = asked(Boolean())
    harness: bool = asked(Boolean(), default=False)
    height: float = asked(HEIGHT, unit="m")
    encumbered: bool = asked(Boolean(), default=False)
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])
    grip_modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])


@check(
    Rappel,
    covers="DW-063 DW-064 DW-088",
    odds=("descended", "falls"),
    house_rules=OF_A_TEST,
)
def rappel(asked: Rappel, house: House, faces: Faces) -> dict[str, JSON]:
    """A failure by 2 degrees or more puts the grip to the test."""
    if not asked.has_gear:
        raise not_allowed("no-gear")
    difficulty = encumbrance_modifier(asked.encumbered)
    agility_test = stakes(asked.agility, house, asked.modifiers, difficulty=difficulty).roll(house, faces)
    grip_test = None
    if not agility_test.success and agility_test.degrees >= 2:
        grip = stakes(asked.strength, house, asked.grip_modifiers, difficulty=difficulty)
        grip_test = grip.roll(house, faces, "grip")
    grip_lost = grip_test is not None and not grip_test.success
    hanging = grip_lost and asked.harness
    falls = grip_lost and not asked.harness
    descended = 0 if grip_lost else min(10 if agility_test.success else 5, asked.height)
    return {
        "agility_test": agility_test,
        "grip_test": grip_test,
        "descended": descended,
        "hanging": hanging,
        "falls": falls,
        "fall_metres": asked.height if falls else 0,
        "height_left": 0 if falls else asked.height - descended,
    }
