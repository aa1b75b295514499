"""Notes and hand-outs: reading one, making and changing it, showing it to some or to all."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied, ValidationError
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from accounts.requests import PersonRequest, ReaderRequest
from characters.models import Character

from .. import actions, policies
from ..audiences import names_of
from ..forms import HandoutForm, by_players
from ..handouts import who_has
from ..models import Handout


@require_safe
def handout(request: ReaderRequest, pk: int) -> HttpResponse:
    """The note by itself; for a game master with who has it, and to whom it can be shown."""
    found, seat = policies.readable_handout(request.user, pk)
    reads_scene = policies.visible_scenes(seat).filter(pk=found.scene_id).exists()
    context: dict[str, Any] = {
        "handout": found,
        "campaign": found.scene.campaign,
        "scene": found.scene if reads_scene else None,
    }
    if policies.can_run(seat):
        cast = set(found.scene.cast.filter(left_at=None).values_list("character", flat=True))
        has = set(found.audience or ())
        characters = [one for one in by_players(found.scene.campaign) if one.pk not in has]
        context |= {
            "who_has": who_has(found, names_of([found.audience])),
            "can_run": True,
            "everybody_has": found.revealed_at is not None and found.audience is None,
            "characters": sorted(characters, key=lambda one: one.pk not in cast),
        }
    return render(request, "campaigns/handout.html", context)


@login_required
def make_handout(request: PersonRequest, scene_id: int) -> HttpResponse:
    scene, seat = policies.readable_scene(request.user, scene_id)
    policies.check_run(seat)
    form = HandoutForm(request.POST or None, request.FILES or None)
    if request.method == "POST" and form.is_valid():
        try:
            made = actions.make_handout(request.user, scene, **form.cleaned_data)
            return redirect("handout", pk=made.pk)
        except ValidationError as problem:
            form.add_error("picture", problem)
    context = {"form": form, "scene": scene, "campaign": scene.campaign}
    return render(request, "campaigns/handout_form.html", context)


@login_required
def change_handout(request: PersonRequest, pk: int) -> HttpResponse:
    found, seat = policies.readable_handout(request.user, pk)
    policies.check_run(seat)
    form = HandoutForm(request.POST or None, request.FILES or None, instance=Handout.objects.get(pk=pk))
    if request.method == "POST" and form.is_valid():
        picture = False if "without_picture" in request.POST else form.cleaned_data.pop("picture")
        try:
            said = {name: form.cleaned_data[name] for name in ("title", "source")}
            actions.change_handout(request.user, found, picture=picture, **said)
            return redirect("handout", pk=pk)
        except ValidationError as problem:
            form.add_error("picture", problem)
    context = {"form": form, "handout": found, "scene": found.scene, "campaign": found.scene.campaign}
    return render(request, "campaigns/handout_form.html", context)


@login_required
@require_POST
def show_handout(request: PersonRequest, pk: int) -> HttpResponse:
    """Shows it, hides it again or throws it away, as the button says."""
    found, seat = policies.readable_handout(request.user, pk)
    policies.check_run(seat)
    try:
        match request.POST.get("do"):
            case "all":
                actions.reveal_handout(request.user, found)
            case "some":
                actions.reveal_handout(request.user, found, _chosen(request, found))
            case "hide":
                actions.conceal_handout(request.user, found)
            case "delete":
                actions.delete_handout(request.user, found)
                return redirect("scene", scene_id=found.scene_id)
    except (PermissionDenied, ValidationError) as refusal:
        messages.error(request, " ".join(getattr(refusal, "messages", None) or [str(refusal)]))
    return redirect("handout", pk=pk)


def _chosen(request: PersonRequest, handout: Handout) -> list[Character]:
    given = [one for one in request.POST.getlist("character") if one.isdecimal() and len(one) < 15]
    found = list(Character.objects.filter(campaign=handout.scene.campaign_id, pk__in=given))
    if len(found) != len(set(given)):
        raise ValidationError(_("Somebody whom you chose is not a character of this campaign."))
    return found
