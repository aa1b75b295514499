"""Statements on psycopg's own connection, within Django's transaction on it: values travel beside the statement, which the database
reads and plans once. Django's cursor writes the values into it and never prepares any.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from django.db import DEFAULT_DB_ALIAS, connections
from psycopg import Cursor

PREPARED_AFTER = 3  # times that a connection has seen a statement

Rows = list[tuple[Any, ...]]


def answers(sql: str, values: Sequence[Any], *, alias: str = DEFAULT_DB_ALIAS) -> Rows:
    """The rows that a statement answers with. Errors are Django's."""
    wrapper = connections[alias]
    wrapper.ensure_connection()
    wrapper.validate_no_broken_transaction()
    line = wrapper.connection
    line.prepare_threshold = PREPARED_AFTER
    began = time.monotonic()
    with wrapper.wrap_database_errors:
        found: Rows = Cursor(line).execute(sql, values).fetchall()
    if wrapper.queries_logged:  # for those who count statements
        wrapper.queries_log.append({"sql": sql, "time": f"{time.monotonic() - began:.3f}"})
    return found
