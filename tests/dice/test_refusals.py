"""Every refusal with its reason and column, and which comes first (sections 11 to 13)."""

import pytest

from rules.dice import parse

from .rolling import refusal


def refuses(text: str, reason: str, column: int | None) -> None:
    assert refusal(text) == (reason, column)


@pytest.mark.parametrize(
    ("text", "reason", "column"),
    [
        ("", "empty", None),
        (" ", "empty", None),
        ("\t\u00a0", "empty", None),
        ("# hello", "empty", None),
        (" #", "empty", None),
        ("２d6", "bad-character", 1),
        ("2^3", "bad-character", 2),
        ("1d6;1d6", "bad-character", 4),
        ("0.1+0.2", "decimal", 2),
        ("1.5d6", "decimal", 2),
        ("1d007", "leading-zero", 3),
        ("d00", "leading-zero", 2),
        ("1d9007199254740991", "number-too-large", 3),
        ("1d", "missing-sides", 3),
        ("1d 6", "missing-sides", 3),
        ("4d+2", "missing-sides", 3),
        ("1d0", "sides-out-of-range", 3),
        ("d0", "sides-out-of-range", 2),
        ("0d0", "sides-out-of-range", 3),
        ("1d1000001", "sides-out-of-range", 3),
        ("d{1000001}", "faces-out-of-range", 3),
        ("d{1, -1000001}", "faces-out-of-range", 6),
        ("1d(1d6)", "computed-dice", 3),
        ("(1d6)d6", "computed-dice", 6),
        ("3d6e6", "unknown-word", 4),
        ("1e3", "unknown-word", 2),
        ("3d6x5", "unknown-word", 4),
        ("1d20+6 dex save", "unknown-word", 8),
        ("1d20+5>=15", "modifier-needs-dice", 7),
        ("(2d6)kh1", "modifier-needs-dice", 6),
        ("4d6[a]kh3", "modifier-needs-dice", 7),
        ("{1d6,2d8}r1", "not-for-groups", 10),
        ("4d6kh3!", "modifier-order", 7),
        ("2d10>7!", "modifier-order", 7),
        ("4d6khmax5", "modifier-order", 6),
        ("3d6>4>5", "modifier-repeated", 6),
        ("3d6f1", "failures-without-count", 4),
        ("ceil(5)", "nothing-to-round", 1),
        ("max(3)", "wrong-argument-count", 1),
        ("abs(1,2)", "wrong-argument-count", 1),
        ("6x4d6kh3", "repeat-needs-parentheses", 3),
        ("0x(1d6)", "repeat-out-of-range", 1),
        ("21x(1d6)", "repeat-out-of-range", 1),
        ("1d6 vs 3 by 0", "step-out-of-range", 13),
        ("(" * 21 + "1" + ")" * 21, "too-deep", 21),
        ("2d6+", "syntax", 5),
        ("--1d6", "syntax", 2),
        ("1 d6", "syntax", 3),
        ("2 1d6", "syntax", 3),
        ("(2d6", "syntax", 5),
        ("2d6)", "syntax", 4),
        ("1d6[", "syntax", 4),
        ("d{}", "syntax", 3),
        ("1,000", "syntax", 2),
        ("4d6 kh 3", "syntax", 8),
        ("1d1!", "every-face-explodes", 4),
        ("1d1r1", "every-face-rerolls", 4),
        ("2d6!9", "no-face-explodes", 4),
        ("6d6rr7", "no-face-rerolls", 4),
        ("1d6d6", "drops-more-than-rolled", 4),
        ("501d6", "too-many-dice", None),
        ("999999d999999", "too-many-dice", None),
        ("7/0", "division-by-zero", None),
        ("5%0", "division-by-zero", None),
        ("2d6/(1d4-1)", "division-by-zero", None),
        ("1000000000000*1d6", "value-out-of-range", None),
    ],
)
def test_the_table(text: str, reason: str, column: int | None) -> None:
    refuses(text, reason, column)


@pytest.mark.parametrize(
    ("text", "reason", "column"),
    [
        ("3d6x6", "unknown-word", 4),
        ("1d6xo6", "unknown-word", 4),
        ("6 4d6kh3", "syntax", 3),
        ("1d20+5 t15", "unknown-word", 8),
        ("1,5", "syntax", 2),
        ("1.5", "decimal", 2),
        ("1.000", "decimal", 2),
        ("2d6^2", "bad-character", 4),
        ("adv", "unknown-word", 1),
        ("ventaja", "unknown-word", 1),
        ("vantaggio", "unknown-word", 1),
    ],
)
def test_what_people_type_and_would_be_guessed_wrong(text: str, reason: str, column: int) -> None:
    refuses(text, reason, column)


class TestCharacters:
    @pytest.mark.parametrize(
        "character",
        ["\0", "\n", "\r", "\x0b", "\x1f", "\x7f", "\x85", "\x9f", "\u2028", "\u2029", "\ud800"],
    )
    def test_control_characters_are_refused_anywhere_before_all_else(self, character: str) -> None:
        refuses(f"1d6{character}", "bad-character", 4)
        refuses(f"((? {character}", "bad-character", 5)
        refuses(f"1d6 [a{character}]", "bad-character", 7)
        refuses(f"# note {character}", "bad-character", 8)
        refuses(character, "bad-character", 1)

    @pytest.mark.parametrize("character", "^&|~$@?:;'\"`\\_°½²一😀\u2003\u200b\ufeff－＋Ｄ")
    def test_other_characters_are_refused_where_they_are_met(self, character: str) -> None:
        refuses(f"1d6 {character}", "bad-character", 5)
        refuses(f"1+{character}", "bad-character", 3)
        refuses(f"1d{character}", "bad-character", 3)
        refuses(f"1d6r{character}", "bad-character", 5)
        refuses(f"6x{character}", "bad-character", 3)
        refuses(f"1 vs {character}", "bad-character", 6)
        refuses(f"max{character}", "bad-character", 4)
        refuses(f"d{{{character}", "bad-character", 3)

    def test_a_point_is_a_decimal_wherever_it_is_met(self) -> None:
        for text in (
            ".5",
            "1d.",
            "1d6.",
            "1+.",
            "(1.",
            "d{.",
            "1d6r.",
            "1d6min.",
            "6x.",
            "1 vs .",
            "1d6 vs 3 by 2.",
            "max.",
        ):
            refuses(text, "decimal", text.index(".") + 1)

    def test_the_first_that_cannot_be_read_is_refused(self) -> None:
        refuses("1d6+2.5+foo", "decimal", 6)
        refuses("1d6+foo+2.5", "unknown-word", 5)
        refuses("dexñ", "missing-sides", 2)
        refuses("fooñ", "unknown-word", 1)
        refuses("007.5", "leading-zero", 1)
        refuses("1d6]", "syntax", 4)
        refuses("1d6}", "syntax", 4)


class TestDice:
    def test_numbers(self) -> None:
        refuses("00", "leading-zero", 1)
        refuses("00d6", "leading-zero", 1)
        refuses("1d6kh03", "leading-zero", 6)
        refuses("1 vs -05", "leading-zero", 7)
        refuses("1000000000001", "number-too-large", 1)
        refuses("1d6>=1000000000001", "number-too-large", 6)
        refuses("0" + "9" * 30, "leading-zero", 1)
        refuses("9" * 500, "number-too-large", 1)

    def test_sides(self) -> None:
        refuses("4d", "missing-sides", 3)
        refuses("4d)", "missing-sides", 3)
        refuses("4d-2", "missing-sides", 3)
        refuses("dex", "missing-sides", 2)
        refuses("5dl1", "missing-sides", 3)
        refuses("4D(2)", "computed-dice", 3)
        refuses("d(2*3)", "computed-dice", 2)
        refuses("4D (2)", "syntax", 4)
        refuses("1D 6", "syntax", 4)
        refuses("4dF6", "syntax", 4)
        refuses("d%6", "syntax", 3)
        refuses("1d6(2)", "syntax", 4)

    def test_listed_faces(self) -> None:
        hundred = ",".join(["1"] * 100)
        assert parse(f"d{{{hundred}}}").roll
        refuses(f"d{{{hundred},1}}", "faces-out-of-range", 2)
        refuses("3d{1,1000001,x}", "faces-out-of-range", 6)
        refuses("d{1,}", "syntax", 5)
        refuses("d{1 2}", "syntax", 5)
        refuses("d{1", "syntax", 4)
        refuses("d{- 1}", "syntax", 4)
        refuses("d{+1}", "syntax", 3)
        refuses("d{1d6}", "syntax", 4)

    def test_computed_dice(self) -> None:
        refuses("(5/2)d6", "computed-dice", 6)
        refuses("(-3)d6", "computed-dice", 5)
        refuses("abs(2)d6", "computed-dice", 7)
        refuses("(2) d", "computed-dice", 5)
        refuses("((2)dF)", "computed-dice", 5)
        refuses("(2)d%", "computed-dice", 4)
        refuses("6x(1d6)d6", "computed-dice", 8)
        refuses("(2d6)dl1", "modifier-needs-dice", 6)
        refuses("(2d6)dh1", "modifier-needs-dice", 6)
        refuses("(2d6)[a]d1", "modifier-needs-dice", 9)


class TestLetters:
    def test_after_a_number_or_a_bracket(self) -> None:
        refuses("5kh1", "modifier-needs-dice", 2)
        refuses("5 dl1", "modifier-needs-dice", 3)
        refuses("5 f1", "modifier-needs-dice", 3)
        refuses("5 d6", "syntax", 3)
        refuses("(2d6) rr1", "modifier-needs-dice", 7)
        refuses("1d20+5 x", "unknown-word", 8)
        refuses("(6x(1d6))", "unknown-word", 3)
        refuses("1+6x(1d6)", "unknown-word", 4)
        refuses("(1d6) dex", "unknown-word", 7)
        refuses("5 abs(3)", "unknown-word", 3)
        refuses("5max(1,2)", "modifier-needs-dice", 2)
        refuses("1d6[a] foo", "unknown-word", 8)

    def test_marks_after_what_is_no_dice(self) -> None:
        for mark in ("!", "<3", "<=3", ">3", ">=3", "=3"):
            refuses(f"5{mark}", "modifier-needs-dice", 2)
            refuses(f"(1d6) {mark}", "modifier-needs-dice", 7)
            refuses(f"abs(1){mark}", "modifier-needs-dice", 7)
            refuses(f"1d6[a]{mark}", "modifier-needs-dice", 7)
            refuses(f"2x(1d6){mark}", "modifier-needs-dice", 8)

    def test_after_dice(self) -> None:
        refuses("1d6foo", "unknown-word", 4)
        refuses("1d6 foo", "unknown-word", 5)
        refuses("1d6kfoo", "unknown-word", 4)
        refuses("1d6p", "unknown-word", 4)
        refuses("3d6! p", "unknown-word", 6)
        refuses("{1d6}foo", "unknown-word", 6)
        refuses("{1d6}rfoo", "unknown-word", 6)
        refuses("4d6kh3rfoo", "unknown-word", 7)
        refuses("1d6abs(3)", "unknown-word", 4)

    def test_where_an_operand_should_begin(self) -> None:
        for word in ("vs", "by", "x", "kh", "r1", "ro", "rr", "k", "f", "mi2", "ma", "fkh", "X"):
            refuses(word, "syntax", 1)
            refuses(f"1+{word}", "syntax", 3)
        for word in ("foo", "xx", "kx", "e", "i", "sqrt(4)", "maxx(1,2)", "abss"):
            refuses(word, "unknown-word", 1)
            refuses(f"(1+{word}", "unknown-word", 4)

    def test_names_need_their_bracket(self) -> None:
        refuses("max5", "syntax", 4)
        refuses("abs", "syntax", 4)
        refuses("floor + 1", "syntax", 7)
        refuses("min[a]", "syntax", 4)

    def test_after_a_target(self) -> None:
        refuses("1d20 vs 1d6", "syntax", 10)
        refuses("1 vs 3 kh1", "syntax", 8)
        refuses("1 vs 3 vs 4", "syntax", 8)
        refuses("1 vs 3[a]by 4", "syntax", 10)
        refuses("1 vs 3 by 2 by 2", "syntax", 13)
        refuses("1 vs 3+2", "syntax", 7)
        refuses("1 vs 3>2", "syntax", 7)
        refuses("1 vs 3!", "syntax", 7)
        refuses("1 vs 3 (2)", "syntax", 8)
        refuses("1 vs 3[a][b]", "syntax", 10)
        refuses("1 vs 3 dex save", "unknown-word", 8)

    def test_vs_and_by_out_of_place(self) -> None:
        refuses("1d20 by 5", "syntax", 6)
        refuses("1d6by5", "syntax", 4)
        refuses("1d6khby5", "syntax", 6)
        refuses("vs 15", "syntax", 1)
        refuses("(1d6 vs 3)", "syntax", 6)
        refuses("max(1 vs 3,2)", "syntax", 7)
        refuses("{1d6vs3}", "syntax", 5)
        refuses("2x(1d6 vs 3)", "syntax", 8)
        refuses("5 by 3", "syntax", 3)

    def test_where_a_number_should_stand(self) -> None:
        refuses("1d6 vs", "syntax", 7)
        refuses("1d6 vs ", "syntax", 8)
        refuses("1d6 vs kh", "syntax", 8)
        refuses("1d6 vs AC", "unknown-word", 8)
        refuses("1d6 vs - 5", "syntax", 9)
        refuses("1d6 vs +5", "syntax", 8)
        refuses("1d6 vs 3 by", "syntax", 12)
        refuses("1d6 vs 3 by -1", "syntax", 13)
        refuses("2d6>=", "syntax", 6)
        refuses("2d6>=>", "syntax", 6)
        refuses("2d6==5", "syntax", 5)
        refuses("2d6<>5", "syntax", 5)
        refuses("2d6=>5", "syntax", 5)
        refuses("2d6> =5", "syntax", 6)


class TestModifiers:
    def test_numbers_stand_directly_after_them(self) -> None:
        refuses("4d6kh 3", "syntax", 7)
        refuses("3d6! 6", "syntax", 6)
        refuses("2d6r 1", "syntax", 6)
        refuses("2d6r", "syntax", 5)
        refuses("2d6r ", "syntax", 6)
        refuses("2d6r-1", "syntax", 5)
        refuses("2d6rkh1", "syntax", 5)
        refuses("2d6min", "syntax", 7)
        refuses("2d6min 2", "syntax", 7)
        refuses("2d6min-2", "syntax", 7)
        refuses("2d6>4f", "syntax", 7)
        refuses("4d6kh-kh", "syntax", 7)

    def test_order(self) -> None:
        for text, column in [
            ("3d6max5min2", 8),
            ("2d6!r1", 5),
            ("3d6min2!", 8),
            ("3d6min2r1", 8),
            ("3d6kh1min2", 7),
            ("3d6>4kh1", 6),
            ("3d6>4f1kh1", 8),
            ("3d6>4f1>5", 8),
            ("3d6kh1!kh", 7),
            ("3d6r1!r1", 7),
        ]:
            refuses(text, "modifier-order", column)

    def test_repeated(self) -> None:
        for text, column in [
            ("3d6!!!", 6),
            ("3d6! !", 6),
            ("3d6!6!5", 6),
            ("3d6r1ro2", 6),
            ("3d6min1mi2", 8),
            ("3d6ma6max5", 7),
            ("3d6>4f1f2", 8),
            ("{1}>1>2", 6),
        ]:
            refuses(text, "modifier-repeated", column)
        assert parse("3d6kh2kh2dl1d1").canonical == "3d6kh2kh2dl1dl1"

    def test_they_are_refused_at_once_in_this_order(self) -> None:
        refuses("{1d6}kh1r", "not-for-groups", 9)
        refuses("{1d6}>3!", "not-for-groups", 8)
        refuses("{1d6}min", "not-for-groups", 6)
        refuses("{1d6}f1", "failures-without-count", 6)
        refuses("3d6f", "failures-without-count", 4)
        refuses("3d6kh1r", "modifier-order", 7)
        refuses("3d6r1r", "modifier-repeated", 6)
        refuses("4d6kh3rx1", "unknown-word", 7)


class TestRest:
    def test_calls(self) -> None:
        refuses("max()", "syntax", 5)
        refuses("max(1,)", "syntax", 7)
        refuses("max(1", "syntax", 6)
        refuses("max(1}", "syntax", 6)
        refuses("1+abs(1,2)", "wrong-argument-count", 3)
        refuses("ceil(1/2,3)", "wrong-argument-count", 1)
        refuses("min(5)", "wrong-argument-count", 1)
        refuses("max(max(1),2", "wrong-argument-count", 5)
        refuses("max(1", "syntax", 6)
        refuses("ceil(1d6/2+1)", "nothing-to-round", 1)
        refuses("floor(5/2+5/2)", "nothing-to-round", 1)
        refuses("1+round(-(5/2))", "nothing-to-round", 3)
        refuses("trunc(5%2)", "nothing-to-round", 1)
        refuses("ceil(abs(5/2))", "nothing-to-round", 1)
        refuses("(1,2)", "syntax", 3)

    def test_groups(self) -> None:
        refuses("{}", "syntax", 2)
        refuses("{1,}", "syntax", 4)
        refuses("{1", "syntax", 3)
        refuses("{1)", "syntax", 3)
        refuses("{1}{2}", "syntax", 4)

    def test_repeats(self) -> None:
        refuses("6x", "repeat-needs-parentheses", 3)
        refuses("6 x 4d6", "repeat-needs-parentheses", 5)
        refuses("0x5", "repeat-needs-parentheses", 3)
        refuses("6xd6", "repeat-needs-parentheses", 3)
        refuses("06x(1)", "leading-zero", 1)
        refuses(" 21 x(1", "repeat-out-of-range", 2)
        refuses("2x(1)+1", "syntax", 6)
        refuses("2x(1)[a][b]", "syntax", 9)
        refuses("2x()", "syntax", 4)
        refuses("x(1)", "syntax", 1)
        refuses("-2x(1)", "unknown-word", 3)

    def test_signs(self) -> None:
        refuses("1---1", "syntax", 4)
        refuses("+ +1", "syntax", 3)
        refuses("1*/2", "syntax", 3)
        refuses("2d6**2", "syntax", 5)
        refuses("-", "syntax", 2)
        refuses("2d6+ ", "syntax", 6)
        refuses("()", "syntax", 2)
        refuses(")", "syntax", 1)

    def test_every_bracket_counts_but_that_of_listed_faces(self) -> None:
        assert parse("(" * 19 + "{d{1,2}}" + ")" * 19).greatest == 2
        refuses("(" * 20 + "d{1,2}" + "+abs(1" + ")" * 21, "too-deep", 31)
        refuses("2x(" + "(" * 20, "too-deep", 23)
        refuses("{" * 21, "too-deep", 21)
        refuses("abs(" * 19 + "{(1)}" + ")" * 19, "too-deep", 78)
        assert parse("+".join(["(((1)))"] * 30)).greatest == 30

    def test_labels_that_hold_a_bracket(self) -> None:
        refuses("1d6[a[b]", "syntax", 4)


class TestOrderOfSteps:
    def test_length_then_control_characters_then_emptiness(self) -> None:
        refuses("\n" * 513, "too-long", None)
        refuses(" " * 513, "too-long", None)
        refuses(" \n", "bad-character", 2)
        refuses("😀" * 512, "bad-character", 1)

    def test_reading_comes_before_length_written_out_and_that_before_complexity(self) -> None:
        refuses("d6" + "k" * 170 + "+", "syntax", 174)
        refuses("+".join(["1"] * 101), "too-complex", None)
        refuses("+".join(["d6"] * 150), "too-long", None)
        refuses("d6" + "k" * 170 + "+1" * 100, "too-long", None)

    @pytest.mark.parametrize(
        ("text", "nodes"),
        [
            ("1", 1),
            ("1d6", 1),
            ("-1", 2),
            ("+1", 1),
            ("1+1", 3),
            ("abs(1)", 2),
            ("{1,1}", 3),
            ("((1[a]))", 1),
            ("2d{1,2}r1!>1min1max6kh2dl1>=2f1", 1),
        ],
    )
    def test_what_a_node_is(self, text: str, nodes: int) -> None:
        others = "+1" * ((200 - nodes) // 2)
        assert parse(f"{text}{others} vs 3 by 2").canonical
        if nodes % 2:
            refuses(f"{text}{others}+1", "too-complex", None)
        else:
            assert parse(f"abs({text}){others}".removesuffix("+1")).canonical
            refuses(f"abs({text}){others}", "too-complex", None)

    def test_complexity_comes_before_modifiers(self) -> None:
        refuses("+".join(["1"] * 100) + "+1d1!", "too-complex", None)

    def test_modifiers_come_left_to_right_outer_before_inner_each_in_turn(self) -> None:
        refuses("1d6dl2+1d1!", "drops-more-than-rolled", 4)
        refuses("{1d1!,1}dl3", "drops-more-than-rolled", 9)
        refuses("{1d1!,1}dl2", "every-face-explodes", 5)
        refuses("1d6r7!9", "no-face-rerolls", 4)
        refuses("1d6!9dl2", "no-face-explodes", 4)
        refuses("4d6kh3dl4", "drops-more-than-rolled", 7)
        refuses("4d6dl2kh5dl3", "drops-more-than-rolled", 10)
        refuses("0d6dl1", "drops-more-than-rolled", 4)
        refuses("max(1,1d1!)+1d6!9", "every-face-explodes", 10)
        refuses("1d6[a]+2d6[b] * 3d6 !9", "no-face-explodes", 21)

    def test_modifiers_come_before_the_number_of_dice_and_that_before_bounds(self) -> None:
        refuses("501d6!9", "no-face-explodes", 6)
        refuses("501d6/0", "too-many-dice", None)
        refuses("20x(26d6)", "too-many-dice", None)
        assert parse("20x(25d6)").repeats == 20
        assert parse("499d6+1d6")
        refuses("499d6+2d6", "too-many-dice", None)

    def test_bounds_come_operands_first_and_left_before_right(self) -> None:
        refuses("(1000000000000*2)/0", "value-out-of-range", None)
        refuses("1/0+1000000000000*2", "division-by-zero", None)
        refuses("1000000000000*2+1/0", "value-out-of-range", None)
        refuses("max(5,1/0)", "division-by-zero", None)
        refuses("{1,1/0}kh1>3", "division-by-zero", None)

    def test_reading_comes_before_everything_that_looks_at_the_tree(self) -> None:
        refuses("501d6/0+1d1!+(", "syntax", 15)


class TestChains:
    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ("1d1!", "every-face-explodes"),
            ("1d6!>0", "every-face-explodes"),
            ("1d6!>=1", "every-face-explodes"),
            ("1d6!<7", "every-face-explodes"),
            ("1d6!<=6", "every-face-explodes"),
            ("1d1!o", "every-face-explodes"),
            ("0d1!", "every-face-explodes"),
            ("d{2,2}!", "every-face-explodes"),
            ("1dF!<2", "every-face-explodes"),
            ("2d6!9", "no-face-explodes"),
            ("2d6!0", "no-face-explodes"),
            ("2d6!>6", "no-face-explodes"),
            ("2d6!!>=8", "no-face-explodes"),
            ("2d6!<1", "no-face-explodes"),
            ("2d6!o<=0", "no-face-explodes"),
            ("d{1,3}!2", "no-face-explodes"),
            ("1dF!3", "no-face-explodes"),
            ("1d1r1", "every-face-rerolls"),
            ("1d6ro<7", "every-face-rerolls"),
            ("0d6ro<7", "every-face-rerolls"),
            ("6d6r7", "no-face-rerolls"),
            ("6d6r=-1", "no-face-rerolls"),
            ("1d1000000r>1000000", "no-face-rerolls"),
        ],
    )
    def test_what_every_face_or_none_would_meet(self, text: str, reason: str) -> None:
        place = max(text.find("!"), text.find("r")) + 1
        refuses(text, reason, place)

    @pytest.mark.parametrize(
        "text", ["1d2!", "1d6!>5", "1d6!<2", "1d6!>=2", "d{2,3}!", "1dF!=-1", "1d6r<6", "1d6ro6"]
    )
    def test_what_some_faces_meet(self, text: str) -> None:
        assert parse(text)
