"""What holds for each procedure of the game, whatever it is asked and whatever the dice show."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.contract import LANGUAGES, Faces, GivenFaces, Rule, RulesError, Words, read
from tests.rules.strategies import faces, house_rules_for

from .asking import HYPERSPACE_D6, likely_inputs

EVERY_RULE = pytest.mark.parametrize("rule", HYPERSPACE_D6.rules.values(), ids=HYPERSPACE_D6.rules)

WITH_ODDS = [rule for rule in HYPERSPACE_D6.rules.values() if rule.odds]


def paths_of(value: Any, path: str = "") -> set[str]:
    """The dotted paths of all keys at any depth; list items count as one."""
    if isinstance(value, dict):
        below = {f"{path}.{key}" for key in value}
        return below.union(*(paths_of(item, f"{path}.{key}") for key, item in value.items()))
    return set()


def check_refusal(error: RulesError, falling: Faces) -> None:
    assert error.code in ("invalid-input", "not-allowed")
    assert not falling.drawn, "who refuses consumes no dice"
    for language in LANGUAGES:
        words = Words.of(HYPERSPACE_D6, language)
        assert error.message_id in words
        said = words.error(error)
        assert said.endswith("."), said
        assert "{" not in said, said


@EVERY_RULE
def test_it_answers_or_refuses_in_words_and_always_with_the_same_fields(rule: Rule) -> None:
    seen: list[set[str]] = []

    @settings(max_examples=40, deadline=None)
    @given(inputs=likely_inputs(rule), house=house_rules_for(HYPERSPACE_D6), falling=faces())
    def ask(inputs: Any, house: Any, falling: Faces) -> None:
        switches = HYPERSPACE_D6.house(house)
        try:
            outcome = rule.resolve(inputs, switches, falling)
        except RulesError as error:
            check_refusal(error, falling)
            return
        assert all(die.sides == 6 for die in falling.drawn)
        assert json.loads(json.dumps(outcome)) == outcome
        seen.append(paths_of(outcome))
        assert seen[0] == seen[-1]
        for language in LANGUAGES:
            said = Words.of(HYPERSPACE_D6, language).sentence(rule.id, outcome, inputs)
            assert said.endswith("."), said
            assert "{" not in said, said

    ask()
    assert seen, "nothing but refusals"


@pytest.mark.parametrize("rule", WITH_ODDS, ids=lambda rule: rule.id)
def test_odds_refuse_what_the_rule_refuses(rule: Rule) -> None:
    @settings(max_examples=25, deadline=None)
    @given(inputs=likely_inputs(rule), house=house_rules_for(HYPERSPACE_D6), falling=faces())
    def ask(inputs: Any, house: Any, falling: Faces) -> None:
        switches = HYPERSPACE_D6.house(house)
        refused = chances = None
        try:
            rule.resolve(inputs, switches, falling)
        except RulesError as error:
            refused = (error.code, error.field, error.reason)
        try:
            chances = rule.odds(read(rule.asks, inputs, "inputs"), switches)  # type: ignore[operator]
        except RulesError as error:
            without_odds = (error.code, error.field, error.reason)
        if chances is None:
            no_target = ("not-allowed", None, "no-odds")
            assert without_odds == (refused or no_target)
            assert refused or inputs["tally"]["target"] is None
            return
        assert refused is None
        if rule.id == "duel-settle":
            assert sum(chances["winner"].values()) == 1
        else:
            assert 0 <= chances["critical"] <= chances["success"] <= 1

    ask()


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_the_same_request_and_faces_give_the_same_outcome(data: st.DataObject) -> None:
    rule = data.draw(st.sampled_from([rule for rule in HYPERSPACE_D6.rules.values() if rule.kind == "check"]))
    inputs = data.draw(likely_inputs(rule))
    falling = data.draw(faces())
    try:
        first = rule.resolve(inputs, HYPERSPACE_D6.default_house, falling)
    except RulesError:
        return
    again = GivenFaces([die.face for die in falling.drawn])
    assert rule.resolve(inputs, HYPERSPACE_D6.default_house, again) == first
    again.finish()
