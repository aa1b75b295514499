"""The lines of amendments of the rolls on a page, and what they say."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from django.db.models import prefetch_related_objects
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

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


def op_name(op: str) -> str:
    """What an amendment did, in words."""
    names = {
        "reroll": _("Rolled again"),
        "extra-die": _("One more die"),
        "explode": _("A die rolled on"),
        "add-degree": _("A degree more"),
        "choose": _("A choice made"),
        "ruling": _("The game master ruled"),
    }
    return names[op]


def remark_names() -> dict[str, str]:
    """What a game master may remark on a roll, by the code that the ledger keeps."""
    return {
        "ignored": _("Was not needed"),
        "wrong-target": _("Wrong target"),
        "by-mistake": _("Rolled by mistake"),
        "remark": pgettext("noun", "Remark"),
    }


def remark_said(code: str, words: str) -> str:
    """``Rolled by mistake. “Nobody asked”``; a remark in words alone is just these."""
    name = "" if code == "remark" else f"{remark_names().get(code, code)}."
    return " ".join(part for part in (name, quoted(words) if words else "") if part)


def remarks_on(roll: Roll) -> list[tuple[Entry, str, str]]:
    """The entries of remarks on a roll, each with its code and its words."""
    found = Entry.objects.filter(of=roll.entry.leaf, type="note").prefetch_related("openings").order_by("seq")
    return [
        (
            entry,
            json.loads(entry.body or "{}").get("code", ""),
            " ".join(one.value for one in entry.openings.all()),
        )
        for entry in found
    ]


def words_beside(roll: Roll) -> list[str]:
    """All that somebody wrote to a roll: reason and labels, the reasons of amendments and rulings, and remarks."""
    # The name of the check is the site's, not the writer's.
    own = [str(words) for name, words in roll.words.items() if name != "note"]
    reasons = [str(words) for one in roll.amendments.all() for words in one.words.values()]
    return [*own, *reasons, *(words for _entry, _code, words in remarks_on(roll) if words)]


def changes_said(rolls: Iterable[Roll]) -> dict[int, list[str]]:
    """By the ids of rolls that no longer count as they fell: what was done since, and of rulings why. One statement where there are
    such rolls."""
    changed = [roll.pk for roll in rolls if roll.effective is not None and not roll.sealed]
    done: dict[int, list[str]] = defaultdict(list)
    for amendment in _amendments(padded(changed)) if changed else ():
        reason = amendment.words.get("reason", "")
        done[amendment.roll_id].append(quoted(reason) if reason else op_name(amendment.op))
    return {roll: [" · ".join(said)] for roll, said in done.items()}


def quoted(words: str) -> str:
    return _("“%(words)s”") % {"words": words}


def keys_of(entry: Entry) -> dict[str, Any]:
    """An entry's body; of one that was sealed, the payload that its reveal gave."""
    body: dict[str, Any] = json.loads(entry.body or "{}")
    if "seal" in body:
        reveal = Entry.objects.get(ledger=entry.ledger_id, type="reveal", of=entry.leaf)
        body = json.loads(reveal.body or "{}")["payload"]
    return body
