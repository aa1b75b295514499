"""What the apps above hear of: a sheet that changed, a proposal, a step in a character's life.

A character knows no scenes. Whoever shows sheets puts a function into ``HEARERS`` when it starts; it is called inside the
transaction that made the change, by actions only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from accounts.models import User

from .models import Character

CHANGED = "changed"
PROPOSED = "proposed"


@dataclass(frozen=True)
class Happening:
    """``what``: ``CHANGED`` (the sheet), ``PROPOSED``, ``proposal-approved``, ``proposal-sent-back``, or a ``LifeEvent.What``."""

    what: str
    character: Character
    person: User | None


HEARERS: list[Callable[[Happening], None]] = []


def say(what: str, character: Character, person: User | None) -> None:
    for hear in HEARERS:
        hear(Happening(what, character, person))
