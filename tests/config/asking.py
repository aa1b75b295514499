"""Asking an ASGI application as a server does, message by message."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

Application = Callable[[Any, Any, Any], Awaitable[Any]]


@dataclass
class Answer:
    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    async def take(self, message: dict[str, Any]) -> None:
        if message["type"].endswith(".start"):
            self.status = message["status"]
            self.headers = {name.decode().lower(): value.decode() for name, value in message["headers"]}
        self.body += message.get("body", b"")


def scope_of(path: str, address: str, kind: str = "http", **headers: str) -> dict[str, Any]:
    named = {"host": "localhost"} | {name.replace("_", "-"): value for name, value in headers.items()}
    return {
        "type": kind,
        "method": "POST",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in named.items()],
        "client": (address, 1234),
        "server": ("localhost", 80),
        "scheme": "http",
    }


async def whole(body: bytes = b"") -> AsyncIterator[bytes]:
    yield body


async def ask(
    application: Application,
    path: str,
    pieces: AsyncIterator[bytes] | None = None,
    *,
    address: str = "192.0.2.1",
    kind: str = "http",
    **headers: str,
) -> Answer:
    """``pieces`` of a body, as they come in; then the client waits."""
    answer, coming = Answer(), pieces or whole()

    async def receive() -> dict[str, Any]:
        piece = await anext(coming, None)
        return {
            "type": "http.request",
            "body": piece or b"",
            "more_body": piece is not None and pieces is not None,
        }

    await application(scope_of(path, address, kind, **headers), receive, answer.take)
    return answer


async def reads_all(scope: Any, receive: Any, send: Any) -> None:
    """An application as Django is: it reads everything, then answers with how much there was."""
    count, more = 0, True
    while more:
        message = await receive()
        count += len(message.get("body", b""))
        more = message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": str(count).encode()})
