"""The only place where chance enters: ledgers are opened, seeds drawn, rolls made and bound to posts."""

from __future__ import annotations

import datetime
import hashlib
import secrets
from collections.abc import Iterable
from typing import Any

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from rules.ledger import commitments
from rules.ledger.drawing import draw
from rules.ledger.entries import Entry as SignedEntry
from rules.ledger.entries import Head, append, timestamp
from rules.ledger.entries import open_ledger as genesis

from .asking import RollAsk
from .keyring import SPEC, current_certificate, lock_up, online_key, unlock
from .models import Entry, Ledger, Opening, Pseudonym, Roll

VERSION = 1


@transaction.atomic
def open_ledger(kind: str) -> Ledger:
    """A new ledger with its genesis entry and the seed for its first roll."""
    certificate = current_certificate()
    seed = secrets.token_bytes(32)
    first = genesis(
        log=secrets.token_bytes(16),
        kind="sandbox" if kind == Ledger.Kind.SANDBOX else "campaign",
        spec=SPEC,
        root=certificate.root,
        cert=certificate.cert,
        cert_sig=certificate.cert_sig,
        first_seed=seed,
        at=timestamp(timezone.now()),
        key=online_key(),
    )
    ledger = Ledger.objects.create(
        log=first.log,
        kind=kind,
        head_seq=first.seq,
        head_leaf=first.leaf,
        head_ts=first.ts,
        next_commit=first.next,
        pending_seed=lock_up(seed),
    )
    _row(ledger, first).save(force_insert=True)
    return ledger


class Page:
    """A ledger that is locked and being written to: entries pile up in memory and are saved together.

    Use within a transaction: ``page = Page(ledger)``, ``page.roll(…)``, ``page.attach(…)``, ``page.save()``.
    """

    def __init__(self, ledger: Ledger, now: datetime.datetime) -> None:
        self.ledger = Ledger.objects.select_for_update(of=("self",)).get(pk=ledger.pk)
        self.now = now
        self.head = Head(
            self.ledger.log,
            self.ledger.head_seq,
            self.ledger.head_leaf,
            self.ledger.next_commit,
            self.ledger.head_ts,
        )
        self.seed = unlock(self.ledger.pending_seed)
        self.written: list[SignedEntry] = []

    def add(self, kind: str, body: dict[str, Any], *, fresh_seed: bool) -> SignedEntry:
        seed = secrets.token_bytes(32) if fresh_seed else None
        entry = append(self.head, kind, body, at=timestamp(self.now), key=online_key(), next_seed=seed)
        if seed is not None:
            self.seed = seed
        self.head = Head.of(entry)
        self.written.append(entry)
        return entry

    def save(self) -> dict[str, Entry]:
        """Writes what was added and moves the head. Gives the rows by leaf."""
        rows = Entry.objects.bulk_create(_row(self.ledger, entry) for entry in self.written)
        ledger = self.ledger
        ledger.head_seq, ledger.head_leaf = self.head.seq, self.head.leaf
        ledger.head_ts, ledger.next_commit = self.head.ts, self.head.next
        ledger.pending_seed = lock_up(self.seed)
        ledger.save(update_fields=["head_seq", "head_leaf", "head_ts", "next_commit", "pending_seed"])
        return {row.leaf: row for row in rows}


def _row(ledger: Ledger, entry: SignedEntry) -> Entry:
    body = entry.body_bytes
    of = ""
    if entry.body is not None:
        req = entry.body.get("req") or {}
        of = entry.body.get("of") or entry.body.get("parent") or (req.get("amends") or {}).get("parent", "")
    return Entry(
        ledger=ledger,
        seq=entry.seq,
        type=entry.type,
        leaf=entry.leaf,
        envelope=entry.envelope_bytes.decode(),
        body=None if body is None else body.decode(),
        sig=entry.sig,
        of=of if isinstance(of, str) else "",
    )


def actor_of(ledger: Ledger, person: User) -> str:
    """The person's pseudonym in this ledger, made at random the first time."""
    pseudonym, _created = Pseudonym.objects.get_or_create(
        ledger=ledger, person=person, defaults={"actor": secrets.token_hex(16)}
    )
    return pseudonym.actor


def roll_for_post(
    person: User,
    ledger: Ledger,
    asks: Iterable[RollAsk],
    *,
    character: Any,
    scene_key: str,
    post_key: str,
    text: str,
    now: datetime.datetime,
) -> list[Roll]:
    """Rolls and binds to a post, within the transaction that publishes it; the server makes nonces and salts.

    One roll for each ask, in order. A draw over the limit becomes a roll without an outcome: a ``void`` entry.
    """
    asks = list(asks)
    if not asks:
        return []
    actor = actor_of(ledger, person)
    page = Page(ledger, now)
    made = []
    for number, asked in enumerate(asks):
        slot = hashlib.sha256(f"{post_key}:{number}".encode()).hexdigest()[:32]
        context = {
            "scene": scene_key,
            "slot": slot,
            "character": character.key if character else None,
            "sheet": None,
        }
        made.append(_draw(page, actor, asked, context))
    text_salt = secrets.token_bytes(32)
    text_commitment = commitments.field(text_salt, text)
    attached = [
        page.add(
            "attach",
            {"actor": actor, "of": entry.leaf, "post": post_key, "text": text_commitment},
            fresh_seed=False,
        )
        for entry, _openings, _asked in made
    ]
    rows = page.save()
    rolls = Roll.objects.bulk_create(
        _roll_row(rows[entry.leaf], entry, asked, person, character, now) for entry, _openings, asked in made
    )
    openings = [
        Opening(entry=rows[entry.leaf], name=name, salt=salt, value=value)
        for entry, opened, _asked in made
        for name, salt, value in opened
    ]
    openings += [
        Opening(entry=rows[entry.leaf], name="text", salt=text_salt.hex(), value=text) for entry in attached
    ]
    Opening.objects.bulk_create(openings)
    return rolls


def _draw(
    page: Page, actor: str, asked: RollAsk, context: dict[str, Any]
) -> tuple[SignedEntry, list[tuple[str, str, Any]], RollAsk]:
    """One request made by the server (``client`` false), drawn and recorded. Gives the entry and its openings."""
    openings: list[tuple[str, str, Any]] = []

    def committed(name: str, value: Any) -> str:
        salt = secrets.token_bytes(32)
        openings.append((name, salt.hex(), value))
        return commitments.ctx(salt, value) if name == "ctx" else commitments.field(salt, value)

    req = {
        "v": VERSION,
        "log": page.head.log,
        "seq": page.head.seq + 1,
        "head": page.head.leaf,
        "commit": page.head.next,
        "ask": asked.ask,
        "ctx": committed("ctx", context),
        "fields": {name: committed(name, words) for name, words in asked.words.items()},
        "nonce": secrets.token_hex(32),
        "client": False,
        "sealed": False,
        "amends": None,
    }
    kind, keys = draw(req, page.seed)
    entry = page.add(kind, {"actor": actor, **keys}, fresh_seed=True)
    return entry, openings, asked


def _roll_row(
    row: Entry,
    entry: SignedEntry,
    asked: RollAsk,
    person: User | None,
    character: Any,
    now: datetime.datetime,
) -> Roll:
    body = entry.body or {}
    error = None
    if entry.type == "void":
        error = {"why": body["why"], **body.get("error", {})}
    return Roll(
        entry=row,
        number=entry.seq,
        code=entry.roll_id,
        person=person,
        character=character,
        system=asked.ask["system"],
        rule=asked.ask["rule"],
        inputs=asked.ask["inputs"],
        house_rules=asked.ask["house_rules"],
        dice=body.get("dice", []),
        outcome=body.get("outcome"),
        error=error,
        typed=asked.typed,
        words=asked.words,
        created_at=now,
    )
