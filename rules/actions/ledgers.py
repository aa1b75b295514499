"""Opening a ledger and writing to it."""

from __future__ import annotations

import base64
import datetime
import os
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from django.conf import settings
from django.db import models, transaction
from django.utils import timezone

from accounts.models import User
from rules.ledger.entries import Entry as SignedEntry
from rules.ledger.entries import Head, append, timestamp
from rules.ledger.entries import open_ledger as genesis
from rules.ledger.requests import Recorded, record

from ..keyring import SPEC, current_certificate, lock_up, online_key, unlock
from ..models import Certificate, Entry, Ledger, Pseudonym, Seal
from ..receipts import head_of
from . import rows


@transaction.atomic
def open_ledger(
    kind: str, *, owner: User | None = None, visitor: str = "", now: datetime.datetime | None = None
) -> Ledger:
    """A new ledger with its genesis entry and the seed for its first roll. ``owner`` or ``visitor``: whose sandbox it is."""
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
        at=timestamp(now or timezone.now()),
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
        certificate=certificate.serial,
        owner=owner,
        visitor=visitor,
    )
    row_of(ledger, first).save(force_insert=True)
    _keep_elsewhere([first])
    return ledger


def lock_ledger(ledger: Ledger) -> Ledger:
    """The row as it is now. Whoever locks a ledger and sheets locks the ledger first."""
    return Ledger.objects.select_for_update(of=("self",)).select_related("campaign").get(pk=ledger.pk)


class Page:
    """A ledger, locked until the transaction ends; entries pile up in memory and are saved together.

    Within one transaction: ``page = Page(ledger, person)``, ``page.add(…)`` or ``page.record(…)``, ``page.save()``. Without a
    person the site itself acts, or a sandbox's visitor. A ledger that has not yet taken up the site's newest certificate does so
    first: nobody else need remember it.
    """

    def __init__(
        self, ledger: Ledger, person: User | None = None, now: datetime.datetime | None = None
    ) -> None:
        locked = rows.lock(ledger.pk, person.pk if person else None)
        self.ledger = locked.ledger
        self.person = person
        self.now = now or timezone.now()
        self._actor = locked.actor
        self.head = Head(
            self.ledger.log,
            self.ledger.head_seq,
            self.ledger.head_leaf,
            self.ledger.next_commit,
            self.ledger.head_ts,
        )
        self.written: list[SignedEntry] = []
        self._seed: bytes | None = None
        if locked.serial != self.ledger.certificate or locked.key != online_key().public:
            self._take_up_newest_key()

    @property
    def actor(self) -> str | None:
        """The person's pseudonym in this ledger, or a sandbox's visitor's, made at random the first time.

        None: the site itself acts."""
        if self._actor is None and (self.person is not None or self.ledger.kind == Ledger.Kind.SANDBOX):
            self._actor = secrets.token_hex(16)
            Pseudonym.objects.create(ledger=self.ledger, person=self.person, actor=self._actor)
        return self._actor

    @property
    def seed(self) -> bytes:
        if self._seed is None:
            self._seed = unlock(self.ledger.pending_seed)
        return self._seed

    def add(self, kind: str, body: dict[str, Any], *, fresh_seed: bool = False) -> SignedEntry:
        """An entry without a draw."""
        seed = secrets.token_bytes(32) if fresh_seed else None
        entry = append(self.head, kind, body, at=timestamp(self.now), key=online_key(), next_seed=seed)
        if seed is not None:
            self._seed = seed
        return self._written(entry)

    def record(self, req: dict[str, Any]) -> Recorded:
        """Draws for a request that fits the head."""
        seed = secrets.token_bytes(32)
        made = record(
            self.head,
            req,
            actor=self.actor,
            seed=self.seed,
            next_seed=seed,
            salt=secrets.token_bytes(32) if req["sealed"] else b"",
            at=timestamp(self.now),
            key=online_key(),
        )
        self._seed = seed
        self._written(made.entry)
        return made

    def _written(self, entry: SignedEntry) -> SignedEntry:
        self.head = Head.of(entry)
        self.written.append(entry)
        return entry

    def rows(self) -> dict[str, Entry]:
        """The rows of what was added, by leaf: not yet written, so that others can be made that belong to them."""
        return {entry.leaf: row_of(self.ledger, entry) for entry in self.written}

    def save(
        self,
        made: dict[str, Entry] | None = None,
        *belonging: Sequence[models.Model],
        openings: Sequence[dict[str, Any]] = (),
    ) -> dict[str, Entry]:
        """Writes what was added, and rows that belong to it (each group of one model), and moves the head. Gives the rows by leaf.

        ``made``: what ``rows`` gave. ``openings``: what entries commit to, each with the leaf of its entry."""
        ledger = self.ledger
        made = self.rows() if made is None else made
        ledger.head_seq, ledger.head_leaf = self.head.seq, self.head.leaf
        ledger.head_ts = self.head.ts
        if ledger.next_commit != self.head.next:
            ledger.next_commit = self.head.next
            ledger.pending_seed = lock_up(self.seed)
        rows.insert(ledger, list(made.values()), *belonging, openings=openings)
        seals = [row for group in belonging for row in group if isinstance(row, Seal)]
        _keep_elsewhere(self.written, {seal.entry.leaf: bytes(seal.locked) for seal in seals})
        return made

    def _take_up_newest_key(self) -> None:
        """Adds the ``key`` entries of certificates that came after the ledger's own; after a theft the seed is retired."""
        if current_certificate().serial == self.ledger.certificate:
            return
        newer = Certificate.objects.filter(serial__gt=self.ledger.certificate).order_by("serial")
        newest = newer.last()
        assert newest is not None
        stolen = newer.filter(why="compromised").exists()
        good = None
        if stolen:
            good = self._last_good(newer.filter(why="compromised").first())
        self.add(
            "key",
            {"actor": None, "cert": newest.cert, "cert_sig": newest.cert_sig, "good": good},
        )
        if stolen:
            self.add("void", {"actor": None, "why": "key"}, fresh_seed=True)
        self.ledger.certificate = newest.serial

    def _last_good(self, certificate: Certificate | None) -> int:
        """The number of the newest entry from before the theft became known; all entries when no time was said."""
        entries = Entry.objects.filter(ledger=self.ledger)
        if certificate and certificate.stolen_at:
            entries = entries.filter(created_at__lt=certificate.stolen_at)
        last = entries.order_by("-seq").values_list("seq", flat=True).first()
        return last or 0


def row_of(ledger: Ledger, entry: SignedEntry) -> Entry:
    body = entry.body_bytes
    of: Any = ""
    if entry.body is not None:
        amends = (entry.body.get("req") or {}).get("amends") or {}
        of = entry.body.get("of") or entry.body.get("parent") or amends.get("parent") or ""
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


def _line(entry: SignedEntry, locked: bytes | None) -> bytes:
    """An entry as ``as_json`` gives it, put together from the texts that there are already."""
    kept = b',"locked":"%b"' % base64.b64encode(locked) if locked else b""
    assert entry.body_bytes is not None
    return b'{"envelope":%b,"body":%b,"sig":"%b"%b}\n' % (
        entry.envelope_bytes,
        entry.body_bytes,
        entry.sig.encode(),
        kept,
    )


def _keep_elsewhere(entries: list[SignedEntry], seals: Mapping[str, bytes] | None = None) -> None:
    """Appends entries to a plain file beside the database, once they are committed: a restored backup replays it.

    ``seals``: what sealed entries hold back, by leaf, as the database holds it too: nobody can read it without the key.
    """
    lines = b"".join(_line(entry, (seals or {}).get(entry.leaf)) for entry in entries)
    transaction.on_commit(lambda: append_to_journal(lines), robust=True)


def append_to_journal(lines: bytes) -> None:
    """In one piece, so that the lines of several processes stay whole, and not behind one that was cut off."""
    journal = os.open(settings.LEDGER_JOURNAL, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o600)
    try:
        end = os.fstat(journal).st_size
        cut_off = end and os.pread(journal, 1, end - 1) != b"\n"
        left = b"\n" + lines if cut_off else lines
        while left:
            left = left[os.write(journal, left) :]
    finally:
        os.close(journal)


@transaction.atomic
def take_up_key(ledger: Ledger) -> None:
    """Writes the ``key`` entry for the newest certificate now, rather than with the next roll."""
    page = Page(ledger)
    if page.written:
        page.save()


def head_to_ask_at(ledger: Ledger) -> dict[str, object]:
    """What a client must hold before it asks for a roll. The ledger takes up the site's newest key first: at a head without it no
    roll can be made."""
    take_up_key(ledger)
    return head_of(ledger)


@transaction.atomic
def retire_seed(ledger: Ledger) -> None:
    """After a restored backup whose seeds are lost: the pending seed is given up in the open."""
    page = Page(ledger)
    page.add("void", {"actor": None, "why": "lost"}, fresh_seed=True)
    page.save()
