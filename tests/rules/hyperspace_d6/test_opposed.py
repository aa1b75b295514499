"""Contests: opposed rolls, groups, help, cumulative rolls, initiative and duels."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from .asking import outcome, refusal

KINDS = st.sampled_from(["pc", "npc"])
SIDE = st.fixed_dictionaries({"kind": KINDS, "total": st.integers(0, 6)})


def named(sides: list[dict[str, Any]], names: str = "abcdefghijkl") -> list[dict[str, Any]]:
    return [{"id": name, **side} for name, side in zip(names, sides, strict=False)]


@given(SIDE, SIDE)
@settings(max_examples=80)
def test_two_sides_swapped_give_the_swapped_result(one: dict[str, Any], other: dict[str, Any]) -> None:
    sides = named([one, other])
    there = outcome("opposed-result", {"sides": sides})
    back = outcome("opposed-result", {"sides": sides[::-1]})
    assert there["winner"] == back["winner"]
    assert {**there, "tied": sorted(there["tied"])} == {**back, "tied": sorted(back["tied"])}


@given(st.lists(SIDE, min_size=2, max_size=8))
@settings(max_examples=100)
def test_the_highest_total_wins_and_a_tie_is_decided_among_the_tied(found: list[dict[str, Any]]) -> None:
    sides = named(found)
    best = max(side["total"] for side in sides)
    at_the_top = [side for side in sides if side["total"] == best]
    result = outcome("opposed-result", {"sides": sides})
    if result["winner"] is None:
        assert result["margin"] == 0
        assert set(result["tied"]) <= {side["id"] for side in at_the_top}
        assert len({side["kind"] for side in at_the_top if side["id"] in result["tied"]}) == 1
        decided = outcome("opposed-result", {"sides": sides, "decision": result["tied"][-1]})
        assert (decided["winner"], decided["decided_by"]) == (result["tied"][-1], "decision")
        assert (decided["tied"], decided["decision_by"]) == (result["tied"], None)
    else:
        assert result["winner"] in {side["id"] for side in at_the_top}
        assert refusal("opposed-result", {"sides": sides, "decision": "a"}).reason == "decision-not-needed"
    assert result["critical"] is False


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=2, max_size=8))
def test_the_leader_has_the_largest_pool_and_then_the_higher_skill(pairs: list[tuple[int, int]]) -> None:
    members = [{"id": f"m{place}", "pool": pool, "skill": skill} for place, (pool, skill) in enumerate(pairs)]
    found = outcome("group-leader", {"members": members})
    assert found["leader_pool"] == max(pool for pool, _ in pairs) + len(pairs) - 1
    best = [member["id"] for member in members if (member["pool"], member["skill"]) == max(pairs)]
    assert (found["leader"], found["tied"]) == ((best[0], []) if len(best) == 1 else (None, best))
    if found["leader"]:
        assert found["helpers"] == [member["id"] for member in members if member["id"] != found["leader"]]


@given(st.lists(st.integers(-5, 30), min_size=1, max_size=6), st.integers(1, 60))
def test_a_cumulative_roll_counts_what_was_rolled(totals: list[int], difficulty: int) -> None:
    state: dict[str, Any] = {"sum": 0, "rolls": 0}
    for total in totals:
        inputs = {"difficulty": difficulty, "sum": state["sum"], "rolls": state["rolls"], "total": total}
        if state["sum"] >= difficulty:
            assert refusal("cumulative-check", inputs).reason == "already-complete"
            return
        after = outcome("cumulative-check", inputs)
        assert (after["sum"], after["rolls"]) == (state["sum"] + total, state["rolls"] + 1)
        assert after["complete"] == (after["remaining"] == 0) == (after["sum"] >= difficulty)
        assert not (after["complete"] and after["failed"])
        state = after


PARTICIPANTS = st.lists(
    st.fixed_dictionaries({"kind": KINDS, "initiative": st.integers(5, 8), "incapacitated": st.booleans()}),
    min_size=1,
    max_size=10,
).map(lambda found: named(found))


@given(PARTICIPANTS, st.randoms(use_true_random=False))
@settings(max_examples=100)
def test_the_order_runs_from_high_to_low_and_ties_can_all_be_decided(participants: Any, chance: Any) -> None:
    by_name = {participant["id"]: participant for participant in participants}
    open_order = outcome("initiative-order", {"participants": participants})
    assert sorted(open_order["order"]) == sorted(by_name)
    ranks = [(-by_name[name]["initiative"], by_name[name]["kind"] == "npc") for name in open_order["order"]]
    assert ranks == sorted(ranks)
    assert open_order["acting"] == [n for n in open_order["order"] if not by_name[n]["incapacitated"]]
    assert open_order["settled"] == (not open_order["ties"])

    decided = list(by_name)
    chance.shuffle(decided)
    settled = outcome("initiative-order", {"participants": participants, "decided": decided})
    assert settled["settled"]
    for tie in open_order["ties"]:
        assert [n for n in settled["order"] if n in tie["ids"]] == [n for n in decided if n in tie["ids"]]
    kept = outcome("initiative-order", {"participants": participants[::-1], "decided": decided})
    assert kept["order"] == settled["order"], "the order stays, however the participants are listed"


@given(SIDE, SIDE)
def test_a_duel_turn_gives_one_die_to_one_side(one: dict[str, Any], other: dict[str, Any]) -> None:
    inputs = {"first": one, "second": other, "dice_first": 2, "dice_second": 3, "turns": 4}
    if one["total"] == other["total"] and one["kind"] == other["kind"]:
        assert refusal("duel-exchange", inputs).reason == "tie-pending"
        inputs["decision"] = "second"
    there = outcome("duel-exchange", inputs)
    assert there["dice_first"] + there["dice_second"] == 6
    assert there["turns"] == 5
    swapped = {**inputs, "first": other, "second": one, "dice_first": 3, "dice_second": 2}
    if "decision" in inputs:
        swapped["decision"] = "first"
    back = outcome("duel-exchange", swapped)
    assert {there["winner"], back["winner"]} == {"first", "second"}
    assert (back["dice_second"], back["dice_first"]) == (there["dice_first"], there["dice_second"])


@given(
    st.lists(st.integers(1, 6), min_size=2, max_size=2),
    st.lists(st.integers(1, 6), min_size=3, max_size=3),
    KINDS,
    KINDS,
)
def test_the_end_of_a_duel_swapped_is_the_swapped_end(
    first: list[int], second: list[int], one: str, other: str
) -> None:
    there = outcome(
        "duel-settle",
        {"dice_first": 2, "dice_second": 3, "turns": 1, "kind_first": one, "kind_second": other},
        first + second,
    )
    back = outcome(
        "duel-settle",
        {"dice_first": 3, "dice_second": 2, "turns": 1, "kind_first": other, "kind_second": one},
        second + first,
    )
    swap = {"first": "second", "second": "first", None: None}
    assert back["winner"] == swap[there["winner"]]
    assert back["margin"] == there["margin"] == abs(sum(first) - sum(second))


@given(st.sampled_from(range(4)), st.sampled_from(range(4)), st.integers(0, 3), st.integers(1, 3))
def test_a_round_allows_so_many_bands_and_the_first_is_free(
    start: int, end: int, moved: int, most: int
) -> None:
    bands = ["very-close", "close", "far", "very-far"]
    inputs = {"from": bands[start], "to": bands[end], "moved_this_round": moved, "max_bands": most}
    crossed = abs(start - end)
    if crossed and moved + crossed > most:
        assert refusal("move", inputs).reason == "move-too-far"
        return
    found = outcome("move", inputs)
    assert (found["bands"], found["moved_this_round"]) == (crossed, moved + crossed)
    # However a round's bands are split into moves, going beyond the first costs one action in all.
    paid_before = moved > 1
    paid_now = crossed > 0 and moved + crossed > 1 and not paid_before
    assert found["extra_actions"] == int(paid_now)
