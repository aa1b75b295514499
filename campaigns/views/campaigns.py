"""A campaign: its page, making and changing it, inviting and joining."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.html import format_html
from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_POST

from accounts.requests import PersonRequest, ReaderRequest
from characters.policies import known_characters

from .. import actions, policies
from ..absences import announced_at
from ..agreements import days_said
from ..forms import CampaignForm, InvitationForm
from ..models import Campaign, Invitation, Membership, Role
from ..policies import Seat
from ..shelf import readable_scenes, scenes_by_chapter, system_name


def campaign(request: ReaderRequest, slug: str) -> HttpResponse:
    """Scenes by chapter, the cast, the table."""
    found, seat = policies.readable_campaign(request.user, slug)
    scenes = readable_scenes(found, request.user)
    can_run = policies.can_run(seat) and found.closed_at is None
    people = list(Membership.objects.filter(campaign=found, left_at=None).select_related("person"))
    rolls = found.ledger.entries.filter(type__in=("roll", "hidden", "void")).count()
    context = {
        "campaign": found,
        "seat": seat,
        "facts": facts_of(found, people),
        "actions": actions_of(found, seat),
        "chapters": chapters_of(found, scenes, can_run=can_run),
        "open_scene_url": reverse("create_scene", args=[found.slug]) if can_run else "",
        "open_scene_label": _("Open a scene"),
        "cast": {
            "people": cast_of(found, seat),
            "url": reverse("characters", args=[found.slug]),
        },
        "ledger": {
            "count": rolls,
            "url": reverse("ledger", args=[found.slug]),
            "sentence": _("Every roll has a number, and none can be left out."),
            "dice_url": reverse("table_dice", args=[found.slug]) if seat.is_member else "",
        },
        "exports": [{"url": reverse("ledger_json", args=[found.slug]), "label": _("The ledger as a file")}],
        "can_run": can_run,
        "agreements_url": reverse("agreements", args=[found.slug]),
        "agreements": agreements_in_short(found, seat),
        "absences": announced_at(found, timezone.now()) if seat.sits else [],
    }
    return render(request, "campaigns/campaign.html", context)


def agreements_in_short(campaign: Campaign, seat: Seat) -> list[dict[str, str]]:
    """What one wants to know at a glance."""
    lines = []
    if seat.is_member and campaign.is_paused:
        lines.append({"text": _("The table is paused: no deadline runs."), "note": ""})
    lines.append({"text": campaign.pace or days_said(campaign.play_days), "note": _("Pace")})
    lines.append({"text": campaign.get_fudging_display(), "note": _("Dice")})
    if campaign.sealing == Campaign.Sealing.PLAYERS:
        lines.append({"text": _("Players may roll sealed"), "note": _("Dice")})
    if campaign.house_rules or campaign.house_text:
        count = len(campaign.house_rules) + bool(campaign.house_text)
        said = ngettext("%(count)s house rule", "%(count)s house rules", count)
        lines.append({"text": said % {"count": count}, "note": ""})
    return lines


def facts_of(campaign: Campaign, people: list[Membership]) -> list[dict[str, Any]]:
    gms = [str(membership.person) for membership in people if membership.role == Role.GM]
    facts = [
        {"icon": "speaker", "label": _("Game master"), "value": ", ".join(gms)},
        {"icon": "rules", "label": _("System"), "value": system_with_rules(campaign)},
        {"icon": "cast", "label": _("Who may read"), "value": campaign.get_visibility_display()},
    ]
    if campaign.closed_at:
        day = date_format(timezone.localtime(campaign.closed_at))
        facts.append({"icon": "sealed", "label": _("Closed"), "value": day})
    return facts


def system_with_rules(campaign: Campaign) -> str:
    """The game's name, which leads to its rules where it has any."""
    if campaign.system == "dice":
        return system_name(campaign)
    address = reverse("rules_of_system", args=[campaign.system])
    return format_html('<a href="{}">{}</a>', address, system_name(campaign))


def actions_of(campaign: Campaign, seat: Seat) -> list[dict[str, Any]]:
    """What the reader may do with the campaign."""
    actions: list[dict[str, Any]] = []
    closing = {
        "icon": "sealed",
        "label": _("Open it again") if campaign.closed_at else _("Close the campaign"),
        "url": reverse("close_campaign", args=[campaign.slug]),
    }
    if policies.can_run(seat) and campaign.closed_at:
        actions.append(closing)
    elif policies.can_run(seat):
        actions += [
            {
                "icon": "plus",
                "label": _("Open a scene"),
                "url": reverse("create_scene", args=[campaign.slug]),
                "main": True,
            },
            {"icon": "gm", "label": _("Your desk"), "url": reverse("desk")},
            {"icon": "book", "label": _("Order of scenes"), "url": reverse("arrange", args=[campaign.slug])},
            {"icon": "link", "label": _("Invite"), "url": reverse("invitations", args=[campaign.slug])},
            {
                "icon": "settings",
                "label": _("Settings"),
                "url": reverse("edit_campaign", args=[campaign.slug]),
            },
            closing,
        ]
    search_url = reverse("search_campaign", args=[campaign.slug])
    actions.append({"icon": "search", "label": _("Search"), "url": search_url})
    if seat.is_member:
        members_url = reverse("members", args=[campaign.slug])
        actions.append({"icon": "cast", "label": _("Members"), "url": members_url})
        actions.append(
            {"icon": "clock", "label": _("Log"), "url": reverse("campaign_log", args=[campaign.slug])}
        )
    if seat.plays and campaign.closed_at is None:
        label = _("New character")
        actions.append(
            {"icon": "plus", "label": label, "url": reverse("create_character", args=[campaign.slug])}
        )
    return actions


def chapters_of(campaign: Campaign, scenes: list[Any], *, can_run: bool) -> list[dict[str, Any]]:
    """Chapters with their scenes. One without a scene that the reader may see is the game master's business."""
    return [
        {
            "id": chapter.pk if chapter else None,
            "title": chapter.title if chapter else "",
            "scenes": [scene_on_shelf(scene) for scene in shelf],
        }
        for chapter, shelf in scenes_by_chapter(campaign, scenes)
        if shelf or can_run
    ]


def scene_on_shelf(scene: Any) -> dict[str, Any]:
    chips = []
    if not scene.is_open:
        chips.append(scene.get_state_display())
    if not scene.is_for_all and not scene.is_planned:
        chips.append(_("not for everybody"))
    return {
        "title": scene.title,
        "url": scene.get_absolute_url(),
        "lede": scene.lede,
        "chips": chips,
        "summary": mark_safe(scene.summary_html) if scene.is_closed else "",  # noqa: S308 - cleaned when it was saved
        "is_unread": bool(getattr(scene, "unread", 0)),
        "note": scene_note(scene),
    }


def scene_note(scene: Any) -> str:
    unread = getattr(scene, "unread", 0)
    if unread:
        return ngettext("%(count)s new", "%(count)s new", unread) % {"count": unread}
    return ngettext("%(count)s post", "%(count)s posts", scene.last_number) % {"count": scene.last_number}


def cast_of(campaign: Campaign, seat: Seat) -> list[dict[str, Any]]:
    """The characters that the reader knows of, players' own first."""
    characters = known_characters(campaign, seat.viewer, seat.role).filter(retired_at=None)
    people: list[dict[str, Any]] = [
        {"character": character, "note": str(character.player) if character.player else _("NPC")}
        for character in characters
    ]
    return sorted(people, key=lambda one: one["character"].player_id is None)


@login_required
def create_campaign(request: PersonRequest) -> HttpResponse:
    form = CampaignForm(request.POST or None, initial={"language": request.user.language})
    if request.method == "POST" and form.is_valid():
        made = actions.create_campaign(request.user, **form.cleaned_data)
        return redirect("campaign", slug=made.slug)
    return render(request, "campaigns/campaign_form.html", {"form": form})


@login_required
def edit_campaign(request: PersonRequest, slug: str) -> HttpResponse:
    found, seat = policies.readable_campaign(request.user, slug)
    policies.check_run(seat)
    form = CampaignForm(request.POST or None, instance=found)
    if request.method == "POST" and form.is_valid():
        actions.change_campaign(request.user, found, **form.cleaned_data)
        return redirect("campaign", slug=found.slug)
    return render(request, "campaigns/campaign_form.html", {"form": form, "campaign": found})


# --- Invitations


@login_required
def invitations(request: PersonRequest, slug: str) -> HttpResponse:
    """The links that are out, and a form for another."""
    found, seat = policies.readable_campaign(request.user, slug)
    policies.check_run(seat)
    form = InvitationForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        actions.invite(request.user, found, **form.cleaned_data)
        return redirect("invitations", slug=found.slug)
    links = [
        {"invitation": invitation, "url": request.build_absolute_uri(f"/join/{invitation.token}/")}
        for invitation in found.invitations.all()
    ]
    return render(request, "campaigns/invitations.html", {"campaign": found, "form": form, "links": links})


@login_required
@require_POST
def revoke_invitation(request: PersonRequest, token: str) -> HttpResponse:
    invitation = Invitation.objects.select_related("campaign").filter(token=token).first()
    if invitation is None:
        raise Http404
    _found, seat = policies.readable_campaign(request.user, invitation.campaign.slug)
    policies.check_run(seat)
    actions.revoke_invitation(request.user, invitation)
    return redirect("invitations", slug=invitation.campaign.slug)


def join(request: ReaderRequest, token: str) -> HttpResponse:
    """What one is invited to; a button takes the place. Opening the link changes nothing."""
    invitation = Invitation.objects.select_related("campaign", "created_by").filter(token=token).first()
    if invitation is None:
        raise Http404
    if request.method == "POST" and request.user.is_authenticated:
        try:
            actions.accept_invitation(request.user, invitation)
            return redirect("campaign", slug=invitation.campaign.slug)
        except PermissionDenied as refusal:
            messages.error(request, str(refusal))
            return redirect("join", token=token)
    context = {
        "invitation": invitation,
        "campaign": invitation.campaign,
        "system_name": system_name(invitation.campaign),
    }
    return render(request, "campaigns/join.html", context)
