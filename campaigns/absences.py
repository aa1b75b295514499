"""Who is away when: asked of the days that people announced, each by the calendar of their own time zone."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, datetime, timedelta
from typing import Any

from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import OuterRef, Q, QuerySet
from django.db.models.functions import JSONObject
from django.utils.formats import date_format
from django.utils.translation import gettext as _

from accounts.models import Absence, User

from .deadlines import Days
from .models import Campaign, Membership, Role

SHOWN_AHEAD = timedelta(days=30)


def today_of(person: User, now: datetime) -> date:
    return now.astimezone(person.zone).date()


def absence_of(person: User, now: datetime) -> Absence | None:
    """The absence in which a person is now, by their own calendar."""
    today = today_of(person, now)
    return (
        Absence.objects.filter(Q(person=person), first_day__lte=today, last_day__gte=today)
        .order_by("-last_day")
        .first()
    )


def days_away(people: Collection[int]) -> dict[int, list[Days]]:
    """All days that these people announced, past ones too: a deadline that they moved stays moved."""
    found: dict[int, list[Days]] = {}
    rows = Absence.objects.filter(person__in=people).values_list("person", "first_day", "last_day")
    for person, first, last in rows:
        found.setdefault(person, []).append((first, last))
    return found


def away_now(people: Collection[int], now: datetime) -> dict[int, Absence]:
    """Of these people those who are away, with the absence that lasts longest; one statement."""
    found: dict[int, Absence] = {}
    # The calendar's day differs by one at most between two zones.
    near = (now + timedelta(days=1)).date(), (now - timedelta(days=1)).date()
    rows = Absence.objects.filter(person__in=people, first_day__lte=near[0], last_day__gte=near[1])
    for absence in rows.select_related("person").order_by("last_day"):
        if absence.first_day <= today_of(absence.person, now) <= absence.last_day:
            found[absence.person_id] = absence
    return found


def days_around(now: datetime) -> tuple[date, date]:
    """The days that it can be now in some zone: yesterday and tomorrow of UTC."""
    day = timedelta(days=1)
    return (now - day).date(), (now + day).date()


def with_absences(rows: QuerySet[Any], first_day: date, last_day: date) -> QuerySet[Any]:
    """Rows that have a ``character``, with the absences of its player in these days, for ``away_of``; part of their statement."""
    absences = Absence.objects.filter(
        person=OuterRef("character__player"), first_day__lte=last_day, last_day__gte=first_day
    ).order_by("-last_day")
    said = absences.values(said=JSONObject(first="first_day", last="last_day", note="note"))
    return rows.annotate(announced=ArraySubquery(said))


def away_of(row: Any, now: datetime) -> dict[str, Any] | None:
    """The absence in which the player of a row's character is now: ``last`` (a day) and ``note``."""
    for one in row.announced if row.character else ():
        first, last = date.fromisoformat(one["first"]), date.fromisoformat(one["last"])
        if first <= today_of(row.character.player, now) <= last:
            return {"last": last, "note": one["note"]}
    return None


def announced_at(campaign: Campaign, now: datetime) -> list[dict[str, Any]]:
    """Absences of now and of the next weeks at a table; for ``components/line_list.html``."""
    return _announced(_sitting().filter(campaign=campaign), now)


def announced_to(viewer: User, now: datetime) -> list[dict[str, Any]]:
    """The same at all tables where the viewer sits."""
    mine = _sitting().filter(person=viewer)
    return _announced(_sitting().filter(campaign__in=mine.values("campaign")), now)


def _sitting() -> QuerySet[Membership]:
    """Whoever left neither tells the table of absences nor hears of them, also where they read on."""
    return Membership.objects.filter(left_at=None).exclude(role=Role.FORMER)


def _announced(seats: QuerySet[Membership], now: datetime) -> list[dict[str, Any]]:
    rows = Absence.objects.filter(
        person__in=seats.values("person"),
        first_day__lte=(now + SHOWN_AHEAD).date(),
        last_day__gte=(now - timedelta(days=1)).date(),
    ).select_related("person")
    return [
        {
            "text": _("%(name)s: %(days)s")
            % {"name": row.person, "days": days_said(row.first_day, row.last_day)},
            "note": row.note,
        }
        for row in rows
        if row.last_day >= today_of(row.person, now)
    ]


def days_said(first_day: date, last_day: date) -> str:
    """``3 December``, or ``3 December to 9 December``."""
    first = date_format(first_day, "MONTH_DAY_FORMAT")
    if first_day == last_day:
        return first
    return _("%(first)s to %(last)s") % {"first": first, "last": date_format(last_day, "MONTH_DAY_FORMAT")}
