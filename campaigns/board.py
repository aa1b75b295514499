"""A small map for the rules on a grid, written as one sees it: a line for each row, a sign for each square, a capital for each
creature.

What was typed or clicked stands in the address as ``map`` and ``squares.<input>``. The inputs of the rule are written from these,
so that nobody numbers rows or writes coordinates by hand. A letter in several squares side by side is one big creature.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from rules.contract import Rule
from rules.contract.fields import ListOf, Object, Spec, Text, specs
from rules.entry import Box, Option, Typed, offered_row

GRID = "grid"
NAMED = ("creature", "mover", "actor", "target")
EXAMPLE = "........\n........\n..A..X..\n........\n........\n........"
OPEN = "."
SIZES = {2: "large", 3: "huge", 4: "gargantuan", 6: "colossal"}
LAST_OF_ONE_SIDE = "M"
_SQUARE = re.compile(r"\(?\s*(-?\d{1,3})\s*,\s*(-?\d{1,3})(?:\s*,\s*(-?\d{1,3}))?\s*\)?")


def grounds() -> list[tuple[str, str]]:
    """The signs for what a square is, each with its name."""
    return [
        (OPEN, _("open ground")),
        ("#", _("wall")),
        ("%", _("obstacle, 1 square high")),
        ("~", _("difficult ground, twice the cost")),
        ("=", _("four times the cost")),
        ("^", _("eight times the cost")),
        ("*", _("difficult, in the air too")),
        ("w", _("water")),
        ("/", _("to be climbed")),
        ("s", _("soil")),
        ("r", _("rock")),
        ("n", _("narrow")),
    ]


def has_map(rule: Rule) -> bool:
    return any(spec.key == GRID and isinstance(spec.kind, Object) for spec in rule.fields)


def is_square(kind: Any) -> bool:
    if isinstance(kind, ListOf):
        return False
    schema = kind.schema()
    return bool(schema.get("type") == "array" and schema.get("items", {}).get("type") == "integer")


@dataclass(frozen=True)
class Brush:
    """What a click on a square puts there: a sign, a creature's letter, or a square into the box ``into``."""

    value: str
    label: str
    into: str = ""


class Board:
    """``data``: the query string."""

    def __init__(self, rule: Rule, data: Mapping[str, str]) -> None:
        self.rule = rule
        self.data = data

    @cached_property
    def text(self) -> str:
        said = str(self.data.get("map", EXAMPLE)).replace("\r\n", "\n")
        rows = [row.strip() for row in said.split("\n")]
        return "\n".join(row for row in rows if row)[:4000]

    @cached_property
    def rows(self) -> list[str]:
        rows = self.text.split("\n") if self.text else []
        width = max((len(row) for row in rows), default=0)
        return [row.ljust(width, OPEN) for row in rows]

    @cached_property
    def places(self) -> dict[str, list[tuple[int, int]]]:
        """Where each letter stands, the north-west square first."""
        found: dict[str, list[tuple[int, int]]] = {}
        for y, row in enumerate(self.rows):
            for x, sign in enumerate(row):
                if "A" <= sign <= "Z":
                    found.setdefault(sign, []).append((x, y))
        return dict(sorted(found.items()))

    @property
    def letters(self) -> list[str]:
        return list(self.places)

    @cached_property
    def square_inputs(self) -> list[Spec]:
        """The inputs that are squares, one or several."""
        return [
            spec
            for spec in self.rule.fields
            if is_square(spec.kind) or (isinstance(spec.kind, ListOf) and is_square(spec.kind.item))
        ]

    def typed_squares(self, key: str) -> list[list[int]]:
        said = str(self.data.get(f"squares.{key}", ""))
        return [[int(number) for number in match if number] for match in _SQUARE.findall(said)][:200]

    # --- Into the rule's inputs

    def write(self, typed: Typed) -> None:
        """Writes the boxes that the map answers. What was said of a creature in its own boxes stays."""
        typed.put("inputs.grid.rows", "\n".join(re.sub(r"[A-Z]", OPEN, row) for row in self.rows))
        typed.put("inputs.grid.width", str(max((len(row) for row in self.rows), default=0)))
        typed.put("inputs.grid.height", str(len(self.rows)))
        if not typed.get("inputs.grid.gravity"):
            typed.put("inputs.grid.gravity", "normal")
        self.write_creatures(typed)
        for spec in self.rule.fields:
            name = f"inputs.{spec.key}"
            if spec.key in NAMED and not typed.get(name) and spec.required:
                typed.put(name, self.usual(spec.key))
            elif isinstance(spec.kind, ListOf) and isinstance(spec.kind.item, Text):
                typed.put(name, "\n".join(typed.all(name)))
        for spec in self.square_inputs:
            self.write_squares(typed, spec)

    def usual(self, key: str) -> str:
        """Who is meant where nobody is named: the first one, and as a target the first of the others."""
        others = [letter for letter in self.letters if letter > LAST_OF_ONE_SIDE]
        return next(iter(others if key == "target" else self.letters), "")

    def write_creatures(self, typed: Typed) -> None:
        kind = next(spec.kind for spec in self.rule.fields if spec.key == GRID)
        assert isinstance(kind, Object)
        creatures = next(spec.kind for spec in specs(kind.shape) if spec.key == "creatures")
        assert isinstance(creatures, ListOf)
        below = "inputs.grid.creatures"
        count = typed.get(f"{below}.@rows")
        said = [typed.below(f"{below}.{place}") for place in range(int(count) if count.isdecimal() else 0)][
            :60
        ]
        known = {entry["id"][-1]: entry for entry in said if entry.get("id")}
        for name in [name for name in typed.entries if name.startswith(f"{below}.")]:
            del typed.entries[name]
        typed.put(f"{below}.@rows", str(len(self.places)))
        for place, (letter, squares) in enumerate(self.places.items()):
            entry = known.get(letter)
            if entry is None:
                entry = dict(offered_row(creatures.item))
                entry["side"] = ["1" if letter <= LAST_OF_ONE_SIDE else "2"]
                entry["size"] = [SIZES.get(side_of(squares), "medium")]
            level = json_numbers(entry.get("square", [""])[-1])[2:3]
            for key, values in {**entry, "id": [letter]}.items():
                typed.put(f"{below}.{place}.{key}", *values)
            typed.put(f"{below}.{place}.square", json.dumps([*squares[0], *level]))

    def write_squares(self, typed: Typed, spec: Spec) -> None:
        name = f"inputs.{spec.key}"
        squares = self.typed_squares(spec.key)
        if not isinstance(spec.kind, ListOf):
            typed.put(name, json.dumps(squares[-1]) if squares else "")
            return
        mover = typed.get("inputs.mover")
        if squares and mover in self.places and squares[0][:2] != list(self.places[mover][0]):
            squares.insert(0, [*self.places[mover][0], *squares[0][2:]])
        typed.put(f"{name}.@rows", str(len(squares)))
        for place, square in enumerate(squares):
            typed.put(f"{name}.{place}.value", json.dumps(square))

    # --- Boxes

    def boxes(self, boxes: Mapping[str, Box]) -> list[Box]:
        """The rule's boxes without the map itself; squares as one line, creatures by their letters."""
        shown = []
        squares = {spec.key for spec in self.square_inputs}
        for key, box in boxes.items():
            if key == GRID:
                continue
            if key in squares:
                shown.append(self.line_of_squares(key, box))
            elif key in NAMED:
                shown.append(self.choice_of_letters(box, box.look != "choices"))
            elif box.look == "long" and self.is_list_of_names(key):
                shown.append(self.choice_of_letters(box, one=False))
            else:
                shown.append(box)
        return shown

    def is_list_of_names(self, key: str) -> bool:
        spec = next(spec for spec in self.rule.fields if spec.key == key)
        return isinstance(spec.kind, ListOf) and isinstance(spec.kind.item, Text)

    def line_of_squares(self, key: str, box: Box) -> Box:
        said = " ".join(",".join(map(str, square)) for square in self.typed_squares(key))
        errors = [box.error, *(part.error for row in box.rows for part in row.parts)]
        hint = _("Column and row, counted from 0: 3,2. Click on the map with “%(name)s” chosen, or type.")
        return Box(
            "line",
            f"squares.{key}",
            box.label,
            hint % {"name": box.label},
            value=said,
            required=box.required,
            error=next((error for error in errors if error), ""),
        )

    def choice_of_letters(self, box: Box, one: bool) -> Box:
        chosen = box.value.split("\n") if box.value else []
        options = [Option(letter, letter, letter in chosen) for letter in self.letters]
        if one and not (box.required and options):
            options.insert(0, Option("", "—", not chosen))
        look = "choice" if one else "choices"
        typed = box.help == pgettext("hint beside a box", "One a line.")
        return Box(look, box.name, box.label, "" if typed else box.help, options=options, error=box.error)

    def more(self, box: Box) -> list[Box]:
        """Of the map's own boxes those that it does not answer: gravity, and each creature's size, arms and state."""
        shown = []
        for part in box.parts:
            key = part.name.rpartition(".")[2]
            if key == "creatures":
                part.rows = [row for row in part.rows if not row.is_offered]
                for row in part.rows:
                    for inner in row.parts:
                        if inner.name.endswith(".id"):
                            inner.look = "hidden"
                    row.parts = [inner for inner in row.parts if not inner.name.endswith(".square")]
                    row.may_go = False
                shown.append(part)
            elif key == "gravity":
                shown.insert(0, part)
        return shown

    def brushes(self, boxes: Iterable[Box]) -> list[Brush]:
        """What can be put on a square with a click."""
        labels = {box.name: box.label for box in boxes}
        letters = sorted({*self.letters, "A", "B", "X", "Y"})
        return [
            *(
                Brush("", labels[f"squares.{spec.key}"], f"squares.{spec.key}")
                for spec in self.square_inputs
                if f"squares.{spec.key}" in labels
            ),
            *(Brush(letter, letter) for letter in letters),
            *(Brush(sign, f"{sign} {name}") for sign, name in grounds()),
        ]


def side_of(squares: list[tuple[int, int]]) -> int:
    """How wide the block of squares is that a letter fills."""
    return 1 + max(x for x, _y in squares) - min(x for x, _y in squares)


def json_numbers(said: str) -> list[int]:
    try:
        found = json.loads(said)
    except (ValueError, RecursionError):
        return []
    return [one for one in found if type(one) is int] if isinstance(found, list) else []
