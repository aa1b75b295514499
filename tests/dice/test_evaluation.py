"""What the faces make of an expression (sections 4 to 8 and 10)."""

from collections.abc import Sequence
from typing import Any

import pytest

from rules.contract.errors import RulesError
from rules.contract.faces import DrawnFaces, GivenFaces
from rules.dice import parse, roll

from .rolling import rolled, total


def entry(faces: Sequence[int], value: int, **other: Any) -> dict[str, Any]:
    plain = {"pool": 0, "sides": 6, "kept": True, "rerolled": 0, "exploded": 0}
    return {**plain, "faces": list(faces), "value": value, **other}


def kept(text: str, *faces: int) -> list[bool]:
    return [die["kept"] for die in rolled(text, *faces)["dice"]]


def test_the_example_of_the_catalogue() -> None:
    assert rolled("4d6kh3 + 2", 5, 1, 5, 6) == {
        "canonical": "4d6kh3+2",
        "total": 18,
        "successes": None,
        "target": None,
        "success": None,
        "margin": None,
        "degrees": None,
        "warnings": [],
        "dice": [entry([5], 5), entry([1], 1, kept=False), entry([5], 5), entry([6], 6)],
    }


class TestDice:
    def test_faces_are_numbers_from_1_to_the_sides_both_ends(self) -> None:
        assert total("1d6", 1) == 1
        assert total("1d6", 6) == 6
        assert total("d%", 100) == 100

    def test_no_dice(self) -> None:
        assert rolled("0d6")["total"] == 0
        assert rolled("0d6")["dice"] == []
        assert rolled("0d6>=3")["successes"] == 0

    def test_faces_of_fudge_dice_are_worth_one_less_than_nothing_to_one(self) -> None:
        dice = rolled("3dF", 1, 2, 3)["dice"]
        assert [die["value"] for die in dice] == [-1, 0, 1]
        assert [die["faces"] for die in dice] == [[1], [2], [3]]
        assert [die["sides"] for die in dice] == [3, 3, 3]

    def test_listed_faces_are_worth_what_is_listed(self) -> None:
        assert [die["value"] for die in rolled("4d{1,1,-2,30}", 1, 2, 3, 4)["dice"]] == [1, 1, -2, 30]

    def test_pools_are_counted_in_the_order_rolled_the_empty_ones_too(self) -> None:
        outcome = rolled("0d6+{2d6,max(1d8,1)}+1d4", 1, 2, 3, 4)
        assert [die["pool"] for die in outcome["dice"]] == [1, 1, 2, 3]
        assert [die["pool"] for die in rolled("2x(1d4+1d6)", 1, 2, 3, 4)["dice"]] == [0, 1, 2, 3]


class TestRerolls:
    def test_while_the_standing_face_meets_the_condition(self) -> None:
        assert rolled("2d6r<3", 2, 1, 5, 3)["dice"] == [entry([2, 1, 5], 5, rerolled=2), entry([3], 3)]

    def test_once_stands_better_or_worse(self) -> None:
        assert rolled("3d6ro<3", 2, 1, 4, 1, 6)["dice"] == [
            entry([2, 1], 1, rerolled=1),
            entry([4], 4),
            entry([1, 6], 6, rerolled=1),
        ]

    def test_conditions_look_at_values(self) -> None:
        assert total("1dFr=-1", 1, 1, 3) == 1
        assert total("1d{10,20}r10", 1, 2) == 20

    def test_explosions_are_never_rerolled(self) -> None:
        assert rolled("1d6r1!", 1, 6, 1)["dice"] == [entry([1, 6, 1], 7, rerolled=1, exploded=1)]

    def test_purposes(self) -> None:
        faces = GivenFaces([1, 6, 2])
        roll(parse("1d6r1!"), faces)
        assert [die.purpose for die in faces.drawn] == ["roll", "reroll", "explosion"]


class TestExplosions:
    def test_each_die_is_finished_before_the_next(self) -> None:
        assert rolled("2d6!", 6, 3, 4)["dice"] == [entry([6, 3], 9, exploded=1), entry([4], 4)]

    def test_conditions(self) -> None:
        assert total("1d6!>=5", 5, 6, 4) == 15
        assert total("1d6!>4", 5, 6, 4) == 15
        assert total("1d6!5", 5, 6) == 11
        assert total("1d6!1", 1, 1, 2) == 4
        assert total("1d6!<3", 2, 1, 3) == 6

    def test_the_highest_value_of_a_listed_die(self) -> None:
        assert total("1d{7,0,7,2}!", 1, 3, 4) == 16

    def test_keep_looks_at_the_chain(self) -> None:
        assert kept("3d6!kh2", 6, 1, 4, 5) == [True, False, True]

    def test_count_looks_at_each_face_of_a_chain_and_at_a_compound_as_one(self) -> None:
        assert total("2d6!>=5", 5, 6, 1, 2) == 14
        assert total("2d6!6>=5", 6, 5, 1) == 2
        assert total("2d6!!6>=5", 6, 5, 1) == 1
        assert total("1d6!!6>=12", 6, 6, 1) == 1
        assert total("2d6!6>=5f1", 6, 1, 6, 5) == 2

    def test_penetrating_faces_count_one_less_but_explode_as_they_fell(self) -> None:
        assert rolled("1d6!p", 6, 6, 1)["dice"] == [entry([6, 6, 1], 11, exploded=2)]
        assert total("1d6!!p", 6, 6, 1) == 11
        assert total("1d6!p6>=6", 6, 6, 2) == 1
        assert total("1d6!!p6>=9", 6, 4) == 1

    def test_once(self) -> None:
        assert rolled("1d6!o", 6, 6) == {**rolled("1d6!o", 6, 6), "total": 12, "warnings": []}
        assert total("2d6!!o>=5", 5, 6, 2) == 13

    def test_a_natural_twenty_stays_in_the_faces(self) -> None:
        outcome = rolled("1d20! vs 30", 20, 9)
        assert (outcome["total"], outcome["success"], outcome["margin"]) == (29, False, -1)
        assert outcome["dice"][0]["faces"] == [20, 9]


class TestClips:
    def test_minimum_then_maximum(self) -> None:
        assert total("6d6min2max5", 1, 2, 3, 4, 5, 6) == 2 + 2 + 3 + 4 + 5 + 5
        assert total("2d6min5max2", 1, 6) == 4

    def test_each_face_of_a_chain_or_the_compound_value(self) -> None:
        assert total("1d6!max4", 6, 2) == 6
        assert total("1d6!!max4", 6, 2) == 4
        assert total("1d6!pmin2", 6, 1) == 8
        assert total("1d6!!pmin9", 6, 1) == 9

    def test_keep_and_count_look_at_clipped_values(self) -> None:
        assert kept("3d6max4kl1", 6, 5, 4) == [True, False, False]
        assert total("3d6min3>=3", 1, 2, 3) == 3


class TestKeepAndDrop:
    @pytest.mark.parametrize(
        ("text", "faces", "stay"),
        [
            ("4d6kh3", [5, 1, 5, 6], [True, False, True, True]),
            ("4d6kl3", [5, 1, 5, 6], [True, True, True, False]),
            ("4d6dh1", [5, 1, 5, 6], [True, True, True, False]),
            ("4d6dl1", [5, 1, 5, 6], [True, False, True, True]),
            ("3d6kh2", [2, 4, 2], [True, True, False]),
            ("3d6kl1", [5, 3, 3], [False, True, False]),
            ("3d6dl1", [2, 4, 2], [True, True, False]),
            ("3d6dh1", [6, 6, 1], [True, False, True]),
            ("4d6kh3kl1", [5, 1, 4, 6], [False, False, True, False]),
            ("3d6kh2dl1", [4, 2, 2], [True, False, False]),
            ("5d6dh1dl1", [6, 1, 6, 1, 3], [True, True, False, False, True]),
            ("4d6kh0", [5, 1, 5, 6], [False] * 4),
            ("4d6dl4", [5, 1, 5, 6], [False] * 4),
        ],
    )
    def test_which_dice_stay(self, text: str, faces: list[int], stay: list[bool]) -> None:
        assert kept(text, *faces) == stay
        assert total(text, *faces) == sum(face for face, stays in zip(faces, stay, strict=True) if stays)

    def test_keeping_more_than_there_are_keeps_all_and_says_so(self) -> None:
        assert rolled("2d6kh5", 1, 2)["warnings"] == ["keeps-more-than-rolled"]
        assert rolled("2d6kh2", 1, 2)["warnings"] == []
        assert rolled("4d6dl3kh2", 1, 2, 3, 4)["warnings"] == ["keeps-more-than-rolled"]
        assert rolled("0d6k")["warnings"] == ["keeps-more-than-rolled"]
        assert rolled("{5,7}kh3")["total"] == 12
        assert rolled("2x({5,7}kh3)")["warnings"] == ["keeps-more-than-rolled"]


class TestCounting:
    def test_a_count_is_worth_the_values_that_meet_it(self) -> None:
        assert rolled("5d10>=8", 8, 9, 10, 1, 7)["successes"] == 3
        assert total("3d6>4+2", 5, 6, 1) == 4
        assert total("2d6+1d4>5", 1, 2, 3) == 3
        assert total("4d6=6", 6, 6, 1, 6) == 3
        assert total("1d100<=45", 45) == 1
        assert total("4dF<0", 1, 2, 3, 1) == 2

    def test_a_die_passed_over_is_still_kept(self) -> None:
        assert kept("2d6>4", 1, 6) == [True, True]

    def test_failures_are_taken_off_and_a_value_may_meet_both(self) -> None:
        assert total("5d10>=8f1", 10, 8, 1, 1, 5) == 0
        assert total("4d10>=8f<=2", 1, 2, 2, 9) == -2
        assert total("2d6>=1f1", 1, 1) == 0

    def test_successes_are_null_only_where_nothing_is_counted(self) -> None:
        assert rolled("1d6", 1)["successes"] is None
        assert rolled("1d6>3", 1)["successes"] == 0
        assert rolled("{2d6>=4,1d6}kh1", 1, 1, 6)["successes"] == 0

    def test_successes_add_up_whatever_is_done_with_the_counts(self) -> None:
        outcome = rolled("-(2d6>3)*10+max(1d6>3,5)-abs(1d6=1)", 4, 5, 6, 1)
        assert (outcome["total"], outcome["successes"]) == (-20 + 5 - 1, 4)

    def test_successes_of_dropped_items_do_not_count(self) -> None:
        assert rolled("{2d6>=4,2d6>=4}kh1", 4, 5, 6, 1)["successes"] == 2

    def test_a_counting_group_counts_alone(self) -> None:
        outcome = rolled("{3d6>4,2d6>4}>=2+1d6>3", 5, 5, 1, 6, 1, 4)
        assert (outcome["total"], outcome["successes"]) == (2, 2)
        nested = rolled("{{1d6>3,1d6>3}kh1,1d6}>0", 4, 4, 6)
        assert (nested["total"], nested["successes"]) == (2, 2)


class TestGroups:
    def test_a_group_is_the_sum_of_what_is_kept(self) -> None:
        assert total("{1d6, 1d6+1 ,{2}}", 3, 4) == 10
        assert total("{2d6,1d12}kh1", 3, 4, 9) == 9
        assert total("{7}") == 7

    def test_dice_of_dropped_items_are_not_kept_however_deep(self) -> None:
        outcome = rolled("{{1d6,1d6}kh1+1d6,1d20}kh1", 5, 2, 1, 19)
        assert [die["kept"] for die in outcome["dice"]] == [False, False, False, True]
        outcome = rolled("{{1d6,1d6}kh1+1d6,1d20}kl1", 5, 2, 1, 19)
        assert [die["kept"] for die in outcome["dice"]] == [True, False, True, False]

    def test_ties_between_items_go_to_the_earlier(self) -> None:
        assert kept("{1d6,1d6}kl", 3, 3) == [True, False]
        assert kept("{1d6,1d6}kh", 3, 3) == [True, False]
        assert kept("{1d6,1d6}dh", 3, 3) == [True, False]

    def test_a_group_may_count_its_items(self) -> None:
        assert total("{3d6,2d8}>8", 3, 3, 3, 4, 4) == 1
        assert total("{1d6,2d6,3d6}dl1>=7f<7", 6, 4, 3, 1, 1, 1) == 0


class TestDrawing:
    def test_depth_first_from_left_to_right(self) -> None:
        faces = GivenFaces(range(1, 9))
        roll(parse("1d10+{1d11,max(1d12,1d13)*-1d14}kh1/min(1d15,1d16)-1d17"), faces)
        assert [die.sides for die in faces.drawn] == [10, 11, 12, 13, 14, 15, 16, 17]

    def test_dropped_items_and_unused_arguments_are_drawn(self) -> None:
        assert total("{1d4,1d6}kh1+max(1d8,1d10)-1d12", 1, 2, 3, 4, 5) == 1

    def test_a_chain_stops_after_twenty_further_faces(self) -> None:
        outcome = rolled("1d6!", *[6] * 21)
        assert outcome["dice"] == [entry([6] * 21, 126, exploded=20, capped=True)]
        assert outcome["warnings"] == ["chain-capped"]

    def test_twenty_further_faces_that_end_by_themselves_are_not_capped(self) -> None:
        outcome = rolled("1d6!", *[6] * 20, 1)
        assert outcome["dice"] == [entry([6] * 20 + [1], 121, exploded=20)]
        assert outcome["warnings"] == []

    def test_rerolls_and_explosions_share_the_twenty(self) -> None:
        assert rolled("1d6r1!", *[1] * 15, *[6] * 6)["dice"] == [
            entry([1] * 15 + [6] * 6, 36, rerolled=15, exploded=5, capped=True)
        ]
        assert rolled("1d6r1!", *[1] * 20, 6)["dice"] == [entry([1] * 20 + [6], 6, rerolled=20, capped=True)]
        assert rolled("1d6r1!1", *[1] * 21)["dice"] == [entry([1] * 21, 1, rerolled=20, capped=True)]
        assert "capped" not in rolled("1d6r1!", *[1] * 20, 5)["dice"][0]

    def test_once_is_never_capped(self) -> None:
        assert rolled("1d6ro1!o", 1, 6, 6)["warnings"] == []

    def test_both_warnings_in_their_order_each_once(self) -> None:
        outcome = rolled("2x(1d6!+1d6k3)", *([6] * 21 + [1]) * 2)
        assert outcome["warnings"] == ["keeps-more-than-rolled", "chain-capped"]

    def test_five_hundred_faces_are_drawn_and_no_more(self) -> None:
        assert rolled("24d6!max1", *[6] * (23 * 21), *[6] * 16, 1)["total"] == 500

    def test_a_501st_face_is_refused_whether_or_not_it_is_given(self) -> None:
        for given in (500, 501, 600):
            with pytest.raises(RulesError) as refused:
                rolled("30d6!", *[6] * given)
            assert (refused.value.code, refused.value.reason) == ("not-allowed", "draw-limit")
            assert refused.value.field == "inputs.expression"
        with pytest.raises(RulesError) as refused:
            rolled("30d6!", *[6] * 499)
        assert refused.value.code == "dice-exhausted"

    def test_the_limit_holds_for_one_roll_not_for_all_faces_of_a_request(self) -> None:
        faces = DrawnFaces(lambda sides: 1)
        for _ in range(3):
            assert roll(parse("400d6"), faces)["total"] == 400

    @pytest.mark.parametrize(
        ("text", "faces", "code"),
        [
            ("4d6", [1, 2, 3], "dice-exhausted"),
            ("4d6", [1, 2, 3, 4, 5], "dice-left-over"),
            ("4d6", [1, 2, 7, 4], "dice-out-of-range"),
            ("2dF", [0, 2], "dice-out-of-range"),
            ("1d6", [True], "dice-out-of-range"),
            ("1d6", [2.0], "dice-out-of-range"),
            ("1d6", ["2"], "dice-out-of-range"),
            ("0d6", [1], "dice-left-over"),
        ],
    )
    def test_given_faces_must_fit(self, text: str, faces: list[Any], code: str) -> None:
        with pytest.raises(RulesError) as refused:
            rolled(text, *faces)
        assert (refused.value.code, refused.value.field) == (code, "dice")


class TestTargets:
    @pytest.mark.parametrize(
        ("text", "face", "success", "margin", "degrees"),
        [
            ("1d20+5 vs 15", 10, True, 0, None),
            ("1d20+5 vs 15", 9, False, -1, None),
            ("1d20+5 vs 15 by 5", 9, False, -1, 0),
            ("1d30 vs 15 by 5", 26, True, 11, 2),
            ("1d30 vs 15 by 5", 4, False, -11, 2),
            ("1d20-10 vs -5 by 2", 1, False, -4, 2),
            ("1d20 vs 0", 1, True, 1, None),
        ],
    )
    def test_a_target(self, text: str, face: int, success: bool, margin: int, degrees: int | None) -> None:
        outcome = rolled(text, face)
        assert (outcome["success"], outcome["margin"], outcome["degrees"]) == (success, margin, degrees)
        assert outcome["target"] == int(text.split("vs ")[1].split(" ")[0])

    def test_each_total_of_a_repeat_is_judged(self) -> None:
        outcome = rolled("2x(1d20+5) vs 15 by 3", 4, 16)
        assert outcome["total"] == [9, 21]
        assert outcome["target"] == 15
        assert outcome["success"] == [False, True]
        assert outcome["margin"] == [-6, 6]
        assert outcome["degrees"] == [2, 2]
        assert outcome["successes"] is None

    def test_a_repeat_without_step_or_target(self) -> None:
        outcome = rolled("2x(1d20>3) vs 1", 4, 1)
        assert (outcome["successes"], outcome["degrees"]) == ([1, 0], None)
        outcome = rolled("1x(1d20)", 4)
        assert outcome["total"] == [4]
        assert (outcome["target"], outcome["success"], outcome["margin"]) == (None, None, None)
