"""The campaign's log, for the table to see."""

from __future__ import annotations

import datetime
from collections.abc import Collection, Mapping
from typing import Any

from django.urls import reverse
from django.utils import timezone

from accounts.models import User
from characters.models import Character
from rules.contract import JSON
from rules.models import Roll

from ..models import AuditEntry, Campaign, Post, Scene


def audit(
    person: User | None,
    campaign: Campaign,
    action: str,
    *,
    scene: Scene | None = None,
    target: str = "",
    about: Mapping[str, JSON] | None = None,
    address: str = "",
    words: str = "",
    audience: Collection[int] | None = None,
    now: datetime.datetime | None = None,
) -> AuditEntry:
    """Adds a line to the campaign's log, inside the transaction of what it tells of.

    ``action`` is a word of ``campaigns.log.ACTIONS``, ``about`` what ``campaigns.log.about_said`` knows to say. Words of the
    interface stand in neither ``target`` nor ``words``, because each reads the log in a language of their own. ``audience``:
    ids of characters, when only they may know of it; ``scene``: when only those may who read the scene.
    """
    return AuditEntry.objects.create(
        campaign=campaign,
        person=person,
        scene=scene,
        action=action,
        target=target[:200],
        about=dict(about or {}),
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
        "target": post.scene.title,
        "about": {"post": post.number},
        "address": f"/posts/{post.key}/",
        "audience": post.audience,
        "scene": post.scene,
    }


def name_in_scene(scene: Scene, character: Character | None) -> dict[str, Any]:
    """How the log names a character in a scene; None is the game master."""
    return {**scene_in_log(scene), "about": {"character": character.name if character else None}}


def name_roll(scene: Scene, roll: Roll) -> dict[str, Any]:
    """How the log names a roll: scene and number, for those who may see it."""
    return {
        "target": scene.title,
        "about": {"roll": roll.number},
        "address": reverse("campaign_roll", args=[scene.campaign.slug, roll.number]),
        "audience": roll.audience,
        "scene": scene,
    }
