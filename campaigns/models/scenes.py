"""Scenes: the threads that people write in."""

from __future__ import annotations

from typing import Any, Self

from django.db import models
from django.db.models import Q
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from characters.models import random_key

from .campaigns import Campaign, Chapter, Membership, Role


class Scenes(models.QuerySet["Scene"]):
    """THE rule of who reads which scene; every outlet of posts, rolls, names and numbers asks it, also from the apps below.

    Whether somebody may read the campaign at all is another question: see ``campaigns.policies``.
    """

    def for_all(self) -> Self:
        """Scenes that everybody reads who may read the campaign."""
        return self.filter(_FOR_ALL)

    def readable_by(self, viewer: Any) -> Self:
        return self.filter(_readable(viewer))

    def hidden_from(self, viewer: Any) -> Self:
        return self.exclude(_readable(viewer))


def _readable(viewer: Any) -> Q:
    """The game masters read all; the cast, besides, reads its own scenes once they are open."""
    from .turns import CastMember  # which is made of scenes

    if not viewer.is_authenticated:
        return _FOR_ALL
    seats = Membership.objects.filter(person=viewer, left_at=None)
    sits = seats.exclude(role=Role.FORMER)
    places = CastMember.objects.filter(
        character__player=viewer, left_at=None, scene__campaign__in=sits.values("campaign")
    )
    mine = ~Q(state=Scene.State.PLANNED) & Q(pk__in=places.values("scene"))
    return _FOR_ALL | mine | Q(campaign__in=seats.filter(role=Role.GM).values("campaign"))


_FOR_ALL = ~Q(state="planned") & Q(readers="table")


class Scene(models.Model):
    """A thread of numbered posts.

    ``version`` rises with every change that a page must show; it is taken under this row's lock, so that no version becomes
    visible after a later one. ``last_number`` is the number of the newest post. ``key`` names the scene in ledger entries.
    ``conditions`` are what the system's scene fields say (light, gravity), by their keys.
    """

    class State(models.TextChoices):
        PLANNED = "planned", _("planned")
        OPEN = "open", _("open")
        PAUSED = "paused", _("paused")
        CLOSED = "closed", _("closed")

    class Readers(models.TextChoices):
        """Who reads it besides the game masters. A sealed one is its cast's until it is opened to the table."""

        TABLE = "table", _("Everybody who may read the campaign")
        CAST = "cast", _("Its cast alone")
        SEALED = "sealed", _("Its cast, until it is opened to the whole table")

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
    conditions = models.JSONField(default=dict, blank=True)
    content_notes = models.CharField(
        _("content notes"),
        max_length=200,
        blank=True,
        help_text=_("What somebody may want to know before they read: violence, spiders."),
    )
    readers = models.CharField(_("who reads it"), max_length=6, choices=Readers, default=Readers.TABLE)
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
    paused_at = models.DateTimeField(null=True, blank=True)
    pause_reason = models.CharField(max_length=200, blank=True)
    closed_at = models.DateTimeField(null=True, blank=True)
    summary = models.TextField(_("summary"), max_length=4000, blank=True)
    summary_html = models.TextField(blank=True)

    objects = Scenes.as_manager()

    class Meta:
        ordering = ["position", "pk"]

    def __str__(self) -> str:
        return self.title

    def get_absolute_url(self) -> str:
        return reverse("scene", args=[self.pk])

    @property
    def is_open(self) -> bool:
        return self.state == self.State.OPEN

    @property
    def is_written_in(self) -> bool:
        """By the table, or while it is planned by its game master."""
        return self.is_open or self.is_planned

    @property
    def is_planned(self) -> bool:
        return self.state == self.State.PLANNED

    @property
    def is_paused(self) -> bool:
        return self.state == self.State.PAUSED

    @property
    def is_closed(self) -> bool:
        return self.state == self.State.CLOSED

    @property
    def is_for_all(self) -> bool:
        """Whether everybody reads it who may read the campaign."""
        return self.readers == self.Readers.TABLE and not self.is_planned


class SceneTemplate(models.Model):
    """What scenes of one kind begin with. ``settings`` are values of ``Scene``'s fields by their names."""

    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="scene_templates")
    name = models.CharField(_("name"), max_length=80)
    settings = models.JSONField(default=dict)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["campaign", "name"], name="scene_template_unique")]
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name
