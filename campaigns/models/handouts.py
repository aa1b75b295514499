"""Notes and hand-outs: what a game master prepares for a scene, and shows when the time comes."""

from __future__ import annotations

from typing import Any, Self

from django.conf import settings
from django.contrib.postgres.expressions import ArraySubquery
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from characters.models import Character

from .campaigns import Membership, Role
from .pictures import Picture
from .scenes import Scene


class Handouts(models.QuerySet["Handout"]):
    """THE rule of who sees what was handed out. Whether somebody may read the campaign at all is another question."""

    def visible_to(self, viewer: Any) -> Self:
        """The game masters see all; others what was shown to a character of theirs, or to everybody in a scene that they read."""
        shown = Q(audience=None, scene__in=Scene.objects.readable_by(viewer))
        if not viewer.is_authenticated:
            return self.filter(shown, revealed_at__isnull=False)
        seats = Membership.objects.filter(person=viewer, left_at=None)
        sits = seats.exclude(role=Role.FORMER)
        played = Character.objects.filter(player=viewer, campaign__in=sits.values("campaign"))
        given = Q(audience__overlap=ArraySubquery(played.order_by().values("pk")))
        run = Q(scene__campaign__in=seats.filter(role=Role.GM).values("campaign"))
        return self.filter(run | (Q(revealed_at__isnull=False) & (given | shown)))

    def given_to(self, character: Character) -> Self:
        """What was shown to the character, or to everybody in a scene in whose cast it was."""
        was_there = Q(audience=None, scene__in=character.appearances.values("scene"))
        return self.filter(Q(audience__contains=[character.pk]) | was_there, revealed_at__isnull=False)


class Handout(models.Model):
    """A text, with a picture perhaps, that only the game masters see until it is shown (``revealed_at``).

    ``audience``: the characters that it was given to; null: everybody who reads the scene. What a character was given stays with
    it: whoever plays it now sees it, also when the scene is not theirs to read any more.
    """

    scene = models.ForeignKey(Scene, models.CASCADE, related_name="handouts")
    title = models.CharField(_("title"), max_length=120)
    source = models.TextField(_("text"), max_length=20_000, blank=True)
    html = models.TextField(blank=True)
    picture = models.OneToOneField(
        Picture, models.SET_NULL, null=True, blank=True, related_name="handout", verbose_name=_("picture")
    )
    audience = ArrayField(models.BigIntegerField(), null=True, blank=True)
    revealed_at = models.DateTimeField(null=True, blank=True)
    made_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="+")
    created_at = models.DateTimeField(auto_now_add=True)

    objects = Handouts.as_manager()

    class Meta:
        ordering = ["created_at", "pk"]

    def __str__(self) -> str:
        return self.title

    def get_absolute_url(self) -> str:
        return reverse("handout", args=[self.pk])
