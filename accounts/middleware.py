"""Whoever reads the page gets it in their language and their time zone."""

from django.conf import settings
from django.http import HttpRequest
from django.middleware.locale import LocaleMiddleware
from django.utils import timezone, translation


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
