"""The reader's own sheet beside a scene, and the scenes in which a sheet can be played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.db.models import Exists, F, OuterRef, Subquery
from django.utils.translation import get_language

from characters.models import Character
from characters.sheet_page import SheetPage
from characters.sheets import sheet_of

from .models import CastMember, Post, Scene
from .policies import Seat, visible_scenes


def scenes_to_play(seat: Seat, character: Character) -> list[Scene]:
    """The open scenes that the character stands in, those it spoke in last first; where it stands in none, all open scenes."""
    if not seat.plays or seat.campaign.closed_at is not None:
        return []
    spoken = Post.objects.filter(scene=OuterRef("pk"), speaker=character).order_by("-pk")
    scenes: list[Any] = list(
        visible_scenes(seat)
        .filter(state=Scene.State.OPEN)
        .annotate(
            stands_in=Exists(
                CastMember.objects.filter(scene=OuterRef("pk"), character=character, left_at=None)
            ),
            spoken=Subquery(spoken.values("pk")[:1]),
        )
        .order_by(F("spoken").desc(nulls_last=True), "-pk")
    )
    return [scene for scene in scenes if scene.stands_in] or scenes


def side_sheet(
    seat: Seat, scene: Scene, characters: Iterable[Character] | None = None
) -> dict[str, Any] | None:
    """``sheet`` of ``campaigns/scene.html``: of the character that the reader spoke as last, or of their first; with ``states``,
    the conditions that they may end themselves.

    ``characters``: the campaign's, where the page has them at hand; each carries ``last_spoken``.
    """
    if not seat.character_ids:
        return None
    if characters is None:
        own = list(Character.objects.filter(pk__in=seat.character_ids, retired_at=None).order_by("pk"))
    else:
        own = [character for character in characters if character.pk in seat.character_ids]
        own.sort(key=lambda one: (-(one.last_spoken or 0), one.pk))  # type: ignore[attr-defined]
    character = next(iter(own), None)
    if character is None:
        return None
    character.campaign = scene.campaign
    if sheet_of(character) is None:
        return None
    page = SheetPage(character, get_language() or "en")
    return {**page.panel, "states": page.states(is_gm=seat.is_gm) if seat.plays else []}
