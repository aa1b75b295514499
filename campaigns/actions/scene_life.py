"""A scene's life: planned, opened, paused, closed, opened again, and shown to the whole table."""

from __future__ import annotations

import datetime
from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from rules.actions import redraw

from ..composition import rendering
from ..models import CastMember, Scene, SceneEvent, Waiting
from ..outlets import News, tell
from ..policies import check_run, rolls_of, seat_of
from .audit import audit, scene_in_log
from .casting import leave_scenes
from .encounters import end_running
from .locking import lock_scene, lock_scenes, new_version
from .pausing import shift_deadlines
from .playing import reveal_all
from .requests import close_requests_of
from .turns import add_event, begin_turns, stop_waiting

State = Scene.State


@transaction.atomic
def open_scene(person: User, scene: Scene, *, now: datetime.datetime | None = None) -> Scene:
    """Opens a planned scene: its readers see it from now on, and whoever was to come from elsewhere leaves that scene."""
    check_run(seat_of(person, scene.campaign))
    left = Scene.objects.filter(pk__in=CastMember.objects.filter(scene=scene).values("leaves"))
    scene, *_left = lock_scenes(scene, *left.select_related("campaign"))
    if scene.is_open:
        return scene
    if not scene.is_planned:
        raise PermissionDenied(_("This scene was opened long ago."))
    now = now or timezone.now()
    scene.state = State.OPEN
    new_version(scene, "state")
    begin_turns(scene, now=now)
    for member in scene.cast.exclude(leaves=None).select_related("character", "leaves__campaign"):
        leave_scenes(person, [member.leaves], member.character, now=now)
    scene.cast.update(leaves=None)
    _draw_rolls_anew(scene)
    audit(person, scene.campaign, "scene-begun", now=now, **scene_in_log(scene))
    tell(News("scene-opened", scene.campaign, actor=person, scene=scene, at=now))
    return scene


@transaction.atomic
def pause_scene(
    person: User, scene: Scene, *, reason: str = "", now: datetime.datetime | None = None
) -> Scene:
    """Nothing is posted and no deadline runs until it goes on; what somebody is writing stays in their composer."""
    check_run(seat_of(person, scene.campaign))
    scene = lock_scene(scene)
    if scene.is_paused:
        return scene
    if not scene.is_open:
        raise PermissionDenied(_("Only an open scene can be paused."))
    now = now or timezone.now()
    scene.state, scene.paused_at, scene.pause_reason = State.PAUSED, now, reason
    add_event(scene, SceneEvent.Kind.PAUSED, now=now, person=person, reason=reason)
    _told(person, scene, "scene-paused", now, words=reason)
    new_version(scene, "state", "paused_at", "pause_reason")
    return scene


@transaction.atomic
def resume_scene(person: User, scene: Scene, *, now: datetime.datetime | None = None) -> Scene:
    """Goes on where the pause began: every deadline moves by its length."""
    check_run(seat_of(person, scene.campaign))
    scene = lock_scene(scene)
    if scene.is_open:
        return scene
    if not scene.is_paused:
        raise PermissionDenied(_("This scene is not paused."))
    now = now or timezone.now()
    # Asked now: the table's pause may have begun or ended since the scene was looked up, and has moved its part already.
    scene.campaign.refresh_from_db(fields=["paused_at", "pause_due_at"])
    if scene.paused_at is not None:
        shift_deadlines(scene, scene.paused_at, min(now, scene.campaign.paused_at or now))
    scene.state, scene.paused_at, scene.pause_reason = State.OPEN, None, ""
    add_event(scene, SceneEvent.Kind.GOES_ON, now=now, person=person)
    _told(person, scene, "scene-resumed", now)
    new_version(scene, "state", "paused_at", "pause_reason")
    return scene


@transaction.atomic
def close_scene(
    person: User, scene: Scene, *, summary: str | None = None, now: datetime.datetime | None = None
) -> Scene:
    """Nothing can be posted afterwards, and nobody is waited on; what somebody is writing stays in their composer. Sealed rolls are
    opened. ``summary``: what happened, in Markdown; of a scene that is closed already it is all that changes."""
    check_run(seat_of(person, scene.campaign))
    scene = lock_scene(scene)
    fields = []
    if summary is not None and summary != scene.summary:
        scene.summary, scene.summary_html = summary, rendering(seat_of(person, scene.campaign))(summary)
        fields = ["summary", "summary_html"]
    if scene.is_closed:
        if fields:
            audit(person, scene.campaign, "summary-changed", now=now, **scene_in_log(scene))
            new_version(scene, *fields)
        return scene
    now = now or timezone.now()
    scene.state, scene.closed_at, scene.paused_at, scene.pause_reason = State.CLOSED, now, None, ""
    stop_waiting(scene, Waiting.objects.filter(scene=scene).values_list("pk", flat=True), now=now)
    add_event(scene, SceneEvent.Kind.CLOSED, now=now, person=person)
    end_running(person, scene, now)
    close_requests_of(scene, now=now)
    _told(person, scene, "scene-closed", now)
    new_version(scene, "state", "closed_at", "paused_at", "pause_reason", *fields)
    reveal_all(person, scene, now=now)
    return scene


@transaction.atomic
def reopen_scene(person: User, scene: Scene, *, now: datetime.datetime | None = None) -> Scene:
    """Opens a closed scene again; its turns begin anew."""
    check_run(seat_of(person, scene.campaign))
    scene = lock_scene(scene)
    if scene.is_open:
        return scene
    if not scene.is_closed:
        raise PermissionDenied(_("Only a closed scene can be opened again."))
    now = now or timezone.now()
    scene.state, scene.closed_at = State.OPEN, None
    add_event(scene, SceneEvent.Kind.OPENED, now=now, person=person)
    audit(person, scene.campaign, "scene-opened", now=now, **scene_in_log(scene))
    new_version(scene, "state", "closed_at")
    begin_turns(scene, now=now)
    return scene


@transaction.atomic
def open_to_table(person: User, scene: Scene, *, now: datetime.datetime | None = None) -> Scene:
    """What the cast alone has read so far is for everybody from now on. There is no way back: what is read is read."""
    check_run(seat_of(person, scene.campaign))
    scene = lock_scene(scene)
    if scene.readers == Scene.Readers.TABLE:
        return scene
    if scene.is_planned:
        raise PermissionDenied(_("Open the scene first."))
    now = now or timezone.now()
    scene.readers = Scene.Readers.TABLE
    add_event(scene, SceneEvent.Kind.UNSEALED, now=now, person=person)
    new_version(scene, "readers")
    _draw_rolls_anew(scene)
    _told(person, scene, "scene-unsealed", now)
    return scene


def _told(person: User, scene: Scene, action: str, now: datetime.datetime, **more: Any) -> None:
    audit(person, scene.campaign, action, now=now, **scene_in_log(scene), **more)
    tell(News(action, scene.campaign, actor=person, scene=scene, at=now))


def _draw_rolls_anew(scene: Scene) -> None:
    """Their pictures show to others from now on what they hid, or hide what they showed."""
    redraw(rolls_of(scene))
