"""Loose dice: the notation of ``rules/dice`` as a system with one rule, which belongs to no game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rules import dice
from rules.contract import JSON, Faces, Fight, House, System, Text, asked, asks, check


class ExpressionText(Text):
    """A text of any length: the notation itself refuses what is too long, and says more about it than a schema can (DN-001)."""

    def schema(self) -> dict[str, JSON]:
        return {"type": "string", "maxLength": dice.LONGEST_TEXT}


@asks
class Roll:
    expression: str = asked(ExpressionText(least=0, most=sys.maxsize))


def _odds(wanted: Roll, house: House) -> dict[str, Any]:
    return dice.odds(dice.parse(wanted.expression))


@check(Roll, odds=_odds)
def roll(wanted: Roll, house: House, faces: Faces) -> dict[str, Any]:
    return dice.roll(dice.parse(wanted.expression), faces)


HERE = Path(__file__).parent

DICE = System(
    "dice",
    version="1",
    words=(HERE / "words", Path(dice.__file__).parent / "words"),
    rules=[roll],
    fight=Fight(notation=lambda values: "1d20", delay_moves=True),
)
