"""Remarks on rolls, and the removal of what is personal."""

from __future__ import annotations

import datetime
import json
import secrets
from collections.abc import Iterable

from django.db import connection, transaction

from accounts.models import User
from rules.ledger import commitments

from ..keyring import lock_up, unlock
from ..models import Entry, Ledger, Opening, Roll
from .ledgers import Page
from .rolling import draw_when_committed


@transaction.atomic
def note(person: User, roll: Roll, code: str, text: str = "") -> Entry:
    """A remark that changes nothing: ``code`` is kebab-case, such as ``ignored`` or ``wrong-target``."""
    page = Page(roll.entry.ledger, person)
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
    """Deletes the words of rolls of one ledger, with their salts; the rolls still verify.

    ``body``: the entries' bodies too, where these themselves point at somebody; the rolls then read "redacted".
    """
    rolls = list(rolls)
    page = Page(rolls[0].entry.ledger, person)
    leaves = [roll.entry.leaf for roll in rolls]
    what = ["texts", "salts", *(["body"] if body else [])]
    entry = page.add("erase", {"actor": page.actor, "of": leaves, "what": what, "why": why})
    Opening.objects.filter(entry__leaf__in=leaves).exclude(name="ctx").delete()
    Opening.objects.filter(entry__of__in=leaves).delete()
    for roll in rolls:
        roll.words, roll.typed = {}, ""
        roll.revision += 1
        if body:
            roll.inputs, roll.dice, roll.outcome, roll.effective = {}, [], None, None
    Roll.objects.bulk_update(rolls, ["words", "typed", "revision", "inputs", "dice", "outcome", "effective"])
    if body:
        with connection.cursor() as cursor:
            for leaf in leaves:
                cursor.execute("SELECT tirada_erase_body(%s)", [leaf])
        Opening.objects.filter(entry__leaf__in=leaves).delete()
    draw_when_committed(rolls)
    return page.save()[entry.leaf]
