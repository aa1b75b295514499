"""How a fight goes: initiative stands on the sheet and stays for the whole combat; states come and go with turns."""

from __future__ import annotations

from collections.abc import Sequence

from rules.contract import JSON, Contender, Effect, Fight, GivenFaces, Settled, SheetState, Step
from rules.contract.fights import STATE_BEGINS, STATE_ENDS
from rules.contract.play import Context, exactly

from .offers import incapacitated, part
from .play import PLAY
from .turns import initiative_order


def in_initiative_order(contenders: Sequence[Contender]) -> Settled:
    participants = [
        {"id": one.id, "kind": "npc" if one.is_npc else "pc", "initiative": one.initiative}
        for one in contenders
    ]
    found = initiative_order.resolve({"participants": participants}, {}, GivenFaces(()))
    return Settled(tuple(found["order"]), tuple(tuple(tie["ids"]) for tie in found["ties"]))


def event(key: str, name: str) -> Effect:
    """A turn that begins or ends, for the states that wait for it."""
    return Effect(
        key,
        (),
        {"states": "state-event.states"},
        steps=(Step("state-event", {"states": "sheet.states", "event": exactly(name)}),),
    )


def waiting(key: str, name: str) -> SheetState:
    """A state that is set for the bearer's next turn, and that the rules end with it."""

    def ended(context: Context) -> JSON:
        return {**(context["sheet"].get("states") or {}), f"{key}_now": False, f"{key}_next": False}

    return SheetState(
        event(STATE_BEGINS, name),
        Effect(STATE_ENDS, (), {"states": ended}),
        lambda values: (
            bool(part(values, "states", f"{key}_now", False))
            or bool(part(values, "states", f"{key}_next", False))
        ),
    )


INCAPACITATED = SheetState(
    event(STATE_BEGINS, "incapacitate"),
    event(STATE_ENDS, "recover"),
    lambda values: bool(incapacitated(values)),
)

FIGHT = Fight(
    order=in_initiative_order,
    fixed="initiative",
    conditions={
        "dismayed": "field-dismayed",
        "stunned": "field-stunned-now",
        "incapacitated": "field-incapacitated",
    },
    states={
        "dismayed": waiting("dismayed", "dismay"),
        "stunned": waiting("stunned", "stun"),
        "incapacitated": INCAPACITATED,
    },
    skips=frozenset({"stunned", "incapacitated"}),
    turn_begins=event("turn-begins", "turn-start"),
    turn_ends=event("turn-ends", "turn-end"),
    loses_turn=lambda context: context["state-event"]["turn_lost"],
    harm=next(effect for effect in PLAY.effects if effect.key == "damage"),
)
