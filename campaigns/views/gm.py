"""The game master's desk, what is done on it in place, and everybody's own numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied, ValidationError
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_POST

from accounts.requests import PersonRequest
from characters import actions as sheets
from characters.models import Character, Proposal
from characters.policies import readable_character

from .. import actions, policies
from ..actions import encounters as fighting
from ..actions import requests as asking
from ..actions import turns as keeping
from ..desk import desk_of
from ..models import RollRequest, Scene, Waiting
from ..pace import own_paces


@login_required
@require_GET
def desk(request: PersonRequest) -> HttpResponse:
    """Everything that waits in the campaigns that the reader runs."""
    template = "campaigns/desk.html#desk" if request.htmx else "campaigns/desk.html"
    return render(request, template, desk_of(request.user))


@login_required
@require_GET
def my_pace(request: PersonRequest) -> HttpResponse:
    return render(request, "campaigns/my_pace.html", {"paces": own_paces(request.user, timezone.now())})


@login_required
@require_POST
def act(request: PersonRequest) -> HttpResponse:
    """One of the desk's buttons; the answer is the desk as it stands then, with what is to be said above it."""
    do = ACTS.get(request.POST.get("do", ""))
    try:
        if do is None:
            raise PermissionDenied(_("Choose what to do."))
        said = do(request)
        if said:
            messages.success(request, said)
    except (PermissionDenied, ValidationError) as refusal:
        words = refusal.messages if isinstance(refusal, ValidationError) else [str(refusal)]
        messages.error(request, " ".join(words))
    except sheets.SheetConflict:
        messages.error(request, _("The sheet has changed since you opened it. Read it again, then decide."))
    if request.htmx:
        return render(request, "campaigns/desk.html#desk", desk_of(request.user))
    return redirect("desk")


def _nudge(request: PersonRequest) -> str:
    if keeping.nudge_now(request.user, _waiting(request)):
        return _("A reminder is on its way.")
    raise PermissionDenied(_("They were reminded within the last day, are away, or no deadline runs."))


def _extend(request: PersonRequest) -> str:
    days = _number(request, "days")
    keeping.extend_deadline(request.user, _waiting(request), days)
    return ""


def _pass(request: PersonRequest) -> str:
    row = _waiting(request)
    if row.character is not None:
        keeping.pass_turn(request.user, row.scene, row.character)
    return ""


def _wait(request: PersonRequest) -> str:
    scene = _scene(request)
    chosen = Character.objects.filter(
        campaign=scene.campaign, pk__in=[one for one in request.POST.getlist("on") if one.isdecimal()]
    )
    keeping.correct_waiting(request.user, scene, chosen, gm="gm" in request.POST.getlist("on"))
    return ""


def _approve_sheet(request: PersonRequest) -> str:
    character, _role = readable_character(request.user, _number(request, "character"))
    sheets.approve_character(request.user, character, version=_number(request, "version"))
    return _("%(name)s is approved.") % {"name": character}


def _approve_change(request: PersonRequest) -> str:
    found = Proposal.objects.select_related("character__campaign").filter(pk=_number(request, "proposal"))
    proposal = found.first()
    if proposal is None:
        raise Http404
    character, _role = readable_character(request.user, proposal.character_id)
    sheets.answer_proposal(request.user, proposal, approve=True)
    return _("The change of %(name)s is approved.") % {"name": character}


def _remind_rolls(request: PersonRequest) -> str:
    if asking.remind_of_request(request.user, _roll_request(request)):
        return _("A reminder is on its way.")
    raise PermissionDenied(_("They were reminded within the last day, are away, or no deadline runs."))


def _close_request(request: PersonRequest) -> str:
    asking.close_request(request.user, _roll_request(request))
    return _("The request is closed. What has been rolled stays.")


def _reveal(request: PersonRequest) -> str:
    scene = _scene(request)
    rolls = policies.rolls_of(scene).filter(number=_number(request, "number"))
    found = rolls.select_related("entry__ledger").first()
    if found is None:
        raise Http404
    opened = actions.reveal_in_scene(request.user, scene, found)
    return _("Roll %(number)s is open.") % {"number": opened.number}


def _open_scene(request: PersonRequest) -> str:
    actions.open_scene(request.user, _scene(request))
    return ""


def _pause_scene(request: PersonRequest) -> str:
    actions.pause_scene(request.user, _scene(request))
    return ""


def _resume_scene(request: PersonRequest) -> str:
    actions.resume_scene(request.user, _scene(request))
    return ""


def _next_turn(request: PersonRequest) -> str:
    encounter = policies.encounter_in(_scene(request))
    if encounter is None:
        raise PermissionDenied(_("This encounter is over already."))
    if fighting.next_turn(request.user, encounter, seen=_number(request, "seen")) is None:
        raise PermissionDenied(_("The encounter has gone on meanwhile."))
    return ""


def _resume_table(request: PersonRequest) -> str:
    campaign, _seat = policies.readable_campaign(request.user, request.POST.get("campaign", ""))
    actions.resume_table(request.user, campaign)
    return _("Deadlines run again.")


ACTS: dict[str, Callable[[PersonRequest], str]] = {
    "nudge": _nudge,
    "extend": _extend,
    "pass": _pass,
    "wait": _wait,
    "approve-sheet": _approve_sheet,
    "approve-change": _approve_change,
    "remind-rolls": _remind_rolls,
    "close-request": _close_request,
    "reveal": _reveal,
    "open-scene": _open_scene,
    "pause-scene": _pause_scene,
    "resume-scene": _resume_scene,
    "resume-table": _resume_table,
    "next-turn": _next_turn,
}
"""What the desk's buttons do, by the ``do`` that they send: each gives a sentence to say, or nothing."""


def _number(request: PersonRequest, name: str) -> int:
    given = request.POST.get(name, "")
    if not given.isdecimal() or len(given) > 18:
        raise Http404
    return int(given)


def _scene(request: PersonRequest) -> Scene:
    scene, seat = policies.readable_scene(request.user, _number(request, "scene"))
    policies.check_run(seat)
    return scene


def _roll_request(request: PersonRequest) -> RollRequest:
    found, seat = policies.readable_request(request.user, _number(request, "request"))
    policies.check_run(seat)
    return found


def _waiting(request: PersonRequest) -> Any:
    """A row that is gone was dealt with by somebody else meanwhile."""
    rows = Waiting.objects.select_related("scene__campaign", "character__campaign")
    row = rows.filter(pk=_number(request, "waiting")).first()
    if row is None:
        raise PermissionDenied(_("This turn is over already."))
    _found, seat = policies.readable_scene(request.user, row.scene_id)
    policies.check_run(seat)
    return row
