"""Boxes to type into, made from what a sheet or a rule asks for, and what was typed read back as JSON.

A form is flat and its rows are numbered (``skills.3.trained``, ``skills.3.@key``), because keys are people's words. How many rows
there are stands in ``skills.@rows``; a row whose ``@gone`` is ticked is taken out, and one that was left as it was offered does
not count. So everything works without a script: a form that is sent comes back with another empty row.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import get_language, pgettext

from rules.contract import JSON, RulesError, Words
from rules.contract.errors import MISSING
from rules.contract.fields import (
    REQUIRED,
    Boolean,
    Choice,
    Kind,
    ListOf,
    MapOf,
    Object,
    Spec,
    Text,
    specs,
)
from rules.contract.sheets import told_apart

LEFT_OUT: Any = object()
"""Nothing was typed, and nothing need be."""

LONG_TEXT = 200
_INTEGER = re.compile(r"[+-]?[0-9]{1,18}")
_NUMBER = re.compile(r"[+-]?[0-9]{1,18}([.,][0-9]{1,18})?")


@dataclass(frozen=True)
class Slot:
    """A place for one value: what it may be, how it is called, and what holds when nothing is typed."""

    key: str
    kind: Kind
    label: str = ""
    help: str = ""
    default: JSON = REQUIRED
    optional: bool = False
    nullable: bool = False
    unit: str = ""

    @property
    def required(self) -> bool:
        return self.default is REQUIRED and not self.optional and not self.nullable


@dataclass
class Option:
    value: str
    label: str
    chosen: bool


@dataclass
class Box:
    """What ``components/box.html`` draws. ``look``: line, long, check, choice, choices, object, rows or hidden. ``groups``: all
    parts once more, where they stand in groups."""

    look: str
    name: str
    label: str
    help: str = ""
    unit: str = ""
    value: str = ""
    required: bool = False
    keyboard: str = ""
    options: list[Option] = field(default_factory=list)
    parts: list[Box] = field(default_factory=list)
    groups: list[Together] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    error: str = ""

    @property
    def id(self) -> str:
        return "box-" + re.sub(r"[^a-z0-9]+", "-", self.name.lower())

    @property
    def is_small(self) -> bool:
        return self.look in ("check", "choice", "hidden") or (self.look == "line" and bool(self.keyboard))


@dataclass(frozen=True)
class Together:
    """Parts of a box that stand together, under a heading of their own."""

    title: str
    parts: list[Box]


@dataclass
class Row:
    """One entry of a list or a map. ``is_offered``: it is empty, for one more entry."""

    name: str
    title: str
    parts: list[Box]
    is_offered: bool = False
    may_go: bool = True

    @property
    def is_line(self) -> bool:
        """Whether it is short enough to stand on one line."""
        shown = [part for part in self.parts if part.look != "hidden"]
        return len(shown) <= 3 and all(part.is_small for part in shown)

    @property
    def is_wrong(self) -> bool:
        return any(part.error or any(row.is_wrong for row in part.rows) for part in self.parts)


class Typed:
    """What stands in the boxes, by name: several values where several boxes can be ticked."""

    def __init__(self, entries: Mapping[str, list[str]] | None = None) -> None:
        self.entries = dict(entries or {})

    @classmethod
    def sent(cls, data: Any) -> Typed:
        """From a request's ``QueryDict``. NUL characters, which no text has, are dropped."""
        return cls({name: [value.replace("\0", "") for value in values] for name, values in data.lists()})

    def get(self, name: str) -> str:
        return (self.entries.get(name) or [""])[-1]

    def all(self, name: str) -> list[str]:
        return self.entries.get(name, [])

    def put(self, name: str, *values: str) -> None:
        self.entries[name] = list(values)

    def below(self, name: str) -> dict[str, list[str]]:
        """Everything typed into a row, without what belongs to the row itself."""
        start = f"{name}."
        return {
            key[len(start) :]: values
            for key, values in self.entries.items()
            if key.startswith(start) and "@" not in key[len(start) :] and any(values)
        }

    def write(self, slot: Slot, value: JSON, name: str) -> None:
        """Puts a value where its boxes are."""
        kind = slot.kind
        if isinstance(kind, Object):
            given = value if isinstance(value, dict) else {}
            for spec in specs(kind.shape):
                said = given.get(spec.key, None if spec.default is REQUIRED else spec.default)
                self.write(slot_of(spec), said, f"{name}.{spec.key}")
        elif isinstance(kind, MapOf):
            given = value if isinstance(value, dict) else {}
            keys = [*kind.known, *(key for key in given if key not in kind.known)]
            self.put(f"{name}.@rows", str(len(keys)))
            for place, key in enumerate(keys):
                self.put(f"{name}.{place}.@key", key)
                self.write_entry(kind.value, given.get(key), f"{name}.{place}")
        elif isinstance(kind, ListOf) and isinstance(kind.item, Text):
            self.put(name, "\n".join(value or ()))
        elif isinstance(kind, ListOf) and is_ticked(kind):
            self.put(name, *(code(item) for item in value or ()))
        elif isinstance(kind, ListOf):
            self.put(f"{name}.@rows", str(len(value or ())))
            for place, item in enumerate(value or ()):
                self.write_entry(kind.item, item, f"{name}.{place}")
        elif isinstance(kind, Boolean) and slot.default in (True, False, REQUIRED):
            self.put(name, *(["on"] if value else []))
        elif value is None:
            self.put(name, "")
        elif isinstance(kind, Boolean | Choice):
            self.put(name, code(value))
        elif isinstance(value, float):
            self.put(name, str(value).replace(".", decimal_sign()))
        else:
            self.put(name, str(value) if isinstance(value, str | int) else json.dumps(value))

    def write_entry(self, kind: Kind, value: JSON, name: str) -> None:
        """An entry of a list or a map: an object's boxes stand in the row, any other value in a box of its own."""
        whole = isinstance(kind, Object)
        self.write(Slot("value", kind), value, name if whole else f"{name}.value")


def code(value: JSON) -> str:
    """A choice as it stands in a form."""
    return {True: "yes", False: "no"}[value] if type(value) is bool else str(value)


def is_ticked(kind: ListOf) -> bool:
    """Whether a list is chosen from by ticking, rather than typed row by row."""
    return isinstance(kind.item, Choice) and kind.unique


def decimal_sign() -> str:
    return "." if (get_language() or "en").startswith("en") else ","


def slot_of(spec: Spec, label: str = "", help: str = "") -> Slot:
    return Slot(spec.key, spec.kind, label, help, spec.default, spec.optional, spec.nullable, spec.unit or "")


def typed_from(slots: Iterable[Slot], values: Mapping[str, JSON], below: str = "") -> Typed:
    """The boxes as they stand before anybody typed."""
    typed = Typed()
    for slot in slots:
        default = None if slot.default is REQUIRED else slot.default
        typed.write(slot, values.get(slot.key, default), below + slot.key)
    return typed


class Entry:
    """Reads what was typed into ``values`` and makes the boxes, with an error beside each that does not fit.

    ``judged=False`` is a form that nobody has sent yet: it shows no errors. ``errors`` are sentences by the box's name.
    """

    def __init__(
        self,
        slots: Iterable[Slot],
        typed: Typed,
        words: Words,
        *,
        rule: str | None = None,
        below: str = "",
        judged: bool = True,
    ) -> None:
        self.typed = typed
        self.words = words
        self.rule = rule
        self.judged = judged
        self.below = below
        self.errors: dict[str, str] = {}
        self.values: dict[str, JSON] = {}
        self.boxes: dict[str, Box] = {}
        for slot in slots:
            value, self.boxes[slot.key] = self.take(slot, below + slot.key)
            if value is not LEFT_OUT:
                self.values[slot.key] = value

    # --- One value

    def take(self, slot: Slot, name: str) -> tuple[JSON, Box]:
        kind = slot.kind
        if isinstance(kind, Object):
            return self.take_object(slot, kind, name)
        if isinstance(kind, MapOf):
            return self.take_map(slot, kind, name)
        if isinstance(kind, ListOf) and isinstance(kind.item, Text):
            return self.take_lines(slot, kind, name)
        if isinstance(kind, ListOf) and is_ticked(kind):
            return self.take_ticked(slot, kind, name)
        if isinstance(kind, ListOf):
            return self.take_list(slot, kind, name)
        if isinstance(kind, Boolean) and slot.default in (True, False, REQUIRED):
            ticked = bool(self.typed.all(name))
            return ticked, self.box("check", slot, name, value="on" if ticked else "")
        if isinstance(kind, Boolean | Choice):
            return self.take_choice(slot, kind, name)
        return self.take_line(slot, kind, name)

    def take_choice(self, slot: Slot, kind: Boolean | Choice, name: str) -> tuple[JSON, Box]:
        said = self.typed.get(name)
        known = {code(value): value for value in (kind.values if isinstance(kind, Choice) else (True, False))}
        box = self.box("choice", slot, name, value=said)
        box.options = [
            Option(coded, self.words.choice(value, slot.key), coded == said) for coded, value in known.items()
        ]
        if slot.default in (REQUIRED, None) or slot.nullable or said not in known:
            box.options.insert(0, Option("", "—", said == ""))
        if said == "":
            return self.nothing(slot, box), box
        return self.checked(kind, known.get(said, said), box), box

    def take_line(self, slot: Slot, kind: Kind, name: str) -> tuple[JSON, Box]:
        said = self.typed.get(name).replace("\r\n", "\n").strip()
        box = self.box("line", slot, name, value=said)
        schema = kind.schema()
        value: JSON = said
        match schema.get("type"):
            case "string":
                box.look = "long" if schema["maxLength"] > LONG_TEXT else "line"
                if said == "" and schema["minLength"] == 0:
                    return ("" if slot.default in (REQUIRED, "") else self.nothing(slot, box)), box
            case "integer" | "number" as number:
                least = schema.get("minimum", schema.get("exclusiveMinimum"))
                signless = "numeric" if number == "integer" else "decimal"
                box.keyboard = signless if least is not None and least >= 0 else "text"
                value = read_number(said)
            case _:
                box.look = "long"
                value = read_json(said)
        if said == "":
            return self.nothing(slot, box), box
        return self.checked(kind, value, box), box

    def take_lines(self, slot: Slot, kind: ListOf, name: str) -> tuple[JSON, Box]:
        """A list of texts, one a line."""
        said = self.typed.get(name)
        box = self.box("long", slot, name, value=said)
        box.help = box.help or pgettext("hint beside a box", "One a line.")
        lines = [line.strip() for line in said.splitlines() if line.strip()]
        return self.checked(kind, lines, box), box

    def take_ticked(self, slot: Slot, kind: ListOf, name: str) -> tuple[JSON, Box]:
        said = self.typed.all(name)
        assert isinstance(kind.item, Choice)
        known = {code(value): value for value in kind.item.values}
        box = self.box("choices", slot, name)
        box.options = [
            Option(coded, self.words.choice(value, slot.key), coded in said) for coded, value in known.items()
        ]
        return self.checked(kind, [known.get(coded, coded) for coded in said], box), box

    # --- Values in values

    def take_object(self, slot: Slot, kind: Object, name: str) -> tuple[JSON, Box]:
        box = self.box("object", slot, name)
        if (slot.optional or slot.default is None) and self.typed.below(name) == offered_row(kind):
            # Nobody wrote anything into it, so that what it asks for is not missing.
            quiet = Entry((), self.typed, self.words, rule=self.rule, judged=False)
            _nothing, box.parts = quiet.parts_of(kind, name)
            return LEFT_OUT, box
        before = len(self.errors)
        value, box.parts = self.parts_of(kind, name)
        if len(self.errors) > before:
            return value, box
        return self.checked(kind, value, box), box

    def parts_of(self, kind: Object, name: str) -> tuple[dict[str, JSON], list[Box]]:
        """Fields that exist beside certain values of another one are there only beside these."""
        found: dict[str, tuple[JSON, Box]] = {}
        said: dict[str, JSON] = {}
        asked = specs(kind.shape)
        for spec in sorted(asked, key=lambda spec: spec.when is not None):
            if not spec.exists_beside(said):
                continue
            slot = slot_of(spec, self.label(spec.key), self.words.help(spec.key, self.rule))
            value, _box = found[spec.key] = self.take(slot, f"{name}.{spec.key}")
            if value is not LEFT_OUT:
                said[spec.key] = value
        return said, [found[spec.key][1] for spec in asked if spec.key in found]

    def take_entry(self, kind: Kind, name: str, label: str) -> tuple[JSON, list[Box]]:
        if isinstance(kind, Object):
            return self.parts_of(kind, name)
        value, box = self.take(Slot("value", kind, label), f"{name}.value")
        return value, [box]

    def rows_sent(self, name: str, most: int) -> int:
        said = self.typed.get(f"{name}.@rows")
        return min(int(said), most + 5) if said.isdecimal() and len(said) < 6 else 0

    def take_list(self, slot: Slot, kind: ListOf, name: str) -> tuple[JSON, Box]:
        box = self.box("rows", slot, name)
        offered = offered_row(kind.item)
        value: list[JSON] = []
        before = len(self.errors)
        for place in range(self.rows_sent(name, kind.most)):
            row = f"{name}.{place}"
            if self.typed.get(f"{row}.@gone") or self.typed.below(row) == offered:
                continue
            said, parts = self.take_entry(kind.item, row, slot.label)
            value.append(said)
            box.rows.append(self.row(row, kind, said, parts))
        if len(self.errors) == before:
            self.checked(kind, value, box)
        self.renumber(box, name)
        for entry, title in zip(box.rows, told_apart(entry.title for entry in box.rows), strict=True):
            entry.title = title
        if len(box.rows) < kind.most:
            box.rows.append(self.offer(kind.item, name, len(box.rows), slot.label))
        box.value = str(len(box.rows))
        return value, box

    def take_map(self, slot: Slot, kind: MapOf, name: str) -> tuple[JSON, Box]:
        box = self.box("rows", slot, name)
        offered = offered_row(kind.value)
        value: dict[str, JSON] = {}
        before = len(self.errors)
        for place in range(self.rows_sent(name, kind.most + len(kind.known))):
            row = f"{name}.{place}"
            key = self.typed.get(f"{row}.@key").strip()
            detail = " ".join(self.typed.get(f"{row}.@detail").split())
            if detail:
                key = f"{key}:{detail}" if key else detail
            if not key or self.typed.get(f"{row}.@gone"):
                continue
            said, parts = self.take_entry(kind.value, row, slot.label)
            is_known = key in kind.known
            if not is_known or self.typed.below(row) != offered:
                if key in value:
                    self.fail(RulesError("invalid-input", message_id="error-repeated"), box, row, key)
                value[key] = said
            shown = Row(row, self.title(key), [hidden(f"{row}.@key", key), *parts], may_go=not is_known)
            box.rows.append(shown)
        if len(self.errors) == before:
            self.checked(kind, value, box)
        self.renumber(box, name)
        if len(value) < kind.most:
            box.rows.append(self.offer(kind.value, name, len(box.rows), slot.label, kind))
        box.value = str(len(box.rows))
        return value, box

    # --- Rows

    def row(self, name: str, kind: ListOf, said: JSON, parts: list[Box]) -> Row:
        """An entry under its name. One that the system has a word for shows the word in place of the boxes that name it."""
        if kind.unique_by and isinstance(said, dict):
            word = f"skill-{said.get(kind.unique_by)}"
            if word in self.words:
                for part in parts:
                    key = part.name.rpartition(".")[2]
                    if key == kind.unique_by or key.startswith("label_"):
                        part.look = "hidden"
                return Row(name, self.words.text(word), parts)
        return Row(name, named(kind.item, said), parts)

    def renumber(self, box: Box, name: str) -> None:
        """Rows that went leave no gap: the boxes are named anew."""
        for place, row in enumerate(box.rows):
            new = f"{name}.{place}"
            if row.name != new:
                for part in row.parts:
                    rename(part, row.name, new)
                row.name = new

    def offer(self, kind: Kind, name: str, place: int, label: str, keys: MapOf | None = None) -> Row:
        row = f"{name}.{place}"
        blank = Typed()
        blank.write_entry(kind, None, row)
        quiet = Entry((), blank, self.words, rule=self.rule, judged=False)
        _value, parts = quiet.take_entry(kind, row, label)
        if keys:
            parts = [*self.key_boxes(keys, row), *parts]
        return Row(row, "", parts, is_offered=True, may_go=False)

    def key_boxes(self, keys: MapOf, row: str) -> list[Box]:
        detail = Box("line", f"{row}.@detail", pgettext("label of a box", "Name"))
        if not keys.known:
            return [detail]
        options = [Option("", "—", True), *(Option(key, self.title(key), False) for key in keys.known)]
        which = Box("choice", f"{row}.@key", pgettext("label of a box", "Which"), options=options)
        return [which, detail]

    def title(self, key: str) -> str:
        """A key of a map in words: before a colon one that the system knows, behind it the person's own."""
        head, _colon, tail = key.partition(":")
        said = self.words.first(f"skill-{head}", f"choice-{head}", default=head)
        return f"{said}: {tail.strip()}" if tail.strip() else said

    # --- Words and errors

    def label(self, key: str) -> str:
        slug = key.replace("_", "-")
        found = self.words.first(f"field-{self.rule}-{slug}", f"field-{slug}", default="")
        return found or self.words.first(
            f"sheet-{slug}", f"skill-{slug}", f"choice-{slug}", default=key.replace("_", " ")
        )

    def box(self, look: str, slot: Slot, name: str, value: str = "") -> Box:
        return Box(look, name, slot.label, slot.help, slot.unit, value, slot.required)

    def nothing(self, slot: Slot, box: Box) -> JSON:
        if slot.nullable and slot.default is not None:
            return None
        if slot.required:
            self.fail(RulesError("invalid-input", message_id=MISSING), box)
        return LEFT_OUT

    def checked(self, kind: Kind, value: JSON, box: Box) -> JSON:
        try:
            kind.read(value, box.name)
        except RulesError as error:
            self.fail(error, box)
        return value

    def fitting(self) -> dict[str, JSON]:
        """The values without those in which something does not fit."""
        wrong = {name.removeprefix(self.below).partition(".")[0] for name in self.errors}
        return {key: value for key, value in self.values.items() if key not in wrong}

    def fail(self, error: RulesError, box: Box, name: str = "", label: str = "") -> None:
        said = sentence(self.words, error, label or box.label, box.options)
        self.errors[name or box.name] = said
        if self.judged:
            box.error = said


def sentence(words: Words, error: RulesError, label: str, options: Iterable[Option] = ()) -> str:
    """What is wrong with a box, by the box's own label and the choices' own words."""
    said = dict(error.values)
    if "choices" in said and options:
        said["choices"] = ", ".join(option.label for option in options if option.value)
    message = error.message_id if error.message_id in words else f"error-{error.code}"
    return words.text(message, {**said, "field": label})


def read_number(said: str) -> JSON:
    """A whole number or a fraction, with a dot or a comma; what is neither stays text, for its kind to refuse."""
    plain = said.replace("\N{MINUS SIGN}", "-").replace("\N{NO-BREAK SPACE}", "")
    if _INTEGER.fullmatch(plain):
        return int(plain)
    if _NUMBER.fullmatch(plain):
        number = float(plain.replace(",", "."))
        return int(number) if number.is_integer() else number
    return said


def read_json(said: str) -> JSON:
    try:
        return json.loads(said, parse_constant=lambda name: name)
    except (ValueError, RecursionError):
        return said


def offered_row(kind: Kind) -> dict[str, list[str]]:
    """A row of a list or a map as it is offered, with the defaults of its boxes."""
    blank = Typed()
    blank.write_entry(kind, None, "row")
    return blank.below("row")


def hidden(name: str, value: str) -> Box:
    return Box("hidden", name, "", value=value)


def rename(box: Box, old: str, new: str) -> None:
    box.name = new + box.name[len(old) :]
    for part in box.parts:
        rename(part, old, new)
    for row in box.rows:
        row.name = new + row.name[len(old) :]
        for part in row.parts:
            rename(part, old, new)


NAMING = ("name", "title", "label", "key")


def named(kind: Kind, value: JSON) -> str:
    """What an entry of a list is called, where one of its fields says so."""
    if isinstance(kind, Object) and isinstance(value, dict):
        for key in NAMING:
            if isinstance(value.get(key), str) and value[key]:
                return str(value[key])
    return ""
