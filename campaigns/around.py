"""What stands around a thread for one reader: whose turn it is, the form to write in, the cast, notes, their own sheet."""

from __future__ import annotations

import secrets
from typing import Any

from django.template.loader import get_template
from django.urls import reverse

from accounts.models import User

from . import policies
from .actions.drafting import draft_of
from .composer import Composer, RestingForm
from .context import counts_of
from .encounter_page import panel_of
from .handouts import handouts_beside
from .live import UNKNOWN, seal_version
from .models import Scene
from .policies import Seat
from .remembered import Wanted, remembered
from .resting import TOKEN, Standing, calmed, key_of
from .scene_head import halted_of
from .side_sheet import side_sheet
from .turn_page import cast_shown, table_of, turn_shown

_LONGEST_KEPT = 20_000  # characters of a draft

Pieces = dict[str, Any]


def around(seat: Seat, scene: Scene) -> Pieces:
    """``turn``, ``cast``, ``encounter``, ``handouts``, ``halted``, ``composer``, ``quick`` and ``sheet`` of
    ``campaigns/scene.html`` while nothing has been sent, and the counts in the frame."""
    calm = calmed(scene)
    key = key_of(seat, calm)
    wanted = [
        _table(seat, calm, key),
        Wanted(("form", key), lambda: form_pieces(seat, calm, composer_for(seat, calm)), _is_at_rest),
    ]
    if seat.viewer.is_authenticated:
        viewer = seat.viewer
        wanted.append(Wanted(("counts", viewer.pk), lambda: count_pieces(counts_of(viewer))))
    found: Pieces = {}
    for pieces in remembered(*wanted):
        found |= pieces
    return found | _for_this_once(found, scene)


def standing(seat: Seat, scene: Scene) -> Standing:
    calm = calmed(scene)
    (pieces,) = remembered(_table(seat, calm, key_of(seat, calm)))
    found: Standing = pieces["standing"]
    return found


def around_sent(seat: Seat, scene: Scene, composer: Composer) -> Pieces:
    """The same with a form of which something was chosen or sent."""
    found = table_pieces(seat, scene) | form_pieces(seat, scene, composer)
    return found | _for_this_once(found, scene)


def _table(seat: Seat, calm: Scene, key: str) -> Wanted:
    return Wanted(("table", key), lambda: table_pieces(seat, calm))


def composer_for(seat: Seat, scene: Scene) -> Composer | None:
    return Composer(scene, seat) if policies.can_post_in_scene(seat, scene) else None


def table_pieces(seat: Seat, scene: Scene) -> Pieces:
    table = table_of(seat, scene)
    pieces: Pieces = {
        "turn": turn_shown(table),
        "cast": cast_shown(table),
        "encounter": panel_of(seat, scene),
        "handouts": handouts_beside(seat, scene),
        "halted": halted_of(scene),
    }
    place = {"scene": scene, "campaign": scene.campaign, "csrf_token": TOKEN}
    html = get_template("campaigns/since.html#pieces").render(place | pieces)
    return pieces | {"standing": Standing(html)}


def form_pieces(seat: Seat, scene: Scene, composer: Composer | None) -> Pieces:
    """``composer``: in plain values where it is at rest."""
    characters = composer.choice.listeners.characters if composer else None
    return {
        "composer": composer and (composer.at_rest or composer),
        "unsent_url": "" if composer else unsent_url(seat, scene),
        "quick": composer and composer.quick_rolls,
        "sheet": side_sheet(seat, scene, characters),
    }


def unsent_url(seat: Seat, scene: Scene) -> str:
    """Where the words are that somebody began here and can post no more; empty where there are none."""
    draft = draft_of(seat.viewer, scene) if isinstance(seat.viewer, User) else None
    return reverse("draft_versions", args=[scene.pk]) if draft and draft.text else ""


def count_pieces(counts: tuple[int, int]) -> Pieces:
    return {"waiting_count": counts[0], "unread_notifications": counts[1]}


def _for_this_once(found: Pieces, scene: Scene) -> Pieces:
    """With the keys and tokens that each answer has of its own."""
    pieces: Pieces = {"version": seal_version(scene, found["standing"].mark, _between(scene))}
    if isinstance(found["composer"], dict):
        pieces["composer"] = RestingForm(found["composer"], seen=pieces["version"])
    if found["quick"]:
        hidden = [("retry", secrets.token_hex(16)), *found["quick"]["hidden"]]
        pieces["quick"] = found["quick"] | {"hidden": hidden}
    return pieces


def _between(scene: Any) -> str:
    """The mark of what stands between the posts, where it can be said without looking."""
    return UNKNOWN if scene.has_loose or scene.has_requests else ""


def _is_at_rest(found: Pieces) -> bool:
    form = found["composer"]
    return form is None or (isinstance(form, dict) and len(form["text"]) <= _LONGEST_KEPT)
