"""Files that programs send to be verified: what is taken, from whom, and what is said of the rest."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.test import Client

from rules import checked_files
from rules.ledger.verification import verify
from tests.ledger.ledgers import ROOT, lively_ledger
from tests.table import Table

from .test_programs import ask, error_of, key_of

pytestmark = pytest.mark.django_db

FILE = lively_ledger().bundle().write()


@pytest.fixture
def all_files_are_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checked_files, "SMALL", 100)


@pytest.mark.usefixtures("all_files_are_large")
def test_a_large_file_is_checked_by_a_process_of_its_own_and_told_of_in_the_same_words() -> None:
    assert ask("verify", FILE).json() == verify(FILE)
    stranger = ask(f"verify?root={'ab' * 32}", FILE).json()
    assert (stranger["step"], stranger["seq"]) == (3, 0)


def test_the_root_key_may_be_given_in_capitals_and_must_be_one() -> None:
    assert ask(f"verify?root={ROOT.public.upper()}", FILE).json()["ok"]
    for root in ("", "ab", "xy" * 32):
        assert error_of(ask(f"verify?root={root}", FILE)) == (422, "invalid-input")


def test_who_has_a_token_may_send_a_larger_file(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("campaigns.api.LARGEST_OF_STRANGERS", len(FILE) - 1)
    assert error_of(ask("verify", FILE)) == (413, "too-large")
    assert ask("verify", FILE, key_of(table.ava)).json()["ok"]
    monkeypatch.setattr("campaigns.api.LARGEST", len(FILE) - 1)
    refused = ask("verify", FILE, key_of(table.ava))
    assert error_of(refused) == (413, "too-large")
    assert "files of any size" in refused.json()["error"]["message"]


@pytest.mark.usefixtures("all_files_are_large")
@pytest.mark.parametrize("cost", ["seconds", "computing", "MOST_PARTS", "a child that is ended"])
def test_a_file_that_costs_too_much_is_given_up(monkeypatch: pytest.MonkeyPatch, cost: str) -> None:
    if cost == "a child that is ended":
        monkeypatch.setattr("sys.executable", "/bin/false")
    elif cost == "MOST_PARTS":
        monkeypatch.setattr(checked_files, cost, 1)
    else:
        monkeypatch.setattr(checked_files.STRANGERS, cost, 0.001 if cost == "seconds" else 0)
    assert error_of(ask("verify", FILE)) == (413, "too-large")
    monkeypatch.undo()
    assert ask("verify", FILE).json()["ok"]  # the next one need not wait


@pytest.mark.usefixtures("all_files_are_large")
def test_one_large_file_is_checked_at_a_time_and_the_next_one_waits_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(checked_files, "LONGEST_WAIT", 0.01)
    with checked_files.STRANGERS.taken_by("somebody"):
        busy = ask("verify", FILE)
        assert error_of(busy) == (503, "busy")
        assert busy["Retry-After"]
        monkeypatch.setattr(checked_files, "LONGEST_WAIT", 300)
        with ThreadPoolExecutor() as threads:
            waiting = threads.submit(
                checked_files.report_on, FILE, None, checked_files.STRANGERS, "a patient one"
            )
            while "a patient one" not in checked_files.STRANGERS._askers:
                time.sleep(0.001)  # who stands in the line is told to nobody
            monkeypatch.setattr(checked_files, "SMALL", len(FILE))
            assert ask("verify", FILE).json()["ok"]  # a small one waits for nobody
            checked_files.STRANGERS._turn.release()
            assert waiting.result()["ok"]
            checked_files.STRANGERS._turn.acquire()


@pytest.mark.usefixtures("all_files_are_large")
def test_nobody_is_waiting_twice_and_not_too_many_are() -> None:
    with checked_files.STRANGERS.taken_by("127.0.0.1"):
        assert error_of(ask("verify", FILE)) == (503, "busy")
    checked_files.STRANGERS._askers.update(str(number) for number in range(checked_files.MOST_WAITING + 1))
    assert error_of(ask("verify", FILE)) == (503, "busy")
    checked_files.STRANGERS._askers.clear()
    assert ask("verify", FILE).json()["ok"]


@pytest.mark.usefixtures("all_files_are_large")
def test_strangers_do_not_keep_anybody_with_a_token_waiting(table: Table) -> None:
    with checked_files.STRANGERS.taken_by("somebody"):
        assert ask("verify", FILE, key_of(table.ava)).json()["ok"]


@pytest.mark.usefixtures("limits_on")
def test_a_large_file_counts_as_several_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("campaigns.api.FILE_FOR_ONE", len(FILE) // 9)  # as if it were ten files
    client = Client(REMOTE_ADDR="203.0.113.77")
    left = [ask("verify", FILE, client=client)["RateLimit-Remaining"] for _ in range(3)]
    assert left == ["20", "10", "0"]
    assert error_of(ask("verify", FILE, client=client)) == (429, "too-many-requests")
