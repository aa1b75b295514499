"""Fate that changes a roll: the first outcome stays, the amended one follows from kept and fresh dice."""

from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from rules.contract import Faces, RulesError
from rules.contract.fields import plain
from rules.systems.dark_heresy.amendments import AMENDABLE
from tests.rules.strategies import house_rules_for, inputs_for

from .asking import DARK_HERESY, faces, outcome, refusal

POOL = {"fate_max": 3, "fate_current": 3}
SPEND = DARK_HERESY.rule("fate-spend")


def spend(option: str, original: dict[str, Any], dice: list[int] | None = None, **more: Any) -> Any:
    return outcome("fate-spend", {"option": option, **POOL, "original": original, **more}, dice)


@st.composite
def recorded(draw: st.DrawFn) -> tuple[dict[str, Any], dict[str, Any], Any, Any]:
    """A roll that really fell: the original, the house rules, its outcome and its dice."""
    amendable = draw(st.sampled_from(list(AMENDABLE.values())))
    inputs = draw(inputs_for(amendable.rule))
    switches = draw(house_rules_for(DARK_HERESY))
    falling = draw(faces())
    try:
        first = amendable.rule.resolve(inputs, DARK_HERESY.house(switches), falling)
    except RulesError:
        reject()
    dice = [die.face for die in falling.drawn]
    return {"rule": amendable.rule.id, "inputs": inputs, "dice": dice}, switches, first, falling.drawn


@given(recorded(), faces(), st.sampled_from(["reroll", "add-degree"]), st.sampled_from("ab"))
@settings(max_examples=150, deadline=None)
def test_whatever_fell_is_amended_or_refused_for_a_listed_reason(roll, fresh: Faces, option, side) -> None:
    original, switches, first, dice = roll
    contested = AMENDABLE[original["rule"]].contested
    inputs = {"option": option, **POOL, "original": original, **({"side": side} if contested else {})}
    try:
        amended = SPEND.resolve(inputs, DARK_HERESY.house(switches), fresh)
    except RulesError as error:
        assert error.reason in ("nothing-rolled", "natural-100", "no-degrees", "roll-failed")  # noqa: PT017
        assert not fresh.drawn
        return
    assert amended["first"] == plain(first)
    assert amended["fate_current"] == 2
    if option == "add-degree":
        assert amended["amended_dice"][: len(dice)] == [die.face for die in dice]
        assert amended["added_degrees"] == 1
        assert amended["rerolled"] is False
    else:
        assert amended["rerolled"] is True
        if not contested:
            assert amended["amended_dice"] == [die.face for die in fresh.drawn]
        else:
            place = "ab".index(side)
            assert amended["amended_dice"][1 - place] == dice[1 - place].face
            assert amended["amended_dice"][place] == fresh.drawn[0].face
    again = {
        "rule": original["rule"],
        "inputs": original["inputs"],
        "dice": amended["amended_dice"],
        "added_degrees": amended["added_degrees"],
        "rerolled": amended["rerolled"],
    }
    following = {**inputs, "option": "reroll", "original": again}
    try:
        found = SPEND.resolve(following, DARK_HERESY.house(switches), fresh)
    except RulesError as error:
        assert error.reason in ("already-rerolled", "natural-100", "nothing-rolled")  # noqa: PT017
        return
    assert found["first"] == amended["amended_outcome"], "what counted is what the next amendment starts from"


def test_a_degree_more_makes_one_victim_more() -> None:
    original = {
        "rule": "suppressing-fire",
        "inputs": {
            "score": 60,
            "weapon_class": "basic",
            "rate_of_fire": 10,
            "ammo": 20,
            "weapon_range": 90,
            "enemies": ["ana", "beto", "cira"],
        },
        "dice": [30, 2],
    }
    found = spend("add-degree", original, [1])
    assert found["first"]["victims"] == ["beto"]
    assert found["amended_outcome"]["victims"] == ["beto", "ana"]
    assert found["amended_dice"] == [30, 2, 1]


def test_a_grapple_won_by_a_new_roll_keeps_the_other_dice() -> None:
    original = {
        "rule": "grapple-contest",
        "inputs": {"actor": "attacker", "attacker": {"score": 40}, "defender": {"score": 40}},
        "dice": [20, 30, 4],
    }
    lost = spend("reroll", original, [99], side="a")
    assert lost["amended_dice"] == [99, 30]
    assert lost["amended_outcome"]["damage"] is None
    won = spend("reroll", original, [10], side="a")
    assert won["amended_dice"] == [10, 30, 4]


def test_a_hundred_of_the_other_side_does_not_bar_fate() -> None:
    original = {
        "rule": "feint",
        "inputs": {"attacker": {"score": 40}, "defender": {"score": 40}},
        "dice": [100, 50],
    }
    inputs = {"option": "reroll", **POOL, "original": original}
    assert refusal("fate-spend", {**inputs, "side": "a"}, [20]).reason == "natural-100"
    assert spend("reroll", original, [20], side="b")["amended_dice"] == [100, 20]


@pytest.mark.parametrize(
    ("original", "field"),
    [
        ({"rule": "characteristic-test", "inputs": {"score": 40}, "dice": []}, "inputs.original"),
        ({"rule": "characteristic-test", "inputs": {"score": 40}, "dice": [1000]}, "inputs.original"),
        ({"rule": "characteristic-test", "inputs": {}, "dice": [20]}, "inputs.original"),
        ({"rule": "characteristic-test", "inputs": [], "dice": [20]}, "inputs.original.inputs"),
        ({"rule": "characteristic-test", "inputs": {}, "dice": [2.5]}, "inputs.original.dice.0"),
        ({"rule": "fate-spend", "inputs": {}, "dice": []}, "inputs.original.rule"),
    ],
)
def test_an_original_that_cannot_be_is_refused_even_without_fate(original, field) -> None:
    inputs = {"option": "reroll", "fate_max": 1, "fate_current": 0, "original": original}
    error = refusal("fate-spend", inputs)
    assert (error.code, error.field) == ("invalid-input", field)


@given(st.integers(1, 20), st.integers(0, 20), st.integers(-5, 30), st.integers(1, 5))
def test_fate_heals_no_further_than_the_maximum(fate_max, spent, life, face) -> None:
    fate_current = max(0, fate_max - spent)
    inputs = {
        "option": "heal",
        "fate_max": fate_max,
        "fate_current": fate_current,
        "life_max": 30,
        "life": life,
    }
    if fate_current == 0:
        assert refusal("fate-spend", inputs).reason == "no-fate-left"
    elif life < 0:
        assert refusal("fate-spend", inputs).reason == "life-below-zero"
    else:
        found = outcome("fate-spend", inputs, [face])
        assert found["life"] == min(30, life + face)
        assert found["healed"] == found["life"] - life
        assert 0 <= found["fate_current"] < fate_current
