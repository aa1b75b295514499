"""One step and no more: the guarded step, and the minimum movement that everybody always has (5.18, 5.19)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.contract import Choice, Faces, House, Text, asked, asks, map_rule, not_allowed

from .board import Board
from .conditions import refuse_movement
from .grid import GRID, IDS, Grid
from .house_rules import REACH_HOUSE_RULES, STEP_HOUSE_RULES
from .movement import COMPASS, Movement, Step, StepRefused
from .paths import GROUND_MODE
from .step_costs import cost_of_step
from .threat import Opportunity, Watchers

DIRECTION = Choice(*COMPASS)


@asks
class GuardedStep:
    grid: Grid = asked(GRID)
    mover: str = asked(Text())
    direction: str = asked(DIRECTION)
    mode: str = asked(GROUND_MODE, default="land")


@dataclass(frozen=True)
class GuardedStepMade:
    to: tuple[int, ...]
    action: str
    opportunities: list[Opportunity]


def step_in_direction(movement: Movement, direction: str) -> Step:
    """The mover's step to the neighbouring place, in the shape it has. Refused when it may not go or stop there."""
    start = movement.mover.position
    x, y, z = start.square
    dx, dy, dz = COMPASS[direction]
    try:
        step = movement.step(start, movement.mover.at((x + dx, y + dy, z + dz), start.folded))
    except StepRefused as refused:
        raise not_allowed(refused.reason) from None
    if reason := movement.resting(step.new):
        raise not_allowed(reason)
    return step


@map_rule(
    GuardedStep,
    covers="SF-030 SF-149",
    house_rules=("guarded-step-into-difficult", *STEP_HOUSE_RULES),
)
def guarded_step(asked: GuardedStep, house: House, faces: Faces) -> GuardedStepMade:
    """One careful step that provokes nobody."""
    mover = asked.grid.creature(asked.mover, "inputs.mover")
    refuse_movement(mover.conditions, asked.mode, asked.grid.gravity, "guarded-step")
    movement = Movement(Board(asked.grid), mover, asked.mode, house)
    step = step_in_direction(movement, asked.direction)
    slowed = step.doublings > 0 or movement.squeezed(step.new)
    if slowed and not house["guarded-step-into-difficult"]:
        raise not_allowed("slowed-step")
    return GuardedStepMade(step.new.square[:2], "move", [])


@asks
class MinimumMove(GuardedStep):
    covered_from: tuple[str, ...] = asked(IDS, default=[])


@dataclass(frozen=True)
class MinimumMoveMade:
    """``ordinary_cost``: squares that the step would cost otherwise."""

    to: tuple[int, ...]
    action: str
    ordinary_cost: int
    opportunities: list[Opportunity]


@map_rule(
    MinimumMove,
    covers="SF-079 SF-080 SF-081",
    house_rules=("hampered-diagonal", *STEP_HOUSE_RULES, *REACH_HOUSE_RULES),
)
def minimum_move(asked: MinimumMove, house: House, faces: Faces) -> MinimumMoveMade:
    """One step for a full action, whatever it costs; it provokes as usual."""
    mover = asked.grid.creature(asked.mover, "inputs.mover")
    covered_from = asked.grid.ids(asked.covered_from, "inputs.covered_from", mover)
    refuse_movement(mover.conditions, asked.mode, asked.grid.gravity, "minimum-move")
    board = Board(asked.grid)
    step = step_in_direction(Movement(board, mover, asked.mode, house), asked.direction)
    cost, _parity = cost_of_step(step.diagonal, step.doublings, 0, house["hampered-diagonal"])
    watchers = Watchers(board, mover, house, covered_from)
    return MinimumMoveMade(step.new.square[:2], "full", cost, watchers.opportunities(1, step.old, step.new))
