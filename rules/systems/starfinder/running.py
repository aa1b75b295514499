"""Running on and on: one round of it, or of rest (5.24)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from rules.contract import (
    Choice,
    Faces,
    House,
    Integer,
    asked,
    asks,
    every_way,
    main_fields,
    not_allowed,
    plain,
    transition,
)

from .checks import ability_modifier
from .distances import squares
from .kinds import MODIFIERS, SPEED, Modifier, total_of

ROUNDS_OF_REST = 10
RUN_DC = 10
PACE_FACTORS = {"run": 4, "double-move": 2, "move": 1, "stay": 0}


@asks
class RunState:
    """``rest_left``: rounds of rest still owed. ``idle_rounds``: rounds without running since the last run."""

    rounds_run: int = asked(Integer(0, 10_000), default=0)
    checks: int = asked(Integer(0, 1000), default=0)
    rest_left: int = asked(Integer(0, 9), default=0)
    idle_rounds: int = asked(Integer(0, 9), default=0)


@asks
class LocalRunRound:
    constitution: int | None = asked(Integer(1, 60), nullable=True)
    speed: Fraction = asked(SPEED, unit="m")
    pace: str = asked(Choice(*PACE_FACTORS))
    state: RunState = asked(RunState, default={})
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])


@dataclass(frozen=True)
class RunRound:
    """``dc``, ``total`` and ``success`` are None where no check is due."""

    checked: bool
    dc: int | None
    total: int | None
    success: bool | None
    must_rest: bool
    reset: bool
    distance: Fraction
    squares: int
    state: RunState


def check_due(asked: LocalRunRound) -> bool:
    """Whoever has run as many rounds as the Constitution score counts must check; without a score never (SF-084)."""
    if asked.pace != "run" or asked.constitution is None:
        return False
    return asked.state.rounds_run >= asked.constitution


def refuse_while_resting(asked: LocalRunRound) -> None:
    if asked.state.rest_left > 0 and asked.pace in ("run", "double-move"):
        raise not_allowed("resting")


def odds_of_run(asked: LocalRunRound, house: House) -> Mapping[str, Any]:
    refuse_while_resting(asked)
    if not check_due(asked):
        raise not_allowed("no-odds")
    return main_fields(every_way(lambda faces: plain(run_round(asked, faces))), ("success",))


def run_round(asked: LocalRunRound, faces: Faces) -> RunRound:
    state = asked.state
    total = dc = success = None
    reset = False
    factor = PACE_FACTORS[asked.pace]
    if check_due(asked):
        dc = RUN_DC + state.checks
        modifier = ability_modifier(asked.constitution or 0) + total_of(asked.modifiers)
        total = faces.d(20, "constitution") + modifier
        success = total >= dc
        state = replace(state, checks=state.checks + 1, idle_rounds=0)
        if success:
            state = replace(state, rounds_run=state.rounds_run + 1)
        else:
            state = replace(state, rest_left=ROUNDS_OF_REST - 1)  # this round is the first of them
            factor = 1
    elif asked.pace == "run":
        state = replace(state, rounds_run=state.rounds_run + 1, idle_rounds=0)
    elif state.rest_left > 0:
        state = replace(state, rest_left=state.rest_left - 1)
        reset = state.rest_left == 0
    else:
        state = replace(state, idle_rounds=state.idle_rounds + 1)
        reset = state.idle_rounds == ROUNDS_OF_REST
    if reset:
        state = RunState()
    distance = asked.speed * factor
    return RunRound(
        checked=success is not None,
        dc=dc,
        total=total,
        success=success,
        must_rest=state.rest_left > 0,
        reset=reset,
        distance=distance,
        squares=squares(distance),
        state=state,
    )


@transition(LocalRunRound, covers="SF-084 SF-085 SF-086 SF-087 SF-088 SF-152", odds=odds_of_run)
def local_run_round(asked: LocalRunRound, house: House, faces: Faces) -> RunRound:
    """One round of running, or of getting one's breath back."""
    refuse_while_resting(asked)
    return run_round(asked, faces)
