"""The d100 test, skills, extended and opposed tests, assistance (sections 3.1 to 3.3 and 5.1)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.contract import JSON

from .asking import ask, refusal

ROLL = st.integers(1, 100)
SCORE = st.integers(0, 200)
MODIFIER = st.integers(-200, 200)


def modifier(value: int) -> list[JSON]:
    return [{"label": "difficulty", "value": value}]


@given(SCORE, MODIFIER, ROLL)
def test_success_and_degrees_follow_from_the_difference(score: int, value: int, roll: int) -> None:
    said = ask("characteristic-test", [roll], score=score, modifiers=modifier(value))
    assert said["target"] == score + value
    assert said["success"] == (roll <= score + value)
    assert said["degrees"] == abs(score + value - roll) // 10


@given(SCORE, ROLL, st.integers(-150, 150))
def test_a_higher_target_never_turns_success_into_failure(score: int, roll: int, value: int) -> None:
    lower = ask("characteristic-test", [roll], score=score, modifiers=modifier(value))
    higher = ask("characteristic-test", [roll], score=score, modifiers=modifier(value + 1))
    assert higher["success"] >= lower["success"]
    if higher["success"] and lower["success"]:
        assert higher["degrees"] >= lower["degrees"]


@pytest.mark.parametrize(
    ("extremes", "on_1", "on_100"),
    [
        ("none", False, True),
        ("01-succeeds", True, True),
        ("100-fails", False, False),
        ("both", True, False),
    ],
)
def test_a_1_and_a_100_are_special_where_the_table_wants_it(extremes: str, on_1: bool, on_100: bool) -> None:
    house = {"natural-extremes": extremes}
    hopeless = ask("characteristic-test", [1], house, score=0, modifiers=modifier(-50))
    certain = ask("characteristic-test", [100], house, score=120)
    assert (hopeless["success"], certain["success"]) == (on_1, on_100)
    assert hopeless["degrees"] == (0 if on_1 else 5)
    assert certain["degrees"] == (2 if on_100 else 0)


@given(MODIFIER, st.sampled_from(["30", "60"]))
def test_the_cap_holds_the_whole_sum(value: int, cap: str) -> None:
    said = ask("leap", [50], {"modifier-cap": cap}, agility=40, strength_bonus=4, modifiers=modifier(value))
    assert said["test"]["modifier"] == max(-int(cap), min(int(cap), value - 10))


def test_assistance_counts_on_a_success_only() -> None:
    told: dict[str, JSON] = {"score": 40, "assistants": 2, "added_degrees": 1}
    success = ask("characteristic-test", [60], {"assist-degree": "per-helper"}, **told)
    failure = ask("characteristic-test", [61], {"assist-degree": "per-helper"}, **told)
    assert (success["target"], success["degrees"], success["extra_degrees"]) == (60, 3, 3)
    assert (failure["success"], failure["degrees"], failure["extra_degrees"]) == (False, 0, 0)


@given(SCORE, st.booleans(), st.sampled_from([0, 10, 20]), st.sampled_from(["basic", "advanced"]))
def test_a_skill_is_trained_halved_or_refused(score: int, trained: bool, rank: int, kind: str) -> None:
    skill: JSON = {"type": kind, "trained": trained, "rank_bonus": rank}
    if trained:
        assert ask("skill-test", [50], score=score, skill=skill)["base"] == score + rank
    elif rank:
        assert refusal("skill-test", score=score, skill=skill) == "rank-without-training"
    elif kind == "advanced":
        assert refusal("skill-test", score=score, skill=skill, assistants=9) == "untrained-advanced"
    else:
        assert ask("skill-test", [50], score=score, skill=skill)["base"] == score // 2


@given(st.integers(1, 5), st.lists(ROLL, min_size=1, max_size=12), st.none() | st.integers(1, 12), SCORE)
def test_an_extended_test_runs_until_it_is_done_or_out_of_attempts(
    required: int, rolls: list[int], most: int | None, score: int
) -> None:
    state: dict[str, JSON] = {"score": score, "required": required, "max_attempts": most}
    for roll in rolls:
        said = ask("extended-test", [roll], **state)
        state |= {"successes": said["successes"], "attempts": said["attempts"]}
        if said["complete"]:
            assert refusal("extended-test", **state) == "already-complete"
            return
        if said["exhausted"]:
            assert refusal("extended-test", **state) == "no-attempts-left"
            return
    assert state["attempts"] == len(rolls)


SIDES = st.fixed_dictionaries(
    {"score": st.integers(20, 60)},
    optional={
        "bonus": st.integers(3, 5),
        "assistants": st.integers(0, 2),
        "added_degrees": st.integers(0, 2),
    },
)
NEAR = st.integers(20, 60)


@given(SIDES, SIDES, NEAR, NEAR, st.sampled_from(["stalemate", "fewer-degrees", "roll-again"]))
def test_changing_sides_changes_the_winner(
    a: JSON, b: JSON, a_roll: int, b_roll: int, both_fail: str
) -> None:
    house = {"opposed-both-fail": both_fail}
    said = ask("opposed-test", [a_roll, b_roll], house, a=a, b=b)
    mirrored = ask("opposed-test", [b_roll, a_roll], house, a=b, b=a)
    assert mirrored["winner"] == {"a": "b", "b": "a", "none": "none"}[said["winner"]]
    assert mirrored["decided_by"] == said["decided_by"]
    assert mirrored["margin"] == said["margin"]
    assert (said["margin"] > 0) == (said["decided_by"] == "degrees")


@pytest.mark.parametrize(
    ("rolls", "inputs", "decided"),
    [
        ([30, 80], {}, ("a", "success")),
        ([30, 10], {}, ("b", "degrees")),
        ([41, 42], {"a": {"bonus": 9}}, ("a", "bonus")),
        ([42, 41], {}, ("b", "roll")),
        ([41, 41], {}, ("none", "full-tie")),
        ([90, 60], {}, ("none", "both-failed")),
    ],
)
def test_what_decides_an_opposed_test(rolls: list[int], inputs: Any, decided: tuple[str, str]) -> None:
    a = {"score": 50, **inputs.get("a", {})}
    said = ask("opposed-test", rolls, a=a, b={"score": 50})
    assert (said["winner"], said["decided_by"]) == decided
    assert said["roll_again"] is False


def test_ties_and_common_failures_follow_the_house_rules() -> None:
    sides: dict[str, JSON] = {"a": {"score": 50}, "b": {"score": 50}}

    def asked(rolls: list[int], house: JSON) -> tuple[str, str, bool]:
        said = ask("opposed-test", rolls, house, **sides)
        return said["winner"], said["decided_by"], said["roll_again"]

    assert asked([41, 41], {"opposed-full-tie": "side-a"}) == ("a", "full-tie", False)
    assert asked([41, 41], {"opposed-full-tie": "roll-again"}) == ("none", "full-tie", True)
    assert asked([90, 60], {"opposed-both-fail": "roll-again"}) == ("none", "both-failed", True)
    assert asked([90, 60], {"opposed-both-fail": "fewer-degrees"}) == ("b", "degrees", False)
    assert asked([66, 66], {"opposed-both-fail": "fewer-degrees"}) == ("none", "full-tie", False)


def test_refusals_of_side_a_come_before_those_of_side_b() -> None:
    a: JSON = {"score": 40, "assistants": 3}
    b: JSON = {"score": 40, "skill": {"type": "basic", "trained": False, "rank_bonus": 10}}
    assert refusal("opposed-test", a=a, b=b) == "too-many-assistants"
    assert refusal("opposed-test", a=b, b=a) == "rank-without-training"


def test_nobody_needs_permission_to_help_nobody() -> None:
    said = ask("assistance-check", test_kind="skill", gm_allows=False, action="reaction", helpers=[])
    assert said == {"assistants": 0, "modifier": 0, "extra_degrees": 0}


def test_an_untrained_helper_may_assist_a_characteristic_test() -> None:
    helpers: JSON = [{"label": "Ulf", "adjacent": True}]
    assert refusal("assistance-check", test_kind="skill", helpers=helpers) == "helper-untrained"
    said = ask("assistance-check", test_kind="characteristic", helpers=helpers)
    assert said == {"assistants": 1, "modifier": 10, "extra_degrees": 1}
