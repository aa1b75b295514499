"""Exact odds: by trying every way the dice can fall, with each way's probability as a fraction."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from .errors import not_allowed
from .faces import Faces
from .fields import JSON, plain

MOST_WAYS = 40_000
"""How many ways are tried at most; beyond that a rule needs a function of its own, or answers ``odds-too-expensive``."""


class _EveryWay(Faces):
    """Faces that follow a given beginning and then show 1s; ``sides`` tells which dice were asked for."""

    __slots__ = ("_beginning", "shown", "sides")

    def __init__(self, beginning: list[int]) -> None:
        super().__init__()
        self._beginning = beginning
        self.sides: list[int] = []
        self.shown: list[int] = []

    def _next(self, sides: int) -> int:
        position = len(self.shown)
        face = self._beginning[position] if position < len(self._beginning) else 1
        self.sides.append(sides)
        self.shown.append(face)
        return face


def every_way(run: Callable[[Faces], Any], most: int = MOST_WAYS) -> Iterator[tuple[Fraction, Any]]:
    """Each way in which the dice of ``run`` can fall, with its probability. Refuses when there are more than ``most``."""
    beginning: list[int] = []
    tried = 0
    while True:
        faces = _EveryWay(beginning)
        result = run(faces)
        ways = 1
        for sides in faces.sides:
            ways *= sides
        if ways > most or tried >= most:
            raise not_allowed("odds-too-expensive")
        tried += 1
        yield Fraction(1, ways), result
        beginning, sides_asked = faces.shown, faces.sides
        while beginning and beginning[-1] == sides_asked[len(beginning) - 1]:
            beginning.pop()
        if not beginning:
            return
        beginning[-1] += 1


def main_fields(ways: Iterable[tuple[Fraction, Mapping[str, Any]]], names: tuple[str, ...]) -> dict[str, Any]:
    """Sums the ways up by the outcome's main fields, in the contract's shape, with plain fractions.

    A boolean is one probability; any other value a map from the value; ``degrees`` beside ``success`` is split by it.
    """
    true: dict[str, Fraction] = defaultdict(Fraction)
    maps: dict[str, dict[str, Fraction]] = {}
    split = "success" in names and "degrees" in names
    degrees: dict[str, dict[str, Fraction]] = {"success": {}, "failure": {}}
    for chance, outcome in ways:
        for name in names:
            value = outcome[name]
            if type(value) is bool:
                true[name] += chance if value else 0
                continue
            if split and name == "degrees":
                found = degrees["success" if outcome["success"] else "failure"]
            else:
                found = maps.setdefault(name, {})
            key = as_key(value)
            found[key] = found.get(key, Fraction(0)) + chance
    summed: dict[str, Any] = {}
    for name in names:
        if split and name == "degrees":
            summed[name] = degrees
        elif name in maps:
            summed[name] = maps[name]
        else:
            summed[name] = true[name]
    return summed


def as_key(value: JSON) -> str:
    """A value as the key of a map of odds: null is ``none``, numbers are written without a trailing ``.0``.

    Decimals are told to nine places, as far as they are compared: 4.6 less 4 is ``0.6``, whatever a binary fraction makes of it.
    """
    if value is None:
        return "none"
    if type(value) is bool:
        return "true" if value else "false"
    return str(plain(round(value, 9) if type(value) is float else value))


def probability(chance: Fraction) -> dict[str, JSON]:
    return {
        "fraction": f"{chance.numerator}/{chance.denominator}",
        "decimal": chance.numerator / chance.denominator,
    }


def as_probabilities(summed: Any) -> JSON:
    """Fractions, at any depth, in the contract's written form."""
    if isinstance(summed, Mapping):
        return {key: as_probabilities(value) for key, value in summed.items()}
    return probability(Fraction(summed))
