"""The order of a campaign's chapters and of the scenes under them."""

from __future__ import annotations

import datetime
from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import Max
from django.utils.translation import gettext as _

from accounts.models import User

from ..models import Campaign, Chapter, Scene
from ..policies import check_run, seat_of
from .audit import audit, scene_in_log

Shelf = tuple[Chapter | None, list[Scene]]


@transaction.atomic
def create_chapter(
    person: User, campaign: Campaign, title: str, *, now: datetime.datetime | None = None
) -> Chapter:
    check_run(seat_of(person, campaign))
    last = campaign.chapters.aggregate(last=Max("position"))["last"] or 0
    audit(person, campaign, "chapter-created", now=now, **_named(campaign, title))
    return Chapter.objects.create(campaign=campaign, title=title, position=last + 1)


@transaction.atomic
def rename_chapter(person: User, chapter: Chapter, title: str) -> Chapter:
    check_run(seat_of(person, chapter.campaign))
    audit(person, chapter.campaign, "chapter-renamed", words=title, **_named(chapter.campaign, chapter.title))
    chapter.title = title
    chapter.save(update_fields=["title"])
    return chapter


@transaction.atomic
def delete_chapter(person: User, chapter: Chapter) -> None:
    """Only an empty one: no scene loses its place by it."""
    check_run(seat_of(person, chapter.campaign))
    _lock(chapter.campaign)
    if chapter.scenes.exists():
        raise PermissionDenied(_("Move the scenes of this chapter elsewhere first."))
    audit(person, chapter.campaign, "chapter-deleted", **_named(chapter.campaign, chapter.title))
    chapter.delete()


@transaction.atomic
def move_chapter(person: User, chapter: Chapter, *, up: bool) -> None:
    """One place up or down."""
    check_run(seat_of(person, chapter.campaign))
    _lock(chapter.campaign)
    chapters = list(chapter.campaign.chapters.all())
    _swap(chapters, chapters.index(chapter), up=up)
    for position, one in enumerate(chapters, start=1):
        one.position = position
    Chapter.objects.bulk_update(chapters, ["position"])
    audit(person, chapter.campaign, "chapter-moved", **_named(chapter.campaign, chapter.title))


@transaction.atomic
def move_scene(person: User, scene: Scene, *, up: bool) -> None:
    """One place up or down; from the top of a chapter to the end of the one before it, from its end to the top of the next."""
    check_run(seat_of(person, scene.campaign))
    _lock(scene.campaign)
    shelves = _shelves(scene.campaign)
    at = next(number for number, (_chapter, scenes) in enumerate(shelves) if scene in scenes)
    here = shelves[at][1]
    place = here.index(scene)
    if 0 <= place + (-1 if up else 1) < len(here):
        _swap(here, place, up=up)
    elif 0 <= at + (-1 if up else 1) < len(shelves):
        there = shelves[at - 1 if up else at + 1][1]
        there.insert(len(there) if up else 0, here.pop(place))
    _save(shelves)
    audit(person, scene.campaign, "scene-moved", **scene_in_log(scene))


@transaction.atomic
def place_scene(person: User, scene: Scene, chapter: Chapter | None, *, before: Scene | None = None) -> None:
    """Puts a scene into a chapter (none: those without one), before another scene or at the end."""
    check_run(seat_of(person, scene.campaign))
    _lock(scene.campaign)
    shelves = _shelves(scene.campaign)
    for _chapter, scenes in shelves:
        if scene in scenes:
            scenes.remove(scene)
    there = next((scenes for other, scenes in shelves if other == chapter), None)
    if there is None:
        raise PermissionDenied(_("This chapter belongs to another campaign."))
    there.insert(there.index(before) if before in there else len(there), scene)
    _save(shelves)
    audit(person, scene.campaign, "scene-moved", **scene_in_log(scene))


def _named(campaign: Campaign, title: str) -> dict[str, Any]:
    return {"target": title, "address": campaign.get_absolute_url()}


def _lock(campaign: Campaign) -> None:
    """Two game masters who arrange at once do it one after the other."""
    Campaign.objects.select_for_update().only("pk").get(pk=campaign.pk)


def _shelves(campaign: Campaign) -> list[Shelf]:
    """The scenes in their order by chapter; those without a chapter come first."""
    scenes = list(campaign.scenes.order_by("position", "pk"))
    chapters: list[Chapter | None] = [None, *campaign.chapters.all()]
    return [
        (chapter, [scene for scene in scenes if scene.chapter_id == (chapter.pk if chapter else None)])
        for chapter in chapters
    ]


def _save(shelves: list[Shelf]) -> None:
    position = 0
    scenes = []
    for chapter, shelf in shelves:
        for scene in shelf:
            position += 1
            scene.position, scene.chapter = position, chapter
            scenes.append(scene)
    Scene.objects.bulk_update(sorted(scenes, key=lambda scene: scene.pk), ["position", "chapter"])


def _swap(rows: list[Any], place: int, *, up: bool) -> None:
    other = place - 1 if up else place + 1
    if 0 <= other < len(rows):
        rows[place], rows[other] = rows[other], rows[place]
