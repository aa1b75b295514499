"""What a client sends to ask for a roll, and what is refused before any die falls (section 2.7).

The order is the document's: ``retry_of`` (step 1), ``read_message`` and ``check_canonical`` (3), ``check_openings`` (4), then
``drawing.check_acceptable`` (5) and, with the ledger's row locked, ``fits`` (6). Then ``record`` draws (8).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from rules import dice as notation
from rules import systems
from rules.contract import JSON, Words

from . import forms
from .canonical import JsonMap, NotJson, as_signed, canonical, read_strict
from .commitments import commit, ctx, field, seal
from .drawing import Rules, crash, draw, switched_on
from .entries import Entry, Head, append, check_body
from .keys import SigningKey
from .kinds import WrongForm, anything, hash32, id16, list_of, object_with

LARGEST_REQUEST = 32 * 1024  # bytes; leaves room for the outcome in an entry


class RequestRefused(Exception):
    """A message without an entry to follow. ``code`` is ``malformed-request``, ``not-canonical`` or ``opening-mismatch``."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(code, why)
        self.code = code
        self.why = why


@dataclass(frozen=True)
class Message:
    """A client's message in good form. ``retry``: 16 bytes in hex; ``openings``: ``name``, ``salt`` and ``value`` of each."""

    retry: str
    req: JsonMap
    openings: list[JsonMap]

    @cached_property
    def req_bytes(self) -> bytes:
        """What must be the same when a retry key comes again."""
        return canonical(self.req)


_OPENING = object_with(name=forms.opening_name, salt=hash32, value=anything)
_MESSAGE = object_with(retry=id16, req=anything, openings=list_of(_OPENING, most=100))


def retry_of(data: bytes) -> tuple[str, bytes]:
    """The retry key of a message and the bytes of its request, whatever form the rest has; empty where there is no key.

    A message that came before is known by these alone: whether it is in good form, and whether its sender may still roll, is asked
    of new ones only.
    """
    try:
        value = read_strict(data)
        id16(value["retry"], "retry")
        return value["retry"], canonical(value["req"])
    except (NotJson, WrongForm, KeyError, TypeError):
        return "", b""


def read_message(data: bytes) -> Message:
    """Raises ``RequestRefused`` with ``malformed-request``. Numbers read as they do after JCS."""
    try:
        value = read_strict(data)
        _MESSAGE(value, "the message")
        forms.request(value["req"])
        if not value["req"]["client"]:
            raise WrongForm("req.client is false, which says that the server made the nonce")
        for opening in value["openings"]:
            forms.opening_value(opening["name"], opening["value"], f"the opening of {opening['name']}")
    except (NotJson, WrongForm) as error:
        raise RequestRefused("malformed-request", str(error)) from None
    message = Message(value["retry"], value["req"], value["openings"])
    if len(message.req_bytes) > LARGEST_REQUEST:
        raise RequestRefused("malformed-request", "req is larger than 32 KiB")
    return message


def check_canonical(ask: JsonMap) -> None:
    """Raises ``RequestRefused`` with ``not-canonical`` for an ask that could be said in another way, or with free text.

    A dice expression that cannot be read raises its ``RulesError``.
    """
    system = systems.SYSTEMS.get(ask["system"])
    if (ask["system"], ask["rule"]) == ("dice", "roll"):
        expression = ask["inputs"].get("expression")
        if type(expression) is str and notation.parse(expression).canonical != expression:
            raise RequestRefused("not-canonical", "the dice expression is not in its canonical form")
    if system is None:
        return
    for key, value in ask["house_rules"].items():
        house_rule = system.house_rules.get(key)
        if house_rule is not None and canonical(value) == canonical(house_rule.default):
            raise RequestRefused("not-canonical", f"house_rules.{key} has its default value")
    words = Words.of(system, "en")
    for label in _labels(ask["inputs"]):
        if label != "other" and not any(word in words for word in (f"modifier-{label}", f"choice-{label}")):
            raise RequestRefused("not-canonical", f"{label!r} is no modifier that the system knows")


def _labels(value: JSON) -> list[str]:
    """All texts under a key named ``label``."""
    if type(value) is dict:
        own = [value["label"]] if type(value.get("label")) is str else []
        return own + [label for item in value.values() for label in _labels(item)]
    return [label for item in value for label in _labels(item)] if type(value) is list else []


def check_openings(message: Message, context: JsonMap | None = None) -> None:
    """Raises ``RequestRefused`` with ``opening-mismatch``: each commitment has one opening, which holds, and nothing else has.

    ``context``: that of the session, which the client's must be.
    """
    committed: JsonMap = {"ctx": message.req["ctx"], **message.req["fields"]}
    opened = {opening["name"]: opening for opening in message.openings}
    if opened.keys() != committed.keys() or len(message.openings) != len(committed):
        raise RequestRefused("opening-mismatch", "commitments and openings are not the same ones")
    for name, opening in opened.items():
        salt, value = bytes.fromhex(opening["salt"]), opening["value"]
        if committed[name] != (ctx(salt, value) if name == "ctx" else field(salt, value)):
            raise RequestRefused("opening-mismatch", f"the opening of {name} is not what was committed to")
    if context is not None and canonical(opened["ctx"]["value"]) != canonical(context):
        raise RequestRefused("opening-mismatch", "the context is another one")


def fits(req: JsonMap, head: Head) -> bool:
    """Whether a request was made for this head. Otherwise it is ``stale-head``."""
    return (req["log"], req["seq"], req["head"], req["commit"]) == (
        head.log,
        head.seq + 1,
        head.leaf,
        head.next,
    )


def make_request(
    head: Head,
    ask: JsonMap,
    *,
    context: JsonMap,
    texts: Mapping[str, str],
    nonce: bytes,
    salts: Mapping[str, bytes],
    client: bool,
    sealed: bool = False,
    amends: JsonMap | None = None,
) -> tuple[JsonMap, list[JsonMap]]:
    """A request and its openings, where a page without scripts leaves them to the server (``client`` false).

    ``texts``: the person's words by the names of ``fields``; ``salts``: 32 random bytes for each of these and for ``ctx``.
    """
    req = {
        "v": 1,
        "log": head.log,
        "seq": head.seq + 1,
        "head": head.leaf,
        "commit": head.next,
        "ask": as_signed(ask),
        "ctx": ctx(salts["ctx"], context),
        "fields": {name: field(salts[name], words) for name, words in texts.items()},
        "nonce": nonce.hex(),
        "client": client,
        "sealed": sealed,
        "amends": amends,
    }
    values = {"ctx": context, **texts}
    openings = [{"name": name, "salt": salts[name].hex(), "value": value} for name, value in values.items()]
    try:
        forms.request(req)
    except WrongForm as error:
        raise RequestRefused("malformed-request", str(error)) from None
    return req, openings


@dataclass(frozen=True)
class Recorded:
    """The entry that a request made, and for a sealed roll what must be kept from readers until it is opened."""

    entry: Entry
    sealed: JsonMap | None = None  # ``salt`` and ``payload``, as a reveal will hold them


def record(
    head: Head,
    req: JsonMap,
    *,
    actor: str | None,
    seed: bytes,
    next_seed: bytes,
    salt: bytes,
    at: str,
    key: SigningKey,
    rules: Rules = switched_on,
) -> Recorded:
    """Draws for a request that fits the head and that the rules accept, and makes its entry.

    ``seed`` is the pending one, ``next_seed`` a new one, ``salt`` for the seal of a sealed roll. Raises ``RulesError`` for an
    ask that should have been refused before, ``ValueError`` for a request that does not fit.
    """
    if not fits(req, head) or commit(seed) != head.next:
        raise ValueError("the request or the seed is not for this head")

    def entry_of(entry_type: str, part: JsonMap) -> Recorded:
        if not req["sealed"]:
            body = {"actor": actor, **part}
            return Recorded(append(head, entry_type, body, at=at, key=key, next_seed=next_seed))
        payload = {"type": entry_type, **part}
        kept = {"salt": salt.hex(), "payload": payload}
        # What is sealed must be fit to be opened one day.
        check_body("reveal", {"actor": actor, "of": head.leaf, **kept})
        body = {"actor": actor, "seal": seal(salt, payload)}
        return Recorded(append(head, "hidden", body, at=at, key=key, next_seed=next_seed), kept)

    try:
        return entry_of(*draw(req, seed, rules))
    except WrongForm:
        # An outcome that no entry can hold is a defect of the rules.
        return entry_of(*crash(req, seed))
