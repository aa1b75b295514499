"""Who may see and do what in a campaign. Every outlet asks here; nothing is looked up in any other way.

Finders give the thing or 404. Checks raise 403 with a sentence for the person, and have a ``can_…`` twin for templates. Filters
cut a queryset down to what a seat may see.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.contrib.auth.models import AnonymousUser
from django.contrib.postgres.expressions import ArraySubquery
from django.core.exceptions import PermissionDenied
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.http import Http404
from django.utils.translation import gettext as _

from accounts.models import User
from characters.models import Character

from .models import Block, Campaign, Membership, Post, Role, Scene, SealedNote

if TYPE_CHECKING:
    from collections.abc import Iterable

Viewer = User | AnonymousUser


@dataclass(frozen=True)
class Seat:
    """Where a viewer sits at a campaign's table: the role (none: a stranger) and the characters that they play now."""

    viewer: Viewer
    campaign: Campaign
    role: str | None
    character_ids: frozenset[int]

    @property
    def is_gm(self) -> bool:
        return self.role == Role.GM

    @property
    def is_member(self) -> bool:
        return self.role is not None

    @property
    def plays(self) -> bool:
        return self.role in (Role.GM, Role.PLAYER)

    def may_read_campaign(self) -> bool:
        return self.is_member or self.campaign.is_public

    def is_in(self, audience: Iterable[int] | None) -> bool:
        """Whether text for these characters is for this viewer. None: everyone who may read the campaign."""
        return audience is None or self.is_gm or not self.character_ids.isdisjoint(audience)


def seat_of(viewer: Viewer, campaign: Campaign) -> Seat:
    if not viewer.is_authenticated:
        return Seat(viewer, campaign, None, frozenset())
    played = Character.objects.filter(campaign=OuterRef("campaign"), player=viewer).order_by().values("pk")
    found = (
        Membership.objects.filter(campaign=campaign, person=viewer, left_at=None)
        .values_list("role", ArraySubquery(played))
        .first()
    )
    role, characters = found or (None, ())
    return Seat(viewer, campaign, role, frozenset(characters))


# --- Finders


def readable_campaigns(viewer: Viewer) -> QuerySet[Campaign]:
    """The campaigns that a viewer may read."""
    public = Q(visibility=Campaign.Visibility.PUBLIC)
    if not viewer.is_authenticated:
        return Campaign.objects.filter(public)
    own = Membership.objects.filter(person=viewer, left_at=None).values("campaign")
    return Campaign.objects.filter(public | Q(pk__in=own))


def readable_campaign(viewer: Viewer, slug: str) -> tuple[Campaign, Seat]:
    campaign = readable_campaigns(viewer).select_related("ledger").filter(slug=slug).first()
    if campaign is None:
        raise Http404
    return campaign, seat_of(viewer, campaign)


def readable_scene(viewer: Viewer, scene_id: int) -> tuple[Scene, Seat]:
    scene = Scene.objects.select_related("campaign__ledger", "chapter").filter(pk=scene_id).first()
    if scene is None:
        raise Http404
    seat = seat_of(viewer, scene.campaign)
    if not seat.may_read_campaign():
        raise Http404
    return scene, seat


def readable_post(viewer: Viewer, key: str) -> tuple[Post, Seat]:
    post = Post.objects.select_related("scene__campaign__ledger").filter(key=key).first()
    if post is None:
        raise Http404
    seat = seat_of(viewer, post.scene.campaign)
    if not seat.may_read_campaign() or not seat.is_in(post.audience):
        raise Http404
    return post, seat


def readable_note(viewer: Viewer, pk: int) -> tuple[SealedNote, Seat]:
    """A sealed note in a post that the viewer may read, or 404. Its words are another question: see ``check_open_note``."""
    note = (
        SealedNote.objects.select_related("entry", "block__post__scene__campaign__ledger")
        .filter(pk=pk)
        .first()
    )
    if note is None:
        raise Http404
    post = note.block.post
    seat = seat_of(viewer, post.scene.campaign)
    if not seat.may_read_campaign() or not seat.is_in(note.block.audience):
        raise Http404
    return note, seat


# --- Filters


def _for_seat(seat: Seat) -> Q:
    if seat.is_gm:
        return Q()
    return Q(audience=None) | Q(audience__overlap=sorted(seat.character_ids))


def visible_posts(seat: Seat, posts: QuerySet[Post]) -> QuerySet[Post]:
    return posts.filter(_for_seat(seat))


def visible_blocks(seat: Seat, blocks: QuerySet[Block]) -> QuerySet[Block]:
    return blocks.filter(_for_seat(seat))


def changed_posts(seat: Seat, scene: Scene, version: int) -> QuerySet[Post]:
    """The posts that changed after a version as far as the viewer may know: in a whisper inside a post only its readers notice."""
    whispers = visible_blocks(seat, Block.objects.filter(post=OuterRef("pk"), version__gt=version))
    posts = Post.objects.filter(Q(version__gt=version) | Exists(whispers), scene=scene)
    return visible_posts(seat, posts)


# --- Speaking


def speakers(seat: Seat) -> QuerySet[Character]:
    """The characters that a viewer may speak as: their own; for a GM also every NPC."""
    if not seat.plays:
        return Character.objects.none()
    mine = Q(player=seat.viewer)
    if seat.is_gm:
        mine |= Q(player=None)
    return Character.objects.filter(mine, campaign=seat.campaign, retired_at=None)


def can_speak_as(seat: Seat, character: Character) -> bool:
    return (
        seat.plays
        and character.campaign_id == seat.campaign.pk
        and character.retired_at is None
        and (character.player_id == seat.viewer.pk or (seat.is_gm and character.player_id is None))
    )


def check_speak_as(seat: Seat, character: Character) -> None:
    if not can_speak_as(seat, character):
        raise PermissionDenied(_("%(name)s is not yours to speak as any more.") % {"name": character.name})


# --- Writing


def can_post_in_scene(seat: Seat, scene: Scene) -> bool:
    return seat.plays and scene.is_open and seat.campaign.closed_at is None


def check_post_in_scene(seat: Seat, scene: Scene) -> None:
    if not seat.plays:
        raise PermissionDenied(
            _("Only the game master and the players of this campaign write in its scenes.")
        )
    if seat.campaign.closed_at is not None:
        raise PermissionDenied(_("This campaign is closed: it can be read, not written in."))
    if not scene.is_open:
        raise PermissionDenied(_("This scene has been closed: nothing more can be posted in it."))


def can_edit_post(seat: Seat, post: Post) -> bool:
    return (
        seat.plays
        and not post.is_removed
        and post.author_id == seat.viewer.pk
        and seat.is_in(post.audience)
        and seat.campaign.closed_at is None
    )


def check_edit_post(seat: Seat, post: Post) -> None:
    if not can_edit_post(seat, post):
        raise PermissionDenied(_("Only the person who wrote this post can change it."))


def can_remove_post(seat: Seat, post: Post) -> bool:
    return can_edit_post(seat, post) or (seat.is_gm and not post.is_removed)


def check_remove_post(seat: Seat, post: Post) -> None:
    if not can_remove_post(seat, post):
        raise PermissionDenied(_("Only the person who wrote this post, or the game master, can remove it."))


def check_open_note(seat: Seat, note: SealedNote) -> None:
    if not seat.plays or note.block.post.author_id != seat.viewer.pk:
        raise PermissionDenied(_("Only the person who sealed this note can open it."))


# --- Running a campaign


def can_run(seat: Seat) -> bool:
    return seat.is_gm


def check_run(seat: Seat) -> None:
    if not seat.is_gm:
        raise PermissionDenied(_("Only the game master of this campaign can do this."))
