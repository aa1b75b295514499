"""What the table agreed on: read by all, changed in versions, never for what was; and the pause that has no name."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.core.exceptions import PermissionDenied, ValidationError
from django.db import connection
from django.utils import timezone

from campaigns import actions
from campaigns.actions import turns as keeping
from campaigns.actions.pausing import LEAST_MINUTES, MOST_MINUTES
from campaigns.log import about_said
from campaigns.models import (
    AgreementsVersion,
    AuditEntry,
    Campaign,
    Membership,
    Notification,
    Role,
    Scene,
    SceneEvent,
    Waiting,
)
from rules.asking import ask_for_check
from rules.models import Roll
from tests.campaigns.test_many_at_once import at_once
from tests.playing import play
from tests.table import Table, person

HOUR = timedelta(hours=1)


def address(table: Table) -> str:
    return f"/campaigns/{table.campaign.slug}/agreements/"


def page(table: Table, who: Any, path: str = "") -> str:
    answer = table.client(who).get(path or address(table))
    return f"{answer.status_code} {answer.content.decode()}"


def form_of(table: Table, **changed: Any) -> dict[str, Any]:
    """What the form sends when nothing but ``changed`` is changed."""
    form = table.client(table.greta).get(f"{address(table)}change/").context["form"]
    sent = {name: form[name].value() for name in form.fields}
    sent = {name: value for name, value in sent.items() if value not in (None, "") and value is not False}
    return {**sent, **changed}


# --- Reading


def test_members_readers_and_invited_people_read_them_and_strangers_do_not(table: Table) -> None:
    actions.change_agreements(table.greta, table.campaign, lines="No harm to CHILDREN")
    rita = person("Rita")
    Membership.objects.create(campaign=table.campaign, person=rita, role=Role.READER)
    for who in (table.greta, table.ava, rita):
        assert "CHILDREN" in page(table, who)
    assert page(table, table.oz).startswith("404")
    assert page(table, None).startswith("404")
    invitation = actions.invite(table.greta, table.campaign, role=Role.PLAYER, places=1)
    before = f"/join/{invitation.token}/agreements/"
    assert "agreements" in page(table, table.oz, f"/join/{invitation.token}/")
    for who in (table.oz, None):
        assert "CHILDREN" in page(table, who, before)
        assert "Stop all deadlines" not in page(table, who, before)
    actions.revoke_invitation(table.greta, invitation)
    assert page(table, table.oz, before).startswith("404")
    Campaign.objects.filter(pk=table.campaign.pk).update(visibility="public")
    assert "CHILDREN" in page(table, None)
    assert "Stop all deadlines" not in page(table, table.oz)
    assert "Stop all deadlines" in page(table, table.ava)


# --- Changing


def test_each_change_is_a_version_that_says_who_when_and_what(table: Table) -> None:
    sent = form_of(table, fudging="never", veils="Torture", play_days=["0", "4"])
    assert table.client(table.greta).post(f"{address(table)}change/", sent).status_code == 302
    said = page(table, table.ava)
    for words in ("Torture", "Monday, Friday", "Dice stand as they fall", "Greta"):
        assert words in said
    assert list(AgreementsVersion.objects.values_list("number", flat=True)) == [2, 1]
    line = AuditEntry.objects.get(action="agreements-changed")
    assert about_said(line) == "Rulings on dice, Days that count, Veils"
    assert table.client(table.greta).post(f"{address(table)}change/", form_of(table)).status_code == 302
    assert AgreementsVersion.objects.count() == 2


def test_the_table_is_told(table: Table, django_capture_on_commit_callbacks: Any) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        actions.change_agreements(table.greta, table.campaign, pace="Twice a week")
    assert Notification.objects.filter(action="agreements-changed").count() == 2
    said = page(table, table.ava, "/notifications/")
    assert "have changed" in said
    assert address(table) in said


def test_only_the_game_master_changes_them(table: Table) -> None:
    with pytest.raises(PermissionDenied):
        actions.change_agreements(table.ava, table.campaign, pace="Daily")
    assert page(table, table.ava, f"{address(table)}change/").startswith("403")
    assert page(table, table.oz, f"{address(table)}change/").startswith("404")
    assert table.client(table.ava).post(f"{address(table)}change/", {}).status_code == 403


def test_two_game_masters_do_not_overwrite_each_other(table: Table) -> None:
    """The second one is told what the first one changed, and keeps what they typed."""
    Membership.objects.filter(person=table.ben).update(role=Role.GM)
    sent = form_of(table, pace="Once a week, says Ben")
    actions.change_agreements(table.greta, table.campaign, lines="No spiders")
    answer = table.client(table.ben).post(f"{address(table)}change/", sent)
    assert answer.status_code == 422
    said = answer.content.decode()
    assert "Greta has changed the agreements since you opened them: Lines" in said
    assert "Once a week, says Ben" in said
    sent["seen"] = "2"
    sent["lines"] = "No spiders"
    assert table.client(table.ben).post(f"{address(table)}change/", sent).status_code == 302
    table.campaign.refresh_from_db()
    assert (table.campaign.pace, table.campaign.lines) == ("Once a week, says Ben", "No spiders")


@pytest.mark.django_db(transaction=True)
def test_changes_from_many_connections_are_one_and_the_others_hear_of_it(table: Table) -> None:
    connection.close()

    def change(place: int) -> bool:
        try:
            actions.change_agreements(table.greta, table.campaign, seen=1, pace=f"Pace {place}")
        except actions.AgreementsChanged:
            return False
        return True

    assert at_once(change, 8).count(True) == 1
    assert AgreementsVersion.objects.filter(campaign=table.campaign).count() == 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"time_zone": "Mars/Olympus"},
        {"play_days": ["9"]},
        {"fudging": "always"},
        {"absences": ""},
        {"seen": "x"},
    ],
)
def test_what_cannot_be_is_refused_and_nothing_changes(table: Table, wrong: dict[str, Any]) -> None:
    answer = table.client(table.greta).post(f"{address(table)}change/", form_of(table, **wrong, pace="Typed"))
    assert answer.status_code == 422
    assert "Typed" in answer.content.decode()
    assert AgreementsVersion.objects.count() == 1


def test_settings_of_the_campaign_are_versioned_with_them(table: Table) -> None:
    actions.change_campaign(table.greta, table.campaign, edit_hours=12)
    assert "12 hours" in page(table, table.ava)
    assert AgreementsVersion.objects.count() == 2


# --- House rules


def test_a_roll_keeps_the_house_rules_under_which_it_fell(table: Table) -> None:
    play(table, "dark-heresy")
    sent = form_of(table, **{"house-natural-01-succeeds": "True", "house-modifier-cap": "30"})
    assert table.client(table.greta).post(f"{address(table)}change/", sent).status_code == 302
    table.campaign.refresh_from_db()
    assert table.campaign.house_rules == {"natural-01-succeeds": True, "modifier-cap": "30"}
    asked = ask_for_check("dark-heresy", "characteristic-test", {"score": 40}, table.campaign.house_rules)
    actions.roll_from_page(table.ava, table.scene, asked, speaker=table.mara, retry_key="one")
    actions.change_agreements(table.greta, table.campaign, house_rules={"modifier-cap": "60"})
    table.campaign.refresh_from_db()
    actions.roll_from_page(
        table.ava,
        table.scene,
        ask_for_check("dark-heresy", "characteristic-test", {"score": 40}, table.campaign.house_rules),
        speaker=table.mara,
        retry_key="two",
    )
    first, second = Roll.objects.order_by("number")
    assert first.house_rules == {"natural-01-succeeds": True, "modifier-cap": "30"}
    assert second.house_rules == {"modifier-cap": "60"}
    shown = page(table, table.ben, f"/campaigns/{table.campaign.slug}/rolls/{first.number}/")
    assert "House rules then in force" in shown
    assert "A 1 always succeeds: yes" in shown
    agreements = page(table, table.ben)
    assert "Limit of modifiers:</b> 60" in agreements
    assert "<del>30</del> <ins>60</ins>" in agreements
    assert "since" in agreements


def test_house_rules_that_the_game_does_not_know_are_refused(table: Table) -> None:
    play(table, "dark-heresy")
    table.campaign.refresh_from_db()
    for wrong in ({"no-such-rule": True}, {"modifier-cap": "45"}, {"penetration": "yes"}):
        with pytest.raises(ValidationError):
            actions.change_agreements(table.greta, table.campaign, house_rules=wrong)
    actions.change_agreements(table.greta, table.campaign, house_rules={"modifier-cap": "none"})
    table.campaign.refresh_from_db()
    assert table.campaign.house_rules == {}


@pytest.mark.parametrize("system", ["dark-heresy", "deathwatch", "hyperspace-d6", "starfinder"])
def test_every_games_switches_can_be_sent_as_they_stand(table: Table, system: str) -> None:
    Campaign.objects.filter(pk=table.campaign.pk).update(system=system)
    assert table.client(table.greta).post(f"{address(table)}change/", form_of(table)).status_code == 302
    table.campaign.refresh_from_db()
    assert table.campaign.house_rules == {}


# --- The pause


@pytest.fixture
def waits(table: Table) -> Waiting:
    keeping.move_in(table.greta, table.scene, table.mara)
    keeping.set_turns(table.greta, table.scene, turns="everyone", days=2, at_deadline="skip")
    return Waiting.objects.get(scene=table.scene)


def test_a_pause_stops_deadlines_at_once_and_is_told_later_without_a_name(
    table: Table, waits: Waiting, django_capture_on_commit_callbacks: Any
) -> None:
    now = timezone.now()
    actions.pause_table(table.ava, table.campaign, now=now)
    assert keeping.keep_deadlines(now + timedelta(days=9)) == 0
    table.campaign.refresh_from_db()
    assert table.campaign.pause_due_at is not None
    delay = table.campaign.pause_due_at - now
    assert timedelta(minutes=LEAST_MINUTES) <= delay <= timedelta(minutes=MOST_MINUTES)
    for who in (table.greta, table.ava, table.ben):
        assert "is paused" not in page(table, who)
    assert not AuditEntry.objects.filter(action="table-paused").exists()
    table.post(table.greta, "It begins.", speaker=None)
    assert actions.tell_of_pauses(now) == 0
    with django_capture_on_commit_callbacks(execute=True):
        assert actions.tell_of_pauses(now + HOUR) == 1
    assert actions.tell_of_pauses(now + HOUR) == 0
    for who in (table.greta, table.ava, table.ben):
        assert "The table is paused: no deadline runs." in page(table, who)
        assert "Somebody asked for a pause" in page(table, who, "/notifications/")
        assert "Somebody at the table asked for a pause" in page(table, who, f"/scenes/{table.scene.pk}/")
        assert "Somebody at the table asked for a pause" in page(
            table, who, f"/campaigns/{table.campaign.slug}/log/"
        )


def test_nothing_in_the_database_says_who_pressed(table: Table) -> None:
    """Whoever pressed, the same rows come to be: nothing but the times differs."""

    def rows(who: Any) -> list[Any]:
        now = timezone.now()
        Scene.objects.filter(pk=table.scene.pk).update(version=0)
        queries = []
        with connection.execute_wrapper(
            lambda execute, sql, params, many, context: (
                queries.append((sql, params)),
                execute(sql, params, many, context),
            )[1]
        ):
            actions.pause_table(who, table.campaign, now=now)
            actions.tell_of_pauses(now + HOUR)
        actions.resume_table(table.greta, table.campaign, now=now + 2 * HOUR)
        written = [
            (sql, params) for sql, params in queries if not sql.startswith(("SELECT", "SAVEPOINT", "REL"))
        ]
        return [(sql, [one for one in params or () if not hasattr(one, "year")]) for sql, params in written]

    by_ava, by_ben, by_greta = rows(table.ava), rows(table.ben), rows(table.greta)
    assert by_ava
    assert [sql for sql, _params in by_ava] == [sql for sql, _params in by_ben]
    assert repr(by_ava) == repr(by_ben) == repr(by_greta)
    assert not any(table.ava.pk in params for _sql, params in by_ava)


def test_the_one_who_pressed_is_told_as_everybody_is(
    table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    actions.pause_table(table.ava, table.campaign)
    with django_capture_on_commit_callbacks(execute=True):
        actions.tell_of_pauses(timezone.now() + HOUR)
    told = Notification.objects.filter(action="table-paused")
    assert set(told.values_list("person", flat=True)) == {table.greta.pk, table.ava.pk, table.ben.pk}
    assert set(told.values_list("actor", flat=True)) == {None}
    assert AuditEntry.objects.get(action="table-paused").person is None
    assert set(SceneEvent.objects.filter(kind="halted").values_list("person", flat=True)) == {None}


def test_pressing_it_again_answers_the_same_and_changes_nothing(table: Table) -> None:
    client, where = table.client(table.ava), f"/campaigns/{table.campaign.slug}/pause/"
    first = client.post(where, follow=True).content.decode()
    table.campaign.refresh_from_db()
    due = table.campaign.pause_due_at
    second = table.client(table.ben).post(where, follow=True).content.decode()
    table.campaign.refresh_from_db()
    assert table.campaign.pause_due_at == due
    assert "nobody learns who it was" in first
    assert "nobody learns who it was" in second


def test_the_game_master_resumes_and_deadlines_move_by_the_pause(table: Table, waits: Waiting) -> None:
    now = timezone.now()
    assert waits.until is not None
    later = now + timedelta(days=3)
    actions.pause_table(table.ben, table.campaign, now=now)
    actions.resume_table(
        table.greta, table.campaign, now=now
    )  # of what nobody was told there is nothing to end
    table.campaign.refresh_from_db()
    assert table.campaign.paused_at is not None
    actions.tell_of_pauses(now + HOUR)
    with pytest.raises(PermissionDenied):
        actions.resume_table(table.ava, table.campaign)
    keeping.promise(table.ava, table.scene, table.mara, now + timedelta(days=4))
    actions.resume_table(table.greta, table.campaign, now=later)
    actions.resume_table(table.greta, table.campaign, now=later + HOUR)
    row = Waiting.objects.get(pk=waits.pk)
    assert row.until == now + timedelta(days=7)
    assert row.promised == now + timedelta(days=7)
    assert SceneEvent.objects.filter(kind="resumed").count() == 1
    assert keeping.keep_deadlines(later + timedelta(days=3, hours=23)) == 0
    assert keeping.keep_deadlines(later + timedelta(days=4, minutes=1)) == 1


def test_a_turn_that_began_during_the_pause_moves_by_what_it_has_seen_of_it(
    table: Table, waits: Waiting
) -> None:
    now = timezone.now()
    actions.pause_table(table.ben, table.campaign, now=now)
    actions.tell_of_pauses(now + HOUR)
    begun = now + timedelta(days=2)
    Waiting.objects.filter(pk=waits.pk).update(since=begun, until=begun + timedelta(days=2))
    actions.resume_table(table.greta, table.campaign, now=now + timedelta(days=3))
    assert Waiting.objects.get(pk=waits.pk).until == now + timedelta(days=5)


def test_only_who_sits_at_the_table_pauses_it(table: Table) -> None:
    where = f"/campaigns/{table.campaign.slug}/pause/"
    assert table.client(table.oz).post(where).status_code == 404
    Campaign.objects.filter(pk=table.campaign.pk).update(visibility="public")
    assert table.client(table.oz).post(where).status_code == 403
    assert table.client(None).post(where).status_code == 302
    assert table.client(table.ava).get(where).status_code == 405
    table.campaign.refresh_from_db()
    assert table.campaign.paused_at is None
