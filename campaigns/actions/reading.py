"""How far somebody has read."""

from __future__ import annotations

from django.db import transaction

from accounts.models import User

from ..models import Post, ReadMark


@transaction.atomic
def mark_read(person: User, post: Post) -> None:
    """Sets the read mark at ``post``, never backwards."""
    mark, created = ReadMark.objects.select_for_update().get_or_create(
        person=person,
        scene_id=post.scene_id,
        defaults={"number": post.number, "last_post_id": post.pk},
    )
    if not created and (post.number, post.pk) > (mark.number, mark.last_post_id):
        mark.number, mark.last_post_id = post.number, max(post.pk, mark.last_post_id)
        mark.save()
