"""Settings for tests: the real ones on a data folder of their own, quick where nothing is tested by being slow."""

import os
from pathlib import Path

# What a developer has set for their own server is not for the tests; DATABASE_URL is, to test on another server.
for name in (
    "ALLOWED_HOSTS",
    "DEBUG",
    "EMAIL_FROM",
    "EMAIL_URL",
    "FRAMES_URL",
    "LOG_LEVEL",
    "RATE_LIMITS",
    "REDIS_URL",
    "TIRADA_URL",
):
    os.environ.pop(name, None)
os.environ.setdefault("TEST_DATA_DIR", str(Path(__file__).parent.parent / ".data" / "test"))
os.environ["DATA_DIR"] = os.environ["TEST_DATA_DIR"]

# Playwright's event loop lives in the main thread for as long as the browser is open; Django would take every later test for
# one that runs inside it.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"

from config.settings import *  # noqa: E402, F403
from config.settings import DATABASES, STORAGES  # noqa: E402
from config.translations import compile_changed  # noqa: E402

compile_changed()  # before the first app asks for a word, because Django reads each language once

# Each run has a database of its own, so that several can go at once on one server.
DATABASES["default"]["TEST"] = {"NAME": f"test_tirada_{os.getpid()}"}
# Connections in waiting would keep the test database from being dropped.
DATABASES["default"]["OPTIONS"].pop("pool")

# Tasks are done at once, when the transaction that asked for them is committed.
TASKS = {"default": {"BACKEND": "django.tasks.backends.immediate.ImmediateBackend"}}

# A process for each picture would take longer than drawing it.
DRAW_APART = False

# All tests come from one address; test_limits.py switches it on.
RATE_LIMITS = False

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]

# Static files come from where they are written; test_static_files.py looks at the real storage.
STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
WHITENOISE_AUTOREFRESH = WHITENOISE_USE_FINDERS = True
