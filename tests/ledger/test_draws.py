"""Seed and question give faces: every face can come, none is favoured, and nothing but seed and question matters."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.contract import RulesError, not_allowed
from rules.ledger.drawing import RulesNotHere, SeedFaces, check_acceptable, draw, switched_on
from rules.ledger.stream import MOST_SIDES, Stream

from .ledgers import ask_for, secret

sides = st.integers(1, MOST_SIDES)
words = st.lists(st.integers(0, 2**32 - 1), min_size=1, max_size=20)


def stream_of(*numbers):
    return Stream(iter([b"".join(number.to_bytes(4) for number in numbers)]))


@given(sides, st.binary(min_size=32, max_size=32))
def test_faces_lie_from_one_to_the_number_of_sides(sides, seed):
    stream = Stream.of(seed, {"n": 1})
    assert all(1 <= stream.draw(sides) <= sides for _ in range(20))


@given(sides, words)
def test_a_draw_is_the_first_word_below_the_limit(sides, numbers):
    stream = stream_of(*numbers)
    limit = 2**32 // sides * sides
    accepted = [number for number in numbers if number < limit]
    for number in accepted:
        assert stream.draw(sides) == 1 + number % sides
    with pytest.raises(ValueError):
        stream.draw(sides)
    assert (stream.words_read, stream.words_rejected) == (len(numbers), len(numbers) - len(accepted))


@given(sides)
def test_each_face_has_equally_many_words(sides):
    """The accepted words are 0 to a multiple of the number of sides: the last one gives the last face."""
    limit = 2**32 - 2**32 % sides
    assert limit % sides == 0
    assert limit > 2**31
    assert stream_of(limit - 1).draw(sides) == sides
    if limit < 2**32:
        assert stream_of(limit, 0).draw(sides) == 1


def test_six_thousand_dice_show_each_face_about_as_often():
    stream = Stream.of(secret("even"), {})
    faces = [stream.draw(6) for _ in range(6000)]
    assert all(900 < faces.count(face) < 1100 for face in range(1, 7))


def test_one_side_spends_a_word_like_any_other():
    stream = Stream.of(secret("one"), {})
    assert (stream.draw(1), stream.words_read) == (1, 1)


@pytest.mark.parametrize("sides", [0, -1, MOST_SIDES + 1])
def test_no_such_die(sides):
    with pytest.raises(ValueError):
        stream_of(1).draw(sides)


def test_another_seed_or_another_question_gives_other_faces():
    def faces(seed, req):
        stream = Stream.of(secret(seed), req)
        return [stream.draw(100) for _ in range(20)]

    asked = [faces(seed, {"nonce": nonce}) for seed, nonce in itertools.product("ab", "ab")]
    assert faces("a", {"nonce": "a"}) == asked[0]
    assert len({tuple(one) for one in asked}) == 4


def request_for(ask, amends=None):
    return {"ask": ask, "amends": amends}


def rule(*steps):
    """Rules that draw dice of these sides; where a step is an exception, it is raised instead."""

    def rules(ask, faces):
        for step in steps:
            if isinstance(step, Exception):
                raise step
            faces.d(step, "test")
        return {"faces": [die.face for die in faces.drawn]}

    return rules


def test_an_outcome_comes_with_sides_and_faces():
    req = request_for(ask_for("1d20"))
    entry_type, part = draw(req, secret("x"), rule(20, 6))
    stream = Stream.of(secret("x"), req)
    dice = [[20, stream.draw(20)], [6, stream.draw(6)]]
    assert entry_type == "roll"
    assert part == {
        "req": req,
        "seed": secret("x").hex(),
        "dice": dice,
        "outcome": {"faces": [face for _, face in dice]},
    }


def test_an_outcome_reads_as_it_will_be_signed():
    _, part = draw(
        request_for(ask_for("1d1")), secret("x"), lambda ask, faces: {"half": 1.5, "whole": 4.0, "none": -0.0}
    )
    assert [repr(part["outcome"][key]) for key in ("half", "whole", "none")] == ["1.5", "4", "0"]


def test_an_error_after_the_first_face_is_a_void_that_says_which():
    entry_type, part = draw(request_for(ask_for("500d6r1")), secret("x"))
    assert (entry_type, part["why"]) == ("void", "limit")
    assert part["error"] == {"code": "not-allowed", "reason": "draw-limit"}
    assert "dice" not in part


def test_the_501st_face_is_refused_whatever_the_rule():
    faces = SeedFaces(secret("x"), {})
    faces.several(500, 6, "test")
    with pytest.raises(RulesError) as refusal:
        faces.d(6, "test")
    assert (refusal.value.code, refusal.value.reason) == ("not-allowed", "draw-limit")


def test_an_error_before_the_first_face_uses_up_nothing():
    with pytest.raises(RulesError, match="not-allowed"):
        draw(request_for(ask_for("1d6")), secret("x"), rule(not_allowed("no-fate-left"), 6))


@pytest.mark.parametrize(
    "rules",
    [
        rule(6, ZeroDivisionError()),
        rule(ZeroDivisionError()),
        rule(6, 0),
        lambda ask, faces: [1],
        lambda ask, faces: {"bad": float("nan")},
        lambda ask, faces: {"bad": "ñ"},
        lambda ask, faces: {"bad": object()},
    ],
)
def test_a_defect_of_the_rules_is_a_void_that_can_be_computed_again(rules):
    req = request_for(ask_for("1d6"))
    assert draw(req, secret("x"), rules) == ("void", {"req": req, "seed": secret("x").hex(), "why": "crash"})


def test_an_ask_is_acceptable_when_the_rules_reach_the_first_face():
    check_acceptable(ask_for("500d6r1"))
    check_acceptable(ask_for("2+3"))
    check_acceptable(ask_for("1d6"), rule(6, ZeroDivisionError()))
    with pytest.raises(RulesError, match="invalid-input"):
        check_acceptable(ask_for("1d"))
    with pytest.raises(RulesError, match="unknown-system"):
        check_acceptable({**ask_for("1d6"), "version": "2"})


def test_a_system_that_is_not_switched_on_has_no_rules():
    with pytest.raises(RulesNotHere):
        switched_on({**ask_for("1d6"), "system": "chess"}, SeedFaces(secret("x"), {}))
    with pytest.raises(RulesError, match="unknown-system"):
        draw(request_for({**ask_for("1d6"), "system": "chess"}), secret("x"))
