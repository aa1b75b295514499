"""Who acts when: the order by each game's rules, with its ties; turns, delays and conditions without a database."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from campaigns import initiative
from campaigns.initiative import SIDES, TOGETHER, Ailment, Battle, Fighter
from rules.contract import Contender, GivenFaces
from rules.systems import SYSTEMS

A, B, C, D = 1, 2, 3, 4


def contenders(*given: tuple[str, int, int, bool]) -> list[Contender]:
    return [Contender(*one) for one in given]


@pytest.mark.parametrize(
    ("system", "given", "order", "ties"),
    [
        # The higher initiative, then the higher Agility bonus, then the game master's order (DH-029).
        ("dark-heresy", [("a", 9, 3, False), ("b", 12, 2, True), ("c", 9, 4, True)], "bca", []),
        ("dark-heresy", [("a", 9, 3, False), ("b", 9, 3, True), ("c", 1, 0, True)], "abc", ["ab"]),
        ("deathwatch", [("a", 9, 4, False), ("b", 9, 5, True), ("c", 14, 4, True)], "cba", []),
        ("deathwatch", [("b", 9, 4, True), ("a", 9, 4, False)], "ba", ["ba"]),
        # Nothing is rolled; players before NPCs; the rest is for the table to say (HD-070 to HD-073).
        ("hyperspace-d6", [("n", 11, 0, True), ("p", 11, 0, False), ("q", 12, 0, True)], "qpn", []),
        ("hyperspace-d6", [("n", 8, 0, True), ("p", 8, 9, False), ("q", 8, 0, False)], "pqn", ["pq"]),
        ("starfinder", [("a", 15, 1, False), ("b", 15, 4, True), ("c", 20, 0, True)], "cba", []),
        ("starfinder", [("a", 15, 1, False), ("b", 15, 1, True)], "ab", ["ab"]),
        ("dice", [("a", 3, 0, False), ("b", 17, 0, True), ("c", 3, 0, True)], "bac", ["ac"]),
    ],
)
def test_each_game_orders_and_leaves_ties_by_its_rules(
    system: str, given: Any, order: str, ties: list[str]
) -> None:
    found = SYSTEMS[system].fight.order(contenders(*given))
    assert found.order == tuple(order)
    assert found.ties == tuple(tuple(tie) for tie in ties)


@pytest.mark.parametrize(
    ("system", "values", "faces", "number"),
    [
        ("dark-heresy", {"ag": 47}, [6], 10),
        ("dark-heresy", {}, [6], 6),
        ("deathwatch", {"agility": 45, "agility_multiplier": 2}, [3], 11),
        ("deathwatch", {"agility": 45, "encumbered": True}, [3], 6),
        ("deathwatch", {"initiative_modifiers": [{"label": "other", "value": 2}]}, [1], 3),
    ],
)
def test_the_check_for_initiative_reads_the_sheet(
    system: str, values: dict[str, Any], faces: Any, number: int
) -> None:
    from rules.contract.sheets import fill

    game = SYSTEMS[system]
    sheet = {"agility_multiplier": 1, "agility_added": 0, "initiative_modifiers": [], **values}
    outcome = game.rule(game.fight.rule).resolve(
        fill(game.fight.fills, sheet), game.default_house, GivenFaces(faces)
    )
    assert outcome[game.fight.result] == number


@pytest.mark.parametrize(
    ("values", "dice"),
    [
        ({"dexterity": 16}, "1d20+3"),
        ({"dexterity": 10}, "1d20"),
        ({"dexterity": 7}, "1d20-2"),
        ({"dexterity": 16, "conditions": ["entangled", "exhausted"]}, "1d20-2"),
        ({}, "1d20"),
    ],
)
def test_starfinder_rolls_a_die_with_dexterity_and_what_conditions_take(values: Any, dice: str) -> None:
    notation = SYSTEMS["starfinder"].fight.notation
    assert notation is not None
    assert notation(values) == dice


def test_surprise_agrees_with_the_rule_of_the_game_that_has_one() -> None:
    rule = SYSTEMS["dark-heresy"].rule("surprise")
    for number in (1, 2):
        asked = {
            "round": number,
            "combatants": [{"id": "1", "surprised": True}, {"id": "2", "surprised": False}],
        }
        acting = rule.resolve(asked, {}, GivenFaces(()))["acting"]
        battle = Battle((Fighter(A, surprised=True), Fighter(B)), round=1)
        for _ in range(number):
            battle = initiative.next_turn(battle).battle
        assert (str(A) in acting) is (battle.acting == (A,))


# --- Turns


def line(*names: int, **how: Any) -> Battle:
    return Battle(tuple(Fighter(name) for name in names), **how)


def turns(battle: Battle, times: int) -> list[tuple[int, tuple[int, ...]]]:
    found = []
    for _ in range(times):
        battle = initiative.next_turn(battle).battle
        found.append((battle.round, battle.acting))
    return found


def test_turns_go_round() -> None:
    assert turns(line(A, B), 5) == [(1, (A,)), (1, (B,)), (2, (A,)), (2, (B,)), (3, (A,))]


def test_blocks_act_together() -> None:
    fighters = (Fighter(A), Fighter(B), Fighter(C, is_npc=True), Fighter(D))
    assert turns(Battle(fighters, blocks=TOGETHER), 3) == [(1, (A, B)), (1, (C,)), (1, (D,))]
    sides = tuple(replace(one, side="x" if one.id in (A, B, C) else "y") for one in fighters)
    assert turns(Battle(sides, blocks=SIDES), 2) == [(1, (A, B, C)), (1, (D,))]


def test_one_of_a_block_who_has_acted_leaves_the_others_their_turn() -> None:
    battle = initiative.next_turn(
        Battle((Fighter(A), Fighter(B), Fighter(C, is_npc=True)), blocks=TOGETHER)
    ).battle
    battle = initiative.turn_done(battle, B).battle
    assert battle.acting == (A,)
    assert initiative.turn_done(battle, B).battle == battle
    assert initiative.turn_done(battle, A).battle.acting == (C,)


def test_previous_goes_back_over_the_beginning_of_a_round_and_not_before_the_first() -> None:
    battle = initiative.next_turn(line(A, B)).battle
    assert initiative.previous_turn(battle).battle == battle
    for _ in range(2):
        battle = initiative.next_turn(battle).battle
    back = initiative.previous_turn(battle).battle
    assert (back.round, back.acting) == (1, (B,))


@pytest.mark.parametrize(("moves", "order"), [(True, (B, A, C)), (False, (A, B, C))])
def test_where_a_delayed_turn_stands_afterwards_is_the_games_rule(
    moves: bool, order: tuple[int, ...]
) -> None:
    battle = initiative.next_turn(line(A, B, C, delay_moves=moves)).battle
    battle = initiative.delay(battle, A).battle
    battle = initiative.come_in(battle, A).battle
    battle = initiative.next_turn(battle).battle
    assert battle.acting == (A,)
    assert tuple(one.id for one in battle.fighters) == order
    assert initiative.next_turn(battle).battle.acting == (C,)


def test_everybody_delaying_begins_a_new_round_and_loses_those_turns() -> None:
    battle = initiative.next_turn(line(A, B)).battle
    battle = initiative.delay(battle, A).battle
    moved = initiative.delay(battle, B)
    assert (moved.battle.round, moved.battle.acting) == (2, (A,))
    assert {"what": "turn-lost", "who": A} in moved.happened


def test_a_whole_round_without_anybody_who_can_act_stops() -> None:
    stuck = Ailment("stunned")
    battle = Battle(
        (Fighter(A, ailments=(stuck,)), Fighter(B, ailments=(stuck,))), skips=frozenset({"stunned"})
    )
    moved = initiative.next_turn(battle)
    assert moved.battle.acting == ()
    assert moved.battle.round == 3
    for_a_while = Ailment("stunned", left=2)
    battle = replace(battle, fighters=(Fighter(A, ailments=(for_a_while,)),))
    assert [initiative.next_turn(battle).battle.acting] == [()]
    assert initiative.next_turn(initiative.next_turn(battle).battle).battle.acting == (A,)


def test_nobody_at_all_is_nobodys_turn() -> None:
    assert initiative.next_turn(line()).battle == line()
    gone = Battle((Fighter(A, here=False),))
    assert initiative.next_turn(gone).battle == gone


@pytest.mark.parametrize(("rounds", "turns_suffered"), [(1, 1), (2, 2), (5, 5)])
def test_a_condition_counts_its_bearers_turns(rounds: int, turns_suffered: int) -> None:
    battle = initiative.next_turn(line(A, B)).battle
    battle = initiative.afflicted(battle, B, words="on fire", rounds=rounds).battle
    suffered = 0
    for _ in range(20):
        battle = initiative.next_turn(battle).battle
        suffered += bool(battle.acting == (B,) and battle.fighter(B).ailments)
    assert suffered == turns_suffered


IDS = [A, B, C, D]
STEPS: dict[str, Any] = {
    "n": lambda battle, id: initiative.next_turn(battle),
    "d": initiative.delay,
    "c": initiative.come_in,
    "o": initiative.without,
    "p": lambda battle, id: initiative.previous_turn(battle),
    "r": initiative.turn_done,
    "u": lambda battle, id: initiative.moved_by_one(battle, id, up=True),
}


@given(
    blocks=st.sampled_from(["each", TOGETHER, SIDES]),
    moves=st.booleans(),
    steps=st.lists(st.tuples(st.sampled_from(sorted(STEPS)), st.sampled_from(IDS)), max_size=25),
)
def test_whatever_is_done_only_those_who_are_here_act_and_nobody_twice(
    blocks: str, moves: bool, steps: list[tuple[str, int]]
) -> None:
    fighters = tuple(Fighter(one, side=str(one % 2), is_npc=one > 2) for one in IDS)
    battle = initiative.next_turn(Battle(fighters, blocks=blocks, delay_moves=moves)).battle
    before = battle.round
    for what, id in steps:
        battle = STEPS[what](battle, id).battle
        here = {one.id for one in battle.fighters if one.here}
        assert set(battle.acting) <= here
        assert len(battle.acting) == len(set(battle.acting))
        assert sorted(one.id for one in battle.fighters) == IDS
        assert bool(battle.acting) is bool(here)
        assert what == "p" or battle.round >= before
        before = battle.round
