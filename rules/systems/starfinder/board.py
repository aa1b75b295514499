"""Sets of squares of one map.

A set of squares is a whole number: bit ``y * stride + x`` stands for the square (x, y). Uniting, cutting and moving sets are then
single operations, whatever the size of the map. Each row ends in a few columns that are no squares (``stride`` is the width and
those), so that what is moved out at the east side does not come in again at the west one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property

from .grid import HARD_KINDS, Grid, LegendEntry, Position

SquareSet = int
Offset = tuple[int, int]

WIDEST = 6
"""Squares along the side of the biggest creature."""

DIGITS = bytes.maketrans(b"0123456789abcdef", bytes(range(16)))


def rectangle(width: int, height: int) -> list[Offset]:
    return [(x, y) for y in range(height) for x in range(width)]


def union(sets: Iterable[SquareSet]) -> SquareSet:
    found = 0
    for squares in sets:
        found |= squares
    return found


class Board:
    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.width, self.height = grid.width, grid.height
        self.stride = grid.width + WIDEST
        self._rows = [row[::-1] for row in reversed(grid.rows)]  # as digits are written, highest first
        self._characters = set[str]().union(*grid.rows)
        self._chosen: dict[frozenset[str], SquareSet] = {}
        self._blocks: dict[tuple[int, int], SquareSet] = {}
        self.everywhere = self.block(0, 0, self.width, self.height)
        self.size = self.stride * self.height
        """One more than the highest bit."""

    def where(self, fits: Callable[[LegendEntry], bool]) -> SquareSet:
        """The squares whose entry of the legend fits."""
        chosen = frozenset(character for character in self._characters if fits(self.grid.legend[character]))
        if chosen not in self._chosen:
            binary = {ord(character): "01"[character in chosen] for character in self._characters}
            rows = [row.translate(binary) for row in self._rows] if chosen else ["0"]
            self._chosen[chosen] = int(("0" * WIDEST).join(rows), 2)
        return self._chosen[chosen]

    def block(self, x: int, y: int, width: int, height: int) -> SquareSet:
        """A rectangle; the part outside the north and west sides of the map is left out by whoever asks."""
        if (width, height) not in self._blocks:
            row = (1 << width) - 1
            self._blocks[width, height] = sum(row << (line * self.stride) for line in range(height))
        return self._blocks[width, height] << (y * self.stride + x)

    def under(self, position: Position) -> SquareSet:
        """The squares of a block that lies on the map."""
        x, y, _z = position.square
        return self.block(x, y, position.side, position.side)

    def corner(self, position: Position) -> SquareSet:
        x, y, _z = position.square
        return self.block(x, y, 1, 1)

    def left(self, old: Position, new: Position) -> list[tuple[int, SquareSet]]:
        """The squares of a block that another one does not take up, level by level."""
        return [
            (level, self.under(old) & ~self.under(new) if level in new.levels else self.under(old))
            for level in old.levels
        ]

    def entered(self, old: Position, new: Position) -> SquareSet:
        """The squares of the plan where the new block takes up what the old one did not, on whichever level."""
        rises = any(level not in old.levels for level in new.levels)
        return self.under(new) if rises else self.under(new) & ~self.under(old)

    def moved(self, squares: SquareSet, x: int, y: int) -> SquareSet:
        """Every square of the set so much further east and south."""
        distance = y * self.stride + x
        return squares << distance if distance >= 0 else squares >> -distance

    def touching(self, squares: SquareSet, offsets: Iterable[Offset]) -> SquareSet:
        """The places from which at least one of the offsets leads to a square of the set.

        With the offsets of a block: where its corner stands when the block touches the set.
        """
        found = 0
        if squares:
            for x, y in offsets:
                found |= self.moved(squares, -x, -y)
        return found

    def listed(self, squares: SquareSet) -> list[list[int]]:
        """The squares as ``[x, y]``, sorted by y, then x."""
        found = []
        while squares:
            lowest = squares & -squares
            y, x = divmod(lowest.bit_length() - 1, self.stride)
            found.append([x, y])
            squares ^= lowest
        return found

    @cached_property
    def hard(self) -> SquareSet:
        """Squares that stop a line, whatever their height."""
        return self.where(lambda entry: entry.kind in HARD_KINDS)

    @cached_property
    def east_walls(self) -> SquareSet:
        """Squares with a wall between them and the next to the east."""
        return self._walls(0)

    @cached_property
    def south_walls(self) -> SquareSet:
        return self._walls(1)

    def _walls(self, axis: int) -> SquareSet:
        found = 0
        for first, second in self.grid.walls:
            if second[axis] == first[axis] + 1:
                found |= self.block(*first, 1, 1)
        return found

    def walls_inside(self, width: int, height: int) -> SquareSet:
        """Corners of the blocks of that width and height that have a wall between two of their squares."""
        return self.touching(self.east_walls, rectangle(width - 1, height)) | self.touching(
            self.south_walls, rectangle(width, height - 1)
        )


def one_digit_each(squares: int) -> int:
    """A number with one hexadecimal digit for each bit: 1 where it is set. Such numbers add up without mixing squares."""
    return int(f"{squares:b}", 16)


def digits(number: int, size: int) -> bytes:
    """The lowest ``size`` hexadecimal digits, lowest first, as numbers 0 to 15."""
    return f"{number:0{size}x}".encode().translate(DIGITS)[::-1]
