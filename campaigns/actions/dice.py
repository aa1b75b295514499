"""Showing one's dice to the table."""

from __future__ import annotations

from accounts.models import User

from ..models import Campaign, Membership


def show_dice(person: User, campaign: Campaign, *, shown: bool) -> None:
    """From now on the table sees how the person's open dice fall, or does not."""
    Membership.objects.filter(campaign=campaign, person=person, left_at=None).update(shows_dice=shown)
