"""Duels: turns win duel dice instead of doing damage, and one roll of them all ends it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from rules.contract import (
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    asked,
    asks,
    check,
    not_allowed,
    transition,
)

from .odds import ways_to_show
from .opposed import KIND, TOTAL, Contender, standing

DUEL_DICE = Integer(0, 60)
TURNS = Integer(0, 1000)


@asks
class DuelTotal:
    kind: str = asked(KIND)
    total: int = asked(TOTAL)
    pending: bool = asked(Boolean(), default=False)


@asks
class DuelExchange:
    """``dice_first``, ``dice_second``: null before the first turn."""

    dice_first: int | None = asked(DUEL_DICE, default=None, nullable=True, unit="D")
    dice_second: int | None = asked(DUEL_DICE, default=None, nullable=True, unit="D")
    turns: int = asked(TURNS, default=0)
    first: DuelTotal = asked(DuelTotal)
    second: DuelTotal = asked(DuelTotal)
    decision: str | None = asked(Choice("first", "second"), default=None, nullable=True)


@transition(DuelExchange, covers="HD-115 HD-116 HD-117 HD-118", house_rules=("duel-start-dice",))
def duel_exchange(asked: DuelExchange, house: House, faces: Faces) -> dict[str, Any]:
    """One turn: whoever rolls higher gets one duel die, and nothing else comes of it."""
    if asked.first.pending or asked.second.pending:
        raise not_allowed("choice-pending")
    found = standing(
        [
            Contender("first", asked.first.kind, asked.first.total),
            Contender("second", asked.second.kind, asked.second.total),
        ],
        asked.decision,
    )
    if found.winner is None:
        raise not_allowed("tie-pending")
    start = house["duel-start-dice"]
    dice_first = start if asked.dice_first is None else asked.dice_first
    dice_second = start if asked.dice_second is None else asked.dice_second
    return {
        "winner": found.winner,
        "decided_by": found.decided_by,
        "dice_first": dice_first + (found.winner == "first"),
        "dice_second": dice_second + (found.winner == "second"),
        "turns": asked.turns + 1,
    }


@asks
class DuelSettle:
    dice_first: int = asked(DUEL_DICE, unit="D")
    dice_second: int = asked(DUEL_DICE, unit="D")
    turns: int = asked(TURNS)
    kind_first: str = asked(KIND)
    kind_second: str = asked(KIND)


def refuse_too_early(asked: DuelSettle) -> None:
    if asked.turns < 1:
        raise not_allowed("duel-too-early")


def winner_between(asked: DuelSettle, sum_first: int, sum_second: int) -> dict[str, Any]:
    found = standing(
        [
            Contender("first", asked.kind_first, sum_first),
            Contender("second", asked.kind_second, sum_second),
        ]
    )
    return {
        "winner": found.winner,
        "decided_by": found.decided_by,
        "decision_by": found.decision_by,
        "margin": found.margin,
    }


def duel_settle_odds(asked: DuelSettle, house: House) -> Mapping[str, Any]:
    refuse_too_early(asked)
    ways = {"first": 0, "even": 0, "second": 0}
    of_second = ways_to_show(asked.dice_second)
    for sum_first, ways_first in enumerate(ways_to_show(asked.dice_first)):
        below = sum(of_second[:sum_first])
        even = of_second[sum_first] if sum_first < len(of_second) else 0
        ways["first"] += ways_first * below
        ways["even"] += ways_first * even
        ways["second"] += ways_first * (sum(of_second) - below - even)
    # A tie goes by the kinds alone, whatever the sums.
    winner_of_ties = winner_between(asked, 0, 0)["winner"] or "none"
    ways[winner_of_ties] = ways.get(winner_of_ties, 0) + ways.pop("even")
    all_ways = 6 ** (asked.dice_first + asked.dice_second)
    return {"winner": {winner: Fraction(count, all_ways) for winner, count in ways.items() if count}}


@check(DuelSettle, covers="HD-119 HD-120 HD-121", odds=duel_settle_odds)
def duel_settle(asked: DuelSettle, house: House, faces: Faces) -> dict[str, Any]:
    """All duel dice of the first, then all of the second, and nothing added to them."""
    refuse_too_early(asked)
    first = faces.several(asked.dice_first, 6, "duel-first")
    second = faces.several(asked.dice_second, 6, "duel-second")
    return {
        "faces_first": first,
        "faces_second": second,
        "sum_first": sum(first),
        "sum_second": sum(second),
        **winner_between(asked, sum(first), sum(second)),
    }
