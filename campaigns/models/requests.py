"""Rolls that somebody asks of characters: what is asked, of whom, until when, and what came of it."""

from __future__ import annotations

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from .scenes import Scene


class RollRequest(models.Model):
    """One check that several characters of a scene are asked for. Its card stands after the post ``number``.

    ``check_key`` names a check as sheets offer it (``rule`` and ``mark`` tell its name in any language), ``given`` is what is added
    to each sheet: modifiers, difficulty, further inputs. ``expression`` instead: loose dice. None of it changes any more.

    ``hides_target``: target and odds are told only when the dice have fallen. ``keeps_results``: the rolls are sealed, and only the
    game master sees them. ``audience`` as for a post: ids of the characters asked, when nobody else may know of the request.
    ``kept_at``: when its deadline was dealt with.
    """

    class Kind(models.TextChoices):
        EACH = "each", _("Each for themselves")
        OPPOSED = "opposed", _("Against each other")
        GROUP = "group", _("Together: one rolls, the others help")

    class AtDeadline(models.TextChoices):
        LEAVE = "leave", _("Leave it open")
        ROLL = "roll", _("The game master rolls for them")
        DROP = "drop", _("Go on without them")

    class State(models.TextChoices):
        OPEN = "open", _("open")
        DONE = "done", _("complete")
        CLOSED = "closed", _("closed early")
        CANCELLED = "cancelled", _("withdrawn")

    scene = models.ForeignKey(Scene, models.CASCADE, related_name="roll_requests")
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    kind = models.CharField(_("how"), max_length=8, choices=Kind, default=Kind.EACH)
    check_key = models.CharField(max_length=80, blank=True)
    rule = models.CharField(max_length=60, blank=True)
    mark = models.CharField(max_length=160, blank=True)
    given = models.JSONField(default=dict)
    expression = models.CharField(max_length=200, blank=True)
    reason = models.CharField(_("what is at stake"), max_length=300, blank=True)
    hides_target = models.BooleanField(_("The target stays hidden until the dice have fallen"), default=False)
    keeps_results = models.BooleanField(_("Only the game master sees the results"), default=False)
    audience = ArrayField(models.BigIntegerField(), null=True, blank=True)
    until = models.DateTimeField(_("deadline"), null=True, blank=True)
    at_deadline = models.CharField(
        _("at the deadline"), max_length=8, choices=AtDeadline, default=AtDeadline.LEAVE
    )
    state = models.CharField(_("state"), max_length=10, choices=State, default=State.OPEN)
    number = models.PositiveIntegerField()
    retry_key = models.CharField(max_length=64)
    created_at = models.DateTimeField()
    kept_at = models.DateTimeField(null=True, blank=True)
    closed_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["person", "retry_key"], name="roll_request_retry_key_unique")
        ]
        indexes = [
            models.Index(fields=["scene", "number"], name="roll_request_scene_number"),
            models.Index(fields=["until"], condition=models.Q(state="open"), name="roll_request_due"),
        ]
        ordering = ["number", "pk"]

    def __str__(self) -> str:
        return f"{self.scene_id}: {self.check_key or self.expression}"

    def get_absolute_url(self) -> str:
        return reverse("roll_request", args=[self.pk])

    @property
    def is_open(self) -> bool:
        return self.state == self.State.OPEN


class RollAnswer(models.Model):
    """One character who was asked, and what came of it.

    ``may_roll``: whoever plays the character agreed that the game master rolls for them when the deadline passes. ``check_key``,
    ``rule``, ``mark`` and ``given`` are set where this side rolls something else than the request says. ``hidden``: the side is the
    game master's secret. ``words``: why somebody declined, in their own words; else ``happened`` says why nothing was rolled, told
    by ``requests.why_told`` in each reader's language.
    """

    class Part(models.TextChoices):
        ACTING = "acting", _("acts")
        OPPOSING = "opposing", _("resists")
        LEADER = "leader", _("leads")
        HELPER = "helper", _("helps")

    class State(models.TextChoices):
        WAITING = "waiting", _("waiting")
        ROLLED = "rolled", _("rolled")
        HELPS = "helps", _("helps")
        DECLINED = "declined", _("declined")
        DROPPED = "dropped", _("not rolled")
        REFUSED = "refused", _("could not be rolled")

    request = models.ForeignKey(RollRequest, models.CASCADE, related_name="answers")
    character = models.ForeignKey("characters.Character", models.CASCADE, related_name="roll_answers")
    part = models.CharField(max_length=8, choices=Part, blank=True)
    check_key = models.CharField(max_length=80, blank=True)
    rule = models.CharField(max_length=60, blank=True)
    mark = models.CharField(max_length=160, blank=True)
    given = models.JSONField(null=True, blank=True)
    hidden = models.BooleanField(default=False)
    may_roll = models.BooleanField(default=False)
    state = models.CharField(max_length=8, choices=State, default=State.WAITING)
    words = models.CharField(max_length=200, blank=True)
    happened = models.JSONField(default=dict)
    roll = models.OneToOneField(
        "rules.Roll", models.PROTECT, null=True, blank=True, related_name="roll_answer"
    )
    answered_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["request", "character"], name="roll_answer_unique"),
            models.CheckConstraint(
                condition=models.Q(state="rolled", roll__isnull=False)
                | (~models.Q(state="rolled") & models.Q(roll=None)),
                name="roll_answer_rolled_iff_roll",
            ),
        ]
        indexes = [
            models.Index(
                fields=["character"], condition=models.Q(state="waiting"), name="roll_answer_waiting"
            )
        ]
        ordering = ["pk"]

    def __str__(self) -> str:
        return f"{self.request_id}: {self.character_id} {self.state}"

    @property
    def is_waiting(self) -> bool:
        return self.state == self.State.WAITING
