"""May this creature stand there (5.12)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.contract import Boolean, Choice, Faces, House, Text, asked, asks, invalid, map_rule

from .board import Board, rectangle
from .distances import Square
from .grid import GRID, MODES, Grid
from .kinds import SQUARE
from .movement import Movement


@asks
class Placement:
    grid: Grid = asked(GRID)
    creature: str = asked(Text())
    square: Square = asked(SQUARE)
    squeezed: bool = asked(Boolean(), default=False)
    mode: str = asked(Choice(*MODES), default="land")


@dataclass(frozen=True)
class Placed:
    """``squares``: all of the block, also those off the map, sorted by y, then x."""

    legal: bool
    reason: str | None
    side_squares: int
    squares: list[tuple[int, int]]
    squeezed: bool


@map_rule(Placement, covers="SF-003 SF-006 SF-007 SF-008 SF-009 SF-024 SF-064 SF-071")
def placement(asked: Placement, house: House, faces: Faces) -> Placed:
    """Whether a creature may stand somewhere, in its full or its squeezed shape."""
    creature = asked.grid.creature(asked.creature, "inputs.creature")
    if asked.squeezed and creature.size_data.side == 1:
        raise invalid("inputs.squeezed", "error-squeezed-alone")
    movement = Movement(Board(asked.grid), creature, asked.mode, house)
    position = creature.at(asked.square, asked.squeezed)
    reason = movement.footing(position)
    if reason is None and movement.wall_within(position):
        reason = "wall"
    if reason is None:
        reason = movement.resting(position)
    x, y, _level = asked.square
    return Placed(
        legal=reason is None,
        reason=reason,
        side_squares=position.side,
        squares=[(x + dx, y + dy) for dx, dy in rectangle(position.side, position.side)],
        squeezed=asked.grid.holds(position) and movement.squeezed(position),
    )
