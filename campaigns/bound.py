"""Dice that have fallen for a text that is still being written: each stands in it by its number, ``[[#41]]``."""

from __future__ import annotations

from collections.abc import Iterable

from rules.models import Roll

from .text import TypedRoll, typed_rolls


def with_roll_bound(text: str, typed: TypedRoll, number: int) -> str:
    """The text with a typed roll replaced by the number under which it fell."""
    end = text.index("]]", typed.start)
    while text[typed.start + 2 : end].strip() != typed.typed:
        end = text.index("]]", end + 1)
    return f"{text[: typed.start]}[[#{number}]]{text[end + 2 :]}"


def with_fallen_rolls_bound(text: str, fallen: Iterable[Roll]) -> str:
    """The text of a page that does not know yet that its dice have fallen: what was typed for them is not rolled again."""
    for roll in fallen:
        typed = typed_rolls(text)
        if any(one.typed == f"#{roll.number}" for one in typed):
            continue
        same = next((one for one in typed if roll.typed and one.typed == roll.typed), None)
        if same:
            text = with_roll_bound(text, same, roll.number)
    return text
