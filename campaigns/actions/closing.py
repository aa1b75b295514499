"""The end of a campaign, and taking it up again."""

from __future__ import annotations

import datetime
from typing import Any

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from rules.actions import reveal_if_possible
from rules.models import Roll

from ..models import Campaign, Scene
from ..policies import check_run, seat_of
from .audit import audit
from .locking import lock_scene
from .playing import reveal_all


@transaction.atomic
def close_campaign(person: User, campaign: Campaign, *, now: datetime.datetime | None = None) -> Campaign:
    """Nothing can be written in any scene afterwards. Every sealed roll is opened: what was rolled is proved at the end. One whose
    key is gone stays sealed, and listed."""
    campaign = _locked(person, campaign)
    if campaign.closed_at is None:
        campaign.closed_at = now or timezone.now()
        campaign.save(update_fields=["closed_at"])
        sealed = Roll.objects.filter(entry__ledger=campaign.ledger_id, sealed=True)
        keys = sealed.values("scene_key")
        for scene in Scene.objects.filter(campaign=campaign, key__in=keys).order_by("pk"):
            reveal_all(person, lock_scene(scene), now=campaign.closed_at)
        for roll in sealed.order_by("number"):  # those of no scene
            reveal_if_possible(person, roll, now=campaign.closed_at)
        audit(person, campaign, "campaign-closed", now=campaign.closed_at, **_in_log(campaign))
    return campaign


@transaction.atomic
def reopen_campaign(person: User, campaign: Campaign) -> Campaign:
    """Scenes that were open are open again. What was unsealed stays so."""
    campaign = _locked(person, campaign)
    if campaign.closed_at is not None:
        campaign.closed_at = None
        campaign.save(update_fields=["closed_at"])
        audit(person, campaign, "campaign-opened", **_in_log(campaign))
    return campaign


def _locked(person: User, campaign: Campaign) -> Campaign:
    check_run(seat_of(person, campaign))
    return Campaign.objects.select_for_update().get(pk=campaign.pk)


def _in_log(campaign: Campaign) -> dict[str, Any]:
    return {"target": campaign.title, "address": campaign.get_absolute_url()}
