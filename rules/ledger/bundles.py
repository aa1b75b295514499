"""Files: reading one is step 1 of its verification; making one is choosing what a ledger or a roll needs (section 2.14)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from rules.contract import JSON

from . import forms
from .canonical import JsonMap, NotJson, canonical, read_canonical
from .entries import Entry
from .kinds import WrongForm

# Number of the entry, or None where the file as a whole is at fault, and a sentence.
Fault = tuple[int | None, str]

# Far more than any entry may have with the file around it; beyond some such depth readers differ in what they can read at all, so
# that the file as a whole is refused and no entry is named.
MOST_LEVELS = 256


def lowest(faults: Iterable[Fault]) -> Fault | None:
    """The fault of the lowest entry, the first one found there; faults of the whole file come after all others."""
    return min(faults, key=lambda fault: float("inf") if fault[0] is None else fault[0], default=None)


def check_depth(value: JSON) -> None:
    """Raises ``NotJson`` for a value in which lists and objects are nested deeper than a file's may be."""
    level = [value]
    for _ in range(MOST_LEVELS):
        level = [
            inner
            for outer in level
            if type(outer) is dict or type(outer) is list
            for inner in (outer.values() if type(outer) is dict else outer)
        ]
        if not level:
            return
    raise NotJson("it is nested too deep")


class FormatFault(Exception):
    def __init__(self, fault: Fault) -> None:
        super().__init__(*fault)
        self.fault = fault


@dataclass(frozen=True)
class Bundle:
    """A file that has passed step 1."""

    kind: str
    subject: str | None
    root: str
    entries: Sequence[Entry]
    openings: Sequence[JsonMap]

    @classmethod
    def read(cls, data: bytes) -> Bundle:
        """Step 1."""
        try:
            value = read_canonical(data)
            check_depth(value)
            forms.bundle(value)
        except (NotJson, WrongForm) as error:
            raise FormatFault((None, str(error))) from None
        entries: list[Entry] = []
        fault = lowest(chain(_read_entries(value, entries), _check_openings(value, entries)))
        if fault:
            raise FormatFault(fault)
        return cls(value["kind"], value["subject"], value["root"], entries, value["openings"])

    def write(self) -> bytes:
        """The file."""
        return canonical(
            {
                "format": forms.BUNDLE_FORMAT,
                "kind": self.kind,
                "subject": self.subject,
                "root": self.root,
                "entries": [entry.as_json() for entry in self.entries],
                "openings": list(self.openings),
            }
        )


def _read_entries(bundle: JsonMap, entries: list[Entry]) -> Iterator[Fault]:
    """Puts the entries of good form into ``entries``, and gives the faults of the others."""
    for position, given in enumerate(bundle["entries"]):
        try:
            entries.append(Entry.read(given))
        except WrongForm as error:
            number = _number(given)
            if number is None and bundle["kind"] == "ledger":
                number = position
            yield number, str(error)


def _check_openings(bundle: JsonMap, entries: Iterable[Entry]) -> Iterator[Fault]:
    number_of = {entry.leaf: entry.seq for entry in entries}
    for opening in bundle["openings"]:
        try:
            forms.opening(opening)
        except WrongForm as error:
            of = opening.get("of") if type(opening) is dict else None
            yield (number_of.get(of) if type(of) is str else None), str(error)


def _number(entry: JSON) -> int | None:
    """The number that a malformed entry says it has, if it says one."""
    envelope = entry.get("envelope") if type(entry) is dict else None
    seq = envelope.get("seq") if type(envelope) is dict else None
    return seq if type(seq) is int and seq >= 0 else None


MayRead = Callable[[Entry], bool]


def ledger(
    entries: Sequence[Entry],
    *,
    root: str,
    may_read: MayRead = lambda entry: True,
    openings: Iterable[JsonMap] = (),
) -> Bundle:
    """A whole ledger, entries from 0 on. ``may_read`` says whose bodies the reader may see; openings of others are left out."""
    shown = [_for_reader(entry, may_read) for entry in entries]
    return Bundle("ledger", None, root, shown, _fitting(openings, shown))


def receipt(
    subject: str,
    entries: Sequence[Entry],
    *,
    root: str,
    may_read: MayRead = lambda entry: True,
    openings: Iterable[JsonMap] = (),
) -> Bundle:
    """What the roll with the leaf ``subject`` needs, out of entries of its ledger in order.

    ``entries`` may be the whole ledger, or just the genesis, the ``key`` entries, all that belongs to the roll, and the entry
    before each of these. Neighbours are given without their bodies: a shown drawing would need a neighbour of its own. A later
    ``key`` entry comes along where it makes any of them unsure: a file that holds must not keep silent about a theft.
    """
    by_number = {entry.seq: entry for entry in entries}
    chosen = {entry.seq: _for_reader(entry, may_read) for entry in _belonging(subject, entries)}
    if not any(entry.leaf == subject for entry in chosen.values()):
        raise ValueError("the roll is not among the entries")
    last = max(chosen)
    last = max([last, *(entry.seq for entry in entries if _casts_doubt(entry, last))])
    for entry in entries:
        if entry.type == "genesis" or (entry.type == "key" and entry.seq <= last):
            chosen[entry.seq] = entry
    for entry in list(chosen.values()):
        if entry.draws and entry.seq - 1 not in chosen:
            chosen[entry.seq - 1] = by_number[entry.seq - 1].without_body()
    shown = [chosen[seq] for seq in sorted(chosen)]
    return Bundle("receipt", subject, root, shown, _fitting(openings, shown))


def _belonging(subject: str, entries: Sequence[Entry]) -> list[Entry]:
    """The roll, its amendments, and what opens, attaches, remarks on or erases any of these."""
    reveals = {entry.body["of"]: entry.body for entry in entries if entry.type == "reveal" and entry.body}
    leaves = {subject}
    belonging = []
    for entry in entries:
        body = entry.body or {}
        if entry.type == "hidden" and entry.leaf in reveals:
            body = reveals[entry.leaf]["payload"]
        amends = (body.get("req") or {}).get("amends") or {}
        of = body.get("of", ())
        referred = {body.get("parent"), amends.get("parent"), *([of] if isinstance(of, str) else of)}
        if entry.leaf in leaves or leaves & referred:
            leaves.add(entry.leaf)
            belonging.append(entry)
    return belonging


def _casts_doubt(entry: Entry, number: int) -> bool:
    """Whether an entry tells of a theft since when the entry of this number may have been made by a thief."""
    if entry.type != "key" or entry.body is None or entry.seq < number:
        return False
    good = entry.body["good"]
    return good is not None and good < number


def _for_reader(entry: Entry, may_read: MayRead) -> Entry:
    return entry if entry.type in forms.NEVER_WITHHELD or may_read(entry) else entry.without_body()


def _fitting(openings: Iterable[JsonMap], shown: Iterable[Entry]) -> list[JsonMap]:
    """The openings of entries whose bodies are shown: no other could be checked."""
    leaves = {entry.leaf for entry in shown if entry.body is not None}
    return [opening for opening in openings if opening["of"] in leaves]
