"""Exact odds (section 15), against trying every way, and against icepool where there are too many ways to try."""

import time
from fractions import Fraction
from typing import Any

import icepool
import pytest

from rules.contract.errors import RulesError
from rules.dice import odds, parse, summary

from .rolling import every_outcome, totals_by_trying


def total_odds(text: str) -> dict[str, Fraction]:
    found = odds(parse(text))["total"]
    assert isinstance(found, dict)
    assert sum(found.values()) == 1
    assert [int(value) for value in found] == sorted(int(value) for value in found)
    return found


def as_told(die: Any) -> dict[str, Fraction]:
    return {str(int(value)): Fraction(weight, die.denominator()) for value, weight in sorted(die.items())}


def refusal(text: str) -> str | None:
    with pytest.raises(RulesError) as refused:
        odds(parse(text))
    assert refused.value.code == "not-allowed"
    return refused.value.reason


class TestKnownValues:
    def test_four_dice_keep_three(self) -> None:
        assert summary(parse("4d6kh3")).mean == Fraction(15869, 1296)

    def test_the_better_of_two_twenties(self) -> None:
        assert total_odds("2d20kh1")["20"] == Fraction(39, 400)

    def test_three_dice(self) -> None:
        assert total_odds("3d6")["10"] == Fraction(1, 8)

    def test_five_successes(self) -> None:
        assert total_odds("5d10>=8")["5"] == Fraction(243, 100000)

    def test_a_target_with_a_step(self) -> None:
        found = odds(parse("1d20+5 vs 15 by 5"))
        assert found["success"] == Fraction(11, 20)
        assert found["degrees"]["success"] == {"0": Fraction(1, 4), "1": Fraction(1, 4), "2": Fraction(1, 20)}
        assert found["degrees"]["failure"] == {"0": Fraction(1, 5), "1": Fraction(1, 4)}


@pytest.mark.parametrize(
    "text",
    [
        "7",
        "0d6",
        "1d6",
        "3d6-7",
        "3dF",
        "3d{1,1,5}",
        "3d{-7,0,100}kl2",
        "(2d6-3)*(1d8-4)%5",
        "-(2d6*1d4+3)%-7",
        "(2d4-1d6/2)%3",
        "abs(1d8-5)%2*3",
        "4d4kh3",
        "4d4dl1dh1",
        "4d4kh3kl2",
        "4d4kh9",
        "4d4kh0",
        "4d4dl4",
        "2d6ro1",
        "2d6ro<4kh1",
        "2dFro=-1",
        "2d{3,3,9}ro3",
        "3d6min3max4",
        "4d4min2max3dl1",
        "4d6=6",
        "4d6>=4f1",
        "4d4kh2>=3f<3",
        "3d6ro>4min2kl2>=2f=2",
        "-1d6/2*1d4",
        "1d6*1d6",
        "1d6*1d6%5",
        "1d6%-4",
        "(1d6-4)/(1d4+1)",
        "ceil((1d6-4)/2)+round((1d6-4)/2)+trunc((1d6-4)/2)",
        "abs(2d4-5)",
        "max(1d6,1d8,3)",
        "min(1d6,2d4,7)",
        "min(-1d6,1d4-9)",
        "{1d4,1d6,2d4}",
        "{1d4,1d6,2d4}kh2",
        "{1d4,1d6,2d4}dh1",
        "{1d4,1d6,1d8,1d4}kh3kl2",
        "{1d4,1d6,1d8,1d4}kl3kh2>3f<3",
        "{1d6,1d6,1d6}kh2",
        "{1d6,1d6,1d6}>4",
        "{1d4,1d6,2d4}>=4f1",
        "{{1d4,1d6}kh1,1d8}kl1",
        "{2d4>=3,1d6}kh0",
        "{5}",
        "2x(1d6+1d4)",
        "-(1d6>3)+2*(1d4=1)",
    ],
)
def test_they_are_those_of_trying_every_way(text: str) -> None:
    assert total_odds(text) == totals_by_trying(text)


@pytest.mark.parametrize(
    "text", ["3d6 vs 11", "2d6kh1 vs 3 by 2", "1d6 vs 9 by 4", "1d6 vs 1 by 4", "2d4-5 vs 0 by 1"]
)
def test_success_and_degrees_are_those_of_trying_every_way(text: str) -> None:
    success = Fraction(0)
    degrees: dict[str, dict[str, Fraction]] = {"success": {}, "failure": {}}
    for chance, outcome in every_outcome(parse(text)):
        success += chance * outcome["success"]
        split = degrees["success" if outcome["success"] else "failure"]
        split[str(outcome["degrees"])] = split.get(str(outcome["degrees"]), Fraction(0)) + chance
    found = odds(parse(text))
    assert found["success"] == success
    assert summary(parse(text)).success == success
    if " by " in text:
        assert found["degrees"] == degrees
    else:
        assert "degrees" not in found


class TestAgainstIcepool:
    @pytest.mark.parametrize(("count", "sides"), [(10, 20), (30, 6), (100, 6), (7, 100)])
    def test_sums(self, count: int, sides: int) -> None:
        assert total_odds(f"{count}d{sides}") == as_told(count @ icepool.d(sides))

    @pytest.mark.parametrize(
        ("modifiers", "kept"),
        [
            ("kh5", slice(5, None)),
            ("kl3", slice(None, 3)),
            ("dh2", slice(None, 8)),
            ("dl9", slice(9, None)),
            ("dh1dl1", slice(1, 9)),
            ("kh7kl3kh2", slice(4, 6)),
        ],
    )
    def test_keep_and_drop(self, modifiers: str, kept: slice) -> None:
        pool = icepool.d20.pool(10)[kept]
        assert total_odds(f"10d20{modifiers}") == as_told(pool.sum())

    def test_uneven_faces(self) -> None:
        die = icepool.Die([-7, 1, 1, 4, 4, 4, 90])
        assert total_odds("9d{-7,1,1,4,4,4,90}kh4") == as_told(die.pool(9)[5:].sum())

    def test_groups(self) -> None:
        items = [4 @ icepool.d6, icepool.d20, 2 @ icepool.d12, 3 @ icepool.d8]
        assert total_odds("{4d6,1d20,2d12,3d8}kh2") == as_told(icepool.highest(*items, keep=2))
        assert total_odds("{4d6,1d20,2d12,3d8}kl3") == as_told(icepool.lowest(*items, keep=3))
        assert total_odds("{4d6,1d20,2d12,3d8}dh1dl1") == as_told(icepool.middle(*items, keep=2))

    def test_groups_of_equal_items(self) -> None:
        item = icepool.highest(*[icepool.d6] * 4, keep=3)
        told = as_told(item.pool(6)[3:].sum())
        assert total_odds("{4d6kh3,4d6kh3,4d6kh3,4d6kh3,4d6kh3,4d6kh3}kh3") == told

    def test_arithmetic(self) -> None:
        told = as_told((3 @ icepool.d20 * (2 @ icepool.d8)) // 7 % 11 + icepool.d100)
        assert total_odds("3d20*2d8/7%11+1d100") == told

    def test_counts(self) -> None:
        die = icepool.d10.map(lambda face: (face >= 8) - (face == 1))
        assert total_odds("50d10>=8f1") == as_told(50 @ die)


def test_the_summary_of_a_preview() -> None:
    found = summary(parse("2d6+3 vs 10"))
    assert (found.mean, found.least, found.greatest, found.success) == (10, 5, 15, Fraction(21, 36))
    found = summary(parse("3x(1d6)"))
    assert (found.mean, found.least, found.greatest, found.success) == (Fraction(7, 2), 1, 6, None)
    assert summary(parse("1d6*0")).greatest == 0


class TestWhatHasNoOdds:
    @pytest.mark.parametrize(
        "text", ["2d6!", "2d6!o", "1d6!!p", "3d6r1", "0d6r1", "{1d6,1d6!}kh1", "500d1000000!"]
    )
    def test_chains(self, text: str) -> None:
        assert refusal(text) == "no-odds"
        with pytest.raises(RulesError):
            summary(parse(text))

    def test_bounds_too_far_apart(self) -> None:
        assert refusal("500d1000000") == "odds-too-expensive"
        assert refusal("1d100002") == "odds-too-expensive"
        assert refusal("1d2*100001-1d2*0") == "odds-too-expensive"
        assert len(total_odds("1d100001")) == 100001

    @pytest.mark.parametrize(
        "text",
        [
            "499d1000000%7",
            "499d200",
            "250d100kh125",
            "500d1000000>5",
            "20d100*20d100/100",
            "{" + ",".join(f"3d{20 + sides}" for sides in range(10)) + "}kh5kl4",
            "(1d1000000*1d1000000)%7",
            "499dFkh249>=4",
            "(1d20*1d20*1d20+1d20*1d20)*(1d20*1d20*1d20+1d20*1d20)/1000",
            "100d99999>=4*5d100min2-1dF-(100d10000>=4+2d100kh3)/7",
        ],
    )
    def test_what_would_cost_too_much_is_refused_at_once(self, text: str) -> None:
        begin = time.process_time()
        assert refusal(text) == "odds-too-expensive"
        assert time.process_time() - begin < 5

    @pytest.mark.parametrize(
        "text",
        [
            "10d20",
            "10d20kh9kl5",
            "10d20ro<10min3max18kh9kl4>=10f3",
            "10d{-4000,-3999,-3001,-17,0,1,2,3,99,1001,1201,2222,2999,3001,3002,3998,4001,4002,4900,4999}kh9",
            "5d20*5d20",
            "max(5d20*20,5d20*19)-min(1d20,5)".replace("5d20*19", "4d20*19"),
            "1d20*1d20*1d20*1d20*1d20*1d20*1d20/20000",
            "5d20/5d20",
            "20x(10d20)",
            "(1d20*1d20*1d20+1d20*1d20)*(1d20*1d20*1d20-1d20*1d20)%10",
            "-(1d20*1d20*1d20*1d20+1d20)*(1d20*1d20*1d20*1d20)%-7",
        ],
    )
    def test_few_dice_of_few_sides_always_have_odds(self, text: str) -> None:
        assert total_odds(text)
