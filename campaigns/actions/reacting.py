"""Signs under a post."""

from __future__ import annotations

from django.db import transaction

from accounts.models import User

from ..audiences import people_in
from ..live import scene_changed
from ..models import Post, Reaction, Scene
from ..policies import check_react, seat_of
from .locking import lock_scene


@transaction.atomic
def react(person: User, post: Post, kind: Reaction.Kind, *, on: bool) -> None:
    """Puts one's sign under a post, or takes it away. Doing it twice is doing it once."""
    scene = lock_scene(post.scene)
    post = Post.objects.select_related("scene__campaign").get(pk=post.pk)
    check_react(seat_of(person, scene.campaign), post)
    if on:
        _reaction, changed = Reaction.objects.get_or_create(post=post, person=person, kind=kind)
    else:
        deleted, _rows = Reaction.objects.filter(post=post, person=person, kind=kind).delete()
        changed = bool(deleted)
    if changed:
        touch_post(scene, post)


def touch_post(scene: Scene, post: Post, *fields: str) -> None:
    """Saves these fields of a post under the scene's next version, and nudges whoever may read it. The scene is locked."""
    scene.version += 1
    post.version = scene.version
    post.save(update_fields=["version", *fields])
    scene.save(update_fields=["version"])
    scene_changed(scene, only=None if post.audience is None else people_in(scene.campaign, post.audience))
