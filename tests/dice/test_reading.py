"""What the reader takes: characters, case, spaces, numbers, labels and notes (sections 2 to 5)."""

import pytest

from rules.dice import parse
from rules.dice.tree import FUDGE, Call, Die, Negation, Number, Operation, Pool

from .rolling import refusal, rolled, total


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("3D6", "3d6"),
        ("1D20+5", "1d20+5"),
        ("D100", "1d100"),
        ("d%", "1d100"),
        ("1D%", "1d100"),
        ("4D", "4d6"),
        ("4D+2", "4d6+2"),
        ("5D-1", "5d6-1"),
        ("3D6×5", "3d6*5"),
        ("2d6 × 10", "2d6*10"),
        ("1d20−2", "1d20-2"),
        ("1d20 – 2", "1d20-2"),
        ("1d20‑2", "1d20-2"),
        ("7 ÷ 2", "7/2"),
        ("2d6 +3", "2d6+3"),
        ("2d6+ 3", "2d6+3"),
        ("2d6+3 ", "2d6+3"),
        ("5d10 >= 8", "5d10>=8"),
        ("4d6 kh3", "4d6kh3"),
        ("1d100<=45", "1d100<=45"),
        ("2d20k", "2d20kh1"),
        ("2d20kl", "2d20kl1"),
        ("4d6d", "4d6dl1"),
        ("4dF", "4dF"),
        ("4df", "4dF"),
    ],
)
def test_habits_of_tables_work_as_they_are(typed: str, canonical: str) -> None:
    assert parse(typed).canonical == canonical


def test_no_break_spaces_and_tabs_are_spaces() -> None:
    assert parse("\t1d6\u00a0+\t2\u00a0").canonical == "1d6+2"
    assert rolled("1d6\u00a0[\u00a0a b\t]#\u00a0c\t", 1)["labels"] == [{"of": "1d6", "text": "a b"}]
    assert rolled("1d6\u00a0[\u00a0a b\t]#\u00a0c\t", 1)["note"] == "c"


@pytest.mark.parametrize(
    "typed",
    [
        "FLOOR(7/2)",
        "fLoOr( 7 / 2 )",
        "3 VS 2",
        "2X(1)",
        "1d6 KH1",
        "2d6!P",
        "2D6!!O>=5",
        "2d6RR1",
        "2d6MI2MA5",
    ],
)
def test_letters_may_be_capital_or_small(typed: str) -> None:
    assert parse(typed).canonical == parse(typed.lower()).canonical


@pytest.mark.parametrize("letter", ["\u212a", "\u017f", "ｄ", "А", "é"])
def test_only_ascii_letters_are_letters(letter: str) -> None:
    """The Kelvin sign is a capital of k to Unicode, the long s a small S: not here."""
    assert refusal(f"2d20{letter}") == ("bad-character", 5)
    assert refusal(letter) == ("bad-character", 1)


def test_a_capital_d_without_sides_is_a_d6_only_after_a_number() -> None:
    assert parse("4D%").roll == Pool(4, Die(100))
    assert parse("4DF").roll == parse("4Df").roll == Pool(4, FUDGE)
    assert parse("2D{1,2}").roll == Pool(2, Die(2, (1, 2)))
    assert parse("4D6").roll == Pool(4, Die(6))
    assert parse("4D %2").roll == Operation("%", Pool(4, Die(6)), Number(2))
    assert parse("4Dd1").canonical == "4d6dl1"
    assert parse("4D vs 3").canonical == "4d6 vs 3"
    assert parse("0D").canonical == "0d6"
    assert refusal("D") == ("missing-sides", 2)
    assert refusal("1+D") == ("missing-sides", 4)
    assert refusal("4d") == ("missing-sides", 3)


def test_percent_is_sides_right_after_d_and_a_remainder_elsewhere() -> None:
    assert parse("d%%2").roll == Operation("%", Pool(1, Die(100)), Number(2))
    assert parse("2d6%2").roll == Operation("%", Pool(2, Die(6)), Number(2))
    assert parse("dF%2").canonical == "1dF%2"


@pytest.mark.parametrize(
    "text",
    [
        "6 x ( 4d6 kh3 ) vs 12 by 2",
        "6x(4d6kh3)vs12by2",
        "6x(4d6kh3) [a] vs 12 by 2 [b] # c",
        " 6  X(4d6kh3)  Vs  12  bY  2 ",
    ],
)
def test_repeat_and_target_need_no_spaces_and_take_any(text: str) -> None:
    assert parse(text).canonical == "6x(4d6kh3) vs 12 by 2"


def test_words_run_together_are_divided_into_the_longest() -> None:
    assert parse("4d6khkl").canonical == "4d6kh1kl1"
    assert parse("4d6kd").canonical == "4d6kh1dl1"
    assert parse("4d6khvs3").canonical == "4d6kh1 vs 3"
    assert parse("4D6RR1MI2MA5KHDL").canonical == "4d6r1min2max5kh1dl1"
    assert parse("1dFkh").canonical == "1dFkh1"
    assert refusal("4d6rro1") == ("unknown-word", 4)
    assert refusal("4d6dhl") == ("unknown-word", 4)
    assert refusal("4d6khx") == ("unknown-word", 4)


def test_a_comparison_belongs_to_the_modifier_before_it() -> None:
    assert parse("3d6!>4").canonical == "3d6!>4"
    assert parse("3d6! > 4").canonical == "3d6!>4"
    assert parse("3d6!o >= 5").canonical == "3d6!o>=5"
    assert parse("3d6r <3").canonical == "3d6r<3"
    assert parse("5d10>=8f <=2").canonical == "5d10>=8f<=2"
    assert parse("5d10!10>=8").canonical == "5d10!10>=8"
    assert parse("5d10 ! >=9 >=8 f 1".replace("f 1", "f1")).canonical == "5d10!>=9>=8f1"
    assert parse("2dF!-1").canonical == "2dF!-1"
    assert parse("2dF!=-1").canonical == "2dF!=-1"


def test_precedence() -> None:
    assert total("8-4-2") == 2
    assert total("8/4/2") == 1
    assert total("2+3*4-6/2") == 11
    assert total("-7%3") == 2
    assert total("2d6*2", 3, 4) == 14
    assert parse("-7%3").roll == Operation("%", Negation(Number(7)), Number(3))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("10/3", 3),
        ("-10/3", -4),
        ("7/-2", -4),
        ("5/2+5/2", 4),
        ("-7%3", 2),
        ("7%-2", -1),
        ("-7%-3", -1),
        ("ceil(10/3)", 4),
        ("ceil(-10/3)", -3),
        ("ceil(10/-3)", -3),
        ("floor(-10/3)", -4),
        ("floor((10-0)/2)", 5),
        ("round(5/2)", 3),
        ("round(-5/2)", -2),
        ("round(5/-2)", -2),
        ("round(-5/-2)", 3),
        ("round(7/3)", 2),
        ("round(8/3)", 3),
        ("round(-8/3)", -3),
        ("trunc(-10/3)", -3),
        ("trunc(10/-3)", -3),
        ("trunc(-10/-3)", 3),
        ("trunc(0/-3)", 0),
        ("min(3,1,2)", 1),
        ("max(3,1,2)", 3),
        ("abs(-4)", 4),
        ("abs(4)", 4),
        ("-(-5)", 5),
        ("1--1", 2),
        ("2*-3", -6),
        ("2 + + 3", 5),
    ],
)
def test_arithmetic_is_of_whole_numbers(text: str, value: int) -> None:
    assert total(text) == value


def test_brackets_round_a_division_leave_it_a_division() -> None:
    assert (
        parse("ceil((5/2))").roll
        == parse("ceil(5/2)").roll
        == Call("ceil", (Operation("/", Number(5), Number(2)),))
    )
    assert total("ceil((7/2)[half])") == 4
    assert total("ceil(8/3/2)") == 1


def test_what_is_longest_and_largest_still_works() -> None:
    assert total("1000000000000") == 10**12
    assert parse("1d1000000").canonical == "1d1000000"
    assert len(parse("1d{" + ",".join(["-1000000"] * 40) + "}").canonical) < 512
    assert total("(" * 20 + "7" + ")" * 20) == 7
    assert rolled("1d6 #" + "x" * 507, 3)["note"] == "x" * 507
    assert total("+".join("1" * 100)) == 100
    assert total("1d6[" + "x" * 507 + "]", 4) == 4


class TestLabels:
    def test_a_label_stands_after_any_operand(self) -> None:
        outcome = rolled("1d8[sword]+2[ Strength # ]+(1d4+1)[Feuer]-abs(-3)[x]*{1}[y]  #  at the door ", 8, 4)
        assert outcome["labels"] == [
            {"of": "1d8", "text": "sword"},
            {"of": "2", "text": "Strength #"},
            {"of": "1d4+1", "text": "Feuer"},
            {"of": "abs(-3)", "text": "x"},
            {"of": "{1}", "text": "y"},
        ]
        assert outcome["note"] == "at the door"
        assert outcome["canonical"] == "1d8+2+(1d4+1)-abs(-3)*{1}"

    def test_the_sign_stands_outside(self) -> None:
        assert rolled("-1d6[malus]", 2)["labels"] == [{"of": "1d6", "text": "malus"}]
        assert rolled("(-1d6)[malus]", 2)["labels"] == [{"of": "-1d6", "text": "malus"}]

    def test_inner_and_outer_come_in_the_order_typed(self) -> None:
        assert rolled("(1D4[a]+2[b])[c]", 1)["labels"] == [
            {"of": "1d4", "text": "a"},
            {"of": "2", "text": "b"},
            {"of": "1d4+2", "text": "c"},
        ]

    def test_of_a_repeat_and_of_a_target(self) -> None:
        outcome = rolled("2X(1d4[d]+1)[pair] VS 3 By 2[door]", 1, 2)
        assert outcome["labels"] == [
            {"of": "1d4", "text": "d"},
            {"of": "2x(1d4+1)", "text": "pair"},
            {"of": "vs 3 by 2", "text": "door"},
        ]
        assert rolled("1 vs -3[x]")["labels"] == [{"of": "vs -3", "text": "x"}]

    def test_a_label_may_hold_anything_but_brackets(self) -> None:
        text = "<b>@everyone</b> {1d6} # ** ½ 猫 \u200b"
        assert rolled(f"1d6[{text}]", 1)["labels"] == [{"of": "1d6", "text": text}]

    @pytest.mark.parametrize(
        ("text", "column"),
        [("1d6[]", 4), ("1d6[ \t\u00a0]", 4), ("1d6[", 4), ("1d6 [fire", 5), ("1d6[a][b]", 7), ("[a]1d6", 1)],
    )
    def test_labels_that_are_none(self, text: str, column: int) -> None:
        assert refusal(text) == ("syntax", column)

    def test_only_three_kinds_of_space_are_cut_off(self) -> None:
        assert rolled("1d6[\u2003a\u2003]", 1)["labels"][0]["text"] == "\u2003a\u2003"


class TestNotes:
    def test_a_note_runs_to_the_end_as_typed(self) -> None:
        assert rolled("1d20 # `<@everyone>` <b>hi</b> # [x", 4)["note"] == "`<@everyone>` <b>hi</b> # [x"
        assert rolled("3d6*5#3", 1, 2, 3)["note"] == "3"
        assert rolled("1 vs 3 #a")["note"] == "a"

    def test_a_blank_note_is_no_note(self) -> None:
        assert "note" not in rolled("1d6#", 2)
        assert "note" not in rolled("1d6# \t\u00a0", 2)

    def test_labels_and_notes_change_nothing(self) -> None:
        plain = rolled("1d8+2 vs 3", 8)
        with_words = rolled("1d8[a]+2[b] vs 3[c] # d", 8)
        assert plain == {key: value for key, value in with_words.items() if key not in ("labels", "note")}
        assert "labels" not in plain
        assert "note" not in plain

    @pytest.mark.parametrize("text", ["(1d6 # a", "{1d6 # a", "max(1 # a", "1d6+ # a"])
    def test_a_note_cannot_begin_inside(self, text: str) -> None:
        assert refusal(text) == ("syntax", text.index("#") + 1)
