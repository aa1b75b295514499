"""What was made of the database's answers, for as long as it would answer the same.

While something is made, each prepared statement that it asks is noted with digests of its answer's rows. When the same things are
wanted again, one statement asks for the digests alone; whatever has another one is asked and made anew. So nothing has to be
forgotten when something changes, and several processes need not tell each other.

What is made may depend on the answers and on the key, and on nothing else: no other statements (with any, it is not kept), no
chance, and no clock beyond what the key says of the time.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.db import connection

from rules.prepared import Asked, Statement, noting
from rules.statements import answers

from .memory import Memory

MOST = 2000
MOST_LARGE = 200


@dataclass(frozen=True)
class Wanted:
    """``is_lasting``: whether what was made may be given out again. ``is_large``: it has some tens of kilobytes, and fewer such are
    kept."""

    key: Hashable
    make: Callable[[], Any]
    is_lasting: Callable[[Any], bool] = lambda _made: True
    is_large: bool = False

    @property
    def memory(self) -> Memory[_Answered]:
        return _large if self.is_large else _memories


@dataclass(frozen=True)
class _Answered:
    made: Any
    asked: tuple[Asked, ...]


_memories: Memory[_Answered] = Memory(MOST)
_large: Memory[_Answered] = Memory(MOST_LARGE)


def remembered(*wanted: Wanted) -> list[Any]:
    """What each makes."""
    known = [one.memory.get(one.key) for one in wanted]
    fresh = _still_so([memory for memory in known if memory])
    return [
        memory.made if memory and id(memory) in fresh else _made(one)
        for one, memory in zip(wanted, known, strict=True)
    ]


def _still_so(memories: Sequence[_Answered]) -> set[int]:
    """Ids of those of which the database would answer all as it did; one statement."""
    if not memories:
        return set()
    asked = [one for memory in memories for one in memory.asked]
    sql = _digests_of(tuple(one.statement for one in asked))
    (row,) = answers(sql, [value for one in asked for value in one.values], numbered=True)
    digests = iter(row)
    return {
        id(memory)
        for memory, same in [
            (memory, [next(digests) == one.digests for one in memory.asked]) for memory in memories
        ]
        if all(same)
    }


@lru_cache(maxsize=256)
def _digests_of(statements: tuple[Statement, ...]) -> str:
    columns, first = [], 1
    for statement in statements:
        columns.append(f"ARRAY({statement.digests_sql(first)})")
        first += len(statement.places)
    return f"SELECT {', '.join(columns)}"


def _made(wanted: Wanted) -> Any:
    others: list[str] = []

    def note_other(execute: Any, sql: str, params: Any, many: bool, context: Any) -> Any:
        others.append(sql)
        return execute(sql, params, many, context)

    with connection.execute_wrapper(note_other), noting() as asked:
        made = wanted.make()
    if asked and not others and wanted.is_lasting(made):
        wanted.memory.put(wanted.key, _Answered(made, tuple(asked)))
    else:
        wanted.memory.drop(wanted.key)
    return made


def forget_all() -> None:
    """As in a process that has just begun."""
    _memories.clear()
    _large.clear()
