"""How the tests of this game ask a rule: plain inputs and the faces that fall, nothing else."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from rules.contract import GivenFaces, Rule, RulesError, read
from rules.systems.hyperspace_d6 import HYPERSPACE_D6
from tests.rules.strategies import inputs_for, values_of


def outcome(
    rule: str, inputs: dict[str, Any], dice: list[int] | None = None, house: dict[str, Any] | None = None
) -> Any:
    faces = GivenFaces(dice or [])
    found = HYPERSPACE_D6.rule(rule).resolve(inputs, HYPERSPACE_D6.house(house or {}), faces)
    faces.finish()
    return found


def refusal(rule: str, inputs: dict[str, Any], house: dict[str, Any] | None = None) -> RulesError:
    try:
        outcome(rule, inputs, house=house)
    except RulesError as error:
        return error
    raise AssertionError(f"{rule} did not refuse {inputs}")


def odds(rule: str, inputs: dict[str, Any], house: dict[str, Any] | None = None) -> Any:
    """Odds as plain fractions."""
    found = HYPERSPACE_D6.rule(rule)
    assert callable(found.odds)
    return found.odds(read(found.asks, inputs, "inputs"), HYPERSPACE_D6.house(house or {}))


@st.composite
def tallies(draw: st.DrawFn) -> dict[str, Any]:
    """Running results that a roll can have come to."""
    destiny = draw(st.sampled_from([6, 6, 2]))
    choice, chain = "none", []
    if destiny == 6:
        choice = draw(st.sampled_from(["pending", "pending", "exploded", "advantage"]))
        chain = [6] * draw(st.integers(0, 3))
        if choice == "exploded":
            chain.append(draw(st.integers(1, 6)))
    late_die = draw(st.none() | st.integers(1, 6))
    return {
        "total": draw(st.integers(-20, 80)),
        "target": draw(st.none() | st.integers(1, 60)),
        "destiny": destiny,
        "chain": chain,
        "choice": choice,
        "late_die": late_die,
        "improvement_used": late_die is not None or draw(st.booleans()),
    }


def likely_inputs(rule: Rule) -> SearchStrategy[Any]:
    """Valid inputs, now and then all of them. A tally is a possible one: drawn key by key it would hardly ever be."""
    everything = st.fixed_dictionaries({spec.key: values_of(spec.kind) for spec in rule.fields})
    inputs = inputs_for(rule) | everything
    if "tally" not in {spec.key for spec in rule.fields}:
        return inputs
    return st.builds(lambda found, tally: {**found, "tally": tally}, inputs, tallies())
