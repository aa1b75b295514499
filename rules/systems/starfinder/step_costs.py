"""What a step costs: the 1-2-1-2 series of diagonals, and doubling (3.3, 5.10)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate

from rules.contract import Boolean, Faces, House, Integer, ListOf, asked, asks, derived

from .distances import metres
from .tables import FEET_IN_A_SQUARE

PARITY = Integer(0, 1)


def cost_of_step(diagonal: bool, doublings: int, parity: int, hampered: str) -> tuple[int, int]:
    """Squares that a step costs, and the parity after it: 1 when the next ordinary diagonal will cost 2.

    ``hampered`` is the house rule ``hampered-diagonal``.
    """
    if not diagonal:
        return 2**doublings, parity
    if doublings == 0:
        return 1 + parity, 1 - parity
    if hampered == "pair":  # it stands for an even number of ordinary diagonals
        return 3 * 2 ** (doublings - 1), parity
    if hampered == "alternate-times-multiplier":
        return (1 + parity) * 2**doublings, 1 - parity
    return 3 * 2 ** (doublings - 1), 1 - parity


def costs_of_steps(steps: Iterable[tuple[bool, int]], parity: int, hampered: str) -> tuple[list[int], int]:
    """Costs of a row of steps, each told as (diagonal, doublings), and the parity after the last."""
    costs = []
    for diagonal, doublings in steps:
        cost, parity = cost_of_step(diagonal, doublings, parity, hampered)
        costs.append(cost)
    return costs, parity


@asks
class PlainStep:
    diagonal: bool = asked(Boolean())
    doublings: int = asked(Integer(0, 10), default=0)


@asks
class StepCost:
    steps: tuple[PlainStep, ...] = asked(ListOf(PlainStep, least=1, most=200))
    parity: int = asked(PARITY, default=0)


@dataclass(frozen=True)
class StepCosts:
    costs: list[int]
    totals: list[int]
    cost: int
    cost_metres: Fraction
    cost_feet: int
    parity: int


@derived(
    StepCost,
    covers="SF-052 SF-066 SF-067 SF-074 SF-075 SF-076 SF-077 SF-078",
    house_rules=("hampered-diagonal",),
)
def step_cost(asked: StepCost, house: House, faces: Faces) -> StepCosts:
    """Cost of a list of steps without a map."""
    steps = [(step.diagonal, step.doublings) for step in asked.steps]
    costs, parity = costs_of_steps(steps, asked.parity, house["hampered-diagonal"])
    cost = sum(costs)
    return StepCosts(costs, [*accumulate(costs)], cost, metres(cost), cost * FEET_IN_A_SQUARE, parity)
