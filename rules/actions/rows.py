"""The few statements of a roll, written by hand: a roll must not cost more than a handful of round trips, nor the time in which
the ORM puts each statement together. What is written is what ``bulk_create`` would write."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from django.db import connection, models
from django.utils import timezone

from ..models import Certificate, Ledger


@lru_cache(maxsize=64)
def _columns(model: type[models.Model]) -> list[Any]:
    return [field for field in model._meta.concrete_fields if not field.primary_key]


@lru_cache(maxsize=256)
def _insert(model: type[models.Model], count: int) -> str:
    quote = connection.ops.quote_name
    columns = _columns(model)
    names = ", ".join(quote(field.column) for field in columns)
    values = ", ".join([f"({', '.join(['%s'] * len(columns))})"] * count)
    return f"INSERT INTO {quote(model._meta.db_table)} ({names}) VALUES {values} RETURNING id"  # noqa: S608 - our own names


@lru_cache(maxsize=64)
def _kinds(model: type[models.Model]) -> list[tuple[str, bool, bool]]:
    """Of each column: the attribute, whether it holds JSON, whether it is the time of writing."""
    return [
        (field.attname, isinstance(field, models.JSONField), getattr(field, "auto_now_add", False))
        for field in _columns(model)
    ]


def _values(rows: Iterable[models.Model], kinds: list[tuple[str, bool, bool]]) -> list[Any]:
    values = []
    for row in rows:
        for name, is_json, is_now in kinds:
            if is_now:
                setattr(row, name, timezone.now())
            value = getattr(row, name)
            values.append(json.dumps(value) if is_json and value is not None else value)
    return values


Statement = tuple[str, list[Any]]


def insert(*groups: Sequence[models.Model], then: Iterable[Statement] = ()) -> None:
    """New rows, each group of one model, with their ids set; all in one round trip, with what else is to be written."""
    groups = tuple(group for group in groups if group)
    statements = [
        (_insert(type(group[0]), len(group)), _values(group, _kinds(type(group[0])))) for group in groups
    ]
    statements += then
    if not statements:
        return
    with connection.cursor() as cursor:
        cursor.execute(
            "; ".join(sql for sql, _values in statements),
            [value for _sql, values in statements for value in values],
        )
        for group in groups:
            for row, (pk,) in zip(group, cursor.fetchall(), strict=True):
                row.pk = pk
                row._state.adding, row._state.db = False, connection.alias
            cursor.nextset()


@lru_cache(maxsize=1)
def _lock() -> tuple[str, list[str]]:
    quote = connection.ops.quote_name
    fields = Ledger._meta.concrete_fields
    names = ", ".join(f"l.{quote(str(field.column))}" for field in fields)
    newest = f"SELECT serial, key FROM {quote(Certificate._meta.db_table)} ORDER BY serial DESC LIMIT 1"  # noqa: S608
    sql = (
        f"SELECT {names}, c.serial, c.key FROM {quote(Ledger._meta.db_table)} l"  # noqa: S608
        f" LEFT JOIN LATERAL ({newest}) c ON true WHERE l.id = %s FOR UPDATE OF l"
    )
    return sql, [field.attname for field in fields]


def lock(pk: int) -> tuple[Ledger, int | None, str | None]:
    """A ledger, locked until the transaction ends, with serial and key of the site's newest certificate."""
    sql, names = _lock()
    with connection.cursor() as cursor:
        cursor.execute(sql, [pk])
        found = cursor.fetchone()
    if found is None:
        raise Ledger.DoesNotExist
    *values, serial, key = found
    return Ledger.from_db(connection.alias, names, values), serial, key


def moved_head(ledger: Ledger) -> Statement:
    return (
        "UPDATE rules_ledger SET head_seq = %s, head_leaf = %s, head_ts = %s, certificate = %s, next_commit = %s,"
        " pending_seed = %s WHERE id = %s",
        [
            ledger.head_seq,
            ledger.head_leaf,
            ledger.head_ts,
            ledger.certificate,
            ledger.next_commit,
            ledger.pending_seed,
            ledger.pk,
        ],
    )


def pseudonym(ledger_id: int, person_id: int | None) -> str | None:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT actor FROM rules_pseudonym WHERE ledger_id = %s AND person_id IS NOT DISTINCT FROM %s",
            [ledger_id, person_id],
        )
        found = cursor.fetchone()
    return found[0] if found else None
