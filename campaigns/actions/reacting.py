"""Signs under a post."""

from __future__ import annotations

from django.db import transaction

from accounts.models import User

from ..models import Post, Reaction
from ..policies import check_react, seat_of
from .locking import lock_scene, new_version_of_post


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
        new_version_of_post(scene, post)
