"""The game master's NPCs: found by name and tag, copied, put into scenes, spoken and rolled as, sealed where that is wished."""

from __future__ import annotations

from typing import Any

import pytest

from campaigns import actions
from campaigns.actions.encounters import Line, start_encounter
from campaigns.encounter_page import candidates
from campaigns.models import CastMember
from campaigns.policies import seat_of
from characters.actions import copy_npc, create_character, sort_npc
from characters.models import Character
from rules.models import Roll
from tests.playing import fresh, play
from tests.table import Table


@pytest.fixture
def npcs(table: Table) -> Table:
    for name, tags in (
        ("Ilse Maar", ["harbour", "smuggler"]),
        ("Father Odo", ["cult"]),
        ("Cultist", ["cult"]),
    ):
        made = create_character(table.greta, table.campaign, npc=True, name=name, blurb="of the salt road")
        sort_npc(table.greta, made, tags=tags)
    return table


def address(table: Table, query: str = "") -> str:
    return f"/campaigns/{table.campaign.slug}/npcs/{query}"


def names(table: Table, query: str = "") -> list[str]:
    answer = table.client(table.greta).get(address(table, query))
    assert answer.status_code == 200
    return [one["npc"].name for one in answer.context["npcs"]]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", ["Cultist", "Father Odo", "Ilse Maar", "Ossen"]),
        ("?q=ilse", ["Ilse Maar"]),
        ("?q=salt+road", ["Cultist", "Father Odo", "Ilse Maar"]),
        ("?q=harb", ["Ilse Maar"]),
        ("?tag=cult", ["Cultist", "Father Odo"]),
        ("?tag=cult&q=odo", ["Father Odo"]),
        ("?tag=cul", []),
        ("?gone=on", []),
        ("?q=%25", []),
        ("?page=zwei&q=", ["Cultist", "Father Odo", "Ilse Maar", "Ossen"]),
    ],
)
def test_npcs_are_found_by_words_and_tags(npcs: Table, query: str, found: list[str]) -> None:
    assert names(npcs, query) == found


def test_players_and_strangers_do_not_see_the_library(npcs: Table) -> None:
    assert npcs.client(npcs.ava).get(address(npcs)).status_code == 403
    assert npcs.client(npcs.oz).get(address(npcs)).status_code == 404
    assert npcs.client(npcs.ava).post(address(npcs), {"do": "sort", "npc": npcs.ossen.pk}).status_code == 403


def send(table: Table, **sent: Any) -> Any:
    return table.client(table.greta).post(address(table), sent, follow=True)


def test_tags_are_tidied_and_a_copy_keeps_them(npcs: Table) -> None:
    send(npcs, do="sort", npc=npcs.ossen.pk, tags=" Harbour ,harbour,, the   old town ", rolls_sealed="on")
    ossen = fresh(npcs.ossen)
    assert ossen.tags == ["Harbour", "the old town"]
    assert ossen.rolls_sealed
    answer = send(npcs, do="copy", npc=npcs.ossen.pk, count="3")
    assert "Ossen 2, Ossen 3, Ossen 4" in answer.content.decode()
    assert [one.tags for one in Character.objects.filter(name__startswith="Ossen ")] == [ossen.tags] * 3
    assert send(npcs, do="copy", npc=npcs.ossen.pk, count="99").status_code == 200
    assert Character.objects.filter(name__startswith="Ossen").count() == 4


def test_an_npc_is_put_into_a_scene_where_everybody_sees_it(npcs: Table) -> None:
    answer = send(npcs, do="put", npc=npcs.ossen.pk, scene=npcs.scene.pk)
    assert "where everybody sees it" in answer.content.decode()
    assert CastMember.objects.filter(scene=npcs.scene, character=npcs.ossen, left_at=None).exists()
    assert "Ossen" in npcs.client(npcs.ava).get(f"/scenes/{npcs.scene.pk}/").content.decode()
    actions.close_scene(npcs.greta, npcs.scene)
    for wrong in (
        {"do": "put", "npc": npcs.ossen.pk, "scene": npcs.scene.pk},
        {"do": "put", "npc": npcs.mara.pk, "scene": npcs.scene.pk},
        {"do": "copy", "npc": "x"},
        {"do": "what", "npc": npcs.ossen.pk},
    ):
        assert npcs.client(npcs.greta).post(address(npcs), wrong).status_code == 404


def test_the_library_shows_a_stat_block_and_the_way_to_speak_and_roll(table: Table) -> None:
    play(table, "dark-heresy")
    actions_page = table.client(table.greta).get(address(table)).content.decode()
    assert f"/characters/{table.ossen.pk}/roll/" in actions_page
    assert '<dl class="stats">' in actions_page
    send(table, do="put", npc=table.ossen.pk, scene=table.scene.pk)
    link = f"/scenes/{table.scene.pk}/?speaker={table.ossen.pk}"
    assert link in table.client(table.greta).get(address(table)).content.decode()
    page = table.client(table.greta).get(link).content.decode()
    assert f'<option value="{table.ossen.pk}" selected' in page


def test_an_npc_whose_rolls_are_sealed_rolls_sealed_unless_told_otherwise(table: Table) -> None:
    play(table, "dark-heresy")
    sort_npc(table.greta, table.ossen, tags=[], rolls_sealed=True)
    roll = f"/scenes/{table.scene.pk}/roll-now/"
    sent = {"speaker": str(table.ossen.pk), "check": "ws"}
    browser = table.client(table.greta)
    browser.post(roll, {**sent, "retry": "one"})
    browser.post(roll, {**sent, "retry": "two", "how": "open"})
    browser.post(roll, {"speaker": "narration", "expression": "1d20", "retry": "three"})
    assert list(Roll.objects.order_by("number").values_list("sealed", flat=True)) == [True, False, False]
    page = browser.get(f"/scenes/{table.scene.pk}/?speaker={table.ossen.pk}&tray=open").content.decode()
    assert page.index("Roll sealed") < page.index("Roll openly")
    # Whoever plays it later rolls openly: the seal is the game master's.
    table.ossen.player = table.ben
    table.ossen.rolls_sealed = True
    table.ossen.save()
    table.client(table.ben).post(roll, {**sent, "retry": "four"})
    assert not Roll.objects.latest("number").sealed


def test_copies_of_one_kind_are_offered_as_a_group_and_begin_hidden(table: Table) -> None:
    copy_npc(table.greta, table.ossen, 2)
    found = candidates(seat_of(table.greta, table.campaign), table.scene)
    group = found["groups"][0]
    assert (group["name"], group["count"], group["is_hidden"]) == ("Ossen", 3, True)
    sent = {"do": "start", "in": group["value"], f"hidden-{group['value']}": "on"}
    table.client(table.greta).post(f"/scenes/{table.scene.pk}/encounter/", sent)
    assert table.scene.encounters.get().participants.get().members.count() == 3
    found = candidates(seat_of(table.greta, table.campaign), table.scene)
    assert found == {"cast": [], "groups": [], "npcs": []}


def test_an_npc_that_fights_openly_is_met(table: Table) -> None:
    start_encounter(table.greta, table.scene, [Line((table.ossen,), initiative=3)])
    assert "Ossen" in table.client(table.ava).get(f"/scenes/{table.scene.pk}/").content.decode()


def test_the_library_costs_the_same_statements_however_many_there_are(
    npcs: Table, django_assert_max_num_queries: Any
) -> None:
    copy_npc(npcs.greta, npcs.ossen, 20)
    browser = npcs.client(npcs.greta)
    browser.get(address(npcs))
    with django_assert_max_num_queries(10):
        browser.get(address(npcs))
