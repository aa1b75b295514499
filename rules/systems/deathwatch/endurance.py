"""Narrative time, the clock of endurance, and fatigue (section 5.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from rules.contract import (
    JSON,
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    Number,
    asked,
    asks,
    check,
    derived,
    not_allowed,
    transition,
)
from rules.systems.d100 import bonus_of

from .bonuses import GRAVITIES_WITH_WEIGHT, at_most, effective_agility_bonus
from .house_rules import OF_A_TEST
from .percentile import BONUS, SCORE, ModifiedInputs, Stakes, stakes, succeeds
from .tables import narrative_rates

ACTIVITIES = Choice("hurried", "running", "forced-march", "swimming", "encumbered")
ORDINARY_MARCH = 10
FATIGUED = -10
PACE_FACTOR = {"normal": 1, "hurried": 2, "running": 3}
PERCEPTION = {"hurried": -10, "running": -20}
"""What a pace takes from every test on Perception or a skill governed by it (DW-049)."""

HOURS = Number(0, 1000)
FATIGUE = Integer(0, 40)


@asks
class NarrativeTravel:
    agility_bonus: int = asked(BONUS)
    encumbered: bool = asked(Boolean(), default=False)
    gravity: str = asked(GRAVITIES_WITH_WEIGHT, default="normal")
    pace: str = asked(Choice("normal", "hurried", "running"), default="normal")
    hours: float = asked(HOURS, unit="h")
    terrain_factor: float = asked(Number(0, 10), default=1)


@derived(NarrativeTravel, covers="DW-046 DW-047 DW-049 DW-050 DW-052")
def narrative_travel(asked: NarrativeTravel, house: House, faces: Faces) -> dict[str, JSON]:
    bonus = effective_agility_bonus(asked.agility_bonus, asked.encumbered, asked.gravity)
    rates = narrative_rates(bonus)
    factor = PACE_FACTOR[asked.pace] * asked.terrain_factor
    metres_per_hour = rates.metres_per_hour * factor
    return {
        "effective_bonus": bonus,
        "metres_per_minute": rates.metres_per_minute * factor,
        "metres_per_hour": metres_per_hour,
        "metres_per_day": rates.metres_per_day * factor,
        "distance": metres_per_hour * asked.hours,
        "perception_modifier": PERCEPTION.get(asked.pace, 0),
    }


@asks
class NarrativeSwim:
    strength_bonus: int = asked(BONUS)
    hours: float = asked(HOURS, unit="h")


@derived(NarrativeSwim, covers="DW-080")
def narrative_swim(asked: NarrativeSwim, house: House, faces: Faces) -> dict[str, JSON]:
    rates = narrative_rates(asked.strength_bonus)
    return {
        "metres_per_minute": rates.metres_per_minute,
        "metres_per_hour": rates.metres_per_hour,
        "distance": rates.metres_per_hour * asked.hours,
    }


@dataclass(frozen=True)
class DueCheck:
    """A test that falls due at the end of an hour, counted from the start of the activity."""

    hour: int
    modifier: int


def free_hours(activity: str, toughness_bonus: int) -> int:
    if activity == "running":
        return 0
    if activity == "forced-march":
        return ORDINARY_MARCH + toughness_bonus
    if activity == "swimming":
        return toughness_bonus
    return max(1, toughness_bonus)


def due_check(activity: str, toughness_bonus: int, hour: int, house: House) -> DueCheck | None:
    """The test at the end of this hour, where there is one."""
    free = free_hours(activity, toughness_bonus)
    if activity == "running":
        return DueCheck(hour, -10 * (hour - 1))
    if activity in ("forced-march", "swimming"):
        paid_hour = hour - free
        if paid_hour < 1:
            return None
        first_is_free_of_penalty = house["overtime-first-hour"] == "zero"
        return DueCheck(hour, -10 * (paid_hour - 1 if first_is_free_of_penalty else paid_hour))
    if activity == "encumbered":
        once = house["encumbered-check"] == "once"
        due = hour == free if once else hour % free == 0
        return DueCheck(hour, 0) if due else None
    return DueCheck(hour, -10 * (hour // free - 1)) if hour % free == 0 else None


def due_checks(
    activity: str, toughness_bonus: int, hours_before: int, hours: int, house: House
) -> Iterator[DueCheck]:
    for hour in range(hours_before + 1, hours_before + hours + 1):
        due = due_check(activity, toughness_bonus, hour, house)
        if due:
            yield due


@asks
class EnduranceSchedule:
    activity: str = asked(ACTIVITIES)
    toughness_bonus: int = asked(BONUS)
    hours_before: int = asked(Integer(0, 240), default=0, unit="h")
    hours: int = asked(Integer(0, 240), unit="h")


@derived(
    EnduranceSchedule,
    covers="DW-048 DW-050 DW-051 DW-052 DW-053 DW-054 DW-078 DW-088",
    house_rules=("overtime-first-hour", "encumbered-check"),
)
def endurance_schedule(asked: EnduranceSchedule, house: House, faces: Faces) -> dict[str, JSON]:
    activity, toughness_bonus = asked.activity, asked.toughness_bonus
    free = free_hours(activity, toughness_bonus)
    stretch_ends = asked.hours_before + asked.hours
    within_reach = (
        max(1, free) + 1
    )  # where a check still comes, it comes within so many hours after the stretch
    upcoming = due_checks(activity, toughness_bonus, stretch_ends, within_reach, house)
    following = next(upcoming, None)
    return {
        "free_hours": free,
        "checks": list(due_checks(activity, toughness_bonus, asked.hours_before, asked.hours, house)),
        "next_hour": following.hour if following else None,
        "next_modifier": following.modifier if following else None,
        "perception_modifier": PERCEPTION.get(activity, 0),
    }


@asks
class EnduranceCheck(ModifiedInputs):
    activity: str = asked(ACTIVITIES)
    toughness: int = asked(SCORE)
    toughness_bonus: int | None = asked(BONUS, optional=True)
    hours_before: int = asked(Integer(0, 240), default=0, unit="h")
    hours: int = asked(Integer(1, 240), unit="h")
    fatigue: int = asked(FATIGUE, default=0)


@dataclass(frozen=True)
class MadeCheck:
    """One test of a stretch; ``modifier`` is the whole sum, after the cap."""

    hour: int
    modifier: int
    target: int
    roll: int
    success: bool
    degrees: int


class Stretch(NamedTuple):
    """What resolving and odds both walk along: the due checks, and what a level of fatigue does on the way."""

    asked: EnduranceCheck
    house: House
    toughness_bonus: int
    checks: list[DueCheck]

    @staticmethod
    def of(asked: EnduranceCheck, house: House) -> Stretch:
        bonus = bonus_of(asked.toughness) if asked.toughness_bonus is None else asked.toughness_bonus
        if is_unconscious(asked.fatigue, bonus, house):
            raise not_allowed("unconscious")
        checks = due_checks(asked.activity, bonus, asked.hours_before, asked.hours, house)
        return Stretch(asked, house, bonus, list(checks))

    def stakes(self, due: DueCheck, fatigue: int) -> Stakes:
        """A level gained on the way weighs on the next check already."""
        difficulty = due.modifier + fatigue_modifier(fatigue, self.house)
        return stakes(self.asked.toughness, self.house, self.asked.modifiers, difficulty=difficulty)


def endurance_odds(asked: EnduranceCheck, house: House) -> dict[str, Any]:
    """Level by level: after each check, how many of the equally likely ways of the dice lead to each level."""
    stretch = Stretch.of(asked, house)
    ways_awake = {asked.fatigue: 1}
    ways_unconscious = 0
    for due in stretch.checks:
        after: dict[int, int] = {}
        ways_unconscious *= 100
        for fatigue, ways in ways_awake.items():
            target = stretch.stakes(due, fatigue).target
            holding = sum(succeeds(roll, target, house) for roll in range(1, 101))
            if holding:
                after[fatigue] = after.get(fatigue, 0) + ways * holding
            failing = ways * (100 - holding)
            if failing and is_unconscious(fatigue + 1, stretch.toughness_bonus, house):
                ways_unconscious += failing
            elif failing:
                after[fatigue + 1] = after.get(fatigue + 1, 0) + failing
        ways_awake = after
    all_ways = 100 ** len(stretch.checks)
    gained = {str(fatigue - asked.fatigue): Fraction(ways, all_ways) for fatigue, ways in ways_awake.items()}
    if ways_unconscious:
        gained[str(stretch.toughness_bonus + 1 - asked.fatigue)] = Fraction(ways_unconscious, all_ways)
    return {"fatigue_gained": gained, "unconscious": Fraction(ways_unconscious, all_ways)}


@check(
    EnduranceCheck,
    covers="DW-047 DW-048 DW-049 DW-051 DW-052 DW-054 DW-078 DW-079 DW-088 DW-113 DW-114",
    odds=endurance_odds,
    house_rules=(*OF_A_TEST, "overtime-first-hour", "encumbered-check", "fatigue-model"),
)
def endurance_check(asked: EnduranceCheck, house: House, faces: Faces) -> dict[str, JSON]:
    stretch = Stretch.of(asked, house)
    fatigue = asked.fatigue
    hours_done = asked.hours
    unconscious = False
    checks = []
    for due in stretch.checks:
        test = stretch.stakes(due, fatigue).roll(house, faces, "endurance")
        checks.append(MadeCheck(due.hour, test.modifier, test.target, test.roll, test.success, test.degrees))
        if test.success:
            continue
        fatigue += 1
        unconscious = is_unconscious(fatigue, stretch.toughness_bonus, house)
        if unconscious:
            hours_done = due.hour - asked.hours_before
            break
    return {
        "checks": checks,
        "fatigue_gained": fatigue - asked.fatigue,
        "fatigue": fatigue,
        "unconscious": unconscious,
        "drowning": unconscious and asked.activity == "swimming",
        "hours_done": hours_done,
        "perception_modifier": PERCEPTION.get(asked.activity, 0),
    }


@asks
class MarchRecovery:
    hours_marched: int = asked(Integer(0, 240), unit="h")
    toughness_bonus: int = asked(BONUS)
    rest_hours: float = asked(HOURS, unit="h")
    march_fatigue: int = asked(FATIGUE)
    other_fatigue: int = asked(FATIGUE, default=0)


@transition(MarchRecovery, covers="DW-055 DW-113", house_rules=("march-recovery",))
def march_recovery(asked: MarchRecovery, house: House, faces: Faces) -> dict[str, JSON]:
    """Two hours of rest for each hour too many; until all are rested, no level goes."""
    safe = 0 if house["march-recovery"] == "past-toughness-bonus" else ORDINARY_MARCH
    excess = max(0, asked.hours_marched - safe - asked.toughness_bonus)
    needed = 2 * excess
    recovered = at_most(needed, asked.rest_hours)
    left = 0 if recovered else asked.march_fatigue
    return {
        "excess_hours": excess,
        "rest_needed": needed,
        "rest_missing": 0 if recovered else needed - asked.rest_hours,
        "recovered": recovered,
        "march_fatigue": left,
        "fatigue": left + asked.other_fatigue,
    }


def fatigue_modifier(fatigue: int, house: House) -> int:
    return FATIGUED if fatigue and house["fatigue-model"] == "published" else 0


def is_unconscious(fatigue: int, toughness_bonus: int, house: House) -> bool:
    return house["fatigue-model"] == "published" and fatigue > toughness_bonus


@asks
class FatigueEffects:
    fatigue: int = asked(FATIGUE)
    toughness_bonus: int = asked(BONUS)


@derived(FatigueEffects, covers="DW-114", house_rules=("fatigue-model",))
def fatigue_effects(asked: FatigueEffects, house: House, faces: Faces) -> dict[str, JSON]:
    return {
        "limit": asked.toughness_bonus,
        "test_modifier": fatigue_modifier(asked.fatigue, house),
        "unconscious": is_unconscious(asked.fatigue, asked.toughness_bonus, house),
    }
