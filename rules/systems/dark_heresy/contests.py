"""Stunning, knocking down, feinting, shoving and grappling (section 4.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
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
    main_fields,
)
from rules.systems.d100 import MODIFIERS, Modifier, bonus_of, total_of

from .d100 import (
    BONUS,
    FATIGUE,
    NOTHING_ADDED,
    SCORE,
    TEST_SWITCHES,
    Added,
    Conditions,
    D100Test,
    Stakes,
    condition_values,
    contest,
    fatigue_value,
    stakes,
)
from .odds import every_contest

SIDES = ("attacker", "defender")


@asks
class StunContest:
    attacker_strength_bonus: int = asked(BONUS)
    defender_strength_bonus: int = asked(BONUS)
    defender_toughness_bonus: int = asked(BONUS)
    head_armour: int = asked(Integer(0, 100))


@dataclass(frozen=True)
class Stunned:
    attacker_total: int
    defender_total: int
    stunned: bool
    stunned_rounds: int
    fatigue_gained: int


@check(
    StunContest,
    covers="DH-061 DH-062",
    odds=("stunned", "stunned_rounds"),
    house_rules=("stun-contest-bonus",),
)
def stun_contest(asked: StunContest, house: House, faces: Faces) -> Stunned:
    if house["stun-contest-bonus"] == "toughness":
        defender_bonus = asked.defender_toughness_bonus
    else:
        defender_bonus = asked.defender_strength_bonus
    attacker = faces.d(10, "a") + asked.attacker_strength_bonus
    defender = faces.d(10, "b") + defender_bonus + asked.head_armour
    rounds = max(0, attacker - defender)
    return Stunned(attacker, defender, rounds > 0, rounds, 1 if rounds else 0)


@asks
class StrengthSide:
    score: int = asked(SCORE)
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])
    fatigue: int = asked(FATIGUE, default=0)

    def stakes(self, house: House, further: int = 0) -> Stakes:
        values = (total_of(self.modifiers), fatigue_value(self.fatigue), further)
        return stakes(self.score, values, house)


@asks
class WeaponSkillSide:
    score: int = asked(SCORE)
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])
    conditions: Conditions = asked(Conditions, default={})

    def stakes(self, house: House) -> Stakes:
        values = condition_values(self.conditions, "ws").values()
        return stakes(self.score, (total_of(self.modifiers), *values), house)


def _rolled(
    attacker: Stakes, defender: Stakes, house: House, faces: Faces, added: Added
) -> tuple[D100Test, D100Test]:
    return (
        attacker.test(faces.d(100, "a"), house, added.a),
        defender.test(faces.d(100, "b"), house, added.b),
    )


def _odds(
    attacker: Stakes,
    defender: Stakes,
    house: House,
    outcome: Callable[[D100Test, D100Test], Mapping[str, Any]],
    names: tuple[str, ...] = ("winner",),
) -> Mapping[str, Any]:
    pairs = every_contest(attacker, defender, house)
    return main_fields(((chance, outcome(a, b)) for chance, a, b in pairs), names)


@asks
class KnockDown:
    attacker: StrengthSide = asked(StrengthSide)
    defender: StrengthSide = asked(StrengthSide)
    moved_first: bool = asked(Boolean(), default=False)

    def both_stakes(self, house: House) -> tuple[Stakes, Stakes]:
        return self.attacker.stakes(house, 10 if self.moved_first else 0), self.defender.stakes(house)


@dataclass(frozen=True)
class KnockedDown:
    """``damage`` to the defender is not soaked."""

    attacker: D100Test
    defender: D100Test
    winner: str
    step: str
    defender_prone: bool
    damage: int
    defender_fatigue: int
    attacker_prone: bool


def _knocked_down(asked: KnockDown, attacker: D100Test, defender: D100Test) -> KnockedDown:
    strength = bonus_of(asked.attacker.score)
    winner, step = contest(attacker, defender, strength, bonus_of(asked.defender.score), SIDES)
    won = winner == "attacker"
    hard = won and attacker.success and attacker.degrees >= 2
    return KnockedDown(
        attacker,
        defender,
        winner,
        step,
        defender_prone=won,
        damage=max(0, strength - 4) if hard else 0,
        defender_fatigue=1 if hard else 0,
        attacker_prone=winner == "defender" and not attacker.success and attacker.degrees >= 2,
    )


def _knock_down_odds(asked: KnockDown, house: House) -> Mapping[str, Any]:
    return _odds(
        *asked.both_stakes(house),
        house,
        lambda attacker, defender: vars(_knocked_down(asked, attacker, defender)),
        ("winner", "defender_prone", "attacker_prone"),
    )


@check(
    KnockDown,
    covers="DH-063 DH-064 DH-065 DH-066",
    odds=_knock_down_odds,
    house_rules=TEST_SWITCHES,
)
def knock_down(asked: KnockDown, house: House, faces: Faces, added: Added = NOTHING_ADDED) -> KnockedDown:
    return _knocked_down(asked, *_rolled(*asked.both_stakes(house), house, faces, added))


@asks
class Feint:
    attacker: WeaponSkillSide = asked(WeaponSkillSide)
    defender: WeaponSkillSide = asked(WeaponSkillSide)

    def both_stakes(self, house: House) -> tuple[Stakes, Stakes]:
        return self.attacker.stakes(house), self.defender.stakes(house)


@dataclass(frozen=True)
class Feinted:
    attacker: D100Test
    defender: D100Test
    winner: str
    step: str
    next_attack_unavoidable: bool


def _weapon_skill_odds(asked: Feint, house: House) -> Mapping[str, Any]:
    return _odds(
        *asked.both_stakes(house),
        house,
        lambda attacker, defender: {"winner": contest(attacker, defender, names=SIDES)[0]},
    )


@check(Feint, covers="DH-055 DH-007", odds=_weapon_skill_odds, house_rules=TEST_SWITCHES)
def feint(asked: Feint, house: House, faces: Faces, added: Added = NOTHING_ADDED) -> Feinted:
    attacker, defender = _rolled(*asked.both_stakes(house), house, faces, added)
    winner, step = contest(attacker, defender, names=SIDES)
    return Feinted(attacker, defender, winner, step, winner == "attacker")


@asks
class Shove(Feint):
    follow: bool = asked(Boolean(), default=False)


@dataclass(frozen=True)
class Shoved:
    attacker: D100Test
    defender: D100Test
    winner: str
    step: str
    moved_metres: int
    attacker_follows: bool


@check(Shove, covers="DH-078 DH-007", odds=_weapon_skill_odds, house_rules=TEST_SWITCHES)
def shove(asked: Shove, house: House, faces: Faces, added: Added = NOTHING_ADDED) -> Shoved:
    attacker, defender = _rolled(*asked.both_stakes(house), house, faces, added)
    winner, step = contest(attacker, defender, names=SIDES)
    won = winner == "attacker"
    return Shoved(attacker, defender, winner, step, 1 if won else 0, won and asked.follow)


@asks
class GrappleContest:
    actor: str = asked(Choice(*SIDES))
    attacker: StrengthSide = asked(StrengthSide)
    defender: StrengthSide = asked(StrengthSide)
    unarmed_bonus: int = asked(Integer(-10, 20), default=-3)

    def both_stakes(self, house: House) -> tuple[Stakes, Stakes]:
        return self.attacker.stakes(house), self.defender.stakes(house)

    def verdict(self, attacker: D100Test, defender: D100Test) -> tuple[str, str]:
        return contest(
            attacker, defender, bonus_of(self.attacker.score), bonus_of(self.defender.score), SIDES
        )


@dataclass(frozen=True)
class Grappled:
    """``damage`` is still to be soaked; None where none was rolled."""

    attacker: D100Test
    defender: D100Test
    winner: str
    step: str
    freed: bool
    damage: int | None
    fatigue_gained: int


def _grapple_odds(asked: GrappleContest, house: House) -> Mapping[str, Any]:
    return _odds(
        *asked.both_stakes(house),
        house,
        lambda attacker, defender: {"winner": asked.verdict(attacker, defender)[0]},
    )


@check(GrappleContest, covers="DH-072 DH-073 DH-074", odds=_grapple_odds, house_rules=TEST_SWITCHES)
def grapple_contest(
    asked: GrappleContest, house: House, faces: Faces, added: Added = NOTHING_ADDED
) -> Grappled:
    attacker, defender = _rolled(*asked.both_stakes(house), house, faces, added)
    winner, step = asked.verdict(attacker, defender)
    damage = None
    if asked.actor == winner == "attacker":
        damage = max(0, faces.d(5, "unarmed") + asked.unarmed_bonus + bonus_of(asked.attacker.score))
    return Grappled(
        attacker,
        defender,
        winner,
        step,
        freed=asked.actor == winner == "defender",
        damage=damage,
        fatigue_gained=0 if damage is None else 1,
    )
