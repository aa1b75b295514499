"""Odds that are cheaper to count than to find by trying every way the dice can fall."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction

from rules.contract import House

from .d100 import D100Test, Stakes

FACES = range(1, 101)


def every_result(stakes: Stakes, house: House) -> list[tuple[Fraction, D100Test]]:
    """Each result of a test (success with its degrees) once, by one of the tests that give it, with its probability."""
    tests: dict[tuple[bool, int], D100Test] = {}
    counts: dict[tuple[bool, int], int] = defaultdict(int)
    for face in FACES:
        test = stakes.test(face, house)
        result = (test.success, test.degrees)
        tests[result] = test
        counts[result] += 1
    return [(Fraction(counts[result], 100), test) for result, test in tests.items()]


def every_contest(a: Stakes, b: Stakes, house: House) -> Iterator[tuple[Fraction, D100Test, D100Test]]:
    """Each pair of results of two sides that roll against each other."""
    for chance_a, test_a in every_result(a, house):
        for chance_b, test_b in every_result(b, house):
            yield chance_a * chance_b, test_a, test_b


def sums_of_dice(count: int, sides: int) -> dict[int, Fraction]:
    """How probable each sum of so many dice is."""
    ways = {0: 1}
    for _ in range(count):
        further: dict[int, int] = defaultdict(int)
        for total, number in ways.items():
            for face in range(1, sides + 1):
                further[total + face] += number
        ways = further
    return {total: Fraction(number, sides**count) for total, number in ways.items()}
