"""Who sits at a table: the page for all of them, and what a game master does there."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from accounts.lengths import typed
from accounts.requests import PersonRequest

from .. import actions, policies
from ..forms import LONGEST_WORDS
from ..members import members_shown
from ..models import Campaign, Membership


@login_required
def members(request: PersonRequest, slug: str) -> HttpResponse:
    found, seat = policies.readable_campaign(request.user, slug)
    policies.check_member(seat)
    return render(request, "campaigns/members.html", members_shown(found, seat, timezone.now()))


@login_required
@require_POST
def change(request: PersonRequest, slug: str) -> HttpResponse:
    """One of the page's buttons. What is refused is said above the page; nothing else happens."""
    found, seat = policies.readable_campaign(request.user, slug)
    policies.check_member(seat)
    person, sent = request.user, request.POST
    try:
        match sent.get("do"):
            case "role":
                actions.change_role(person, _member(found, sent), sent.get("role", ""))
            case "remove":
                actions.remove_member(person, _member(found, sent), words=typed(sent, "words", LONGEST_WORDS))
            case "offer":
                actions.offer_campaign(person, _member(found, sent))
            case "withdraw":
                actions.withdraw_offer(person, found)
            case "accept":
                actions.accept_campaign(person, found)
            case "leave":
                return _left(request, found)
            case _:
                raise PermissionDenied(_("Choose what to do."))
    except PermissionDenied as refusal:
        if not (policies.can_run(seat) or sent.get("do") in ("accept", "withdraw", "leave")):
            raise
        messages.error(request, str(refusal))
    return redirect("members", slug=slug)


def _left(request: PersonRequest, campaign: Campaign) -> HttpResponse:
    actions.leave_table(request.user, campaign)
    messages.success(request, _("You have left “%(campaign)s”.") % {"campaign": campaign})
    return redirect("home")


def _member(campaign: Campaign, sent: Any) -> Membership:
    pk = sent.get("member", "")
    found = (
        Membership.objects.select_related("campaign", "person").filter(campaign=campaign, pk=pk).first()
        if pk.isdecimal() and len(pk) < 19
        else None
    )
    if found is None:
        raise Http404
    return found
