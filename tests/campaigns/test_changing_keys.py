"""New keys for the ledger, stolen ones, and a database that was restored from a backup."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from config.secrets_file import SecretsFolder
from rules import keyring
from rules.actions import Place, roll_now
from rules.actions.ledgers import signed_entry
from rules.asking import ask_for_dice
from rules.ledger.verification import verify
from rules.models import Certificate, Entry, Ledger, Roll
from rules.receipts import ledger_file
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
    assert Certificate.objects.count() == 1


def journal_of(settings, ledger: Ledger) -> list[str]:
    entries = Entry.objects.filter(ledger=ledger).order_by("seq")
    return [json.dumps(signed_entry(row).as_json()) for row in entries]


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
