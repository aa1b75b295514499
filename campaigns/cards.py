"""Rolls as cards at the table itself."""

from __future__ import annotations

from dataclasses import replace

from django.urls import reverse

from rules.actions import opened
from rules.cards import Card, card_of
from rules.models import Roll

from .models import Scene


def card_at_table(scene: Scene, roll: Roll, *, sees_sealed: bool = False) -> Card:
    """The card for whoever may read the scene. What the public page of the roll does not tell, its page at the table does.

    ``sees_sealed``: the reader may look into a seal.
    """
    if roll.sealed and not sees_sealed:
        return card_of(roll)
    card = card_of(opened(roll))
    if scene.campaign.is_public and scene.is_for_all and roll.audience is None and not roll.sealed:
        return card
    return replace(card, url=reverse("campaign_roll", args=[scene.campaign.slug, roll.number]))
