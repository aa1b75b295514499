"""What all tests stand on: the database of the test run."""

import contextlib
import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import psycopg
import pytest
from django.core.cache import cache
from django.db import connection
from django.utils import timezone, translation
from hypothesis import settings
from pytest_django import DjangoDbBlocker

from config.database import database_running

# The same examples in every run, so that a red run means a change; HYPOTHESIS_PROFILE=default looks for new ones.
settings.register_profile("same examples", derandomize=True, deadline=None, database=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same examples"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whoever works side by side begins with what takes longest, so that all end at about the same time."""
    items.sort(key=lambda item: _LONG_FIRST.search(item.nodeid) is None)


_LONG_FIRST = re.compile(r"/browser/|/test_leaks|/test_server|/test_many_at_once")


@pytest.fixture(scope="session")
def django_db_modify_db_settings(django_db_blocker: DjangoDbBlocker) -> Iterator[None]:
    """The database server runs while there are tests that need it; pytest-django makes the database in it."""
    with database_running(forgetful=True):
        with django_db_blocker.unblock():
            _drop_databases_of_killed_runs()
        yield


def _drop_databases_of_killed_runs() -> None:
    with connection._nodb_cursor() as cursor:
        cursor.execute(r"SELECT datname FROM pg_database WHERE datname ~ '^test_tirada_\d+(_gw\d+)?$'")
        for (name,) in cursor.fetchall():
            if not psutil.pid_exists(int(name.split("_")[2])):
                with contextlib.suppress(psycopg.errors.Error):
                    cursor.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[None]:
    """At the end the test database is dropped, though threads that answered sockets still hold connections to it."""
    yield
    with django_db_blocker.unblock(), connection.cursor() as cursor:
        cursor.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """Not in pytest's own folder: each run that starts closes that to the database's system user, also for runs beside it."""
    with tempfile.TemporaryDirectory(prefix="tirada-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


@pytest.fixture(autouse=True)
def _nobody_reads_yet() -> Iterator[None]:
    """Each test begins without the language and the time zone of the reader that the one before served."""
    yield
    timezone.deactivate()
    translation.deactivate()


@pytest.fixture
def limits_on(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests are counted, all in one window of time, however slow the machine is."""
    settings.RATE_LIMITS = True
    monkeypatch.setattr("accounts.limits.time", lambda: 1_800_000_000.0)
    cache.clear()


pytest_plugins = ["tests.table"]
