"""How far somebody has read."""

from __future__ import annotations

from django.db import connection

from accounts.models import User

from ..models import Campaign, Membership, Post, ReadMark

FURTHER = """
WITH seen AS (
    UPDATE campaigns_notification SET read_at = now()
    WHERE person_id = %s AND scene_id = %s AND read_at IS NULL AND (post_id IS NULL OR post_id <= %s)
)
INSERT INTO campaigns_readmark AS mark (person_id, scene_id, number, last_post_id, updated_at)
VALUES (%s, %s, %s, %s, now())
ON CONFLICT (person_id, scene_id) DO UPDATE
SET number = greatest(mark.number, excluded.number),
    last_post_id = greatest(mark.last_post_id, excluded.last_post_id),
    updated_at = now()
WHERE (excluded.number, excluded.last_post_id) > (mark.number, mark.last_post_id)
"""


def mark_read(person: User, scene_id: int, *, number: int, post_id: int) -> None:
    """Sets the read mark at a post, never backwards, and what was told of posts up to it is seen; in one statement, since it
    happens with every page."""
    with connection.cursor() as cursor:
        cursor.execute(FURTHER, [person.pk, scene_id, post_id, person.pk, scene_id, number, post_id])


def fold_notes(person: User, campaign: Campaign, *, folded: bool) -> None:
    """Whether a member asks for content notes before seeing them."""
    Membership.objects.filter(person=person, campaign=campaign, left_at=None).update(folds_notes=folded)


def mark_unread(person: User, post: Post) -> None:
    """Sets the read mark back to just before a post, so that it is the first that is new."""
    ReadMark.objects.update_or_create(
        person=person, scene=post.scene, defaults={"number": post.number, "last_post_id": post.pk - 1}
    )
