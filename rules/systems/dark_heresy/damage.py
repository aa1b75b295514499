"""From the damage roll to wounds (section 4.5)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rules.contract import (
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    ListOf,
    asked,
    asks,
    check,
    derived,
    invalid,
    not_allowed,
    transition,
)

from .d100 import BONUS, judged
from .hits import LOCATION
from .odds import FACES, sums_of_dice

DAMAGE = Integer(0, 1000)
COVER = Integer(0, 32)


@asks
class DamageRoll:
    dice_count: int = asked(Integer(1, 10))
    dice_sides: int = asked(Choice(5, 10))
    bonus: int = asked(Integer(-20, 100), default=0)
    melee: bool = asked(Boolean(), default=False)
    strength_bonus: int | None = asked(BONUS, when=("melee", True))


@dataclass(frozen=True)
class DamageRolled:
    rolls: tuple[int, ...]
    damage: int
    tens: int
    fury: bool


def _flat(asked: DamageRoll | RighteousFury) -> int:
    """What is added to the dice."""
    return asked.bonus + (asked.strength_bonus or 0)


def _damage_odds(asked: DamageRoll, house: House) -> Mapping[str, Any]:
    flat = _flat(asked)
    damage: dict[str, Fraction] = defaultdict(Fraction)
    for total, chance in sums_of_dice(asked.dice_count, asked.dice_sides).items():
        damage[str(max(0, total + flat))] += chance
    can_be_furious = asked.dice_sides == 10 and house["righteous-fury"] != "off"
    fury = 1 - Fraction(9, 10) ** asked.dice_count if can_be_furious else Fraction(0)
    return {"damage": damage, "fury": fury}


@check(DamageRoll, covers="DH-037 DH-043", odds=_damage_odds, house_rules=("righteous-fury",))
def damage_roll(asked: DamageRoll, house: House, faces: Faces) -> DamageRolled:
    flat = _flat(asked)
    rolls = faces.several(asked.dice_count, asked.dice_sides, "damage")
    tens = rolls.count(10)
    fury = tens > 0 and house["righteous-fury"] != "off"
    return DamageRolled(tuple(rolls), max(0, sum(rolls) + flat), tens, fury)


@asks
class RighteousFury:
    """``target``: the number that the attack was rolled against."""

    first_damage: int = asked(DAMAGE)
    target: int = asked(Integer(-400, 500))
    dice_count: int = asked(Integer(1, 10))
    bonus: int = asked(Integer(-20, 100), default=0)
    melee: bool = asked(Boolean(), default=False)
    strength_bonus: int | None = asked(BONUS, when=("melee", True))


@dataclass(frozen=True)
class Confirmation:
    roll: int
    success: bool
    fumble: bool


@dataclass(frozen=True)
class Fury:
    """``extra``: what each confirmed fury adds; ``damage`` is the first damage with all of it."""

    mode: str
    confirmations: tuple[Confirmation, ...]
    extra: tuple[int, ...]
    damage: int
    critical_damage: int


def _fury_mode(house: House) -> str:
    mode: str = house["righteous-fury"]
    if mode == "off":
        raise not_allowed("fury-off")
    return mode


def _fury_odds(asked: RighteousFury, house: House) -> Mapping[str, Any]:
    if _fury_mode(house) == "beta":
        return {"critical_damage": {str(face): Fraction(1, 5) for face in range(1, 6)}}
    confirmed = sum(judged(roll, asked.target, house)[0] for roll in FACES)
    return {"confirmed": Fraction(confirmed, 100)}


@check(
    RighteousFury,
    covers="DH-043 DH-044 DH-045 DH-046 DH-047",
    odds=_fury_odds,
    house_rules=("righteous-fury", "natural-100", "natural-01-succeeds"),
)
def righteous_fury(asked: RighteousFury, house: House, faces: Faces) -> Fury:
    flat = _flat(asked)
    mode = _fury_mode(house)
    if mode == "beta":
        return Fury(mode, (), (), asked.first_damage, faces.d(5, "critical"))
    confirmations: list[Confirmation] = []
    extra: list[int] = []
    furious = True
    while furious:
        roll = faces.d(100, "confirm")
        confirmation = Confirmation(roll, *judged(roll, asked.target, house))
        confirmations.append(confirmation)
        if not confirmation.success:
            break
        rolls = faces.several(asked.dice_count, 10, "damage")
        extra.append(max(0, sum(rolls) + flat))
        furious = 10 in rolls
    return Fury(mode, tuple(confirmations), tuple(extra), asked.first_damage + sum(extra), 0)


@asks
class Cover:
    ap: int = asked(COVER)
    locations: tuple[str, ...] = asked(ListOf(LOCATION, most=6, unique=True))


@asks
class DamageSoak:
    damage: int = asked(DAMAGE)
    location: str = asked(LOCATION)
    armour_points: int = asked(Integer(0, 100))
    toughness_bonus: int = asked(BONUS)
    penetration: int = asked(Integer(0, 100), default=0)
    cover: Cover | None = asked(Cover, optional=True)
    shot: bool = asked(Boolean(), default=True)


@dataclass(frozen=True)
class Soaked:
    cover_applied: int
    armour_total: int
    penetration_used: int
    armour_effective: int
    final_damage: int
    cover_ap_after: int | None


def worn_cover(ap: int, damage: int) -> int:
    """Rolled damage above the cover's points takes one of them (DH-102)."""
    return max(0, ap - 1) if damage > ap else ap


@derived(DamageSoak, covers="DH-038 DH-048 DH-101 DH-102", house_rules=("penetration",))
def damage_soak(asked: DamageSoak, house: House, faces: Faces) -> Soaked:
    cover_applied = 0
    cover_ap_after = None
    if asked.cover:
        cover_ap_after = asked.cover.ap
        if asked.location in asked.cover.locations:
            cover_applied = asked.cover.ap
            if asked.shot:
                cover_ap_after = worn_cover(asked.cover.ap, asked.damage)
    total = asked.armour_points + cover_applied
    penetration = asked.penetration if house["penetration"] else 0
    effective = max(0, total - penetration)
    final = max(0, asked.damage - effective - asked.toughness_bonus)
    return Soaked(cover_applied, total, penetration, effective, final, cover_ap_after)


@asks
class CoverDegradation:
    cover_ap: int = asked(COVER)
    damages: tuple[int, ...] = asked(ListOf(DAMAGE, least=1, most=50))


@dataclass(frozen=True)
class CoverWorn:
    cover_ap: int
    after: tuple[int, ...]


@transition(CoverDegradation, covers="DH-102")
def cover_degradation(asked: CoverDegradation, house: House, faces: Faces) -> CoverWorn:
    ap = asked.cover_ap
    after = []
    for damage in asked.damages:
        ap = worn_cover(ap, damage)
        after.append(ap)
    return CoverWorn(ap, tuple(after))


@asks
class WoundsAndCritical:
    life_max: int = asked(Integer(1, 500))
    life: int = asked(Integer(-200, 500))
    damage: int = asked(DAMAGE)
    fury_critical: int = asked(Integer(0, 5), default=0)
    critical_extra: int = asked(Integer(0, 200), default=0)


@dataclass(frozen=True)
class Wounded:
    """Life 0 is not critical yet. What a critical effect does, and death, is the game master's to tell."""

    life: int
    critical_extra: int
    critical_level: int
    critical_effect: bool
    seek_safety: bool
    fate_heal_window: bool


@transition(WoundsAndCritical, covers="DH-019 DH-039 DH-040 DH-042 DH-046")
def wounds_and_critical(asked: WoundsAndCritical, house: House, faces: Faces) -> Wounded:
    if asked.life > asked.life_max:
        raise invalid("inputs.life", "error-more-than-life-max")
    life = asked.life - asked.damage
    critical_extra = asked.critical_extra + asked.fury_critical
    level = max(0, -life) + critical_extra
    return Wounded(
        life,
        critical_extra,
        level,
        (asked.damage > 0 and life < 0) or asked.fury_critical > 0,
        level > 0,
        asked.life >= 0 > life,
    )
