"""A sheet as one reads it: the groups of the system's definition, each drawn by what is in it; and the panel beside a scene."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from prose import render
from rules.contract import JSON, Boolean, Choice, Group, Integer, Sheet, SheetField, Text, Words
from rules.contract.fields import Kind, ListOf, MapOf, Number, Object, specs
from rules.contract.sheets import told_apart

from .models import Character
from .sheet_form import KEPT_ELSEWHERE
from .sheet_rolls import SheetRolls
from .sheets import sheet_of, system_of, values_of
from .states import states_to_end
from .values import details, entry_title, filled, key_title, part_label, sheet_label, told

MOST_BOXES = 24
LONG_TEXT = 200
NOTES = ("bonus", "modifier")


class SheetPage:
    """``sections`` for ``characters/sheet.html``, ``panel`` for the scene. ``rolls``: the checks that stand beside the numbers."""

    def __init__(
        self,
        character: Character,
        language: str,
        rolls: SheetRolls | None = None,
    ) -> None:
        self.character = character
        self.rolls = rolls
        self.sheet: Sheet | None = sheet_of(character)
        self.words = Words.of(system_of(character), language)
        self.values = values_of(character)
        self.fields = self.sheet.fields() if self.sheet else {}
        self.maxima = {field.resource for field in self.fields.values() if field.resource}
        self.in_notes: set[str] = {
            f"{key}_{note}" for key in self.fields for note in NOTES if f"{key}_{note}" in self.fields
        }

    # --- The whole sheet

    @property
    def sections(self) -> list[dict[str, Any]]:
        found = []
        for group in self.sheet.groups if self.sheet else ():
            found += self.sections_of(group)
        return found

    def sections_of(self, group: Group) -> list[dict[str, Any]]:
        """A group's fields in one section for each way of drawing that they need, under the group's title."""
        parts: list[dict[str, Any]] = []
        drawn: dict[str, list[Any]] = {"resources": [], "abilities": [], "skills": [], "facts": []}
        for field in group.fields:
            if field.key in KEPT_ELSEWHERE or field.key in self.maxima or field.key in self.in_notes:
                continue
            value = self.values.get(field.key)
            kind = field.kind
            if field.resource:
                drawn["resources"].append(self.resource(field, value))
            elif isinstance(kind, Object) and field.grouped:
                parts.append({"title": "", "kind": "skills", "groups": self.grouped(field, kind, value)})
            elif isinstance(kind, Object) and _all_numbers(kind) and len(specs(kind.shape)) >= 5:
                drawn["abilities" if group.compact or len(specs(kind.shape)) < 10 else "skills"] += (
                    self.numbers(field, kind, value)
                )
            elif isinstance(kind, MapOf):
                drawn["skills"] += self.entries(field, kind, value)
            elif isinstance(kind, ListOf) and isinstance(kind.item, Object) and kind.unique_by:
                drawn["skills"] += self.ranked(kind.item, value)
            elif isinstance(kind, ListOf) and isinstance(kind.item, Object):
                parts += self.lines(group, field, kind.item, value)
            elif isinstance(kind, Text) and kind.most > LONG_TEXT:
                if value:
                    parts.append(
                        {"title": self.title_in(group, field), "kind": "prose", "html": prose_of(value)}
                    )
            elif group.compact and f"{field.key}_{self.note_of(field)}" in self.fields:
                drawn["abilities"].append(self.ability(field, value))
            elif isinstance(kind, Object) and f"{field.key}_bonus" in self.fields:
                drawn["skills"] += self.skill_with_bonus(field, kind, value)
            elif (said := self.fact(field, value)) and not self.goes_without_saying(group, field, value):
                drawn["facts"].append(said)
        whole = [{"kind": kind, "items": items, "title": ""} for kind, items in drawn.items() if items]
        found = [*whole, *parts]
        for place, section in enumerate(found):
            if not section["title"]:
                section["title"] = self.title(group) if place == 0 else ""
        return found

    def goes_without_saying(self, group: Group, field: SheetField, value: JSON) -> bool:
        """A number that is as it is for everybody, outside of who the person is."""
        if field.shown_from is not None:
            return bool(value == 0) and field.unit is None
        return type(value) in (int, float) and value == field.default and group.key != "person"

    def title(self, group: Group) -> str:
        return self.words.first(f"group-{group.key}", default=group.key)

    def title_in(self, group: Group, field: SheetField) -> str:
        return self.title(group) if len(group.fields) == 1 else sheet_label(self.words, field.key)

    def note_of(self, field: SheetField) -> str:
        return next((note for note in NOTES if f"{field.key}_{note}" in self.fields), "")

    def ability(self, field: SheetField, value: JSON) -> dict[str, Any]:
        note = self.note_of(field)
        said = self.values.get(f"{field.key}_{note}")
        label = {"bonus": _("bonus %(number)s"), "modifier": _("modifier %(number)s")}[note]
        signed = with_sign(said) if note == "modifier" and isinstance(said, int) else said
        return {
            "name": without_abbreviation(sheet_label(self.words, field.key)),
            "value": told(field.kind, value, self.words, field.key, field.unit) or "—",
            "note": label % {"number": signed} if said is not None else "",
            **self.roll_beside(field.key),
        }

    def skill_with_bonus(self, field: SheetField, kind: Object, value: JSON) -> list[dict[str, Any]]:
        """A skill that the character has, or that can be used without any training, with all that counts for it."""
        bonus = self.values.get(f"{field.key}_bonus")
        if not isinstance(bonus, int):
            return []
        note = ", ".join(details(kind, filled(kind, value or {}), self.words))
        name = sheet_label(self.words, field.key)
        return [{"name": name, "note": note, "value": with_sign(bonus), **self.roll_beside(field.key)}]

    def roll_beside(self, key: str) -> dict[str, Any]:
        return self.rolls.beside(key) if self.rolls else {}

    def resource(self, field: SheetField, value: JSON) -> dict[str, Any]:
        assert field.resource is not None
        most = self.values.get(field.resource)
        shown: dict[str, Any] = {
            "name": sheet_label(self.words, field.key),
            "value": told(field.kind, value, self.words, field.key) or "—",
            "of": _("of %(number)s") % {"number": told(None, most, self.words)} if most is not None else "",
            "percent": None,
        }
        if isinstance(value, int) and isinstance(most, int) and most > 0:
            full = min(max(value, 0), most)
            if most <= MOST_BOXES:
                shown |= {"full": range(full), "empty": range(most - full), "round": most <= 6}
            else:
                shown["percent"] = round(100 * full / most)
        return shown

    def beside(self, field: SheetField, key: str) -> str:
        """What stands softly beside a name, such as the attribute of a skill."""
        word = field.beside.get(key.partition(":")[0])
        return without_abbreviation(sheet_label(self.words, word)) if word else ""

    def numbers(self, field: SheetField, kind: Object, value: JSON) -> list[dict[str, Any]]:
        said = filled(kind, value or {})
        return [
            {
                "note": self.beside(field, spec.key),
                "short": self.words.first(f"short-{spec.key}", default="")
                or short(part_label(self.words, spec.key)),
                "name": without_abbreviation(part_label(self.words, spec.key)),
                "value": told(spec.kind, said.get(spec.key), self.words, spec.key, spec.unit) or "—",
                **self.roll_beside(spec.key),
            }
            for spec in specs(kind.shape)
        ]

    def grouped(self, field: SheetField, kind: Object, value: JSON) -> list[dict[str, Any]]:
        """Numbers under the words that would else stand beside them, such as skills under their attribute: title, items."""
        found: dict[str, list[dict[str, Any]]] = {}
        for one in self.numbers(field, kind, value):
            found.setdefault(one["note"], []).append({**one, "note": ""})
        return [{"title": title, "items": items} for title, items in found.items()]

    def entries(self, field: SheetField, kind: MapOf, value: JSON) -> list[dict[str, Any]]:
        """The entries of a map, by name: what they say, and ticks where that is a rank."""
        found = [
            {
                "name": key_title(self.words, key),
                "note": self.beside(field, key),
                **self.entry(kind.value, entry),
                **self.roll_beside(key),
            }
            for key, entry in (value or {}).items()
        ]
        return sorted(found, key=lambda entry: str(entry["name"]).casefold())

    def ranked(self, kind: Object, value: JSON) -> list[dict[str, Any]]:
        """Entries that each have a rank, one of some words from none to the highest: ticks; the rest is a note beside the name."""
        found = []
        for entry in value or ():
            entry = filled(kind, entry)
            ranks = [
                spec
                for spec in specs(kind.shape)
                if isinstance(spec.kind, Choice) and spec.default == spec.kind.values[0]
            ]
            shown: dict[str, Any] = {"name": entry_title(self.words, entry), "value": ""}
            if ranks and isinstance(ranks[0].kind, Choice):
                place = ranks[0].kind.values.index(entry[ranks[0].key])
                shown["ticks"] = [place >= step for step in range(1, len(ranks[0].kind.values))]
                shown["ticks_said"] = self.words.choice(entry[ranks[0].key], ranks[0].key)
            rest = {key: item for key, item in entry.items() if not ranks or key != ranks[0].key}
            shown["note"] = ", ".join(short_in_brackets(said) for said in details(kind, rest, self.words))
            found.append(shown | self.roll_beside(str(entry.get(kind_key(entry), ""))))
        return sorted(found, key=lambda entry: str(entry["name"]).casefold())

    def entry(self, kind: Kind, entry: JSON) -> dict[str, Any]:
        if not isinstance(kind, Object) or not isinstance(entry, dict):
            return {"value": told(kind, entry, self.words)}
        ranks = [
            (spec.kind.values, entry.get(spec.key, spec.default))
            for spec in specs(kind.shape)
            if isinstance(spec.kind, Choice) and all(type(value) is int for value in spec.kind.values)
        ]
        if not ranks:
            return {"value": ", ".join(details(kind, entry, self.words))}
        values, rank = ranks[0]
        place = values.index(rank) if rank in values else 0
        trained = bool(entry.get("trained", True))
        ticks = [trained, *(place >= step for step in range(1, len(values)))]
        return {"ticks": ticks, "ticks_said": ", ".join(details(kind, entry, self.words)), "value": ""}

    def lines(self, group: Group, field: SheetField, kind: Object, value: JSON) -> list[dict[str, Any]]:
        items = [
            {
                "text": format_html("<b>{}</b>", title),
                "note": ", ".join(details(kind, filled(kind, entry), self.words)),
                "rolls": self.rolls.with_entry(f"{field.key}.{place}") if self.rolls else (),
            }
            for place, (title, entry) in enumerate(self.titled(value or ()))
        ]
        if not items:
            return []
        return [{"title": self.title_in(group, field), "kind": "lines", "items": items}]

    def titled(self, entries: Sequence[JSON]) -> list[tuple[str, JSON]]:
        """Entries of a list under the names by which their checks go, so that two of one name are told apart."""
        titles = told_apart(entry_title(self.words, entry) for entry in entries)
        return list(zip(titles, entries, strict=True))

    def fact(self, field: SheetField, value: JSON) -> dict[str, str] | None:
        """A plain value with its label. What is empty, or a "no" that nobody asked about, is left out."""
        if value in (None, "", [], {}) or value is False:
            return None
        if isinstance(field.kind, Boolean) or value is True:
            said = self.words.choice(value)
        else:
            said = told(field.kind, value, self.words, field.key, field.unit)
        if field.shown_from is not None and isinstance(value, dict):
            said = ", ".join(
                f"{part_label(self.words, key)} {told(None, part, self.words, key)}"
                for key, part in value.items()
                if told(None, part, self.words, key)
            )
        return {"label": sheet_label(self.words, field.key), "value": said} if said else None

    def states(self, *, is_gm: bool) -> list[dict[str, str]]:
        """The conditions that its reader may end by hand."""
        return states_to_end(self.character, self.values, self.words, is_gm=is_gm)

    # --- Beside a scene

    @property
    def panel(self) -> dict[str, Any]:
        """``sheet`` of the side panel in ``campaigns/scene.html``: name, url, stats, tracks, pk."""
        stats: list[dict[str, str]] = []
        tracks: list[dict[str, Any]] = []
        for group in self.sheet.groups if self.sheet else ():
            for field in group.fields:
                if field.used:
                    tracks += self.used(field)
            if not group.compact:
                continue
            for field in group.fields:
                value = self.values.get(field.key)
                if field.resource and not value and self.values.get(field.resource) == 0:
                    continue  # what somebody has none of, such as an NPC's stamina
                if field.resource:
                    tracks.append(self.track(field, value))
                elif isinstance(field.kind, Object) and _all_numbers(field.kind):
                    stats += [
                        {"short": one["short"], "name": one["name"], "value": one["value"]}
                        for one in self.numbers(field, field.kind, value)
                    ]
                elif f"{field.key}_{self.note_of(field)}" in self.fields:
                    label = sheet_label(self.words, field.key)
                    said = told(field.kind, value, self.words, field.key) or "—"
                    stats.append({"short": short(label), "name": without_abbreviation(label), "value": said})
                elif field.key not in self.maxima and field.key not in self.in_notes:
                    fact = self.fact(field, value)
                    if fact and value != field.default and not self.goes_without_saying(group, field, value):
                        tracks.append({"label": fact["label"], "text": fact["value"], "percent": None})
        return {
            "name": self.character.name,
            "pk": self.character.pk,
            "url": self.character.get_absolute_url(),
            "stats": stats,
            "tracks": tracks,
        }

    def used(self, field: SheetField) -> list[dict[str, Any]]:
        """What is left or gone of the parts of an object, or of each entry of a list: rounds, dice of armour."""
        assert field.used is not None
        part, whole_part = field.used
        kind = field.kind.item if isinstance(field.kind, ListOf) else field.kind
        value = self.values.get(field.key) or ()
        found = []
        for title, entry in self.titled(value if isinstance(value, list) else [value]):
            said = filled(kind, entry) if kind and entry else {}
            if isinstance(said, dict) and (most := said.get(whole_part)):
                title = title or sheet_label(self.words, field.key)
                text = f"{said.get(part)} {_('of %(number)s') % {'number': most}}"
                found.append(
                    {"label": f"{title} · {part_label(self.words, part)}", "text": text, "percent": None}
                )
        return found

    def track(self, field: SheetField, value: JSON) -> dict[str, Any]:
        shown = self.resource(field, value)
        most = self.values.get(field.resource or "")
        percent = None
        if isinstance(value, int) and isinstance(most, int) and most > 0:
            percent = round(100 * min(max(value, 0), most) / most)
        text = f"{shown['value']} {shown['of']}".strip()
        return {"label": shown["name"], "text": text, "percent": percent}


def _all_numbers(kind: Object) -> bool:
    return all(isinstance(spec.kind, Integer | Number) for spec in specs(kind.shape))


def kind_key(entry: dict[str, Any]) -> str:
    return "key" if "key" in entry else "name"


def with_sign(number: int) -> str:
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}")


def without_abbreviation(label: str) -> str:
    """ "Weapon Skill (WS)" without what stands in brackets."""
    return re.sub(r"\s*\([^()]{1,4}\)$", "", label)


def short(label: str) -> str:
    """A name for a narrow column: the abbreviation in brackets, or else the first letters."""
    found = re.search(r"\(([^()]{1,4})\)$", label)
    return found.group(1) if found else label[:3]


def short_in_brackets(label: str) -> str:
    """ "Perception (Per)" as "Per"; what has no abbreviation stays."""
    found = re.search(r"\(([^()]{1,4})\)$", label)
    return found.group(1) if found else label


def prose_of(source: str) -> SafeString:
    """Markdown, cleaned on the way to HTML."""
    return mark_safe(render(source))  # noqa: S308
