"""Other gravities (section 5.11)."""

from __future__ import annotations

from rules.contract import JSON, Boolean, Choice, Faces, House, asked, asks, check, derived, not_allowed

from .bonuses import GRAVITIES, effective_agility_bonus, throwing_arm
from .house_rules import OF_AN_ASSISTED_TEST
from .percentile import BONUS, SCORE, AmendableInputs, amendable_stakes, encumbrance_modifier
from .weights import weight_index

JUMP_FACTOR = {"low": 2, "high": 0.5}
FAST_WITHOUT_WEIGHT = -20


@asks
class GravityAdjustments:
    gravity: str = asked(GRAVITIES)
    agility_bonus: int = asked(BONUS)
    strength_bonus: int = asked(BONUS)
    toughness_bonus: int = asked(BONUS)
    encumbered: bool = asked(Boolean(), default=False)


@derived(GravityAdjustments, covers="DW-104 DW-105 DW-106 DW-107 DW-108 DW-111")
def gravity_adjustments(asked: GravityAdjustments, house: House, faces: Faces) -> dict[str, JSON]:
    gravity = asked.gravity
    return {
        "movement_bonus": effective_agility_bonus(asked.agility_bonus, asked.encumbered, gravity),
        "weight_index": weight_index(asked.strength_bonus + asked.toughness_bonus, gravity),
        "throw_bonus": throwing_arm(asked.strength_bonus, gravity),
        "jump_factor": JUMP_FACTOR.get(gravity, 1),
        "difficult_terrain": gravity == "zero",
    }


@asks
class ZeroGravityMove(AmendableInputs):
    action: str = asked(Choice("half", "full", "charge", "run"))
    adjacent: bool = asked(Boolean())
    agility: int = asked(SCORE)
    encumbered: bool = asked(Boolean(), default=False)


@check(
    ZeroGravityMove,
    covers="DW-108 DW-109 DW-110 DW-088",
    odds=("out_of_control",),
    house_rules=OF_AN_ASSISTED_TEST,
)
def zero_gravity_move(asked: ZeroGravityMove, house: House, faces: Faces) -> dict[str, JSON]:
    if not asked.adjacent:
        raise not_allowed("nothing-to-push-off")
    difficulty = FAST_WITHOUT_WEIGHT + encumbrance_modifier(asked.encumbered)
    stakes = amendable_stakes(asked.agility, asked, house, difficulty)
    test_needed = asked.action in ("charge", "run")
    test = stakes.roll(house, faces) if test_needed else None
    return {
        "test_needed": test_needed,
        "test": test,
        "out_of_control": test is not None and not test.success,
    }
