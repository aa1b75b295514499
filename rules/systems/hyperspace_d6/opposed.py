"""Who wins where two or more sides roll against each other, and what happens when they are even."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.contract import (
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    ListOf,
    Text,
    Verdict,
    asked,
    asks,
    derived,
    invalid,
    not_allowed,
)
from rules.contract import Side as Rolled

KIND = Choice("pc", "npc")
TOTAL = Integer(-2000, 2000)


def refuse_repeated(ids: Sequence[str], path: str) -> None:
    if len(set(ids)) < len(ids):
        raise invalid(path, "error-repeated")


@dataclass(frozen=True)
class Contender:
    id: str
    kind: str
    total: int


@dataclass(frozen=True)
class Standing:
    """``tied``: those among whom people decide, or have decided. ``decision_by`` says who has to, while it is open."""

    winner: str | None
    tied: tuple[str, ...]
    decided_by: str | None
    decision_by: str | None
    margin: int


def standing(contenders: Sequence[Contender], decision: str | None = None) -> Standing:
    """The highest total wins; even, a single player character beats all others, else people decide (HD-045 to HD-048)."""
    totals = sorted(contender.total for contender in contenders)
    margin = totals[-1] - totals[-2]
    best = [contender for contender in contenders if contender.total == totals[-1]]
    players = [contender for contender in best if contender.kind == "pc"]
    clear = best if len(best) == 1 else players
    if len(clear) == 1:
        if decision is not None:
            raise not_allowed("decision-not-needed")
        decided_by = "total" if len(best) == 1 else "pc-over-npc"
        return Standing(clear[0].id, (), decided_by, None, margin)

    tied = tuple(contender.id for contender in players or best)
    if decision is None:
        return Standing(None, tied, None, "players" if players else "gm", margin)
    if decision not in tied:
        raise not_allowed("decision-not-tied")
    return Standing(decision, tied, "decision", None, margin)


def decide_rolled(acting: Rolled, opposing: Rolled, house: House) -> Verdict:
    """The same for two rolls of their own. Open while a choice on a Destiny 6 is, or when people have to decide."""
    if acting.outcome["provisional"] or opposing.outcome["provisional"]:
        return Verdict(None, "choice-pending")
    found = standing(
        [
            Contender("acting", acting.kind, acting.outcome["total"]),
            Contender("opposing", opposing.kind, opposing.outcome["total"]),
        ]
    )
    by = found.decided_by or f"decided-by-{found.decision_by}"
    return Verdict({"acting": 0, "opposing": 1}.get(found.winner or ""), by, found.margin)


@asks
class Side:
    id: str = asked(Text())
    kind: str = asked(KIND)
    total: int = asked(TOTAL)
    pending: bool = asked(Boolean(), default=False)


@asks
class OpposedResult:
    sides: tuple[Side, ...] = asked(ListOf(Side, least=2, most=12))
    decision: str | None = asked(Text(), default=None, nullable=True)


@dataclass(frozen=True, kw_only=True)
class OpposedOutcome(Standing):
    critical: bool


@derived(OpposedResult, covers="HD-045 HD-046 HD-047 HD-048 HD-049 HD-121")
def opposed_result(asked: OpposedResult, house: House, faces: Faces) -> OpposedOutcome:
    refuse_repeated([side.id for side in asked.sides], "inputs.sides")
    if any(side.pending for side in asked.sides):
        raise not_allowed("choice-pending")
    found = standing([Contender(side.id, side.kind, side.total) for side in asked.sides], asked.decision)
    return OpposedOutcome(**vars(found), critical=False)
