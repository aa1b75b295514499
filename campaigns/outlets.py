"""Telling people what happened: the one place where an outlet is added, and where every outlet asks who may know.

An action says ``tell(News(...))`` inside its transaction. After it, a task writes a ``Notification`` for each person who may know
of it, and hands it to each of ``OUTLETS``: a function of one notification. What an outlet says comes from ``told``, which asks the
policies at that moment; so nobody is sent what was hidden, moved to other readers or left behind in the meantime.
"""

from __future__ import annotations

import datetime
import logging
import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.db.models import Q, QuerySet
from django.tasks import task
from django.urls import reverse
from django.utils import timezone
from django.utils.html import strip_tags
from django.utils.text import Truncator
from django.utils.translation import gettext_lazy

from accounts.models import NewsChoice, NewsKind, User
from characters.models import Character

from . import mails, policies
from .audiences import people_reading
from .models import (
    Block,
    Campaign,
    Handout,
    Membership,
    Notification,
    Post,
    Role,
    RollAnswer,
    RollRequest,
    Scene,
    Waiting,
)
from .policies import Seat

logger = logging.getLogger(__name__)

SENTENCES = {
    "posted": (NewsKind.POST, gettext_lazy("%(speaker)s posts in “%(scene)s”.")),
    "whispered": (NewsKind.WHISPER, gettext_lazy("%(speaker)s whispers to you in “%(scene)s”.")),
    "mentioned": (NewsKind.MENTION, gettext_lazy("%(speaker)s mentions you in “%(scene)s”.")),
    "quoted": (NewsKind.MENTION, gettext_lazy("%(speaker)s quotes you in “%(scene)s”.")),
    "your-turn": (NewsKind.TURN, gettext_lazy("It is your turn in “%(scene)s”.")),
    "nudged": (NewsKind.TURN, gettext_lazy("“%(scene)s” waits on you.")),
    "roll-nudged": (NewsKind.TURN, gettext_lazy("A roll that you are asked for waits in “%(scene)s”.")),
    "roll-asked": (NewsKind.TURN, gettext_lazy("%(speaker)s asks you for a roll in “%(scene)s”.")),
    "scene-opened": (NewsKind.SCENE, gettext_lazy("A scene was opened: “%(scene)s”.")),
    "scene-unsealed": (NewsKind.SCENE, gettext_lazy("“%(scene)s” is open to the whole table now.")),
    "scene-resumed": (NewsKind.SCENE, gettext_lazy("“%(scene)s” goes on.")),
    "scene-paused": (NewsKind.SCENE, gettext_lazy("“%(scene)s” is paused.")),
    "handed-out": (NewsKind.WHISPER, gettext_lazy("There is something for you to see in “%(scene)s”.")),
    "scene-closed": (NewsKind.SCENE, gettext_lazy("The scene “%(scene)s” was closed.")),
    "posts-moved": (NewsKind.SCENE, gettext_lazy("Posts were moved to “%(scene)s”.")),
    "member-joined": (NewsKind.TABLE, gettext_lazy("%(speaker)s sits at the table of “%(campaign)s” now.")),
    "member-left": (NewsKind.TABLE, gettext_lazy("%(speaker)s has left the table of “%(campaign)s”.")),
    "table-changed": (
        NewsKind.TABLE,
        gettext_lazy("%(speaker)s changed who sits at the table of “%(campaign)s”."),
    ),
    "role-changed": (NewsKind.TABLE, gettext_lazy("%(speaker)s gave you another role in “%(campaign)s”.")),
    "campaign-offered": (NewsKind.TABLE, gettext_lazy("%(speaker)s offers you to run “%(campaign)s”.")),
    "agreements-changed": (NewsKind.TABLE, gettext_lazy("The agreements of “%(campaign)s” have changed.")),
    "table-paused": (
        NewsKind.TABLE,
        gettext_lazy("Somebody asked for a pause in “%(campaign)s”: no deadline runs."),
    ),
    "table-resumed": (
        NewsKind.TABLE,
        gettext_lazy("“%(campaign)s” goes on. Its deadlines have moved by the pause."),
    ),
    "sheet-proposed": (
        NewsKind.SHEET,
        gettext_lazy("A change of %(character)s's sheet waits for your answer."),
    ),
    "sheet-approved": (NewsKind.SHEET, gettext_lazy("The change of %(character)s's sheet was approved.")),
    "sheet-sent-back": (NewsKind.SHEET, gettext_lazy("The change of %(character)s's sheet was sent back.")),
    "sheet-submitted": (NewsKind.SHEET, gettext_lazy("The sheet of %(character)s waits for your approval.")),
    "character-approved": (NewsKind.SHEET, gettext_lazy("The sheet of %(character)s was approved.")),
    "character-sent-back": (NewsKind.SHEET, gettext_lazy("The sheet of %(character)s was sent back to you.")),
    "handed-over": (NewsKind.SHEET, gettext_lazy("You play %(character)s from now on.")),
}

PAGES = {
    "member-joined": "members",
    "member-left": "members",
    "table-changed": "members",
    "role-changed": "members",
    "campaign-offered": "members",
    "agreements-changed": "agreements",
    "table-paused": "agreements",
    "table-resumed": "agreements",
}
"""Where news leads that are of no scene and no character: a page of the campaign, by its name among the addresses."""

LINKED_CHARACTER = re.compile(r'href="/characters/(\d+)/"')
LINKED_POST = re.compile(r"/posts/([0-9a-f]{32})/")
EXCERPT = 400
_SPOILER = re.compile(r"<details><summary>(.*?)</summary>(?:(?!<details>).)*?</details>", re.DOTALL)
NO_NEWS_AFTER = datetime.timedelta(hours=1)


@dataclass(frozen=True)
class News:
    """Something that happened. ``only``: ids of the people whom it concerns; None: everybody at the table who may know."""

    action: str
    campaign: Campaign
    actor: User | None = None
    scene: Scene | None = None
    post: Post | None = None
    character: Character | None = None
    roll_request: RollRequest | None = None
    handout: Handout | None = None
    only: Collection[int] | None = None
    at: datetime.datetime | None = None


def tell(news: News) -> None:
    """Lets people know, after the transaction. What happened long ago (a story that was played elsewhere) is no news."""
    if news.at and news.at < timezone.now() - NO_NEWS_AFTER:
        return
    about = {
        "action": news.action,
        "campaign": news.campaign.pk,
        "actor": news.actor.pk if news.actor else None,
        "scene": news.scene.pk if news.scene else None,
        "post": news.post.pk if news.post else None,
        "character": news.character.pk if news.character else None,
        "roll_request": news.roll_request.pk if news.roll_request else None,
        "handout": news.handout.pk if news.handout else None,
        "only": None if news.only is None else sorted(news.only),
    }
    transaction.on_commit(lambda: deliver.enqueue(about), robust=True)


def tell_turns(scene: Scene, characters: Collection[int | None], *, at: datetime.datetime) -> None:
    """A scene waits on these characters' players now; None among them: on the game master."""
    people = set(
        Character.objects.filter(pk__in=[one for one in characters if one])
        .exclude(player=None)
        .values_list("player", flat=True)
    )
    if None in characters:
        gms = Membership.objects.filter(campaign=scene.campaign, role=Role.GM, left_at=None)
        people.update(gms.values_list("person", flat=True))
    if people:
        tell(News("your-turn", scene.campaign, scene=scene, only=people, at=at))


TOLD_OF_TURNS = ("your-turn", "nudged")


def settle_turns(scene: Scene, *, now: datetime.datetime) -> None:
    """Of turns that are over nobody needs to hear any more: what was told of them counts as seen, and comes in no mail."""
    waited = Waiting.objects.filter(scene=scene)
    players = waited.exclude(character=None).values("character__player")
    rows = Notification.objects.filter(scene=scene, action__in=TOLD_OF_TURNS, read_at=None)
    if waited.filter(character=None).exists():
        gms = Membership.objects.filter(campaign=scene.campaign, role=Role.GM, left_at=None)
        rows = rows.exclude(person__in=gms.values("person"))
    rows.exclude(person__in=players.exclude(character__player=None)).update(read_at=now)


@task
def deliver(about: dict[str, Any]) -> None:
    """Writes the notifications and hands them to the outlets. Done twice it tells nothing twice."""
    campaign = Campaign.objects.filter(pk=about["campaign"]).first()
    post = Post.objects.select_related("scene").filter(pk=about["post"]).first() if about["post"] else None
    scene = post.scene if post else Scene.objects.filter(pk=about["scene"]).first()
    if campaign is None or (about["post"] and post is None):
        return
    readers = people_reading(scene) if scene else None
    seats = [
        seat for seat in seats_at(campaign, about["only"]) if readers is None or seat.viewer.pk in readers
    ]
    left_alone = those_who_want_nothing(seats, about["action"])
    for seat in seats:
        assert isinstance(seat.viewer, User)
        if seat.viewer.pk == about["actor"] or seat.viewer.pk in left_alone:
            continue
        if about["action"] in TOLD_OF_TURNS and not is_waited_on(seat, about["scene"]):
            continue
        if about["action"] == "roll-nudged" and not is_asked(seat, about["roll_request"]):
            continue
        action = action_for(seat, post) if post and about["action"] == "posted" else about["action"]
        if action is None:
            continue
        notification = _written(seat.viewer, action, campaign, post, about)
        if notification is None:
            continue
        for outlet in OUTLETS:
            try:
                outlet(notification)
            except Exception:
                logger.exception("%s could not be told by %s", notification, outlet.__name__)


def seats_at(campaign: Campaign, only: Collection[int] | None = None) -> list[Seat]:
    """The seats of those who sit at a campaign's table, in two statements. Whoever left is told nothing more."""
    members = Membership.objects.filter(campaign=campaign, left_at=None, person__is_active=True).exclude(
        role=Role.FORMER
    )
    if only is not None:
        members = members.filter(person__in=only)
    played: dict[int, set[int]] = {}
    rows = Character.objects.filter(campaign=campaign).exclude(player=None).values_list("player", "pk")
    for player, character in rows:
        played.setdefault(player, set()).add(character)
    return [
        Seat(member.person, campaign, member.role, frozenset(played.get(member.person_id, ())))
        for member in members.select_related("person")
    ]


def those_who_want_nothing(seats: list[Seat], action: str) -> set[int]:
    """Those who want to hear nothing of this kind. Of a post it depends on what it is to them: see ``_written``."""
    kind, _sentence = SENTENCES[action]
    if kind == NewsKind.POST:
        return set()
    refused = NewsChoice.objects.filter(
        kind=kind, how=NewsChoice.How.NONE, person__in=[seat.viewer.pk for seat in seats]
    )
    return set(refused.values_list("person", flat=True))


def is_waited_on(seat: Seat, scene_id: int) -> bool:
    """Whether a turn that somebody is to be told of is still theirs."""
    mine = Q(character__in=seat.character_ids)
    if seat.is_gm:
        mine |= Q(character=None)
    return Waiting.objects.filter(mine, scene=scene_id, scene__state=Scene.State.OPEN).exists()


def is_asked(seat: Seat, request_id: int) -> bool:
    """Whether a roll that somebody is reminded of is still theirs to make."""
    open_ones = RollAnswer.objects.filter(request=request_id, request__state=RollRequest.State.OPEN)
    mine = open_ones.filter(state=RollAnswer.State.WAITING, character__in=seat.character_ids)
    return mine.exists()


def action_for(seat: Seat, post: Post) -> str | None:
    """What a new post is to somebody: a whisper, a mention, a quotation, or just a post; None when they may not see it."""
    if not policies.visible_posts(seat, Post.objects.filter(pk=post.pk, removed_at=None)).exists():
        return None
    blocks = list(policies.visible_blocks(seat, post.blocks.all()))
    if any(block.audience is not None for block in blocks):
        return "whispered"
    names = {int(pk) for block in blocks for pk in LINKED_CHARACTER.findall(block.html)}
    if names & seat.character_ids:
        return "mentioned"
    quoted = {key for block in blocks for key in LINKED_POST.findall(block.source)}
    if quoted and Post.objects.filter(key__in=quoted, author=seat.viewer.pk).exists():
        return "quoted"
    return "posted"


def _written(
    person: User, action: str, campaign: Campaign, post: Post | None, about: dict[str, Any]
) -> Notification | None:
    """The notification; None when there is one already: of the same thing in the same place one is enough until it was read."""
    kind, _sentence = SENTENCES[action]
    if post and NewsChoice.objects.filter(person=person, kind=kind, how=NewsChoice.How.NONE).exists():
        return None
    scene_id = post.scene_id if post else about["scene"]
    same = Notification.objects.filter(
        person=person,
        action=action,
        campaign=campaign,
        scene=scene_id,
        character=about["character"],
        roll_request=about.get("roll_request"),
        handout=about.get("handout"),
    )
    if action in ("nudged", "roll-nudged"):
        same.filter(read_at=None).delete()  # a reminder comes again, and stands once
    if (post is None or action == "posted") and same.filter(read_at=None).exists():
        return None
    row = {
        "kind": kind,
        "campaign": campaign,
        "scene_id": scene_id,
        "character_id": about["character"],
        "roll_request_id": about.get("roll_request"),
        "handout_id": about.get("handout"),
        "actor_id": about["actor"],
        "created_at": timezone.now(),
    }
    if post is None:
        return Notification.objects.create(person=person, action=action, **row)
    notification, made = Notification.objects.get_or_create(
        person=person, post=post, action=action, defaults=row
    )
    return notification if made else None


# --- What may be said


@dataclass(frozen=True)
class Told:
    """A notification in words for its person, in the language that is active. ``excerpt`` is plain text."""

    sentence: str
    path: str
    excerpt: str
    created_at: datetime.datetime
    campaign: str


def told(notifications: Iterable[Notification]) -> list[tuple[Notification, Told]]:
    """What can be said of a person's notifications now, in their order; those that they may not know of any more are left out."""
    rows = list(notifications)
    if not rows:
        return []
    person = rows[0].person
    visible = {
        row.pk: row
        for row in policies.visible_notifications(
            person, Notification.objects.filter(pk__in=[row.pk for row in rows])
        ).select_related(
            *("campaign", "scene", "post__speaker", "post__author", "character", "handout", "actor"),
            "roll_request__scene__campaign",
        )
    }
    excerpts = _excerpts(person, [row.post_id for row in visible.values() if row.post_id])
    return [
        (row, _in_words(visible[row.pk], excerpts.get(visible[row.pk].post_id or 0, "")))
        for row in rows
        if row.pk in visible
    ]


def _excerpts(person: User, posts: list[int]) -> dict[int, str]:
    blocks = Block.objects.filter(
        policies.visible_to_member(person, scene="post__scene"),
        post__in=posts,
        kind__in=(Block.Kind.TEXT, Block.Kind.OOC),
    ).order_by("post", "position")
    words: dict[int, str] = {}
    for block in blocks:
        words[block.post_id] = f"{words.get(block.post_id, '')} {plain(folded(block.html))}".strip()
    return {post: Truncator(text).chars(EXCERPT) for post, text in words.items()}


def folded(html: str) -> str:
    """A block's HTML with its spoilers shut: of each only the title is left, also of those in one another."""
    while True:
        html, found = _SPOILER.subn(r"<p>\1 …</p>", html)
        if not found:
            return html


def plain(html: str) -> str:
    """The words of a block's HTML, which is clean, on one line."""
    from html import unescape

    return " ".join(unescape(strip_tags(html.replace("<", " <"))).split())


def _in_words(row: Notification, excerpt: str) -> Told:
    from .requests import name_of_check
    from .thread import name_of

    speaker = str(row.actor or "")
    if row.post:
        speaker = name_of(row.post.speaker, row.post.author, out_of_character=row.post.out_of_character)
        path = f"/posts/{row.post.key}/"
    elif row.roll_request:
        path = row.roll_request.get_absolute_url()
        excerpt = f"{name_of_check(row.roll_request)}. {row.roll_request.reason}".strip()
    elif row.handout:
        path = row.handout.get_absolute_url()
    elif row.scene:
        path = row.scene.get_absolute_url()
    elif row.action in PAGES:
        path = reverse(PAGES[row.action], args=[row.campaign.slug])
    elif row.character:
        path = row.character.get_absolute_url()
    else:
        path = row.campaign.get_absolute_url()
    _kind, sentence = SENTENCES[row.action]
    said = str(sentence) % {
        "speaker": speaker,
        "scene": row.scene,
        "character": row.character,
        "campaign": row.campaign,
    }
    return Told(said, path, excerpt, row.created_at, str(row.campaign))


# --- Outlets


def by_mail(notification: Notification) -> None:
    """At once, in the mail of the day, or not at all, as the person chose for this kind of news."""
    mails.send_or_keep(notification)


OUTLETS: tuple[Callable[[Notification], None], ...] = (by_mail,)
"""Besides the page of notifications, which shows the rows themselves."""


def settle(person: User, *, now: datetime.datetime | None = None) -> int:
    """Everything has been seen."""
    return Notification.objects.filter(person=person, read_at=None).update(read_at=now or timezone.now())


def unread_news(person: User) -> QuerySet[Notification]:
    """The notifications that a person has not seen and may know of."""
    return policies.visible_notifications(person, Notification.objects.filter(person=person, read_at=None))
