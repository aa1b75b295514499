"""Characters: who speaks and acts in a campaign, played by a person or by the game master."""

from __future__ import annotations

import secrets

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

LONGEST_WHY = 200
LONGEST_COMMENT = 2000


def random_key() -> str:
    """16 random bytes in hex: how a row is named where its database id must not appear."""
    return secrets.token_hex(16)


class Accent(models.TextChoices):
    """A character's colour. The values are names of the design's tokens."""

    VERMILION = "vermilion", _("vermilion")
    COPPER = "copper", _("copper")
    OCHRE = "ochre", _("ochre")
    OLIVE = "olive", _("olive")
    VERDIGRIS = "verdigris", _("verdigris")
    TEAL = "teal", _("teal")
    INDIGO = "indigo", _("indigo")
    PLUM = "plum", _("plum")
    ROSE = "rose", _("rose")
    SLATE = "slate", _("slate")


class Linocut(models.TextChoices):
    """The face that stands in for a portrait until one is uploaded: a symbol of ``static/icons.svg``."""

    VARGA = "varga", _("hooded")
    CASS = "cass", _("visored")
    BRUNN = "brunn", _("bearded")
    SOREL = "sorel", _("goggled")
    RUIZ = "ruiz", _("bespectacled")
    OSSEN = "ossen", _("masked")


class State(models.TextChoices):
    """Where a character's sheet stands with the game master."""

    DRAFT = "draft", _("draft")
    SUBMITTED = "submitted", _("submitted")
    APPROVED = "approved", _("approved")


class Character(models.Model):
    """A player's character or an NPC. Whoever is ``player`` now knows what the character knew; NPCs are the GMs'.

    ``sheet`` holds the values of the system's sheet ``sheet_kind`` by field key, as JSON; every change is a ``SheetVersion``, and
    ``version`` is the newest one's number.

    ``tags`` and ``rolls_sealed`` are for NPCs: how the game master finds one, and whether its rolls begin sealed.
    """

    campaign = models.ForeignKey("campaigns.Campaign", models.CASCADE, related_name="characters")
    key = models.CharField(max_length=32, unique=True, default=random_key, editable=False)
    name = models.CharField(_("name"), max_length=80)
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="characters"
    )
    accent = models.CharField(_("colour"), max_length=12, choices=Accent, default=Accent.SLATE)
    linocut = models.CharField(_("drawn face"), max_length=8, choices=Linocut, default=Linocut.VARGA)
    portrait = models.ImageField(_("portrait"), upload_to="portraits/", blank=True)
    blurb = models.CharField(_("in one line"), max_length=200, blank=True)
    tags = ArrayField(models.CharField(max_length=30), default=list, blank=True)
    rolls_sealed = models.BooleanField(_("Its rolls are sealed unless you say otherwise"), default=False)
    sheet_kind = models.CharField(max_length=40, default="character")
    sheet = models.JSONField(default=dict, blank=True)
    version = models.PositiveIntegerField(default=0)
    state = models.CharField(_("state"), max_length=10, choices=State, default=State.DRAFT)
    biography = models.TextField(_("biography"), max_length=20_000, blank=True)
    gm_notes = models.TextField(_("notes shared with the game master"), max_length=20_000, blank=True)
    died_at = models.DateTimeField(null=True, blank=True)
    retired_at = models.DateTimeField(null=True, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["name", "pk"]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("character", args=[self.pk])

    @property
    def is_npc(self) -> bool:
        return self.player_id is None


class Face(models.Model):
    """Another picture of a character, such as in armour or wounded, that a post may show instead of the portrait."""

    character = models.ForeignKey(Character, models.CASCADE, related_name="faces")
    label = models.CharField(_("what it shows"), max_length=40)
    portrait = models.ImageField(_("picture"), upload_to="portraits/")
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["pk"]

    def __str__(self) -> str:
        return self.label


class OwnNotes(models.Model):
    """What a person notes about a character for themselves. It stays theirs when somebody else plays the character."""

    character = models.ForeignKey(Character, models.CASCADE, related_name="own_notes")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    text = models.TextField(_("notes for yourself"), max_length=20_000, blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["character", "person"], name="own_notes_unique")]

    def __str__(self) -> str:
        return f"{self.character_id}: {self.person_id}"


class LifeEvent(models.Model):
    """A step in a character's life at the table: who did what, to which version of the sheet, with which words."""

    class What(models.TextChoices):
        SUBMITTED = "submitted", _("submitted")
        WITHDRAWN = "withdrawn", _("taken back from the game master")
        APPROVED = "approved", _("approved")
        SENT_BACK = "sent-back", _("sent back")
        HANDED_OVER = "handed-over", _("handed over")
        TAKEN_BACK = "taken-back", _("became an NPC")
        RETIRED = "retired", _("retired")
        RETURNED = "returned", _("came back")
        DIED = "died", _("died")
        REVIVED = "revived", _("lives again")

    character = models.ForeignKey(Character, models.CASCADE, related_name="events")
    what = models.CharField(max_length=12, choices=What)
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    to = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+")
    comment = models.TextField(max_length=LONGEST_COMMENT, blank=True)
    version = models.PositiveIntegerField(default=0)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-created_at", "-pk"]

    def __str__(self) -> str:
        return f"{self.character_id}: {self.what}"


class SheetVersion(models.Model):
    """A sheet as it stood: who changed it when and why, who approved it, and the roll or earlier version that it came from.

    ``why``: in somebody's own words; else ``happened`` says it, told by ``reasons.why_said`` in each reader's language.
    ``cause``: of what a roll did to the sheet, the key of the effect (``rules.contract.play``).
    """

    character = models.ForeignKey(Character, models.CASCADE, related_name="versions")
    number = models.PositiveIntegerField()
    values = models.JSONField()
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    approved_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    why = models.CharField(max_length=LONGEST_WHY, blank=True)
    happened = models.JSONField(default=dict)
    roll = models.ForeignKey(
        "rules.Roll", models.SET_NULL, null=True, blank=True, related_name="sheet_versions"
    )
    amendment = models.ForeignKey(
        "rules.Amendment", models.SET_NULL, null=True, blank=True, related_name="sheet_versions"
    )
    reverses = models.ForeignKey("self", models.SET_NULL, null=True, blank=True, related_name="+")
    cause = models.CharField(max_length=60, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["character", "number"], name="sheet_version_unique")]
        ordering = ["character", "-number"]

    def __str__(self) -> str:
        return f"{self.character_id} v{self.number}"


class Proposal(models.Model):
    """A player's change to an approved sheet, waiting for the game master; one at a time waits.

    ``values`` are only the fields that change; ``base`` is the version that they were changed from; ``why`` and ``happened``
    as for a version.
    """

    class Answer(models.TextChoices):
        WAITING = "waiting", _("waiting")
        APPROVED = "approved", _("approved")
        SENT_BACK = "sent-back", _("sent back")
        WITHDRAWN = "withdrawn", _("withdrawn")

    character = models.ForeignKey(Character, models.CASCADE, related_name="proposals")
    base = models.PositiveIntegerField()
    values = models.JSONField()
    why = models.CharField(max_length=LONGEST_WHY, blank=True)
    happened = models.JSONField(default=dict)
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    answer = models.CharField(max_length=10, choices=Answer, default=Answer.WAITING)
    comment = models.TextField(max_length=LONGEST_COMMENT, blank=True)
    answered_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    created_at = models.DateTimeField(auto_now_add=True)
    answered_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["character"], condition=models.Q(answer="waiting"), name="one_proposal_waits"
            )
        ]
        ordering = ["-created_at", "-pk"]

    def __str__(self) -> str:
        return f"{self.character_id}: {self.answer}"
