"""Short ways to ask for an outcome, a refusal and every way in which dice can fall."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any

import pytest

from rules.contract.errors import RulesError
from rules.contract.faces import Faces, GivenFaces
from rules.dice import Expression, parse, roll

Outcome = dict[str, Any]


def rolled(text: str, *faces: int) -> Outcome:
    """The outcome of ``text`` with just these faces."""
    given = GivenFaces(faces)
    outcome = roll(parse(text), given)
    given.finish()
    return outcome


def total(text: str, *faces: int) -> Any:
    return rolled(text, *faces)["total"]


def attempt[T](ask: Callable[[], T]) -> T | RulesError:
    """What ``ask`` gives, or the refusal with which it ends."""
    try:
        return ask()
    except RulesError as refused:
        return refused


def refusal(text: str) -> tuple[str | None, int | None]:
    """Reason and column of a text that cannot be read; the column is None where the whole is meant."""
    with pytest.raises(RulesError) as refused:
        parse(text)
    assert refused.value.code == "invalid-input"
    assert refused.value.field is not None
    name, _, column = refused.value.field.partition(":")
    assert name == "inputs.expression"
    return refused.value.reason, int(column) if column else None


class _Beginning(Faces):
    """Faces that begin as told and then show 1s, and that remember the sides asked for."""

    def __init__(self, beginning: Sequence[int]) -> None:
        super().__init__()
        self._beginning = beginning

    def _next(self, sides: int) -> int:
        position = len(self.drawn)
        return self._beginning[position] if position < len(self._beginning) else 1


def every_outcome(expression: Expression) -> Iterator[tuple[Fraction, Outcome]]:
    """All outcomes there can be, each with its probability. For few dice, and for dice that do not chain."""
    beginning: list[int] = []
    while True:
        faces = _Beginning(beginning)
        outcome = roll(expression, faces)
        chance = Fraction(1)
        for die in faces.drawn:
            chance /= die.sides
        yield chance, outcome
        beginning = [die.face for die in faces.drawn]
        sides = [die.sides for die in faces.drawn]
        while beginning and beginning[-1] == sides[len(beginning) - 1]:
            beginning.pop()
        if not beginning:
            return
        beginning[-1] += 1


def totals_by_trying(text: str) -> dict[str, Fraction]:
    """The odds of the total (of the first, in a repeat), by rolling every way."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    for chance, outcome in every_outcome(parse(text)):
        reached = outcome["total"]
        found[reached[0] if isinstance(reached, list) else reached] += chance
    return {str(value): chance for value, chance in sorted(found.items())}
