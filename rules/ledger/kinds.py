"""Kinds of JSON value, as small functions that raise ``WrongForm``: what the forms of entries and files are put together from."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable

from rules.contract import JSON

LARGEST = 2**53 - 1
DEEPEST = 32
LONGEST_KEY = 64
LONGEST_STRING = 512

_KEBAB = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_TIME = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z")

# Checks a value; the second argument is its dotted path, for the sentence that says what is wrong.
Kind = Callable[[JSON, str], None]


class WrongForm(ValueError):
    """A value that is not of the form that section 2 gives. The text is a sentence for a person."""


def hexadecimal(size: int) -> Kind:
    """So many bytes as lower-case hex."""
    form = re.compile(rf"[0-9a-f]{{{2 * size}}}")

    def kind(value: JSON, path: str) -> None:
        if type(value) is not str or not form.fullmatch(value):
            raise WrongForm(f"{path} is not {size} bytes in lower-case hex")

    return kind


id16 = hexadecimal(16)
hash32 = hexadecimal(32)
signature64 = hexadecimal(64)


def count(value: JSON, path: str) -> None:
    if type(value) is not int or not 0 <= value <= LARGEST:
        raise WrongForm(f"{path} is not a whole number from 0")


def boolean(value: JSON, path: str) -> None:
    if type(value) is not bool:
        raise WrongForm(f"{path} is neither true nor false")


def kebab(value: JSON, path: str) -> None:
    if type(value) is not str or len(value) > LONGEST_STRING or not _KEBAB.fullmatch(value):
        raise WrongForm(f"{path} is not a kebab-case word")


def line(value: JSON, path: str) -> None:
    """Printable ASCII."""
    if type(value) is not str or len(value) > LONGEST_STRING or not (value.isascii() and value.isprintable()):
        raise WrongForm(f"{path} is not a text of at most {LONGEST_STRING} printable ASCII characters")


def text(value: JSON, path: str) -> None:
    """A person's words, any Unicode. Only openings hold such."""
    if type(value) is not str:
        raise WrongForm(f"{path} is not a text")


def time(value: JSON, path: str) -> None:
    found = _TIME.fullmatch(value) if type(value) is str else None
    try:
        if found:
            datetime.date.fromisoformat(found[1])
            return
    except ValueError:  # the thirtieth of February
        pass
    raise WrongForm(f"{path} is not a time such as 2026-11-30T10:01:00Z")


def one_of(*choices: JSON) -> Kind:
    def kind(value: JSON, path: str) -> None:
        # The type is compared too, for in Python 1 equals true.
        if not any(type(value) is type(choice) and value == choice for choice in choices):
            raise WrongForm(f"{path} is not {' or '.join(map(str, choices))}")

    return kind


def or_null(other: Kind) -> Kind:
    def kind(value: JSON, path: str) -> None:
        if value is not None:
            other(value, path)

    return kind


def list_of(item: Kind, most: int | None = None) -> Kind:
    def kind(value: JSON, path: str) -> None:
        if type(value) is not list:
            raise WrongForm(f"{path} is not a list")
        if most is not None and len(value) > most:
            raise WrongForm(f"{path} has more than {most} items")
        for position, found in enumerate(value):
            item(found, f"{path}.{position}")

    return kind


def map_of(key: Kind, item: Kind) -> Kind:
    """An object with any number of keys, each of one kind."""

    def kind(value: JSON, path: str) -> None:
        an_object(value, path)
        for name, found in value.items():
            key(name, f"a key of {path}")
            item(found, f"{path}.{name}")

    return kind


def object_with(**kinds: Kind) -> Kind:
    """An object with exactly these keys."""

    def kind(value: JSON, path: str) -> None:
        an_object(value, path)
        if value.keys() != kinds.keys():
            for key in value:
                if key not in kinds:
                    raise WrongForm(f"{path} has the unknown key {key[:LONGEST_KEY]!r}")
            for key in kinds:
                if key not in value:
                    raise WrongForm(f"{path} has no {key!r}")
        for key, kind_of_key in kinds.items():
            kind_of_key(value[key], f"{path}.{key}")

    return kind


def anything(value: JSON, path: str) -> None:
    """For what is looked into elsewhere."""


def an_object(value: JSON, path: str) -> None:
    if type(value) is not dict:
        raise WrongForm(f"{path} is not an object")


def entry_json(value: JSON, path: str, depth: int = 1) -> None:
    """JSON as section 2.1 allows it in entries, at any depth. Where fractions may not stand, the key's own kind refuses them.

    Every entry goes through it, so what is plainly good is passed over without a call, or a path, of its own.
    """
    found = type(value)
    if found is dict or found is list:
        if depth > DEEPEST:
            raise WrongForm(f"{path} is nested more than {DEEPEST} deep")
        if found is list:
            for item in value:
                if not _is_plainly_good(item):
                    entry_json(item, path, depth + 1)
            return
        for key, item in value.items():
            if (
                type(key) is not str
                or not 1 <= len(key) <= LONGEST_KEY
                or not (key.isascii() and key.isprintable())
            ):
                raise WrongForm(f"a key of {path} is not 1 to {LONGEST_KEY} printable ASCII characters")
            if key == "label" and type(item) is str:
                kebab(item, f"{path}.label")
            elif not _is_plainly_good(item):
                entry_json(item, f"{path}.{key}", depth + 1)
    elif found is str:
        line(value, path)
    elif found is int or found is float:
        if not -LARGEST <= value <= LARGEST:  # also true for NaN
            raise WrongForm(f"{path} is a number beyond 2**53 - 1")
    elif value is not None and found is not bool:
        raise WrongForm(f"{path} is no JSON value")


def _is_plainly_good(value: JSON) -> bool:
    found = type(value)
    if found is str:
        return len(value) <= LONGEST_STRING and value.isascii() and value.isprintable()
    return value is None or found is bool or (found is int and -LARGEST <= value <= LARGEST)
