"""Hypothesis strategies for any system: valid inputs of a rule, house rules, and faces, all made from the rules' own specs.

A system with a ``Kind`` of its own says once how its values look, in its test module:

    made_by(Signs, lambda kind: st.text("+-", max_size=kind.most))
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import cycle
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from rules.contract import (
    JSON,
    Boolean,
    Choice,
    DrawnFaces,
    Faces,
    Integer,
    JsonObject,
    Kind,
    ListOf,
    MapOf,
    Number,
    Object,
    Rule,
    System,
    Text,
)
from rules.contract.fields import Spec, specs

MOST_ITEMS = 5
"""Lists and maps are not drawn longer than this unless their kind asks for more."""

Values = SearchStrategy[JSON]

_own_kinds: dict[type[Kind], Callable[[Any], Values]] = {}


def made_by(kind: type[Kind], make: Callable[[Any], Values]) -> None:
    """Says how values of a system's own ``Kind`` are drawn: ``make`` takes the kind and gives a strategy of JSON values."""
    _own_kinds[kind] = make


def values_of(kind: Kind) -> Values:
    """JSON values that ``kind.read`` accepts."""
    for own, make in _own_kinds.items():
        if isinstance(kind, own):
            return make(kind)
    if isinstance(kind, Integer):
        return st.integers(kind.least, kind.most)
    if isinstance(kind, Number):
        whole = st.integers(int(kind.least), int(kind.most))
        return whole | st.floats(kind.least, kind.most, allow_nan=False)
    if isinstance(kind, Boolean):
        return st.booleans()
    if isinstance(kind, Choice):
        return st.sampled_from(kind.values)
    if isinstance(kind, Text):
        letters = st.sampled_from("abcxyz áñ-' ")
        return st.text(letters, min_size=kind.least, max_size=max(kind.least, min(kind.most, 8)))
    if isinstance(kind, ListOf):
        return _lists_of(kind)
    if isinstance(kind, MapOf):
        return st.dictionaries(
            values_of(kind.key), values_of(kind.value), max_size=min(kind.most, MOST_ITEMS)
        )
    if isinstance(kind, Object):
        return objects_of(kind.shape)
    if isinstance(kind, JsonObject):
        return st.dictionaries(st.sampled_from(["a", "b"]), st.integers(), max_size=2)
    raise NotImplementedError(f"say with made_by() how a {type(kind).__name__} is drawn")


def _lists_of(kind: ListOf) -> Values:
    unique_by: Callable[[JSON], Any] | None = None
    if kind.unique:
        unique_by = repr
    elif kind.unique_by:
        key = kind.unique_by
        unique_by = lambda item: repr(item.get(key))  # noqa: E731
    return st.lists(
        values_of(kind.item),
        min_size=kind.least,
        max_size=min(kind.most, max(kind.least, MOST_ITEMS)),
        unique_by=unique_by,
    )


def _said(spec: Spec) -> Values:
    values = values_of(spec.kind)
    return st.none() | values if spec.nullable else values


def _keys(of: list[Spec]) -> Values:
    return st.fixed_dictionaries(
        {spec.key: _said(spec) for spec in of if spec.required},
        optional={spec.key: _said(spec) for spec in of if not spec.required},
    )


@cache
def objects_of(shape: type) -> Values:
    """JSON objects of an ``@asks`` class: what is required always, anything else now and then."""
    always = _keys([spec for spec in specs(shape) if not spec.when])
    conditional = [spec for spec in specs(shape) if spec.when]
    if not conditional:
        return always
    return always.flatmap(
        lambda said: _keys([spec for spec in conditional if spec.exists_beside(said)]).map(
            lambda more: {**said, **more}
        )
    )


def inputs_for(rule: Rule) -> Values:
    """Inputs whose keys, types and ranges are right. What joins two inputs, or is not allowed, may still refuse them."""
    return objects_of(rule.asks)


def house_rules_for(system: System) -> Values:
    """A choice of house rules: some changed, some left to their default."""
    return st.fixed_dictionaries(
        {},
        optional={house_rule.key: values_of(house_rule.kind) for house_rule in system.house_rules.values()},
    )


def faces() -> SearchStrategy[Faces]:
    """Faces for whatever a rule asks: a short row of numbers, gone through again and again, each cut to the die's sides."""

    def drawn_from(numbers: list[int]) -> Faces:
        row = cycle(numbers)
        return DrawnFaces(lambda sides: next(row) % sides + 1)

    return st.lists(st.integers(0, 5999), min_size=1, max_size=12).map(drawn_from)
