"""How far somebody has read."""

from __future__ import annotations

from django.db import connection

from accounts.models import User

FURTHER = """
INSERT INTO campaigns_readmark AS mark (person_id, scene_id, number, last_post_id, updated_at)
VALUES (%s, %s, %s, %s, now())
ON CONFLICT (person_id, scene_id) DO UPDATE
SET number = greatest(mark.number, excluded.number),
    last_post_id = greatest(mark.last_post_id, excluded.last_post_id),
    updated_at = now()
WHERE (excluded.number, excluded.last_post_id) > (mark.number, mark.last_post_id)
"""


def mark_read(person: User, scene_id: int, *, number: int, post_id: int) -> None:
    """Sets the read mark at a post, never backwards; one statement, since it happens with every page."""
    with connection.cursor() as cursor:
        cursor.execute(FURTHER, [person.pk, scene_id, number, post_id])
