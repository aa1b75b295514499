"""Scenes: the threads that people write in."""

from __future__ import annotations

from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from characters.models import random_key

from .campaigns import Campaign, Chapter


class Scene(models.Model):
    """A thread of numbered posts.

    ``version`` rises with every change that a page must show; it is taken under this row's lock, so that no version becomes
    visible after a later one. ``last_number`` is the number of the newest post. ``key`` names the scene in ledger entries.
    """

    class State(models.TextChoices):
        PLANNED = "planned", _("planned")
        OPEN = "open", _("open")
        PAUSED = "paused", _("paused")
        CLOSED = "closed", _("closed")

    class Turns(models.TextChoices):
        """Whom the scene waits on."""

        FREE = "free", _("Anybody, any time")
        EVERYONE = "everyone", _("Everyone once, then the game master")
        ROBIN = "robin", _("One after the other")
        SIDES = "sides", _("One side after the other")
        INITIATIVE = "initiative", _("In the order of initiative")
        GATE = "gate", _("The game master calls each one")

    class AtDeadline(models.TextChoices):
        NUDGE = "nudge", _("Remind them once a day")
        SKIP = "skip", _("Go on without them")
        HOLD = "hold", _("Wait")
        GM_PLAYS = "gm-plays", _("The game master plays them")

    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="scenes")
    chapter = models.ForeignKey(
        Chapter, models.SET_NULL, null=True, blank=True, related_name="scenes", verbose_name=_("chapter")
    )
    key = models.CharField(max_length=32, unique=True, default=random_key, editable=False)
    title = models.CharField(_("title"), max_length=120)
    lede = models.CharField(_("in one line"), max_length=200, blank=True)
    place = models.CharField(_("place"), max_length=120, blank=True)
    story_time = models.CharField(_("in the story"), max_length=80, blank=True)
    whispers_stick = models.BooleanField(
        _("After a whisper the next post is for the same characters, until somebody chooses otherwise"),
        default=False,
    )
    turns = models.CharField(_("turns"), max_length=12, choices=Turns, default=Turns.FREE)
    days = models.PositiveSmallIntegerField(
        _("days to answer"), null=True, blank=True, help_text=_("Empty: no deadline.")
    )
    at_deadline = models.CharField(
        _("at the deadline"), max_length=8, choices=AtDeadline, default=AtDeadline.NUDGE
    )
    state = models.CharField(_("state"), max_length=8, choices=State, default=State.OPEN)
    position = models.PositiveIntegerField(default=0)
    version = models.PositiveBigIntegerField(default=0)
    last_number = models.PositiveIntegerField(default=0)
    created_at = models.DateTimeField(auto_now_add=True)
    closed_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["position", "pk"]

    def __str__(self) -> str:
        return self.title

    def get_absolute_url(self) -> str:
        return reverse("scene", args=[self.pk])

    @property
    def is_open(self) -> bool:
        return self.state == self.State.OPEN
