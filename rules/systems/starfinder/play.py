"""What rolls do to the sheet: damage, the state of a runner and of a traveller. Nothing amends a roll here."""

from __future__ import annotations

from rules.contract import JSON, Contest, Effect, Offer, Play, Step
from rules.contract.play import Context
from rules.contract.sheets import Source

from .checks import decide_rolled
from .sheet import READS

TRAVELLED = {
    key: f"outcome.state.{key}" for key in ("stamina", "hit_points", "hustle_damage", "march_damage")
}


def falls_prone(context: Context) -> JSON:
    conditions = list(context["sheet"].get("conditions") or ())
    return conditions if "prone" in conditions or not context["outcome"]["prone"] else [*conditions, "prone"]


def stamina_after_the_fall(context: Context) -> JSON:
    return max(0, (context["sheet"].get("stamina") or 0) - context["outcome"]["damage"])


def hit_points_after_the_fall(context: Context) -> JSON:
    """Stamina is lost first, as with all damage (SF-164)."""
    sheet = context["sheet"]
    beyond = max(0, context["outcome"]["damage"] - (sheet.get("stamina") or 0))
    return max(0, (sheet.get("hit_points") or 0) - beyond)


def hustled(context: Context) -> JSON:
    return context["outcome"]["hours_total"]


HURT: dict[str, Source] = {"stamina": "sheet.stamina", "hit_points": "sheet.hit_points"}
STILL: dict[str, Source] = {
    "stamina": "nonlethal-damage.stamina",
    "hit_points": "nonlethal-damage.hit_points",
}

PLAY = Play(
    offers=tuple(
        Offer(rule, rule, f"rule-{rule}", READS[rule])
        for rule in ("hustle-hours", "nonlethal-damage", "travel-recovery")
    ),
    effects=(
        Effect(
            "runner",
            ("local-run-round",),
            {"run_state": "outcome.state"},
            by_itself=True,
        ),
        Effect("march", ("forced-march-hour",), TRAVELLED, by_itself=True),
        Effect("hustle", ("hustle-hours",), {**TRAVELLED, "hustle_hours": hustled}, by_itself=True),
        Effect("recovery", ("travel-recovery",), TRAVELLED, by_itself=True),
        Effect(
            "nonlethal",
            ("nonlethal-damage",),
            {"stamina": "outcome.stamina", "hit_points": "outcome.hit_points"},
            by_itself=True,
        ),
        Effect(
            "swim",
            ("swim",),
            STILL,
            steps=(Step("nonlethal-damage", {**HURT, "damage": "outcome.damage"}),),
            when=lambda context: (context["outcome"].get("damage") or 0) > 0,
            amount="outcome.damage",
        ),
        Effect(
            "fall",
            ("fall",),
            {
                "stamina": stamina_after_the_fall,
                "hit_points": hit_points_after_the_fall,
                "conditions": falls_prone,
            },
            when=lambda context: context["outcome"]["damage"] > 0,
            amount="outcome.damage",
        ),
    ),
    contests=(Contest(("open-check",), decide_rolled),),
)
