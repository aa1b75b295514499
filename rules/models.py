"""Rows of the verified rolls: ledgers, their entries, and the words that stay outside the entries.

Ledger rows are append-only; a trigger (see the first migration) refuses UPDATE and DELETE. What is personal (reasons, salts,
pseudonyms) lies in tables of its own and can be erased.
"""

from __future__ import annotations

import json
from typing import Any

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.utils.translation import gettext_lazy as _


class Ledger(models.Model):
    """A numbered series of signed entries, and what the next draw needs. One for a campaign, one for a sandbox visitor.

    ``pending_seed`` is encrypted under a key that is not in the database. ``head_*`` repeat the last entry's, so that a draw
    reads and locks this row alone.
    """

    class Kind(models.TextChoices):
        CAMPAIGN = "campaign", _("campaign")
        SANDBOX = "sandbox", _("sandbox")

    log = models.CharField(max_length=32, unique=True)
    kind = models.CharField(max_length=8, choices=Kind)
    head_seq = models.PositiveIntegerField(default=0)
    head_leaf = models.CharField(max_length=64)
    next_commit = models.CharField(max_length=64)
    pending_seed = models.BinaryField()
    head_ts = models.CharField(max_length=20)
    created_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.log


class Entry(models.Model):
    """One entry as it was hashed and signed. ``envelope`` and ``body`` are canonical JSON text, stored as they are.

    ``of`` is the leaf that an attach, reveal or amendment points at; the other columns are copies for looking things up.
    """

    ledger = models.ForeignKey(Ledger, models.PROTECT, related_name="entries")
    seq = models.PositiveIntegerField()
    type = models.CharField(max_length=8)
    leaf = models.CharField(max_length=64, unique=True)
    envelope = models.TextField()
    body = models.TextField(null=True)  # noqa: DJ001 - null means erased, which is not an empty body
    sig = models.CharField(max_length=128)
    of = models.CharField(max_length=64, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["ledger", "seq"], name="entry_seq_unique"),
            models.UniqueConstraint(
                fields=["of"],
                condition=models.Q(type="attach"),
                name="entry_attached_once",
            ),
            models.UniqueConstraint(
                fields=["of"],
                condition=models.Q(type="reveal"),
                name="entry_revealed_once",
            ),
            models.UniqueConstraint(
                fields=["of"],
                condition=models.Q(type="amend"),
                name="entry_amended_once",
            ),
        ]
        indexes = [models.Index(fields=["of"], condition=~models.Q(of=""), name="entry_of")]
        ordering = ["ledger", "seq"]

    def __str__(self) -> str:
        return f"{self.type} {self.seq}"

    def as_json(self, *, withheld: bool = False) -> dict[str, Any]:
        """The entry as a bundle holds it; ``withheld``: its reader may not see the body."""
        entry: dict[str, Any] = {"envelope": json.loads(self.envelope), "body": None, "sig": self.sig}
        if self.body is None:
            entry["withheld"] = "erased"
        elif withheld:
            entry["withheld"] = "private"
        else:
            entry["body"] = json.loads(self.body)
        return entry


class Roll(models.Model):
    """A roll as people see it: the entry that drew it, who asked, and what it came to. Never changed after it is made.

    ``number`` is the entry's, ``code`` the roll id in addresses; ``outcome`` and ``dice`` repeat the entry's, for cards.
    ``audience`` is that of the text it stands in (ids of characters; null: all who may read the campaign). ``typed`` is a dice
    expression as it was typed, ``words`` are the person's own (``reason``, labels), which the entry only commits to.
    """

    entry = models.OneToOneField(Entry, models.PROTECT, related_name="roll")
    number = models.PositiveIntegerField()
    code = models.CharField(max_length=12, unique=True)
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="rolls"
    )
    character = models.ForeignKey(
        "characters.Character", models.SET_NULL, null=True, blank=True, related_name="rolls"
    )
    system = models.CharField(max_length=40)
    rule = models.CharField(max_length=60)
    inputs = models.JSONField(default=dict)
    house_rules = models.JSONField(default=dict)
    dice = models.JSONField(default=list)
    outcome = models.JSONField(null=True)
    error = models.JSONField(null=True)
    sealed = models.BooleanField(default=False)
    audience = ArrayField(models.BigIntegerField(), null=True, blank=True)
    typed = models.CharField(max_length=512, blank=True)
    words = models.JSONField(default=dict)
    created_at = models.DateTimeField()

    class Meta:
        indexes = [models.Index(fields=["character", "-created_at"], name="roll_character_time")]

    def __str__(self) -> str:
        return self.code

    @property
    def reason(self) -> str:
        return str(self.words.get("reason", ""))

    @property
    def is_void(self) -> bool:
        return self.error is not None


class Opening(models.Model):
    """What a commitment of an entry commits to: the person's words or the context, with the salt. May be erased."""

    entry = models.ForeignKey(Entry, models.CASCADE, related_name="openings")
    name = models.CharField(max_length=128)
    salt = models.CharField(max_length=64)
    value = models.JSONField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["entry", "name"], name="opening_name_unique")]

    def __str__(self) -> str:
        return self.name


class Pseudonym(models.Model):
    """The random name under which a person stands in one ledger. May be erased."""

    ledger = models.ForeignKey(Ledger, models.CASCADE, related_name="pseudonyms")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="pseudonyms")
    actor = models.CharField(max_length=32, unique=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["ledger", "person"], name="pseudonym_unique")]

    def __str__(self) -> str:
        return self.actor


class Retry(models.Model):
    """A retry key that was used: the same message again gets the same answer. Kept for at least 30 days."""

    ledger = models.ForeignKey(Ledger, models.CASCADE, related_name="retries")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True, related_name="+")
    key = models.CharField(max_length=64)
    request_hash = models.CharField(max_length=64)
    entry = models.ForeignKey(Entry, models.CASCADE, related_name="+")
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["ledger", "person", "key"], name="retry_key_unique", nulls_distinct=False
            )
        ]
        indexes = [models.Index(fields=["created_at"], name="retry_created")]

    def __str__(self) -> str:
        return self.key


class Certificate(models.Model):
    """The root key's consent to an online key. A ledger takes a later one up with a ``key`` entry of its own."""

    serial = models.PositiveIntegerField(unique=True)
    key = models.CharField(max_length=64)
    issued = models.CharField(max_length=20)
    why = models.CharField(max_length=12)
    root = models.CharField(max_length=64)
    cert_sig = models.CharField(max_length=128)

    def __str__(self) -> str:
        return f"{self.serial} ({self.why})"

    @property
    def cert(self) -> dict[str, Any]:
        return {"key": self.key, "serial": self.serial, "issued": self.issued, "why": self.why}
