"""How much a request may bring along, and in what time.

Django writes all of a request to memory and disk before a view sees any of it, so what is too large is refused before: by its
``Content-Length``, and, where that is missing, while it is counted.
"""

from __future__ import annotations

import asyncio
from typing import Any

from django.conf import settings

from rules.checked_files import LARGEST, LARGEST_OF_STRANGERS, MEGABYTE

from .turning_away import Application, Receive, Scope, Send, turn_away

# A form of pictures. Past 5 MB each its own page says what is wrong, and keeps what was typed.
WITH_FILES = 32 * MEGABYTE
# Django refuses the same, but says only that it did not understand.
WITHOUT: int = settings.DATA_UPLOAD_MAX_MEMORY_SIZE

GRACE = 30  # seconds in which nobody need be fast
SLOWEST = 5000  # bytes a second, on the whole


class _Refused(Exception):
    """Carries the status with which to answer."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class BoundedBodies:
    """Answers 413 to what is too large, and 408 to what comes too slowly."""

    def __init__(self, application: Application) -> None:
        self.application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        most = most_bytes(scope["path"], headers)
        if _length(headers) > most:
            await turn_away(scope, send, 413)
            return
        try:
            await self.application(scope, _counting(receive, most), send)
        except _Refused as refused:
            leaving = {"Connection": "close"} if refused.status == 408 else None
            await turn_away(scope, send, refused.status, leaving)


def most_bytes(path: str, headers: dict[bytes, bytes]) -> int:
    """What may be sent to an address."""
    if path == "/api/verify":
        return LARGEST if b"authorization" in headers else LARGEST_OF_STRANGERS
    if headers.get(b"content-type", b"").lower().startswith(b"multipart/form-data"):
        return WITH_FILES
    return WITHOUT


def _length(headers: dict[bytes, bytes]) -> int:
    said = headers.get(b"content-length", b"0")
    return int(said) if said.isdigit() else 0


def _counting(receive: Receive, most: int) -> Receive:
    """``receive``, until the body is whole: then it is only asked whether the client has gone, which takes as long as it takes."""
    loop = asyncio.get_running_loop()
    begun, count, is_whole = loop.time(), 0, False

    async def counted() -> Any:
        nonlocal count, is_whole
        if is_whole:
            return await receive()
        try:
            async with asyncio.timeout_at(begun + GRACE + count / SLOWEST):
                message = await receive()
        except TimeoutError:
            raise _Refused(408) from None
        count += len(message.get("body", b""))
        if count > most:
            raise _Refused(413)
        is_whole = not message.get("more_body", False)
        return message

    return counted
