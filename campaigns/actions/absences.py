"""Announcing that one is away. It shows in the scenes of one's characters, and moves what waits there as each table agreed."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime, timedelta

from django.core.exceptions import PermissionDenied, ValidationError
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import Absence, User
from characters.models import Character

from ..absences import today_of
from ..models import Campaign, Membership, Role, Scene, SceneEvent
from .audit import audit
from .locking import lock_scene, new_version
from .turns import add_event, hold_deadlines, skip_those_away

LONGEST = timedelta(days=366)


@transaction.atomic
def announce_absence(
    person: User, first_day: date, last_day: date, note: str = "", *, now: datetime | None = None
) -> Absence:
    """Announcing the same days again changes nothing but the note."""
    now = now or timezone.now()
    check_days(person, first_day, last_day, now)
    absence, made = Absence.objects.update_or_create(
        person=person, first_day=first_day, last_day=last_day, defaults={"note": note}
    )
    if made:
        _let_tables_know(person, absence, now, "absence-announced", SceneEvent.Kind.AWAY)
    return absence


@transaction.atomic
def change_absence(
    person: User,
    absence: Absence,
    first_day: date,
    last_day: date,
    note: str = "",
    *,
    now: datetime | None = None,
) -> Absence:
    """Other days or another note. One that has begun keeps its first day."""
    now = now or timezone.now()
    absence = _own(person, absence)
    if absence.first_day < today_of(person, now):
        first_day = absence.first_day
    else:
        check_days(person, first_day, last_day, now)
    if last_day < max(first_day, today_of(person, now)):
        raise ValidationError(_("The last day is before the first one, or over. End the absence instead."))
    days_differ = (absence.first_day, absence.last_day) != (first_day, last_day)
    absence.first_day, absence.last_day, absence.note = first_day, last_day, note
    absence.save(update_fields=["first_day", "last_day", "note"])
    if days_differ:
        _let_tables_know(person, absence, now, "absence-changed", SceneEvent.Kind.AWAY)
    return absence


@transaction.atomic
def end_absence(person: User, absence: Absence, *, now: datetime | None = None) -> None:
    """Back today: the days until yesterday stay. One that has not begun is called off. Ending it again changes nothing."""
    now = now or timezone.now()
    absence = _own(person, absence)
    today = today_of(person, now)
    if absence.last_day < today:
        return
    if absence.first_day < today:
        absence.last_day = today - timedelta(days=1)
        absence.save(update_fields=["last_day"])
    else:
        absence.delete()
    _let_tables_know(person, absence, now, "absence-ended", SceneEvent.Kind.BACK)


def check_days(person: User, first_day: date, last_day: date, now: datetime) -> None:
    if last_day < first_day:
        raise ValidationError(_("The last day is before the first one."))
    if first_day < today_of(person, now):
        raise ValidationError(_("An absence begins today or later: what is past stays as it was."))
    if last_day - first_day > LONGEST or first_day - today_of(person, now) > LONGEST:
        raise ValidationError(_("An absence lasts a year at most. To be gone for longer, leave the table."))


def _own(person: User, absence: Absence) -> Absence:
    found = Absence.objects.select_for_update().filter(pk=absence.pk, person=person).first()
    if found is None:
        raise PermissionDenied(_("This absence is not yours, or was called off."))
    return found


def _let_tables_know(person: User, absence: Absence, now: datetime, action: str, kind: str) -> None:
    seats = Membership.objects.filter(person=person, left_at=None, role__in=(Role.GM, Role.PLAYER))
    campaigns = Campaign.objects.filter(pk__in=seats.values("campaign"), closed_at=None)
    for campaign in campaigns:
        audit(
            person,
            campaign,
            action,
            about={"first": absence.first_day.isoformat(), "last": absence.last_day.isoformat()},
            words=absence.note,
            now=now,
        )
    for scene, characters in _scenes_of(person, campaigns):
        scene = lock_scene(scene)
        for character in characters:
            add_event(
                scene,
                kind,
                now=now,
                character=character,
                person=person,
                first=absence.first_day.isoformat(),
                last=absence.last_day.isoformat(),
            )
        hold_deadlines(scene)
        skip_those_away(scene, now=now)
        new_version(scene)


def _scenes_of(person: User, campaigns: Iterable[Campaign]) -> list[tuple[Scene, list[Character]]]:
    """The scenes that go on with the person's characters in them, in the order in which scenes are locked."""
    scenes = Scene.objects.filter(
        campaign__in=campaigns, state__in=(Scene.State.OPEN, Scene.State.PAUSED)
    ).select_related("campaign")
    mine = Character.objects.filter(player=person, retired_at=None)
    found: list[tuple[Scene, list[Character]]] = []
    for scene in scenes.filter(cast__character__in=mine, cast__left_at=None).distinct().order_by("pk"):
        inside = mine.filter(appearances__scene=scene, appearances__left_at=None)
        found.append((scene, list(inside)))
    return found
