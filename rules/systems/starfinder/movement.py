"""One creature on the move: where it may stand, which steps it may make, what slows them, where it may stop (3.5 to 3.7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from rules.contract import House

from .board import Board, SquareSet, rectangle, union
from .distances import Square
from .grid import HARD_KINDS, Creature, LegendEntry, Position, distance_of_blocks
from .threat import Striker

Direction = tuple[int, int, int]

COMPASS: dict[str, Direction] = {
    "n": (0, -1, 0),
    "ne": (1, -1, 0),
    "e": (1, 0, 0),
    "se": (1, 1, 0),
    "s": (0, 1, 0),
    "sw": (-1, 1, 0),
    "w": (-1, 0, 0),
    "nw": (-1, -1, 0),
}


def is_diagonal(direction: Direction) -> bool:
    return direction.count(0) < 2


@dataclass(frozen=True)
class Step:
    """A legal step. ``on_slow_ground``: terrain of its own slows it, apart from bodies, squeezing and tumbling."""

    old: Position
    new: Position
    direction: Direction
    doublings: int
    on_slow_ground: bool

    @property
    def diagonal(self) -> bool:
        return is_diagonal(self.direction)


class StepRefused(Exception):
    """A step that may not be made; ``reason`` is the word for it (3.6)."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def fold_direction(side: int, smaller: int, x: int, y: int) -> Direction | None:
    """The direction in which a block of ``side`` squares squeezes into one of ``smaller`` squares.

    (x, y) is where the smaller block's corner lies, seen from the bigger one's. The smaller block must lie inside the bigger one
    moved by one square, and not inside it as it is; None where it does not. A straight direction goes before a diagonal one.
    """
    room = side - smaller
    if not (-1 <= x <= room + 1 and -1 <= y <= room + 1):
        return None
    dx, dy = ((offset > room) - (offset < 0) for offset in (x, y))
    return (dx, dy, 0) if dx or dy else None


def way_of_step(old: Position, new: Position) -> tuple[Direction, Square, int] | None:
    """The direction of a step, with the corner and side of the block that moves; None where there is no such step.

    Whoever folds into or out of the smaller shape moves as that smaller block.
    """
    x, y, z = (after - before for before, after in zip(old.square, new.square, strict=True))
    if old.folded == new.folded:
        near = max(abs(x), abs(y), abs(z)) == 1
        return ((x, y, z), old.square, old.side) if near else None
    if z:
        return None
    if new.folded:
        direction = fold_direction(old.side, new.side, x, y)
        if direction is None:
            return None
        corner = (new.square[0] - direction[0], new.square[1] - direction[1], new.square[2])
        return direction, corner, new.side
    folding = fold_direction(new.side, old.side, -x, -y)
    if folding is None:
        return None
    return (-folding[0], -folding[1], 0), old.square, old.side


class Standing:
    """The squares of the map as they are to the mover when its block takes up the levels from ``level`` on."""

    def __init__(self, movement: Movement, level: int, side: int) -> None:
        self._movement = movement
        self._board = movement.board
        self._level = level
        mover = movement.mover
        self.creatures = [
            (other, self._board.under(other.position))
            for other in self._board.grid.creatures
            if other is not mover
            and level < other.position.levels.stop
            and other.position.levels.start < level + side
        ]

    def _where(self, fits: Callable[[LegendEntry], bool]) -> SquareSet:
        return self._board.where(lambda entry: fits(entry.at(self._level)))

    @cached_property
    def blocked(self) -> SquareSet:
        return self._where(lambda entry: entry.kind != "open" and not self._movement.burrows_through(entry))

    @cached_property
    def wrong_mode(self) -> SquareSet:
        mode = self._movement.mode
        return self._where(lambda entry: entry.kind == "open" and mode not in entry.modes)

    @cached_property
    def too_narrow(self) -> SquareSet:
        space = self._movement.mover.size_data.space
        return self._where(lambda entry: entry.width is not None and 2 * entry.width < space)

    @cached_property
    def narrow(self) -> SquareSet:
        """Squares in which the mover is squeezed."""
        space = self._movement.mover.size_data.space
        return self._where(lambda entry: entry.width is not None and entry.width < space)

    @cached_property
    def closed(self) -> list[tuple[SquareSet, str]]:
        """Squares of creatures that let nobody in, each with the reason, in the order of the map."""
        reasons = [(squares, self._movement.closes(other)) for other, squares in self.creatures]
        return [(squares, reason) for squares, reason in reasons if reason]

    @cached_property
    def all_closed(self) -> SquareSet:
        return union(squares for squares, _reason in self.closed)

    @cached_property
    def no_stopping(self) -> SquareSet:
        """Squares of creatures beside which the mover may not stop (SF-064)."""
        small_fry = self._movement.mover.size_data.small_fry
        return union(
            squares
            for other, squares in self.creatures
            if other.fills_square or not (other.out_of_action or small_fry)
        )

    @cached_property
    def full(self) -> SquareSet:
        """Squares with too little room left among small-fry, when the mover is of that kind (SF-007)."""
        mover = self._movement.mover
        if not mover.size_data.small_fry:
            return 0
        used: dict[SquareSet, Fraction] = {}
        for other, squares in self.creatures:
            if other.size_data.small_fry:
                used[squares] = used.get(squares, mover.size_data.share) + other.size_data.share
        return union(squares for squares, share in used.items() if share > 1)

    @cached_property
    def slow_ground(self) -> list[SquareSet]:
        """Squares whose own ground doubles the mover's cost once or more, twice or more, and so on."""
        if self._movement.mover.incorporeal:
            return []
        flies = self._movement.mode == "fly"

        def at_least(times: int) -> SquareSet:
            return self._where(lambda entry: (entry.fly_doublings if flies else entry.doublings) >= times)

        return [at_least(times) for times in range(1, 5)]

    @cached_property
    def slow(self) -> list[SquareSet]:
        """As ``slow_ground``, bodies and paralysed creatures on the square included (SF-061, SF-167)."""
        mover = self._movement.mover
        bodies = union(
            squares for other, squares in self.creatures if other.body_in_the_way and not other.ally_of(mover)
        )
        paralysed = union(squares for other, squares in self.creatures if other.paralysed)
        slow = [squares for squares in self.slow_ground if squares]
        for cause in (bodies, paralysed):
            if cause:  # one doubling more wherever the cause lies
                below = [self._board.everywhere, *slow]
                slow = [*slow, 0]
                slow = [squares | (under & cause) for squares, under in zip(slow, below, strict=True)]
        return slow


class Movement:
    """How one creature moves in one mode. ``tumbled``: ids of those past whom it has tumbled (SF-062).

    ``charging_at``: the creature that it charges; on a charge nobody lets it through (SF-057).
    """

    def __init__(
        self,
        board: Board,
        mover: Creature,
        mode: str,
        house: House,
        *,
        tumbled: frozenset[str] = frozenset(),
        tumbles_slowly: bool = False,
        charging_at: Creature | None = None,
    ) -> None:
        self.board = board
        self.mover = mover
        self.mode = mode
        self.house = house
        self.charging_at = charging_at
        self._tumbled = tumbled
        self._tumbles_slowly = tumbles_slowly
        self.only_new_squares = house["multi-square-terrain"] == "newly-entered"
        self._standings: dict[tuple[int, int], Standing] = {}
        self._barred: dict[tuple[int, int, Direction], SquareSet] = {}
        self._hard: dict[int, SquareSet] = {}
        self._strikers: dict[str, Striker] = {}

    def burrows_through(self, entry: LegendEntry) -> bool:
        return self.mode == "burrow" and (
            entry.kind == "soil" or (entry.kind == "rock" and self.mover.burrow_rock)
        )

    def closes(self, other: Creature) -> str | None:
        """Why the mover may not enter the squares of another creature, or None (SF-056 to SF-063)."""
        if other.fills_square:
            return "fills-square"
        if other.out_of_action:
            return None
        small_fry = self.mover.size_data.small_fry
        if self.charging_at is not None:
            passes = small_fry and other is self.charging_at
        else:
            passes = small_fry or other.paralysed or other.ally_of(self.mover) or other.id in self._tumbled
        return None if passes else "occupied"

    def standing(self, position: Position) -> Standing:
        return self.standing_at(position.square[2], position.side)

    def standing_at(self, level: int, side: int) -> Standing:
        if (level, side) not in self._standings:
            self._standings[level, side] = Standing(self, level, side)
        return self._standings[level, side]

    def footing(self, position: Position) -> str | None:
        """Why the mover cannot be there, or None (3.5)."""
        if not self.board.grid.holds(position):
            return "out-of-map"
        squares, standing = self.board.under(position), self.standing(position)
        if squares & standing.blocked:
            return "blocked"
        if squares & standing.wrong_mode:
            return "wrong-mode"
        if squares & standing.too_narrow:
            return "too-narrow"
        return None

    def squeezed(self, position: Position) -> bool:
        """Whether it is squeezed there: in its smaller shape, or in a narrow square (3.5)."""
        return position.folded or bool(self.board.under(position) & self.standing(position).narrow)

    def resting(self, position: Position) -> str | None:
        """Why the mover may not stop there, or None (3.7)."""
        squares, standing = self.board.under(position), self.standing(position)
        if squares & standing.no_stopping:
            return "illegal-end"
        if squares & standing.full:
            return "square-full"
        return None

    def hard_at(self, level: int) -> SquareSet:
        """Squares that are hard for this mover at a level: no step leads around their corner (SF-053, SF-063)."""
        if level not in self._hard:
            self._hard[level] = self.board.where(
                lambda entry: entry.at(level).kind in HARD_KINDS and not self.burrows_through(entry)
            )
            if self.house["full-fill-blocks-corner"]:
                self._hard[level] |= union(
                    squares for other, squares in self.standing_at(level, 1).creatures if other.fills_square
                )
        return self._hard[level]

    def barred(self, level: int, side: int, direction: Direction) -> SquareSet:
        """Where a block may not step off in a direction, for a wall or a hard corner.

        The box is the smallest block around the moving block before and after the step (SF-053, SF-054).
        """
        key = (level, side, direction)
        if key not in self._barred:
            dx, dy, dz = direction
            west, north = min(dx, 0), min(dy, 0)
            box = rectangle(side + abs(dx), side + abs(dy))
            before = {(x - west, y - north) for x, y in rectangle(side, side)}
            after = {(x + dx, y + dy) for x, y in before}
            boxes = self.board.walls_inside(side + abs(dx), side + abs(dy))
            for height in range(min(level, level + dz), max(level, level + dz) + side):
                beside = set(box)
                if level <= height < level + side:
                    beside -= before
                if level + dz <= height < level + dz + side:
                    beside -= after
                if beside:
                    boxes |= self.board.touching(self.hard_at(height), beside)
            self._barred[key] = self.board.moved(boxes, -west, -north)
        return self._barred[key]

    def step(self, old: Position, new: Position) -> Step:
        """The step from one position to another. Raises ``StepRefused`` with the first reason against it (3.6)."""
        way = way_of_step(old, new)
        if way is None:
            raise StepRefused("not-adjacent")
        direction, corner, side = way
        reason = self.footing(new)
        if reason:
            raise StepRefused(reason)
        moving = Position(corner, side)
        if self.barred(corner[2], side, direction) & self.board.corner(moving):
            raise StepRefused("hard-corner" if is_diagonal(direction) else "wall")
        if old.folded and not new.folded and self.wall_within(new):
            raise StepRefused("wall")
        squares, standing = self.board.under(new), self.standing(new)
        if squares & standing.all_closed:
            raise StepRefused(next(reason for closed, reason in standing.closed if squares & closed))
        on_slow_ground = any(squares & slow for slow in standing.slow_ground)
        return Step(old, new, direction, self._doublings(old, new), on_slow_ground)

    def wall_within(self, position: Position) -> bool:
        """Whether a wall runs through the block."""
        walled = self.board.walls_inside(position.side, position.side)
        return bool(walled & self.board.corner(position))

    def _doublings(self, old: Position, new: Position) -> int:
        squares, standing = self.board.under(new), self.standing(new)
        deciding = self.board.entered(old, new) if self.only_new_squares else squares
        doublings = sum(1 for slow in standing.slow if slow & deciding)
        if self.squeezing_slows and self.squeezed(new):
            doublings += 1
        if self._tumbles_slowly and self._passes_tumbled(old, new):
            doublings += 1
        return doublings

    def _passes_tumbled(self, old: Position, new: Position) -> bool:
        """Whether the step leads into a square of a creature tumbled past, or out of one that it holds or threatens."""
        left = self.board.left(old, new)
        return any(
            distance_of_blocks(other.position, new) == 0
            or any(self._covers(other, squares, level) for level, squares in left)
            for other in self.board.grid.creatures
            if other.id in self._tumbled
        )

    def _covers(self, other: Creature, squares: SquareSet, level: int) -> bool:
        """Whether a creature stands in one of the squares, or threatens one."""
        if level in other.position.levels and squares & self.board.under(other.position):
            return True
        if other.id not in self._strikers:
            self._strikers[other.id] = Striker(self.board, other, self.house)
        striker = self._strikers[other.id]
        return striker.threatens and bool(striker.struck(squares, level))

    @property
    def squeezing_slows(self) -> bool:
        """Squeezing entangles; whoever is entangled already moves at half speed (SF-072)."""
        return "entangled" not in self.mover.conditions
