"""Who threatens which squares, and whom one provokes by leaving them (3.8)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rules.contract import Choice, Faces, House, Text, asked, asks, map_rule

from .board import Board, SquareSet
from .distances import gap, squares
from .grid import GRID, IDS, Creature, Grid, Position
from .house_rules import REACH_HOUSE_RULES
from .sizes import inside, reach_of


def line_is_clear(board: Board, x: int, y: int, to_x: int, to_y: int) -> bool:
    """Whether nothing hard lies between the centres of two squares of the plan; the first one itself does not count.

    Where the line runs through a corner, a hard square or a wall at that corner stops it, as it stops a diagonal step.
    """
    columns, rows = abs(to_x - x), abs(to_y - y)
    box = board.block(min(x, to_x), min(y, to_y), columns + 1, rows + 1)
    if not box & (board.hard | board.east_walls | board.south_walls):
        return True

    hard, east_walls, south_walls, stride = board.hard, board.east_walls, board.south_walls, board.stride
    step_x, step_y = (1 if to_x > x else -1), (1 if to_y > y else -1)

    def is_hard(x: int, y: int) -> bool:
        return bool(hard >> (y * stride + x) & 1)

    def walled_in_x(x: int, y: int) -> bool:
        """A wall between (x, y) and its neighbour in the line's direction along x."""
        return bool(east_walls >> (y * stride + min(x, x + step_x)) & 1)

    def walled_in_y(x: int, y: int) -> bool:
        return bool(south_walls >> (min(y, y + step_y) * stride + x) & 1)

    crossed_x = crossed_y = 0
    while crossed_x < columns or crossed_y < rows:
        along_x, along_y = (1 + 2 * crossed_x) * rows, (1 + 2 * crossed_y) * columns
        if along_x == along_y:
            if is_hard(x + step_x, y) or is_hard(x, y + step_y) or is_hard(x + step_x, y + step_y):
                return False
            if walled_in_x(x, y) or walled_in_x(x, y + step_y):
                return False
            if walled_in_y(x, y) or walled_in_y(x + step_x, y):
                return False
            x, y = x + step_x, y + step_y
            crossed_x, crossed_y = crossed_x + 1, crossed_y + 1
        elif along_x < along_y:
            if walled_in_x(x, y) or is_hard(x + step_x, y):
                return False
            x, crossed_x = x + step_x, crossed_x + 1
        else:
            if walled_in_y(x, y) or is_hard(x, y + step_y):
                return False
            y, crossed_y = y + step_y, crossed_y + 1
    return True


class Striker:
    """What a creature can strike from where it stands, or from where it would stand.

    ``ignores_lines``: in flight the table judges what a wall makes absurd, so only reach counts (5.21).
    """

    def __init__(
        self,
        board: Board,
        creature: Creature,
        house: House,
        *,
        standing: Position | None = None,
        ignores_lines: bool = False,
    ) -> None:
        self.creature = creature
        self._board = board
        position = standing or creature.position
        self._x, self._y, self._z = position.square
        self._side = position.side
        self._exception: bool = house["reach-3m-exception"]
        self._ignores_lines = ignores_lines
        metres = reach_of(
            creature.size_data, creature.body, creature.natural_reach, creature.reach_weapon, house
        )
        self.reach = squares(metres)
        self.threatens = creature.may_threaten and self.reach >= 1
        self._struck: dict[tuple[int, int, int], bool] = {}
        self._near = self._rectangle_in_reach()

    def _rectangle_in_reach(self) -> SquareSet:
        """A rectangle outside of which it reaches nothing."""
        west, north = max(0, self._x - self.reach), max(0, self._y - self.reach)
        east = min(self._board.width, self._x + self._side + self.reach)
        south = min(self._board.height, self._y + self._side + self.reach)
        return self._board.block(west, north, east - west, south - north)

    def strikes(self, x: int, y: int, level: int) -> bool:
        """Whether it can strike a square outside its own block."""
        gap_z = gap(self._z, self._side, level, 1)
        if (x, y, gap_z) not in self._struck:
            self._struck[x, y, gap_z] = self._finds_a_line(x, y, gap_z)
        return self._struck[x, y, gap_z]

    def _finds_a_line(self, x: int, y: int, gap_z: int) -> bool:
        near_x = min(max(x, self._x), self._x + self._side - 1)
        near_y = min(max(y, self._y), self._y + self._side - 1)
        if not inside(abs(x - near_x), abs(y - near_y), gap_z, self.reach, self._exception):
            return False  # what is out of reach of the nearest square is out of reach of all
        if self._ignores_lines or line_is_clear(self._board, near_x, near_y, x, y):
            return True
        return any(
            inside(abs(x - from_x), abs(y - from_y), gap_z, self.reach, self._exception)
            and line_is_clear(self._board, from_x, from_y, x, y)
            for from_x in range(self._x, self._x + self._side)
            for from_y in range(self._y, self._y + self._side)
        )

    def covers(self, x: int, y: int, level: int) -> bool:
        """Whether a threatening creature can strike there, its own squares included (SF-025)."""
        own = (
            self._x <= x < self._x + self._side
            and self._y <= y < self._y + self._side
            and self._z <= level < self._z + self._side
        )
        return own or self.strikes(x, y, level)

    def comes_near(self, squares: SquareSet) -> bool:
        """False where none of the squares can be within its reach."""
        return bool(squares & self._near)

    def struck(self, squares: SquareSet, level: int) -> list[list[int]]:
        """Those of the squares that it can strike, sorted by y, then x."""
        near = self._board.listed(squares & self._near)
        return [[x, y] for x, y in near if self.strikes(x, y, level)]

    def covered(self, squares: SquareSet, level: int) -> list[list[int]]:
        """Those of the squares that it covers, sorted by y, then x."""
        near = self._board.listed(squares & self._near)
        return [[x, y] for x, y in near if self.covers(x, y, level)]


@dataclass(frozen=True)
class Opportunity:
    """``squares``: those left that the creature can strike into, ``[x, y]``, in flight ``[x, y, z]``."""

    step: int
    creature: str
    squares: list[list[int]]


class Watchers:
    """Those who may strike at somebody that leaves a square, or gives an opening in it (SF-146, SF-147).

    ``exempt``: ids that the table excludes, or past whom the mover has tumbled. ``withdrawing_from``: on a withdrawal the block
    where it began; only the ``unseen`` may strike into it (SF-150).
    """

    def __init__(
        self,
        board: Board,
        mover: Creature,
        house: House,
        exempt: Collection[str],
        *,
        withdrawing_from: Position | None = None,
        unseen: Collection[str] = (),
        in_flight: bool = False,
    ) -> None:
        self._board = board
        self._in_flight = in_flight
        self._withdrawing_from = withdrawing_from
        self._unseen = unseen
        watchers = [
            Striker(board, creature, house, ignores_lines=in_flight)
            for creature in board.grid.creatures
            if creature.opponent_of(mover) and creature.may_react and creature.id not in exempt
        ]
        self.strikers = [watcher for watcher in watchers if watcher.threatens]

    def opportunities(self, number: int, old: Position, new: Position) -> list[Opportunity]:
        """What step ``number`` lets the watchers do, in the order of the map."""
        found = []
        block, left = self._board.under(old), self._board.left(old, new)
        for watcher in self.strikers:
            if not watcher.comes_near(block):
                continue
            squares = self._covered(watcher, left)
            if squares:
                found.append(Opportunity(number, watcher.creature.id, squares))
        return found

    def _covered(self, watcher: Striker, left: list[tuple[int, SquareSet]]) -> list[list[int]]:
        spared = self._withdrawing_from if watcher.creature.id not in self._unseen else None
        covered = []
        for level, leaving in left:
            if spared and level in spared.levels:
                leaving &= ~self._board.under(spared)
            covered += [(level, y, x) for x, y in watcher.covered(leaving, level)]
        if self._in_flight:
            return [[x, y, level] for level, y, x in covered]
        return [[x, y] for y, x in sorted({(y, x) for _level, y, x in covered})]


@asks
class ThreatenedSquares:
    grid: Grid = asked(GRID)
    creature: str = asked(Text())


@dataclass(frozen=True)
class Threatened:
    reach_squares: int
    threatens: bool
    count: int
    squares: list[list[int]]


@map_rule(
    ThreatenedSquares,
    covers="SF-015 SF-016 SF-017 SF-021 SF-022 SF-023 SF-025 SF-026 SF-032 SF-033",
    house_rules=REACH_HOUSE_RULES,
)
def threatened_squares(asked: ThreatenedSquares, house: House, faces: Faces) -> Threatened:
    """The squares that a creature threatens on its own level, its own apart."""
    creature = asked.grid.creature(asked.creature, "inputs.creature")
    board = Board(asked.grid)
    striker = Striker(board, creature, house)
    found = striker.struck(board.everywhere, creature.square[2]) if striker.threatens else []
    return Threatened(striker.reach, striker.threatens, len(found), found)


@asks
class ProvokingEvent:
    grid: Grid = asked(GRID)
    actor: str = asked(Text())
    event: str = asked(
        Choice("ranged-attack", "spell", "spell-like-ability", "melee-attack", "stand-up", "other")
    )
    covered_from: tuple[str, ...] = asked(IDS, default=[])


@dataclass(frozen=True)
class Provoked:
    provokes: bool
    watchers: list[str]


@map_rule(ProvokingEvent, covers="SF-018 SF-025 SF-146 SF-147 SF-148", house_rules=REACH_HOUSE_RULES)
def provoking_event(asked: ProvokingEvent, house: House, faces: Faces) -> Provoked:
    """Who may strike at a shot, a spell or a spell-like ability."""
    actor = asked.grid.creature(asked.actor, "inputs.actor")
    exempt = asked.grid.ids(asked.covered_from, "inputs.covered_from", actor)
    if asked.event not in ("ranged-attack", "spell", "spell-like-ability"):
        return Provoked(False, [])
    board = Board(asked.grid)
    squares = board.under(actor.position)
    watchers = [
        watcher.creature.id
        for watcher in Watchers(board, actor, house, exempt).strikers
        if any(watcher.covered(squares, level) for level in actor.position.levels)
    ]
    return Provoked(bool(watchers), watchers)
