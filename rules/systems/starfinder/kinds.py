"""What inputs of this game look like beyond the contract's own kinds: exact numbers, lengths, squares, modifiers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from rules.contract import JSON, Integer, Kind, ListOf, Text, asked, asks, invalid


@dataclass(frozen=True)
class Exact(Kind):
    """A JSON number in the closed range, read as the fraction that its digits say: 0.1 is a tenth.

    ``multiple_of``: only whole multiples of it. ``above``: the lower end itself is out.
    """

    least: Fraction
    most: Fraction
    multiple_of: Fraction | None = None
    above: bool = False

    def read(self, value: JSON, path: str) -> Fraction:
        least, most = float(self.least), float(self.most)
        if type(value) is not int and type(value) is not float:
            raise invalid(path, "error-not-a-number", least=least, most=most)
        if not least <= value <= most:  # also false for NaN
            raise invalid(path, "error-out-of-range", least=least, most=most)
        number = Fraction(str(value))
        if self.above and number == self.least:
            raise invalid(path, "error-not-above", least=least, most=most)
        if self.multiple_of and (number / self.multiple_of).denominator != 1:
            raise invalid(path, "error-not-a-multiple", step=float(self.multiple_of))
        return number

    def schema(self) -> dict[str, JSON]:
        schema: dict[str, JSON] = {
            "type": "number",
            "exclusiveMinimum" if self.above else "minimum": float(self.least),
            "maximum": float(self.most),
        }
        if self.multiple_of:
            schema["multipleOf"] = float(self.multiple_of)
        return schema


def exact(least: int | str, most: int | str, *, above: bool = False) -> Exact:
    return Exact(Fraction(least), Fraction(most), above=above)


def length(least: int | str, most: int | str, *, above: bool = False) -> Exact:
    """Metres in whole centimetres."""
    return Exact(Fraction(least), Fraction(most), Fraction(1, 100), above)


SPEED = length(0, 300)
SPACE = length(0, 90, above=True)
NATURAL_REACH = Exact(Fraction(0), Fraction(60), Fraction(3, 2))


@dataclass(frozen=True)
class Coordinates(Kind):
    """A square as ``[x, y]`` or ``[x, y, z]``, read as a tuple; ``entries`` says how many numbers may stand there.

    Where two or three may, the tuple always has three and a height that is not said is 0.
    """

    entries: tuple[int, ...]

    FARTHEST = Integer(-1000, 1000)

    def read(self, value: JSON, path: str) -> tuple[int, ...]:
        if type(value) is not list:
            raise invalid(path, "error-not-a-square")
        if len(value) not in self.entries:
            raise invalid(path, "error-not-a-square")
        square = tuple([self.FARTHEST.read(entry, f"{path}.{axis}") for axis, entry in enumerate(value)])
        return square if len(square) == self.entries[-1] else (*square, 0)

    def schema(self) -> dict[str, JSON]:
        return {
            "type": "array",
            "items": self.FARTHEST.schema(),
            "minItems": self.entries[0],
            "maxItems": self.entries[-1],
        }


SQUARE = Coordinates((2, 3))
FLAT_SQUARE = Coordinates((2,))
SOLID_SQUARE = Coordinates((3,))


@asks
class Modifier:
    label: str = asked(Text())
    value: int = asked(Integer(-50, 50))


MODIFIERS = ListOf(Modifier, most=20)


def total_of(modifiers: Iterable[Modifier]) -> int:
    return sum(modifier.value for modifier in modifiers)
