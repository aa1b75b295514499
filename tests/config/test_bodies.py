"""What is too large or too slow is refused before it is written anywhere."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from config import bodies
from config.bodies import WITH_FILES, WITHOUT, BoundedBodies
from rules.checked_files import LARGEST, LARGEST_OF_STRANGERS

from .asking import Answer, ask, reads_all

FORM = {"content_type": "application/x-www-form-urlencoded"}
FILES = {"content_type": "multipart/form-data; boundary=x"}
TOKEN = {"authorization": "Bearer tirada_x"}
LIMITS = [
    ("/scenes/1/write/", FORM, WITHOUT),
    ("/scenes/1/pictures/", FILES, WITH_FILES),
    ("/api/sandbox/rolls", {}, WITHOUT),
    ("/api/verify", {}, LARGEST_OF_STRANGERS),
    ("/api/verify", TOKEN, LARGEST),
]


def asked(path: str, pieces: Callable[[], AsyncIterator[bytes]] | None = None, **headers: str) -> Answer:
    return asyncio.run(ask(BoundedBodies(reads_all), path, pieces() if pieces else None, **headers))


def bytes_of(count: int) -> Callable[[], AsyncIterator[bytes]]:
    async def pieces() -> AsyncIterator[bytes]:
        left = count
        while left:
            piece = min(left, 100_000)
            left -= piece
            yield bytes(piece)

    return pieces


@pytest.mark.parametrize(("path", "headers", "most"), LIMITS)
def test_each_address_takes_as_much_as_it_can_use_and_no_more(
    path: str, headers: dict[str, str], most: int
) -> None:
    assert asked(path, bytes_of(most), **headers).body == str(most).encode()
    assert asked(path, bytes_of(most + 1), **headers).status == 413
    assert asked(path, content_length=str(most), **headers).status == 200
    assert asked(path, content_length=str(most + 1), **headers).status == 413


def test_what_says_that_it_is_too_large_is_not_read_at_all() -> None:
    async def never() -> AsyncIterator[bytes]:
        pytest.fail("a body was read")
        yield b""

    assert asked("/", never, content_length="10000000000").status == 413


def test_of_a_body_without_end_only_so_much_is_read() -> None:
    read = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal read
        while True:
            read += 1_000_000
            yield bytes(1_000_000)

    assert asked("/", endless).status == 413
    assert read <= WITHOUT + 1_000_000


def test_a_page_says_it_in_the_readers_language_and_the_api_in_its_own_shape() -> None:
    page = asked("/", content_length="10000000000", accept_language="es")
    assert 'lang="es"' in page.body.decode()
    assert page.headers["content-type"].startswith("text/html")
    chosen = asked("/", content_length="10000000000", accept_language="es", cookie="django_language=it")
    assert 'lang="it"' in chosen.body.decode()
    program = asked("/api/sandbox/rolls", content_length="10000000000")
    assert json.loads(program.body)["error"] == {
        "code": "too-large",
        "message": "That is larger than can be taken.",
    }
    verifier = asked("/api/verify", content_length="10000000000")
    assert "files of any size" in json.loads(verifier.body)["error"]["message"]


def test_who_sends_drop_by_drop_is_not_waited_for(monkeypatch: Any) -> None:
    monkeypatch.setattr(bodies, "GRACE", 0.05)

    async def drops() -> AsyncIterator[bytes]:
        while True:
            await asyncio.sleep(0.01)
            yield b"."

    answer = asked("/", drops)
    assert answer.status == 408
    assert answer.headers["connection"] == "close"


def test_an_answer_may_take_as_long_as_it_takes(monkeypatch: Any) -> None:
    monkeypatch.setattr(bodies, "GRACE", 0.01)

    async def answers_late(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await receive()  # as Django does, to hear whether the client has gone
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def then_waits(scope: Any, receive: Any, send: Any) -> None:
        messages = iter([{"type": "http.request", "body": b"all of it"}])

        async def received() -> Any:
            return next(messages, None) or await asyncio.Event().wait()

        await BoundedBodies(answers_late)(scope, received, send)

    assert asyncio.run(ask(then_waits, "/")).status == 200
