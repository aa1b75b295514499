"""What holds for each rule, whatever it is asked: it answers or refuses, and its outcome always has the same keys."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.contract import Rule, RulesError, plain
from rules.contract.fields import read
from rules.systems.starfinder import STARFINDER
from rules.systems.starfinder.grid import GridKind, WallKind
from rules.systems.starfinder.kinds import SPACE, Coordinates, Exact

from ..strategies import faces, house_rules_for, inputs_for, made_by
from .maps import grids


def exact_numbers(kind: Exact) -> st.SearchStrategy[Any]:
    """Multiples of the kind's step, where it has none of a quarter, as JSON writes them."""
    step = kind.multiple_of or Fraction(1, 4)
    least, most = int(kind.least / step) + kind.above, int(kind.most / step)
    return st.integers(least, most).map(lambda times: plain(times * step))


made_by(Exact, exact_numbers)
made_by(
    Coordinates,
    lambda kind: st.lists(st.integers(0, 3), min_size=kind.entries[0], max_size=kind.entries[-1]),
)
made_by(GridKind, lambda kind: grids(most=4, levels=1))
made_by(WallKind, lambda kind: st.just([[0, 0], [1, 0]]))

EVERY_RULE = pytest.mark.parametrize("rule", STARFINDER.rules.values(), ids=STARFINDER.rules)


KEYS: dict[str, Any] = {}
"""The keys of each rule's outcome, as they were first seen."""


def put_on_the_map(inputs: dict[str, Any]) -> dict[str, Any]:
    """Names those who are there, and lets paths begin where the mover stands, so that most requests get through."""
    creatures = {creature["id"]: creature for creature in inputs["grid"]["creatures"]}
    others = [name for name in creatures if name != "mover"]
    for key in ("mover", "creature", "actor"):
        if key in inputs:
            inputs[key] = "mover"
    if "target" in inputs and others:
        inputs["target"] = others[0]
    for key in ("tumbled", "covered_from", "unseen"):
        if key in inputs:
            inputs[key] = others[:1]
    if "path" in inputs:
        length = len(inputs["path"][0])
        inputs["path"] = [[*creatures["mover"]["square"], 0][:length], *inputs["path"]]
        inputs.pop("squeezed_at", None)
    return inputs


def requests(rule: Rule) -> st.SearchStrategy[dict[str, Any]]:
    drawn = inputs_for(rule)
    return drawn.map(put_on_the_map) if rule.kind == "map" else drawn


@EVERY_RULE
@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_it_answers_with_the_same_keys_or_refuses(rule: Rule, data: st.DataObject) -> None:
    inputs = data.draw(requests(rule))
    house = STARFINDER.house(data.draw(house_rules_for(STARFINDER)))
    asked = read(rule.asks, inputs, "inputs")  # type: ignore[var-annotated]
    try:
        outcome = plain(rule.function(asked, house, data.draw(faces())))
    except RulesError:
        return
    json.dumps(outcome, allow_nan=False)
    assert KEYS.setdefault(rule.id, outcome.keys()) == outcome.keys()


@EVERY_RULE
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_odds_are_refused_or_sum_up_to_one(rule: Rule, data: st.DataObject) -> None:
    if not callable(rule.odds):
        return
    house = STARFINDER.house(data.draw(house_rules_for(STARFINDER)))
    asked = read(rule.asks, data.draw(inputs_for(rule)), "inputs")  # type: ignore[var-annotated]
    try:
        found = rule.odds(asked, house)
    except RulesError:
        return
    for chances in found.values():
        assert not isinstance(chances, dict) or (sum(chances.values()) == 1 and min(chances.values()) > 0)


def test_lengths_are_whole_centimetres_above_their_least() -> None:
    for wrong in (0, -1, 0.005, 90.01, True, "1", float("nan"), float("inf")):
        with pytest.raises(RulesError):
            SPACE.read(wrong, "space")
    assert SPACE.read(0.3, "space") * 10 == 3
