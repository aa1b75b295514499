"""What a scene's header says in a system's own terms, as data: light, gravity, weather, and which inputs of the rules it fills."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .errors import RulesError
from .fields import JSON, Kind, Object, Spec, specs
from .rule import Rule

Fill = Callable[[JSON], JSON]


def as_it_is(value: JSON) -> JSON:
    return value


@dataclass(frozen=True)
class SceneField:
    """Something that holds for everybody in a scene. Its label is the word ``field-<key>``, its choices ``choice-<key>-…``.

    ``into``: the inputs that it fills (dots lead into objects), each with the function that makes the input of what the header
    says; None: it says nothing there. A rule that has no such input, or does not take this value, is left alone.
    """

    key: str
    kind: Kind
    into: Mapping[str, Fill]


def known(fields: tuple[SceneField, ...], said: Mapping[str, JSON]) -> dict[str, JSON]:
    """What a header says, without what the system does not know (any more)."""
    found = {}
    for field in fields:
        try:
            if field.key in said:
                found[field.key] = field.kind.read(said[field.key], field.key)
        except RulesError:
            continue
    return found


class Added(NamedTuple):
    """An input that the scene fills, by its dotted path. ``begins``: also where the object that it stands in is not there."""

    path: str
    value: JSON
    begins: bool


def added_by(field: SceneField, value: JSON, rule: Rule) -> list[Added]:
    """What one field of the header says to a rule."""
    found = []
    for path, fill in field.into.items():
        said = fill(value)
        begins = None if said is None else _taken(rule.fields, path, said)
        if begins is not None:
            found.append(Added(path, said, begins))
    return found


def _taken(fields: tuple[Spec, ...], path: str, value: JSON) -> bool | None:
    """Whether the input may begin what it stands in; None: the rule does not take it."""
    key, _, rest = path.partition(".")
    spec = next((spec for spec in fields if spec.key == key and spec.when is None), None)
    if spec is None:
        return None
    if rest:
        inner = _taken(specs(spec.kind.shape), rest, value) if isinstance(spec.kind, Object) else None
        return None if inner is None else inner and spec.default == {}
    try:
        spec.kind.read(value, path)
    except RulesError:
        return None
    return True


def under(scene: Sequence[Added], inputs: Mapping[str, JSON]) -> dict[str, JSON]:
    """The inputs with what the scene adds: where they say something themselves, that holds; lists are joined."""
    found = dict(inputs)
    for path, value, begins in reversed(scene):
        key, _, rest = path.partition(".")
        begun = found.get(key)
        if rest and (begins or isinstance(begun, Mapping)):
            found[key] = under([Added(rest, value, begins)], begun if isinstance(begun, Mapping) else {})
        elif not rest and key not in found:
            found[key] = value
        elif not rest and isinstance(value, list) and isinstance(begun, list):
            found[key] = [*value, *(item for item in begun if item not in value)]
    return found
