"""What a roll does to sheets, as data: which resource it costs, what its outcome may change, and how it may be amended.

All sources look into one context, an object with the keys ``outcome`` and ``inputs`` (of the roll), ``sheet`` (the values of the
sheet that changes), ``given`` (what the person filled in), ``detail`` (the weapon's name, where the check has one), for amendments
``original`` (see ``Line.original``) and ``line`` (``amendments``, ``ops``), and the outcome of each step under its rule's id.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .fields import JSON
from .sheets import Offer, Source

Context = Mapping[str, Any]


def always(context: Context) -> bool:
    return True


@dataclass(frozen=True)
class Ladder:
    """The table of difficulties, step and number: chosen instead of typed. ``into``: the input ``modifiers`` or ``difficulty``."""

    table: str
    into: str


@dataclass(frozen=True)
class Cost:
    """A point that a check costs. ``of`` counts the points by the inputs; ``refusal``: why it cannot be paid for."""

    field: str
    of: Callable[[Mapping[str, Any]], int]
    refusal: str
    most: int = 1
    too_many: str = ""


@dataclass(frozen=True)
class Step:
    """A rule without dice. ``fills`` are its inputs from the context; what is left to fill is asked of the person."""

    rule: str
    fills: Mapping[str, Source]


@dataclass(frozen=True)
class Effect:
    """A change of a sheet that rolls of the rules ``after`` bring about: ``sets`` by dotted path on the sheet.

    ``to_another``: the game master chooses whose sheet it is. ``by_itself``: it comes with the roll and is not offered.
    ``amount``: the number that is told where it is offered.
    """

    key: str
    after: tuple[str, ...]
    sets: Mapping[str, Source]
    steps: tuple[Step, ...] = ()
    when: Callable[[Context], bool] = always
    to_another: bool = False
    by_itself: bool = False
    amount: Source | None = None


@dataclass(frozen=True)
class Amending:
    """A way to change what a roll comes to. ``op`` is the ledger's word for it; ``inputs`` are all that ``rule`` takes.

    ``after``: the rules whose rolls it may amend. ``label``: the word's id.
    """

    key: str
    label: str
    rule: str
    op: str
    after: tuple[str, ...]
    inputs: Mapping[str, Source]
    sets: Mapping[str, Source] = field(default_factory=dict)


@dataclass(frozen=True)
class Contest:
    """A check between two. ``rule`` resolves both sides at once, ``mine`` and ``theirs`` say where each one's inputs stand."""

    rule: str
    mine: str
    theirs: str


@dataclass(frozen=True)
class Play:
    """``offers``: transitions that a sheet offers beside its checks; ``contests``: checks that another character answers."""

    ladder: Ladder | None = None
    costs: tuple[Cost, ...] = ()
    offers: tuple[Offer, ...] = ()
    effects: tuple[Effect, ...] = ()
    amendings: tuple[Amending, ...] = ()
    contests: tuple[Contest, ...] = ()


def exactly(value: JSON) -> Source:
    return lambda context: value
