"""A scene's thread as one reader sees it: posts with their blocks and cards, in as few statements as it takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from types import MappingProxyType
from typing import Any

from django.contrib.humanize.templatetags.humanize import naturaltime
from django.db.models import Count, QuerySet, Window
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.models import User
from characters.models import Character
from prose import render
from rules.actions import sealed_words
from rules.cards import Card, pending_card
from rules.prepared import padded

from . import audiences, policies
from .afterwards import Signs, edited_flag, signs_under, tombstone, with_reactions
from .cards import card_at_table
from .composition import BoundPiece, Composition, Piece, RollPiece
from .models import Block, Post, ReadMark, Scene
from .offers import cards_as_they_stand
from .policies import Seat
from .seated import ForSeat
from .turn_page import events_between, has_changed_after

POSTS_A_PAGE = 25
PREVIEW = "preview-post"


@dataclass(frozen=True)
class BlockShown:
    """A piece of a post: ``html`` of a text, or the ``card`` of a roll. ``to``: whom a whisper inside the post is for.

    ``kind`` is text, ooc, roll, sealed or whisper (a text or what is out of character in it). ``note`` is for a sealed one:
    ``sentence``, and ``open_url`` for its author."""

    kind: str
    html: str = ""
    card: Card | None = None
    to: str = ""
    out_of_character: bool = False
    note: dict[str, str] | None = None

    @property
    def is_aside(self) -> bool:
        """Out of character in a post that is not."""
        return self.kind == "ooc" or self.out_of_character


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
    whisper: str = ""
    removed_url: str = ""
    signs: list[Signs] = field(default_factory=list)
    events: list[str] = field(default_factory=list)

    @property
    def is_preview(self) -> bool:
        return self.key == PREVIEW

    @property
    def anchor(self) -> str:
        """Where a link leads, and the element's id. A whisper has no number of its own, so its key names it."""
        if self.is_preview:
            return PREVIEW
        return f"w{self.key[:12]}" if self.whisper else f"p{self.number}"

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


def with_company(seat: Seat, posts: QuerySet[Post]) -> QuerySet[Post]:
    """The posts that a seat may see, with all that is shown of them but their blocks."""
    return (
        with_reactions(policies.visible_posts(seat, posts))
        .select_related("author", "speaker", "face", "removed_by", "moved_to")
        .order_by("number", "id")
    )


_between: ForSeat[Post] = ForSeat(
    lambda seat, scene, first, last: with_company(
        seat, Post.objects.filter(scene=scene, number__range=(first, last))
    )
)
_changed: ForSeat[Post] = ForSeat(
    lambda seat, scene, version, first, last: with_company(
        seat, policies.changed_posts(seat, scene, version).filter(number__range=(first, last))
    )
)
_blocks: ForSeat[Block] = ForSeat(
    lambda seat, posts: policies.visible_blocks(
        seat, Block.objects.filter(post__in=posts).select_related("roll__entry__seal", "note__entry")
    ).order_by("post", "position")
)


def with_blocks(seat: Seat, posts: list[Post]) -> list[Post]:
    """The posts with ``visible_blocks``."""
    blocks: dict[int, list[Block]] = {post.pk: [] for post in posts}
    if blocks:
        for block in _blocks(seat, padded(blocks)):
            blocks[block.post_id].append(block)
    for post in posts:
        post.visible_blocks = blocks[post.pk]  # type: ignore[attr-defined]
    return posts


def numbers_on(page: int) -> tuple[int, int]:
    """The first and the last number on a page. Whispers before the first post of all have the number 0."""
    first = (page - 1) * POSTS_A_PAGE + 1
    return (first if page > 1 else 0, first + POSTS_A_PAGE - 1)


def posts_on_page(seat: Seat, scene: Scene, page: int) -> list[PostShown]:
    """The posts of one page, found by number: a late page costs what the first one costs."""
    found = _between(seat, scene.pk, *numbers_on(page))
    return _shown(seat, scene, found, offers=page == pages_in(scene))


def posts_shown(seat: Seat, scene: Scene, posts: QuerySet[Post], most: int) -> list[PostShown]:
    """At most so many posts as this reader sees them, with what the reader may do with their rolls."""
    return _shown(seat, scene, list(with_company(seat, posts)[:most]), offers=True)


def _shown(seat: Seat, scene: Scene, found: list[Post], *, offers: bool) -> list[PostShown]:
    """``offers``: cards say what the reader may do with the rolls."""
    with_blocks(seat, found)
    blocks: list[Block] = [block for post in found for block in post.visible_blocks]  # type: ignore[attr-defined]
    heard = [*(post.audience for post in found), *(block.audience for block in blocks)]
    names = audiences.names_of(heard)
    shown = [post_shown(seat, scene, post, names) for post in found]
    rolls = {block.roll.number: block.roll for block in blocks if block.roll}
    if rolls:
        cards = [(rolls[card.number or 0], card) for post in shown for card in post.rolls]
        standing = cards_as_they_stand(seat, scene, cards, offers=offers)
        by_number = {card.number: card for card in standing.values()}
        for post in shown:
            post.blocks = [
                replace(block, card=by_number[block.card.number]) if block.card else block
                for block in post.blocks
            ]
    if shown:
        lines = events_between(seat, scene, shown[0].number, shown[-1].number)
        for post in shown:
            post.events = [] if post.whisper else lines.get(post.number, [])
    return shown


def post_shown(seat: Seat, scene: Scene, post: Post, names: dict[int, str]) -> PostShown:
    """``names``: of the characters in the audiences of the post and its blocks."""
    removed = post.removed_at is not None
    visible: list[Block] = post.visible_blocks  # type: ignore[attr-defined]
    has_rolls = any(block.roll_id for block in visible)
    said, leads_to = tombstone(post, has_rolls=has_rolls) if removed else ("", "")
    edited_at = max(filter(None, [post.edited_at, *(block.edited_at for block in visible)]), default=None)
    return PostShown(
        pk=post.pk,
        number=post.number,
        key=post.key,
        name=name_of(post.speaker, post.author, out_of_character=post.out_of_character),
        face=face_of(post),
        speaker=post.speaker,
        byline=byline(post),
        created_at=post.created_at,
        url=post_url(scene.pk, post),
        blocks=[
            block_shown(seat, scene, post, block, names) for block in visible if block.roll_id or not removed
        ],
        out_of_character=post.out_of_character,
        removed=said,
        removed_url=leads_to,
        edited=edited_flag(post, edited_at, has_rolls=has_rolls) if edited_at and not removed else None,
        signs=signs_under(post),
        actions=post_actions(seat, post),
        opens_scene=post.number == 1 and post.audience is None,
        whisper="" if post.audience is None else audiences.whisper_label(post.audience, names),
    )


def face_of(post: Post) -> Any:
    """The picture beside a post: one from the speaker's gallery, or the speaker's portrait, or the person's own."""
    if post.face and post.speaker:
        return _coloured(post.face, post.speaker)
    return post.speaker or post.author


def _coloured(face: Any, speaker: Character | None) -> Any:
    """A picture from a gallery, in its character's colour."""
    face.accent = speaker.accent if speaker else ""
    return face


def block_shown(seat: Seat, scene: Scene, post: Post, block: Block, names: dict[int, str]) -> BlockShown:
    to = ""
    if block.audience is not None and block.audience != post.audience:
        to = audiences.whisper_label(block.audience, names)
    if block.roll:
        return BlockShown("roll", card=card_at_table(scene, block.roll), to=to)
    html = mark_safe(block.html)  # noqa: S308 - cleaned when it was saved
    if block.kind == Block.Kind.SEALED:
        return sealed_shown(seat, post, block)
    is_ooc = block.kind == Block.Kind.OOC
    return BlockShown("whisper" if to else block.kind, html=html, to=to, out_of_character=is_ooc)


def sealed_shown(seat: Seat, post: Post, block: Block) -> BlockShown:
    """A sealed note: its words for its author and the game master, and for everyone once it has been opened."""
    note = block.note
    where = {"number": note.entry.seq, "when": naturaltime(note.entry.created_at)}
    if note.opened_at:
        said = _("Sealed %(when)s as entry %(number)s of the ledger, opened since.") % where
        return BlockShown("sealed", html=mark_safe(block.html), note={"sentence": said})  # noqa: S308 - cleaned
    is_author = post.author_id == seat.viewer.pk
    if not (is_author or seat.is_gm):
        said = (
            _("A sealed note, entry %(number)s of the ledger: its words are fixed and shown later.") % where
        )
        return BlockShown("sealed", note={"sentence": said})
    words = render(sealed_words(bytes(note.locked)))
    said = _(
        "Sealed as entry %(number)s of the ledger. Only the author and the GM see it until it is opened."
    )
    open_url = reverse("open_note", args=[note.pk]) if is_author else ""
    return BlockShown(
        "sealed",
        html=mark_safe(words),  # noqa: S308 - cleaned by render()
        note={"sentence": said % where, "open_url": open_url},
    )


def place_of(post: Post) -> str:
    """The page on which a post stands, at its place. A whisper has no number of its own, so its key names it."""
    return f"{reverse('scene', args=[post.scene_id])}?page={page_of(post.number)}#{anchor_of(post)}"


def anchor_of(post: Post) -> str:
    return f"p{post.number}" if post.audience is None else f"w{post.key[:12]}"


def post_url(scene_id: int, post: Post) -> str:
    if post.audience is not None:
        return reverse("post_by_key", args=[post.key])
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


def post_actions(seat: Seat, post: Post) -> list[dict[str, str]]:
    actions = []
    if seat.plays and not post.is_removed:
        quote_url = reverse("quote_post", args=[post.key])
        actions.append({"icon": "quote", "label": _("Quote"), "url": quote_url, "does": "quote"})
    if policies.can_edit_post(seat, post):
        actions.append(edit_action(post))
    if policies.can_react(seat, post):
        react_url = reverse("react", args=[post.key])
        actions.append({"icon": "plus", "label": _("React"), "url": react_url, "does": "react"})
    if seat.is_member and (not post.is_removed or (seat.is_gm and post.is_hidden)):
        actions.append({"icon": "menu", "label": _("More"), "url": reverse("post_more", args=[post.key])})
    return actions


def edit_action(post: Post) -> dict[str, str]:
    return {"icon": "edited", "label": _("Edit"), "url": reverse("edit_post", args=[post.key])}


def preview_of(
    seat: Seat,
    composition: Composition,
    speaker: Character | None,
    *,
    out_of_character: bool,
    number: int,
    fallen: Mapping[int, Card] = MappingProxyType({}),
    face: Any = None,
    seen_from: Seat | None = None,
) -> PostShown:
    """The post as it would stand, its rolls waiting to be rolled. ``fallen``: cards of those that have fallen, by number.
    ``seen_from``: with what somebody in another seat would see of it."""
    from django.utils import timezone

    names = audiences.names_of([composition.audience, *(piece.audience for piece in composition.pieces)])
    eyes = seen_from or seat

    def shown(piece: Piece) -> BlockShown:
        to = ""
        if piece.audience is not None and piece.audience != composition.audience:
            to = audiences.whisper_label(piece.audience, names)
        if isinstance(piece, RollPiece):
            return BlockShown("roll", card=pending_card(piece.ask), to=to)
        if isinstance(piece, BoundPiece):
            return BlockShown("roll", card=fallen.get(piece.number), to=to)
        html = mark_safe(piece.html)  # noqa: S308 - cleaned by render()
        if piece.sealed:
            said = _(
                "A sealed note: its words are fixed in the ledger when you post, and shown when you open it."
            )
            return BlockShown(
                "sealed", html=html if eyes is seat or eyes.is_gm else "", note={"sentence": said}
            )
        kind = "ooc" if piece.out_of_character else "text"
        return BlockShown(
            "whisper" if to else kind, html=html, to=to, out_of_character=piece.out_of_character
        )

    return PostShown(
        pk=0,
        number=number,
        key=PREVIEW,
        name=name_of(speaker, seat.viewer, out_of_character=out_of_character),
        face=_coloured(face, speaker) if face else speaker or seat.viewer,
        speaker=speaker,
        byline=_("out of character") if out_of_character else str(seat.viewer),
        created_at=timezone.now(),
        url="#compose",
        blocks=[
            shown(piece)
            for piece in composition.pieces
            if (not isinstance(piece, BoundPiece) or piece.number in fallen) and eyes.is_in(piece.audience)
        ],
        out_of_character=out_of_character,
        opens_scene=number == 1 and composition.audience is None,
        whisper="" if composition.audience is None else audiences.whisper_label(composition.audience, names),
    )


def hidden_sentence(eyes: Seat, composition: Composition, *, out_of_scene: bool = False) -> str:
    """What a preview says instead of a post that somebody would not see at all."""
    if (
        not out_of_scene
        and eyes.is_in(composition.audience)
        and any(eyes.is_in(piece.audience) for piece in composition.pieces)
    ):
        return ""
    return _("Nothing of it is shown there: no text, no number, no notice.")


# --- What is new


def new_since(seat: Seat, scene: Scene, version: int) -> QuerySet[Post]:
    """The posts that came after a version of the scene, as far as the viewer may see them; none that only changed."""
    return policies.visible_posts(
        seat, Post.objects.filter(scene=scene, first_version__gt=version, removed_at=None)
    )


def read_mark(person: Any, scene: Any) -> ReadMark | None:
    """The read mark that ``policies.readable_scene`` found with the scene."""
    if not isinstance(person, User) or scene.read_post is None:
        return None
    return ReadMark(
        person=person,
        scene=scene,
        number=scene.read_number,
        last_post_id=scene.read_post,
        updated_at=scene.read_at,
    )


class News:
    """What came or changed on a page after a version of the scene, as far as the reader may see it. Nothing is looked up where the
    version is the same."""

    def __init__(self, seat: Seat, scene: Any, page: int, version: int) -> None:
        self.seat, self.scene, self.page, self.version = seat, scene, page, version
        self.may_be_any = scene.version != version

    @cached_property
    def is_any(self) -> bool:
        return bool(self.posts or self.later or self.first_lines is not None)

    @cached_property
    def posts(self) -> list[PostShown]:
        if not self.may_be_any:
            return []
        found = _changed(self.seat, self.scene.pk, self.version, *numbers_on(self.page))
        shown = _shown(self.seat, self.scene, found, offers=True)
        for post in shown:
            post.is_new = True
        return shown

    @cached_property
    def first_later(self) -> Any:
        """The first new post on a later page, with ``count``, how many are."""
        if not self.may_be_any or self.page == pages_in(self.scene):
            return None
        posts = new_since(self.seat, self.scene, self.version).filter(number__gt=numbers_on(self.page)[1])
        return posts.annotate(count=Window(Count("pk"))).order_by("number", "pk").first()

    @property
    def later(self) -> int:
        return self.first_later.count if self.first_later else 0

    @property
    def later_url(self) -> str:
        return place_of(self.first_later)

    @cached_property
    def first_lines(self) -> list[str] | None:
        """What happened before the first post; None where nothing did since."""
        if not (self.may_be_any and self.page == 1 and self.scene.has_first_lines):
            return None
        if not has_changed_after(self.seat, self.scene, 0, self.version):
            return None
        return events_between(self.seat, self.scene, 0, 0).get(0, [])


def unread_posts(seat: Seat, scene: Scene, mark: ReadMark | None) -> QuerySet[Post]:
    """What others wrote after a reader's mark, as far as the reader may see it."""
    posts = policies.visible_posts(seat, Post.objects.filter(scene=scene, removed_at=None))
    if mark:
        posts = posts.filter(number__gte=mark.number, pk__gt=mark.last_post_id)
    return posts.exclude(author=seat.viewer) if seat.viewer.is_authenticated else posts


def first_unread(seat: Seat, scene: Scene, mark: ReadMark | None) -> Any:
    """The first post that is new to the reader, with ``count``, how many are; None when nothing is."""
    unread = unread_posts(seat, scene, mark).annotate(count=Window(Count("pk")))
    return unread.order_by("number", "pk").first()


def unread_sentence(count: int, since: datetime | None) -> str:
    if since is None:
        return ngettext("New for you: %(count)s post", "New for you: %(count)s posts", count) % {
            "count": count
        }
    return ngettext(
        "New for you since %(when)s: %(count)s post", "New for you since %(when)s: %(count)s posts", count
    ) % {"count": count, "when": naturaltime(since)}
