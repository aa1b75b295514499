"""How long a connection may take for what is no work of ours: uvicorn itself waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

ASKING = 20  # seconds from the first byte of a request, or the opening of the connection, to the end of its headers
LISTENING = 60  # seconds in which something of an answer must be taken


class PatientHttp(H11Protocol):
    """Cuts off whoever does not come to the point, sends on after the answer, or does not take it. How long a body may take is said
    in ``config.bodies``."""

    is_upgraded = False  # to a socket

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.asking = Timer(self.loop, ASKING)
        self.listening = Timer(self.loop, LISTENING)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.asking.begin(transport.abort)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.is_upgraded or (self.cycle is not None and not self.cycle.response_complete):
            self.asking.end()
        else:
            self.asking.begin(self.transport.abort)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.is_upgraded = True
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self.asking.end()
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.listening.begin(self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.listening.end()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.asking.end()
        self.listening.end()


class Timer:
    """Runs out once it has begun, unless it is ended; what comes meanwhile gives no more time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self.loop = loop
        self.seconds = seconds
        self.handle: asyncio.TimerHandle | None = None

    def begin(self, then: Callable[[], None]) -> None:
        if self.handle is None:
            self.handle = self.loop.call_later(self.seconds, then)

    def end(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None
