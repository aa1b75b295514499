"""The place of a sandbox's roll among those of its day: the only answer to rolling until one is lucky."""

from __future__ import annotations

import datetime

from django.db.models import QuerySet
from django.utils.translation import gettext as _

from .models import Ledger, Roll


def same_day(roll: Roll) -> QuerySet[Roll]:
    """The rolls of the same ledger on the same day, in UTC."""
    day = roll.created_at.astimezone(datetime.UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return Roll.objects.filter(
        entry__ledger=roll.entry.ledger_id, created_at__gte=day, created_at__lt=day + datetime.timedelta(1)
    )


def is_sandbox(roll: Roll) -> bool:
    return roll.entry.ledger.kind == Ledger.Kind.SANDBOX


def series_words(roll: Roll, *, kept: bool = False) -> str:
    """``sandbox, roll 7 of 9 today``; of a day that is over, and in what others keep, with the date."""
    numbers = list(same_day(roll).order_by("number").values_list("number", flat=True))
    said = {"place": numbers.index(roll.number) + 1, "count": len(numbers)}
    day = roll.created_at.astimezone(datetime.UTC).date()
    if not kept and day == datetime.datetime.now(datetime.UTC).date():
        return _("sandbox, roll %(place)s of %(count)s today") % said
    return _("sandbox, roll %(place)s of %(count)s on %(day)s") % {**said, "day": day.isoformat()}
