"""When a turn is over: days that count, in the table's own zone."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo


def after_days(start: datetime, days: int, *, zone: ZoneInfo, play_days: Iterable[int]) -> datetime:
    """The moment ``days`` counted days after ``start``, at the same time by the table's clocks.

    Days on which the table does not play are passed over; with no day left that counts, all count. A change of the clocks in
    between moves the moment, not what the clock shows; an hour that a change leaves out is taken an hour later.
    """
    counted = set(play_days) or set(range(7))
    local = start.astimezone(zone)
    day = local.date()
    while days > 0:
        day += timedelta(days=1)
        if day.weekday() in counted:
            days -= 1
    return _at(day, local, zone)


def _at(day: date, clock: datetime, zone: ZoneInfo) -> datetime:
    moment = datetime.combine(day, clock.time().replace(fold=0), tzinfo=zone)
    # Through UTC and back, so that an hour that does not exist becomes the one after the change.
    return datetime.fromtimestamp(moment.timestamp(), tz=zone)
