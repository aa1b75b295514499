"""What rolls do to the sheet: points, Determination, dice of armour and shields, states."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.contract import JSON, Amending, Contest, Cost, Effect, Ladder, Offer, Play, Step, Together
from rules.contract.play import Context, exactly
from rules.contract.sheets import Source

from .offers import attribute, dismayed, incapacitated
from .opposed import decide_rolled
from .together import help_of, may_lead

POINTS_OF_THE_FORCE: dict[str, Source] = {"force": attribute("force"), "points": "force_points"}
BODY: dict[str, Source] = {
    "determination": "determination",
    "maximum": "determination_maximum",
    "incapacitated": incapacitated,
}


def counts(key: str) -> Any:
    def of(inputs: Mapping[str, Any]) -> int:
        return int(bool(inputs.get(key)))

    return of


def offer(rule: str, fills: Mapping[str, Source], key: str = "", label: str = "") -> Offer:
    return Offer(key or rule, rule, label or f"rule-{rule}", fills)


TALLIED = (
    "attribute-check",
    "skill-check",
    "open-check",
    "attack",
    "vehicle-attack-pilot",
    "vehicle-attack-gunner",
    "force-check",
)
ON_THE_TALLY: dict[str, Source] = {"tally": "original_outcome.tally", "settled": "line.settled"}


def was_dismayed(context: Context) -> bool:
    """A check uses the dismay of narrative play up (HD-107)."""
    return bool(dismayed(context["sheet"]))


def states_after_the_check(context: Context) -> JSON:
    return {**(context["sheet"].get("states") or {}), "dismayed_now": False}


PLAY = Play(
    ladder=Ladder("difficulties", "difficulty"),
    costs=(
        Cost("force_points", counts("force_point"), "no-force-points"),
        Cost("improvement_points", counts("improvement"), "no-improvement-points"),
    ),
    offers=(
        offer("medpac", {**BODY, "medpacs": "medpacs"}),
        offer("rest", BODY),
        offer("state-event", {"states": "states"}),
        offer("force-points-reset", POINTS_OF_THE_FORCE),
        offer("massive-feat", POINTS_OF_THE_FORCE),
        offer("improvement-award", {"points": "improvement_points"}),
    ),
    effects=(
        Effect(
            "damage",
            ("damage", "force-damage"),
            {
                "determination": "apply-damage.determination",
                "states.incapacitated": "apply-damage.incapacitated",
            },
            steps=(
                Step(
                    "apply-damage",
                    {
                        "determination": "sheet.determination",
                        "damage": "outcome.damage",
                        "incapacitated": lambda context: incapacitated(context["sheet"]),
                    },
                ),
            ),
            to_another=True,
            amount="outcome.damage",
        ),
        Effect(
            "armour",
            ("armour-roll",),
            {"armour.dice_broken": "outcome.broken"},
            when=lambda context: context["outcome"]["newly_broken"] > 0,
        ),
        Effect(
            "shields",
            ("shield-roll",),
            {"shield_broken": "outcome.broken"},
            when=lambda context: context["outcome"]["newly_broken"] > 0,
        ),
        Effect("dismay", TALLIED, {"states": states_after_the_check}, when=was_dismayed),
        Effect(
            "medpac",
            ("medpac",),
            {
                "determination": "outcome.determination",
                "states.incapacitated": "outcome.incapacitated",
                "medpacs": "outcome.medpacs",
            },
            by_itself=True,
        ),
        Effect(
            "rest",
            ("rest",),
            {"determination": "outcome.determination", "states.incapacitated": "outcome.incapacitated"},
            by_itself=True,
        ),
        Effect("states", ("state-event",), {"states": "outcome.states"}, by_itself=True),
        Effect(
            "force-points",
            ("force-points-reset", "massive-feat"),
            {"force_points": "outcome.points"},
            by_itself=True,
        ),
        Effect(
            "improvement-points",
            ("improvement-award",),
            {"improvement_points": "outcome.points"},
            by_itself=True,
        ),
    ),
    amendings=(
        Amending(
            "explode",
            "choice-explode",
            "destiny-choice",
            "explode",
            TALLIED,
            {**ON_THE_TALLY, "choice": exactly("explode")},
        ),
        Amending(
            "advantage",
            "choice-advantage",
            "destiny-choice",
            "choose",
            TALLIED,
            {**ON_THE_TALLY, "choice": exactly("advantage")},
        ),
        Amending(
            "improvement-die",
            "rule-improvement-die",
            "improvement-die",
            "extra-die",
            TALLIED,
            {**ON_THE_TALLY, "points": "sheet.improvement_points"},
            {"improvement_points": "outcome.points"},
        ),
    ),
    contests=(Contest(("open-check",), decide_rolled),),
    together=Together(("attribute-check", "skill-check", "open-check"), help_of, may_lead),
)
