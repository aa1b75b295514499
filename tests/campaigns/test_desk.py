"""The game master's desk: what waits, sorted by what needs them, dealt with in place, in few statements."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from asgiref.sync import async_to_sync, sync_to_async
from channels.testing import WebsocketCommunicator
from django.db import connection
from django.utils import timezone

from accounts.models import Absence
from campaigns import actions
from campaigns.actions import requests as asking
from campaigns.actions import turns as keeping
from campaigns.actions.encounters import Line, start_encounter
from campaigns.actions.lining_up import line_up, line_up_beside, roll_for_the_rest
from campaigns.desk import SECTIONS, Section, Task, desk_of
from campaigns.models import Encounter, Membership, Nudge, Role, RollRequest, Scene, Waiting
from campaigns.pace import reply_times
from characters.actions import create_character, save_sheet, submit_character
from characters.models import Proposal
from rules.actions import roll_now
from rules.actions.rolling import Place
from rules.asking import ask_for_dice
from rules.models import Roll
from tests.campaigns.test_many_at_once import at_once
from tests.playing import fresh, play
from tests.table import Table, person


@pytest.fixture
def scene(table: Table) -> Scene:
    keeping.move_in(table.greta, table.scene, table.mara)
    return keeping.set_turns(table.greta, table.scene, turns="everyone", days=2, at_deadline="hold")


def waiting(table: Table) -> Waiting:
    return Waiting.objects.get(scene=table.scene, character=table.mara)


def act(table: Table, who: Any, do: str, **sent: Any) -> str:
    """Presses a button of the desk, as a page with a script does."""
    answer = table.client(who).post("/gm/act/", {"do": do, **sent}, headers={"HX-Request": "true"})
    return f"{answer.status_code} {answer.content.decode()}"


def test_the_desk_shows_the_campaigns_that_i_run_and_no_others(table: Table) -> None:
    actions.create_campaign(table.ava, title="Elsewhere", system="dice", language="en", visibility="public")
    page = table.client(table.greta).get("/gm/").content.decode()
    assert "The well" in page
    assert "Elsewhere" not in page
    assert "The well" not in table.client(table.ava).get("/gm/").content.decode()
    assert table.client(None).get("/gm/").status_code == 302


def test_what_waits_on_the_game_master_comes_first(table: Table, scene: Scene) -> None:
    other = actions.create_scene(table.greta, table.campaign, title="The gate")
    keeping.set_turns(table.greta, other, turns="gate", days=None, at_deadline="hold")
    desk = desk_of(table.greta)
    assert [row["title"] for row in desk["scenes"]] == ["The gate", "The well"]
    assert desk["figures"][0]["number"] == 1
    late = desk_of(table.greta, timezone.now() + timedelta(days=5))
    assert late["scenes"][1]["deadline_note"]


def test_thirty_scenes_and_two_hundred_characters_cost_fifteen_statements_at_most(
    table: Table, django_assert_max_num_queries: Any
) -> None:
    second = actions.create_campaign(table.greta, title="Second", system="dice", language="en")
    for number in range(30):
        campaign = second if number % 3 == 0 else table.campaign
        scene = actions.create_scene(table.greta, campaign, title=f"Scene {number}")
        if campaign == table.campaign:
            keeping.move_in(table.greta, scene, table.mara)
            keeping.set_turns(table.greta, scene, turns="everyone", days=3, at_deadline="nudge")
            start_encounter(table.greta, scene, [Line((table.mara,), initiative=1)])
    for number in range(200):
        create_character(table.greta, table.campaign, name=f"NPC {number}", npc=True)
    table.post(table.ava, "Hello [[1d6]]")
    roll_now(
        table.greta, table.campaign.ledger, ask_for_dice("1d6"), Place(scene=table.scene.key), sealed=True
    )
    keeping.nudge_now(
        table.greta, Waiting.objects.filter(character=table.mara).select_related("scene__campaign")[0]
    )
    client = table.client(table.greta)
    client.get("/gm/")
    with django_assert_max_num_queries(15):
        page = client.get("/gm/")
    assert page.status_code == 200
    assert len(page.context["scenes"]) == 31


def test_an_encounter_that_runs_says_whose_turn_it_is_and_goes_on_from_here(
    table: Table, scene: Scene
) -> None:
    lines = [Line((table.mara,), initiative=9), Line((table.ossen,), initiative=3)]
    encounter = start_encounter(table.greta, scene, lines)
    said = table.client(table.greta).get("/gm/").content.decode()
    assert "Round 1. It is the turn of Mara." in said
    assert "next: Ossen" in said
    sent = {"scene": scene.pk, "seen": Encounter.objects.get(pk=encounter.pk).version}
    said = act(table, table.greta, "next-turn", **sent)
    assert "It is the turn of Ossen." in said
    assert "next: Mara" in said
    assert "has gone on meanwhile" in act(table, table.greta, "next-turn", **sent)
    table.client(table.ava).post("/gm/act/", {"do": "next-turn", **sent})
    assert Encounter.objects.get(pk=encounter.pk).round == 1


def test_an_encounter_that_waits_for_initiative_stands_on_the_desk(table: Table, scene: Scene) -> None:
    encounter = line_up(table.greta, scene, [Line((table.mara,)), Line((table.ossen,), initiative=3)])
    said = table.client(table.greta).get("/gm/").content.decode()
    assert "Initiative is still to be rolled for Mara." in said
    assert "then the encounter begins" in said
    assert "Round 1" not in said
    roll_for_the_rest(table.greta, encounter)
    line_up_beside(table.greta, Encounter.objects.get(), [Line((table.tadeo,))])
    said = table.client(table.greta).get("/gm/").content.decode()
    assert "Round 1. It is the turn of" in said
    assert "Initiative is still to be rolled for Tadeo." in said
    assert "then the encounter begins" not in said


def test_rolls_asked_for_are_reminded_of_and_closed_in_place(table: Table, scene: Scene) -> None:
    wanted = asking.Wanted(expression="1d20 vs 12")
    request = asking.request_rolls(table.greta, scene, [table.mara], wanted, retry_key="desk")
    said = table.client(table.greta).get("/gm/").content.decode()
    assert "1d20" in said
    assert "1 roll not made yet" in said
    assert "A reminder is on its way." in act(table, table.greta, "remind-rolls", request=request.pk)
    assert "within the last day" in act(table, table.greta, "remind-rolls", request=request.pk)
    assert table.client(table.ava).post("/gm/act/", {"do": "close-request", "request": request.pk})
    assert RollRequest.objects.get().is_open
    assert "The request is closed." in act(table, table.greta, "close-request", request=request.pk)
    assert not RollRequest.objects.get().is_open
    assert "closed" in act(table, table.greta, "remind-rolls", request=request.pk)


# --- In place


def test_a_reminder_goes_out_from_the_desk_once_a_day(table: Table, scene: Scene) -> None:
    said = act(table, table.greta, "nudge", waiting=waiting(table).pk)
    assert "A reminder is on its way." in said
    assert 'id="desk"' in said
    assert "<html" not in said
    assert "reminded" in said
    assert "within the last day" in act(table, table.greta, "nudge", waiting=waiting(table).pk)
    assert Nudge.objects.count() == 1


def test_a_deadline_is_extended_by_counted_days(table: Table, scene: Scene) -> None:
    before = waiting(table).until
    assert before is not None
    act(table, table.greta, "extend", waiting=waiting(table).pk, days=3)
    assert waiting(table).until == before + timedelta(days=3)
    late = timezone.now() + timedelta(days=40)
    row = Waiting.objects.select_related("scene__campaign", "character").get(pk=waiting(table).pk)
    keeping.extend_deadline(table.greta, row, 1, now=late)
    assert waiting(table).until == late + timedelta(days=1)
    assert "few days" in act(table, table.greta, "extend", waiting=waiting(table).pk, days=500)
    keeping.set_turns(table.greta, scene, turns="everyone", days=None, at_deadline="hold")
    act(table, table.greta, "extend", waiting=waiting(table).pk, days=1)
    assert waiting(table).until is not None


def test_a_turn_is_passed_and_whom_the_scene_waits_on_is_set(table: Table, scene: Scene) -> None:
    gone = waiting(table).pk
    act(table, table.greta, "pass", waiting=gone)
    assert [row.character_id for row in Waiting.objects.filter(scene=scene)] == [None]
    assert "This turn is over already." in act(table, table.greta, "pass", waiting=gone)
    act(table, table.greta, "wait", scene=scene.pk, on=[table.mara.pk, table.tadeo.pk])
    assert Waiting.objects.filter(scene=scene, character=None).count() == 0
    assert Waiting.objects.filter(scene=scene).count() == 2
    act(table, table.greta, "wait", scene=scene.pk, on=["gm"])
    assert [row.character_id for row in Waiting.objects.filter(scene=scene)] == [None]


def test_sheets_and_changes_are_approved_on_the_desk(table: Table) -> None:
    play(table, "dark-heresy")
    table.mara.state = "draft"
    table.mara.save()
    submit_character(table.ava, fresh(table.mara))
    page = table.client(table.greta).get("/gm/").content.decode()
    assert "Mara, a new sheet" in page
    stale = act(table, table.greta, "approve-sheet", character=table.mara.pk, version=0)
    assert "has changed since" in stale
    done = act(
        table, table.greta, "approve-sheet", character=table.mara.pk, version=fresh(table.mara).version
    )
    assert "Mara is approved." in done
    mara = fresh(table.mara)
    save_sheet(table.ava, mara, {**mara.sheet, "life": 5}, base_version=mara.version, why="Hurt")
    proposal = Proposal.objects.get()
    assert "Mara, a change" in table.client(table.greta).get("/gm/").content.decode()
    assert act(table, table.ben, "approve-change", proposal=proposal.pk).startswith("200")
    proposal.refresh_from_db()
    assert proposal.answer == "waiting"
    assert "is approved" in act(table, table.greta, "approve-change", proposal=proposal.pk)
    assert fresh(table.mara).sheet["life"] == 5
    assert "does not wait any more" in act(table, table.greta, "approve-change", proposal=proposal.pk)


def test_a_seal_is_opened_on_the_desk(table: Table) -> None:
    roll = roll_now(
        table.greta, table.campaign.ledger, ask_for_dice("1d6"), Place(scene=table.scene.key), sealed=True
    )
    assert f"Roll {roll.number}" in table.client(table.greta).get("/gm/").content.decode()
    assert act(table, table.ava, "reveal", scene=table.scene.pk, number=roll.number).startswith("200")
    assert Roll.objects.get(pk=roll.pk).sealed
    assert "is open" in act(table, table.greta, "reveal", scene=table.scene.pk, number=roll.number)
    assert not Roll.objects.get(pk=roll.pk).sealed


def test_a_scene_is_opened_paused_and_goes_on_from_the_desk(table: Table, scene: Scene) -> None:
    planned = actions.create_scene(table.greta, table.campaign, title="The gate", planned=True)
    for do, state in (("open-scene", "open"), ("pause-scene", "paused"), ("resume-scene", "open")):
        assert f"{do}-{planned.pk}" in table.client(table.greta).get("/gm/").content.decode()
        act(table, table.ava, do, scene=planned.pk)
        assert act(table, table.greta, do, scene=planned.pk).startswith("200")
        planned.refresh_from_db()
        assert planned.state == state


def test_a_paused_table_stands_on_top_and_is_resumed_there(table: Table, scene: Scene) -> None:
    now = timezone.now()
    actions.pause_table(table.ava, table.campaign, now=now - timedelta(hours=2))
    assert "is paused" not in table.client(table.greta).get("/gm/").content.decode()
    actions.tell_of_pauses(now)
    assert "The table is paused" in table.client(table.greta).get("/gm/").content.decode()
    said = act(table, table.greta, "resume-table", campaign=table.campaign.slug)
    assert "Deadlines run again." in said
    assert "The table is paused" not in said


def test_without_a_script_the_buttons_lead_back_to_the_desk(table: Table, scene: Scene) -> None:
    sent = {"do": "nudge", "waiting": str(waiting(table).pk)}
    answer = table.client(table.greta).post("/gm/act/", sent, follow=True)
    assert "A reminder is on its way." in answer.content.decode()
    assert "<html" in answer.content.decode()


def test_the_buttons_are_the_game_masters(table: Table, scene: Scene) -> None:
    row = waiting(table)
    for who in (table.ava, table.oz):
        for do, sent in (
            ("nudge", {"waiting": row.pk}),
            ("extend", {"waiting": row.pk, "days": 1}),
            ("pass", {"waiting": row.pk}),
            ("wait", {"scene": scene.pk, "on": "gm"}),
            ("resume-table", {"campaign": table.campaign.slug}),
        ):
            act(table, who, do, **sent)
    after = waiting(table)
    assert (after.until, after.since) == (row.until, row.since)
    assert not Nudge.objects.exists()
    assert table.client(None).post("/gm/act/", {"do": "nudge"}).status_code == 302
    assert table.client(table.greta).get("/gm/act/").status_code == 405
    for nonsense in ({"waiting": "x"}, {"waiting": "9" * 30}, {}):
        assert act(table, table.greta, "nudge", **nonsense).startswith("404")
    assert "Choose what to do." in act(table, table.greta, "dance")


def test_whoever_is_away_shows_as_away_and_gets_no_button_to_remind(table: Table, scene: Scene) -> None:
    today = timezone.localdate()
    Absence.objects.create(person=table.ava, first_day=today, last_day=today)
    (row,) = desk_of(table.greta)["scenes"]
    (one,) = row["waiting"]
    assert "away until" in one["note"]
    assert "nudge" not in {offer.do for offer in one["offers"]}


@pytest.mark.django_db(transaction=True)
def test_two_game_masters_at_one_desk_do_a_thing_once(table: Table) -> None:
    keeping.move_in(table.greta, table.scene, table.mara)
    keeping.set_turns(table.greta, table.scene, turns="everyone", days=2, at_deadline="hold")
    actions.change_role(table.greta, Membership.objects.get(person=table.ben), Role.GM)
    row, clients = waiting(table), [table.client(table.greta), table.client(table.ben)]
    connection.close()
    answers = at_once(
        lambda place: clients[place % 2].post("/gm/act/", {"do": "pass", "waiting": str(row.pk)}).status_code,
        8,
    )
    assert set(answers) == {302}
    assert table.scene.events.filter(kind="passed").count() == 1


def test_a_section_of_another_kind_is_one_function(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def kettles(desk: Any) -> list[Section]:
        return [Section("Kettles", [Task("The kettle boils")], figure="boiling")]

    monkeypatch.setattr("campaigns.desk.SECTIONS", (*SECTIONS, kettles))
    page = table.client(table.greta).get("/gm/").content.decode()
    assert "The kettle boils" in page
    assert "boiling" in page


# --- Live


@pytest.mark.django_db(transaction=True)
def test_an_open_desk_hears_of_the_campaigns_that_its_reader_runs(table: Table) -> None:
    from channels.routing import URLRouter

    from campaigns.urls import websocket_urlpatterns

    @sync_to_async
    def post(text: str) -> None:
        table.post(table.ben, text)

    @sync_to_async
    def demote() -> None:
        Membership.objects.create(campaign=table.campaign, person=person("Gil"), role=Role.GM)
        Membership.objects.filter(campaign=table.campaign, person=table.greta).update(role=Role.PLAYER)

    async def listen() -> None:
        sockets = {}
        for who in (table.greta, table.ava):
            sockets[who.pk] = WebsocketCommunicator(URLRouter(websocket_urlpatterns), "/live/desk/")
            sockets[who.pk].scope["user"] = who
            assert (await sockets[who.pk].connect(timeout=30))[0]
        await post("Hello")
        assert await sockets[table.greta.pk].receive_from(timeout=30) == "changed"
        assert await sockets[table.ava.pk].receive_nothing(timeout=0.2)
        await demote()
        await post("What only game masters hear of")
        answer = await sockets[table.greta.pk].receive_output(timeout=30)
        assert answer["type"] == "websocket.close"
        await sockets[table.ava.pk].disconnect(timeout=30)

    async_to_sync(listen)()


# --- Numbers


def test_answers_are_counted_from_the_first_post_of_others() -> None:
    start = timezone.now()
    hours = [
        (1, "me", 0),
        (1, "you", 2),
        (1, "you", 5),
        (1, "me", 10),
        (1, "me", 11),
        (2, "me", 12),
        (2, "you", 13),
        (3, "me", 90),
    ]
    authors = {"me": 1, "you": 2}
    lines = [(7, scene, authors[who], start + timedelta(hours=hour)) for scene, who, hour in hours]
    assert reply_times(lines, 1) == [timedelta(hours=8)]
    assert reply_times(lines, 2) == [timedelta(hours=2), timedelta(hours=1)]


def test_everybody_at_the_table_has_a_pace_also_who_is_silent(table: Table) -> None:
    now = timezone.now()
    table.post(table.greta, "It begins.", speaker=None, now=now - timedelta(days=5))
    table.post(table.ava, "I listen.", now=now - timedelta(days=4))
    table.post(table.ben, "Psst", audience=(), now=now - timedelta(days=1))
    (pace,) = desk_of(table.greta, now)["pace"]
    by_name = {one["name"]: one for one in pace["people"]}
    assert by_name["Ava"]["reply"] == "24\N{NO-BREAK SPACE}h"
    assert by_name["Ava"]["silence"] == "4\N{NO-BREAK SPACE}days"
    assert by_name["Ben"]["silence"] == "more than 12 weeks"
    assert pace["posts"] == 2
    assert "Posts a week over the last 12 weeks: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2" in pace["plot"]["title"]


def test_ones_own_numbers_are_ones_own(table: Table) -> None:
    table.post(table.greta, "It begins.", speaker=None)
    table.post(table.ava, "I listen.")
    page = table.client(table.ava).get("/pace/").content.decode()
    assert "The Salt Road" in page
    assert not re.search(r"\b(Greta|Ben)\b", page)
    assert table.client(table.ben).get("/pace/").context["paces"][0]["posts"] == 0
    assert table.client(table.oz).get("/pace/").context["paces"] == []
    assert table.client(None).get("/pace/").status_code == 302
