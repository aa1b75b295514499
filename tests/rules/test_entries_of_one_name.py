"""Entries of a sheet's lists are called such that each name means one of them."""

import pytest

from rules.contract.sheets import told_apart


@pytest.mark.parametrize(
    ("names", "called"),
    [
        ([], []),
        (["Bolter", "Knife"], ["Bolter", "Knife"]),
        (["Bolter", "Bolter", "Bolter"], ["Bolter", "Bolter (2)", "Bolter (3)"]),
        (["Bolter", " bolter"], ["Bolter", " bolter (2)"]),
        (["Bolter (2)", "Bolter", "Bolter"], ["Bolter (2)", "Bolter", "Bolter (3)"]),
        (["", "Bolter", ""], ["", "Bolter", ""]),
    ],
)
def test_names_are_told_apart(names: list[str], called: list[str]) -> None:
    assert told_apart(names) == called
