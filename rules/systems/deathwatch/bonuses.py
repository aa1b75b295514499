"""Bonuses, gravity, halves and the tolerance of decimal comparisons (sections 1 and 3.4)."""

from __future__ import annotations

import math

from rules.contract import Choice, House

TOLERANCE = 1e-9

GRAVITIES = Choice("normal", "low", "high", "zero")
GRAVITIES_WITH_WEIGHT = Choice("normal", "low", "high")


def at_most(quantity: float, limit: float) -> bool:
    """Whether a decimal quantity is within its limit."""
    return quantity <= limit + TOLERANCE


def half(quantity: float, house: House) -> float:
    """A half for which no rounding is stated: as the house rule ``half-rounding`` wants it."""
    rounding = house["half-rounding"]
    if rounding == "down":
        return math.floor(quantity / 2)
    if rounding == "up":
        return math.ceil(quantity / 2)
    return quantity / 2


def effective_agility_bonus(agility_bonus: int, encumbered: bool, gravity: str) -> int:
    """For movement rates and initiative only; first encumbrance, then gravity (DW-042, DW-104, DW-106)."""
    bonus = max(0, agility_bonus - 1) if encumbered else agility_bonus
    if gravity == "low":
        return bonus + 2
    if gravity == "high":
        return max(bonus - 2, min(bonus, 1))
    return bonus


def throwing_arm(strength_bonus: int, gravity: str) -> int:
    """The Strength bonus for the distance of a throw (DW-105, DW-107)."""
    if gravity == "low":
        return strength_bonus + 2
    if gravity == "high":
        return max(0, strength_bonus - 2)
    return strength_bonus


def jump_distance(metres: float, gravity: str, house: House) -> float:
    """A jumped distance in this gravity (DW-105, DW-107)."""
    if gravity == "low":
        return metres * 2
    if gravity == "high":
        return half(metres, house)
    return metres


SHORTEST_RUN_UP = 4


def is_running(run_up: float) -> bool:
    return at_most(SHORTEST_RUN_UP, run_up)


def run_up_bonus(run_up: float) -> int:
    """+10 for each 4 m of run-up after the first 4, at most +30 (DW-069)."""
    if not is_running(run_up):
        return 0
    return max(0, min(30, 10 * math.floor((run_up - SHORTEST_RUN_UP) / 4)))
