"""Turns, hits, damage, reactions and load: what stays in range, and what the tables say."""

from hypothesis import given
from hypothesis import strategies as st

from rules.systems.dark_heresy.hits import reversed_roll
from rules.systems.dark_heresy.tables import FURTHER_HITS, HIT_LOCATIONS, LOCATIONS

from .asking import outcome, refusal

ROLLS = st.integers(1, 100)


@given(ROLLS)
def test_a_roll_reversed_twice_is_itself(roll: int) -> None:
    assert reversed_roll(reversed_roll(roll)) == roll


@given(
    ROLLS, st.none() | st.sampled_from(LOCATIONS), st.integers(1, 100), st.sampled_from(["pattern", "same"])
)
def test_every_hit_has_its_location(roll, called, hits, spread) -> None:
    inputs = {"roll": roll, "hits": hits, "spread": spread}
    if called:
        inputs["called_location"] = called
    found = outcome("hit-location", inputs)
    assert len(found["locations"]) == hits
    assert found["locations"][0] == found["location"]
    assert set(found["locations"]) <= set(LOCATIONS)
    if called:
        assert found["location"] == called


def test_the_locations_cover_all_rolls() -> None:
    shares = [highest for highest, _ in HIT_LOCATIONS]
    assert shares == sorted(shares)
    assert shares[-1] == 100
    assert {location for _, location in HIT_LOCATIONS} == set(LOCATIONS)
    assert {len(further) for further in FURTHER_HITS.values()} == {5}


def test_a_burst_to_the_left_arm_stays_on_the_left() -> None:
    found = outcome("hit-location", {"roll": 12, "hits": 6})
    assert found["locations"] == ["left-arm", "left-arm", "body", "head", "body", "left-arm"]


@given(st.sampled_from(["single", "semi-auto", "full-auto", "suppressing"]), st.integers(0, 100))
def test_never_more_hits_than_bullets(mode: str, degrees: int) -> None:
    hits = [
        outcome("number-of-hits", {"mode": mode, "degrees": degrees, "bullets": n})["hits"] for n in (1, 3)
    ]
    assert hits[0] == 1
    assert 1 <= hits[1] <= 3


@given(ROLLS, st.integers(0, 200), st.integers(1, 30), st.integers(1, 100))
def test_a_burst_spends_what_it_fires_and_a_jam_nothing(roll, score, ammo, rate) -> None:
    inputs = {
        "weapon_class": "basic",
        "score": score,
        "action": "full-auto",
        "rate_of_fire": rate,
        "ammo": ammo,
    }
    found = outcome("attack", inputs, [roll])
    assert found["ammo_used"] + found["ammo_left"] == ammo
    assert found["ammo_used"] == (0 if roll >= 94 else min(rate, ammo))
    assert found["hits"] <= found["ammo_used"]
    assert found["hit"] == (found["hits"] > 0) == (found["location"] is not None)


@given(st.integers(0, 1000), st.integers(0, 100), st.integers(0, 20), st.integers(0, 100), st.booleans())
def test_armour_never_heals_and_penetration_never_helps_it(
    damage, armour, toughness, penetration, on
) -> None:
    inputs = {
        "damage": damage,
        "location": "body",
        "armour_points": armour,
        "toughness_bonus": toughness,
        "penetration": penetration,
    }
    found = outcome("damage-soak", inputs, penetration=on)
    assert 0 <= found["final_damage"] <= damage
    assert found["final_damage"] >= outcome("damage-soak", inputs)["final_damage"]


@given(st.integers(0, 32), st.lists(st.integers(0, 100), min_size=1, max_size=50))
def test_cover_only_wears(cover_ap, damages) -> None:
    after = outcome("cover-degradation", {"cover_ap": cover_ap, "damages": damages})["after"]
    points = [cover_ap, *after]
    assert all(0 <= before - now <= 1 for before, now in zip(points, after, strict=False))
    assert after[-1] >= 0


@given(st.integers(-50, 30), st.integers(0, 60), st.integers(0, 5), st.integers(0, 20))
def test_wounds_go_down_by_the_damage(life, damage, fury, extra) -> None:
    found = outcome(
        "wounds-and-critical",
        {"life_max": 30, "life": life, "damage": damage, "fury_critical": fury, "critical_extra": extra},
    )
    assert found["life"] == life - damage
    assert found["critical_level"] == max(0, damage - life) + extra + fury
    assert found["seek_safety"] == (found["critical_level"] > 0)
    if found["fate_heal_window"]:
        assert found["critical_effect"]


@given(st.integers(0, 200), ROLLS, st.integers(1, 100), st.sampled_from(["one", "per-degree", "all"]))
def test_a_reaction_cancels_no_more_than_comes(score, roll, incoming, negates) -> None:
    inputs = {"score": score, "hits_incoming": incoming}
    found = outcome("dodge", inputs, [roll], reaction_negates=negates)
    assert found["hits_negated"] + found["hits_remaining"] == incoming
    assert (found["hits_negated"] > 0) == found["success"]
    assert found["reaction_left"] is False


STATES = st.lists(
    st.sampled_from(["surprised", "stunned", "unconscious", "pinned", "grappled", "prone", "running"]),
    unique=True,
)


@given(st.integers(1, 5), STATES, st.integers(0, 3))
def test_a_turn_keeps_states_and_ends_stances(round_, states, stunned_rounds) -> None:
    found = outcome("turn-start", {"round": round_, "states": states, "stunned_rounds": stunned_rounds})
    assert found["reaction"] == (found["half_actions"] > 0)
    assert set(found["states"]) <= set(states) - {"running"}
    again = outcome("turn-start", {"round": round_ + 1, "states": found["states"]})
    assert set(again["states"]) == set(found["states"]) - {"surprised"}


@given(
    st.lists(st.tuples(st.integers(-50, 100), st.integers(0, 20)), min_size=1, max_size=12),
)
def test_the_order_is_by_initiative_then_bonus_then_as_given(units) -> None:
    given_units = [
        {"id": str(place), "initiative": initiative, "agility_bonus": bonus}
        for place, (initiative, bonus) in enumerate(units)
    ]
    found = outcome("turn-order", {"units": given_units})
    order = [int(place) for place in found["order"]]
    keys = [(-units[place][0], -units[place][1], place) for place in order]
    assert keys == sorted(keys)
    assert all(len({units[int(place)] for place in tie}) == 1 < len(tie) for tie in found["ties"])


@given(st.integers(0, 6), st.integers(0, 6), st.integers(0, 30), st.integers(0, 8))
def test_one_weapon_less_never_weighs_more(basic, pistols, thrown, strength_bonus) -> None:
    def tier(**fewer: int) -> int:
        inputs = {
            "basic": basic,
            "pistols": pistols,
            "thrown": thrown,
            "strength_bonus": strength_bonus,
        } | fewer
        try:
            found: int = outcome("weapon-load", inputs)["tier"]
        except Exception:
            assert refusal("weapon-load", inputs).reason == "too-many-weapons"
            return 4
        return found

    assert tier(basic=max(0, basic - 1)) <= tier()
    assert tier(pistols=max(0, pistols - 1)) <= tier()
    assert tier(thrown=max(0, thrown - 5)) <= tier()


@given(st.integers(1, 50), st.integers(1, 50))
def test_outnumbering_counts_against_one_only(own_side, enemy_side) -> None:
    modifier = outcome("outnumbering", {"own_side": own_side, "enemy_side": enemy_side})["modifier"]
    assert modifier == (min(3, own_side - 1) * 10 if enemy_side == 1 else 0)


def test_the_first_reason_of_the_list_is_given() -> None:
    inputs = {
        "weapon_class": "heavy",
        "score": 40,
        "action": "full-auto",
        "rate_of_fire": 0,
        "ammo": 0,
        "jammed": True,
        "off_hand": True,
        "engaged": True,
        "range_band": "long",
        "conditions": {"pinned": True},
    }
    switches = {"non_pistol_in_melee": False}
    mended = [
        ("pinned-half-only", {"conditions": {}}),
        ("jammed-weapon", {"jammed": False}),
        ("no-such-mode", {"rate_of_fire": 6}),
        ("empty-weapon", {"ammo": 9}),
        ("heavy-needs-two-hands", {"off_hand": False}),
        ("unbraced-single-shot-only", {"braced": True}),
        ("only-pistols-in-melee", {"engaged": False}),
        ("range-bands-off", {"range_band": "normal"}),
    ]
    for reason, change in mended:
        assert refusal("attack", inputs, [50], **switches).reason == reason
        inputs |= change
    assert outcome("attack", inputs, [10], **switches)["hit"]
