"""Under which key one keeps what was made of a scene for a reader: all that it depends on besides the database's answers."""

from __future__ import annotations

import copy
import secrets
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any

from django.utils import timezone
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from .policies import Seat

TOKEN = secrets.token_hex(16)
"""Stands in kept HTML for the token of its forms; nobody who writes a text can know it."""

_OF_THE_MOMENT = ("version", "last_number", "has_newer", "looks", "read_number", "read_post", "read_at")
"""What a scene says that changes as people write and read, and what only a whole page asks. What stands around the thread does not
depend on it."""

_QUARTER = 15 * 60  # seconds: a new day begins on one, everywhere


@dataclass(frozen=True)
class Standing:
    """What an open page renews besides posts, as HTML in which ``TOKEN`` stands for the token of its forms. ``mark`` is another one
    as soon as the reader would see anything else: it is made of what they see, so it tells nothing of what they do not. It is empty
    where nothing stands."""

    html: str

    @cached_property
    def mark(self) -> str:
        return hash_of(self.html)[:16] if self.html else ""

    def with_token(self, token: str) -> SafeString:
        return mark_safe(self.html.replace(TOKEN, token))  # noqa: S308 - drawn by a template


def calmed(scene: Any) -> Any:
    """The scene without what changes as people write and read."""
    calm = copy.copy(scene)
    for name in _OF_THE_MOMENT:
        calm.__dict__.pop(name, None)
    return calm


def key_of(seat: Seat, calm: Any) -> str:
    who = (seat.viewer.pk, str(seat.viewer), seat.role, sorted(seat.character_ids))
    when = (get_language(), timezone.get_current_timezone_name(), timezone.now().timestamp() // _QUARTER)
    return hash_of((*who, _values(calm), _values(calm.campaign), *when))


def hash_of(values: Any) -> str:
    return sha256(repr(values).encode()).hexdigest()[:32]


def _values(row: Any) -> list[tuple[str, Any]]:
    return sorted((name, value) for name, value in row.__dict__.items() if name != "_state")
