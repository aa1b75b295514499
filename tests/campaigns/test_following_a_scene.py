"""A page that is open follows what happens besides posts: whom the scene waits on, who is in it, notes, pauses."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from campaigns import actions
from campaigns.actions import handouts, pausing
from campaigns.actions import turns as keeping
from campaigns.actions.encounters import Line, Order, start_encounter
from campaigns.actions.requests import Wanted, request_rolls
from campaigns.live import seal_version
from campaigns.models import Participant, Scene
from campaigns.resting import TOKEN
from rules.actions import Place, roll_now
from rules.asking import ask_for_dice
from tests.table import Table


def pieces(table: Table, who: Any) -> dict[str, str]:
    """What the open page of somebody puts in the places of its pieces."""
    scene = Scene.objects.get(pk=table.scene.pk)
    page = table.client(who).get(f"/scenes/{scene.pk}/since/{seal_version(scene)}/?page=1").content.decode()
    found = re.findall(r'<div data-piece="([a-z-]+)">(.*?)</div>\s*(?=<div data-piece|<p|$)', page, re.DOTALL)
    return dict(found)


def test_the_cast_follows_turns_and_moves(table: Table) -> None:
    assert pieces(table, table.ava)["beside-cast"] == ""
    for character in (table.mara, table.tadeo):
        keeping.move_in(table.greta, table.scene, character)
    keeping.correct_waiting(table.greta, table.scene, [table.mara])
    assert "Your turn" in pieces(table, table.ava)["beside-cast"]
    assert "Their turn" in pieces(table, table.ben)["beside-cast"]
    keeping.pass_turn(table.ava, table.scene, table.mara)
    assert "Your turn" not in pieces(table, table.ava)["beside-cast"]
    keeping.move_out(table.greta, table.scene, table.tadeo)
    assert "Tadeo" not in pieces(table, table.ava)["beside-cast"]


def test_a_note_comes_and_goes_beside_the_thread_of_those_who_may_see_it(table: Table) -> None:
    keeping.move_in(table.greta, table.scene, table.mara)
    note = handouts.make_handout(table.greta, table.scene, title="A torn letter")
    assert "A torn letter" in pieces(table, table.greta)["beside-handouts"]
    assert pieces(table, table.ava)["beside-handouts"] == ""
    handouts.reveal_handout(table.greta, note, [table.mara])
    assert "A torn letter" in pieces(table, table.ava)["beside-handouts"]
    assert "A torn letter" not in pieces(table, table.ben)["beside-handouts"]
    handouts.conceal_handout(table.greta, note)
    assert pieces(table, table.ava)["beside-handouts"] == ""
    handouts.delete_handout(table.greta, note)
    assert pieces(table, table.greta)["beside-handouts"] == ""


def test_a_pause_is_said_above_the_thread_and_ends_there(table: Table) -> None:
    assert pieces(table, table.ava)["halted"] == ""
    actions.pause_scene(table.greta, table.scene, reason="Holidays")
    assert "Holidays" in pieces(table, table.ava)["halted"]
    actions.resume_scene(table.greta, table.scene)
    now = timezone.now()
    pausing.pause_table(table.ben, table.campaign, now=now)
    assert pieces(table, table.ava)["halted"] == ""
    pausing.tell_of_pauses(now + timedelta(hours=1))
    assert "The table is paused" in pieces(table, table.ava)["halted"]
    table.campaign.refresh_from_db()
    pausing.resume_table(table.greta, table.campaign)
    assert pieces(table, table.ava)["halted"] == ""


# --- What it costs


def address_of(table: Table, who: Any) -> str:
    """What the open page of somebody asks with."""
    said = table.client(who).get(f"/scenes/{table.scene.pk}/").content.decode()
    return f"{said.partition('data-since="')[2].partition('"')[0]}?page=1"


def asked(table: Table, who: Any, address: str) -> tuple[Any, int]:
    """The second answer, when everything has been drawn once, and its statements."""
    table.client(who).get(address)
    with CaptureQueriesContext(connection) as caught:
        answer = table.client(who).get(address)
    return answer, len(caught)


def test_nothing_new_is_four_statements_and_no_word(table: Table) -> None:
    keeping.move_in(table.greta, table.scene, table.mara)
    table.post(table.ava, "One")
    for who in (table.ava, table.ben, table.greta):
        answer, statements = asked(table, who, address_of(table, who))
        assert (answer.status_code, answer.content) == (204, b"")
        assert statements <= 4


def test_one_new_post_is_that_post_alone(table: Table) -> None:
    keeping.move_in(table.greta, table.scene, table.mara)
    for number in range(10):
        table.post(table.ava, f"Post {number}")
    address = address_of(table, table.ben)
    table.post(table.ava, "The newest")
    answer, statements = asked(table, table.ben, address)
    said = answer.content.decode()
    assert said.count("<article") == 1
    assert "The newest" in said
    assert "data-piece" not in said
    assert statements <= 8  # one of them for what happened before the first post


def test_what_is_not_for_the_reader_cannot_be_told_from_nothing(table: Table) -> None:
    table.post(table.ava, "One")
    lines = [Line((table.mara,), initiative=3), Line((table.ossen,), initiative=2, is_hidden=True)]
    running = start_encounter(table.greta, table.scene, lines, Order(notation="1d20"))
    address = address_of(table, table.ben)
    assert asked(table, table.ben, address)[0].status_code == 204
    table.post(table.greta, "Psst", speaker=None, audience=(table.mara.pk,))
    Participant.objects.filter(encounter=running.pk, is_hidden=True).update(initiative=9)
    assert asked(table, table.ben, address)[0].status_code == 204
    table.post(table.ava, "Two")
    assert b"Two" in asked(table, table.ben, address)[0].content


def test_rolls_and_requests_between_the_posts_come_once(table: Table) -> None:
    table.post(table.ava, "One")
    address = address_of(table, table.ben)
    assert asked(table, table.ben, address)[0].status_code == 204
    roll_now(
        table.ava,
        table.campaign.ledger,
        ask_for_dice("1d20"),
        Place(scene=table.scene.key, character=table.mara),
    )
    request_rolls(table.greta, table.scene, [table.mara], Wanted(expression="1d20 vs 12"), retry_key="ask")
    said = table.client(table.ben).get(address).content.decode()
    assert "data-loose" in said
    assert 'id="request-' in said
    held = f"{re.findall(r'data-version="([^"]+)"', said)[0]}?page=1"
    answer, statements = asked(table, table.ben, held)
    assert answer.status_code == 204
    assert statements <= 5
    table.post(table.ava, "Two")
    said = asked(table, table.ben, held)[0].content.decode()
    assert "Two" in said
    assert "data-loose" not in said


def test_a_roll_leaves_its_place_between_the_posts_when_its_post_comes(table: Table) -> None:
    table.post(table.ava, "One")
    draft = actions.save_draft(table.ava, table.scene, text="[[1d20]]", speaker=str(table.mara.pk))
    place = Place(scene=table.scene.key, character=table.mara, post_key=draft.key, slot=0)
    roll = roll_now(table.ava, table.campaign.ledger, ask_for_dice("1d20"), place)
    address = address_of(table, table.ben)
    assert "data-after" in asked(table, table.ben, address)[0].content.decode()
    table.post(table.ava, f"Here. [[#{roll.number}]]")
    said = asked(table, table.ben, address)[0].content.decode()
    assert "<article" in said
    assert "<div data-loose></div>" in said


def test_a_piece_that_somebody_was_at_comes_when_it_is_asked_for(table: Table) -> None:
    keeping.move_in(table.greta, table.scene, table.mara)
    address = address_of(table, table.ava)
    assert table.client(table.ava).get(address).status_code == 204
    assert b'data-piece="beside-cast"' in table.client(table.ava).get(f"{address}&all=1").content


def test_the_form_in_a_piece_has_the_reader_s_token(table: Table) -> None:
    keeping.move_in(table.greta, table.scene, table.mara)
    keeping.correct_waiting(table.greta, table.scene, [table.mara])
    page = table.client(table.ava).get(f"/scenes/{table.scene.pk}/since/{seal_version(table.scene)}/?page=1")
    tokens = re.findall(r'name="csrfmiddlewaretoken" value="(\w+)"', pieces(table, table.ava)["turn"])
    assert tokens
    assert all(len(token) == 64 for token in tokens)
    assert TOKEN.encode() not in page.content
