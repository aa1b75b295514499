"""What a character rolls, on the sheet itself: beside each number the check that is made with it, and all checks by name."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _

from rules.cards import signed
from rules.contract import RulesError, Words

from .checks import Against, Asked, Check, Checks, against
from .models import Character


def pool_said(known: Against) -> str:
    """Dice and what is added to them: ``3D+2``, ``+2`` for one die, or the dice themselves for a rule that says neither."""
    if known.pool is None:
        return (
            known.dice if known.added is None else f"{'+' if known.added >= 0 else ''}{signed(known.added)}"
        )
    return f"{known.pool}D" + (
        f"{'+' if known.added > 0 else ''}{signed(known.added)}" if known.added else ""
    )


class SheetRolls:
    """``may_roll``: whether the reader speaks as the character, so that each check leads to a scene's dice tray."""

    def __init__(self, character: Character, language: str, *, may_roll: bool) -> None:
        self.may_roll = may_roll
        self.checks = Checks(character.campaign.system, character.campaign.house_rules, character)
        self.words = Words.of(self.checks.system, language)
        self.url = reverse("roll_as", args=[character.pk]) if character.pk else ""

    @cached_property
    def offered(self) -> dict[str, Check]:
        return {check.key: check for check in self.checks.offered}

    def beside(self, key: str) -> dict[str, Any]:
        """For a number of the sheet: what it is rolled against, and the way there."""
        check = self.offered.get(f"skill-{key}") or self.offered.get(key)
        if check is None:
            return {}
        shown: dict[str, Any] = {"number": self.number(check)}
        if self.may_roll and shown["number"]:
            said = _("Roll %(name)s") % {"name": check.name(self.words)}
            shown |= {"roll_url": self.address(check), "roll_said": said}
        return shown

    def with_entry(self, entry: str) -> list[dict[str, str]]:
        """The checks of one entry of a list, such as attack and damage of ``weapons.1``, the second weapon."""
        if not self.may_roll:
            return []
        return [
            {
                "label": self.words.text(check.label),
                "number": self.number(check),
                "url": self.address(check),
            }
            for check in self.offered.values()
            if check.entry == entry
        ]

    def number(self, check: Check) -> str:
        try:
            known = against(self.checks.system, self.checks.ask(Asked(check, self.checks.usual(check))))
        except RulesError:
            return ""
        if known.target is not None and known.sign == "≤":
            return signed(known.target)
        return pool_said(known)

    def address(self, check: Check) -> str:
        return f"{self.url}?{urlencode({'check': check.key})}"

    @cached_property
    def all(self) -> list[dict[str, str]]:
        """All checks by name: to look one up, or to go through them."""
        if not self.may_roll:
            return []
        found = {check.name(self.words): self.address(check) for check in reversed(self.checks.all.values())}
        return [{"name": name, "url": found[name]} for name in sorted(found, key=str.casefold)]
