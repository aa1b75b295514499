"""Files that prove rolls: put together from stored entries, as far as their reader may read."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from django.db.models import Q

from rules.ledger import bundles
from rules.ledger.entries import Entry as SignedEntry
from rules.ledger.forms import NEVER_WITHHELD

from .models import Certificate, Entry, Ledger, Opening, Roll

MayRead = Callable[[Entry], bool]


def receipt_of(roll: Roll, may_read: MayRead = lambda entry: True) -> bytes:
    """The bundle of one roll: what came before it, the roll, and all that belongs to it."""
    subject = roll.entry
    chain = belonging_to(subject)
    numbers = {entry.seq for entry in chain} | {entry.seq - 1 for entry in chain}
    rows = list(
        Entry.objects.filter(ledger=subject.ledger)
        .filter(Q(seq__in=numbers) | Q(seq=0) | Q(type="key"))
        .order_by("seq")
    )
    return bundles.receipt(
        subject.leaf,
        [_signed(row) for row in rows],
        root=root_of(subject.ledger),
        may_read=_by_leaf(rows, may_read),
        openings=_openings(rows, may_read),
    ).write()


def ledger_file(ledger: Ledger, may_read: MayRead = lambda entry: True) -> bytes:
    """The whole ledger as one bundle."""
    rows = list(Entry.objects.filter(ledger=ledger).order_by("seq"))
    return bundles.ledger(
        [_signed(row) for row in rows],
        root=root_of(ledger),
        may_read=_by_leaf(rows, may_read),
        openings=_openings(rows, may_read),
    ).write()


def head_of(ledger: Ledger) -> dict[str, object]:
    """The ledger's last signed entry, and the keys by which to judge it. For asking at it see ``actions.head_to_ask_at``."""
    current = Ledger.objects.get(pk=ledger.pk)
    last = Entry.objects.get(ledger=current, seq=current.head_seq)
    certificate = Certificate.objects.get(serial=current.certificate)
    return {
        "head": last.as_json(withheld=last.type not in NEVER_WITHHELD),
        "certificate": {"cert": certificate.cert, "cert_sig": certificate.cert_sig},
        "root": certificate.root,
    }


def belonging_to(subject: Entry) -> list[Entry]:
    """The entry and everything that points at it, or at what points at it: amendments, reveals, attachments, notes."""
    found = [subject]
    waiting = [subject.leaf]
    while waiting:
        next_ones = list(Entry.objects.filter(ledger=subject.ledger, of__in=waiting).order_by("seq"))
        found += next_ones
        waiting = [entry.leaf for entry in next_ones]
    erased = Q()
    for entry in found:
        erased |= Q(body__contains=entry.leaf)
    return [*found, *Entry.objects.filter(erased, ledger=subject.ledger, type="erase")]


def _signed(row: Entry) -> SignedEntry:
    return SignedEntry.stored(row.envelope, row.body, row.sig)


def _by_leaf(rows: Iterable[Entry], may_read: MayRead) -> Callable[[SignedEntry], bool]:
    allowed = {row.leaf for row in rows if may_read(row)}
    return lambda entry: entry.leaf in allowed


def _openings(rows: Iterable[Entry], may_read: MayRead) -> list[dict[str, object]]:
    """What the entries commit to. The words of a post that was removed or hidden are nobody's to read any more: of them the
    commitment alone is left."""
    leaves = {row.pk: row.leaf for row in rows if may_read(row)}
    removed = Roll.objects.filter(block__post__removed_at__isnull=False).values("entry__leaf")
    taken_back = Q(name="text", entry__type="attach", entry__of__in=removed)
    return [
        {"of": leaves[opening.entry_id], "name": opening.name, "salt": opening.salt, "value": opening.value}
        for opening in Opening.objects.filter(entry__in=leaves)
        .exclude(taken_back)
        .order_by("entry__seq", "name")
    ]


def root_of(ledger: Ledger) -> str:
    """The root key that the ledger's genesis names."""
    first = Entry.objects.get(ledger=ledger, seq=0)
    root: str = SignedEntry.stored(first.envelope, first.body, first.sig).body["root"]  # type: ignore[index]
    return root
