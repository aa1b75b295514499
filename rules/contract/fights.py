"""How a game fights, as data: who acts when, which conditions there are, what damage told by a number does.

The contract is told of nobody by name: whoever fights is an id, and what it needs to know of a sheet comes by ``Source``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from .fields import JSON
from .play import Context, Effect, exactly
from .sheets import Source, Values


@dataclass(frozen=True)
class Contender:
    """Who takes part, with an initiative: one fighter, a group or a side that shares one."""

    id: str
    initiative: int
    bonus: int = 0
    is_npc: bool = False


@dataclass(frozen=True)
class Settled:
    """The order of turns. ``ties``: who is level, and stands in the order given until somebody decides."""

    order: tuple[str, ...]
    ties: tuple[tuple[str, ...], ...]


Order = Callable[[Sequence[Contender]], Settled]


def by_bonus(contenders: Sequence[Contender]) -> Settled:
    """The higher initiative first, then the higher bonus, then as given."""
    ordered = sorted(contenders, key=lambda one: (-one.initiative, -one.bonus))
    level: dict[tuple[int, int], list[str]] = {}
    for one in ordered:
        level.setdefault((one.initiative, one.bonus), []).append(one.id)
    return Settled(
        tuple(one.id for one in ordered), tuple(tuple(ids) for ids in level.values() if len(ids) > 1)
    )


def never(context: Context) -> bool:
    return False


STATE_BEGINS, STATE_ENDS = "state-begins", "state-ends"
"""The keys of a state's effects, which its versions keep as their cause."""


@dataclass(frozen=True)
class SheetState:
    """A condition that stands on the sheet: what begins and ends it there, and whether it holds."""

    begins: Effect
    ends: Effect
    holds: Callable[[Values], bool]


def listed(field: str, key: str) -> SheetState:
    """One of the states in a list of the sheet."""

    def others(context: Context) -> list[JSON]:
        return [one for one in context["sheet"].get(field) or () if one != key]

    return SheetState(
        Effect(STATE_BEGINS, (), {field: lambda context: [*others(context), key]}),
        Effect(STATE_ENDS, (), {field: others}),
        lambda values: key in (values.get(field) or ()),
    )


def switched(field: str) -> SheetState:
    """A field of its own that is on or off."""
    return SheetState(
        Effect(STATE_BEGINS, (), {field: exactly(True)}),
        Effect(STATE_ENDS, (), {field: exactly(False)}),
        lambda values: bool(values.get(field)),
    )


@dataclass(frozen=True)
class Fight:
    """``rule`` is rolled for initiative with ``fills`` from the sheet, and ``result`` is the outcome's number. Where the rules
    have no such check, ``notation`` gives dice to roll, or ``fixed`` says where the number stands without a roll.

    ``bonus`` breaks ties and says whose number counts for a group. ``conditions`` are those of the game, each with its word's
    id; ``states``: those of them that the sheet has a place for; ``by_oneself``: those of these that whoever suffers them may end,
    without a roll and with nobody's leave (how that is said may have a word of its own, ``ends-<key>``); ``skips``: those that cost
    the turn. ``turn_begins`` and
    ``turn_ends`` change the sheet of whoever has the turn, told the ``outcome.round``; ``loses_turn`` looks at the context of
    ``turn_begins``, with the sheet as it stood before. ``delay_moves``: whoever delays keeps the later place. ``harm``: what a
    number of damage (``outcome.damage``) does to a sheet.
    """

    order: Order = by_bonus
    rule: str = ""
    fills: Mapping[str, Source] = field(default_factory=dict)
    result: str = ""
    notation: Callable[[Values], str] | None = None
    fixed: Source | None = None
    bonus: Source | None = None
    conditions: Mapping[str, str] = field(default_factory=dict)
    states: Mapping[str, SheetState] = field(default_factory=dict)
    by_oneself: frozenset[str] = frozenset()
    skips: frozenset[str] = frozenset()
    turn_begins: Effect | None = None
    turn_ends: Effect | None = None
    loses_turn: Callable[[Context], bool] = never
    delay_moves: bool = False
    harm: Effect | None = None
