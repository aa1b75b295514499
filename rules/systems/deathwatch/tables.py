"""The tables of section 7 as literals, and the same as tables to browse. Their skills stand in ``skills.py``."""

from __future__ import annotations

from typing import NamedTuple

from rules.contract import House, Table

from .bonuses import at_most
from .skills import SKILLS

DIFFICULTIES = {
    "trivial": (60, "Trivial", "Trivial", "Banale"),
    "elementary": (50, "Elementary", "Elemental", "Elementare"),
    "simple": (40, "Simple", "Simple", "Semplice"),
    "easy": (30, "Easy", "Fácil", "Facile"),
    "routine": (20, "Routine", "Rutinario", "Di routine"),
    "ordinary": (10, "Ordinary", "Corriente", "Ordinaria"),
    "challenging": (0, "Challenging", "Desafiante", "Impegnativa"),
    "difficult": (-10, "Difficult", "Difícil", "Difficile"),
    "hard": (-20, "Hard", "Duro", "Dura"),
    "very-hard": (-30, "Very Hard", "Muy Difícil", "Molto difficile"),
    "arduous": (-40, "Arduous", "Arduo", "Ardua"),
    "punishing": (-50, "Punishing", "Agotador", "Estenuante"),
    "hellish": (-60, "Hellish", "Infernal", "Infernale"),
}
"""Table 7.1: the signed number rules, the names in English, Spanish and Italian only label it."""


class MovementRates(NamedTuple):
    """Metres a round in the four modes."""

    half: float
    full: float
    charge: float
    run: float


MOVEMENT = (
    MovementRates(0.5, 1, 2, 3),
    MovementRates(1, 2, 3, 6),
    MovementRates(2, 4, 6, 12),
    MovementRates(3, 6, 9, 18),
    MovementRates(4, 8, 12, 24),
    MovementRates(5, 10, 15, 30),
    MovementRates(6, 12, 18, 36),
    MovementRates(7, 14, 21, 42),
    MovementRates(8, 16, 24, 48),
    MovementRates(9, 18, 27, 54),
    MovementRates(10, 20, 30, 60),
)
"""Table 7.2, by Agility bonus from 0."""


def movement_rates(bonus: int) -> MovementRates:
    if bonus < len(MOVEMENT):
        return MOVEMENT[bonus]
    return MovementRates(bonus, 2 * bonus, 3 * bonus, 6 * bonus)


class NarrativeRates(NamedTuple):
    """Metres a minute, an hour and a day. The printed figures are rounded: none follows from another."""

    metres_per_minute: int
    metres_per_hour: int
    metres_per_day: int


NARRATIVE = (
    NarrativeRates(12, 750, 7000),
    NarrativeRates(24, 1500, 15_000),
    NarrativeRates(48, 3000, 30_000),
    NarrativeRates(72, 4000, 40_000),
    NarrativeRates(96, 6000, 60_000),
    NarrativeRates(120, 7000, 70_000),
    NarrativeRates(144, 9000, 90_000),
    NarrativeRates(168, 10_000, 100_000),
    NarrativeRates(192, 12_000, 120_000),
    NarrativeRates(216, 13_000, 130_000),
    NarrativeRates(240, 14_000, 140_000),
)
"""Table 7.3, by Agility bonus from 0; swimmers read it with the Strength bonus."""


def narrative_rates(bonus: int) -> NarrativeRates:
    if bonus < len(NARRATIVE):
        return NARRATIVE[bonus]
    kilometres = (144 * bonus + 50) // 100
    return NarrativeRates(24 * bonus, 1000 * kilometres, 10_000 * kilometres)


class Weights(NamedTuple):
    """Kilograms that can be carried, lifted and pushed."""

    carry: float
    lift: float
    push: float


WEIGHTS = (
    Weights(0.9, 2.25, 4.5),
    Weights(2.25, 4.5, 9),
    Weights(4.5, 9, 18),
    Weights(9, 18, 36),
    Weights(18, 36, 72),
    Weights(27, 54, 108),
    Weights(36, 72, 144),
    Weights(45, 90, 180),
    Weights(56, 112, 225),
    Weights(67, 135, 270),
    Weights(78, 157, 315),
    Weights(90, 180, 360),
    Weights(112, 225, 450),
    Weights(225, 450, 900),
    Weights(337, 675, 1350),
    Weights(450, 900, 1800),
    Weights(675, 1350, 2700),
    Weights(900, 1800, 3600),
    Weights(1350, 2700, 5400),
    Weights(1800, 3600, 7200),
    Weights(2250, 4500, 9000),
)
"""Table 7.4, by index from 0."""


def weight_limits(index: int, house: House) -> Weights:
    """The limits at an index of 0 or more; beyond the last row by the house rule ``weights-above-20`` (DW-082)."""
    last = len(WEIGHTS) - 1
    if index <= last:
        return WEIGHTS[index]
    if house["weights-above-20"] == "clamp":
        return WEIGHTS[last]
    carry = WEIGHTS[last].carry + 450 * (index - last)
    return Weights(carry, 2 * carry, 4 * carry)


FALLS = ((3, 3), (6, 5), (9, 7), (12, 9), (15, 11), (18, 13), (21, 15), (24, 17))
"""Table 7.5: metres fallen, up to; and what is added to the die."""

DEEPEST_FALL = 20


def fall_addition(metres: float) -> int:
    """What a fall adds to its die; between two columns the higher one counts."""
    for limit, added in FALLS:
        if at_most(metres, limit):
            return added
    return DEEPEST_FALL


TABLES = (
    Table("difficulty", ("step", "modifier"), tuple((step, row[0]) for step, row in DIFFICULTIES.items())),
    Table(
        "movement",
        ("bonus", "half", "full", "charge", "run"),
        tuple((bonus, *rates) for bonus, rates in enumerate(MOVEMENT)),
    ),
    Table(
        "narrative-movement",
        ("bonus", "metres_per_minute", "metres_per_hour", "metres_per_day"),
        tuple((bonus, *rates) for bonus, rates in enumerate(NARRATIVE)),
    ),
    Table(
        "weights",
        ("index", "carry", "lift", "push"),
        tuple((index, *limits) for index, limits in enumerate(WEIGHTS)),
    ),
    Table("falling", ("metres_up_to", "added"), (*FALLS, (None, DEEPEST_FALL))),
    Table(
        "skills",
        ("skill", "characteristic", "skill_type"),
        tuple((skill.key, skill.characteristic, skill.type) for skill in SKILLS),
    ),
)
