"""The canonical text (section 9)."""

import pytest

from rules.dice import parse

from .rolling import refusal


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("d6", "1d6"),
        ("D6", "1d6"),
        ("4D", "4d6"),
        ("d%", "1d100"),
        ("3DF", "3dF"),
        ("2d6k", "2d6kh1"),
        ("4d6k3", "4d6kh3"),
        ("4d6d1", "4d6dl1"),
        ("4d6kl", "4d6kl1"),
        ("4d6dh", "4d6dh1"),
        ("4d6rr<3", "4d6r<3"),
        ("4d6r=1", "4d6r1"),
        ("4d6r1", "4d6r1"),
        ("4d6ro=1", "4d6ro1"),
        ("4d6!=6", "4d6!6"),
        ("4d6!6", "4d6!6"),
        ("4d6>3f=1", "4d6>3f1"),
        ("4dFr=-1", "4dFr=-1"),
        ("4dFr=-0", "4dFr0"),
        ("4dF>0f=-1", "4dF>0f=-1"),
        ("3d6!", "3d6!"),
        ("3d6!p", "3d6!p"),
        ("3d6!!p=6", "3d6!!p6"),
        ("3d6!!o>=5", "3d6!!o>=5"),
        ("3d6mi2", "3d6min2"),
        ("3d6ma5", "3d6max5"),
        ("3d6=6", "3d6=6"),
        ("3d6=-6", "3d6=-6"),
        ("1D{1, 2,2}", "1d{1,2,2}"),
        ("D{ -1,0 , 1 }", "1d{-1,0,1}"),
        ("+d6", "1d6"),
        ("1d20+-5", "1d20+-5"),
        ("1d20++5", "1d20+5"),
        ("-(-5)", "-(-5)"),
        ("-(+5)", "-5"),
        ("(1d6)+(2*3)", "1d6+2*3"),
        ("2-(3-1)", "2-(3-1)"),
        ("2+(3+1)", "2+(3+1)"),
        ("2*(3*1)", "2*(3*1)"),
        ("2*(3/1)", "2*(3/1)"),
        ("(2*3)/1", "2*3/1"),
        ("(2-3)-1", "2-3-1"),
        ("(2+3)*4", "(2+3)*4"),
        ("4*(2+3)", "4*(2+3)"),
        ("(-2)*3", "-2*3"),
        ("2*(-3)", "2*-3"),
        ("-(2*3)", "-(2*3)"),
        ("-(2+3)", "-(2+3)"),
        ("-(2)", "-2"),
        ("-(max(1,2))", "-max(1,2)"),
        ("-({1})", "-{1}"),
        ("-(2*3)+1", "-(2*3)+1"),
        ("MAX( (1) , (2+3) )", "max(1,2+3)"),
        ("{ (1d6) , { 2 } } k", "{1d6,{2}}kh1"),
        ("6 X ( 4d6kh3 ) VS 12 By 2", "6x(4d6kh3) vs 12 by 2"),
        ("1x((1d6))", "1x(1d6)"),
        ("5 vs -3", "5 vs -3"),
        ("5 vs -0", "5 vs 0"),
    ],
)
def test_the_canonical_text(typed: str, canonical: str) -> None:
    expression = parse(typed)
    assert expression.canonical == canonical
    again = parse(canonical)
    assert again.canonical == canonical
    assert (again.roll, again.repeats, again.target) == (
        expression.roll,
        expression.repeats,
        expression.target,
    )


def test_it_must_not_be_longer_than_can_be_read() -> None:
    assert len(parse("d6" + "k" * 169).canonical) == 510
    assert refusal("d6" + "k" * 170) == ("too-long", None)
