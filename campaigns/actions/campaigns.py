"""Making a campaign and letting people in."""

from __future__ import annotations

import datetime
import secrets
from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import F
from django.utils import timezone
from django.utils.text import slugify
from django.utils.translation import gettext as _

from accounts.models import User
from rules.actions import open_ledger
from rules.models import Ledger

from ..models import Campaign, Invitation, Membership, Role
from ..outlets import News, tell
from ..policies import check_run, seat_of
from .agreements import lock_campaign, note_agreements, set_fields
from .audit import audit
from .members import come_back


@transaction.atomic
def create_campaign(person: User, *, now: datetime.datetime | None = None, **fields: Any) -> Campaign:
    """A new campaign with a ledger of its own; its maker is its game master."""
    campaign = Campaign.objects.create(
        slug=_free_slug(fields["title"]), ledger=open_ledger(Ledger.Kind.CAMPAIGN, now=now), **fields
    )
    Membership.objects.create(campaign=campaign, person=person, role=Role.GM)
    note_agreements(person, campaign, now=now or timezone.now())
    return campaign


def _free_slug(title: str) -> str:
    slug = slugify(title)[:48].strip("-") or "campaign"
    if Campaign.objects.filter(slug=slug).exists():
        slug = f"{slug}-{secrets.token_hex(3)}"
    return slug


@transaction.atomic
def change_campaign(person: User, campaign: Campaign, **fields: Any) -> Campaign:
    """Title, pitch, language or visibility. The system stays: its rolls are in the ledger."""
    check_run(seat_of(person, campaign))
    campaign = lock_campaign(campaign)
    set_fields(campaign, fields)
    note_agreements(person, campaign, now=timezone.now())
    audit(person, campaign, "campaign-changed", target=campaign.title, address=campaign.get_absolute_url())
    return campaign


@transaction.atomic
def invite(
    person: User, campaign: Campaign, *, role: str, places: int, now: datetime.datetime | None = None
) -> Invitation:
    """A link for so many people. Anybody who has the link can use it."""
    check_run(seat_of(person, campaign))
    invitation = Invitation.objects.create(campaign=campaign, role=role, places=places, created_by=person)
    audit(person, campaign, "invited", about={"role": role, "places": places}, now=now)
    return invitation


@transaction.atomic
def revoke_invitation(person: User, invitation: Invitation) -> None:
    check_run(seat_of(person, invitation.campaign))
    if Invitation.objects.filter(pk=invitation.pk, revoked_at=None).update(revoked_at=timezone.now()):
        audit(person, invitation.campaign, "invitation-revoked", about={"role": invitation.role})


@transaction.atomic
def accept_invitation(
    person: User, invitation: Invitation, *, now: datetime.datetime | None = None
) -> Membership:
    """Takes a place. Who sits at the table already keeps the role they have and takes no place, however often they click."""
    lock_campaign(invitation.campaign)
    invitation = (
        Invitation.objects.select_for_update(of=("self",)).select_related("campaign").get(pk=invitation.pk)
    )
    membership = (
        Membership.objects.select_related("campaign")
        .filter(campaign=invitation.campaign, person=person)
        .first()
    )
    if membership and membership.left_at is None and membership.role != Role.FORMER:
        return membership
    if membership and membership.was_removed_after(invitation.created_at):
        raise PermissionDenied(_("This invitation was made before you were taken from the table."))
    if not invitation.is_open:
        raise PermissionDenied(_("This invitation has been used up or withdrawn. Ask for a new one."))
    Invitation.objects.filter(pk=invitation.pk).update(used=F("used") + 1)
    if membership:
        return come_back(person, membership, invitation.role)
    membership = Membership.objects.create(campaign=invitation.campaign, person=person, role=invitation.role)
    audit(person, invitation.campaign, "member-joined", about={"role": membership.role}, now=now)
    tell(News("member-joined", invitation.campaign, actor=person, at=now))
    return membership
