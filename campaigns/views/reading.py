"""Reading besides the thread: some posts, everything new, a page for paper, the next scene, the post with a number."""

from __future__ import annotations

import contextlib
from urllib.parse import urlencode

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_POST

from accounts.requests import PersonRequest, ReaderRequest

from .. import actions, policies
from ..forms import ChosenForm
from ..reading import A_PAGE, A_PAGE_ON_PAPER, Chosen, chosen_posts, everything_new, next_unread, reading_of


@require_GET
def chosen(request: ReaderRequest, scene_id: int) -> HttpResponse:
    """Some posts of a scene; with ``?paper=1`` in long pages, without anything to press."""
    scene, seat = policies.readable_scene(request.user, scene_id)
    form = ChosenForm(request.GET, seat=seat)
    given = form.cleaned_data if form.is_valid() else {}
    on_paper = request.GET.get("paper") == "1"
    wanted = Chosen(
        given.get("voice", ""),
        int(given["character"]) if given.get("character") else None,
        given.get("rolls", False),
    )
    since = given.get("since") or 0
    reading = reading_of(
        seat,
        scene,
        chosen_posts(seat, scene, wanted),
        since=since,
        most=A_PAGE_ON_PAPER if on_paper else A_PAGE,
        voice=wanted.voice,
    )
    context = {
        "scene": scene,
        "campaign": scene.campaign,
        "form": form,
        "on_paper": on_paper,
        "readings": [reading] if reading.posts else [],
        "following_url": f"{request.path}?{_following(request, reading.following)}"
        if reading.following
        else "",
        "paper_url": f"{request.path}?{urlencode({**request.GET.dict(), 'paper': '1'})}",
    }
    return render(request, "campaigns/reading.html", context)


def _following(request: ReaderRequest, number: int) -> str:
    return urlencode({**request.GET.dict(), "since": str(number)})


@login_required
def catch_up(request: PersonRequest) -> HttpResponse:
    """Everything new across scenes, what is out of character folded. It counts as read when one says so."""
    if request.method == "POST":
        for key in request.POST.getlist("until"):
            with contextlib.suppress(Http404):
                post, _seat = policies.readable_post(request.user, key)
                actions.mark_read(request.user, post.scene_id, number=post.number, post_id=post.pk)
        return redirect("catch_up")
    context = {"readings": everything_new(request.user), "folds": True, "is_catching_up": True}
    return render(request, "campaigns/reading.html", context)


@login_required
@require_GET
def next_scene(request: PersonRequest) -> HttpResponse:
    """On to the next scene with something new; home, when there is none."""
    after = request.GET.get("after", "")
    scene = next_unread(request.user, after=int(after) if after.isdecimal() and len(after) < 15 else None)
    if scene is None:
        messages.info(request, _("Nothing else is new for you."))
        return redirect("home")
    return redirect(f"{scene.get_absolute_url()}#unread")


@login_required
@require_POST
def fold_notes(request: PersonRequest, scene_id: int) -> HttpResponse:
    """The reader wants to see content notes at once, or only when they ask for them: in all scenes of the campaign."""
    scene, seat = policies.readable_scene(request.user, scene_id)
    policies.check_member(seat)
    actions.fold_notes(request.user, scene.campaign, folded=request.POST.get("fold") == "1")
    return redirect("scene", scene_id=scene.pk)


@require_GET
def jump(request: ReaderRequest, scene_id: int) -> HttpResponse:
    """To the post with a number; the nearest one when there is no such number."""
    scene, _seat = policies.readable_scene(request.user, scene_id)
    given = request.GET.get("number", "").strip()
    number = int(given) if given.isdecimal() and len(given) < 10 else 0
    if not number or not scene.last_number:
        return redirect("scene", scene_id=scene.pk)
    return redirect(reverse("post", args=[scene.pk, min(max(number, 1), scene.last_number)]))
