"""What fits into a turn, and how far a gait carries in rounds and minutes (5.6, 5.7)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rules.contract import Choice, Faces, House, Integer, ListOf, asked, asks, derived

from .distances import feet, squares
from .kinds import SPEED, length
from .tables import GAIT_FACTORS, SCALE_FACTORS


@asks
class TurnActions:
    actions: tuple[str, ...] = asked(ListOf(Choice("standard", "move", "swift", "full"), most=10))


@dataclass(frozen=True)
class ActionsLeft:
    standard: int
    move: int
    swift: int
    full: int


@dataclass(frozen=True)
class Turn:
    """``left``: how many more of one kind alone still fit."""

    legal: bool
    problem: str | None
    left: ActionsLeft
    double_move: bool


@derived(TurnActions, covers="SF-037 SF-048 SF-050 SF-145 SF-154")
def turn_actions(asked: TurnActions, house: House, faces: Faces) -> Turn:
    """Are these actions one legal turn: a standard, a move and a swift action, each of them usable as a lesser one."""
    standard, move, swift, full = (
        asked.actions.count(kind) for kind in ("standard", "move", "swift", "full")
    )
    problem = None
    if full and len(asked.actions) > 1:
        problem = "full-action-stands-alone"
    elif standard > 1 or standard + move > 2 or standard + move + swift > 3:
        problem = "too-many-actions"

    if problem or full:
        left = ActionsLeft(0, 0, 0, 0)
    else:
        swift_left = 3 - standard - move - swift
        move_left = min(2 - standard - move, swift_left)
        standard_left = min(1 - standard, move_left)
        left = ActionsLeft(standard_left, move_left, swift_left, 0 if asked.actions else 1)
    return Turn(problem is None, problem, left, problem is None and move == 2)


@asks
class GaitDistance:
    speed: Fraction = asked(SPEED, unit="m")
    gait: str = asked(Choice("walk", "hustle", "run"))
    scale: str = asked(Choice("round", "minute"))
    count: int = asked(Integer(1, 1000), default=1)
    distance: Fraction | None = asked(length(0, 1_000_000), default=None, nullable=True, unit="m")


@dataclass(frozen=True)
class GaitFound:
    """``rate`` in metres a round or minute; ``time``: how many of them the asked distance takes, None where none is asked."""

    rate: Fraction
    distance: Fraction
    squares: int
    feet: Fraction
    time: Fraction | None


@derived(GaitDistance, covers="SF-042 SF-043 SF-046 SF-047 SF-048 SF-049 SF-050 SF-082 SF-083 SF-089")
def gait_distance(asked: GaitDistance, house: House, faces: Faces) -> GaitFound:
    """How far walking, hustling or running carries in so many rounds or minutes."""
    rate = asked.speed * GAIT_FACTORS[asked.gait] * SCALE_FACTORS[asked.scale]
    covered = rate * asked.count
    time = asked.distance / rate if asked.distance is not None and rate else None
    return GaitFound(rate, covered, squares(covered), feet(covered), time)
