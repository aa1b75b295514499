"""Whose turn it is in a scene, who is away, and what happened in a scene besides posts."""

from __future__ import annotations

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.utils.translation import gettext_lazy as _

from .scenes import Scene


class CastMember(models.Model):
    """A character's place in a scene. Leaving keeps the row: ``left_at`` is set. ``position`` is the order of turns.

    ``may_roll``: whoever plays the character agrees once for all that the game master makes a requested roll that is late.
    ``leaves``: the scene that the character leaves when this one, which is still planned, is opened.
    """

    scene = models.ForeignKey(Scene, models.CASCADE, related_name="cast")
    character = models.ForeignKey("characters.Character", models.CASCADE, related_name="appearances")
    side = models.CharField(_("side"), max_length=40, blank=True)
    position = models.PositiveIntegerField(default=0)
    may_roll = models.BooleanField(_("The game master may roll for me when I am late"), default=False)
    leaves = models.ForeignKey(Scene, models.SET_NULL, null=True, blank=True, related_name="+")
    joined_at = models.DateTimeField(auto_now_add=True)
    left_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["scene", "character"], name="cast_member_unique")]
        ordering = ["position", "pk"]

    def __str__(self) -> str:
        return f"{self.character_id} in {self.scene_id}"


class Waiting(models.Model):
    """Somebody a scene waits on: a character, or the game master (no character).

    ``until`` is the deadline; ``promised`` what the player said ("still thinking, by Friday"), which moves the deadline;
    ``held_days`` by how many days an absence has moved it.
    """

    scene = models.ForeignKey(Scene, models.CASCADE, related_name="waiting")
    character = models.ForeignKey(
        "characters.Character", models.CASCADE, null=True, blank=True, related_name="waiting"
    )
    since = models.DateTimeField()
    until = models.DateTimeField(null=True, blank=True)
    promised = models.DateTimeField(null=True, blank=True)
    held_days = models.PositiveSmallIntegerField(default=0)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["scene", "character"], name="waiting_unique", nulls_distinct=False
            )
        ]
        indexes = [models.Index(fields=["until"], name="waiting_until")]
        ordering = ["since", "pk"]

    def __str__(self) -> str:
        return f"{self.scene_id} waits on {self.character_id or 'the GM'}"


class Nudge(models.Model):
    """When a person was last reminded of a scene."""

    scene = models.ForeignKey(Scene, models.CASCADE, related_name="nudges")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="nudges")
    nudged_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["scene", "person"], name="nudge_unique")]

    def __str__(self) -> str:
        return f"{self.person_id} of {self.scene_id}"


class SceneEvent(models.Model):
    """Something that the table sees in the thread besides posts: somebody came, left, passed, was skipped.

    It stands after the post ``number``. ``kind`` chooses the sentence, ``details`` fill it. ``audience`` as for a post.
    """

    class Kind(models.TextChoices):
        JOINED = "joined", _("joined")
        LEFT = "left", _("left")
        PASSED = "passed", _("passed")
        SKIPPED = "skipped", _("skipped")
        TAKEN_OVER = "taken-over", _("played by the game master")
        OPENED = "opened", _("opened")
        CLOSED = "closed", _("closed")
        PAUSED = "paused", _("paused")
        GOES_ON = "goes-on", _("goes on")
        UNSEALED = "unsealed", _("opened to the table")
        HANDED_OUT = "handed-out", _("handed out")
        ROUND = "round", _("round")
        AWAY = "away", _("away")
        BACK = "back", _("back")
        UNPLAYED = "unplayed", _("played by nobody")
        PLAYED = "played", _("played again")
        HALTED = "halted", _("the table paused")
        RESUMED = "resumed", _("the table goes on")
        FIGHT = "fight", _("encounter")
        FIGHT_ENDS = "fight-ends", _("encounter ended")
        FELL = "fell", _("out of the fight")
        TAKEN_BACK = "taken-back", _("taken back")
        NOTE = "note", _("note")

    scene = models.ForeignKey(Scene, models.CASCADE, related_name="events")
    number = models.PositiveIntegerField()
    kind = models.CharField(max_length=12, choices=Kind)
    character = models.ForeignKey(
        "characters.Character", models.SET_NULL, null=True, blank=True, related_name="+"
    )
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    handout = models.ForeignKey(
        "campaigns.Handout", models.CASCADE, null=True, blank=True, related_name="events"
    )
    audience = ArrayField(models.BigIntegerField(), null=True, blank=True)
    details = models.JSONField(default=dict)
    version = models.PositiveBigIntegerField()
    created_at = models.DateTimeField()

    class Meta:
        indexes = [
            models.Index(fields=["scene", "number"], name="event_scene_number"),
            models.Index(fields=["scene", "version"], name="event_scene_version"),
        ]
        ordering = ["number", "pk"]

    def __str__(self) -> str:
        return f"{self.scene_id}: {self.kind}"
