"""Pictures that people put into their posts."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.urls import reverse

from characters.models import random_key

from .campaigns import Campaign
from .posts import Block


class Picture(models.Model):
    """An uploaded picture, drawn anew as WebP. Whoever may see one of its ``blocks`` sees it; before that only who uploaded it."""

    key = models.CharField(max_length=32, unique=True, default=random_key, editable=False)
    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="pictures")
    uploader = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="+")
    file = models.FileField(upload_to="pictures/")
    blocks = models.ManyToManyField(Block, related_name="pictures")
    created_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.key

    def get_absolute_url(self) -> str:
        return reverse("picture", args=[self.key])
