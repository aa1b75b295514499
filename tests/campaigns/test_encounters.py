"""Fighting in a scene: order, turns, conditions, damage, taking back; what the players see; what happens when life gets in."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.core.exceptions import PermissionDenied, ValidationError
from django.utils import timezone
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from campaigns import actions
from campaigns.actions import encounters as fighting
from campaigns.actions import turns as keeping
from campaigns.actions.absences import announce_absence
from campaigns.actions.encounter_steps import undo_step
from campaigns.actions.encounters import Line
from campaigns.actions.initiative import set_initiative
from campaigns.encounters import running_of, snapshot
from campaigns.models import AuditEntry, Encounter, Membership, Participant, Scene, SceneEvent, Waiting
from characters.actions import character_dies, retire, save_sheet
from characters.models import Character, SheetVersion
from characters.sheets import sheet_of, values_of
from characters.values import whole
from rules.models import Roll
from tests.playing import fresh, play
from tests.table import Table


def begin(table: Table, lines: list[Line] | None = None, **how: Any) -> Encounter:
    """Mara before Tadeo before Ossen, unless told otherwise: their numbers are typed."""
    given = lines or [
        Line((table.mara,), initiative=15),
        Line((table.tadeo,), initiative=10),
        Line((table.ossen,), initiative=5),
    ]
    return fighting.start_encounter(table.greta, table.scene, given, fighting.Order(**how))


def now_of(encounter: Encounter) -> Encounter:
    return Encounter.objects.select_related("scene__campaign__ledger").get(pk=encounter.pk)


def on_turn(encounter: Encounter) -> list[str]:
    return [row.name for row in running_of(now_of(encounter)).acting()]


def row_of(encounter: Encounter, name: str) -> Participant:
    found = Participant.objects.select_related("character").get(encounter=encounter, name=name)
    found.encounter = now_of(encounter)
    return found


def go_on(table: Table, encounter: Encounter, times: int = 1) -> None:
    for _ in range(times):
        encounter = now_of(encounter)
        assert fighting.next_turn(table.greta, encounter, seen=encounter.version)


def take_back(table: Table, encounter: Encounter) -> list[str]:
    encounter = now_of(encounter)
    made, kept = undo_step(table.greta, encounter, seen=encounter.version)
    assert made
    return kept


def suffers(encounter: Encounter, name: str) -> list[tuple[str, int | None]]:
    row = row_of(encounter, name)
    return [(one.key or one.words, one.turns_left) for one in row.conditions.all()]


def waited_on(scene: Scene) -> set[str]:
    rows = Waiting.objects.filter(scene=scene).select_related("character")
    return {str(row.character or "GM") for row in rows}


def page(table: Table, who: Any) -> str:
    return table.client(who).get(f"/scenes/{table.scene.pk}/").content.decode()


# --- Turns


def test_turns_go_round_in_the_order_of_initiative(table: Table) -> None:
    encounter = begin(table)
    assert on_turn(encounter) == ["Mara"]
    seen = []
    for _ in range(3):
        go_on(table, encounter)
        seen.append((on_turn(encounter), now_of(encounter).round))
    assert seen == [(["Tadeo"], 1), (["Ossen"], 1), (["Mara"], 2)]
    assert "Round 1 is over." in page(table, table.ava)
    assert SceneEvent.objects.filter(kind="round").count() == 1


def test_initiative_is_rolled_for_all_at_once_in_the_ledger(table: Table) -> None:
    encounter = begin(
        table, [Line((table.mara,)), Line((table.tadeo,)), Line((table.ossen,))], notation="1d6+1"
    )
    rows = list(encounter.participants.select_related("roll"))
    assert [row.initiative for row in rows] == sorted(
        (row.roll.outcome["total"] for row in rows), reverse=True
    )
    assert Roll.objects.count() == 3
    assert {roll.character for roll in Roll.objects.all()} == {table.mara, table.tadeo, None}
    table.post(table.greta, "Swords are out.", speaker=None)
    assert "A roll without a post" not in page(table, table.ava)


def test_a_post_of_whoever_has_the_turn_ends_it_where_the_game_master_says_so(table: Table) -> None:
    encounter = begin(table)
    table.post(table.ben, "Not yet.")
    assert on_turn(encounter) == ["Mara"]
    table.post(table.ava, "I strike.")
    assert on_turn(encounter) == ["Tadeo"]
    fighting.end_encounter(table.greta, now_of(encounter))
    encounter = begin(table, advances=False)
    table.post(table.ava, "I strike.")
    assert on_turn(encounter) == ["Mara"]


def test_the_scene_waits_on_whoever_has_the_turn_and_as_before_when_it_is_over(table: Table) -> None:
    for character in (table.mara, table.tadeo):
        keeping.move_in(table.greta, table.scene, character)
    keeping.set_turns(table.greta, table.scene, turns="everyone", days=2, at_deadline="skip")
    encounter = begin(table)
    assert waited_on(table.scene) == {"Mara"}
    go_on(table, encounter)
    assert waited_on(table.scene) == {"Tadeo"}
    go_on(table, encounter)
    assert waited_on(table.scene) == {"GM"}
    fighting.end_encounter(table.greta, now_of(encounter))
    fighting.end_encounter(table.greta, now_of(encounter))
    assert waited_on(table.scene) == {"Mara", "Tadeo"}
    table.scene.refresh_from_db()
    assert table.scene.turns == "everyone"
    assert SceneEvent.objects.filter(kind="fight-ends").count() == 1


def test_passing_and_deadlines_go_on_with_the_next(table: Table) -> None:
    keeping.set_turns(table.greta, table.scene, turns="free", days=2, at_deadline="skip")
    encounter = begin(table)
    keeping.pass_turn(table.ava, table.scene, table.mara)
    assert on_turn(encounter) == ["Tadeo"]
    keeping.keep_deadlines(timezone.now() + timedelta(days=3))
    assert on_turn(encounter) == ["Ossen"]
    assert waited_on(table.scene) == {"GM"}


def test_players_who_follow_one_another_may_act_together(table: Table) -> None:
    encounter = begin(table, blocks="together")
    assert on_turn(encounter) == ["Mara", "Tadeo"]
    assert waited_on(table.scene) == {"Mara", "Tadeo"}
    since = Waiting.objects.get(character=table.mara).since
    table.post(table.ben, "I go first.")
    assert on_turn(encounter) == ["Mara"]
    assert Waiting.objects.get(scene=table.scene).since == since
    table.post(table.ava, "And I.")
    assert on_turn(encounter) == ["Ossen"]


def test_sides_roll_once_and_act_together(table: Table) -> None:
    lines = [Line((table.mara,)), Line((table.ossen,), side="them"), Line((table.tadeo,))]
    encounter = begin(table, lines, blocks="sides", notation="1d20")
    assert Roll.objects.count() == 2
    order = [row.name for row in running_of(now_of(encounter)).in_order()]
    assert order in (["Mara", "Tadeo", "Ossen"], ["Ossen", "Mara", "Tadeo"])
    go_on(table, encounter, 2)
    assert on_turn(encounter) == (["Mara", "Tadeo"] if order[0] == "Mara" else ["Ossen"])


def test_going_back_is_not_taking_back(table: Table) -> None:
    encounter = begin(table)
    go_on(table, encounter, 3)
    fighting.previous_turn(table.greta, now_of(encounter), seen=now_of(encounter).version)
    assert (on_turn(encounter), now_of(encounter).round) == (["Ossen"], 1)


def test_who_delays_comes_in_after_the_turn_that_is_on(table: Table) -> None:
    encounter = begin(table)
    fighting.delay(table.ava, row_of(encounter, "Mara"))
    assert on_turn(encounter) == ["Tadeo"]
    fighting.come_in(table.ava, row_of(encounter, "Mara"))
    assert on_turn(encounter) == ["Tadeo"]
    table.post(table.ben, "Done.")
    assert on_turn(encounter) == ["Mara"]
    # With loose dice the later place is kept.
    assert [row.name for row in running_of(now_of(encounter)).in_order()] == ["Tadeo", "Mara", "Ossen"]


def test_the_game_master_lets_a_delayed_turn_be_taken_at_once(table: Table) -> None:
    encounter = begin(table)
    fighting.delay(table.greta, row_of(encounter, "Mara"))
    fighting.come_in(table.greta, row_of(encounter, "Mara"), at_once=True)
    assert on_turn(encounter) == ["Mara"]
    go_on(table, encounter)
    assert on_turn(encounter) == ["Ossen"]


def test_a_turn_delayed_for_a_whole_round_is_lost(table: Table) -> None:
    play(table, "dark-heresy")
    encounter = begin(table)
    fighting.delay(table.greta, row_of(encounter, "Mara"))
    go_on(table, encounter, 2)
    assert on_turn(encounter) == ["Mara"]
    assert not row_of(encounter, "Mara").is_delaying
    happened = [one["what"] for step in now_of(encounter).steps.all() for one in step.happened]
    assert "turn-lost" in happened


def test_only_who_plays_a_character_delays_for_it(table: Table) -> None:
    encounter = begin(table)
    with pytest.raises(PermissionDenied):
        fighting.delay(table.ben, row_of(encounter, "Mara"))
    for act in (
        lambda: fighting.next_turn(table.ava, now_of(encounter), seen=1),
        lambda: fighting.afflict(table.ava, row_of(encounter, "Ossen"), words="on fire"),
        lambda: fighting.end_encounter(table.ava, now_of(encounter)),
        lambda: undo_step(table.ava, now_of(encounter), seen=1),
        lambda: fighting.start_encounter(table.ava, table.scene, [Line((table.mara,))]),
    ):
        with pytest.raises(PermissionDenied):
            act()


# --- Conditions, surprise, harm


def test_a_condition_ends_after_its_bearers_turns(table: Table) -> None:
    encounter = begin(table)
    fighting.afflict(table.greta, row_of(encounter, "Tadeo"), words="on fire", rounds=2)
    fighting.afflict(table.greta, row_of(encounter, "Mara"), words="brave", rounds=1)
    go_on(table, encounter)
    assert suffers(encounter, "Mara") == [("brave", 1)]  # the turn in which it began does not count
    go_on(table, encounter)
    assert suffers(encounter, "Tadeo") == [("on fire", 1)]
    go_on(table, encounter, 2)
    assert suffers(encounter, "Mara") == []
    go_on(table, encounter)
    assert suffers(encounter, "Tadeo") == []
    take_back(table, encounter)
    assert suffers(encounter, "Tadeo") == [("on fire", 1)]


def test_states_that_cost_the_turn_are_passed_over_visibly(table: Table) -> None:
    play(table, "starfinder")
    encounter = begin(table)
    fighting.afflict(table.greta, row_of(encounter, "Tadeo"), key="paralysed", rounds=1)
    go_on(table, encounter)
    assert on_turn(encounter) == ["Ossen"]
    assert suffers(encounter, "Tadeo") == []
    table.post(table.greta, "It spits.", speaker=table.ossen)
    assert "Tadeo loses the turn: paralysed." in page(table, table.ava)


def test_the_surprised_lose_the_first_round_only(table: Table) -> None:
    lines = [Line((table.mara,), initiative=9, is_surprised=True), Line((table.ossen,), initiative=3)]
    encounter = begin(table, lines)
    assert on_turn(encounter) == ["Ossen"]
    go_on(table, encounter)
    assert (on_turn(encounter), now_of(encounter).round) == (["Mara"], 2)


@pytest.mark.parametrize(
    ("system", "field", "given"),
    [
        ("dark-heresy", "life", {"damage-soak": {"location": "body"}}),
        ("deathwatch", "damage_taken", None),
        ("hyperspace-d6", "determination", None),
        ("starfinder", "stamina", None),
    ],
)
def test_damage_goes_by_the_rules_and_back(table: Table, system: str, field: str, given: Any) -> None:
    play(table, system)
    encounter = begin(table)
    before = values_of(fresh(table.mara))
    for _twice in range(2):
        fighting.harm(
            table.greta, row_of(encounter, "Mara"), fresh(table.mara), 6, given=given, retry_key="once"
        )
    hurt = fresh(table.mara)
    assert abs(values_of(hurt)[field] - before[field]) == (2 if system == "dark-heresy" else 6)
    assert SheetVersion.objects.filter(character=hurt).count() == 2
    assert take_back(table, encounter) == []
    assert values_of(fresh(table.mara))[field] == before[field]
    assert SheetVersion.objects.filter(character=hurt).latest("number").reverses is not None


def test_what_the_sheet_says_costs_the_turn_and_wears_off_by_the_rules(table: Table) -> None:
    play(table, "dark-heresy")
    save_sheet(
        table.greta,
        fresh(table.mara),
        {**table.mara.sheet, "stunned_rounds": 2, "states": ["running", "jammed"]},
        base_version=1,
    )
    encounter = begin(table)
    assert on_turn(encounter) == ["Tadeo"]
    assert fresh(table.mara).sheet["stunned_rounds"] == 1
    assert fresh(table.mara).sheet["states"] == ["jammed"]
    go_on(table, encounter, 2)
    assert on_turn(encounter) == ["Tadeo"]
    go_on(table, encounter, 2)
    assert on_turn(encounter) == ["Mara"]


def test_taking_back_leaves_a_sheet_alone_that_somebody_changed_since(table: Table) -> None:
    play(table, "deathwatch")
    encounter = begin(table)
    fighting.harm(table.greta, row_of(encounter, "Mara"), fresh(table.mara), 6)
    mara = fresh(table.mara)
    save_sheet(table.greta, mara, {**mara.sheet, "damage_taken": 2}, base_version=mara.version)
    assert take_back(table, encounter) == ["Mara"]
    assert fresh(table.mara).sheet["damage_taken"] == 2
    # Other values that were changed since stand beside what is taken back.
    fighting.harm(table.greta, row_of(encounter, "Mara"), fresh(table.mara), 3)
    mara = fresh(table.mara)
    save_sheet(table.greta, mara, {**mara.sheet, "fate_current": 1}, base_version=mara.version)
    assert take_back(table, encounter) == []
    assert (fresh(table.mara).sheet["damage_taken"], fresh(table.mara).sheet["fate_current"]) == (2, 1)


def test_a_group_is_one_line_until_its_last_falls(table: Table) -> None:
    cultists = [
        Character.objects.create(campaign=table.campaign, name=name) for name in ("Cultist", "Cultist 2")
    ]
    encounter = begin(
        table,
        [Line((table.mara,), initiative=9), Line(tuple(cultists), name="Cultists", initiative=3)],
    )
    assert "Cultists\u00a0×\u00a02" in page(table, table.ava)
    fighting.falls(table.greta, row_of(encounter, "Cultists"), cultists[0])
    assert "Cultists\u00a0×\u00a01" in page(table, table.ava)
    go_on(table, encounter)
    assert on_turn(encounter) == ["Cultists"]
    fighting.falls(table.greta, row_of(encounter, "Cultists"), cultists[1])
    assert on_turn(encounter) == ["Mara"]
    take_back(table, encounter)
    assert on_turn(encounter) == ["Cultists"]


# --- What the players see


def hidden_line(table: Table) -> Line:
    return Line((table.ossen,), is_hidden=True)


def test_who_is_hidden_leaks_neither_by_name_nor_number_nor_count(table: Table) -> None:
    table.ossen.name = "SECRETSNAKE"
    table.ossen.save()
    other = Character.objects.create(campaign=table.campaign, name="SECRETWOLF")
    lines = [Line((table.mara,)), hidden_line(table), Line((other,), is_hidden=True)]
    encounter = begin(table, lines, notation="1d20")
    assert Roll.objects.filter(sealed=True).count() == 1  # one for all of them
    table.post(table.greta, "Something moves.", speaker=None)
    for _ in range(4):
        for who in (table.ava, table.ben):
            text = (
                page(table, who)
                + table.client(who).get(f"/campaigns/{table.campaign.slug}/rolls/").content.decode()
            )
            assert "SECRETSNAKE" not in text
            assert "SECRETWOLF" not in text
            assert text.count("order__one ") + text.count('order__one"') == 1
        go_on(table, encounter)
    assert "SECRETSNAKE" in page(table, table.greta)
    row = row_of(encounter, "SECRETSNAKE")
    fighting.change_participant(table.greta, row, shown_as="A long shape", is_hidden=False, shows_count=True)
    text = page(table, table.ava)
    assert "A long shape" in text
    assert "SECRETSNAKE" not in text


def test_what_is_hidden_nudges_nobody_but_the_game_master(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    encounter = begin(
        table, [Line((table.mara,), initiative=5), Line((table.ossen,), is_hidden=True, initiative=1)]
    )
    nudged: list[Any] = []
    monkeypatch.setattr(
        "campaigns.actions.locking.scene_changed", lambda scene, only=None: nudged.append(only)
    )
    fighting.afflict(table.greta, row_of(encounter, "Ossen"), words="on fire")
    fighting.afflict(table.greta, row_of(encounter, "Mara"), words="on fire")
    assert nudged == [{table.greta.pk}, None]


def test_a_round_is_told_in_the_thread_without_numbers_of_npcs(table: Table) -> None:
    play(table, "deathwatch")
    encounter = begin(table)
    table.post(table.greta, "It begins.", speaker=None)
    fighting.harm(table.greta, row_of(encounter, "Mara"), fresh(table.mara), 4)
    fighting.harm(table.greta, row_of(encounter, "Ossen"), fresh(table.ossen), 7)
    go_on(table, encounter, 3)
    said = page(table, table.ben)
    assert "Round 1 is over. Mara takes 4 damage. Ossen is hit." in said


def test_the_panel_says_whose_turn_it_is_and_costs_one_statement(
    table: Table, django_assert_max_num_queries: Any
) -> None:
    begin(table)
    for number in range(25):
        table.post(table.greta, f"Post {number} [[1d20]]", speaker=None)
    assert "Your turn" in page(table, table.ava)
    assert "Your turn" not in page(table, table.ben)
    page(table, table.ava)
    with django_assert_max_num_queries(5):
        found = page(table, table.ava)
    assert len(found) < 60_000


def test_the_page_learns_by_the_nudge_whose_turn_it_is(table: Table) -> None:
    from campaigns.live import seal_version

    encounter = begin(table)
    table.scene.refresh_from_db()
    token = seal_version(table.scene)
    go_on(table, encounter)
    found = table.client(table.ben).get(f"/scenes/{table.scene.pk}/since/{token}/").content.decode()
    assert 'data-piece="encounter"' in found
    assert "It is your turn, Tadeo." in found


# --- Bad input and life


def test_nobody_is_no_encounter(table: Table) -> None:
    with pytest.raises(ValidationError, match="Nobody would fight"):
        fighting.start_encounter(table.greta, table.scene, [])
    answer = table.client(table.greta).post(
        f"/scenes/{table.scene.pk}/encounter/", {"do": "start"}, follow=True
    )
    assert "Nobody would fight" in answer.content.decode()
    assert not Encounter.objects.exists()


def test_an_encounter_that_everybody_has_left_says_so(table: Table) -> None:
    encounter = begin(table, [Line((table.mara,), initiative=1)])
    fighting.take_out(table.greta, row_of(encounter, "Mara"))
    assert on_turn(encounter) == []
    assert waited_on(table.scene) == {"GM"}
    assert (
        "Nobody is left"
        in table.client(table.greta).get(f"/scenes/{table.scene.pk}/encounter/").content.decode()
    )
    fighting.bring_in(table.greta, now_of(encounter), [Line((table.tadeo,), initiative=3)])
    assert on_turn(encounter) == ["Tadeo"]


def test_taking_out_whose_turn_it_is_goes_on_with_the_next(table: Table) -> None:
    encounter = begin(table)
    fighting.take_out(table.greta, row_of(encounter, "Mara"))
    assert on_turn(encounter) == ["Tadeo"]
    take_back(table, encounter)
    assert on_turn(encounter) == ["Mara"]


def test_who_leaves_the_scene_leaves_the_fight_for_good(table: Table) -> None:
    keeping.move_in(table.greta, table.scene, table.mara)
    encounter = begin(table)
    fighting.afflict(table.greta, row_of(encounter, "Tadeo"), words="on fire")
    keeping.move_out(table.greta, table.scene, table.mara)
    assert on_turn(encounter) == ["Tadeo"]
    assert waited_on(table.scene) == {"Tadeo"}
    take_back(table, encounter)
    take_back(table, encounter)
    assert "Mara" not in on_turn(encounter)
    assert row_of(encounter, "Mara").left_at is not None


@pytest.mark.parametrize("fate", ["dies", "retires"])
def test_the_order_passes_over_who_died_or_retired(table: Table, fate: str) -> None:
    encounter = begin(table)
    if fate == "dies":
        character_dies(table.greta, fresh(table.tadeo))
    else:
        retire(table.ben, fresh(table.tadeo))
    go_on(table, encounter)
    assert on_turn(encounter) == ["Ossen"]
    assert ("dead" if fate == "dies" else "retired") in page(table, table.ava)


@pytest.mark.parametrize("fate", ["dies", "retires"])
def test_who_dies_or_retires_on_the_turn_lets_it_pass_at_once(
    table: Table, fate: str, django_capture_on_commit_callbacks: Any
) -> None:
    encounter = begin(table)
    with django_capture_on_commit_callbacks(execute=True):
        if fate == "dies":
            character_dies(table.greta, fresh(table.mara))
        else:
            retire(table.ava, fresh(table.mara))
    assert on_turn(encounter) == ["Tadeo"]
    assert waited_on(table.scene) == {"Tadeo"}
    assert "Mara is out of the fight: the turn passes on." in page(table, table.ben)
    if fate == "dies":  # there are last words, and they take nobody's turn
        table.post(table.ava, "Tell them I tried.", speaker=fresh(table.mara))
        assert on_turn(encounter) == ["Tadeo"]


def test_who_dies_while_hidden_moves_the_order_and_tells_nobody(
    table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    lines = [Line((table.ossen,), initiative=15, is_hidden=True), Line((table.tadeo,), initiative=5)]
    encounter = begin(table, lines)
    with django_capture_on_commit_callbacks(execute=True):
        character_dies(table.greta, fresh(table.ossen))
    assert on_turn(encounter) == ["Tadeo"]
    assert "out of the fight" in page(table, table.greta)
    assert "out of the fight" not in page(table, table.ben)


def test_who_retires_while_waited_on_leaves_the_scene_at_once(
    table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    keeping.move_in(table.greta, table.scene, table.mara)
    keeping.set_turns(table.greta, table.scene, turns="everyone", days=2, at_deadline="nudge")
    with django_capture_on_commit_callbacks(execute=True):
        retire(table.ava, fresh(table.mara))
    assert waited_on(table.scene) == {"GM"}
    assert "Mara leaves the scene." in page(table, table.ben)


def test_closing_the_scene_ends_the_encounter(table: Table) -> None:
    encounter = begin(table)
    actions.close_scene(table.greta, table.scene)
    assert not now_of(encounter).is_running
    assert SceneEvent.objects.filter(kind="fight-ends").exists()
    assert fighting.next_turn(table.greta, now_of(encounter), seen=now_of(encounter).version) is None
    with pytest.raises(PermissionDenied):
        begin(table)


def test_two_game_masters_who_press_at_once_go_on_by_one_turn(table: Table) -> None:
    encounter = begin(table)
    seen = now_of(encounter).version
    assert fighting.next_turn(table.greta, now_of(encounter), seen=seen)
    assert fighting.next_turn(table.greta, now_of(encounter), seen=seen) is None
    assert on_turn(encounter) == ["Tadeo"]
    again = begin(table)
    assert again.pk == encounter.pk
    address = f"/scenes/{table.scene.pk}/encounter/"
    answer = table.client(table.greta).post(address, {"do": "next", "seen": str(seen)}, follow=True)
    assert "Somebody was quicker" in answer.content.decode()


@pytest.mark.parametrize("absences", ["wait", "skip"])
def test_when_everybody_is_away_it_goes_on_as_the_table_agreed(table: Table, absences: str) -> None:
    table.campaign.absences = table.scene.campaign.absences = absences
    table.campaign.save()
    keeping.set_turns(table.greta, table.scene, turns="free", days=1, at_deadline="skip")
    table.post(table.greta, "Alone with the wolves.", speaker=None)
    encounter = begin(table)
    today = timezone.now().date()
    for who in (table.ava, table.ben):
        announce_absence(who, first_day=today, last_day=today + timedelta(days=20))
    keeping.keep_deadlines(timezone.now() + timedelta(days=3))
    if absences == "wait":
        assert on_turn(encounter) == ["Mara"]
        assert waited_on(table.scene) == {"Mara"}
    else:
        assert on_turn(encounter) == ["Ossen"]
        go_on(table, encounter)
        assert (on_turn(encounter), now_of(encounter).round) == (["Ossen"], 2)
        assert "Mara is played by somebody who is away: the turn passes." in page(table, table.greta)
    assert page(table, table.greta).count("away until") >= 2


def test_when_nobody_can_act_the_round_stops_with_the_game_master(table: Table) -> None:
    play(table, "starfinder")
    encounter = begin(table, [Line((table.mara,), initiative=2), Line((table.tadeo,), initiative=1)])
    for name in ("Mara", "Tadeo"):
        fighting.afflict(table.greta, row_of(encounter, name), key="paralysed")
    go_on(table, encounter)
    assert on_turn(encounter) == []
    assert waited_on(table.scene) == {"GM"}
    assert "Nobody can act" in page(table, table.ava)
    fighting.relieve(table.greta, row_of(encounter, "Tadeo"), key="paralysed")
    go_on(table, encounter)
    assert on_turn(encounter) == ["Tadeo"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (lambda t: [Line((t.mara,)), Line((t.mara,))], "takes part already"),
        (lambda t: [Line((t.mara, t.tadeo))], "Only NPCs"),
        (lambda t: [Line((t.mara,))] * 41, "at most 40"),
    ],
)
def test_what_cannot_fight_is_refused_with_a_sentence(table: Table, line: Any, sentence: str) -> None:
    with pytest.raises(ValidationError, match=sentence):
        begin(table, line(table))
    assert not Encounter.objects.exists()


def test_wrong_conditions_and_numbers_are_refused(table: Table) -> None:
    encounter = begin(table)
    row = row_of(encounter, "Mara")
    for act in (
        lambda: fighting.afflict(table.greta, row, key="sleepy"),
        lambda: fighting.afflict(table.greta, row),
        lambda: fighting.afflict(table.greta, row, words="slow", rounds=0),
        lambda: fighting.harm(table.greta, row, table.mara, 0),
        lambda: set_initiative(table.greta, row, 4000),
        lambda: fighting.harm(table.greta, row, table.mara, 5),  # loose dice know no wounds
    ):
        with pytest.raises(ValidationError):
            act()
    assert not now_of(encounter).steps.exists()


def test_the_table_settles_a_tie_and_numbers_can_be_set(table: Table) -> None:
    play(table, "hyperspace-d6")
    encounter = begin(
        table,
        [
            Line((table.ossen,), initiative=5),
            Line((table.mara,), initiative=5),
            Line((table.tadeo,), initiative=5),
        ],
    )
    names = lambda: [row.name for row in running_of(now_of(encounter)).in_order()]  # noqa: E731
    assert names() == ["Mara", "Tadeo", "Ossen"]
    found = table.client(table.greta).get(f"/scenes/{table.scene.pk}/encounter/").content.decode()
    assert "Level by the rules: Mara, Tadeo" in found
    fighting.move(table.greta, row_of(encounter, "Tadeo"), up=True)
    assert names() == ["Tadeo", "Mara", "Ossen"]
    assert on_turn(encounter) == ["Mara"]
    set_initiative(table.greta, row_of(encounter, "Ossen"), 50)
    assert names()[0] == "Ossen"


def test_a_step_taken_back_is_told_and_logged(table: Table) -> None:
    encounter = begin(table)
    table.post(table.greta, "It begins.", speaker=None)
    fighting.afflict(table.greta, row_of(encounter, "Mara"), words="on fire", rounds=2)
    take_back(table, encounter)
    assert suffers(encounter, "Mara") == []
    assert "Greta takes back: Mara: on fire for 2 rounds." in page(table, table.ava)
    logged = set(AuditEntry.objects.values_list("action", flat=True))
    assert {"encounter-started", "encounter-undone"} <= logged


def test_the_order_follows_an_amended_roll(table: Table) -> None:
    play(table, "deathwatch")
    encounter = begin(table, [Line((table.mara,)), Line((table.ossen,), initiative=13)])
    roll = Roll.objects.get(character=table.mara)
    if roll.outcome["die"] == 10:
        return
    actions.amend_in_scene(table.ava, table.scene, roll, "initiative-10", seen_revision=0)
    assert row_of(encounter, "Mara").initiative == 14
    assert [row.name for row in running_of(now_of(encounter)).in_order()] == ["Mara", "Ossen"]


def test_in_the_first_round_fate_is_offered_beside_the_order_to_whoever_rolled(table: Table) -> None:
    play(table, "deathwatch")
    while True:
        encounter = begin(table, [Line((table.mara,)), Line((table.tadeo,), initiative=13)])
        roll = Roll.objects.filter(character=table.mara).latest("number")
        if roll.outcome["die"] != 10:
            break
        fighting.end_encounter(table.greta, encounter)
    offer = f'action="/scenes/{table.scene.pk}/rolls/{roll.number}/amend/"'
    assert offer in page(table, table.ava)
    assert offer not in page(table, table.ben)
    assert offer not in page(table, table.greta)
    sent = {"key": "initiative-10", "revision": "0"}
    table.client(table.ava).post(f"/scenes/{table.scene.pk}/rolls/{roll.number}/amend/", sent)
    assert row_of(encounter, "Mara").initiative == 14
    assert offer not in page(table, table.ava)


def test_in_the_second_round_initiative_stands(table: Table) -> None:
    play(table, "deathwatch")
    encounter = begin(table, [Line((table.mara,))])
    roll = Roll.objects.get(character=table.mara)
    fighting.next_turn(table.greta, encounter, seen=now_of(encounter).version)
    assert now_of(encounter).round == 2
    assert f"/rolls/{roll.number}/amend/" not in page(table, table.ava)


# --- Any sequence


def standing_sheet(character: Character) -> Any:
    sheet = sheet_of(character)
    assert sheet is not None
    return whole(sheet, character.sheet)


STEPS = (
    "next",
    "previous",
    "delay",
    "come-in",
    "now",
    "afflict",
    "relieve",
    "harm",
    "out",
    "up",
    "initiative",
    "skip",
)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    steps=st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 2), st.integers(1, 3)), max_size=9),
    blocks=st.sampled_from(["each", "together", "sides"]),
)
def test_as_many_undos_as_steps_restore_the_encounter(
    table: Table, steps: list[tuple[str, int, int]], blocks: str
) -> None:
    if table.campaign.system != "starfinder":
        play(table, "starfinder")
    for running in Encounter.objects.filter(ended_at=None):
        running.scene = table.scene
        fighting.end_encounter(table.greta, running)
    encounter = begin(table, blocks=blocks)
    names = ["Mara", "Tadeo", "Ossen"]

    def stand() -> Any:
        sheets = [standing_sheet(fresh(one)) for one in (table.mara, table.tadeo, table.ossen)]
        return snapshot(running_of(now_of(encounter))), sheets

    def act(what: str, row: Participant, number: int) -> Any:
        seen = row.encounter.version
        match what:
            case "next":
                return fighting.next_turn(table.greta, row.encounter, seen=seen)
            case "previous":
                return fighting.previous_turn(table.greta, row.encounter, seen=seen)
            case "delay":
                return fighting.delay(table.greta, row)
            case "come-in":
                return fighting.come_in(table.greta, row)
            case "now":
                return fighting.come_in(table.greta, row, at_once=True)
            case "afflict":
                return fighting.afflict(table.greta, row, words="on fire", rounds=number)
            case "skip":
                return fighting.afflict(table.greta, row, key="paralysed", rounds=number)
            case "relieve":
                return fighting.relieve(table.greta, row, words="on fire")
            case "harm":
                return fighting.harm(table.greta, row, row.character, number)
            case "out":
                return fighting.take_out(table.greta, row)
            case "up":
                return fighting.move(table.greta, row, up=True)
        return set_initiative(table.greta, row, number)

    begun = stand()
    made = 0
    for what, whom, number in steps:
        row = row_of(encounter, names[whom])
        row.character.campaign = table.campaign
        made += act(what, row, number) is not None
    for _ in range(made):
        assert take_back(table, encounter) == []
    assert stand() == begun
    assert not now_of(encounter).steps.filter(undone_at=None).exists()


# --- The page


def test_every_button_of_the_page_does_what_it_says(table: Table) -> None:
    play(table, "dark-heresy")
    browser, address = table.client(table.greta), f"/scenes/{table.scene.pk}/encounter/"

    def press(does: str, name: str = "", **sent: str) -> Any:
        running = Encounter.objects.filter(ended_at=None).first()
        sent |= {"seen": str(running.version)} if running else {}
        sent |= {"participant": str(row_of(running, name).pk)} if running and name else {}
        answer = browser.post(address, {"do": does, **sent}, headers={"HX-Request": "true"})
        assert answer.status_code == 200
        return answer.content.decode()

    started = {"in": [str(table.mara.pk), str(table.ossen.pk)], "blocks": "each"}
    started |= {f"initiative-{table.mara.pk}": "9", f"initiative-{table.ossen.pk}": "\N{MINUS SIGN}2"}
    assert browser.post(address, {"do": "start", **started}).status_code == 302
    encounter = Encounter.objects.get()
    assert on_turn(encounter) == ["Mara"]
    missing = press("harm", "Mara", amount="6", retry="a")
    assert fresh(table.mara).sheet["life"] == 12
    assert "toast--error" in missing  # the rules ask where it hits
    assert 'value="6"' in missing
    press("harm", "Mara", amount="6", retry="b", **{"damage-soak.location": "body"})
    assert fresh(table.mara).sheet["life"] == 10
    press("condition", "Ossen", key="prone", rounds="2", retry="c")
    press("condition", "Ossen", words="on fire", retry="d")
    assert suffers(encounter, "Ossen") == [("prone", 2), ("on fire", None)]
    press("relief", "Ossen", words="on fire")
    press("show", "Ossen", shown_as="A shape")
    assert "A shape" in page(table, table.ava)
    press("initiative", "Ossen", number="20")
    assert "whole number" in press("initiative", "Ossen", number="many")
    press("next")
    assert on_turn(encounter) == ["Ossen"]
    press("previous")
    press("delay", "Mara")
    press("now", "Mara")
    assert on_turn(encounter) == ["Mara"]
    press("join", **{"in": str(table.tadeo.pk), f"initiative-{table.tadeo.pk}": "4"})
    press("down", "Tadeo")
    press("up", "Tadeo")
    press("out", "Tadeo")
    assert "Taken back." in press("undo")
    assert browser.post(address, {"do": "juggle"}).status_code == 404
    assert browser.post(address, {"do": "harm", "participant": "0"}).status_code == 404
    press("end")
    assert not now_of(encounter).is_running
    assert "The encounter is over." in press("next")


def test_a_player_delays_and_comes_in_from_the_scene(table: Table) -> None:
    encounter = begin(table)
    address = f"/scenes/{table.scene.pk}/encounter/{row_of(encounter, 'Mara').pk}/turn/"
    assert table.client(table.ben).post(address, {"do": "delay"}).status_code == 404
    assert "Delay the turn" in page(table, table.ava)
    table.client(table.ava).post(address, {"do": "delay"})
    assert on_turn(encounter) == ["Tadeo"]
    assert "Come in next" in page(table, table.ava)
    table.client(table.ava).post(address, {"do": "come-in"})
    go_on(table, encounter)
    assert on_turn(encounter) == ["Mara"]


@pytest.mark.parametrize("how", ["leaves", "is removed", "becomes a reader"])
def test_the_turn_of_who_stops_playing_passes_and_comes_no_more(table: Table, how: str) -> None:
    for character in (table.mara, table.tadeo):
        keeping.move_in(table.greta, table.scene, character)
    encounter = begin(table)
    seat = Membership.objects.select_related("campaign", "person").get(person=table.ava)
    match how:
        case "leaves":
            actions.leave_table(table.ava, table.campaign)
        case "is removed":
            actions.remove_member(table.greta, seat)
        case _:
            actions.change_role(table.greta, seat, "reader")
    assert on_turn(encounter) == ["Tadeo"]
    assert waited_on(table.scene) == {"Tadeo"}
    assert "nobody plays them now" in page(table, table.ben)
    go_on(table, encounter, 2)
    assert on_turn(encounter) == ["Tadeo"]
    assert "Nobody plays Mara now: the turn passes." in page(table, table.ben)
    # Whoever comes back has turns again.
    Membership.objects.filter(pk=seat.pk).update(role="player", left_at=None)
    go_on(table, encounter, 2)
    assert on_turn(encounter) == ["Mara"]
    assert "nobody plays them now" not in page(table, table.ben)


def test_leaving_in_the_turn_of_another_leaves_it_alone(table: Table) -> None:
    encounter = begin(table, keeps_turns=False)
    actions.leave_table(table.ben, table.campaign)
    assert on_turn(encounter) == ["Mara"]
    actions.leave_table(table.ava, table.campaign)
    assert on_turn(encounter) == ["Ossen"]
    go_on(table, encounter)
    assert (on_turn(encounter), now_of(encounter).round) == (["Ossen"], 2)
    fighting.take_out(table.greta, row_of(encounter, "Ossen"))
    assert on_turn(encounter) == []


def test_the_game_master_plays_on_for_who_has_left(table: Table) -> None:
    encounter = begin(table)
    browser, address = table.client(table.greta), f"/scenes/{table.scene.pk}/encounter/"
    mara = {"do": "take-over", "participant": str(row_of(encounter, "Mara").pk)}
    assert "Somebody plays this character." in browser.post(address, mara).content.decode()
    actions.leave_table(table.ava, table.campaign)
    assert "Play them as an NPC" in browser.get(address).content.decode()
    said = browser.post(address, mara, headers={"HX-Request": "true"}).content.decode()
    assert "Mara is an NPC now and has turns again." in said
    assert "Play them as an NPC" not in said
    assert fresh(table.mara).is_npc
    go_on(table, encounter, 2)
    assert on_turn(encounter) == ["Mara"]
    assert waited_on(table.scene) == {"GM"}


def test_a_form_that_is_refused_comes_back_as_it_was_filled_in(table: Table) -> None:
    browser, address = table.client(table.greta), f"/scenes/{table.scene.pk}/encounter/"
    keeping.move_in(table.greta, table.scene, table.mara)
    mara, ossen = table.mara.pk, table.ossen.pk
    chosen: dict[str, Any] = {
        "do": "start",
        "in": [str(mara), str(ossen)],
        "notation": "2d6 and nonsense",
        "blocks": "together",
        "lowest": "on",
        f"side-{ossen}": "The drowned",
        f"shown-{ossen}": "A shape",
        f"surprised-{mara}": "on",
        f"initiative-{mara}": "7",
    }
    refused = browser.post(address, chosen)
    assert refused.status_code == 422
    said = refused.content.decode()
    assert "toast--error" in said
    for kept in ('value="2d6 and nonsense"', 'value="The drowned"', 'value="A shape"', 'value="7"'):
        assert kept in said
    shown = refused.context["candidates"]
    by_name = {one["name"]: one for one in (*shown["cast"], *shown["npcs"])}
    assert by_name["Ossen"]["chosen"]
    assert not by_name["Ossen"]["is_hidden"]
    assert refused.context["how"].blocks == "together"
    assert not refused.context["how"].advances
    assert not Encounter.objects.exists()
    encounter = begin(table, [Line((table.mara,), initiative=15)])

    def press(does: str, **sent: Any) -> str:
        sent |= {"do": does, "participant": str(row_of(encounter, "Mara").pk)}
        answer = browser.post(address, sent, headers={"HX-Request": "true"})
        assert answer.status_code == 200
        return answer.content.decode()

    assert 'value="99999"' in press("initiative", number="99999")
    assert 'value="many"' in press("initiative", number="many")
    assert 'value="of fire \N{FIRE} &lt;script&gt;"' in press(
        "condition", words="of fire \N{FIRE} <script>", rounds="0"
    )
    assert 'value="soon"' in press("join", **{"in": str(mara), f"side-{ossen}": "soon"})
