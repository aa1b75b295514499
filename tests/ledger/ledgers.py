"""Ledgers for tests: secrets are hashes of names, one minute passes with each entry."""

import copy
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from rules.ledger import bundles, commitments
from rules.ledger.canonical import canonical
from rules.ledger.drawing import Rules, switched_on
from rules.ledger.entries import Entry, Head, append, open_ledger
from rules.ledger.keys import SigningKey
from rules.ledger.requests import make_request, record
from rules.ledger.verification import verify

Json = Any

CONTEXT = {"scene": "5c" * 16, "slot": "51" * 16, "character": "ca" * 16, "sheet": 3}
GRETA = "6e" * 16
AVA = "a0" * 16


def secret(name: str) -> bytes:
    return sha256(f"tirada tests {name}".encode()).digest()


ROOT = SigningKey(secret("root"))
ONLINE = SigningKey(secret("online 1"))


def certificate(key: SigningKey, serial: int, why: str) -> dict[str, Json]:
    cert = {"key": key.public, "serial": serial, "issued": "2026-11-30T09:00:00Z", "why": why}
    return {"cert": cert, "cert_sig": ROOT.sign_certificate(cert)}


def ask_for(expression: str) -> dict[str, Json]:
    inputs = {"expression": expression}
    return {"system": "dice", "rule": "roll", "version": "1", "inputs": inputs, "house_rules": {}}


class Ledger:
    """A ledger that somebody with the online key writes."""

    def __init__(self, rules: Rules = switched_on, name: str = "campaign") -> None:
        self.rules = rules
        self.name = name
        self.key = ONLINE
        self.serial = 1
        self.openings: list[Json] = []
        self.sealed: dict[str, Json] = {}
        self.seed = self.secret("seed 0")
        self.entries = [
            open_ledger(
                log=self.secret("log")[:16],
                kind="campaign",
                spec=self.secret("spec").hex(),
                root=ROOT.public,
                first_seed=self.seed,
                at=self.clock(0),
                key=ONLINE,
                **certificate(ONLINE, 1, "first"),
            )
        ]

    def secret(self, name: str) -> bytes:
        return secret(f"{self.name} {name}")

    @staticmethod
    def clock(minute: int) -> str:
        return f"2026-11-30T{10 + minute // 60:02}:{minute % 60:02}:00Z"

    @property
    def head(self) -> Head:
        return Head.of(self.entries[-1])

    @property
    def number(self) -> int:
        """That of the next entry."""
        return len(self.entries)

    def request(
        self,
        ask: Json,
        *,
        sealed: bool = False,
        amends: Json = None,
        client: bool = True,
        texts: dict[str, str] | None = None,
    ) -> tuple[Json, list[Json]]:
        texts = {"reason": f"roll {self.number}"} if texts is None else texts
        return make_request(
            self.head,
            ask,
            context=CONTEXT,
            texts=texts,
            nonce=self.secret(f"nonce {self.number}"),
            salts={name: self.secret(f"salt {self.number} {name}") for name in ("ctx", *texts)},
            client=client,
            sealed=sealed,
            amends=amends,
        )

    def roll(self, expression: str = "2d6", *, ask: Json = None, actor: str = AVA, **asked: Json) -> Entry:
        req, openings = self.request(ask or ask_for(expression), **asked)
        next_seed = self.secret(f"seed {self.number}")
        recorded = record(
            self.head,
            req,
            actor=actor,
            seed=self.seed,
            next_seed=next_seed,
            salt=self.secret(f"seal {self.number}"),
            at=self.clock(self.number),
            key=self.key,
            rules=self.rules,
        )
        self.seed = next_seed
        self.entries.append(recorded.entry)
        if recorded.sealed:
            self.sealed[recorded.entry.leaf] = recorded.sealed
        else:
            self.openings += [{"of": recorded.entry.leaf, **opening} for opening in openings]
        return recorded.entry

    def amend(self, parent: Entry, op: str, expression: str = "", **asked: Json) -> Entry:
        return self.roll(expression, amends={"parent": parent.leaf, "op": op}, **asked)

    def add(self, entry_type: str, body: Json, *, fresh: bool = False) -> Entry:
        next_seed = self.secret(f"seed {self.number}") if fresh else None
        entry = append(
            self.head, entry_type, body, at=self.clock(self.number), key=self.key, next_seed=next_seed
        )
        self.seed = next_seed or self.seed
        self.entries.append(entry)
        return entry

    def reveal(self, hidden: Entry) -> Entry:
        return self.add("reveal", {"actor": GRETA, "of": hidden.leaf, **self.sealed[hidden.leaf]})

    def rule(self, parent: Entry, **replaced: Json) -> Entry:
        body = {"actor": GRETA, "parent": parent.leaf, "op": "ruling", "set": replaced, "fields": {}}
        return self.add("amend", body)

    def attach(self, roll: Entry, text: str = "Mara jumps.") -> Entry:
        salt = self.secret(f"text {self.number}")
        commitment = commitments.field(salt, text)
        entry = self.add("attach", {"actor": AVA, "of": roll.leaf, "post": "90" * 16, "text": commitment})
        self.openings.append({"of": entry.leaf, "name": "text", "salt": salt.hex(), "value": text})
        return entry

    def note(self, of: Entry) -> Entry:
        return self.add("note", {"actor": GRETA, "of": of.leaf, "code": "ignored", "fields": {}})

    def erase(self, *of: Entry, what: tuple[str, ...] = ("texts",)) -> Entry:
        leaves = [entry.leaf for entry in of]
        return self.add("erase", {"actor": None, "of": leaves, "what": list(what), "why": "person-left"})

    def void(self, why: str) -> Entry:
        return self.add("void", {"actor": None, "why": why}, fresh=True)

    def take_up_key(self, good: int | None = None) -> Entry:
        """A rotation, or where ``good`` is given a theft."""
        self.serial += 1
        self.key = SigningKey(secret(f"online {self.serial}"))
        why = "rotation" if good is None else "compromised"
        return self.add("key", {"actor": None, **certificate(self.key, self.serial, why), "good": good})

    def forge(self, entry_type: str, body: Json, **envelope: Json) -> Entry:
        """Appends whatever the holder of the online key wants to sign, held to no form."""
        forged = {
            "v": 1,
            "log": self.head.log,
            "seq": self.number,
            "type": entry_type,
            "prev": self.head.leaf,
            "next": self.head.next,
            "ts": self.clock(self.number),
            "body_hash": commitments.body_hash(canonical(body)),
            **envelope,
        }
        entry = Entry(forged, body, self.key.sign_envelope(canonical(forged)))
        self.entries.append(entry)
        return entry

    def forge_last(self, change: Callable[[Json], None], **envelope: Json) -> Entry:
        """The last entry again, its body changed in place, hashed and signed anew."""
        last = self.entries.pop()
        body = copy.deepcopy(last.body)
        change(body)
        self.openings = [opening for opening in self.openings if opening["of"] != last.leaf]
        forged = {
            **last.envelope,
            "body_hash": commitments.body_hash(canonical(body)),
            **envelope,
        }
        entry = Entry(forged, body, self.key.sign_envelope(canonical(forged)))
        self.entries.append(entry)
        return entry

    def bundle(self) -> bundles.Bundle:
        return bundles.ledger(self.entries, root=ROOT.public, openings=self.openings)

    def receipt(self, roll: Entry, **chosen: Json) -> bundles.Bundle:
        return bundles.receipt(roll.leaf, self.entries, root=ROOT.public, openings=self.openings, **chosen)

    def report(self) -> Json:
        return verify(self.bundle().write(), rules=self.rules)


def lively_ledger() -> Ledger:
    """Entries of every type and status."""
    ledger = Ledger()
    first = ledger.roll("4d6kh3", texts={"reason": "Climbing the wall", "label.0": "fuerza"})
    ledger.attach(first)
    extra = ledger.amend(first, "extra-die", f"{total(first)}+1d6")
    ledger.rule(extra, total=99)
    hidden = ledger.roll("1d100 vs 60 by 10", sealed=True, actor=GRETA)
    ledger.roll("1d20", sealed=True, actor=GRETA)
    ledger.reveal(hidden)
    ledger.roll("500d6r1")
    plain = ledger.roll("2d20kh1+5 vs 15 by 5", client=False)
    ledger.note(plain)
    ledger.take_up_key()
    gone = ledger.roll("1d6")
    ledger.erase(gone, what=("texts", "salts", "body"))
    ledger.void("lost")
    ledger.roll("10d6!")
    ledger.take_up_key(good=ledger.number - 2)
    ledger.void("key")
    ledger.roll("4dF")
    ledger.entries[gone.seq] = gone.without_body("erased")
    return ledger


def total(roll: Entry) -> int:
    assert roll.body
    found: int = roll.body["outcome"]["total"]
    return found


def refused(report: Json) -> tuple[int, str, int | None]:
    """Step, its name and the entry of a report that must not be ok."""
    assert report["ok"] is False
    assert report["why"]
    assert report.keys() == {"ok", "step", "name", "seq", "why"}
    return report["step"], report["name"], report["seq"]
