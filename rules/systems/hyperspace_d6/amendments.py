"""What may still happen after the dice have fallen. The roll stays as it is: an amendment is a new record on top of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from rules.contract import Boolean, Choice, Faces, House, Integer, asked, asks, check, not_allowed

from .checks import LONGEST_CHAIN, RunningResult, Tally, need_possible, running_result
from .odds import verdict_odds


@asks
class DestinyChoice:
    tally: Tally = asked(Tally)
    choice: str = asked(Choice("explode", "advantage"))
    settled: bool = asked(Boolean(), default=False)


def refuse_destiny_choice(asked: DestinyChoice) -> None:
    need_possible(asked.tally)
    if asked.settled:
        raise not_allowed("roll-settled")
    if asked.tally.choice != "pending":
        raise not_allowed("choice-not-available")


def destiny_choice_odds(asked: DestinyChoice, house: House) -> Mapping[str, Fraction]:
    """Whoever explodes goes on exploding."""
    refuse_destiny_choice(asked)
    tally = asked.tally
    if tally.target is None:
        raise not_allowed("no-odds")
    if asked.choice == "advantage":
        row = 0
    elif house["explode-mode"] == "once":
        row = 1
    else:
        row = LONGEST_CHAIN - len(tally.chain)
    return verdict_odds(tally.target, tally.total, dice=0, row=row)


@check(
    DestinyChoice,
    covers="HD-006 HD-008 HD-009 HD-010 HD-025",
    odds=destiny_choice_odds,
    house_rules=("explode-mode",),
    amends=True,
)
def destiny_choice(asked: DestinyChoice, house: House, faces: Faces) -> RunningResult:
    """Explodes a Destiny 6 by one die, or takes the narrative advantage, which ends the chain."""
    refuse_destiny_choice(asked)
    tally = asked.tally
    if asked.choice == "advantage":
        return running_result(replace(tally, choice="advantage"))
    face = faces.d(6, "explosion")
    chain = (*tally.chain, face)
    goes_on = face == 6 and house["explode-mode"] == "chain" and len(chain) < LONGEST_CHAIN
    return running_result(
        replace(tally, total=tally.total + face, chain=chain, choice="pending" if goes_on else "exploded")
    )


@asks
class ImprovementDie:
    tally: Tally = asked(Tally)
    points: int = asked(Integer(0, 1000))
    used_this_turn: bool = asked(Boolean(), default=False)
    settled: bool = asked(Boolean(), default=False)


@dataclass(frozen=True, kw_only=True)
class ImprovedResult(RunningResult):
    """``points`` is the balance after the payment."""

    points: int


def refuse_improvement_die(asked: ImprovementDie) -> None:
    need_possible(asked.tally)
    if asked.settled:
        raise not_allowed("roll-settled")
    if asked.used_this_turn or asked.tally.improvement_used:
        raise not_allowed("improvement-already-used")
    if asked.points == 0:
        raise not_allowed("no-improvement-points")


def improvement_die_odds(asked: ImprovementDie, house: House) -> Mapping[str, Fraction]:
    """A choice that is still open is left alone."""
    refuse_improvement_die(asked)
    if asked.tally.target is None:
        raise not_allowed("no-odds")
    return verdict_odds(asked.tally.target, asked.tally.total, dice=1, row=0)


@check(
    ImprovementDie,
    covers="HD-025 HD-032 HD-033 HD-034 HD-041",
    odds=improvement_die_odds,
    amends=True,
)
def improvement_die(asked: ImprovementDie, house: House, faces: Faces) -> ImprovedResult:
    """One ordinary die more, paid after the roll: its 6 neither explodes nor offers a choice."""
    refuse_improvement_die(asked)
    face = faces.d(6, "improvement")
    tally = replace(asked.tally, total=asked.tally.total + face, late_die=face, improvement_used=True)
    return ImprovedResult(**vars(running_result(tally)), points=asked.points - 1)
