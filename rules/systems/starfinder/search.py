"""The cheapest path to a square, and every square within reach (5.15, 5.16).

Dijkstra's search over states. A state is a square for the corner of the mover's block, its shape where it may squeeze, and the
parity of its diagonals where that changes what the next step costs. States are numbered, so that a way is one number that is
added, and what a step costs is looked up in a list.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from fractions import Fraction

from rules.contract import Boolean, Choice, Faces, House, Text, asked, asks, map_rule

from .board import Board, Offset, SquareSet, digits, one_digit_each, rectangle
from .conditions import refuse_movement
from .distances import metres
from .grid import GRID, FlatSquare, Grid, Position
from .house_rules import PATH_HOUSE_RULES
from .kinds import FLAT_SQUARE, SPEED
from .movement import COMPASS, Direction, Movement, fold_direction, is_diagonal
from .paths import GROUND_MODE, budget_of, parity_asked, path_cost
from .step_costs import PARITY, cost_of_step
from .tables import FEET_IN_A_SQUARE

MOST_DOUBLINGS = 7
"""Four by the ground, one by a body, one by a paralysed creature, one by squeezing."""

UNREACHED = 1 << 60


@dataclass(frozen=True)
class Shape:
    """One of the mover's shapes on its level.

    Sets of corners: ``on_map`` where the block lies on the map, ``enterable`` where it may go, ``squeezed`` where it is squeezed.
    """

    side: int
    folded: bool
    on_map: SquareSet
    enterable: SquareSet
    squeezed: SquareSet


@dataclass(frozen=True)
class Move:
    """A kind of step: from one shape to another, the corner moving by ``offset``.

    ``moving_corner``: where the corner of the block that moves lies, seen from the corner of the old shape.
    """

    old: int
    new: int
    offset: Offset
    direction: Direction
    moving_side: int
    moving_corner: Offset


@dataclass(frozen=True)
class Way:
    """From every state in ``origins`` to the state ``offset`` further on. ``costs`` are looked up by the state it leads to."""

    origins: int
    offset: int
    costs: list[int]


class StateSpace:
    """All states of a search, and the ways between them.

    Under the house rule ``pair`` costs are counted in half squares, 2 for a straight step and 3 for a diagonal one; halved, they
    are the cost, and what is left over is the parity, so that the least number is the least cost and then the better parity.
    Under the others a square has two states, one for each parity, and costs are counted in squares.
    """

    def __init__(self, movement: Movement, allow_squeeze: bool) -> None:
        self._movement = movement
        self._board = movement.board
        self._level = movement.mover.square[2]
        self._hampered: str = movement.house["hampered-diagonal"]
        self._halves = self._hampered == "pair"
        self._parities = 1 if self._halves else 2
        mover = movement.mover
        self.shapes = [self._shape(mover.at(mover.square, False), allow_squeeze)]
        if mover.size_data.side > 1 and (allow_squeeze or mover.squeezed):
            self.shapes.append(self._shape(mover.at(mover.square, True), allow_squeeze))
        self._plane = self._board.size
        self.size = self._plane * self._parities * len(self.shapes)
        self._known_doublings: dict[tuple[int, tuple[Offset, ...]], bytes] = {}
        self._known_costs: dict[tuple[bytes, bool, int], list[int]] = {}

    def _shape(self, position: Position, allow_squeeze: bool) -> Shape:
        board, side = self._board, position.side
        standing = self._movement.standing(position)
        on_map = board.block(0, 0, max(0, board.width - side + 1), max(0, board.height - side + 1))
        closed = standing.blocked | standing.wrong_mode | standing.too_narrow | standing.all_closed
        enterable = on_map & ~board.touching(closed, rectangle(side, side))
        squeezed = on_map if position.folded else board.touching(standing.narrow, rectangle(side, side))
        if not allow_squeeze:
            enterable &= ~squeezed
        return Shape(side, position.folded, on_map, enterable, squeezed)

    def state(self, position: Position, parity: int) -> int:
        x, y, _level = position.square
        plane = int(position.folded) * self._parities + (0 if self._halves else parity)
        return plane * self._plane + y * self._board.stride + x

    def states(self, position: Position) -> list[int]:
        """All states that are this position: one for each parity that is told apart."""
        return [self.state(position, parity) for parity in range(self._parities)]

    def position(self, state: int) -> Position:
        plane, bit = divmod(state, self._plane)
        y, x = divmod(bit, self._board.stride)
        return self._movement.mover.at((x, y, self._level), plane >= self._parities)

    def first_value(self, parity: int) -> int:
        return parity if self._halves else 0

    def cost(self, value: int) -> int:
        """The cost in squares that a value of the search stands for."""
        return value // 2 if self._halves else value

    def beyond(self, budget: int) -> int:
        """The least value that costs more than the budget."""
        return 2 * (budget + 1) if self._halves else budget + 1

    def ways(self) -> Iterator[Way]:
        for move in self._moves():
            origins = self._origins(move)
            if not origins:
                continue
            doublings = self._doublings(move.new, self._deciding(move))
            old, new = (shape * self._parities for shape in (move.old, move.new))
            x, y = move.offset
            across = (new - old) * self._plane + y * self._board.stride + x
            diagonal = is_diagonal(move.direction)
            if self._halves:
                yield Way(origins << old * self._plane, across, self._costs(doublings, diagonal, 0))
            elif diagonal:  # the parity changes
                for parity, other in ((0, self._plane), (1, -self._plane)):
                    yield Way(
                        origins << (old + parity) * self._plane,
                        across + other,
                        self._costs(doublings, diagonal, parity),
                    )
            else:
                both = origins << old * self._plane | origins << (old + 1) * self._plane
                yield Way(both, across, self._costs(doublings, diagonal, 0))

    def _moves(self) -> Iterator[Move]:
        for number, shape in enumerate(self.shapes):
            for direction in COMPASS.values():
                yield Move(number, number, direction[:2], direction, shape.side, (0, 0))
        if len(self.shapes) == 1:
            return
        full, folded = self.shapes
        for x, y in rectangle(full.side + 2, full.side + 2):
            offset = (x - folded.side, y - folded.side)
            folding = fold_direction(full.side, folded.side, *offset)
            if folding is None:
                continue
            dx, dy, _dz = folding
            yield Move(0, 1, offset, folding, folded.side, (offset[0] - dx, offset[1] - dy))
            yield Move(1, 0, (-offset[0], -offset[1]), (-dx, -dy, 0), folded.side, (0, 0))

    def _origins(self, move: Move) -> SquareSet:
        """From where the move is legal."""
        board = self._board
        new = self.shapes[move.new]
        enterable = new.enterable
        if self.shapes[move.old].folded and not new.folded:
            enterable &= ~board.walls_inside(new.side, new.side)
        x, y = move.offset
        corner_x, corner_y = move.moving_corner
        barred = self._movement.barred(self._level, move.moving_side, move.direction)
        origins = self.shapes[move.old].on_map & board.moved(enterable, -x, -y)
        return origins & ~board.moved(barred, -corner_x, -corner_y)

    def _deciding(self, move: Move) -> tuple[Offset, ...]:
        """Which squares of the new block decide how slow the step is, seen from its corner (SF-069)."""
        old_side, new_side = self.shapes[move.old].side, self.shapes[move.new].side
        block = rectangle(new_side, new_side)
        if not self._movement.only_new_squares or new_side > old_side:  # who unfolds rises in every square
            return tuple(block)
        old = set(rectangle(old_side, old_side))
        x, y = move.offset
        return tuple(square for square in block if (square[0] + x, square[1] + y) not in old)

    def _doublings(self, shape: int, deciding: tuple[Offset, ...]) -> bytes:
        """How often a step to each place is doubled."""
        if (shape, deciding) not in self._known_doublings:
            self._known_doublings[shape, deciding] = self._count_doublings(self.shapes[shape], deciding)
        return self._known_doublings[shape, deciding]

    def _count_doublings(self, found: Shape, deciding: tuple[Offset, ...]) -> bytes:
        standing = self._movement.standing_at(self._level, found.side)
        causes = [self._board.touching(slow, deciding) for slow in standing.slow]
        if self._movement.squeezing_slows:
            causes.append(found.squeezed)
        places = self._board.everywhere
        return digits(sum(one_digit_each(cause & places) for cause in causes), self._plane)

    def _costs(self, doublings: bytes, diagonal: bool, parity: int) -> list[int]:
        """What a step costs, by the state to which it leads."""
        key = (doublings, diagonal, parity)
        if key not in self._known_costs:
            by_doublings = [self._value(diagonal, times, parity) for times in range(MOST_DOUBLINGS + 1)]
            costs = [by_doublings[times] for times in doublings]
            self._known_costs[key] = costs * (self.size // self._plane)
        return self._known_costs[key]

    def _value(self, diagonal: bool, doublings: int, parity: int) -> int:
        cost, parity_after = cost_of_step(diagonal, doublings, parity, self._hampered)
        return 2 * cost + parity_after - parity if self._halves else cost


def search(
    ways: list[Way], size: int, start: int, value: int, goals: Collection[int], beyond: int
) -> tuple[list[int], list[int]]:
    """The least value of each state, and the state from which it is reached; -1 where there is none.

    Stops at the first of the goals. States at ``beyond`` or more are not reached; that number is then their value.
    """
    bundles = bundled(ways, size)
    dearest = max((max(way.costs) for way in ways), default=0)
    least = [beyond] * size
    came_from = [-1] * size
    least[start] = value
    waiting: list[list[int]] = [[] for _ in range(value)] + [[start]]  # states, by their value
    while value < len(waiting):
        states, waiting[value] = waiting[value], []
        if states:
            waiting += [[] for _ in range(value + dearest + 1 - len(waiting))]
        for state in states:
            if least[state] < value:
                continue  # reached more cheaply in the meantime
            if state in goals:
                return least, came_from
            for which, choices in bundles:
                for offset, costs in choices[which[state]]:
                    target = state + offset
                    reached = value + costs[target]
                    if reached < least[target]:
                        least[target] = reached
                        came_from[target] = state
                        waiting[reached].append(target)
        value += 1
    return least, came_from


Bundle = tuple[bytes, list[tuple[tuple[int, list[int]], ...]]]


def bundled(ways: list[Way], size: int) -> list[Bundle]:
    """Ways in fours: for each state a number from 0 to 15 that says which of the four are open; and the open ones by number."""
    bundles = []
    for first in range(0, len(ways), 4):
        four = ways[first : first + 4]
        which = sum(one_digit_each(way.origins) << place for place, way in enumerate(four))
        choices = [
            tuple((way.offset, way.costs) for place, way in enumerate(four) if number >> place & 1)
            for number in range(16)
        ]
        bundles.append((digits(which, size), choices))
    return bundles


@dataclass(frozen=True)
class Route:
    """The cheapest path: ``reason`` and None for the rest where there is none."""

    reason: str | None
    cost: int | None
    positions: list[Position] | None


def cheapest_route(movement: Movement, goal: FlatSquare, parity: int, allow_squeeze: bool) -> Route:
    space = StateSpace(movement, allow_squeeze)
    mover = movement.mover
    places = [mover.at((*goal, mover.square[2]), shape.folded) for shape in space.shapes]
    places = [place for place in places if movement.board.grid.holds(place)]
    stops = [place for place in places if place == mover.position or movement.resting(place) is None]
    goals = {state for place in stops for state in space.states(place)}
    least, came_from = search(
        list(space.ways()),
        space.size,
        space.state(mover.position, parity),
        space.first_value(parity),
        goals,
        UNREACHED,
    )
    best = min(goals, key=lambda state: (least[state], state), default=None)
    if best is None or least[best] == UNREACHED:
        led_there = any(least[state] < UNREACHED for place in places for state in space.states(place))
        return Route("illegal-end" if led_there else "no-path", None, None)
    positions = []
    state = best
    while state >= 0:
        positions.append(space.position(state))
        state = came_from[state]
    return Route(None, space.cost(least[best]), positions[::-1])


@asks
class CheapestPath:
    grid: Grid = asked(GRID)
    mover: str = asked(Text())
    goal: FlatSquare = asked(FLAT_SQUARE)
    mode: str = asked(GROUND_MODE, default="land")
    parity: int = asked(PARITY, default=0)
    allow_squeeze: bool = asked(Boolean(), default=False)
    speed: Fraction | None = asked(SPEED, default=None, nullable=True, unit="m")
    action: str = asked(Choice("move", "double-move", "withdraw"), default="move")


@dataclass(frozen=True)
class PathFound:
    """``path`` and ``squeezed_at`` go to ``path-cost`` as they are. ``within_budget`` is None without a speed or a path."""

    found: bool
    reason: str | None
    cost: int | None
    cost_metres: Fraction | None
    cost_feet: int | None
    path: list[tuple[int, ...]]
    squeezed_at: list[int]
    budget: int | None
    within_budget: bool | None


@map_rule(CheapestPath, covers=" ".join(path_cost.covers), house_rules=PATH_HOUSE_RULES)
def cheapest_path(asked: CheapestPath, house: House, faces: Faces) -> PathFound:
    """The least cost of a legal path to a square, and one such path."""
    grid = asked.grid
    mover = grid.creature(asked.mover, "inputs.mover")
    refuse_movement(mover.conditions, asked.mode, grid.gravity, asked.action)
    movement = Movement(Board(grid), mover, asked.mode, house)
    route = cheapest_route(movement, asked.goal, parity_asked(asked.parity, house), asked.allow_squeeze)
    budget = None if asked.speed is None else budget_of(asked.speed, asked.action)
    if route.cost is None or route.positions is None:
        return PathFound(False, route.reason, None, None, None, [], [], budget, None)
    return PathFound(
        found=True,
        reason=None,
        cost=route.cost,
        cost_metres=metres(route.cost),
        cost_feet=route.cost * FEET_IN_A_SQUARE,
        path=[position.square[:2] for position in route.positions],
        squeezed_at=[number for number, position in enumerate(route.positions) if number and position.folded],
        budget=budget,
        within_budget=None if budget is None else route.cost <= budget,
    )


@asks
class Reachable:
    grid: Grid = asked(GRID)
    mover: str = asked(Text())
    speed: Fraction = asked(SPEED, unit="m")
    action: str = asked(Choice("move", "double-move", "withdraw"), default="move")
    mode: str = asked(GROUND_MODE, default="land")
    parity: int = asked(PARITY, default=0)
    allow_squeeze: bool = asked(Boolean(), default=False)


@dataclass(frozen=True)
class WithinReach:
    """``[x, y, cost]`` for each place where one may stop, sorted by y, then x."""

    budget: int
    count: int
    squares: list[list[int]]
    squeezed_squares: list[list[int]]


@map_rule(Reachable, covers=" ".join(path_cost.covers), house_rules=PATH_HOUSE_RULES)
def reachable(asked: Reachable, house: House, faces: Faces) -> WithinReach:
    """Every square within one's movement where one may stop."""
    grid = asked.grid
    mover = grid.creature(asked.mover, "inputs.mover")
    refuse_movement(mover.conditions, asked.mode, grid.gravity, asked.action)
    board = Board(grid)
    movement = Movement(board, mover, asked.mode, house)
    space = StateSpace(movement, asked.allow_squeeze)
    budget = budget_of(asked.speed, asked.action)
    parity = parity_asked(asked.parity, house)
    beyond = space.beyond(budget)
    least, _came_from = search(
        list(space.ways()),
        space.size,
        space.state(mover.position, parity),
        space.first_value(parity),
        (),
        beyond,
    )
    squares: list[list[int]] = []
    squeezed_squares: list[list[int]] = []
    for x, y in rectangle(board.width, board.height):
        for shape in space.shapes:
            place = mover.at((x, y, mover.square[2]), shape.folded)
            value = min(least[state] for state in space.states(place))
            if value < beyond and place != mover.position and movement.resting(place) is None:
                listed = squeezed_squares if movement.squeezed(place) else squares
                listed.append([x, y, space.cost(value)])
    return WithinReach(budget, len(squares), squares, squeezed_squares)
