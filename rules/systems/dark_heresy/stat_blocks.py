"""NPCs to begin with: a few round numbers, which the game master changes as the scene needs."""

from __future__ import annotations

from collections.abc import Mapping

from rules.contract import JSON

CHARACTERISTICS = ("ws", "bs", "s", "t", "ag", "int", "per", "wp", "fel")


def block(score: int, wounds: int) -> Mapping[str, JSON]:
    return {**dict.fromkeys(CHARACTERISTICS, score), "life": wounds, "life_max": wounds}


STAT_BLOCKS = {
    "pushover": block(25, 7),
    "ordinary": block(30, 9),
    "seasoned": block(38, 13),
    "formidable": block(48, 20),
}
