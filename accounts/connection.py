"""The database has twenty connections for a process, and a request keeps one for as long as it runs."""

from __future__ import annotations

from django.db import connection


def give_back() -> None:
    """Before what takes long and needs none: the next statement takes another one. Inside a transaction it is kept."""
    if not connection.in_atomic_block:
        connection.close()
