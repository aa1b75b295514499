"""Encounters: who fights in a scene, in which order, in which state; and each step of it, so that it can be taken back."""

from __future__ import annotations

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.utils.translation import gettext_lazy as _

from .scenes import Scene


class EncounterQuerySet(models.QuerySet["Encounter"]):
    def running(self) -> EncounterQuerySet:
        return self.filter(ended_at=None, started_at__isnull=False)


class Encounter(models.Model):
    """A fight in a scene; one at a time runs. What is on from turn to turn is read by ``encounters.battle_of``.

    ``acting`` are the participants whose turn it is, ``reached`` the last one in the order whose turn has come this round,
    ``up_next`` those who come in after the present turn, having delayed. ``version`` counts the changes, so that two game masters
    who press the same button at once do it once. ``turns_before``: how the scene kept turns, to be restored. It has not
    ``started_at`` any time while its initiative is being rolled; only the game masters know of it then.
    """

    class Blocks(models.TextChoices):
        """Who has the turn at the same time."""

        EACH = "each", _("Each by themselves")
        TOGETHER = "together", _("Players who follow one another act together")
        SIDES = "sides", _("By side: one roll a side, which acts together")

    scene = models.ForeignKey(Scene, models.CASCADE, related_name="encounters")
    blocks = models.CharField(_("turns"), max_length=8, choices=Blocks, default=Blocks.EACH)
    lowest = models.BooleanField(
        _("The lowest bonus counts for a group or side, not the highest"), default=False
    )
    notation = models.CharField(_("dice for initiative"), max_length=80, blank=True)
    advances = models.BooleanField(_("A post of whoever's turn it is ends the turn"), default=True)
    round = models.PositiveIntegerField(default=1)
    acting = ArrayField(models.BigIntegerField(), default=list)
    reached = models.BigIntegerField(null=True, blank=True)
    up_next = ArrayField(models.BigIntegerField(), default=list)
    version = models.PositiveIntegerField(default=0)
    turns_before = models.CharField(max_length=12, choices=Scene.Turns, default=Scene.Turns.FREE)
    keeps_turns = models.BooleanField(_("The scene waits on whoever has the turn"), default=True)
    started_at = models.DateTimeField(null=True, blank=True)
    ended_at = models.DateTimeField(null=True, blank=True)

    objects = EncounterQuerySet.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["scene"], condition=models.Q(ended_at=None), name="encounter_one_runs"
            )
        ]
        ordering = ["-started_at", "-pk"]

    def __str__(self) -> str:
        return f"{self.scene_id}, round {self.round}"

    @property
    def is_running(self) -> bool:
        return self.ended_at is None and self.started_at is not None


class Participant(models.Model):
    """A line of the order: one character, or several NPCs as one (then each is a ``GroupMember``).

    Players see ``shown_as`` where it says something, else the name; nothing at all while ``is_hidden``. ``shows_count``: they see
    of how many a group is. ``roll`` gave the initiative; there is none where the rules roll nothing or the number was typed.
    Without ``initiative`` a line is not in the order yet: it is being rolled.
    ``left_at``: out of the encounter; ``left_scene``: because the character left the scene, which undoing a step does not mend.
    """

    encounter = models.ForeignKey(Encounter, models.CASCADE, related_name="participants")
    character = models.ForeignKey("characters.Character", models.CASCADE, related_name="fights")
    name = models.CharField(_("name"), max_length=80)
    shown_as = models.CharField(_("what the players read"), max_length=80, blank=True)
    is_hidden = models.BooleanField(_("hidden from the players"), default=False)
    shows_count = models.BooleanField(_("players see how many they are"), default=True)
    side = models.CharField(_("side"), max_length=40, blank=True)
    place = models.PositiveIntegerField(default=0)
    initiative = models.IntegerField(_("initiative"), null=True, blank=True)
    bonus = models.IntegerField(default=0)
    roll = models.ForeignKey(
        "rules.Roll", models.SET_NULL, null=True, blank=True, related_name="participants"
    )
    is_surprised = models.BooleanField(_("surprised"), default=False)
    is_delaying = models.BooleanField(default=False)
    left_at = models.DateTimeField(null=True, blank=True)
    left_scene = models.BooleanField(default=False)

    class Meta:
        ordering = ["place", "pk"]

    def __str__(self) -> str:
        return self.name


class GroupMember(models.Model):
    """One of several NPCs that stand as one line. ``fallen_at``: out of the fight."""

    participant = models.ForeignKey(Participant, models.CASCADE, related_name="members")
    character = models.ForeignKey("characters.Character", models.CASCADE, related_name="+")
    fallen_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["pk"]

    def __str__(self) -> str:
        return f"{self.character_id} in {self.participant_id}"


class Condition(models.Model):
    """What a participant suffers: ``key`` of the system's list, or the game master's own ``words``.

    ``turns_left`` counts turns of the bearer (nothing: until it is taken away); the one in which it ``is_fresh`` does not count.
    """

    participant = models.ForeignKey(Participant, models.CASCADE, related_name="conditions")
    key = models.CharField(max_length=40, blank=True)
    words = models.CharField(_("in your own words"), max_length=60, blank=True)
    turns_left = models.PositiveSmallIntegerField(_("rounds"), null=True, blank=True)
    is_fresh = models.BooleanField(default=False)

    class Meta:
        ordering = ["pk"]

    def __str__(self) -> str:
        return self.key or self.words


class EncounterStep(models.Model):
    """One thing that was done: ``happened`` tells it, ``before`` is how the encounter stood, ``sheet_versions`` what it changed on
    sheets. Taking it back sets ``undone_at``. ``retry_key``: the same form sent twice does it once.
    """

    encounter = models.ForeignKey(Encounter, models.CASCADE, related_name="steps")
    kind = models.CharField(max_length=12)
    round = models.PositiveIntegerField()
    happened = models.JSONField(default=list)
    before = models.JSONField()
    sheet_versions = models.ManyToManyField("characters.SheetVersion", related_name="+")
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    retry_key = models.CharField(max_length=64, blank=True)
    created_at = models.DateTimeField()
    undone_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["encounter", "retry_key"],
                condition=~models.Q(retry_key=""),
                name="encounter_step_once",
            )
        ]
        ordering = ["pk"]

    def __str__(self) -> str:
        return f"{self.kind} in round {self.round}"
