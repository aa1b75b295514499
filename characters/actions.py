"""Every change of a character."""

from __future__ import annotations

from typing import Any

from django.db import transaction

from accounts.models import User

from .models import Character
from .policies import check_change_character, check_create_character, role_in


@transaction.atomic
def create_character(person: User, campaign: Any, *, npc: bool = False, **fields: Any) -> Character:
    """A character of the person's own, or an NPC, which is the game master's."""
    check_create_character(campaign, person, npc=npc)
    return Character.objects.create(campaign=campaign, player=None if npc else person, **fields)


@transaction.atomic
def change_character(person: User, character: Character, **fields: Any) -> Character:
    character = Character.objects.select_for_update(of=("self",)).get(pk=character.pk)
    check_change_character(character, person, role_in(character.campaign, person))
    for name, value in fields.items():
        setattr(character, name, value)
    character.save(update_fields=list(fields))
    return character
