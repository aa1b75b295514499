"""Who may see and do what in a campaign. Every outlet asks here; nothing is looked up in any other way.

Finders give the thing or 404. Checks raise 403 with a sentence for the person, and have a ``can_…`` twin for templates. Filters
cut a queryset down to what a seat may see.
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from django.contrib.auth.models import AnonymousUser
from django.contrib.postgres.expressions import ArraySubquery
from django.core.exceptions import PermissionDenied
from django.db.models import Exists, F, OuterRef, Q, QuerySet, Subquery, TextField
from django.db.models.functions import MD5, Cast, Coalesce, Concat, JSONArray
from django.db.models.lookups import GreaterThan
from django.http import Http404
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from characters.models import Character, Face
from characters.policies import known_to
from rules.models import Roll
from rules.policies import is_own_seal, rolls_in_sight
from rules.prepared import Prepared

from .models import (
    AuditEntry,
    Block,
    Campaign,
    Draft,
    DraftVersion,
    Encounter,
    Handout,
    Membership,
    Notification,
    Participant,
    Picture,
    Post,
    ReadMark,
    Role,
    RollRequest,
    Scene,
    SceneEvent,
    SealedNote,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

Viewer = User | AnonymousUser
PLAYING = (Role.GM, Role.PLAYER)


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
        """Whether the viewer reads what the table reads: also after leaving, where that was agreed."""
        return self.role is not None

    @property
    def sits(self) -> bool:
        return self.is_member and self.role != Role.FORMER

    @property
    def plays(self) -> bool:
        return self.role in PLAYING

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
    return Seat(viewer, campaign, role, played_as(role, characters))


def played_as(role: str | None, characters: Iterable[int]) -> frozenset[int]:
    """For whom somebody reads, by the ids of their characters. Whoever left plays nobody, and keeps the characters all the same."""
    return frozenset(() if role in (None, Role.FORMER) else characters)


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


def readable_scene(viewer: Viewer, scene_id: int, *, with_news: bool = False) -> tuple[Scene, Seat]:
    """The scene with the viewer's seat, in one statement: every page of a thread begins with it.

    Whether rolls without a post stand in it is said by ``has_loose``, requests for rolls by ``has_requests``, an encounter by
    ``has_encounter``; likewise ``has_handouts`` and ``has_first_lines`` (something happened before the first post).

    A signed-in viewer's read mark stands on it: ``read_number``, ``read_post`` and ``read_at``, None where there is
    none; ``with_news``: also ``has_newer``, whether anything was posted since. For everybody that adds ``looks``, which is another
    text as soon as somebody or some character of the campaign is called otherwise or has another face.
    """
    found: list[Any]
    if not viewer.is_authenticated:
        found = _scene_page_for_anybody(scene_id) if with_news else _scene_for_anybody(scene_id)
    elif with_news:
        found = _scene_with_news(scene_id, viewer.pk)
    else:
        found = _scene_for_person(scene_id, viewer.pk)
    scene = next(iter(found), None)
    if scene is None:
        raise Http404
    role = scene.role if viewer.is_authenticated else None
    seat = Seat(viewer, scene.campaign, role, played_as(role, scene.played if role else ()))
    if not seat.may_read_campaign():
        raise Http404
    return scene, seat


def _scenes_for(viewer: Viewer, scene_id: int, *, with_news: bool = False) -> QuerySet[Any]:
    """What ``readable_scene`` asks of the database."""
    scenes: QuerySet[Any] = Scene.objects.readable_by(viewer).filter(pk=scene_id)
    scenes = scenes.select_related("campaign__ledger", "chapter")
    loose = Roll.objects.filter(scene_key=OuterRef("key"), block=None, participants=None, roll_answer=None)
    requests = RollRequest.objects.filter(scene=OuterRef("pk"))
    fights = Encounter.objects.running().filter(scene=OuterRef("pk"))
    handouts = Handout.objects.filter(scene=OuterRef("pk"))
    first = SceneEvent.objects.filter(scene=OuterRef("pk"), number=0)
    scenes = scenes.annotate(
        has_loose=Exists(loose),
        has_requests=Exists(requests),
        has_encounter=Exists(fights),
        has_handouts=Exists(handouts),
        has_first_lines=Exists(first),
    )
    if viewer.is_authenticated:
        seats = Membership.objects.filter(campaign=OuterRef("campaign"), person=viewer, left_at=None)
        played = (
            Character.objects.filter(campaign=OuterRef("campaign"), player=viewer).order_by().values("pk")
        )
        marks = ReadMark.objects.filter(person=viewer, scene=OuterRef("pk"))
        scenes = scenes.annotate(
            role=Subquery(seats.values("role")[:1]),
            folds_notes=Subquery(seats.values("folds_notes")[:1]),
            played=ArraySubquery(played),
            read_number=Subquery(marks.values("number")[:1]),
            read_post=Subquery(marks.values("last_post_id")[:1]),
            read_at=Subquery(marks.values("updated_at")[:1]),
        )
        if with_news:
            # By number: the planner would look for the newest id of all posts, however many other scenes have come since.
            newest = Post.objects.filter(scene=OuterRef("pk")).order_by("-number", "-pk").values("pk")[:1]
            newer = GreaterThan(Coalesce(Subquery(newest), 0), Coalesce(F("read_post"), 0))
            scenes = scenes.annotate(has_newer=newer)
    return scenes.annotate(looks=_looks()) if with_news else scenes


def _looks() -> Any:
    members = Membership.objects.filter(campaign=OuterRef("campaign")).order_by("pk")
    characters = Character.objects.filter(campaign=OuterRef("campaign")).order_by("pk")
    faces = Face.objects.filter(character__campaign=OuterRef("campaign")).order_by("pk")
    fields = (
        (members, ("pk", "person__username", "person__display_name")),
        (characters, ("pk", "name", "accent", "linocut", "portrait", "player")),
        (faces, ("pk", "portrait", "label")),
    )
    said = [ArraySubquery(rows.values(row=JSONArray(*names))) for rows, names in fields]
    return MD5(Concat(*(Cast(one, TextField()) for one in said)))


_scene_for_anybody: Prepared[Any] = Prepared(lambda scene_id: _scenes_for(AnonymousUser(), scene_id))
_scene_page_for_anybody: Prepared[Any] = Prepared(
    lambda scene_id: _scenes_for(AnonymousUser(), scene_id, with_news=True)
)
_scene_for_person: Prepared[Any] = Prepared(lambda scene_id, person: _scenes_for(User(pk=person), scene_id))
_scene_with_news: Prepared[Any] = Prepared(
    lambda scene_id, person: _scenes_for(User(pk=person), scene_id, with_news=True)
)


def readable_post(viewer: Viewer, key: str) -> tuple[Post, Seat]:
    posts = Post.objects.filter(key=key, scene__in=Scene.objects.readable_by(viewer))
    post = posts.select_related("scene__campaign__ledger").first()
    if post is None:
        raise Http404
    seat = seat_of(viewer, post.scene.campaign)
    if not seat.may_read_campaign() or not seat.is_in(post.audience):
        raise Http404
    return post, seat


def visible_picture(viewer: Viewer, key: str) -> Picture:
    """A picture in a text that the viewer may see, or one that they uploaded themselves, or 404."""
    picture = Picture.objects.select_related("campaign").filter(key=key).first()
    if picture is None:
        raise Http404
    seat = seat_of(viewer, picture.campaign)
    if not seat.may_read_campaign():
        raise Http404
    shown = picture.blocks.filter(post__removed_at=None, post__in=visible_posts(seat, Post.objects.all()))
    handed_out = visible_handouts(seat, Handout.objects.filter(picture=picture))
    if (
        picture.uploader_id != viewer.pk
        and not visible_blocks(seat, shown).exists()
        and not handed_out.exists()
    ):
        raise Http404
    return picture


def scenes_of(viewer: Viewer) -> QuerySet[Scene]:
    """All scenes that a viewer may read."""
    return Scene.objects.readable_by(viewer).filter(campaign__in=readable_campaigns(viewer))


def own_draft(viewer: User, scene_id: int) -> tuple[Draft | None, Scene | None]:
    """What somebody is writing in a scene, with the scene; without it, when it is not theirs to read (any more): the words are.
    404 where there is neither."""
    draft = Draft.objects.select_related("scene__campaign").filter(person=viewer, scene=scene_id).first()
    scene = scenes_of(viewer).select_related("campaign").filter(pk=scene_id).first()
    if draft is None and scene is None:
        raise Http404
    return draft, scene


def own_draft_version(viewer: Viewer, pk: int) -> DraftVersion:
    """A version of a draft of one's own, or 404: nobody else ever sees a draft."""
    found = DraftVersion.objects.select_related("draft__scene").filter(pk=pk, draft__person=viewer.pk).first()
    if found is None:
        raise Http404
    return found


def readable_note(viewer: Viewer, pk: int) -> tuple[SealedNote, Seat]:
    """A sealed note in a post that the viewer may read, or 404. Its words are another question: see ``check_open_note``."""
    note = (
        SealedNote.objects.select_related("entry", "block__post__scene__campaign__ledger")
        .filter(pk=pk, block__post__scene__in=Scene.objects.readable_by(viewer))
        .first()
    )
    if note is None:
        raise Http404
    post = note.block.post
    seat = seat_of(viewer, post.scene.campaign)
    if not seat.may_read_campaign() or not seat.is_in(note.block.audience):
        raise Http404
    return note, seat


def encounter_in(scene: Scene) -> Encounter | None:
    """The encounter that runs in a scene which the viewer may run, or whose initiative is being rolled."""
    found = Encounter.objects.filter(scene=scene, ended_at=None).first()
    if found is not None:
        found.scene = scene
    return found


def own_participant(seat: Seat, scene: Scene, pk: int) -> Participant:
    """The viewer's own character in the encounter that runs, or 404: also for one whom they do not play."""
    found = (
        Participant.objects.select_related("encounter", "character")
        .filter(pk=pk, encounter__in=Encounter.objects.running(), encounter__scene=scene, left_at=None)
        .filter(character__in=seat.character_ids)
        .first()
    )
    if found is None:
        raise Http404
    found.encounter.scene = scene
    return found


def readable_request(viewer: Viewer, pk: int) -> tuple[RollRequest, Seat]:
    """A request for rolls that the viewer may know of, or 404."""
    requests = RollRequest.objects.filter(pk=pk, scene__in=Scene.objects.readable_by(viewer))
    found = requests.select_related("scene__campaign__ledger", "person").first()
    if found is None:
        raise Http404
    seat = seat_of(viewer, found.scene.campaign)
    if not seat.may_read_campaign() or not seat.is_in(found.audience):
        raise Http404
    return found, seat


def readable_handout(viewer: Viewer, pk: int) -> tuple[Handout, Seat]:
    """A hand-out that the viewer may see, or 404."""
    handout = Handout.objects.select_related("scene__campaign__ledger", "picture").filter(pk=pk).first()
    if handout is None:
        raise Http404
    seat = seat_of(viewer, handout.scene.campaign)
    if not seat.may_read_campaign():
        raise Http404
    if not visible_handouts(seat, Handout.objects.filter(pk=pk)).exists():
        raise Http404
    return handout, seat


# --- Filters
#
# What stands in a scene is for those who read the scene (``Scene.objects.readable_by``) and who are in its own audience.


def visible_scenes(seat: Seat, scenes: QuerySet[Scene] | None = None) -> QuerySet[Scene]:
    """The scenes of the campaign that the viewer reads."""
    found = Scene.objects.readable_by(seat.viewer).filter(campaign=seat.campaign)
    return found if scenes is None else scenes.filter(pk__in=found.values("pk"))


def _for_seat(seat: Seat, scene: str = "") -> Q:
    """``scene``: the path from the row to the scene in which it stands."""
    if seat.is_gm:
        return Q()
    heard = Q(audience=None) | Q(audience__overlap=sorted(seat.character_ids))
    return heard & Q(**{f"{scene}__in": visible_scenes(seat)}) if scene else heard


def visible_posts(seat: Seat, posts: QuerySet[Post]) -> QuerySet[Post]:
    return posts.filter(_for_seat(seat, "scene"))


def visible_blocks(seat: Seat, blocks: QuerySet[Block]) -> QuerySet[Block]:
    return blocks.filter(_for_seat(seat, "post__scene"))


def visible_events(seat: Seat, events: QuerySet[SceneEvent]) -> QuerySet[SceneEvent]:
    return events.filter(_for_seat(seat, "scene"))


def rolls_of(scene: Scene) -> QuerySet[Roll]:
    """The rolls of a scene: those of its posts, also of such as fell elsewhere and moved here with them, and loose ones."""
    return Roll.objects.filter(
        Q(block__post__scene=scene) | Q(block=None, scene_key=scene.key),
        entry__ledger=scene.campaign.ledger_id,
    )


def visible_rolls(seat: Seat, rolls: QuerySet[Roll]) -> QuerySet[Roll]:
    """Of sealed ones a card says that they are there, and no more."""
    if seat.is_gm:
        return rolls
    return rolls_in_sight(seat.viewer, seat.campaign, rolls.filter(_for_seat(seat)))


def visible_requests(seat: Seat, requests: QuerySet[RollRequest]) -> QuerySet[RollRequest]:
    return requests.filter(_for_seat(seat, "scene"))


def visible_log(seat: Seat, lines: QuerySet[AuditEntry]) -> QuerySet[AuditEntry]:
    if seat.is_gm:
        return lines
    if not seat.sits:
        lines = lines.exclude(action__startswith="absence-")  # where people are is for those who wait on them
    return lines.filter(_for_seat(seat), Q(scene=None) | Q(scene__in=visible_scenes(seat)))


def visible_handouts(seat: Seat, handouts: QuerySet[Handout]) -> QuerySet[Handout]:
    visible = Handout.objects.visible_to(seat.viewer).filter(scene__campaign=seat.campaign)
    return handouts.filter(pk__in=visible.values("pk"))


def visible_to_member(person: User, *, scene: str, audience: str = "audience") -> Q:
    """The same rule for rows of several campaigns: what somebody may see where they are a member. The arguments are the paths from
    the row to its scene and to its audience. Costs no statement of its own."""
    campaign = f"{scene}__campaign"
    seats = Membership.objects.filter(person=person, left_at=None)
    sits = seats.exclude(role=Role.FORMER)
    played = (
        Character.objects.filter(player=person, campaign__in=sits.values("campaign")).order_by().values("pk")
    )
    run = seats.filter(role=Role.GM).values("campaign")
    return Q(**{f"{campaign}__in": seats.values("campaign")}) & (
        Q(**{f"{campaign}__in": run})
        | Q(**{f"{scene}__in": Scene.objects.readable_by(person)})
        & (Q(**{audience: None}) | Q(**{f"{audience}__overlap": ArraySubquery(played)}))
    )


def visible_notifications(person: User, rows: QuerySet[Notification]) -> QuerySet[Notification]:
    """A person's own, without those about a post that is gone, or about what is not for them any more."""
    posts = Post.objects.filter(visible_to_member(person, scene="scene"), removed_at=None)
    handouts = Handout.objects.visible_to(person)
    requests = RollRequest.objects.filter(visible_to_member(person, scene="scene"))
    seats = Membership.objects.filter(person=person, left_at=None)
    return rows.filter(
        Q(scene=None) | Q(scene__in=Scene.objects.readable_by(person)),
        Q(post=None) | Q(post__in=posts.order_by().values("pk")),
        Q(roll_request=None) | Q(roll_request__in=requests.order_by().values("pk")),
        Q(handout=None) | Q(handout__in=handouts.order_by().values("pk")),
        person=person,
        campaign__in=seats.values("campaign"),
    )


def changed_posts(seat: Seat, scene_id: int, version: int) -> QuerySet[Post]:
    """The posts that changed after a version, or after which something happened since, as far as the viewer may know: in a whisper
    inside a post only its readers notice."""
    whispers = visible_blocks(seat, Block.objects.filter(post=OuterRef("pk"), version__gt=version))
    lines = visible_events(
        seat, SceneEvent.objects.filter(scene=scene_id, number=OuterRef("number"), version__gt=version)
    )
    posts = Post.objects.filter(
        Q(version__gt=version) | Exists(whispers) | Q(Exists(lines), audience=None), scene=scene_id
    )
    return visible_posts(seat, posts)


# --- Speaking


def known_characters(seat: Seat) -> QuerySet[Character]:
    """The characters of the campaign that the viewer knows of."""
    characters = Character.objects.filter(campaign=seat.campaign)
    return characters if seat.is_gm else characters.filter(known_to(seat.viewer, seat.character_ids))


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
    """A scene that is planned is the game master's to prepare."""
    writable = scene.is_open or (scene.is_planned and seat.is_gm)
    return seat.plays and writable and seat.campaign.closed_at is None


def check_post_in_scene(seat: Seat, scene: Scene) -> None:
    if not seat.plays:
        raise PermissionDenied(
            _("Only the game master and the players of this campaign write in its scenes.")
        )
    if seat.campaign.closed_at is not None:
        raise PermissionDenied(_("This campaign is closed: it can be read, not written in."))
    if scene.is_paused:
        raise PermissionDenied(_("This scene is paused: nothing can be posted in it until it goes on."))
    if not can_post_in_scene(seat, scene):
        raise PermissionDenied(_("This scene has been closed: nothing more can be posted in it."))


def can_seal(seat: Seat) -> bool:
    """Whether the viewer's rolls may be sealed: the game master's, and players' where the table agreed on it."""
    return seat.is_gm or (seat.plays and seat.campaign.sealing == Campaign.Sealing.PLAYERS)


def check_seal(seat: Seat) -> None:
    if not can_seal(seat):
        raise PermissionDenied(_("At this table the game master alone rolls sealed."))


def can_open_seal(seat: Seat, roll: Roll) -> bool:
    """The game master opens every seal, a player their own; one that is blind to its roller is not theirs to open."""
    return seat.is_gm or (seat.plays and is_own_seal(seat.viewer, roll))


def check_open_seal(seat: Seat, roll: Roll) -> None:
    if not can_open_seal(seat, roll):
        raise PermissionDenied(_("Only the person who rolled it, or the game master, opens this seal."))


def can_add_picture(seat: Seat, scene: Scene) -> bool:
    return can_post_in_scene(seat, scene) and seat.campaign.pictures_allowed


def check_add_picture(seat: Seat, scene: Scene) -> None:
    check_post_in_scene(seat, scene)
    if not seat.campaign.pictures_allowed:
        raise PermissionDenied(_("The game master has not allowed pictures in this campaign."))


def can_edit_post(seat: Seat, post: Post) -> bool:
    return (
        not post.is_removed
        and post.author_id == seat.viewer.pk
        and seat.is_in(post.audience)
        and post.created_at > edits_after(seat)
    )


def edits_after(seat: Seat) -> datetime.datetime:
    """The moment after which one's own posts must have been written to be edited now."""
    if not seat.plays or seat.campaign.closed_at is not None:
        return _NEVER
    hours = seat.campaign.edit_hours
    return _EVER if hours is None else timezone.now() - datetime.timedelta(hours=hours)


_EVER = datetime.datetime.min.replace(tzinfo=datetime.UTC)
_NEVER = datetime.datetime.max.replace(tzinfo=datetime.UTC)


def check_edit_post(seat: Seat, post: Post) -> None:
    if post.author_id == seat.viewer.pk and not post.is_editable_at(timezone.now(), seat.campaign.edit_hours):
        raise PermissionDenied(_("The time in which posts of this campaign can be edited is over."))
    if not can_edit_post(seat, post):
        raise PermissionDenied(_("Only the person who wrote this post can change it."))


def can_react(seat: Seat, post: Post) -> bool:
    return seat.sits and not post.is_removed and seat.is_in(post.audience) and seat.campaign.closed_at is None


def check_react(seat: Seat, post: Post) -> None:
    if not can_react(seat, post):
        raise PermissionDenied(_("Only members of this campaign react to its posts."))


def can_see_history(seat: Seat, post: Post) -> bool:
    """Of a post that stands: its readers. Of one that was removed: its author and the game master."""
    return seat.is_in(post.audience) and (
        not post.is_removed or seat.is_gm or (seat.is_member and post.author_id == seat.viewer.pk)
    )


def check_see_history(seat: Seat, post: Post) -> None:
    if not can_see_history(seat, post):
        raise PermissionDenied(_("This post was removed: only its author and the game master can read it."))


def can_remove_post(seat: Seat, post: Post) -> bool:
    return can_edit_post(seat, post) or (seat.is_gm and not post.is_removed)


def check_remove_post(seat: Seat, post: Post) -> None:
    if not can_remove_post(seat, post):
        raise PermissionDenied(_("Only the person who wrote this post, or the game master, can remove it."))


def check_open_note(seat: Seat, note: SealedNote) -> None:
    if not seat.plays or note.block.post.author_id != seat.viewer.pk:
        raise PermissionDenied(_("Only the person who sealed this note can open it."))


def can_pause(seat: Seat) -> bool:
    return seat.sits and seat.campaign.closed_at is None


def check_pause(seat: Seat) -> None:
    if not can_pause(seat):
        raise PermissionDenied(_("Only who sits at this table can pause it."))


def can_sit(seat: Seat) -> bool:
    return seat.sits


def check_sits(seat: Seat) -> None:
    if not seat.sits:
        raise PermissionDenied(_("Only who sits at this table can do this."))


def check_member(seat: Seat) -> None:
    if not seat.is_member:
        raise PermissionDenied(_("Only members of this campaign can see this."))


# --- Running a campaign


def can_run(seat: Seat) -> bool:
    return seat.is_gm


def check_run(seat: Seat) -> None:
    if not seat.is_gm:
        raise PermissionDenied(_("Only the game master of this campaign can do this."))
