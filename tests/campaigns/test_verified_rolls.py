"""Rolls with a client's own randomness, sealed rolls, amendments, rulings, notes and erasure, on a real database."""

from __future__ import annotations

import json
import secrets
from typing import Any

import pytest

from rules import actions
from rules.actions.amending import AlreadyAmended
from rules.actions.rolling import Place, RetryKeyReused, StaleHead
from rules.asking import ask_for_dice
from rules.contract import RulesError
from rules.ledger.entries import Head
from rules.ledger.requests import RequestRefused
from rules.ledger.verification import verify
from rules.models import Entry, Ledger, Roll, Seal
from rules.receipts import ledger_file, receipt_of
from tests.own_request import own_request
from tests.table import Table


def head_of(ledger: Ledger) -> Head:
    ledger.refresh_from_db()
    return Head(ledger.log, ledger.head_seq, ledger.head_leaf, ledger.next_commit, ledger.head_ts)


def message(table: Table, place: Place, typed: str = "1d20+5 # Wall", **changed: Any) -> bytes:
    asked = ask_for_dice(typed)
    head = changed.pop("head", None) or head_of(table.campaign.ledger)
    sealed, retry = changed.pop("sealed", False), changed.pop("retry", "")
    made = own_request(
        head, asked.ask, place.context, asked.words, retry=retry, changed=changed, sealed=sealed
    )
    return json.dumps(made).encode()


def place_of(table: Table) -> Place:
    return Place(scene=table.scene.key, character=table.mara, post_key=secrets.token_hex(16), slot=0)


def holds(table: Table) -> dict[str, Any]:
    report = verify(ledger_file(table.campaign.ledger))
    assert report["ok"], report
    return report


def test_a_client_brings_its_own_randomness(table: Table) -> None:
    place = place_of(table)
    answer = actions.ask_roll(table.ava, table.campaign.ledger, message(table, place), place)
    assert answer.made
    assert json.loads(answer.roll.entry.body)["req"]["client"] is True
    assert answer.roll.reason == "Wall"
    assert holds(table)["server_nonces"] == []
    assert holds(table)["unattached"] == [1]


def test_the_same_message_again_gives_the_same_roll(table: Table) -> None:
    place = place_of(table)
    sent = message(table, place, retry="ab" * 16)
    first = actions.ask_roll(table.ava, table.campaign.ledger, sent, place)
    again = actions.ask_roll(table.ava, table.campaign.ledger, sent, place)
    assert again.roll == first.roll
    assert not again.made
    with pytest.raises(RetryKeyReused):
        actions.ask_roll(table.ava, table.campaign.ledger, message(table, place, retry="ab" * 16), place)
    assert Roll.objects.count() == 1


def test_a_stale_head_is_answered_with_what_moved_it(table: Table) -> None:
    place = place_of(table)
    old = head_of(table.campaign.ledger)
    actions.ask_roll(table.ava, table.campaign.ledger, message(table, place), place)
    with pytest.raises(StaleHead) as caught:
        actions.ask_roll(table.ben, table.campaign.ledger, message(table, place, head=old), place)
    assert [entry.seq for entry in caught.value.entries] == [1]
    assert Roll.objects.count() == 1


def test_what_the_server_did_not_fix_beforehand_is_refused_without_using_a_seed(table: Table) -> None:
    place, other = place_of(table), place_of(table)
    before = head_of(table.campaign.ledger)
    for sent, where in (
        (message(table, place), other),
        (message(table, place, nonce="00"), place),
        (message(table, place, sealed=True), place),
        (b"not json", place),
    ):
        with pytest.raises(RequestRefused):
            actions.ask_roll(table.ava, table.campaign.ledger, sent, where)
    assert head_of(table.campaign.ledger) == before


def test_a_sealed_roll_is_a_number_until_it_is_opened(table: Table) -> None:
    place = place_of(table)
    roll = actions.roll_now(
        table.greta, table.campaign.ledger, ask_for_dice("1d100 # Ambush"), place, sealed=True
    )
    roll.refresh_from_db()
    assert roll.outcome is None
    assert roll.inputs == {}
    assert roll.words == {}
    assert not roll.entry.openings.exists()
    assert holds(table)["sealed"] == [1]
    seen = actions.opened(Roll.objects.select_related("entry__seal").get(pk=roll.pk))
    assert seen.reason == "Ambush"
    total = seen.outcome["total"]
    shown = actions.reveal(table.greta, roll)
    assert shown.outcome["total"] == total
    assert not shown.sealed
    assert holds(table)["sealed"] == []
    assert actions.reveal(table.greta, roll) == shown
    assert verify(receipt_of(shown))["ok"]


def test_a_sealed_roll_stays_sealed_where_its_key_is_gone(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    roll = actions.roll_now(
        table.greta, table.campaign.ledger, ask_for_dice("1d100 # Ambush"), place_of(table), sealed=True
    )
    Seal.objects.filter(entry=roll.entry).update(locked=bytes(80))
    roll = Roll.objects.select_related("entry__seal").get(pk=roll.pk)
    assert actions.opened(roll) == roll
    assert actions.opened(roll).outcome is None
    assert "cannot be unlocked" in caplog.text
    assert table.client(table.greta).get(f"/campaigns/{table.campaign.slug}/rolls/").status_code == 200


def test_an_amendment_draws_anew_and_the_first_roll_stays(table: Table) -> None:
    place = place_of(table)
    roll = actions.roll_now(table.ava, table.campaign.ledger, ask_for_dice("1d20 # Wall"), place)
    first = roll.outcome["total"]
    amended = actions.amend(
        table.ava, roll, "extra-die", ask_for_dice(f"{first}+1d6"), place, seen_revision=0
    )
    roll.refresh_from_db()
    assert roll.outcome["total"] == first
    assert roll.stands["total"] == amended.effective["total"] > first
    report = holds(table)
    assert report["effective"]["1"]["amendments"] == 1
    with pytest.raises(AlreadyAmended):
        actions.amend(table.ava, roll, "reroll", ask_for_dice("1d20"), place, seen_revision=0)
    with pytest.raises(RulesError):
        actions.amend(table.ava, roll, "extra-die", ask_for_dice("99+1d6"), place)
    ruled = actions.rule_on(table.greta, roll, {"total": 3}, "The rope was wet")
    assert ruled.effective["total"] == 3
    assert holds(table)["effective"]["1"] == {"outcome": ruled.effective, "amendments": 2, "ruled": True}
    assert verify(receipt_of(roll))["ok"]


def test_a_note_changes_nothing_and_erased_words_still_verify(table: Table) -> None:
    post = table.post(table.ava, "I climb [[1d20 # for my sister Anna]]")
    roll = Roll.objects.get()
    outcome = roll.outcome
    actions.note(table.greta, roll, "ignored", "Not needed")
    holds(table)
    actions.erase_words(table.greta, [roll], "request")
    roll.refresh_from_db()
    assert roll.words == {}
    assert roll.outcome == outcome
    assert b"Anna" not in ledger_file(table.campaign.ledger)
    holds(table)
    actions.erase_words(None, [roll], "request", body=True)
    report = holds(table)
    assert report["entries"][1]["status"] == "redacted"
    page = table.client(table.ava).get(f"/scenes/{table.scene.pk}/")
    assert page.status_code == 200
    assert post.blocks.filter(kind="roll").exists()


def test_the_database_refuses_to_change_the_ledger(table: Table) -> None:
    from django.db import IntegrityError, InternalError, transaction

    entry = Entry.objects.first()
    for change in (lambda: Entry.objects.update(sig="0"), entry.delete, lambda: Entry.objects.all().delete()):
        with pytest.raises((InternalError, IntegrityError)), transaction.atomic():
            change()
