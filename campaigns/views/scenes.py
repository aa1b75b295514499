"""A scene: reading it, writing in it, catching up with it."""

from __future__ import annotations

import json
import secrets
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.middleware.csrf import get_token
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_GET, require_POST

from accounts.limits import limited
from accounts.requests import PersonRequest, ReaderRequest

from .. import actions, policies
from ..around import around, around_sent, standing
from ..audiences import names_of, own_voice
from ..composer import Composer
from ..composition import CannotCompose, Composition
from ..live import open_token, open_version, seal_version
from ..models import Post, Scene
from ..policies import Seat
from ..ready import between_posts, last_of, page_ready
from ..scene_head import facts_of, first_lines, tools_of
from ..thread import (
    POSTS_A_PAGE,
    News,
    block_shown,
    first_unread,
    hidden_sentence,
    new_since,
    page_of,
    pages_in,
    place_of,
    preview_of,
    read_mark,
    unread_sentence,
)
from .drafts import resume_unsent, signed_out


@require_GET
def scene(request: ReaderRequest, scene_id: int) -> HttpResponse:
    """A page of the thread; without ``?page``, the one with the first unread post, else the last one.

    Having been shown is having been read, but a page further on than the first unread post leaves the mark where it is.
    """
    found: Any
    found, seat = policies.readable_scene(request.user, scene_id, with_news=True)
    resume_unsent(request, found, seat)
    mark = read_mark(request.user, found)
    unread = None
    if request.user.is_authenticated and found.has_newer:
        unread = first_unread(seat, found, mark)
    page = _page_asked(request, found)
    if page is None:
        page = page_of(unread.number) if unread else pages_in(found)
    context = scene_context(request, found, seat, page, first_unread=unread.pk if unread else None)
    passes_over = unread is not None and page_of(unread.number) < page
    if unread and page_of(unread.number) <= page:
        context["first_unread"] = unread.pk
        context["unread_sentence"] = unread_sentence(unread.count, mark.updated_at if mark else None)
        context["unread_before"] = f"{request.path}#unread" if passes_over else ""
    last = last_of(context["posts"]) if context["posts"] else None
    if (
        last
        and request.user.is_authenticated
        and (mark is None or last.pk > mark.last_post_id)
        and not passes_over
        and not _is_fetched_ahead(request)
    ):
        actions.mark_read(request.user, found.pk, number=last.number, post_id=last.pk)
    return render(request, "campaigns/scene.html", context)


def _page_asked(request: ReaderRequest, scene: Scene) -> int | None:
    try:
        asked = int(request.GET.get("page", ""))
    except ValueError:
        return None
    return min(max(asked, 1), pages_in(scene))


def _is_fetched_ahead(request: ReaderRequest) -> bool:
    """Whether a browser or a script only fetches the page in case somebody opens it."""
    return "HX-Preloaded" in request.headers or "prefetch" in request.headers.get("Sec-Purpose", "")


def scene_context(
    request: ReaderRequest,
    scene: Scene,
    seat: Seat,
    page: int,
    composer: Composer | None = None,
    first_unread: int | None = None,
) -> dict[str, Any]:
    pieces = around_thread(request, scene, seat, composer)
    ready = page_ready(seat, scene, page, first_unread, get_token(request))
    return {
        "campaign": scene.campaign,
        "scene": scene,
        "seat": seat,
        "facts": facts_of(scene),
        "tools": tools_of(seat, scene),
        "content_notes": scene.content_notes,
        "folds_notes": getattr(scene, "folds_notes", False),
        "first_lines": first_lines(seat, scene, page),
        "posts": ready.posts,
        "loose": ready.loose,
        "requests": ready.requests,
        "pages": pages_of(scene, page),
        "has_pages": pages_in(scene) > 1,
        "is_last_page": page == pages_in(scene),
        "composer_closed": "" if pieces["composer"] else why_not(seat, scene),
        **pieces,
        "empty_sentence": _("Nobody has written here yet."),
        "page": page,
    }


def around_thread(
    request: ReaderRequest, scene: Scene, seat: Seat, composer: Composer | None = None
) -> dict[str, Any]:
    """``composer``: what was sent in it. A link may choose something in the form, or quote a post."""
    chosen, quoted = from_a_sheet(request), request.GET.get("quote", "")
    if composer is None and (chosen or quoted) and policies.can_post_in_scene(seat, scene):
        composer = Composer(scene, seat, chosen)
        composer.quote(quoted)
    return around_sent(seat, scene, composer) if composer else around(seat, scene)


def from_a_sheet(request: ReaderRequest) -> dict[str, str]:
    """What a link on a sheet chooses in the composer: who speaks, and a check in the tray."""
    return {key: request.GET[key] for key in ("speaker", "check", "tray") if key in request.GET}


def pages_of(scene: Scene, page: int) -> dict[str, str]:
    last = pages_in(scene)
    address = reverse("scene", args=[scene.pk])
    first_number = (page - 1) * POSTS_A_PAGE + 1
    return {
        "label": _("Posts %(first)s to %(last)s of %(count)s")
        % {
            "first": first_number,
            "last": min(first_number + POSTS_A_PAGE - 1, scene.last_number),
            "count": scene.last_number,
        },
        "first_url": f"{address}?page=1" if page > 2 else "",
        "previous_url": f"{address}?page={page - 1}" if page > 1 else "",
        "next_url": f"{address}?page={page + 1}" if page < last else "",
        "last_url": f"{address}?page={last}" if page < last - 1 else "",
    }


def why_not(seat: Seat, scene: Scene) -> str:
    """Why the reader cannot write here, and what to do."""
    try:
        policies.check_post_in_scene(seat, scene)
    except PermissionDenied as refusal:
        if not seat.viewer.is_authenticated:
            return _("Sign in to write in the scenes of your campaigns.")
        return str(refusal)
    return ""


@require_GET
def since(request: ReaderRequest, scene_id: int, sealed: str) -> HttpResponse:
    """What changed after the version that the page holds: the pieces that it must add or replace; 204 where nothing did."""
    found: Any
    found, seat = policies.readable_scene(request.user, scene_id)
    version, *marks = open_token(found, sealed)
    page = _page_asked(request, found) or pages_in(found)
    news = News(seat, found, page, version)
    pieces = (standing(seat, found), between_posts(seat, found, page))
    stands = [
        piece.mark == mark and "all" not in request.GET for piece, mark in zip(pieces, marks, strict=True)
    ]
    if all(stands) and not news.is_any:
        return HttpResponse(status=204)
    around_it, between = (
        "" if same else piece.with_token(get_token(request))
        for piece, same in zip(pieces, stands, strict=True)
    )
    context = {
        "scene": found,
        "campaign": found.campaign,
        "news": news,
        "between": between,
        "renews_between": not stands[1],
        "version": seal_version(found, *(piece.mark for piece in pieces)),
        "pieces": around_it,
        "may_post": policies.can_post_in_scene(seat, found),
        "composer_closed": why_not(seat, found),
    }
    return render(request, "campaigns/since.html", context)


@require_GET
def aside(request: ReaderRequest, scene_id: int) -> HttpResponse:
    """What stands beside the thread: cast, quick rolls, and the reader's own sheet."""
    found, seat = policies.readable_scene(request.user, scene_id)
    context = {
        "scene": found,
        "campaign": found.campaign,
        **around(seat, found),
    }
    return render(request, "campaigns/scene.html#aside", context)


@require_POST
@limited("posting", 120)
def write(request: ReaderRequest, scene_id: int) -> HttpResponse:
    """What the composer sends: a preview, the tray opened, or the post itself."""
    if not request.user.is_authenticated:
        return signed_out(request, scene_id)
    found, seat = policies.readable_scene(request.user, scene_id)
    composer = Composer(found, seat, request.POST)
    if composer.wants in ("tray", "choose"):
        return answered(request, found, seat, composer)
    if composer.wants == "insert":
        return answered(request, found, seat, Composer(found, seat, composer.with_the_tray_emptied()))
    try:
        composition = composer.composed(composer.text, composer.added_rolls)
        composer.notes = composition.notes
        composer.news = news_while_writing(seat, found, composer.sent.get("seen", ""))
        if composer.wants == "preview":
            show_preview(composer, composition)
            return answered(request, found, seat, composer)
        composer.check_speaker()
        post = actions.publish_post(
            request.user,
            found,
            composition,
            speaker=composer.speaker,
            face=composer.face,
            out_of_character=composer.is_out_of_character,
            retry_key=composer.retry_key,
        )
    except CannotCompose as problem:
        composer.errors = problem.messages
        return answered(request, found, seat, composer, 422)
    except PermissionDenied as refusal:
        composer.errors = [str(refusal) or _("You cannot post this here.")]
        return answered(request, found, seat, composer, 403)
    return posted(request, composer, post)


def show_preview(composer: Composer, composition: Composition) -> None:
    """Puts into the form how the post would stand, for whomever the writer chose to look as."""
    composition = composition.heard_by(own_voice(composer.seat, composer.speaker))
    composer.hidden_from_view = hidden_sentence(
        composer.view_seat, composition, out_of_scene=composer.hidden_from_view_seat
    )
    composer.preview = preview_of(
        composer.seat,
        composition,
        composer.speaker,
        out_of_character=composer.is_out_of_character,
        number=composer.scene.last_number + 1,
        fallen={card.number: card for card in composer.fallen if card.number},
        face=composer.face,
        seen_from=composer.view_seat,
    )


def posted(request: ReaderRequest, composer: Composer, post: Post) -> HttpResponse:
    """The form anew, with what is to be said of the post; without a script its place in the thread."""
    if request.htmx:
        said = {"notes": composer.notes, "news": composer.news}
        response = render(request, "campaigns/scene.html#answer", {"composer": said})
        fresh = {"retry": secrets.token_hex(16), "seen": seal_version(composer.scene)}
        response["HX-Trigger"] = json.dumps({"tirada:posted": fresh})
        return response
    for sentence in [composer.news, *composer.notes]:
        if sentence:
            messages.info(request, sentence)
    return redirect("post_by_key", key=post.key)


def news_while_writing(seat: Seat, scene: Scene, seen: str) -> str:
    """Says what others posted since the writer's page was loaded or last sent something."""
    try:
        version = open_version(scene, seen)
    except Http404:
        return ""
    count = new_since(seat, scene, version).exclude(author=seat.viewer.pk).count()
    if not count:
        return ""
    return ngettext(
        "%(count)s new post came while you were writing.",
        "%(count)s new posts came while you were writing.",
        count,
    ) % {"count": count}


def answered(
    request: ReaderRequest, scene: Scene, seat: Seat, composer: Composer, status: int = 200
) -> HttpResponse:
    """The composer as it was sent, with what is to be said of it; nothing that was typed is lost."""
    if request.htmx:
        return render(request, "campaigns/scene.html#answer", {"composer": composer, "scene": scene})
    context = scene_context(request, scene, seat, pages_in(scene), composer)
    return render(request, "campaigns/scene.html", context, status=status)


@require_GET
def post(request: ReaderRequest, scene_id: int, number: int) -> HttpResponse:
    """A permalink: leads to the post's place on its page."""
    found, _seat = policies.readable_scene(request.user, scene_id)
    if not 1 <= number <= found.last_number:
        return redirect("scene", scene_id=found.pk)
    return HttpResponseRedirect(f"{reverse('scene', args=[found.pk])}?page={page_of(number)}#p{number}")


@require_GET
def post_by_key(request: ReaderRequest, key: str) -> HttpResponse:
    """A permalink that tells nothing of numbers: for whispers, which have none of their own."""
    found, _seat = policies.readable_post(request.user, key)
    return HttpResponseRedirect(place_of(found))


@login_required
@require_POST
def read(request: PersonRequest, scene_id: int) -> HttpResponse:
    """The page says which post its reader has come to, or with ``all`` that the whole scene counts as read."""
    found, seat = policies.readable_scene(request.user, scene_id)
    posts = policies.visible_posts(seat, Post.objects.filter(scene=found)).order_by("number", "pk")
    if "all" in request.POST:
        post = posts.last()
    else:
        given = request.POST.get("number", "")
        number = int(given) if given.isdecimal() and len(given) < 10 else 0
        unread = first_unread(seat, found, read_mark(request.user, found))
        passed_over = unread is not None and page_of(unread.number) < page_of(number)
        post = None if passed_over else posts.filter(number=number).last()
    if post:
        actions.mark_read(request.user, found.pk, number=post.number, post_id=post.pk)
    return redirect("scene", scene_id=found.pk) if "all" in request.POST else HttpResponse(status=204)


@login_required
def edit_post(request: PersonRequest, key: str) -> HttpResponse:
    """A post's texts to change, its rolls standing between them."""
    found, seat = policies.readable_post(request.user, key)
    policies.check_edit_post(seat, found)
    blocks = list(policies.visible_blocks(seat, found.blocks.select_related("roll", "note__entry")))
    errors: list[str] = []
    if request.method == "POST":
        sent = (request.POST.get(f"text-{place}", block.source) for place, block in enumerate(blocks))
        texts = {block.pk: text for block, text in zip(blocks, sent, strict=True)}
        try:
            actions.edit_post(request.user, found, texts)
            return redirect("post_by_key", key=found.key)
        except CannotCompose as problem:
            errors = problem.messages
            for block in blocks:
                block.source = texts[block.pk]
    names = names_of(block.audience for block in blocks)
    shown = [block_shown(seat, found.scene, found, block, names) for block in blocks]
    pieces = [
        {"name": f"text-{place}", "block": block, "shown": one}
        for place, (block, one) in enumerate(zip(blocks, shown, strict=True))
    ]
    context = {
        "post": found,
        "scene": found.scene,
        "campaign": found.scene.campaign,
        "pieces": pieces,
        "errors": errors,
    }
    return render(request, "campaigns/edit_post.html", context, status=422 if errors else 200)


@login_required
def remove_post(request: PersonRequest, key: str) -> HttpResponse:
    found, seat = policies.readable_post(request.user, key)
    policies.check_remove_post(seat, found)
    if request.method == "POST":
        actions.remove_post(request.user, found)
        return redirect("post_by_key", key=found.key)
    rolls = policies.visible_blocks(seat, found.blocks.exclude(roll=None)).count()
    context = {"post": found, "scene": found.scene, "campaign": found.scene.campaign, "rolls": rolls}
    return render(request, "campaigns/remove_post.html", context)
