"""The NPCs of a campaign as its game master looks for them: by name, by tag, by where they are."""

from __future__ import annotations

from typing import Any

from django.db.models import Q, QuerySet
from django.utils.translation import get_language

from characters.models import Character
from characters.sheet_page import SheetPage
from characters.sheets import sheet_of

from .models import Campaign, CastMember, Scene

A_PAGE = 24


def npcs_of(campaign: Campaign, *, words: str = "", tag: str = "", gone: bool = False) -> QuerySet[Character]:
    """Whose name, line or tag holds all the words; ``gone``: the dead and the retired, else the others."""
    found = Character.objects.filter(campaign=campaign, player=None)
    away = Q(retired_at__isnull=False) | Q(died_at__isnull=False)
    found = found.filter(away) if gone else found.exclude(away)
    for word in words.split():
        found = found.filter(Q(name__icontains=word) | Q(blurb__icontains=word) | Q(tags__icontains=word))
    if tag:
        found = found.filter(tags__contains=[tag])
    return found.order_by("name", "pk")


def tags_of(campaign: Campaign) -> list[tuple[str, int]]:
    """Every tag with how many NPCs have it."""
    counted: dict[str, int] = {}
    rows = Character.objects.filter(campaign=campaign, player=None).exclude(tags=[])
    for tags in rows.values_list("tags", flat=True):
        for tag in tags:
            counted[tag] = counted.get(tag, 0) + 1
    return sorted(counted.items(), key=lambda one: one[0].casefold())


def open_scenes(campaign: Campaign) -> list[Scene]:
    return list(Scene.objects.filter(campaign=campaign, state=Scene.State.OPEN).order_by("position", "pk"))


def shown(campaign: Campaign, npcs: list[Character], scenes: list[Scene]) -> list[dict[str, Any]]:
    """Each with a quick stat block, the scenes that it is in, and those into which it can be put."""
    places: dict[int, set[int]] = {}
    members = CastMember.objects.filter(character__in=npcs, scene__in=scenes, left_at=None)
    for character, scene in members.values_list("character", "scene"):
        places.setdefault(character, set()).add(scene)
    return [npc_shown(campaign, npc, scenes, places.get(npc.pk, set())) for npc in npcs]


def npc_shown(campaign: Campaign, npc: Character, scenes: list[Scene], inside: set[int]) -> dict[str, Any]:
    npc.campaign = campaign
    block = SheetPage(npc, get_language() or "en").panel if sheet_of(npc) else None
    return {
        "npc": npc,
        "tags": npc.tags,
        "tags_typed": ", ".join(npc.tags),
        "stats": block["stats"] if block else [],
        "tracks": block["tracks"] if block else [],
        "has_sheet": block is not None,
        "inside": [scene for scene in scenes if scene.pk in inside],
        "outside": [scene for scene in scenes if scene.pk not in inside],
    }
