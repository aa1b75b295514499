"""A connection that comes to nothing is cut off."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn

from config import patience
from config.patience import PatientHttp

from .asking import reads_all

SOON = 0.05
LONG = 300


@asynccontextmanager
async def served(
    application: Any, protocols: list[PatientHttp] | None = None
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    config = uvicorn.Config(
        application, http=PatientHttp, lifespan="off", log_config=None, timeout_keep_alive=LONG
    )
    config.load()
    state = uvicorn.server.ServerState()
    loop = asyncio.get_running_loop()

    def protocol() -> PatientHttp:
        made = PatientHttp(config, state, {})
        if protocols is not None:
            protocols.append(made)
        return made

    server = await loop.create_server(protocol, "127.0.0.1", 0)
    try:
        yield await asyncio.open_connection(*server.sockets[0].getsockname())
    finally:
        server.close()


async def is_cut_off(reader: asyncio.StreamReader) -> bool:
    with suppress(ConnectionError):
        async with asyncio.timeout(LONG):
            await reader.read()
    return True


def test_headers_that_come_drop_by_drop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "ASKING", SOON)

    async def client() -> None:
        async with served(reads_all) as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\n")
            with suppress(ConnectionError):
                while not reader.at_eof():
                    writer.write(b"x-more: and more\r\n")
                    await writer.drain()
                    await asyncio.sleep(SOON / 10)

    asyncio.run(client())


def test_nothing_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "ASKING", SOON)

    async def client() -> None:
        async with served(reads_all) as (reader, _writer):
            assert await is_cut_off(reader)

    asyncio.run(client())


def test_sending_on_after_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "ASKING", SOON)

    async def refuses(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 413, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})

    async def client() -> None:
        async with served(refuses) as (reader, writer):
            writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10000000000\r\n\r\n")
            assert b" 413 " in await reader.readline()
            with suppress(ConnectionError):
                while not reader.at_eof():
                    writer.write(bytes(1000))
                    await writer.drain()
                    await asyncio.sleep(SOON / 10)

    asyncio.run(client())


def test_not_taking_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LISTENING", SOON)
    ended = asyncio.Event()

    async def told(scope: Any, receive: Any, send: Any) -> None:
        with suppress(Exception):
            await send({"type": "http.response.start", "status": 200, "headers": []})
            for _ in range(100):
                await send({"type": "http.response.body", "body": bytes(1_000_000), "more_body": True})
        ended.set()

    async def client() -> None:
        async with served(told) as (_reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            await asyncio.wait_for(ended.wait(), LONG)

    asyncio.run(client())


def test_one_page_after_the_other_is_served_and_an_answer_may_take_its_time() -> None:
    running: list[bool] = []

    async def client() -> None:
        protocols: list[PatientHttp] = []

        async def thinks(scope: Any, receive: Any, send: Any) -> None:
            running.append(protocols[0].asking.handle is not None)
            await reads_all(scope, receive, send)

        async with served(thinks, protocols) as (reader, writer):
            for _ in range(2):
                writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n\r\nabc")
                assert b" 200 " in await reader.readline()
                await reader.readuntil(b"\r\n0\r\n\r\n")

    asyncio.run(client())
    assert running == [False, False]
