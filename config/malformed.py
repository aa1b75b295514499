"""What no text can hold is answered in words, wherever it was sent to."""

from __future__ import annotations

from collections.abc import Callable

from django.db import DataError
from django.http import HttpRequest, HttpResponse
from django.views.defaults import bad_request


class NoNulCharacters:
    """The database refuses U+0000 in texts, and nobody types it. Forms refuse it themselves; what is no form is refused here."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if isinstance(error, DataError) and "NUL (0x00)" in str(error):
            return bad_request(request, error)
        return None
