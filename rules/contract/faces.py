"""Dice as the rules see them: faces come from outside, one at a time, and each is remembered with its purpose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .errors import RulesError


@dataclass(frozen=True, slots=True)
class Die:
    """One die that fell: 1 <= face <= sides, and what the rule used it for."""

    sides: int
    face: int
    purpose: str


class Faces:
    """Hands a rule its faces and keeps the list of them, in the order in which they were consumed.

    A rule calls ``faces.d(100, "test")`` and gets a number from 1 to 100. It never learns where the number is from.
    """

    __slots__ = ("drawn",)

    def __init__(self) -> None:
        self.drawn: list[Die] = []

    def d(self, sides: int, purpose: str) -> int:
        face = self._next(sides)
        self.drawn.append(Die(sides, face, purpose))
        return face

    def several(self, count: int, sides: int, purpose: str) -> list[int]:
        return [self.d(sides, purpose) for _ in range(count)]

    def _next(self, sides: int) -> int:
        raise NotImplementedError

    def finish(self) -> None:
        """Called when the rule has all that it wants. Raises ``dice-left-over`` where more faces were given."""


class GivenFaces(Faces):
    """The faces of a test, a recorded roll or a request with ``dice``."""

    __slots__ = ("_given", "_position")

    def __init__(self, given: Sequence[object]) -> None:
        super().__init__()
        self._given = given
        self._position = 0

    def _next(self, sides: int) -> int:
        if self._position >= len(self._given):
            raise RulesError("dice-exhausted", field="dice", values={"given": len(self._given)})
        face = self._given[self._position]
        if type(face) is not int or not 1 <= face <= sides:
            raise RulesError(
                "dice-out-of-range",
                field="dice",
                values={"position": self._position + 1, "face": str(face)[:20], "sides": sides},
            )
        self._position += 1
        return face

    def finish(self) -> None:
        if self._position < len(self._given):
            raise RulesError(
                "dice-left-over", field="dice", values={"given": len(self._given), "used": self._position}
            )


class DrawnFaces(Faces):
    """Faces from a function of the number of sides: the ledger's stream in play, the system's generator elsewhere."""

    __slots__ = ("_draw",)

    def __init__(self, draw: Callable[[int], int]) -> None:
        super().__init__()
        self._draw = draw

    def _next(self, sides: int) -> int:
        return self._draw(sides)
