"""What the frame around every page shows of a person's campaigns."""

from __future__ import annotations

from typing import Any

from django.db.models import F, Func, IntegerField, Q, QuerySet, Subquery
from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject

from accounts.models import User

from .models import Scene
from .outlets import unread_news
from .requests import rolls_asked_of
from .shelf import turns_waiting_on


def counts(request: HttpRequest) -> dict[str, Any]:
    """``waiting_count``: the scenes that wait on whoever asks; ``unread_notifications``. The database is asked once, and only by
    pages that show them."""
    found: list[tuple[int, int]] = []

    def count(which: int) -> int:
        user = getattr(request, "user", None)
        if user is None or not user.is_authenticated:
            return 0
        if not found:
            found.append(counts_of(user))
        return found[0][which]

    return {
        "waiting_count": SimpleLazyObject(lambda: count(0)),
        "unread_notifications": SimpleLazyObject(lambda: count(1)),
    }


def counts_of(person: User) -> tuple[int, int]:
    """How many scenes wait on a person, and how many notifications they have not seen; one statement."""
    waiting = Scene.objects.filter(
        Q(pk__in=turns_waiting_on(person).values("scene"))
        | Q(pk__in=rolls_asked_of(person).values("request__scene"))
    )
    both = User.objects.filter(pk=person.pk).values_list(_number(waiting), _number(unread_news(person)))
    waits, unread = both.get()
    return waits or 0, unread or 0


def _number(rows: QuerySet[Any]) -> Subquery:
    counted = Func(F("pk"), function="COUNT", output_field=IntegerField())
    return Subquery(rows.order_by().annotate(counted=counted).values("counted"))
