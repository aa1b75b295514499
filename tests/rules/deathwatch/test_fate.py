"""Fate points and the amendments they buy (sections 5.2 and 6)."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.contract import JSON, GivenFaces, Rule
from rules.systems.deathwatch import DEATHWATCH
from rules.systems.deathwatch.fate import REROLLABLE, TAKES_DEGREES, d100_tests
from tests.rules.strategies import faces, house_rules_for, inputs_for

from .asking import ask, refusal

POOL: dict[str, JSON] = {"fate_max": 3, "fate_current": 2}
LEAP: JSON = {"rule": "leap", "inputs": {"agility": 45, "strength_bonus": 4}, "dice": [36]}
some = settings(max_examples=20, deadline=None)


def each_rule(rules: dict[str, Rule]) -> Any:
    return pytest.mark.parametrize("rule", rules.values(), ids=rules)


WITH_A_TEST: dict[str, JSON] = {
    "skill-test": {"skill": {"type": "advanced", "trained": True}},
    "extended-test": {"skill": None, "required": 3, "successes": 1, "attempts": 2, "max_attempts": 9},
    "opposed-test": {"a": {"score": 45, "assistants": 1}, "b": {"score": 50, "added_degrees": 20}},
    "climb": {"surface": "sheer", "climb_skill": {"trained": False}},
    "rappel": {"has_gear": True},
    "jump-high": {"run_up": 12},
    "swim": {"able": True, "water": "dangerous", "swim_skill": {"trained": True}},
    "lift": {"weight": 1_000_000},
    "push": {"weight": 1_000_000},
    "light-movement": {"light": "darkness", "speed": 9, "distance": 8},
    "zero-gravity-move": {"action": "run", "adjacent": True},
    "endurance-check": {"activity": "running", "hours": 5, "fatigue": 0},
}
"""Inputs that make sure that dice fall; the others are drawn."""


def rolled(rule: Rule, data: Any) -> tuple[JSON, JSON, JSON]:
    """A record of the rule, its outcome, and the house rules that both were made under."""
    house = data.draw(house_rules_for(DEATHWATCH))
    inputs, drawn = data.draw(inputs_for(rule)), data.draw(faces())
    if "assistants" in inputs:
        inputs["assistants"] %= 3
    inputs |= WITH_A_TEST.get(rule.id, {})
    outcome = rule.resolve(inputs, DEATHWATCH.house(house), drawn)
    record = {"rule": rule.id, "inputs": inputs, "dice": [die.face for die in drawn.drawn]}
    return record, outcome, house


@each_rule(REROLLABLE)
@some
@given(data=st.data())
def test_a_reroll_is_the_same_rule_with_one_new_face(rule: Rule, data: Any) -> None:
    record, outcome, house = rolled(rule, data)
    tests = d100_tests(rule, outcome)
    die = data.draw(st.integers(0, len(tests) - 1))
    asked = {**POOL, "option": "reroll", "original": record, "die": die}
    if tests[die]["success"]:
        assert refusal("fate-spend", [], house, **asked) == "test-succeeded"
        return
    # More dice than any course of events needs; those it takes are the first of them.
    fresh = data.draw(st.lists(st.integers(1, 8), min_size=241, max_size=241))
    spend = DEATHWATCH.rule("fate-spend")
    given_faces = GivenFaces(fresh)
    said = spend.resolve(asked, DEATHWATCH.house(house), given_faces)
    dice = said["amended_dice"]
    assert dice[die] == fresh[0]
    assert dice[:die] == record["dice"][:die]
    kept = [face for place, face in enumerate(record["dice"]) if place != die][: len(dice) - 1]
    assert [face for place, face in enumerate(dice) if place != die][: len(kept)] == kept
    used = [die.face for die in given_faces.drawn]
    assert used == [fresh[0], *dice[len(record["dice"]) :]]
    assert said["amended_outcome"] == ask(rule.id, dice, house, **record["inputs"])
    assert (said["fate_current"], said["rerolled"]) == (1, True)


@each_rule(TAKES_DEGREES)
@some
@given(data=st.data())
def test_a_bought_degree_is_one_more_on_the_same_dice(rule: Rule, data: Any) -> None:
    record, outcome, house = rolled(rule, data)
    tests = d100_tests(rule, outcome)
    die = data.draw(st.integers(0, len(tests) - 1))
    asked = {**POOL, "option": "add-degree", "original": record, "die": die}
    side = record["inputs"]["ab"[die]] if rule.id == "opposed-test" else record["inputs"]
    if side.get("added_degrees", 0) == 20:
        assert refusal("fate-spend", [], house, **asked) == "inputs.original"
        return
    if not tests[die]["success"]:
        assert refusal("fate-spend", [], house, **asked) == "test-failed"
        return
    said = ask("fate-spend", [], house, **asked)
    amended = d100_tests(rule, said["amended_outcome"])
    assert said["amended_dice"] == record["dice"]
    assert said["added_degrees"] == side.get("added_degrees", 0) + 1
    assert amended[die]["degrees"] == tests[die]["degrees"] + 1
    assert [test for place, test in enumerate(amended) if place != die] == [
        test for place, test in enumerate(tests) if place != die
    ]


def test_the_example_of_the_document_from_a_failed_leap_to_five_and_a_half_metres() -> None:
    first = ask("fate-spend", [14], option="reroll", original=LEAP, **POOL)
    assert (first["amended_outcome"]["distance"], first["amended_outcome"]["height"]) == (5, 2)
    record = {**LEAP, "dice": first["amended_dice"]}
    second = ask("fate-spend", option="add-degree", original=record, **POOL)
    assert second["amended_outcome"]["distance"] == 5.5


def test_one_who_stays_awake_after_a_reroll_draws_the_dice_that_the_record_lacks() -> None:
    record: JSON = {
        "rule": "endurance-check",
        "inputs": {"activity": "running", "toughness": 30, "toughness_bonus": 0, "hours": 3},
        "dice": [90],
    }
    said = ask("fate-spend", [10, 20, 5], option="reroll", original=record, **POOL)
    assert said["amended_dice"] == [10, 20, 5]
    assert said["amended_outcome"]["unconscious"] is False


def test_a_kept_course_drops_the_direction_die() -> None:
    inputs: JSON = {"light": "darkness", "speed": 8, "distance": 8, "perception": 40}
    record: JSON = {"rule": "light-movement", "inputs": inputs, "dice": [55, 3]}
    assert ask("fate-spend", [5], option="reroll", original=record, **POOL)["amended_dice"] == [5]
    assert ask("fate-spend", [77], option="reroll", original=record, **POOL)["amended_dice"] == [77, 3]


@pytest.mark.parametrize(
    "wrong",
    [
        {"dice": [101]},
        {"dice": [0]},
        {"dice": ["36"]},
        {"dice": [36, 5]},
        {"dice": []},
        {"inputs": {"agility": 45}},
        {"inputs": {"agility": 45, "strength_bonus": 4, "assistants": 3}},
    ],
)
def test_a_record_that_does_not_stand_is_an_invalid_input(wrong: JSON) -> None:
    assert (
        refusal("fate-spend", [5], option="reroll", original={**LEAP, **wrong}, **POOL) == "inputs.original"
    )


def test_reasons_come_in_their_order_and_the_record_is_looked_into_last() -> None:
    broken: JSON = {"rule": "leap", "inputs": {}, "dice": []}

    def reason(**more: JSON) -> str:
        return refusal("fate-spend", [5], **{"option": "reroll", "original": broken, **POOL, **more})

    assert reason(fate_current=0, closed=True) == "no-fate"
    assert reason(closed=True, rerolled=True) == "record-closed"
    assert reason(original={**broken, "rule": "no-such-rule"}, rerolled=True) == "not-amendable"
    assert reason(rerolled=True) == "already-rerolled"
    assert reason() == "inputs.original"
    assert reason(fate_current=4) == "inputs.fate_current"


def test_initiative_may_be_bought_before_the_die_and_after_it() -> None:
    inputs: JSON = {"agility_bonus": 4, "encumbered": True}

    def spend(dice: JSON, **more: JSON) -> Any:
        record: JSON = {"rule": "initiative", "inputs": {**inputs, **more}, "dice": dice}
        return ask("fate-spend", option="initiative-10", original=record, **POOL)

    assert spend([])["amended_outcome"] == spend([3])["amended_outcome"]
    assert spend([3])["amended_outcome"]["total"] == 13
    record: JSON = {"rule": "initiative", "inputs": {**inputs, "fate_ten": "yes"}, "dice": []}
    assert refusal("fate-spend", option="initiative-10", original=record, **POOL) == "inputs.original"


def pools() -> Iterator[tuple[int, int]]:
    return ((most, current) for most in range(21) for current in range(most + 1))


def test_every_pool_stays_one_that_the_rules_accept() -> None:
    for most, current in pools():
        pool: dict[str, JSON] = {"fate_max": most, "fate_current": current}
        found = [ask("fate-refresh", occasion="mission-start", **pool)]
        if most:
            found.append(ask("fate-burn", dying=True, **pool))
        if most < 20:
            found.append(ask("fate-award", amount=20 - most, **pool))
        if current:
            found.append(ask("fate-spend", option="plus-10", rolled=False, **pool))
        for said in found:
            assert 0 <= said["fate_current"] <= said["fate_max"] <= 20


def test_a_spent_point_can_be_burnt_and_what_killed_leaves_its_mark() -> None:
    said = ask("fate-burn", fate_max=2, fate_current=0, dying=True, effects=["left arm lost"])
    assert said == {"fate_max": 1, "fate_current": 0, "survives": True, "effects": ["left arm lost"]}


@given(st.integers(1, 200), st.integers(0, 100), st.integers(1, 10))
def test_healing_takes_damage_but_never_critical_damage(damage: int, critical: int, roll: int) -> None:
    said = ask("fate-spend", [roll], option="heal", damage_taken=damage, critical=critical, **POOL)
    assert said["healed"] + said["damage_taken"] == damage
    assert said["healed"] == min(roll, damage)
    assert said["critical"] == critical


def test_one_level_of_the_named_source_goes() -> None:
    sources = ["hurried", "overload", "hurried"]
    said = ask(
        "fate-spend", option="remove-fatigue", fatigue_sources=sources, remove_source="hurried", **POOL
    )
    assert (said["fatigue_sources"], said["fatigue"]) == (["overload", "hurried"], 2)
