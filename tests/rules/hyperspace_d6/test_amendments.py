"""What comes after the dice: each amendment stands on the one before and changes nothing of it."""

import copy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from .asking import outcome, refusal

DIE = st.integers(1, 6)


@st.composite
def rolls(draw: st.DrawFn) -> dict[str, Any]:
    """A skill check that may be amended: a Destiny 6 waits for its choice."""
    attribute = draw(st.integers(0, 4))
    dice = [draw(st.sampled_from([1, 6, 6])), *draw(st.lists(DIE, min_size=attribute, max_size=attribute))]
    inputs = {
        "attribute": attribute,
        "skill": draw(st.integers(0, 6)),
        "difficulty": draw(st.integers(1, 40)),
        "improvement": False,
    }
    found: dict[str, Any] = outcome("skill-check", inputs, dice)
    return found


@given(rolls(), st.data())
@settings(max_examples=150, deadline=None)
def test_an_amendment_never_rewrites_its_parent(roll: dict[str, Any], data: st.DataObject) -> None:
    links = [roll]
    for _ in range(6):
        parent = links[-1]
        before = copy.deepcopy(parent)
        tally = parent["tally"]
        steps = [None]
        if tally["choice"] == "pending":
            steps += ["explode", "advantage"]
        if not tally["improvement_used"]:
            steps += ["improvement"]
        step = data.draw(st.sampled_from(steps))
        face = data.draw(DIE)
        if step is None:
            break
        if step == "improvement":
            child = outcome("improvement-die", {"tally": tally, "points": 3}, [face])
            assert child["total"] == parent["total"] + face
            assert (child["late_die"], child["choice"], child["points"]) == (face, parent["choice"], 2)
            assert child["chain"] == parent["chain"]
        else:
            dice = [face] if step == "explode" else []
            child = outcome("destiny-choice", {"tally": tally, "choice": step}, dice)
            assert child["total"] == parent["total"] + sum(dice)
            assert child["chain"] == parent["chain"] + dice
            assert child["late_die"] == parent["late_die"]
        assert parent == before
        assert child["destiny"] == parent["destiny"]
        assert child["target"] == parent["target"]
        assert child["success"] == (child["total"] >= child["target"])
        links.append(child)
    last = links[-1]
    shown = [roll["destiny"], *roll["pool_faces"], *last["chain"], last["late_die"] or 0]
    assert last["total"] == sum(shown) + roll["flat"]


@given(st.lists(st.just(6), max_size=4), st.integers(1, 5), st.sampled_from(["chain", "once"]))
def test_exploding_die_by_die_comes_to_the_same_as_a_standing_order(
    sixes: list[int], last: int, mode: str
) -> None:
    falling = [*sixes, last][: 1 if mode == "once" else None]
    house = {"explode-mode": mode}
    inputs = {"attribute": 2, "skill": 1, "difficulty": 20}
    at_once = outcome("skill-check", {**inputs, "on_six": "explode"}, [6, 3, 4, *falling], house)
    step = outcome("skill-check", inputs, [6, 3, 4], house)
    for face in falling:
        step = outcome("destiny-choice", {"tally": step["tally"], "choice": "explode"}, [face], house)
    assert step["tally"] == at_once["tally"]


def test_the_example_of_a_roll_amended_twice() -> None:
    roll = outcome("skill-check", {"attribute": 3, "skill": 1, "difficulty": 20}, [6, 4, 3, 2])
    assert (roll["total"], roll["choice"], roll["success"]) == (16, "pending", False)
    exploded = outcome("destiny-choice", {"tally": roll["tally"], "choice": "explode"}, [3])
    assert (exploded["total"], exploded["choice"], exploded["success"]) == (19, "exploded", False)
    improved = outcome("improvement-die", {"tally": exploded["tally"], "points": 1}, [5])
    assert (improved["total"], improved["success"], improved["margin"], improved["points"]) == (
        24,
        True,
        4,
        0,
    )


def test_a_point_paid_before_the_roll_bars_one_after_it() -> None:
    roll = outcome("attribute-check", {"attribute": 1, "difficulty": 9, "improvement": True}, [2, 2, 2])
    refused = refusal("improvement-die", {"tally": roll["tally"], "points": 5})
    assert refused.reason == "improvement-already-used"


def test_a_settled_roll_takes_no_more_dice() -> None:
    tally = outcome("attribute-check", {"attribute": 0, "difficulty": 9}, [6])["tally"]
    assert (
        refusal("destiny-choice", {"tally": tally, "choice": "explode", "settled": True}).reason
        == "roll-settled"
    )
    assert refusal("improvement-die", {"tally": tally, "points": 0, "settled": True}).reason == "roll-settled"
