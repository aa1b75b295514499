"""The d100 test, the inputs that tests share, and what a skill makes of a characteristic (sections 3.1 to 3.3)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.contract import Boolean, Choice, Faces, House, Integer, asked, asks, not_allowed
from rules.systems.d100 import MODIFIERS, Modifier, capped, degrees, total_of

ENCUMBERED = -10
MOST_ASSISTANTS = 2
SCORE = Integer(0, 200)
BONUS = Integer(0, 40)


@asks
class ModifiedInputs:
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])


@asks
class AssistedInputs:
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])
    assistants: int = asked(Integer(0, 10), default=0)


@asks
class AmendableInputs:
    """The *test inputs* of section 3.2. ``added_degrees`` were bought with fate after the roll."""

    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])
    assistants: int = asked(Integer(0, 10), default=0)
    added_degrees: int = asked(Integer(0, 20), default=0)


@asks
class BasicSkill:
    """Climb and Swim, which are always basic."""

    trained: bool = asked(Boolean())
    rank_bonus: int = asked(Choice(0, 10, 20), default=0)


@asks
class Skill:
    type: str = asked(Choice("basic", "advanced"))
    trained: bool = asked(Boolean())
    rank_bonus: int = asked(Choice(0, 10, 20), default=0)


@dataclass(frozen=True)
class D100Test:
    """A test block. ``modifier`` is the capped sum, ``extra_degrees`` the part of ``degrees`` that the die did not give."""

    base: int
    modifier: int
    target: int
    roll: int
    success: bool
    degrees: int
    extra_degrees: int


def skilled_base(score: int, skill: Skill | BasicSkill | None) -> int:
    """The number tested (DW-007 to DW-009); without a skill the characteristic itself."""
    if skill is None:
        return score
    if skill.trained:
        return score + skill.rank_bonus
    if skill.rank_bonus:
        raise not_allowed("rank-without-training")
    if isinstance(skill, Skill) and skill.type == "advanced":
        raise not_allowed("untrained-advanced")
    return score // 2


def refuse_too_many_assistants(assistants: int) -> None:
    if assistants > MOST_ASSISTANTS:
        raise not_allowed("too-many-assistants", most=MOST_ASSISTANTS)


def encumbrance_modifier(encumbered: bool) -> int:
    return ENCUMBERED if encumbered else 0


def assistance_degrees(assistants: int, house: House) -> int:
    """Degrees that a success gains by assistance (DW-021)."""
    if assistants == 0 or house["assist-degree"] == "off":
        return 0
    return assistants if house["assist-degree"] == "per-helper" else 1


def succeeds(roll: int, target: int, house: House) -> bool:
    extremes = house["natural-extremes"]
    if roll == 1 and extremes in ("01-succeeds", "both"):
        return True
    if roll == 100 and extremes in ("100-fails", "both"):
        return False
    return roll <= target


@dataclass(frozen=True)
class Stakes:
    """All of a test that stands before the die falls: number, modifier, and the degrees that a success gains."""

    base: int
    modifier: int
    extra_degrees: int = 0

    @property
    def target(self) -> int:
        return self.base + self.modifier

    def with_roll(self, roll: int, house: House) -> D100Test:
        success = succeeds(roll, self.target, house)
        extra = self.extra_degrees if success else 0
        return D100Test(
            base=self.base,
            modifier=self.modifier,
            target=self.target,
            roll=roll,
            success=success,
            degrees=degrees(self.target, roll, success) + extra,
            extra_degrees=extra,
        )

    def roll(self, house: House, faces: Faces, purpose: str = "test") -> D100Test:
        return self.with_roll(faces.d(100, purpose), house)


def stakes(
    base: int,
    house: House,
    modifiers: tuple[Modifier, ...],
    *,
    difficulty: int = 0,
    assistants: int = 0,
    added_degrees: int = 0,
) -> Stakes:
    """Sums a test up (DW-001, DW-006, DW-020). ``difficulty``: the rule's own. Refuses too many assistants (DW-025)."""
    refuse_too_many_assistants(assistants)
    modifier = total_of(modifiers) + difficulty + assistants * house["assist-step"]
    return Stakes(
        base,
        capped(modifier, house["modifier-cap"]),
        assistance_degrees(assistants, house) + added_degrees,
    )


def amendable_stakes(base: int, asked: AmendableInputs, house: House, difficulty: int = 0) -> Stakes:
    return stakes(
        base,
        house,
        asked.modifiers,
        difficulty=difficulty,
        assistants=asked.assistants,
        added_degrees=asked.added_degrees,
    )
