"""What holds for each procedure of the game, whatever it is asked and whatever the dice show."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.contract import LANGUAGES, Faces, GivenFaces, Rule, RulesError, Words, odds_of
from tests.rules.strategies import house_rules_for, inputs_for

from .asking import DARK_HERESY, faces

RULES = [rule for rule in DARK_HERESY.rules.values() if not rule.amends]
EVERY_RULE = pytest.mark.parametrize("rule", RULES, ids=[rule.id for rule in RULES])
WITH_ODDS = [rule for rule in RULES if rule.odds]
FREE_KEYS = ("applied",)


def paths_of(value: Any, path: str = "") -> set[str]:
    """The dotted paths of all keys at any depth; nulls, lists and objects with free keys count as one."""
    found = set()
    if isinstance(value, dict):
        for key, item in value.items():
            found.add(f"{path}.{key}")
            if key not in FREE_KEYS:
                found |= paths_of(item, f"{path}.{key}")
    return found


@EVERY_RULE
def test_it_answers_or_refuses_in_words_and_always_with_the_same_fields(rule: Rule) -> None:
    seen: list[set[str]] = []

    @settings(max_examples=60, deadline=None)
    @given(inputs=inputs_for(rule), house=house_rules_for(DARK_HERESY), falling=faces())
    def ask(inputs: Any, house: Any, falling: Faces) -> None:
        switches = DARK_HERESY.house(house)
        try:
            outcome = rule.resolve(inputs, switches, falling)
        except RulesError as error:
            assert error.code in ("invalid-input", "not-allowed")  # noqa: PT017
            assert not falling.drawn, "who refuses consumes no dice"
            for language in LANGUAGES:
                said = Words.of(DARK_HERESY, language).error(error)
                assert said.endswith("."), said
                assert "{" not in said, said
            return
        assert json.loads(json.dumps(outcome)) == outcome
        if rule.id != "shake-pinning":  # its test is null when no die falls
            seen.append(paths_of(outcome))
            assert seen[0] == seen[-1]
        for language in LANGUAGES:
            said = Words.of(DARK_HERESY, language).sentence(rule.id, outcome, inputs)
            assert said.endswith("."), said
            assert "{" not in said, said
            assert "none" not in said, said

    ask()
    assert seen or rule.id == "shake-pinning", "nothing but refusals"


@pytest.mark.parametrize("rule", WITH_ODDS, ids=[rule.id for rule in WITH_ODDS])
def test_odds_refuse_what_the_rule_refuses_and_add_up(rule: Rule) -> None:
    @settings(max_examples=10, deadline=None)
    @given(inputs=inputs_for(rule), house=house_rules_for(DARK_HERESY), falling=faces())
    def ask(inputs: Any, house: Any, falling: Faces) -> None:
        switches = DARK_HERESY.house(house)
        refused = None
        try:
            rule.resolve(inputs, switches, falling)
        except RulesError as error:
            refused = (error.code, error.field, error.reason)
        try:
            chances = odds_of(rule, switches, inputs)
        except RulesError as error:
            found = (error.code, error.field, error.reason)
            nothing_falls = refused is None and not falling.drawn and error.reason == "no-odds"
            assert found == refused or nothing_falls
            return
        assert refused is None
        for name, chance in chances.items():
            if name == "degrees":
                whole = sum(chance["success"].values()) + sum(chance["failure"].values())
                assert whole == 1
                assert sum(chance["success"].values()) == chances["success"]
            elif isinstance(chance, dict):
                assert sum(chance.values()) == 1
                assert all(chance.values()), "what cannot occur is left out"
            else:
                assert 0 <= chance <= 1

    ask()


@given(st.data())
@settings(max_examples=80, deadline=None)
def test_the_same_request_and_faces_give_the_same_outcome(data: st.DataObject) -> None:
    rule = data.draw(st.sampled_from([rule for rule in RULES if rule.kind == "check"]))
    inputs = data.draw(inputs_for(rule))
    falling = data.draw(faces())
    try:
        first = rule.resolve(inputs, DARK_HERESY.default_house, falling)
    except RulesError:
        return
    again = GivenFaces([die.face for die in falling.drawn])
    assert rule.resolve(inputs, DARK_HERESY.default_house, again) == first
    again.finish()
