"""The chance of the success that a roll asked for, as it was before its dice fell: a function of what was asked alone."""

from __future__ import annotations

from .asking import RollAsk, odds_shown
from .models import Roll


def chance_of(roll: Roll) -> float | None:
    """None where nothing can be said: no success is asked for, the odds cost too much, or the roll is sealed."""
    if roll.sealed or not isinstance((roll.outcome or {}).get("success"), bool):
        return None
    ask = {
        "system": roll.system,
        "rule": roll.rule,
        "inputs": roll.inputs,
        "house_rules": roll.house_rules,
    }
    success = odds_shown(RollAsk(ask)).success
    return None if success is None else float(success)


def note_chance(roll: Roll) -> None:
    """Keeps a roll's chance beside it, for statistics."""
    if roll.chance is None and (chance := chance_of(roll)) is not None:
        Roll.objects.filter(pk=roll.pk).update(chance=chance)
