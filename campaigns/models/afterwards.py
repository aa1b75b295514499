"""What happens to a post once it stands: its texts before they were changed, and what people made of it."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.translation import pgettext_lazy

from .posts import Block, Post


class BlockVersion(models.Model):
    """A block's text as it stood until ``replaced_at``, when ``person`` changed it. Whoever may see the block may see it."""

    block = models.ForeignKey(Block, models.CASCADE, related_name="versions")
    source = models.TextField()
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="+")
    replaced_at = models.DateTimeField()

    class Meta:
        ordering = ["replaced_at", "pk"]

    def __str__(self) -> str:
        return f"{self.block_id} until {self.replaced_at}"


class Reaction(models.Model):
    """One sign of one person under a post. Whoever may see the post sees who gave which."""

    class Kind(models.TextChoices):
        HEART = "heart", pgettext_lazy("reaction", "loved it")
        LAUGH = "laugh", pgettext_lazy("reaction", "laughed")
        GASP = "gasp", pgettext_lazy("reaction", "gasped")
        SAD = "sad", pgettext_lazy("reaction", "was moved")
        CLAP = "clap", pgettext_lazy("reaction", "applauded")
        LUCK = "luck", pgettext_lazy("reaction", "kept fingers crossed")

    SIGNS = {"heart": "❤️", "laugh": "😄", "gasp": "😮", "sad": "😢", "clap": "👏", "luck": "🤞"}

    post = models.ForeignKey(Post, models.CASCADE, related_name="reactions")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    kind = models.CharField(max_length=8, choices=Kind)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["post", "person", "kind"], name="reaction_unique")]
        ordering = ["created_at", "pk"]

    def __str__(self) -> str:
        return f"{self.person_id} {self.kind} {self.post_id}"

    @property
    def sign(self) -> str:
        return self.SIGNS[self.kind]
