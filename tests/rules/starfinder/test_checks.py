"""Checks, chases, swimming, climbing, flying and falling: what follows from the rules whatever the numbers are."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import systems
from rules.contract import every_way, main_fields, odds_of, plain, read
from rules.systems.starfinder import STARFINDER

from .asking import Json, outcome, refusal

FACE = st.integers(1, 20)
BONUS = st.integers(-20, 60)
QUICK = settings(max_examples=60, deadline=None)


def chances(rule: str, inputs: Json, house_rules: Json | None = None) -> Any:
    return odds_of(STARFINDER.rule(rule), STARFINDER.house(house_rules or {}), inputs)


def by_trying(rule_id: str, inputs: Json, house_rules: Json | None = None, most: int = 40_000) -> Any:
    """The odds of the rule's main field by trying every way in which the dice can fall."""
    rule, house = STARFINDER.rule(rule_id), STARFINDER.house(house_rules or {})
    asked = read(rule.asks, inputs, "inputs")  # type: ignore[var-annotated]
    names = tuple(chances(rule_id, inputs, house_rules))
    return main_fields(every_way(lambda faces: plain(rule.function(asked, house, faces)), most), names)


@QUICK
@given(BONUS, BONUS, FACE, FACE)
def test_of_two_sides_the_acting_one_wins_or_the_other(a: int, b: int, one: int, other: int) -> None:
    there = outcome("opposed-check", {"acting_bonus": a, "opposing_bonus": b}, [one, other])
    back = outcome("opposed-check", {"acting_bonus": b, "opposing_bonus": a}, [other, one])
    assert there["margin"] == -back["margin"]
    assert there["success"] != back["success"] or there["margin"] == 0


@QUICK
@given(st.integers(1, 60), st.integers(0, 99), FACE)
def test_what_fails_against_a_number_fails_against_a_higher_one(score: int, dc: int, face: int) -> None:
    easy = outcome("ability-check", {"score": score, "dc": dc}, [face])
    hard = outcome("ability-check", {"score": score, "dc": dc + 1}, [face])
    assert hard["success"] <= easy["success"]
    assert hard["margin"] == easy["margin"] - 1


@QUICK
@given(st.integers(1, 60), st.integers(0, 100))
def test_the_odds_of_a_check_are_those_of_its_faces(score: int, dc: int) -> None:
    inputs = {"score": score, "dc": dc}
    good = sum(outcome("ability-check", inputs, [face])["success"] for face in range(1, 21))
    assert chances("ability-check", inputs) == {"success": Fraction(good, 20)}


SCORES = st.integers(1, 30)


@settings(max_examples=8, deadline=None)
@given(SCORES, st.lists(SCORES, min_size=1, max_size=2), st.sampled_from(["continue", "pursuer", "fleeing"]))
def test_the_odds_of_a_chase_are_those_of_trying_all_faces(
    fleeing: int, pursuers: list[int], tie: str
) -> None:
    sides = {"fleeing": {"score": fleeing}, "pursuers": [{"score": score} for score in pursuers]}
    house = {"pursuit-tie": tie}
    inputs = {**sides, "rounds": 5}
    assert chances("pursuit-dexterity", inputs, house) == by_trying("pursuit-dexterity", inputs, house)
    assert chances("pursuit-constitution", sides) == by_trying("pursuit-constitution", sides)


def test_twenty_pursuers_have_odds_at_once() -> None:
    pursuers = [{"score": 10 + number} for number in range(20)]
    found = chances("pursuit-constitution", {"fleeing": {"score": 30}, "pursuers": pursuers})
    assert sum(found["result"].values()) == 1


@pytest.mark.parametrize("gravity", ["low", "normal", "high"])
def test_the_odds_of_a_fall_are_those_of_trying_all_faces(gravity: str) -> None:
    inputs = {"height": 9.5, "gravity": gravity}
    assert chances("fall", inputs) == by_trying("fall", inputs)
    assert len(chances("fall", {"height": 3000})["damage"]) == 101


@pytest.mark.parametrize("task", ["hover", "avoid-falling-damage", "move-in-wind"])
@pytest.mark.parametrize(
    ("manoeuvrability", "wind", "take_10"),
    [("average", "light", False), ("perfect", "strong", False), ("average", "severe", True)],
)
def test_the_odds_of_flying_are_those_of_trying_all_faces(
    task: str, manoeuvrability: str, wind: str, take_10: bool
) -> None:
    inputs = {
        "task": task,
        "manoeuvrability": manoeuvrability,
        "wind": wind,
        "acrobatics": 7,
        "take_10": take_10,
    }
    assert chances("fly-check", inputs) == by_trying("fly-check", inputs)


def test_being_blown_away_has_odds_though_its_dice_are_many() -> None:
    inputs = {"task": "move-in-wind", "manoeuvrability": "average", "wind": "tornado", "acrobatics": 25}
    found = chances("fly-check", inputs)["result"]
    assert found == {"moves": Fraction(7, 20), "no-move": Fraction(1, 5), "blown-away": Fraction(9, 20)}


SWIMS = st.fixed_dictionaries(
    {
        "athletics": st.integers(-5, 20),
        "land_speed": st.just(9),
        "water": st.sampled_from(["calm", "rough", "stormy", "maelstrom"]),
        "action": st.sampled_from(["move", "hour"]),
    },
    optional={"swim_speed": st.just(6)},
)


@QUICK
@given(SWIMS, FACE)
def test_a_swimmer_gets_on_unless_the_check_fails(inputs: Json, face: int) -> None:
    needed = chances("swim", inputs)["result"]
    free = len(needed) == 1 and outcome_without_dice("swim", inputs)
    found = free or outcome("swim", inputs, [face, 3][: 2 if fails_an_hour(inputs, face) else 1])
    assert found["check_needed"] == (found["total"] is not None)
    if inputs["action"] == "move":
        assert (found["distance"] > 0) == (found["result"] == "moves")
    else:
        assert (found["damage"] > 0) == (found["result"] == "tires")
    assert found["result"] in needed


def outcome_without_dice(rule: str, inputs: Json) -> Json | None:
    return outcome(rule, inputs) if refusal(rule, inputs) is None else None


def fails_an_hour(inputs: Json, face: int) -> bool:
    return inputs["action"] == "hour" and "swim_speed" not in inputs and face + inputs["athletics"] < 20


def test_a_runner_runs_tires_and_rests() -> None:
    """Twelve rounds run free, a failure, nine rounds of rest more, and everything begins anew."""
    state: Json = {}
    for _round in range(12):
        found = outcome("local-run-round", {"constitution": 12, "speed": 9, "pace": "run", "state": state})
        state = found["state"]
        assert (found["distance"], found["checked"]) == (36, False)
    found = outcome("local-run-round", {"constitution": 12, "speed": 9, "pace": "run", "state": state}, [8])
    assert (found["dc"], found["total"], found["success"], found["distance"]) == (10, 9, False, 9)
    for left in range(8, -1, -1):
        asked = {"constitution": 12, "speed": 9, "state": found["state"]}
        assert refusal("local-run-round", {**asked, "pace": "run"}) == "resting"
        found = outcome("local-run-round", {**asked, "pace": "stay"})
        assert found["state"]["rest_left"] == left
    assert found["reset"]
    assert set(found["state"].values()) == {0}


STATES = st.fixed_dictionaries(
    {
        "stamina": st.integers(0, 20),
        "stamina_max": st.just(20),
        "hit_points": st.integers(1, 15),
        "hit_points_max": st.just(15),
    },
    optional={"hustle_damage": st.integers(0, 30), "march_damage": st.integers(0, 30)},
)


@QUICK
@given(STATES, st.integers(0, 23), st.integers(1, 24), st.integers(0, 40), st.integers(0, 40))
def test_travel_keeps_its_ledger(state: Json, before: int, hours: int, stamina: int, hit_points: int) -> None:
    """What hustling takes stands in the ledger, and points regained never rise above their maximum."""
    worn = outcome("hustle-hours", {"hours_before": before, "hours": hours, "state": state})["state"]
    lost = state["stamina"] - worn["stamina"] + state["hit_points"] - worn["hit_points"]
    assert lost == worn["hustle_damage"] - state.get("hustle_damage", 0)
    found = outcome(
        "travel-recovery",
        {"state": worn, "stamina_regained": stamina, "hit_points_regained": hit_points},
    )
    rested = found["state"]
    assert worn["stamina"] <= rested["stamina"] <= 20
    assert worn["hit_points"] <= rested["hit_points"] <= 15
    owed = [entry["hustle_damage"] + entry["march_damage"] for entry in (worn, rested)]
    assert owed[0] - owed[1] == min(owed[0], found["recovered"])
    assert found["fatigued"] == (owed[1] > 0)


def test_a_journey_hustles_as_hours_do() -> None:
    """The sums of a journey are those of its hours, one by one."""
    state = {"stamina": 9999, "stamina_max": 9999, "hit_points": 9999, "hit_points_max": 9999}
    for before, hours in product((0, 1, 2.5, 5), (1, 2, 4.5)):
        leg = {"distance": 9000 * hours, "gait": "hustle"}
        journey = outcome("overland-travel", {"speeds": [9], "legs": [leg], "hustle_before": before})
        spell = outcome("hustle-hours", {"hours_before": before, "hours": hours, "state": state})
        assert journey["hustle_hours"] == hours
        assert journey["hustle_damage"] == spell["damage"]


def test_odds_are_not_asked_for_what_needs_no_check() -> None:
    request = {
        "system": "starfinder",
        "rule": "local-run-round",
        "inputs": {"constitution": None, "speed": 9, "pace": "run"},
    }
    assert systems.odds(request)["error"]["reason"] == "no-odds"
    request["inputs"] = {"constitution": 10, "speed": 9, "pace": "run", "state": {"rest_left": 3}}
    assert systems.odds(request)["error"]["reason"] == "resting"


TURN = ("standard", "move", "swift", "full")


def test_what_is_left_of_a_turn_is_what_still_fits() -> None:
    for length in range(4):
        for actions in product(TURN, repeat=length):
            found = outcome("turn-actions", {"actions": list(actions)})
            for kind in TURN:
                fits = found["legal"] and outcome("turn-actions", {"actions": [*actions, kind]})["legal"]
                assert (found["left"][kind] > 0) == fits, (actions, kind)
