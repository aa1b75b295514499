"""The two statements of a roll, written by hand: a roll must not cost more than a handful of round trips, nor the time in which
the ORM puts each statement together. What is written is what ``bulk_create`` would write.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from operator import attrgetter
from typing import Any

import orjson
from django.db import DEFAULT_DB_ALIAS, connection, models
from django.utils import timezone

from ..models import Certificate, Entry, Ledger, Pseudonym
from ..statements import answers

# --- New rows


@dataclass(frozen=True)
class _Group:
    """New rows of one model. ``of_new_entries``: their entries come with the same statement, where they are known by leaf."""

    model: type[models.Model]
    size: int
    of_new_entries: bool

    @classmethod
    def of(cls, rows: Sequence[models.Model]) -> _Group:
        return cls(type(rows[0]), len(rows), getattr(rows[0], "entry_id", 0) is None)

    @property
    def name(self) -> str:
        return "new_entries" if self.model is Entry else f"new_{self.model._meta.model_name}"

    @property
    def sql(self) -> str:
        columns = _columns(self.model)
        places = ["%s"] * len(columns.names)
        if self.of_new_entries and columns.entry is not None:
            places[columns.entry] = "(SELECT id FROM new_entries WHERE leaf = %s)"
        names = ", ".join(columns.names)
        rows = ", ".join([f"({', '.join(places)})"] * self.size)
        table = connection.ops.quote_name(self.model._meta.db_table)
        leaf = ", leaf" if self.model is Entry else ""
        return f"INSERT INTO {table} ({names}) VALUES {rows} RETURNING id{leaf}"  # noqa: S608 - our own names


@dataclass(frozen=True)
class _Columns:
    """All columns of a model but its key, and where among them are JSON, the time of writing and the row's entry."""

    names: tuple[str, ...]
    read: attrgetter[Any]
    json: tuple[int, ...]
    time_of_writing: tuple[tuple[int, str], ...]
    entry: int | None

    def values(self, row: Any, now: datetime.datetime) -> list[Any]:
        values = list(self.read(row))
        for at in self.json:
            if values[at] is not None:
                values[at] = orjson.dumps(values[at]).decode()
        for at, attribute in self.time_of_writing:
            values[at] = now
            setattr(row, attribute, now)
        if self.entry is not None and values[self.entry] is None:
            values[self.entry] = row.entry.leaf
        return values


@lru_cache(maxsize=64)
def _columns(model: type[models.Model]) -> _Columns:
    fields = [field for field in model._meta.concrete_fields if not field.primary_key]
    attributes = [field.attname for field in fields]
    return _Columns(
        tuple(connection.ops.quote_name(str(field.column)) for field in fields),
        attrgetter(*attributes),
        tuple(at for at, field in enumerate(fields) if isinstance(field, models.JSONField)),
        tuple(
            (at, field.attname) for at, field in enumerate(fields) if getattr(field, "auto_now_add", False)
        ),
        attributes.index("entry_id") if "entry_id" in attributes else None,
    )


_HEAD = ("head_seq", "head_leaf", "head_ts", "certificate", "next_commit", "pending_seed")


# However many there are, they are one value: they need no ids and are not looked at again.
_OPENINGS = (
    "INSERT INTO rules_opening (entry_id, name, salt, value) SELECT e.id, o.name, o.salt, o.value"
    " FROM jsonb_to_recordset(%s) AS o(leaf text, name text, salt text, value jsonb) JOIN new_entries e USING (leaf)"
)


@lru_cache(maxsize=256)
def _statement(*groups: _Group, with_openings: bool) -> str:
    """All groups, the openings and the moved head. Its values are numbered, in the order of groups, rows and columns."""
    parts = [f"{group.name} AS ({group.sql})" for group in groups]
    if with_openings:
        parts.append(f"new_openings AS ({_OPENINGS})")
    head = ", ".join(f"{column} = %s" for column in _HEAD)
    parts.append(f"moved AS (UPDATE rules_ledger SET {head} WHERE id = %s)")  # noqa: S608 - our own names
    ids = ", ".join(f"ARRAY(SELECT id FROM {group.name})" for group in groups)  # noqa: S608 - our own names
    numbers = count(1)
    return re.sub("%s", lambda _: f"${next(numbers)}", f"WITH {', '.join(parts)} SELECT {ids or 'NULL'}")


def insert(ledger: Ledger, *groups: Sequence[models.Model], openings: Sequence[dict[str, Any]] = ()) -> None:
    """New rows, each group of one model, with their ids set, and the ledger's head as it is now; all in one statement.

    Entries come first; rows of other groups may refer to entries of the same call, which have no id yet. ``openings``: name, salt
    and value of each, and the leaf of its entry.
    """
    groups = tuple(group for group in groups if group)
    shapes = [_Group.of(group) for group in groups]
    values: list[Any] = []
    now = timezone.now()
    for group in groups:
        columns = _columns(type(group[0]))
        for row in group:
            values += columns.values(row, now)
    if openings:
        values.append(orjson.dumps(openings).decode())
    values += [getattr(ledger, column) for column in _HEAD]
    sql = _statement(*shapes, with_openings=bool(openings))
    (made,) = answers(sql, [*values, ledger.pk], numbered=True)
    for group, keys in zip(groups, made, strict=False):
        for row, pk in zip(group, keys, strict=True):
            row.pk = pk
            row._state.adding, row._state.db = False, DEFAULT_DB_ALIAS
    for group, shape in zip(groups, shapes, strict=True):
        if shape.of_new_entries:
            for row in group:
                row.entry_id = row.entry.pk  # type: ignore[attr-defined]


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
    fields = [field for field in Ledger._meta.concrete_fields if field.name not in ("owner", "created_at")]
    names = ", ".join(f"l.{quote(str(field.column))}" for field in fields)
    newest = f"SELECT serial, key FROM {quote(Certificate._meta.db_table)} ORDER BY serial DESC LIMIT 1"  # noqa: S608
    sql = (
        f"SELECT {names}, c.serial, c.key, p.actor FROM {quote(Ledger._meta.db_table)} l"  # noqa: S608
        f" LEFT JOIN {quote(Pseudonym._meta.db_table)} p"
        " ON p.ledger_id = l.id AND p.person_id IS NOT DISTINCT FROM $1"
        f" LEFT JOIN LATERAL ({newest}) c ON true WHERE l.id = $2 FOR UPDATE OF l"
    )
    return sql, [field.attname for field in fields]


def lock(pk: int, person_id: int | None) -> Locked:
    sql, names = _lock()
    found = answers(sql, [person_id, pk], numbered=True)
    if not found:
        raise Ledger.DoesNotExist
    *values, serial, key, actor = found[0]
    return Locked(Ledger.from_db(connection.alias, names, values), serial, key, actor)
