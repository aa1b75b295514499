"""Remarks on rolls, and the removal of what is personal."""

from __future__ import annotations

import datetime
import json
import secrets
from collections.abc import Iterable
from typing import Any

from django.db import connection, transaction

from accounts.models import User
from rules.ledger import commitments

from ..keyring import lock_up, unlock
from ..models import Entry, Ledger, Opening, Roll, Seal
from ..pictures import forget_pictures_of
from ..receipts import belonging_to
from .ledgers import Page
from .rolling import draw_when_committed


@transaction.atomic
def note(person: User, roll: Roll, code: str, text: str = "") -> Entry:
    """A remark that changes nothing: ``code`` is kebab-case, such as ``ignored`` or ``wrong-target``. The same one again, after a
    second press, is the one that stands."""
    page = Page(roll.entry.ledger, person)
    for before in Entry.objects.filter(of=roll.entry.leaf, type="note").prefetch_related("openings"):
        body = json.loads(before.body or "{}")
        words = [opening.value for opening in before.openings.all()]
        if (body.get("actor"), body.get("code"), words) == (page.actor, code, [text] if text else []):
            return before
    salt = secrets.token_bytes(32)
    fields = {"text": commitments.field(salt, text)} if text else {}
    entry = page.add(
        "note",
        {"actor": page.actor, "of": roll.entry.leaf, "code": code, "fields": fields},
    )
    row = page.save()[entry.leaf]
    if text:
        Opening.objects.create(entry=row, name="text", salt=salt.hex(), value=text)
    return row


@transaction.atomic
def seal_words(
    person: User, ledger: Ledger, code: str, text: str, *, now: datetime.datetime | None = None
) -> tuple[Entry, bytes]:
    """Commits to words without showing them: a note on the ledger's first entry. Gives the entry, and salt and words, locked up.

    The salt keeps others from trying likely words against the commitment.
    """
    page = Page(ledger, person, now)
    salt = secrets.token_bytes(32)
    first = Entry.objects.get(ledger=ledger, seq=0)
    entry = page.add(
        "note",
        {
            "actor": page.actor,
            "of": first.leaf,
            "code": code,
            "fields": {"text": commitments.field(salt, text)},
        },
    )
    held = json.dumps({"salt": salt.hex(), "text": text}).encode()
    return page.save()[entry.leaf], lock_up(held)


def sealed_words(locked: bytes) -> str:
    """The words that ``seal_words`` locked up, for those who may see them now."""
    return str(json.loads(unlock(locked))["text"])


def open_words(entry: Entry, locked: bytes) -> str:
    """Shows sealed words to all who may read the ledger's openings: from now on files prove them."""
    held = json.loads(unlock(locked))
    Opening.objects.get_or_create(
        entry=entry, name="text", defaults={"salt": held["salt"], "value": held["text"]}
    )
    return str(held["text"])


@transaction.atomic
def erase_words(person: User | None, rolls: Iterable[Roll], why: str, *, body: bool = False) -> Entry:
    """Deletes the words of rolls of one ledger, and of whatever amends, opens or remarks on them, with their salts; the rolls still
    verify. Pictures that show them are thrown away.

    ``body``: what was asked and what fell, too, where that itself points at somebody; the rolls then read "redacted".
    """
    given = list(rolls)
    page = Page(given[0].entry.ledger, person)
    chosen = list(
        Roll.objects.select_for_update(of=("self",))
        .select_related("entry__ledger", "entry__seal")
        .filter(pk__in=[roll.pk for roll in given])
        .order_by("number")
    )
    entries = [entry for roll in chosen for entry in belonging_to(roll.entry) if entry.type != "erase"]
    said: dict[str, Any] = {"actor": page.actor, "why": why}
    last = page.add("erase", {**said, "of": _leaves(entries), "what": ["texts", "salts"]})
    if body:
        telling = [entry for entry in entries if entry.type not in ("attach", "note")]
        last = page.add("erase", {**said, "of": _leaves(telling), "what": ["body"]})
    made = page.save()[last.leaf]
    openings = Opening.objects.filter(entry__in=entries)
    (openings if body else openings.exclude(name="ctx")).delete()
    for roll in chosen:
        _take_words_out(roll)
        if body:
            _take_dice_out(roll)
        roll.revision += 1
        roll.save()
    if body:
        _erase_bodies(telling)
    codes = [roll.code for roll in chosen]
    transaction.on_commit(lambda: forget_pictures_of(codes))
    draw_when_committed(chosen)
    return made


def _leaves(entries: Iterable[Entry]) -> list[str]:
    return [entry.leaf for entry in entries]


def _take_words_out(roll: Roll) -> None:
    """Also out of its seal: context, question and dice stay there, so that it can still be opened."""
    roll.words, roll.typed = {}, ""
    roll.amendments.update(words={})
    if roll.sealed and hasattr(roll.entry, "seal"):
        held, seal = json.loads(unlock(roll.entry.seal.locked)), roll.entry.seal
        held["openings"] = [opening for opening in held["openings"] if opening["name"] == "ctx"]
        seal.locked = lock_up(json.dumps(held | {"typed": ""}).encode())
        seal.save(update_fields=["locked"])


def _take_dice_out(roll: Roll) -> None:
    """Nothing can be opened any more of a roll that was sealed."""
    Seal.objects.filter(entry=roll.entry).delete()
    roll.sealed = roll.blind = roll.ruled = False
    roll.system = roll.rule = ""
    roll.inputs, roll.house_rules, roll.dice = {}, {}, []
    roll.outcome = roll.effective = roll.error = roll.chance = None
    roll.amendments.update(rule="", inputs={}, dice=[], outcome=None, effective={})


def _erase_bodies(entries: Iterable[Entry]) -> None:
    with connection.cursor() as cursor:
        for entry in entries:
            cursor.execute("SELECT tirada_erase_body(%s)", [entry.leaf])
