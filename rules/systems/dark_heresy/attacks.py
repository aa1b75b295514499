"""One attack with one weapon (section 4.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
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
    main_fields,
    not_allowed,
)
from rules.systems.d100 import MODIFIERS, Modifier, total_of

from .d100 import (
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
from .hits import LOCATION, hits_of, jam_threshold, location_of
from .odds import FACES
from .tables import movement
from .turns import SIDE, outnumbering_value

WEAPON_CLASS = Choice("melee", "pistol", "basic", "heavy", "thrown", "grenade")
FIREARMS = ("pistol", "basic", "heavy")
RANGED = ("weapon_class", *FIREARMS, "thrown", "grenade")
PAIR = ("two_weapons", "main", "off")
BURSTS = ("semi-auto", "full-auto")
MELEE_ACTIONS = ("guarded", "all-out", "charge", "multiple", "stun", "grapple")
AIM = Choice("none", "half", "full")
HANDS = Choice("one", "two")
ROUNDS = Integer(0, 1000)
RATE_OF_FIRE = Integer(0, 100)

ACTION_VALUES = {"guarded": -10, "all-out": 20, "charge": 10, "stun": -20, "semi-auto": 10, "full-auto": 20}
AIM_VALUES = {"none": 0, "half": 10, "full": 20}
RANGE_VALUES = {"point-blank": 30, "short": 10, "normal": 0, "long": -10, "extreme": -30}
SHORTEST_CHARGE = 4


@asks
class TargetStates:
    prone: bool = asked(Boolean(), default=False)
    stunned: bool = asked(Boolean(), default=False)
    unaware: bool = asked(Boolean(), default=False)
    running: bool = asked(Boolean(), default=False)
    defensive_stance: bool = asked(Boolean(), default=False)


@asks
class Charge:
    distance: float = asked(Number(0, 1000), unit="m")
    agility_bonus: int = asked(Integer(0, 30))
    ends_engaged: bool = asked(Boolean())


@asks
class Attack:
    weapon_class: str = asked(WEAPON_CLASS)
    score: int = asked(SCORE)
    trained: bool = asked(Boolean(), default=True)
    action: str = asked(
        Choice(
            "standard",
            "guarded",
            "all-out",
            "charge",
            "multiple",
            "stun",
            "grapple",
            "semi-auto",
            "full-auto",
        ),
        default="standard",
    )
    charge: Charge | None = asked(Charge, when=("action", "charge"))
    takedown: bool | None = asked(Boolean(), default=False, when=("action", "stun"))
    ammo: int | None = asked(ROUNDS, when=("weapon_class", *FIREARMS))
    rate_of_fire: int | None = asked(RATE_OF_FIRE, when=("action", *BURSTS))
    jammed: bool | None = asked(Boolean(), default=False, when=("weapon_class", *FIREARMS))
    hands: str | None = asked(HANDS, default="two", when=("weapon_class", "basic", "heavy"))
    braced: bool | None = asked(Boolean(), default=False, when=("weapon_class", "heavy"))
    off_hand: bool | None = asked(Boolean(), default=False, when=("two_weapons", "none"))
    ambidextrous: bool = asked(Boolean(), default=False)
    two_weapons: str = asked(Choice("none", "main", "off"), default="none")
    other_weapon_class: str | None = asked(WEAPON_CLASS, when=PAIR)
    two_weapon_talent: bool | None = asked(Boolean(), default=False, when=PAIR)
    other_used: bool | None = asked(Boolean(), default=False, when=PAIR)
    aim: str = asked(AIM, default="none")
    called_shot: str | None = asked(LOCATION, optional=True)
    range_band: str | None = asked(Choice(*RANGE_VALUES), default="normal", when=RANGED)
    qualities: tuple[str, ...] | None = asked(
        ListOf(Choice("scatter", "blast", "flame"), most=3, unique=True), default=[], when=RANGED
    )
    engaged: bool | None = asked(Boolean(), default=False, when=RANGED)
    allies_engaged: tuple[str, ...] | None = asked(
        ListOf(NAME, most=50, unique=True), default=[], when=RANGED
    )
    target: TargetStates = asked(TargetStates, default={})
    own_side: int = asked(SIDE, default=1)
    enemy_side: int = asked(SIDE, default=1)
    feinted: bool = asked(Boolean(), default=False)
    conditions: Conditions = asked(Conditions, default={})
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])

    @property
    def melee(self) -> bool:
        return self.weapon_class == "melee"

    @property
    def firearm(self) -> bool:
        return self.weapon_class in FIREARMS

    @property
    def burst(self) -> bool:
        return self.action in BURSTS

    @property
    def in_one_hand(self) -> bool:
        return self.hands == "one" or bool(self.off_hand) or self.two_weapons != "none"


@dataclass(frozen=True)
class AttackMade(D100Test):
    """``applied``: the values added, by name, where they are not nought. Ammunition is None for what is no firearm."""

    kind: str
    applied: Mapping[str, int]
    jammed: bool
    hit: bool
    hits: int
    location: str | None
    on_hit: str
    can_be_dodged: bool
    can_be_parried: bool
    ally_hit: str | None
    ally_location: str | None
    ammo_used: int | None
    ammo_left: int | None
    provokes_free_attacks: bool


def _refuse(asked: Attack, house: House) -> None:
    if asked.action in MELEE_ACTIONS and not asked.melee:
        raise not_allowed("action-needs-melee")
    if asked.burst and not asked.firearm:
        raise not_allowed("action-needs-firearm")
    if asked.conditions.pinned and asked.action != "standard":
        raise not_allowed("pinned-half-only")
    if asked.jammed:
        raise not_allowed("jammed-weapon")
    if asked.burst and not asked.rate_of_fire:
        raise not_allowed("no-such-mode")
    if asked.firearm and not asked.ammo:
        raise not_allowed("empty-weapon")
    if asked.weapon_class == "heavy" and asked.in_one_hand:
        raise not_allowed("heavy-needs-two-hands")
    if asked.weapon_class == "heavy" and asked.burst and not asked.braced:
        raise not_allowed("unbraced-single-shot-only")
    different_kinds = asked.two_weapons != "none" and asked.melee != (asked.other_weapon_class == "melee")
    if different_kinds and not asked.two_weapon_talent and asked.other_used:
        raise not_allowed("two-weapons-different-kind")
    if asked.engaged and asked.weapon_class != "pistol" and not house["non-pistol-in-melee"]:
        raise not_allowed("only-pistols-in-melee")
    if asked.range_band in ("short", "long", "extreme") and not house["range-bands"]:
        raise not_allowed("range-bands-off")
    if asked.charge:
        if not asked.charge.ends_engaged:
            raise not_allowed("charge-must-engage")
        if asked.charge.distance < SHORTEST_CHARGE:
            raise not_allowed("charge-too-short")
        farthest = movement(asked.charge.agility_bonus).charge
        if asked.charge.distance > farthest:
            raise not_allowed("charge-too-far", farthest=farthest)


def _into_melee(asked: Attack, house: House) -> int:
    if not asked.allies_engaged:
        return 0
    if asked.called_shot and house["called-shot-avoids-ally"] and not asked.qualities:
        return -10
    return -20


def _two_weapons(asked: Attack) -> int:
    if asked.two_weapons == "off":
        return -20 if asked.ambidextrous else -40
    return -20 if asked.two_weapons == "main" else 0


def _values(asked: Attack, house: House) -> dict[str, int]:
    """What is added to the score, by name, noughts included."""
    melee = asked.melee
    target = asked.target
    point_blank_in_melee = asked.range_band == "point-blank" and asked.engaged
    fights_in_melee = melee or asked.engaged
    return {
        "action": 0 if asked.takedown else ACTION_VALUES.get(asked.action, 0),
        "aim": AIM_VALUES[asked.aim],
        "range": 0 if point_blank_in_melee else RANGE_VALUES[asked.range_band or "normal"],
        "called_shot": -20 if asked.called_shot else 0,
        "into_melee": _into_melee(asked, house),
        "untrained": -20 if not asked.trained and asked.weapon_class != "grenade" else 0,
        "one_handed": -20 if asked.weapon_class == "basic" and asked.in_one_hand else 0,
        "unbraced": -30 if asked.weapon_class == "heavy" and not asked.braced else 0,
        "off_hand": -20 if asked.off_hand and not asked.ambidextrous else 0,
        "two_weapons": _two_weapons(asked),
        **condition_values(asked.conditions, "ws" if melee else "bs"),
        "target_prone": 10 if target.prone and melee else 0,
        "target_stunned": 20 if target.stunned else 0,
        "target_unaware": 30 if target.unaware else 0,
        "target_running": (20 if melee else -20) if target.running else 0,
        "target_defensive": -20 if target.defensive_stance and melee else 0,
        "outnumbering": outnumbering_value(asked.own_side, asked.enemy_side) if fights_in_melee else 0,
        "other": total_of(asked.modifiers),
    }


def _made(
    asked: Attack, values: dict[str, int], roll: int, house: House, added: int = 0
) -> tuple[AttackMade, bool]:
    """The attack but for the ally's name, and whether an ally is hit."""
    staked = stakes(asked.score, values.values(), house)
    test = staked.test(roll, house, added)
    jammed = asked.firearm and roll >= jam_threshold(asked.action)
    hit = test.success and not jammed
    ammo_used = ammo_left = None
    hits = 1 if hit else 0
    if asked.ammo is not None:
        bullets = min(asked.rate_of_fire or 0, asked.ammo) if asked.burst else 1
        hits = hits_of(asked.action, test.degrees, bullets) if hit else 0
        ammo_used = 0 if jammed else bullets
        ammo_left = asked.ammo - ammo_used
    ally_is_hit = False
    if values["into_melee"] == -20 and not (test.success or test.fumble or jammed):
        without = sum(values.values()) - values["into_melee"]
        ally_is_hit = stakes(asked.score, (without,), house).test(roll, house).success
    attack = AttackMade(
        **vars(test),
        kind="melee" if asked.melee else "ranged",
        applied={name: value for name, value in values.items() if value},
        jammed=jammed,
        hit=hit,
        hits=hits,
        location=(asked.called_shot or location_of(roll)) if hit else None,
        on_hit={"stun": "stun-contest", "grapple": "grapple"}.get(asked.action, "damage"),
        can_be_dodged=hit and not asked.feinted,
        can_be_parried=hit and asked.melee and not asked.feinted,
        ally_hit=None,
        ally_location=location_of(roll) if ally_is_hit else None,
        ammo_used=ammo_used,
        ammo_left=ammo_left,
        provokes_free_attacks=bool(asked.engaged) and asked.weapon_class != "pistol",
    )
    return attack, ally_is_hit


def _attack_odds(asked: Attack, house: House) -> Mapping[str, Any]:
    _refuse(asked, house)
    values = _values(asked, house)
    made = [_made(asked, values, roll, house) for roll in FACES]
    odds = main_fields(
        ((Fraction(1, 100), vars(attack)) for attack, _ in made),
        ("success", "hit", "jammed", "hits", "location"),
    )
    allies = asked.allies_engaged or ()
    struck = sum(ally_is_hit for _, ally_is_hit in made)
    ally_hit = {"none": Fraction(100 - struck, 100)}
    if struck:
        for ally in allies:
            ally_hit[ally] = ally_hit.get(ally, Fraction(0)) + Fraction(struck, 100 * len(allies))
    return {**odds, "ally_hit": ally_hit}


@check(
    Attack,
    covers="DH-049 DH-050 DH-051 DH-052 DH-054 DH-057 DH-058 DH-059 DH-060 DH-072 DH-075 DH-103 DH-104 "
    "DH-105 DH-107 DH-108 DH-109 DH-111 DH-114 DH-115 DH-118 DH-119 DH-120 DH-121 DH-122 DH-123 DH-124 "
    "DH-125 DH-126",
    odds=_attack_odds,
    house_rules=(*TEST_SWITCHES, "range-bands", "non-pistol-in-melee", "called-shot-avoids-ally"),
)
def attack(asked: Attack, house: House, faces: Faces, added: Added = NOTHING_ADDED) -> AttackMade:
    _refuse(asked, house)
    values = _values(asked, house)
    made, ally_is_hit = _made(asked, values, faces.d(100, "test"), house, added.a)
    if not ally_is_hit:
        return made
    allies = asked.allies_engaged or ()
    place = faces.d(len(allies), "ally") if len(allies) > 1 else 1
    return replace(made, ally_hit=allies[place - 1])
