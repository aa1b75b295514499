"""Jams, ammunition, mounts, suppressing fire and waiting to fire (section 4.4)."""

from __future__ import annotations

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
    Number,
    asked,
    asks,
    check,
    derived,
    invalid,
    main_fields,
    not_allowed,
    transition,
)
from rules.systems.d100 import MODIFIERS, Modifier, total_of

from .attacks import AIM, AIM_VALUES, FIREARMS, HANDS, RATE_OF_FIRE, ROUNDS
from .d100 import (
    BONUS,
    NAME,
    NOTHING_ADDED,
    SCORE,
    TEST_SWITCHES,
    Added,
    Conditions,
    D100Test,
    condition_values,
    stakes,
)
from .hits import hits_of, jam_threshold
from .odds import FACES, sums_of_dice


@asks
class ClearJam:
    score: int = asked(SCORE)
    ammo: int = asked(ROUNDS)
    ammo_type: str = asked(Choice("las", "plasma", "melta", "solid"))
    conditions: Conditions = asked(Conditions, default={})
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])


@dataclass(frozen=True)
class JamCleared(D100Test):
    cleared: bool
    ammo_lost: int
    ammo_left: int


@check(ClearJam, covers="DH-110", odds=("success", "degrees"), house_rules=TEST_SWITCHES)
def clear_jam(asked: ClearJam, house: House, faces: Faces, added: Added = NOTHING_ADDED) -> JamCleared:
    if asked.conditions.pinned:
        raise not_allowed("pinned-half-only")
    values = condition_values(asked.conditions, "bs").values()
    staked = stakes(asked.score, (*values, total_of(asked.modifiers)), house)
    test = staked.test(faces.d(100, "test"), house, added.a)
    lost = 0
    if test.success:
        lost = min(1, asked.ammo) if asked.ammo_type == "solid" else asked.ammo
    return JamCleared(**vars(test), cleared=test.success, ammo_lost=lost, ammo_left=asked.ammo - lost)


@asks
class Reload:
    magazine: int = asked(Integer(1, 1000))
    ammo: int = asked(ROUNDS, default=0)
    half_actions_needed: int = asked(Integer(1, 40))
    half_actions_done: int = asked(Integer(0, 40), default=0)
    half_actions_now: int = asked(Integer(1, 2))


@dataclass(frozen=True)
class Reloaded:
    half_actions_done: int
    finished: bool
    ammo: int


@transition(Reload, covers="DH-090")
def reload(asked: Reload, house: House, faces: Faces) -> Reloaded:
    if asked.ammo > asked.magazine:
        raise invalid("inputs.ammo", "error-more-than-magazine")
    if asked.half_actions_done >= asked.half_actions_needed:
        raise invalid("inputs.half_actions_done", "error-already-done")
    if asked.ammo == asked.magazine:
        raise not_allowed("magazine-full")
    done = min(asked.half_actions_needed, asked.half_actions_done + asked.half_actions_now)
    finished = done == asked.half_actions_needed
    return Reloaded(done, finished, asked.magazine if finished else asked.ammo)


MOUNT_ARCS = {"improvised": 45, "bipod": 90, "tripod": 180}


@asks
class HeavyWeaponArc:
    braced: bool = asked(Boolean())
    mount: str = asked(Choice(*MOUNT_ARCS))
    angle: float = asked(Number(0, 180), unit="degrees")


@dataclass(frozen=True)
class Arc:
    arc_degrees: int | None
    inside: bool
    bursts_allowed: bool


@derived(HeavyWeaponArc, covers="DH-105 DH-106")
def heavy_weapon_arc(asked: HeavyWeaponArc, house: House, faces: Faces) -> Arc:
    if not asked.braced:
        return Arc(None, True, False)
    arc = MOUNT_ARCS[asked.mount]
    return Arc(arc, 2 * asked.angle <= arc, True)


SUPPRESSING_ARC = 45


@asks
class SuppressingFire:
    mode: str = asked(Choice("suppressing", "overwatch"), default="suppressing")
    score: int = asked(SCORE)
    weapon_class: str = asked(Choice(*FIREARMS))
    rate_of_fire: int = asked(RATE_OF_FIRE)
    ammo: int = asked(ROUNDS)
    jammed: bool = asked(Boolean(), default=False)
    trained: bool = asked(Boolean(), default=True)
    hands: str | None = asked(HANDS, default="two", when=("weapon_class", "basic", "heavy"))
    braced: bool | None = asked(Boolean(), default=False, when=("weapon_class", "heavy"))
    off_hand: bool = asked(Boolean(), default=False)
    ambidextrous: bool = asked(Boolean(), default=False)
    aim: str = asked(AIM, default="none")
    weapon_range: float = asked(Number(1, 100_000), unit="m")
    enemies: tuple[str, ...] = asked(ListOf(NAME, most=50, unique=True))
    conditions: Conditions = asked(Conditions, default={})
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])

    @property
    def in_one_hand(self) -> bool:
        return self.hands == "one" or self.off_hand


@dataclass(frozen=True)
class Suppressed(D100Test):
    """``zone_length`` in metres. Each of ``pinning_tests`` makes a pinning test, hit or not."""

    mode: str
    applied: Mapping[str, int]
    jammed: bool
    hits: int
    victims: tuple[str, ...]
    ammo_used: int
    ammo_left: int
    arc_degrees: int
    zone_length: float
    pinning_tests: tuple[str, ...]


def _refuse(asked: SuppressingFire) -> None:
    if asked.conditions.pinned:
        raise not_allowed("pinned-half-only")
    if asked.jammed:
        raise not_allowed("jammed-weapon")
    if not asked.rate_of_fire:
        raise not_allowed("needs-full-auto")
    if not asked.ammo:
        raise not_allowed("empty-weapon")
    if asked.weapon_class == "heavy" and asked.in_one_hand:
        raise not_allowed("heavy-needs-two-hands")
    if asked.weapon_class == "heavy" and not asked.braced:
        raise not_allowed("unbraced-single-shot-only")


def _values(asked: SuppressingFire) -> dict[str, int]:
    return {
        "suppressing": -20,
        "aim": AIM_VALUES[asked.aim],
        "untrained": 0 if asked.trained else -20,
        "one_handed": -20 if asked.weapon_class == "basic" and asked.in_one_hand else 0,
        "off_hand": -20 if asked.off_hand and not asked.ambidextrous else 0,
        **condition_values(asked.conditions, "bs"),
        "other": total_of(asked.modifiers),
    }


@dataclass(frozen=True)
class _Burst:
    test: D100Test
    jammed: bool
    bullets: int
    hits: int


def _burst(asked: SuppressingFire, roll: int, house: House, added: int = 0) -> _Burst:
    test = stakes(asked.score, _values(asked).values(), house).test(roll, house, added)
    if roll >= jam_threshold(asked.mode):
        return _Burst(test, True, 0, 0)
    bullets = min(asked.rate_of_fire, asked.ammo)
    hits = min(len(asked.enemies), hits_of("suppressing", test.degrees, bullets)) if test.success else 0
    return _Burst(test, False, bullets, hits)


def _victims(enemies: tuple[str, ...], due: int, faces: Faces) -> tuple[str, ...]:
    """So many of the enemies, none twice, drawn one by one; the last one left needs no die."""
    left = list(enemies)
    victims = []
    for _ in range(due):
        place = faces.d(len(left), "victim") if len(left) > 1 else 1
        victims.append(left.pop(place - 1))
    return tuple(victims)


def _suppressing_odds(asked: SuppressingFire, house: House) -> Mapping[str, Any]:
    _refuse(asked)
    bursts = [_burst(asked, roll, house) for roll in FACES]
    return main_fields(
        (
            (
                Fraction(1, 100),
                {"success": burst.test.success, "jammed": burst.jammed, "hits": burst.hits},
            )
            for burst in bursts
        ),
        ("success", "jammed", "hits"),
    )


@check(
    SuppressingFire,
    covers="DH-067 DH-068 DH-069 DH-070 DH-109",
    odds=_suppressing_odds,
    house_rules=TEST_SWITCHES,
)
def suppressing_fire(
    asked: SuppressingFire, house: House, faces: Faces, added: Added = NOTHING_ADDED
) -> Suppressed:
    _refuse(asked)
    burst = _burst(asked, faces.d(100, "test"), house, added.a)
    return Suppressed(
        **vars(burst.test),
        mode=asked.mode,
        applied={name: value for name, value in _values(asked).items() if value},
        jammed=burst.jammed,
        hits=burst.hits,
        victims=_victims(asked.enemies, burst.hits, faces),
        ammo_used=burst.bullets,
        ammo_left=asked.ammo - burst.bullets,
        arc_degrees=SUPPRESSING_ARC,
        zone_length=asked.weapon_range / 2,
        pinning_tests=() if burst.jammed else asked.enemies,
    )


REST_DICE = 10


@asks
class Overwatch:
    willpower_bonus: int = asked(BONUS)
    hours: float = asked(Number(0, 1000), unit="h")


@dataclass(frozen=True)
class Overwatching:
    max_hours: int
    hours_left: float
    must_rest: bool
    rest_minutes: int | None


def _overwatch_odds(asked: Overwatch, house: House) -> Mapping[str, Any]:
    if asked.hours < asked.willpower_bonus:
        raise not_allowed("no-odds")
    sums = sums_of_dice(REST_DICE, 10)
    return {"rest_minutes": {str(minutes): chance for minutes, chance in sums.items()}}


@check(Overwatch, covers="DH-070 DH-071", odds=_overwatch_odds)
def overwatch(asked: Overwatch, house: House, faces: Faces) -> Overwatching:
    longest = asked.willpower_bonus
    must_rest = asked.hours >= longest
    return Overwatching(
        longest,
        max(0, longest - asked.hours),
        must_rest,
        sum(faces.several(REST_DICE, 10, "rest")) if must_rest else None,
    )
