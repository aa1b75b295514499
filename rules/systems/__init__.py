"""The game systems that are switched on, one line each. ``rules/README.md`` tells how to add one."""

from __future__ import annotations

from rules import contract
from rules.contract import JSON, System
from rules.contract.answers import Draw

from .dark_heresy import DARK_HERESY
from .deathwatch import DEATHWATCH
from .dice import DICE
from .hyperspace_d6 import HYPERSPACE_D6
from .starfinder import STARFINDER

SYSTEMS: dict[str, System] = {
    system.id: system
    for system in (
        DEATHWATCH,
        DARK_HERESY,
        HYPERSPACE_D6,
        STARFINDER,
        DICE,
    )
}


def resolve(request: JSON, draw: Draw | None = None, language: str = "en") -> dict[str, JSON]:
    """The contract's answer to one request, by the systems that are switched on."""
    return contract.resolve(request, SYSTEMS, draw, language)


def odds(request: JSON, language: str = "en") -> dict[str, JSON]:
    """The contract's answer to one request for odds."""
    return contract.odds(request, SYSTEMS, language)


def catalogue(system: str | None = None, language: str = "en") -> dict[str, JSON]:
    """Rules, schemas, house rules of one system or of all."""
    return contract.catalogue(SYSTEMS, system, language)
