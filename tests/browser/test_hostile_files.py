"""Files that somebody made to be taken for true, or to break what reads them: program and browser name the same step and entry."""

from __future__ import annotations

import base64
import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from rules import verifier
from rules.ledger.canonical import canonical
from rules.ledger.commitments import body_hash
from rules.ledger.keys import SigningKey
from rules.ledger.verification import verify
from rules.ledger.weak_keys import WEAK_KEYS
from tests.ledger.ledgers import (
    AVA,
    GRETA,
    ROOT,
    Ledger,
    ask_for,
    lively_ledger,
    secret,
)

from .modules import ask, page_with_modules

pytestmark = pytest.mark.browser

Json = Any
Parts = list[tuple[bytes, int]]
"""A file as pieces, each with how often it is repeated: large ones are put together where they are read."""

CASES: list[tuple[str, int, Callable[[], bytes | Parts]]] = []


def case(name: str, step: int) -> Callable[[Callable[[], bytes | Parts]], None]:
    def add(make: Callable[[], bytes | Parts]) -> None:
        CASES.append((name, step, make))

    return add


def rolls() -> Ledger:
    ledger = Ledger()
    for expression in ("1d20", "2d6", "3d6"):
        ledger.roll(expression)
    return ledger


def file_of(ledger: Ledger) -> Json:
    return json.loads(ledger.bundle().write())


def changed(change: Callable[[Json], object], ledger: Ledger | None = None) -> bytes:
    """A file with a change by somebody without any key."""
    file = file_of(ledger or rolls())
    change(file)
    return canonical(file)


def raw(old: bytes, new: bytes) -> bytes:
    """A file with other bytes, which need not be JSON any more."""
    data = rolls().bundle().write()
    assert old in data
    return data.replace(old, new, 1)


def forged(change: Callable[[Json], object], ledger: Ledger | None = None, **envelope: Json) -> bytes:
    """The last entry changed, hashed and signed anew by the holder of the online key."""
    ledger = ledger or rolls()
    ledger.forge_last(lambda body: change(body), **envelope)  # type: ignore[func-returns-value]
    return ledger.bundle().write()


# --- Bodies, entries and signatures that change places


@case("two bodies change places", 2)
def _() -> bytes:
    def swap(file: Json) -> None:
        one, two = file["entries"][1], file["entries"][2]
        one["body"], two["body"] = two["body"], one["body"]

    return changed(swap)


@case("two bodies change places with their hashes", 4)
def _() -> bytes:
    def swap(file: Json) -> None:
        one, two = file["entries"][1], file["entries"][2]
        one["body"], two["body"] = two["body"], one["body"]
        for entry in (one, two):
            entry["envelope"]["body_hash"] = body_hash(canonical(entry["body"]))

    return changed(swap)


@case("two signatures change places", 4)
def _() -> bytes:
    def swap(file: Json) -> None:
        one, two = file["entries"][1], file["entries"][2]
        one["sig"], two["sig"] = two["sig"], one["sig"]

    return changed(swap)


@case("a true entry of another ledger of the same site", 5)
def _() -> bytes:
    other = Ledger(name="another")
    for expression in ("1d20", "2d6", "3d6"):
        other.roll(expression)
    ledger = rolls()
    ledger.entries[2], ledger.openings = other.entries[2], []
    return ledger.bundle().write()


@case("a roll asked for in another ledger", 6)
def _() -> bytes:
    other = Ledger(name="another").roll("3d6")
    return forged(lambda body: body.update(req=other.body["req"], seed=other.body["seed"]))  # type: ignore[index]


@case("the genesis stands twice in a receipt", 3)
def _() -> bytes:
    ledger = rolls()
    file = json.loads(ledger.receipt(ledger.entries[3]).write())
    file["entries"].insert(1, file["entries"][0])
    return canonical(file)


@case("an entry that nobody signed", 4)
def _() -> bytes:
    def add(file: Json) -> None:
        last = copy.deepcopy(file["entries"][-1])
        last["envelope"]["seq"] += 1
        file["entries"].append(last)

    return changed(add)


@case("a receipt for a roll of another file", 5)
def _() -> bytes:
    ledger, other = rolls(), Ledger(name="another")
    file = json.loads(ledger.receipt(ledger.entries[3]).write())
    return canonical({**file, "subject": other.roll("1d6").leaf})


# --- Keys


def with_key(number: int, **cert: Json) -> Ledger:
    ledger = rolls()
    ledger.serial = number - 1
    ledger.take_up_key()
    if cert:
        ledger.forge_last(lambda body: body["cert"].update(cert))
    return ledger


@case("a certificate with the serial of the one before", 3)
def _() -> bytes:
    return with_key(1).bundle().write()


@case("a certificate whose serial somebody raised", 3)
def _() -> bytes:
    return with_key(2, serial=7).bundle().write()


@case("a certificate with a serial that no reader can hold", 1)
def _() -> bytes:
    data = with_key(2).bundle().write()
    return data.replace(b'"serial":2', b'"serial":9007199254740993', 1)


@case("a certificate with a serial like 1e3", 1)
def _() -> bytes:
    return with_key(2).bundle().write().replace(b'"serial":2', b'"serial":1e3', 1)


@case("a certificate of a root key of one's own", 3)
def _() -> bytes:
    ledger, own = rolls(), SigningKey(secret("a root of my own"))
    ledger.take_up_key()
    cert_sig = own.sign_certificate(ledger.entries[-1].body["cert"])  # type: ignore[index]
    ledger.forge_last(lambda body: body.update(cert_sig=cert_sig))
    return ledger.bundle().write()


IDENTITY = "01" + "00" * 31


def under(root: str) -> bytes:
    """A genesis under a root key of small order, with the signature that such a key lets anybody make for some messages, for the
    neutral element for all."""
    ledger = Ledger()
    ledger.forge_last(lambda body: body.update(root=root, cert_sig=IDENTITY + "00" * 32))
    return canonical({**file_of(ledger), "root": root})


CASES += [(f"the root key {point}", 3, lambda point=point: under(point)) for point in sorted(WEAK_KEYS)]


@case("an online key that signs whatever one likes", 3)
def _() -> bytes:
    ledger = rolls()
    ledger.serial += 1
    cert = {"key": IDENTITY, "serial": 2, "issued": "2026-11-30T09:00:00Z", "why": "rotation"}
    body = {"actor": None, "cert": cert, "cert_sig": ROOT.sign_certificate(cert), "good": None}
    ledger.forge("key", body)
    file = file_of(ledger)
    file["entries"][-1]["sig"] = IDENTITY + "00" * 32
    return canonical(file)


# --- Amendments, seals, attachments


def amended(change: Callable[[Ledger, Json], object]) -> bytes:
    """A re-roll of the third roll, its request changed and signed."""
    ledger = rolls()
    ledger.attach(ledger.entries[1])
    ledger.amend(ledger.entries[3], "reroll", "3d6")
    req = copy.deepcopy(ledger.entries[-1].body["req"])  # type: ignore[index]
    ledger.entries.pop()
    ledger.seed = secret("campaign seed 3")
    wanted: Json = {"ask": req["ask"], "amends": req["amends"]}
    change(ledger, wanted)
    ledger.roll(ask=wanted["ask"], amends=wanted["amends"])
    return ledger.bundle().write()


@case("an amendment of another roll, with another question", 10)
def _() -> bytes:
    return amended(lambda ledger, wanted: wanted["amends"].update(parent=ledger.entries[2].leaf))


@case("an amendment of what is no roll", 10)
def _() -> bytes:
    return amended(lambda ledger, wanted: wanted["amends"].update(parent=ledger.entries[4].leaf))


@case("an amendment of nothing in the ledger", 10)
def _() -> bytes:
    return amended(lambda ledger, wanted: wanted["amends"].update(parent="ab" * 32))


@case("a second amendment of one roll", 10)
def _() -> bytes:
    def change(ledger: Ledger, wanted: Json) -> None:
        ledger.amend(ledger.entries[3], "reroll", "3d6")

    return amended(change)


@case("an amendment of the genesis", 10)
def _() -> bytes:
    return amended(lambda ledger, wanted: wanted["amends"].update(parent=ledger.entries[0].leaf))


def sealed() -> tuple[Ledger, list[Any]]:
    ledger = rolls()
    return ledger, [ledger.roll("1d6", sealed=True) for _ in range(2)]


@case("a reveal of another seal", 9)
def _() -> bytes:
    ledger, (one, two) = sealed()
    ledger.reveal(two)
    ledger.forge_last(lambda body: body.update(ledger.sealed[one.leaf]))
    # What was drawn for the one cannot stand for the other: the request names its place.
    assert verify(ledger.bundle().write())["step"] == 6
    ledger.forge_last(lambda body: body.update(ledger.sealed[two.leaf], salt="ab" * 32))
    return ledger.bundle().write()


@case("a seal that is opened twice", 9)
def _() -> bytes:
    ledger, (one, _two) = sealed()
    ledger.reveal(one)
    ledger.forge("reveal", {"actor": GRETA, "of": one.leaf, **ledger.sealed[one.leaf]})
    return ledger.bundle().write()


@case("one roll in two posts", 10)
def _() -> bytes:
    ledger = rolls()
    ledger.attach(ledger.entries[1])
    ledger.attach(ledger.entries[1], "Another post.")
    return ledger.bundle().write()


@case("an open roll that became sealed afterwards", 1)
def _() -> bytes:
    return forged(lambda body: body["req"].update(sealed=True))


@case("a body that is said to be erased, and nobody erased it", 10)
def _() -> bytes:
    def hide(file: Json) -> None:
        file["entries"][2].update(body=None, withheld="erased")
        file["openings"] = []

    return changed(hide)


@case("a genesis without its body", 1)
def _() -> bytes:
    return changed(lambda file: file["entries"][0].update(body=None, withheld="private"))


@case("a body beside the word that it is withheld", 1)
def _() -> bytes:
    return changed(lambda file: file["entries"][2].update(withheld="private"))


@case("a theft without a new seed", 10)
def _() -> bytes:
    ledger = rolls()
    ledger.take_up_key(good=2)
    ledger.roll("1d6")
    return ledger.bundle().write()


# --- What only a file with gaps, or a reader who asks no further, would let through


def remark(of: str) -> Json:
    return {"actor": None, "of": of, "code": "x", "fields": {}}


@case("a file that begins with a remark", 3)
def _() -> bytes:
    ledger = Ledger()
    ledger.forge("note", remark("00" * 32), seq=0, prev=None)
    ledger.entries = ledger.entries[1:]
    return ledger.bundle().write()


@case("a ledger under a root key that it was not opened with", 3)
def _() -> bytes:
    ledger, own = Ledger(), SigningKey(secret("a root of my own"))
    ledger.forge_last(lambda body: body.update(cert_sig=own.sign_certificate(body["cert"])))
    return canonical({**file_of(ledger), "root": own.public})


@case("an entry that stands twice in a receipt", 5)
def _() -> bytes:
    ledger = rolls()
    file = json.loads(ledger.receipt(ledger.entries[3]).write())
    file["entries"].append(file["entries"][2])
    return canonical(file)


@case("other dice of an amendment", 7)
def _() -> bytes:
    ledger = rolls()
    ledger.amend(ledger.entries[3], "reroll", "3d6")
    return forged(lambda body: body["dice"][0].__setitem__(1, body["dice"][0][1] % 6 + 1), ledger)


@case("a receipt that opens a seal before it was made", 9)
def _() -> bytes:
    ledger = Ledger()
    ledger.forge("note", remark("00" * 32), seq=4, prev="00" * 32)
    hidden = ledger.roll("1d6", sealed=True)
    body = {"actor": GRETA, "of": hidden.leaf, **ledger.sealed[hidden.leaf]}
    ledger.forge("reveal", body, seq=2, prev="00" * 32, next=ledger.entries[0].next, ts=ledger.clock(0))
    ledger.entries.insert(1, ledger.entries.pop())
    return canonical({**file_of(ledger), "kind": "receipt", "subject": hidden.leaf, "openings": []})


@case("an amendment in a post", 10)
def _() -> bytes:
    ledger = rolls()
    ledger.attach(ledger.amend(ledger.entries[3], "reroll", "3d6"))
    return ledger.bundle().write()


@case("a theft, and after it a roll that nobody may read", 10)
def _() -> bytes:
    ledger = rolls()
    ledger.take_up_key(good=2)
    ledger.roll("1d6")
    ledger.entries[-1] = ledger.entries[-1].without_body()
    return canonical({**file_of(ledger), "openings": []})


@case("words of a seal whose bytes are gone", 11)
def _() -> bytes:
    ledger = Ledger()
    _req, openings = ledger.request(ask_for("1d6"), sealed=True)
    hidden = ledger.roll("1d6", sealed=True)
    ledger.reveal(hidden)
    ledger.erase(hidden, what=("body",))
    ledger.entries[1] = hidden.without_body("erased")
    return canonical({**file_of(ledger), "openings": [{"of": hidden.leaf, **one} for one in openings]})


# --- Dice and outcomes, signed by the operator


@case("a better face", 7)
def _() -> bytes:
    return forged(lambda body: body["dice"][0].__setitem__(1, body["dice"][0][1] % 6 + 1))


@case("a better total", 8)
def _() -> bytes:
    return forged(lambda body: body["outcome"].update(total=18))


@case("a total that is a fraction", 8)
def _() -> bytes:
    return forged(lambda body: body["outcome"].update(total=1e-7))


@case("a total of minus nought", 1)
def _() -> bytes:
    data = forged(lambda body: body["outcome"].update(total=0))
    at = data.rindex(b'"total":0')
    return data[:at] + b'"total":-0' + data[at + len(b'"total":0') :]


@case("an expression with a space", 8)
def _() -> bytes:
    ledger = Ledger()
    ledger.roll(ask=ask_for("1d6 "))
    return ledger.bundle().write()


@case("a seed that is used twice", 6)
def _() -> bytes:
    ledger = rolls()
    return forged(lambda body: None, ledger, next=ledger.entries[1].next)


@case("a clock that goes back", 5)
def _() -> bytes:
    return forged(lambda body: None, ts="2026-11-30T10:00:30Z")


@pytest.fixture(scope="module")
def page(browser: Any) -> Iterator[Page]:
    context = browser.new_context()
    yield page_with_modules(context)
    context.close()


# --- Times, numbers and signs in other spellings


def first_time(time: bytes) -> bytes:
    return raw(b'"ts":"2026-11-30T10:01:00Z"', b'"ts":"' + time + b'"')


SPELLINGS: list[tuple[str, Callable[[], bytes | Parts]]] = [
    ("the thirtieth of February", lambda: first_time(b"2026-02-30T10:01:00Z")),
    ("hour 24", lambda: first_time(b"2026-11-30T24:00:00Z")),
    ("second 60", lambda: first_time(b"2026-11-30T10:01:60Z")),
    ("the year nought", lambda: first_time(b"0000-11-30T10:01:00Z")),
    ("a small z", lambda: first_time(b"2026-11-30T10:01:00z")),
    ("digits of another script in a time", lambda: first_time("２026-11-30T10:01:00Z".encode())),
    ("seq -0", lambda: raw(b'"seq":0', b'"seq":-0')),
    ("seq 1e0", lambda: raw(b'"seq":1', b'"seq":1e0')),
    ("seq 1.0", lambda: raw(b'"seq":1', b'"seq":1.0')),
    ("seq 1E3", lambda: raw(b'"seq":1', b'"seq":1E3')),
    ("seq 1e+21", lambda: raw(b'"seq":1', b'"seq":1e+21')),
    ("seq 1e400", lambda: raw(b'"seq":1', b'"seq":1e400')),
    ("seq 01", lambda: raw(b'"seq":1', b'"seq":01')),
    ("seq 0.5", lambda: raw(b'"seq":1', b'"seq":0.5')),
    ("seq -1", lambda: raw(b'"seq":1', b'"seq":-1')),
    ("seq true", lambda: raw(b'"seq":1', b'"seq":true')),
    ("seq 2**53", lambda: raw(b'"seq":1', b'"seq":9007199254740992')),
    ("seq NaN", lambda: raw(b'"seq":1', b'"seq":NaN')),
    ("a number of five thousand digits", lambda: raw(b'"seq":1', b'"seq":' + b"1" * 5000)),
    ("v true", lambda: raw(b'"v":1', b'"v":true')),
    ("v 2", lambda: raw(b'"v":1', b'"v":2')),
    ("a capital in a hash", lambda: raw(b'"root":"', b'"root":"A')),
    ("a type with a letter of another script", lambda: raw(b'"type":"roll"', '"type":"rоll"'.encode())),
    ("an escape that need not be", lambda: raw(b'"type":"roll"', b'"type":"r\\u006fll"')),
    ("a key twice", lambda: raw(b'"kind":"ledger"', b'"kind":"ledger","kind":"ledger"')),
    ("a key twice, once escaped", lambda: raw(b'"kind":"ledger"', b'"k\\u0069nd":"receipt","kind":"ledger"')),
    ("half a surrogate pair", lambda: raw(b'"value":"roll 1"', b'"value":"\\ud800"')),
    ("half a surrogate pair in bytes", lambda: raw(b'"value":"roll 1"', b'"value":"\xed\xa0\x80"')),
    ("a byte that is no UTF-8", lambda: raw(b'"value":"roll 1"', b'"value":"\xff"')),
    ("a long form of a letter", lambda: raw(b'"value":"roll 1"', b'"value":"\xc1\xa1"')),
    ("a NUL in a text", lambda: raw(b'"value":"roll 1"', b'"value":"\0"')),
    ("a line break in a text", lambda: raw(b'"value":"roll 1"', b'"value":"\n"')),
    ("capitals in an escape", lambda: raw(b'"value":"roll 1"', b'"value":"\\u001F"')),
    ("a key of the language's own", lambda: raw(b'"entries":', b'"__proto__":{},"entries":')),
    ("a byte order mark", lambda: b"\xef\xbb\xbf" + rolls().bundle().write()),
    ("two bytes for a letter", lambda: rolls().bundle().write().decode().encode("utf-16")),
    ("a line before", lambda: b"\n" + rolls().bundle().write()),
    ("two lines after", lambda: rolls().bundle().write() + b"\n\n"),
    ("a line of another system after", lambda: rolls().bundle().write() + b"\r\n"),
    ("a NUL after", lambda: rolls().bundle().write() + b"\0"),
    ("a space after", lambda: rolls().bundle().write() + b" "),
    ("a second file after", lambda: rolls().bundle().write() * 2),
    ("half a file", lambda: rolls().bundle().write()[:-20]),
    ("nothing", lambda: b""),
    ("a line alone", lambda: b"\n"),
    ("null", lambda: b"null"),
    ("a list", lambda: b"[]"),
    ("a million brackets", lambda: [(b"[", 1_000_000)]),
    ("a million brackets that close", lambda: [(b"[", 1_000_000), (b"]", 1_000_000)]),
    ("objects in objects", lambda: [(b'{"a":', 100_000), (b"1", 1), (b"}", 100_000)]),
    ("twenty million spaces after", lambda: [(rolls().bundle().write(), 1), (b" ", 20_000_000)]),
    ("twenty million digits", lambda: [(b"1", 20_000_000)]),
    ("twenty million NULs", lambda: [(b"\0", 20_000_000)]),
]
CASES += [(name, 1, make) for name, make in SPELLINGS]


def with_opening(value: Json, **more: Json) -> bytes:
    def change(file: Json) -> None:
        file["openings"][1].update(value=value, **more)

    return changed(change)


def nested(depth: int, inside: Json = 1) -> Json:
    for _ in range(depth):
        inside = [inside]
    return inside


def deep_opening(depth: int, inside: bytes) -> Parts:
    before, _old, after = rolls().bundle().write().partition(b'"roll 1"')
    return [(before, 1), (b"[", depth), (inside, 1), (b"]", depth), (after, 1)]


TEXTS = (
    "roll 1\u200b",
    "roll\u00a01",
    "\u202eroll 1",
    "ROLL 1",
    "roll 1 ",
    "roll 1\0",
    "roll 1\u2028",
    "",
    "𝐫oll 1",
)
CASES += [(f"another reason, {text!r}", 11, lambda text=text: with_opening(text)) for text in TEXTS]
CASES += [
    (f"an opening named {name}", step, lambda name=name: with_opening("roll 1", name=name))
    for name, step in (
        ("text", 11),
        ("note", 11),
        ("label.0", 11),
        ("label.00", 1),
        ("inputs.constructor", 11),
        ("inputs.__proto__", 11),
        ("__proto__", 1),
        ("constructor", 1),
        ("réason", 1),
        ("", 1),
    )
]
CASES += [
    (
        f"a reason in {depth} lists around {inside.decode()}",
        1,
        lambda depth=depth, inside=inside: deep_opening(depth, inside),
    )
    for depth in (1, 40, 61, 62, 900, 3_000, 8_000, 30_000)
    for inside in (b"1", b"0.5")
]
CASES += [
    (
        f"an outcome in {depth} lists",
        1 if depth > 30 else 8,
        lambda depth=depth: forged(lambda body: body["outcome"].update(total=nested(depth))),
    )
    for depth in (20, 33, 400)
]


@case("a key with a letter of another script in an outcome", 1)
def _() -> bytes:
    return forged(lambda body: body["outcome"].update({"tоtal": 18}))


@case("a key of the language's own in an outcome", 8)
def _() -> bytes:
    return forged(lambda body: body["outcome"].update({"__proto__": {"total": 18}}))


@case("a key of the language's own among inputs", 8)
def _() -> bytes:
    ledger = Ledger()
    ledger.roll("1d6")
    ledger.forge_last(lambda body: body["req"]["ask"]["inputs"].update({"__proto__": {}, "constructor": 1}))
    report = verify(ledger.bundle().write())
    assert report["step"] in (7, 8)  # another question gives another die, or, once in six times, does not
    return ledger.bundle().write() if report["step"] == 8 else _with_its_own_die(ledger)


def _with_its_own_die(ledger: Ledger) -> bytes:
    from rules.ledger.stream import Stream

    def draw(body: Json) -> None:
        body["dice"] = [[6, Stream.of(bytes.fromhex(body["seed"]), body["req"]).draw(6)]]

    ledger.forge_last(draw)
    return ledger.bundle().write()


@case("a reason of twenty million letters", 11)
def _() -> Parts:
    before, _old, after = rolls().bundle().write().partition(b'"roll 1"')
    return [(before, 1), (b'"', 1), ("é".encode(), 10_000_000), (b'"', 1), (after, 1)]


@case("twenty million quotes and commas in a reason", 11)
def _() -> Parts:
    before, _old, after = rolls().bundle().write().partition(b'"roll 1"')
    return [(before, 1), (b'"', 1), ('{,\\"é'.encode(), 3_300_000), (b'"', 1), (after, 1)]


@case("an opening with a name of twenty million letters", 1)
def _() -> Parts:
    before, _old, after = rolls().bundle().write().partition(b'"name":"reason"')
    return [(before, 1), (b'"name":"inputs', 1), (b".a", 10_000_000), (b'"', 1), (after, 1)]


@case("words of one's own for each of twenty thousand inputs", 1)
def _() -> bytes:
    def change(body: Json) -> None:
        body["req"]["ask"]["inputs"]["modifiers"] = ["other"] * 40_000
        body["req"]["fields"] = {f"inputs.modifiers.{20_000 + place}": "ab" * 32 for place in range(20_000)}

    return forged(change)


@case("a crash on an expression that was never accepted", 8)
def _() -> bytes:
    def change(body: Json) -> None:
        del body["dice"], body["outcome"]
        body["why"] = "crash"
        body["req"]["ask"]["inputs"]["expression"] = "3D6"

    return forged(change, type="void")


@case("an entry of twenty million letters", 1)
def _() -> Parts:
    before, _old, after = rolls().bundle().write().partition(b'"expression":"1d20"')
    return [(before, 1), (b'"expression":"', 1), (b"1", 20_000_000), (b'"', 1), (after, 1)]


@case("a hundred thousand empty entries", 1)
def _() -> Parts:
    before, _old, after = canonical({**file_of(Ledger()), "entries": []}).partition(b"[]")
    return [(before, 1), (b"[{}", 1), (b",{}", 100_000), (b"]", 1), (after, 1)]


REPORT = """
    const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const pieces = given.map(([text, times]) => [bytes(text), times]);
    const file = new Uint8Array(pieces.reduce((size, [piece, times]) => size + piece.length * times, 0));
    let at = 0;
    for (const [piece, times] of pieces) {
        for (let time = 0; time < times; time += 1, at += piece.length) file.set(piece, at);
    }
    const { ok, step, name, seq } = await verify(file);
    return [ok, step ?? null, name ?? null, seq ?? null];
"""


@pytest.mark.parametrize(("step", "make"), [one[1:] for one in CASES], ids=[one[0] for one in CASES])
def test_it_fails_at_its_step_and_at_the_same_entry_for_both(
    page: Page, step: int, make: Callable[[], bytes | Parts]
) -> None:
    made = make()
    parts = [(made, 1)] if isinstance(made, bytes) else made
    report = verify(b"".join(piece * times for piece, times in parts))
    assert (report["ok"], report["step"]) == (False, step), report
    given = [[base64.b64encode(piece).decode(), times] for piece, times in parts]
    found = ask(page, "ledger/verification.js", REPORT, given)
    assert found == [False, report["step"], report["name"], report["seq"]]


def test_what_they_were_made_of_holds() -> None:
    for ledger in (rolls(), lively_ledger(), sealed()[0], with_key(2)):
        assert ledger.report()["ok"]
    assert verify(amended(lambda ledger, wanted: None))["ok"]


# --- True files that are seldom seen


def test_the_verifier_tells_of_true_files_that_are_seldom_seen(
    context: Callable[..., BrowserContext], tmp_path: Any
) -> None:
    ledger = Ledger()
    ledger.reveal(ledger.roll("1d6", sealed=True))
    roll = ledger.roll("2d6", actor=AVA)
    hidden = ledger.roll("1d20", sealed=True)
    ledger.reveal(hidden)
    odd = ledger.roll("3d6")
    ledger.rule(odd, total=None)
    void = ledger.roll("500d6r1")
    ledger.attach(void)
    copied = tmp_path / "verifier.html"
    copied.write_bytes(verifier.VERIFIER.read_bytes())
    files = []
    for name, subject, may_read in (
        ("after-a-reveal", roll, lambda entry: entry is roll),
        ("reveal-withheld", hidden, lambda entry: entry is hidden),
        ("all-withheld", roll, lambda entry: False),
        ("seal-withheld", hidden, lambda entry: entry.type == "reveal"),
        ("ruled-to-nothing", odd, lambda entry: True),
        ("void-in-a-post", void, lambda entry: True),
    ):
        files.append(tmp_path / f"{name}.json")
        files[-1].write_bytes(ledger.receipt(subject, may_read=may_read).write())
        assert verify(files[-1].read_bytes())["ok"]
    page = context(offline=True).new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(copied.as_uri())
    page.set_input_files("#file", files)
    expect(page.locator("article.holds")).to_have_count(6)
    assert problems == []
    _void, nothing, no_seal = page.locator("article").all()[:3]
    expect(nothing).to_contain_text("After amendments")
    expect(no_seal).not_to_contain_text("d20: ")
    expect(no_seal).to_contain_text("nothing shows that what was opened")
