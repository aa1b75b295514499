"""What the frame around every page shows of a person's campaigns."""

from __future__ import annotations

from typing import Any

from django.db.models import F, Func, IntegerField, Q, QuerySet, Subquery
from django.http import HttpRequest

from accounts.models import User
from rules.prepared import Prepared

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
        "waiting_count": lambda: count(0),
        "unread_notifications": lambda: count(1),
    }


def counts_of(person: User) -> tuple[int, int]:
    """How many scenes wait on a person, and how many notifications they have not seen; one statement."""
    (found,) = _counted(person.pk)
    return found.waits or 0, found.unread or 0


def _with_counts(person: int) -> QuerySet[Any]:
    reader = User(pk=person)
    waiting = Scene.objects.filter(
        Q(pk__in=turns_waiting_on(reader).values("scene"))
        | Q(pk__in=rolls_asked_of(reader).values("request__scene"))
    )
    people = User.objects.filter(pk=person).only("pk")
    return people.annotate(waits=_number(waiting), unread=_number(unread_news(reader)))


_counted: Prepared[Any] = Prepared(_with_counts)


def _number(rows: QuerySet[Any]) -> Subquery:
    counted = Func(F("pk"), function="COUNT", output_field=IntegerField())
    return Subquery(rows.order_by().annotate(counted=counted).values("counted"))
