"""Rolls of a scene that stand in no post: those of somebody's draft, and those that no post took. Those for initiative are told
with the encounter that they began."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import Exists, Max, OuterRef, QuerySet, Subquery, Value
from django.db.models.functions import Coalesce

from rules.cards import Card
from rules.models import Roll

from . import policies
from .cards import card_at_table
from .models import Draft, Post, Scene
from .offers import cards_as_they_stand
from .policies import Seat
from .seated import ForSeat
from .thread import PostShown, anchor_of, numbers_on, page_of

BEFORE_ALL = 2_000_000  # no post has this number
EVER = datetime.datetime.min.replace(tzinfo=datetime.UTC)
NEVER = datetime.datetime.max.replace(tzinfo=datetime.UTC)


@dataclass(frozen=True)
class Loose:
    """A roll without a post, as the thread shows it. ``waiting``: its post is being written. ``after``: the anchor of the post
    after which it fell; empty before the first one of the page. ``card``: of a roll that was meant to stand by itself."""

    number: int | None
    url: str
    code: str
    sentence: str
    reason: str
    who: str
    waiting: bool
    after: str
    card: Card | None = None


def loose_rolls(seat: Seat, scene: Scene, page: int, posts: Sequence[PostShown] | None = None) -> list[Loose]:
    """The loose rolls that a reader may see on a page of the thread, in order. Where they stand is told by time. ``posts``: those
    of the page, where they are known."""
    if not getattr(scene, "has_loose", True):
        return []
    first, last = numbers_on(page)
    found = _between(seat, scene.pk, scene.key, first if page > 1 else BEFORE_ALL, last + 1)
    if not found:
        return []
    if posts is None:
        anchors = [(post.created_at, anchor_of(post)) for post in _posts(seat, scene.pk, first, last)]
    else:
        anchors = [(post.created_at, post.anchor) for post in posts]
    alone = [(roll, _card(seat, scene, roll)) for roll in found if roll.slot is None]
    cards = cards_as_they_stand(seat, scene, alone)
    return [
        _shown(
            scene,
            roll,
            card=cards.get(roll.pk),
            waiting=roll.is_awaited,
            after=next((anchor for begun, anchor in reversed(anchors) if begun <= roll.created_at), ""),
        )
        for roll in found
    ]


def _rolls_between(seat: Seat, scene: int, key: str, first: int, following: int) -> QuerySet[Roll]:
    """Those that fell from when one post was written until another one was, where there are such posts."""
    posts = policies.visible_posts(seat, Post.objects.filter(scene=scene))
    mine = Roll.objects.filter(scene_key=key, block=None, participants=None, roll_answer=None)
    return (
        policies.visible_rolls(seat, mine)
        .filter(
            created_at__gte=Coalesce(_begun(posts, first), Value(EVER)),
            created_at__lt=Coalesce(_begun(posts, following), Value(NEVER)),
        )
        .annotate(is_awaited=Exists(Draft.objects.filter(scene=scene, key=OuterRef("post_key"))))
        .select_related("character", "person", "entry__seal")
        .order_by("number")
    )


_between: ForSeat[Roll] = ForSeat(_rolls_between)
_posts: ForSeat[Post] = ForSeat(
    lambda seat, scene, first, last: policies.visible_posts(
        seat, Post.objects.filter(scene=scene, number__range=(first, last))
    ).order_by("number", "id")
)


def place_of_roll(scene: Scene, roll: Roll) -> str:
    """Where a roll without a post stands in the thread."""
    before = Post.objects.filter(scene=scene, audience=None, created_at__lte=roll.created_at)
    number = before.aggregate(last=Max("number"))["last"] or 1
    return f"{scene.get_absolute_url()}?page={page_of(number)}#roll-{roll.number}"


def _card(seat: Seat, scene: Scene, roll: Roll) -> Card:
    """Whoever may look into a seal sees what fell, and is led to the roll's page inside the campaign."""
    return card_at_table(scene, roll, sees_sealed=policies.can_open_seal(seat, roll))


def _begun(posts: QuerySet[Post], number: int) -> Subquery:
    """When the post with this number was written; part of the statement for the rolls."""
    return Subquery(posts.filter(number=number).order_by("id").values("created_at")[:1])


def _shown(scene: Scene, roll: Roll, *, card: Card | None, waiting: bool, after: str) -> Loose:
    by_itself, card = card, card or card_at_table(scene, roll)
    return Loose(
        number=card.number,
        url=card.url,
        code=card.code,
        sentence=card.full,
        reason=card.reason,
        who=str((None if card.state == "sealed" else roll.character) or roll.person or ""),
        waiting=waiting,
        after=after,
        card=by_itself,
    )
