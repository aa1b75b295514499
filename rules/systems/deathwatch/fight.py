"""How a fight goes: initiative by a die and Agility, states that cost the turn, wounds."""

from __future__ import annotations

from rules.contract import JSON, Effect, Fight, Step, switched
from rules.contract.fields import REQUIRED
from rules.contract.sheets import Values, look_up

from .play import TRACK, TRACKED
from .sheet import CHECKS, bonus

STATES = ("prone", "stunned", "unconscious")


def agility_bonus(values: Values) -> int:
    """Nothing, where the sheet does not say."""
    found = look_up(values, bonus("agility"))
    return 0 if found is REQUIRED else int(found)


def cannot_act(context: JSON) -> bool:
    return bool(context["sheet"].get("stunned") or context["sheet"].get("unconscious"))


FIGHT = Fight(
    rule="initiative",
    fills={**CHECKS["initiative"], "agility_bonus": agility_bonus},
    result="total",
    bonus=agility_bonus,
    conditions={key: f"sheet-{key}" for key in STATES},
    states={key: switched(key) for key in STATES},
    by_oneself=frozenset({"prone"}),
    skips=frozenset({"stunned", "unconscious"}),
    loses_turn=cannot_act,
    harm=Effect("harm", (), TRACKED, steps=(Step("wound-track", {**TRACK, "amount": "outcome.damage"}),)),
)
