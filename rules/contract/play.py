"""What a roll does to sheets, as data: which resource it costs, what its outcome may change, and how it may be amended.

All sources look into one context, an object with the keys ``outcome`` and ``inputs`` (of the roll), ``sheet`` (the values of the
sheet that changes), ``given`` (what the person filled in), ``detail`` (the weapon's name, where the check has one), for amendments
``original`` (see ``Line.original``) and ``line`` (``amendments``, ``ops``), and the outcome of each step under its rule's id.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .fields import JSON
from .sheets import Offer, Source

Context = Mapping[str, Any]
House = Mapping[str, Any]


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
class Side:
    """One side of a contest as its own roll stands. ``label``: the word of what was rolled (``sheet-strength``). ``kind``: pc or
    npc."""

    inputs: Mapping[str, JSON]
    outcome: Mapping[str, Any]
    label: str = ""
    kind: str = "pc"


@dataclass(frozen=True)
class Verdict:
    """Who has won: 0 who acts, 1 who resists, None nobody (yet). ``by``: what decided, in the words ``contest-<by>``; ``margin``:
    by how much, where that is a number."""

    winner: int | None
    by: str
    margin: int = 0


@dataclass(frozen=True)
class Contest:
    """Two characters against each other: each rolls one of ``checks`` by itself, and no die falls when ``decide`` says who wins."""

    checks: tuple[str, ...]
    decide: Callable[[Side, Side, House], Verdict]


@dataclass(frozen=True)
class Together:
    """One rolls one of ``checks``, others help. ``help`` gives what so many add to the inputs, or refuses. ``may_lead``: the places
    of those whom the rules let lead, from what each would roll; None: the game master chooses."""

    checks: tuple[str, ...]
    help: Callable[[int, House], Mapping[str, JSON]]
    may_lead: Callable[[Sequence[Mapping[str, Any]]], list[int]] | None = None


@dataclass(frozen=True)
class Play:
    """``offers``: transitions that a sheet offers beside its checks; ``contests``: checks that another character answers;
    ``together``: how one is helped by others."""

    ladder: Ladder | None = None
    costs: tuple[Cost, ...] = ()
    offers: tuple[Offer, ...] = ()
    effects: tuple[Effect, ...] = ()
    amendings: tuple[Amending, ...] = ()
    contests: tuple[Contest, ...] = ()
    together: Together | None = None


def exactly(value: JSON) -> Source:
    return lambda context: value
