"""Many connections at one ledger, and a server that is killed while it rolls: on a real PostgreSQL."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from django.db import connection, transaction

from accounts.models import User
from campaigns.actions import rolls_to_ask, save_draft
from campaigns.actions.rolling import roll_for_draft
from campaigns.models import Scene
from rules.actions import Place, ask_roll, open_ledger, roll_in_sandbox, roll_now, sandbox_of
from rules.asking import RollAsk, ask_for_dice
from rules.ledger.entries import Entry as SignedEntry
from rules.ledger.entries import Head
from rules.ledger.verification import verify
from rules.models import Entry, Ledger, Roll
from rules.receipts import head_of, ledger_file
from tests.own_request import own_request
from tests.table import Table

CONNECTIONS = 16


def at_once(work: Any, times: int = CONNECTIONS) -> list[Any]:
    start = threading.Barrier(times)

    def go(place: int) -> Any:
        start.wait()
        try:
            return work(place)
        finally:
            connection.close()

    with ThreadPoolExecutor(times) as crowd:
        return list(crowd.map(go, range(times)))


@pytest.mark.django_db(transaction=True)
def test_sixteen_connections_leave_one_gapless_chain() -> None:
    people = [User.objects.create(username=f"p{n}", email=f"p{n}@example.org") for n in range(CONNECTIONS)]
    ledger = open_ledger(Ledger.Kind.CAMPAIGN)
    asked = ask_for_dice("3d6 # All at once")

    def roll_a_few(place: int) -> None:
        for _ in range(4):
            roll_now(people[place], ledger, asked, Place())

    at_once(roll_a_few)
    numbers = list(Entry.objects.filter(ledger=ledger).order_by("seq").values_list("seq", flat=True))
    assert numbers == list(range(4 * CONNECTIONS + 1))
    report = verify(ledger_file(ledger))
    assert report["ok"], report
    assert len(report["unattached"]) == Roll.objects.count() == 4 * CONNECTIONS


@pytest.mark.django_db(transaction=True)
def test_the_same_retry_key_from_sixteen_connections_rolls_once() -> None:
    visitor = secrets.token_hex(32)
    asked = ask_for_dice("1d20")
    rolls = at_once(lambda place: roll_in_sandbox(None, sandbox_of(None, visitor), asked, "the same").code)
    assert len(set(rolls)) == 1
    assert Roll.objects.count() == 1
    assert Ledger.objects.filter(visitor=visitor).count() == 1


def while_held(rows: Any, work: Any, times: int = 4) -> list[Any]:
    """What ``work`` gives on several connections, each of which comes while somebody else holds the rows that it will lock."""

    def go() -> Any:
        try:
            return work()
        finally:
            connection.close()

    with ThreadPoolExecutor(times) as crowd:
        with transaction.atomic():
            list(rows.select_for_update(of=("self",)))
            coming = [crowd.submit(go) for _ in range(times)]
            while waiting() < times and not any(one.done() for one in coming):
                time.sleep(0.01)  # the database tells nobody who waits for a lock: it has to be asked
        return [one.result() for one in coming]


def waiting() -> int:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT pg_stat_clear_snapshot()"
        )  # or the transaction sees for ever what it saw first
        cursor.execute(
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND wait_event_type = 'Lock'"
        )
        return int(cursor.fetchone()[0])


def message(ledger: Ledger, asked: RollAsk, place: Place) -> bytes:
    head = Head.of(SignedEntry.read(head_of(ledger)["head"]))
    return json.dumps(own_request(head, asked.ask, place.context, asked.words)).encode()


@pytest.mark.django_db(transaction=True)
def test_a_message_sent_again_before_it_was_answered_gets_the_first_ones_answer(table: Table) -> None:
    ava, scene, sandbox = table.ava, table.scene, sandbox_of(table.ava)
    sent = message(sandbox, ask_for_dice("1d20"), Place())
    made = while_held(
        Ledger.objects.filter(pk=sandbox.pk), lambda: ask_roll(ava, sandbox, sent, Place()).roll.code
    )
    assert len(set(made)) == 1

    draft = save_draft(ava, scene, text="[[2d6]]", speaker=str(table.mara.pk), audience=None)
    (wanted,) = rolls_to_ask(ava, scene, draft, table.mara)
    of_draft = message(scene.campaign.ledger, wanted.asked, wanted.place)
    made = while_held(
        Scene.objects.filter(pk=scene.pk),
        lambda: roll_for_draft(ava, scene, of_draft, slot=0, speaker=table.mara).roll.code,
    )
    assert len(set(made)) == 1
    assert Roll.objects.count() == 2


# --- A server that is killed


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


class Server:
    """`script/server`'s program on a data folder of its own, in a process that can be killed."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith(("TEST_", "DJANGO_"))},
            "DATA_DIR": str(self.folder),
            "PORT": str(self.port),
            "DEMO": "off",
            "RATE_LIMITS": "off",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "config.server"],
            env=environment,
            stdout=(self.folder / "out").open("ab"),
            stderr=subprocess.STDOUT,
        )
        end = time.monotonic() + 120
        while time.monotonic() < end:
            try:
                self.get("systems/dice")
                return
            except (urllib.error.URLError, ConnectionError):
                assert self.process.poll() is None, (self.folder / "out").read_text()
                time.sleep(0.2)
        raise AssertionError((self.folder / "out").read_text())

    def get(self, path: str) -> Any:
        # The port is open before the pages are: on a busy machine the first answer takes long.
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/{path}", timeout=120) as answer:
            return json.load(answer)

    def roll(self, retry: str, cookie: str) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/sandbox/rolls",
            json.dumps({"dice": "8d6", "retry": retry}).encode(),
            {"Content-Type": "application/json", "Cookie": f"visitor={cookie}"},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(60)


def test_after_kill_9_the_retry_gives_the_roll_that_fell(tmp_path: Path) -> None:
    server = Server(tmp_path)
    cookie, retries = secrets.token_urlsafe(32), [f"retry-key-{n:04}" for n in range(400)]
    answered: dict[str, Any] = {}
    try:
        server.start()

        def ask_all() -> None:
            for retry in retries:
                try:
                    answered[retry] = server.roll(retry, cookie)
                except (OSError, ValueError):
                    return

        asking = threading.Thread(target=ask_all)
        asking.start()
        while len(answered) < 5:
            time.sleep(0.02)
        server.kill()
        asking.join()
        assert len(answered) < len(retries)
        server.start()
        in_flight = retries[len(answered)]
        again = {retry: server.roll(retry, cookie) for retry in [*answered, in_flight]}
        assert {retry: again[retry]["code"] for retry in answered} == {
            retry: answer["code"] for retry, answer in answered.items()
        }
        numbers = sorted(answer["number"] for answer in again.values())
        # One number each: the request whose answer was lost has one roll, made before the kill or after, never two.
        assert numbers == list(range(1, len(again) + 1))
        assert server.roll(in_flight, cookie)["code"] == again[in_flight]["code"]
    finally:
        server.stop()
