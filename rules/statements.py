"""Statements on psycopg's own connection, within Django's transaction on it: values travel beside the statement, which the database
reads and plans once. Django's cursor writes the values into it and never prepares any.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from django.db import DEFAULT_DB_ALIAS, connections
from psycopg import Connection, Cursor, RawCursor

PREPARED_AFTER = 3  # times that a connection has seen a statement

Rows = list[tuple[Any, ...]]


def answers(
    sql: str, values: Sequence[Any], *, alias: str = DEFAULT_DB_ALIAS, numbered: bool = False
) -> Rows:
    """The rows that a statement answers with. ``numbered``: its values stand in it as $1, $2 and so on, instead of %s, which a long
    one is searched for each time. Errors are Django's."""
    wrapper = connections[alias]
    wrapper.ensure_connection()
    wrapper.validate_no_broken_transaction()
    line = wrapper.connection
    line.prepare_threshold = PREPARED_AFTER
    began = time.monotonic()
    with wrapper.wrap_database_errors:
        found: Rows = _cursor(line, RawCursor if numbered else Cursor).execute(sql, values).fetchall()
    if wrapper.queries_logged:  # for those who count statements
        wrapper.queries_log.append({"sql": sql, "time": f"{time.monotonic() - began:.3f}"})
    return found


def _cursor(line: Connection[Any], way: type[Any]) -> Any:
    """A cursor knows how values of each type travel once it has met some: one for each way of naming values, kept by the connection
    itself, with which it goes."""
    kept = vars(line).setdefault("tirada_cursors", {})
    if way not in kept:
        kept[way] = way(line)
    return kept[way]
