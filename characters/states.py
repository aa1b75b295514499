"""Conditions that stand on a sheet, for those who may end them by hand: outside of an encounter, as in one, whose order follows."""

from __future__ import annotations

from collections.abc import Mapping

from django.utils.translation import gettext as _

from rules.contract import JSON, Words

from .models import Character
from .sheets import system_of


def states_to_end(
    character: Character, values: Mapping[str, JSON], words: Words, *, is_gm: bool
) -> list[dict[str, str]]:
    """``key`` and words (``does``) of each condition that holds by these values: those that whoever suffers them ends by
    themselves, and for the game master all."""
    fight = system_of(character).fight
    return [
        {"key": key, "does": ending_said(character, key, words)}
        for key, state in fight.states.items()
        if (is_gm or key in fight.by_oneself) and state.holds(values)
    ]


def ending_said(character: Character, key: str, words: Words) -> str:
    """``Stand up``, or else ``End: stunned``."""
    label = words.text(system_of(character).fight.conditions[key]).casefold()
    return words.first(f"ends-{key}", default=_("End: %(condition)s") % {"condition": label})
