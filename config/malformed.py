"""What a text cannot hold, or its place has no room for, is answered in words, wherever it was sent to."""

from __future__ import annotations

from collections.abc import Callable

from django.db import DataError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.defaults import bad_request

from accounts.lengths import TooLong


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


class NothingIsCut:
    """Answers ``TooLong`` with all that was sent."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if not isinstance(error, TooLong):
            return None
        known = (error.name, "csrfmiddlewaretoken")
        context = {
            "sentence": f"{error.sentence} {_('Nothing was saved yet.')}",
            "name": error.name,
            "said": request.POST.get(error.name, ""),
            "others": [
                (name, value)
                for name, values in request.POST.lists()
                for value in values
                if name not in known
            ],
        }
        return render(request, "422.html", context, status=422)
