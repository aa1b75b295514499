"""What the frame around every page shows of a person's campaigns."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject

from .outlets import unread_of


def unread_notifications(request: HttpRequest) -> dict[str, Any]:
    """``unread_notifications``: how many; asked of the database only by pages that show it."""

    def count() -> int:
        user = getattr(request, "user", None)
        return unread_of(user) if user is not None and user.is_authenticated else 0

    return {"unread_notifications": SimpleLazyObject(count)}
