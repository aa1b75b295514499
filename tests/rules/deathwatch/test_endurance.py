"""Narrative time and endurance (section 5.4)."""

import time
from collections import defaultdict
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from rules.contract import JSON, GivenFaces
from rules.systems.deathwatch import DEATHWATCH

from .asking import ask, chances, refusal

ACTIVITIES = ["hurried", "running", "forced-march", "swimming", "encumbered"]
ACTIVITY = st.sampled_from(ACTIVITIES)
SWITCHES = st.fixed_dictionaries(
    {},
    optional={
        "overtime-first-hour": st.sampled_from(["minus-10", "zero"]),
        "encumbered-check": st.sampled_from(["each-block", "once"]),
    },
)
BONUS = st.integers(0, 12)
HOURS = st.integers(1, 40)


@given(ACTIVITY, BONUS, st.integers(0, 40), HOURS, SWITCHES)
def test_the_checks_are_those_of_the_schedule(
    activity: str, bonus: int, before: int, hours: int, house: dict[str, str]
) -> None:
    stretch: dict[str, JSON] = {
        "activity": activity,
        "toughness_bonus": bonus,
        "hours_before": before,
        "hours": hours,
    }
    due = ask("endurance-schedule", house=house, **stretch)["checks"]
    counted_only = {**house, "fatigue-model": "none"}
    made = ask("endurance-check", [50] * len(due), counted_only, toughness=40, **stretch)
    assert [{"hour": check["hour"], "modifier": check["modifier"]} for check in made["checks"]] == due
    assert made["hours_done"] == hours


@given(ACTIVITY, BONUS, st.integers(0, 40), st.integers(0, 20), st.integers(0, 20), SWITCHES)
def test_a_stretch_can_be_cut_anywhere(
    activity: str, bonus: int, before: int, first: int, second: int, house: dict[str, str]
) -> None:
    def schedule(after: int, hours: int) -> dict[str, object]:
        told: dict[str, JSON] = {
            "activity": activity,
            "toughness_bonus": bonus,
            "hours_before": after,
            "hours": hours,
        }
        said: dict[str, object] = ask("endurance-schedule", house=house, **told)
        return said

    whole, head, tail = (
        schedule(before, first + second),
        schedule(before, first),
        schedule(before + first, second),
    )
    assert whole["checks"] == head["checks"] + tail["checks"]  # type: ignore[operator]
    assert whole["next_hour"] == tail["next_hour"]


@given(ACTIVITY, BONUS, st.integers(0, 40), SWITCHES)
def test_the_next_check_is_the_first_of_what_follows(
    activity: str, bonus: int, before: int, house: dict[str, str]
) -> None:
    told: dict[str, JSON] = {"activity": activity, "toughness_bonus": bonus}
    said = ask("endurance-schedule", house=house, hours_before=before, hours=0, **told)
    assert said["checks"] == []
    ahead = ask("endurance-schedule", house=house, hours_before=before, hours=100, **told)["checks"]
    if ahead:
        assert ahead[0] == {"hour": said["next_hour"], "modifier": said["next_modifier"]}
    else:
        assert (said["next_hour"], said["next_modifier"]) == (None, None)


def test_the_free_hours_and_the_modifiers_of_each_activity() -> None:
    def hours_and_modifiers(activity: str, hours: int) -> list[tuple[int, int]]:
        checks = ask("endurance-schedule", activity=activity, toughness_bonus=4, hours=hours)["checks"]
        return [(check["hour"], check["modifier"]) for check in checks]

    assert hours_and_modifiers("hurried", 12) == [(4, 0), (8, -10), (12, -20)]
    assert hours_and_modifiers("running", 3) == [(1, 0), (2, -10), (3, -20)]
    assert hours_and_modifiers("forced-march", 16) == [(15, -10), (16, -20)]
    assert hours_and_modifiers("swimming", 6) == [(5, -10), (6, -20)]
    assert hours_and_modifiers("encumbered", 12) == [(4, 0), (8, 0), (12, 0)]


@given(st.lists(st.integers(1, 100), min_size=12, max_size=12), BONUS, st.integers(0, 12))
def test_fatigue_weighs_at_once_and_knocks_out_beyond_the_bonus(
    rolls: list[int], bonus: int, fatigue: int
) -> None:
    told: dict[str, JSON] = {
        "activity": "swimming",
        "toughness": 60,
        "toughness_bonus": bonus,
        "hours": 12 + bonus,
    }
    if fatigue > bonus:
        assert refusal("endurance-check", fatigue=fatigue, **told) == "unconscious"
        return
    faces = GivenFaces(rolls)
    inputs = {**told, "fatigue": fatigue}
    said = DEATHWATCH.rule("endurance-check").resolve(inputs, DEATHWATCH.default_house, faces)
    levels = fatigue
    for paid_hour, check in enumerate(said["checks"], 1):
        assert check["modifier"] == -10 * paid_hour - (10 if levels else 0)
        levels += not check["success"]
    assert said["fatigue"] == levels
    assert said["unconscious"] == (levels > bonus) == said["drowning"]
    assert said["hours_done"] == (said["checks"][-1]["hour"] if said["unconscious"] else told["hours"])


@given(st.integers(0, 130), st.integers(0, 4), st.integers(0, 4), st.booleans())
def test_odds_follow_every_way_through_the_stretch(
    toughness: int, bonus: int, fatigue: int, published: bool
) -> None:
    house = {"fatigue-model": "published" if published else "none"}
    told: dict[str, JSON] = {
        "activity": "running",
        "toughness": toughness,
        "toughness_bonus": max(bonus, fatigue),
        "fatigue": fatigue,
    }
    gained: dict[str, Fraction] = defaultdict(Fraction)
    unconscious = Fraction(0)
    open_ways: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while open_ways:
        dice, chance = open_ways.pop()
        so_far = ask("endurance-check", dice, house, hours=len(dice), **told) if dice else None
        if so_far and (len(dice) == 5 or so_far["unconscious"]):
            gained[str(so_far["fatigue_gained"])] += chance
            unconscious += chance if so_far["unconscious"] else 0
            continue
        coming = ask("endurance-check", [*dice, 50], house, hours=len(dice) + 1, **told)["checks"][-1]
        holds = Fraction(max(0, min(100, coming["target"])), 100)
        if holds:
            open_ways.append(([*dice, 1], chance * holds))
        if holds < 1:
            open_ways.append(([*dice, 100], chance * (1 - holds)))
    assert chances("endurance-check", house, hours=5, **told) == {
        "fatigue_gained": gained,
        "unconscious": unconscious,
    }


def test_odds_of_ten_days_come_at_once() -> None:
    began = time.process_time()
    for model in ("published", "none"):
        found = chances(
            "endurance-check", {"fatigue-model": model}, activity="running", toughness=150, hours=240
        )
        assert sum(found["fatigue_gained"].values()) == 1
        assert (found["unconscious"] > 0) == (model == "published")
    assert time.process_time() - began < 5


@given(st.integers(0, 240), BONUS, st.floats(0, 500), st.integers(0, 40), st.integers(0, 40))
def test_march_fatigue_goes_all_at_once_or_not_at_all(
    marched: int, bonus: int, rest: float, march: int, other: int
) -> None:
    told: dict[str, JSON] = {"hours_marched": marched, "toughness_bonus": bonus, "rest_hours": rest}
    said = ask("march-recovery", march_fatigue=march, other_fatigue=other, **told)
    assert said["march_fatigue"] == (0 if said["recovered"] else march)
    assert said["fatigue"] == said["march_fatigue"] + other
    assert said["recovered"] == (said["rest_missing"] == 0)
    assert said["rest_needed"] == 2 * max(0, marched - 10 - bonus)


@given(BONUS, st.sampled_from(["normal", "hurried", "running"]), st.sampled_from(["normal", "low", "high"]))
def test_a_pace_multiplies_all_three_rates(bonus: int, pace: str, gravity: str) -> None:
    told: dict[str, JSON] = {"agility_bonus": bonus, "gravity": gravity, "hours": 5}
    factor = {"normal": 1, "hurried": 2, "running": 3}[pace]
    plain, fast = ask("narrative-travel", **told), ask("narrative-travel", pace=pace, **told)
    for rate in ("metres_per_minute", "metres_per_hour", "metres_per_day", "distance"):
        assert fast[rate] == factor * plain[rate]
