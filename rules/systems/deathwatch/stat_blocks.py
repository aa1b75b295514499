"""NPCs to begin with: a few round numbers, which the game master changes as the scene needs."""

from __future__ import annotations

from collections.abc import Mapping

from rules.contract import JSON

from .skills import CHARACTERISTICS


def block(score: int, wounds: int) -> Mapping[str, JSON]:
    return {**dict.fromkeys(CHARACTERISTICS, score), "wounds_max": wounds}


STAT_BLOCKS = {
    "pushover": block(25, 8),
    "ordinary": block(30, 10),
    "seasoned": block(38, 15),
    "formidable": block(50, 30),
}
