"""Judging a path in the air (5.21)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules.contract import Choice, Faces, House, ListOf, Text, asked, asks, invalid, map_rule

from .board import Board
from .conditions import refuse_movement
from .distances import Square
from .grid import GRID, IDS, Grid, Position
from .house_rules import PATH_HOUSE_RULES
from .kinds import SOLID_SQUARE, SPEED
from .movement import COMPASS, Movement, Step
from .paths import LONGEST_PATH, JudgedPath, budget_of, judged, legal_steps, parity_asked
from .step_costs import PARITY, costs_of_steps
from .threat import Watchers

ASCENT_COSTS = {"zero": 0, "low": 0, "normal": 1, "high": 2, "extreme": 2}
"""Squares that a step to the next higher level costs more (SF-137 to SF-139)."""

HEADINGS = {direction: heading for heading, direction in COMPASS.items()}


@asks
class FlightPath:
    grid: Grid = asked(GRID)
    mover: str = asked(Text())
    path: tuple[Square, ...] = asked(ListOf(SOLID_SQUARE, least=1, most=LONGEST_PATH))
    speed: Fraction = asked(SPEED, unit="m")
    action: str = asked(Choice("move", "double-move", "run", "withdraw"), default="move")
    heading: str | None = asked(Choice(*COMPASS, "up", "down"), default=None, nullable=True)
    parity: int = asked(PARITY, default=0)
    covered_from: tuple[str, ...] = asked(IDS, default=[])
    unseen: tuple[str, ...] = asked(IDS, default=[])


@dataclass(frozen=True, kw_only=True)
class JudgedFlight(JudgedPath):
    """``turns``, ``ascents``: squares paid for them at each step. ``heading``: where it faces at the end, None where free.

    ``must_hover``: it stays where it is, which takes hovering.
    """

    turns: list[int]
    ascents: list[int]
    heading: str | None
    must_hover: bool


def eighths_between(old: str, new: str) -> int:
    """How many times 45° lie between two compass headings, the shorter way."""
    headings = [*COMPASS]
    apart = abs(headings.index(old) - headings.index(new))
    return min(apart, len(headings) - apart)


def turns_of(steps: Sequence[Step], heading: str | None) -> tuple[list[int], str | None]:
    """What each step pays for turning, and the heading after the last. Straight up or down keeps the heading (SF-136)."""
    turns = []
    for step in steps:
        dx, dy, _dz = step.direction
        new = HEADINGS.get((dx, dy, 0), heading)
        turns.append(0 if heading is None or new is None else eighths_between(heading, new))
        heading = new
    return turns, heading


def solid(position: Position) -> tuple[int, ...]:
    return position.square


@map_rule(
    FlightPath,
    covers="SF-041 SF-070 SF-131 SF-134 SF-135 SF-136 SF-137 SF-138 SF-139",
    house_rules=PATH_HOUSE_RULES,
)
def flight_path(asked: FlightPath, house: House, faces: Faces) -> JudgedFlight:
    """Judges a path in the air: turns and ascents cost extra, and opportunities reach upwards too."""
    grid = asked.grid
    mover = grid.creature(asked.mover, "inputs.mover")
    if asked.path[0] != mover.square:
        x, y, z = mover.square
        raise invalid("inputs.path", "error-flight-starts-elsewhere", x=x, y=y, z=z)
    covered_from = grid.ids(asked.covered_from, "inputs.covered_from", mover)
    unseen = grid.ids(asked.unseen, "inputs.unseen", mover)
    refuse_movement(mover.conditions, "fly", grid.gravity, asked.action)

    board = Board(grid)
    movement = Movement(board, mover, "fly", house)
    positions = [mover.at(square, mover.squeezed) for square in asked.path]
    steps, refusal = legal_steps(movement, positions)
    plain_costs, parity = costs_of_steps(
        [(step.diagonal, step.doublings) for step in steps],
        parity_asked(asked.parity, house),
        house["hampered-diagonal"],
    )
    declared = asked.heading if asked.heading in COMPASS else None
    turns, heading = turns_of(steps, declared)
    ascents = [ASCENT_COSTS[grid.gravity] if step.direction[2] > 0 else 0 for step in steps]
    costs = [sum(parts) for parts in zip(plain_costs, turns, ascents, strict=True)]
    watchers = Watchers(
        board,
        mover,
        house,
        covered_from,
        withdrawing_from=mover.position if asked.action == "withdraw" else None,
        unseen=unseen,
        in_flight=True,
    )
    return JudgedFlight(
        **judged(
            movement,
            positions,
            steps,
            refusal,
            costs,
            parity,
            budget=budget_of(asked.speed, asked.action),
            runs=asked.action == "run",
            watchers=watchers,
            shown=solid,
        ),
        turns=turns,
        ascents=ascents,
        heading=heading,
        must_hover=len(asked.path) == 1,
    )
