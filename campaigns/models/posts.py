"""Posts, the blocks that they are made of, and how far each person has read."""

from __future__ import annotations

import datetime

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.utils.translation import gettext_lazy as _

from characters.models import random_key

from .scenes import Scene


class Post(models.Model):
    """One message in a scene, spoken as a character, as the narration (no speaker), or out of character.

    ``number`` runs per scene. A post for named characters only (``audience``, ids of characters; null: everyone in the scene)
    takes no number of its own, but stands after the post whose number it repeats: so that numbers betray nothing.
    ``version`` is the scene's version in which the post last changed, ``first_version`` the one in which it came. ``key`` names
    the post in ledger entries and permalinks.

    ``removed_at`` makes a tombstone of it: for good, or until a game master shows it again (``is_hidden``). A post that was moved
    goes on under its key elsewhere; what stays in its old place is a tombstone with ``moved_to``. ``replies_at_edit``: how many
    posts for everyone stood after it when it was last edited.
    """

    scene = models.ForeignKey(Scene, models.CASCADE, related_name="posts", db_index=False)
    number = models.PositiveIntegerField()
    key = models.CharField(max_length=32, unique=True, default=random_key, editable=False)
    author = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="posts")
    speaker = models.ForeignKey(
        "characters.Character",
        models.PROTECT,
        null=True,
        blank=True,
        related_name="posts",
        verbose_name=_("speaker"),
        db_index=False,
    )
    face = models.ForeignKey(
        "characters.Face", models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("face")
    )
    out_of_character = models.BooleanField(_("out of character"), default=False)
    audience = ArrayField(models.BigIntegerField(), null=True, blank=True)
    retry_key = models.CharField(max_length=64)
    version = models.PositiveBigIntegerField()
    first_version = models.PositiveBigIntegerField()
    created_at = models.DateTimeField()
    edited_at = models.DateTimeField(null=True, blank=True)
    replies_at_edit = models.PositiveIntegerField(default=0)
    removed_at = models.DateTimeField(null=True, blank=True)
    removed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    is_hidden = models.BooleanField(default=False)
    moved_to = models.ForeignKey(
        "self", models.SET_NULL, null=True, blank=True, related_name="moved_from", editable=False
    )

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["author", "retry_key"], name="post_retry_key_unique"),
            models.UniqueConstraint(
                fields=["scene", "number"],
                condition=models.Q(audience=None),
                name="post_number_unique",
            ),
        ]
        indexes = [
            models.Index(fields=["speaker", "author", "created_at"], name="post_last_spoken"),
            models.Index(fields=["scene", "number", "id"], name="post_scene_number"),
            models.Index(fields=["scene", "version"], name="post_scene_version"),
        ]
        ordering = ["number", "id"]

    def __str__(self) -> str:
        return f"{self.scene_id}.{self.number}"

    @property
    def is_removed(self) -> bool:
        return self.removed_at is not None

    def is_editable_at(self, moment: datetime.datetime, hours: int | None) -> bool:
        """``hours`` after posting in which a campaign lets posts be edited; None: for ever."""
        return hours is None or moment < self.created_at + datetime.timedelta(hours=hours)


class Block(models.Model):
    """A piece of a post, in order: text as it was written and as it is shown, or the place of a roll.

    ``audience`` is who may see the piece, the post's own audience included: an outlet that looks at blocks alone asks for nothing
    else. Narrower than the post's it is a whisper inside the post; its text may be in or out of character. A roll keeps its place:
    text before and after it are blocks of their own, and editing changes texts only.

    ``version`` and ``edited_at`` are set by changes that only the block's audience may know of; others are the post's.
    ``sealed``: a text that only its author and the game master see until it is opened (``SealedNote``).
    """

    class Kind(models.TextChoices):
        TEXT = "text", _("text")
        OOC = "ooc", _("out of character")
        SEALED = "sealed", _("sealed")
        ROLL = "roll", _("roll")

    post = models.ForeignKey(Post, models.CASCADE, related_name="blocks")
    position = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=8, choices=Kind)
    source = models.TextField(blank=True)
    html = models.TextField(blank=True)
    roll = models.OneToOneField("rules.Roll", models.PROTECT, null=True, blank=True, related_name="block")
    audience = ArrayField(models.BigIntegerField(), null=True, blank=True)
    version = models.PositiveBigIntegerField(default=0)
    edited_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["post", "position"], name="block_position_unique"),
            models.CheckConstraint(
                condition=models.Q(kind="roll", roll__isnull=False)
                | models.Q(kind__in=["text", "ooc", "sealed"], roll__isnull=True),
                name="block_roll_iff_kind",
            ),
        ]
        ordering = ["post", "position"]

    def __str__(self) -> str:
        return f"{self.post_id}.{self.position}"


class ReadMark(models.Model):
    """How far a person has read in a scene: the number of the last post seen, and its id (whispers share numbers)."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="read_marks")
    scene = models.ForeignKey(Scene, models.CASCADE, related_name="read_marks")
    number = models.PositiveIntegerField(default=0)
    last_post_id = models.BigIntegerField(default=0)
    updated_at = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["person", "scene"], name="read_mark_unique")]

    def __str__(self) -> str:
        return f"{self.person_id}: {self.scene_id}.{self.number}"
