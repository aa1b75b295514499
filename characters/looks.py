"""How a character looks, as plain words."""

from __future__ import annotations

from typing import Any

from .models import Character


def look_of(character: Character) -> dict[str, Any]:
    """Name, address and face, under the names that templates ask a character for."""
    return {
        "name": character.name,
        "accent": character.accent,
        "linocut": character.linocut,
        "portrait": {"url": character.portrait.url} if character.portrait else None,
        "get_absolute_url": character.get_absolute_url(),
    }
