"""What the two percentile games have in common, word for word: lists of modifiers, their limit, and degrees."""

from __future__ import annotations

from collections.abc import Iterable

from rules.contract import Integer, ListOf, Text, asked, asks


@asks
class Modifier:
    label: str = asked(Text(80))
    value: int = asked(Integer(-200, 200))


MODIFIERS = ListOf(Modifier, most=50)


def total_of(modifiers: Iterable[Modifier]) -> int:
    return sum(modifier.value for modifier in modifiers)


def capped(modifier: int, cap: str) -> int:
    """The summed modifier, held within ± ``cap``: the house rule ``modifier-cap``, ``none`` or a number in digits."""
    if cap == "none":
        return modifier
    return max(-int(cap), min(int(cap), modifier))


def degrees(target: int, roll: int, success: bool) -> int:
    """One degree for each full 10 points between target and roll, on the side of success or failure that holds; never below 0."""
    difference = target - roll if success else roll - target
    return max(0, difference // 10)


def bonus_of(score: int) -> int:
    """A characteristic's bonus: its tens, and on past 99: 10 at 100, 11 at 110."""
    return score // 10
