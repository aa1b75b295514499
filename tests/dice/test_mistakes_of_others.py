"""What other rollers were reported to get wrong (section 14), and the traps named below it."""

from typing import Any

import pytest

from rules.dice import parse

from .rolling import refusal, rolled, total


@pytest.mark.parametrize(
    ("text", "faces", "value"),
    [
        ("3d6kh2dl1", [4, 2, 2], 4),
        ("3d6dl1", [4, 2, 2], 6),
        ("1d20+-5", [18], 13),
        ("3d6+10", [4, 4, 1], 19),
        ("2d20d1", [18, 9], 18),
        ("d20", [17], 17),
        ("4d20 / 4", [17, 4, 18, 16], 13),
        ("0d6", [], 0),
        ("-3d6", [1, 2, 3], -6),
        ("1d6!o", [6, 6], 12),
        ("5d10!>=9>=8", [9, 8, 5, 3, 8, 2], 3),
        ("2d10!10>7", [8, 10, 5], 2),
        ("4d6*2", [2, 2, 5, 1], 20),
        ("1d20−2", [12], 10),
        ("{2d6>=4,2d6>=4}kh1", [4, 5, 6, 1], 2),
        ("{floor(11/2)}", [], 5),
        ("1d20+1+1d4+max(0,floor((10-0)/2))", [10, 3], 19),
        ("2d2kh", [1, 2], 2),
        ("1d6!6>=4", [6, 3], 1),
        ("6x(4dF)", [1, 2, 3, 3] * 6, [1] * 6),
        ("1d20 -5", [11], 6),
        ("2+8-2+8", [], 16),
        ("(-1d20+4)", [7], -3),
        ("3x(3d6*5)", [1, 1, 1, 2, 2, 2, 3, 3, 3], [15, 30, 45]),
        ("2d20+5", [1, 2], 8),
        ("2d20 +5", [1, 2], 8),
        ("1d6", [1], 1),
        ("1d6", [6], 6),
        ("1d6-1d6", [1, 6], -5),
        ("4d6kh0", [1, 2, 3, 4], 0),
        ("4d6kh5", [1, 2, 3, 4], 10),
    ],
)
def test_the_right_value(text: str, faces: list[int], value: Any) -> None:
    assert total(text, *faces) == value


@pytest.mark.parametrize(
    ("text", "reason", "column"),
    [
        ("d1!", "every-face-explodes", 3),
        ("1d20+5 t6", "unknown-word", 8),
        ("1d20+6 dex save", "unknown-word", 8),
        ("(-3)d6", "computed-dice", 5),
        ("1d6xo6", "unknown-word", 4),
        ("5d10cs>=8x>=9", "unknown-word", 5),
        ("9999999d6", "too-many-dice", None),
        ("2d10>7!", "modifier-order", 7),
        ("1d9007199254740991", "number-too-large", 3),
        ("(" * 20_000, "too-long", None),
        ("(" * 500, "too-deep", 21),
        ("8d4kh4!", "modifier-order", 7),
        ("1d(4+2)", "computed-dice", 3),
        ("1d6>=4!", "modifier-order", 7),
        ("repeat(4dF,6)", "unknown-word", 1),
        ("(5+(-10))d10", "computed-dice", 10),
        ("100000d6", "too-many-dice", None),
        ("2147483647d6", "too-many-dice", None),
    ],
)
def test_the_right_refusal(text: str, reason: str, column: int | None) -> None:
    assert refusal(text) == (reason, column)


def test_a_target_keeps_the_total_and_the_faces() -> None:
    outcome = rolled("1d20+5 vs 6", 9)
    assert (outcome["total"], outcome["success"], outcome["margin"]) == (14, True, 8)
    assert rolled("1d20! vs 35", 20, 3)["dice"][0]["faces"] == [20, 3]


def test_notes_are_kept_as_typed() -> None:
    assert rolled("1d20 # `<@everyone>`", 4)["note"] == "`<@everyone>`"
    assert rolled("1d20+6 # dex save", 9)["note"] == "dex save"
    assert rolled("3d6*5#3", 1, 2, 3) == {**rolled("3d6*5", 1, 2, 3), "note": "3"}


def test_the_bound_of_an_explosion_that_happens_once_is_two_dice() -> None:
    assert parse("1d6!o").greatest == 12


def test_a_die_that_explodes_on_nearly_every_face_stops() -> None:
    outcome = rolled("1d10000!<10000", *[1] * 21)
    assert (outcome["total"], outcome["warnings"]) == (21, ["chain-capped"])


def test_what_was_asked_before_makes_no_difference() -> None:
    """A parse cache that ignores spaces takes ``1 d6`` once it has seen ``1d6``."""
    for _ in range(2):
        assert parse("1d6").canonical == "1d6"
        assert refusal("1 d6") == ("syntax", 3)
