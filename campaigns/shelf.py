"""A person's campaigns and scenes with what is new in them, in a fixed number of statements."""

from __future__ import annotations

from typing import Any

from django.db.models import F, Func, IntegerField, OuterRef, Q, QuerySet, Subquery, Value
from django.db.models.functions import Coalesce
from django.utils.translation import get_language

from accounts.models import User
from characters.models import Character
from rules import policies as roll_policies
from rules.contract import Words
from rules.models import Roll
from rules.systems import SYSTEMS

from .models import Campaign, Membership, Post, ReadMark, Role, Scene, Waiting


def scenes_with_unread(person: User, campaign: Campaign | None = None) -> list[Any]:
    """The scenes of a person's campaigns, those with news first. Each carries ``unread``, ``first_unread`` (a post's number),
    ``last_at``, ``last_speaker``, ``face`` (who spoke last) and ``read_at``."""
    seats = Membership.objects.filter(person=person, left_at=None)
    # What goes on where somebody sat once is no news to them.
    seats = seats.filter(campaign=campaign) if campaign else seats.exclude(role=Role.FORMER)
    marks = ReadMark.objects.filter(person=person, scene=OuterRef("pk"))
    scenes = (
        Scene.objects.readable_by(person)
        .filter(campaign__in=seats.values("campaign"))
        .select_related("campaign", "chapter")
        .annotate(
            read_number=Coalesce(Subquery(marks.values("number")[:1]), 0),
            read_post=Coalesce(Subquery(marks.values("last_post_id")[:1]), Value(0)),
            read_at=Subquery(marks.values("updated_at")[:1]),
        )
    )
    sits = Membership.objects.filter(person=person, left_at=None).exclude(role=Role.FORMER)
    played = Character.objects.filter(player=person, campaign__in=sits.values("campaign"))
    characters = list(played.values_list("pk", flat=True))
    run = seats.filter(role=Role.GM).values("campaign")
    mine_to_read = Q(audience=None) | Q(audience__overlap=characters) | Q(scene__campaign__in=run)
    new = (
        Post.objects.filter(
            mine_to_read,
            scene=OuterRef("pk"),
            removed_at=None,
            number__gte=OuterRef("read_number"),
            pk__gt=OuterRef("read_post"),
        )
        .exclude(author=person)
        .order_by()
    )
    newest = Post.objects.filter(mine_to_read, scene=OuterRef("pk")).order_by("-number", "-pk")
    annotated = scenes.annotate(
        unread=Coalesce(
            Subquery(
                new.annotate(counted=Func(F("pk"), function="COUNT", output_field=IntegerField())).values(
                    "counted"
                ),
                output_field=IntegerField(),
            ),
            0,
        ),
        first_unread=Subquery(new.order_by("number", "pk").values("number")[:1]),
        last_at=Subquery(newest.values("created_at")[:1]),
        last_speaker=Subquery(newest.values("speaker__name")[:1]),
        last_speaker_id=Subquery(newest.values("speaker")[:1]),
    )
    found: list[Any] = list(annotated)
    faces = Character.objects.in_bulk([scene.last_speaker_id for scene in found if scene.last_speaker_id])
    for scene in found:
        scene.face = faces.get(scene.last_speaker_id)
    return sorted(
        found,
        key=lambda scene: (not scene.unread, -(scene.last_at or scene.created_at).timestamp()),
    )


def my_campaigns(person: User, scenes: list[Any]) -> list[Any]:
    """A person's campaigns by title; each carries ``role``, ``own_scenes`` and ``faces``."""
    memberships = (
        Membership.objects.filter(person=person, left_at=None)
        .select_related("campaign")
        .order_by("campaign__title")
    )
    faces: dict[int, list[Character]] = {}
    played = Character.objects.filter(
        campaign__in=[membership.campaign_id for membership in memberships], retired_at=None
    ).exclude(player=None)
    for character in played:
        faces.setdefault(character.campaign_id, []).append(character)
    mine: list[Any] = []
    for membership in memberships:
        campaign: Any = membership.campaign
        own = [scene for scene in scenes if scene.campaign_id == campaign.pk]
        campaign.role = membership.get_role_display()
        campaign.own_scenes = sorted(own, key=lambda scene: (scene.position, scene.pk))
        campaign.faces = faces.get(campaign.pk, [])[:6]
        mine.append(campaign)
    return mine


def turns_waiting_on(person: User) -> QuerySet[Waiting]:
    """The turns that wait on a person: their characters', and the game master's where they are one."""
    run = Membership.objects.filter(person=person, left_at=None, role=Role.GM).values("campaign")
    mine = Q(character__player=person) | Q(character=None, scene__campaign__in=run)
    return Waiting.objects.filter(
        mine,
        scene__in=Scene.objects.readable_by(person),
        scene__state=Scene.State.OPEN,
        scene__campaign__closed_at=None,
    )


def waiting_on(person: User) -> list[Waiting]:
    """The longest wait first."""
    return list(
        turns_waiting_on(person).select_related("scene__campaign", "character").order_by("since", "pk")
    )


def system_name(campaign: Campaign) -> str:
    """The campaign's game in the reader's language."""
    system = SYSTEMS.get(campaign.system)
    return Words.of(system, get_language() or "en").text(f"system-{campaign.system}")


def scenes_by_chapter(campaign: Campaign, scenes: list[Any]) -> list[tuple[Any, list[Any]]]:
    """Chapters in order with their scenes; scenes without a chapter come first, under None."""
    ordered = sorted(scenes, key=lambda scene: (scene.position, scene.pk))
    shelves: list[tuple[Any, list[Any]]] = []
    loose = [scene for scene in ordered if scene.chapter_id is None]
    if loose:
        shelves.append((None, loose))
    for chapter in campaign.chapters.all():
        shelves.append((chapter, [scene for scene in ordered if scene.chapter_id == chapter.pk]))
    return shelves


def readable_scenes(campaign: Campaign, person: Any) -> list[Any]:
    """The scenes of one campaign for its page: with unread counts for a member, without for anybody else."""
    if isinstance(person, User):
        found = scenes_with_unread(person, campaign)
        if found:
            return found
    newest = Post.objects.filter(scene=OuterRef("pk"), audience=None).order_by("-number")
    scenes = (
        Scene.objects.readable_by(person)
        .filter(campaign=campaign)
        .select_related("chapter")
        .annotate(last_at=Subquery(newest.values("created_at")[:1]))
    )
    return list(scenes)


def newest_roll(campaigns: QuerySet[Campaign]) -> Roll | None:
    """The last roll of these campaigns that anybody may see, with a result."""
    rolls = (
        Roll.objects.filter(
            entry__ledger__campaign__in=campaigns, sealed=False, audience=None, outcome__isnull=False
        )
        .select_related("entry__ledger__campaign", "character", "person")
        .order_by("-pk")
    )
    return next((roll for roll in rolls[:20] if roll_policies.is_public(roll)), None)
