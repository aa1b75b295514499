"""Making entries: the next one continues the head, brings a fresh commitment where it must, and cannot be malformed."""

import datetime

import pytest

from rules.ledger import commitments
from rules.ledger.entries import Entry, Head, append, check_body, open_ledger, timestamp
from rules.ledger.keys import SigningKey, signed_envelope
from rules.ledger.kinds import WrongForm

from .ledgers import AVA, ONLINE, ROOT, Ledger, certificate, lively_ledger, secret


def test_an_entry_continues_the_head():
    ledger = Ledger()
    entry = ledger.roll("1d6")
    assert entry.envelope["prev"] == ledger.entries[0].leaf
    assert (entry.log, entry.seq, entry.type) == (ledger.entries[0].log, 1, "roll")
    assert Head.of(entry) == Head(entry.log, 1, entry.leaf, entry.next, entry.ts)
    assert signed_envelope(ONLINE.public, entry.envelope_bytes, entry.sig)
    assert not signed_envelope(ROOT.public, entry.envelope_bytes, entry.sig)


def test_the_roll_id_is_the_beginning_of_the_leaf_in_base32():
    entry = Ledger().roll("1d6")
    assert len(entry.roll_id) == 12
    assert entry.roll_id == commitments.roll_id(entry.leaf)
    assert set(entry.roll_id) <= set("abcdefghijklmnopqrstuvwxyz234567")


def test_entries_survive_storage_as_text():
    for entry in lively_ledger().entries:
        body = None if entry.body_bytes is None else entry.body_bytes.decode()
        assert Entry.stored(entry.envelope_bytes.decode(), body, entry.sig) == entry
        assert Entry.read(entry.as_json()) == entry


def test_a_drawing_takes_a_fresh_seed_and_other_entries_repeat_the_pending_one():
    ledger = Ledger()
    roll = ledger.roll("1d6")
    body = {"actor": None, "of": roll.leaf, "code": "ignored", "fields": {}}
    with pytest.raises(ValueError):
        append(ledger.head, "note", body, at=ledger.clock(2), key=ONLINE, next_seed=secret("new"))
    for next_seed in (None, ledger.seed):
        with pytest.raises(ValueError):
            append(
                ledger.head,
                "void",
                {"actor": None, "why": "lost"},
                at=ledger.clock(2),
                key=ONLINE,
                next_seed=next_seed,
            )
    assert ledger.note(roll).next == roll.next
    assert ledger.void("lost").next == commitments.commit(ledger.seed) != roll.next


def test_a_clock_that_was_set_back_does_not_take_the_ledger_back():
    ledger = Ledger()
    roll = ledger.roll("1d6")
    note = append(
        ledger.head,
        "note",
        {"actor": None, "of": roll.leaf, "code": "ignored", "fields": {}},
        at="2020-01-01T00:00:00Z",
        key=ONLINE,
    )
    assert note.ts == roll.ts


def test_times_are_utc_and_may_be_rounded_down_to_the_hour():
    madrid = datetime.timezone(datetime.timedelta(hours=1))
    moment = datetime.datetime(2026, 11, 30, 11, 59, 59, 999_999, madrid)
    assert timestamp(moment) == "2026-11-30T10:59:59Z"
    assert timestamp(moment, to_the_hour=True) == "2026-11-30T10:00:00Z"


def test_what_the_format_does_not_have_cannot_be_appended():
    ledger = Ledger()
    ledger.roll("1d6")
    for entry_type, body in [
        ("note", {"actor": None, "of": "00", "code": "ignored", "fields": {}}),
        ("note", {"actor": "Ava", "of": ledger.head.leaf, "code": "ignored", "fields": {}}),
        ("note", {"actor": None, "of": ledger.head.leaf, "code": "Very bad!", "fields": {}}),
        ("attach", {"actor": AVA, "of": ledger.head.leaf, "post": "90" * 16}),
    ]:
        with pytest.raises(WrongForm):
            append(ledger.head, entry_type, body, at=ledger.clock(2), key=ONLINE)


def test_no_second_genesis():
    ledger = Ledger()
    with pytest.raises((ValueError, WrongForm)):
        append(
            ledger.head,
            "genesis",
            ledger.entries[0].body,
            at=ledger.clock(1),
            key=ONLINE,
            next_seed=secret("x"),
        )


def test_a_key_is_taken_up_by_itself():
    stranger = SigningKey(secret("stranger"))
    with pytest.raises(ValueError):
        open_ledger(
            log=bytes(16),
            kind="sandbox",
            spec="00" * 32,
            root=ROOT.public,
            first_seed=secret("s"),
            at=Ledger.clock(0),
            key=stranger,
            **certificate(ONLINE, 1, "first"),
        )
    ledger = Ledger()
    body = {"actor": None, **certificate(stranger, 2, "rotation"), "good": None}
    with pytest.raises(ValueError):
        append(ledger.head, "key", body, at=ledger.clock(1), key=ONLINE)


def test_a_body_of_128_kib_is_too_large():
    body = {"actor": None, "of": ["00" * 32] * 2000, "what": ["texts"], "why": "person-left"}
    with pytest.raises(WrongForm, match="large"):
        check_body("erase", body)
    with pytest.raises(WrongForm, match="large"):
        append(Ledger().head, "erase", body, at=Ledger.clock(1), key=ONLINE)


def test_a_withheld_body_leaves_the_rest_of_the_entry():
    roll = Ledger().roll("1d6")
    withheld = roll.without_body()
    assert withheld.leaf == roll.leaf
    assert withheld.as_json() == {
        "envelope": roll.envelope,
        "body": None,
        "sig": roll.sig,
        "withheld": "private",
    }
    assert withheld.without_body("erased").withheld == "private"
    assert roll.without_body("erased").without_body().withheld == "erased"
