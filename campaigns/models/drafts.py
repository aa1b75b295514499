"""What somebody is writing in a scene and has not posted yet."""

from __future__ import annotations

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models

from characters.models import random_key

from .scenes import Scene


class Draft(models.Model):
    """One person's unfinished post in one scene, saved as they write. ``key`` becomes the post's; ``audience`` as for a post.

    ``revision`` rises with every save: a page that saves on top of another revision than it knows has been overtaken by another
    page, whose text is then kept as a ``DraftVersion``.

    A draft whose dice have fallen is bound: its rolls (those with its key as ``post_key``) stand in the text as ``[[#41]]``, by
    their number, and can neither be taken out nor change places.
    """

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="drafts")
    scene = models.ForeignKey(Scene, models.CASCADE, related_name="drafts")
    key = models.CharField(max_length=32, unique=True, default=random_key, editable=False)
    text = models.TextField(blank=True)
    speaker = models.CharField(max_length=20, blank=True)
    face = models.CharField(max_length=20, blank=True)
    audience = ArrayField(models.BigIntegerField(), null=True, blank=True)
    revision = models.PositiveIntegerField(default=0)

    overtaken = False  # not kept: whether another page had saved before this one did
    created_at = models.DateTimeField(auto_now_add=True)
    updated_at = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["person", "scene"], name="draft_unique")]

    def __str__(self) -> str:
        return f"{self.person_id} in {self.scene_id}"


class DraftVersion(models.Model):
    """A draft's text as it stood before later words took its place. The newest twenty are kept."""

    draft = models.ForeignKey(Draft, models.CASCADE, related_name="versions")
    text = models.TextField()
    saved_at = models.DateTimeField()

    class Meta:
        ordering = ["-saved_at", "-pk"]

    def __str__(self) -> str:
        return f"{self.draft_id} {self.saved_at}"
