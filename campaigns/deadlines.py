"""When a turn is over: days that count, in the table's own zone."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

Days = tuple[date, date]
"""From a first day to a last one, both included."""


def after_days(
    start: datetime, days: int, *, zone: ZoneInfo, play_days: Iterable[int], away: Collection[Days] = ()
) -> datetime:
    """The moment ``days`` counted days after ``start``, at the same time by the table's clocks.

    Days on which the table does not play, or somebody is ``away``, are passed over; with no day left that counts, all count. A
    change of the clocks in between moves the moment, not what the clock shows; an hour that a change leaves out is taken an hour
    later.
    """
    counted = set(play_days) or set(range(7))
    local = start.astimezone(zone)
    day = local.date()
    while days > 0:
        day += timedelta(days=1)
        if day.weekday() in counted and not is_in(day, away):
            days -= 1
    return _at(day, local, zone)


def held(
    until: datetime, since: datetime, *, zone: ZoneInfo, play_days: Iterable[int], away: Collection[Days]
) -> datetime:
    """A deadline moved on by the counted days between ``since`` and itself on which somebody is away."""
    counted = set(play_days) or set(range(7))
    day, last = since.astimezone(zone).date(), until.astimezone(zone).date()
    lost = 0
    while day < last:
        day += timedelta(days=1)
        lost += day.weekday() in counted and is_in(day, away)
    return after_days(until, lost, zone=zone, play_days=play_days, away=away)


def moved(moment: datetime, days: int, *, zone: ZoneInfo) -> datetime:
    """The same time by the table's clocks, so many days later or earlier."""
    local = moment.astimezone(zone)
    return _at(local.date() + timedelta(days=days), local, zone)


def days_between(first: datetime, last: datetime, *, zone: ZoneInfo) -> int:
    return (last.astimezone(zone).date() - first.astimezone(zone).date()).days


def is_in(day: date, away: Collection[Days]) -> bool:
    return any(first <= day <= last for first, last in away)


def by_the_clock(clock: datetime, zone: ZoneInfo) -> datetime:
    """The moment at which the table's clocks show what somebody typed, a date and time without a zone."""
    return _at(clock.date(), clock, zone)


def _at(day: date, clock: datetime, zone: ZoneInfo) -> datetime:
    moment = datetime.combine(day, clock.time().replace(fold=0), tzinfo=zone)
    # Through UTC and back, so that an hour that does not exist becomes the one after the change.
    return datetime.fromtimestamp(moment.timestamp(), tz=zone)
