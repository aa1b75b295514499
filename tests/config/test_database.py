"""The pool of connections gives out none that the database has closed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.db import connection
from psycopg import Connection, OperationalError
from psycopg_pool import ConnectionPool

from config.database import POOL, refuse_the_dead

pytestmark = pytest.mark.django_db(transaction=True)
SIZE = 5


@pytest.fixture
def pool() -> Iterator[ConnectionPool[Connection]]:
    kwargs = connection.get_connection_params() | {"autocommit": True}
    for name in ("cursor_factory", "context"):  # Django's own, for its own connection
        kwargs.pop(name, None)
    with ConnectionPool[Connection](kwargs=kwargs, **POOL | {"min_size": SIZE, "max_size": SIZE}) as pool:
        pool.wait()
        yield pool


def processes(pool: ConnectionPool[Connection]) -> set[int]:
    """Those of the database behind each connection."""
    lines = [pool.getconn() for _ in range(SIZE)]
    for line in lines:
        pool.putconn(line)
    return {line.info.backend_pid for line in lines}


def end(*numbers: int) -> None:
    with connection.cursor() as cursor:
        for number in numbers:
            cursor.execute("SELECT pg_terminate_backend(%s, 5000)", [number])


def test_a_restart_of_the_database_costs_no_request_an_error(pool: ConnectionPool[Connection]) -> None:
    before = processes(pool)
    end(*before)
    for _ in range(2 * SIZE):
        with pool.connection(timeout=5) as line:
            assert line.execute("SELECT 1").fetchone() == (1,)
    assert not before & processes(pool)


def test_a_living_connection_is_given_without_asking_the_database(pool: ConnectionPool[Connection]) -> None:
    with pool.connection() as line, connection.cursor() as cursor:
        line.execute("SELECT 'the last one'")
        refuse_the_dead(line)
        cursor.execute("SELECT query FROM pg_stat_activity WHERE pid = %s", [line.info.backend_pid])
        assert cursor.fetchone() == ("SELECT 'the last one'",)


def test_a_notice_that_waits_to_be_read_is_no_death(pool: ConnectionPool[Connection]) -> None:
    with pool.connection() as line, connection.cursor() as cursor:
        line.execute("LISTEN news")
        cursor.execute("NOTIFY news")
        refuse_the_dead(line)
        assert line.execute("SELECT 1").fetchone() == (1,)


def test_a_dead_one_is_refused(pool: ConnectionPool[Connection]) -> None:
    with pool.connection() as line:
        end(line.info.backend_pid)
        with pytest.raises(OperationalError):
            refuse_the_dead(line)
