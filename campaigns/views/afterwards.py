"""What can be done with a post that stands: its history, signs under it, and what a game master does with it."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET

from accounts.lengths import typed
from accounts.requests import PersonRequest, ReaderRequest

from .. import actions, policies
from ..afterwards import history_of
from ..forms import LONGEST_WORDS, LogForm, ModerationForm
from ..log import Log
from ..models import Post, Reaction, Scene
from ..paging import Slice

A_PAGE_OF_LOG = 50


@require_GET
def history(request: ReaderRequest, key: str) -> HttpResponse:
    """A post's edits, with what changed in them."""
    post, seat = policies.readable_post(request.user, key)
    policies.check_see_history(seat, post)
    return render(request, "campaigns/history.html", _about(post) | {"changes": history_of(seat, post)})


@login_required
def more(request: PersonRequest, key: str) -> HttpResponse:
    """What else one can do with a post; marking it as the first that is new."""
    post, seat = policies.readable_post(request.user, key)
    if request.method == "POST":
        actions.mark_unread(request.user, post)
        messages.success(request, _("From this post on the scene is new for you again."))
        return redirect("home")
    context = _about(post) | {
        "can_remove": policies.can_remove_post(seat, post),
        "can_run": policies.can_run(seat),
        "has_history": policies.can_see_history(seat, post) and bool(history_of(seat, post)),
        "address": request.build_absolute_uri(f"/posts/{post.key}/"),
    }
    return render(request, "campaigns/post_more.html", context)


@login_required
def react(request: PersonRequest, key: str) -> HttpResponse:
    """Signs to give; a pressed one is taken back."""
    post, seat = policies.readable_post(request.user, key)
    policies.check_react(seat, post)
    if request.method == "POST":
        kind = request.POST.get("kind", "")
        if kind not in Reaction.Kind.values:
            raise Http404
        actions.react(request.user, post, Reaction.Kind(kind), on=request.POST.get("on") == "1")
        return HttpResponse(status=204) if request.htmx else redirect("post_by_key", key=post.key)
    given = list(post.reactions.select_related("person"))
    mine = {one.kind for one in given if one.person_id == request.user.pk}
    signs = [
        {
            "kind": kind.value,
            "sign": Reaction.SIGNS[kind.value],
            "label": kind.label,
            "pressed": kind.value in mine,
            "names": ", ".join(str(one.person) for one in given if one.kind == kind),
        }
        for kind in Reaction.Kind
    ]
    template = "campaigns/react.html#signs" if request.htmx else "campaigns/react.html"
    return render(request, template, _about(post) | {"signs": signs})


@login_required
def moderate(request: PersonRequest, key: str) -> HttpResponse:
    """Hiding, moving and splitting, for the game master."""
    post, seat = policies.readable_post(request.user, key)
    policies.check_run(seat)
    form = ModerationForm(request.POST or None, post=post)
    if request.method == "POST" and form.is_valid():
        done = _moderated(request, post, form.cleaned_data)
        if done is not None:
            return done
        form.add_error(None, _("Say where to: choose a scene, or give the new one a title."))
    return render(
        request, "campaigns/moderate.html", _about(post) | {"form": form}, status=422 if form.errors else 200
    )


def _moderated(request: PersonRequest, post: Post, said: dict[str, Any]) -> HttpResponse | None:
    """None where the form does not say where to."""
    words, do = said["words"], request.POST.get("do", "")
    if do == "hide":
        actions.hide_post(request.user, post, words=words)
    elif do == "show":
        actions.show_post(request.user, post)
    elif do == "move" and said["target"]:
        actions.move_posts(request.user, [post], said["target"], words=words)
    elif do == "split" and said["title"]:
        made = actions.split_scene(request.user, post, title=said["title"], words=words)
        return redirect("scene", scene_id=made.pk)
    else:
        return None
    return redirect("post_by_key", key=post.key)


@login_required
def merge(request: PersonRequest, scene_id: int) -> HttpResponse:
    """All posts of a scene to the end of another, for the game master."""
    scene, seat = policies.readable_scene(request.user, scene_id)
    policies.check_run(seat)
    others = Scene.objects.filter(campaign=scene.campaign).exclude(pk=scene.pk)
    if request.method == "POST":
        given = request.POST.get("target", "")
        target = others.select_related("campaign").filter(pk=given).first() if given.isdecimal() else None
        if target:
            try:
                actions.merge_scenes(
                    request.user, scene, target, words=typed(request.POST, "words", LONGEST_WORDS)
                )
                return redirect("scene", scene_id=target.pk)
            except PermissionDenied as refusal:
                messages.error(request, str(refusal))
        else:
            messages.error(request, _("Choose another scene of this campaign."))
    context = {
        "scene": scene,
        "campaign": scene.campaign,
        "others": others,
        "words": request.POST.get("words", ""),
    }
    return render(request, "campaigns/merge_scenes.html", context)


@require_GET
def log(request: ReaderRequest, slug: str) -> HttpResponse:
    """What was done to the table's common things, newest first."""
    campaign, seat = policies.readable_campaign(request.user, slug)
    policies.check_member(seat)
    form = LogForm(request.GET, seat=seat)
    page = Slice(Log(seat, form.wanted()), request.GET, A_PAGE_OF_LOG)
    context = {
        "campaign": campaign,
        "form": form,
        "lines": page.rows,
        "pages": page.links(request.path, request.GET),
    }
    return render(request, "campaigns/log.html", context)


def _about(post: Post) -> dict[str, Any]:
    return {"post": post, "scene": post.scene, "campaign": post.scene.campaign}
