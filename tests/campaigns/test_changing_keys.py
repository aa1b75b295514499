"""New keys for the ledger, stolen ones, and a database that was restored from a backup."""

from __future__ import annotations

import json
import secrets
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import transaction
from django.utils import timezone

from campaigns.models import Campaign
from config.secrets_file import SecretsFolder
from rules import keyring, pages
from rules.actions import (
    Place,
    StaleHead,
    amend,
    ask_roll,
    attach,
    erase_words,
    head_to_ask_at,
    note,
    open_ledger,
    reveal,
    roll_now,
    rule_on,
)
from rules.asking import ask_for_dice
from rules.ledger.entries import Entry as SignedEntry
from rules.ledger.entries import Head
from rules.ledger.requests import make_request
from rules.ledger.verification import verify
from rules.models import Certificate, Entry, Ledger, Roll
from rules.receipts import head_of, ledger_file, receipt_of
from tests.table import Table


@pytest.fixture(autouse=True)
def own_secrets(settings, tmp_path: Path) -> Any:
    """Keys of this test alone."""
    settings.SECRETS = SecretsFolder(tmp_path / "secrets")
    settings.LEDGER_JOURNAL = tmp_path / "journal.jsonl"
    for kept in (keyring.online_key, keyring._seeds):
        kept.cache_clear()
    yield
    for kept in (keyring.online_key, keyring._seeds):
        kept.cache_clear()


def rolled(table: Table, count: int = 1, **given: Any) -> None:
    for _ in range(count):
        roll_now(table.ava, table.campaign.ledger, ask_for_dice("1d20"), Place(), **given)


def said(*arguments: str) -> str:
    out = StringIO()
    call_command("ledger_key", *arguments, stdout=out)
    return out.getvalue()


def statuses(table: Table) -> list[tuple[str, str]]:
    report = verify(ledger_file(table.campaign.ledger))
    assert report["ok"], report
    return [(entry["type"], entry["status"]) for entry in report["entries"]]


def test_after_a_rotation_everything_verifies(table: Table) -> None:
    before = keyring.online_key().public
    rolled(table)
    output = said("rotate")
    assert "certificate 2 (rotation)" in output
    assert "0 have not taken it up" in output
    rolled(table)
    assert keyring.online_key().public != before
    assert statuses(table) == [
        ("genesis", "verified"),
        ("roll", "verified"),
        ("key", "verified"),
        ("roll", "verified"),
    ]


def test_after_a_theft_entries_are_unsure_and_the_seed_is_given_up(table: Table) -> None:
    rolled(table)
    pending = Ledger.objects.get().next_commit
    since = timezone.now()
    rolled(table)
    output = said("compromised", "--since", since.isoformat())
    assert "unsure" in output
    rolled(table)
    assert [status for kind, status in statuses(table) if kind == "roll"] == [
        "verified",
        "unsure",
        "verified",
    ]
    key, void = Entry.objects.filter(seq__in=(3, 4)).order_by("seq")
    assert json.loads(key.body or "")["good"] == 1
    assert json.loads(void.body or "")["why"] == "key"
    assert Ledger.objects.get().next_commit != pending


def test_the_pages_and_the_receipt_of_an_unsure_roll_say_so(table: Table) -> None:
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    rolled(table)
    since = timezone.now()
    rolled(table)
    said("compromised", "--since", since.isoformat())
    rolled(table)
    client, told = table.client(None), "may have been in other hands"
    for roll, status in zip(Roll.objects.order_by("number"), ("verified", "unsure", "verified"), strict=True):
        report = verify(client.get(f"/r/{roll.code}.json").content)
        assert report["ok"]
        assert [one["status"] for one in report["entries"] if one["seq"] == roll.number] == [status]
        page = client.get(f"/r/{roll.code}").content.decode()
        assert (told in page.partition("data-verify-lead")[2]) is (status == "unsure")
        assert f'name="twitter:data2" content="{status.capitalize()}"' in page
        assert (f'· {status}"' in page) is True
    ledger = client.get(f"/campaigns/{table.campaign.slug}/rolls/").content.decode()
    assert "Number 2 is unsure" in ledger


def test_cards_in_the_thread_and_in_frames_say_that_they_are_unsure(table: Table) -> None:
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    client, told = table.client(None), "Unsure: the key"
    since = timezone.now()
    table.post(table.ava, "Perhaps [[1d6]]")
    assert told not in client.get(f"/scenes/{table.scene.pk}/").content.decode()
    said("compromised", "--since", since.isoformat())
    table.post(table.ava, "Surely [[1d8]]")
    assert client.get(f"/scenes/{table.scene.pk}/").content.decode().count(told) == 1
    frames = [
        client.get(f"/r/{roll.code}/embed").content.decode() for roll in Roll.objects.order_by("number")
    ]
    assert [told in frame for frame in frames] == [True, False]


def test_an_amendment_that_is_unsure_makes_its_roll_unsure(table: Table) -> None:
    rolled(table)
    roll, since = Roll.objects.get(), timezone.now()
    rule_on(table.greta, roll, {"total": 20}, "A gift")
    said("compromised", "--since", since.isoformat())
    report = verify(receipt_of(roll))
    assert [one["status"] for one in report["entries"] if one["type"] == "amend"] == ["unsure"]
    assert pages.is_unsure(report)


def test_a_running_server_takes_the_new_key_up_by_itself(table: Table) -> None:
    old = keyring.online_key()
    said("rotate")
    keyring.online_key.cache_clear()
    new = keyring.online_key()
    assert old.public != new.public
    assert keyring.current_certificate().key == new.public


@pytest.mark.parametrize("since", ["yesterday", "2026-11-30", "2026-13-41T10:00:00Z", "2999-01-01T00:00:00Z"])
def test_a_time_that_is_none_changes_nothing(table: Table, since: str) -> None:
    with pytest.raises(CommandError):
        said("compromised", "--since", since)
    assert Certificate.objects.count() == 1


def test_without_the_root_key_or_with_another_one_nothing_changes(table: Table, settings) -> None:
    root = settings.SECRETS.folder / keyring.ROOT_KEY
    assert "still on this machine" in said("status")
    root.unlink()
    assert "as it should be" in said("status")
    with pytest.raises(CommandError, match="not here"):
        said("rotate")
    assert not root.exists()
    root.write_text("ab" * 32)
    with pytest.raises(CommandError, match="not the one"):
        said("rotate")
    root.write_text("abcd")
    with pytest.raises(CommandError, match="32 bytes"):
        said("rotate")
    assert Certificate.objects.count() == 1


def late_ledger(table: Table, settings) -> Ledger:
    """A ledger that has not yet taken up a key that the site has: a command changed it a moment ago."""
    rolled(table)
    keyring.change_online_key("rotation")
    return table.campaign.ledger


def asked_at(head: dict[str, Any]) -> bytes:
    req, openings = make_request(
        Head.of(SignedEntry.read(head["head"])),
        ask_for_dice("1d20").ask,
        context=Place().context,
        texts={},
        nonce=secrets.token_bytes(32),
        salts={"ctx": secrets.token_bytes(32)},
        client=True,
    )
    return json.dumps({"retry": secrets.token_hex(16), "req": req, "openings": openings}).encode()


def test_at_a_head_that_is_given_for_asking_a_roll_can_be_made(table: Table, settings) -> None:
    ledger = late_ledger(table, settings)
    head = head_to_ask_at(ledger)
    assert head["certificate"]["cert"]["serial"] == 2
    assert ask_roll(table.ava, ledger, asked_at(head), Place()).roll.number == 3


def test_who_asks_at_a_head_before_the_new_key_asks_again(table: Table, settings) -> None:
    ledger = late_ledger(table, settings)
    with pytest.raises(StaleHead):
        ask_roll(table.ava, ledger, asked_at(head_of(ledger)), Place())
    assert Roll.objects.count() == 1
    assert ask_roll(table.ava, ledger, asked_at(head_to_ask_at(ledger)), Place()).made


@pytest.mark.parametrize(
    "act",
    [
        lambda table, roll: roll_now(table.ava, table.campaign.ledger, ask_for_dice("1d20"), Place()),
        lambda table, roll: amend(table.ava, roll, "reroll", ask_for_dice("1d20"), Place()),
        lambda table, roll: rule_on(table.greta, roll, {"total": 3}, "So be it"),
        lambda table, roll: note(table.greta, roll, "ignored"),
        lambda table, roll: attach(
            table.ava, table.campaign.ledger, [roll], post_key="ab" * 16, text="Words"
        ),
        lambda table, roll: erase_words(None, [roll], "asked-for"),
        lambda table, roll: table.post(table.ava, "I climb. [[1d20]]"),
        lambda table, roll: reveal(
            table.greta,
            roll_now(table.greta, table.campaign.ledger, ask_for_dice("1d6"), Place(), sealed=True),
        ),
    ],
    ids=["roll", "amend", "rule", "note", "attach", "erase", "post", "reveal"],
)
def test_whatever_is_written_first_takes_the_new_key_up(table: Table, settings, act: Any) -> None:
    ledger = late_ledger(table, settings)
    act(table, Roll.objects.get())
    assert Entry.objects.get(ledger=ledger, seq=2).type == "key"
    statuses(table)


def journal_of(settings, ledger: Ledger) -> list[str]:
    entries = Entry.objects.filter(ledger=ledger).order_by("seq")
    return [json.dumps(SignedEntry.stored(row.envelope, row.body, row.sig).as_json()) for row in entries]


def lose_everything() -> None:
    """As if the backup had been made before any ledger was opened."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute(
            "SET CONSTRAINTS ALL IMMEDIATE; TRUNCATE rules_ledger CASCADE; SET CONSTRAINTS ALL DEFERRED"
        )


def test_a_restored_database_goes_on_where_the_journal_ends(table: Table, settings) -> None:
    rolled(table, 3)
    lines = journal_of(settings, table.campaign.ledger)
    codes = set(Roll.objects.values_list("code", flat=True))
    lose_everything()
    settings.LEDGER_JOURNAL.write_text("\n".join([*lines, '{"envel']))
    out = StringIO()
    call_command("ledger_restore", stdout=out)
    assert "4 entries replayed" in out.getvalue()
    assert set(Roll.objects.values_list("code", flat=True)) == codes
    ledger = Ledger.objects.get()
    report = verify(ledger_file(ledger))
    assert report["ok"], report
    assert json.loads(Entry.objects.get(seq=4).body or "")["why"] == "lost"
    roll_now(None, ledger, ask_for_dice("1d20"), Place())
    assert verify(ledger_file(ledger))["ok"]
    call_command("ledger_restore", stdout=out)  # again changes nothing
    assert Entry.objects.count() == 6


def test_a_line_that_was_cut_off_stops_nobody(
    table: Table, settings, django_capture_on_commit_callbacks
) -> None:
    journal = settings.LEDGER_JOURNAL
    with django_capture_on_commit_callbacks(execute=True):
        hurt, whole = open_ledger("campaign"), open_ledger("campaign")
    with journal.open("a") as file:
        file.write('{"envel')
    with django_capture_on_commit_callbacks(execute=True):
        shut = roll_now(table.ava, whole, ask_for_dice("1d20 # Ambush"), Place(), sealed=True)
        roll_now(table.ava, hurt, ask_for_dice("1d20"), Place())
    lines = journal.read_text().split("\n")
    assert lines[2] == '{"envel'
    journal.write_text("\n".join([*lines[:4], lines[4][:200]]))  # the disk was full
    with django_capture_on_commit_callbacks(execute=True):
        roll_now(table.ava, hurt, ask_for_dice("1d20"), Place())
    with_a_gap = journal.read_text()
    out, err = StringIO(), StringIO()
    call_command("ledger_restore", stdout=out, stderr=err)
    assert "2 entries that only the database held" in out.getvalue()  # and the first of the table's ledger
    assert "Line 3 " in err.getvalue()
    completed = journal.read_text()
    lose_everything()
    journal.write_text(with_a_gap)
    with pytest.raises(CommandError, match="could not be restored"):
        call_command("ledger_restore", stdout=out, stderr=err)
    assert f"{hurt.log}: step 5" in err.getvalue()
    assert [ledger.log for ledger in Ledger.objects.all()] == [whole.log]
    assert Roll.objects.get(code=shut.code).sealed
    journal.write_text(completed)
    call_command("ledger_restore", stdout=out, stderr=err)
    assert Ledger.objects.count() == 3
    assert all(verify(ledger_file(ledger))["ok"] for ledger in Ledger.objects.all())


def restored() -> None:
    call_command("ledger_restore", stdout=StringIO())
    assert verify(ledger_file(Ledger.objects.get()))["ok"]


def test_amendments_rulings_and_opened_seals_stand_on_the_cards_again(
    table: Table, django_capture_on_commit_callbacks
) -> None:
    ledger = table.campaign.ledger
    with django_capture_on_commit_callbacks(execute=True):
        ledger = open_ledger("campaign")
        roll = roll_now(table.ava, ledger, ask_for_dice("4d6kh3"), Place())
        total = roll.outcome["total"]
        more = ask_for_dice(f"{total}+1d6")
        amended = amend(table.ava, roll, "extra-die", more, Place())
        rule_on(table.greta, roll, {"total": 30}, "A gift")
        opened = roll_now(table.greta, ledger, ask_for_dice("1d100"), Place(), sealed=True)
        reveal(table.greta, opened)
        shut = roll_now(table.greta, ledger, ask_for_dice("2d6 # Ambush"), Place(), sealed=True)
        attach(table.ava, ledger, [roll], post_key="ab" * 16, text="Words")
        erased = roll_now(table.ben, ledger, ask_for_dice("1d8"), Place())
        erase_words(None, [erased], "asked-for", body=True)
    lose_everything()
    restored()
    roll = Roll.objects.get(code=roll.code)
    assert [one.op for one in roll.amendments.all()] == ["extra-die", "ruling"]
    assert roll.amendments.first().effective == amended.effective
    assert roll.effective == {**amended.effective, "total": 30}
    assert roll.ruled
    assert roll.post_key == "ab" * 16
    opened = Roll.objects.get(code=opened.code)
    assert not opened.sealed
    assert opened.outcome["total"] == opened.dice[0][1]
    gone = Roll.objects.get(code=erased.code)
    assert gone.entry.body is None
    assert gone.outcome is None
    shut = Roll.objects.get(code=shut.code)
    assert shut.sealed
    assert reveal(None, shut).reason == "Ambush"  # its words were locked up with it
    assert verify(ledger_file(Ledger.objects.get()))["ok"]
    for code in (roll.code, opened.code, gone.code, shut.code):
        receipt = receipt_of(Roll.objects.get(code=code))
        assert verify(receipt)["ok"]


def test_what_a_backup_lacks_is_done_to_what_it_has(
    table: Table, settings, django_capture_on_commit_callbacks
) -> None:
    """The roll, its words and its seal are older than the backup; amending, opening and erasing came later."""
    ledger = table.campaign.ledger
    settings.LEDGER_JOURNAL.write_text("\n".join([*journal_of(settings, ledger), ""]))
    with django_capture_on_commit_callbacks(execute=True):
        roll = roll_now(table.ava, ledger, ask_for_dice("1d20 # Climb"), Place())
        shut = roll_now(table.greta, ledger, ask_for_dice("1d100 # Ambush"), Place(), sealed=True)
    savepoint = transaction.savepoint_create()
    with django_capture_on_commit_callbacks(execute=True):
        more = ask_for_dice(f"{roll.outcome['total']}+1d4")
        total = amend(table.ava, roll, "extra-die", more, Place()).effective["total"]
        reveal(table.greta, shut)
        erase_words(None, [roll], "asked-for")
    transaction.savepoint_rollback(savepoint)
    assert Roll.objects.get(code=roll.code).reason == "Climb"
    restored()
    roll = Roll.objects.get(code=roll.code)
    assert roll.effective["total"] == total
    assert roll.reason == ""
    assert not roll.entry.openings.exclude(name="ctx").exists()
    shut = Roll.objects.get(code=shut.code)
    assert not shut.sealed
    assert shut.reason == "Ambush"


def test_a_journal_that_was_tampered_with_changes_nothing(table: Table, settings) -> None:
    rolled(table, 2)
    lines = journal_of(settings, table.campaign.ledger)
    lose_everything()
    forged = json.loads(lines[2])
    forged["sig"] = forged["sig"][::-1]
    settings.LEDGER_JOURNAL.write_text("\n".join([*lines[:2], json.dumps(forged)]))
    err = StringIO()
    with pytest.raises(CommandError, match="could not be restored"):
        call_command("ledger_restore", stdout=StringIO(), stderr=err)
    assert "step 4" in err.getvalue()
    assert not Ledger.objects.exists()
