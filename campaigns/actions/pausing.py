"""The pause that any member can press, and that nobody can be asked about: who pressed it is written down nowhere.

Deadlines stop at once. The table is told some time later, at a moment that chance chooses, so that it cannot be read from who was
just here. What is told (log, notification, line in the scenes) is the same for everybody, whoever pressed included.
"""

from __future__ import annotations

import datetime
import secrets

from django.db import transaction
from django.db.models import QuerySet
from django.urls import reverse
from django.utils import timezone

from accounts.models import User

from ..models import Campaign, RollRequest, Scene, SceneEvent, Waiting
from ..outlets import News, tell
from ..policies import check_pause, check_run, seat_of
from .agreements import lock_campaign
from .audit import audit
from .locking import lock_scene, new_version
from .turns import add_event

LEAST_MINUTES = 5
MOST_MINUTES = 45


@transaction.atomic
def pause_table(person: User, campaign: Campaign, *, now: datetime.datetime | None = None) -> None:
    """Stops all deadlines of a campaign. Of ``person`` only the right to do so is asked. Again, it changes nothing."""
    check_pause(seat_of(person, campaign))
    campaign = lock_campaign(campaign)
    if campaign.paused_at is not None:
        return
    now = now or timezone.now()
    wait = LEAST_MINUTES * 60 + secrets.randbelow((MOST_MINUTES - LEAST_MINUTES) * 60)
    campaign.paused_at = now
    campaign.pause_due_at = now + datetime.timedelta(seconds=wait)
    campaign.save(update_fields=["paused_at", "pause_due_at"])


def tell_of_pauses(now: datetime.datetime | None = None) -> int:
    """Tells tables that they are paused. Called by the clock; gives how many were told."""
    now = now or timezone.now()
    due = Campaign.objects.filter(pause_due_at__lte=now)
    return sum(_tell_of_pause(campaign, now) for campaign in due)


@transaction.atomic
def _tell_of_pause(campaign: Campaign, now: datetime.datetime) -> int:
    campaign = lock_campaign(campaign)
    if campaign.pause_due_at is None:
        return 0
    campaign.pause_due_at = None
    campaign.save(update_fields=["pause_due_at"])
    audit(None, campaign, "table-paused", now=now, address=reverse("agreements", args=[campaign.slug]))
    tell(News("table-paused", campaign, at=now))
    for scene in _scenes_that_wait(campaign):
        scene = lock_scene(scene)
        add_event(scene, SceneEvent.Kind.HALTED, now=now)
        new_version(scene)
    return 1


@transaction.atomic
def resume_table(person: User, campaign: Campaign, *, now: datetime.datetime | None = None) -> None:
    """Lets deadlines run again, each later by as long as it stood still. Again, it changes nothing.

    A pause of which the table has not been told yet is not there for the game master either.
    """
    check_run(seat_of(person, campaign))
    campaign = lock_campaign(campaign)
    if not campaign.is_paused:
        return
    now = now or timezone.now()
    paused_at = campaign.paused_at
    assert paused_at is not None
    campaign.paused_at = None
    campaign.save(update_fields=["paused_at"])
    audit(person, campaign, "table-resumed", now=now, address=reverse("agreements", args=[campaign.slug]))
    tell(News("table-resumed", campaign, actor=person, at=now))
    for scene in _scenes_that_wait(campaign):
        scene = lock_scene(scene)
        shift_deadlines(scene, paused_at, min(now, scene.paused_at or now))
        add_event(scene, SceneEvent.Kind.RESUMED, now=now, person=person)
        new_version(scene)


def _scenes_that_wait(campaign: Campaign) -> QuerySet[Scene]:
    """In the order in which scenes are locked."""
    return (
        Scene.objects.filter(campaign=campaign, state__in=(Scene.State.OPEN, Scene.State.PAUSED))
        .select_related("campaign")
        .order_by("pk")
    )


def shift_deadlines(scene: Scene, since: datetime.datetime, until: datetime.datetime) -> None:
    """Deadlines stood still for so long. Where a scene and its table are paused at once, the time counts for the longer pause only:
    what the one that ends first leaves out, the other one moves."""
    rows = list(Waiting.objects.filter(scene=scene))
    for row in rows:
        stood_still = max(until - max(since, row.since), datetime.timedelta(0))
        if row.until is not None:
            row.until += stood_still
        if row.promised is not None:
            row.promised += stood_still
    Waiting.objects.bulk_update(rows, ["until", "promised"])
    requests = list(
        RollRequest.objects.filter(scene=scene, state=RollRequest.State.OPEN, kept_at=None).exclude(
            until=None
        )
    )
    for request in requests:
        assert request.until is not None
        request.until += max(until - max(since, request.created_at), datetime.timedelta(0))
    RollRequest.objects.bulk_update(requests, ["until"])
