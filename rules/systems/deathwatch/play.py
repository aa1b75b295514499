"""What rolls do to the sheet: fate, damage, fatigue and the squad's mode."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.contract import JSON, Amending, Contest, Cost, Effect, House, Ladder, Offer, Play, Step, Together
from rules.contract.play import Context, exactly
from rules.contract.sheets import Source

from .checks import decide_rolled
from .fate import REROLLABLE, TAKES_DEGREES
from .percentile import refuse_too_many_assistants
from .sheet import POOL, READS

FATE_LEFT: dict[str, Source] = {"fate_current": "outcome.fate_current"}
POOL_IN_CONTEXT: dict[str, Source] = {"fate_max": "sheet.fate_max", "fate_current": "sheet.fate_current"}


def die_of(context: Context) -> int:
    """The die of the one who spends: of two sides, the one who asked has the first."""
    return 1 if context.get("side") == "b" else 0


def amending(
    key: str, op: str, after: tuple[str, ...], inputs: Mapping[str, Source], *, closed: bool = True
) -> Amending:
    common: dict[str, Source] = {
        "option": exactly(key),
        **POOL_IN_CONTEXT,
        "original": "original",
        "closed": "line.settled",
    }
    return Amending(key, f"choice-{key}", "fate-spend", op, after, {**common, **inputs}, FATE_LEFT)


def bought_with_fate(inputs: Mapping[str, Any]) -> int:
    """The +10 before a roll is a modifier with the label ``fate`` (DW-029)."""
    modifiers = inputs.get("modifiers") or ()
    return sum(modifier["label"] == "fate" for modifier in modifiers)


def is_option(*options: str) -> Any:
    return lambda context: context["inputs"].get("option") in options


def fate_offer(option: str, *keys: str) -> Offer:
    fills: dict[str, Source] = {"option": exactly(option), **POOL}
    fills |= {key: READS["fate-spend"][key] for key in keys}
    return Offer(f"fate-{option}", "fate-spend", f"choice-{option}", fills, needs="fate_max")


def rule_offer(rule: str, needs: str | None = None) -> Offer:
    return Offer(rule, rule, f"rule-{rule}", READS[rule], needs=needs)


def more_fatigue(context: Context) -> list[str]:
    activity = context["inputs"]["activity"]
    gained = [activity] * context["outcome"]["fatigue_gained"]
    return [*(context["sheet"].get("fatigue_sources") or ()), *gained][:40]


TRACK: dict[str, Source] = {
    "wounds_max": "sheet.wounds_max",
    "damage_taken": "sheet.damage_taken",
    "critical": "sheet.critical",
}
TRACKED: dict[str, Source] = {
    "damage_taken": "wound-track.damage_taken",
    "critical": "wound-track.critical",
}


def help_of(helpers: int, house: House) -> Mapping[str, JSON]:
    refuse_too_many_assistants(helpers)
    return {"assistants": helpers}


PLAY = Play(
    ladder=Ladder("difficulty", "modifiers"),
    costs=(Cost("fate_current", bought_with_fate, "no-fate", too_many="once-per-test"),),
    offers=(
        fate_offer("heal", "damage_taken", "critical"),
        fate_offer("shake-stun", "stunned"),
        fate_offer("squad-mode", "mode"),
        fate_offer("solo-rank", "mode", "rank"),
        fate_offer("remove-fatigue", "fatigue_sources"),
        rule_offer("fate-burn", "fate_max"),
        rule_offer("fate-refresh", "fate_max"),
        rule_offer("fate-award", "fate_max"),
    ),
    effects=(
        Effect(
            "wounds",
            ("throw-impact",),
            TRACKED,
            steps=(Step("wound-track", {**TRACK, "amount": "outcome.damage"}),),
            to_another=True,
            amount="outcome.damage",
        ),
        Effect(
            "fall",
            ("falling-damage",),
            {**TRACKED, "prone": "outcome.prone"},
            steps=(Step("wound-track", {**TRACK, "amount": "outcome.damage_after_toughness"}),),
            amount="outcome.damage_after_toughness",
        ),
        Effect(
            "prone",
            ("controlled-drop", "difficult-ground-check"),
            {"prone": exactly(True)},
            when=lambda context: context["outcome"]["prone"],
        ),
        Effect(
            "fatigue",
            ("endurance-check",),
            {
                "fatigue_sources": more_fatigue,
                "unconscious": "outcome.unconscious",
            },
            when=lambda context: context["outcome"]["fatigue_gained"] > 0,
        ),
        Effect(
            "mode",
            ("cohesion-test",),
            {"mode": "outcome.mode"},
            when=lambda context: context["outcome"]["mode"] != context["sheet"].get("mode"),
        ),
        Effect(
            "heal",
            ("fate-spend",),
            {**FATE_LEFT, "damage_taken": "outcome.damage_taken", "critical": "outcome.critical"},
            when=is_option("heal"),
            by_itself=True,
        ),
        Effect(
            "shake-stun",
            ("fate-spend",),
            {**FATE_LEFT, "stunned": exactly(False)},
            when=is_option("shake-stun"),
            by_itself=True,
        ),
        Effect(
            "squad-mode",
            ("fate-spend",),
            {**FATE_LEFT, "mode": "outcome.mode"},
            when=is_option("squad-mode"),
            by_itself=True,
        ),
        Effect("solo-rank", ("fate-spend",), FATE_LEFT, when=is_option("solo-rank"), by_itself=True),
        Effect(
            "remove-fatigue",
            ("fate-spend",),
            {**FATE_LEFT, "fatigue_sources": "outcome.fatigue_sources"},
            when=is_option("remove-fatigue"),
            by_itself=True,
        ),
        Effect(
            "fate-pool",
            ("fate-burn", "fate-refresh", "fate-award"),
            {"fate_max": "outcome.fate_max", **FATE_LEFT},
            by_itself=True,
        ),
    ),
    amendings=(
        amending(
            "reroll",
            "reroll",
            tuple(REROLLABLE),
            {"die": die_of, "rerolled": lambda context: "reroll" in context["line"]["ops"]},
        ),
        amending("add-degree", "add-degree", tuple(TAKES_DEGREES), {"die": die_of}),
        amending("initiative-10", "choose", ("initiative",), {}),
    ),
    contests=(Contest(("characteristic-test", "skill-test"), decide_rolled),),
    together=Together(("characteristic-test", "skill-test"), help_of),
)
