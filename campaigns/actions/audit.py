"""The campaign's log, for the table to see."""

from __future__ import annotations

import datetime
from collections.abc import Collection
from typing import Any

from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from characters.models import Character
from rules.models import Roll

from ..models import AuditEntry, Campaign, Post, Scene


def audit(
    person: User | None,
    campaign: Campaign,
    action: str,
    *,
    scene: Scene | None = None,
    target: str = "",
    address: str = "",
    words: str = "",
    audience: Collection[int] | None = None,
    now: datetime.datetime | None = None,
) -> AuditEntry:
    """Adds a line to the campaign's log, inside the transaction of what it tells of.

    ``action`` is a word of ``campaigns.log.ACTIONS``. ``audience``: ids of characters, when only they may
    know of it; ``scene``: when only those may who read the scene.
    """
    return AuditEntry.objects.create(
        campaign=campaign,
        person=person,
        scene=scene,
        action=action,
        target=target[:200],
        address=address,
        words=words,
        audience=None if audience is None else sorted(audience),
        created_at=now or timezone.now(),
    )


def scene_in_log(scene: Scene) -> dict[str, Any]:
    """How the log names a scene."""
    return {"target": scene.title, "address": scene.get_absolute_url(), "scene": scene}


def name_in_log(post: Post) -> dict[str, Any]:
    """How the log names a post: scene and number. A whisper is known to its readers only."""
    return {
        "target": _("%(scene)s, %(number)s") % {"scene": post.scene.title, "number": post.number},
        "address": f"/posts/{post.key}/",
        "audience": post.audience,
        "scene": post.scene,
    }


def name_in_scene(scene: Scene, character: Character | None) -> dict[str, Any]:
    """How the log names a character in a scene; None is the game master."""
    name = character or _("the game master")
    return {**scene_in_log(scene), "target": _("%(name)s, %(scene)s") % {"name": name, "scene": scene}}


def name_roll(scene: Scene, roll: Roll) -> dict[str, Any]:
    """How the log names a roll: scene and number, for those who may see it."""
    return {
        "target": _("%(scene)s, roll %(number)s") % {"scene": scene, "number": roll.number},
        "address": reverse("campaign_roll", args=[scene.campaign.slug, roll.number]),
        "audience": roll.audience,
        "scene": scene,
    }
