"""Posts as HTML kept for a while, so that a page of a thread is drawn once and not for each of its readers.

What is kept belongs to a version of the scene and to a head of its ledger, so nothing that changed is shown as it was. It is shared
by those who see the same of the page: not more than the same role and, of the characters that its whispers are for, the same ones.
A page with anything on it that is one person's alone (the words of a sealed note, what one may do with a roll) is not kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from typing import Any

from django.core.cache import caches
from django.template.loader import get_template
from django.utils import timezone
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from . import policies
from .models import Block, Post, Scene, SceneEvent
from .policies import Seat
from .thread import PostShown, edit_action, numbers_on, pages_in, posts_on_page

KEPT = 300  # seconds: names of people, and "five minutes ago", may be that old

_EDIT = r'<a [^>]*href="/posts/%s/edit/"[^>]*>.*?</a>'


@dataclass(frozen=True)
class Ready:
    """A post's HTML for everybody who sees the same of it: ``html`` with the link to edit it, ``plain`` without. The rest tells
    whose link that is."""

    pk: int
    number: int
    html: str
    plain: str
    author_id: int
    created_at: datetime


def posts_ready(seat: Seat, scene: Any, page: int, names: Iterable[Any]) -> list[Any]:
    """The posts of a page: as ``Ready`` where they may be kept, as ``PostShown`` where not. ``names``: whatever else the page shows
    that can change without the scene's version, such as the names of the cast."""
    cache = caches["threads"]
    edition = f"thread-{scene.pk}-{scene.version}-{scene.campaign.ledger.head_seq}-{page}"
    secrets = cache.get(edition)
    if secrets is None:
        secrets = _secrets_of(scene, page)
        cache.set(edition, secrets, KEPT)
    if secrets["personal"] or scene.has_loose or scene.has_requests:
        return list(posts_on_page(seat, scene, page))
    heard = "all" if seat.is_gm else sorted(seat.character_ids & secrets["for"])
    shared = (seat.role, heard, seat.campaign.closed_at is None, get_language(), _zone(), *names)
    key = f"{edition}-{hash_of(shared)}"
    kept = cache.get(key)
    if kept is None:
        shown = posts_on_page(seat, scene, page)
        if any(getattr(card, "offers", None) for post in shown for card in post.rolls):
            return list(shown)
        kept = _drawn(seat, scene, shown)
        cache.set(key, kept, KEPT)
    return [_for_reader(seat, one) for one in kept]


def _secrets_of(scene: Scene, page: int) -> dict[str, Any]:
    """For which characters anything on the page is, and whether it holds what is for one person alone."""
    posts = Post.objects.filter(scene=scene, number__range=numbers_on(page)).order_by()
    rows = list(
        posts.values_list(
            *("audience", "blocks__audience", "blocks__kind", "blocks__note__opened_at"),
            *("blocks__roll__system", "blocks__roll__sealed"),
        )
    )
    may_be_offered = page == pages_in(scene)
    told = SceneEvent.objects.filter(scene=scene, number__range=numbers_on(page)).exclude(audience=None)
    handed_out = {one for audience in told.values_list("audience", flat=True) for one in audience or ()}
    return {
        "for": handed_out | {one for whole, part, *_rest in rows for one in [*(whole or ()), *(part or ())]},
        "personal": any(
            (kind == Block.Kind.SEALED and opened is None)
            or (may_be_offered and (sealed or system not in (None, "dice")))
            for _whole, _part, kind, opened, system, sealed in rows
        ),
    }


def _drawn(seat: Seat, scene: Scene, shown: list[PostShown]) -> list[Ready]:
    template = get_template("campaigns/scene.html#post")
    rows = Post.objects.in_bulk([post.pk for post in shown])
    ready = []
    for post in shown:
        row = rows[post.pk]
        if post.actions and not row.is_removed:
            post.actions = [action for action in post.actions if action["icon"] != "edited"]
            post.actions.insert(1, edit_action(row))
        html = str(template.render({"post": post, "scene": scene, "campaign": seat.campaign}))
        plain = re.sub(_EDIT % row.key, "", html, count=1, flags=re.DOTALL)
        ready.append(Ready(post.pk, post.number, html, plain, row.author_id, row.created_at))
    return ready


@dataclass(frozen=True)
class ForReader:
    """What the template reads of a post that is drawn already."""

    pk: int
    number: int
    html: SafeString


def _for_reader(seat: Seat, one: Ready) -> ForReader:
    """Without the link to edit it, unless it is the reader's own."""
    is_own = one.author_id == seat.viewer.pk
    row = Post(pk=one.pk, author_id=one.author_id, created_at=one.created_at) if is_own else None
    html = one.html if row and policies.can_edit_post(seat, row) else one.plain
    return ForReader(one.pk, one.number, mark_safe(html))  # noqa: S308 - drawn by the template


def _zone() -> str:
    return str(timezone.get_current_timezone())


def hash_of(values: Any) -> str:
    return sha256(repr(values).encode()).hexdigest()[:32]
