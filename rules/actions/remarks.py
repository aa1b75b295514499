"""Remarks on rolls, and the removal of what is personal."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from django.db import connection, transaction

from accounts.models import User
from rules.ledger import commitments

from ..models import Entry, Opening, Roll
from .ledgers import Page, actor_of
from .rolling import draw_when_committed


@transaction.atomic
def note(person: User, roll: Roll, code: str, text: str = "") -> Entry:
    """A remark that changes nothing: ``code`` is kebab-case, such as ``ignored`` or ``wrong-target``."""
    page = Page(roll.entry.ledger)
    salt = secrets.token_bytes(32)
    fields = {"text": commitments.field(salt, text)} if text else {}
    entry = page.add(
        "note",
        {"actor": actor_of(page.ledger, person), "of": roll.entry.leaf, "code": code, "fields": fields},
    )
    row = page.save()[entry.leaf]
    if text:
        Opening.objects.create(entry=row, name="text", salt=salt.hex(), value=text)
    return row


@transaction.atomic
def erase_words(person: User | None, rolls: Iterable[Roll], why: str, *, body: bool = False) -> Entry:
    """Deletes the words of rolls of one ledger, with their salts; the rolls still verify.

    ``body``: the entries' bodies too, where these themselves point at somebody; the rolls then read "redacted".
    """
    rolls = list(rolls)
    page = Page(rolls[0].entry.ledger)
    leaves = [roll.entry.leaf for roll in rolls]
    what = ["texts", "salts", *(["body"] if body else [])]
    entry = page.add(
        "erase", {"actor": actor_of(page.ledger, person), "of": leaves, "what": what, "why": why}
    )
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
