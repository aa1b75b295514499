"""Posts as HTML kept for a while, so that a page of a thread is drawn once and not for each of its readers.

What is kept belongs to a version of the scene, to a head of its ledger, and to how everybody at the table is called and looks, so
nothing that changed is shown as it was. It is shared by those who see the same of the page: not more than the same role and, of the
characters that its whispers are for, the same ones. A page with anything on it that is one person's alone (the words of a sealed
note, what one may do with a roll) is kept for that person, as long as the database would answer the same (``remembered``).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from typing import Any

from django.template.loader import get_template
from django.utils import timezone
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from . import policies
from .loose import Loose, loose_rolls
from .memory import Memory
from .models import Block, Post, Scene, SceneEvent
from .policies import Seat
from .remembered import Wanted, remembered
from .requests import RequestShown, requests_on_page
from .resting import TOKEN, Standing, calmed, hash_of, key_of
from .thread import PostShown, edit_action, numbers_on, pages_in, posts_on_page

KEPT = 12 * 3600  # seconds
KEPT_WHILE_NEW = 300  # "five minutes ago" may be that old

_EDIT = r'<a [^>]*href="/posts/%s/edit/"[^>]*>.*?</a>'


def forget_all() -> None:
    """As in a process that has just begun."""
    _secrets.clear()
    _pages.clear()


@dataclass(frozen=True)
class Ready:
    """A post's HTML for everybody who sees the same of it: ``before`` and ``after`` the link to edit it, which is its author's."""

    pk: int
    number: int
    before: str
    link: str
    after: str
    author_id: int
    created_at: datetime


_secrets: Memory[dict[str, Any]] = Memory(5000)
_pages: Memory[list[Ready]] = Memory(500)  # some 50 kB each


@dataclass(frozen=True)
class Run:
    """Posts that are drawn already, one after the other: what the template reads of a post. ``pk`` is the first one's."""

    pk: int
    html: SafeString
    last: Ready | Drawn


@dataclass(frozen=True)
class Page:
    """What stands in the thread of a page: posts, each run of them drawn already, and before the first one rolls without a post and
    requests for rolls."""

    posts: Sequence[Run]
    loose: Sequence[Loose] = ()
    requests: Sequence[RequestShown] = ()


def page_ready(seat: Seat, scene: Any, page: int, first_unread: int | None, token: str) -> Page:
    """A page of the thread. At the first unread post, above which a line stands, a new run begins. ``token``: that of its forms."""
    if not hasattr(scene, "looks"):
        return _own_page(seat, scene, page, first_unread, token)
    edition = f"thread-{scene.key}-{scene.version}-{scene.campaign.ledger.head_seq}-{page}"
    secrets = _secrets.get(edition)
    if secrets is None:
        secrets = _secrets_of(scene, page)
        _secrets.put(edition, secrets)
    if secrets["personal"] or scene.has_loose or scene.has_requests:
        return _own_page(seat, scene, page, first_unread, token)
    key = f"{edition}-{hash_of(_shared_with(seat, scene, secrets['for']))}"
    kept = _pages.get(key)
    if kept is None:
        shown = posts_on_page(seat, scene, page)
        if any(getattr(card, "offers", None) for post in shown for card in post.rolls):
            return _own_page(seat, scene, page, first_unread, token)
        kept = _drawn(seat, scene, shown)
        _pages.put(key, kept, seconds=KEPT_WHILE_NEW if any(_says_ago(post) for post in shown) else KEPT)
    return Page(_for_reader(seat, kept, first_unread))


# --- For one reader


@dataclass(frozen=True)
class Drawn:
    """A post's HTML, with what stands below it, in which ``TOKEN`` stands for the token of its forms."""

    pk: int
    number: int
    html: str


def _own_page(seat: Seat, scene: Any, page: int, first_unread: int | None, token: str) -> Page:
    calm, slot = calmed(scene), int(timezone.now().timestamp()) // KEPT_WHILE_NEW
    key = ("thread", key_of(seat, calm), page, page == pages_in(scene), slot)
    (own,) = remembered(Wanted(key, lambda: _made(seat, scene, page), is_large=True))
    posts, loose, requests = own
    places = [place for place, one in enumerate(posts) if one.pk == first_unread]
    runs = [
        Run(posts[begin].pk, _with_token(posts[begin:end], token), posts[end - 1])
        for begin, end in pairwise(sorted({0, *places, len(posts)}))
    ]
    return Page(runs, loose, requests)


def between_posts(seat: Seat, scene: Any, page: int) -> Standing:
    """The rolls without a post and the requests for rolls of a page, as an open page takes them in."""
    if not (scene.has_loose or scene.has_requests):
        return Standing("")
    calm, slot = calmed(scene), int(timezone.now().timestamp()) // KEPT_WHILE_NEW
    key = ("between", key_of(seat, calm), page, page == pages_in(scene), slot)

    def make() -> Standing:
        found = {
            "loose": loose_rolls(seat, scene, page),
            "requests": requests_on_page(seat, scene, page),
        }
        place = {"scene": scene, "campaign": seat.campaign, "csrf_token": TOKEN}
        return Standing(get_template("campaigns/since.html#between").render(place | found))

    (made,) = remembered(Wanted(key, make))
    found: Standing = made
    return found


def _with_token(posts: list[Drawn], token: str) -> SafeString:
    return mark_safe("".join(one.html for one in posts).replace(TOKEN, token))  # noqa: S308 - drawn by the template


def _made(seat: Seat, scene: Any, page: int) -> tuple[list[Drawn], list[Loose], list[RequestShown]]:
    posts = posts_on_page(seat, scene, page)
    loose = loose_rolls(seat, scene, page, posts)
    requests = requests_on_page(seat, scene, page)
    template = get_template("campaigns/scene.html#post")
    place = {"scene": scene, "campaign": seat.campaign, "csrf_token": TOKEN}
    drawn = []
    for post in posts:
        below = {
            "loose": [one for one in loose if one.after == post.anchor],
            "requests": [one for one in requests if one.after == post.anchor],
        }
        drawn.append(Drawn(post.pk, post.number, str(template.render({"post": post, **place, **below}))))
    return (
        drawn,
        [one for one in loose if not one.after],
        [one for one in requests if not one.after],
    )


# --- For all who see the same


def last_of(posts: list[Any]) -> Any:
    """The last post of a page: its ``pk`` and ``number``."""
    return posts[-1].last if isinstance(posts[-1], Run) else posts[-1]


def _shared_with(seat: Seat, scene: Any, whispered_to: set[int]) -> tuple[Any, ...]:
    """Whatever decides what somebody sees of a page, besides the page itself."""
    campaign = seat.campaign
    heard = "all" if seat.is_gm else sorted(seat.character_ids & whispered_to)
    told = (
        campaign.slug,
        campaign.visibility,
        campaign.closed_at is None,
        scene.readers,
        scene.state,
        scene.looks,
    )
    return (seat.role, heard, *told, get_language(), _zone(), timezone.localtime().year)


def _says_ago(post: PostShown) -> bool:
    return bool(post.edited or post.removed or any(block.note for block in post.blocks))


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
        link = re.search(_EDIT % row.key, html, flags=re.DOTALL)
        begin, end = link.span() if link else (len(html), len(html))
        pieces = (html[:begin], html[begin:end], html[end:])
        ready.append(Ready(post.pk, post.number, *pieces, row.author_id, row.created_at))
    return ready


def _for_reader(seat: Seat, kept: list[Ready], first_unread: int | None) -> list[Run]:
    """With links to edit those posts alone that the reader may edit."""
    me, after = seat.viewer.pk, policies.edits_after(seat)
    places = [place for place, one in enumerate(kept) if one.pk == first_unread]
    runs = []
    for begin, end in pairwise([0, *(place for place in places if place), len(kept)]):
        html = "".join(
            f"{one.before}{one.link}{one.after}"
            if one.author_id == me and one.created_at > after
            else f"{one.before}{one.after}"
            for one in kept[begin:end]
        )
        if html:
            runs.append(Run(kept[begin].pk, mark_safe(html), kept[end - 1]))  # noqa: S308 - drawn by the template
    return runs


def _zone() -> str:
    return str(timezone.get_current_timezone())
