"""Judging a charge (5.20)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate

from rules.contract import Faces, House, ListOf, Text, asked, asks, invalid, map_rule

from .board import Board
from .conditions import refuse_movement
from .distances import metres, squares
from .grid import GRID, IDS, Creature, FlatSquare, Grid, Position, distance_of_blocks
from .house_rules import REACH_HOUSE_RULES, STEP_HOUSE_RULES
from .kinds import FLAT_SQUARE, SPEED
from .movement import Movement
from .paths import GROUND_MODE, LONGEST_PATH, Problem, Problems, legal_steps, positions_on_ground
from .step_costs import costs_of_steps
from .tables import FEET_IN_A_SQUARE
from .threat import Opportunity, Striker, Watchers

ATTACK_MODIFIER = ARMOUR_CLASS_MODIFIER = -2
SHORTEST = 2
"""Squares that a charge must at least cover."""


@asks
class Charge:
    grid: Grid = asked(GRID)
    mover: str = asked(Text())
    target: str = asked(Text())
    path: tuple[FlatSquare, ...] = asked(ListOf(FLAT_SQUARE, least=2, most=LONGEST_PATH))
    speed: Fraction = asked(SPEED, unit="m")
    mode: str = asked(GROUND_MODE, default="land")
    covered_from: tuple[str, ...] = asked(IDS, default=[])


@dataclass(frozen=True)
class JudgedCharge:
    legal: bool
    problems: list[Problem]
    cost: int
    cost_metres: Fraction
    cost_feet: int
    budget: int
    opportunities: list[Opportunity]
    attack_modifier: int
    armour_class_modifier: int


def in_reach(board: Board, mover: Creature, target: Creature, house: House, position: Position) -> bool:
    """Whether the mover could strike the target from a position, armed or not, or overlaps it."""
    if distance_of_blocks(position, target.position) == 0:
        return True
    striker = Striker(board, mover, house, standing=position)
    squares = board.under(target.position)
    return any(striker.struck(squares, level) for level in target.position.levels)


@map_rule(
    Charge,
    covers="SF-057 SF-068 SF-153",
    house_rules=("hampered-diagonal", *STEP_HOUSE_RULES, *REACH_HOUSE_RULES),
)
def charge(asked: Charge, house: House, faces: Faces) -> JudgedCharge:
    """Judges a charge: straight at the target, nobody in the way, up to twice the speed."""
    grid = asked.grid
    mover = grid.creature(asked.mover, "inputs.mover")
    target = grid.creature(asked.target, "inputs.target")
    if not target.opponent_of(mover):
        raise invalid("inputs.target", "error-not-an-opponent", creature=target.id)
    folded = range(1, len(asked.path)) if mover.squeezed else ()
    positions = positions_on_ground(grid, mover, asked.path, folded)
    covered_from = grid.ids(asked.covered_from, "inputs.covered_from", mover)
    refuse_movement(mover.conditions, asked.mode, grid.gravity, "charge")

    board = Board(grid)
    movement = Movement(board, mover, asked.mode, house, charging_at=target)
    steps, refusal = legal_steps(movement, positions)
    costs, _parity = costs_of_steps(
        [(step.diagonal, step.doublings) for step in steps], 0, house["hampered-diagonal"]
    )
    totals = [*accumulate(costs)]
    budget = squares(2 * asked.speed)

    def reaches(position: Position) -> bool:
        return in_reach(board, mover, target, house, position)

    problems = Problems()
    for number, (step, total) in enumerate(zip(steps, totals, strict=True), 1):
        problems.note(number, "over-budget", total > budget)
        squeezes = movement.squeezed(step.old) or movement.squeezed(step.new)
        problems.note(number, "slowed", step.doublings > 0 or squeezes)
        closes_in = distance_of_blocks(step.new, target.position) < distance_of_blocks(
            step.old, target.position
        )
        problems.note(number, "not-closing", not closes_in)
        problems.note(number, "passes-reach", reaches(step.old))
    last = len(steps)
    if refusal:
        problems.note(last + 1, refusal)
    else:
        problems.note(last, "too-short", totals[-1] < SHORTEST)
        problems.note(last, "target-not-reached", not reaches(positions[-1]))
        if reason := movement.resting(positions[-1]):
            problems.note(last, reason)

    watchers = Watchers(board, mover, house, covered_from)
    cost = totals[-1] if totals else 0
    return JudgedCharge(
        legal=not problems.found,
        problems=problems.found,
        cost=cost,
        cost_metres=metres(cost),
        cost_feet=cost * FEET_IN_A_SQUARE,
        budget=budget,
        opportunities=[
            opportunity
            for number, step in enumerate(steps, 1)
            for opportunity in watchers.opportunities(number, step.old, step.new)
        ],
        attack_modifier=ATTACK_MODIFIER,
        armour_class_modifier=ARMOUR_CLASS_MODIFIER,
    )
