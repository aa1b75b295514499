"""Querysets whose SQL is put together once, and read and planned once by the database.

Django's ORM spends several milliseconds on the SQL of a large queryset, and the database as many on planning it; both more than on
answering it. What every page asks is therefore built at the first call and afterwards only filled with other values, which
travel beside the statement (see ``rules/statements.py``).
"""

from __future__ import annotations

import copy
import datetime
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import Any

from django.db import connections
from django.db.models import Model, QuerySet
from django.db.models.query import ModelIterable

from .statements import answers

Value = int | str | list[int] | datetime.date
_UNLIKELY = 2_000_000_000
_LAST_DAY = datetime.date(9999, 12, 31)


class Prepared[Row: Model]:
    """``build`` makes the queryset of some values: whole numbers, lists of them, words, days. It does the same with all of them,
    and each must stand in the SQL as it was given. There is one statement for each length of the lists."""

    def __init__(self, build: Callable[..., QuerySet[Row]]) -> None:
        self._build = build
        self._statements: dict[tuple[int, ...], Statement] = {}

    def __call__(self, *values: Value) -> list[Row]:
        shape = tuple(len(value) if isinstance(value, list) else -1 for value in values)
        statement = self._statements.get(shape)
        if statement is None:
            statement = self._statements[shape] = Statement.of(self._build, values)
        return statement.rows(_flat(values))


def padded(ids: Iterable[int]) -> list[int]:
    """Ids for a list of a prepared queryset, some of them twice: as many as the next power of two, so that statements are few."""
    found = sorted(ids)
    while len(found) & (len(found) - 1):
        found.append(found[-1])
    return found


@dataclass(frozen=True)
class Asked:
    """A statement that was asked, with its values, and a digest of each row of the answer."""

    statement: Statement
    values: list[Any]
    digests: list[str]


_noted: ContextVar[list[Asked] | None] = ContextVar("noted", default=None)


@contextmanager
def noting() -> Iterator[list[Asked]]:
    """Everything that prepared querysets ask inside the block."""
    asked: list[Asked] = []
    token = _noted.set(asked)
    try:
        yield asked
    finally:
        _noted.reset(token)


@dataclass(frozen=True, eq=False)
class Statement:
    """``parts``: the SQL between the values; everything else that the queryset said stands in it as written. ``places``: which
    value stands between which two."""

    queryset: QuerySet[Any]
    compiler: Any
    parts: tuple[str, ...]
    places: tuple[int, ...]
    converters: Any

    @classmethod
    def of(cls, build: Callable[..., QuerySet[Any]], values: tuple[Value, ...]) -> Statement:
        markers = [_marker(place, value) for place, value in enumerate(values)]
        known = _flat(markers)
        queryset = build(*markers)
        compiler = queryset.query.get_compiler(queryset.db)
        sql, params = compiler.as_sql()
        places = tuple(known.index(param) for param in params if param in known)
        if set(places) != set(range(len(known))):
            raise ValueError(f"a value does not stand in the statement: {sql}")
        first, *pieces = (piece.replace("%%", "%") for piece in sql.split("%s"))
        parts = [first]
        for param, piece in zip(params, pieces, strict=True):
            if param in known:
                parts.append(piece)
            else:
                parts[-1] += _written(queryset.db, param) + piece
        converters = compiler.get_converters([column[0] for column in compiler.select[: compiler.col_count]])
        return cls(queryset, compiler, tuple(parts), places, converters)

    def numbered(self, first: int = 1) -> str:
        """The SQL, its values counted from ``first``."""
        numbers = (f"${number}" for number in range(first, first + len(self.places)))
        return "".join(part for pair in zip(self.parts, [*numbers, ""], strict=True) for part in pair)

    @cached_property
    def sql(self) -> str:
        return self.numbered()

    @cached_property
    def noted_sql(self) -> str:
        """The answer with each row's digest behind it."""
        return f"SELECT answered.*, md5(answered::text) FROM ({self.sql}) AS answered"  # noqa: S608 - the queryset's own

    def digests_sql(self, first: int) -> str:
        """A digest of each row of the answer, in their order."""
        return f"SELECT md5(answered::text) FROM ({self.numbered(first)}) AS answered"  # noqa: S608 - the queryset's own

    def answer(self, values: list[Any]) -> list[tuple[Any, ...]]:
        params = [values[place] for place in self.places]
        noted = _noted.get()
        if noted is None:
            return answers(self.sql, params, alias=self.queryset.db, numbered=True)
        rows = answers(self.noted_sql, params, alias=self.queryset.db, numbered=True)
        noted.append(Asked(self, params, [row[-1] for row in rows]))
        return [row[:-1] for row in rows]

    def rows(self, values: list[Any]) -> list[Any]:
        compiler = copy.copy(self.compiler)
        compiler.connection = connections[self.queryset.db]
        compiler.execute_sql = lambda **_how: [self.answer(values)]
        compiler.get_converters = lambda _columns: self.converters
        source = SimpleNamespace(
            db=self.queryset.db,
            model=self.queryset.model,
            query=SimpleNamespace(get_compiler=lambda using: compiler),
            _fetch_mode=self.queryset._fetch_mode,  # type: ignore[attr-defined]
            _known_related_objects={},
        )
        return list(ModelIterable(source))  # type: ignore[arg-type]


def _written(alias: str, param: Any) -> str:
    """A constant of the queryset as SQL."""
    with connections[alias].cursor() as cursor:
        return str(cursor.mogrify("%s", [param]))


def _marker(place: int, value: Value) -> Value:
    """A value of the same kind that stands nowhere else."""
    if isinstance(value, list):
        return [_UNLIKELY + 1000 * place + number for number in range(len(value))]
    if isinstance(value, datetime.date):
        return _LAST_DAY - datetime.timedelta(place)
    if isinstance(value, str):
        return f"{_UNLIKELY}-{place}"
    return _UNLIKELY + 1000 * place


def _flat(values: Iterable[Value]) -> list[Any]:
    return [one for value in values for one in (value if isinstance(value, list) else [value])]
