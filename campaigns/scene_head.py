"""What stands above a thread: the scene's facts, what state it is in, and what its game master can do with it."""

from __future__ import annotations

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from . import policies
from .conditions import facts_in
from .models import Scene
from .policies import Seat
from .turn_page import events_between


def facts_of(scene: Scene) -> list[dict[str, str]]:
    facts = []
    if scene.place:
        facts.append({"icon": "place", "label": _("Place"), "value": scene.place})
    if scene.story_time:
        facts.append({"icon": "clock", "label": _("In the story"), "value": scene.story_time})
    facts += facts_in(scene)
    if scene.readers == Scene.Readers.CAST:
        facts.append({"icon": "sealed", "label": _("Who reads it"), "value": _("the cast alone")})
    if scene.readers == Scene.Readers.SEALED:
        said = _("the cast, until it is opened to the table")
        facts.append({"icon": "sealed", "label": _("Who reads it"), "value": said})
    return facts


def halted_of(scene: Scene) -> str:
    """Why nothing goes on in a scene, where that is so."""
    if scene.is_planned:
        return _("This scene is planned: the game masters alone know of it until it is opened.")
    if scene.is_paused and scene.pause_reason:
        return _("The scene is paused: %(reason)s") % {"reason": scene.pause_reason}
    if scene.is_paused:
        return _("The scene is paused: no deadline runs, and nobody is reminded.")
    if scene.is_open and scene.campaign.is_paused:
        return _("The table is paused: no deadline runs.")
    return ""


def first_lines(seat: Seat, scene: Any, page: int) -> list[str]:
    """What happened before the first post: who came in, what was handed out."""
    if page != 1 or not scene.has_first_lines:
        return []
    return events_between(seat, scene, 0, 0).get(0, [])


def tools_of(seat: Seat, scene: Scene) -> list[dict[str, Any]]:
    """What the game master may do; ``more`` is for those that are seldom needed."""
    if not policies.can_run(seat):
        return []
    life = reverse("scene_life", args=[scene.pk])
    slug = scene.campaign.slug
    tools: list[dict[str, Any]] = []
    if scene.is_planned:
        tools.append({"icon": "right", "label": _("Open the scene"), "url": life, "main": True})
    if scene.is_paused:
        tools.append({"icon": "right", "label": _("Let it go on"), "url": life, "main": True})
    if scene.is_open:
        ask_url = reverse("ask_for_rolls", args=[scene.pk])
        tools.append({"icon": "dice", "label": _("Ask for rolls"), "url": ask_url})
        url = reverse("encounter", args=[scene.pk])
        tools.append({"icon": "burst", "label": _("Encounter"), "url": url})
    tools += [
        {"icon": "edited", "label": _("Change the scene"), "url": reverse("edit_scene", args=[scene.pk])},
        {"icon": "clock", "label": _("Turns and cast"), "url": reverse("turns", args=[scene.pk])},
        {"icon": "plus", "label": _("New note"), "url": reverse("make_handout", args=[scene.pk])},
    ]
    label = _("Open the scene again") if scene.is_closed else _("Pause or close")
    tools += [
        {"icon": "sealed", "label": label, "url": life, "more": True},
        {
            "icon": "plus",
            "label": _("A scene like this one"),
            "url": f"{reverse('create_scene', args=[slug])}?like={scene.pk}",
            "more": True,
        },
        {
            "icon": "link",
            "label": _("Put together"),
            "url": reverse("merge_scenes", args=[scene.pk]),
            "more": True,
        },
        {"icon": "book", "label": _("Order of scenes"), "url": reverse("arrange", args=[slug]), "more": True},
    ]
    return tools
