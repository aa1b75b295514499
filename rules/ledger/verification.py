"""The verifier: eleven steps, in order, over a bundle (section 2.15).

``verify`` takes the bytes of a file and gives the report, a plain JSON object. It raises nothing, whatever the bytes are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules import dice as notation
from rules.contract import JSON, GivenFaces, RulesError

from . import forms
from .amendments import Line
from .bundles import Bundle, Fault, FormatFault, lowest
from .canonical import JsonMap, canonical
from .commitments import body_hash, commit, ctx, field, seal
from .drawing import Rules, RulesNotHere, SeedFaces, switched_on
from .entries import Entry
from .keys import signed_certificate, signed_envelope
from .stream import Stream
from .weak_keys import WEAK_KEYS

STEPS = (
    "format",
    "body",
    "keys",
    "signature",
    "chain",
    "seeds",
    "dice",
    "outcome",
    "seals",
    "links",
    "openings",
)


def verify(data: bytes, root: str | None = None, rules: Rules = switched_on) -> JsonMap:
    """The report on a file. ``root``: the root key that the verifier itself trusts, in hex."""
    try:
        bundle = Bundle.read(data)
    except FormatFault as error:
        return _failed(1, error.fault)
    examination = Examination(bundle, root, rules)
    for number, name in enumerate(STEPS[1:], start=2):
        fault = lowest(getattr(examination, name)())
        if fault:
            return _failed(number, fault)
    return examination.report()


def _failed(step: int, fault: Fault) -> JsonMap:
    seq, why = fault
    return {"ok": False, "step": step, "name": STEPS[step - 1], "seq": seq, "why": why}


@dataclass(frozen=True)
class Drawing:
    """A request that the file shows, with what came of it.

    ``shown_by`` is the entry that holds it; ``drawn_by`` the one whose number and seed it has: itself, or for a reveal the
    ``hidden`` entry, None where the file does not have that.
    """

    type: str
    shown_by: Entry
    drawn_by: Entry | None
    part: JsonMap

    @property
    def req(self) -> JsonMap:
        found: JsonMap = self.part["req"]
        return found

    @property
    def seed(self) -> bytes:
        return bytes.fromhex(self.part["seed"])


class Examination:
    """Steps 2 to 11: each gives the faults that it finds."""

    def __init__(self, bundle: Bundle, root: str | None, rules: Rules) -> None:
        self.bundle = bundle
        self.trusted_root = root
        self.rules = rules
        self.is_ledger = bundle.kind == "ledger"
        self.in_order = sorted(bundle.entries, key=lambda entry: entry.seq)
        self.by_number = {entry.seq: entry for entry in bundle.entries}
        self.by_leaf = {entry.leaf: entry for entry in bundle.entries}
        self.drawings = [drawing for entry in self.in_order if (drawing := self._drawing(entry))]
        self.unchecked: set[int] = set()
        self.opened: dict[str, Entry] = {}  # leaf of the hidden entry: its reveal
        self.amended: set[str] = set()
        self.lines: dict[str, Line] = {}  # leaf of a roll or an amendment: the line that ends there

    def _drawing(self, entry: Entry) -> Drawing | None:
        if entry.body is None:
            return None
        if entry.type == "reveal":
            payload = entry.body["payload"]
            return Drawing(payload["type"], entry, self._hidden(entry), payload)
        return Drawing(entry.type, entry, entry, entry.body) if "req" in entry.body else None

    def _hidden(self, reveal: Entry) -> Entry | None:
        """The earlier ``hidden`` entry that a reveal opens."""
        of = self.by_leaf.get(reveal.body["of"]) if reveal.body else None
        return of if of and of.type == "hidden" and of.seq < reveal.seq else None

    def _before(self, entry: Entry) -> Entry | None:
        return self.by_number.get(entry.seq - 1)

    def body(self) -> Iterator[Fault]:
        for entry in self.in_order:
            if entry.body_bytes is not None and body_hash(entry.body_bytes) != entry.envelope["body_hash"]:
                yield entry.seq, "the body is not the one that the envelope names"

    def keys(self) -> Iterator[Fault]:
        if not self.in_order:
            yield None, "the file has no entries"
            return
        first = self.in_order[0]
        if first.seq != 0 or first.type != "genesis":
            yield first.seq, "the file does not begin with entry 0, a genesis"
        serial = -1
        for entry in self.in_order:
            if entry.type not in ("genesis", "key") or entry.body is None:
                continue
            cert = entry.body["cert"]
            if entry.type == "genesis":
                if entry is not first:
                    yield entry.seq, "a genesis opens a ledger and stands nowhere else"
                if entry.body["root"] != self.bundle.root:
                    yield entry.seq, "the ledger's root key is not the one that the file names"
                if self.trusted_root not in (None, self.bundle.root):
                    yield entry.seq, "the ledger's root key is not the trusted one"
            if self.bundle.root in WEAK_KEYS or cert["key"] in WEAK_KEYS:
                yield entry.seq, "the key is one for which anybody can sign"
            if not signed_certificate(self.bundle.root, cert, entry.body["cert_sig"]):
                yield entry.seq, "the root key did not sign the certificate"
            if cert["serial"] <= serial:
                yield entry.seq, "the certificate's serial does not rise"
            serial = cert["serial"]

    def signature(self) -> Iterator[Fault]:
        online = ""
        for entry in self.in_order:
            if entry.type in ("genesis", "key") and entry.body is not None:
                online = entry.body["cert"]["key"]
            if not signed_envelope(online, entry.envelope_bytes, entry.sig):
                yield entry.seq, "the envelope is not signed by the online key of its time"

    def chain(self) -> Iterator[Fault]:
        log = self.in_order[0].log
        previous: Entry | None = None
        for entry in self.bundle.entries:
            if entry.log != log:
                yield entry.seq, "the entry is of another ledger"
            if previous is not None:
                if entry.seq <= previous.seq:
                    yield entry.seq, f"the entry comes after entry {previous.seq}"
                elif self.is_ledger and entry.seq != previous.seq + 1:
                    yield entry.seq, f"the entry before it in the file is {previous.seq}"
                if entry.ts < previous.ts:
                    yield entry.seq, "the entry is earlier than the one before it"
            before = self._before(entry)
            if before is not None and entry.envelope["prev"] != before.leaf:
                yield entry.seq, "the entry does not continue the one before it"
            if before is None and entry.draws:
                yield entry.seq, "the entry before this drawing is missing"
            previous = entry
        if not self.is_ledger:
            subject = self.by_leaf.get(self.bundle.subject or "")
            if subject is None:
                yield None, "the receipt does not have its subject"
            elif subject.type not in ("roll", "hidden", "amend", "void"):
                yield subject.seq, "the receipt's subject is no roll"

    def seeds(self) -> Iterator[Fault]:
        seen: set[str] = set()
        pending: str | None = None
        for entry in self.in_order:
            before = self._before(entry)
            fresh = entry.brings_fresh_seed
            if fresh is True and entry.next in seen:
                yield entry.seq, "the commitment for the next draw is not a new one"
            elif fresh is False and before is not None and entry.next != before.next:
                yield entry.seq, "the commitment for the next draw is not the one before"
            elif entry.next in seen and entry.next != pending:
                yield entry.seq, "the commitment for the next draw was used up before"
            pending = entry.next
            seen.add(entry.next)
        for drawing in self.drawings:
            yield from self._seed(drawing)

    def _seed(self, drawing: Drawing) -> Iterator[Fault]:
        req, seq = drawing.req, drawing.shown_by.seq
        if commit(drawing.seed) != req["commit"]:
            yield seq, "the seed is not the one that was committed to"
        drawn_by = drawing.drawn_by
        if drawn_by is None:
            return
        if (req["log"], req["seq"], req["head"]) != (
            drawn_by.log,
            drawn_by.seq,
            drawn_by.envelope["prev"],
        ):
            yield seq, "the request was made for another place in the ledger, or for another ledger"
        before = self._before(drawn_by)
        if before is not None and req["commit"] != before.next:
            yield seq, "the request does not use the seed that was pending"

    def dice(self) -> Iterator[Fault]:
        for drawing in self.drawings:
            if drawing.type == "void":
                continue
            stream = Stream.of(drawing.seed, drawing.req)
            for position, (sides, face) in enumerate(drawing.part["dice"], start=1):
                if stream.draw(sides) != face:
                    yield drawing.shown_by.seq, f"die {position} is not the one that the seed gives"
                    break

    def outcome(self) -> Iterator[Fault]:
        for drawing in self.drawings:
            try:
                why = self._outcome(drawing)
            except RulesNotHere:
                self.unchecked.add(drawing.shown_by.seq)
                if drawing.drawn_by is not None:
                    self.unchecked.add(drawing.drawn_by.seq)
            except Exception as error:
                yield drawing.shown_by.seq, f"the rules broke down on it: {type(error).__name__}"
            else:
                if why:
                    yield drawing.shown_by.seq, why

    def _outcome(self, drawing: Drawing) -> str | None:
        ask = drawing.req["ask"]
        if drawing.part.get("why") == "crash":
            return _crash_fault(ask)  # there is no outcome to be checked
        limited = drawing.type == "void"
        recorded = drawing.part.get("dice", [])
        faces = (
            SeedFaces(drawing.seed, drawing.req) if limited else GivenFaces([face for _, face in recorded])
        )
        try:
            outcome = self.rules(ask, faces)
        except RulesError as error:
            found = {"code": error.code, "reason": error.reason}
            if limited and faces.drawn and found == drawing.part["error"]:
                return _spelling_fault(ask)
            return _refusal(error)
        if limited:
            return "the rules do not end in this error"
        if [die.sides for die in faces.drawn] != [sides for sides, _ in recorded]:
            return "the rules ask for other dice"
        if canonical(outcome) != canonical(drawing.part["outcome"]):
            return "the rules give another outcome"
        return _spelling_fault(ask)

    def seals(self) -> Iterator[Fault]:
        for reveal in self.in_order:
            if reveal.type != "reveal" or reveal.body is None:
                continue
            hidden = self._hidden(reveal)
            if hidden is None:
                yield reveal.seq, "it opens no earlier sealed roll of this file"
            elif hidden.leaf in self.opened:
                yield reveal.seq, "the sealed roll was opened before"
            else:
                self.opened[hidden.leaf] = reveal
                salt = bytes.fromhex(reveal.body["salt"])
                if hidden.body is None:
                    # The seal cannot be read, so nothing shows that this is what was sealed.
                    self.unchecked.add(reveal.seq)
                elif seal(salt, reveal.body["payload"]) != hidden.body["seal"]:
                    yield reveal.seq, "it is not what was sealed"

    def links(self) -> Iterator[Fault]:
        yield from self._references()
        yield from self._amendments()
        yield from self._erasures()
        yield from self._thefts()

    def _references(self) -> Iterator[Fault]:
        attached: set[str] = set()
        for entry in self.in_order:
            if entry.body is None:
                continue
            if entry.type == "attach":
                of = entry.body["of"]
                yield from self._reference(entry, entry, of, ("roll", "hidden", "void"))
                if of in attached:
                    yield entry.seq, "the roll was attached to a post before"
                attached.add(of)
            elif entry.type == "note":
                yield from self._reference(entry, entry, entry.body["of"], forms.BODIES)
            elif entry.type == "erase":
                erasable = set(forms.BODIES)
                if "body" in entry.body["what"]:
                    erasable.difference_update(forms.NEVER_WITHHELD)
                for of in entry.body["of"]:
                    yield from self._reference(entry, entry, of, erasable)

    def _reference(self, shown_by: Entry, since: Entry, of: str, types: Iterable[str]) -> Iterator[Fault]:
        """Whether ``of`` is an entry before ``since``, of one of the types. A receipt need not have it."""
        referred = self.by_leaf.get(of)
        if referred is None:
            if self.is_ledger:
                yield shown_by.seq, "it refers to an entry that is not in the ledger"
        elif referred.seq >= since.seq:
            yield shown_by.seq, "it refers to an entry that is not before it"
        elif referred.type not in types:
            yield shown_by.seq, f"it refers to an entry of type {referred.type}"

    def _amendments(self) -> Iterator[Fault]:
        """Walks rolls and amendments in the order in which they were drawn, sealed ones as far as they are opened."""
        shown = {drawing.drawn_by.seq: drawing for drawing in self.drawings if drawing.drawn_by}
        for entry in self.in_order:
            if entry.body is None:
                continue  # of a sealed roll too: its seal cannot be read
            if entry.is_ruling:
                yield from self._amendment(entry, entry, entry.body["parent"], None)
            elif entry.seq in shown:
                drawing = shown[entry.seq]
                if drawing.type == "roll":
                    self.lines[entry.leaf] = Line.of(entry.seq, drawing.part)
                elif drawing.req["amends"]:
                    yield from self._amendment(
                        entry, drawing.shown_by, drawing.req["amends"]["parent"], drawing
                    )

    def _amendment(
        self, entry: Entry, shown_by: Entry, parent: str, drawing: Drawing | None
    ) -> Iterator[Fault]:
        """A ruling, where there is no drawing, or an amendment, or a void in place of one."""
        yield from self._reference(shown_by, entry, parent, ("roll", "hidden", "amend"))
        reveal = self.opened.get(parent)
        if reveal is not None and reveal.body and reveal.body["payload"]["type"] == "void":
            yield shown_by.seq, "it amends a void"
        line = self.lines.get(parent)
        if drawing is not None and line is not None:
            objection = line.objection(drawing.req["ask"], drawing.req["amends"]["op"])
            if objection:
                yield shown_by.seq, f"the amendment does not repeat truly: {objection}"
        if drawing is not None and drawing.type == "void":
            return
        if parent in self.amended:
            yield shown_by.seq, "the entry that it amends has an amendment already"
        self.amended.add(parent)
        if line is not None:
            self.lines[entry.leaf] = line.after(drawing.part if drawing else entry.body or {})

    def _erasures(self) -> Iterator[Fault]:
        if not self.is_ledger:
            return
        erased: set[str] = set()
        for entry in self.in_order:
            if entry.type == "erase" and entry.body is not None and "body" in entry.body["what"]:
                erased.update(entry.body["of"])  # which come before it: see _references
        for entry in self.in_order:
            if entry.withheld == "erased" and entry.leaf not in erased:
                yield entry.seq, "the body is missing, and no later entry says that it was erased"

    def _thefts(self) -> Iterator[Fault]:
        for entry in self.in_order:
            if entry.type != "key" or entry.body is None or entry.body["good"] is None:
                continue
            if entry.body["good"] >= entry.seq:
                yield entry.seq, "the last good entry is not before it"
            after = self.by_number.get(entry.seq + 1)
            if after is not None and (
                after.type != "void" or (after.body is not None and after.body["why"] != "key")
            ):
                yield after.seq, "after a theft the pending seed was not retired"

    def openings(self) -> Iterator[Fault]:
        for opening in self.bundle.openings:
            entry = self.by_leaf.get(opening["of"])
            if entry is None:
                yield None, "an opening is of an entry that is not in the file"
                continue
            salt, value = bytes.fromhex(opening["salt"]), opening["value"]
            found = ctx(salt, value) if opening["name"] == "ctx" else field(salt, value)
            if found != self._committed(entry, opening["name"]):
                yield entry.seq, f"{opening['name']} is not what the entry committed to"

    def _committed(self, entry: Entry, name: str) -> JSON:
        if entry.type == "hidden":
            reveal = self.opened.get(entry.leaf)
            return None if reveal is None or entry.body is None else self._committed(reveal, name)
        if entry.body is None:
            return None
        if entry.type == "attach":
            return entry.body["text"] if name == "text" else None
        holder: JsonMap = entry.body["payload"] if entry.type == "reveal" else entry.body
        holder = holder.get("req", holder)
        return holder.get("ctx") if name == "ctx" else holder.get("fields", {}).get(name)

    def report(self) -> JsonMap:
        whole = {line.seq: line for line in self.lines.values()}  # the last one of each roll
        effective = {
            str(seq): {"outcome": line.effective, "amendments": line.amendments, "ruled": line.ruled}
            for seq, line in whole.items()
        }
        entries = self.bundle.entries
        attached = {entry.body["of"] for entry in entries if entry.type == "attach" and entry.body}
        unsure = self._unsure()
        return {
            "ok": True,
            "entries": [
                {"seq": entry.seq, "type": entry.type, "status": self._status(entry, unsure)}
                for entry in entries
            ],
            "effective": effective,
            "sealed": self._listed(
                entry for entry in entries if entry.type == "hidden" and entry.leaf not in self.opened
            ),
            "voids": self._listed(entry for entry in entries if entry.type == "void"),
            "unattached": self._listed(
                entry for entry in entries if entry.type in ("roll", "hidden") and entry.leaf not in attached
            ),
            "server_nonces": self._listed(
                drawing.drawn_by
                for drawing in self.drawings
                if drawing.drawn_by is not None and not drawing.req["client"]
            ),
        }

    def _listed(self, entries: Iterable[Entry]) -> list[int]:
        return sorted(entry.seq for entry in entries) if self.is_ledger else []

    def _unsure(self) -> set[int]:
        """Numbers of the entries that a thief of a key may have made: after the last good one, before the theft was told."""
        numbers: set[int] = set()
        good: int | None = None
        for entry in reversed(self.in_order):
            if good is not None and entry.seq > good:
                numbers.add(entry.seq)
            if entry.type == "key" and entry.body is not None and entry.body["good"] is not None:
                good = entry.body["good"] if good is None else min(good, entry.body["good"])
        return numbers

    def _status(self, entry: Entry, unsure: set[int]) -> str:
        if entry.body is None:
            return "redacted"
        if entry.seq in unsure:
            return "unsure"
        if entry.type == "hidden" and entry.leaf not in self.opened:
            return "sealed"
        if entry.seq in self.unchecked:
            return "unchecked"
        return "amended" if entry.leaf in self.amended else "verified"


def _refusal(error: RulesError) -> str:
    return f"the rules refuse it: {error.code}" + (f", {error.reason}" if error.reason else "")


def _spelling_fault(ask: JsonMap) -> str | None:
    """What is wrong with how an ask says what the rules accept: a dice expression has one text."""
    if (ask["system"], ask["rule"]) != ("dice", "roll"):
        return None
    expression = ask["inputs"]["expression"]
    is_canonical = notation.parse(expression).canonical == expression
    return None if is_canonical else "the dice expression is not canonical"


def _crash_fault(ask: JsonMap) -> str | None:
    """What is wrong with a dice expression that was accepted, and on which the program then broke down."""
    if (ask["system"], ask["rule"], ask["version"]) != ("dice", "roll", "1"):
        return None
    if type(ask["inputs"].get("expression")) is not str:
        return "the rules refuse it: invalid-input"
    try:
        return _spelling_fault(ask)
    except RulesError as error:
        return _refusal(error)
    except Exception:
        return None  # it may be here that the program breaks down
