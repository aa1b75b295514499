"""Step 1: exactly the keys and the kinds of value that the specification gives, in every type of entry."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

from rules.ledger.canonical import canonical
from rules.ledger.entries import Entry
from rules.ledger.kinds import WrongForm
from rules.ledger.verification import verify

from .ledgers import AVA, Ledger, ask_for, lively_ledger, refused

Json = Any
Path = tuple[Any, ...]

FREE = ("inputs", "house_rules", "outcome", "set")  # objects whose keys the systems choose
FILE = json.loads(lively_ledger().bundle().write())
OTHER_KINDS: dict[type, list[Json]] = {
    str: [[], {}, 1, True, None, "ñ", "\n", "x" * 513],
    int: ["1", 1.5, True, False, -1, None, [], 0.5],
    bool: [0, 1, None, "true", []],
    type(None): [{}, [], 1.5, False, "x", -1],
    list: [{}, "[]", None, 0],
    dict: [[], "{}", 0],
}


def paths(value: Json, path: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Every value whose form the specification gives."""
    yield path, value
    if path and path[-1] in FREE:
        return
    if isinstance(value, dict):
        for key, item in value.items():
            yield from paths(item, (*path, key))
    elif isinstance(value, list):
        for position, item in enumerate(value[:2]):
            yield from paths(item, (*path, position))


def at(value: Json, path: Path) -> Json:
    for step in path:
        value = value[step]
    return value


def changed(path: Path, new: Json) -> bytes:
    file = copy.deepcopy(FILE)
    at(file, path[:-1])[path[-1]] = new
    return canonical(file)


def fault(data: bytes) -> tuple[int, int | None]:
    step, _, seq = refused(verify(data))
    return step, seq


def is_nullable(path: Path) -> bool:
    return path[-1] in ("actor", "scene", "slot", "character", "sheet")


def is_an_entry(value: Json) -> bool:
    try:
        Entry.read(value)
    except WrongForm:
        return False
    return True


def entry_with(number: int, path: Path, new: Json) -> Json:
    entry = copy.deepcopy(FILE["entries"][number])
    at(entry, path[:-1])[path[-1]] = new
    return entry


ENTRIES = [
    pytest.param(number, id=f"{number} {entry['envelope']['type']}")
    for number, entry in enumerate(FILE["entries"])
]


@pytest.mark.parametrize("number", ENTRIES)
def test_no_key_may_be_missing_or_added(number):
    for path, value in paths(FILE["entries"][number]):
        if isinstance(value, dict) and (not path or path[-1] not in (*FREE, "fields")):
            for key in value:
                entry = copy.deepcopy(FILE["entries"][number])
                del at(entry, path)[key]
                assert not is_an_entry(entry), (path, key)
            assert not is_an_entry(entry_with(number, (*path, "x"), None)), path


@pytest.mark.parametrize("number", ENTRIES)
def test_no_value_may_be_of_another_kind(number):
    for path, value in paths(FILE["entries"][number]):
        for other in OTHER_KINDS[type(value)] if path else ():
            if other is None and (is_nullable(path) or path == ("body",)):
                continue
            if path[-1] in ("why", "version") and other == "x":
                continue
            assert not is_an_entry(entry_with(number, path, other)), (path, other)


@pytest.mark.parametrize("number", ENTRIES)
def test_hashes_and_ids_are_whole_and_in_lower_case(number):
    for path, value in paths(FILE["entries"][number]):
        if isinstance(value, str) and len(value) in (32, 64, 128):
            for other in (value[:-1], value + "0", value[:-1] + "g", "A" + value[1:], value + "\n", ""):
                assert not is_an_entry(entry_with(number, path, other)), (path, other)


def test_a_malformed_entry_is_named():
    for number, entry in enumerate(FILE["entries"]):
        for part in entry:
            assert fault(changed(("entries", number, part), "x")) == (1, number)


@pytest.mark.parametrize(
    "ts",
    [
        "2026-02-30T10:00:00Z",
        "2026-13-01T10:00:00Z",
        "0000-01-01T00:00:00Z",
        "2026-11-30T24:00:00Z",
        "2026-11-30T10:00:60Z",
        "2026-11-30 10:00:00Z",
        "2026-11-30T10:00:00+00:00",
        "2026-11-30T10:00:00.5Z",
        "2026-11-30T10:00Z",
        "2026-11-30t10:00:00z",
        "12026-11-30T10:00:00Z",
        "2026-11-30T10:00:00Z ",
    ],
)
def test_a_time_has_one_form(ts):
    assert fault(changed(("entries", 1, "envelope", "ts"), ts)) == (1, 1)


def test_the_file_itself_has_exactly_its_keys():
    for key in FILE:
        file = {name: value for name, value in FILE.items() if name != key}
        assert fault(canonical(file)) == (1, None)
    for key, other in [
        ("x", 1),
        ("format", "tirada-roll/1"),
        ("kind", "bundle"),
        ("kind", "receipt"),
        ("subject", "00" * 32),
        ("root", None),
        ("entries", {}),
        ("openings", None),
    ]:
        assert fault(changed((key,), other)) == (1, None), key
    for data in (b"null", b"[]", b"1", b'"x"', b"{}", b"", b"\n"):
        assert fault(data) == (1, None)


def test_a_receipt_needs_a_subject():
    ledger = Ledger()
    file = json.loads(ledger.receipt(ledger.roll("1d6")).write())
    for subject in (None, "00", 1, []):
        assert fault(canonical({**file, "subject": subject})) == (1, None)


@pytest.mark.parametrize("entry", [None, 1, "x", [], {}, {"envelope": None}, {"envelope": {"seq": -1}}])
def test_an_entry_that_is_none_is_named_by_its_place_in_a_ledger(entry):
    assert fault(changed(("entries", 4), entry)) == (1, 4)


def test_the_lowest_number_is_named():
    file = copy.deepcopy(FILE)
    for number in (9, 3, 7):
        file["entries"][number]["sig"] = ""
    assert fault(canonical(file)) == (1, 3)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("name", "Ctx"),
        ("name", "label.01"),
        ("name", "label."),
        ("name", "inputs."),
        ("name", "inputs..label"),
        ("name", 1),
        ("salt", "00"),
        ("of", "00"),
        ("value", None),
        ("value", {}),
        ("x", 1),
    ],
)
def test_an_opening_has_its_form(name, value):
    position = next(i for i, opening in enumerate(FILE["openings"]) if opening["name"] == "reason")
    number = 1 if name != "of" else None
    assert fault(changed(("openings", position, name), value)) == (1, number)


@pytest.mark.parametrize(
    "context",
    [
        "x",
        None,
        {},
        {"scene": None, "slot": None, "character": None},
        {"scene": None, "slot": None, "character": None, "sheet": None, "x": 1},
        {"scene": "Mara", "slot": None, "character": None, "sheet": None},
        {"scene": None, "slot": None, "character": None, "sheet": "3"},
        {"scene": None, "slot": None, "character": None, "sheet": 1.5},
    ],
)
def test_the_opening_of_a_context_has_its_form(context):
    position = next(i for i, opening in enumerate(FILE["openings"]) if opening["name"] == "ctx")
    assert fault(changed(("openings", position, "value"), context)) == (1, 1)


def test_a_body_is_withheld_for_one_of_two_reasons_and_never_that_of_a_key():
    def withheld(number: int, *, body: Json = None, **reason: Json) -> tuple[int, int | None]:
        file = copy.deepcopy(FILE)
        entry = {**file["entries"][number], "body": body, **reason}
        file["entries"][number] = entry
        return fault(canonical(file))

    keys = [number for number, entry in enumerate(FILE["entries"]) if entry["envelope"]["type"] == "key"]
    for number in (0, *keys):
        assert withheld(number, withheld="private") == (1, number)
    assert withheld(1) == (1, 1)
    assert withheld(1, withheld="secret") == (1, 1)
    assert withheld(1, withheld=None) == (1, 1)
    assert withheld(1, body=FILE["entries"][1]["body"], withheld="private") == (1, 1)


def test_a_newer_entry_is_said_to_be_newer_whatever_it_holds():
    file = copy.deepcopy(FILE)
    file["entries"][5] = {"envelope": {"v": 2, "seq": 5, "round": 7}, "proof": []}
    report = verify(canonical(file))
    assert refused(report) == (1, "format", 5)
    assert report["why"] == "newer format"
    report = verify(changed(("format",), "tirada-roll/2 bundle"))
    assert (refused(report), report["why"]) == ((1, "format", None), "newer format")
    for version in (0, -1, "2", 1.5, True, None):
        report = verify(changed(("entries", 5, "envelope", "v"), version))
        assert refused(report) == (1, "format", 5)
        assert report["why"] != "newer format"


def signed(change: Any, *, sealed: bool = False) -> tuple[int, int | None]:
    """The fault of a ledger whose last entry, a roll or the reveal of one, was changed by the holder of the online key."""
    ledger = Ledger()
    roll = ledger.roll("2d6", sealed=sealed)
    if sealed:
        ledger.reveal(roll)
    ledger.forge_last(lambda body: change(body["payload"] if sealed else body))
    return fault(ledger.bundle().write())


@pytest.mark.parametrize("sealed", [False, True])
def test_a_request_fits_the_entry_that_holds_it(sealed):
    number = 2 if sealed else 1
    amends = {"parent": "00" * 32, "op": "reroll"}
    assert signed(lambda body: body["req"].update(sealed=not sealed), sealed=sealed) == (1, number)
    assert signed(lambda body: body["req"].update(amends=amends), sealed=sealed) == (1, number)
    if sealed:
        assert signed(lambda body: body.update(type="amend"), sealed=True) == (1, number)
        assert signed(lambda body: body.update(type="hidden"), sealed=True) == (1, number)


@pytest.mark.parametrize("op", ["ruling", "", "Reroll", None, 1])
def test_an_amendment_with_a_request_has_an_op_of_its_own(op):
    ledger = Ledger()
    ledger.amend(ledger.roll("2d6"), "reroll", "2d6")
    ledger.forge_last(lambda body: body["req"]["amends"].update(op=op))
    assert fault(ledger.bundle().write()) == (1, 2)


def test_free_text_enters_no_entry():
    assert signed(lambda body: body["req"]["ask"]["inputs"].update(why="Ñ")) == (1, 1)
    assert signed(lambda body: body["outcome"].update(note="tab\t")) == (1, 1)
    assert signed(lambda body: body["outcome"].update(note="x" * 513)) == (1, 1)
    assert signed(lambda body: body["outcome"].update({"ñ": 1})) == (1, 1)
    assert signed(lambda body: body["outcome"].update({"": 1})) == (1, 1)
    assert signed(lambda body: body["outcome"].update({"x" * 65: 1})) == (1, 1)
    assert signed(lambda body: body["outcome"].update(modifiers=[{"label": "My sword"}])) == (1, 1)
    assert signed(lambda body: body["req"].update(fields={"My reason": "00" * 32})) == (1, 1)
    assert signed(lambda body: body["req"].update(fields={"reason": "because"})) == (1, 1)


def test_words_for_an_input_stand_where_the_ask_says_other():
    def with_label(label: str, name: str = "inputs.modifiers.1.label") -> tuple[int, int | None]:
        def change(body: Json) -> None:
            body["req"]["ask"]["inputs"]["modifiers"] = [{"label": "difficulty"}, {"label": label}]
            body["req"]["fields"] = {name: "00" * 32}

        return signed(change)

    assert with_label("other") == (7, 1)  # the form is right: other dice follow from another request
    assert with_label("aid") == (1, 1)
    for name in (
        "inputs.modifiers.0.label",
        "inputs.modifiers.2.label",
        "inputs.modifiers.-1.label",
        "inputs.modifiers.01.label",
        "inputs.x.label",
    ):
        assert with_label("other", name) == (1, 1)


@pytest.mark.parametrize("entry_type", ["note", "ruling"])
def test_a_note_and_a_ruling_have_no_inputs_to_name(entry_type):
    ledger = Ledger()
    roll = ledger.roll("1d6")
    ledger.note(roll) if entry_type == "note" else ledger.rule(roll, total=6)
    ledger.forge_last(lambda body: body.update(fields={"inputs.expression": "00" * 32}))
    assert fault(ledger.bundle().write()) == (1, 2)


def test_numbers_are_within_2_to_the_53_and_nesting_within_32():
    def nested(depth: int) -> Json:
        return [nested(depth - 1)] if depth > 1 else []

    assert signed(lambda body: body["outcome"].update(x=1e21)) == (1, 1)
    assert signed(lambda body: body["outcome"].update(x=9007199254740991)) == (8, 1)
    assert signed(lambda body: body["outcome"].update(x=0.5)) == (8, 1)
    assert signed(lambda body: body["outcome"].update(x=nested(30))) == (8, 1)
    assert signed(lambda body: body["outcome"].update(x=nested(31))) == (1, 1)
    assert signed(lambda body: body["req"].update(seq=1.5)) == (1, 1)
    assert signed(lambda body: body["req"]["ask"]["inputs"].update(x=0.5)) == (7, 1)


def test_a_roll_has_at_most_500_dice_of_a_million_sides():
    assert signed(lambda body: body.update(dice=[[6, 1]] * 501)) == (1, 1)
    assert signed(lambda body: body.update(dice=[[6, 1]] * 500)) == (7, 1)
    for die in (
        [6],
        [6, 1, 1],
        [0, 1],
        [6, 0],
        [1_000_001, 1],
        [6.5, 1],
        ["6", 1],
        [True, True],
        [-6, 1],
        None,
        6,
    ):
        assert signed(lambda body, die=die: body.update(dice=[die])) == (1, 1), die
    assert signed(lambda body: body.update(dice=[[6, 7]])) == (7, 1)


def test_an_entry_of_more_than_128_kib_is_none():
    assert signed(lambda body: body["outcome"].update(x=["x" * 500] * 262)) == (1, 1)
    assert signed(lambda body: body["outcome"].update(x=["x" * 500] * 250)) == (8, 1)


@pytest.mark.parametrize(
    ("why", "good"),
    [("first", None), ("first", 0), ("rotation", 0), ("compromised", None), ("compromised", -1)],
)
def test_the_last_good_entry_fits_the_reason_for_a_new_key(why, good):
    ledger = Ledger()
    ledger.take_up_key()
    ledger.forge_last(lambda body: (body["cert"].update(why=why), body.update(good=good)))
    assert fault(ledger.bundle().write()) == (1, 1)


@pytest.mark.parametrize(
    "body",
    [
        {"actor": None, "why": "whim"},
        {"actor": None, "why": None},
        {"actor": None, "why": "limit"},
        {"actor": None, "why": "crash"},
        {"actor": None, "why": "key", "seed": "00" * 32},
        {"actor": AVA, "why": "lost", "error": {"code": "not-allowed", "reason": "draw-limit"}},
    ],
)
def test_a_void_has_what_its_reason_needs(body):
    ledger = Ledger()
    ledger.void("lost")
    ledger.forge_last(lambda last: (last.clear(), last.update(body)))
    assert fault(ledger.bundle().write()) == (1, 1)


def test_a_sealed_void_has_a_request():
    for change in (
        lambda payload: (payload.clear(), payload.update(type="void", why="key")),
        lambda payload: (payload.pop("dice"), payload.update(type="void", why="limit")),
    ):
        assert signed(change, sealed=True) == (1, 2)


@pytest.mark.parametrize(
    "ask", [{}, {**ask_for("1d6"), "dice": [3]}, {**ask_for("1d6"), "rule": "Roll"}, None]
)
def test_an_ask_has_its_five_keys(ask):
    assert signed(lambda body: body["req"].update(ask=ask)) == (1, 1)
