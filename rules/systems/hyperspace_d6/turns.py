"""Turns: how many actions fit in, who acts when, how far one moves, how long rounds last."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rules.contract import (
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    ListOf,
    Text,
    asked,
    asks,
    derived,
    invalid,
    not_allowed,
)

from .opposed import KIND, refuse_repeated
from .pools import VALUE, action_limit, action_penalty
from .tables import BANDS, ROUND_SECONDS


@asks
class MultipleActions:
    """``rolled_with``: the number of actions under which a roll of this turn has been made."""

    dexterity: int = asked(VALUE, unit="D")
    actions: int = asked(Integer(1, 20))
    rolled_with: int | None = asked(Integer(1, 20), default=None, nullable=True)


@derived(
    MultipleActions,
    covers="HD-024 HD-059 HD-060 HD-061",
    house_rules=("action-penalty", "action-limit"),
)
def multiple_actions(asked: MultipleActions, house: House, faces: Faces) -> dict[str, Any]:
    limit = action_limit(asked.dexterity, house)
    if asked.actions > limit:
        raise not_allowed("too-many-actions", actions=asked.actions, limit=limit)
    if asked.rolled_with is not None and asked.actions > asked.rolled_with:
        raise not_allowed("actions-already-rolled", actions=asked.rolled_with)
    return {
        "actions": asked.actions,
        "limit": limit,
        "penalty_dice": action_penalty(asked.actions, house),
    }


@asks
class Participant:
    id: str = asked(Text())
    kind: str = asked(KIND)
    initiative: int = asked(Integer(-100, 1000))
    incapacitated: bool = asked(Boolean(), default=False)


@asks
class InitiativeOrder:
    participants: tuple[Participant, ...] = asked(ListOf(Participant, least=1, most=60))
    decided: tuple[str, ...] = asked(ListOf(Text(), most=60), default=[])


@dataclass(frozen=True)
class OpenTie:
    ids: tuple[str, ...]
    decision_by: str


@derived(InitiativeOrder, covers="HD-070 HD-071 HD-072 HD-073 HD-106 HD-131 HD-135")
def initiative_order(asked: InitiativeOrder, house: House, faces: Faces) -> dict[str, Any]:
    """High to low without a roll; even, player characters first, then as decided, then as listed."""
    participants = {participant.id: participant for participant in asked.participants}
    refuse_repeated([participant.id for participant in asked.participants], "inputs.participants")
    refuse_repeated(asked.decided, "inputs.decided")
    if any(id not in participants for id in asked.decided):
        raise invalid("inputs.decided", "error-not-a-participant")

    def rank(participant: Participant) -> tuple[int, bool]:
        return -participant.initiative, participant.kind == "npc"

    order: list[str] = []
    ties = []
    for (_, npcs), even in groupby(sorted(asked.participants, key=rank), key=rank):
        ids = [participant.id for participant in even]
        undecided = [id for id in ids if id not in asked.decided]
        order += [id for id in asked.decided if id in ids] + undecided
        if len(ids) > 1 and undecided:
            ties.append(OpenTie(tuple(ids), "gm" if npcs else "players"))
    return {
        "order": order,
        "acting": [id for id in order if not participants[id].incapacitated],
        "ties": ties,
        "settled": not ties,
    }


@asks
class Move:
    """``actions``: those declared besides the movement."""

    from_: str = asked(Choice(*BANDS), key="from")
    to: str = asked(Choice(*BANDS))
    moved_this_round: int = asked(Integer(0, 3), default=0)
    actions: int = asked(Integer(0, 20), default=0)
    max_bands: int = asked(Integer(1, 3), default=2)


@derived(Move, covers="HD-065 HD-066 HD-067")
def move(asked: Move, house: House, faces: Faces) -> dict[str, Any]:
    """The first band of a round is free; going beyond it costs one action, once a round."""
    bands = abs(BANDS.index(asked.to) - BANDS.index(asked.from_))
    moved = asked.moved_this_round + bands
    if bands and moved > asked.max_bands:
        raise not_allowed("move-too-far", most=asked.max_bands)
    extra = 1 if bands and moved > 1 and asked.moved_this_round <= 1 else 0
    return {
        "band": asked.to,
        "bands": bands,
        "moved_this_round": moved,
        "free": extra == 0,
        "extra_actions": extra,
        "actions": asked.actions + extra,
    }


@asks
class RoundTime:
    rounds: int = asked(Integer(0, 1000000))


@derived(RoundTime, covers="HD-069")
def round_time(asked: RoundTime, house: House, faces: Faces) -> dict[str, Any]:
    seconds = ROUND_SECONDS * asked.rounds
    return {"seconds": seconds, "minutes": seconds // 60, "rest_seconds": seconds % 60}
