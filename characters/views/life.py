"""A character's life at the table: approval, who plays it, retiring, dying, copies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_POST

from accounts.lengths import typed
from accounts.requests import PersonRequest

from .. import actions, policies
from ..forms import CopyForm, HandOverForm
from ..models import LONGEST_COMMENT

STEPS: dict[str, Callable[..., Any]] = {
    "submit": actions.submit_character,
    "send-back": actions.send_back,
    "take-back": actions.take_back,
    "retire": actions.retire,
    "return": actions.return_from_retirement,
    "die": actions.character_dies,
    "revive": actions.character_lives,
}


@login_required
def life(request: PersonRequest, pk: int) -> HttpResponse:
    """What may be done with the character, and what has been."""
    found, role = policies.readable_character(request.user, pk)
    policies.check_change_character(found, request.user, role)
    context = {
        "character": found,
        "campaign": found.campaign,
        "is_gm": role == policies.GM,
        "hand_over": HandOverForm(people=policies.possible_players(found)),
        "copy": CopyForm() if role == policies.GM and found.is_npc else None,
        "events": found.events.select_related("person", "to")[:100],
    }
    return render(request, "characters/life.html", context)


@login_required
@require_POST
def step(request: PersonRequest, pk: int) -> HttpResponse:
    """One step of ``STEPS``, or ``approve`` of the version that the game master has read, or ``withdraw``."""
    found, _role = policies.readable_character(request.user, pk)
    wanted = request.POST.get("do", "")
    comment = typed(request.POST, "comment", LONGEST_COMMENT)
    if wanted == "approve":
        version = request.POST.get("version", "")
        try:
            actions.approve_character(
                request.user,
                found,
                version=int(version) if version.isdecimal() and len(version) < 9 else None,
                comment=comment,
            )
        except actions.SheetConflict:
            messages.error(
                request, _("The sheet has changed since you opened it. Read it again, then decide.")
            )
    elif wanted == "withdraw":
        actions.withdraw_character(request.user, found)
    elif wanted in STEPS:
        STEPS[wanted](request.user, found, comment=comment)
    else:
        raise PermissionDenied(_("Choose what to do."))
    return redirect("character", pk=pk)


@login_required
@require_POST
def hand_over(request: PersonRequest, pk: int) -> HttpResponse:
    found, role = policies.readable_character(request.user, pk)
    policies.check_change_character(found, request.user, role)
    typed(request.POST, "comment", LONGEST_COMMENT)
    form = HandOverForm(request.POST, people=policies.possible_players(found))
    if not form.is_valid():
        raise PermissionDenied(_("A character is given to another player of this campaign."))
    actions.hand_over(request.user, found, form.cleaned_data["to"], form.cleaned_data["comment"])
    messages.success(
        request,
        _("%(name)s is played by %(player)s now.") % {"name": found.name, "player": form.cleaned_data["to"]},
    )
    return redirect("character", pk=pk)


@login_required
@require_POST
def copy(request: PersonRequest, pk: int) -> HttpResponse:
    found, role = policies.readable_character(request.user, pk)
    policies.check_copy(found, request.user, role)
    form = CopyForm(request.POST)
    if not form.is_valid():
        messages.error(request, " ".join(str(error) for error in form.errors["count"]))
        return redirect("life", pk=pk)
    made = actions.copy_npc(request.user, found, form.cleaned_data["count"])
    messages.success(
        request,
        ngettext("%(count)s copy was made: %(names)s.", "%(count)s copies were made: %(names)s.", len(made))
        % {"count": len(made), "names": ", ".join(one.name for one in made)},
    )
    return redirect("characters", slug=found.campaign.slug)
