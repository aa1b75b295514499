"""The character's sheet (section 8.1): its fields, the checks that it offers, and which rule reads which field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.contract import (
    JSON,
    Boolean,
    Choice,
    GivenFaces,
    Group,
    House,
    Integer,
    ListOf,
    Number,
    Offer,
    Rule,
    RulesError,
    Sheet,
    SheetField,
    Text,
    asked,
    asks,
)
from rules.contract.fields import REQUIRED
from rules.contract.sheets import Source, Values, fill, told_apart

from .attacks import FIREARMS, RATE_OF_FIRE, ROUNDS, WEAPON_CLASS
from .d100 import CHARACTERISTIC, CHARACTERISTICS, FATIGUE, NAME, SCORE
from .damage import wounds_and_critical
from .fate import FATE
from .house_rules import HOUSE_RULES
from .load import LAYER_KIND, ArmourPoints, armour_layers, weapon_load
from .movement import movement_rates
from .reactions import NO_REACTION_STATES
from .rolls import TRAINING, TRAINING_ADDS, characteristic_bonus
from .stat_blocks import STAT_BLOCKS

SHORT_TEXT = Text(80, least=0)
LONG_TEXT = Text(20_000, least=0)
SUGGESTED_SKILLS = {
    "awareness": "per",
    "climb": "s",
    "concealment": "ag",
    "dodge": "ag",
    "gamble": "int",
    "intimidate": "s",
    "search": "per",
    "silent-move": "ag",
    "swim": "s",
}
STEALTHY = ("concealment", "silent-move")
STATES = (
    "prone",
    "stunned",
    "unaware",
    "surprised",
    "pinned",
    "grappled",
    "fatigued",
    "unconscious",
    "running",
    "defensive-stance",
    "guarded-attack",
    "all-out-attack",
    "jammed",
)


@asks
class SkillEntry:
    """A skill has its word under ``key`` (``skill-climb``), or else the labels that the table gave it."""

    key: str = asked(NAME)
    label_en: str = asked(SHORT_TEXT, default="")
    label_es: str = asked(SHORT_TEXT, default="")
    label_it: str = asked(SHORT_TEXT, default="")
    characteristic: str = asked(CHARACTERISTIC)
    training: str = asked(TRAINING, default="untrained")
    advanced: bool = asked(Boolean(), default=False)


@asks
class LayerEntry:
    name: str = asked(NAME)
    kind: str = asked(LAYER_KIND, default="armour")
    ap: ArmourPoints = asked(ArmourPoints)


@asks
class WeaponEntry:
    """``rof_semi`` and ``rof_full``: bullets of one burst, nought where there is no such mode.

    ``qualities``: a knife takes the room of a pistol; the others matter when firing into a melee.
    """

    name: str = asked(NAME)
    weapon_class: str = asked(WEAPON_CLASS)
    trained: bool = asked(Boolean(), default=True)
    dice_count: int = asked(Integer(1, 10), default=1)
    dice_sides: int = asked(Choice(5, 10), default=10)
    bonus: int = asked(Integer(-20, 100), default=0)
    penetration: int = asked(Integer(0, 100), default=0)
    range: float = asked(Number(0, 100_000), default=0, unit="m")
    rof_single: bool = asked(Boolean(), default=True)
    rof_semi: int = asked(RATE_OF_FIRE, default=0)
    rof_full: int = asked(RATE_OF_FIRE, default=0)
    magazine: int = asked(ROUNDS, default=0)
    ammo: int = asked(ROUNDS, default=0)
    ammo_type: str = asked(Choice("las", "plasma", "melta", "solid"), default="solid")
    reload_half_actions: int = asked(Integer(1, 40), default=2)
    jammed: bool = asked(Boolean(), default=False)
    qualities: tuple[str, ...] = asked(
        ListOf(Choice("scatter", "blast", "flame", "knife"), most=4, unique=True), default=[]
    )


# Sources of inputs, for what does not stand on the sheet as it is asked.


def house(values: Values) -> House:
    changed: House = values.get("house_rules", {})
    return {**{rule.key: rule.default for rule in HOUSE_RULES}, **changed}


def derived_outcome(rule: Rule, inputs: JSON, values: Values) -> Mapping[str, Any]:
    """What a rule without dice says of the sheet; nothing where the sheet says too little, or the rule refuses."""
    try:
        outcome: Mapping[str, Any] = rule.resolve(inputs, house(values), GivenFaces(()))
    except RulesError:
        return {}
    return outcome


def bonus(characteristic: str) -> Source:
    """Left to the person where the score is not filled in."""

    def of(values: Values) -> JSON:
        score = values.get(characteristic)
        return REQUIRED if score is None else score // 10

    return of


def states_among(*known: str) -> Source:
    """A rule that takes states accepts those of its own list only."""
    return lambda values: [state for state in values.get("states") or () if state in known]


def conditions(values: Values) -> JSON:
    states = values.get("states") or ()
    return {
        "prone": "prone" in states,
        "pinned": "pinned" in states,
        "fatigue": values.get("fatigue") or 0,
    }


def stunned(values: Values) -> JSON:
    return "stunned" in (values.get("states") or ()) or (values.get("stunned_rounds") or 0) > 0


def is_knife(weapon: Mapping[str, Any]) -> bool:
    return "knife" in (weapon.get("qualities") or ())


def carried(*classes: str) -> Source:
    """How many weapons of these classes stand on the sheet, knives aside."""

    def count(values: Values) -> JSON:
        weapons = values.get("weapons") or ()
        return sum(weapon["weapon_class"] in classes and not is_knife(weapon) for weapon in weapons)

    return count


def knives(values: Values) -> JSON:
    return sum(is_knife(weapon) for weapon in values.get("weapons") or ())


def layers(values: Values) -> JSON:
    return [
        {"id": f"{place}", "kind": layer.get("kind", "armour"), "ap": layer["ap"]}
        for place, layer in enumerate(values.get("armour") or (), start=1)
    ]


FOR_WEAPON_LOAD: dict[str, Source] = {
    "basic": carried("basic"),
    "melee": carried("melee"),
    "heavy": carried("heavy"),
    "pistols": carried("pistol"),
    "knives": knives,
    "thrown": carried("thrown", "grenade"),
    "strength_bonus": bonus("s"),
}
FOR_LAYERS: dict[str, Source] = {"layers": layers, "strength_bonus": bonus("s")}


def modifiers_of_load(*kinds: str) -> Source:
    """Too many weapons and layers of armour weigh on every roll, and more on stealth (DH-094 to DH-098)."""

    def of(values: Values) -> JSON:
        modifiers = []
        for rule, fills in ((weapon_load, FOR_WEAPON_LOAD), (armour_layers, FOR_LAYERS)):
            found = derived_outcome(rule, fill(fills, values), values)
            modifier = sum(found.get(kind, 0) for kind in kinds)
            if modifier:
                modifiers.append({"label": rule.id, "value": modifier})
        return modifiers or REQUIRED

    return of


ON_EVERY_ROLL = modifiers_of_load("general_modifier")
ON_STEALTH = modifiers_of_load("general_modifier", "stealth_modifier")


def skill_entry(values: Values, key: str) -> Mapping[str, Any]:
    """A skill of the list; one that is not there is untrained."""
    for entry in values.get("skills") or ():
        if entry["key"] == key:
            found: Mapping[str, Any] = entry
            return found
    return {"characteristic": SUGGESTED_SKILLS.get(key, "int")}


def dodge_score(values: Values) -> JSON:
    """The Dodge skill as a score. Untrained it is halved, or 20 lower where the house says so."""
    entry = skill_entry(values, "dodge")
    score = values.get(entry["characteristic"])
    if score is None:
        return REQUIRED
    training = entry.get("training", "untrained")
    if training in TRAINING_ADDS:
        return min(SCORE.most, score + TRAINING_ADDS[training])
    if house(values)["untrained-skill"] == "minus-20":
        return max(0, score - 20)
    return score // 2


def as_members(values: Values) -> JSON:
    if values.get("ag") is None:
        return REQUIRED
    return [{"id": values.get("name") or "?", "agility_bonus": min(20, values["ag"] // 10)}]


# What each rule is told by the sheet.

POOL: dict[str, Source] = {"fate_max": "fate_max", "fate_current": "fate_current"}
HAMPERED: dict[str, Source] = {"fatigue": "fatigue", "modifiers": ON_EVERY_ROLL}
REACTING: dict[str, Source] = {
    "states": states_among(*NO_REACTION_STATES),
    "guarded": lambda values: "guarded-attack" in (values.get("states") or ()),
    "conditions": conditions,
    "modifiers": ON_EVERY_ROLL,
}


def strength_side(side: str) -> dict[str, Source]:
    return {f"{side}.score": "s", f"{side}.fatigue": "fatigue", f"{side}.modifiers": ON_EVERY_ROLL}


def weapon_skill_side(side: str) -> dict[str, Source]:
    return {f"{side}.score": "ws", f"{side}.conditions": conditions, f"{side}.modifiers": ON_EVERY_ROLL}


UNARMED: dict[str, Source] = {
    "weapon_class": lambda values: "melee",
    "score": "ws",
    "conditions": conditions,
    "modifiers": ON_EVERY_ROLL,
}
UNARMED_DAMAGE: dict[str, Source] = {
    "dice_count": lambda values: 1,
    "dice_sides": lambda values: 5,
    "bonus": lambda values: -3,
    "melee": lambda values: True,
    "strength_bonus": bonus("s"),
}
TO_LIFE: dict[str, Source] = {
    "life_max": "life_max",
    "life": "life",
    "critical_extra": "critical_extra",
}

READS: dict[str, dict[str, Source]] = {
    "characteristic-test": HAMPERED,
    "skill-test": HAMPERED,
    "fate-spend": {
        **POOL,
        "life_max": "life_max",
        "life": "life",
        "agility_bonus": bonus("ag"),
        "stunned": stunned,
    },
    "fate-burn": POOL,
    "fate-refresh": POOL,
    "fate-award": POOL,
    "initiative": {"members": as_members},
    "turn-start": {
        "states": states_among(
            "surprised",
            "stunned",
            "unconscious",
            "pinned",
            "grappled",
            "prone",
            "guarded-attack",
            "all-out-attack",
            "defensive-stance",
            "running",
        ),
        "stunned_rounds": "stunned_rounds",
    },
    "action-budget": {
        "states": states_among(
            "surprised",
            "stunned",
            "unconscious",
            "pinned",
            "grappled",
            "all-out-attack",
            "defensive-stance",
        )
    },
    "attack": {"conditions": conditions, "modifiers": ON_EVERY_ROLL},
    "clear-jam": {"score": "bs", "conditions": conditions, "modifiers": ON_EVERY_ROLL},
    "suppressing-fire": {"score": "bs", "conditions": conditions, "modifiers": ON_EVERY_ROLL},
    "overwatch": {"willpower_bonus": bonus("wp")},
    "damage-soak": {"toughness_bonus": bonus("t")},
    "wounds-and-critical": TO_LIFE,
    "dodge": {"score": dodge_score, **REACTING},
    "parry": {"score": "ws", **REACTING},
    "stun-contest": {"attacker_strength_bonus": bonus("s")},
    "knock-down": strength_side("attacker"),
    "feint": weapon_skill_side("attacker"),
    "shove": weapon_skill_side("attacker"),
    "grapple-contest": strength_side("attacker"),
    "pinning-test": {"score": "wp", **HAMPERED},
    "shake-pinning": {"score": "wp", **HAMPERED},
    "fatigue": {"fatigue": "fatigue", "toughness_bonus": bonus("t")},
    "movement-rates": {"agility_bonus": bonus("ag")},
    "movement-in-combat": {"agility_bonus": bonus("ag")},
    "weapon-load": FOR_WEAPON_LOAD,
    "armour-layers": FOR_LAYERS,
}

OFFERED_RULES = {
    "initiative": "ag",
    "dodge": "ag",
    "parry": "ws",
    "feint": "ws",
    "shove": "ws",
    "knock-down": "s",
    "stun-contest": "s",
    "grapple-contest": "s",
    "pinning-test": "wp",
    "shake-pinning": "wp",
    "overwatch": "wp",
}
"""Checks that every character can make beside those of characteristics, skills and weapons, and the score that each needs."""


def characteristic_offer(key: str) -> Offer:
    return Offer(key, "characteristic-test", f"sheet-{key}", {"score": key, **HAMPERED}, needs=key)


def opposed_offer(key: str) -> Offer:
    fills: dict[str, Source] = {
        "a.score": key,
        "a.characteristic": lambda values: key,
        "a.fatigue": "fatigue",
        "a.modifiers": ON_EVERY_ROLL,
    }
    return Offer(f"opposed-{key}", "opposed-test", f"offer-opposed-{key}", fills, needs=key)


def skill_offer(key: str, label: str, detail: str = "") -> Offer:
    def characteristic_score(values: Values) -> JSON:
        score = values.get(skill_entry(values, key)["characteristic"])
        return REQUIRED if score is None else score

    fills: dict[str, Source] = {
        "characteristic_score": characteristic_score,
        "training": lambda values: skill_entry(values, key).get("training", "untrained"),
        "advanced": lambda values: skill_entry(values, key).get("advanced", False),
        "fatigue": "fatigue",
        "modifiers": ON_STEALTH if key in STEALTHY else ON_EVERY_ROLL,
    }
    return Offer(f"skill-{key}", "skill-test", label, fills, detail=detail)


def own_skills(values: Values) -> Iterable[Offer]:
    """The skills that the table has added to those suggested."""
    own = [entry for entry in values.get("skills") or () if entry["key"] not in SUGGESTED_SKILLS]
    for entry, name in zip(own, told_apart(map(own_name, own)), strict=True):
        yield skill_offer(entry["key"], "offer-skill", name)


def own_name(entry: Mapping[str, Any]) -> str:
    labels = (entry.get(f"label_{language}") for language in ("es", "it", "en"))
    return str(next(filter(None, labels), entry["key"]))


def said(value: JSON) -> Source:
    return lambda values: value


def weapon_names(weapons: Iterable[Mapping[str, Any]]) -> list[str]:
    """What the checks of each weapon, and the rolls made by them, call it."""
    return told_apart(weapon["name"] for weapon in weapons)


def weapon_offers(place: int, name: str, given: Mapping[str, Any]) -> Iterable[Offer]:
    """Attacks with one weapon, its damage and its jam. Inputs that only some classes have are left out for the others."""
    weapon = {
        "trained": True,
        "ammo": 0,
        "jammed": False,
        "dice_count": 1,
        "dice_sides": 10,
        "bonus": 0,
        **given,
    }
    weapon_class = weapon["weapon_class"]
    melee = weapon_class == "melee"
    score = "ws" if melee else "bs"
    qualities = [quality for quality in weapon.get("qualities") or () if quality != "knife"]

    def offer(what: str, rule: str, fills: Mapping[str, Source], needs: str | None = score) -> Offer:
        entry = f"weapons.{place - 1}"
        return Offer(f"{what}-{place}", rule, f"offer-{what}", fills, needs, detail=name, entry=entry)

    firing: dict[str, Source] = {
        "weapon_class": said(weapon_class),
        "score": score,
        "trained": said(weapon["trained"]),
        "conditions": conditions,
        "modifiers": ON_EVERY_ROLL,
    }
    if weapon_class in FIREARMS:
        firing |= {"ammo": said(weapon["ammo"]), "jammed": said(weapon["jammed"])}
    attack = firing if melee else {**firing, "qualities": said(qualities)}
    yield offer("attack", "attack", attack)
    if weapon_class in FIREARMS:
        for mode, action in (("rof_semi", "semi-auto"), ("rof_full", "full-auto")):
            if weapon.get(mode):
                burst = {**attack, "action": said(action), "rate_of_fire": said(weapon[mode])}
                yield offer(action, "attack", burst)
        if weapon.get("rof_full"):
            zone = {**firing, "rate_of_fire": said(weapon["rof_full"])}
            if weapon.get("range"):
                zone["weapon_range"] = said(max(1, weapon["range"]))
            yield offer("suppressing-fire", "suppressing-fire", zone)
        if weapon.get("magazine", 0) > weapon["ammo"]:
            loading: dict[str, Source] = {
                "magazine": said(weapon["magazine"]),
                "ammo": said(weapon["ammo"]),
                "half_actions_needed": said(weapon.get("reload_half_actions", 2)),
            }
            yield offer("reload", "reload", loading, None)
        if weapon["jammed"]:
            jam: dict[str, Source] = {
                "score": score,
                "ammo": said(weapon["ammo"]),
                "ammo_type": said(weapon.get("ammo_type", "solid")),
                "conditions": conditions,
                "modifiers": ON_EVERY_ROLL,
            }
            yield offer("clear-jam", "clear-jam", jam)
    harm: dict[str, Source] = {
        "dice_count": said(weapon["dice_count"]),
        "bonus": said(weapon["bonus"]),
        "melee": said(melee),
    }
    if melee:
        harm["strength_bonus"] = bonus("s")
    yield offer("damage", "damage-roll", {**harm, "dice_sides": said(weapon["dice_sides"])}, None)
    if weapon["dice_sides"] == 10:
        yield offer("fury", "righteous-fury", harm, None)


def own_offers(values: Values) -> Iterable[Offer]:
    yield from own_skills(values)
    weapons = values.get("weapons") or ()
    for place, (name, weapon) in enumerate(zip(weapon_names(weapons), weapons, strict=True), start=1):
        yield from weapon_offers(place, name, weapon)


def shown_bonus(key: str) -> SheetField:
    fills: dict[str, Source] = {"characteristic": said(key), "score": key}
    return SheetField(f"{key}_bonus", None, shown_from=(characteristic_bonus.id, fills, "bonus"))


def shown(
    key: str, rule: Rule, fills: Mapping[str, Source], outcome: str, unit: str | None = None
) -> SheetField:
    return SheetField(key, None, unit=unit, shown_from=(rule.id, fills, outcome))


SHEET = Sheet(
    groups=(
        Group(
            "condition",
            (
                SheetField("life", Integer(-200, 500), resource="life_max", begins="life_max"),
                SheetField("life_max", Integer(1, 500)),
                SheetField("critical_extra", Integer(0, 200), default=0),
                shown(
                    "critical_level", wounds_and_critical, {**TO_LIFE, "damage": said(0)}, "critical_level"
                ),
                SheetField("fate_current", FATE, resource="fate_max", begins="fate_max"),
                SheetField("fate_max", FATE),
                SheetField("fatigue", FATIGUE, default=0),
                SheetField("states", ListOf(Choice(*STATES), most=len(STATES), unique=True), default=[]),
                SheetField("stunned_rounds", Integer(0, 100), default=0),
            ),
            compact=True,
        ),
        Group("characteristics", tuple(SheetField(key, SCORE) for key in CHARACTERISTICS), compact=True),
        Group("bonuses", tuple(shown_bonus(key) for key in CHARACTERISTICS)),
        Group(
            "skills",
            (
                SheetField(
                    "skills",
                    ListOf(SkillEntry, most=200, unique_by="key"),
                    default=[
                        {"key": key, "characteristic": characteristic}
                        for key, characteristic in SUGGESTED_SKILLS.items()
                    ],
                ),
                SheetField("talents", ListOf(NAME, most=200), default=[]),
                SheetField("traits", ListOf(NAME, most=200), default=[]),
            ),
        ),
        Group(
            "weapons",
            (SheetField("weapons", ListOf(WeaponEntry, most=50), default=[], used=("ammo", "magazine")),),
        ),
        Group(
            "armour",
            (
                SheetField("armour", ListOf(LayerEntry, most=10), default=[]),
                shown("armour_points", armour_layers, FOR_LAYERS, "ap"),
            ),
        ),
        Group(
            "movement",
            tuple(
                shown(f"movement_{rate}", movement_rates, READS["movement-rates"], rate, unit="m")
                for rate in ("half", "full", "charge", "run")
            ),
        ),
        Group(
            "load",
            (
                shown("weapon_tier", weapon_load, FOR_WEAPON_LOAD, "tier"),
                shown("weapon_stealth", weapon_load, FOR_WEAPON_LOAD, "stealth_modifier"),
                shown("weapon_general", weapon_load, FOR_WEAPON_LOAD, "general_modifier"),
                shown("layers_counted", armour_layers, FOR_LAYERS, "layers_counted"),
                shown("layers_stealth", armour_layers, FOR_LAYERS, "stealth_modifier"),
                shown("layers_general", armour_layers, FOR_LAYERS, "general_modifier"),
            ),
        ),
        Group(
            "person",
            (
                SheetField("name", NAME),
                SheetField("player", SHORT_TEXT, default=""),
                SheetField("career", SHORT_TEXT, default=""),
                SheetField("rank", Integer(1, 20), default=1),
                SheetField("gear", ListOf(NAME, most=200), default=[]),
                SheetField("notes", LONG_TEXT, default=""),
            ),
        ),
    ),
    offers=(
        *(characteristic_offer(key) for key in CHARACTERISTICS),
        *(skill_offer(key, f"skill-{key}") for key in SUGGESTED_SKILLS),
        Offer("unarmed", "attack", "offer-unarmed", UNARMED, needs="ws"),
        Offer("unarmed-damage", "damage-roll", "offer-unarmed-damage", UNARMED_DAMAGE, needs="s"),
        *(
            Offer(rule, rule, f"rule-{rule}", READS[rule], needs=needs)
            for rule, needs in OFFERED_RULES.items()
        ),
        *(opposed_offer(key) for key in CHARACTERISTICS),
    ),
    reads=READS,
    own_offers=own_offers,
    stat_blocks=STAT_BLOCKS,
)
