"""What a table agreed on, in every state that it had."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from .campaigns import Campaign


class AgreementsVersion(models.Model):
    """All of the agreements as they were from ``created_at`` on: values of the campaign's fields, as JSON, and who set them."""

    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="agreements")
    number = models.PositiveIntegerField()
    values = models.JSONField()
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="+")
    created_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["campaign", "number"], name="agreements_number_unique")
        ]
        ordering = ["campaign", "-number"]

    def __str__(self) -> str:
        return f"{self.campaign_id} v{self.number}"
