"""How far it is from here to there: lengths in squares, distances of creatures, the nearest of several (3.1, 5.8, 5.9)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rules.contract import Faces, House, ListOf, Text, asked, asks, derived

from .kinds import SQUARE
from .tables import FEET_IN_A_METRE, FEET_IN_A_SQUARE, SIZE, SIZES, SQUARE_SIDE

Square = tuple[int, int, int]


def squares(metres: Fraction) -> int:
    """Whole squares in a length, rounded down; halve and multiply before, not after (SF-160)."""
    return metres // SQUARE_SIDE


def metres(squares: int) -> Fraction:
    return squares * SQUARE_SIDE


def feet(metres: Fraction) -> Fraction:
    return metres * FEET_IN_A_METRE


def metric(gaps: tuple[int, int, int]) -> int:
    """Squares between places so far apart on each axis: every second diagonal counts twice (SF-052)."""
    _shortest, middle, longest = sorted(gaps)
    return longest + middle // 2


def gap(first: int, first_side: int, second: int, second_side: int) -> int:
    """Squares from one stretch to another on one axis: 0 where they overlap, 1 where they touch."""
    return max(0, second - (first + first_side - 1), first - (second + second_side - 1))


def gaps_between(first: Square, first_side: int, second: Square, second_side: int) -> tuple[int, int, int]:
    """The gaps of two blocks on the three axes; each block is named by its north-west, lowest square."""
    x, y, z = (
        gap(start, first_side, other_start, second_side)
        for start, other_start in zip(first, second, strict=True)
    )
    return x, y, z


@asks
class Place:
    square: Square = asked(SQUARE)
    size: str = asked(SIZE, default="medium")


@asks
class Candidate:
    id: str = asked(Text())
    square: Square = asked(SQUARE)
    size: str = asked(SIZE, default="medium")


def gaps_of(first: Place | Candidate, second: Place | Candidate) -> tuple[int, int, int]:
    return gaps_between(first.square, SIZES[first.size].side, second.square, SIZES[second.size].side)


@asks
class Distance:
    from_: Place = asked(Place, key="from")
    to: Place = asked(Place)


@dataclass(frozen=True)
class DistanceFound:
    squares: int
    metres: Fraction
    feet: int
    gaps: tuple[int, int, int]
    adjacent: bool
    overlapping: bool


@derived(Distance, covers="SF-001 SF-006 SF-051 SF-052")
def distance(asked: Distance, house: House, faces: Faces) -> DistanceFound:
    """Distance of two creatures or squares; nothing that stands between them changes it."""
    gaps = gaps_of(asked.from_, asked.to)
    found = metric(gaps)
    return DistanceFound(found, metres(found), found * FEET_IN_A_SQUARE, gaps, found == 1, found == 0)


@asks
class Nearest:
    origin: Place = asked(Place)
    candidates: tuple[Candidate, ...] = asked(ListOf(Candidate, least=1, most=60, unique_by="id"))


@dataclass(frozen=True)
class NearestFound:
    """``choice``: who decides among several at the same distance. The rules never do (SF-055)."""

    squares: int
    metres: Fraction
    feet: int
    nearest: list[str]
    choice: str


@derived(Nearest, covers="SF-055")
def nearest(asked: Nearest, house: House, faces: Faces) -> NearestFound:
    """The nearest of several creatures or squares, and all that are as near."""
    distances = [metric(gaps_of(asked.origin, candidate)) for candidate in asked.candidates]
    least = min(distances)
    ids = [
        candidate.id for candidate, found in zip(asked.candidates, distances, strict=True) if found == least
    ]
    choice = "none" if len(ids) == 1 else "acting-creature"
    return NearestFound(least, metres(least), least * FEET_IN_A_SQUARE, ids, choice)
