"""Rows of the verified rolls: ledgers, their entries, and the words that stay outside the entries.

Ledger rows are append-only; a trigger (see the first migration) refuses UPDATE and DELETE. What is personal (reasons, salts,
pseudonyms) lies in tables of its own and can be erased.

An index costs every roll its time. So uniqueness is a constraint (``unique=True`` would bring a second index, for searching by a
beginning), and a foreign key has no index of its own where a constraint begins with it.
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
    reads and locks this row alone; ``certificate`` is the serial of the one that the ledger has taken up.

    A sandbox belongs to a person (``owner``) or to a browser without an account (``visitor``: the hash of its cookie).
    """

    class Kind(models.TextChoices):
        CAMPAIGN = "campaign", _("campaign")
        SANDBOX = "sandbox", _("sandbox")

    log = models.CharField(max_length=32)
    kind = models.CharField(max_length=8, choices=Kind)
    head_seq = models.PositiveIntegerField(default=0)
    head_leaf = models.CharField(max_length=64)
    next_commit = models.CharField(max_length=64)
    pending_seed = models.BinaryField()
    head_ts = models.CharField(max_length=20)
    certificate = models.PositiveIntegerField()
    owner = models.OneToOneField(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="sandbox"
    )
    visitor = models.CharField(max_length=64, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["log"], name="ledger_log_unique"),
            models.UniqueConstraint(
                fields=["visitor"], condition=~models.Q(visitor=""), name="ledger_visitor_unique"
            ),
        ]

    def __str__(self) -> str:
        return self.log


class Entry(models.Model):
    """One entry as it was hashed and signed. ``envelope`` and ``body`` are canonical JSON text, stored as they are.

    ``of`` is the leaf that an attach, reveal or amendment points at; the other columns are copies for looking things up.
    """

    ledger = models.ForeignKey(Ledger, models.PROTECT, related_name="entries", db_index=False)
    seq = models.PositiveIntegerField()
    type = models.CharField(max_length=8)
    leaf = models.CharField(max_length=64)
    envelope = models.TextField()
    body = models.TextField(null=True)  # noqa: DJ001 - null means erased, which is not an empty body
    sig = models.CharField(max_length=128)
    of = models.CharField(max_length=64, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["ledger", "seq"], name="entry_seq_unique"),
            models.UniqueConstraint(fields=["leaf"], name="entry_leaf_unique"),
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
    """A roll as people see it: the entry that drew it, who asked, what it came to, and how it stands now.

    What was asked and what fell (``inputs`` to ``typed``) is never changed. ``number`` is the entry's, ``code`` the roll id in
    addresses. ``audience`` is that of the text it stands in (ids of characters; null: all who may read the campaign). ``typed`` is
    a dice expression as it was typed, ``words`` are the person's own (``reason``, labels), which the entry only commits to.

    Of a sealed roll nothing of this is kept in clear: see ``Seal``. ``blind``: not even the roller may see it.

    ``effective`` is the outcome after amendments and rulings (null: none yet), ``revision`` counts what changed the picture.
    ``scene_key``, ``post_key`` and ``slot`` are the scene, the post or the draft of one, and the place in it, that the roll
    belongs to. ``chance`` is that of the success that was asked for, as it was before the dice fell, where it can be said.
    """

    entry = models.OneToOneField(Entry, models.PROTECT, related_name="roll")
    number = models.PositiveIntegerField()
    code = models.CharField(max_length=12)
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="rolls"
    )
    character = models.ForeignKey(
        "characters.Character", models.SET_NULL, null=True, blank=True, related_name="rolls", db_index=False
    )
    sheet_version = models.PositiveIntegerField(null=True)
    system = models.CharField(max_length=40, blank=True)
    rule = models.CharField(max_length=60, blank=True)
    inputs = models.JSONField(default=dict)
    house_rules = models.JSONField(default=dict)
    dice = models.JSONField(default=list)
    outcome = models.JSONField(null=True)
    error = models.JSONField(null=True)
    chance = models.FloatField(null=True)
    typed = models.CharField(max_length=512, blank=True)
    words = models.JSONField(default=dict)
    sealed = models.BooleanField(default=False)
    blind = models.BooleanField(default=False)
    audience = ArrayField(models.BigIntegerField(), null=True, blank=True)
    effective = models.JSONField(null=True)
    ruled = models.BooleanField(default=False)
    revision = models.PositiveIntegerField(default=0)
    scene_key = models.CharField(max_length=32, blank=True)
    post_key = models.CharField(max_length=32, blank=True)
    slot = models.PositiveSmallIntegerField(null=True)
    created_at = models.DateTimeField()
    public_now: bool | None = None  # see policies.is_public; never kept

    class Meta:
        constraints = [models.UniqueConstraint(fields=["code"], name="roll_code_unique")]
        indexes = [
            models.Index(fields=["character", "-created_at"], name="roll_character_time"),
            models.Index(fields=["post_key"], condition=~models.Q(post_key=""), name="roll_post_key"),
            models.Index(
                fields=["scene_key", "number"], condition=~models.Q(scene_key=""), name="roll_scene_key"
            ),
        ]

    def __str__(self) -> str:
        return self.code

    @property
    def reason(self) -> str:
        return str(self.words.get("reason", ""))

    @property
    def is_void(self) -> bool:
        return self.error is not None

    @property
    def is_redacted(self) -> bool:
        """Whether what was rolled was removed on request: its place is proved, the dice are not shown."""
        return not self.sealed and self.outcome is None and self.error is None

    @property
    def stands(self) -> Any:
        """The outcome that counts now."""
        return self.outcome if self.effective is None else self.effective


class Amendment(models.Model):
    """A later entry that changed a roll's effective outcome: a draw by the rules, or a game master's ruling (``op``)."""

    roll = models.ForeignKey(Roll, models.PROTECT, related_name="amendments")
    entry = models.OneToOneField(Entry, models.PROTECT, related_name="amendment")
    number = models.PositiveIntegerField()
    op = models.CharField(max_length=12)
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    rule = models.CharField(max_length=60, blank=True)
    inputs = models.JSONField(default=dict)
    dice = models.JSONField(default=list)
    outcome = models.JSONField(null=True)
    effective = models.JSONField()
    words = models.JSONField(default=dict)
    created_at = models.DateTimeField()

    class Meta:
        ordering = ["roll", "number"]

    def __str__(self) -> str:
        return f"{self.op} {self.number}"


class Seal(models.Model):
    """What a sealed entry holds back: salt and payload, encrypted under a key that is not in the database.

    ``reveal_at``: when it opens by itself, as was set before the dice fell; null: when somebody opens it."""

    entry = models.OneToOneField(Entry, models.CASCADE, related_name="seal")
    locked = models.BinaryField()
    reveal_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = [
            models.Index(fields=["reveal_at"], condition=~models.Q(reveal_at=None), name="seal_reveal_at")
        ]

    def __str__(self) -> str:
        return str(self.entry_id)


class Opening(models.Model):
    """What a commitment of an entry commits to: the person's words or the context, with the salt. May be erased."""

    entry = models.ForeignKey(Entry, models.CASCADE, related_name="openings", db_index=False)
    name = models.CharField(max_length=128)
    salt = models.CharField(max_length=64)
    value = models.JSONField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["entry", "name"], name="opening_name_unique")]

    def __str__(self) -> str:
        return self.name


class Pseudonym(models.Model):
    """The random name under which a person stands in one ledger. May be erased. Without a person: the sandbox's visitor."""

    ledger = models.ForeignKey(Ledger, models.CASCADE, related_name="pseudonyms", db_index=False)
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True, related_name="pseudonyms")
    actor = models.CharField(max_length=32)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["actor"], name="pseudonym_actor_unique"),
            models.UniqueConstraint(
                fields=["ledger", "person"], name="pseudonym_unique", nulls_distinct=False
            ),
        ]

    def __str__(self) -> str:
        return self.actor


class Retry(models.Model):
    """A retry key that was used: the same message again gets the same answer. Kept for at least 30 days."""

    ledger = models.ForeignKey(Ledger, models.CASCADE, related_name="retries", db_index=False)
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True, related_name="+")
    key = models.CharField(max_length=64)
    request_hash = models.CharField(max_length=64)
    entry = models.ForeignKey(Entry, models.CASCADE, related_name="+", db_index=False)
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
    """The root key's consent to an online key. A ledger takes a later one up with a ``key`` entry of its own.

    ``stolen_at``: for ``compromised``, since when the key before it may have been in other hands."""

    serial = models.PositiveIntegerField(unique=True)
    key = models.CharField(max_length=64)
    issued = models.CharField(max_length=20)
    why = models.CharField(max_length=12)
    root = models.CharField(max_length=64)
    cert_sig = models.CharField(max_length=128)
    stolen_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"{self.serial} ({self.why})"

    @property
    def cert(self) -> dict[str, Any]:
        return {"key": self.key, "serial": self.serial, "issued": self.issued, "why": self.why}
