"""Force points and Improvement points: how they come, and the payment for a roll."""

from __future__ import annotations

from typing import Any

from rules.contract import Boolean, Choice, Faces, House, Integer, asked, asks, not_allowed, transition

from .pools import VALUE

FORCE_POINTS = Integer(0, 100)
IMPROVEMENT_POINTS = Integer(0, 1000)


@asks
class ForcePointsReset:
    force: int = asked(VALUE, unit="D")
    points: int = asked(FORCE_POINTS)
    event: str = asked(Choice("session-start", "sheet-change"))


def force_points_maximum(force: int) -> int:
    return 1 + force


@transition(ForcePointsReset, covers="HD-036 HD-037 HD-170")
def force_points_reset(asked: ForcePointsReset, house: House, faces: Faces) -> dict[str, Any]:
    """A session starts with all Force points; a change of the sheet takes away those above the new maximum."""
    maximum = force_points_maximum(asked.force)
    points = maximum if asked.event == "session-start" else min(asked.points, maximum)
    return {"maximum": maximum, "points": points}


@asks
class ForcePointSpend:
    points: int = asked(FORCE_POINTS)
    rolled: bool = asked(Boolean(), default=False)
    already_on_roll: bool = asked(Boolean(), default=False)


@transition(ForcePointSpend, covers="HD-038 HD-041")
def force_point_spend(asked: ForcePointSpend, house: House, faces: Faces) -> dict[str, Any]:
    if asked.rolled:
        raise not_allowed("too-late")
    if asked.already_on_roll:
        raise not_allowed("once-per-roll")
    if asked.points == 0:
        raise not_allowed("no-force-points")
    return {"points": asked.points - 1}


@asks
class ImprovementSpend:
    points: int = asked(IMPROVEMENT_POINTS)
    used_this_turn: bool = asked(Boolean(), default=False)


@transition(ImprovementSpend, covers="HD-031 HD-033 HD-041")
def improvement_spend(asked: ImprovementSpend, house: House, faces: Faces) -> dict[str, Any]:
    """The payment before a roll; ``improvement-die`` is the one after it."""
    if asked.used_this_turn:
        raise not_allowed("improvement-already-used")
    if asked.points == 0:
        raise not_allowed("no-improvement-points")
    return {"points": asked.points - 1, "used_this_turn": True}


@asks
class ImprovementAward:
    points: int = asked(IMPROVEMENT_POINTS)
    amount: int = asked(Integer(1, 100))


@transition(ImprovementAward, covers="HD-030")
def improvement_award(asked: ImprovementAward, house: House, faces: Faces) -> dict[str, Any]:
    return {"points": asked.points + asked.amount}
