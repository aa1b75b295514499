"""The lines of amendments of the rolls on a page."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from django.db.models import prefetch_related_objects

from .ledger.amendments import Line
from .models import Amendment, Entry, Roll
from .prepared import Prepared, padded

_amendments: Prepared[Amendment] = Prepared(
    lambda rolls: Amendment.objects.filter(roll__in=rolls).select_related("entry").order_by("roll", "number")
)


def lines_on_page(rolls: Sequence[Roll]) -> list[tuple[Roll, Line, tuple[str, ...]]]:
    """Each roll with its line and the ops of its amendments: one statement where their entries came with the rolls (one more where
    a seal was opened)."""
    if not rolls:
        return []
    prefetch_related_objects(rolls, "entry")
    amendments: dict[int, list[Amendment]] = defaultdict(list)
    for amendment in _amendments(padded(roll.pk for roll in rolls)):
        amendments[amendment.roll_id].append(amendment)
    return [
        (
            roll,
            Line.of(
                roll.number,
                keys_of(roll.entry),
                *(keys_of(amendment.entry) for amendment in amendments[roll.pk]),
            ),
            tuple(amendment.op for amendment in amendments[roll.pk]),
        )
        for roll in rolls
    ]


def keys_of(entry: Entry) -> dict[str, Any]:
    """An entry's body; of one that was sealed, the payload that its reveal gave."""
    body: dict[str, Any] = json.loads(entry.body or "{}")
    if "seal" in body:
        reveal = Entry.objects.get(ledger=entry.ledger_id, type="reveal", of=entry.leaf)
        body = json.loads(reveal.body or "{}")["payload"]
    return body
