"""A scene's thread as one reader sees it: posts with their blocks and cards, in as few statements as it takes."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from django.contrib.humanize.templatetags.humanize import naturaltime
from django.db.models import Prefetch, QuerySet
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.models import User
from characters.models import Character
from rules.cards import Card, card_of, pending_card

from . import policies
from .composition import Composition, RollPiece, TextPiece
from .models import Block, Post, ReadMark, Scene
from .policies import Seat

POSTS_A_PAGE = 25
PREVIEW = "preview-post"


@dataclass(frozen=True)
class BlockShown:
    """A piece of a post: ``html`` of a text, or the ``card`` of a roll."""

    kind: str
    html: str = ""
    card: Card | None = None


@dataclass
class PostShown:
    """A post as the template reads it."""

    pk: int
    number: int
    key: str
    name: str
    face: Any
    speaker: Character | None
    byline: str
    created_at: datetime
    url: str
    blocks: list[BlockShown]
    out_of_character: bool = False
    removed: str = ""
    edited: dict[str, str] | None = None
    actions: list[dict[str, str]] = field(default_factory=list)
    opens_scene: bool = False
    is_new: bool = False

    @property
    def is_preview(self) -> bool:
        return self.key == PREVIEW

    @property
    def anchor(self) -> str:
        """Where a link leads, and the element's id."""
        return PREVIEW if self.is_preview else f"p{self.number}"

    @property
    def is_narration(self) -> bool:
        return self.speaker is None and not self.out_of_character

    @property
    def rolls(self) -> list[Card]:
        return [block.card for block in self.blocks if block.card]


def page_of(number: int) -> int:
    """The page on which a post stands."""
    return max(0, number - 1) // POSTS_A_PAGE + 1


def pages_in(scene: Scene) -> int:
    return page_of(scene.last_number)


def posts_with_blocks(seat: Seat, posts: QuerySet[Post]) -> QuerySet[Post]:
    blocks = policies.visible_blocks(seat, Block.objects.select_related("roll").order_by("position"))
    return (
        policies.visible_posts(seat, posts)
        .select_related("author", "speaker", "removed_by")
        .prefetch_related(Prefetch("blocks", blocks, to_attr="visible_blocks"))
        .order_by("number", "id")
    )


def posts_on_page(seat: Seat, scene: Scene, page: int) -> list[PostShown]:
    """The posts of one page, found by number: a late page costs what the first one costs."""
    first = (page - 1) * POSTS_A_PAGE + 1
    found = posts_with_blocks(
        seat, Post.objects.filter(scene=scene, number__range=(first, first + POSTS_A_PAGE - 1))
    )
    return [post_shown(seat, scene, post) for post in found]


def post_shown(seat: Seat, scene: Scene, post: Post) -> PostShown:
    removed = post.removed_at is not None
    blocks = [
        block_shown(block)
        for block in post.visible_blocks  # type: ignore[attr-defined]
        if block.roll_id or not removed
    ]
    return PostShown(
        pk=post.pk,
        number=post.number,
        key=post.key,
        name=name_of(post.speaker, post.author, out_of_character=post.out_of_character),
        face=post.speaker or post.author,
        speaker=post.speaker,
        byline=byline(post),
        created_at=post.created_at,
        url=post_url(scene.pk, post),
        blocks=blocks,
        out_of_character=post.out_of_character,
        removed=removed_sentence(post) if removed else "",
        edited=edited_flag(post) if post.edited_at and not removed else None,
        actions=post_actions(seat, post),
        opens_scene=post.number == 1,
    )


def block_shown(block: Block) -> BlockShown:
    if block.roll:
        return BlockShown("roll", card=card_of(block.roll))
    return BlockShown(block.kind, html=mark_safe(block.html))  # noqa: S308 - cleaned when it was saved


def post_url(scene_id: int, post: Post) -> str:
    return reverse("post", args=[scene_id, post.number])


def name_of(speaker: Character | None, author: Any, *, out_of_character: bool) -> str:
    """Who speaks: the character, the person at the table, or the narration."""
    if speaker is not None:
        return speaker.name
    return str(author) if out_of_character else _("Narration")


def byline(post: Post) -> str:
    """Who wrote it: the person behind the character, or the role."""
    if post.out_of_character:
        return _("out of character")
    return str(post.author)


def removed_sentence(post: Post) -> str:
    who = str(post.removed_by or post.author)
    if any(block.roll_id for block in post.visible_blocks):  # type: ignore[attr-defined]
        return _("%(name)s removed this post %(when)s. Its rolls stay.") % {
            "name": who,
            "when": naturaltime(post.removed_at or post.created_at),
        }
    return _("%(name)s removed this post %(when)s.") % {
        "name": who,
        "when": naturaltime(post.removed_at or post.created_at),
    }


def edited_flag(post: Post) -> dict[str, str]:
    has_rolls = any(block.roll_id for block in post.visible_blocks)  # type: ignore[attr-defined]
    label = _("Edited after its roll") if has_rolls else _("Edited")
    return {
        "label": label,
        "text": _("Changed %(when)s.") % {"when": naturaltime(post.edited_at or post.created_at)},
        "url": "",
    }


def post_actions(seat: Seat, post: Post) -> list[dict[str, str]]:
    actions = []
    if policies.can_edit_post(seat, post):
        actions.append({"icon": "edited", "label": _("Edit"), "url": reverse("edit_post", args=[post.key])})
    if policies.can_remove_post(seat, post):
        actions.append(
            {"icon": "tombstone", "label": _("Remove"), "url": reverse("remove_post", args=[post.key])}
        )
    return actions


def preview_of(
    seat: Seat, composition: Composition, speaker: Character | None, *, out_of_character: bool, number: int
) -> PostShown:
    """The post as it would stand, its rolls waiting to be rolled."""
    from django.utils import timezone

    return PostShown(
        pk=0,
        number=number,
        key=PREVIEW,
        name=name_of(speaker, seat.viewer, out_of_character=out_of_character),
        face=speaker or seat.viewer,
        speaker=speaker,
        byline=_("out of character") if out_of_character else str(seat.viewer),
        created_at=timezone.now(),
        url="#compose",
        blocks=[
            BlockShown("roll", card=pending_card(piece.ask))
            if isinstance(piece, RollPiece)
            else BlockShown("text", html=mark_safe(piece.html))  # noqa: S308 - cleaned by render()
            for piece in composition.pieces
            if isinstance(piece, RollPiece | TextPiece)
        ],
        out_of_character=out_of_character,
        opens_scene=number == 1,
    )


# --- What is new


def read_mark(person: Any, scene: Scene) -> ReadMark | None:
    if not isinstance(person, User):
        return None
    return ReadMark.objects.filter(person=person, scene=scene).first()


def unread_posts(seat: Seat, scene: Scene, mark: ReadMark | None) -> QuerySet[Post]:
    """What others wrote after a reader's mark, as far as the reader may see it."""
    posts = policies.visible_posts(seat, Post.objects.filter(scene=scene, removed_at=None))
    if mark:
        posts = posts.filter(number__gte=mark.number, pk__gt=mark.last_post_id)
    return posts.exclude(author=seat.viewer) if seat.viewer.is_authenticated else posts


def unread_sentence(count: int, since: datetime | None) -> str:
    if since is None:
        return ngettext("New for you: %(count)s post", "New for you: %(count)s posts", count) % {
            "count": count
        }
    return ngettext(
        "New for you since %(when)s: %(count)s post", "New for you since %(when)s: %(count)s posts", count
    ) % {"count": count, "when": naturaltime(since)}
