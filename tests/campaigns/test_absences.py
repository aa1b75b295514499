"""Being away: announced, seen by the table, and what it does to deadlines, with the clock handed in."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from django.core.exceptions import PermissionDenied, ValidationError
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from accounts.models import Absence
from campaigns import actions
from campaigns.absences import absence_of
from campaigns.actions import turns as keeping
from campaigns.deadlines import after_days, held, is_in
from campaigns.models import Campaign, Scene, SceneEvent, Waiting
from tests.table import Table

MADRID = ZoneInfo("Europe/Madrid")
NOON = datetime(2026, 12, 1, 12, 0, tzinfo=UTC)  # a Tuesday


def agree(table: Table, rule: str) -> None:
    Campaign.objects.filter(pk=table.campaign.pk).update(absences=rule)
    for campaign in (table.campaign, table.scene.campaign):
        campaign.absences = rule


@pytest.fixture
def scene(table: Table) -> Scene:
    """Ava and Ben are in the scene, everyone once, two days each, from ``NOON``."""
    for character in (table.mara, table.tadeo):
        keeping.move_in(table.greta, table.scene, character)
    found = keeping.set_turns(table.greta, table.scene, turns="everyone", days=2, at_deadline="skip")
    begin_again(found)
    return found


def begin_again(scene: Scene) -> None:
    Waiting.objects.filter(scene=scene).delete()
    keeping.begin_turns(scene, now=NOON)


def until(scene: Scene, character: Any) -> datetime | None:
    return Waiting.objects.get(scene=scene, character=character).until


def waited_on(scene: Scene) -> set[str]:
    rows = Waiting.objects.filter(scene=scene).select_related("character")
    return {str(row.character or "GM") for row in rows}


def days(first: int, last: int) -> tuple[date, date]:
    return date(2026, 12, first), date(2026, 12, last)


def test_a_deadline_waits_for_whoever_is_away(table: Table, scene: Scene) -> None:
    assert until(scene, table.mara) == NOON + timedelta(days=2)
    absence = actions.announce_absence(table.ava, *days(2, 6), "Skiing", now=NOON)
    assert until(scene, table.mara) == NOON + timedelta(days=7)
    assert until(scene, table.tadeo) == NOON + timedelta(days=2)
    absence = actions.change_absence(table.ava, absence, *days(2, 4), "Skiing", now=NOON)
    assert until(scene, table.mara) == NOON + timedelta(days=5)
    actions.end_absence(table.ava, absence, now=NOON)
    assert until(scene, table.mara) == NOON + timedelta(days=2)
    assert not Absence.objects.exists()


def test_coming_back_early_keeps_the_days_that_were_lost(table: Table, scene: Scene) -> None:
    absence = actions.announce_absence(table.ava, *days(1, 9), now=NOON)
    actions.end_absence(table.ava, absence, now=NOON + timedelta(days=3))
    absence.refresh_from_db()
    assert (absence.first_day, absence.last_day) == days(1, 3)
    # Of the two days the 2nd and the 3rd were lost; the 4th and the 5th count.
    assert until(scene, table.mara) == NOON + timedelta(days=4)
    actions.end_absence(table.ava, absence, now=NOON + timedelta(days=3))
    assert SceneEvent.objects.filter(scene=scene, kind="back").count() == 1


def test_a_turn_that_begins_in_an_absence_has_its_days_afterwards(table: Table, scene: Scene) -> None:
    actions.announce_absence(table.ava, *days(1, 10), now=NOON)
    begin_again(scene)
    assert until(scene, table.mara) == datetime(2026, 12, 12, 12, 0, tzinfo=UTC)
    assert until(scene, table.tadeo) == NOON + timedelta(days=2)


def test_what_the_game_master_set_or_the_player_promised_is_not_moved_back(
    table: Table, scene: Scene
) -> None:
    absence = actions.announce_absence(table.ava, *days(1, 5), now=NOON)
    row = Waiting.objects.get(scene=scene, character=table.mara)
    later = timezone.now() + timedelta(days=30)
    keeping.set_deadline(table.greta, row, later)
    actions.end_absence(table.ava, absence, now=NOON)
    assert until(scene, table.mara) == later


def test_where_deadlines_run_on_only_reminders_stop(table: Table, scene: Scene) -> None:
    agree(table, "run")
    keeping.set_turns(table.greta, scene, turns="everyone", days=2, at_deadline="nudge")
    begin_again(scene)
    actions.announce_absence(table.ava, *days(2, 6), now=NOON)
    assert until(scene, table.mara) == NOON + timedelta(days=2)
    assert keeping.keep_deadlines(NOON + timedelta(days=2, hours=1)) == 1  # Ben alone is reminded
    keeping.set_turns(table.greta, scene, turns="everyone", days=2, at_deadline="skip")
    begin_again(scene)
    assert keeping.keep_deadlines(NOON + timedelta(days=2, hours=1)) == 2


def test_where_it_goes_on_without_them_turns_pass_at_once(table: Table, scene: Scene) -> None:
    agree(table, "skip")
    actions.announce_absence(table.ava, *days(1, 6), now=NOON)
    assert waited_on(scene) == {"Tadeo"}
    assert SceneEvent.objects.get(scene=scene, kind="skipped").character == table.mara
    begin_again(scene)
    assert waited_on(scene) == {"Tadeo"}
    keeping.set_turns(table.greta, scene, turns="robin", days=2, at_deadline="hold")
    begin_again(scene)
    assert waited_on(scene) == {"Tadeo"}


@pytest.mark.parametrize("turns", ["everyone", "robin", "sides"])
def test_when_everyone_is_away_the_game_master_is_waited_on_and_nothing_loops(
    table: Table, scene: Scene, turns: str
) -> None:
    agree(table, "skip")
    for person in (table.ava, table.ben):
        actions.announce_absence(person, *days(1, 6), now=NOON)
    assert waited_on(scene) == {"GM"}
    keeping.set_turns(table.greta, scene, turns=turns, days=2, at_deadline="skip")
    begin_again(scene)
    assert waited_on(scene) == {"GM"}
    scene.refresh_from_db()
    keeping.turn_taken(scene, None, now=NOON)
    assert waited_on(scene) == {"GM"}
    assert keeping.keep_deadlines(NOON + timedelta(days=5)) == 0


def test_with_everyone_away_and_deadlines_that_wait_the_scene_says_so(table: Table, scene: Scene) -> None:
    today = timezone.localdate()
    for person in (table.ava, table.ben):
        actions.announce_absence(person, today, today + timedelta(days=6))
    page = table.client(table.greta).get(f"/scenes/{scene.pk}/").content.decode()
    assert page.count("(away until") == 2
    assert waited_on(scene) == {"Mara", "Tadeo"}


def test_changing_the_tables_rule_changes_what_runs(table: Table, scene: Scene) -> None:
    actions.announce_absence(table.ava, *days(2, 6), now=NOON)
    agree(table, "run")
    keeping.hold_deadlines(scene)
    assert until(scene, table.mara) == NOON + timedelta(days=2)
    agree(table, "wait")
    keeping.hold_deadlines(scene)
    assert until(scene, table.mara) == NOON + timedelta(days=7)


def test_the_calendar_is_the_persons_own(table: Table) -> None:
    table.ava.time_zone = "Pacific/Auckland"
    table.ava.save()
    Absence.objects.create(person=table.ava, first_day=date(2026, 12, 2), last_day=date(2026, 12, 2))
    # In Auckland the 2nd begins at eleven in the morning of the 1st by UTC, and ends a day later.
    assert absence_of(table.ava, datetime(2026, 12, 1, 10, 59, tzinfo=UTC)) is None
    assert absence_of(table.ava, datetime(2026, 12, 1, 11, 0, tzinfo=UTC)) is not None
    assert absence_of(table.ava, datetime(2026, 12, 2, 11, 0, tzinfo=UTC)) is None


def test_a_deadline_across_a_change_of_the_clocks_keeps_its_hour() -> None:
    """In Madrid the clocks go back on 25 October 2026 and forward on 28 March 2027, when 2:30 does not exist."""
    friday = datetime(2026, 10, 23, 20, 0, tzinfo=MADRID)
    away = [(date(2026, 10, 24), date(2026, 10, 25))]
    assert after_days(friday, 1, zone=MADRID, play_days=range(7), away=away) == datetime(
        2026, 10, 26, 20, 0, tzinfo=MADRID
    )
    night = datetime(2027, 3, 26, 2, 30, tzinfo=MADRID)
    moment = held(
        night + timedelta(days=1),
        night,
        zone=MADRID,
        play_days=range(7),
        away=[(date(2027, 3, 27), date(2027, 3, 27))],
    )
    assert moment.astimezone(UTC) == datetime(2027, 3, 28, 1, 30, tzinfo=UTC)


@given(
    first=st.integers(0, 20),
    length=st.integers(0, 20),
    wait=st.integers(1, 20),
    play_days=st.sets(st.integers(0, 6), min_size=1),
)
def test_whoever_is_away_has_as_many_counted_days_as_everybody_else(
    first: int, length: int, wait: int, play_days: set[int]
) -> None:
    away = [(NOON.date() + timedelta(days=first), NOON.date() + timedelta(days=first + length))]
    agreed = after_days(NOON, wait, zone=MADRID, play_days=play_days)
    late = held(agreed, NOON, zone=MADRID, play_days=play_days, away=away)

    def counted(end: datetime, without: Any) -> int:
        passed = (NOON.date() + timedelta(days=number) for number in range(1, (end - NOON).days + 2))
        return sum(
            day.weekday() in play_days and not is_in(day, without) for day in passed if day <= end.date()
        )

    assert counted(late, away) == counted(agreed, []) == wait
    assert late >= agreed


# --- Pages


def test_announcing_changing_and_ending_from_the_pages(table: Table, scene: Scene) -> None:
    table.post(table.greta, "It begins.", speaker=None)
    client, today = table.client(table.ava), timezone.localdate()
    assert "I will be away" in client.get("/").content.decode()
    sent = {"first_day": str(today), "last_day": str(today + timedelta(days=3)), "note": "At sea"}
    assert client.post("/settings/absences/", sent).status_code == 302
    assert client.post("/settings/absences/", sent).status_code == 302  # sent twice it is one
    absence = Absence.objects.get()
    assert "At sea" in client.get("/settings/absences/").content.decode()
    assert "At sea" in table.client(table.ben).get("/").content.decode()
    page = table.client(table.ben).get(f"/scenes/{scene.pk}/").content.decode()
    assert "Ava, who plays Mara, is away" in page
    assert "At sea" in page
    assert "Away until" in page
    address = f"/settings/absences/{absence.pk}/"
    assert table.client(table.ben).get(address).status_code == 404
    assert table.client(table.ben).post(address, {"do": "end"}).status_code == 404
    sent["last_day"] = str(today + timedelta(days=1))
    assert client.post(address, sent).status_code == 302
    absence.refresh_from_db()
    assert absence.last_day == today + timedelta(days=1)
    assert client.post(address, {"do": "end"}).status_code == 302
    assert "Away until" not in table.client(table.ben).get(f"/scenes/{scene.pk}/").content.decode()
    assert "here after all" in table.client(table.ben).get(f"/scenes/{scene.pk}/").content.decode()


def test_the_note_is_for_the_table_and_not_for_whoever_reads_along(table: Table, scene: Scene) -> None:
    Campaign.objects.filter(pk=table.campaign.pk).update(visibility="public")
    today = timezone.localdate()
    actions.announce_absence(table.ava, today, today, "HOSPITAL")
    assert "HOSPITAL" in table.client(table.ben).get(f"/scenes/{scene.pk}/").content.decode()
    for stranger in (table.oz, None):
        for address in (f"/scenes/{scene.pk}/", f"/campaigns/{table.campaign.slug}/", "/"):
            assert "HOSPITAL" not in table.client(stranger).get(address).content.decode()


@pytest.mark.parametrize(
    ("first", "last"),
    [(-1, 3), (5, 4), (0, 400), (400, 401), (None, 3), (0, None)],
    ids=["begins in the past", "ends before it begins", "too long", "too far", "no first day", "no last day"],
)
def test_days_that_cannot_be_are_refused_and_the_form_keeps_them(
    table: Table, first: int | None, last: int | None
) -> None:
    today = timezone.localdate()
    sent = {
        "first_day": "" if first is None else str(today + timedelta(days=first)),
        "last_day": "" if last is None else str(today + timedelta(days=last)),
        "note": "What I typed",
    }
    answer = table.client(table.ava).post("/settings/absences/", sent)
    assert answer.status_code == 422
    assert "What I typed" in answer.content.decode()
    assert not Absence.objects.exists()


def test_an_absence_is_ones_own(table: Table) -> None:
    absence = actions.announce_absence(table.ava, *days(2, 6), now=NOON)
    with pytest.raises(PermissionDenied):
        actions.end_absence(table.ben, absence, now=NOON)
    with pytest.raises(ValidationError):
        actions.change_absence(table.ava, absence, *days(2, 1), now=NOON)
    assert table.client(None).get("/settings/absences/").status_code == 302


def test_a_scene_with_many_away_costs_no_more_statements(
    table: Table, scene: Scene, django_assert_max_num_queries: Any
) -> None:
    client, address = table.client(table.ben), f"/scenes/{scene.pk}/"
    client.get(address)
    today = timezone.localdate()
    for person in (table.ava, table.ben):
        actions.announce_absence(person, today, today)
    client.get(address)
    with django_assert_max_num_queries(20):
        client.get(address)
