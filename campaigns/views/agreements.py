"""What the table agreed on: reading it, changing it, and the pause."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_POST

from accounts.requests import PersonRequest, ReaderRequest

from .. import actions, policies
from ..agreements import changes_of, sections_of, switches_in_force
from ..forms import AgreementsForm
from ..models import AgreementsVersion, Campaign, Invitation
from ..policies import Seat


@require_GET
def agreements(request: ReaderRequest, slug: str) -> HttpResponse:
    """For everybody who may read the campaign; the pause and its state are for members."""
    found, seat = policies.readable_campaign(request.user, slug)
    return render(request, "campaigns/agreements.html", _shown(found, seat))


@require_GET
def before_joining(request: ReaderRequest, token: str) -> HttpResponse:
    """For whoever holds an invitation that can still be used."""
    invitation = Invitation.objects.select_related("campaign").filter(token=token).first()
    if invitation is None or not invitation.is_open:
        raise Http404
    seat = policies.seat_of(request.user, invitation.campaign)
    context = _shown(invitation.campaign, seat) | {"invitation": invitation}
    return render(request, "campaigns/agreements.html", context)


def _shown(campaign: Campaign, seat: Seat) -> dict[str, Any]:
    return {
        "campaign": campaign,
        "seat": seat,
        "sections": sections_of(campaign),
        "switches": switches_in_force(campaign),
        "changes": changes_of(campaign),
        "can_run": policies.can_run(seat),
        "can_pause": policies.can_pause(seat),
        "is_paused": seat.is_member and campaign.is_paused,
    }


@login_required
def change(request: PersonRequest, slug: str) -> HttpResponse:
    found, seat = policies.readable_campaign(request.user, slug)
    policies.check_run(seat)
    newest = AgreementsVersion.objects.filter(campaign=found).values_list("number", flat=True).first() or 0
    form = AgreementsForm(request.POST or None, instance=found, initial={"seen": newest})
    if request.method == "POST" and form.is_valid():
        try:
            actions.change_agreements(request.user, found, seen=form.cleaned_data["seen"], **form.agreed())
            return redirect("agreements", slug=slug)
        except ValidationError as refusal:
            form.add_error(None, refusal)
        except actions.AgreementsChanged as conflict:
            form = _once_more(request, found, newest, conflict)
    context = {"campaign": found, "form": form}
    return render(request, "campaigns/agreements_form.html", context, status=422 if form.errors else 200)


def _once_more(
    request: PersonRequest, campaign: Campaign, newest: int, conflict: actions.AgreementsChanged
) -> AgreementsForm:
    """What was typed, on top of what somebody else has saved meanwhile."""
    typed = request.POST.copy()
    typed["seen"] = str(newest)
    form = AgreementsForm(typed, instance=Campaign.objects.get(pk=campaign.pk))
    said = _(
        "%(name)s has changed the agreements since you opened them: %(what)s. Look at them once more, then save."
    )
    form.add_error(None, said % {"name": conflict.who, "what": ", ".join(conflict.labels) or "–"})
    return form


@login_required
@require_POST
def pause(request: PersonRequest, slug: str) -> HttpResponse:
    """The same answer to everybody, whether it changed anything or not."""
    found, _seat = policies.readable_campaign(request.user, slug)
    actions.pause_table(request.user, found)
    messages.success(
        request,
        _(
            "All deadlines stand still. Within the hour the table is told, without a name: nobody learns who it was."
        ),
    )
    return redirect("agreements", slug=slug)


@login_required
@require_POST
def resume(request: PersonRequest, slug: str) -> HttpResponse:
    found, _seat = policies.readable_campaign(request.user, slug)
    actions.resume_table(request.user, found)
    return redirect("agreements", slug=slug)
