"""Step 1 of verification: exactly the keys and the kinds of value that section 2 gives, for entries, requests and files.

Every check raises ``WrongForm``. Entries are held to the same forms when they are made.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from rules.contract import JSON

from .kinds import (
    LONGEST_KEY,
    Kind,
    WrongForm,
    an_object,
    anything,
    boolean,
    count,
    entry_json,
    hash32,
    id16,
    kebab,
    line,
    list_of,
    map_of,
    object_with,
    one_of,
    or_null,
    signature64,
    text,
    time,
)
from .stream import MOST_SIDES

BUNDLE_FORMAT = "tirada-roll/1 bundle"
NEWER = "newer format"
MOST_DICE = 500

OPS = ("reroll", "extra-die", "explode", "add-degree", "choose")  # and ``ruling``, which has no request
ERASABLE = ("texts", "salts", "body")
NEVER_WITHHELD = ("genesis", "key")

_PLACE = re.compile(r"0|[1-9][0-9]*")
_FIELD_NAME = re.compile(r"reason|text|note|label\.(?:0|[1-9][0-9]*)|inputs(?:\.[A-Za-z0-9_-]+)+")
_NEWER_BUNDLE = re.compile(r"tirada-roll/(?:[2-9]|[1-9][0-9]+) bundle")


class NewerFormat(WrongForm):
    """An entry or a file of a later version: not for this verifier, and never verified by it."""

    def __init__(self) -> None:
        super().__init__(NEWER)


def field_name(value: JSON, path: str) -> None:
    if type(value) is not str or len(value) > LONGEST_KEY or not _FIELD_NAME.fullmatch(value):
        raise WrongForm(f"{path} is not the name of a field")


def die(value: JSON, path: str) -> None:
    """``[sides, face]``. Whether the face is the one drawn, or even one that the die has, is asked in step 7."""
    if type(value) is not list or [type(number) for number in value] != [int, int]:
        raise WrongForm(f"{path} is not a pair of sides and face")
    if not 1 <= value[0] <= MOST_SIDES or value[1] < 1:
        raise WrongForm(f"{path} is no die")


fields = map_of(field_name, hash32)
dice = list_of(die, most=MOST_DICE)
certificate = object_with(
    key=hash32, serial=count, issued=time, why=one_of("first", "rotation", "compromised")
)
error = object_with(code=kebab, reason=kebab)
context = object_with(scene=or_null(id16), slot=or_null(id16), character=or_null(id16), sheet=or_null(count))

ask = object_with(system=kebab, rule=kebab, version=line, inputs=an_object, house_rules=an_object)

_REQUEST = object_with(
    v=one_of(1),
    log=id16,
    seq=count,
    head=hash32,
    commit=hash32,
    ask=ask,
    ctx=hash32,
    fields=fields,
    nonce=hash32,
    client=boolean,
    sealed=boolean,
    amends=or_null(object_with(parent=hash32, op=one_of(*OPS))),
)


def request(value: JSON, path: str = "req") -> None:
    """Section 2.5, for a request that stands in no entry yet."""
    entry_json(value, path)
    _request(value, path)


def _request(value: JSON, path: str) -> None:
    _REQUEST(value, path)
    for name in value["fields"]:
        if name.startswith("inputs.") and _at(value["ask"], name) != "other":
            raise WrongForm(f"{path}.ask does not say 'other' at {name}")


def _at(value: JSON, dotted: str) -> JSON:
    for step in dotted.split("."):
        if type(value) is dict:
            value = value.get(step)
        elif type(value) is list and _PLACE.fullmatch(step) and int(step) < len(value):
            value = value[int(step)]
        else:
            return None
    return value


def _request_that(*, sealed: bool, amends: bool | None = None) -> Kind:
    """A request that fits the entry that it stands in. ``amends`` None: it may amend or not."""

    def kind(value: JSON, path: str) -> None:
        _request(value, path)
        if value["sealed"] is not sealed:
            raise WrongForm(f"{path} is {'not ' * sealed}for a sealed roll")
        if amends is not None and (value["amends"] is not None) is not amends:
            raise WrongForm(f"{path} {'amends nothing' if amends else 'is for an amendment'}")

    return kind


def _fields_without_ask(value: JSON, path: str) -> None:
    """Fields of a note or a ruling, which have no inputs that a name could point at."""
    fields(value, path)
    for name in value:
        if name.startswith("inputs."):
            raise WrongForm(f"{path} names an input, and there is none")


_drawn: dict[str, Kind] = {"seed": hash32, "dice": dice, "outcome": an_object}

_GENESIS = object_with(
    actor=or_null(id16),
    kind=one_of("campaign", "sandbox"),
    spec=hash32,
    root=hash32,
    cert=certificate,
    cert_sig=signature64,
)
_ROLL = object_with(actor=or_null(id16), req=_request_that(sealed=False, amends=False), **_drawn)
_HIDDEN = object_with(actor=or_null(id16), seal=hash32)
_AMEND = object_with(actor=or_null(id16), req=_request_that(sealed=False, amends=True), **_drawn)
_RULING = object_with(
    actor=or_null(id16), parent=hash32, op=one_of("ruling"), set=an_object, fields=_fields_without_ask
)
_VOIDS: Mapping[str, Kind] = {
    "limit": object_with(
        actor=or_null(id16),
        why=one_of("limit"),
        req=_request_that(sealed=False),
        seed=hash32,
        error=error,
    ),
    "crash": object_with(
        actor=or_null(id16), why=one_of("crash"), req=_request_that(sealed=False), seed=hash32
    ),
    "key": object_with(actor=or_null(id16), why=one_of("key")),
    "lost": object_with(actor=or_null(id16), why=one_of("lost")),
}
_ATTACH = object_with(actor=or_null(id16), of=hash32, post=id16, text=hash32)
_NOTE = object_with(actor=or_null(id16), of=hash32, code=kebab, fields=_fields_without_ask)
_ERASE = object_with(actor=or_null(id16), of=list_of(hash32), what=list_of(one_of(*ERASABLE)), why=kebab)
_KEY = object_with(actor=or_null(id16), cert=certificate, cert_sig=signature64, good=or_null(count))

_SEALED_ROLL = object_with(type=one_of("roll"), req=_request_that(sealed=True, amends=False), **_drawn)
_SEALED_AMEND = object_with(type=one_of("amend"), req=_request_that(sealed=True, amends=True), **_drawn)
_SEALED_VOIDS: Mapping[str, Kind] = {
    "limit": object_with(
        type=one_of("void"), why=one_of("limit"), req=_request_that(sealed=True), seed=hash32, error=error
    ),
    "crash": object_with(
        type=one_of("void"), why=one_of("crash"), req=_request_that(sealed=True), seed=hash32
    ),
}


def _chosen(kinds: Mapping[str, Kind], key: str) -> Kind:
    """The kind that the value's own ``key`` chooses."""

    def kind(value: JSON, path: str) -> None:
        an_object(value, path)
        choice = value.get(key)
        if type(choice) is not str or choice not in kinds:
            raise WrongForm(f"{path}.{key} is not {' or '.join(kinds)}")
        kinds[choice](value, path)

    return kind


payload = _chosen(
    {"roll": _SEALED_ROLL, "amend": _SEALED_AMEND, "void": _chosen(_SEALED_VOIDS, "why")}, "type"
)

_REVEAL = object_with(actor=or_null(id16), of=hash32, salt=hash32, payload=payload)


def _amend(value: JSON, path: str) -> None:
    an_object(value, path)
    (_AMEND if "req" in value else _RULING)(value, path)


def _key(value: JSON, path: str) -> None:
    _KEY(value, path)
    why = value["cert"]["why"]
    if why == "first" or (why == "rotation") is not (value["good"] is None):
        raise WrongForm(f"{path}.good does not fit a certificate for the reason {why!r}")


BODIES: Mapping[str, Kind] = {
    "genesis": _GENESIS,
    "roll": _ROLL,
    "hidden": _HIDDEN,
    "reveal": _REVEAL,
    "amend": _amend,
    "void": _chosen(_VOIDS, "why"),
    "attach": _ATTACH,
    "note": _NOTE,
    "erase": _ERASE,
    "key": _key,
}

_ENVELOPE = object_with(
    v=one_of(1),
    log=id16,
    seq=count,
    type=one_of(*BODIES),
    prev=or_null(hash32),
    next=hash32,
    ts=time,
    body_hash=hash32,
)


def envelope(value: JSON, path: str = "envelope") -> None:
    an_object(value, path)
    version = value.get("v")
    if type(version) is int and version > 1:
        raise NewerFormat
    _ENVELOPE(value, path)
    if (value["prev"] is None) is not (value["seq"] == 0):
        raise WrongForm(f"{path}.prev is null in entry 0 and nowhere else")


def body(value: JSON, entry_type: str, path: str = "body") -> None:
    entry_json(value, path)
    BODIES[entry_type](value, path)


def entry(value: JSON) -> None:
    """An entry as it stands in a file: envelope, body or the reason why it is withheld, signature."""
    an_object(value, "the entry")
    envelope(value.get("envelope"))
    keys = {"envelope", "body", "sig"}
    withheld = "body" in value and value["body"] is None
    if withheld:
        keys.add("withheld")
    if value.keys() != keys:
        raise WrongForm(f"the entry has not exactly the keys {', '.join(sorted(keys))}")
    signature64(value["sig"], "sig")
    entry_type = value["envelope"]["type"]
    if withheld:
        one_of("private", "erased")(value["withheld"], "withheld")
        if entry_type in NEVER_WITHHELD:
            raise WrongForm(f"the body of a {entry_type} entry is never withheld")
    else:
        body(value["body"], entry_type)


def opening_value(name: str, value: JSON, path: str) -> None:
    (context if name == "ctx" else text)(value, path)


def opening_name(value: JSON, path: str) -> None:
    if value != "ctx":
        field_name(value, path)


_OPENING = object_with(of=hash32, name=opening_name, salt=hash32, value=anything)


def opening(value: JSON) -> None:
    _OPENING(value, "the opening")
    opening_value(value["name"], value["value"], "the opening's value")


_BUNDLE = object_with(
    format=one_of(BUNDLE_FORMAT),
    kind=one_of("ledger", "receipt"),
    subject=or_null(hash32),
    root=hash32,
    entries=list_of(anything),
    openings=list_of(anything),
)


def bundle(value: JSON) -> None:
    """The file's own keys. Entries and openings are looked into one by one."""
    an_object(value, "the file")
    file_format = value.get("format")
    if type(file_format) is str and _NEWER_BUNDLE.fullmatch(file_format):
        raise NewerFormat
    _BUNDLE(value, "the file")
    if (value["subject"] is None) is not (value["kind"] == "ledger"):
        raise WrongForm("a receipt has a subject, a ledger has none")
