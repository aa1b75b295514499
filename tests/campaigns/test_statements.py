"""Statements on the connection itself, whose cursors are kept: nothing that happens to one of them is felt by the next."""

from __future__ import annotations

import gc
import weakref

import pytest
from django.db import DataError, InterfaceError, OperationalError, connection, transaction
from django.db.transaction import TransactionManagementError

from rules.statements import answers


def add(*values: object) -> object:
    return answers("SELECT $1::int + $2::int", values, numbered=True)[0][0]


@pytest.mark.django_db
def test_after_an_error_the_same_cursor_answers() -> None:
    assert add(1, 2) == 3
    for _ in range(5):  # also when the statement is prepared
        with pytest.raises(DataError), transaction.atomic():
            answers("SELECT 1 / $1::int", [0], numbered=True)
        assert add(1, 2) == 3
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SET LOCAL statement_timeout = 20")
        with pytest.raises(OperationalError), transaction.atomic():
            answers("SELECT pg_sleep($1)", [5], numbered=True)
        assert add(3, 4) == 7


@pytest.mark.django_db
def test_nothing_is_asked_in_a_transaction_that_is_broken() -> None:
    with transaction.atomic():
        transaction.set_rollback(True)
        with pytest.raises(TransactionManagementError):
            add(1, 2)


@pytest.mark.django_db
def test_values_of_other_kinds_travel_as_well_as_the_first() -> None:
    same = "SELECT $1::text"
    assert [answers(same, [value], numbered=True)[0][0] for value in ("a", None, "b", "", "é")] == [
        "a",
        None,
        "b",
        "",
        "é",
    ]
    assert [answers("SELECT %s::bigint", [value])[0][0] for value in (1, 2**40, -1, None)] == [
        1,
        2**40,
        -1,
        None,
    ]


@pytest.mark.django_db(transaction=True)
def test_a_lost_connection_is_replaced_and_forgotten() -> None:
    assert add(1, 2) == 3
    lost = weakref.ref(connection.connection)
    with pytest.raises((OperationalError, InterfaceError)):
        answers("SELECT pg_terminate_backend(pg_backend_pid())", [])
    connection.close()
    assert add(1, 2) == 3
    gc.collect()
    assert lost() is None
