"""What stands around a thread for one reader: whose turn it is, the form to write in, the cast, notes, their own sheet."""

from __future__ import annotations

import copy
import secrets
from typing import Any

from django.utils import timezone
from django.utils.translation import get_language

from . import policies
from .composer import Composer, RestingForm
from .context import counts_of
from .encounter_page import panel_of
from .handouts import handouts_beside
from .live import seal_version
from .models import Scene
from .policies import Seat
from .ready import hash_of
from .remembered import Wanted, remembered
from .side_sheet import side_sheet
from .turn_page import cast_shown, table_of, turn_shown

_OF_THE_MOMENT = ("version", "last_number", "has_newer", "read_number", "read_post", "read_at")
"""What a scene says that changes as people write and read. What stands around the thread does not depend on it."""

_LONGEST_KEPT = 20_000  # characters of a draft
_QUARTER = 15 * 60  # seconds: a new day begins on one, everywhere

Pieces = dict[str, Any]


def around(seat: Seat, scene: Scene) -> Pieces:
    """``turn``, ``cast``, ``encounter``, ``handouts``, ``composer``, ``quick`` and ``sheet`` of ``campaigns/scene.html`` while
    nothing has been sent, and the counts in the frame."""
    calm = copy.copy(scene)
    for name in _OF_THE_MOMENT:
        calm.__dict__.pop(name, None)
    key = hash_of((*_who(seat), _values(calm), _values(calm.campaign), *_where_and_when()))
    wanted = [
        Wanted(("table", key), lambda: table_pieces(seat, calm)),
        Wanted(("form", key), lambda: form_pieces(seat, calm, composer_for(seat, calm)), _is_at_rest),
    ]
    if seat.viewer.is_authenticated:
        viewer = seat.viewer
        wanted.append(Wanted(("counts", viewer.pk), lambda: count_pieces(counts_of(viewer))))
    found: Pieces = {}
    for pieces in remembered(*wanted):
        found |= pieces
    return found | _for_this_once(found, scene)


def around_sent(seat: Seat, scene: Scene, composer: Composer) -> Pieces:
    """The same with a form of which something was chosen or sent."""
    found = table_pieces(seat, scene) | form_pieces(seat, scene, composer)
    return found | _for_this_once(found, scene)


def composer_for(seat: Seat, scene: Scene) -> Composer | None:
    return Composer(scene, seat) if policies.can_post_in_scene(seat, scene) else None


def table_pieces(seat: Seat, scene: Scene) -> Pieces:
    table = table_of(seat, scene)
    return {
        "turn": turn_shown(table),
        "cast": cast_shown(table),
        "encounter": panel_of(seat, scene),
        "handouts": handouts_beside(seat, scene),
    }


def form_pieces(seat: Seat, scene: Scene, composer: Composer | None) -> Pieces:
    """``composer``: in plain values where it is at rest."""
    characters = composer.choice.listeners.characters if composer else None
    return {
        "composer": composer and (composer.at_rest or composer),
        "quick": composer and composer.quick_rolls,
        "sheet": side_sheet(seat, scene, characters),
    }


def count_pieces(counts: tuple[int, int]) -> Pieces:
    return {"waiting_count": counts[0], "unread_notifications": counts[1]}


def _for_this_once(found: Pieces, scene: Scene) -> Pieces:
    """With the keys and tokens that each answer has of its own."""
    pieces: Pieces = {"version": seal_version(scene)}
    if isinstance(found["composer"], dict):
        pieces["composer"] = RestingForm(found["composer"], seen=pieces["version"])
    if found["quick"]:
        hidden = [("retry", secrets.token_hex(16)), *found["quick"]["hidden"]]
        pieces["quick"] = found["quick"] | {"hidden": hidden}
    return pieces


def _is_at_rest(found: Pieces) -> bool:
    form = found["composer"]
    return form is None or (isinstance(form, dict) and len(form["text"]) <= _LONGEST_KEPT)


def _who(seat: Seat) -> tuple[Any, ...]:
    return seat.viewer.pk, str(seat.viewer), seat.role, sorted(seat.character_ids)


def _values(row: Any) -> list[tuple[str, Any]]:
    return sorted((name, value) for name, value in row.__dict__.items() if name != "_state")


def _where_and_when() -> tuple[Any, ...]:
    return get_language(), timezone.get_current_timezone_name(), timezone.now().timestamp() // _QUARTER
