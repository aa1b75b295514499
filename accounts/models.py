"""The person: who signs in, in which language and time zone they read."""

import unicodedata
import zoneinfo
from datetime import UTC, tzinfo

from django.conf import settings
from django.contrib.auth.models import AbstractUser
from django.contrib.postgres.fields import ArrayField
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models.functions import Lower
from django.utils.translation import gettext_lazy as _


def validate_time_zone(name: str) -> None:
    if name not in zoneinfo.available_timezones():
        raise ValidationError(_("Choose a time zone from the list."), code="time_zone")


def validate_one_line(text: str) -> None:
    """Refuse what would break a line or turn its direction: a name must not disguise the words beside it."""
    joiners = "\u200c\u200d"  # needed inside words of some scripts, and inside emoji
    if any(unicodedata.category(sign) in {"Cc", "Cf", "Zl", "Zp"} and sign not in joiners for sign in text):
        raise ValidationError(_("Use plain letters, digits, signs and spaces."), code="one_line")


class User(AbstractUser):
    """A person with an account. Other people see the display name; the user name is for signing in."""

    first_name = None  # type: ignore[assignment]
    last_name = None  # type: ignore[assignment]

    email = models.EmailField(_("e-mail"), max_length=254)
    display_name = models.CharField(_("display name"), max_length=60, validators=[validate_one_line])
    language = models.CharField(_("language"), max_length=8, choices=settings.LANGUAGES, default="en")
    time_zone = models.CharField(
        _("time zone"), max_length=64, default="UTC", validators=[validate_time_zone]
    )

    class Meta:
        verbose_name = _("person")
        verbose_name_plural = _("people")
        constraints = [
            models.UniqueConstraint(
                Lower("username"),
                name="username_unique",
                violation_error_message=_("Somebody already uses that name."),
            ),
            models.UniqueConstraint(
                Lower("email"),
                name="email_unique",
                condition=~models.Q(email=""),  # an address that was never confirmed can be given up
                violation_error_message=_("Somebody already uses that e-mail address."),
            ),
        ]

    def __str__(self) -> str:
        return self.display_name or self.username

    def get_full_name(self) -> str:
        return str(self)

    def get_short_name(self) -> str:
        return str(self)

    @property
    def zone(self) -> tzinfo:
        """The time zone; UTC if this machine does not know it (any more)."""
        try:
            return zoneinfo.ZoneInfo(self.time_zone)
        except zoneinfo.ZoneInfoNotFoundError:
            return UTC


class Absence(models.Model):
    """Days on which a person is away, and what they want others to know. Both days count, in the person's zone."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="absences")
    first_day = models.DateField(_("first day"))
    last_day = models.DateField(_("last day"))
    note = models.CharField(_("note"), max_length=200, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=models.Q(last_day__gte=models.F("first_day")),
                name="absence_days_in_order",
                violation_error_message=_("The last day is before the first one."),
            )
        ]
        ordering = ["first_day", "pk"]

    def __str__(self) -> str:
        return f"{self.first_day}–{self.last_day}"


class NewsKind(models.TextChoices):
    """Kinds of news, for choosing which come by mail."""

    TURN = "turn", _("It is your turn")
    WHISPER = "whisper", _("A whisper to you")
    MENTION = "mention", _("Somebody names or quotes you")
    SHEET = "sheet", _("Sheets and proposals")
    SCENE = "scene", _("Scenes open and close, posts are moved")
    TABLE = "table", _("The table: people, agreements, pauses")
    POST = "post", _("Every new post")


class NewsChoice(models.Model):
    """How one kind of news reaches a person by mail. No row: ``NewsChoice.USUAL``."""

    class How(models.TextChoices):
        EACH = "each", _("a mail for each")
        DAILY = "daily", _("once a day")
        OFF = "off", _("not by mail")
        NONE = "none", _("not at all")

    USUAL = {
        NewsKind.TURN: How.EACH,
        NewsKind.WHISPER: How.DAILY,
        NewsKind.MENTION: How.DAILY,
        NewsKind.SHEET: How.DAILY,
        NewsKind.SCENE: How.DAILY,
        NewsKind.TABLE: How.DAILY,
        NewsKind.POST: How.OFF,
    }

    person = models.ForeignKey(User, models.CASCADE, related_name="news_choices")
    kind = models.CharField(max_length=8, choices=NewsKind)
    how = models.CharField(max_length=8, choices=How)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["person", "kind"], name="news_choice_unique")]

    def __str__(self) -> str:
        return f"{self.person_id}: {self.kind} {self.how}"


def news_choices(person: User) -> dict[str, str]:
    """How each kind of news reaches a person by mail."""
    chosen = dict(person.news_choices.values_list("kind", "how"))
    return {kind: chosen.get(kind, NewsChoice.USUAL[kind]) for kind in NewsKind}


class Scope(models.TextChoices):
    """What a token may do."""

    SANDBOX = "sandbox", _("Roll in my sandbox")
    READ = "read", _("Read what I may read")
    ROLL = "roll", _("Roll in my campaigns")


class Token(models.Model):
    """A key with which a program acts for a person. Only its hash is kept: the key itself is shown once."""

    person = models.ForeignKey(User, models.CASCADE, related_name="tokens")
    name = models.CharField(_("name"), max_length=60, validators=[validate_one_line])
    hash = models.CharField(max_length=64, unique=True)
    scopes = ArrayField(models.CharField(max_length=8, choices=Scope))
    created_at = models.DateTimeField(auto_now_add=True)
    used_at = models.DateTimeField(null=True, blank=True)
    revoked_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-created_at", "-pk"]

    def __str__(self) -> str:
        return self.name

    @property
    def allows(self) -> list[str]:
        """What it may do, in words."""
        return [str(Scope(scope).label) for scope in self.scopes]
