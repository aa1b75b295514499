"""NPCs to begin with: a few round numbers, which the game master changes as the scene needs."""

from __future__ import annotations

from collections.abc import Mapping

from rules.contract import JSON

ABILITIES = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")


def block(rating: int, score: int, hit_points: int) -> Mapping[str, JSON]:
    """An NPC has hit points and no stamina."""
    return {
        "kind": "npc",
        "challenge_rating": rating,
        **dict.fromkeys(ABILITIES, score),
        "hit_points": hit_points,
        "hit_points_max": hit_points,
    }


STAT_BLOCKS = {
    "pushover": block(0, 10, 6),
    "ordinary": block(1, 12, 18),
    "seasoned": block(4, 14, 50),
    "formidable": block(9, 18, 145),
}
