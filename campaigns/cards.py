"""Rolls as cards at the table itself."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from django.urls import reverse
from django.utils.translation import gettext as _

from accounts.moments import day_and_time
from rules.actions import opened
from rules.cards import Card, card_of
from rules.models import Roll

from .models import Scene


def card_at_table(scene: Scene, roll: Roll, *, sees_sealed: bool = False) -> Card:
    """The card for whoever may read the scene. What the public page of the roll does not tell, its page at the table does.

    ``sees_sealed``: the reader may look into a seal.
    """
    opens = opens_by_itself(roll)
    if roll.sealed and not sees_sealed:
        card = card_of(roll)
        return replace(card, stakes=f"{card.stakes} {opens}") if opens else card
    card = card_of(opened(roll))
    if scene.campaign.is_public and scene.is_for_all and roll.audience is None and not roll.sealed:
        return card
    url = reverse("campaign_roll", args=[scene.campaign.slug, roll.number])
    amendment = card.amendment | {"url": url} if card.amendment else card.amendment
    return replace(card, url=url, amendment=amendment, notes=[*card.notes, opens] if opens else card.notes)


def opens_by_itself(roll: Roll) -> str:
    """When a seal opens if nobody opens it before; empty where that was not set."""
    moment: datetime | None = (
        roll.entry.seal.reveal_at if roll.sealed and hasattr(roll.entry, "seal") else None
    )
    if moment is None:
        return ""
    return _("It opens by itself on %(when)s.") % {"when": day_and_time(moment)}
