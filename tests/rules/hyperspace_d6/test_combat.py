"""Damage, protection, scale, states and recovery."""

from fractions import Fraction
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.systems.hyperspace_d6.tables import SCALES

from .asking import outcome, refusal

DICE = st.lists(st.integers(1, 6), min_size=1, max_size=6)
CLASSES = st.sampled_from(list(SCALES))
STATES = st.fixed_dictionaries(
    {},
    optional={
        key: st.booleans()
        for key in ("dismayed_now", "dismayed_next", "stunned_now", "stunned_next", "incapacitated")
    },
)
EVENTS = [
    "dismay",
    "stun",
    "incapacitate",
    "turn-start",
    "turn-end",
    "check-made",
    "scene-end",
    "session-start",
]


@given(DICE, st.integers(0, 10))
def test_a_critical_doubles_as_the_table_has_agreed(dice: list[int], flat: int) -> None:
    plain = outcome("damage", {"dice": len(dice), "flat": flat}, dice)
    assert plain["damage"] == plain["base"] == sum(dice) + flat
    inputs = {"dice": len(dice), "flat": flat, "critical": True}
    total = outcome("damage", inputs, dice)
    assert (total["base"], total["damage"]) == (plain["base"], 2 * plain["base"])
    only_dice = outcome("damage", inputs, dice, {"critical-damage": "double-dice"})
    assert only_dice["damage"] == 2 * sum(dice) + flat
    twice = outcome("damage", inputs, dice + dice[::-1], {"critical-damage": "double-roll"})
    assert twice["damage"] == 2 * plain["base"]
    assert twice["again_faces"] == dice[::-1]


@given(DICE, st.integers(0, 5), st.booleans(), st.sampled_from(["armour-roll", "shield-roll"]))
def test_protection_breaks_at_sixes_and_never_grows(
    dice: list[int], broken: int, counts: bool, rule: str
) -> None:
    inputs = {"total": broken + len(dice), "broken": broken}
    found = outcome(rule, inputs, dice, {"armour-six-counts": counts})
    assert found["newly_broken"] == dice.count(6)
    assert found["broken"] + found["usable"] == inputs["total"]
    assert found["reduction"] == sum(face for face in dice if counts or face < 6)


@given(
    st.integers(0, 400),
    CLASSES,
    CLASSES,
    st.integers(0, 60),
    st.sampled_from(["floor", "ceiling", "half-up"]),
)
@settings(max_examples=100)
def test_scaled_damage_is_rounded_once_and_never_below_zero(
    damage: int, attacker: str, target: str, reduction: int, rounding: str
) -> None:
    inputs = {"damage": damage, "attacker": attacker, "target": target, "reduction": reduction}
    exact = Fraction(SCALES[attacker], SCALES[target])
    first = outcome("scale-damage", inputs, house={"rounding": rounding})
    assert Fraction(first["multiply"], first["divide"]) == exact
    assert abs(first["after_scale"] - damage * exact) < 1
    assert first["final"] == first["after_armour"] == max(0, first["after_scale"] - reduction)
    last = outcome("scale-damage", inputs, house={"rounding": rounding, "scale-order": "after-armour"})
    assert last["final"] == last["after_scale"]
    assert abs(last["final"] - max(0, damage - reduction) * exact) < 1
    assert min(first["final"], last["final"]) >= 0
    unarmoured = outcome("scale-damage", {**inputs, "reduction": 0}, house={"rounding": rounding})
    assert unarmoured["final"] >= first["final"]


def test_only_the_bigger_class_counts_where_the_table_says_so() -> None:
    inputs = {"damage": 16, "attacker": "ship", "target": "vehicle"}
    assert outcome("scale-damage", inputs)["final"] == 32
    assert outcome("scale-damage", inputs, house={"scale-compose": "larger-only"})["final"] == 64


@given(st.integers(0, 60), st.integers(0, 90), st.booleans())
def test_determination_stays_between_nothing_and_what_it_was(had: int, damage: int, out: bool) -> None:
    found = outcome("apply-damage", {"determination": had, "damage": damage, "incapacitated": out})
    assert 0 <= found["determination"] <= had
    assert found["lost"] == had - found["determination"]
    assert found["incapacitated"] == (out or found["determination"] == 0)
    assert found["newly_incapacitated"] == (found["incapacitated"] and not out)


@given(STATES, st.lists(st.sampled_from(EVENTS), max_size=8), st.booleans())
@settings(max_examples=100)
def test_states_never_stack_and_incapacitated_ends_by_recovery_alone(
    states: dict[str, bool], events: list[str], structured: bool
) -> None:
    was_out = states.get("incapacitated", False)
    for event in events:
        found = outcome("state-event", {"states": states, "event": event, "structured": structured})
        states = found["states"]
        was_out = was_out or event == "incapacitate"
        assert states["incapacitated"] == was_out
        assert found["penalty_dice"] == int(states["dismayed_now"]) <= 1
        assert found["may_act"] == (not states["incapacitated"] and not states["stunned_now"])
        assert found["turn_lost"] == (event == "turn-start" and not found["may_act"])
        if event == "scene-end":
            assert not any(value for key, value in states.items() if key != "incapacitated")
    if was_out:
        after = outcome("state-event", {"states": states, "event": "recover"})
        assert not after["states"]["incapacitated"]


def test_a_state_lasts_through_the_bearers_next_own_turn() -> None:
    states: Any = {}
    penalties = []
    for event in ("dismay", "turn-end", "turn-start", "check-made", "turn-end"):
        found = outcome("state-event", {"states": states, "event": event})
        states = found["states"]
        penalties.append(found["penalty_dice"])
    assert penalties == [0, 0, 1, 1, 0]


@given(st.integers(0, 20), st.integers(1, 20), st.booleans(), st.integers(-9, 40), st.booleans())
def test_a_medpac_and_a_rest_heal_up_to_the_maximum(
    had: int, maximum: int, out: bool, total: int, success: bool
) -> None:
    patient = {"determination": had, "maximum": maximum, "incapacitated": out}
    treatment = {**patient, "medpacs": 1, "medicine_success": success, "medicine_total": total}
    if had > maximum:
        assert refusal("medpac", treatment).field == "inputs.determination"
        return
    treated = outcome("medpac", treatment)
    rested = outcome("rest", {**patient, "length": "short", "gm_allows": True}, [5])
    for found in (treated, rested):
        assert had <= found["determination"] <= maximum
        assert found["restored"] == found["determination"] - had
        assert found["incapacitated"] is False
    assert treated["determination"] >= (1 if out else had)
    assert outcome("rest", {**patient, "length": "long"})["determination"] == maximum


@given(st.integers(0, 30), st.integers(1, 30), st.booleans(), st.integers(-9, 60))
def test_a_hull_is_repaired_up_to_its_maximum(had: int, maximum: int, success: bool, total: int) -> None:
    inputs = {"what": "hull", "success": success, "total": total, "determination": had, "maximum": maximum}
    if had >= maximum:
        assert refusal("repair", inputs).reason == ("nothing-to-repair" if had == maximum else None)
        return
    found = outcome("repair", inputs)
    assert had <= found["determination"] <= maximum
    assert found["restored"] == found["determination"] - had
    assert found["restored"] == 0 or success


def test_a_destiny_six_dismays_even_where_the_attack_misses() -> None:
    missed = outcome("attack", {"attribute": 1, "skill": 0, "defence": 20, "on_six": "advantage"}, [6, 1])
    assert outcome("attack-result", {"tally": missed["tally"]})["dismayed"]
    assert not outcome("attack-result", {"tally": missed["tally"]}, house={"dismayed-needs-hit": True})[
        "dismayed"
    ]
