"""Your turn, and reminders: told as each chose, once a day at most, never to whoever is away or where the table is paused."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from django.core import mail
from django.db import connection
from django.utils import timezone

from accounts.models import Absence, NewsChoice, NewsKind
from accounts.unsubscribing import choose_news
from campaigns import actions
from campaigns.actions import turns as keeping
from campaigns.mails import send_dailies
from campaigns.models import Membership, Notification, Nudge, Scene, Waiting
from characters.actions import create_character
from tests.campaigns.test_many_at_once import at_once
from tests.table import Table, Told


@pytest.fixture
def scene(table: Table) -> Scene:
    keeping.move_in(table.greta, table.scene, table.mara)
    return keeping.set_turns(table.greta, table.scene, turns="everyone", days=2, at_deadline="nudge")


def waiting(table: Table) -> Waiting:
    return Waiting.objects.select_related("scene__campaign").get(scene=table.scene, character=table.mara)


def told(who: Any, action: str) -> int:
    return Notification.objects.filter(person=who, action=action).count()


def mails_to(name: str) -> list[Any]:
    return [one for one in mail.outbox if one.to == [f"{name}@example.org"]]


# --- Your turn


def test_whoever_is_waited_on_now_is_told_once(table: Table, scene: Scene, committed: Told) -> None:
    committed(keeping.set_turns, table.greta, scene, turns="everyone", days=2, at_deadline="nudge")
    assert told(table.ava, "your-turn") == 1
    assert told(table.ben, "your-turn") == 0
    committed(table.post, table.ava, "I go down.")
    assert told(table.greta, "your-turn") == 1
    assert "It is your turn" in table.client(table.greta).get("/notifications/").content.decode()


@pytest.mark.parametrize(
    ("how", "at_once_", "in_the_morning", "in_app"),
    [("each", 1, 0, 1), ("daily", 0, 1, 1), ("off", 0, 0, 1), ("none", 0, 0, 0)],
)
def test_each_hears_of_turns_as_they_chose(
    table: Table, scene: Scene, committed: Told, how: str, at_once_: int, in_the_morning: int, in_app: int
) -> None:
    choose_news(table.ava, {NewsKind.TURN: NewsChoice.How(how)})
    committed(keeping.set_turns, table.greta, scene, turns="everyone", days=2, at_deadline="nudge")
    assert len(mails_to("ava")) == at_once_
    assert told(table.ava, "your-turn") == in_app
    send_dailies(timezone.now() + timedelta(days=1, hours=1))
    assert len(mails_to("ava")) == at_once_ + in_the_morning


def test_a_turn_that_was_taken_comes_in_no_mail_of_the_day(
    table: Table, scene: Scene, committed: Told
) -> None:
    choose_news(table.ava, {NewsKind.TURN: NewsChoice.How.DAILY})
    committed(keeping.set_turns, table.greta, scene, turns="everyone", days=2, at_deadline="nudge")
    committed(table.post, table.ava, "Here I am.")
    send_dailies(timezone.now() + timedelta(days=1, hours=1))
    assert mails_to("ava") == []
    assert not Notification.objects.filter(person=table.ava, action="your-turn", read_at=None).exists()


def test_a_turn_that_went_on_before_the_mail_was_written_is_not_told(table: Table, scene: Scene) -> None:
    from campaigns import outlets

    about = {
        "action": "your-turn",
        "campaign": table.campaign.pk,
        "actor": None,
        "scene": scene.pk,
        "post": None,
        "character": None,
        "only": [table.ava.pk],
    }
    keeping.pass_turn(table.ava, scene, table.mara)
    outlets.deliver.enqueue(about)
    assert told(table.ava, "your-turn") == 0


# --- Reminders


def test_a_reminder_by_hand_and_one_by_the_clock_are_one_a_day(
    table: Table, scene: Scene, committed: Told
) -> None:
    late = timezone.now() + timedelta(days=2, minutes=5)
    row = waiting(table)
    choose_news(table.ava, {NewsKind.TURN: NewsChoice.How.EACH})
    assert committed(keeping.nudge_now, table.greta, row, now=late) is True
    assert committed(keeping.nudge_now, table.greta, row, now=late + timedelta(hours=23)) is False
    assert committed(keeping.keep_deadlines, late + timedelta(hours=23)) == 0
    assert len(mails_to("ava")) == 1
    assert committed(keeping.keep_deadlines, late + timedelta(hours=24)) == 1
    assert committed(keeping.nudge_now, table.greta, row, now=late + timedelta(hours=25)) is False
    assert len(mails_to("ava")) == 2
    # Unread they stand once among the notifications; each one was sent.
    assert told(table.ava, "nudged") == 1


def test_two_characters_of_one_person_bring_one_reminder(table: Table, scene: Scene, committed: Told) -> None:
    second = create_character(table.ava, table.campaign, name="Nima")
    keeping.move_in(table.greta, scene, second)
    keeping.set_turns(table.greta, scene, turns="everyone", days=2, at_deadline="nudge")
    assert committed(keeping.keep_deadlines, timezone.now() + timedelta(days=3)) == 1
    assert Nudge.objects.count() == 1


def test_a_new_turn_on_the_same_day_brings_no_second_reminder(table: Table, scene: Scene) -> None:
    now = timezone.now()
    assert keeping.nudge_now(table.greta, waiting(table), now=now)
    keeping.pass_turn(table.ava, scene, table.mara)
    keeping.correct_waiting(table.greta, scene, [table.mara])
    assert not keeping.nudge_now(table.greta, waiting(table), now=now + timedelta(hours=2))


def test_nobody_is_reminded_who_is_away_has_left_or_whose_table_is_paused(table: Table, scene: Scene) -> None:
    now = timezone.now()
    absence = Absence.objects.create(person=table.ava, first_day=now.date(), last_day=now.date())
    assert not keeping.nudge_now(table.greta, waiting(table), now=now)
    absence.delete()
    table.campaign.paused_at = now
    table.campaign.save()
    assert not keeping.nudge_now(table.greta, waiting(table), now=now)
    table.campaign.paused_at = None
    table.campaign.save()
    Membership.objects.filter(person=table.ava).update(left_at=now)
    assert not keeping.nudge_now(table.greta, waiting(table), now=now)
    Membership.objects.filter(person=table.ava).update(left_at=None)
    row = waiting(table)
    actions.close_scene(table.greta, scene)
    assert not keeping.nudge_now(table.greta, row, now=now)
    assert not Nudge.objects.exists()


def test_nobody_is_reminded_of_a_scene_that_they_do_not_read(table: Table) -> None:
    vault = actions.create_scene(
        table.greta, table.campaign, title="The vault", readers="cast", cast=[table.mara]
    )
    mara = Waiting.objects.create(scene=vault, character=table.mara, since=timezone.now())
    tadeo = Waiting.objects.create(scene=vault, character=table.tadeo, since=timezone.now())
    assert keeping.nudge_now(table.greta, mara)
    assert not keeping.nudge_now(table.greta, tadeo)
    assert set(Nudge.objects.values_list("person", flat=True)) == {table.ava.pk}


def test_a_reminder_says_the_scene_and_nothing_that_was_written_there(
    table: Table, scene: Scene, committed: Told
) -> None:
    table.post(table.ben, "HIDDEN-WORDS for Tadeo", audience=(table.tadeo.pk,))
    choose_news(table.ava, {NewsKind.TURN: NewsChoice.How.EACH})
    committed(keeping.nudge_now, table.greta, waiting(table))
    (one,) = mails_to("ava")
    assert "The well" in one.subject
    assert "HIDDEN-WORDS" not in str(one.message())


def test_reminders_end_by_one_click(table: Table, scene: Scene, committed: Told) -> None:
    choose_news(table.ava, {NewsKind.TURN: NewsChoice.How.EACH})
    committed(keeping.nudge_now, table.greta, waiting(table))
    (one,) = mails_to("ava")
    header = one.extra_headers["List-Unsubscribe"]
    found = re.search(r"<https?://[^/]+(/unsubscribe/[^>]+)>", header)
    assert found
    assert found[1] in one.body
    assert table.client(None).post(found[1], {"List-Unsubscribe": "One-Click"}).status_code == 200
    later = timezone.now() + timedelta(days=2)
    committed(keeping.nudge_now, table.greta, waiting(table), now=later)
    assert len(mails_to("ava")) == 1
    assert told(table.ava, "nudged") == 1


def test_only_the_game_master_reminds(table: Table, scene: Scene) -> None:
    from django.core.exceptions import PermissionDenied

    with pytest.raises(PermissionDenied):
        keeping.nudge_now(table.ben, waiting(table))
    address = f"/scenes/{scene.pk}/turns/"
    sent = {"do": "nudge", "waiting": str(waiting(table).pk)}
    assert table.client(table.ben).post(address, sent).status_code == 403
    assert table.client(table.oz).post(address, sent).status_code == 404
    assert table.client(table.greta).post(address, sent).status_code == 302
    assert Nudge.objects.count() == 1


@pytest.mark.parametrize(
    ("until", "said"),
    [
        ("yesterday", "not a day and time"),
        ("2026-13-45T99:00", "not a day and time"),
        ("2020-01-01T10:00", "must lie ahead"),
    ],
)
def test_a_deadline_in_the_past_or_none_at_all_is_refused_with_a_sentence(
    table: Table, scene: Scene, until: str, said: str
) -> None:
    row = waiting(table)
    sent = {"do": "deadline", "waiting": str(row.pk), "until": until}
    page = table.client(table.greta).post(f"/scenes/{scene.pk}/turns/", sent, follow=True).content.decode()
    assert said in page
    assert waiting(table).until == row.until


# --- Whose turn it is when they are gone


def test_a_character_that_retires_on_its_turn_is_not_waited_on_for_ever(table: Table, scene: Scene) -> None:
    from characters.actions import retire

    retire(table.ava, table.mara)
    assert keeping.keep_deadlines(timezone.now()) == 1
    rows = Waiting.objects.filter(scene=scene)
    assert [row.character_id for row in rows] == [None]
    assert scene.events.filter(kind="left", character=table.mara).exists()
    assert keeping.keep_deadlines(timezone.now()) == 0


def test_a_character_that_becomes_an_npc_on_its_turn_has_it_with_the_next_post(
    table: Table, scene: Scene
) -> None:
    from characters.actions import take_back

    take_back(table.greta, table.mara)
    table.mara.refresh_from_db()
    table.post(table.greta, "She goes down.", speaker=table.mara)
    assert [row.character_id for row in Waiting.objects.filter(scene=scene)] == [None]


@pytest.mark.django_db(transaction=True)
def test_reminders_from_many_connections_are_one(table: Table) -> None:
    keeping.move_in(table.greta, table.scene, table.mara)
    keeping.set_turns(table.greta, table.scene, turns="everyone", days=2, at_deadline="nudge")
    row = waiting(table)
    connection.close()
    sent = at_once(lambda _place: keeping.nudge_now(table.greta, row), 8)
    assert sent.count(True) == 1
    assert Nudge.objects.count() == 1
