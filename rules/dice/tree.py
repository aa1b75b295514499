"""What a dice expression says, as a tree of values. Brackets, spaces and spellings are gone; numbers in it are checked.

A ``column`` is the 1-based place of a part in the text as typed. It serves refusals only and never makes two trees differ.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "=": operator.eq,
}

ROUNDINGS = ("ceil", "floor", "round", "trunc")
"""Functions that take one division and say how it is rounded (DN-020)."""


@dataclass(frozen=True, slots=True)
class Condition:
    """A comparison with a value, never with a face: ``<3``; a bare number is ``=`` (DN-031)."""

    compare: str
    number: int

    def met(self, value: int) -> bool:
        return COMPARE[self.compare](value, self.number)


@dataclass(frozen=True, slots=True)
class Die:
    """A die with faces 1..``sides``. ``values``: what each face is worth, where that is not its own number (DN-012, DN-013)."""

    sides: int
    values: tuple[int, ...] | None = None
    fudge: bool = False

    def value(self, face: int) -> int:
        return face if self.values is None else self.values[face - 1]

    @property
    def least(self) -> int:
        return 1 if self.values is None else min(self.values)

    @property
    def greatest(self) -> int:
        return self.sides if self.values is None else max(self.values)


FUDGE = Die(3, (-1, 0, 1), fudge=True)


@dataclass(frozen=True, slots=True)
class Reroll:
    condition: Condition
    once: bool
    column: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class Explosion:
    """``condition`` is None for a bare ``!``: on the highest value of the die."""

    compound: bool
    penetrating: bool
    once: bool
    condition: Condition | None
    column: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class Keep:
    """Keeps (or, with ``drops``, drops) the ``number`` highest or lowest of what the one before it left (DN-037)."""

    highest: bool
    drops: bool
    number: int
    column: int = field(compare=False)

    def leaves(self, present: int) -> int:
        """How many of ``present`` stay. Not for more drops than there are: that is refused before."""
        return present - self.number if self.drops else min(self.number, present)

    @property
    def highest_stay(self) -> bool:
        return self.highest is not self.drops


@dataclass(frozen=True, slots=True)
class Modifiers:
    """What stands after dice or a group, in the order in which it works, which is the order of typing too (DN-030)."""

    reroll: Reroll | None = None
    explosion: Explosion | None = None
    minimum: int | None = None
    maximum: int | None = None
    keeps: tuple[Keep, ...] = ()
    counts: Condition | None = None
    failures: Condition | None = None

    def kept(self, present: int) -> int:
        """How many of ``present`` dice or items count in the end."""
        for keep in self.keeps:
            present = keep.leaves(present)
        return present

    def clip(self, value: int) -> int:
        """``min`` first, then ``max`` (DN-036)."""
        if self.minimum is not None and value < self.minimum:
            value = self.minimum
        return self.maximum if self.maximum is not None and value > self.maximum else value

    def score(self, value: int) -> int:
        """What a kept value adds to a pool or group that counts (DN-039, DN-040)."""
        assert self.counts is not None
        failed = self.failures is not None and self.failures.met(value)
        return self.counts.met(value) - failed


PLAIN = Modifiers()


@dataclass(frozen=True, slots=True)
class Number:
    number: int


@dataclass(frozen=True, slots=True)
class Pool:
    count: int
    die: Die
    modifiers: Modifiers = PLAIN


@dataclass(frozen=True, slots=True)
class Group:
    """Whose modifiers are keeps, a count and failures alone (DN-045)."""

    items: tuple[Node, ...]
    modifiers: Modifiers = PLAIN


@dataclass(frozen=True, slots=True)
class Call:
    name: str
    arguments: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Negation:
    operand: Node


@dataclass(frozen=True, slots=True)
class Operation:
    operator: str
    left: Node
    right: Node


Node = Number | Pool | Group | Call | Negation | Operation


@dataclass(frozen=True, slots=True)
class Target:
    """What every total must reach; ``step`` is the size of a degree (DN-047)."""

    number: int
    step: int | None


@dataclass(frozen=True, slots=True)
class Label:
    """``of``: the canonical text of what is labelled."""

    of: str
    text: str


@dataclass(frozen=True, slots=True)
class Expression:
    """A text that was read and found within all limits. ``repeats`` is None without a repeat, which is not the same as 1.

    ``least`` and ``greatest`` are the bounds of one repetition's total (DN-067): it lies between them, but need not reach them.
    """

    roll: Node
    repeats: int | None
    target: Target | None
    labels: tuple[Label, ...] = field(compare=False)
    note: str | None = field(compare=False)
    canonical: str
    least: int
    greatest: int


def nodes(root: Node) -> Iterator[Node]:
    """All nodes, left to right, outer before inner."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        if type(node) is Operation:
            waiting += (node.right, node.left)
        elif type(node) is Negation:
            waiting.append(node.operand)
        elif type(node) is Group:
            waiting += reversed(node.items)
        elif type(node) is Call:
            waiting += reversed(node.arguments)
