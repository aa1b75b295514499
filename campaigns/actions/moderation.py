"""What a game master does with posts that stand: hiding, moving, splitting and merging. Each leaves a line in the log.

A moved post goes on as a new row at the end of the other scene, under its key and with its blocks, so that its permalink leads to
it and it stands after everything that its new readers have read. Its old row stays as a tombstone that leads there: no number is
ever used for anything else. The rolls of the post keep their records, in which nothing changes.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from characters.models import random_key
from rules.actions import redraw
from rules.models import Roll

from ..audiences import people_in
from ..live import scene_changed
from ..models import Block, Notification, Post, Reaction, ReadMark, Scene
from ..outlets import News, tell
from ..policies import check_run, seat_of
from .audit import audit, name_in_log
from .locking import lock_scene, lock_scenes, new_version_of_post
from .scene_life import close_scene
from .scenes import create_scene, settings_of

MOST_MOVED = 2000


@transaction.atomic
def hide_post(person: User, post: Post, *, words: str = "", now: datetime.datetime | None = None) -> Post:
    """Makes a tombstone of a post until ``show_post``. ``words``: why, for the log."""
    scene = lock_scene(post.scene)
    post = Post.objects.select_related("scene__campaign").get(pk=post.pk)
    check_run(seat_of(person, scene.campaign))
    if post.is_removed:
        return post
    now = now or timezone.now()
    post.removed_at, post.removed_by, post.is_hidden = now, person, True
    new_version_of_post(scene, post, "removed_at", "removed_by", "is_hidden")
    audit(person, scene.campaign, "post-hidden", words=words, now=now, **name_in_log(post))
    return post


@transaction.atomic
def show_post(person: User, post: Post, *, now: datetime.datetime | None = None) -> Post:
    """Shows a hidden post again. One that was removed stays removed."""
    scene = lock_scene(post.scene)
    post = Post.objects.select_related("scene__campaign").get(pk=post.pk)
    check_run(seat_of(person, scene.campaign))
    if not post.is_hidden:
        return post
    post.removed_at, post.removed_by, post.is_hidden = None, None, False
    new_version_of_post(scene, post, "removed_at", "removed_by", "is_hidden")
    audit(person, scene.campaign, "post-shown", now=now, **name_in_log(post))
    return post


@transaction.atomic
def move_posts(
    person: User,
    posts: Iterable[Post],
    target: Scene,
    *,
    words: str = "",
    now: datetime.datetime | None = None,
) -> list[Post]:
    """Moves posts of one scene to the end of another scene of the campaign, in their order. Tombstones stay where they are."""
    posts = list(posts)
    if not posts:
        return []
    check_run(seat_of(person, target.campaign))
    source, target = lock_scenes(posts[0].scene, target)
    if source.campaign_id != target.campaign_id or any(post.scene_id != source.pk for post in posts):
        raise PermissionDenied(_("Posts can be moved between scenes of one campaign only."))
    if source.pk == target.pk:
        raise PermissionDenied(_("The post stands in this scene already."))
    now = now or timezone.now()
    chosen = [post.pk for post in posts]
    moved = _move(source, target, person, Post.objects.filter(pk__in=chosen), now)
    for post in moved:
        audit(
            person,
            source.campaign,
            "post-moved",
            words=words,
            now=now,
            target=source.title,
            about={"post": post.was_number},
            address=f"/posts/{post.key}/",
            audience=post.audience,
            scene=source,
        )
    if any(post.audience is None for post in moved):
        tell(News("posts-moved", source.campaign, actor=person, scene=target))
    return moved


@transaction.atomic
def split_scene(
    person: User, first: Post, *, title: str, words: str = "", now: datetime.datetime | None = None
) -> Scene:
    """Moves a post and everything after it to a new scene, which has the same cast, readers and turns."""
    source = first.scene
    check_run(seat_of(person, source.campaign))
    now = now or timezone.now()
    target = create_scene(
        person,
        source.campaign,
        title=title,
        chapter=source.chapter,
        planned=source.is_planned,
        cast=[member.character for member in source.cast.filter(left_at=None).select_related("character")],
        **settings_of(source),
    )
    source, target = lock_scenes(source, target)
    posts = Post.objects.filter(scene=source, number__gte=first.number).exclude(
        number=first.number, pk__lt=first.pk
    )
    _move(source, target, person, posts, now)
    audit(
        person,
        source.campaign,
        "scene-split",
        target=source.title,
        address=target.get_absolute_url(),
        scene=source,
        words=words,
        now=now,
    )
    return Scene.objects.select_related("campaign").get(pk=target.pk)


@transaction.atomic
def merge_scenes(
    person: User, source: Scene, target: Scene, *, words: str = "", now: datetime.datetime | None = None
) -> Scene:
    """Moves all posts of a scene to the end of another and closes it."""
    check_run(seat_of(person, source.campaign))
    if source.pk == target.pk or source.campaign_id != target.campaign_id:
        raise PermissionDenied(_("Choose another scene of this campaign."))
    now = now or timezone.now()
    source, target = lock_scenes(source, target)
    _move(source, target, person, Post.objects.filter(scene=source), now)
    close_scene(person, source, now=now)
    audit(
        person,
        source.campaign,
        "scenes-merged",
        target=source.title,
        address=target.get_absolute_url(),
        scene=source,
        words=words,
        now=now,
    )
    return Scene.objects.select_related("campaign").get(pk=target.pk)


def _move(source: Scene, target: Scene, person: User, posts: Any, now: datetime.datetime) -> list[Any]:
    """The new rows; each carries ``was_number``. The scenes are locked."""
    olds = list(posts.filter(removed_at=None).order_by("number", "pk")[: MOST_MOVED + 1])
    if len(olds) > MOST_MOVED:
        raise PermissionDenied(
            _("At most %(most)s posts can be moved at once. Move the last ones first.") % {"most": MOST_MOVED}
        )
    if not olds:
        return []
    had_read = _readers_up_to_date(source, target, olds[-1])
    source.version += 1
    target.version += 1
    moved = []
    for old in olds:
        key, retry_key = old.key, old.retry_key
        old.key, old.retry_key = random_key(), f"moved-{old.pk}"
        old.removed_at, old.removed_by, old.version = now, person, source.version
        old.save(update_fields=["key", "retry_key", "removed_at", "removed_by", "version"])
        if old.audience is None:
            target.last_number += 1
        new = Post.objects.create(
            scene=target,
            number=target.last_number,
            key=key,
            author_id=old.author_id,
            speaker_id=old.speaker_id,
            face_id=old.face_id,
            out_of_character=old.out_of_character,
            audience=old.audience,
            retry_key=retry_key,
            version=target.version,
            first_version=target.version,
            created_at=old.created_at,
            edited_at=old.edited_at,
            replies_at_edit=old.replies_at_edit,
        )
        Post.objects.filter(pk=old.pk).update(moved_to=new)
        Post.objects.filter(moved_to=old).update(moved_to=new)
        Block.objects.filter(post=old).update(post=new)
        Reaction.objects.filter(post=old).update(post=new)
        Notification.objects.filter(post=old).update(post=new, scene=target)
        new.was_number = old.number  # type: ignore[attr-defined]
        moved.append(new)
    if source.is_for_all != target.is_for_all:
        redraw(Roll.objects.filter(block__post__in=[new.pk for new in moved]))
    source.save(update_fields=["version"])
    target.save(update_fields=["version", "last_number"])
    for mark in had_read:
        ReadMark.objects.update_or_create(
            person_id=mark,
            scene=target,
            defaults={"number": moved[-1].number, "last_post_id": moved[-1].pk},
        )
    _nudge(source, moved)
    _nudge(target, moved)
    return moved


def _readers_up_to_date(source: Scene, target: Scene, last: Post) -> list[int]:
    """Ids of those who have read all that moves and all that stands where it moves to: for them nothing becomes new by it."""
    read = ReadMark.objects.filter(scene=source, number__gte=last.number, last_post_id__gte=last.pk)
    newest = Post.objects.filter(scene=target).order_by("number", "pk").last()
    if newest:
        there = ReadMark.objects.filter(scene=target, number__gte=newest.number, last_post_id__gte=newest.pk)
        read = read.filter(person__in=there.values("person"))
    return list(read.values_list("person", flat=True))


def _nudge(scene: Scene, moved: list[Any]) -> None:
    openly = any(post.audience is None for post in moved)
    heard = None if openly else {one for post in moved for one in post.audience}
    scene_changed(scene, only=people_in(scene.campaign, heard))
