"""What the environment makes of the settings. Each asks a fresh Python, because settings are read once."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from config.database import database_settings
from config.mail import mailer_settings

ASK = """
import json, sys
from config import settings
print(json.dumps({name: getattr(settings, name, None) for name in sys.argv[1:]}, default=str))
"""


def settings_with(tmp_path: Path, *names: str, **environment: str) -> dict[str, Any]:
    plain = {key: value for key, value in os.environ.items() if key not in {"DATABASE_URL", "SECRET_KEY"}}
    answer = subprocess.run(
        [sys.executable, "-c", ASK, *names],
        env=plain | {"DATA_DIR": str(tmp_path)} | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(answer.stdout)


def test_at_home_only_this_machine_is_answered_and_cookies_work_without_https(tmp_path: Path) -> None:
    found = settings_with(tmp_path, "ALLOWED_HOSTS", "DEBUG", "SESSION_COOKIE_SECURE", "SECURE_HSTS_SECONDS")
    assert found == {
        "ALLOWED_HOSTS": ["localhost", "127.0.0.1", "[::1]"],
        "DEBUG": False,
        "SESSION_COOKIE_SECURE": False,
        "SECURE_HSTS_SECONDS": 0,
    }


def test_a_public_https_address_is_answered_and_tightens_cookies(tmp_path: Path) -> None:
    found = settings_with(
        tmp_path,
        "ALLOWED_HOSTS",
        "CSRF_TRUSTED_ORIGINS",
        "SESSION_COOKIE_SECURE",
        "CSRF_COOKIE_SECURE",
        "SECURE_HSTS_SECONDS",
        TIRADA_URL="https://play.example.org:8443/",
    )
    assert "play.example.org" in found["ALLOWED_HOSTS"]
    assert found["CSRF_TRUSTED_ORIGINS"] == ["https://play.example.org:8443"]
    assert found["SESSION_COOKIE_SECURE"]
    assert found["CSRF_COOKIE_SECURE"]
    assert found["SECURE_HSTS_SECONDS"] >= 365 * 24 * 3600


def test_the_host_of_frames_is_answered_and_trusted_with_nothing(tmp_path: Path) -> None:
    found = settings_with(
        tmp_path,
        "ALLOWED_HOSTS",
        "CSRF_TRUSTED_ORIGINS",
        "FRAMES_URL",
        "MEDIA_URL",
        "SECURE_CSP",
        TIRADA_URL="https://play.example.org",
        FRAMES_URL="https://frames.example.net/",
    )
    assert {"play.example.org", "frames.example.net"} <= set(found["ALLOWED_HOSTS"])
    assert found["CSRF_TRUSTED_ORIGINS"] == ["https://play.example.org"]
    assert found["FRAMES_URL"] == "https://frames.example.net"
    assert found["MEDIA_URL"] == "https://frames.example.net/media/"
    assert found["SECURE_CSP"]["img-src"] == ["'self'", "data:", "https://frames.example.net"]
    assert settings_with(tmp_path, "ALLOWED_HOSTS", "FRAMES_URL") == {
        "ALLOWED_HOSTS": ["localhost", "127.0.0.1", "[::1]"],
        "FRAMES_URL": "",
    }


def test_the_secret_key_is_made_once_for_a_data_folder(tmp_path: Path) -> None:
    first = settings_with(tmp_path, "SECRET_KEY")
    assert len(first["SECRET_KEY"]) >= 50
    assert settings_with(tmp_path, "SECRET_KEY") == first
    assert settings_with(tmp_path, "SECRET_KEY", SECRET_KEY="given") == {"SECRET_KEY": "given"}


def test_redis_serves_cache_and_sockets(tmp_path: Path) -> None:
    address = "redis://localhost:6379/3"
    found = settings_with(tmp_path, "CACHES", "CHANNEL_LAYERS", REDIS_URL=address)
    assert found["CACHES"]["default"]["LOCATION"] == address
    assert found["CHANNEL_LAYERS"]["default"]["CONFIG"]["hosts"] == [address]


def test_without_an_address_the_embedded_database_is_used(tmp_path: Path) -> None:
    found = database_settings("", tmp_path)
    assert (found["NAME"], found["HOST"]) == ("tirada", str(tmp_path / "postgres"))
    assert found["CONN_MAX_AGE"] == 0
    assert found["OPTIONS"]["pool"]


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        (
            "postgresql://ava:p%40ss@db.example.org:6432/game?sslmode=require",
            ("ava", "p@ss", "db.example.org", "6432"),
        ),
        ("postgresql:///game?host=/run/postgresql", ("", "", "/run/postgresql", "")),
    ],
)
def test_an_address_leads_to_another_database(tmp_path: Path, url: str, expected: tuple[str, ...]) -> None:
    found = database_settings(url, tmp_path)
    assert tuple(found[name] for name in ("USER", "PASSWORD", "HOST", "PORT")) == expected
    assert found["NAME"] == "game"
    assert found["OPTIONS"].get("sslmode") == ("require" if "sslmode" in url else None)


def test_mails_go_to_the_console_unless_told_otherwise() -> None:
    assert mailer_settings("")["BACKEND"].endswith("console.EmailBackend")


@pytest.mark.parametrize(
    ("url", "port", "tls", "ssl"),
    [
        ("smtp://ava:p%40ss@mail.example.org", 587, True, False),
        ("smtps://ava:p%40ss@mail.example.org", 465, False, True),
        ("smtp+plain://ava:p%40ss@mail.example.org:2525", 2525, False, False),
    ],
)
def test_mails_go_to_the_server_of_the_address(url: str, port: int, tls: bool, ssl: bool) -> None:
    options = mailer_settings(url)["OPTIONS"]
    assert (options["host"], options["username"], options["password"]) == ("mail.example.org", "ava", "p@ss")
    assert (options["port"], options["use_tls"], options["use_ssl"]) == (port, tls, ssl)


@pytest.mark.parametrize("url", ["mail.example.org", "http://mail.example.org", "smtp://"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="EMAIL_URL"):
        mailer_settings(url)
