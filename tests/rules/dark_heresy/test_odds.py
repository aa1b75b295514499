"""Odds against every way in which the dice can fall."""

import time
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.contract import RulesError, every_way, main_fields
from rules.systems.dark_heresy.odds import sums_of_dice
from tests.rules.strategies import house_rules_for, inputs_for

from .asking import DARK_HERESY, house, odds, refusal


def tried(rule: str, inputs: dict[str, Any], names: tuple[str, ...], switches: Any) -> Any:
    """The odds found by resolving the rule with every face of every die."""
    found = DARK_HERESY.rule(rule)
    ways = every_way(lambda faces: found.resolve(inputs, switches, faces), most=100_000)
    return main_fields(ways, names)


SINGLE = {
    "attack": ("success", "hit", "jammed", "hits", "location", "ally_hit"),
    "suppressing-fire": ("success", "jammed", "hits"),
    "skill-test": ("success", "degrees"),
    "stun-contest": ("stunned", "stunned_rounds"),
    "initiative": ("initiative",),
}


@pytest.mark.parametrize("rule", SINGLE)
def test_rolls_of_one_side(rule: str) -> None:
    @settings(max_examples=12, deadline=None)
    @given(inputs=inputs_for(DARK_HERESY.rule(rule)), switches=house_rules_for(DARK_HERESY))
    def compare(inputs: Any, switches: Any) -> None:
        if "enemies" in inputs:
            inputs["enemies"] = inputs["enemies"][:2]
        changed = DARK_HERESY.house(switches)
        try:
            expected = tried(rule, inputs, SINGLE[rule], changed)
        except RulesError:
            return
        assert odds(rule, inputs, **{key.replace("-", "_"): value for key, value in switches.items()}) == (
            expected
        )

    compare()


def test_a_shot_into_a_melee_of_many_allies() -> None:
    inputs = {"weapon_class": "pistol", "score": 45, "ammo": 6, "allies_engaged": ["ana", "beto", "cira"]}
    assert odds("attack", inputs) == tried("attack", inputs, SINGLE["attack"], house())
    assert odds("attack", inputs)["ally_hit"] == {
        "none": Fraction(4, 5),
        "ana": Fraction(1, 15),
        "beto": Fraction(1, 15),
        "cira": Fraction(1, 15),
    }


SIDE = {"score": 42}
CONTESTS = {
    "opposed-test": (
        {"a": {**SIDE, "characteristic": "s"}, "b": {"score": 35, "characteristic": "t", "fatigue": 2}},
        ("winner",),
    ),
    "feint": ({"attacker": SIDE, "defender": {"score": 38, "conditions": {"prone": True}}}, ("winner",)),
    "knock-down": (
        {"attacker": SIDE, "defender": {"score": 55}, "moved_first": True},
        ("winner", "defender_prone", "attacker_prone"),
    ),
}


@pytest.mark.parametrize("rule", CONTESTS)
def test_contests(rule: str) -> None:
    inputs, names = CONTESTS[rule]
    assert odds(rule, inputs) == tried(rule, inputs, names, house())


@given(
    st.integers(1, 3),
    st.sampled_from([5, 10]),
    st.integers(-20, 5),
    st.sampled_from(["classic", "beta", "off"]),
)
@settings(max_examples=20, deadline=None)
def test_damage(count: int, sides: int, bonus: int, fury: str) -> None:
    inputs = {"dice_count": count, "dice_sides": sides, "bonus": bonus}
    expected = tried("damage-roll", inputs, ("damage", "fury"), house(righteous_fury=fury))
    assert odds("damage-roll", inputs, righteous_fury=fury) == expected


@given(st.integers(-400, 500), st.booleans(), st.sampled_from(["fumble", "ordinary"]))
@settings(max_examples=20, deadline=None)
def test_the_first_confirmation_of_a_fury_is_a_test_without_modifiers(target, ones, hundreds) -> None:
    inputs = {"first_damage": 12, "target": target, "dice_count": 1}
    switches = {"natural_01_succeeds": ones, "natural_100": hundreds}
    found = odds("righteous-fury", inputs, **switches)
    successes = min(100, max(0, target))
    if ones:
        successes = max(1, successes)
    if hundreds == "fumble":
        successes = min(99, successes)
    assert found == {"confirmed": Fraction(successes, 100)}


def test_beta_fury_is_a_five_sided_die() -> None:
    inputs = {"first_damage": 12, "target": 40, "dice_count": 1}
    assert odds("righteous-fury", inputs, righteous_fury="beta") == {
        "critical_damage": {str(face): Fraction(1, 5) for face in range(1, 6)}
    }


def test_the_rest_after_overwatch_is_ten_dice() -> None:
    minutes = odds("overwatch", {"willpower_bonus": 3, "hours": 3})["rest_minutes"]
    assert sum(minutes.values()) == 1
    assert minutes["10"] == minutes["100"] == Fraction(1, 10**10)
    assert sum(int(value) * chance for value, chance in minutes.items()) == 55


def test_no_odds_where_no_die_falls() -> None:
    for rule, inputs in (
        ("overwatch", {"willpower_bonus": 3, "hours": 2.5}),
        ("shake-pinning", {"score": 30, "threatened": True, "enters_melee": True}),
        ("turn-start", {"round": 1}),
        ("fate-spend", {"option": "shake-stun", "fate_max": 1, "fate_current": 1, "stunned": True}),
    ):
        with pytest.raises(RulesError) as caught:
            odds(rule, inputs)
        assert caught.value.reason == "no-odds"


def test_odds_refuse_as_the_rule_does() -> None:
    inputs = {"weapon_class": "basic", "score": 40, "ammo": 0}
    with pytest.raises(RulesError) as caught:
        odds("attack", inputs)
    assert caught.value.reason == refusal("attack", inputs).reason == "empty-weapon"


@given(st.integers(1, 4), st.sampled_from([5, 10]))
@settings(max_examples=8)
def test_sums_of_dice(count: int, sides: int) -> None:
    sums = sums_of_dice(count, sides)
    assert sum(sums.values()) == 1
    assert set(sums) == set(range(count, count * sides + 1))
    assert sum(total * chance for total, chance in sums.items()) == Fraction(count * (sides + 1), 2)


def test_the_widest_odds_come_at_once() -> None:
    crowd = [f"ally {number}" for number in range(50)]
    begin = time.process_time()
    odds("attack", {"weapon_class": "pistol", "score": 45, "ammo": 6, "allies_engaged": crowd})
    odds(
        "suppressing-fire",
        {
            "score": 200,
            "weapon_class": "basic",
            "rate_of_fire": 100,
            "ammo": 1000,
            "weapon_range": 90,
            "enemies": crowd,
        },
    )
    odds("damage-roll", {"dice_count": 10, "dice_sides": 10})
    odds("grapple-contest", {"actor": "attacker", "attacker": {"score": 200}, "defender": {"score": 200}})
    assert time.process_time() - begin < 1
