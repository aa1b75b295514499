"""Who is in a scene: characters that come and go, several at once, with lines in the threads that they leave and enter."""

from __future__ import annotations

import datetime
from collections.abc import Iterable

from django.core.exceptions import PermissionDenied, ValidationError
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from characters.models import Character

from ..models import Scene
from ..policies import check_run, seat_of
from .audit import audit, name_in_scene
from .locking import lock_scenes, new_version
from .turns import join_cast, leave_cast


@transaction.atomic
def move_characters(
    person: User,
    characters: Iterable[Character],
    target: Scene,
    *,
    leaving: Scene | None = None,
    now: datetime.datetime | None = None,
) -> Scene:
    """Brings characters into a scene; ``leaving``: out of this one, for a planned scene once that is opened."""
    check_run(seat_of(person, target.campaign))
    target = lock_scenes(target, *([leaving] if leaving else []))[0]
    if target.is_closed:
        raise PermissionDenied(_("This scene is closed: nobody comes into it any more."))
    bring_in(person, target, characters, leaving=leaving, now=now or timezone.now())
    new_version(target)
    return target


def bring_in(
    person: User,
    scene: Scene,
    characters: Iterable[Character],
    *,
    leaving: Scene | None,
    now: datetime.datetime,
) -> None:
    """The scenes are locked; the caller raises the version of the one they come into."""
    if leaving is not None and (leaving.pk == scene.pk or leaving.campaign_id != scene.campaign_id):
        raise ValidationError(_("Choose another scene of this campaign."))
    for character in characters:
        if character.campaign_id != scene.campaign_id or character.retired_at is not None:
            raise ValidationError(_("%(name)s is not in this campaign.") % {"name": character.name})
        member = join_cast(scene, character, person=person, now=now, said=True)
        audit(person, scene.campaign, "moved-in", now=now, **name_in_scene(scene, character))
        if leaving is None:
            continue
        if scene.is_planned:
            member.leaves = leaving
            member.save(update_fields=["leaves"])
        else:
            leave_scenes(person, [leaving], character, now=now)


def leave_scenes(
    person: User, scenes: Iterable[Scene | None], character: Character, *, now: datetime.datetime
) -> None:
    """Takes a character out of the scenes that it is in."""
    for scene in scenes:
        member = scene.cast.filter(character=character, left_at=None).first() if scene else None
        if scene is None or member is None:
            continue
        scene.refresh_from_db(fields=["version", "last_number", "state"])
        leave_cast(scene, member, person=person, now=now)
        new_version(scene)
