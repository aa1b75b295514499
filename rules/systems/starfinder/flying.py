"""What a flyer must check: hovering, a fall, dangerous wind; and what a fall does (5.36, 5.37)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rules.contract import Boolean, Choice, Faces, House, Integer, asked, asks, check, invalid, not_allowed

from .checks import SKILL_BONUS
from .kinds import MODIFIERS, Modifier, length, total_of
from .tables import DANGEROUS_WIND, GRAVITY, MANOEUVRABILITY, WIND

FAR_OFF = -5
"""Failing by so much or more, one is blown away."""
METRES_BLOWN = 3
METRES_A_DIE = 3
MOST_FALL_DICE = 20


@asks
class FlyCheck:
    task: str = asked(Choice("hover", "avoid-falling-damage", "move-in-wind"))
    manoeuvrability: str | None = asked(Choice(*MANOEUVRABILITY), default=None, nullable=True)
    acrobatics: int = asked(SKILL_BONUS)
    wind: str = asked(Choice(*WIND), default="light")
    turbulence: int = asked(Integer(0, 10), default=0)
    unconscious: bool = asked(Boolean(), default=False)
    swift: bool = asked(Boolean(), default=False)
    pressed: bool = asked(Boolean(), default=False)
    take_10: bool = asked(Boolean(), default=False)
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])


@dataclass(frozen=True)
class FlyChecked:
    """``automatic``: perfect flyers succeed without a check. ``blown`` in metres."""

    manoeuvrability: str
    check_needed: bool
    automatic: bool
    dc: int | None
    bonus: int
    total: int | None
    success: bool
    margin: int | None
    action: str
    result: str
    blown: int
    damage: int


@dataclass(frozen=True)
class Attempt:
    """What is known before a die falls; ``dc`` is None where no check is needed."""

    manoeuvrability: str
    automatic: bool
    dc: int | None
    bonus: int


def attempt(asked: FlyCheck, house: House) -> Attempt:
    if asked.swift and asked.task != "hover":
        raise invalid("inputs.swift", "error-swift-hover")
    manoeuvrability: str = asked.manoeuvrability or house["default-manoeuvrability"]
    perfect = manoeuvrability == "perfect"
    automatic = perfect and asked.task != "move-in-wind" and not asked.swift
    harmless = asked.task == "move-in-wind" and asked.wind not in DANGEROUS_WIND
    check_needed = not automatic and not harmless
    if asked.unconscious:
        raise not_allowed("unconscious")
    if asked.task == "hover" and manoeuvrability == "clumsy":
        raise not_allowed("clumsy-hover")
    if asked.swift and not perfect:
        raise not_allowed("swift-needs-perfect")
    if check_needed and asked.take_10:
        if asked.pressed:
            raise not_allowed("take-10-pressed")
        if asked.wind in DANGEROUS_WIND:
            raise not_allowed("take-10-wind")
    bonus = asked.acrobatics + MANOEUVRABILITY[manoeuvrability] + total_of(asked.modifiers)
    return Attempt(
        manoeuvrability, automatic, WIND[asked.wind] + asked.turbulence if check_needed else None, bonus
    )


def result_of(asked: FlyCheck, made: Attempt, margin: int | None) -> str:
    success = margin is None or margin >= 0
    if asked.task == "hover":
        # who may hover without a check, and fails to do so swiftly, hovers by a move action
        return "hovers" if success or made.manoeuvrability == "perfect" else "falls"
    if asked.task == "avoid-falling-damage":
        return "no-damage" if success else "full-damage"
    if margin is None or margin >= 0:
        return "moves"
    return "blown-away" if margin <= FAR_OFF else "no-move"


def action_of(asked: FlyCheck, success: bool) -> str:
    if asked.task == "hover":
        return "swift" if asked.swift and success else "move"
    return "reaction" if asked.task == "avoid-falling-damage" else "part-of-move"


def fly_odds(asked: FlyCheck, house: House) -> Mapping[str, Any]:
    """The dice of being blown away change nothing about the result."""
    made = attempt(asked, house)
    results: dict[str, Fraction] = {}
    for face in [10] if asked.take_10 else range(1, 21):
        margin = None if made.dc is None else face + made.bonus - made.dc
        result = result_of(asked, made, margin)
        results[result] = results.get(result, Fraction(0)) + Fraction(1, 1 if asked.take_10 else 20)
    return {"result": results}


@check(
    FlyCheck,
    covers="SF-131 SF-132 SF-133 SF-135 SF-140 SF-141 SF-142 SF-143 SF-144 SF-155 SF-156",
    odds=fly_odds,
    house_rules=("default-manoeuvrability",),
)
def fly_check(asked: FlyCheck, house: House, faces: Faces) -> FlyChecked:
    """Hovering, softening a fall, or moving in a dangerous wind."""
    made = attempt(asked, house)
    total = margin = None
    if made.dc is not None:
        total = made.bonus + (10 if asked.take_10 else faces.d(20, "acrobatics"))
        margin = total - made.dc
    success = margin is None or margin >= 0
    result = result_of(asked, made, margin)
    blown = damage = 0
    if result == "blown-away":
        blown = METRES_BLOWN * sum(faces.several(2, 6, "distance"))
        damage = sum(faces.several(2, 6, "damage"))
    return FlyChecked(
        manoeuvrability=made.manoeuvrability,
        check_needed=made.dc is not None,
        automatic=made.automatic,
        dc=made.dc,
        bonus=made.bonus,
        total=total,
        success=success,
        margin=margin,
        action=action_of(asked, success),
        result=result,
        blown=blown,
        damage=damage,
    )


@asks
class Fall:
    height: Fraction = asked(length(0, 3000), unit="m")
    gravity: str = asked(GRAVITY, default="normal")
    avoided: bool = asked(Boolean(), default=False)


@dataclass(frozen=True)
class FallSuffered:
    dice: int
    rolled: int
    damage: int
    prone: bool


def fall_dice(asked: Fall) -> int:
    if asked.avoided or asked.gravity == "zero":
        return 0
    return min(MOST_FALL_DICE, asked.height // METRES_A_DIE)


def fall_damage(rolled: int, gravity: str) -> int:
    if gravity == "low":
        return rolled // 2
    return 2 * rolled if gravity in ("high", "extreme") else rolled


def fall_odds(asked: Fall, house: House) -> Mapping[str, Any]:
    ways = {0: 1}
    for _die in range(fall_dice(asked)):
        one_more: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, 7):
                one_more[total + face] = one_more.get(total + face, 0) + count
        ways = one_more
    all_ways = sum(ways.values())
    damages: dict[str, Fraction] = {}
    for rolled, count in ways.items():
        damage = str(fall_damage(rolled, asked.gravity))
        damages[damage] = damages.get(damage, Fraction(0)) + Fraction(count, all_ways)
    return {"damage": damages}


@check(Fall, covers="SF-159", odds=fall_odds)
def fall(asked: Fall, house: House, faces: Faces) -> FallSuffered:
    """Damage of a fall: a die for every three metres, twenty at most."""
    dice = fall_dice(asked)
    rolled = sum(faces.several(dice, 6, "fall"))
    damage = fall_damage(rolled, asked.gravity)
    return FallSuffered(dice, rolled, damage, damage > 0)
