"""Saving what is being written."""

from __future__ import annotations

from django.db import transaction

from accounts.models import User
from rules.models import Roll

from ..models import Draft, Scene
from ..policies import check_post_in_scene, seat_of
from ..text import MOST_CHARACTERS


def draft_of(person: User, scene: Scene) -> Draft | None:
    return Draft.objects.filter(person=person, scene=scene).first()


def bound_rolls(draft: Draft | None) -> list[Roll]:
    """The rolls that have fallen for a draft, in the order of their places."""
    if draft is None:
        return []
    return list(
        Roll.objects.filter(post_key=draft.key, block=None).select_related("entry").order_by("slot", "number")
    )


@transaction.atomic
def save_draft(
    person: User, scene: Scene, *, text: str, speaker: str, audience: list[int] | None = None
) -> Draft:
    """Saves what somebody has written so far. Only who may write in the scene has a draft there.

    The speaker of a bound draft stays: its dice have fallen for that character.
    """
    seat = seat_of(person, scene.campaign)
    if not seat.plays:
        check_post_in_scene(seat, scene)
    draft, _created = Draft.objects.select_for_update().get_or_create(person=person, scene=scene)
    draft.text = text[: 2 * MOST_CHARACTERS].replace("\x00", "")
    if not bound_rolls(draft):
        draft.speaker = speaker[:20]
    draft.audience = audience
    draft.save()
    return draft


@transaction.atomic
def discard_draft(person: User, scene: Scene) -> None:
    """Throws away what was written. Rolls that have fallen for it stay, without a post."""
    Draft.objects.filter(person=person, scene=scene).delete()
