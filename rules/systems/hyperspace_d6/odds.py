"""Exact odds, by counting the ways in which dice can fall; whole numbers until the last division."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate


def ways_to_show(dice: int) -> list[int]:
    """In how many of the ``6 ** dice`` ways so many ordinary dice show each sum; the index is the sum."""
    ways = [1]
    for _ in range(dice):
        up_to = [0, *accumulate(ways)]
        last = len(up_to) - 1
        # One die more: a sum is reached from the six sums below it.
        ways = [up_to[min(total, last)] - up_to[max(0, total - 6)] for total in range(len(ways) + 6)]
    return ways


def ways_of_a_row(longest: int) -> dict[int, int]:
    """In how many of the ``6 ** longest`` ways a row of dice shows each sum, where a 6 asks for the next die."""
    ways = {6 * longest: 1}
    for length in range(1, longest + 1):
        for face in range(1, 6):
            ways[6 * (length - 1) + face] = 6 ** (longest - length)
    return ways


def chance_to_reach(least: int, dice: int, row: int) -> Fraction:
    """That ``dice`` ordinary dice and a row of at most ``row`` exploding ones together show at least ``least``."""
    of_dice = ways_to_show(dice)
    at_least = [*accumulate(reversed(of_dice))][::-1]
    ways = 0
    for shown, ways_of_row in ways_of_a_row(row).items():
        wanted = max(0, least - shown)
        if wanted < len(at_least):
            ways += ways_of_row * at_least[wanted]
    return Fraction(ways, 6 ** (dice + row))


def verdict_odds(target: int, so_far: int, dice: int, row: int) -> dict[str, Fraction]:
    """Success and critical when dice are still added to ``so_far``; a critical is a success too."""
    return {
        "success": chance_to_reach(target - so_far, dice, row),
        "critical": chance_to_reach(2 * target - so_far, dice, row),
    }
