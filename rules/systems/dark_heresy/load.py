"""Too many weapons, and too many layers of armour (section 4.7)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.contract import (
    Choice,
    Faces,
    House,
    Integer,
    ListOf,
    asked,
    asks,
    derived,
    not_allowed,
)

from .d100 import BONUS, NAME

COUNT = Integer(0, 50)
PENALTY = Integer(-60, 0)
ARMOUR_POINTS = Integer(0, 100)


@asks
class WeaponLoad:
    """``thrown``: weapons that can only be thrown. The penalties are the game master's."""

    basic: int = asked(COUNT, default=0)
    melee: int = asked(COUNT, default=0)
    heavy: int = asked(COUNT, default=0)
    pistols: int = asked(COUNT, default=0)
    knives: int = asked(COUNT, default=0)
    thrown: int = asked(Integer(0, 500), default=0)
    strength_bonus: int = asked(BONUS)
    stealth_penalty: int = asked(PENALTY, default=-10)
    general_penalty: int = asked(PENALTY, default=-10)


@dataclass(frozen=True)
class WeaponsCarried:
    tier: int
    stealth_modifier: int
    general_modifier: int


def _holds(asked: WeaponLoad, room_basic: int, room_pistol: int) -> bool:
    """Whether so much room holds the load.

    A pistol may take the room of a basic weapon, five thrown weapons that of a pistol, ten that of a basic weapon.
    """
    large = asked.basic + asked.melee + 2 * asked.heavy
    small = asked.pistols + asked.knives
    in_pistol_room = min(small, room_pistol)
    basic_left = room_basic - large - (small - in_pistol_room)
    return basic_left >= 0 and asked.thrown // 5 <= room_pistol - in_pistol_room + 2 * basic_left


@derived(WeaponLoad, covers="DH-093 DH-094 DH-095 DH-096", house_rules=("load-limits",))
def weapon_load(asked: WeaponLoad, house: House, faces: Faces) -> WeaponsCarried:
    if not house["load-limits"]:
        return WeaponsCarried(0, 0, 0)
    if _holds(asked, 1, 1):
        return WeaponsCarried(1, 0, 0)
    if _holds(asked, 2, 2):
        return WeaponsCarried(2, asked.stealth_penalty, 0)
    if _holds(asked, 2 + max(1, asked.strength_bonus), 2):
        return WeaponsCarried(3, asked.stealth_penalty, asked.general_penalty)
    raise not_allowed("too-many-weapons")


@asks
class ArmourPoints:
    head: int = asked(ARMOUR_POINTS)
    right_arm: int = asked(ARMOUR_POINTS)
    left_arm: int = asked(ARMOUR_POINTS)
    body: int = asked(ARMOUR_POINTS)
    right_leg: int = asked(ARMOUR_POINTS)
    left_leg: int = asked(ARMOUR_POINTS)


LOCATION_KEYS = ("head", "right_arm", "left_arm", "body", "right_leg", "left_leg")
LAYER_KIND = Choice("armour", "power-armour", "synskin")


@asks
class Layer:
    id: str = asked(NAME)
    kind: str = asked(LAYER_KIND)
    ap: ArmourPoints = asked(ArmourPoints)


@asks
class ArmourLayers:
    layers: tuple[Layer, ...] = asked(ListOf(Layer, most=10, unique_by="id"))
    strength_bonus: int = asked(BONUS)
    stealth_penalty: int = asked(PENALTY, default=-10)
    general_penalty: int = asked(PENALTY, default=-10)


@dataclass(frozen=True)
class ArmourWorn:
    """``synskin_active``: None when no synskin is worn. ``ap``: at each location the best layer that works."""

    layers_counted: int
    max_layers: int | None
    stealth_modifier: int
    general_modifier: int
    concealable: bool
    synskin_active: bool | None
    ap: dict[str, int]


@derived(ArmourLayers, covers="DH-097 DH-098 DH-099 DH-100", house_rules=("load-limits",))
def armour_layers(asked: ArmourLayers, house: House, faces: Faces) -> ArmourWorn:
    limits = house["load-limits"]
    counted = [layer for layer in asked.layers if layer.kind != "synskin"]
    synskins = [layer for layer in asked.layers if layer.kind == "synskin"]
    power_armour = any(layer.kind == "power-armour" for layer in counted)
    most = min(3, max(1, asked.strength_bonus))
    if limits and power_armour and len(counted) > 1:
        raise not_allowed("power-armour-alone")
    if limits and len(counted) > most:
        raise not_allowed("too-many-layers", most=most)
    synskin_works = not (limits and power_armour)
    working = counted + synskins if synskin_works else counted
    return ArmourWorn(
        layers_counted=len(counted),
        max_layers=most if limits else None,
        stealth_modifier=asked.stealth_penalty if limits and len(counted) >= 2 else 0,
        general_modifier=asked.general_penalty if limits and len(counted) == 3 else 0,
        concealable=not limits or len(counted) <= 1,
        synskin_active=synskin_works if synskins else None,
        ap={key: max((getattr(layer.ap, key) for layer in working), default=0) for key in LOCATION_KEYS},
    )
