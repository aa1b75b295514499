"""Rolls recorded and signed in a second, through the action, against a raw transaction of three writes on the same database.

Runs in a data folder of its own (DATA_DIR, else a temporary one) with the embedded server, or on DATABASE_URL. Nothing else
should use that database. Each connection rolls in a campaign of its own; connections are threads of one process that keeps
to one core, on both sides, as a server without WORKERS has them. The wanted ratio is 0.2, at 1 and at 8 connections.
"""

from __future__ import annotations

import os
import secrets
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable

CONNECTIONS = (1, 8)
ROUNDS = 3
SECONDS = 4.0
WANTED = 0.2
ASKS = ("4d6kh3 # Strength", "2d20kh1+5 vs 15 by 5 # Climb", "1d100", "8d6!")

Work = Callable[[], None]


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ.setdefault("DATA_DIR", folder)
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        import django

        django.setup()
        from config.cores import keep_to_one_core
        from config.database import database_running

        with database_running():
            from django.core.management import call_command

            call_command("migrate", verbosity=0)
            keep_to_one_core()
            enough = [measured(count) for count in CONNECTIONS]
    sys.exit(0 if all(enough) else 1)


def measured(connections: int) -> bool:
    """Raw and recorded turn about, so that a busy moment of the machine meets both; the medians are compared."""
    recorded_work, raw_work = recorded(connections), raw(connections)
    pairs = [(rate(raw_work), rate(recorded_work)) for _ in range(ROUNDS)]
    plain = statistics.median(pair[0] for pair in pairs)
    rolls = statistics.median(pair[1] for pair in pairs)
    ratio = statistics.median(pair[1] / pair[0] for pair in pairs)
    plural = "s" if connections > 1 else ""
    print(
        f"{connections} connection{plural}: {rolls:.0f} rolls/s recorded and signed, {plain:.0f}/s raw transactions"
        f" of three writes: {ratio:.2f} (at least {WANTED} wanted)"
    )
    return ratio >= WANTED


def rate(work: list[Work]) -> float:
    """How often all threads together did their work in a second."""
    from django.db import connection

    counts = [0] * len(work)
    start = threading.Barrier(len(work) + 1)
    end = [float("inf")]

    def go(place: int) -> None:
        start.wait()
        while time.perf_counter() < end[0]:
            work[place]()
            counts[place] += 1
        connection.close()

    threads = [threading.Thread(target=go, args=(place,)) for place in range(len(work))]
    for thread in threads:
        thread.start()
    start.wait()
    began = time.perf_counter()
    end[0] = began + SECONDS
    for thread in threads:
        thread.join()
    return sum(counts) / (time.perf_counter() - began)


def recorded(connections: int) -> list[Work]:
    from accounts.models import User
    from campaigns.actions import create_campaign
    from rules.actions import Place, roll_now
    from rules.asking import ask_for_dice

    work: list[Work] = []
    for _number in range(connections):
        name = f"bench-{secrets.token_hex(6)}"
        person = User.objects.create(username=name, email=f"{name}@example.org", display_name=name)
        campaign = create_campaign(person, title=name, system="dice", language="en")
        asks = [ask_for_dice(typed) for typed in ASKS]
        count = [0]

        def roll(ledger=campaign.ledger, person=person, asks=asks, count=count) -> None:  # type: ignore[no-untyped-def]
            count[0] += 1
            roll_now(person, ledger, asks[count[0] % len(asks)], Place())

        work.append(roll)
    return work


def raw(connections: int) -> list[Work]:
    """An entry, a roll and the moved head, without Django: the least that any server would write."""
    import psycopg
    from django.db import connection

    address = connection.get_connection_params()
    address = {key: address[key] for key in ("dbname", "user", "password", "host", "port") if key in address}
    text = "x" * 900
    with psycopg.connect(**address, autocommit=True) as once:
        once.execute(
            "CREATE TABLE IF NOT EXISTS bench_head (id int PRIMARY KEY, seq int NOT NULL, leaf text NOT NULL)"
        )
        once.execute(
            "CREATE TABLE IF NOT EXISTS bench_entry"
            " (id bigserial PRIMARY KEY, head int, seq int, body text, UNIQUE (head, seq))"
        )
        once.execute(
            "CREATE TABLE IF NOT EXISTS bench_roll (id bigserial PRIMARY KEY, entry bigint UNIQUE, code text)"
        )
        for place in range(connections):
            once.execute(
                "INSERT INTO bench_head VALUES (%s, 0, '') ON CONFLICT (id) DO NOTHING",
                [100 * connections + place],
            )
    work: list[Work] = []
    for place in range(connections):
        line = psycopg.connect(**address, autocommit=True)
        head = 100 * connections + place

        def write(line=line, head=head) -> None:  # type: ignore[no-untyped-def]
            with line.transaction():
                seq = line.execute(
                    "UPDATE bench_head SET seq = seq + 1, leaf = %s WHERE id = %s RETURNING seq",
                    [text[:64], head],
                ).fetchone()[0]
                entry = line.execute(
                    "INSERT INTO bench_entry (head, seq, body) VALUES (%s, %s, %s) RETURNING id",
                    [head, seq, text],
                ).fetchone()[0]
                line.execute("INSERT INTO bench_roll (entry, code) VALUES (%s, %s)", [entry, text[:12]])

        work.append(write)
    return work


if __name__ == "__main__":
    main()
