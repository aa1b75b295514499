"""The few statements of a roll, written by hand: a roll must not cost more than a handful of round trips, nor the time in which
the ORM puts each statement together. What is written is what ``bulk_create`` would write.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.db import DEFAULT_DB_ALIAS, connection, models
from django.utils import timezone

from ..models import Certificate, Entry, Ledger, Pseudonym
from ..statements import answers

Statement = tuple[str, list[Any]]

# --- New rows


@dataclass(frozen=True)
class _Column:
    name: str
    attribute: str
    is_json: bool
    is_time_of_writing: bool


@lru_cache(maxsize=64)
def _columns(model: type[models.Model]) -> list[_Column]:
    quote = connection.ops.quote_name
    return [
        _Column(
            quote(str(field.column)),
            field.attname,
            isinstance(field, models.JSONField),
            getattr(field, "auto_now_add", False),
        )
        for field in model._meta.concrete_fields
        if not field.primary_key
    ]


@lru_cache(maxsize=256)
def _insert(model: type[models.Model], count: int, *, of_new_entries: bool) -> str:
    """``of_new_entries``: the rows' own entries come with the same statement, where they are known by leaf."""
    columns = _columns(model)
    places = [
        "(SELECT id FROM new_entries WHERE leaf = %s)"
        if of_new_entries and column.attribute == "entry_id"
        else "%s"
        for column in columns
    ]
    names = ", ".join(column.name for column in columns)
    rows = ", ".join([f"({', '.join(places)})"] * count)
    table = connection.ops.quote_name(model._meta.db_table)
    leaf = ", leaf" if model is Entry else ""
    return f"INSERT INTO {table} ({names}) VALUES {rows} RETURNING id{leaf}"  # noqa: S608 - our own names


def _values(rows: Iterable[Any], columns: list[_Column]) -> list[Any]:
    values: list[Any] = []
    for row in rows:
        for column in columns:
            if column.is_time_of_writing:
                setattr(row, column.attribute, timezone.now())
            value = getattr(row, column.attribute)
            if value is None and column.attribute == "entry_id":
                value = row.entry.leaf
            values.append(json.dumps(value) if column.is_json and value is not None else value)
    return values


def insert(*groups: Sequence[models.Model], then: Iterable[Statement] = ()) -> None:
    """New rows, each group of one model, with their ids set; all in one statement, with what else is to be written.

    Entries come first; rows of other groups may refer to entries of the same call, which have no id yet.
    """
    groups = tuple(group for group in groups if group)
    parts: dict[str, str] = {}
    values: list[Any] = []
    for group in groups:
        model: Any = type(group[0])
        of_new_entries = getattr(group[0], "entry_id", 0) is None
        name = "new_entries" if model is Entry else f"new_{model._meta.model_name}"
        parts[name] = _insert(model, len(group), of_new_entries=of_new_entries)
        values += _values(group, _columns(model))
    ids = ", ".join(f"ARRAY(SELECT id FROM {name})" for name in parts) or "NULL"  # noqa: S608 - our own names
    for number, (sql, given) in enumerate(then):
        parts[f"then_{number}"] = sql
        values += given
    if not parts:
        return
    whole = ", ".join(f"{name} AS ({sql})" for name, sql in parts.items())
    (made,) = answers(f"WITH {whole} SELECT {ids}", values)
    for group, keys in zip(groups, made, strict=False):
        for row, pk in zip(group, keys, strict=True):
            row.pk = pk
            row._state.adding, row._state.db = False, DEFAULT_DB_ALIAS
    for row in (row for group in groups for row in group if getattr(row, "entry_id", 0) is None):
        row.entry_id = row.entry.pk  # type: ignore[attr-defined]


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


# --- The lock


@dataclass(frozen=True)
class Locked:
    """A ledger, locked until the transaction ends; serial and key of the site's newest certificate; the person's pseudonym."""

    ledger: Ledger
    serial: int | None
    key: str | None
    actor: str | None


@lru_cache(maxsize=1)
def _lock() -> tuple[str, list[str]]:
    quote = connection.ops.quote_name
    fields = Ledger._meta.concrete_fields
    names = ", ".join(f"l.{quote(str(field.column))}" for field in fields)
    newest = f"SELECT serial, key FROM {quote(Certificate._meta.db_table)} ORDER BY serial DESC LIMIT 1"  # noqa: S608
    sql = (
        f"SELECT {names}, c.serial, c.key, p.actor FROM {quote(Ledger._meta.db_table)} l"  # noqa: S608
        f" LEFT JOIN {quote(Pseudonym._meta.db_table)} p"
        " ON p.ledger_id = l.id AND p.person_id IS NOT DISTINCT FROM %s"
        f" LEFT JOIN LATERAL ({newest}) c ON true WHERE l.id = %s FOR UPDATE OF l"
    )
    return sql, [field.attname for field in fields]


def lock(pk: int, person_id: int | None) -> Locked:
    sql, names = _lock()
    found = answers(sql, [person_id, pk])
    if not found:
        raise Ledger.DoesNotExist
    *values, serial, key, actor = found[0]
    return Locked(Ledger.from_db(connection.alias, names, values), serial, key, actor)
