"""Replaying the journal of entries into a database that was restored from a backup."""

from __future__ import annotations

import base64
import datetime
import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import connection, transaction

from accounts.models import User
from rules.ledger.entries import Entry as SignedEntry
from rules.ledger.kinds import WrongForm
from rules.ledger.verification import verify

from ..keyring import CannotUnlock, lock_up, unlock
from ..models import Amendment, Entry, Ledger, Opening, Pseudonym, Roll, Seal
from ..receipts import ledger_file
from .amending import keep_amendment, line_of
from .ledgers import append_to_journal, retire_seed, row_of
from .rolling import contents, draw_when_committed
from .sealing import held_back, keep_opened


@dataclass(frozen=True)
class Restored:
    """What was done to one ledger. ``why``: it was left as it is, and why."""

    log: str
    entries: int = 0
    why: str = ""


@dataclass
class Kept:
    """What the journal holds of one ledger: entries by number, and by leaf what sealed ones hold back, locked up.

    ``twice``: a number under which two different entries stand."""

    entries: dict[int, SignedEntry] = field(default_factory=dict)
    seals: dict[str, bytes] = field(default_factory=dict)
    twice: int | None = None

    @property
    def in_order(self) -> list[SignedEntry]:
        return sorted(self.entries.values(), key=lambda entry: entry.seq)


@dataclass
class Journal:
    """``ledgers`` by name; ``cut_off``: numbers of the lines that cannot be read, such as one in which the machine went down."""

    ledgers: dict[str, Kept] = field(default_factory=lambda: defaultdict(Kept))
    cut_off: list[int] = field(default_factory=list)


class _DoesNotHold(Exception):
    pass


def restore(journal: Journal) -> Iterator[Restored]:
    """Each ledger in a transaction of its own: what does not verify as a whole, such as one with a gap, is not written."""
    for log, kept in journal.ledgers.items():
        try:
            with transaction.atomic():
                count = _replay(log, kept)
        except _DoesNotHold as error:
            yield Restored(log, why=str(error))
        else:
            yield Restored(log, count)


def read_journal(path: Path) -> Journal:
    journal = Journal()
    for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").split("\n"), start=1):
        if not line:
            continue
        try:
            value = json.loads(line)
            locked = value.pop("locked", None)
            entry = SignedEntry.read(value)
            seal = base64.b64decode(locked, validate=True) if locked else None
        except (ValueError, KeyError, TypeError, AttributeError, WrongForm):
            journal.cut_off.append(number)
            continue
        kept = journal.ledgers[entry.log]
        if kept.entries.setdefault(entry.seq, entry).leaf != entry.leaf:
            kept.twice = entry.seq
        if seal:
            kept.seals[entry.leaf] = seal
    return journal


def complete_journal() -> int:
    """Writes into the site's journal what the database holds and the journal lacks: between the two a machine may go down, or a
    disk be full. Gives how many entries there were."""
    path = settings.LEDGER_JOURNAL
    ledgers = read_journal(path).ledgers if path.exists() else {}
    kept = {(log, seq) for log, ledger in ledgers.items() for seq in ledger.entries}
    lines = []
    for row in Entry.objects.select_related("ledger", "seal").order_by("ledger", "seq").iterator():
        if (row.ledger.log, row.seq) not in kept:
            line = row.as_json()
            if hasattr(row, "seal"):
                line["locked"] = base64.b64encode(row.seal.locked).decode()
            lines.append(json.dumps(line).encode() + b"\n")
    if lines:
        append_to_journal(b"".join(lines))
    return len(lines)


def _replay(log: str, kept: Kept) -> int:
    if kept.twice is not None:
        raise _DoesNotHold(f"number {kept.twice} stands in the journal twice")
    entries = kept.in_order
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
    # The journal holds bodies as they were first written. What was erased since does not come back.
    erased = {leaf for entry in entries for leaf in _erased(entry)}
    missing = [entry.without_body("erased") if entry.leaf in erased else entry for entry in missing]
    rows = Entry.objects.bulk_create(row_of(ledger, entry) for entry in missing)
    with connection.cursor() as cursor:
        for leaf in erased.intersection(known.values()):
            cursor.execute("SELECT tirada_erase_body(%s)", [leaf])
    head = max(entries, key=lambda entry: entry.seq)
    serials = [entry.body["cert"]["serial"] for entry in entries if entry.body and "cert" in entry.body]
    ledger.head_seq, ledger.head_leaf, ledger.head_ts = head.seq, head.leaf, head.ts
    ledger.next_commit = head.next
    ledger.certificate = max([ledger.certificate, *serials])
    ledger.save()
    report = verify(ledger_file(ledger))
    if not report["ok"]:
        raise _DoesNotHold(f"step {report['step']} fails at entry {report['seq']}: {report['why']}")
    _Cards(ledger, kept.seals).lay(zip(missing, rows, strict=True))
    retire_seed(ledger)
    return len(missing)


def _erased(entry: SignedEntry) -> list[str]:
    """Leaves of the entries whose bodies an ``erase`` took away."""
    if entry.type != "erase" or entry.body is None or "body" not in entry.body["what"]:
        return []
    leaves: list[str] = entry.body["of"]
    return leaves


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


class _Cards:
    """The rolls of replayed entries: they have their pages again, with amendments, seals and what was opened, but without words,
    scene and character, which stood in the database alone. A sealed roll keeps its words: they are locked up with it.
    """

    def __init__(self, ledger: Ledger, seals: dict[str, bytes]) -> None:
        self.ledger = ledger
        self.seals = seals
        known = Pseudonym.objects.filter(ledger=ledger).select_related("person")
        self.people = {pseudonym.actor: pseudonym.person for pseudonym in known}

    def lay(self, replayed: Iterator[tuple[SignedEntry, Entry]]) -> None:
        touched: dict[int, Roll] = {}
        for entry, row in replayed:
            roll = self._laid(entry, row)
            if roll is not None:
                touched[roll.pk] = roll
        draw_when_committed(touched.values())

    def _laid(self, entry: SignedEntry, row: Entry) -> Roll | None:
        body = entry.body
        if entry.type in ("roll", "hidden"):
            return self._rolled(entry, row)
        if body is None:
            return None
        if entry.type == "void" and "req" in body:
            return self._rolled(entry, row) if body["req"]["amends"] is None else None
        if entry.type == "amend":
            parent = body["parent"] if entry.is_ruling else body["req"]["amends"]["parent"]
            return self._amended(parent, entry, row, body)
        if entry.type == "reveal":
            return self._opened(entry, row, body)
        if entry.type == "attach":
            Roll.objects.filter(entry__leaf=body["of"]).update(post_key=body["post"])
        if entry.type == "erase":
            self._erase(body)
        return None

    def _person(self, entry: SignedEntry) -> User | None:
        return self.people.get(entry.body["actor"]) if entry.body else None

    def _rolled(self, entry: SignedEntry, row: Entry) -> Roll:
        sealed = entry.type == "hidden"
        shown = contents(entry.body, (), "") if entry.body and not sealed else {}
        roll = Roll.objects.create(
            entry=row,
            number=entry.seq,
            code=entry.roll_id,
            person=self._person(entry),
            sealed=sealed,
            created_at=_moment(entry),
            **shown,
        )
        locked = self.seals.get(entry.leaf)
        if sealed and locked and _can_be_read(locked):
            Seal.objects.create(entry=row, locked=locked)
        return roll

    def _amended(self, parent: str, entry: SignedEntry, row: Entry, body: dict[str, Any]) -> Roll | None:
        """Nothing can be said of an amendment whose roll cannot be read."""
        before = Amendment.objects.filter(entry__leaf=parent).select_related("roll__entry").first()
        roll = (
            before.roll if before else Roll.objects.filter(entry__leaf=parent).select_related("entry").first()
        )
        if roll is None or roll.outcome is None or roll.entry.body is None:
            return None
        keep_amendment(
            roll, line_of(roll), row, body, person=self._person(entry), words={}, at=_moment(entry)
        )
        return roll

    def _opened(self, entry: SignedEntry, row: Entry, body: dict[str, Any]) -> Roll | None:
        roll = Roll.objects.filter(entry__leaf=body["of"]).select_related("entry").first()
        if roll is None or not roll.sealed:
            return None
        payload = body["payload"]
        if payload["type"] == "amend":
            return None
        held: dict[str, Any] = {"openings": [], "typed": ""}
        if Seal.objects.filter(entry=roll.entry).exists():
            held = held_back(roll)
        keep_opened(roll, row, payload, held["openings"], held["typed"])
        return roll

    def _erase(self, body: dict[str, Any]) -> None:
        """What the backup still holds of words that were erased after it."""
        rolls = Roll.objects.filter(entry__leaf__in=body["of"])
        amendments = Amendment.objects.filter(entry__leaf__in=body["of"])
        amendments.update(words={})
        rolls.update(words={}, typed="")
        Opening.objects.filter(entry__leaf__in=body["of"]).exclude(name="ctx").delete()
        Opening.objects.filter(entry__of__in=body["of"]).delete()
        if "body" in body["what"]:
            Seal.objects.filter(entry__leaf__in=body["of"]).delete()
            rolls.update(
                sealed=False, blind=False, inputs={}, dice=[], outcome=None, error=None, effective=None
            )
            amendments.update(inputs={}, dice=[], outcome=None, effective={})
            Opening.objects.filter(entry__leaf__in=body["of"]).delete()


def _moment(entry: SignedEntry) -> datetime.datetime:
    return datetime.datetime.fromisoformat(entry.ts)


def _can_be_read(locked: bytes) -> bool:
    try:
        unlock(locked)
    except CannotUnlock:
        return False
    return True
