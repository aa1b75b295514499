"""Sealed rolls: made when their entry says, known only to those who may, and proved when they are opened."""

from __future__ import annotations

import copy
import datetime
import json
import logging
from typing import Any

from django.db import transaction

from accounts.models import User

from ..keyring import CannotUnlock, unlock
from ..models import Entry, Opening, Roll
from .ledgers import Page
from .rolling import contents, draw_when_committed

logger = logging.getLogger(__name__)


def opened(roll: Roll) -> Roll:
    """A copy of the roll, not to be saved, with what its seal holds back: for those who may see it now.

    Where the key that locks seals is another one than it was, the roll stays sealed for them too.
    """
    if not roll.sealed or not hasattr(roll.entry, "seal"):
        return roll
    try:
        held, seen = held_back(roll), copy.copy(roll)
    except CannotUnlock:
        logger.error("The seal of roll %s cannot be unlocked with the key that is here.", roll.code)
        return roll
    for name, value in contents(held["payload"], held["openings"], held["typed"]).items():
        setattr(seen, name, value)
    return seen


def reveal_if_possible(
    person: User | None, roll: Roll, *, now: datetime.datetime | None = None
) -> Roll | None:
    """Opens a sealed roll where other things must go on whatever becomes of it; None where it cannot be opened any more."""
    try:
        return reveal(person, roll, now=now)
    except CannotUnlock:
        logger.error("The seal of roll %s cannot be unlocked with the key that is here.", roll.code)
        return None


@transaction.atomic
def reveal(person: User | None, roll: Roll, *, now: datetime.datetime | None = None) -> Roll:
    """Opens a sealed roll to all who may read its text. Opening it again changes nothing.

    Raises ``CannotUnlock`` where the key that locks seals is another one than it was: the roll stays sealed, and listed, for ever.
    """
    page = Page(roll.entry.ledger, person, now)
    roll = Roll.objects.select_for_update(of=("self",)).select_related("entry__seal").get(pk=roll.pk)
    if not roll.sealed:
        return roll
    held = held_back(roll)
    page.add(
        "reveal",
        {
            "actor": page.actor,
            "of": roll.entry.leaf,
            "salt": held["salt"],
            "payload": held["payload"],
        },
    )
    row = next(iter(reversed(page.save().values())))
    keep_opened(roll, row, held["payload"], held["openings"], held["typed"])
    draw_when_committed([roll])
    return roll


def keep_opened(
    roll: Roll, row: Entry, payload: dict[str, Any], openings: list[dict[str, Any]], typed: str
) -> None:
    """The roll as its reveal, the entry ``row``, shows it."""
    Opening.objects.bulk_create(Opening(entry=row, **opening) for opening in openings)
    for name, value in contents(payload, openings, typed).items():
        setattr(roll, name, value)
    roll.sealed = roll.blind = False
    roll.revision += 1
    roll.save()


def held_back(roll: Roll) -> dict[str, Any]:
    """Salt, payload, openings and typed text of a sealed roll. Raises ``CannotUnlock``."""
    if not hasattr(roll.entry, "seal"):  # a restored ledger has none where it could not be read
        raise CannotUnlock
    held: dict[str, Any] = json.loads(unlock(roll.entry.seal.locked))
    return held
