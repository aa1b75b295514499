"""A page that is open follows what happens besides posts: whom the scene waits on, who is in it, notes, pauses."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

from django.utils import timezone

from campaigns import actions
from campaigns.actions import handouts, pausing
from campaigns.actions import turns as keeping
from campaigns.live import seal_version
from campaigns.models import Scene
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
