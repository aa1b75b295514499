"""Replaying the journal of entries into a database that was restored from a backup."""

from __future__ import annotations

import datetime
import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.db import transaction

from rules.ledger.entries import Entry as SignedEntry
from rules.ledger.kinds import WrongForm
from rules.ledger.verification import verify

from ..keyring import lock_up
from ..models import Entry, Ledger, Pseudonym, Roll
from ..receipts import ledger_file
from .ledgers import retire_seed, row_of
from .rolling import contents


class CannotRestore(Exception):
    """The journal itself cannot be read."""


@dataclass(frozen=True)
class Restored:
    """What was done to one ledger. ``why``: it was left as it is, and why."""

    log: str
    entries: int = 0
    why: str = ""


class _DoesNotHold(Exception):
    pass


def restore(journal: Path) -> Iterator[Restored]:
    """Each ledger in a transaction of its own: what does not verify as a whole is not written."""
    for log, entries in read_journal(journal).items():
        try:
            with transaction.atomic():
                count = _replay(log, sorted(entries.values(), key=lambda entry: entry.seq))
        except _DoesNotHold as error:
            yield Restored(log, why=str(error))
        else:
            yield Restored(log, count)


def read_journal(journal: Path) -> dict[str, dict[int, SignedEntry]]:
    """Entries by ledger and number. A last line that was cut off in the middle is passed over: it was never answered."""
    found: dict[str, dict[int, SignedEntry]] = defaultdict(dict)
    lines = journal.read_text(encoding="utf-8").split("\n")
    for number, line in enumerate(lines, start=1):
        if not line:
            continue
        try:
            entry = SignedEntry.read(json.loads(line))
        except (ValueError, KeyError, TypeError, WrongForm) as error:
            if number == len(lines):
                break
            raise CannotRestore(f"Line {number} of {journal} is no entry: {error}") from None
        before = found[entry.log].setdefault(entry.seq, entry)
        if before.leaf != entry.leaf:
            raise CannotRestore(
                f"Line {number} of {journal}: number {entry.seq} of {entry.log} stands there twice."
            )
    return found


def _replay(log: str, entries: list[SignedEntry]) -> int:
    ledger = Ledger.objects.select_for_update(of=("self",)).filter(log=log).first()
    known = dict(Entry.objects.filter(ledger=ledger).values_list("seq", "leaf")) if ledger else {}
    for entry in entries:
        if known.get(entry.seq, entry.leaf) != entry.leaf:
            raise _DoesNotHold(f"entry {entry.seq} in the database is another one than in the journal")
    missing = [entry for entry in entries if entry.seq not in known]
    if not missing:
        return 0
    if ledger is None:
        ledger = _begun(missing[0])
    rows = Entry.objects.bulk_create(row_of(ledger, entry) for entry in missing)
    head = max(entries, key=lambda entry: entry.seq)
    serials = [entry.body["cert"]["serial"] for entry in entries if entry.body and "cert" in entry.body]
    ledger.head_seq, ledger.head_leaf, ledger.head_ts = head.seq, head.leaf, head.ts
    ledger.next_commit = head.next
    ledger.certificate = max([ledger.certificate, *serials])
    ledger.save()
    report = verify(ledger_file(ledger))
    if not report["ok"]:
        raise _DoesNotHold(f"step {report['step']} fails at entry {report['seq']}: {report['why']}")
    _rolls_again(ledger, missing, rows)
    retire_seed(ledger)
    return len(missing)


def _begun(genesis: SignedEntry) -> Ledger:
    """A ledger that was opened after the backup: its campaign is lost, its rolls can still be checked."""
    if genesis.type != "genesis" or genesis.body is None:
        raise _DoesNotHold("the journal does not begin at entry 0")
    return Ledger.objects.create(
        log=genesis.log,
        kind=genesis.body["kind"],
        head_seq=0,
        head_leaf=genesis.leaf,
        head_ts=genesis.ts,
        next_commit=genesis.next,
        pending_seed=lock_up(b""),
        certificate=genesis.body["cert"]["serial"],
    )


def _rolls_again(ledger: Ledger, entries: list[SignedEntry], rows: list[Entry]) -> None:
    """Open rolls have their pages again, without words, scene and character, which stood in the database alone."""
    people = dict(Pseudonym.objects.filter(ledger=ledger).values_list("actor", "person_id"))
    Roll.objects.bulk_create(
        Roll(
            entry=row,
            number=entry.seq,
            code=entry.roll_id,
            person_id=people.get(entry.body["actor"]),
            created_at=datetime.datetime.fromisoformat(entry.ts),
            **_without_words(entry.body),
        )
        for entry, row in zip(entries, rows, strict=True)
        if entry.type == "roll" and entry.body
    )


def _without_words(body: dict[str, Any]) -> dict[str, Any]:
    return contents(body, (), "")
