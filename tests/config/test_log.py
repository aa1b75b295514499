"""The log says everything, but not the same thing without end."""

from __future__ import annotations

import logging

from config.log import FewOfAKind


def record(message: str, *about: str, name: str = "django.security.csrf") -> logging.LogRecord:
    return logging.LogRecord(name, logging.WARNING, "", 0, message, about, None)


def test_of_ten_thousand_alike_some_pass_and_the_next_minute_says_how_many_did_not() -> None:
    times = [0.0]
    few = FewOfAKind(30, clock=lambda: times[0])
    passed = sum(few.filter(record("Forbidden (%s): %s", "no cookie", f"/{n}")) for n in range(10_000))
    assert passed == 30
    assert few.filter(record("Invalid HTTP request received.", name="uvicorn.error"))
    times[0] = 60.0
    later = record("Forbidden (%s): %s", "no cookie", "/roll")
    assert few.filter(later)
    assert later.getMessage() == "Forbidden (no cookie): /roll (9970 more of these were left out)"
    last = record("Forbidden (%s): %s", "no cookie", "/roll")
    assert few.filter(last)
    assert last.getMessage() == "Forbidden (no cookie): /roll"
