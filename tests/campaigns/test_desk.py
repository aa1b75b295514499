"""The game master's desk: what waits, sorted by what needs them, in few statements."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.utils import timezone

from campaigns import actions
from campaigns.actions import turns as keeping
from campaigns.desk import desk_of
from characters.actions import create_character
from tests.table import Table


def test_the_desk_shows_the_campaigns_that_i_run_and_no_others(table: Table) -> None:
    actions.create_campaign(table.ava, title="Elsewhere", system="dice", language="en", visibility="public")
    page = table.client(table.greta).get("/gm/").content.decode()
    assert "The well" in page
    assert "Elsewhere" not in page
    assert "The well" not in table.client(table.ava).get("/gm/").content.decode()
    assert table.client(None).get("/gm/").status_code == 302


def test_what_waits_on_the_game_master_comes_first(table: Table) -> None:
    other = actions.create_scene(table.greta, table.campaign, title="The gate")
    keeping.move_in(table.greta, table.scene, table.mara)
    keeping.set_turns(table.greta, table.scene, turns="everyone", days=2, at_deadline="hold")
    keeping.set_turns(table.greta, other, turns="gate", days=None, at_deadline="hold")
    desk = desk_of(table.greta)
    assert [row["title"] for row in desk["scenes"]] == ["The gate", "The well"]
    assert desk["figures"][0]["number"] == 1
    late = desk_of(table.greta, timezone.now() + timedelta(days=5))
    assert late["scenes"][1]["deadline_note"]


def test_thirty_scenes_and_two_hundred_characters_cost_fifteen_statements_at_most(
    table: Table, django_assert_max_num_queries: Any
) -> None:
    for number in range(30):
        scene = actions.create_scene(table.greta, table.campaign, title=f"Scene {number}")
        keeping.move_in(table.greta, scene, table.mara)
        keeping.set_turns(table.greta, scene, turns="everyone", days=3, at_deadline="nudge")
    for number in range(200):
        create_character(table.greta, table.campaign, name=f"NPC {number}", npc=True)
    table.post(table.ava, "Hello [[1d6]]")
    client = table.client(table.greta)
    client.get("/gm/")
    with django_assert_max_num_queries(15):
        assert client.get("/gm/").status_code == 200
