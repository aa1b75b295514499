"""Movement, climbing, jumping, swimming, weights, light, flight, gravity and tracks (sections 5.3 and 5.5 to 5.12)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.contract import JSON
from rules.systems.deathwatch.house_rules import HOUSE_RULES
from rules.systems.deathwatch.tables import (
    MOVEMENT,
    NARRATIVE,
    WEIGHTS,
    fall_addition,
    movement_rates,
    narrative_rates,
    weight_limits,
)

from .asking import ask, chances, refusal

BONUS = st.integers(0, 40)
GRAVITY = st.sampled_from(["normal", "low", "high"])
ROLL = st.integers(1, 100)
SCORE = st.integers(0, 200)
DEFAULTS = {rule.key: rule.default for rule in HOUSE_RULES}


@given(BONUS, st.booleans(), st.sampled_from(["normal", "low", "high", "zero"]))
def test_gravity_is_the_same_wherever_it_is_read(bonus: int, encumbered: bool, gravity: str) -> None:
    told: dict[str, JSON] = {"agility_bonus": bonus, "encumbered": encumbered, "gravity": gravity}
    effective = ask("movement", **told)["effective_bonus"]
    assert ask("initiative", [5], **told)["total"] == 5 + effective
    assert (
        ask("gravity-adjustments", strength_bonus=4, toughness_bonus=4, **told)["movement_bonus"] == effective
    )
    if gravity == "high":
        assert min(bonus, 1) - encumbered <= effective <= bonus


def test_high_gravity_takes_two_but_never_raises() -> None:
    bonuses = [ask("movement", agility_bonus=bonus, gravity="high")["effective_bonus"] for bonus in range(5)]
    assert bonuses == [0, 1, 1, 1, 2]


def test_terrain_and_zero_gravity_halve_once() -> None:
    said = ask("movement", agility_bonus=3, gravity="zero", difficult_terrain=True)
    assert (said["half"], said["run"], said["halved"]) == (1.5, 9, True)


def test_traits_work_in_the_order_given_and_never_below_nothing() -> None:
    add: JSON = {"label": "wings", "mode": "run", "operation": "add", "value": 4}
    double: JSON = {"label": "swift", "mode": "all", "operation": "multiply", "value": 2}
    drag: JSON = {"label": "drag", "mode": "half", "operation": "add", "value": -100}
    assert ask("movement", agility_bonus=2, traits=[add, double])["run"] == 32
    assert ask("movement", agility_bonus=2, traits=[double, add])["run"] == 28
    assert ask("movement", agility_bonus=2, traits=[drag])["half"] == 0


def test_the_formulas_beyond_the_tables_go_on_where_the_tables_end() -> None:
    for bonus in range(1, 11):
        assert MOVEMENT[bonus] == (bonus, 2 * bonus, 3 * bonus, 6 * bonus)
    assert movement_rates(11) == (11, 22, 33, 66)
    assert narrative_rates(11) == (264, 16000, 160000)
    assert narrative_rates(10) == NARRATIVE[10]
    rising = [narrative_rates(bonus) for bonus in range(43)]
    assert rising == sorted(rising)


def test_weights_stop_or_go_on_above_the_table() -> None:
    assert weight_limits(84, DEFAULTS) == WEIGHTS[20]
    assert weight_limits(22, {**DEFAULTS, "weights-above-20": "plus-450"}) == (3150, 6300, 12600)
    assert list(WEIGHTS) == sorted(WEIGHTS)


@pytest.mark.parametrize(
    ("metres", "added"), [(0.1, 3), (3, 3), (3.5, 5), (6.0000000001, 5), (24, 17), (24.5, 20), (1000, 20)]
)
def test_between_two_columns_of_a_fall_the_higher_counts(metres: float, added: int) -> None:
    assert fall_addition(metres) == added


@given(st.floats(0.01, 100_000), ROLL.filter(lambda roll: roll <= 10), BONUS)
def test_a_fall_hurts_and_toughness_helps(metres: float, die: int, bonus: int) -> None:
    said = ask("falling-damage", [die], metres=metres, toughness_bonus=bonus)
    assert said["damage"] == die + said["added"]
    assert said["damage_after_toughness"] == max(0, said["damage"] - bonus)


@given(SCORE, BONUS, st.floats(0, 1000), GRAVITY, st.data())
def test_a_better_roll_never_leaps_shorter(
    agility: int, strength_bonus: int, run_up: float, gravity: str, data: st.DataObject
) -> None:
    roll = data.draw(st.integers(2, 100))
    told: dict[str, JSON] = {
        "agility": agility,
        "strength_bonus": strength_bonus,
        "run_up": run_up,
        "gravity": gravity,
    }
    better, worse = ask("leap", [roll - 1], **told), ask("leap", [roll], **told)
    assert better["distance"] >= worse["distance"] >= 0.25
    assert better["style"] == ("running" if run_up >= 4 else "standing")
    assert 0 <= better["run_up_bonus"] <= 30


def test_the_run_up_counts_in_steps_of_four_metres() -> None:
    def bonus(run_up: float) -> int:
        said: int = ask("jump-high", [1], agility=40, strength_bonus=4, run_up=run_up)["run_up_bonus"]
        return said

    assert [bonus(run_up) for run_up in (4, 7.9, 8, 12, 16, 50)] == [0, 0, 10, 20, 30, 30]
    assert refusal("jump-high", agility=40, strength_bonus=4, run_up=3.9) == "run-up-too-short"


@given(SCORE, st.floats(0, 100), GRAVITY, ROLL)
def test_a_drop_is_a_fall_as_far_as_it_is_not_safe(
    agility: int, drop: float, gravity: str, roll: int
) -> None:
    said = ask("controlled-drop", [roll], agility=agility, drop=drop, gravity=gravity)
    assert said["prone"] != said["lands_on_feet"]
    if not said["test"]["success"]:
        assert said["fall_metres"] == drop
    elif said["lands_on_feet"]:
        assert said["fall_metres"] == pytest.approx(0, abs=1e-9)
    else:
        assert said["fall_metres"] == drop - said["safe_metres"]


def test_odds_name_a_fall_by_its_decimals_and_not_by_what_binary_fractions_make_of_them() -> None:
    found = chances("controlled-drop", agility=45, drop=4.6)
    assert found == {"fall_metres": {"0.6": Fraction(45, 100), "4.6": Fraction(55, 100)}}


@given(st.sampled_from(["trivial", "simple", "sheer"]), st.booleans(), st.booleans(), ROLL)
def test_only_some_climbs_need_a_test(surface: str, pressed: bool, hands_free: bool, roll: int) -> None:
    needed = surface == "sheer" or (surface == "simple" and (pressed or not hands_free))
    said = ask(
        "climb",
        [roll] if needed else [],
        surface=surface,
        strength=50,
        climb_skill={"trained": True},
        half_move=5,
        pressed=pressed,
        hands_free=hands_free,
        height=9,
    )
    assert said["test_needed"] == needed
    assert said["falls"] == (needed and roll > 50)
    if said["falls"]:
        assert (said["distance"], said["fall_metres"]) == (0, 9)
    elif needed:
        assert said["distance"] == 3 + (50 - roll) // 10


@given(ROLL, ROLL, st.booleans(), st.floats(0, 60))
def test_nobody_rappels_further_than_the_ground(
    agility: int, grip: int, harness: bool, height: float
) -> None:
    needs_grip = agility >= 60
    dice = [agility, grip] if needs_grip else [agility]
    told: dict[str, JSON] = {"agility": 40, "strength": 35, "has_gear": True, "harness": harness}
    said = ask("rappel", dice, height=height, **told)
    assert said["falls"] == (needs_grip and grip > 35 and not harness)
    assert said["hanging"] == (needs_grip and grip > 35 and harness)
    if not said["falls"]:
        assert said["descended"] + said["height_left"] == pytest.approx(height)
    assert 0 <= said["descended"] <= min(10, height)


def test_swimming_in_armour_tires_only_in_dangerous_water() -> None:
    told: dict[str, JSON] = {"strength": 52, "swim_skill": {"trained": True}, "heavy_gear": True}
    assert ask("swim", water="calm", **told)["distance"] is None
    assert ask("swim", [80], water="dangerous", **told)["fatigue_gained"] == 1
    assert ask("swim", [22], water="dangerous", goal="float", **told)["distance"] == 0
    assert ask("swim", [22], {"half-rounding": "up"}, water="dangerous", **told)["distance"] == 3
    sinking = ask("swim", water="calm", able=False, **told)
    assert (sinking["success"], sinking["sinks"], sinking["submerged"]) == (False, True, True)


@given(st.integers(0, 20), st.integers(0, 20), GRAVITY, st.floats(0, 5000))
def test_a_load_is_comfortable_encumbering_or_too_heavy(
    strength_bonus: int, toughness_bonus: int, gravity: str, load: float
) -> None:
    told: dict[str, JSON] = {
        "strength_bonus": strength_bonus,
        "toughness_bonus": toughness_bonus,
        "gravity": gravity,
    }
    limits = ask("carrying-limits", **told)
    said = ask("encumbrance", load=load, **told)
    assert limits["throw"] == limits["lift"] / 2
    order = ["comfortable", "encumbered", "too-heavy"]
    assert order.index(said["state"]) == (load > limits["carry"] + 1e-9) + (load > limits["lift"] + 1e-9)
    assert (said["check_every_hours"] is None) == (said["state"] != "encumbered")


@given(st.sampled_from(["lift", "push"]), st.floats(0, 2000), ROLL)
def test_overload_tires_at_two_degrees_and_a_success_raises_the_limit(
    rule: str, weight: float, roll: int
) -> None:
    told: dict[str, JSON] = {"weight": weight, "strength": 45, "toughness_bonus": 4}
    limit = 112 if rule == "lift" else 225
    needed = weight > limit + 1e-9
    said = ask(rule, [roll] if needed else [], **told)
    done = said["lifted" if rule == "lift" else "moved"]
    assert said["test_needed"] == needed
    assert said["fatigue_gained"] == (needed and roll >= 65)
    if not needed:
        assert done
    elif roll > 45:
        assert not done
    else:
        assert done == (weight <= said["limit"] + 1e-9)
        assert said["index"] == 8 + (45 - roll) // 10


def test_a_throw_hits_when_it_succeeds_and_reaches() -> None:
    told: dict[str, JSON] = {"weight": 5, "strength": 45, "toughness_bonus": 4, "ballistic_skill": 40}
    assert ask("throw-object", [35], target_distance=4, **told)["hits"] is True
    assert ask("throw-object", [35], target_distance=4.1, **told)["hits"] is False
    assert ask("throw-object", [41], target_distance=1, **told)["hits"] is False
    assert ask("throw-object", [35], **told)["hits"] is True


@given(st.sampled_from(["bright", "shadow", "darkness"]), st.floats(0, 20), st.floats(0, 20), ROLL)
def test_only_haste_in_the_dark_needs_a_test(light: str, speed: float, distance: float, roll: int) -> None:
    told: dict[str, JSON] = {"light": light, "speed": speed, "distance": distance, "perception": 60}
    if distance > speed + 1e-9:
        assert refusal("light-movement", **told) == "beyond-speed"
        return
    needed = light == "darkness" and distance > speed / 2 + 1e-9
    dice = ([roll, 8] if roll > 40 else [roll]) if needed else []
    said = ask("light-movement", dice, **told)
    assert (said["test_needed"], said["veers"]) == (needed, needed and roll > 40)
    assert said["direction"] == (8 if said["veers"] else None)


ALTITUDES = ["ground", "hover", "low", "high"]


@pytest.mark.parametrize("action", ["half", "full", "charge", "run"])
@pytest.mark.parametrize("trait", ["hoverer", "flyer"])
def test_altitude_changes_by_one_level_or_two(trait: str, action: str) -> None:
    for start, from_ in enumerate(ALTITUDES):
        for end, to in enumerate(ALTITUDES):
            told: dict[str, JSON] = {"trait": trait, "from": from_, "to": to, "action": action}
            if trait == "hoverer" and max(start, end) > 1:
                assert refusal("altitude-change", **told) == "hoverer-limit"
            elif abs(end - start) > (2 if action in ("charge", "run") else 1):
                assert refusal("altitude-change", **told) == "too-many-levels"
            else:
                assert ask("altitude-change", **told)["levels"] == abs(end - start)


def test_who_can_reach_whom() -> None:
    def modifier(shooter: str, target: str, house: JSON = None, **more: JSON) -> int:
        said: int = ask("shoot-at-flyer", house=house, shooter=shooter, target=target, **more)["modifier"]
        return said

    assert [modifier(shooter, "low") for shooter in ALTITUDES[:3]] == [-10, -10, 0]
    assert modifier("low", "low", {"low-altitude-penalty": "everyone"}) == -10
    assert [modifier("low", target) for target in ALTITUDES[:3]] == [0, 0, 0]
    assert modifier("high", "high", range_modifier=-20) == -20
    assert refusal("shoot-at-flyer", shooter="high", target="low", attack="melee") == "high-altitude"
    assert refusal("shoot-at-flyer", shooter="hover", target="low", attack="melee") == "melee-out-of-reach"
    assert modifier("ground", "hover", attack="melee") == 0


def test_a_flyer_that_does_not_move_falls_from_where_it_is() -> None:
    falls = [ask("stay-aloft", altitude=altitude, action="none") for altitude in ALTITUDES[1:]]
    assert [said["fall_metres"] for said in falls] == [0, 15, 25]
    assert [said["damage"] for said in falls] == [False, True, True]
    assert ask("stay-aloft", altitude="high", action="half")["altitude"] == "high"


@given(st.integers(1, 200), st.data())
def test_wounds_fill_before_critical_damage_and_stay_in_range(wounds: int, data: st.DataObject) -> None:
    taken = data.draw(st.integers(0, wounds))
    critical = data.draw(st.integers(0, 100))
    amount = data.draw(st.integers(0, 1000))
    said = ask("wound-track", wounds_max=wounds, damage_taken=taken, critical=critical, amount=amount)
    assert said["damage_taken"] + said["wounds_left"] == wounds
    assert said["critical"] == min(100, critical + max(0, taken + amount - wounds))
    again: dict[str, JSON] = {"damage_taken": said["damage_taken"], "critical": said["critical"]}
    assert ask("wound-track", wounds_max=wounds, amount=0, **again) == said
