"""Several people or several rolls for one thing: group rolls, help, cumulative rolls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.contract import (
    JSON,
    Boolean,
    Faces,
    House,
    Integer,
    ListOf,
    Text,
    asked,
    asks,
    derived,
    not_allowed,
    transition,
)

from .checks import DIFFICULTY, verdict
from .opposed import TOTAL, refuse_repeated
from .pools import VALUE


@asks
class Member:
    """``pool``: the member's own, after own modifiers and without the group's bonus."""

    id: str = asked(Text())
    pool: int = asked(Integer(0, 60), unit="D")
    skill: int = asked(VALUE)


@asks
class GroupLeader:
    members: tuple[Member, ...] = asked(ListOf(Member, least=2, most=21))
    max_helpers: int | None = asked(Integer(0, 20), default=None, nullable=True)
    decision: str | None = asked(Text(), default=None, nullable=True)


@derived(GroupLeader, covers="HD-050 HD-051 HD-052 HD-053")
def group_leader(asked: GroupLeader, house: House, faces: Faces) -> dict[str, Any]:
    members = asked.members
    refuse_repeated([member.id for member in members], "inputs.members")
    helping = len(members) - 1
    if asked.max_helpers is not None and helping > asked.max_helpers:
        raise not_allowed("too-many-helpers", helpers=helping, most=asked.max_helpers)

    best = max((member.pool, member.skill) for member in members)
    equal = [member.id for member in members if (member.pool, member.skill) == best]
    tied = equal if len(equal) > 1 else []
    leader = None if tied else equal[0]
    if asked.decision is not None:
        if not tied:
            raise not_allowed("decision-not-needed")
        if asked.decision not in tied:
            raise not_allowed("decision-not-tied")
        leader = asked.decision
    return {
        "leader": leader,
        "tied": tied,
        "group_helpers": helping,
        "helpers": [member.id for member in members if member.id != leader] if leader is not None else [],
        "leader_pool": best[0] + helping,
    }


def may_lead(rolled: Sequence[Mapping[str, Any]]) -> list[int]:
    """The places of those with the best pool, then the best number beside it (HD-050): one, or those among whom people choose."""
    best = max((outcome["pool"], outcome["flat"]) for outcome in rolled)
    return [place for place, outcome in enumerate(rolled) if (outcome["pool"], outcome["flat"]) == best]


def help_of(helpers: int, house: House) -> Mapping[str, JSON]:
    return {"group_helpers": helpers}


@asks
class Helper:
    """``total`` and ``difficulty`` are those of the helper's own check, when nothing of it is open any more."""

    id: str = asked(Text())
    total: int = asked(TOTAL)
    difficulty: int = asked(DIFFICULTY)
    pending: bool = asked(Boolean(), default=False)


@asks
class Help:
    helpers: tuple[Helper, ...] = asked(ListOf(Helper, least=1, most=10))
    rolled: bool = asked(Boolean(), default=False)


@dataclass(frozen=True)
class HelpGiven:
    id: str
    success: bool
    critical: bool
    dice: int


@derived(Help, covers="HD-054 HD-055 HD-056")
def help_(asked: Help, house: House, faces: Faces) -> dict[str, Any]:
    """One die for a helper's success, two for a critical; the dice of several helpers add up."""
    if asked.rolled:
        raise not_allowed("help-too-late")
    if len({helper.id for helper in asked.helpers}) < len(asked.helpers):
        raise not_allowed("helper-repeated")
    if any(helper.pending for helper in asked.helpers):
        raise not_allowed("choice-pending")
    given = []
    for helper in asked.helpers:
        judged = verdict(helper.total, helper.difficulty)
        success, critical = bool(judged.success), bool(judged.critical)
        given.append(HelpGiven(helper.id, success, critical, dice=int(success) + int(critical)))
    return {"help_dice": sum(help.dice for help in given), "helpers": given}


@asks
class CumulativeCheck:
    difficulty: int = asked(Integer(1, 9999))
    sum: int = asked(Integer(-100000, 100000), default=0)
    rolls: int = asked(Integer(0, 1000), default=0)
    total: int = asked(TOTAL)
    pending: bool = asked(Boolean(), default=False)
    max_rolls: int | None = asked(Integer(1, 1000), default=None, nullable=True)


@transition(CumulativeCheck, covers="HD-057 HD-058")
def cumulative_check(asked: CumulativeCheck, house: House, faces: Faces) -> dict[str, Any]:
    """One step more. Success and critical are judged on the sum alone."""
    if asked.pending:
        raise not_allowed("choice-pending")
    if asked.sum >= asked.difficulty:
        raise not_allowed("already-complete")
    if asked.max_rolls is not None and asked.rolls >= asked.max_rolls:
        raise not_allowed("no-rolls-left")
    added_up = asked.sum + asked.total
    rolls = asked.rolls + 1
    complete = added_up >= asked.difficulty
    return {
        "sum": added_up,
        "rolls": rolls,
        "remaining": max(0, asked.difficulty - added_up),
        "complete": complete,
        "critical": added_up >= 2 * asked.difficulty,
        "failed": not complete and asked.max_rolls is not None and rolls >= asked.max_rolls,
    }
