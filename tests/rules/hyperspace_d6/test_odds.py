"""Odds are exact: compared with every way the dice can fall, and with another program's distributions."""

import time
from fractions import Fraction
from typing import Any

import icepool
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.contract import every_way
from rules.systems.hyperspace_d6.odds import ways_of_a_row, ways_to_show

from .asking import HYPERSPACE_D6, odds, outcome


def counted(rule: str, inputs: dict[str, Any], house: dict[str, Any]) -> dict[str, Fraction]:
    """Success and critical by resolving every way the dice can fall."""
    switches = HYPERSPACE_D6.house(house)
    found = {"success": Fraction(0), "critical": Fraction(0)}
    for chance, result in every_way(lambda faces: HYPERSPACE_D6.rule(rule).resolve(inputs, switches, faces)):
        for name in found:
            found[name] += chance if result[name] else 0
    return found


@given(
    st.sampled_from([(0, False), (1, False), (2, False), (1, True)]),
    st.integers(-4, 4),
    st.integers(1, 20),
    st.sampled_from(["explode", "advantage"]),
)
@settings(max_examples=20, deadline=None)
def test_a_check_agrees_with_every_way_its_dice_fall(
    dice: tuple[int, bool], flat: int, difficulty: int, on_six: str
) -> None:
    attribute, force_point = dice
    inputs = {
        "attribute": attribute,
        "skill": 1,
        "difficulty": difficulty,
        "force_point": force_point,
        "modifiers": [{"label": "gear", "value": flat}],
        "on_six": on_six,
    }
    house = {"explode-mode": "once"}
    assert odds("skill-check", inputs, house) == counted("skill-check", inputs, house)


@given(st.integers(0, 12), st.integers(1, 60), st.booleans())
@settings(max_examples=20, deadline=None)
def test_a_chain_agrees_with_another_programs_distribution(
    attribute: int, difficulty: int, force_point: bool
) -> None:
    inputs = {"attribute": attribute, "difficulty": difficulty, "force_point": force_point}
    pool = 2 * attribute if force_point else attribute
    total = icepool.d6.explode(depth=50) + pool @ icepool.d6
    assert odds("attribute-check", inputs) == {
        "success": total.probability(">=", difficulty),
        "critical": total.probability(">=", 2 * difficulty),
    }


@given(st.integers(0, 2), st.integers(0, 2), st.sampled_from(["pc", "npc"]), st.sampled_from(["pc", "npc"]))
@settings(max_examples=20, deadline=None)
def test_the_end_of_a_duel_agrees_with_every_way_its_dice_fall(
    first: int, second: int, one: str, other: str
) -> None:
    inputs = {"dice_first": first, "dice_second": second, "turns": 1, "kind_first": one, "kind_second": other}
    rule = HYPERSPACE_D6.rule("duel-settle")
    winners: dict[str, Fraction] = {}
    for chance, result in every_way(lambda faces: rule.resolve(inputs, HYPERSPACE_D6.default_house, faces)):
        winner = result["winner"] or "none"
        winners[winner] = winners.get(winner, Fraction(0)) + chance
    assert odds("duel-settle", inputs) == {"winner": winners}


@given(st.integers(1, 30), st.integers(1, 40), st.integers(0, 4))
@settings(max_examples=20, deadline=None)
def test_amendments_agree_with_the_dice_that_are_still_to_fall(total: int, target: int, links: int) -> None:
    tally = {
        "total": total,
        "target": target,
        "destiny": 6,
        "chain": [6] * links,
        "choice": "pending",
        "late_die": None,
        "improvement_used": False,
    }
    rest_of_the_chain = icepool.d6.explode(depth=49 - links)
    assert odds("destiny-choice", {"tally": tally, "choice": "explode"}) == {
        "success": (rest_of_the_chain + total).probability(">=", target),
        "critical": (rest_of_the_chain + total).probability(">=", 2 * target),
    }
    once = {"explode-mode": "once"}
    inputs = {"tally": tally, "choice": "explode"}
    assert odds("destiny-choice", inputs, once) == counted("destiny-choice", inputs, once)
    inputs = {"tally": tally, "choice": "advantage"}
    assert odds("destiny-choice", inputs) == counted("destiny-choice", inputs, {})
    inputs = {"tally": tally, "points": 1}
    assert odds("improvement-die", inputs) == counted("improvement-die", inputs, {})


@given(st.integers(1, 80))
@settings(max_examples=30, deadline=None)
def test_odds_fall_as_the_difficulty_rises(difficulty: int) -> None:
    easier, harder = (
        odds("attribute-check", {"attribute": 6, "difficulty": target})
        for target in (difficulty, difficulty + 1)
    )
    assert easier["success"] >= harder["success"]
    assert easier["critical"] >= harder["critical"]


def test_all_ways_are_counted() -> None:
    for dice in (0, 1, 7, 60):
        assert sum(ways_to_show(dice)) == 6**dice
    for longest in (0, 1, 2, 51):
        assert sum(ways_of_a_row(longest).values()) == 6**longest


def test_the_advantage_and_the_explosion_differ_only_upwards() -> None:
    inputs = {"attribute": 3, "skill": 2, "difficulty": 15}
    exploding = odds("skill-check", {**inputs, "on_six": "ask"})
    assert exploding == odds("skill-check", {**inputs, "on_six": "explode"})
    assert exploding["success"] > odds("skill-check", {**inputs, "on_six": "advantage"})["success"]


def test_the_largest_pools_answer_at_once() -> None:
    largest = {"attribute": 20, "skill": 20, "difficulty": 250, "help_dice": 10, "force_point": True}
    twelve = {"attribute": 12, "skill": 3, "difficulty": 90, "force_point": True}
    assert outcome("pool", {"attribute": 20, "help_dice": 10, "force_point": True})["pool"] == 60
    for inputs, seconds in ((largest, 0.5), (twelve, 0.05)):
        took = []
        for _ in range(5):
            start = time.process_time()
            assert 0 < odds("skill-check", inputs)["success"] < 1
            took.append(time.process_time() - start)
        assert min(took) < seconds
