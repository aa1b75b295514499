"""Swimming (section 5.7)."""

from __future__ import annotations

from rules.contract import JSON, Boolean, Choice, Faces, House, asked, asks, check
from rules.systems.d100 import bonus_of

from .bonuses import half
from .house_rules import OF_AN_ASSISTED_TEST
from .percentile import (
    BONUS,
    SCORE,
    AmendableInputs,
    BasicSkill,
    amendable_stakes,
    encumbrance_modifier,
    skilled_base,
)

HEAVY_GEAR = -30


@asks
class Swim(AmendableInputs):
    strength: int = asked(SCORE)
    strength_bonus: int | None = asked(BONUS, optional=True)
    swim_skill: BasicSkill = asked(BasicSkill)
    water: str = asked(Choice("calm", "dangerous"))
    goal: str = asked(Choice("move", "float"), default="move")
    able: bool = asked(Boolean(), default=True)
    underwater: bool = asked(Boolean(), default=False)
    heavy_gear: bool = asked(Boolean(), default=False)
    encumbered: bool = asked(Boolean(), default=False)


@check(
    Swim,
    covers="DW-073 DW-074 DW-075 DW-076 DW-077 DW-088",
    odds=("success", "fatigue_gained"),
    house_rules=(*OF_AN_ASSISTED_TEST, "half-rounding"),
)
def swim(asked: Swim, house: House, faces: Faces) -> dict[str, JSON]:
    difficulty = (HEAVY_GEAR if asked.heavy_gear else 0) + encumbrance_modifier(asked.encumbered)
    base = skilled_base(asked.strength, asked.swim_skill)
    stakes = amendable_stakes(base, asked, house, difficulty)
    sinks = not asked.able
    test_needed = asked.able and asked.water == "dangerous"
    test = stakes.roll(house, faces) if test_needed else None
    success = test.success if test else not sinks
    distance: float | None = 0
    if success and not test:
        distance = None  # calm water: the rules name no figure
    elif success and asked.goal == "move":
        bonus = bonus_of(asked.strength) if asked.strength_bonus is None else asked.strength_bonus
        distance = half(bonus, house)
    tiring = test is not None and not test.success and asked.heavy_gear
    return {
        "test_needed": test_needed,
        "test": test,
        "success": success,
        "distance": distance,
        "fatigue_gained": 1 if tiring else 0,
        "sinks": sinks,
        "submerged": asked.underwater or sinks,
    }
