"""The reader's own sheet beside a scene."""

from __future__ import annotations

from typing import Any

from django.db.models import Max, Q
from django.utils.translation import get_language

from characters.models import Character
from characters.sheet_page import SheetPage
from characters.sheets import sheet_of

from .models import Scene
from .policies import Seat


def side_sheet(seat: Seat, scene: Scene) -> dict[str, Any] | None:
    """``sheet`` of ``campaigns/scene.html``: of the character that the reader spoke as last in it, or of their first."""
    if not seat.character_ids:
        return None
    own = (
        Character.objects.filter(pk__in=seat.character_ids, retired_at=None)
        .select_related("campaign")
        .annotate(spoke_at=Max("posts__created_at", filter=Q(posts__scene=scene)))
        .order_by("pk")
    )
    spoken = [character for character in own if character.spoke_at]
    character = max(spoken, key=lambda one: one.spoke_at) if spoken else own.first()
    if character is None or sheet_of(character) is None:
        return None
    return SheetPage(character, get_language() or "en").panel
