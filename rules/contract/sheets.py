"""A system's sheet and tables, as data: what characters are made of, and which rules read which field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .fields import JSON, REQUIRED, Kind

Values = Mapping[str, Any]
"""A sheet's values by field key, as JSON; fields that were never filled in are missing. Whoever knows the campaign adds its
changed switches as ``house_rules``."""

Source = str | Callable[[Values], JSON]
"""Where a rule's input comes from: a field's key (dots lead into objects: ``skills.climb.trained``), or a function."""


@dataclass(frozen=True)
class SheetField:
    """One value on the sheet. Its label is the word ``sheet-<key>``, with ``.help``.

    ``shown_from``: the field is not typed but shown, from a rule of the system: (rule id, {input: source}, outcome key).
    ``resource``: it goes up and down in play, against the field named (``fate_current`` against ``fate_max``).
    ``begins``: what holds of it while nothing was filled in, such as its maximum.
    ``beside``: the word that stands beside each of its parts or entries, such as the attribute of a skill: ``sheet-<word>``;
    ``grouped``: parts with one word stand together under it.
    ``used``: of an object, or of each entry of a list, the part that goes up and down in play and the part that it is held
    against: rounds, broken dice.
    """

    key: str
    kind: Kind | None
    default: JSON = None
    unit: str | None = None
    shown_from: tuple[str, Mapping[str, Source], str] | None = None
    resource: str | None = None
    begins: Source | None = None
    beside: Mapping[str, str] = field(default_factory=dict)
    grouped: bool = False
    used: tuple[str, str] | None = None


@dataclass(frozen=True)
class Group:
    """Fields that stand together, under the heading ``group-<key>``. ``compact``: also in the panel beside a scene."""

    key: str
    fields: tuple[SheetField, ...]
    compact: bool = False


@dataclass(frozen=True)
class Offer:
    """A check that a character can make: a rule with inputs filled from the sheet.

    ``key`` is unique in the system; ``label`` the word's id (``sheet-strength``, ``skill-climb``), ``detail`` the person's own
    words beside it (the field of a lore, the name of a weapon, see ``told_apart``). Inputs not named stay for the person to fill.
    ``needs``: a field that must be filled in for the offer to appear. ``entry``: of what list, and at which place, the entry stands
    that it is made of: ``weapons.0``.
    """

    key: str
    rule: str
    label: str
    fills: Mapping[str, Source]
    needs: str | None = None
    detail: str = ""
    entry: str = ""


@dataclass(frozen=True)
class Sheet:
    """What a character (or a vehicle) of the system is made of. ``offers`` are its checks; ``reads`` says for each other rule
    which inputs the sheet fills: ``{"carrying-limits": {"strength_bonus": "strength_bonus"}}``. ``own_offers`` makes the offers
    that depend on what stands on one sheet, such as its lores and weapons. ``stat_blocks`` are values to begin an NPC with, by how
    much of an opponent it is: the words ``block-<key>``. ``limits`` is a rule without dice, read from the sheet, that refuses what
    nobody may write on it."""

    groups: tuple[Group, ...]
    offers: tuple[Offer, ...] = ()
    reads: Mapping[str, Mapping[str, Source]] = field(default_factory=dict)
    own_offers: Callable[[Values], Iterable[Offer]] | None = None
    stat_blocks: Mapping[str, Mapping[str, JSON]] = field(default_factory=dict)
    limits: str | None = None

    def offers_for(self, values: Values) -> tuple[Offer, ...]:
        """All checks of one sheet: those that every character has, then its own."""
        return (*self.offers, *(self.own_offers(values) if self.own_offers else ()))

    def fields(self) -> dict[str, SheetField]:
        return {sheet_field.key: sheet_field for group in self.groups for sheet_field in group.fields}


@dataclass(frozen=True)
class Table:
    """A table to browse. Headings are the words ``column-<column>``, the title ``table-<key>``; a cell that is a kebab-case
    string is shown by its word ``choice-<cell>`` where there is one."""

    key: str
    columns: tuple[str, ...]
    rows: tuple[tuple[JSON, ...], ...]


def told_apart(names: Iterable[str]) -> list[str]:
    """What entries of a list are called, such that each name means one of them: the second Laspistol is ``Laspistol (2)``. What has
    no name is left without."""
    found: list[str] = []
    taken = set()
    for name in names:
        said, number = name, 1
        while said and (spelt := " ".join(said.split()).casefold()) in taken:
            number += 1
            said = f"{name} ({number})"
        if said:
            taken.add(spelt)
        found.append(said)
    return found


def look_up(values: Values, source: Source) -> JSON:
    """The value at a source, or ``REQUIRED`` where the sheet does not say."""
    if callable(source):
        return source(values)
    found: Any = values
    for part in source.split("."):
        if not isinstance(found, Mapping) or part not in found or found[part] is None:
            return REQUIRED
        found = found[part]
    return found


def fill(fills: Mapping[str, Source], values: Values) -> dict[str, JSON]:
    """The inputs that a sheet fills; what the sheet does not say is left out. Dotted inputs make nested objects."""
    inputs: dict[str, JSON] = {}
    for path, source in fills.items():
        value = look_up(values, source)
        if value is REQUIRED:
            continue
        target = inputs
        *parents, last = path.split(".")
        for parent in parents:
            target = target.setdefault(parent, {})
        target[last] = value
    return inputs
