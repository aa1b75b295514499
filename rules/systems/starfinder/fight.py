"""How a fight goes. The document of this game is about movement: initiative is the published check of Dexterity, with the
penalties that conditions bring."""

from __future__ import annotations

from rules.contract import Effect, Fight, Step, listed
from rules.contract.play import Context
from rules.contract.sheets import Values

from .checks import ability_modifier
from .conditions import CANNOT_THREATEN, penalties
from .play import HURT, STILL
from .sheet import conditions_felt, load_carried
from .tables import CONDITION


def dexterity(values: Values) -> int:
    score = values.get("dexterity")
    return ability_modifier(10 if score is None else score)


def die_and_modifier(values: Values) -> str:
    modifier = dexterity(values) + penalties(conditions_felt(values), load_carried(values))["initiative"]
    return f"1d20{modifier:+d}" if modifier else "1d20"


def cannot_act(context: Context) -> bool:
    sheet = context["sheet"]
    return sheet.get("hit_points") == 0 or not CANNOT_THREATEN.isdisjoint(sheet.get("conditions") or ())


FIGHT = Fight(
    notation=die_and_modifier,
    bonus=dexterity,
    conditions={str(key): f"choice-{key}" for key in CONDITION.values},
    states={str(key): listed("conditions", str(key)) for key in CONDITION.values},
    by_oneself=frozenset({"prone", "total-defence"}),
    skips=frozenset(CANNOT_THREATEN),
    loses_turn=cannot_act,
    delay_moves=True,
    harm=Effect("harm", (), STILL, steps=(Step("nonlethal-damage", {**HURT, "damage": "outcome.damage"}),)),
)
