"""Whoever reads the page gets it in their language and their time zone."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.middleware.locale import LocaleMiddleware
from django.utils import timezone, translation
from django.utils.deprecation import MiddlewareMixin

from .connection import give_back


class ReaderMiddleware(LocaleMiddleware):
    """Django's LocaleMiddleware, where a signed-in person's own choice wins over cookie and browser.

    Stands after the authentication middleware. Visitors without a session are never looked up, so that public
    pages (roll pages, cards, embeds) stay free of cookies and can be cached.
    """

    def process_request(self, request: HttpRequest) -> None:
        super().process_request(request)
        timezone.deactivate()
        if settings.SESSION_COOKIE_NAME not in request.COOKIES or not request.user.is_authenticated:
            return
        translation.activate(request.user.language)
        request.LANGUAGE_CODE = translation.get_language()
        timezone.activate(request.user.zone)


class ConnectionMiddleware(MiddlewareMixin):
    """Stands before all others: an answer is sent as slowly as its reader takes it, and needs no database meanwhile."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        give_back()
        return response


class SameForAllMiddleware(MiddlewareMixin):
    """Stands before the others and takes off what they say of cookies and languages, where an answer depends on neither."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        if getattr(response, "is_the_same_for_all", False):
            for name in ("Vary", "Content-Language"):
                response.headers.pop(name, None)
        return response


def the_same_for_all(response: HttpResponse) -> HttpResponse:
    """Marks an answer that depends on nobody: caches keep one copy of it."""
    response.is_the_same_for_all = True  # type: ignore[attr-defined]
    return response
