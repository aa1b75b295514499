"""Entries of a ledger: what they are made of, and how the next one is made from the head (sections 2.2 to 2.4)."""

from __future__ import annotations

import datetime
import json
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from rules.contract import JSON

from . import forms
from .canonical import JsonMap, canonical
from .commitments import body_hash, commit, leaf, roll_id
from .keys import SigningKey
from .kinds import WrongForm

Withheld = Literal["private", "erased"]

LARGEST = 128 * 1024  # bytes of envelope and body
LARGEST_ENVELOPE = 512


@dataclass(frozen=True)
class Entry:
    """A signed entry. ``body`` is None where it is withheld, and only there."""

    envelope: JsonMap
    body: JsonMap | None
    sig: str
    withheld: Withheld | None = None

    @classmethod
    def read(cls, value: JsonMap) -> Entry:
        """An entry as it stands in files and answers. Raises ``WrongForm``."""
        forms.entry(value)
        entry = cls(value["envelope"], value["body"], value["sig"], value.get("withheld"))
        entry.check_size()
        return entry

    @classmethod
    def stored(cls, envelope: str, body: str | None, sig: str, withheld: Withheld = "erased") -> Entry:
        """An entry from the texts that were stored when it was made. ``withheld`` says why where there is no body."""
        if body is None:
            return cls(json.loads(envelope), None, sig, withheld)
        return cls(json.loads(envelope), json.loads(body), sig)

    @cached_property
    def envelope_bytes(self) -> bytes:
        """What is hashed and signed, and stored as it is."""
        return canonical(self.envelope)

    @cached_property
    def body_bytes(self) -> bytes | None:
        return None if self.body is None else canonical(self.body)

    @cached_property
    def leaf(self) -> str:
        return leaf(self.envelope_bytes)

    @property
    def roll_id(self) -> str:
        return roll_id(self.leaf)

    @property
    def log(self) -> str:
        found: str = self.envelope["log"]
        return found

    @property
    def seq(self) -> int:
        found: int = self.envelope["seq"]
        return found

    @property
    def type(self) -> str:
        found: str = self.envelope["type"]
        return found

    @property
    def next(self) -> str:
        found: str = self.envelope["next"]
        return found

    @property
    def ts(self) -> str:
        found: str = self.envelope["ts"]
        return found

    @property
    def is_ruling(self) -> bool:
        return self.type == "amend" and self.body is not None and "req" not in self.body

    @property
    def brings_fresh_seed(self) -> bool | None:
        """Whether ``next`` is a new commitment. None: of an amendment without its body one cannot tell."""
        if self.type == "amend":
            return None if self.body is None else not self.is_ruling
        return self.type in ("genesis", "roll", "hidden", "void")

    @property
    def draws(self) -> bool:
        """Whether dice fell, or may have fallen, for this entry and its body says so."""
        if self.body is None:
            return False
        return self.type == "hidden" or "req" in self.body

    def without_body(self, withheld: Withheld = "private") -> Entry:
        """The entry for a reader who may not see its body. One that nobody can see any more stays ``erased``."""
        return self if self.body is None else Entry(self.envelope, None, self.sig, withheld)

    def as_json(self) -> JsonMap:
        value: JsonMap = {"envelope": self.envelope, "body": self.body, "sig": self.sig}
        if self.withheld:
            value["withheld"] = self.withheld
        return value

    def check_size(self) -> None:
        if len(self.envelope_bytes) + len(self.body_bytes or b"") > LARGEST:
            raise WrongForm("the entry is larger than 128 KiB")


@dataclass(frozen=True)
class Head:
    """What the next entry of a ledger continues: the last one's number, leaf, pending commitment and time."""

    log: str
    seq: int
    leaf: str
    next: str
    ts: str

    @classmethod
    def of(cls, entry: Entry) -> Head:
        return cls(entry.log, entry.seq, entry.leaf, entry.next, entry.ts)


def timestamp(moment: datetime.datetime, *, to_the_hour: bool = False) -> str:
    """An aware time in the form of an entry; a private campaign may round it down to the hour."""
    moment = moment.astimezone(datetime.UTC).replace(tzinfo=None)
    if to_the_hour:
        moment = moment.replace(minute=0, second=0)
    return moment.isoformat(timespec="seconds") + "Z"


def check_body(entry_type: str, body: JsonMap) -> None:
    """Raises ``WrongForm`` for a body that no entry of this type can have."""
    forms.body(body, entry_type)
    if len(canonical(body)) + LARGEST_ENVELOPE > LARGEST:
        raise WrongForm("the body is too large for an entry")


def open_ledger(
    *,
    log: bytes,
    kind: Literal["campaign", "sandbox"],
    spec: str,
    root: str,
    cert: JSON,
    cert_sig: str,
    first_seed: bytes,
    at: str,
    key: SigningKey,
    actor: str | None = None,
) -> Entry:
    """Entry 0. ``log``: 16 random bytes; ``spec``: SHA-256 of the specification as released; ``root``: the public root key."""
    body = {
        "actor": actor,
        "kind": kind,
        "spec": spec,
        "root": root,
        "cert": cert,
        "cert_sig": cert_sig,
    }
    return _signed(log.hex(), 0, None, "genesis", body, commit(first_seed), at, key)


def append(
    head: Head,
    entry_type: str,
    body: JsonMap,
    *,
    at: str,
    key: SigningKey,
    next_seed: bytes | None = None,
) -> Entry:
    """The entry after ``head``. Raises ``WrongForm`` for a body that 2.4 does not have.

    ``next_seed``: 32 new random bytes where the type uses up the pending seed, None where it does not. A clock that was set
    back does not take the ledger back: the time is at least that of the head.
    """
    next_commitment = head.next if next_seed is None else commit(next_seed)
    entry = _signed(
        head.log, head.seq + 1, head.leaf, entry_type, body, next_commitment, max(at, head.ts), key
    )
    if entry_type == "genesis" or entry.brings_fresh_seed is (next_commitment == head.next):
        raise ValueError(f"an entry of type {entry_type} does not go here with this next seed")
    return entry


def _signed(
    log: str,
    seq: int,
    prev: str | None,
    entry_type: str,
    body: JsonMap,
    next_commitment: str,
    at: str,
    key: SigningKey,
) -> Entry:
    if entry_type in ("genesis", "key") and body.get("cert", {}).get("key") != key.public:
        raise ValueError("an entry that brings a key is signed by that key")
    body_bytes = canonical(body)
    envelope = {
        "v": 1,
        "log": log,
        "seq": seq,
        "type": entry_type,
        "prev": prev,
        "next": next_commitment,
        "ts": at,
        "body_hash": body_hash(body_bytes),
    }
    envelope_bytes = canonical(envelope)
    made = Entry(envelope, body, key.sign_envelope(envelope_bytes))
    vars(made).update(body_bytes=body_bytes, envelope_bytes=envelope_bytes)  # not to be written a second time
    forms.entry(made.as_json())
    made.check_size()
    return made
