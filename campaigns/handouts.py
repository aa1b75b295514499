"""Notes and hand-outs as one reader sees them: beside a scene, by themselves, and among what a character was given."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet
from django.utils.translation import gettext as _

from accounts.models import User
from rules.prepared import Prepared

from . import policies
from .audiences import listed, names_of
from .models import Campaign, Handout
from .policies import Seat


def handouts_beside(seat: Seat, scene: Any) -> list[dict[str, Any]]:
    """The scene's notes that this reader may see, in the order in which they were made; a game master's with who has them."""
    if not scene.has_handouts:
        return []
    if seat.viewer.is_authenticated:
        found = _beside(scene.pk, seat.campaign.pk, seat.viewer.pk)
    else:
        found = list(policies.visible_handouts(seat, Handout.objects.filter(scene=scene)))
    names = names_of(handout.audience for handout in found) if seat.is_gm else {}
    return [
        {
            "title": handout.title,
            "url": handout.get_absolute_url(),
            "note": who_has(handout, names) if seat.is_gm else "",
            "is_hidden": handout.revealed_at is None,
        }
        for handout in found
    ]


def _visible(scene: int, campaign: int, viewer: int) -> QuerySet[Handout]:
    seat = Seat(User(pk=viewer), Campaign(pk=campaign), None, frozenset())
    return policies.visible_handouts(seat, Handout.objects.filter(scene=scene))


_beside: Prepared[Handout] = Prepared(_visible)


def who_has(handout: Handout, names: dict[int, str]) -> str:
    if handout.revealed_at is None:
        return _("nobody has it yet")
    if handout.audience is None:
        return _("for everybody in the scene")
    return _("for %(names)s") % {"names": listed([names[one] for one in handout.audience if one in names])}
