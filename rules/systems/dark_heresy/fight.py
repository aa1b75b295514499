"""How a fight goes: one roll for initiative that stands for the whole combat, states that cost the turn, wounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.contract import JSON, Contender, Effect, Fight, GivenFaces, Settled, SheetState, Step, listed
from rules.contract.play import Context, exactly
from rules.contract.sheets import Values

from .play import PLAY, from_sheet
from .sheet import READS, STATES
from .turns import LASTS_UNTIL_OWN_TURN, turn_order


def agility_bonus(values: Values) -> int:
    return min(20, (values.get("ag") or 0) // 10)


def one_member(values: Values) -> JSON:
    """Whoever rolls, without a name: what is signed names nobody."""
    return [{"id": "1", "agility_bonus": agility_bonus(values)}]


def in_turn_order(contenders: Sequence[Contender]) -> Settled:
    units = [
        {"id": one.id, "initiative": one.initiative, "agility_bonus": max(0, min(20, one.bonus))}
        for one in contenders
    ]
    found = turn_order.resolve({"units": units}, {}, GivenFaces(()))
    return Settled(tuple(found["order"]), tuple(tuple(ids) for ids in found["ties"]))


def states_left(context: Context) -> JSON:
    """Those that the rule takes away end; those that it does not know stay."""
    left = context["turn-start"]["states"]
    asked = READS["turn-start"]["states"]
    known = asked(context["sheet"]) if callable(asked) else ()
    return [state for state in context["sheet"].get("states") or () if state in left or state not in known]


def stunned() -> SheetState:
    """A stun with its rounds, or one without a count."""
    state = listed("states", "stunned")
    return SheetState(
        state.begins,
        replace(state.ends, sets={**state.ends.sets, "stunned_rounds": exactly(0)}),
        lambda values: state.holds(values) or bool(values.get("stunned_rounds")),
    )


TURN_BEGINS = Effect(
    "turn-begins",
    (),
    {"states": states_left, "stunned_rounds": "turn-start.stunned_rounds"},
    steps=(Step("turn-start", {"round": "outcome.round", **from_sheet(READS["turn-start"])}),),
)

FIGHT = Fight(
    order=in_turn_order,
    rule="initiative",
    fills={"members": one_member},
    result="initiative",
    bonus=agility_bonus,
    conditions={state: f"choice-{state}" for state in STATES},
    states={**{state: listed("states", state) for state in STATES}, "stunned": stunned()},
    by_oneself=frozenset({"prone", *LASTS_UNTIL_OWN_TURN}),
    skips=frozenset({"stunned", "unconscious"}),
    turn_begins=TURN_BEGINS,
    loses_turn=lambda context: context["turn-start"]["half_actions"] == 0,
    harm=next(effect for effect in PLAY.effects if effect.key == "wounds"),
)
