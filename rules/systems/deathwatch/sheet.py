"""The character's sheet (section 9.1): its fields, the checks it offers, and which rule reads which field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.contract import (
    JSON,
    Boolean,
    Choice,
    GivenFaces,
    Group,
    House,
    Integer,
    ListOf,
    MapOf,
    Number,
    Offer,
    Sheet,
    SheetField,
    Text,
)
from rules.contract.fields import REQUIRED, as_kind
from rules.contract.sheets import Source, Values, fill, told_apart
from rules.systems.d100 import MODIFIERS

from .checks import characteristic_bonus
from .endurance import FATIGUE, fatigue_modifier
from .fate import FATIGUE_SOURCES, POINTS
from .flight import ALTITUDES
from .house_rules import HOUSE_RULES
from .movement import MODES as MOVEMENT_MODES
from .movement import MovementTrait, movement
from .percentile import BONUS, SCORE, BasicSkill
from .skills import CHARACTERISTICS, SKILLS, NamedSkill
from .stat_blocks import STAT_BLOCKS
from .tracks import MODES as SQUAD_MODES
from .tracks import MOST_CRITICAL
from .weights import KILOGRAMS, encumbrance

MOST_SKILLS = 200


def house(values: Values) -> House:
    changed: House = values.get("house_rules", {})
    return {**{rule.key: rule.default for rule in HOUSE_RULES}, **changed}


# Sources of inputs, for what does not stand on the sheet as it is asked.


def for_bonus(characteristic: str) -> dict[str, Source]:
    return {
        "score": characteristic,
        "multiplier": f"{characteristic}_multiplier",
        "added": f"{characteristic}_added",
    }


def bonus(characteristic: str) -> Source:
    """The bonus that traits multiply and raise; left to the person where the score is not filled in."""

    def of(values: Values) -> JSON:
        if values.get(characteristic) is None:
            return REQUIRED
        inputs = fill(for_bonus(characteristic), values)
        return characteristic_bonus.resolve(inputs, house(values), GivenFaces(()))["bonus"]

    return of


FOR_LIMITS: dict[str, Source] = {
    "strength_bonus": bonus("strength"),
    "toughness_bonus": bonus("toughness"),
    "added_index": "added_index",
}
FOR_ENCUMBRANCE: dict[str, Source] = {"load": "load", **FOR_LIMITS}


def encumbered(values: Values) -> bool:
    """What the game master says, else what the load says where one is tracked."""
    said = values.get("encumbered")
    if said is not None:
        return bool(said)
    inputs = fill(FOR_ENCUMBRANCE, values)
    if not {"load", "strength_bonus", "toughness_bonus"} <= inputs.keys():
        return False
    state = encumbrance.resolve(inputs, house(values), GivenFaces(()))["state"]
    return bool(state != "comfortable")


FOR_MOVEMENT: dict[str, Source] = {
    "agility_bonus": bonus("agility"),
    "encumbered": encumbered,
    "traits": "movement_traits",
}


def half_move(values: Values) -> JSON:
    inputs = fill(FOR_MOVEMENT, values)
    if "agility_bonus" not in inputs:
        return REQUIRED
    return movement.resolve(inputs, house(values), GivenFaces(()))["half"]


def levels_of_fatigue(values: Values) -> int:
    return len(values.get("fatigue_sources") or ())


def levels_from_marching(values: Values) -> int:
    return list(values.get("fatigue_sources") or ()).count("forced-march")


def levels_from_elsewhere(values: Values) -> int:
    return levels_of_fatigue(values) - levels_from_marching(values)


def modifiers_of_state(values: Values) -> JSON:
    """Fatigue weighs on every test that does not count its levels itself (DW-114)."""
    modifier = fatigue_modifier(levels_of_fatigue(values), house(values))
    return [{"label": "fatigue", "value": modifier}] if modifier else REQUIRED


UNTRAINED: Mapping[str, JSON] = {"trained": False}


def trained_in(values: Values, key: str) -> JSON:
    return (values.get("skills") or {}).get(key, UNTRAINED)


def basic_skill(key: str) -> Source:
    return lambda values: trained_in(values, key)


def skill_object(skill: NamedSkill, key: str) -> Source:
    return lambda values: {"type": skill.type, **trained_in(values, key)}


# What each rule is told by the sheet.

POOL: dict[str, Source] = {"fate_max": "fate_max", "fate_current": "fate_current"}
ON_AGILITY: dict[str, Source] = {
    "agility": "agility",
    "encumbered": encumbered,
    "modifiers": modifiers_of_state,
}
FOR_A_JUMP: dict[str, Source] = {**ON_AGILITY, "strength_bonus": bonus("strength")}
AGAINST_WEIGHT: dict[str, Source] = {**FOR_LIMITS, "strength": "strength", "modifiers": modifiers_of_state}
ON_A_CLIMB: dict[str, Source] = {
    "strength": "strength",
    "half_move": half_move,
    "encumbered": encumbered,
    "modifiers": modifiers_of_state,
}

CHECKS: dict[str, dict[str, Source]] = {
    "initiative": {
        "agility_bonus": bonus("agility"),
        "encumbered": encumbered,
        "modifiers": "initiative_modifiers",
    },
    "difficult-ground-check": ON_AGILITY,
    "endurance-check": {
        "toughness": "toughness",
        "toughness_bonus": bonus("toughness"),
        "fatigue": levels_of_fatigue,
    },
    "climb": {**ON_A_CLIMB, "climb_skill": basic_skill("climb")},
    "rappel": {**ON_AGILITY, "strength": "strength", "grip_modifiers": modifiers_of_state},
    "haul-up": {"strength": "strength", "encumbered": encumbered, "modifiers": modifiers_of_state},
    "controlled-drop": {**ON_AGILITY, "agility_bonus": bonus("agility")},
    "jump-high": FOR_A_JUMP,
    "leap": FOR_A_JUMP,
    "swim": {
        "strength": "strength",
        "strength_bonus": bonus("strength"),
        "swim_skill": basic_skill("swim"),
        "heavy_gear": "heavy_gear",
        "encumbered": encumbered,
        "modifiers": modifiers_of_state,
    },
    "lift": AGAINST_WEIGHT,
    "push": AGAINST_WEIGHT,
    "throw-object": AGAINST_WEIGHT,
    "throw-impact": {"strength_bonus": bonus("strength")},
    "light-movement": {"perception": "perception", "modifiers": modifiers_of_state},
    "zero-gravity-move": ON_AGILITY,
    "falling-damage": {"toughness_bonus": bonus("toughness")},
    "cohesion-test": {"mode": "mode"},
}
"""Checks that every character can make, beside those of its characteristics and skills."""

READS: dict[str, dict[str, Source]] = {
    "fate-spend": {
        **POOL,
        "damage_taken": "damage_taken",
        "critical": "critical",
        "stunned": "stunned",
        "mode": "mode",
        "rank": "rank",
        "fatigue_sources": "fatigue_sources",
    },
    "fate-burn": POOL,
    "fate-refresh": POOL,
    "fate-award": POOL,
    "movement": FOR_MOVEMENT,
    "flight-movement": {"trait": "flight_trait", "speed": "flight_speed"},
    "narrative-travel": {"agility_bonus": bonus("agility"), "encumbered": encumbered},
    "narrative-swim": {"strength_bonus": bonus("strength")},
    "endurance-schedule": {"toughness_bonus": bonus("toughness")},
    "march-recovery": {
        "toughness_bonus": bonus("toughness"),
        "march_fatigue": levels_from_marching,
        "other_fatigue": levels_from_elsewhere,
    },
    "fatigue-effects": {"fatigue": levels_of_fatigue, "toughness_bonus": bonus("toughness")},
    "standing-jump": {"own_height": "own_height"},
    "carrying-limits": FOR_LIMITS,
    "encumbrance": FOR_ENCUMBRANCE,
    "altitude-change": {"trait": "flight_trait", "from": "altitude"},
    "shoot-at-flyer": {"shooter": "altitude"},
    "stay-aloft": {"altitude": "altitude"},
    "gravity-adjustments": {
        "agility_bonus": bonus("agility"),
        "strength_bonus": bonus("strength"),
        "toughness_bonus": bonus("toughness"),
        "encumbered": encumbered,
    },
    "wound-track": {"wounds_max": "wounds_max", "damage_taken": "damage_taken", "critical": "critical"},
    **CHECKS,
}


def characteristic_offer(characteristic: str) -> Offer:
    fills: dict[str, Source] = {"score": characteristic, "modifiers": modifiers_of_state}
    return Offer(characteristic, "characteristic-test", f"sheet-{characteristic}".replace("_", "-"), fills)


def skill_offer(skill: NamedSkill, key: str, detail: str = "") -> Offer:
    """A skill under its key on the sheet; for a field of a group that key is ``<group>:<field>``."""
    fills: dict[str, Source] = {
        "score": skill.characteristic,
        "skill": skill_object(skill, key),
        "modifiers": modifiers_of_state,
    }
    return Offer(f"skill-{key}", "skill-test", f"skill-{skill.key}", fills, detail=detail)


GROUPS = {skill.key: skill for skill in SKILLS if skill.group}


def fields_of_groups(values: Values) -> Iterable[Offer]:
    by_group: dict[str, list[str]] = {}
    for key in values.get("skills") or {}:
        group, _, field = key.partition(":")
        if field.strip() and group in GROUPS:
            by_group.setdefault(group, []).append(key)
    for group, keys in by_group.items():
        fields = told_apart(key.partition(":")[2].strip() for key in keys)
        yield from (
            skill_offer(GROUPS[group], key, detail=field) for key, field in zip(keys, fields, strict=True)
        )


OFFERS = (
    *(characteristic_offer(characteristic) for characteristic in CHARACTERISTICS),
    *(skill_offer(skill, skill.key) for skill in SKILLS),
    *(Offer(rule_id, rule_id, f"rule-{rule_id}", fills) for rule_id, fills in CHECKS.items()),
    Offer("climb-by-strength", "climb", "offer-climb-by-strength", ON_A_CLIMB),
    Offer(
        "throw-at-target",
        "throw-object",
        "offer-throw-at-target",
        {**AGAINST_WEIGHT, "ballistic_skill": "ballistic_skill"},
        needs="ballistic_skill",
    ),
)


def shown_bonus(characteristic: str) -> SheetField:
    shown_from = ("characteristic-bonus", for_bonus(characteristic), "bonus")
    return SheetField(f"{characteristic}_bonus", None, shown_from=shown_from)


SHEET = Sheet(
    groups=(
        Group(
            "characteristics",
            tuple(SheetField(characteristic, SCORE) for characteristic in CHARACTERISTICS),
            compact=True,
        ),
        Group(
            "condition",
            (
                SheetField("fate_current", POINTS, resource="fate_max", begins="fate_max"),
                SheetField("fate_max", POINTS),
                SheetField("damage_taken", Integer(0, 200), default=0, resource="wounds_max"),
                SheetField("wounds_max", Integer(1, 200)),
                SheetField("critical", Integer(0, MOST_CRITICAL), default=0),
                SheetField("fatigue_sources", ListOf(FATIGUE_SOURCES, most=FATIGUE.most), default=[]),
                SheetField("mode", SQUAD_MODES, default="solo"),
                SheetField("stunned", Boolean(), default=False),
                SheetField("prone", Boolean(), default=False),
                SheetField("unconscious", Boolean(), default=False),
            ),
            compact=True,
        ),
        Group(
            "person",
            (
                SheetField("name", Text(80)),
                SheetField("chapter", Text(80, least=0), default=""),
                SheetField("speciality", Text(80, least=0), default=""),
                SheetField("rank", Integer(1, 20), default=1),
            ),
        ),
        Group(
            "skills",
            (
                SheetField(
                    "skills",
                    MapOf(Text(80), as_kind(BasicSkill), MOST_SKILLS, tuple(skill.key for skill in SKILLS)),
                    default={},
                    beside={skill.key: skill.characteristic for skill in SKILLS},
                ),
            ),
        ),
        Group("bonuses", tuple(shown_bonus(characteristic) for characteristic in CHARACTERISTICS)),
        Group(
            "movement",
            (
                *(
                    SheetField(
                        f"movement_{mode}", None, unit="m", shown_from=("movement", FOR_MOVEMENT, mode)
                    )
                    for mode in MOVEMENT_MODES
                ),
                SheetField("movement_traits", ListOf(MovementTrait, most=20), default=[]),
                SheetField("initiative_modifiers", MODIFIERS, default=[]),
                SheetField("flight_trait", Choice("hoverer", "flyer")),
                SheetField("flight_speed", Integer(1, 100)),
                SheetField("altitude", Choice(*ALTITUDES), default="ground"),
            ),
        ),
        Group(
            "load",
            (
                SheetField("own_height", Number(0, 100), default=2.1, unit="m"),
                SheetField("load", KILOGRAMS, unit="kg"),
                SheetField("load_state", None, shown_from=("encumbrance", FOR_ENCUMBRANCE, "state")),
                SheetField("encumbered", Boolean()),
                SheetField("heavy_gear", Boolean(), default=False),
            ),
        ),
        Group(
            "traits",
            (
                *(
                    SheetField(f"{characteristic}_multiplier", Integer(1, 10), default=1)
                    for characteristic in CHARACTERISTICS
                ),
                *(
                    SheetField(f"{characteristic}_added", BONUS, default=0)
                    for characteristic in CHARACTERISTICS
                ),
                SheetField("added_index", Integer(0, 20), default=0),
            ),
        ),
        Group("notes", (SheetField("notes", Text(20_000, least=0), default=""),)),
    ),
    offers=OFFERS,
    reads=READS,
    own_offers=fields_of_groups,
    stat_blocks=STAT_BLOCKS,
)
