"""Dismayed, Stunned, Incapacitated: how they come and go; what a medpac, a rest and a repair give back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.contract import (
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    asked,
    asks,
    invalid,
    not_allowed,
    transition,
)

from .opposed import TOTAL

DETERMINATION = Integer(0, 1000)
MAXIMUM = Integer(1, 1000)


@asks
class States:
    """``…_next`` waits for the bearer's next own turn, ``…_now`` is in force."""

    dismayed_now: bool = asked(Boolean(), default=False)
    dismayed_next: bool = asked(Boolean(), default=False)
    stunned_now: bool = asked(Boolean(), default=False)
    stunned_next: bool = asked(Boolean(), default=False)
    incapacitated: bool = asked(Boolean(), default=False)


@asks
class StateEvent:
    """``structured``: turns are being counted."""

    states: States = asked(States, default={})
    event: str = asked(
        Choice(
            "dismay",
            "stun",
            "incapacitate",
            "recover",
            "turn-start",
            "turn-end",
            "check-made",
            "scene-end",
            "session-start",
        )
    )
    structured: bool = asked(Boolean(), default=True)


def states_after(asked: StateEvent) -> States:
    """The states after an event. One that is set twice is one state; Incapacitated ends by ``recover`` alone (HD-100 to HD-113)."""
    states, event, structured = asked.states, asked.event, asked.structured
    if event == "dismay":
        return replace(states, dismayed_next=True) if structured else replace(states, dismayed_now=True)
    if event == "stun":
        return replace(states, stunned_next=True) if structured else replace(states, stunned_now=True)
    if event == "incapacitate":
        return replace(states, incapacitated=True)
    if event == "recover":
        if not states.incapacitated:
            raise not_allowed("not-incapacitated")
        return replace(states, incapacitated=False)
    if event == "turn-start":
        return replace(
            states,
            dismayed_now=states.dismayed_now or states.dismayed_next,
            stunned_now=states.stunned_now or states.stunned_next,
            dismayed_next=False,
            stunned_next=False,
        )
    if event == "turn-end":
        return replace(states, dismayed_now=False, stunned_now=False)
    if event == "check-made":
        return states if structured else replace(states, dismayed_now=False)
    if event == "session-start" and structured:
        return states
    return States(incapacitated=states.incapacitated)


@transition(
    StateEvent,
    covers="HD-023 HD-100 HD-101 HD-102 HD-103 HD-104 HD-105 HD-106 HD-107 HD-112 HD-113 HD-170 HD-171 HD-172",
)
def state_event(asked: StateEvent, house: House, faces: Faces) -> dict[str, Any]:
    states = states_after(asked)
    out_of_action = states.incapacitated or states.stunned_now
    return {
        "states": states,
        "may_act": not out_of_action,
        "penalty_dice": int(states.dismayed_now),
        "turn_lost": asked.event == "turn-start" and out_of_action,
    }


def refuse_above_maximum(determination: int, maximum: int) -> None:
    if determination > maximum:
        raise invalid("inputs.determination", "error-more-than", most=maximum)


def half_of_the_total(total: int) -> int:
    """What a Medicine check or a repair gives back: half its total, rounded down, never less than nothing."""
    return max(0, total // 2)


@asks
class Medpac:
    determination: int = asked(DETERMINATION)
    maximum: int = asked(MAXIMUM)
    incapacitated: bool = asked(Boolean())
    medpacs: int = asked(Integer(0, 1000))
    self_use: bool = asked(Boolean(), default=False)
    medicine_success: bool = asked(Boolean(), default=False)
    medicine_total: int | None = asked(TOTAL, default=None, nullable=True)


@transition(Medpac, covers="HD-108")
def medpac(asked: Medpac, house: House, faces: Faces) -> dict[str, Any]:
    """Ends Incapacitated without a roll; with a successful Medicine check Determination comes back too."""
    refuse_above_maximum(asked.determination, asked.maximum)
    treated = 0
    if asked.medicine_success:
        if asked.medicine_total is None:
            raise invalid("inputs.medicine_total", "error-missing")
        treated = half_of_the_total(asked.medicine_total)
    if asked.self_use and asked.incapacitated:
        raise not_allowed("incapacitated")
    if asked.medpacs == 0:
        raise not_allowed("no-medpac")
    determination = min(asked.maximum, asked.determination + treated)
    if asked.incapacitated:
        determination = max(1, determination)
    return {
        "determination": determination,
        "restored": determination - asked.determination,
        "incapacitated": False,
        "medpacs": asked.medpacs - 1,
    }


@asks
class Rest:
    length: str = asked(Choice("short", "long"))
    determination: int = asked(DETERMINATION)
    maximum: int = asked(MAXIMUM)
    incapacitated: bool = asked(Boolean())
    gm_allows: bool = asked(Boolean(), default=False)


@transition(Rest, covers="HD-109")
def rest(asked: Rest, house: House, faces: Faces) -> dict[str, Any]:
    """A short rest gives half a die, rounded up; a long one everything. Either ends Incapacitated."""
    refuse_above_maximum(asked.determination, asked.maximum)
    if asked.incapacitated and asked.length == "short" and not asked.gm_allows:
        raise not_allowed("rest-too-short")
    determination = asked.maximum
    if asked.length == "short":
        regained = (faces.d(6, "rest") + 1) // 2
        determination = min(asked.maximum, asked.determination + regained)
    return {
        "determination": determination,
        "restored": determination - asked.determination,
        "incapacitated": False,
    }


@asks
class Repair:
    """``success`` and ``total`` of the repair check. Dice need ``broken``; a hull the total, its Determination and maximum."""

    what: str = asked(Choice("armour", "shield", "hull"))
    success: bool = asked(Boolean())
    total: int | None = asked(TOTAL, default=None, nullable=True)
    broken: int | None = asked(Integer(0, 20), default=None, nullable=True, unit="D")
    determination: int | None = asked(DETERMINATION, default=None, nullable=True)
    maximum: int | None = asked(MAXIMUM, default=None, nullable=True)
    restores: str = asked(Choice("all", "one"), default="all")


@transition(Repair, covers="HD-093 HD-142")
def repair(asked: Repair, house: House, faces: Faces) -> dict[str, Any]:
    for name in ("total", "determination", "maximum") if asked.what == "hull" else ("broken",):
        if getattr(asked, name) is None:
            raise invalid(f"inputs.{name}", "error-missing")
    if asked.determination is not None and asked.maximum is not None:
        refuse_above_maximum(asked.determination, asked.maximum)
    if asked.what == "hull":
        return repaired_hull(asked)
    return repaired_dice(asked)


def repaired_dice(asked: Repair) -> dict[str, Any]:
    broken = asked.broken or 0
    if broken == 0:
        raise not_allowed("nothing-to-repair")
    restored = 0
    if asked.success:
        restored = 1 if asked.restores == "one" else broken
    return {"what": asked.what, "restored": restored, "broken": broken - restored, "determination": None}


def repaired_hull(asked: Repair) -> dict[str, Any]:
    assert asked.total is not None
    assert asked.determination is not None
    assert asked.maximum is not None
    if asked.determination == asked.maximum:
        raise not_allowed("nothing-to-repair")
    regained = half_of_the_total(asked.total) if asked.success else 0
    restored = min(regained, asked.maximum - asked.determination)
    return {
        "what": asked.what,
        "restored": restored,
        "broken": None,
        "determination": asked.determination + restored,
    }
