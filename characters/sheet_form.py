"""The whole sheet as a form: boxes made from the system's definition, values shown beside them as the rules work them out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.http import Http404
from django.utils.functional import cached_property

from rules.contract import JSON, Group, RulesError, Sheet, SheetField, Words
from rules.entry import Box, Entry, Slot, Together, Typed, sentence, typed_from

from .models import Character
from .sheets import sheet_of, system_of, unmatched, values_of
from .values import sheet_label, told

KEPT_ELSEWHERE = ("name", "player")
"""Fields of a sheet that the character itself answers: they are neither typed nor shown twice."""


@dataclass(frozen=True)
class Shown:
    """A value that the rules work out, as it stands in the form."""

    key: str
    label: str
    text: str
    help: str = ""

    @property
    def id(self) -> str:
        return f"shown-{self.key.replace('_', '-')}"


@dataclass(frozen=True)
class Section:
    key: str
    title: str
    items: list[Box | Shown]

    @property
    def boxes(self) -> list[Box]:
        return [item for item in self.items if isinstance(item, Box)]


class SheetForm:
    """``sent``: the form as somebody sent it; without it, the form begins with ``values``. ``compact``: only the groups that also
    stand beside a scene; what else is in ``values`` is kept.

    ``values`` are the fitting ones with what the form does not ask for; ``errors`` are sentences by box.
    """

    def __init__(
        self,
        character: Character,
        language: str,
        values: Mapping[str, JSON] | None = None,
        sent: Any = None,
        *,
        compact: bool = False,
    ) -> None:
        sheet = sheet_of(character)
        if sheet is None:
            raise Http404  # a game without sheets has no form for one
        self.character = character
        self.sheet: Sheet = sheet
        self.words = Words.of(system_of(character), language)
        self.begun = dict(character.sheet if values is None else values)
        self.groups = [group for group in sheet.groups if group.compact or not compact]
        slots = [
            self.slot(field)
            for group in self.groups
            for field in group.fields
            if field.kind is not None and field.key not in KEPT_ELSEWHERE
        ]
        self.asked = {slot.key for slot in slots}
        typed = Typed.sent(sent) if sent is not None else typed_from(slots, self.begun, "sheet.")
        self.entry = Entry(slots, typed, self.words, below="sheet.", judged=sent is not None)
        for field in sheet.fields().values():
            if field.grouped and field.key in self.entry.boxes:
                box = self.entry.boxes[field.key]
                box.groups = self.grouped(field, box.parts)
        self.errors = self.entry.errors if sent is not None else {}
        self.refusals: list[str] = []
        if sent is not None and not self.errors:
            self.mark(unmatched(character, self.values))

    def slot(self, field: SheetField) -> Slot:
        assert field.kind is not None
        return Slot(
            field.key,
            field.kind,
            sheet_label(self.words, field.key),
            self.help(field.key),
            field.default,
            optional=field.default is None,
            unit=field.unit or "",
        )

    def grouped(self, field: SheetField, parts: Iterable[Box]) -> list[Together]:
        found: dict[str, list[Box]] = {}
        for part in parts:
            found.setdefault(field.beside[part.name.rpartition(".")[2]], []).append(part)
        return [Together(sheet_label(self.words, word), parts) for word, parts in found.items()]

    def mark(self, wrong: Mapping[str, RulesError]) -> None:
        """Puts what does not go together beside its box, or among ``refusals`` where it concerns more than one."""
        boxes = {box.name: box for box in every_box(self.entry.boxes.values())}
        for path, error in wrong.items():
            box = boxes.get(f"sheet.{path}")
            if box is None:
                self.refusals.append(self.refusal(error))
            else:
                self.entry.fail(error, box)

    @property
    def fits(self) -> bool:
        return not self.errors and not self.refusals

    def refusal(self, error: RulesError) -> str:
        """An error that the boxes did not find, by the field's own label."""
        key = (error.field or "").partition(".")[0]
        return sentence(self.words, error, sheet_label(self.words, key))

    def help(self, key: str) -> str:
        return self.words.first(f"sheet-{key.replace('_', '-')}.help", default="")

    @cached_property
    def values(self) -> dict[str, JSON]:
        kept = {key: value for key, value in self.begun.items() if key not in self.asked}
        return kept | self.entry.fitting()

    @cached_property
    def shown(self) -> dict[str, JSON]:
        return values_of(self.character, self.values)

    @property
    def sections(self) -> list[Section]:
        return [
            Section(
                group.key, self.words.first(f"group-{group.key}", default=group.key), self.items_of(group)
            )
            for group in self.groups
        ]

    def items_of(self, group: Group) -> list[Box | Shown]:
        return [
            self.entry.boxes[field.key] if field.key in self.entry.boxes else self.shown_field(field)
            for field in group.fields
            if field.key not in KEPT_ELSEWHERE
        ]

    def shown_field(self, field: SheetField) -> Shown:
        text = told(field.kind, self.shown.get(field.key), self.words, field.key, field.unit)
        return Shown(field.key, sheet_label(self.words, field.key), text or "—", self.help(field.key))

    @property
    def all_shown(self) -> list[Shown]:
        return [
            self.shown_field(field) for field in self.sheet.fields().values() if field.shown_from is not None
        ]


def every_box(boxes: Iterable[Box]) -> Iterator[Box]:
    """These boxes and those inside them."""
    for box in boxes:
        yield box
        yield from every_box(box.parts)
        for row in box.rows:
            yield from every_box(row.parts)
