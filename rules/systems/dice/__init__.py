"""Loose dice: the notation of ``rules/dice`` as a system with one rule, which belongs to no game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules import dice
from rules.contract import Faces, House, System, Text, asked, asks, check


@asks
class Roll:
    expression: str = asked(Text(least=0, most=10_000_000))
    """Its length is judged by the notation itself, which says more than a schema can (DN-001)."""


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
)
