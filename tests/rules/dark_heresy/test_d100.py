"""The d100 test and the contest of two."""

from hypothesis import given
from hypothesis import strategies as st

from rules.systems.dark_heresy.d100 import D100Test, contest, stakes

from .asking import house, outcome

SCORES = st.integers(0, 200)
ROLLS = st.integers(1, 100)
HOUSES = st.builds(
    house,
    natural_100=st.sampled_from(["fumble-blocks-fate", "fumble", "ordinary"]),
    natural_01_succeeds=st.booleans(),
    modifier_cap=st.sampled_from(["none", "30", "60"]),
)
TESTS = st.builds(
    lambda score, roll, switches: stakes(score, (), switches).test(roll, switches), SCORES, ROLLS, HOUSES
)
BONUSES = st.none() | st.integers(0, 20)


def single(score: int, roll: int, modifier: int = 0, **switches: object) -> dict[str, object]:
    inputs = {"score": score, "modifiers": [{"label": "difficulty", "value": modifier}]}
    found: dict[str, object] = outcome("characteristic-test", inputs, [roll], **switches)
    return found


def test_degrees_of_the_documents_example() -> None:
    successes = {roll: single(45, roll)["degrees"] for roll in range(1, 46)}
    assert {roll for roll, degrees in successes.items() if degrees == 0} == set(range(36, 46))
    assert {roll for roll, degrees in successes.items() if degrees == 4} == set(range(1, 6))
    failures = {roll: single(45, roll)["degrees"] for roll in range(46, 101)}
    assert {roll for roll, degrees in failures.items() if degrees == 0} == set(range(46, 55))
    assert failures[55] == failures[64] == 1
    assert failures[87] == 4


@given(SCORES, ROLLS, HOUSES)
def test_a_higher_target_never_turns_a_success_into_a_failure(score, roll, switches) -> None:
    lower = stakes(score, (), switches).test(roll, switches)
    higher = stakes(score, (10,), switches).test(roll, switches)
    assert higher.success >= lower.success
    if lower.success:
        assert higher.degrees >= lower.degrees
    elif not higher.success:
        assert higher.degrees <= lower.degrees


@given(SCORES, st.integers(-500, 500), ROLLS)
def test_the_target_has_no_limits_but_the_modifiers_may(score, modifier, roll) -> None:
    switches = house(modifier_cap="30")
    assert stakes(score, (modifier,), house()).target == score + modifier
    assert abs(stakes(score, (modifier,), switches).modifier_total) <= 30


@given(SCORES)
def test_a_hundred_fails_unless_it_is_ordinary(score: int) -> None:
    assert single(score, 100)["fumble"] is True
    assert single(score, 100)["success"] is False
    assert single(score, 100, natural_100="ordinary")["fumble"] is False
    assert single(score, 100, natural_100="ordinary")["success"] is (score >= 100)


@given(TESTS, TESTS, BONUSES, BONUSES)
def test_a_contest_told_from_the_other_side_has_the_same_winner(
    a: D100Test, b: D100Test, bonus_a: int | None, bonus_b: int | None
) -> None:
    winner, step = contest(a, b, bonus_a, bonus_b)
    other = {"a": "b", "b": "a", "none": "none"}
    assert contest(b, a, bonus_b, bonus_a) == (other[winner], step)
    assert (winner == "none") == (step == "tie")
    if step == "bonus":
        assert bonus_a is not None
        assert bonus_b is not None


@given(TESTS, BONUSES)
def test_nobody_beats_an_equal(test: D100Test, bonus: int | None) -> None:
    assert contest(test, test, bonus, bonus) == ("none", "tie")
