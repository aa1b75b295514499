"""A sheet's values compared, put together and told in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.formats import localize

from rules.contract import JSON, Sheet, SheetField, Words
from rules.contract.fields import REQUIRED, Kind, ListOf, MapOf, Object, Spec, Text, specs
from rules.contract.sheets import told_apart
from rules.entry import NAMING

NOTHING: Any = object()
DASH = "—"


def filled(kind: Kind, value: JSON) -> JSON:
    """The value with the defaults of everything that it leaves out, at any depth: what the rules will read."""
    if isinstance(kind, Object) and isinstance(value, dict):
        full: dict[str, JSON] = {}
        for spec in specs(kind.shape):
            if spec.key in value:
                said = value[spec.key]
                full[spec.key] = None if said is None else filled(spec.kind, said)
            elif spec.default is not REQUIRED and spec.exists_beside(value):
                full[spec.key] = None if spec.default is None else filled(spec.kind, spec.default)
        return full
    if isinstance(kind, ListOf) and isinstance(value, list):
        return [filled(kind.item, item) for item in value]
    if isinstance(kind, MapOf) and isinstance(value, dict):
        return {key: filled(kind.value, item) for key, item in value.items()}
    return value


def typed_fields(sheet: Sheet) -> dict[str, tuple[SheetField, Kind]]:
    """The fields that people fill in, with their kinds."""
    return {key: (field, field.kind) for key, field in sheet.fields().items() if field.kind is not None}


def whole(sheet: Sheet, values: Mapping[str, JSON]) -> dict[str, JSON]:
    """All typed values of a sheet, defaults included."""
    return {
        key: filled(kind, values.get(key, field.default))
        for key, (field, kind) in typed_fields(sheet).items()
    }


# --- Differences


@dataclass(frozen=True)
class Difference:
    """One value before and after, in words. ``is_text``: only somebody's words changed, no number and no choice."""

    label: str
    before: str
    after: str
    is_text: bool = False

    def __str__(self) -> str:
        return f"{self.label}: {self.before or DASH} → {self.after or DASH}"


def differences(
    sheet: Sheet, old: Mapping[str, JSON], new: Mapping[str, JSON], words: Words
) -> list[Difference]:
    """What has changed from one state of a sheet to another, field by field in the order of the sheet."""
    before, after = whole(sheet, old), whole(sheet, new)
    found: list[Difference] = []
    for key, (field, kind) in typed_fields(sheet).items():
        if before[key] != after[key]:
            label = sheet_label(words, key)
            found += _compare(kind, before[key], after[key], label, key, words, field.unit)
    return found


def _compare(
    kind: Kind, old: JSON, new: JSON, label: str, key: str, words: Words, unit: str | None
) -> Iterator[Difference]:
    if old == new:
        return
    if isinstance(kind, Object) and isinstance(old, dict) and isinstance(new, dict):
        for spec in specs(kind.shape):
            inner = f"{label} · {part_label(words, spec.key)}"
            yield from _compare(
                spec.kind, old.get(spec.key), new.get(spec.key), inner, spec.key, words, spec.unit
            )
    elif isinstance(kind, MapOf) and isinstance(old, dict) and isinstance(new, dict):
        for entry in [*old, *(entry for entry in new if entry not in old)]:
            yield from _compare_entries(
                kind.value,
                old.get(entry, NOTHING),
                new.get(entry, NOTHING),
                label,
                key_title(words, entry),
                words,
            )
    elif isinstance(kind, ListOf) and isinstance(old, list) and isinstance(new, list):
        yield from _compare_lists(kind, old, new, label, key, words)
    else:
        before, after = (told(kind, value, words, key, unit) for value in (old, new))
        yield Difference(label, before, after, isinstance(kind, Text))


def _compare_lists(
    kind: ListOf, old: list[JSON], new: list[JSON], label: str, key: str, words: Words
) -> Iterator[Difference]:
    if not isinstance(kind.item, Object):
        is_text = isinstance(kind.item, Text)
        gone, come = _without(old, new), _without(new, old)
        before, after = (
            ", ".join(told(kind.item, item, words, key) for item in items) for items in (gone, come)
        )
        yield Difference(label, before, after, is_text)
        return
    entries_before, entries_after = _by_name(kind, old, words), _by_name(kind, new, words)
    for name in [*entries_before, *(name for name in entries_after if name not in entries_before)]:
        was, before = entries_before.get(name, ("", NOTHING))
        title, after = entries_after.get(name, (was, NOTHING))
        yield from _compare_entries(kind.item, before, after, label, title or str(name), words)


def _compare_entries(
    kind: Kind, old: JSON, new: JSON, label: str, title: str, words: Words
) -> Iterator[Difference]:
    if old is NOTHING or new is NOTHING:
        before, after = (
            "" if value is NOTHING else told(kind, value, words) or title for value in (old, new)
        )
        yield Difference(f"{label} · {title}", before, after)
    else:
        yield from _compare(kind, old, new, f"{label} · {title}", "", words, None)


def _without(these: list[JSON], those: list[JSON]) -> list[JSON]:
    left = list(those)
    found = []
    for item in these:
        if item in left:
            left.remove(item)
        else:
            found.append(item)
    return found


def _by_name(kind: ListOf, items: list[JSON], words: Words) -> dict[Any, tuple[str, JSON]]:
    """Entries with their titles by what they are called, or by their place where they have no names."""
    key = kind.unique_by or next((name for name in NAMING if all(item.get(name) for item in items)), None)
    names: Iterable[Any] = range(1, len(items) + 1)
    if key:
        names = told_apart(str(item[key]) for item in items)
    titles = told_apart(entry_title(words, item) for item in items)
    return dict(zip(names, zip(titles, items, strict=True), strict=True))


# --- Two people change one sheet


def merged(base: JSON, theirs: JSON, mine: JSON, path: str = "") -> tuple[JSON, list[str]]:
    """What both have changed, put together, and the paths where they differ; there ``mine`` stands."""
    if _same(mine, base) or _same(mine, theirs):
        return theirs, []
    if _same(theirs, base):
        return mine, []
    if isinstance(theirs, dict) and isinstance(mine, dict):
        before = base if isinstance(base, dict) else {}
        found: dict[str, JSON] = {}
        clashes: list[str] = []
        for key in [*theirs, *(key for key in mine if key not in theirs)]:
            values = (before.get(key, NOTHING), theirs.get(key, NOTHING), mine.get(key, NOTHING))
            value, below = merged(*values, f"{path}.{key}" if path else key)
            clashes += below
            if value is not NOTHING:
                found[key] = value
        return found, clashes
    return mine, [path]


def _same(one: JSON, other: JSON) -> bool:
    """Python takes True for 1."""
    return type(one) is type(other) and bool(one == other)


# --- Words


def sheet_label(words: Words, key: str) -> str:
    slug = key.replace("_", "-")
    return words.first(f"sheet-{slug}", f"field-{slug}", f"outcome-{slug}", default=key.replace("_", " "))


def part_label(words: Words, key: str) -> str:
    slug = key.replace("_", "-")
    return words.first(
        f"field-{slug}", f"sheet-{slug}", f"skill-{slug}", f"choice-{slug}", default=key.replace("_", " ")
    )


def key_title(words: Words, key: str) -> str:
    """A key of a map in words: before a colon one that the system knows, behind it the person's own."""
    head, _colon, tail = key.partition(":")
    said = words.first(f"skill-{head}", f"choice-{head}", default=head)
    return f"{said}: {tail.strip()}" if tail.strip() else said


def entry_title(words: Words, value: JSON) -> str:
    """What an entry of a list is called: a word of the system, the table's own in the reader's language, or its name."""
    if not isinstance(value, dict):
        return ""
    key = value.get("key")
    if isinstance(key, str) and f"skill-{key}" in words:
        return words.text(f"skill-{key}")
    for name in (f"label_{words.language}", *NAMING):
        if isinstance(value.get(name), str) and value[name]:
            return key_title(words, value[name]) if name == "key" else str(value[name])
    return ""


def told(kind: Kind | None, value: JSON, words: Words, key: str = "", unit: str | None = None) -> str:
    """A value in words; empty where there is none."""
    if value is None or value is NOTHING or value == "":
        return ""
    if isinstance(value, bool):
        return words.choice(value)
    if isinstance(value, int | float):
        number = localize(value, use_l10n=True).replace("-", "\N{MINUS SIGN}")
        return number if not unit else f"{number}{'' if unit == 'D' else chr(0xA0)}{unit}"
    if isinstance(value, str):
        return value if isinstance(kind, Text) or not (kind or key) else words.choice(value, key)
    if isinstance(value, list):
        item = kind.item if isinstance(kind, ListOf) else None
        return ", ".join(told(item, entry, words, key) for entry in value)
    if isinstance(kind, MapOf):
        return "; ".join(
            f"{key_title(words, entry)} ({told(kind.value, item, words)})" for entry, item in value.items()
        )
    return told_object(kind if isinstance(kind, Object) else None, value, words)


def told_object(kind: Object | None, value: Mapping[str, JSON], words: Words) -> str:
    """An object as "Name (what else it says)": what is nought, no, or as by default is left out."""
    title = entry_title(words, value)
    rest = ", ".join(details(kind, value, words))
    return f"{title} ({rest})" if title and rest else title or rest


def details(kind: Object | None, value: Mapping[str, JSON], words: Words) -> list[str]:
    """What an entry says beside its name."""
    by_key: dict[str, Spec] = {spec.key: spec for spec in specs(kind.shape)} if kind else {}
    named = _naming_keys(value)
    found = []
    if {"dice_count", "dice_sides"} <= value.keys():
        named |= {"dice_count", "dice_sides", "bonus"}
        found.append(dice_told(value["dice_count"], value["dice_sides"], value.get("bonus") or 0))
    for key, item in value.items():
        spec = by_key.get(key)
        if key in named or item in (None, False, "", 0, [], {}):
            continue
        if spec is not None and spec.default is not REQUIRED and item == spec.default:
            continue
        label = part_label(words, key)
        if item is True:
            found.append(label)
            continue
        said = told(spec.kind if spec else None, item, words, key, spec.unit if spec else None)
        if said:
            found.append(said if isinstance(item, str) else f"{label} {said}")
    return found


def dice_told(count: int, sides: int, bonus: int) -> str:
    """Damage as one says it: "1d10+3"."""
    return f"{count}d{sides}" + (f"{bonus:+d}".replace("-", "\N{MINUS SIGN}") if bonus else "")


def _naming_keys(value: Mapping[str, JSON]) -> set[str]:
    if isinstance(value.get("name"), str) and value["name"]:
        return {"name", "key"}
    if isinstance(value.get("key"), str) and value["key"]:
        return {"key", "label_en", "label_es", "label_it"}
    return {name for name in NAMING if isinstance(value.get(name), str)}
