"""Which database Django talks to: the one of DATABASE_URL, or the embedded server of the data folder."""

import contextlib
import select
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from psycopg import Connection, OperationalError
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import ConnectionPool

from config.embedded_postgres import DATABASE, PORT, USER, EmbeddedPostgres, socket_folder


def refuse_the_dead(connection: Connection[Any]) -> None:
    """What the pool asks before it gives a connection out. Raises psycopg.OperationalError if the database has closed it.

    An idle connection has nothing to read, unless the database ended (or sent a notice): to look costs microseconds, where a
    statement would cost each request a way to the database and back. One that is dead takes the others of the pool with it, since
    after a restart all are; the pool would otherwise wait longer after each.
    """
    line = select.poll()
    line.register(connection.fileno(), select.POLLIN)
    if not line.poll(0):
        return
    try:
        ConnectionPool.check_connection(connection)
    except OperationalError:
        cast("ConnectionPool[Any]", connection._pool).drain()
        raise


# A request keeps a connection for as long as it runs. The embedded server takes 100 in all, so that four
# processes and the commands beside them fit.
POOL = {"min_size": 1, "max_size": 20, "timeout": 10, "check": refuse_the_dead}


def database_settings(url: str, data_dir: Path) -> dict[str, Any]:
    """The entry for DATABASES. `url` is a libpq address (`postgresql://…`), or empty for the embedded server."""
    settings: dict[str, Any] = {
        "ENGINE": "django.db.backends.postgresql",
        "CONN_MAX_AGE": 0,  # the pool keeps connections; under ASGI kept ones besides would never be closed
        "OPTIONS": {"pool": POOL},
    }
    if not url:
        host = str(socket_folder(data_dir / "postgres"))
        return settings | {"NAME": DATABASE, "USER": USER, "HOST": host, "PORT": PORT}
    parts = conninfo_to_dict(url)
    names = {"NAME": "dbname", "USER": "user", "PASSWORD": "password", "HOST": "host", "PORT": "port"}
    for name, part in names.items():
        settings[name] = str(parts.pop(part, None) or "")
    settings["OPTIONS"] |= parts
    return settings


@contextlib.contextmanager
def database_running(*, forgetful: bool = False) -> Iterator[None]:
    """Inside the block the database of the settings can be reached, outside it no connection is left open.

    `forgetful` is for data that may be lost with the machine (tests): faster, nothing waits for the disk.
    Raises DatabaseUnavailableError.
    """
    from django.conf import settings
    from django.db import connections
    from django.db.backends.postgresql.base import DatabaseWrapper

    with contextlib.ExitStack() as stack:
        if not settings.DATABASE_URL:
            stack.enter_context(EmbeddedPostgres(settings.DATA_DIR / "postgres", forgetful=forgetful))
        try:
            yield
        finally:
            connections.close_all()
            for connection in connections.all(initialized_only=True):
                cast(DatabaseWrapper, connection).close_pool()
