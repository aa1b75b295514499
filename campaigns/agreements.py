"""The table's agreements in words: as they stand, and what each change of them changed."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.dates import WEEKDAYS
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from rules.contract import Words
from rules.contract.fields import Choice
from rules.systems import SYSTEMS

from .models import AgreementsVersion, Campaign

AGREED = (
    "visibility",
    "leavers",
    "approval",
    "pictures_allowed",
    "fudging",
    "sealing",
    "play_days",
    "time_zone",
    "pace",
    "absences",
    "edit_hours",
    "house_rules",
    "house_text",
    "lines",
    "veils",
    "content_notes",
)
"""Fields of a campaign that everybody at the table lives by, in the order in which they are told."""


def values_of(campaign: Campaign) -> dict[str, Any]:
    return {name: getattr(campaign, name) for name in AGREED}


@dataclass(frozen=True)
class Difference:
    """One thing that changed. A text is told as a whole."""

    label: str
    before: str
    after: str


@dataclass(frozen=True)
class Change:
    number: int
    who: str
    when: datetime.datetime
    differences: list[Difference]


def changes_of(campaign: Campaign) -> list[Change]:
    """Every version that changed something, newest first; the first one is how the table began."""
    versions = list(AgreementsVersion.objects.filter(campaign=campaign).select_related("person"))
    befores = [*(version.values for version in versions[1:]), None]
    return [
        Change(
            version.number,
            str(version.person),
            version.created_at,
            [] if before is None else list(differences(campaign, before, version.values)),
        )
        for version, before in zip(versions, befores, strict=True)
    ]


def differences(
    campaign: Campaign, before: Mapping[str, Any], after: Mapping[str, Any]
) -> Iterator[Difference]:
    """What is said of a field that an older version did not know yet: nothing."""
    for name in AGREED:
        if name not in before or before[name] == after[name]:
            continue
        if name == "house_rules":
            yield from _switches_changed(campaign, before[name], after[name])
        else:
            yield Difference(
                label_of(name),
                value_said(campaign, name, before[name]),
                value_said(campaign, name, after[name]),
            )


def _switches_changed(
    campaign: Campaign, before: Mapping[str, Any], after: Mapping[str, Any]
) -> Iterator[Difference]:
    words = words_of(campaign)
    for key, switch in SYSTEMS[campaign.system].house_rules.items():
        old, new = before.get(key, switch.default), after.get(key, switch.default)
        if old != new:
            yield Difference(words.text(f"house-{key}"), words.choice(old, key), words.choice(new, key))


def label_of(name: str) -> str:
    label = str(Campaign._meta.get_field(name).verbose_name)  # type: ignore[union-attr]
    return label[:1].upper() + label[1:]


def value_said(campaign: Campaign, name: str, value: Any) -> str:
    """A value of one of ``AGREED`` but the switches, for a reader."""
    if name == "play_days":
        return days_said(value)
    if name == "edit_hours":
        return _("%(hours)s hours") % {"hours": value} if value is not None else _("for ever")
    if name == "pictures_allowed":
        return _("yes") if value else _("no")
    choices = dict(Campaign._meta.get_field(name).flatchoices)  # type: ignore[union-attr]
    return str(choices.get(value, value)) or "–"


def days_said(days: list[int]) -> str:
    if len(set(days)) in (0, 7):
        return _("every day")
    return ", ".join(str(WEEKDAYS[day]) for day in sorted(set(days)))


def words_of(campaign: Campaign) -> Words:
    return Words.of(SYSTEMS[campaign.system], get_language() or "en")


# --- House rules


@dataclass(frozen=True)
class Switch:
    """A house rule in force that differs from the game's own: since when, and by whom."""

    label: str
    value: str
    usual: str
    since: datetime.datetime | None
    who: str


def switches_in_force(campaign: Campaign) -> list[Switch]:
    words, system = words_of(campaign), SYSTEMS[campaign.system]
    versions = list(AgreementsVersion.objects.filter(campaign=campaign).select_related("person"))
    found = []
    for key, value in campaign.house_rules.items():
        switch = system.house_rules.get(key)
        if switch is None:
            continue
        began = _began(versions, key, value)
        found.append(
            Switch(
                words.text(f"house-{key}"),
                words.choice(value, key),
                words.choice(switch.default, key),
                began.created_at if began else None,
                str(began.person) if began else "",
            )
        )
    return found


def _began(versions: list[AgreementsVersion], key: str, value: Any) -> AgreementsVersion | None:
    """The version, of those newest first, with which a switch came to stand as it stands."""
    began = None
    for version in versions:
        if version.values.get("house_rules", {}).get(key) != value:
            break
        began = version
    return began


def choices_of(campaign: Campaign) -> list[dict[str, Any]]:
    """What a form asks for each switch of the game: key, label, help, kind, choices, default."""
    words = words_of(campaign)
    return [
        {
            "key": key,
            "label": words.text(f"house-{key}"),
            "help": words.first(f"house-{key}.help", default=""),
            "kind": switch.kind,
            "choices": [(str(value), words.choice(value, key)) for value in switch.kind.values]
            if isinstance(switch.kind, Choice)
            else [],
            "default": switch.default,
            "usual": words.choice(switch.default, key),
        }
        for key, switch in SYSTEMS[campaign.system].house_rules.items()
    ]


# --- The page


def sections_of(campaign: Campaign) -> list[dict[str, Any]]:
    """The agreements by what they are about: title, fixed sentences, rows (label, value), texts (label, text)."""

    def rows(*names: str) -> list[dict[str, str]]:
        return [
            {"label": label_of(name), "value": value_said(campaign, name, getattr(campaign, name))}
            for name in names
            if getattr(campaign, name) != ""
        ]

    def texts(*names: str) -> list[dict[str, str]]:
        found = ({"label": label_of(name), "text": getattr(campaign, name)} for name in names)
        return [one for one in found if one["text"]]

    return [
        {
            "title": _("Who sees what"),
            "sentences": [
                _("The game master reads everything, whispers too."),
                _("A whisper is for those whom it names. Neither counts nor times betray it to others."),
            ],
            "rows": rows("visibility", "leavers", "approval", "pictures_allowed"),
        },
        {
            "title": _("Dice"),
            "sentences": [
                _(
                    "Every roll is drawn by the server and keeps its number; none can be taken out or rolled again."
                ),
                _(
                    "A ruling of the game master always stands on the roll, with its reason, for all who see it."
                ),
                _(
                    "Of a sealed roll the table sees a number. Whoever rolled it, or the game master, opens it; at the latest"
                    " the end of its scene does."
                ),
            ],
            "rows": rows("fudging", "sealing"),
        },
        {
            "title": _("Pace"),
            "sentences": [],
            "rows": rows("pace", "play_days", "time_zone", "absences", "edit_hours"),
        },
        {
            "title": _("Safety"),
            "sentences": [
                _("Anybody at the table can stop all deadlines with one button. Nobody is told who it was."),
            ],
            "rows": [],
            "texts": texts("lines", "veils", "content_notes"),
        },
    ]
