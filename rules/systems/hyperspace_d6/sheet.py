"""What characters and vehicles are made of, the checks that they offer, and which rules read which field."""

from __future__ import annotations

from rules.contract import (
    JSON,
    Boolean,
    Choice,
    Group,
    Integer,
    ListOf,
    Object,
    Offer,
    Sheet,
    SheetField,
    Text,
    asked,
    asks,
)
from rules.contract.sheets import Source, Values

from .advancement import Attributes, Skills
from .opposed import KIND
from .points import FORCE_POINTS, IMPROVEMENT_POINTS
from .pools import VALUE
from .recovery import DETERMINATION, MAXIMUM, States
from .tables import ARMOUR, ATTRIBUTES, FORCE_SKILLS, SCALES, SKILLS, WEAPONS
from .vehicles import MANOEUVRABILITY

NAME = Text(80)
SHORT_TEXT = Text(200, least=0)
LONG_TEXT = Text(20000, least=0)


@asks
class SheetAttributes(Attributes):
    dexterity: int = asked(VALUE, default=1, unit="D")
    knowledge: int = asked(VALUE, default=1, unit="D")
    mechanical: int = asked(VALUE, default=1, unit="D")
    perception: int = asked(VALUE, default=1, unit="D")
    strength: int = asked(VALUE, default=1, unit="D")
    technical: int = asked(VALUE, default=1, unit="D")


@asks
class WeaponEntry:
    """``key``: the weapon of the table that it is, if any."""

    key: str | None = asked(Choice(*WEAPONS), default=None, nullable=True)
    name: str = asked(NAME)
    attribute: str = asked(Choice(*ATTRIBUTES), default="dexterity")
    skill: str = asked(Choice(*SKILLS), default="blasters")
    damage_dice: int = asked(Integer(0, 30), default=0, unit="D")
    damage_flat: int = asked(Integer(0, 60), default=0)
    stun: str = asked(Choice("no", "optional", "only"), default="no")
    machines_only: bool = asked(Boolean(), default=False)


@asks
class ArmourEntry:
    key: str | None = asked(Choice(*ARMOUR), default="none", nullable=True)
    name: str = asked(SHORT_TEXT, default="")
    dice_total: int = asked(Integer(0, 20), default=0, unit="D")
    dice_broken: int = asked(Integer(0, 20), default=0, unit="D")


@asks
class GearEntry:
    """``context``: what it helps with."""

    name: str = asked(NAME)
    context: str = asked(SHORT_TEXT, default="")
    bonus_dice: int = asked(Integer(0, 1), default=0, unit="D")
    bonus_flat: int = asked(Integer(-50, 50), default=0)


@asks
class Burden:
    """A mark that the story has left; it carries no number."""

    title: str = asked(NAME)
    text: str = asked(LONG_TEXT, default="")
    active: bool = asked(Boolean(), default=True)


@asks
class Crew:
    pilot: str = asked(SHORT_TEXT, default="")
    copilot: str = asked(SHORT_TEXT, default="")
    gunners: tuple[str, ...] = asked(ListOf(NAME, most=20), default=[])


def part(values: Values, field: str, key: str, default: JSON) -> JSON:
    """A value inside an object field; what was never filled in has its default."""
    found = (values.get(field) or {}).get(key)
    return default if found is None else found


def attribute(key: str) -> Source:
    return lambda values: part(values, "attributes", key, 0 if key == "force" else 1)


def skill(key: str) -> Source:
    return lambda values: part(values, "skills", key, 0)


def dismayed(values: Values) -> JSON:
    return part(values, "states", "dismayed_now", False)


def incapacitated(values: Values) -> JSON:
    return part(values, "states", "incapacitated", False)


def standing_order(values: Values) -> JSON:
    return values.get("on_six") or "ask"


def armour_dice(values: Values) -> JSON:
    return part(values, "armour", "dice_total", 0)


def broken_armour_dice(values: Values) -> JSON:
    return part(values, "armour", "dice_broken", 0)


def first_weapon(values: Values) -> WeaponEntry:
    """The weapon in hand is the first of the list; without one it is bare hands."""
    entry = (values.get("weapons") or [{}])[0]
    return WeaponEntry(
        name=entry.get("name", ""),
        attribute=entry.get("attribute", "strength"),
        skill=entry.get("skill", "brawl"),
        damage_dice=entry.get("damage_dice", part(values, "attributes", "strength", 1)),
        damage_flat=entry.get("damage_flat", 0),
    )


def weapon_attribute(values: Values) -> JSON:
    return part(values, "attributes", first_weapon(values).attribute, 1)


def weapon_skill(values: Values) -> JSON:
    return part(values, "skills", first_weapon(values).skill, 0)


def shield_dice(values: Values) -> JSON:
    return values.get("shield_total") or 0


def broken_shield_dice(values: Values) -> JSON:
    return values.get("shield_broken") or 0


IN_EVERY_CHECK: dict[str, Source] = {
    "dexterity": attribute("dexterity"),
    "dismayed": dismayed,
    "on_six": standing_order,
}

FOR_DERIVED_VALUES: dict[str, Source] = {
    "dexterity": attribute("dexterity"),
    "agility": skill("agility"),
    "perception": attribute("perception"),
    "tactics": skill("tactics"),
    "strength": attribute("strength"),
    "stamina": skill("stamina"),
    "force": attribute("force"),
    "defence_override": "defence_override",
    "initiative_override": "initiative_override",
    "determination_override": "determination_override",
    "determination_current": "determination",
}


WEAPON_DAMAGE: dict[str, Source] = {
    "dice": lambda values: first_weapon(values).damage_dice,
    "flat": lambda values: first_weapon(values).damage_flat,
}


def derived_value(key: str) -> SheetField:
    return SheetField(key, None, shown_from=("derived-values", FOR_DERIVED_VALUES, key))


def attribute_offer(key: str) -> Offer:
    if key == "force":
        fills = {"force": attribute("force"), "skill": lambda values: 0, **IN_EVERY_CHECK}
        return Offer("force", "force-check", "choice-force", fills, needs="attributes.force")
    fills = {"attribute": attribute(key), **IN_EVERY_CHECK}
    return Offer(key, "attribute-check", f"choice-{key}", fills)


def skill_offer(key: str) -> Offer:
    if key in FORCE_SKILLS:
        fills = {"force": attribute("force"), "skill": skill(key), **IN_EVERY_CHECK}
        return Offer(key, "force-check", f"choice-{key}", fills, needs="attributes.force")
    fills = {"attribute": attribute(SKILLS[key]), "skill": skill(key), **IN_EVERY_CHECK}
    return Offer(key, "skill-check", f"choice-{key}", fills)


def open_offer(key: str) -> Offer:
    """The same without a difficulty, for opposed and cumulative rolls and for duels."""
    if key in ATTRIBUTES:
        fills = {"attribute": attribute(key), **IN_EVERY_CHECK}
    else:
        fills = {"attribute": attribute(SKILLS[key]), "skill": skill(key), **IN_EVERY_CHECK}
    needs = "attributes.force" if key == "force" or key in FORCE_SKILLS else None
    return Offer(f"open-{key}", "open-check", f"offer-open-{key}", fills, needs)


def attack_offer(key: str) -> Offer:
    fills = {"attribute": attribute(SKILLS[key]), "skill": skill(key), **IN_EVERY_CHECK}
    return Offer(f"attack-{key}", "attack", f"offer-attack-{key}", fills)


def pilot_offer(key: str) -> Offer:
    fills = {"skill": skill(key), "mechanical": attribute("mechanical"), **IN_EVERY_CHECK}
    return Offer(f"attack-{key}", "vehicle-attack-pilot", f"offer-attack-{key}", fills)


def force_damage_offer(key: str) -> Offer:
    return Offer(
        f"damage-{key}",
        "force-damage",
        f"offer-damage-{key}",
        {"skill": skill(key)},
        needs="attributes.force",
    )


CHARACTER = Sheet(
    groups=(
        Group(
            "condition",
            (
                SheetField("determination", DETERMINATION, resource="determination_maximum"),
                derived_value("determination_maximum"),
                derived_value("defence"),
                derived_value("initiative"),
                SheetField("improvement_points", IMPROVEMENT_POINTS, default=0),
                SheetField("force_points", FORCE_POINTS, resource="force_points_maximum"),
                derived_value("force_points_maximum"),
                SheetField("medpacs", Integer(0, 1000), default=0),
                SheetField("states", Object(States), default={}),
            ),
            compact=True,
        ),
        Group("attributes", (SheetField("attributes", Object(SheetAttributes), default={}),), compact=True),
        Group("skills", (SheetField("skills", Object(Skills), default={}),)),
        Group(
            "equipment",
            (
                SheetField("weapons", ListOf(WeaponEntry, most=30), default=[]),
                SheetField("armour", Object(ArmourEntry), default={}),
                SheetField("gear", ListOf(GearEntry, most=100), default=[]),
            ),
        ),
        Group(
            "person",
            (
                SheetField("name", NAME),
                SheetField("kind", KIND, default="pc"),
                SheetField("species", SHORT_TEXT, default=""),
                SheetField("concept", SHORT_TEXT, default=""),
                SheetField("burdens", ListOf(Burden, most=50), default=[]),
                SheetField("notes", LONG_TEXT, default=""),
            ),
        ),
        Group(
            "agreements",
            (
                SheetField("on_six", Choice("ask", "explode", "advantage"), default="ask"),
                SheetField("defence_override", Integer(1, 200)),
                SheetField("initiative_override", Integer(-100, 1000)),
                SheetField("determination_override", Integer(1, 1000)),
                SheetField("cap_override", Boolean(), default=False),
            ),
        ),
    ),
    offers=(
        *(attribute_offer(key) for key in ATTRIBUTES),
        *(skill_offer(key) for key in SKILLS),
        Offer(
            "attack-weapon",
            "attack",
            "offer-attack-weapon",
            {"attribute": weapon_attribute, "skill": weapon_skill, **IN_EVERY_CHECK},
            needs="weapons",
        ),
        *(attack_offer(key) for key in ("blasters", "melee", "brawl", "throw")),
        *(pilot_offer(key) for key in ("pilot", "drive")),
        Offer(
            "attack-gunnery",
            "vehicle-attack-gunner",
            "offer-attack-gunnery",
            {"mechanical": attribute("mechanical"), "skill": skill("gunnery"), **IN_EVERY_CHECK},
        ),
        Offer(
            "damage-weapon",
            "damage",
            "offer-damage-weapon",
            WEAPON_DAMAGE,
            needs="weapons",
        ),
        Offer("damage-brawl", "damage", "offer-damage-brawl", {"dice": attribute("strength")}),
        *(force_damage_offer(key) for key in FORCE_SKILLS),
        Offer(
            "armour",
            "armour-roll",
            "rule-armour-roll",
            {"total": armour_dice, "broken": broken_armour_dice},
            needs="armour",
        ),
        *(open_offer(key) for key in (*ATTRIBUTES, *SKILLS)),
    ),
    reads={
        "pool": {"dexterity": attribute("dexterity"), "dismayed": dismayed},
        "attribute-check": IN_EVERY_CHECK,
        "skill-check": IN_EVERY_CHECK,
        "open-check": IN_EVERY_CHECK,
        "attack": IN_EVERY_CHECK,
        "vehicle-attack-pilot": {"mechanical": attribute("mechanical"), **IN_EVERY_CHECK},
        "vehicle-attack-gunner": {
            "mechanical": attribute("mechanical"),
            "skill": skill("gunnery"),
            **IN_EVERY_CHECK,
        },
        "force-check": {"force": attribute("force"), **IN_EVERY_CHECK},
        "improvement-die": {"points": "improvement_points"},
        "multiple-actions": {"dexterity": attribute("dexterity")},
        "defence": {"defence": "defence"},
        "weapon": {"strength": attribute("strength")},
        "armour-roll": {"total": armour_dice, "broken": broken_armour_dice},
        "apply-damage": {"determination": "determination", "incapacitated": incapacitated},
        "state-event": {"states": "states"},
        "medpac": {
            "determination": "determination",
            "maximum": "determination_maximum",
            "incapacitated": incapacitated,
            "medpacs": "medpacs",
        },
        "rest": {
            "determination": "determination",
            "maximum": "determination_maximum",
            "incapacitated": incapacitated,
        },
        "repair": {"broken": broken_armour_dice},
        "massive-feat": {"force": attribute("force"), "points": "force_points"},
        "force-points-reset": {"force": attribute("force"), "points": "force_points"},
        "force-point-spend": {"points": "force_points"},
        "improvement-spend": {"points": "improvement_points"},
        "improvement-award": {"points": "improvement_points"},
        "derived-values": FOR_DERIVED_VALUES,
        "sheet-limits": {"attributes": "attributes", "skills": "skills", "cap_override": "cap_override"},
        "advancement": {"points": "improvement_points", "cap_override": "cap_override"},
    },
)


def manoeuvrability(values: Values) -> int:
    return int(values.get("manoeuvrability") or 0)


FOR_VEHICLE_VALUES: dict[str, Source] = {
    "manoeuvrability_dice": lambda values: manoeuvrability(values) // 3,
    "manoeuvrability_pips": lambda values: manoeuvrability(values) % 3,
    "defence_override": "defence_override",
    "initiative_override": "initiative_override",
}


def vehicle_value(key: str) -> SheetField:
    return SheetField(key, None, shown_from=("vehicle-values", FOR_VEHICLE_VALUES, key))


VEHICLE = Sheet(
    groups=(
        Group(
            "condition",
            (
                SheetField("determination", DETERMINATION, resource="determination_maximum"),
                SheetField("determination_maximum", MAXIMUM),
                vehicle_value("defence"),
                vehicle_value("initiative"),
                SheetField("shield_total", Integer(0, 20), default=0, unit="D"),
                SheetField("shield_broken", Integer(0, 20), default=0, unit="D"),
                SheetField("states", Object(States), default={}),
            ),
            compact=True,
        ),
        Group(
            "vehicle",
            (
                SheetField("name", NAME),
                SheetField("class", Choice(*SCALES), default="vehicle"),
                SheetField("manoeuvrability", MANOEUVRABILITY, default=0),
                SheetField("crew", Object(Crew), default={}),
            ),
        ),
        Group(
            "armament",
            (
                SheetField("weapons", ListOf(WeaponEntry, most=30), default=[]),
                SheetField("ram_dice", Integer(0, 30), unit="D"),
                SheetField("ram_flat", Integer(0, 60)),
            ),
        ),
        Group(
            "agreements",
            (
                SheetField("defence_override", Integer(1, 200)),
                SheetField("initiative_override", Integer(-100, 1000)),
            ),
        ),
    ),
    offers=(
        Offer(
            "crew-pilot",
            "vehicle-attack-pilot",
            "rule-vehicle-attack-pilot",
            {"manoeuvrability": manoeuvrability, "dismayed": dismayed},
        ),
        Offer(
            "crew-gunner",
            "vehicle-attack-gunner",
            "rule-vehicle-attack-gunner",
            {"manoeuvrability": manoeuvrability, "dismayed": dismayed},
        ),
        Offer("vehicle-weapon", "damage", "offer-damage-weapon", WEAPON_DAMAGE, needs="weapons"),
        Offer(
            "ramming", "damage", "offer-ramming", {"dice": "ram_dice", "flat": "ram_flat"}, needs="ram_dice"
        ),
        Offer(
            "shields",
            "shield-roll",
            "rule-shield-roll",
            {"total": shield_dice, "broken": broken_shield_dice},
            needs="shield_total",
        ),
    ),
    reads={
        "vehicle-values": FOR_VEHICLE_VALUES,
        "vehicle-attack-pilot": {"manoeuvrability": manoeuvrability, "dismayed": dismayed},
        "vehicle-attack-gunner": {"manoeuvrability": manoeuvrability, "dismayed": dismayed},
        "defence": {"defence": "defence"},
        "shield-roll": {"total": shield_dice, "broken": broken_shield_dice},
        "apply-damage": {"determination": "determination", "incapacitated": incapacitated},
        "state-event": {"states": "states"},
        "repair": {
            "broken": broken_shield_dice,
            "determination": "determination",
            "maximum": "determination_maximum",
        },
        "scale-damage": {"target": "class"},
    },
)

SHEETS = {"character": CHARACTER, "vehicle": VEHICLE}
