"""A campaign: its page, making and changing it, inviting and joining."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from characters.models import Character
from rules.contract import Words
from rules.systems import SYSTEMS

from .. import actions, policies
from ..forms import CampaignForm, ChapterForm, InvitationForm
from ..models import Campaign, Invitation, Membership
from ..shelf import readable_scenes, scenes_by_chapter


def campaign(request: HttpRequest, slug: str) -> HttpResponse:
    """Scenes by chapter, the cast, the table."""
    found, seat = policies.readable_campaign(request.user, slug)
    scenes = readable_scenes(found, request.user)
    characters = Character.objects.filter(campaign=found, retired_at=None).select_related("player")
    context = {
        "campaign": found,
        "seat": seat,
        "system_name": system_name(found),
        "shelves": scenes_by_chapter(found, scenes),
        "players_characters": [character for character in characters if not character.is_npc],
        "npcs": [character for character in characters if character.is_npc],
        "people": Membership.objects.filter(campaign=found, left_at=None).select_related("person"),
        "can_run": policies.can_run(seat),
        "chapter_form": ChapterForm() if policies.can_run(seat) else None,
    }
    return render(request, "campaigns/campaign.html", context)


def system_name(campaign: Campaign) -> str:
    from django.utils.translation import get_language

    system = SYSTEMS.get(campaign.system)
    return Words.of(system, get_language() or "en").text(f"system-{campaign.system}")


@login_required
def create_campaign(request: HttpRequest) -> HttpResponse:
    form = CampaignForm(request.POST or None, initial={"language": request.user.language})
    if request.method == "POST" and form.is_valid():
        made = actions.create_campaign(request.user, **form.cleaned_data)
        return redirect("campaign", slug=made.slug)
    return render(request, "campaigns/campaign_form.html", {"form": form})


@login_required
def edit_campaign(request: HttpRequest, slug: str) -> HttpResponse:
    found, seat = policies.readable_campaign(request.user, slug)
    policies.check_run(seat)
    form = CampaignForm(request.POST or None, instance=found)
    if request.method == "POST" and form.is_valid():
        actions.change_campaign(request.user, found, **form.cleaned_data)
        return redirect("campaign", slug=found.slug)
    return render(request, "campaigns/campaign_form.html", {"form": form, "campaign": found})


@login_required
@require_POST
def create_chapter(request: HttpRequest, slug: str) -> HttpResponse:
    found, seat = policies.readable_campaign(request.user, slug)
    policies.check_run(seat)
    form = ChapterForm(request.POST)
    if form.is_valid():
        actions.create_chapter(request.user, found, form.cleaned_data["title"])
    else:
        messages.error(request, _("A chapter needs a title of at most 120 characters."))
    return redirect("campaign", slug=found.slug)


# --- Invitations


@login_required
def invitations(request: HttpRequest, slug: str) -> HttpResponse:
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
def revoke_invitation(request: HttpRequest, token: str) -> HttpResponse:
    invitation = Invitation.objects.select_related("campaign").filter(token=token).first()
    if invitation is None:
        raise Http404
    _found, seat = policies.readable_campaign(request.user, invitation.campaign.slug)
    policies.check_run(seat)
    actions.revoke_invitation(request.user, invitation)
    return redirect("invitations", slug=invitation.campaign.slug)


def join(request: HttpRequest, token: str) -> HttpResponse:
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
