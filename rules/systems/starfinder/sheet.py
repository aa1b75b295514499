"""The character's sheet (section 8): its fields, the checks that it offers, and which rule reads which field."""

from __future__ import annotations

from rules.contract import (
    JSON,
    Boolean,
    Choice,
    GivenFaces,
    Group,
    House,
    Integer,
    Object,
    Offer,
    Sheet,
    SheetField,
    Text,
    asked,
    asks,
)
from rules.contract.fields import REQUIRED
from rules.contract.sheets import Source, Values, fill

from .checks import SCORE, ability_modifier, skill_check
from .conditions import CONDITIONS, SPEED_MODIFIERS, penalties, speed
from .grid import MODES
from .house_rules import HOUSE_RULES
from .kinds import NATURAL_REACH, SPACE, SPEED, exact
from .overland import HOURS
from .running import RunState
from .stat_blocks import STAT_BLOCKS
from .tables import BODY, LOAD, MANOEUVRABILITY, SIZE
from .travel_state import DAMAGE, POINTS

ABILITIES = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")
SKILLS = {"acrobatics": "dexterity", "athletics": "strength"}
"""Each skill that movement asks for, with its ability."""


@asks
class SkillEntry:
    """``other``: what nothing else on the sheet accounts for."""

    ranks: int = asked(Integer(0, 40), default=0)
    class_skill: bool = asked(Boolean(), default=False)
    armour_penalty: int = asked(Integer(0, 20), default=0)
    other: int = asked(Integer(-50, 50), default=0)


def house(values: Values) -> House:
    changed: House = values.get("house_rules", {})
    return {**{rule.key: rule.default for rule in HOUSE_RULES}, **changed}


# Sources of inputs, for what does not stand on the sheet as it is asked.


def conditions_felt(values: Values) -> list[str]:
    """The conditions noted on the sheet, and the fatigue that damage from travel brings by itself (SF-097, SF-105)."""
    conditions = list(values.get("conditions") or ())
    if worn_by_travel(values) and "fatigued" not in conditions:
        conditions.append("fatigued")
    return conditions


def worn_by_travel(values: Values) -> bool:
    return bool(values.get("hustle_damage") or values.get("march_damage"))


def load_carried(values: Values) -> str:
    return values.get("load") or "none"


def modifier_of(ability: str) -> Source:
    def of(values: Values) -> JSON:
        score = values.get(ability)
        return REQUIRED if score is None else ability_modifier(score)

    return of


def penalties_on(ability: str, values: Values) -> list[JSON]:
    """What conditions and load take from checks of an ability, as modifiers of the check."""
    penalty = penalties(conditions_felt(values), load_carried(values)).get(f"{ability}_checks", 0)
    return [{"label": "conditions", "value": penalty}] if penalty else []


def modifiers_on(ability: str) -> Source:
    return lambda values: penalties_on(ability, values)


def in_skill(skill: str, key: str) -> Source:
    return lambda values: (values.get(skill) or {}).get(key, REQUIRED)


def skill_modifiers(skill: str) -> Source:
    def of(values: Values) -> JSON:
        other = (values.get(skill) or {}).get("other")
        own = [{"label": "other", "value": other}] if other else []
        return [*own, *penalties_on(SKILLS[skill], values)]

    return of


def for_skill(skill: str) -> dict[str, Source]:
    return {
        "ability_modifier": modifier_of(SKILLS[skill]),
        "ranks": in_skill(skill, "ranks"),
        "class_skill": in_skill(skill, "class_skill"),
        "armour_penalty": in_skill(skill, "armour_penalty"),
        "modifiers": skill_modifiers(skill),
    }


AS_A_NUMBER: dict[str, Source] = {"dc": lambda values: 0, "mode": lambda values: "take-10"}
"""Lets the rule of the check tell its bonus without a die."""


def skill_bonus(skill: str) -> Source:
    """The whole bonus, held within what checks of the skill take."""

    def of(values: Values) -> JSON:
        inputs = fill({**for_skill(skill), **AS_A_NUMBER}, values)
        if "ability_modifier" not in inputs:
            return REQUIRED
        bonus = skill_check.resolve(inputs, house(values), GivenFaces(()))["bonus"]
        return max(-20, min(60, bonus))

    return of


def for_speed(mode: str) -> dict[str, Source]:
    return {
        "base": f"{mode}_speed",
        "mode": lambda values: mode,
        "modifiers": "speed_modifiers",
        "load": "load",
        "conditions": conditions_felt,
    }


def effective_speed(mode: str) -> Source:
    """Metres, no more than the rules of movement take; left out where the creature has no such speed."""

    def of(values: Values) -> JSON:
        inputs = fill(for_speed(mode), values)
        if "base" not in inputs:
            return REQUIRED
        return min(300, speed.resolve(inputs, house(values), GivenFaces(()))["speed"])

    return of


def travelling_speeds(values: Values) -> JSON:
    found = effective_speed("land")
    metres = found(values) if callable(found) else REQUIRED
    return REQUIRED if metres is REQUIRED else [metres]


def weapon_in_hand(values: Values) -> JSON:
    if values.get("reach_weapon"):
        return "reach-weapon"
    return "unarmed" if values.get("armed") is False else "melee"


def travel_state(values: Values) -> JSON:
    """Fatigue noted on the sheet comes from elsewhere unless travel accounts for it."""
    said = {key: values.get(key) for key in ("stamina", "stamina_max", "hit_points", "hit_points_max")}
    if any(points is None for points in said.values()):
        return REQUIRED
    return {
        **said,
        "hustle_damage": values.get("hustle_damage") or 0,
        "march_damage": values.get("march_damage") or 0,
        "other_fatigue": "fatigued" in (values.get("conditions") or ()) and not worn_by_travel(values),
    }


def fleeing(ability: str) -> dict[str, Source]:
    return {"fleeing.score": ability, "fleeing.modifiers": modifiers_on(ability)}


# What each rule is told by the sheet.

BODY_OF: dict[str, Source] = {"size": "size", "body": "body", "natural_reach": "natural_reach_override"}
FOR_SIZE: dict[str, Source] = {**BODY_OF, "space": "space_override"}
FOR_REACH: dict[str, Source] = {**BODY_OF, "weapon": weapon_in_hand}
ON_FOOT: dict[str, Source] = {"speed": effective_speed("land")}
RUN_ROUND: dict[str, Source] = {
    "constitution": lambda values: values.get("constitution", REQUIRED),  # none at all is an answer too
    "speed": effective_speed("land"),
    "state": "run_state",
}
MARCH_HOUR: dict[str, Source] = {"constitution": "constitution", "state": travel_state}
TUMBLE: dict[str, Source] = {
    "load": "load",
    "acrobatics": skill_bonus("acrobatics"),
    "prone": lambda values: "prone" in conditions_felt(values),
}
SWIM: dict[str, Source] = {
    "athletics": skill_bonus("athletics"),
    "land_speed": effective_speed("land"),
    "swim_speed": effective_speed("swim"),
}
CLIMB: dict[str, Source] = {
    "athletics": skill_bonus("athletics"),
    "land_speed": effective_speed("land"),
    "climb_speed": effective_speed("climb"),
}
FLY: dict[str, Source] = {
    "manoeuvrability": "manoeuvrability",
    "acrobatics": skill_bonus("acrobatics"),
    "unconscious": lambda values: "unconscious" in conditions_felt(values),
}

READS: dict[str, dict[str, Source]] = {
    "size-data": FOR_SIZE,
    "reach": FOR_REACH,
    "condition-effects": {"conditions": conditions_felt, "load": "load"},
    "speed": for_speed("land"),
    "gait-distance": ON_FOOT,
    "squeeze": {"size": "size", "space": "space_override"},
    "path-cost": ON_FOOT,
    "cheapest-path": ON_FOOT,
    "reachable": ON_FOOT,
    "charge": ON_FOOT,
    "flight-path": {"speed": effective_speed("fly")},
    "tumble-check": TUMBLE,
    "local-run-round": RUN_ROUND,
    "overland-speed": ON_FOOT,
    "overland-travel": {
        "speeds": travelling_speeds,
        "hours_before": "hours_today",
        "hustle_before": "hustle_hours",
    },
    "forced-march-hour": MARCH_HOUR,
    "hustle-hours": {"hours_before": "hustle_hours", "state": travel_state},
    "nonlethal-damage": {"stamina": "stamina", "hit_points": "hit_points"},
    "travel-recovery": {"state": travel_state},
    "pursuit": {"fleeing_speed": effective_speed("land")},
    "pursuit-dexterity": fleeing("dexterity"),
    "pursuit-constitution": fleeing("constitution"),
    "swim": SWIM,
    "climb": CLIMB,
    "fly-check": FLY,
}


def ability_offer(ability: str) -> Offer:
    fills: dict[str, Source] = {"score": ability, "modifiers": modifiers_on(ability)}
    return Offer(ability, "ability-check", f"sheet-{ability}", fills, needs=ability)


def skill_offer(skill: str) -> Offer:
    return Offer(skill, "skill-check", f"sheet-{skill}", for_skill(skill))


def chosen(key: str, value: JSON) -> dict[str, Source]:
    return {key: lambda values: value}


def tumble_offer(kind: str) -> Offer:
    return Offer(f"tumble-{kind}", "tumble-check", f"offer-tumble-{kind}", {**TUMBLE, **chosen("kind", kind)})


def fly_offer(task: str) -> Offer:
    return Offer(task, "fly-check", f"offer-{task}", {**FLY, **chosen("task", task)}, needs="fly_speed")


OFFERS = (
    *(ability_offer(ability) for ability in ABILITIES),
    *(skill_offer(skill) for skill in SKILLS),
    tumble_offer("past"),
    tumble_offer("through"),
    Offer("swim", "swim", "rule-swim", SWIM),
    Offer("climb", "climb", "rule-climb", CLIMB),
    *(fly_offer(task) for task in ("hover", "avoid-falling-damage", "move-in-wind")),
    Offer("local-run-round", "local-run-round", "rule-local-run-round", RUN_ROUND),
    Offer(
        "forced-march-hour", "forced-march-hour", "rule-forced-march-hour", MARCH_HOUR, needs="constitution"
    ),
    Offer("pursuit-dexterity", "pursuit-dexterity", "rule-pursuit-dexterity", fleeing("dexterity")),
    Offer(
        "pursuit-constitution",
        "pursuit-constitution",
        "rule-pursuit-constitution",
        fleeing("constitution"),
        needs="constitution",
    ),
    Offer("fall", "fall", "rule-fall", {}),
    *(
        Offer(
            f"opposed-{skill}",
            "open-check",
            f"offer-opposed-{skill}",
            {"bonus": skill_bonus(skill)},
        )
        for skill in SKILLS
    ),
)


def ability_fields(ability: str) -> tuple[SheetField, SheetField]:
    shown: dict[str, Source] = {"ability_modifier": modifier_of(ability), **AS_A_NUMBER}
    return (
        SheetField(ability, SCORE, default=10),
        SheetField(f"{ability}_modifier", None, shown_from=("skill-check", shown, "bonus")),
    )


def skill_fields(skill: str) -> tuple[SheetField, SheetField]:
    shown: dict[str, Source] = {**for_skill(skill), **AS_A_NUMBER}
    return (
        SheetField(skill, Object(SkillEntry), default={}),
        SheetField(f"{skill}_bonus", None, shown_from=("skill-check", shown, "bonus")),
    )


def effective_speed_field(mode: str) -> SheetField:
    return SheetField(
        f"effective_speed_{mode}", None, unit="m", shown_from=("speed", for_speed(mode), "speed")
    )


CHARACTER = Sheet(
    groups=(
        Group(
            "condition",
            (
                SheetField("stamina", POINTS, default=0, resource="stamina_max"),
                SheetField("stamina_max", POINTS, default=0),
                SheetField("hit_points", POINTS, default=1, resource="hit_points_max"),
                SheetField("hit_points_max", Integer(1, 9999), default=1),
                SheetField("conditions", CONDITIONS, default=[]),
                SheetField("load", LOAD, default="none"),
                effective_speed_field("land"),
                SheetField("reach", None, unit="m", shown_from=("reach", FOR_REACH, "reach")),
                SheetField("armed", Boolean(), default=True),
                SheetField("reach_weapon", Boolean(), default=False),
            ),
            compact=True,
        ),
        Group(
            "abilities",
            tuple(sheet_field for ability in ABILITIES for sheet_field in ability_fields(ability)),
            compact=True,
        ),
        Group("skills", tuple(sheet_field for skill in SKILLS for sheet_field in skill_fields(skill))),
        Group(
            "person",
            (
                SheetField("name", Text(80)),
                SheetField("kind", Choice("pc", "npc"), default="pc"),
                SheetField("challenge_rating", exact(0, 40), default=1),
                SheetField("size", SIZE, default="medium"),
                SheetField("body", BODY, default="tall"),
                SheetField("space", None, unit="m", shown_from=("size-data", FOR_SIZE, "space")),
                SheetField("space_override", SPACE, unit="m"),
                SheetField(
                    "natural_reach", None, unit="m", shown_from=("size-data", FOR_SIZE, "natural_reach")
                ),
                SheetField("natural_reach_override", NATURAL_REACH, unit="m"),
            ),
        ),
        Group(
            "speeds",
            (
                SheetField("land_speed", SPEED, default=9, unit="m"),
                *(
                    sheet_field
                    for mode in MODES
                    if mode != "land"
                    for sheet_field in (
                        SheetField(f"{mode}_speed", SPEED, unit="m"),
                        effective_speed_field(mode),
                    )
                ),
                SheetField("manoeuvrability", Choice(*MANOEUVRABILITY)),
                SheetField("speed_modifiers", SPEED_MODIFIERS, default=[]),
            ),
        ),
        Group(
            "travel",
            (
                SheetField("hours_today", HOURS, default=0),
                SheetField("hustle_hours", HOURS, default=0),
                SheetField("hustle_damage", DAMAGE, default=0),
                SheetField("march_damage", DAMAGE, default=0),
                SheetField("run_state", Object(RunState), default={}),
            ),
        ),
        Group(
            "traits",
            (
                SheetField("fills_square", Boolean(), default=False),
                SheetField("obstacle", Boolean()),
                SheetField("incorporeal", Boolean(), default=False),
                SheetField("burrow_rock", Boolean(), default=False),
                SheetField("leaves_tunnel", Boolean(), default=False),
            ),
        ),
        Group("notes", (SheetField("notes", Text(20_000, least=0), default=""),)),
    ),
    offers=OFFERS,
    reads=READS,
    stat_blocks=STAT_BLOCKS,
)

SHEETS = {"character": CHARACTER}
