"""The plain checks: a d20 and a bonus against a number, or against another side (5.38 to 5.40)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.contract import (
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    Side,
    Verdict,
    asked,
    asks,
    check,
    not_allowed,
)

from .kinds import MODIFIERS, Modifier, total_of

DC = Integer(0, 100)
SCORE = Integer(1, 60)
SKILL_BONUS = Integer(-20, 60)
CLASS_SKILL = 3


def ability_modifier(score: int) -> int:
    return (score - 10) // 2


@asks
class AbilityCheck:
    score: int = asked(SCORE)
    dc: int = asked(DC)
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])


@dataclass(frozen=True)
class AbilityChecked:
    modifier: int
    total: int
    success: bool
    margin: int


@check(AbilityCheck, covers="SF-085 SF-103", odds=("success",))
def ability_check(asked: AbilityCheck, house: House, faces: Faces) -> AbilityChecked:
    """A check of an ability; a 1 and a 20 are nothing special."""
    modifier = ability_modifier(asked.score)
    total = faces.d(20, "check") + modifier + total_of(asked.modifiers)
    return AbilityChecked(modifier, total, total >= asked.dc, total - asked.dc)


@asks
class SkillCheck:
    ability_modifier: int = asked(Integer(-10, 30))
    ranks: int = asked(Integer(0, 40), default=0)
    class_skill: bool = asked(Boolean(), default=False)
    armour_penalty: int = asked(Integer(0, 20), default=0)
    dc: int = asked(DC)
    mode: str = asked(Choice("roll", "take-10", "take-20"), default="roll")
    trained_only: bool = asked(Boolean(), default=False)
    pressed: bool = asked(Boolean(), default=False)
    always_take_10: bool = asked(Boolean(), default=False)
    failure_costs: bool = asked(Boolean(), default=False)
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])


@dataclass(frozen=True)
class SkillChecked:
    """``time_factor``: how many times as long as a plain attempt it takes."""

    class_bonus: int
    bonus: int
    total: int
    success: bool
    margin: int
    time_factor: int


def class_bonus(class_skill: bool, ranks: int) -> int:
    return CLASS_SKILL if class_skill and ranks > 0 else 0


@check(SkillCheck, covers="SF-116 SF-117 SF-123 SF-132", odds=("success",))
def skill_check(asked: SkillCheck, house: House, faces: Faces) -> SkillChecked:
    """A check of a skill, rolled or taken as 10 or 20."""
    if asked.trained_only and asked.ranks == 0:
        raise not_allowed("untrained")
    if asked.pressed and asked.mode == "take-10" and not asked.always_take_10:
        raise not_allowed("take-10-pressed")
    if asked.pressed and asked.mode == "take-20":
        raise not_allowed("take-20-pressed")
    if asked.failure_costs and asked.mode == "take-20":
        raise not_allowed("take-20-risk")
    trained = class_bonus(asked.class_skill, asked.ranks)
    bonus = asked.ability_modifier + asked.ranks + trained - asked.armour_penalty + total_of(asked.modifiers)
    taken = {"take-10": 10, "take-20": 20}
    total = bonus + (taken[asked.mode] if asked.mode in taken else faces.d(20, "check"))
    return SkillChecked(
        class_bonus=trained,
        bonus=bonus,
        total=total,
        success=total >= asked.dc,
        margin=total - asked.dc,
        time_factor=20 if asked.mode == "take-20" else 1,
    )


@asks
class OpenCheck:
    bonus: int = asked(SKILL_BONUS)
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])


@dataclass(frozen=True)
class OpenChecked:
    bonus: int
    total: int


@check(OpenCheck, covers="SF-110")
def open_check(asked: OpenCheck, house: House, faces: Faces) -> OpenChecked:
    """One side of an opposed check by itself: there is no number to reach."""
    bonus = asked.bonus + total_of(asked.modifiers)
    return OpenChecked(bonus, faces.d(20, "check") + bonus)


@asks
class OpposedCheck:
    acting_bonus: int = asked(SKILL_BONUS)
    opposing_bonus: int = asked(SKILL_BONUS)


@dataclass(frozen=True)
class OpposedChecked:
    acting_total: int
    opposing_total: int
    success: bool
    margin: int


@check(OpposedCheck, covers="SF-110", odds=("success",))
def opposed_check(asked: OpposedCheck, house: House, faces: Faces) -> OpposedChecked:
    """One side against the other; who acts must at least draw level."""
    acting = faces.d(20, "acting side") + asked.acting_bonus
    opposing = faces.d(20, "opposing side") + asked.opposing_bonus
    return OpposedChecked(acting, opposing, acting >= opposing, acting - opposing)


def decide_rolled(acting: Side, opposing: Side, house: House) -> Verdict:
    """The same for two rolls of their own."""
    margin = acting.outcome["total"] - opposing.outcome["total"]
    return Verdict(0 if margin >= 0 else 1, "total" if margin else "level", abs(margin))
