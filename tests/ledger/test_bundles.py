"""Files for readers: the whole ledger, or what one roll needs."""

import json

import pytest

from rules.ledger import bundles
from rules.ledger.bundles import Bundle
from rules.ledger.verification import verify

from .ledgers import AVA, ROOT, Ledger, lively_ledger, total


def numbers(bundle):
    return [entry.seq for entry in bundle.entries]


def holds(bundle):
    report = verify(bundle.write(), ROOT.public)
    assert report["ok"], report
    return {entry["seq"]: entry["status"] for entry in report["entries"]}


def test_a_file_reads_again_as_itself():
    ledger = lively_ledger()
    bundle = ledger.bundle()
    assert Bundle.read(bundle.write()) == bundle
    assert Bundle.read(bundle.write() + b"\n") == bundle


def test_what_every_reader_needs_is_never_withheld():
    ledger = Ledger()
    ledger.roll("1d6")
    ledger.take_up_key()
    whole = bundles.ledger(ledger.entries, root=ROOT.public, may_read=lambda entry: False)
    assert {entry.type for entry in whole.entries if entry.body is not None} == {"genesis", "key"}
    holds(whole)


def test_every_roll_of_a_ledger_has_a_receipt_that_holds():
    ledger = lively_ledger()
    for entry in ledger.entries:
        if entry.type in ("roll", "hidden", "void"):
            receipt = ledger.receipt(entry)
            assert receipt.subject == entry.leaf
            holds(receipt)


def test_a_receipt_has_what_the_roll_needs():
    ledger = Ledger()
    ledger.roll("1d6")
    ledger.take_up_key()
    before = ledger.roll("2d6")
    subject = ledger.roll("1d20")
    between = ledger.roll("3d6")
    amendment = ledger.amend(subject, "extra-die", f"{total(subject)}+1d4")
    attachment = ledger.attach(subject)
    ledger.attach(between)
    remark = ledger.note(amendment)
    ledger.note(between)
    erasure = ledger.erase(attachment, between)
    ledger.take_up_key()
    receipt = ledger.receipt(subject)
    shown = [entry.seq for entry in receipt.entries if entry.body is not None]
    assert numbers(receipt) == [0, 2, 3, 4, 5, 6, 7, 9, 11]
    assert shown == [0, 2, 4, 6, 7, 9, 11]
    assert [before.seq, between.seq] == [3, 5]
    assert [remark.seq, erasure.seq] == [9, 11]
    statuses = holds(receipt)
    assert statuses[4] == "amended"
    assert {opening["of"] for opening in receipt.openings} == {subject.leaf, amendment.leaf, attachment.leaf}


def test_a_receipt_of_a_sealed_roll_has_its_reveal_and_its_sealed_amendments():
    ledger = Ledger()
    hidden = ledger.roll("1d20", sealed=True)
    ledger.roll("1d6")
    first = ledger.sealed[hidden.leaf]["payload"]["outcome"]["total"]
    amendment = ledger.amend(hidden, "extra-die", f"{first}+1d4", sealed=True)
    ledger.roll("1d6")
    assert numbers(ledger.receipt(hidden)) == [0, 1]
    ledger.reveal(amendment)
    ledger.reveal(hidden)
    receipt = ledger.receipt(hidden)
    assert numbers(receipt) == [0, 1, 2, 3, 5, 6]
    assert holds(receipt)[1] == "amended"


def test_a_later_key_is_no_part_of_an_earlier_receipt():
    ledger = Ledger()
    roll = ledger.roll("1d6")
    ledger.take_up_key()
    assert numbers(ledger.receipt(roll)) == [0, 1]


def test_a_neighbour_is_shown_only_where_it_belongs_to_the_roll():
    ledger = Ledger()
    roll = ledger.roll("1d6")
    again = ledger.amend(roll, "reroll", "1d6")
    receipt = ledger.receipt(roll)
    assert [entry.withheld for entry in receipt.entries] == [None, None, None]
    receipt = ledger.receipt(again)
    assert [entry.withheld for entry in receipt.entries] == [None, "private", None]
    holds(receipt)


def test_what_a_reader_may_not_see_is_withheld_with_its_openings():
    ledger = Ledger()
    secret_roll = ledger.roll("1d6")
    roll = ledger.roll("1d6")
    remark = ledger.note(roll)
    ledger.take_up_key()

    def may_read(entry):
        return entry not in (secret_roll, remark)

    whole = bundles.ledger(ledger.entries, root=ROOT.public, openings=ledger.openings, may_read=may_read)
    assert [entry.withheld for entry in whole.entries] == [None, "private", None, "private", None]
    assert {opening["of"] for opening in whole.openings} == {roll.leaf}
    assert list(holds(whole).values()) == ["verified", "redacted", "verified", "redacted", "verified"]

    nothing = ledger.receipt(secret_roll, may_read=lambda entry: False)
    assert [entry.withheld for entry in nothing.entries] == [None, "private"]
    assert nothing.openings == []
    assert holds(nothing)[1] == "redacted"


def test_what_is_erased_stays_erased_for_everybody():
    ledger = Ledger()
    roll = ledger.roll("1d6")
    ledger.erase(roll, what=("texts", "salts", "body"))
    ledger.entries[1] = roll.without_body("erased")
    for may_read in (lambda entry: True, lambda entry: False):
        whole = bundles.ledger(ledger.entries, root=ROOT.public, may_read=may_read)
        assert whole.entries[1].withheld == "erased"
    holds(bundles.ledger(ledger.entries, root=ROOT.public))
    receipt = ledger.receipt(roll)
    assert [(entry.seq, entry.withheld) for entry in receipt.entries] == [(0, None), (1, "erased"), (2, None)]
    holds(receipt)


def test_a_receipt_can_be_made_from_the_needed_entries_alone():
    ledger = lively_ledger()
    for roll in ledger.entries:
        if roll.type == "roll":
            whole = ledger.receipt(roll)
            needed = [ledger.entries[seq] for seq in numbers(whole)]
            alone = bundles.receipt(roll.leaf, needed, root=ROOT.public, openings=ledger.openings)
            assert alone == whole


def test_a_roll_that_is_not_there_has_no_receipt():
    with pytest.raises(ValueError):
        bundles.receipt("00" * 32, Ledger().entries, root=ROOT.public)


def test_a_receipt_in_an_answer_is_plain_json():
    entry = Ledger().roll("1d6", actor=AVA)
    assert json.loads(json.dumps(entry.as_json())) == entry.as_json()
