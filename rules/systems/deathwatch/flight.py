"""Altitudes, shooting at flyers, staying aloft and falling (section 5.10)."""

from __future__ import annotations

import math

from rules.contract import (
    JSON,
    Choice,
    Faces,
    House,
    Integer,
    Number,
    asked,
    asks,
    check,
    derived,
    not_allowed,
    transition,
)

from .percentile import BONUS
from .tables import fall_addition

ALTITUDES = ("ground", "hover", "low", "high")
LOW_ALTITUDE = -10
METRES_OF_LOW_ALTITUDE = 15
METRES_OF_HIGH_ALTITUDE = 25


@asks
class AltitudeChange:
    trait: str = asked(Choice("hoverer", "flyer"))
    from_: str = asked(Choice(*ALTITUDES), key="from")
    to: str = asked(Choice(*ALTITUDES))
    action: str = asked(Choice("half", "full", "charge", "run"))


@derived(AltitudeChange, covers="DW-094 DW-095 DW-099 DW-100")
def altitude_change(asked: AltitudeChange, house: House, faces: Faces) -> dict[str, JSON]:
    """One level, two at a charge or run; taking off and landing are a level."""
    if asked.trait == "hoverer" and {asked.from_, asked.to} & {"low", "high"}:
        raise not_allowed("hoverer-limit")
    climbed = ALTITUDES.index(asked.to) - ALTITUDES.index(asked.from_)
    most = 2 if asked.action in ("charge", "run") else 1
    if abs(climbed) > most:
        raise not_allowed("too-many-levels", most=most)
    direction = "up" if climbed > 0 else "down" if climbed < 0 else "level"
    return {"altitude": asked.to, "levels": abs(climbed), "direction": direction}


@asks
class ShootAtFlyer:
    shooter: str = asked(Choice(*ALTITUDES))
    target: str = asked(Choice(*ALTITUDES))
    attack: str = asked(Choice("ranged", "melee"), default="ranged")
    range_modifier: int = asked(Integer(-200, 200), default=0)


@derived(
    ShootAtFlyer,
    covers="DW-096 DW-097 DW-098",
    house_rules=("low-altitude-penalty",),
)
def shoot_at_flyer(asked: ShootAtFlyer, house: House, faces: Faces) -> dict[str, JSON]:
    if (asked.shooter == "high") != (asked.target == "high"):
        raise not_allowed("high-altitude")
    if asked.attack == "melee" and (asked.shooter == "low") != (asked.target == "low"):
        raise not_allowed("melee-out-of-reach")
    from_below = asked.shooter in ("ground", "hover")
    hindered = from_below or house["low-altitude-penalty"] == "everyone"
    penalised = asked.attack == "ranged" and asked.target == "low" and hindered
    altitude_modifier = LOW_ALTITUDE if penalised else 0
    return {"altitude_modifier": altitude_modifier, "modifier": altitude_modifier + asked.range_modifier}


@asks
class StayAloft:
    altitude: str = asked(Choice(*ALTITUDES))
    action: str = asked(Choice("none", "half", "full", "charge", "run"))
    high_fall: float = asked(
        Number(METRES_OF_HIGH_ALTITUDE, 100_000), default=METRES_OF_HIGH_ALTITUDE, unit="m"
    )


@transition(StayAloft, covers="DW-102 DW-103")
def stay_aloft(asked: StayAloft, house: House, faces: Faces) -> dict[str, JSON]:
    """Any movement action keeps a flyer up; without one it falls, harmlessly from hovering."""
    if asked.altitude == "ground":
        raise not_allowed("not-flying")
    aloft = asked.action != "none"
    fall_metres: float = 0
    if not aloft:
        heights = {"hover": 0, "low": METRES_OF_LOW_ALTITUDE, "high": asked.high_fall}
        fall_metres = heights[asked.altitude]
    return {
        "aloft": aloft,
        "altitude": asked.altitude if aloft else "ground",
        "fall_metres": fall_metres,
        "damage": fall_metres > 0,
    }


@asks
class FallingDamage:
    metres: float = asked(Number(0, 100_000), unit="m")
    toughness_bonus: int = asked(BONUS, default=0)


@check(
    FallingDamage,
    covers="DW-060 DW-068 DW-103 DW-116",
    odds=("damage_after_toughness",),
    house_rules=("fall-damage",),
)
def falling_damage(asked: FallingDamage, house: House, faces: Faces) -> dict[str, JSON]:
    """Toughness reduces the damage, armour does not. A fall of 0 m is none and takes no die."""
    if asked.metres == 0:
        return {"die": None, "added": 0, "damage": 0, "damage_after_toughness": 0, "prone": False}
    per_metre = house["fall-damage"] == "per-metre"
    added = math.ceil(asked.metres) if per_metre else fall_addition(asked.metres)
    die = faces.d(10, "damage")
    return {
        "die": die,
        "added": added,
        "damage": die + added,
        "damage_after_toughness": max(0, die + added - asked.toughness_bonus),
        "prone": True,
    }
