"""From an attack to the Determination that is lost: attack, result, damage, armour and shields, scale, effect."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor
from typing import Any

from rules.contract import (
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    asked,
    asks,
    check,
    derived,
    invalid,
    not_allowed,
    transition,
)

from .checks import CheckInputs, CheckOutcome, Stakes, Tally, need_possible, odds_of, roll, stakes_of
from .house_rules import CHECK_HOUSE_RULES
from .pools import VALUE
from .tables import BANDS, COVER_BONUS, SCALES, VERY_FAR_BONUS, WEAPONS


@asks
class DefenceInput:
    defence: int = asked(Integer(1, 200))
    cover: bool = asked(Boolean(), default=False)
    band: str = asked(Choice(*BANDS), default="close")


@dataclass(frozen=True)
class EffectiveDefence:
    defence: int
    cover_bonus: int
    range_bonus: int
    effective: int


def effective_defence(asked: DefenceInput) -> EffectiveDefence:
    """Defence with cover and distance; cover counts once, however much of it there is (HD-081 to HD-084)."""
    cover_bonus = COVER_BONUS if asked.cover else 0
    range_bonus = VERY_FAR_BONUS if asked.band == "very-far" else 0
    return EffectiveDefence(
        asked.defence, cover_bonus, range_bonus, effective=asked.defence + cover_bonus + range_bonus
    )


@derived(DefenceInput, covers="HD-081 HD-082 HD-083 HD-084")
def defence(asked: DefenceInput, house: House, faces: Faces) -> EffectiveDefence:
    return effective_defence(asked)


@asks
class WeaponInput:
    weapon: str = asked(Choice(*WEAPONS))
    mode: str = asked(Choice("normal", "stun"), default="normal")
    strength: int | None = asked(VALUE, default=None, nullable=True, unit="D")


@derived(WeaponInput, covers="HD-080 HD-087 HD-097 HD-103")
def weapon(asked: WeaponInput, house: House, faces: Faces) -> dict[str, Any]:
    """What to attack with and what damage follows; the stun mode of the listed weapons does no damage."""
    listed = WEAPONS[asked.weapon]
    dice = listed.dice
    if dice is None:
        if asked.strength is None:
            raise invalid("inputs.strength", "error-missing")
        dice = asked.strength
    stun = asked.mode == "stun"
    if listed.stun == ("no" if stun else "only"):
        raise not_allowed("mode-not-available")
    return {
        "attribute": listed.attribute,
        "skill": listed.skill,
        "dice": 0 if stun else dice,
        "flat": 0 if stun else listed.flat,
        "stun": stun,
        "machines_only": listed.machines_only,
    }


@dataclass(frozen=True, kw_only=True)
class AttackOutcome(CheckOutcome):
    effective_defence: int
    hit: bool


def attack_roll(stakes: Stakes, house: House, faces: Faces) -> AttackOutcome:
    """A check against the effective Defence, which a critical has to double as well."""
    rolled = roll(stakes, house, faces)
    assert rolled.target is not None
    return AttackOutcome(**vars(rolled), effective_defence=rolled.target, hit=rolled.success is True)


@asks
class Attack(DefenceInput, CheckInputs):
    attribute: int = asked(VALUE, unit="D")
    skill: int = asked(VALUE)


def attack_stakes(asked: Attack, house: House) -> Stakes:
    target = effective_defence(asked).effective
    return stakes_of(asked, house, attribute=asked.attribute, skill=asked.skill, target=target)


@check(
    Attack,
    covers="HD-080 HD-085 HD-086 HD-130 HD-132",
    odds=odds_of(attack_stakes),
    house_rules=CHECK_HOUSE_RULES,
)
def attack(asked: Attack, house: House, faces: Faces) -> AttackOutcome:
    return attack_roll(attack_stakes(asked, house), house, faces)


@asks
class AttackResult:
    """``tally`` of the settled attack; ``stun``: the weapon's mode can stun."""

    tally: Tally = asked(Tally)
    stun: bool = asked(Boolean(), default=False)


@derived(
    AttackResult,
    covers="HD-085 HD-086 HD-100 HD-103 HD-107 HD-112",
    house_rules=("dismayed-needs-hit",),
)
def attack_result(asked: AttackResult, house: House, faces: Faces) -> dict[str, Any]:
    """What an attack brings. A 6 on the Destiny Die itself dismays, whatever was chosen for it; its explosions do not."""
    tally = asked.tally
    need_possible(tally)
    if tally.target is None:
        raise invalid("inputs.tally", "error-no-target")
    if tally.choice == "pending":
        raise not_allowed("choice-pending")
    hit = tally.total >= tally.target
    return {
        "hit": hit,
        "critical": tally.total >= 2 * tally.target,
        "damage_follows": hit,
        "dismayed": tally.destiny == 6 and (hit or not house["dismayed-needs-hit"]),
        "stunned": hit and asked.stun,
    }


@asks
class DamageInput:
    dice: int = asked(Integer(0, 30), unit="D")
    flat: int = asked(Integer(0, 60), default=0)
    critical: bool = asked(Boolean(), default=False)


@dataclass(frozen=True)
class DamageOutcome:
    """``again_faces``: the second roll of a critical, in tables that roll twice. ``base``: the damage without the critical."""

    faces: tuple[int, ...]
    again_faces: tuple[int, ...]
    base: int
    critical: bool
    damage: int


def damage_roll(dice: int, flat: int, critical: bool, house: House, faces: Faces) -> DamageOutcome:
    """Ordinary dice: no Destiny Die, nothing explodes (HD-087). A critical doubles as the table has agreed (HD-088)."""
    first = faces.several(dice, 6, "damage")
    again: list[int] = []
    base = damage = sum(first) + flat
    if critical:
        if house["critical-damage"] == "double-roll":
            again = faces.several(dice, 6, "damage-again")
            damage = base + sum(again) + flat
        elif house["critical-damage"] == "double-dice":
            damage = 2 * sum(first) + flat
        else:
            damage = 2 * base
    return DamageOutcome(tuple(first), tuple(again), base, critical, damage)


@check(DamageInput, covers="HD-087 HD-088 HD-139 HD-141", house_rules=("critical-damage",))
def damage(asked: DamageInput, house: House, faces: Faces) -> DamageOutcome:
    return damage_roll(asked.dice, asked.flat, asked.critical, house, faces)


@asks
class ProtectionDice:
    """Dice of armour or of a vehicle's shields, and how many of them are broken."""

    total: int = asked(Integer(0, 20), unit="D")
    broken: int = asked(Integer(0, 20), default=0, unit="D")


@dataclass(frozen=True)
class Protection:
    """``usable``: the dice that are left for the next blow."""

    faces: tuple[int, ...]
    reduction: int
    newly_broken: int
    broken: int
    usable: int


def protect(asked: ProtectionDice, purpose: str, house: House, faces: Faces) -> Protection:
    """All usable dice together; each 6 breaks its die after this roll (HD-090 to HD-092)."""
    if asked.broken > asked.total:
        raise invalid("inputs.broken", "error-more-than", most=asked.total)
    usable = asked.total - asked.broken
    if usable == 0:
        raise not_allowed(f"no-{purpose}-dice")
    shown = faces.several(usable, 6, purpose)
    sixes = shown.count(6)
    return Protection(
        faces=tuple(shown),
        reduction=sum(shown) if house["armour-six-counts"] else sum(shown) - 6 * sixes,
        newly_broken=sixes,
        broken=asked.broken + sixes,
        usable=usable - sixes,
    )


@check(ProtectionDice, covers="HD-090 HD-091 HD-092", house_rules=("armour-six-counts",))
def armour_roll(asked: ProtectionDice, house: House, faces: Faces) -> Protection:
    return protect(asked, "armour", house, faces)


@check(ProtectionDice, covers="HD-134", house_rules=("armour-six-counts",))
def shield_roll(asked: ProtectionDice, house: House, faces: Faces) -> Protection:
    return protect(asked, "shield", house, faces)


@asks
class ScaleDamage:
    """``damage`` after the critical; ``reduction`` from armour or shields."""

    damage: int = asked(Integer(0, 100000))
    attacker: str = asked(Choice(*SCALES), default="character")
    target: str = asked(Choice(*SCALES), default="character")
    reduction: int = asked(Integer(0, 10000), default=0)


def scale_factor(attacker: int, target: int, house: House) -> Fraction:
    """What damage is multiplied by between two classes, by their factors (HD-126 to HD-128)."""
    if house["scale-compose"] == "ratio":
        return Fraction(attacker, target)
    if attacker > target:
        return Fraction(attacker)
    return Fraction(1, target) if target > attacker else Fraction(1)


def rounded(damage: Fraction, house: House) -> int:
    """Scaled damage that is not whole (HD-129)."""
    if house["rounding"] == "ceiling":
        return ceil(damage)
    if house["rounding"] == "half-up":
        return floor(damage + Fraction(1, 2))
    return floor(damage)


@derived(
    ScaleDamage,
    covers="HD-089 HD-091 HD-096 HD-125 HD-126 HD-127 HD-128 HD-129 HD-130",
    house_rules=("scale-order", "scale-compose", "rounding"),
)
def scale_damage(asked: ScaleDamage, house: House, faces: Faces) -> dict[str, Any]:
    """The damage between two classes of body, less armour or shields; rounded once."""
    factor = scale_factor(SCALES[asked.attacker], SCALES[asked.target], house)
    if house["scale-order"] == "before-armour":
        after_scale = rounded(asked.damage * factor, house)
        final = after_armour = max(0, after_scale - asked.reduction)
    else:
        after_armour = max(0, asked.damage - asked.reduction)
        final = after_scale = rounded(after_armour * factor, house)
    return {
        "multiply": factor.numerator,
        "divide": factor.denominator,
        "after_scale": after_scale,
        "after_armour": after_armour,
        "final": final,
    }


@asks
class ApplyDamage:
    determination: int = asked(Integer(0, 1000))
    damage: int = asked(Integer(0, 1000000))
    incapacitated: bool = asked(Boolean(), default=False)


@transition(ApplyDamage, covers="HD-094 HD-095 HD-105 HD-107")
def apply_damage(asked: ApplyDamage, house: House, faces: Faces) -> dict[str, Any]:
    """Damage lowers Determination, never below 0; at 0 one is Incapacitated."""
    left = max(0, asked.determination - asked.damage)
    incapacitated = asked.incapacitated or left == 0
    return {
        "determination": left,
        "lost": asked.determination - left,
        "incapacitated": incapacitated,
        "newly_incapacitated": incapacitated and not asked.incapacitated,
    }
