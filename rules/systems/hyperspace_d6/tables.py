"""The game's tables. Difficulties, weapons, armour, shields, vehicles and costs are suggestions that a GM can replace."""

from __future__ import annotations

from dataclasses import dataclass

from rules.contract import Table

ATTRIBUTES = ("dexterity", "knowledge", "mechanical", "perception", "strength", "technical", "force")

SKILLS = {
    "agility": "dexterity",
    "blasters": "dexterity",
    "melee": "dexterity",
    "steal": "dexterity",
    "throw": "dexterity",
    "galaxy": "knowledge",
    "streetwise": "knowledge",
    "survival": "knowledge",
    "willpower": "knowledge",
    "xenology": "knowledge",
    "astrogation": "mechanical",
    "drive": "mechanical",
    "gunnery": "mechanical",
    "pilot": "mechanical",
    "sensors": "mechanical",
    "deceive": "perception",
    "hide": "perception",
    "persuade": "perception",
    "search": "perception",
    "tactics": "perception",
    "athletics": "strength",
    "brawl": "strength",
    "intimidate": "strength",
    "stamina": "strength",
    "swim": "strength",
    "armament": "technical",
    "computers": "technical",
    "droids": "technical",
    "medicine": "technical",
    "vehicles": "technical",
    "alter": "force",
    "control": "force",
    "sense": "force",
}
"""Each skill with the attribute that it is listed under."""

FORCE_SKILLS = tuple(skill for skill, attribute in SKILLS.items() if attribute == "force")

BANDS = ("very-close", "close", "far", "very-far")
COVER_BONUS = 5
VERY_FAR_BONUS = 5

SCALES = {"character": 1, "vehicle": 2, "ship": 4, "structure": 8}
"""Each class of body with its damage factor."""

INNATE_CAP = 6
"""Attribute dice and skill points of anybody but a legend."""

ROUND_SECONDS = 6

DIFFICULTY_STEPS = {
    "very-easy": 5,
    "easy": 10,
    "moderate": 15,
    "difficult": 20,
    "very-difficult": 25,
    "heroic": 30,
    "legendary": 40,
}


@dataclass(frozen=True)
class Weapon:
    """``dice`` is None where the wielder's Strength gives them. ``stun``: no, optional, or only."""

    attribute: str
    skill: str
    dice: int | None
    flat: int = 0
    stun: str = "no"
    machines_only: bool = False


WEAPONS = {
    "unarmed": Weapon("strength", "brawl", None),
    "knife": Weapon("dexterity", "melee", 2),
    "vibroblade": Weapon("dexterity", "melee", 3, 1),
    "vibro-axe": Weapon("dexterity", "melee", 4),
    "force-pike": Weapon("dexterity", "melee", 3, 2, stun="optional"),
    "gaderffii": Weapon("dexterity", "melee", 3),
    "electrostaff": Weapon("dexterity", "melee", 3, stun="optional"),
    "lightsaber": Weapon("dexterity", "melee", 5),
    "lightsaber-short": Weapon("dexterity", "melee", 4),
    "hold-out-blaster": Weapon("dexterity", "blasters", 2),
    "sporting-blaster": Weapon("dexterity", "blasters", 2, 1, stun="optional"),
    "blaster-pistol": Weapon("dexterity", "blasters", 3, stun="optional"),
    "heavy-blaster-pistol": Weapon("dexterity", "blasters", 3, 2),
    "blaster-carbine": Weapon("dexterity", "blasters", 4, stun="optional"),
    "blaster-rifle": Weapon("dexterity", "blasters", 4, stun="optional"),
    "heavy-blaster-rifle": Weapon("dexterity", "blasters", 4, 1),
    "light-repeating": Weapon("dexterity", "blasters", 5),
    "heavy-repeating": Weapon("mechanical", "gunnery", 6),
    "e-web": Weapon("mechanical", "gunnery", 7),
    "bowcaster": Weapon("dexterity", "blasters", 4),
    "slug-pistol": Weapon("dexterity", "blasters", 2),
    "slug-rifle": Weapon("dexterity", "blasters", 2, 1),
    "ion-pistol": Weapon("dexterity", "blasters", 3, machines_only=True),
    "stun-pistol": Weapon("dexterity", "blasters", 0, stun="only"),
    "frag-grenade": Weapon("dexterity", "throw", 5),
    "concussion-grenade": Weapon("dexterity", "throw", 5, stun="optional"),
    "stun-grenade": Weapon("dexterity", "throw", 0, stun="only"),
    "thermal-detonator": Weapon("dexterity", "throw", 5, 2),
}

ARMOUR = {
    "none": 0,
    "padded-flight-suit": 1,
    "thermal-suit": 1,
    "insulated-suit": 1,
    "aquatic-suit": 1,
    "blast-vest": 1,
    "light": 2,
    "trooper": 2,
    "medium": 3,
    "heavy": 4,
    "battle": 5,
}
"""Armour dice."""

SHIELDS = {"none": 0, "civilian": 1, "recon": 2, "fighter": 3, "bomber": 4, "capital": 5}
"""Shield dice by the type of vehicle."""


@dataclass(frozen=True)
class Vehicle:
    """``manoeuvrability`` in dice and pips; ``weapons`` as (name, damage dice, damage flat)."""

    scale: str
    manoeuvrability: tuple[int, int]
    determination: int
    shields: int
    weapons: tuple[tuple[str, int, int], ...] = ()


VEHICLES = {
    "landspeeder": Vehicle("vehicle", (1, 2), 14, 0),
    "combat-speeder": Vehicle("vehicle", (2, 0), 16, 1, (("light-cannon", 2, 2),)),
    "armoured-transport": Vehicle("vehicle", (0, 2), 28, 1, (("mounted-repeater", 3, 2),)),
    "starfighter": Vehicle("ship", (2, 1), 16, 1, (("laser-cannons", 3, 1), ("torpedoes", 5, 0))),
    "light-interceptor": Vehicle("ship", (2, 2), 10, 0, (("twin-lasers", 3, 1),)),
    "raider-interceptor": Vehicle("ship", (2, 0), 14, 1, (("lasers", 3, 0),)),
    "light-freighter": Vehicle("ship", (1, 1), 24, 2, (("dual-laser", 3, 0),)),
    "pursuit-craft": Vehicle("ship", (1, 2), 22, 3, (("twin-cannons", 3, 2), ("missiles", 5, 1))),
    "assault-gunboat": Vehicle("ship", (1, 1), 28, 4, (("heavy-lasers", 4, 0), ("torpedoes", 5, 2))),
    "shuttle": Vehicle("ship", (1, 0), 16, 0, (("double-cannon", 4, 0),)),
    "patrol-cruiser": Vehicle("ship", (1, 0), 32, 3, (("turbolaser", 4, 0), ("ion-cannon", 3, 0))),
}

COST_PER_POINT = {"attribute": 5, "skill": 1}
"""Improvement points for each point of the new value."""

COST_OF_ITEMS = {"item-flat": 5, "item-die": 15}
"""Improvement points for one step, whatever the value."""


def written_dice(dice: int, flat: int) -> str:
    return f"{dice}D+{flat}" if flat else f"{dice}D"


TABLES = (
    Table("skills", ("attribute", "skill"), tuple((attribute, skill) for skill, attribute in SKILLS.items())),
    Table("difficulties", ("step", "difficulty"), tuple(DIFFICULTY_STEPS.items())),
    Table(
        "bands",
        ("band", "range_bonus"),
        tuple((band, VERY_FAR_BONUS if band == "very-far" else 0) for band in BANDS),
    ),
    Table("classes", ("class", "factor"), tuple(SCALES.items())),
    Table(
        "weapons",
        ("weapon", "attribute", "skill", "damage", "stun"),
        tuple(
            (
                key,
                weapon.attribute,
                weapon.skill,
                "strength" if weapon.dice is None else written_dice(weapon.dice, weapon.flat),
                weapon.stun,
            )
            for key, weapon in WEAPONS.items()
        ),
    ),
    Table("armour", ("armour", "dice"), tuple(ARMOUR.items())),
    Table("shields", ("shield", "dice"), tuple(SHIELDS.items())),
    Table(
        "vehicles",
        ("vehicle", "class", "manoeuvrability", "determination", "shields"),
        tuple(
            (
                key,
                vehicle.scale,
                written_dice(*vehicle.manoeuvrability),
                vehicle.determination,
                vehicle.shields,
            )
            for key, vehicle in VEHICLES.items()
        ),
    ),
    Table(
        "vehicle-weapons",
        ("vehicle", "weapon", "damage"),
        tuple(
            (key, weapon, written_dice(dice, flat))
            for key, vehicle in VEHICLES.items()
            for weapon, dice, flat in vehicle.weapons
        ),
    ),
    Table(
        "costs",
        ("what", "cost"),
        (
            *((what, f"{cost} × n" if cost > 1 else "n") for what, cost in COST_PER_POINT.items()),
            *COST_OF_ITEMS.items(),
        ),
    ),
)
