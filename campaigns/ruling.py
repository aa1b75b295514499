"""What a game master rules on a roll: another verdict or another number, as it was filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _

from accounts.lengths import too_long
from rules.cards import words_for
from rules.models import Roll

RULED = ("success", "degrees", "total", "damage", "margin")
LONGEST_REASON = 300


class Ruling:
    """``changes``: the keys of the outcome that are to be replaced; ``errors``: why it cannot be ruled so."""

    def __init__(self, roll: Roll, sent: Mapping[str, str]) -> None:
        self.roll = roll
        self.sent = sent
        self.stands: dict[str, Any] = roll.stands or {}
        self.reason = sent.get("reason", "").strip()
        self.changes: dict[str, bool | int] = {}
        self.errors: list[str] = []

    @property
    def keys(self) -> list[str]:
        """What of this roll can be ruled otherwise."""
        return [key for key in RULED if isinstance(self.stands.get(key), bool | int)]

    def read(self) -> bool:
        """Whether what was filled in is a ruling."""
        for key in self.keys:
            self._read(key, self.sent.get(key, "").strip().replace("\N{MINUS SIGN}", "-"))
        if not self.reason:
            self.errors.append(_("Say why: the reason stands beside the roll."))
        if len(self.reason) > LONGEST_REASON:
            self.errors.append(too_long(len(self.reason), LONGEST_REASON))
        if not self.changes and not self.errors:
            self.errors.append(_("Nothing would change."))
        return not self.errors

    def _read(self, key: str, said: str) -> None:
        now = self.stands[key]
        if said == "":
            return
        if isinstance(now, bool):
            value: bool | int = said == "yes"
        elif said.lstrip("-").isdecimal() and len(said) < 8:
            value = int(said)
        else:
            self.errors.append(_("%(said)s is not a whole number.") % {"said": said[:40]})
            return
        if value != now:
            self.changes[key] = value

    @property
    def boxes(self) -> list[dict[str, Any]]:
        words = words_for(self.roll.system)
        return [
            {
                "key": key,
                "label": words.outcome(key),
                "is_verdict": isinstance(self.stands[key], bool),
                "value": self.sent.get(key, ""),
                "now": self.stands[key],
            }
            for key in self.keys
        ]
