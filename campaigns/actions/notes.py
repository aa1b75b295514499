"""Opening sealed notes."""

from __future__ import annotations

import datetime

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from rules.actions import open_words

from ..composition import rendering
from ..models import SealedNote
from ..policies import check_open_note, seat_of
from .locking import lock_scene, new_version_of_post


@transaction.atomic
def open_note(person: User, note: SealedNote, *, now: datetime.datetime | None = None) -> SealedNote:
    """Shows a sealed note's words to all who read its post. Opening it again changes nothing."""
    post = note.block.post
    scene = lock_scene(post.scene)
    note = (
        SealedNote.objects.select_for_update(of=("self",))
        .select_related("block__post", "entry")
        .get(pk=note.pk)
    )
    seat = seat_of(person, scene.campaign)
    check_open_note(seat, note)
    if note.opened_at:
        return note
    block, post = note.block, note.block.post
    block.source = open_words(note.entry, bytes(note.locked))
    block.html = rendering(seat)(block.source)
    block.save(update_fields=["source", "html"])
    note.opened_at = now or timezone.now()
    note.save(update_fields=["opened_at"])
    new_version_of_post(scene, post)
    return note
