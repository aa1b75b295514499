"""Judging a proposed path on the map step by step, and where an interrupted mover ends (5.14, 5.17)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, pairwise
from typing import Any

from rules.contract import (
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    ListOf,
    Text,
    asked,
    asks,
    invalid,
    map_rule,
)

from .board import Board, union
from .conditions import refuse_movement
from .distances import metres, squares
from .grid import GRID, IDS, Creature, FlatSquare, Grid, Position
from .house_rules import PATH_HOUSE_RULES
from .kinds import FLAT_SQUARE, SPEED
from .movement import Movement, Step, StepRefused
from .step_costs import PARITY, costs_of_steps
from .tables import FEET_IN_A_SQUARE
from .threat import Opportunity, Watchers

GROUND_MODE = Choice("land", "climb", "swim", "burrow")
LONGEST_PATH = 400
PATH = ListOf(FLAT_SQUARE, least=1, most=LONGEST_PATH)
SQUEEZED_AT = ListOf(Integer(0, LONGEST_PATH), most=LONGEST_PATH, unique=True)

ACTION_FACTORS = {"move": 1, "double-move": 2, "run": 4, "withdraw": 2}


def budget_of(speed: Fraction, action: str) -> int:
    """Squares that an action is worth; a crawl is one, whatever the speed (SF-154)."""
    return 1 if action == "crawl" else squares(ACTION_FACTORS[action] * speed)


def parity_asked(parity: int, house: House) -> int:
    """The parity with which an action starts."""
    return parity if house["diagonal-count-scope"] == "turn" else 0


@dataclass(frozen=True)
class Problem:
    step: int
    reason: str


class Problems:
    """Each reason is noted once, where it first holds."""

    def __init__(self) -> None:
        self.found: list[Problem] = []
        self._known: set[str] = set()

    def note(self, step: int, reason: str, holds: bool = True) -> None:
        if holds and reason not in self._known:
            self._known.add(reason)
            self.found.append(Problem(step, reason))


def legal_steps(movement: Movement, positions: Sequence[Position]) -> tuple[list[Step], str | None]:
    """The steps along the positions up to the first illegal one, and the reason against that one."""
    steps = []
    for old, new in pairwise(positions):
        try:
            steps.append(movement.step(old, new))
        except StepRefused as refused:
            return steps, refused.reason
    return steps, None


def positions_on_ground(
    grid: Grid, mover: Creature, path: Sequence[FlatSquare], squeezed_at: Sequence[int]
) -> list[Position]:
    """The mover's blocks along a flat path; it keeps its level. Refuses what does not fit the mover."""
    x, y, level = mover.square
    if path[0] != (x, y):
        raise invalid("inputs.path", "error-path-starts-elsewhere", x=x, y=y)
    if squeezed_at and mover.size_data.side == 1:
        raise invalid("inputs.squeezed_at", "error-squeezed-alone")
    for place, number in enumerate(squeezed_at):
        if not 1 <= number < len(path):
            raise invalid(f"inputs.squeezed_at.{place}", "error-not-a-step", last=len(path) - 1)
    squeezed = set(squeezed_at) | ({0} if mover.squeezed else set())
    return [mover.at((*square, level), number in squeezed) for number, square in enumerate(path)]


@dataclass(frozen=True, kw_only=True)
class JudgedPath:
    """What every judged path tells; ``costs``, ``totals`` and ``doublings`` have an entry for each legal step."""

    legal: bool
    problems: list[Problem]
    costs: list[int]
    totals: list[int]
    doublings: list[int]
    cost: int
    cost_metres: Fraction
    cost_feet: int
    budget: int
    affordable_steps: int
    stop_square: tuple[int, ...]
    left: int
    last_legal_step: int
    last_legal_square: tuple[int, ...]
    parity: int
    squeezed_steps: list[int]
    opportunities: list[Opportunity]
    flat_footed: bool


@dataclass(frozen=True, kw_only=True)
class JudgedGroundPath(JudgedPath):
    """``tunnel``: squares of soil and rock that a burrower opens."""

    gait: str
    tunnel: list[list[int]]


def last_stop(movement: Movement, positions: Sequence[Position], number: int) -> int:
    """The last position up to ``number`` where the mover may stop; the first one always is (SF-073)."""
    while number > 0 and movement.resting(positions[number]):
        number -= 1
    return number


def note_problems(
    problems: Problems,
    movement: Movement,
    positions: Sequence[Position],
    steps: Sequence[Step],
    refusal: str | None,
    totals: Sequence[int],
    budget: int,
    runs: bool,
) -> None:
    for number, (step, total) in enumerate(zip(steps, totals, strict=True), 1):
        problems.note(number, "over-budget", total > budget)
        if runs:
            problems.note(number, "not-straight", step.direction != steps[0].direction)
            problems.note(number, "difficult-on-run", step.on_slow_ground)
            squeezed = movement.squeezed(step.old) or movement.squeezed(step.new)
            problems.note(number, "squeezed-on-run", squeezed)
    if refusal:
        problems.note(len(steps) + 1, refusal)
    elif steps and (reason := movement.resting(positions[-1])):
        problems.note(len(steps), reason)


def judged(
    movement: Movement,
    positions: Sequence[Position],
    steps: Sequence[Step],
    refusal: str | None,
    costs: list[int],
    parity: int,
    *,
    budget: int,
    runs: bool,
    watchers: Watchers,
    shown: Callable[[Position], tuple[int, ...]],
) -> dict[str, Any]:
    """The fields of ``JudgedPath``, when the steps and what each costs are known; ``shown`` says how a square is written."""
    totals = [*accumulate(costs)]
    problems = Problems()
    note_problems(problems, movement, positions, steps, refusal, totals, budget, runs)
    affordable = sum(1 for total in totals if total <= budget)
    stop = last_stop(movement, positions, affordable)
    cost = totals[-1] if totals else 0
    return {
        "legal": not problems.found,
        "problems": problems.found,
        "costs": costs,
        "totals": totals,
        "doublings": [step.doublings for step in steps],
        "cost": cost,
        "cost_metres": metres(cost),
        "cost_feet": cost * FEET_IN_A_SQUARE,
        "budget": budget,
        "affordable_steps": affordable,
        "stop_square": shown(positions[affordable]),
        "left": budget - (totals[affordable - 1] if affordable else 0),
        "last_legal_step": stop,
        "last_legal_square": shown(positions[stop]),
        "parity": parity,
        "squeezed_steps": [number for number, step in enumerate(steps, 1) if movement.squeezed(step.new)],
        "opportunities": [
            opportunity
            for number, step in enumerate(steps, 1)
            for opportunity in watchers.opportunities(number, step.old, step.new)
        ],
        "flat_footed": runs,
    }


def flat(position: Position) -> tuple[int, ...]:
    return position.square[:2]


@asks
class PathCost:
    grid: Grid = asked(GRID)
    mover: str = asked(Text())
    path: tuple[FlatSquare, ...] = asked(PATH)
    speed: Fraction = asked(SPEED, unit="m")
    action: str = asked(Choice("move", "double-move", "run", "withdraw", "crawl"), default="move")
    mode: str = asked(GROUND_MODE, default="land")
    parity: int = asked(PARITY, default=0)
    squeezed_at: tuple[int, ...] = asked(SQUEEZED_AT, default=[])
    tumbled: tuple[str, ...] = asked(IDS, default=[])
    tumble_full_speed: bool = asked(Boolean(), default=False)
    covered_from: tuple[str, ...] = asked(IDS, default=[])
    unseen: tuple[str, ...] = asked(IDS, default=[])


@map_rule(
    PathCost,
    covers=(
        "SF-001 SF-002 SF-003 SF-018 SF-024 SF-025 SF-026 SF-029 SF-037 SF-038 SF-041 SF-048 SF-050 SF-052 SF-053 SF-054 "
        "SF-056 SF-057 SF-058 SF-059 SF-060 SF-061 SF-062 SF-063 SF-064 SF-065 SF-066 SF-067 SF-068 SF-069 SF-070 SF-072 "
        "SF-073 SF-074 SF-075 SF-076 SF-077 SF-078 SF-113 SF-114 SF-118 SF-124 SF-127 SF-128 SF-129 SF-130 SF-146 SF-147 "
        "SF-148 SF-150 SF-151 SF-152 SF-154 SF-163 SF-166 SF-167 SF-168"
    ),
    house_rules=PATH_HOUSE_RULES,
)
def path_cost(asked: PathCost, house: House, faces: Faces) -> JudgedGroundPath:
    """Judges a proposed path on foot, climbing, swimming or burrowing: cost, problems, where to stop, whom it provokes."""
    grid = asked.grid
    mover = grid.creature(asked.mover, "inputs.mover")
    positions = positions_on_ground(grid, mover, asked.path, asked.squeezed_at)
    if asked.action == "crawl" and asked.mode != "land":
        raise invalid("inputs.mode", "error-crawl-mode")
    tumbled = grid.ids(asked.tumbled, "inputs.tumbled", mover)
    covered_from = grid.ids(asked.covered_from, "inputs.covered_from", mover)
    unseen = grid.ids(asked.unseen, "inputs.unseen", mover)
    refuse_movement(mover.conditions, asked.mode, grid.gravity, asked.action)

    board = Board(grid)
    tumbles_slowly = bool(tumbled) and not asked.tumble_full_speed
    movement = Movement(board, mover, asked.mode, house, tumbled=tumbled, tumbles_slowly=tumbles_slowly)
    steps, refusal = legal_steps(movement, positions)
    parity = parity_asked(asked.parity, house)
    crawls = asked.action == "crawl"
    costs, parity_after = costs_of_steps(
        [(step.diagonal, step.doublings) for step in steps],
        0 if crawls else parity,
        house["hampered-diagonal"],
    )
    watchers = Watchers(
        board,
        mover,
        house,
        covered_from | tumbled,
        withdrawing_from=mover.position if asked.action == "withdraw" else None,
        unseen=unseen,
    )
    tunnel = 0
    if asked.mode == "burrow" and mover.leaves_tunnel:
        level = mover.square[2]
        earth = board.where(lambda entry: entry.at(level).kind in ("soil", "rock"))
        tunnel = earth & union(board.under(position) for position in positions[: len(steps) + 1])
    return JudgedGroundPath(
        **judged(
            movement,
            positions,
            steps,
            refusal,
            costs,
            parity if crawls else parity_after,
            budget=budget_of(asked.speed, asked.action),
            runs=asked.action == "run",
            watchers=watchers,
            shown=flat,
        ),
        gait="run" if asked.action == "run" else "hustle",
        tunnel=board.listed(tunnel),
    )


@asks
class ForcedLanding:
    grid: Grid = asked(GRID)
    mover: str = asked(Text())
    path: tuple[FlatSquare, ...] = asked(PATH)
    stopped_at: int = asked(Integer(0, LONGEST_PATH))
    squeezed_at: tuple[int, ...] = asked(SQUEEZED_AT, default=[])


@dataclass(frozen=True)
class Landing:
    step: int
    square: tuple[int, ...]
    moved_back: int
    could_stop: bool


@map_rule(ForcedLanding, covers="SF-073")
def forced_landing(asked: ForcedLanding, house: House, faces: Faces) -> Landing:
    """Where a mover ends that was stopped on its way: on the last square where it may stand."""
    grid = asked.grid
    mover = grid.creature(asked.mover, "inputs.mover")
    positions = positions_on_ground(grid, mover, asked.path, asked.squeezed_at)
    for number, position in enumerate(positions):
        if not grid.holds(position):
            raise invalid(f"inputs.path.{number}", "error-off-the-map")
    if asked.stopped_at >= len(positions):
        raise invalid("inputs.stopped_at", "error-not-a-step", last=len(positions) - 1)
    movement = Movement(Board(grid), mover, "land", house)
    step = last_stop(movement, positions, asked.stopped_at)
    return Landing(step, flat(positions[step]), asked.stopped_at - step, step == asked.stopped_at)
