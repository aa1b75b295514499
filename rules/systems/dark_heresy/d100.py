"""The d100 test (section 2 of the rules), the contest of two tests, and what many rules ask alike."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from rules.contract import Boolean, Choice, House, Integer, Text, asked, asks
from rules.systems.d100 import capped, degrees

SCORE = Integer(0, 200)
BONUS = Integer(0, 20)
FATIGUE = Integer(0, 50)
NAME = Text(80)
CHARACTERISTICS = ("ws", "bs", "s", "t", "ag", "int", "per", "wp", "fel")
CHARACTERISTIC = Choice(*CHARACTERISTICS)
TEST_SWITCHES = ("natural-100", "natural-01-succeeds", "modifier-cap")
"""The house rules that every test looks at."""


@asks
class Conditions:
    """What hampers the one who rolls (section 1.2)."""

    prone: bool = asked(Boolean(), default=False)
    fatigue: int = asked(FATIGUE, default=0)
    pinned: bool = asked(Boolean(), default=False)
    darkness: bool = asked(Boolean(), default=False)
    darkness_relief: int = asked(Integer(0, 30), default=0)


class Added(NamedTuple):
    """Degrees that fate adds to a success: ``a`` to the only test of a roll or that of the first side, ``b`` to the second's."""

    a: int = 0
    b: int = 0


NOTHING_ADDED = Added()


@dataclass(frozen=True)
class D100Test:
    """What every d100 test answers. ``degrees`` of success or of failure; nought is normal for both."""

    base: int
    modifier_total: int
    target: int
    roll: int
    success: bool
    degrees: int
    fumble: bool


@dataclass(frozen=True)
class Stakes:
    """What is rolled against, known before the die falls. The target has no limits: it may be negative or above 100."""

    base: int
    modifier_total: int

    @property
    def target(self) -> int:
        return self.base + self.modifier_total

    def test(self, roll: int, house: House, added: int = 0) -> D100Test:
        success, fumble = judged(roll, self.target, house)
        found = degrees(self.target, roll, success) + (added if success else 0)
        return D100Test(self.base, self.modifier_total, self.target, roll, success, found, fumble)


def stakes(base: int, values: Iterable[int], house: House) -> Stakes:
    """The base with the values added, their sum held within the house rule ``modifier-cap``."""
    return Stakes(base, capped(sum(values), house["modifier-cap"]))


def judged(roll: int, target: int, house: House) -> tuple[bool, bool]:
    """Whether a roll succeeds, and whether it is a fumble."""
    if roll == 100 and house["natural-100"] != "ordinary":
        return False, True
    if roll == 1 and house["natural-01-succeeds"]:
        return True, False
    return roll <= target, False


def contest(
    a: D100Test,
    b: D100Test,
    bonus_a: int | None = None,
    bonus_b: int | None = None,
    names: tuple[str, str] = ("a", "b"),
) -> tuple[str, str]:
    """Who wins two tests, by which step. A side without a bonus has no step ``bonus``; the faces never break a tie."""
    if a.success != b.success:
        return names[0 if a.success else 1], "success"
    if a.degrees != b.degrees:
        a_is_better = (a.degrees > b.degrees) == a.success
        return names[0 if a_is_better else 1], "degrees"
    if bonus_a is not None and bonus_b is not None and bonus_a != bonus_b:
        return names[0 if bonus_a > bonus_b else 1], "bonus"
    return "none", "tie"


def fatigue_value(fatigue: int) -> int:
    """-10, flat, whatever the amount (DH-115)."""
    return -10 if fatigue else 0


def condition_values(conditions: Conditions, column: Literal["ws", "bs", "dodge"]) -> dict[str, int]:
    """What the conditions do to a Weapon Skill, Ballistic Skill or Dodge roll, noughts included."""
    darkness = {"ws": -20, "bs": -30, "dodge": 0}[column] if conditions.darkness else 0
    return {
        "prone": {"ws": -10, "bs": -10, "dodge": -20}[column] if conditions.prone else 0,
        "fatigue": fatigue_value(conditions.fatigue),
        "darkness": min(0, darkness + conditions.darkness_relief),
        "pinned": -20 if conditions.pinned and column == "bs" else 0,
    }
