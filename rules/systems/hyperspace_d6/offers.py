"""The checks that a sheet offers, and where on it the inputs of rules come from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.contract import JSON, Offer
from rules.contract.sheets import Source, Values, told_apart

from .tables import ATTRIBUTES, FORCE_SKILLS, SKILLS

Sources = dict[str, Source]


def part(values: Values, field: str, key: str, default: JSON) -> JSON:
    """A value inside an object field; what was never filled in has its default."""
    found = (values.get(field) or {}).get(key)
    return default if found is None else found


def attribute(key: str) -> Source:
    return lambda values: part(values, "attributes", key, 0 if key == "force" else 1)


def skill(key: str) -> Source:
    return lambda values: part(values, "skills", key, 0)


def number(key: str) -> Source:
    """A number of the sheet that counts as 0 while it is empty."""
    return lambda values: values.get(key) or 0


def exactly(value: JSON) -> Source:
    return lambda values: value


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


IN_EVERY_CHECK: Sources = {
    "dexterity": attribute("dexterity"),
    "dismayed": dismayed,
    "on_six": standing_order,
}
ARMOUR_DICE: Sources = {"total": armour_dice, "broken": broken_armour_dice}
SHIELD_DICE: Sources = {"total": number("shield_total"), "broken": number("shield_broken")}
FROM_THE_VEHICLE: Sources = {"manoeuvrability": number("manoeuvrability"), "dismayed": dismayed}


def rolled_with(key: str) -> Sources:
    """Dice and number of an attribute, or of a skill with the attribute that it is listed under."""
    if key in ATTRIBUTES:
        return {"attribute": attribute(key), **IN_EVERY_CHECK}
    return {"attribute": attribute(SKILLS[key]), "skill": skill(key), **IN_EVERY_CHECK}


def without_difficulty(key: str) -> Offer:
    """For opposed and cumulative rolls and for duels."""
    return Offer(f"open-{key}", "open-check", f"offer-open-{key}", rolled_with(key))


def attack_with(key: str) -> Offer:
    return Offer(f"attack-{key}", "attack", f"offer-attack-{key}", rolled_with(key))


def attack_at_the_controls(key: str) -> Offer:
    fills = {"skill": skill(key), "mechanical": attribute("mechanical"), **IN_EVERY_CHECK}
    return Offer(f"attack-{key}", "vehicle-attack-pilot", f"offer-attack-{key}", fills)


OPEN_TO_ALL = [key for key in (*ATTRIBUTES, *SKILLS) if key != "force" and key not in FORCE_SKILLS]

CHARACTER_OFFERS = (
    *(
        Offer(key, "attribute-check", f"choice-{key}", rolled_with(key))
        for key in OPEN_TO_ALL
        if key in ATTRIBUTES
    ),
    *(Offer(key, "skill-check", f"choice-{key}", rolled_with(key)) for key in OPEN_TO_ALL if key in SKILLS),
    *(attack_with(key) for key in ("blasters", "melee", "brawl", "throw")),
    *(attack_at_the_controls(key) for key in ("pilot", "drive")),
    Offer(
        "attack-gunnery",
        "vehicle-attack-gunner",
        "offer-attack-gunnery",
        {"mechanical": attribute("mechanical"), "skill": skill("gunnery"), **IN_EVERY_CHECK},
    ),
    Offer("damage-brawl", "damage", "offer-damage-brawl", {"dice": attribute("strength")}),
    *(without_difficulty(key) for key in OPEN_TO_ALL),
)


def offers_of_the_weapons(values: Values) -> Iterator[Offer]:
    """Attack and damage with each weapon on the sheet."""
    for place, name, weapon in weapons_of(values):
        fills = {
            "attribute": attribute(weapon.get("attribute", "dexterity")),
            "skill": skill(weapon.get("skill", "blasters")),
            **IN_EVERY_CHECK,
        }
        attack = Offer(f"attack-weapon-{place}", "attack", "offer-attack-weapon", fills, detail=name)
        yield replace(attack, entry=f"weapons.{place - 1}")
        yield damage_of_a_weapon(place, name, weapon)


def weapons_of(values: Values) -> list[tuple[int, str, Values]]:
    """Each weapon with its place, from 1, and what it is called."""
    weapons = values.get("weapons") or []
    names = told_apart(weapon["name"] for weapon in weapons)
    return [(place, *both) for place, both in enumerate(zip(names, weapons, strict=True), 1)]


def damage_of_a_weapon(place: int, name: str, weapon: Values) -> Offer:
    fills = {"dice": exactly(weapon.get("damage_dice", 0)), "flat": exactly(weapon.get("damage_flat", 0))}
    damage = Offer(f"damage-weapon-{place}", "damage", "offer-damage-weapon", fills, detail=name)
    return replace(damage, entry=f"weapons.{place - 1}")


def offers_of_the_force() -> Iterator[Offer]:
    for key in ("force", *FORCE_SKILLS):
        fills = {
            "force": attribute("force"),
            "skill": exactly(0) if key == "force" else skill(key),
            **IN_EVERY_CHECK,
        }
        yield Offer(key, "force-check", f"choice-{key}", fills)
        yield without_difficulty(key)
    for key in FORCE_SKILLS:
        yield Offer(f"damage-{key}", "force-damage", f"offer-damage-{key}", {"skill": skill(key)})


def offers_of_a_character(values: Values) -> Iterator[Offer]:
    """What not every character can do: with own weapons, armour, and the Force."""
    yield from offers_of_the_weapons(values)
    if armour_dice(values):
        yield Offer("armour-roll", "armour-roll", "rule-armour-roll", ARMOUR_DICE)
    if part(values, "attributes", "force", 0):
        yield from offers_of_the_force()


VEHICLE_OFFERS = (
    Offer("vehicle-attack-pilot", "vehicle-attack-pilot", "rule-vehicle-attack-pilot", FROM_THE_VEHICLE),
    Offer("vehicle-attack-gunner", "vehicle-attack-gunner", "rule-vehicle-attack-gunner", FROM_THE_VEHICLE),
    Offer("ramming", "damage", "offer-ramming", {"dice": "ram_dice", "flat": "ram_flat"}, needs="ram_dice"),
)


def offers_of_a_vehicle(values: Values) -> Iterator[Offer]:
    for weapon in weapons_of(values):
        yield damage_of_a_weapon(*weapon)
    if values.get("shield_total"):
        yield Offer("shield-roll", "shield-roll", "rule-shield-roll", SHIELD_DICE)
