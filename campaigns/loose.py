"""Rolls of a scene that stand in no post: those of somebody's draft, and those that no post took. Those for initiative are told
with the encounter that they began."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import QuerySet, Subquery

from rules.cards import Card
from rules.models import Roll
from rules.repeats import earlier_of_their_kind, marked

from . import policies
from .cards import card_at_table
from .models import Draft, Post, Scene
from .offers import cards_with_offers
from .policies import Seat
from .thread import POSTS_A_PAGE


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


def loose_rolls(seat: Seat, scene: Scene, page: int) -> list[Loose]:
    """The loose rolls that a reader may see on a page of the thread, in order. Where they stand is told by time."""
    if not getattr(scene, "has_loose", True):
        return []
    mine = Roll.objects.filter(scene_key=scene.key, block=None, participants=None, roll_answer=None)
    rolls = policies.visible_rolls(seat, mine)
    first = (page - 1) * POSTS_A_PAGE + 1
    posts = policies.visible_posts(seat, Post.objects.filter(scene=scene))
    if page > 1:
        rolls = rolls.filter(created_at__gte=_begun(posts, first))
    if first + POSTS_A_PAGE <= scene.last_number:
        rolls = rolls.filter(created_at__lt=_begun(posts, first + POSTS_A_PAGE))
    found = list(rolls.select_related("character", "person", "entry__seal").order_by("number"))
    if not found:
        return []
    numbers = (first if page > 1 else 0, first + POSTS_A_PAGE - 1)
    anchors = [
        (post.created_at, f"p{post.number}" if post.audience is None else f"w{post.key[:12]}")
        for post in posts.filter(number__range=numbers).order_by("number", "id")
    ]
    drafts = set(
        Draft.objects.filter(scene=scene, key__in=[roll.post_key for roll in found]).values_list(
            "key", flat=True
        )
    )
    earlier = earlier_of_their_kind(found)
    alone = [
        (roll, marked(_card(seat, scene, roll), earlier.get(roll.pk, 0)))
        for roll in found
        if roll.slot is None
    ]
    cards = cards_with_offers(seat, scene, alone)
    return [
        _shown(
            scene,
            roll,
            card=cards.get(roll.pk),
            waiting=roll.post_key in drafts,
            after=next((anchor for begun, anchor in reversed(anchors) if begun <= roll.created_at), ""),
        )
        for roll in found
    ]


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
