"""Rolls outside a campaign: one ledger for each person, and one for each browser without an account."""

from __future__ import annotations

import datetime
import hashlib

from django.db import IntegrityError, transaction
from django.db.models import F
from django.utils import timezone

from accounts.models import User
from rules.ledger.canonical import canonical
from rules.ledger.requests import read_message

from ..asking import RollAsk
from ..models import Ledger, Roll
from ..series import same_day
from .ledgers import open_ledger
from .rolling import Place, answered_before, ask_roll, check_wanted, remember, roll_now


def sandbox_of(person: User | None, visitor: str = "") -> Ledger:
    """The sandbox of a person, else of the browser whose cookie has this hash; opened the first time. Whoever signs in and has none
    yet goes on with the one of their browser."""
    whose = {"owner": person} if person else {"visitor": visitor}
    found = Ledger.objects.filter(**whose).first() if person or visitor else None
    if found is None and person and visitor:
        found = _taken_along(person, visitor)
    if found:
        return found
    try:
        with transaction.atomic():
            return open_ledger(Ledger.Kind.SANDBOX, owner=person, visitor="" if person else visitor)
    except IntegrityError:  # two pages at once
        return Ledger.objects.get(**whose)


def _taken_along(person: User, visitor: str) -> Ledger | None:
    """The series of a browser becomes its person's: numbers, count of the day and pseudonym go on."""
    try:
        with transaction.atomic():
            ledger = Ledger.objects.select_for_update().filter(visitor=visitor).first()
            if ledger is not None:
                ledger.owner, ledger.visitor = person, ""
                ledger.save(update_fields=["owner", "visitor"])
                ledger.pseudonyms.filter(person=None).update(person=person)
                Roll.objects.filter(entry__ledger=ledger, person=None).update(person=person)
            return ledger
    except IntegrityError:  # two pages at once
        return None


@transaction.atomic
def roll_in_sandbox(
    person: User | None,
    ledger: Ledger,
    asked: RollAsk,
    retry: str,
    *,
    message: bytes | None = None,
    now: datetime.datetime | None = None,
) -> Roll:
    """One roll, by a client's own request, else by one that the server makes. The same retry key gives the same roll;
    ``RetryKeyReused`` for another ask."""
    now = now or timezone.now()
    # Locked before the retry key is looked for: a page sent twice waits here for the first one.
    Ledger.objects.select_for_update().get(pk=ledger.pk)
    digest = hashlib.sha256(canonical({"ask": asked.ask, "words": asked.words})).hexdigest()
    before = answered_before(ledger, person, retry, digest)
    if before:
        return before.roll
    if message:
        check_wanted(read_message(message), asked, Place())
        roll = ask_roll(person, ledger, message, Place(), typed=asked.typed).roll
    else:
        roll = roll_now(person, ledger, asked, Place(), now=now)
    remember(ledger, person, retry, digest, roll.entry)
    count_again(roll)
    return roll


def count_again(roll: Roll) -> None:
    """The day's earlier rolls say how many there were: their pictures are drawn anew when somebody looks."""
    same_day(roll).exclude(pk=roll.pk).update(revision=F("revision") + 1)
