"""What somebody did to the table's common things, for the table to see."""

from __future__ import annotations

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models

from .campaigns import Campaign
from .scenes import Scene


class AuditEntry(models.Model):
    """One line of a campaign's log. Rows are added by ``actions.audit`` and never changed (a trigger refuses it).

    ``action`` is a word of ``campaigns.log.ACTIONS``; ``target`` names the thing as it was called then, ``address`` leads to it;
    ``about`` is what else there is to say of it, for ``campaigns.log`` to say in the reader's language: numbers, days, a role.
    ``words`` are the reason that was given. ``audience`` as for a post: what concerns a whisper is known to its readers only, and
    what happened in a ``scene`` to those who read it. No ``person``: the clock did it, or somebody of whom nobody is to learn.
    """

    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="log")
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.PROTECT, null=True, blank=True, related_name="+"
    )
    action = models.CharField(max_length=40)
    target = models.CharField(max_length=200, blank=True)
    about = models.JSONField(default=dict, blank=True)
    scene = models.ForeignKey(Scene, models.CASCADE, null=True, blank=True, related_name="+")
    address = models.CharField(max_length=200, blank=True)
    words = models.TextField(blank=True)
    audience = ArrayField(models.BigIntegerField(), null=True, blank=True)
    created_at = models.DateTimeField()

    class Meta:
        ordering = ["-created_at", "-pk"]
        indexes = [models.Index(fields=["campaign", "-created_at"], name="audit_campaign_newest")]

    def __str__(self) -> str:
        return f"{self.action} {self.target}"
