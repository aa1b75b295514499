"""Between which values a total can lie (section 11)."""

import pytest

from rules.dice import parse

from .rolling import refusal


@pytest.mark.parametrize(
    ("text", "least", "greatest"),
    [
        ("5", 5, 5),
        ("3d6", 3, 18),
        ("0d6", 0, 0),
        ("4d6kh3", 3, 18),
        ("4d6kh9", 4, 24),
        ("4d6dl1dh1kl1", 1, 6),
        ("4d6kh0", 0, 0),
        ("2dF", -2, 2),
        ("2d{-3,7}", -6, 14),
        ("1d6!", 1, 126),
        ("1d6!o", 1, 12),
        ("1d6!!", 1, 126),
        ("1d6!p", 1, 106),
        ("1d6!!p", 1, 106),
        ("1d{-3,-1}!", -63, -1),
        ("1d{-3,-1}!!o", -6, -1),
        ("1d{-3,1}!p", -83, 1),
        ("1d{0,1}!p", -20, 1),
        ("1d6!max4", 1, 84),
        ("1d6!!max4", 1, 4),
        ("1d6!min3", 3, 126),
        ("1d6!!min3", 3, 126),
        ("1d6min3max4", 3, 4),
        ("1d6min9", 9, 9),
        ("2d6r1", 2, 12),
        ("5d10>=8", 0, 5),
        ("5d10kh2>=8", 0, 2),
        ("5d10>=8f1", -5, 5),
        ("5d10!10>=8", 0, 105),
        ("5d10!o10>=8f1", -10, 10),
        ("5d10!!10>=8", 0, 5),
        ("{1d6,2d8,-1d4}", -1, 21),
        ("{1d6,2d8,-1d4}kh2", -3, 22),
        ("{1d6,2d8,-1d4}kl1", -4, 16),
        ("{1d6,2d8,-1d4}kh0", 0, 0),
        ("{1d6,2d8}>3", 0, 2),
        ("{1d6,2d8}>3f1", -2, 2),
        ("-2d6", -12, -2),
        ("1d6+2d4", 3, 14),
        ("1d6-2d4", -7, 4),
        ("(1d6-3)*(1d4-2)", -4, 6),
        ("(1d6-3)/2", -1, 1),
        ("(1d6-3)/-2", -2, 1),
        ("2d6/max(1,1d4-1)", 0, 12),
        ("1d100%7", 0, 6),
        ("1d100%-7", -6, 0),
        ("1d100%(1d6+1)", 0, 6),
        ("ceil((1d6-3)/2)", -1, 2),
        ("trunc((1d6-4)/2)", -1, 1),
        ("round((1d6-4)/2)", -1, 1),
        ("floor((1d6-4)/2)", -2, 1),
        ("abs(1d6)", 1, 6),
        ("abs(-1d6)", 1, 6),
        ("abs(1d6-4)", 0, 3),
        ("min(1d6,2d4)", 1, 6),
        ("max(1d6,2d4)", 2, 8),
        ("6x(1d6+1) vs 3", 2, 7),
    ],
)
def test_bounds(text: str, least: int, greatest: int) -> None:
    expression = parse(text)
    assert (expression.least, expression.greatest) == (least, greatest)


@pytest.mark.parametrize(
    "text",
    ["1/0", "1%0", "0/0", "1/(1d3-2)", "1%(1d3-1)", "ceil(1/(1d6-6))", "1/dF", "1/(1d6-1d6)", "1/(0d6)"],
)
def test_no_divisor_may_be_able_to_be_0(text: str) -> None:
    assert refusal(text) == ("division-by-zero", None)


@pytest.mark.parametrize("text", ["1/(1d6+1d6)", "1/-1d6", "1%-1d6", "1/max(1,1d4-1)", "1/{0,1d6}"])
def test_divisors_that_cannot(text: str) -> None:
    assert parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "1000000000000+1d6",
        "1000000000000*1d6*0",
        "-1000000000000-1",
        "(1000000000000+1)%5",
        "max(1,1000000*1000001)",
        "500d6min1000000000000",
        "{1000000000000,1}",
        "{1000000000000*2}>3",
    ],
)
def test_no_value_may_be_able_to_leave_the_range(text: str) -> None:
    assert refusal(text) == ("value-out-of-range", None)


@pytest.mark.parametrize(
    "text",
    [
        "1000000*1000000",
        "-1000000*1000000",
        "1000000000000-1d6",
        "{1000000000000,1}kh1",
        "2d6min1000000000000>3",
    ],
)
def test_values_at_its_edge(text: str) -> None:
    assert parse(text)
