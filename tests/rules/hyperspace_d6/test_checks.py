"""The check: the pool, the Destiny Die, the total and the verdict."""

from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rules.contract import Faces, RulesError
from tests.rules.strategies import faces, house_rules_for, inputs_for

from .asking import HYPERSPACE_D6, outcome, refusal

CHECKS = [
    HYPERSPACE_D6.rule(rule_id)
    for rule_id in (
        "attribute-check",
        "skill-check",
        "open-check",
        "attack",
        "vehicle-attack-pilot",
        "vehicle-attack-gunner",
        "force-check",
    )
]
SIX_FACES = st.lists(st.integers(1, 6), min_size=30, max_size=30)


@st.composite
def rolled(draw: st.DrawFn) -> tuple[dict[str, Any], Faces, Any]:
    """Inputs of any check, the faces that fell, and the outcome."""
    rule = draw(st.sampled_from(CHECKS))
    inputs = draw(inputs_for(rule))
    falling = draw(faces())
    try:
        return (
            inputs,
            falling,
            rule.resolve(inputs, HYPERSPACE_D6.house(draw(house_rules_for(HYPERSPACE_D6))), falling),
        )
    except RulesError:
        assume(False)
        raise


@given(rolled())
@settings(max_examples=60, deadline=None)
def test_there_is_always_exactly_one_destiny_die_and_it_falls_first(roll: Any) -> None:
    _, falling, found = roll
    purposes = [die.purpose for die in falling.drawn]
    assert purposes[0] == "destiny"
    assert purposes.count("destiny") == 1
    assert purposes[1 : 1 + found["pool"]] == ["pool"] * found["pool"]
    assert set(purposes[1 + found["pool"] :]) <= {"explosion"}


@given(rolled())
@settings(max_examples=60, deadline=None)
def test_the_total_follows_from_what_is_shown(roll: Any) -> None:
    inputs, falling, found = roll
    faces_shown = [found["destiny"], *found["pool_faces"], *found["chain"]]
    assert [die.face for die in falling.drawn] == faces_shown
    assert found["total"] == sum(faces_shown) + found["flat"]
    given_flat = sum(modifier["value"] for modifier in inputs.get("modifiers", []))
    # A pilot's skill may be dice instead of a number.
    assert found["flat"] - given_flat - inputs.get("manoeuvrability", 0) in (0, inputs.get("skill", 0))
    if found["target"] is None:
        assert (found["success"], found["critical"], found["margin"]) == (None, None, None)
    else:
        assert found["success"] == (found["total"] >= found["target"])
        assert found["critical"] == (found["total"] >= 2 * found["target"])
        assert found["margin"] == found["total"] - found["target"]
    tally = found["tally"]
    assert {key: found[key] for key in tally if key != "improvement_used"} == {
        key: value for key, value in tally.items() if key != "improvement_used"
    }


@given(rolled())
@settings(max_examples=60, deadline=None)
def test_the_choice_belongs_to_a_destiny_six(roll: Any) -> None:
    inputs, _, found = roll
    expected = {"ask": "pending", "explode": "exploded", "advantage": "advantage"}[
        inputs.get("on_six", "ask")
    ]
    assert found["choice"] == (expected if found["destiny"] == 6 else "none")
    assert found["provisional"] == (found["choice"] == "pending")
    assert all(face == 6 for face in found["chain"][:-1])
    assert found["late_die"] is None


@given(inputs_for(HYPERSPACE_D6.rule("pool")), house_rules_for(HYPERSPACE_D6))
@settings(max_examples=100, deadline=None)
def test_a_pool_never_loses_its_destiny_die(inputs: Any, house: Any) -> None:
    try:
        found = outcome("pool", inputs, house=house)
    except RulesError:
        return
    assert found["dice"] == found["pool"] + 1 >= 1
    terms = {term["label"]: term["dice"] for term in found["terms"]}
    forced = terms.pop("force-point", 0)
    assert found["before_doubling"] == max(0, sum(terms.values()))
    assert found["pool"] == found["before_doubling"] + forced
    assert "attribute" in terms
    assert all(dice for label, dice in terms.items() if label != "attribute")


@given(SIX_FACES, st.integers(1, 40))
@settings(max_examples=60)
def test_a_higher_difficulty_never_helps(dice: list[int], difficulty: int) -> None:
    rolled_at = [
        outcome("skill-check", {"attribute": 4, "skill": 2, "difficulty": target}, dice[:5])
        for target in (difficulty, difficulty + 1)
    ]
    assert rolled_at[0]["success"] >= rolled_at[1]["success"]
    assert rolled_at[0]["critical"] >= rolled_at[1]["critical"]


def test_gear_adds_one_die_however_much_there_is() -> None:
    assert outcome("pool", {"attribute": 3, "gear_dice": 7})["pool"] == 4


def test_a_pool_below_zero_is_clamped_once_at_the_end() -> None:
    found = outcome("pool", {"attribute": 0, "gm_die": -1, "dismayed": True, "improvement": True})
    assert (found["pool"], found["floored"], found["dice"]) == (0, True, 1)


def test_a_force_point_doubles_what_the_table_has_agreed() -> None:
    inputs = {"attribute": 3, "gear_dice": 1, "force_point": True}
    doubled = {
        what: outcome("pool", inputs, house={"force-point-doubles": what})["pool"]
        for what in ("pool", "whole-roll", "attribute")
    }
    assert doubled == {"pool": 8, "whole-roll": 9, "attribute": 7}


def test_a_wrong_input_is_said_before_what_is_not_allowed() -> None:
    assert (
        refusal("force-check", {"force": 0, "skill": 1, "difficulty": 5, "actions": 2}).code
        == "invalid-input"
    )
    assert refusal(
        "pool", {"attribute": 3, "actions": 9, "dexterity": 2, "help_dice": 1, "group_helpers": 1}
    ).reason == ("too-many-actions")


def test_a_chain_stops_at_fifty_dice() -> None:
    found = outcome("attribute-check", {"attribute": 0, "difficulty": 9, "on_six": "explode"}, [6] * 51)
    assert (len(found["chain"]), found["choice"], found["total"]) == (50, "exploded", 306)
