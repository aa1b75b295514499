"""Ways of reading besides the thread: some of a scene's posts, everything new across scenes, and all of it on paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.db.models import Exists, OuterRef, Q, QuerySet

from accounts.models import User

from . import policies
from .models import Block, Post, Scene
from .policies import Seat
from .shelf import scenes_with_unread
from .thread import PostShown, posts_shown, read_mark, unread_posts

A_PAGE = 50
A_PAGE_ON_PAPER = 250
MOST_SCENES = 10


@dataclass(frozen=True)
class Chosen:
    """Which posts of a scene: in or out of character (``ic``, ``ooc``), of one character, with rolls; all when nothing is set."""

    voice: str = ""
    character: int | None = None
    rolls: bool = False


@dataclass
class Reading:
    """Posts of one scene to be read in one go. ``following``: the number at which the next page begins, if there is one."""

    scene: Scene
    posts: list[PostShown]
    following: int | None = None

    @property
    def last(self) -> PostShown:
        return self.posts[-1]


def chosen_posts(seat: Seat, scene: Scene, chosen: Chosen) -> QuerySet[Post]:
    """The posts that were chosen, as far as this viewer may see what they were chosen by."""
    posts = Post.objects.filter(scene=scene)
    if chosen.voice == "ic":
        posts = posts.filter(out_of_character=False)
    elif chosen.voice == "ooc":
        asides = policies.visible_blocks(seat, Block.objects.filter(post=OuterRef("pk"), kind=Block.Kind.OOC))
        posts = posts.filter(Q(out_of_character=True) | Exists(asides))
    if chosen.character:
        posts = posts.filter(speaker=chosen.character)
    if chosen.rolls:
        rolls = policies.visible_blocks(seat, Block.objects.filter(post=OuterRef("pk"), kind=Block.Kind.ROLL))
        posts = posts.filter(Exists(rolls))
    return posts


def reading_of(
    seat: Seat, scene: Scene, posts: QuerySet[Post], *, since: int = 0, most: int = A_PAGE, voice: str = ""
) -> Reading:
    """A page of posts from a number on. Posts that share a number stay together."""
    shown = posts_shown(seat, scene, posts.filter(number__gte=since), most=most + 1)
    following = None
    if len(shown) > most:
        following = shown[-1].number
        whole = [post for post in shown if post.number != following]
        # More whispers after one post than there is room on a page: they are cut, rather than shown for ever.
        shown, following = (whole, following) if whole else (shown[:most], following + 1)
    for post in shown:
        post.actions = []
        if voice == "ic":
            post.blocks = [block for block in post.blocks if not block.is_aside]
        elif voice == "ooc" and not post.out_of_character:
            post.blocks = [block for block in post.blocks if block.is_aside]
    return Reading(scene, shown, following)


def everything_new(person: User) -> list[Reading]:
    """What is new to somebody in each of their scenes, the scene first that has waited longest; a page of each at most."""
    waiting = [scene for scene in scenes_with_unread(person) if scene.unread]
    readings = []
    for scene in sorted(waiting, key=lambda scene: scene.last_at)[:MOST_SCENES]:
        found, seat = policies.readable_scene(person, scene.pk)
        mark = read_mark(person, found)
        unread = unread_posts(seat, found, mark)
        reading = reading_of(seat, found, Post.objects.filter(pk__in=unread.values("pk")))
        if reading.posts:
            readings.append(reading)
    return readings


def next_unread(person: User, *, after: int | None = None) -> Any | None:
    """The next scene with something new, other than ``after``: first the scenes that come after it, then from the beginning."""
    waiting = [scene for scene in scenes_with_unread(person) if scene.unread and scene.pk != after]
    waiting.sort(key=lambda scene: scene.pk)
    later = [scene for scene in waiting if after is not None and scene.pk > after]
    return next(iter(later or waiting), None)
