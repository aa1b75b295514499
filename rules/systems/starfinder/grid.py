"""The map as it is told: one JSON object for every procedure on a grid (3.4)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from rules.contract import (
    JSON,
    Boolean,
    Choice,
    Integer,
    Kind,
    ListOf,
    MapOf,
    Object,
    RulesError,
    Text,
    asked,
    asks,
    invalid,
)

from .conditions import CANNOT_REACT, CANNOT_THREATEN, CONDITIONS, OUT_OF_ACTION
from .distances import Square, gaps_between, metric
from .kinds import FLAT_SQUARE, NATURAL_REACH, SQUARE, length
from .sizes import squeezed_side
from .tables import BODY, GRAVITY, SIZE, SIZES, Size

MOST_SQUARES = 60
"""Squares along one side of a map."""

MOST_LEVEL = 200
"""Creatures stand no higher than this."""

MODES = ("land", "climb", "swim", "burrow", "fly")
HARD_KINDS = frozenset({"solid", "soil", "rock"})


@asks
class LegendEntry:
    """What a character of the map stands for. ``doublings``: how often entering it is doubled (``fly_doublings``: for flyers).

    ``height``: from this level up the square is open air, for every kind but ``open``; None is to the sky.
    """

    kind: str = asked(Choice("open", "blocked", "solid", "soil", "rock"), default="open")
    doublings: int = asked(Integer(0, 4), default=0)
    fly_doublings: int = asked(Integer(0, 4), default=0)
    modes: tuple[str, ...] = asked(
        ListOf(Choice(*MODES), most=len(MODES), unique=True), default=["land", "climb", "fly"]
    )
    width: Fraction | None = asked(length("0.1", "1.49"), default=None, nullable=True, unit="m")
    height: int | None = asked(Integer(1, MOST_SQUARES), default=None, nullable=True)

    def at(self, level: int) -> LegendEntry:
        """What stands at a level of the square."""
        above = self.kind != "open" and self.height is not None and level >= self.height
        return OPEN_AIR if above else self


OPEN_AIR = LegendEntry(modes=MODES)

STANDARD_LEGEND = {
    ".": LegendEntry(),
    "#": LegendEntry(kind="solid"),
    "%": LegendEntry(kind="blocked", height=1),
    "~": LegendEntry(doublings=1),
    "=": LegendEntry(doublings=2),
    "^": LegendEntry(doublings=3),
    "*": LegendEntry(doublings=1, fly_doublings=1),
    "w": LegendEntry(modes=("swim", "fly")),
    "/": LegendEntry(modes=("climb", "fly")),
    "s": LegendEntry(kind="soil"),
    "r": LegendEntry(kind="rock"),
    "n": LegendEntry(width=Fraction(3, 4)),
}


@dataclass(frozen=True)
class Position:
    """The block of squares and levels that somebody takes up: its north-west, lowest square, and its side.

    ``folded``: it is the smaller shape of one who squeezes.
    """

    square: Square
    side: int
    folded: bool = False

    @property
    def levels(self) -> range:
        return range(self.square[2], self.square[2] + self.side)


def distance_of_blocks(first: Position, second: Position) -> int:
    """Squares between two blocks, 0 where they overlap."""
    return metric(gaps_between(first.square, first.side, second.square, second.side))


@asks
class Creature:
    """Somebody on the map. ``square`` is the north-west, lowest square of its block."""

    id: str = asked(Text())
    square: Square = asked(SQUARE)
    size: str = asked(SIZE, default="medium")
    side: str = asked(Text())
    body: str = asked(BODY, default="tall")
    natural_reach: Fraction | None = asked(NATURAL_REACH, default=None, nullable=True, unit="m")
    reach_weapon: bool = asked(Boolean(), default=False)
    armed: bool = asked(Boolean(), default=True)
    reaction: bool = asked(Boolean(), default=True)
    conditions: tuple[str, ...] = asked(CONDITIONS, default=[])
    obstacle: bool | None = asked(Boolean(), default=None, nullable=True)
    fills_square: bool = asked(Boolean(), default=False)
    squeezed: bool = asked(Boolean(), default=False)
    incorporeal: bool = asked(Boolean(), default=False)
    burrow_rock: bool = asked(Boolean(), default=False)
    leaves_tunnel: bool = asked(Boolean(), default=False)

    @cached_property
    def size_data(self) -> Size:
        return SIZES[self.size]

    def at(self, square: Square, folded: bool) -> Position:
        side = self.size_data.side
        return Position(square, squeezed_side(side) if folded else side, folded)

    @cached_property
    def position(self) -> Position:
        """Where it stands, and in which shape."""
        return self.at(self.square, self.squeezed)

    @cached_property
    def out_of_action(self) -> bool:
        """Helpless or unconscious: others pass and stop here (SF-060)."""
        return not OUT_OF_ACTION.isdisjoint(self.conditions)

    @cached_property
    def paralysed(self) -> bool:
        """Paralysed and no more than that: others pass, slowly (SF-167)."""
        return "paralysed" in self.conditions and not self.out_of_action

    @cached_property
    def body_in_the_way(self) -> bool:
        """A body that slows whoever steps over it (SF-061); not said, it is one from Huge up."""
        if not self.out_of_action:
            return False
        return self.size_data.order >= SIZES["huge"].order if self.obstacle is None else self.obstacle

    @cached_property
    def may_threaten(self) -> bool:
        return self.armed and CANNOT_THREATEN.isdisjoint(self.conditions)

    @cached_property
    def may_react(self) -> bool:
        return self.reaction and CANNOT_REACT.isdisjoint(self.conditions)

    def ally_of(self, other: Creature) -> bool:
        return self.side == other.side != "neutral"

    def opponent_of(self, other: Creature) -> bool:
        return self.side != other.side and "neutral" not in (self.side, other.side)


FlatSquare = tuple[int, int]
Wall = tuple[FlatSquare, FlatSquare]


class WallKind(Kind):
    """A pair of flat squares that share an edge, read as the north or west one first. Any fault is one of the pair itself."""

    def read(self, value: JSON, path: str) -> Wall:
        if type(value) is not list or len(value) != 2:
            raise invalid(path, "error-not-a-wall")
        try:
            first, second = sorted(FLAT_SQUARE.read(square, path) for square in value)
        except RulesError:
            raise invalid(path, "error-not-a-wall") from None
        if (second[0] - first[0], second[1] - first[1]) not in ((1, 0), (0, 1)):
            raise invalid(path, "error-not-a-wall")
        return (first[0], first[1]), (second[0], second[1])

    def schema(self) -> dict[str, JSON]:
        return {"type": "array", "items": FLAT_SQUARE.schema(), "minItems": 2, "maxItems": 2}


@asks
class GridInputs:
    width: int = asked(Integer(1, MOST_SQUARES))
    height: int = asked(Integer(1, MOST_SQUARES))
    rows: tuple[str, ...] = asked(ListOf(Text(MOST_SQUARES), most=MOST_SQUARES, least=1))
    legend: dict[str, LegendEntry] = asked(
        MapOf(Text(1), Object(LegendEntry), most=MOST_SQUARES * MOST_SQUARES), default={}
    )
    walls: tuple[Wall, ...] = asked(ListOf(WallKind(), most=4 * MOST_SQUARES * MOST_SQUARES), default=[])
    gravity: str = asked(GRAVITY, default="normal")
    creatures: tuple[Creature, ...] = asked(ListOf(Creature, most=60, unique_by="id"), default=[])


@dataclass(frozen=True)
class Grid:
    """A map whose parts fit together. ``legend`` holds an entry for every character of ``rows``."""

    width: int
    height: int
    rows: tuple[str, ...]
    legend: dict[str, LegendEntry]
    walls: tuple[Wall, ...]
    gravity: str
    creatures: tuple[Creature, ...]

    def creature(self, id: str, path: str) -> Creature:
        for creature in self.creatures:
            if creature.id == id:
                return creature
        raise invalid(path, "error-not-on-the-map", creature=id)

    def ids(self, ids: tuple[str, ...], path: str, mover: Creature) -> frozenset[str]:
        """Ids that name creatures other than the mover."""
        for position, id in enumerate(ids):
            if self.creature(id, f"{path}.{position}") is mover:
                raise invalid(f"{path}.{position}", "error-is-the-mover", creature=id)
        return frozenset(ids)

    def holds(self, position: Position) -> bool:
        """Whether a block lies on the map as a whole."""
        x, y, z = position.square
        side = position.side
        return x >= 0 and y >= 0 and z >= 0 and x + side <= self.width and y + side <= self.height


class GridKind(Object):
    def __init__(self) -> None:
        super().__init__(GridInputs)

    def read(self, value: JSON, path: str) -> Grid:
        told: GridInputs = super().read(value, path)
        legend = {**STANDARD_LEGEND, **told.legend}
        grid = Grid(told.width, told.height, told.rows, legend, told.walls, told.gravity, told.creatures)
        _check_rows(grid, f"{path}.rows")
        for position, wall in enumerate(grid.walls):
            if not all(grid.holds(Position((*square, 0), 1)) for square in wall):
                raise invalid(f"{path}.walls.{position}", "error-not-a-wall")
        for position, creature in enumerate(grid.creatures):
            _check_creature(grid, creature, f"{path}.creatures.{position}")
        return grid


def _check_rows(grid: Grid, path: str) -> None:
    if len(grid.rows) != grid.height:
        raise invalid(path, "error-rows", expected=grid.height)
    for y, row in enumerate(grid.rows):
        if len(row) != grid.width:
            raise invalid(f"{path}.{y}", "error-row-width", expected=grid.width)
        unknown = set(row) - grid.legend.keys()
        if unknown:
            raise invalid(f"{path}.{y}", "error-not-in-legend", character=min(unknown))


def _check_creature(grid: Grid, creature: Creature, path: str) -> None:
    if creature.squeezed and creature.size_data.side == 1:
        raise invalid(f"{path}.squeezed", "error-squeezed-alone")
    if creature.square[2] > MOST_LEVEL or not grid.holds(creature.position):
        raise invalid(f"{path}.square", "error-off-the-map")


GRID = GridKind()
IDS = ListOf(Text(), most=60, unique=True)
