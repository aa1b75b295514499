"""What characters and vehicles are made of, and which rules read which field."""

from __future__ import annotations

from rules.contract import (
    JSON,
    Boolean,
    Choice,
    Group,
    Integer,
    ListOf,
    Object,
    Sheet,
    SheetField,
    Text,
    asked,
    asks,
)
from rules.contract.fields import REQUIRED
from rules.contract.sheets import Values, look_up

from .advancement import Attributes, Skills
from .offers import (
    ARMOUR_DICE,
    CHARACTER_OFFERS,
    FROM_THE_VEHICLE,
    IN_EVERY_CHECK,
    SHIELD_DICE,
    VEHICLE_OFFERS,
    Sources,
    attribute,
    broken_armour_dice,
    dismayed,
    incapacitated,
    number,
    offers_of_a_character,
    offers_of_a_vehicle,
    skill,
)
from .opposed import KIND
from .points import FORCE_POINTS, IMPROVEMENT_POINTS
from .pools import VALUE
from .recovery import DETERMINATION, MAXIMUM, States
from .stat_blocks import STAT_BLOCKS
from .tables import ARMOUR, ATTRIBUTES, SCALES, SKILLS, WEAPONS
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


FOR_DERIVED_VALUES: Sources = {
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


def first_force_points(values: Values) -> JSON:
    """Player characters begin with all they may have, others with what the game master gives them (HD-037)."""
    return REQUIRED if values.get("kind") == "npc" else look_up(values, "force_points_maximum")


def derived_value(key: str) -> SheetField:
    return SheetField(key, None, shown_from=("derived-values", FOR_DERIVED_VALUES, key))


CHARACTER = Sheet(
    groups=(
        Group(
            "condition",
            (
                SheetField(
                    "determination",
                    DETERMINATION,
                    resource="determination_maximum",
                    begins="determination_maximum",
                ),
                derived_value("determination_maximum"),
                derived_value("defence"),
                derived_value("initiative"),
                SheetField("improvement_points", IMPROVEMENT_POINTS, default=0),
                SheetField(
                    "force_points", FORCE_POINTS, resource="force_points_maximum", begins=first_force_points
                ),
                derived_value("force_points_maximum"),
                SheetField("medpacs", Integer(0, 1000), default=0),
                SheetField("states", Object(States), default={}),
            ),
            compact=True,
        ),
        Group("attributes", (SheetField("attributes", Object(SheetAttributes), default={}),), compact=True),
        Group("skills", (SheetField("skills", Object(Skills), default={}, beside=SKILLS, grouped=True),)),
        Group(
            "equipment",
            (
                SheetField("weapons", ListOf(WeaponEntry, most=30), default=[]),
                SheetField("armour", Object(ArmourEntry), default={}, used=("dice_broken", "dice_total")),
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
    offers=CHARACTER_OFFERS,
    own_offers=offers_of_a_character,
    stat_blocks=STAT_BLOCKS,
    limits="sheet-limits",
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
        "armour-roll": ARMOUR_DICE,
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
    """The values of a vehicle come from dice and pips; a clumsy one counts as 0."""
    return max(0, int(values.get("manoeuvrability") or 0))


FOR_VEHICLE_VALUES: Sources = {
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
                SheetField(
                    "determination",
                    DETERMINATION,
                    resource="determination_maximum",
                    begins="determination_maximum",
                ),
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
    offers=VEHICLE_OFFERS,
    own_offers=offers_of_a_vehicle,
    reads={
        "vehicle-values": FOR_VEHICLE_VALUES,
        "vehicle-attack-pilot": FROM_THE_VEHICLE,
        "vehicle-attack-gunner": FROM_THE_VEHICLE,
        "defence": {"defence": "defence"},
        "shield-roll": SHIELD_DICE,
        "apply-damage": {"determination": "determination", "incapacitated": incapacitated},
        "state-event": {"states": "states"},
        "repair": {
            "broken": number("shield_broken"),
            "determination": "determination",
            "maximum": "determination_maximum",
        },
        "scale-damage": {"target": "class"},
    },
)

SHEETS = {"character": CHARACTER, "vehicle": VEHICLE}
