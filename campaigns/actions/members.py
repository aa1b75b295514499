"""Who sits at a table, and as what: roles, leaving, removing, coming back, and giving the campaign into other hands.

A table always has a game master. Whoever stops playing keeps their characters: they stand in their scenes, but nothing waits on
them, until they come back, or the game master makes NPCs of them or hands them over.
"""

from __future__ import annotations

import datetime
from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from characters.models import Character

from ..models import Campaign, Invitation, Membership, Role, Scene, SceneEvent, Waiting
from ..outlets import News, tell
from ..policies import PLAYING, check_run, check_sits, seat_of
from ..turns import GM
from .agreements import lock_campaign
from .audit import audit
from .encounters import fell, wait_for_turns
from .locking import lock_scene, new_version
from .requests import drop_from_requests
from .turns import add_event, stop_waiting, turn_taken, wait_on

ROLE_LINES = {Role.GM: "made-gm", Role.PLAYER: "made-player", Role.READER: "made-reader"}


@transaction.atomic
def change_role(
    person: User, membership: Membership, role: str, *, now: datetime.datetime | None = None
) -> Membership:
    """Another role at the same table. A game master gives any; they step down themselves in the same way."""
    campaign, membership = _locked(membership)
    check_run(seat_of(person, campaign))
    if role not in ROLE_LINES or membership.left_at is not None or membership.role == Role.FORMER:
        raise PermissionDenied(_("Choose somebody who sits at the table, and a role for them."))
    if membership.role == role:
        return membership
    if membership.role == Role.GM:
        check_not_the_last_gm(campaign, membership)
    now = now or timezone.now()
    played = membership.role in PLAYING
    membership.role = role
    membership.save(update_fields=["role"])
    _log(person, campaign, ROLE_LINES[Role(role)], membership.person, now)
    tell(News("role-changed", campaign, actor=person, only=[membership.person_id], at=now))
    if played != (role in PLAYING):
        _characters_played(campaign, membership.person, role in PLAYING, now=now)
    return membership


@transaction.atomic
def leave_table(person: User, campaign: Campaign, *, now: datetime.datetime | None = None) -> None:
    """One leaves of one's own accord. What one may read afterwards is what the table agreed on."""
    campaign = lock_campaign(campaign)
    check_sits(seat_of(person, campaign))
    membership = Membership.objects.get(campaign=campaign, person=person)
    if membership.role == Role.GM:
        check_not_the_last_gm(campaign, membership)
    now = now or timezone.now()
    played = membership.role in PLAYING
    if campaign.leavers == Campaign.Leavers.READ:
        membership.role = Role.FORMER
    else:
        membership.left_at = now
    membership.save(update_fields=["role", "left_at"])
    _gone(campaign, membership, played=played, now=now)
    _log(person, campaign, "member-left", person, now)
    tell(News("member-left", campaign, actor=person, at=now))


@transaction.atomic
def remove_member(
    person: User, membership: Membership, *, words: str = "", now: datetime.datetime | None = None
) -> None:
    """A game master takes somebody from the table, or a former player what they could still read. Invitations that are out do not
    bring them back."""
    campaign, membership = _locked(membership)
    check_run(seat_of(person, campaign))
    if membership.left_at is not None:
        return
    if membership.person_id == person.pk:
        raise PermissionDenied(_("To go yourself, leave the table."))
    now = now or timezone.now()
    played = membership.role in PLAYING
    membership.left_at, membership.removed_by = now, person
    membership.save(update_fields=["left_at", "removed_by"])
    _gone(campaign, membership, played=played, now=now)
    _log(person, campaign, "member-removed", membership.person, now, words)
    tell(News("table-changed", campaign, actor=person, at=now))


@transaction.atomic
def come_back(
    person: User, membership: Membership, role: str, *, now: datetime.datetime | None = None
) -> Membership:
    """By an invitation, whose place was taken already: somebody sits where they sat, and plays again whom they played."""
    campaign = membership.campaign
    now = now or timezone.now()
    membership.role, membership.left_at, membership.removed_by = role, None, None
    membership.save(update_fields=["role", "left_at", "removed_by"])
    audit(
        person,
        campaign,
        "member-returned",
        about={"role": membership.role},
        address=_page(campaign),
        now=now,
    )
    tell(News("member-joined", campaign, actor=person, at=now))
    if role in PLAYING:
        _characters_played(campaign, person, True, now=now)
    return membership


def check_not_the_last_gm(campaign: Campaign, membership: Membership) -> None:
    """The campaign is locked, so that two who go at once do not both find the other."""
    others = Membership.objects.filter(campaign=campaign, role=Role.GM, left_at=None).exclude(
        pk=membership.pk
    )
    if not others.exists():
        raise PermissionDenied(
            _(
                "A table needs a game master. Hand the campaign over first, or make somebody game master beside you."
            )
        )


# --- Handing the campaign over


@transaction.atomic
def offer_campaign(person: User, membership: Membership, *, now: datetime.datetime | None = None) -> None:
    """Offers somebody at the table to run the campaign in one's place. Nobody gets it without accepting; the last offer stands."""
    campaign, membership = _locked(membership)
    check_run(seat_of(person, campaign))
    if membership.left_at is not None or membership.role == Role.FORMER or membership.person_id == person.pk:
        raise PermissionDenied(_("A campaign is offered to somebody else who sits at the table."))
    campaign.offered_to, campaign.offered_by = membership.person, person
    campaign.save(update_fields=["offered_to", "offered_by"])
    _log(person, campaign, "campaign-offered", membership.person, now or timezone.now())
    tell(News("campaign-offered", campaign, actor=person, only=[membership.person_id], at=now))


@transaction.atomic
def withdraw_offer(person: User, campaign: Campaign) -> None:
    """The offer is off: taken back by a game master, or declined by the one who got it. Again, it changes nothing."""
    campaign = lock_campaign(campaign)
    if campaign.offered_to_id is None:
        return
    declined = campaign.offered_to_id == person.pk
    if not declined:
        check_run(seat_of(person, campaign))
    if declined:
        _log(person, campaign, "offer-declined", campaign.offered_by, timezone.now())
    else:
        _log(person, campaign, "offer-withdrawn", campaign.offered_to, timezone.now())
    _no_offer(campaign)


@transaction.atomic
def accept_campaign(person: User, campaign: Campaign, *, now: datetime.datetime | None = None) -> None:
    """Takes the campaign over: who accepts runs it, who offered it plays on. An offer that is off, or whose giver does not run the
    campaign any more, gives nothing."""
    campaign = lock_campaign(campaign)
    check_sits(seat_of(person, campaign))
    giver = Membership.objects.filter(
        campaign=campaign, person=campaign.offered_by_id, role=Role.GM, left_at=None
    ).first()
    if campaign.offered_to_id != person.pk or giver is None:
        raise PermissionDenied(_("This offer does not stand any more."))
    now = now or timezone.now()
    mine = Membership.objects.get(campaign=campaign, person=person)
    played = mine.role in PLAYING
    mine.role, giver.role = Role.GM, Role.PLAYER
    mine.save(update_fields=["role"])
    giver.save(update_fields=["role"])
    _no_offer(campaign)
    if not played:
        _characters_played(campaign, person, True, now=now)
    _log(person, campaign, "campaign-handed-over", giver.person, now)
    tell(News("table-changed", campaign, actor=person, at=now))


def _no_offer(campaign: Campaign) -> None:
    campaign.offered_to = campaign.offered_by = None
    campaign.save(update_fields=["offered_to", "offered_by"])


# --- What all of them do


def _locked(membership: Membership) -> tuple[Campaign, Membership]:
    campaign = lock_campaign(membership.campaign)
    return campaign, Membership.objects.select_related("person").get(pk=membership.pk)


def _gone(campaign: Campaign, membership: Membership, *, played: bool, now: datetime.datetime) -> None:
    """What goes with somebody: their invitations, an offer, the turns of their characters."""
    Invitation.objects.filter(campaign=campaign, created_by=membership.person, revoked_at=None).update(
        revoked_at=now
    )
    if membership.person_id in (campaign.offered_to_id, campaign.offered_by_id):
        _no_offer(campaign)
    if played:
        _characters_played(campaign, membership.person, False, now=now)


def _characters_played(campaign: Campaign, player: User, played: bool, *, now: datetime.datetime) -> None:
    """Says in each scene that goes on that somebody's characters are played again, or by nobody; then nothing waits on them."""
    mine = Character.objects.filter(campaign=campaign, player=player, retired_at=None)
    scenes = Scene.objects.filter(
        campaign=campaign,
        state__in=(Scene.State.OPEN, Scene.State.PAUSED),
        cast__character__in=mine,
        cast__left_at=None,
    )
    kind = SceneEvent.Kind.PLAYED if played else SceneEvent.Kind.UNPLAYED
    for scene in scenes.distinct().order_by("pk"):
        scene.campaign = campaign
        scene = lock_scene(scene)
        for character in mine.filter(appearances__scene=scene, appearances__left_at=None):
            add_event(scene, kind, now=now, character=character, person=player)
            if not played:
                drop_from_requests(scene, character, now=now)
                _pass_on(scene, character, now=now)
        wait_for_turns(scene, now)
        new_version(scene)


def _pass_on(scene: Scene, character: Character, *, now: datetime.datetime) -> None:
    """The turn is over, in the fight too, where it passes as that of somebody who fell."""
    fell(scene, character, person=None, now=now)
    row = Waiting.objects.filter(scene=scene, character=character).first()
    if row is None:
        return
    if scene.turns == Scene.Turns.INITIATIVE:
        # No fight keeps the turns: it is for the game master to say how it goes on.
        others = Waiting.objects.filter(scene=scene).exclude(pk=row.pk)
        wait_on(scene, [*others.values_list("character", flat=True), GM], now=now)
        return
    turn_taken(scene, character.pk, now=now)
    stop_waiting(scene, [row.pk], now=now)


def _page(campaign: Campaign) -> str:
    return reverse("members", args=[campaign.slug])


def _log(
    person: User, campaign: Campaign, action: str, about: Any, now: datetime.datetime, words: str = ""
) -> None:
    audit(person, campaign, action, target=str(about), address=_page(campaign), words=words, now=now)
