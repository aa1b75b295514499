"""Sealed notes: words that are fixed now and shown later."""

from __future__ import annotations

from django.db import models

from .posts import Block


class SealedNote(models.Model):
    """What a block of the kind ``sealed`` holds back until its author opens it.

    ``entry`` is the ledger's note that commits to the words; ``locked`` are salt and words, encrypted under a key outside the
    database, until they are opened: then the block holds them in clear and ``opened_at`` is set.
    """

    block = models.OneToOneField(Block, models.CASCADE, related_name="note")
    entry = models.OneToOneField("rules.Entry", models.PROTECT, related_name="sealed_note")
    locked = models.BinaryField()
    opened_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return str(self.block_id)
