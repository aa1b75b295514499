"""Who may make and change characters. A viewer's role comes from the campaign's memberships."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import Http404
from django.utils.translation import gettext as _

from rules.policies import GM, PLAYER, role_in

from .models import Character


def readable_character(viewer: Any, pk: int) -> tuple[Character, str | None]:
    """The character with the viewer's role in its campaign, or 404."""
    character = Character.objects.select_related("campaign", "player").filter(pk=pk).first()
    if character is None:
        raise Http404
    role = role_in(character.campaign, viewer)
    if role is None and not character.campaign.is_public:
        raise Http404
    return character, role


def check_create_character(campaign: Any, viewer: Any, *, npc: bool) -> None:
    role = role_in(campaign, viewer)
    if role not in (GM, PLAYER):
        raise PermissionDenied(_("Only the game master and the players make characters here."))
    if npc and role != GM:
        raise PermissionDenied(_("Only the game master makes NPCs."))


def can_change_character(character: Character, viewer: Any, role: str | None) -> bool:
    if role == GM:
        return True
    return role == PLAYER and character.player_id is not None and character.player_id == viewer.pk


def check_change_character(character: Character, viewer: Any, role: str | None) -> None:
    if not can_change_character(character, viewer, role):
        raise PermissionDenied(
            _("Only the person who plays this character, or the game master, can change it.")
        )
