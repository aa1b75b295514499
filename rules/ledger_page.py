"""The page of a campaign's ledger: the numbered series, what is missing in it, and what of it a reader wants to see."""

from __future__ import annotations

import datetime
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from django.db.models import QuerySet
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from . import policies
from .actions import opened
from .cards import card_of
from .models import Amendment, Entry, Ledger, Roll

ROWS = 50
MOST_GAPS = 20


class LedgerPage:
    """``asked``: the query of the address. ``show`` is a key of ``ways``, ``character`` an id, ``page`` counts from 1."""

    def __init__(self, ledger: Ledger, viewer: Any, role: str | None, asked: Mapping[str, str]) -> None:
        self.ledger = ledger
        self.campaign: Any = ledger.campaign
        self.sight = policies.Sight(viewer, role, ledger)
        self.show = asked.get("show", "") if asked.get("show") in self.ways else "rolls"
        self.asked_character = asked.get("character", "")
        page = asked.get("page", "")
        self.number = max(1, int(page)) if page.isdecimal() and len(page) < 7 else 1

    @property
    def ways(self) -> dict[str, str]:
        return {
            "rolls": _("all rolls"),
            "everything": _("every entry"),
            "sealed": _("still sealed"),
            "loose": _("without a post"),
            "amended": _("amended or ruled"),
            "void": _("void"),
        }

    @property
    def choices(self) -> list[dict[str, Any]]:
        return [
            {"value": key, "label": label, "chosen": key == self.show} for key, label in self.ways.items()
        ]

    # --- What is public of the whole series

    @property
    def gaps(self) -> list[int]:
        """Numbers up to the head under which nothing stands. There are none, unless somebody took them out."""
        numbers = set(Entry.objects.filter(ledger=self.ledger).values_list("seq", flat=True))
        if len(numbers) == self.ledger.head_seq + 1:
            return []
        return [number for number in range(self.ledger.head_seq + 1) if number not in numbers][:MOST_GAPS]

    @property
    def facts(self) -> list[str]:
        """Sentences about the series: numbers, gaps, open seals, draws without a result."""
        gaps = self.gaps
        said = [
            _("Missing numbers: %(numbers)s.") % {"numbers": ", ".join(map(str, gaps))}
            if gaps
            else _("Numbers 0 to %(last)s, none is missing.") % {"last": self.ledger.head_seq}
        ]
        sealed = list(Roll.objects.filter(entry__ledger=self.ledger, sealed=True).select_related("person"))
        if sealed:
            whose = Counter(
                str(roll.person) for roll in sealed if roll.person and self._may_know_roller(roll)
            )
            told = ngettext(
                "%(count)s roll is still sealed.", "%(count)s rolls are still sealed.", len(sealed)
            )
            told %= {"count": len(sealed)}
            names = ", ".join(f"{name} {count}" for name, count in sorted(whose.items()))
            said.append(f"{told.rstrip('.')} ({names})." if names else told)
        voids = Roll.objects.filter(entry__ledger=self.ledger, error__isnull=False).count()
        if voids:
            said.append(
                ngettext("%(count)s roll is void.", "%(count)s rolls are void.", voids) % {"count": voids}
            )
        return [*said, *self._thefts()]

    def _thefts(self) -> Iterator[str]:
        """Which entries are unsure for ever, because the key that signed them may have been in other hands."""
        for entry in Entry.objects.filter(ledger=self.ledger, type="key").order_by("seq"):
            good = json.loads(entry.body or "{}").get("good")
            if good is None or good + 1 == entry.seq:
                continue
            said = ngettext(
                "Number %(first)s is unsure: the key that signed it may have been in other hands.",
                "Numbers %(first)s to %(last)s are unsure: the key that signed them may have been in other hands.",
                entry.seq - good - 1,
            )
            yield said % {"first": good + 1, "last": entry.seq - 1}

    # --- What the reader chose

    @property
    def readable(self) -> QuerySet[Roll]:
        return policies.readable_rolls(self.sight, Roll.objects.filter(entry__ledger=self.ledger))

    @property
    def characters(self) -> list[dict[str, Any]]:
        """Those who made a roll that the reader may read."""
        found = self.readable.exclude(character=None).order_by("character__name")
        return [
            {"value": str(pk), "label": name, "chosen": str(pk) == self.asked_character}
            for pk, name in found.values_list("character", "character__name").distinct()
        ]

    @property
    def chosen(self) -> QuerySet[Roll]:
        """The rolls asked for. Those that the reader may not see stand in the plain series alone, as a number."""
        if self.show in ("rolls", "sealed") and not self.asked_character:
            rolls = Roll.objects.filter(entry__ledger=self.ledger)
            return rolls.filter(sealed=True) if self.show == "sealed" else rolls
        rolls = self.readable
        if self.asked_character:
            wanted = self.asked_character
            rolls = rolls.filter(character=int(wanted) if wanted.isdecimal() and len(wanted) < 12 else 0)
        if self.show == "sealed":
            rolls = rolls.filter(sealed=True)
        elif self.show == "loose":
            rolls = rolls.filter(block=None)
        elif self.show == "amended":
            rolls = rolls.filter(effective__isnull=False)
        elif self.show == "void":
            rolls = rolls.filter(error__isnull=False)
        return rolls

    @property
    def rows(self) -> list[dict[str, Any]]:
        """Newest first. One more than a page holds is looked for, to know whether there are older ones."""
        self.more = False
        start, end = (self.number - 1) * ROWS, self.number * ROWS
        if self.show == "everything" and not self.asked_character:
            entries = list(
                Entry.objects.filter(ledger=self.ledger)
                .select_related("roll__character", "roll__person", "roll__entry__ledger")
                .order_by("-seq")[start : end + 1]
            )
            self.more = len(entries) > ROWS
            about = self._rolls_about(entries)
            return [
                self._row(entry, getattr(entry, "roll", None)) | {"about": about.get(entry.leaf)}
                for entry in entries[:ROWS]
            ]
        rolls = list(
            self.chosen.select_related("character", "person", "entry__ledger").order_by("-number")[
                start : end + 1
            ]
        )
        self.more = len(rolls) > ROWS
        return [self._row(roll.entry, roll) for roll in rolls[:ROWS]]

    def _rolls_about(self, entries: list[Entry]) -> dict[str, dict[str, Any]]:
        """By the leaves of entries that draw nothing: the roll that they are about, where the reader may read it."""
        rolls = {
            roll.entry.leaf: roll
            for roll in Roll.objects.filter(entry__leaf__in=[entry.of for entry in entries if entry.of])
            .select_related("entry__ledger")
            .order_by("pk")
        }
        found = {entry.leaf: rolls[entry.of] for entry in entries if entry.of in rolls}
        amending = Amendment.objects.filter(entry__in=entries).select_related("entry", "roll__entry__ledger")
        found |= {one.entry.leaf: one.roll for one in amending}
        return {
            leaf: {
                "number": roll.number,
                "url": reverse("campaign_roll", args=[self.campaign.slug, roll.number]),
            }
            for leaf, roll in found.items()
            if self.sight.may_read(roll)
        }

    def _row(self, entry: Entry, roll: Roll | None) -> dict[str, Any]:
        at = datetime.datetime.fromisoformat(json.loads(entry.envelope)["ts"])
        row: dict[str, Any] = {"number": entry.seq, "at": at, "url": "", "card": None}
        if roll is None:
            return row | {"said": kinds().get(entry.type, entry.type)}
        row["at"] = roll.created_at
        if not self.sight.may_read(roll):
            return row | {"said": self._unseen(roll)}
        url = reverse("campaign_roll", args=[self.campaign.slug, roll.number])
        shown = {
            "url": url,
            "card": card_of(opened(roll)),
            "character": roll.character,
            "sealed": roll.sealed,
        }
        return row | shown

    def _unseen(self, roll: Roll) -> str:
        """Who sealed a roll is known to whoever may read the scene."""
        if not roll.sealed:
            return _("Not for you to see")
        if roll.person is None or not self._may_know_roller(roll):
            return _("A sealed roll")
        return _("A sealed roll of %(name)s") % {"name": roll.person}

    def _may_know_roller(self, roll: Roll) -> bool:
        return roll.audience is None and self.sight.reaches(roll)

    @property
    def query(self) -> str:
        """What a link to another page keeps."""
        kept = [("show", self.show if self.show != "rolls" else ""), ("character", self.asked_character)]
        return "".join(f"{name}={value}&" for name, value in kept if value and value.isascii())


def kinds() -> dict[str, str]:
    """What an entry does that draws no dice."""
    return {
        "genesis": _("The ledger begins"),
        "reveal": _("Opens a sealed roll"),
        "amend": _("Amends a roll"),
        "void": _("Gives a seed up"),
        "attach": _("Binds a roll to its post"),
        "note": _("A remark"),
        "erase": _("Takes something personal out"),
        "key": _("A new key signs from here on"),
    }
