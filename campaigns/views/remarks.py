"""What a game master says beside a roll, or takes out of it."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from accounts.lengths import typed
from accounts.requests import PersonRequest
from rules.actions import opened
from rules.cards import card_of
from rules.lines import remark_names, words_beside
from rules.models import Roll

from .. import actions, policies
from ..models import Scene
from .playing import roll_of_scene

LONGEST_REMARK = 300


def _run_by(request: PersonRequest, scene_id: int, number: int) -> tuple[Scene, Roll]:
    scene, seat = policies.readable_scene(request.user, scene_id)
    policies.check_run(seat)
    return scene, roll_of_scene(seat, scene, number)


def _page_of(scene: Scene, roll: Roll) -> HttpResponse:
    return redirect("campaign_roll", scene.campaign.slug, roll.number)


def _about(scene: Scene, roll: Roll) -> dict[str, Any]:
    return {"scene": scene, "campaign": scene.campaign, "roll": card_of(opened(roll)), "number": roll.number}


@login_required
def remark(request: PersonRequest, scene_id: int, number: int) -> HttpResponse:
    scene, roll = _run_by(request, scene_id, number)
    code, text = request.POST.get("code", ""), typed(request.POST, "text", LONGEST_REMARK)
    error = ""
    if request.method == "POST":
        try:
            if code not in remark_names() or (code == "remark" and not text):
                raise PermissionDenied(_("Say what is to be remarked."))
            actions.remark_in_scene(request.user, scene, roll, code, text)
            return _page_of(scene, roll)
        except PermissionDenied as refusal:
            error = str(refusal)
    context = {"codes": remark_names(), "code": code, "text": text, "error": error}
    return render(
        request, "campaigns/remark_on_roll.html", _about(scene, roll) | context, status=422 if error else 200
    )


@login_required
def take_words_out(request: PersonRequest, scene_id: int, number: int) -> HttpResponse:
    scene, roll = _run_by(request, scene_id, number)
    if request.method == "POST":
        actions.take_words_out(request.user, scene, roll)
        messages.success(request, _("The words are gone for ever. The roll still verifies."))
        return _page_of(scene, roll)
    context = _about(scene, roll) | {"words": words_beside(opened(roll))}
    return render(request, "campaigns/take_words_out.html", context)
