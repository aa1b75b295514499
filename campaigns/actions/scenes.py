"""Making and changing scenes, and the templates that they begin with."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import Max
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from characters.models import Character
from rules.models import Roll

from ..models import Campaign, Scene, SceneTemplate
from ..outlets import News, tell
from ..policies import check_run, seat_of
from .audit import audit, scene_in_log
from .casting import bring_in
from .locking import lock_scene, new_version
from .turns import begin_turns

KEPT_IN_TEMPLATE = (
    "place",
    "story_time",
    "conditions",
    "content_notes",
    "readers",
    "whispers_stick",
    "turns",
    "days",
    "at_deadline",
)
"""What a scene hands on to one that is made like it, besides its chapter and its cast."""


@transaction.atomic
def create_scene(
    person: User,
    campaign: Campaign,
    *,
    cast: Iterable[Character] = (),
    leaving: Scene | None = None,
    planned: bool = False,
    now: datetime.datetime | None = None,
    **fields: Any,
) -> Scene:
    """A new scene with a cast, open or only planned. ``leaving``: the scene that the cast leaves for it, once it is open."""
    check_run(seat_of(person, campaign))
    last = campaign.scenes.aggregate(last=Max("position"))["last"] or 0
    state = Scene.State.PLANNED if planned else Scene.State.OPEN
    scene = Scene.objects.create(campaign=campaign, position=last + 1, state=state, **fields)
    cast = list(cast)
    if cast:
        leaving = lock_scene(leaving) if leaving else None
        bring_in(person, scene, cast, leaving=leaving, now=now or timezone.now())
        new_version(scene)
    if not planned:
        begin_turns(scene, now=now or timezone.now())
        tell(News("scene-opened", campaign, actor=person, scene=scene, at=now))
    audit(person, campaign, "scene-planned" if planned else "scene-created", now=now, **scene_in_log(scene))
    return scene


@transaction.atomic
def change_scene(person: User, scene: Scene, **fields: Any) -> Scene:
    """What stands in its header and how it is read. Who reads it can be chosen as long as it is planned only: what others have
    read is not taken from them, and to show it to more there is ``open_to_table``."""
    check_run(seat_of(person, scene.campaign))
    scene = lock_scene(scene)
    if fields.get("readers", scene.readers) != scene.readers and not scene.is_planned:
        raise PermissionDenied(_("Who reads a scene is chosen before it is opened."))
    for name, value in fields.items():
        setattr(scene, name, value)
    audit(person, scene.campaign, "scene-changed", **scene_in_log(scene))
    new_version(scene, *fields)
    return scene


@transaction.atomic
def discard_scene(person: User, scene: Scene) -> None:
    """Throws a plan away. What was rolled for it stays in the ledger, so a scene with rolls stays too."""
    check_run(seat_of(person, scene.campaign))
    scene = lock_scene(scene)
    if not scene.is_planned:
        raise PermissionDenied(_("Only a planned scene can be thrown away. Close this one."))
    if scene.posts.exists() or Roll.objects.filter(scene_key=scene.key).exists():
        raise PermissionDenied(_("Something was written or rolled in this scene already: close it instead."))
    audit(person, scene.campaign, "scene-discarded", target=scene.title, audience=[])
    scene.delete()


# --- Templates


def settings_of(scene: Scene) -> dict[str, Any]:
    return {name: getattr(scene, name) for name in KEPT_IN_TEMPLATE}


@transaction.atomic
def save_template(person: User, scene: Scene, name: str) -> SceneTemplate:
    """Keeps a scene's settings under a name; the name's former template is replaced."""
    check_run(seat_of(person, scene.campaign))
    template, _made = SceneTemplate.objects.update_or_create(
        campaign=scene.campaign, name=name, defaults={"settings": settings_of(scene)}
    )
    audit(person, scene.campaign, "template-kept", target=name, audience=[])
    return template


@transaction.atomic
def delete_template(person: User, template: SceneTemplate) -> None:
    check_run(seat_of(person, template.campaign))
    audit(person, template.campaign, "template-deleted", target=template.name, audience=[])
    template.delete()
