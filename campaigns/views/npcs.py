"""The game master's library of NPCs."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.lengths import TooLong, typed
from accounts.requests import PersonRequest
from characters.actions import copy_npc, sort_npc
from characters.forms import CopyForm
from characters.models import Character

from .. import policies
from ..actions import turns as keeping
from ..models import Campaign, Scene
from ..npcs import A_PAGE, npcs_of, open_scenes, shown, tags_of
from ..paging import Slice

LONGEST_TAGS = 400


@login_required
def library(request: PersonRequest, slug: str) -> HttpResponse:
    """Search, tag, copy, put into a scene."""
    campaign, seat = policies.readable_campaign(request.user, slug)
    policies.check_run(seat)
    if request.method == "POST":
        try:
            done = do(request, campaign)
            if done:
                messages.success(request, done)
        except ValidationError as refusal:
            messages.error(request, " ".join(refusal.messages))
        return redirect(request.get_full_path())
    words, tag = request.GET.get("q", "")[:100], request.GET.get("tag", "")[:30]
    gone = "gone" in request.GET
    page = Slice(npcs_of(campaign, words=words, tag=tag, gone=gone), request.GET, A_PAGE)
    context = {
        "campaign": campaign,
        "words": words,
        "tag": tag,
        "gone": gone,
        "tags": tags_of(campaign),
        "npcs": shown(campaign, list(page.rows), open_scenes(campaign)),
        "pages": page.links(request.path, request.GET),
        "is_filtered": bool(words or tag or gone),
    }
    return render(request, "campaigns/npcs.html", context)


def do(request: PersonRequest, campaign: Campaign) -> str:
    """One of the buttons of an NPC; gives what there is to say of it."""
    npc = npc_of(campaign, request.POST.get("npc"))
    match request.POST.get("do"):
        case "sort":
            tags = typed(request.POST, "tags", LONGEST_TAGS).split(",")
            try:
                sort_npc(request.user, npc, tags=tags, rolls_sealed="rolls_sealed" in request.POST)
            except ValidationError as refusal:
                raise TooLong("tags", " ".join(refusal.messages)) from None
            return _("%(name)s is saved.") % {"name": npc}
        case "copy":
            form = CopyForm(request.POST)
            if not form.is_valid():
                raise ValidationError([str(error) for errors in form.errors.values() for error in errors])
            made = copy_npc(request.user, npc, form.cleaned_data["count"])
            return ngettext(
                "%(count)s copy was made: %(names)s.", "%(count)s copies were made: %(names)s.", len(made)
            ) % {"count": len(made), "names": ", ".join(one.name for one in made)}
        case "put":
            scene = scene_of(campaign, request.POST.get("scene"))
            keeping.move_in(request.user, scene, npc)
            return _("%(name)s is in “%(scene)s”, where everybody sees it.") % {"name": npc, "scene": scene}
    raise Http404


def npc_of(campaign: Campaign, given: Any) -> Character:
    found = (
        Character.objects.filter(campaign=campaign, player=None, pk=given).first()
        if str(given).isdecimal()
        else None
    )
    if found is None:
        raise Http404
    return found


def scene_of(campaign: Campaign, given: Any) -> Scene:
    found = next((scene for scene in open_scenes(campaign) if str(scene.pk) == str(given)), None)
    if found is None:
        raise Http404
    found.campaign = campaign
    return found
