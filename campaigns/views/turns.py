"""Buttons about turns: pass, still thinking, remind, whom the scene waits on, who is in it."""

from __future__ import annotations

from datetime import datetime, time
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.dateparse import parse_date, parse_datetime
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from accounts.lengths import typed
from accounts.requests import PersonRequest
from characters.models import Character

from .. import policies
from ..actions import move_characters
from ..actions import turns as keeping
from ..forms import TurnsForm
from ..models import Scene, Waiting
from ..turn_page import table_of

LONGEST_SIDE = 40


def _character(scene: Scene, character_id: Any) -> Character:
    if not str(character_id).isdecimal():
        raise Http404
    found = Character.objects.filter(campaign=scene.campaign_id, pk=character_id).first()
    if found is None:
        raise Http404
    return found


@login_required
@require_POST
def pass_turn(request: PersonRequest, scene_id: int, character_id: int) -> HttpResponse:
    scene, _seat = policies.readable_scene(request.user, scene_id)
    keeping.pass_turn(request.user, scene, _character(scene, character_id))
    return redirect("scene", scene_id=scene.pk)


@login_required
@require_POST
def promise(request: PersonRequest, scene_id: int, character_id: int) -> HttpResponse:
    """Still thinking, until the end of a day."""
    scene, _seat = policies.readable_scene(request.user, scene_id)
    character = _character(scene, character_id)
    try:
        day = parse_date(request.POST.get("day", ""))
    except ValueError:
        day = None
    if day is None:
        messages.error(request, _("Choose the day by which you will have written."))
        return redirect("scene", scene_id=scene.pk)
    by = datetime.combine(day, time(23, 59), tzinfo=request.user.zone)
    try:
        keeping.promise(request.user, scene, character, by)
    except ValidationError as refusal:
        messages.error(request, " ".join(refusal.messages))
    return redirect("scene", scene_id=scene.pk)


@login_required
def turns(request: PersonRequest, scene_id: int) -> HttpResponse:
    """The game master's page of a scene's turns: how they are kept, whom it waits on, who is in the cast."""
    scene, seat = policies.readable_scene(request.user, scene_id)
    policies.check_run(seat)
    form = TurnsForm(request.POST if request.POST.get("do") == "policy" else None, instance=scene)
    if request.method == "POST":
        if request.POST.get("do") == "policy":
            if form.is_valid():
                keeping.set_turns(request.user, scene, **form.cleaned_data)
                return redirect("turns", scene_id=scene.pk)
        else:
            _change(request, scene)
            return redirect("turns", scene_id=scene.pk)
    table = table_of(seat, scene)
    inside = {member.character_id for member in table.members}
    others = Character.objects.filter(campaign=scene.campaign, retired_at=None).exclude(pk__in=inside)
    context = {
        "scene": scene,
        "campaign": scene.campaign,
        "form": form,
        "table": table,
        "members": [
            {"member": member, "waiting": table.waits_on(member.character_id)} for member in table.members
        ],
        "waits_on_gm": any(row.character_id is None for row in table.waiting),
        "others": others,
        "targets": scene.campaign.scenes.exclude(pk=scene.pk).exclude(state=Scene.State.CLOSED),
    }
    return render(request, "campaigns/turns.html", context)


def _change(request: PersonRequest, scene: Scene) -> None:
    """One of the buttons of the page; what is wrong is said above it."""
    person, sent = request.user, request.POST
    try:
        match sent.get("do"):
            case "wait":
                chosen = Character.objects.filter(
                    campaign=scene.campaign, pk__in=[one for one in sent.getlist("on") if one.isdecimal()]
                )
                keeping.correct_waiting(person, scene, chosen, gm="gm" in sent.getlist("on"))
            case "in":
                side = typed(sent, "side", LONGEST_SIDE)
                for one in sent.getlist("character"):
                    keeping.move_in(person, scene, _character(scene, one), side=side)
            case "move":
                _move(person, scene, sent)
            case "out":
                keeping.move_out(person, scene, _character(scene, sent.get("character")))
            case "nudge":
                if keeping.nudge_now(person, _waiting(scene, sent.get("waiting"))):
                    messages.success(request, _("A reminder is on its way."))
                else:
                    messages.info(request, _("They were reminded within the last day, or are away."))
            case "deadline":
                _set_deadline(person, scene, sent)
    except ValidationError as refusal:
        messages.error(request, " ".join(refusal.messages))


def _move(person: Any, scene: Scene, sent: Any) -> None:
    """Those who were chosen go into another scene, and out of this one unless they are in both."""
    wanted = sent.get("target", "")
    targets = scene.campaign.scenes.select_related("campaign")
    target = targets.filter(pk=wanted).first() if wanted.isdecimal() else None
    characters = [_character(scene, one) for one in sent.getlist("character")]
    if target is None or not characters:
        raise ValidationError(_("Choose who goes, and into which scene."))
    move_characters(person, characters, target, leaving=scene if sent.get("leave") else None)


def _set_deadline(person: Any, scene: Scene, sent: Any) -> None:
    said = sent.get("until", "")
    try:
        until = parse_datetime(said)
    except ValueError:
        until = None
    if said and until is None:
        raise ValidationError(_("This is not a day and time."))
    if until is not None and timezone.is_naive(until):
        until = timezone.make_aware(until)
    keeping.set_deadline(person, _waiting(scene, sent.get("waiting")), until)


def _waiting(scene: Scene, waiting_id: Any) -> Waiting:
    found = (
        Waiting.objects.select_related("scene__campaign").filter(scene=scene, pk=waiting_id).first()
        if str(waiting_id).isdecimal()
        else None
    )
    if found is None:
        raise Http404
    return found
