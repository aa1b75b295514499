"""A host that serves frames of rolls and people's pictures and nothing else (FRAMES_URL): a mistake there shares no site with
anybody's session."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from channels.security.websocket import WebsocketDenier
from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.loader import render_to_string
from django.urls import Resolver404, resolve
from django.utils.translation import get_language_from_request, override

from .frames import is_frame_host

_PORTRAITS = "/media/portraits/"


class FrameHostMiddleware:
    """At the frames' host only frames are there, the stylesheet that they ask for, and pictures. Who asks is never looked at, even
    where a browser sends a cookie."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not settings.FRAMES_URL:
            return self.get_response(request)
        if not is_frame_host(request.get_host()):
            if request.path_info.startswith(_PORTRAITS):
                return HttpResponseRedirect(settings.FRAMES_URL + request.path_info)
            return self.get_response(request)
        for name in ("HTTP_COOKIE", "HTTP_AUTHORIZATION"):
            request.META.pop(name, None)
        if not is_here(request.path_info):
            return nothing_here(request)
        response = self.get_response(request)
        response.cookies.clear()
        return response if response.status_code < 400 else nothing_here(request, response)


def is_here(path: str) -> bool:
    if path.startswith((f"{settings.STATIC_URL}css/", _PORTRAITS)):
        return True
    try:
        return resolve(path).url_name in ("roll_frame", "picture_elsewhere")
    except Resolver404:
        return False


def nothing_here(request: HttpRequest, instead_of: HttpResponse | None = None) -> HttpResponse:
    """A page without the site's navigation, none of which is at this host; it leads to the site."""
    status = instead_of.status_code if instead_of else 404
    with override(get_language_from_request(request)):
        page = render_to_string("rules/no_frame.html", {"status": status, "site": settings.TIRADA_URL})
    headers = {
        "Cache-Control": "no-store",
        "Content-Security-Policy": "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    }
    if instead_of and "Retry-After" in instead_of:
        headers["Retry-After"] = instead_of["Retry-After"]
    return HttpResponse(page, status=status, headers=headers)


class NoSocketsForFrames:
    """No socket is opened at the frames' host, nor by a page from there."""

    def __init__(self, application: Any) -> None:
        self.application = application

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> Any:
        said = {name: value.decode("latin1") for name, value in scope["headers"]}
        if is_frame_host(said.get(b"host", "")) or is_frame_host(said.get(b"origin", "").partition("//")[2]):
            return await WebsocketDenier()(scope, receive, send)
        return await self.application(scope, receive, send)
