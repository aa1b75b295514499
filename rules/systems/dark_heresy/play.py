"""What rolls do to the sheet: fate, wounds, fatigue and ammunition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.contract import (
    JSON,
    Amending,
    Contest,
    Effect,
    House,
    Ladder,
    Offer,
    Play,
    Step,
    Together,
    not_allowed,
)
from rules.contract.fields import REQUIRED
from rules.contract.play import Context, exactly
from rules.contract.sheets import Source

from .amendments import AMENDABLE
from .rolls import HELP, MOST_HELPERS, decide_rolled
from .sheet import POOL, READS, TO_LIFE, weapon_names


def from_sheet(fills: dict[str, Source]) -> dict[str, Source]:
    """The same sources, seen from the context."""
    return {key: _inside(source) for key, source in fills.items()}


def _inside(source: Source) -> Source:
    if callable(source):
        return lambda context: source(context["sheet"])
    return f"sheet.{source}"


FATE_LEFT: dict[str, Source] = {"fate_current": "outcome.fate_current"}


def side_of(context: Context) -> JSON:
    """Of a contest the one who asked is side a; other rolls have no sides."""
    contested = AMENDABLE[context["original"]["rule"]].contested
    return context.get("side", "a") if contested else REQUIRED


def amending(option: str, after: tuple[str, ...]) -> Amending:
    inputs: dict[str, Source] = {
        "option": exactly(option),
        **from_sheet(POOL),
        "original": "original",
        "side": side_of,
    }
    return Amending(option, f"choice-{option}", "fate-spend", option, after, inputs, FATE_LEFT)


def armour_at_location(context: Context) -> JSON:
    location = (context["given"].get("damage-soak") or {}).get("location", "body")
    points = context["sheet"].get("armour_points") or {}
    return points.get(location.replace("-", "_"), 0)


def with_the_weapon(context: Context, **changed: JSON) -> JSON:
    """All weapons, changed the one that the roll was made with."""
    weapons = context["sheet"].get("weapons") or ()
    return [
        {**weapon, **changed} if name == context["detail"] else weapon
        for name, weapon in zip(weapon_names(weapons), weapons, strict=True)
    ]


def weapon_used(context: Context) -> Mapping[str, Any] | None:
    """The weapon that the roll was made with, as it is now."""
    weapons = context["sheet"].get("weapons") or ()
    return dict(zip(weapon_names(weapons), weapons, strict=True)).get(context["detail"])


def without_rounds(context: Context) -> JSON:
    """What is left in the magazine of the weapon that fired, whatever was entered since; and whether it jammed."""
    weapon, outcome = weapon_used(context) or {}, context["outcome"]
    left = max(0, weapon.get("ammo", 0) - outcome["ammo_used"])
    jammed = bool(weapon.get("jammed") or outcome.get("jammed"))
    return with_the_weapon(context, ammo=left, jammed=jammed)


def reloaded(context: Context) -> JSON:
    return with_the_weapon(context, ammo=context["outcome"]["ammo"])


def cleared(context: Context) -> JSON:
    return with_the_weapon(context, ammo=context["outcome"]["ammo_left"], jammed=False)


def has_fired(context: Context) -> bool:
    """A weapon that holds more than it did has been loaded since, or is another by the same name: nothing is taken from it."""
    weapon = weapon_used(context)
    if weapon is None or context["outcome"].get("ammo_left") is None:
        return False
    return bool(weapon.get("ammo", 0) <= context["inputs"].get("ammo", 0))


def knocked_prone(context: Context) -> JSON:
    states = context["sheet"].get("states") or ()
    return [*states, *([] if "prone" in states else ["prone"])]


def fatigue_of_the_fall(context: Context) -> JSON:
    gained = context["outcome"]["defender_fatigue"]
    return (context["sheet"].get("fatigue") or 0) + gained if gained else REQUIRED


def is_option(*options: str) -> Any:
    return lambda context: context["inputs"].get("option") in options


def fate_offer(option: str, *keys: str) -> Offer:
    fills: dict[str, Source] = {"option": exactly(option), **POOL}
    fills |= {key: READS["fate-spend"][key] for key in keys}
    return Offer(f"fate-{option}", "fate-spend", f"choice-{option}", fills, needs="fate_max")


def rule_offer(rule: str, needs: str | None = None) -> Offer:
    return Offer(rule, rule, f"rule-{rule}", READS[rule], needs=needs)


def help_of(helpers: int, house: House) -> Mapping[str, JSON]:
    if helpers > MOST_HELPERS:
        raise not_allowed("too-many-helpers", most=MOST_HELPERS)
    return {"modifiers": [{"label": "help", "value": HELP * helpers}]} if helpers else {}


PLAY = Play(
    ladder=Ladder("difficulties", "modifiers"),
    offers=(
        fate_offer("heal", "life_max", "life"),
        fate_offer("shake-stun", "stunned"),
        fate_offer("initiative-10", "agility_bonus"),
        rule_offer("fate-burn", "fate_max"),
        rule_offer("fate-refresh", "fate_max"),
        rule_offer("fate-award", "fate_max"),
        rule_offer("fatigue", "t"),
    ),
    effects=(
        Effect(
            "wounds",
            ("damage-roll",),
            {
                "life": "wounds-and-critical.life",
                "critical_extra": "wounds-and-critical.critical_extra",
            },
            steps=(
                Step(
                    "damage-soak",
                    {
                        "damage": "outcome.damage",
                        "armour_points": armour_at_location,
                        **from_sheet(READS["damage-soak"]),
                    },
                ),
                Step("wounds-and-critical", {**from_sheet(TO_LIFE), "damage": "damage-soak.final_damage"}),
            ),
            to_another=True,
            amount="outcome.damage",
        ),
        Effect("ammo", ("attack", "suppressing-fire"), {"weapons": without_rounds}, when=has_fired),
        Effect(
            "reload",
            ("reload",),
            {"weapons": reloaded},
            when=lambda context: context["outcome"]["finished"],
            by_itself=True,
        ),
        Effect(
            "clear-jam",
            ("clear-jam",),
            {"weapons": cleared},
            when=lambda context: context["outcome"]["cleared"],
        ),
        Effect("fate", ("fate-spend",), FATE_LEFT, when=is_option("initiative-10"), by_itself=True),
        Effect(
            "heal",
            ("fate-spend",),
            {**FATE_LEFT, "life": "outcome.life"},
            when=is_option("heal"),
            by_itself=True,
        ),
        Effect(
            "shake-stun",
            ("fate-spend",),
            {
                **FATE_LEFT,
                "stunned_rounds": exactly(0),
                "states": lambda context: [
                    state for state in context["sheet"].get("states") or () if state != "stunned"
                ],
            },
            when=is_option("shake-stun"),
            by_itself=True,
        ),
        Effect(
            "fate-pool",
            ("fate-burn", "fate-refresh", "fate-award"),
            {"fate_max": "outcome.fate_max", **FATE_LEFT},
            by_itself=True,
        ),
        Effect("fatigue", ("fatigue",), {"fatigue": "outcome.fatigue"}, by_itself=True),
        Effect(
            "falls",
            ("knock-down",),
            {"states": knocked_prone},
            when=lambda context: context["outcome"]["attacker_prone"],
        ),
        Effect(
            "knocked-down",
            ("knock-down",),
            {"states": knocked_prone, "fatigue": fatigue_of_the_fall},
            when=lambda context: context["outcome"]["defender_prone"],
            to_another=True,
        ),
        Effect(
            "hit-by-the-fall",
            ("knock-down",),
            {
                "life": "wounds-and-critical.life",
                "critical_extra": "wounds-and-critical.critical_extra",
            },
            steps=(Step("wounds-and-critical", {**from_sheet(TO_LIFE), "damage": "outcome.damage"}),),
            when=lambda context: context["outcome"]["damage"] > 0,
            to_another=True,
            amount="outcome.damage",
        ),
        Effect(
            "pinned",
            ("pinning-test", "shake-pinning"),
            {
                "states": lambda context: [
                    *(state for state in context["sheet"].get("states") or () if state != "pinned"),
                    *(["pinned"] if context["outcome"]["pinned"] else []),
                ]
            },
            when=lambda context: (
                "pinned" in context["outcome"]
                and context["outcome"]["pinned"] != ("pinned" in (context["sheet"].get("states") or ()))
            ),
        ),
    ),
    amendings=(
        amending("reroll", tuple(AMENDABLE)),
        amending("add-degree", tuple(key for key, one in AMENDABLE.items() if one.has_degrees)),
    ),
    contests=(Contest(("characteristic-test", "skill-test"), decide_rolled),),
    together=Together(("characteristic-test", "skill-test"), help_of),
)
