"""What a rule asks for: frozen dataclasses whose fields know their range, and from which JSON Schema and forms are made.

    @asks
    class SkillTest:
        score: int = asked(Integer(0, 200))
        modifiers: tuple[Modifier, ...] = asked(ListOf(Modifier, most=50), default=[])

``read(SkillTest, {"score": 45}, "inputs")`` gives the dataclass or raises ``invalid-input`` with the dotted path of what is wrong.
Nothing is silently ignored or converted: an unknown key, a ``true`` for a number and a fraction for an integer are errors.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Iterable, Mapping
from typing import Any, dataclass_transform

from .errors import MISSING, invalid

JSON = Any
REQUIRED: Any = object()


class Kind:
    """What one value may be: ``read`` checks a JSON value and gives what rules work with, ``schema`` is its JSON Schema."""

    def read(self, value: JSON, path: str) -> Any:
        raise NotImplementedError

    def schema(self) -> dict[str, JSON]:
        raise NotImplementedError


@dataclasses.dataclass(frozen=True)
class Integer(Kind):
    """A JSON number written without a fraction, in the closed range. ``true`` is none."""

    least: int
    most: int

    def read(self, value: JSON, path: str) -> int:
        if type(value) is not int:
            raise invalid(path, "error-not-an-integer", least=self.least, most=self.most)
        if not self.least <= value <= self.most:
            raise invalid(path, "error-out-of-range", least=self.least, most=self.most)
        return value

    def schema(self) -> dict[str, JSON]:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


@dataclasses.dataclass(frozen=True)
class Number(Kind):
    """Any finite JSON number in the closed range."""

    least: float
    most: float

    def read(self, value: JSON, path: str) -> int | float:
        if type(value) is not int and type(value) is not float:
            raise invalid(path, "error-not-a-number", least=self.least, most=self.most)
        if not self.least <= value <= self.most:  # also false for NaN
            raise invalid(path, "error-out-of-range", least=self.least, most=self.most)
        return value

    def schema(self) -> dict[str, JSON]:
        return {"type": "number", "minimum": self.least, "maximum": self.most}


@dataclasses.dataclass(frozen=True)
class Boolean(Kind):
    def read(self, value: JSON, path: str) -> bool:
        if type(value) is not bool:
            raise invalid(path, "error-not-a-boolean")
        return value

    def schema(self) -> dict[str, JSON]:
        return {"type": "boolean"}


class Choice(Kind):
    """One of the listed values, mostly kebab-case strings; their labels are the words ``choice-…``."""

    def __init__(self, *values: str | int | bool) -> None:
        self.values = values
        self._known = frozenset((type(value), value) for value in values)

    def read(self, value: JSON, path: str) -> Any:
        try:
            if (type(value), value) in self._known:
                return value
        except TypeError:  # a list or an object
            pass
        raise invalid(path, "error-not-a-choice", choices=", ".join(str(known) for known in self.values))

    def schema(self) -> dict[str, JSON]:
        return {"enum": list(self.values)}


@dataclasses.dataclass(frozen=True)
class Text(Kind):
    """A string of so many characters (Unicode code points)."""

    most: int = 80
    least: int = 1

    def read(self, value: JSON, path: str) -> str:
        if type(value) is not str:
            raise invalid(path, "error-not-a-text")
        if not self.least <= len(value) <= self.most:
            raise invalid(path, "error-text-length", least=self.least, most=self.most, count=len(value))
        return value

    def schema(self) -> dict[str, JSON]:
        return {"type": "string", "minLength": self.least, "maxLength": self.most}


class ListOf(Kind):
    """A JSON array, read as a tuple. ``unique``: no value twice; ``unique_by``: no two items with the same value of that key."""

    def __init__(
        self,
        item: Kind | type,
        *,
        most: int,
        least: int = 0,
        unique: bool = False,
        unique_by: str | None = None,
    ) -> None:
        self.item = as_kind(item)
        self.least = least
        self.most = most
        self.unique = unique
        self.unique_by = unique_by

    def read(self, value: JSON, path: str) -> tuple[Any, ...]:
        if type(value) is not list:
            raise invalid(path, "error-not-a-list")
        if not self.least <= len(value) <= self.most:
            raise invalid(path, "error-list-length", least=self.least, most=self.most)
        read = self.item.read
        items = tuple([read(item, f"{path}.{position}") for position, item in enumerate(value)])
        if self.unique:
            self._refuse_repeated(items, path, "")
        elif self.unique_by:
            self._refuse_repeated(
                [getattr(item, self.unique_by) for item in items], path, f".{self.unique_by}"
            )
        return items

    @staticmethod
    def _refuse_repeated(values: Iterable[Any], path: str, below: str) -> None:
        seen = set()
        for position, value in enumerate(values):
            if value in seen:
                raise invalid(f"{path}.{position}{below}", "error-repeated")
            seen.add(value)

    def schema(self) -> dict[str, JSON]:
        schema: dict[str, JSON] = {"type": "array", "items": self.item.schema(), "maxItems": self.most}
        if self.least:
            schema["minItems"] = self.least
        if self.unique:
            schema["uniqueItems"] = True
        return schema


class Object(Kind):
    """A JSON object with the keys of an ``@asks`` class and no others."""

    def __init__(self, shape: type) -> None:
        self.shape = shape

    def read(self, value: JSON, path: str) -> Any:
        return read(self.shape, value, path)

    def schema(self) -> dict[str, JSON]:
        return object_schema(self.shape)


@dataclasses.dataclass(frozen=True)
class MapOf(Kind):
    """A JSON object with free keys, each of the kind ``key``, and values of one kind. Read as a dict.

    ``known``: the keys that a form lists whether or not they have a value yet, each by its word as a choice.
    """

    key: Kind
    value: Kind
    most: int
    known: tuple[str, ...] = ()

    def read(self, value: JSON, path: str) -> dict[str, Any]:
        if type(value) is not dict:
            raise invalid(path, "error-not-an-object")
        if len(value) > self.most:
            raise invalid(path, "error-list-length", least=0, most=self.most)
        return {
            self.key.read(key, f"{path}.{key}"): self.value.read(item, f"{path}.{key}")
            for key, item in value.items()
        }

    def schema(self) -> dict[str, JSON]:
        return {
            "type": "object",
            "propertyNames": self.key.schema(),
            "additionalProperties": self.value.schema(),
            "maxProperties": self.most,
        }


@dataclasses.dataclass(frozen=True)
class JsonObject(Kind):
    """Any JSON object: the inputs of another rule, which that rule will read."""

    def read(self, value: JSON, path: str) -> dict[str, JSON]:
        if type(value) is not dict:
            raise invalid(path, "error-not-an-object")
        return value

    def schema(self) -> dict[str, JSON]:
        return {"type": "object"}


def as_kind(kind: Kind | type) -> Kind:
    return kind if isinstance(kind, Kind) else Object(kind)


@dataclasses.dataclass(frozen=True)
class Spec:
    """All that is known of one field. ``default`` is JSON, ``REQUIRED`` where there is none.

    ``when``: the key of another field and those of its values with which this one exists at all; ``when_left_out``: whether
    it exists when that other key is left out.
    """

    name: str
    key: str
    kind: Kind
    default: JSON
    optional: bool
    nullable: bool
    unit: str | None
    when: tuple[JSON, ...] | None = None
    when_left_out: bool = False

    @property
    def required(self) -> bool:
        """Whether it must be given, wherever it exists (see ``exists_beside``)."""
        return self.default is REQUIRED and not self.optional

    def exists_beside(self, given: Mapping[str, JSON]) -> bool:
        if self.when is None:
            return True
        other, *values = self.when
        return given[other] in values if other in given else self.when_left_out

    def schema(self) -> dict[str, JSON]:
        schema = self.kind.schema()
        if self.nullable:
            schema = {"anyOf": [schema, {"type": "null"}]}
        if self.default is not REQUIRED:
            schema["default"] = self.default
        if self.unit:
            schema["unit"] = self.unit
        return schema


def asked(
    kind: Kind | type,
    *,
    default: JSON = REQUIRED,
    optional: bool = False,
    nullable: bool = False,
    key: str | None = None,
    unit: str | None = None,
    when: tuple[JSON, ...] | None = None,
) -> Any:
    """A field of an ``@asks`` class.

    ``default``: the JSON value that holds when the key is left out. ``optional``: it may be left out and is then None (the rule
    derives it, or does without). ``nullable``: null may be said. ``key``: the JSON key where Python reserves the word.
    ``when=("option", "heal")``: it is asked for only when the field ``option`` is ``heal``, said or by default (more values
    may follow); otherwise the key is unknown and the field None.
    """
    metadata = {
        "asked": {
            "kind": as_kind(kind),
            "default": default,
            "optional": optional,
            "nullable": nullable,
            "unit": unit,
            "key": key,
            "when": when,
        }
    }
    if default is REQUIRED and not optional and not when:
        return dataclasses.field(metadata=metadata)
    value = None
    if default is not REQUIRED and default is not None and not when:
        value = as_kind(kind).read(default, "default")
    return dataclasses.field(default_factory=lambda: value, metadata=metadata)


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(asked,))
def asks[T](shape: type[T]) -> type[T]:
    """Makes a frozen, keyword-only dataclass of a class whose fields are all made by ``asked``.

    Classes may inherit; forms show a class's own fields first, then those of its bases from left to right.
    """
    shape = dataclasses.dataclass(frozen=True, kw_only=True)(shape)
    order = [name for owner in shape.__mro__ for name in inspect.get_annotations(owner)]
    specs = []
    for field in sorted(dataclasses.fields(shape), key=lambda field: order.index(field.name)):  # type: ignore[arg-type]
        said = field.metadata["asked"]
        specs.append(
            Spec(
                field.name,
                said["key"] or field.name,
                said["kind"],
                said["default"],
                said["optional"],
                said["nullable"],
                said["unit"],
                said["when"],
            )
        )
    defaults = {spec.key: spec.default for spec in specs}
    shape.__specs__ = tuple(  # type: ignore[attr-defined]
        dataclasses.replace(spec, when_left_out=defaults[spec.when[0]] in spec.when[1:])
        if spec.when
        else spec
        for spec in specs
    )
    shape.__conditional__ = tuple(spec for spec in shape.__specs__ if spec.when)  # type: ignore[attr-defined]
    shape.__keys__ = frozenset(spec.key for spec in specs)  # type: ignore[attr-defined]
    return shape


def specs(shape: type) -> tuple[Spec, ...]:
    return shape.__specs__  # type: ignore[attr-defined, no-any-return]


def read[T](shape: type[T], value: JSON, path: str) -> T:
    """The object ``value`` as an instance of ``shape``.

    Unknown keys, then missing ones, types and ranges in the order of the fields, then fields that exist beside others only.
    """
    if type(value) is not dict:
        raise invalid(path, "error-not-an-object")
    for key in value:
        if key not in shape.__keys__:  # type: ignore[attr-defined]
            raise invalid(f"{path}.{key}", "error-unknown-key")
    found: dict[str, Any] = {}
    for spec in specs(shape):
        key = spec.key
        if key in value:
            given = value[key]
            if given is None and spec.nullable:
                found[spec.name] = None
            else:
                found[spec.name] = spec.kind.read(given, f"{path}.{key}")
        elif spec.required and not spec.when:
            raise invalid(f"{path}.{key}", MISSING)
    for spec in shape.__conditional__:  # type: ignore[attr-defined]
        key = spec.key
        if not spec.exists_beside(value):
            if key in value:
                raise invalid(f"{path}.{key}", "error-unknown-key")
        elif key not in value:
            if spec.required:
                raise invalid(f"{path}.{key}", MISSING)
            if spec.default is not REQUIRED and spec.default is not None:
                found[spec.name] = spec.kind.read(spec.default, f"{path}.{key}")
    return shape(**found)


def object_schema(shape: type) -> dict[str, JSON]:
    """The JSON Schema of an ``@asks`` class."""
    schema: dict[str, JSON] = {
        "type": "object",
        "additionalProperties": False,
        "properties": {spec.key: spec.schema() for spec in specs(shape)},
    }
    required = [spec.key for spec in specs(shape) if spec.required and not spec.when]
    if required:
        schema["required"] = required
    conditions = [_condition(spec, *spec.when) for spec in shape.__conditional__]  # type: ignore[attr-defined]
    if conditions:
        schema["allOf"] = conditions
    return schema


def _condition(spec: Spec, other: str, *values: JSON) -> dict[str, JSON]:
    holds: dict[str, JSON] = {"properties": {other: {"enum": list(values)}}}
    if not spec.when_left_out:
        holds["required"] = [other]
    return {
        "if": holds,
        "then": {"required": [spec.key]} if spec.required else {},
        "else": {"properties": {spec.key: False}},
    }


def plain(value: Any) -> JSON:
    """An outcome as JSON: dataclasses become objects, tuples lists, whole floats and fractions integers."""
    kind = type(value)
    if value is None or kind is int or kind is str or kind is bool:
        return value
    if kind is float:
        return int(value) if value.is_integer() else value
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if kind is dict or isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {name: plain(getattr(value, name)) for name in type(value).__dataclass_fields__}
    if hasattr(value, "numerator"):
        whole = value.denominator == 1
        return int(value.numerator) if whole else value.numerator / value.denominator
    raise TypeError(f"not an outcome value: {value!r}")
