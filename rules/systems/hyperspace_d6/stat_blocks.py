"""NPCs to begin with: a few round numbers, which the game master changes as the scene needs."""

from __future__ import annotations

from collections.abc import Mapping

from rules.contract import JSON

ATTRIBUTES = ("dexterity", "knowledge", "mechanical", "perception", "strength", "technical")
FOR_A_FIGHT = ("agility", "blasters", "brawl", "melee", "stamina")


def block(dice: int, skill: int) -> Mapping[str, JSON]:
    return {"attributes": dict.fromkeys(ATTRIBUTES, dice), "skills": dict.fromkeys(FOR_A_FIGHT, skill)}


STAT_BLOCKS = {
    "pushover": block(1, 0),
    "ordinary": block(2, 0),
    "seasoned": block(3, 1),
    "formidable": block(4, 2),
}
