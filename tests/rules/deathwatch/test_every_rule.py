"""What holds for every rule, whatever it is asked."""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.contract import JSON, LANGUAGES, Faces, GivenFaces, House, Rule, RulesError, Words, odds_of
from rules.contract.odds import as_key
from rules.systems.deathwatch import DEATHWATCH
from rules.systems.deathwatch.fate import RecordedFaces
from tests.rules.strategies import faces, house_rules_for, inputs_for, made_by

made_by(RecordedFaces, lambda kind: st.lists(st.integers(1, 100), max_size=3))

EVERY_RULE = pytest.mark.parametrize("rule", DEATHWATCH.rules.values(), ids=DEATHWATCH.rules)
REASONS = """
after-roll already-complete already-rerolled already-squad already-ten beyond-speed free-action gm-refuses
helper-not-adjacent helper-untrained high-altitude hoverer-limit melee-out-of-reach no-attempts-left no-fate
no-fate-to-burn no-fatigue no-gear not-amendable not-dying not-flying not-in-solo-mode not-stunned
nothing-to-heal nothing-to-push-off once-per-test rank-without-training reaction record-closed resistance-test
run-up-too-short strength-on-sheer test-failed test-succeeded too-many-assistants too-many-levels unconscious
untrained-advanced
"""
HOUSES = house_rules_for(DEATHWATCH)
few = settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
keys_of: dict[str, set[str]] = {}


def outcome_or_refusal(rule: Rule, inputs: JSON, house: House, faces: Faces) -> JSON:
    try:
        return rule.resolve(inputs, house, faces)
    except RulesError as refused:
        return refused


def shape_of(rule: Rule, inputs: JSON) -> str:
    return f"{rule.id} {inputs['option']}" if rule.id == "fate-spend" else rule.id


@EVERY_RULE
@few
@given(data=st.data())
def test_a_rule_answers_with_all_its_fields_or_refuses_with_a_documented_reason(
    rule: Rule, data: Any
) -> None:
    inputs, house, drawn = data.draw(inputs_for(rule)), data.draw(HOUSES), data.draw(faces())
    before = json.dumps(inputs)
    outcome = outcome_or_refusal(rule, inputs, DEATHWATCH.house(house), drawn)
    assert json.dumps(inputs) == before, "what was asked is left alone"
    if isinstance(outcome, RulesError):
        assert outcome.code in ("not-allowed", "invalid-input")
        assert outcome.code == "invalid-input" or outcome.reason in REASONS.split()
        return
    json.dumps(outcome, allow_nan=False)
    shape = shape_of(rule, inputs)
    assert set(outcome) == keys_of.setdefault(shape, set(outcome))


@EVERY_RULE
@few
@given(data=st.data())
def test_the_same_faces_give_the_same_outcome_again(rule: Rule, data: Any) -> None:
    inputs, house, drawn = (
        data.draw(inputs_for(rule)),
        DEATHWATCH.house(data.draw(HOUSES)),
        data.draw(faces()),
    )
    try:
        outcome = rule.resolve(inputs, house, drawn)
    except RulesError:
        return
    again = GivenFaces([die.face for die in drawn.drawn])
    assert rule.resolve(inputs, house, again) == outcome
    again.finish()
    assert again.drawn == drawn.drawn


@EVERY_RULE
@few
@given(data=st.data())
def test_an_outcome_is_told_in_one_whole_sentence_in_each_language(rule: Rule, data: Any) -> None:
    inputs, drawn = data.draw(inputs_for(rule)), data.draw(faces())
    try:
        outcome = rule.resolve(inputs, DEATHWATCH.default_house, drawn)
    except RulesError:
        return
    for language in LANGUAGES:
        told = Words.of(DEATHWATCH, language).sentence(rule.id, outcome, inputs)
        assert told.endswith(".")
        assert not set("{}$") & set(told), told
        assert not {"none", "None", "True", "False", "yes"} & set(told.replace(",", " ").split()), told
        for die in drawn.drawn:
            assert f"purpose-{die.purpose}" in Words.of(DEATHWATCH, language)


class DieNeeded(Exception):
    pass


class FacesUpTo(Faces):
    """The faces given, and then a shout for the next die."""

    def __init__(self, given: tuple[int, ...]) -> None:
        super().__init__()
        self.given = given

    def _next(self, sides: int) -> int:
        if len(self.drawn) == len(self.given):
            raise DieNeeded(sides)
        return self.given[len(self.drawn)]


def every_outcome(
    rule: Rule, inputs: JSON, house: House, given: tuple[int, ...] = ()
) -> Iterator[tuple[Fraction, JSON]]:
    """Each way the dice can fall, with its chance."""
    try:
        outcome = rule.resolve(inputs, house, FacesUpTo(given))
    except DieNeeded as needed:
        (sides,) = needed.args
        for face in range(1, sides + 1):
            for chance, outcome in every_outcome(rule, inputs, house, (*given, face)):
                yield chance / sides, outcome
    else:
        yield Fraction(1), outcome


def counted(outcomes: Iterable[tuple[Fraction, JSON]], name: str) -> Any:
    """The odds of one field as the contract writes them, as plain fractions."""
    chances: dict[Any, Fraction] = defaultdict(Fraction)
    for chance, outcome in outcomes:
        value = outcome[name]
        if name == "degrees":
            value = ("success" if outcome["success"] else "failure", str(value))
        chances[value] += chance
    if name == "degrees":
        split: dict[str, dict[str, Fraction]] = {"success": {}, "failure": {}}
        for (side, degrees), chance in chances.items():
            split[side][degrees] = chance
        return split
    if all(type(value) is bool for value in chances):
        return chances[True]
    named: dict[str, Fraction] = defaultdict(Fraction)
    for value, chance in chances.items():
        named[as_key(value)] += chance
    return named


RULES_WITH_ODDS = [rule for rule in DEATHWATCH.rules.values() if rule.odds]
IN_THE_DOCUMENT = {
    "characteristic-test": "success degrees",
    "skill-test": "success degrees",
    "extended-test": "success complete",
    "opposed-test": "winner decided_by",
    "fate-spend": "healed",
    "difficult-ground-check": "prone",
    "initiative": "total",
    "endurance-check": "fatigue_gained unconscious",
    "climb": "success distance",
    "rappel": "descended falls",
    "haul-up": "up",
    "controlled-drop": "fall_metres",
    "jump-high": "rise",
    "leap": "distance",
    "swim": "success fatigue_gained",
    "lift": "lifted fatigue_gained",
    "push": "moved fatigue_gained",
    "throw-object": "distance",
    "throw-impact": "damage",
    "light-movement": "veers",
    "falling-damage": "damage_after_toughness",
    "zero-gravity-move": "out_of_control",
    "cohesion-test": "success",
}


def test_the_rules_with_odds_are_those_of_the_document() -> None:
    assert {rule.id for rule in RULES_WITH_ODDS} == set(IN_THE_DOCUMENT)


@pytest.mark.parametrize(
    "rule", [rule for rule in RULES_WITH_ODDS if rule.id != "opposed-test"], ids=lambda rule: rule.id
)
@settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_odds_are_what_resolving_every_face_gives(rule: Rule, data: Any) -> None:
    inputs, house = data.draw(inputs_for(rule)), DEATHWATCH.house(data.draw(HOUSES))
    if rule.id == "endurance-check":
        inputs |= {"hours": 2, "toughness": data.draw(st.integers(20, 80))}  # two checks at most
    elif rule.id == "fate-spend":
        inputs = {
            "option": "heal",
            "fate_max": 3,
            "fate_current": 1,
            "damage_taken": data.draw(st.integers(1, 200)),
        }
    names = IN_THE_DOCUMENT[rule.id].split()
    if rule.id == "throw-object" and inputs.get("ballistic_skill") is not None:
        names.append("hits")
    try:
        found = odds_of(rule, house, inputs)
    except RulesError:
        return
    outcomes = list(every_outcome(rule, inputs, house))
    assert found == {name: counted(outcomes, name) for name in names}


def test_odds_of_an_opposed_test_are_those_of_all_pairs_of_faces() -> None:
    rule = DEATHWATCH.rule("opposed-test")
    house = DEATHWATCH.house({"opposed-both-fail": "fewer-degrees", "natural-extremes": "both"})
    inputs: JSON = {"a": {"score": 48, "assistants": 1}, "b": {"score": 52, "added_degrees": 1}}
    outcomes = list(every_outcome(rule, inputs, house))
    assert odds_of(rule, house, inputs) == {
        name: counted(outcomes, name) for name in ("winner", "decided_by")
    }
