"""What somebody sees first: whose turn it is, what is new, and their campaigns."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.utils import timezone

from accounts.models import Absence
from campaigns.actions import turns as keeping
from campaigns.context import counts_of
from campaigns.models import ReadMark
from tests.table import Table


def page(table: Table, who: object) -> str:
    return table.client(who).get("/").content.decode()  # type: ignore[arg-type]


def test_a_stranger_is_told_what_this_is(table: Table) -> None:
    assert "The Salt Road" not in page(table, None)
    assert "/account/signup/" in page(table, None)


def test_new_posts_of_others_are_counted_until_they_are_read(table: Table) -> None:
    table.post(table.greta, "It begins.", speaker=None)
    table.post(table.ben, "I listen.")
    assert "2 new, " in page(table, table.ava)
    assert "1 new, " in page(table, table.ben)
    assert "has something new for you" in page(table, table.ava)
    assert "Oz" in page(table, table.oz)
    assert "The well" not in page(table, table.oz)
    table.client(table.ava).get(f"/scenes/{table.scene.pk}/")
    assert "2 new" not in page(table, table.ava)


def test_every_page_counts_the_scenes_that_wait_on_me(table: Table) -> None:
    keeping.move_in(table.greta, table.scene, table.mara)
    keeping.set_turns(table.greta, table.scene, turns="everyone", days=2, at_deadline="skip")
    assert counts_of(table.ava) == (1, 0)
    assert counts_of(table.ben) == (0, 0)
    assert (
        '<span class="nav__you">1<span class="unseen"> scene</span></span>'
        in table.client(table.ava).get("/campaigns/").content.decode()
    )


def test_what_happened_meanwhile_stands_beside_it_until_it_was_seen(
    table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        table.post(table.ben, "@Mara come here!")
    assert counts_of(table.ava) == (0, 1)
    assert "While you were away" in page(table, table.ava)
    table.client(table.ava).get("/notifications/")
    assert "While you were away" not in page(table, table.ava)


def test_looking_ahead_marks_nothing_as_read(table: Table) -> None:
    table.post(table.greta, "It begins.", speaker=None)
    table.client(table.ava).get(f"/scenes/{table.scene.pk}/", headers={"HX-Preloaded": "true"})
    assert not ReadMark.objects.filter(person=table.ava).exists()


def test_the_turns_that_wait_on_me_come_first(table: Table) -> None:
    keeping.move_in(table.greta, table.scene, table.mara)
    keeping.set_turns(table.greta, table.scene, turns="everyone", days=2, at_deadline="skip")
    assert "waiting on you" in page(table, table.ava)
    assert "Mara&#x27;s turn" in page(table, table.ava)
    assert "Deadline" in page(table, table.ava)
    table.post(table.ava, "I go.")
    assert "Mara&#x27;s turn" not in page(table, table.ava)
    assert "game master&#x27;s turn" in page(table, table.greta)


def test_the_scene_says_whose_turn_it_is_and_who_is_away(table: Table) -> None:
    for character in (table.mara, table.tadeo):
        keeping.move_in(table.greta, table.scene, character)
    keeping.set_turns(table.greta, table.scene, turns="robin", days=None, at_deadline="nudge")
    today = timezone.now().date()
    Absence.objects.create(
        person=table.ben, first_day=today, last_day=today + timedelta(days=3), note="At sea"
    )
    scene = f"/scenes/{table.scene.pk}/"
    assert "It is your turn, Mara" in table.client(table.ava).get(scene).content.decode()
    other = table.client(table.ben).get(scene).content.decode()
    assert "Waiting on Mara" in other
    assert "At sea" in other
    table.post(table.greta, "Go on.", speaker=None)
    table.client(table.ava).post(f"{scene}turns/{table.mara.pk}/pass/")
    assert "lets the turn pass" in table.client(table.ben).get(scene).content.decode()
    assert table.client(table.ben).post(f"{scene}turns/{table.mara.pk}/pass/").status_code == 403
    assert table.client(table.oz).post(f"{scene}turns/{table.mara.pk}/pass/").status_code == 404
    assert table.client(table.ava).get(f"{scene}turns/").status_code == 403
    assert table.client(table.greta).get(f"{scene}turns/").status_code == 200
