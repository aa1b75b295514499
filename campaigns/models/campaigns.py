"""Campaigns, who belongs to them, and how one is invited."""

from __future__ import annotations

import secrets
from datetime import datetime

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from accounts.models import validate_time_zone


class Role(models.TextChoices):
    GM = "gm", _("game master")
    PLAYER = "player", _("player")
    READER = "reader", _("reader")
    FORMER = "former", _("former player")


def every_day() -> list[int]:
    """Monday is 0, as in Python's ``weekday``."""
    return [0, 1, 2, 3, 4, 5, 6]


class Campaign(models.Model):
    """One game: a system, a table of people, scenes and a ledger of rolls.

    ``house_rules`` names only the switches that differ from the system's defaults, as a request to the rules does. What the table
    has agreed on stands in the fields of ``campaigns.agreements.AGREED``; every state of them is kept as an ``AgreementsVersion``.

    ``paused_at``: no deadline runs since. Somebody pressed the pause; the table is told at ``pause_due_at``, some time later, so
    that the moment does not say who. Once it was told, that is empty.
    """

    class Visibility(models.TextChoices):
        PUBLIC = "public", _("Public: anyone may read it")
        MEMBERS = "members", _("Members only")

    class Approval(models.TextChoices):
        ALL = "all", _("The game master approves every change")
        NUMBERS = "numbers", _("The game master approves changed numbers only")
        NONE = "none", _("Players change their sheets freely")

    class Absences(models.TextChoices):
        WAIT = "wait", _("Deadlines wait for whoever is away")
        RUN = "run", _("Deadlines run on; only reminders stop")
        SKIP = "skip", _("It goes on without whoever is away")

    class Fudging(models.TextChoices):
        NEVER = "never", _("Dice stand as they fall; a ruling only mends a mistake")
        RULINGS = "rulings", _("The game master may rule on a roll, with the reason")

    class Sealing(models.TextChoices):
        GM = "gm", _("The game master alone")
        PLAYERS = "players", _("Players too; the game master sees what fell")

    class Leavers(models.TextChoices):
        READ = "read", _("may read on what all at the table read")
        NOTHING = "nothing", _("reads nothing more here")

    title = models.CharField(_("title"), max_length=120)
    slug = models.SlugField(max_length=60, unique=True)
    system = models.CharField(_("system"), max_length=40)
    pitch = models.TextField(_("pitch"), max_length=2000, blank=True)
    language = models.CharField(_("language"), max_length=8, choices=settings.LANGUAGES, default="en")
    visibility = models.CharField(
        _("who may read"), max_length=8, choices=Visibility, default=Visibility.MEMBERS
    )
    time_zone = models.CharField(
        _("time zone of the table"), max_length=64, default="UTC", validators=[validate_time_zone]
    )
    play_days = ArrayField(
        models.PositiveSmallIntegerField(),
        default=every_day,
        verbose_name=_("days that count"),
        help_text=_("Deadlines run on these days only."),
    )
    paused_at = models.DateTimeField(null=True, blank=True)
    pause_due_at = models.DateTimeField(null=True, blank=True)
    pace = models.CharField(
        _("how often we write"), max_length=200, blank=True, help_text=_("For example: twice a week each.")
    )
    fudging = models.CharField(_("rulings on dice"), max_length=8, choices=Fudging, default=Fudging.RULINGS)
    sealing = models.CharField(_("who rolls sealed"), max_length=8, choices=Sealing, default=Sealing.GM)
    house_text = models.TextField(
        _("house rules in our own words"),
        max_length=8000,
        blank=True,
        help_text=_("What no switch says. It holds from now on, never for what was rolled before."),
    )
    lines = models.TextField(
        _("lines"), max_length=2000, blank=True, help_text=_("What does not happen in our story.")
    )
    veils = models.TextField(
        _("veils"), max_length=2000, blank=True, help_text=_("What may happen, but is not told in detail.")
    )
    content_notes = models.TextField(
        _("content notes"), max_length=2000, blank=True, help_text=_("What somebody should know before.")
    )
    leavers = models.CharField(
        _("whoever leaves the table"), max_length=8, choices=Leavers, default=Leavers.READ
    )
    absences = models.CharField(
        _("when somebody is away"), max_length=4, choices=Absences, default=Absences.WAIT
    )
    house_rules = models.JSONField(default=dict, blank=True)
    approval = models.CharField(_("changes of sheets"), max_length=8, choices=Approval, default=Approval.ALL)
    edit_hours = models.PositiveSmallIntegerField(
        _("hours in which a post can be edited"), null=True, blank=True
    )
    pictures_allowed = models.BooleanField(_("Pictures may be put into posts"), default=False)
    ledger = models.OneToOneField("rules.Ledger", models.PROTECT, related_name="campaign")
    members = models.ManyToManyField(
        settings.AUTH_USER_MODEL,
        through="Membership",
        through_fields=("campaign", "person"),
        related_name="campaigns",
    )
    offered_to = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    offered_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    created_at = models.DateTimeField(auto_now_add=True)
    closed_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["title", "pk"]

    def __str__(self) -> str:
        return self.title

    def get_absolute_url(self) -> str:
        return reverse("campaign", args=[self.slug])

    @property
    def is_public(self) -> bool:
        return self.visibility == self.Visibility.PUBLIC

    @property
    def is_paused(self) -> bool:
        """Whether the table knows that no deadline runs."""
        return self.paused_at is not None and self.pause_due_at is None


class Membership(models.Model):
    """A person's place at a table. Whoever left and still reads what the table reads is ``FORMER``; whoever reads nothing more has
    ``left_at``, and was taken from the table by ``removed_by`` or went of their own accord."""

    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="memberships")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="memberships")
    role = models.CharField(_("role"), max_length=8, choices=Role)
    shows_dice = models.BooleanField(_("The table sees how my dice fall"), default=False)
    folds_notes = models.BooleanField(_("Content notes stay folded until I open them"), default=False)
    joined_at = models.DateTimeField(auto_now_add=True)
    left_at = models.DateTimeField(null=True, blank=True)
    removed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )

    class Meta:
        constraints = [models.UniqueConstraint(fields=["campaign", "person"], name="membership_unique")]

    def __str__(self) -> str:
        return f"{self.person} ({self.role})"

    def was_removed_after(self, moment: datetime) -> bool:
        return self.removed_by_id is not None and self.left_at is not None and self.left_at > moment


def invitation_token() -> str:
    return secrets.token_urlsafe(18)


class Invitation(models.Model):
    """A link that lets so many people in under a role, until it is used up or revoked."""

    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="invitations")
    token = models.CharField(max_length=40, unique=True, default=invitation_token)
    role = models.CharField(_("role"), max_length=8, choices=Role, default=Role.PLAYER)
    places = models.PositiveSmallIntegerField(_("how many people"), default=1)
    used = models.PositiveSmallIntegerField(default=0)
    created_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    created_at = models.DateTimeField(auto_now_add=True)
    revoked_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-created_at"]

    def __str__(self) -> str:
        return self.token

    @property
    def is_open(self) -> bool:
        return self.revoked_at is None and self.used < self.places

    @property
    def places_left(self) -> int:
        return max(0, self.places - self.used)


class Chapter(models.Model):
    """A heading under which scenes stand."""

    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="chapters")
    title = models.CharField(_("title"), max_length=120)
    position = models.PositiveIntegerField(default=0)
    created_at: models.DateTimeField[datetime, datetime] = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["position", "pk"]

    def __str__(self) -> str:
        return self.title
