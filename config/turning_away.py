"""Refusals by what stands before Django: a page in the reader's language, or JSON in the shape of the API's errors."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from functools import lru_cache
from io import BytesIO
from typing import Any

from django.core.handlers.asgi import ASGIRequest
from django.template.loader import render_to_string
from django.utils.translation import get_language_from_request, override
from django.utils.translation import gettext as _

from campaigns.api import said_of_too_much

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[Any]]

FIXED = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'",
    "referrer-policy": "same-origin",
    "vary": "Accept-Language, Cookie",
    "x-content-type-options": "nosniff",
}


async def turn_away(scope: Scope, send: Send, status: int, headers: Mapping[str, str] | None = None) -> None:
    """Answers a request, or the opening of a socket, with 408, 413 or 429."""
    kind = scope["path"] if scope["path"].startswith("/api/") else ""
    body = _said(status, "verify" if kind == "/api/verify" else kind[:5], _language(scope))
    told = FIXED | {
        "content-type": "application/json; charset=utf-8" if kind else "text/html; charset=utf-8",
        "content-length": str(len(body)),
        **{name.lower(): value for name, value in (headers or {}).items()},
    }
    raw = [(name.encode(), value.encode()) for name, value in told.items()]
    what = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await send({"type": f"{what}.start", "status": status, "headers": raw})
    await send({"type": f"{what}.body", "body": body})


def _language(scope: Scope) -> str:
    return get_language_from_request(ASGIRequest(scope | {"method": "GET"}, BytesIO()))


@lru_cache(maxsize=64)
def _said(status: int, kind: str, language: str) -> bytes:
    """``kind``: empty for a page, otherwise what of the API was asked."""
    with override(language):
        if not kind:
            title, sentence = _for_readers(status)
            return render_to_string(
                "turned_away.html", {"title": title, "sentence": sentence, "is_back": status != 429}
            ).encode()
        code, message = _for_programs(status)
        if status == 413 and kind == "verify":
            message = said_of_too_much()
        return json.dumps({"error": {"code": code, "message": message}}, ensure_ascii=False).encode()


def _for_readers(status: int) -> tuple[str, str]:
    return {
        408: (
            _("That took too long"),
            _("What was sent came so slowly that the server stopped waiting. Go back and send it again."),
        ),
        413: (
            _("That is too large"),
            _("What was sent is larger than can be taken here. Go back, make it smaller and send it again."),
        ),
        429: (
            _("Too many requests"),
            _("Very much was asked for from your network in a short time. Wait a minute, then go on."),
        ),
    }[status]


def _for_programs(status: int) -> tuple[str, str]:
    return {
        408: ("too-slow", _("That came too slowly.")),
        413: ("too-large", _("That is larger than can be taken.")),
        429: ("too-many-requests", _("That was asked for very often. Wait a moment.")),
    }[status]
