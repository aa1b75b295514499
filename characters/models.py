"""Characters: who speaks and acts in a campaign, played by a person or by the game master."""

from __future__ import annotations

import secrets

from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _


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


class Character(models.Model):
    """A player's character or an NPC. Whoever is ``player`` now knows what the character knew; NPCs are the GMs'."""

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
