"""Opening, changing, ordering and closing scenes."""

from __future__ import annotations

import datetime
from typing import Any

from django.db import transaction
from django.db.models import Max
from django.utils import timezone

from accounts.models import User

from ..live import scene_changed
from ..models import Campaign, Scene
from ..outlets import News, tell
from ..policies import check_run, seat_of
from .audit import audit, scene_in_log


@transaction.atomic
def create_scene(
    person: User, campaign: Campaign, *, now: datetime.datetime | None = None, **fields: Any
) -> Scene:
    check_run(seat_of(person, campaign))
    last = campaign.scenes.aggregate(last=Max("position"))["last"] or 0
    scene = Scene.objects.create(campaign=campaign, position=last + 1, **fields)
    audit(person, campaign, "scene-created", now=now, **scene_in_log(scene))
    tell(News("scene-opened", campaign, actor=person, scene=scene, at=now))
    return scene


@transaction.atomic
def change_scene(person: User, scene: Scene, **fields: Any) -> Scene:
    check_run(seat_of(person, scene.campaign))
    scene = lock_scene(scene)
    for name, value in fields.items():
        setattr(scene, name, value)
    audit(person, scene.campaign, "scene-changed", **scene_in_log(scene))
    return _touched(scene, *fields)


@transaction.atomic
def close_scene(person: User, scene: Scene, *, now: datetime.datetime | None = None) -> Scene:
    """Nothing can be posted afterwards; what somebody is writing stays in their composer. Sealed rolls are opened."""
    from .encounters import end_running  # which locks scenes as everything here does
    from .playing import reveal_all
    from .requests import close_requests_of

    check_run(seat_of(person, scene.campaign))
    scene = lock_scene(scene)
    if scene.is_open:
        scene.state, scene.closed_at = Scene.State.CLOSED, now or timezone.now()
        end_running(person, scene, scene.closed_at)
        audit(person, scene.campaign, "scene-closed", now=scene.closed_at, **scene_in_log(scene))
        tell(News("scene-closed", scene.campaign, actor=person, scene=scene, at=scene.closed_at))
        close_requests_of(scene, now=scene.closed_at)
        _touched(scene, "state", "closed_at")
        reveal_all(person, scene, now=scene.closed_at)
    return scene


@transaction.atomic
def reopen_scene(person: User, scene: Scene) -> Scene:
    check_run(seat_of(person, scene.campaign))
    scene = lock_scene(scene)
    if not scene.is_open:
        scene.state, scene.closed_at = Scene.State.OPEN, None
        audit(person, scene.campaign, "scene-opened", **scene_in_log(scene))
        _touched(scene, "state", "closed_at")
    return scene


@transaction.atomic
def move_scene(person: User, scene: Scene, *, up: bool) -> None:
    """One place up or down among the scenes of its chapter."""
    check_run(seat_of(person, scene.campaign))
    siblings = list(
        Scene.objects.select_for_update().filter(campaign=scene.campaign, chapter=scene.chapter_id)
    )
    place = [sibling.pk for sibling in siblings].index(scene.pk)
    other = place - 1 if up else place + 1
    if 0 <= other < len(siblings):
        siblings[place], siblings[other] = siblings[other], siblings[place]
    for position, sibling in enumerate(siblings, start=1):
        sibling.position = position
    Scene.objects.bulk_update(siblings, ["position"])
    audit(person, scene.campaign, "scene-moved", **scene_in_log(scene))


def lock_scene(scene: Scene) -> Scene:
    """The scene's row, locked until the transaction ends: versions and numbers are taken one after the other."""
    locked = Scene.objects.select_for_update(of=("self",)).get(pk=scene.pk)
    locked.campaign = scene.campaign
    return locked


def _touched(scene: Scene, *fields: str) -> Scene:
    scene.version += 1
    scene.save(update_fields=["version", *fields])
    scene_changed(scene)
    return scene
