"""What all tests stand on: the database of the test run."""

import contextlib
from collections.abc import Iterator

import psutil
import psycopg
import pytest
from django.db import connection
from django.utils import timezone, translation
from pytest_django import DjangoDbBlocker

from config.database import database_running


@pytest.fixture(scope="session")
def django_db_modify_db_settings(django_db_blocker: DjangoDbBlocker) -> Iterator[None]:
    """The database server runs while there are tests that need it; pytest-django makes the database in it."""
    with database_running(forgetful=True):
        with django_db_blocker.unblock():
            _drop_databases_of_killed_runs()
        yield


def _drop_databases_of_killed_runs() -> None:
    with connection._nodb_cursor() as cursor:
        cursor.execute(r"SELECT datname FROM pg_database WHERE datname ~ '^test_tirada_\d+$'")
        for (name,) in cursor.fetchall():
            if not psutil.pid_exists(int(name.rpartition("_")[2])):
                with contextlib.suppress(psycopg.errors.Error):
                    cursor.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


@pytest.fixture(autouse=True)
def _nobody_reads_yet() -> Iterator[None]:
    """Each test begins without the language and the time zone of the reader that the one before served."""
    yield
    timezone.deactivate()
    translation.deactivate()


pytest_plugins = ["tests.table"]
