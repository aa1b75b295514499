"""Changing what a roll comes to, by the rules' own amendments or a game master's ruling; the roll itself stays as it fell."""

from __future__ import annotations

import datetime
import secrets
from typing import Any

from django.db import transaction

from accounts.models import User
from rules.contract import invalid
from rules.ledger import commitments
from rules.ledger.amendments import Line
from rules.ledger.requests import Message, make_request

from ..asking import RollAsk
from ..lines import keys_of
from ..models import Amendment, Entry, Opening, Roll
from .ledgers import Page
from .rolling import Place, check_wanted, draw_when_committed, page_for, remember, request_digest


class AlreadyAmended(Exception):
    """Somebody amended this roll in the meantime: it no longer stands as the person saw it. ``entry`` is the newest that counts."""

    def __init__(self, roll: Roll) -> None:
        super().__init__()
        self.entry = _last_entry(roll)


def line_of(roll: Roll) -> Line:
    """The roll and its amendments so far, folded."""
    if roll.outcome is None:
        raise ValueError("only an open roll with an outcome can be amended")
    amendments = roll.amendments.select_related("entry").order_by("number")
    return Line.of(roll.number, keys_of(roll.entry), *(keys_of(amendment.entry) for amendment in amendments))


def _last_entry(roll: Roll) -> Entry:
    last = roll.amendments.select_related("entry").order_by("-number").first()
    return last.entry if last else roll.entry


@transaction.atomic
def amend(
    person: User,
    roll: Roll,
    op: str,
    asked: RollAsk,
    place: Place,
    *,
    seen_revision: int | None = None,
    message: Message | None = None,
    now: datetime.datetime | None = None,
) -> Amendment:
    """Draws again by an amendment rule of the roll's system and folds the new effective outcome into the roll.

    ``asked`` repeats what stands before it, as section 2.9 says. ``seen_revision``: how the roll stood when the person decided.
    ``message``: the client's own request, which must ask for just this. Raises ``AlreadyAmended``, ``RulesError`` for an ask that
    does not repeat truly, and for a message ``StaleHead`` and ``RequestRefused``.
    """
    ledger = roll.entry.ledger
    page = page_for(ledger, person, message, now) if message else Page(ledger, person, now)
    roll = _locked_as_seen(roll, seen_revision)
    line = line_of(roll)
    objection = line.objection(asked.ask, op)
    if objection:
        raise invalid("inputs", "error-invalid-input", why=objection)
    words = asked.words
    amends = amends_of(roll, op)
    if message:
        check_wanted(message, asked, place, amends=amends)
        req, openings = message.req, message.openings
    else:
        req, openings = make_request(
            page.head,
            asked.ask,
            context=place.context,
            texts=words,
            nonce=secrets.token_bytes(32),
            salts={name: secrets.token_bytes(32) for name in ("ctx", *words)},
            client=False,
            amends=amends,
        )
    recorded = page.record(req)
    row = page.save()[recorded.entry.leaf]
    Opening.objects.bulk_create(Opening(entry=row, **opening) for opening in openings)
    body = recorded.entry.body or {}
    if "outcome" not in body:
        raise invalid("inputs", "error-invalid-input", why="the rules gave no outcome")
    amendment = keep_amendment(roll, line, row, body, person=person, words=words, at=page.now)
    if message:
        remember(ledger, person, message.retry, request_digest(message.req_bytes), row)
    draw_when_committed([roll])
    return amendment


def amends_of(roll: Roll, op: str) -> dict[str, str]:
    """What the request of an amendment says that it amends."""
    return {"parent": _last_entry(roll).leaf, "op": op}


@transaction.atomic
def rule_on(
    person: User,
    roll: Roll,
    changes: dict[str, Any],
    reason: str,
    *,
    now: datetime.datetime | None = None,
) -> Amendment:
    """A game master's ruling: keys of the outcome are replaced, with the reason, visibly and for ever."""
    page = Page(roll.entry.ledger, person, now)
    roll = _locked_as_seen(roll, None)
    line = line_of(roll)
    salt = secrets.token_bytes(32)
    fields = {"reason": commitments.field(salt, reason)} if reason else {}
    body = {
        "actor": page.actor,
        "parent": _last_entry(roll).leaf,
        "op": "ruling",
        "set": changes,
        "fields": fields,
    }
    entry = page.add("amend", body)
    row = page.save()[entry.leaf]
    if reason:
        Opening.objects.create(entry=row, name="reason", salt=salt.hex(), value=reason)
    words = {"reason": reason} if reason else {}
    amendment = keep_amendment(roll, line, row, body, person=person, words=words, at=page.now)
    draw_when_committed([roll])
    return amendment


def _locked_as_seen(roll: Roll, seen_revision: int | None) -> Roll:
    locked = Roll.objects.select_for_update(of=("self",)).select_related("entry__ledger").get(pk=roll.pk)
    if seen_revision is not None and locked.revision != seen_revision:
        raise AlreadyAmended(locked)
    return locked


def keep_amendment(
    roll: Roll,
    line: Line,
    row: Entry,
    body: dict[str, Any],
    *,
    person: User | None,
    words: dict[str, Any],
    at: datetime.datetime,
) -> Amendment:
    """The amendment of a roll, and how the roll stands after it, from the body of its entry (of what was sealed: the payload)."""
    is_ruling = "set" in body
    ask = {} if is_ruling else body["req"]["ask"]
    roll.effective = line.after(body).effective
    amendment = Amendment.objects.create(
        roll=roll,
        entry=row,
        number=row.seq,
        op="ruling" if is_ruling else body["req"]["amends"]["op"],
        person=person,
        rule=ask.get("rule", ""),
        inputs=ask.get("inputs", {}),
        dice=body.get("dice", []),
        outcome=body["set"] if is_ruling else body["outcome"],
        effective=roll.effective,
        words=words,
        created_at=at,
    )
    roll.ruled = roll.ruled or is_ruling
    roll.revision += 1
    roll.save(update_fields=["effective", "ruled", "revision"])
    return amendment
