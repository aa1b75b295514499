"""Sizes: space, reach, sharing a square, squeezing through (3.2, 5.1 to 5.3, 5.11)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

from rules.contract import Choice, Faces, House, Integer, asked, asks, derived

from .distances import squares
from .house_rules import REACH_HOUSE_RULES
from .kinds import NATURAL_REACH, SPACE
from .tables import BODY, SIZE, SIZES, SQUARE_SIDE, Size


def side_of(space: Fraction) -> int:
    """Squares along one side of a space of so many metres."""
    return max(1, math.ceil(space / SQUARE_SIDE))


def squeezed_side(side: int) -> int:
    """Squares along one side of whoever squeezes."""
    return math.ceil(side / 2)


def reach_of(
    size: Size, body: str, natural_reach: Fraction | None, reach_weapon: bool, house: House
) -> Fraction:
    """Metres that a creature reaches with what it holds (SF-021, SF-031)."""
    if reach_weapon and size.small_fry and house["sub-square-reach-weapon"] == "flat-3":
        return Fraction(3)
    natural = size.natural_reach(body) if natural_reach is None else natural_reach
    return natural + SQUARE_SIDE if reach_weapon else natural


def inside(gap_x: int, gap_y: int, gap_z: int, reach: int, exception: bool) -> bool:
    """Whether a square so far off is within ``reach`` squares, one's own apart.

    ``exception`` is the house rule ``reach-3m-exception``: a reach of 2 takes in the second square of a diagonal, though it
    is 3 away (SF-032).
    """
    _shortest, middle, longest = sorted((gap_x, gap_y, gap_z))
    if longest == 0 or reach == 0:
        return False
    return longest + middle // 2 <= reach or (exception and reach == 2 and longest == 2)


@asks
class SizeData:
    size: str = asked(SIZE)
    body: str = asked(BODY, default="tall")
    space: Fraction | None = asked(SPACE, default=None, nullable=True, unit="m")
    natural_reach: Fraction | None = asked(NATURAL_REACH, default=None, nullable=True, unit="m")


@dataclass(frozen=True)
class SizeFound:
    """``per_square``: how many share one square, None for creatures of several squares. Metres and kilograms."""

    size: str
    order: int
    space: Fraction
    side_squares: int
    per_square: int | None
    natural_reach: Fraction
    natural_reach_squares: int
    height_min: Fraction | None
    height_max: Fraction | None
    weight_min: Fraction | None
    weight_max: Fraction | None


@derived(SizeData, covers="SF-004 SF-005 SF-008 SF-009 SF-010 SF-013 SF-019 SF-020 SF-028")
def size_data(asked: SizeData, house: House, faces: Faces) -> SizeFound:
    """Space, natural reach, height and weight of a size; an individual may have its own space and reach."""
    size = SIZES[asked.size]
    space = size.space if asked.space is None else asked.space
    natural_reach = size.natural_reach(asked.body) if asked.natural_reach is None else asked.natural_reach
    side = side_of(space)
    return SizeFound(
        size=size.key,
        order=size.order,
        space=space,
        side_squares=side,
        per_square=(SQUARE_SIDE // space) ** 2 if side == 1 else None,
        natural_reach=natural_reach,
        natural_reach_squares=squares(natural_reach),
        height_min=size.height_min,
        height_max=size.height_max,
        weight_min=size.weight_min,
        weight_max=size.weight_max,
    )


@asks
class Reach:
    size: str = asked(SIZE)
    body: str = asked(BODY, default="tall")
    natural_reach: Fraction | None = asked(NATURAL_REACH, default=None, nullable=True, unit="m")
    weapon: str = asked(Choice("none", "unarmed", "natural", "melee", "reach-weapon"), default="melee")


@dataclass(frozen=True)
class ReachFound:
    """``open_ground_count``: squares threatened where nothing stands in the way."""

    reach: Fraction
    reach_squares: int
    threatens: bool
    can_flank: bool
    open_ground_count: int


def open_ground_count(side: int, reach: int, exception: bool) -> int:
    """Squares around a block of ``side`` squares that lie within ``reach``."""
    ways = [
        side,
        *[2] * (reach + 1),
    ]  # rows (or columns) at each gap: those of the block itself, then two and two
    return sum(
        ways[gap_x] * ways[gap_y]
        for gap_x in range(reach + 1)
        for gap_y in range(reach + 1)
        if inside(gap_x, gap_y, 0, reach, exception)
    )


@derived(
    Reach,
    covers="SF-014 SF-015 SF-016 SF-017 SF-019 SF-020 SF-021 SF-022 SF-023 SF-026 SF-027 SF-028 SF-031 SF-032 SF-033",
    house_rules=REACH_HOUSE_RULES,
)
def reach(asked: Reach, house: House, faces: Faces) -> ReachFound:
    """Reach with a weapon, and whether it threatens; without any reach nobody threatens or flanks."""
    size = SIZES[asked.size]
    found = reach_of(size, asked.body, asked.natural_reach, asked.weapon == "reach-weapon", house)
    threatens = asked.weapon in ("natural", "melee", "reach-weapon") and squares(found) >= 1
    count = open_ground_count(size.side, squares(found), house["reach-3m-exception"]) if threatens else 0
    return ReachFound(found, squares(found), threatens, threatens, count)


@asks
class SquareCapacity:
    tiny: int = asked(Integer(0, 200), default=0)
    diminutive: int = asked(Integer(0, 200), default=0)
    fine: int = asked(Integer(0, 200), default=0)


@dataclass(frozen=True)
class SquareUse:
    """``used``: shares of a square, 1 is full. ``room``: how many more of each size alone still fit."""

    used: Fraction
    fits: bool
    room: dict[str, int]


@derived(SquareCapacity, covers="SF-006 SF-007")
def square_capacity(asked: SquareCapacity, house: House, faces: Faces) -> SquareUse:
    """How many creatures smaller than Small share a square."""
    here = {"tiny": asked.tiny, "diminutive": asked.diminutive, "fine": asked.fine}
    shares = {size: SIZES[size].share for size in here}
    used = sum((number * shares[size] for size, number in here.items()), Fraction(0))
    room = {size: max(0, (1 - used) // share) for size, share in shares.items()}
    return SquareUse(used, used <= 1, room)


@asks
class Squeeze:
    size: str = asked(SIZE)
    passage: Fraction = asked(SPACE, unit="m")
    space: Fraction | None = asked(SPACE, default=None, nullable=True, unit="m")


@dataclass(frozen=True)
class SqueezeFound:
    """``narrowest``: the tightest passage in metres. ``conditions``: whoever squeezes can neither run nor charge."""

    allowed: bool
    squeezed: bool
    narrowest: Fraction
    side_squares: int
    doublings: int
    conditions: list[str]


@derived(Squeeze, covers="SF-071 SF-072")
def squeeze(asked: Squeeze, house: House, faces: Faces) -> SqueezeFound:
    """May it squeeze through here: down to half its space."""
    space = SIZES[asked.size].space if asked.space is None else asked.space
    allowed = 2 * asked.passage >= space
    squeezed = allowed and asked.passage < space
    side = side_of(space)
    return SqueezeFound(
        allowed=allowed,
        squeezed=squeezed,
        narrowest=space / 2,
        side_squares=squeezed_side(side) if squeezed else side,
        doublings=1 if squeezed else 0,
        conditions=["entangled"] if squeezed else [],
    )
