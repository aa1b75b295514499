"""The game master asks characters for rolls; each answers with one tap, agrees to be rolled for, or declines; deadlines pass."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from django.core import mail
from django.core.exceptions import PermissionDenied, ValidationError
from django.utils import timezone

from accounts.models import Absence, NewsChoice, NewsKind
from accounts.unsubscribing import choose_news
from campaigns import actions
from campaigns.actions import requests as asking
from campaigns.actions import turns as keeping
from campaigns.actions.pausing import resume_table
from campaigns.actions.requests import Wanted
from campaigns.live import seal_version
from campaigns.models import (
    AuditEntry,
    Campaign,
    CastMember,
    Membership,
    Notification,
    RollAnswer,
    RollRequest,
    Scene,
    Waiting,
)
from campaigns.request_form import typed_moment
from campaigns.requests import checks_for, open_requests_in
from characters.actions import save_sheet
from characters.models import Character
from rules.actions import opened
from rules.models import Roll
from tests.campaigns.test_many_at_once import at_once
from tests.playing import SHEETS, play
from tests.table import Table, person

DICE = Wanted(expression="1d20 vs 12", reason="Does anybody hear it?")


@pytest.fixture
def cast(table: Table) -> Table:
    """Mara, Tadeo and Ossen are in the scene."""
    for character in (table.mara, table.tadeo, table.ossen):
        keeping.move_in(table.greta, table.scene, character)
    table.scene.refresh_from_db()
    return table


def ask(
    table: Table, characters: Iterable[Character] | None = None, wanted: Wanted = DICE, **terms: Any
) -> RollRequest:
    asked = [table.mara, table.tadeo] if characters is None else list(characters)
    retry = f"ask-{RollRequest.objects.count()}"
    return asking.request_rolls(table.greta, table.scene, asked, wanted, retry_key=retry, **terms)


def answer_of(request: RollRequest, character: Character) -> RollAnswer:
    return RollAnswer.objects.select_related("request__scene__campaign__ledger", "character").get(
        request=request, character=character
    )


def states(request: RollRequest) -> dict[str, str]:
    return {one.character.name: one.state for one in request.answers.select_related("character")}


def scene_page(table: Table, who: Any) -> str:
    return table.client(who).get(f"/scenes/{table.scene.pk}/").content.decode()


def tap(table: Table, who: Any, answer: RollAnswer, what: str = "roll", **sent: str) -> Any:
    return table.client(who).post(f"/requests/{answer.request_id}/{answer.pk}/{what}/", sent)


# --- Asking


def test_a_game_master_asks_and_each_answers_with_one_tap(cast: Table) -> None:
    address = f"/scenes/{cast.scene.pk}/requests/new/"
    sent = {
        "do": "ask",
        "retry": "form-1",
        "character": [str(cast.mara.pk), str(cast.tadeo.pk)],
        "expression": "1d20 vs 12",
        "reason": "The duct",
        "at_deadline": "drop",
    }
    for _twice in (1, 2):
        assert cast.client(cast.greta).post(address, sent).status_code == 302
    request = RollRequest.objects.get()
    assert states(request) == {"Mara": "waiting", "Tadeo": "waiting"}
    page = scene_page(cast, cast.ava)
    assert "Greta asks Mara and Tadeo for a roll: 1d20." in page
    assert "45\u00a0%" in page
    mine, other = answer_of(request, cast.mara), answer_of(request, cast.tadeo)
    assert f"/{mine.pk}/roll/" in page
    assert f"/{other.pk}/roll/" not in page
    for _twice in (1, 2):
        assert tap(cast, cast.ava, mine).status_code == 302
    roll = Roll.objects.get()
    assert roll.person == cast.ava
    assert roll.character == cast.mara
    assert roll.reason == "The duct"
    assert states(request) == {"Mara": "rolled", "Tadeo": "waiting"}
    assert tap(cast, cast.ben, other).status_code == 302
    request.refresh_from_db()
    assert request.state == "done"
    page = scene_page(cast, cast.ben)
    assert "2 of 2" in page
    assert all(f"/rolls/{each.number}/" in page for each in Roll.objects.all())
    assert "A roll without a post" not in page


def test_the_form_says_what_is_wrong_and_forgets_nothing(cast: Table) -> None:
    address = f"/scenes/{cast.scene.pk}/requests/new/"
    yesterday = (timezone.now() - timedelta(days=1)).strftime("%Y-%m-%dT%H:%M")
    answer = cast.client(cast.greta).post(
        address, {"do": "ask", "retry": "r", "expression": "2d6", "reason": "Kept words", "until": yesterday}
    )
    page = answer.content.decode()
    assert answer.status_code == 422
    assert "nobody is chosen" in page
    assert "A deadline must lie ahead." in page
    assert "Kept words" in page
    assert yesterday in page
    answer = cast.client(cast.greta).post(
        address, {"do": "ask", "retry": "r", "character": str(cast.mara.pk), "expression": "2d", "until": "x"}
    )
    assert answer.status_code == 422
    assert not RollRequest.objects.exists()


def test_who_asks_and_who_may_not(cast: Table) -> None:
    address = f"/scenes/{cast.scene.pk}/requests/new/"
    assert cast.client(cast.greta).get(address).status_code == 200
    assert cast.client(cast.ava).get(address).status_code == 403
    assert cast.client(cast.oz).get(address).status_code == 404
    assert cast.client(None).get(address).status_code == 302
    request = ask(cast)
    answer = answer_of(request, cast.mara)
    assert tap(cast, cast.oz, answer).status_code == 404
    assert cast.client(cast.oz).get(f"/requests/{request.pk}/").status_code == 404
    assert cast.client(None).get(f"/requests/{request.pk}/").status_code == 404
    assert cast.client(cast.ben).get(f"/requests/{request.pk}/").status_code == 200
    for what in ("roll", "decline", "agree"):
        assert tap(cast, cast.ben, answer, what).status_code == 302  # led to the request, which says why
        assert cast.client(cast.ava).get(f"/requests/{request.pk}/{answer.pk}/{what}/").status_code == 405
    for do in ("withdraw", "close", "deadline"):
        assert cast.client(cast.ava).post(f"/requests/{request.pk}/change/", {"do": do}).status_code == 403
    assert states(request) == {"Mara": "waiting", "Tadeo": "waiting"}
    assert not Roll.objects.exists()
    with pytest.raises(PermissionDenied):
        asking.request_rolls(cast.ava, cast.scene, [cast.mara], DICE, retry_key="x")


def test_opening_the_page_of_a_request_rolls_nothing(cast: Table) -> None:
    request = ask(cast)
    page = cast.client(cast.ava).get(request.get_absolute_url()).content.decode()
    assert "/roll/" in page
    assert not Roll.objects.exists()


@pytest.mark.parametrize("system", SHEETS)
def test_every_games_checks_are_filled_from_each_sheet(cast: Table, system: str) -> None:
    play(cast, system)
    cast.scene.refresh_from_db()
    key, given = {
        "dark-heresy": ("s", {"modifiers": [{"label": "difficulty", "value": -10}]}),
        "deathwatch": ("strength", {"modifiers": [{"label": "difficulty", "value": -10}]}),
        "hyperspace-d6": ("strength", {"difficulty": 9}),
        "starfinder": ("strength", {"dc": 12}),
    }[system]
    request = ask(cast, [cast.mara, cast.ossen], Wanted(key, given, reason="The gate"))
    page = scene_page(cast, cast.ava)
    assert "Strength" in page
    assert tap(cast, cast.ava, answer_of(request, cast.mara)).status_code == 302
    assert tap(cast, cast.greta, answer_of(request, cast.ossen)).status_code == 302
    for roll in Roll.objects.all():
        assert roll.system == system
        assert roll.reason == "The gate"
        assert roll.sheet_version
    assert states(request) == {"Mara": "rolled", "Ossen": "rolled"}


def test_a_sheet_that_cannot_make_the_check_is_named_when_it_is_asked(cast: Table) -> None:
    play(cast, "dark-heresy")
    with pytest.raises(ValidationError) as refusal:
        ask(cast, [cast.mara, cast.tadeo], Wanted("s"))
    assert "Tadeo" in " ".join(refusal.value.messages)
    with pytest.raises(ValidationError) as refusal:
        ask(cast, [cast.mara], Wanted("no-such-check"))
    assert "does not offer" in " ".join(refusal.value.messages)
    assert not RollRequest.objects.exists()


# --- What is hidden


def test_a_hidden_target_is_told_when_the_dice_have_fallen(cast: Table) -> None:
    play(cast, "dark-heresy")
    wanted = Wanted("s", {"modifiers": [{"label": "a shaky rope", "value": -20}]})
    request = ask(cast, [cast.mara], wanted, hides_target=True)
    for address in ("/", f"/scenes/{cast.scene.pk}/", request.get_absolute_url(), "/notifications/"):
        page = cast.client(cast.ava).get(address).content.decode()
        assert "shaky rope" not in page
        assert "20\u00a0%" not in page
    assert "shaky rope" in scene_page(cast, cast.greta)
    tap(cast, cast.ava, answer_of(request, cast.mara))
    assert Roll.objects.get().outcome["target"] == 20
    page = scene_page(cast, cast.ava)
    sign = "≤" if Roll.objects.get().outcome["success"] else "&gt;"
    assert f"{sign}\u00a020" in page


def test_results_that_stay_with_the_game_master_are_sealed_for_all_others(cast: Table) -> None:
    request = ask(cast, wanted=Wanted(expression="1d20+700000"), keeps_results=True)
    tap(cast, cast.ava, answer_of(request, cast.mara))
    roll = Roll.objects.select_related("entry__seal").get()
    assert roll.sealed
    assert roll.blind
    total = str(opened(roll).outcome["total"])  # type: ignore[index]
    assert total in scene_page(cast, cast.greta)
    for who in (cast.ava, cast.ben):
        page = scene_page(cast, who)
        assert total not in page
        assert "Sealed" in page
        assert total not in cast.client(who).get(request.get_absolute_url()).content.decode()


def test_only_those_who_are_asked_know_of_a_private_request(cast: Table) -> None:
    before = cast.client(cast.ben).get(f"/scenes/{cast.scene.pk}/since/{seal_version(cast.scene)}/")
    request = ask(cast, [cast.mara], Wanted(expression="1d20", reason="A whisper"), only_asked=True)
    assert "A whisper" in scene_page(cast, cast.ava)
    assert "A whisper" not in scene_page(cast, cast.ben)
    assert cast.client(cast.ben).get(request.get_absolute_url()).status_code == 404
    tap(cast, cast.ava, answer_of(request, cast.mara))
    roll = Roll.objects.get()
    assert roll.audience == [cast.mara.pk]
    slug = cast.campaign.slug
    assert cast.client(cast.ben).get(f"/campaigns/{slug}/rolls/{roll.number}/").status_code == 404
    assert cast.client(cast.ava).get(f"/campaigns/{slug}/rolls/{roll.number}/").status_code == 200
    assert "A whisper" not in cast.client(cast.ben).get(f"/campaigns/{slug}/log/").content.decode()
    after = cast.client(cast.ben).get(f"/scenes/{cast.scene.pk}/since/{seal_version(cast.scene)}/")
    assert b"request" not in after.content
    assert before.content.count(b"<") == after.content.count(b"<")


def test_a_private_request_nudges_only_who_may_know(cast: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    nudged: list[Any] = []
    monkeypatch.setattr(
        "campaigns.actions.locking.scene_changed", lambda scene, only=None: nudged.append(only)
    )
    ask(cast, [cast.mara], only_asked=True)
    ask(cast)
    assert nudged == [{cast.greta.pk, cast.ava.pk}, None]


# --- Other answers


def test_declining_says_why_and_is_final(cast: Table) -> None:
    request = ask(cast)
    answer = answer_of(request, cast.mara)
    tap(cast, cast.ava, answer, "decline", words="She sleeps")
    assert "declined: She sleeps" in scene_page(cast, cast.ben)
    page = cast.client(cast.ava).post(
        f"/requests/{request.pk}/{answer.pk}/roll/", {"from": "request"}, follow=True
    )
    assert "has answered already" in page.content.decode()
    assert not Roll.objects.exists()
    tap(cast, cast.ben, answer_of(request, cast.tadeo))
    request.refresh_from_db()
    assert request.state == "done"


def test_the_game_master_rolls_for_one_and_the_log_tells(cast: Table) -> None:
    request = ask(cast)
    tap(cast, cast.greta, answer_of(request, cast.mara))
    roll = Roll.objects.get()
    assert roll.person == cast.greta
    assert roll.character == cast.mara
    page = cast.client(cast.ava).get(f"/campaigns/{cast.campaign.slug}/log/").content.decode()
    assert "Greta rolled for somebody who was asked: Mara" in page


def test_withdrawing_closing_and_moving_the_deadline(cast: Table) -> None:
    request = ask(cast)
    tap(cast, cast.ava, answer_of(request, cast.mara))
    client = cast.client(cast.greta)
    client.post(f"/requests/{request.pk}/change/", {"do": "deadline", "until": "2031-05-01T20:00"})
    request.refresh_from_db()
    assert request.until == datetime(2031, 5, 1, 20, tzinfo=UTC)
    past = client.post(
        f"/requests/{request.pk}/change/", {"do": "deadline", "until": "2001-05-01T20:00"}, follow=True
    )
    assert "A deadline must lie ahead." in past.content.decode()
    for _twice in (1, 2):
        client.post(f"/requests/{request.pk}/change/", {"do": "close"})
    request.refresh_from_db()
    assert request.state == "closed"
    assert states(request) == {"Mara": "rolled", "Tadeo": "dropped"}
    late = cast.client(cast.ben).post(
        f"/requests/{request.pk}/{answer_of(request, cast.tadeo).pk}/roll/", follow=True
    )
    assert "This request is closed" in late.content.decode()
    other = ask(cast)
    client.post(f"/requests/{other.pk}/change/", {"do": "withdraw"})
    assert "Withdrawn." in scene_page(cast, cast.ava)
    assert AuditEntry.objects.filter(action="request-closed").count() == 1
    assert AuditEntry.objects.filter(action="request-withdrawn").count() == 1


def test_two_game_masters_at_once_do_one_thing(cast: Table) -> None:
    """The second one finds it done: nothing is undone, nothing is done twice."""
    second = person("Gus")
    Membership.objects.create(campaign=cast.campaign, person=second, role="gm")
    request = ask(cast)
    stale = RollRequest.objects.select_related("scene__campaign").get(pk=request.pk)
    asking.close_request(cast.greta, request)
    assert asking.cancel_request(second, stale).state == "closed"
    with pytest.raises(PermissionDenied):
        asking.set_request_deadline(second, stale, timezone.now() + timedelta(days=1))
    assert AuditEntry.objects.filter(action__startswith="request-").count() == 1


# --- Where it is told


def test_it_waits_on_the_home_page_and_rolls_from_there(cast: Table) -> None:
    request = ask(cast)
    page = cast.client(cast.ava).get("/").content.decode()
    assert "Greta asks Mara for a roll: 1d20." in page
    assert "1 scene is waiting on you" in page
    assert "asks Mara" not in cast.client(cast.ben).get("/").content.decode()
    answer = answer_of(request, cast.mara)
    back = tap(cast, cast.ava, answer, **{"from": "home"})
    assert back.url == "/"
    assert "asks Mara" not in cast.client(cast.ava).get("/").content.decode()


def test_those_who_are_asked_are_told_once_for_each_request(
    cast: Table, django_capture_on_commit_callbacks: Any
) -> None:
    choose_news(cast.ava, {NewsKind.TURN: NewsChoice.How.EACH})
    with django_capture_on_commit_callbacks(execute=True):
        first = ask(cast)
        ask(cast, [cast.mara, cast.ossen], Wanted(expression="2d6"))
    told = Notification.objects.filter(action="roll-asked")
    assert told.filter(person=cast.ava).count() == 2
    assert told.filter(person=cast.ben).count() == 1
    assert not told.filter(person=cast.greta).exists()
    mails = [one for one in mail.outbox if cast.ava.email in one.to]
    assert len(mails) == 2
    assert "Greta asks you for a roll in “The well”." in mails[0].subject
    assert first.get_absolute_url() in mails[0].body
    assert "Does anybody hear it?" in mails[0].body
    tap(cast, cast.ava, answer_of(first, cast.mara))
    assert told.filter(person=cast.ava, read_at=None).count() == 1


def test_the_desk_shows_who_has_not_rolled(cast: Table) -> None:
    request = ask(cast, until=timezone.now() + timedelta(days=1))
    tap(cast, cast.ava, answer_of(request, cast.mara))
    later = timezone.now() + timedelta(days=2)
    (waiting,) = open_requests_in([cast.campaign], later)
    assert waiting["names"] == ["Tadeo"]
    assert waiting["late"]
    assert "Tadeo has not rolled yet." in cast.client(cast.greta).get("/gm/").content.decode()
    assert "has not rolled yet" not in cast.client(cast.ava).get("/gm/").content.decode()


def test_a_page_that_follows_the_scene_gets_the_card(cast: Table) -> None:
    token = seal_version(cast.scene)
    request = ask(cast)
    page = cast.client(cast.ben).get(f"/scenes/{cast.scene.pk}/since/{token}/").content.decode()
    assert f'id="request-{request.pk}"' in page
    tapped = cast.client(cast.ava).post(
        f"/requests/{request.pk}/{answer_of(request, cast.mara).pk}/roll/", headers={"HX-Request": "true"}
    )
    assert tapped.status_code == 204
    assert tapped["HX-Trigger"] == "tirada:changed"
    page = cast.client(cast.ben).get(f"/scenes/{cast.scene.pk}/since/{token}/").content.decode()
    assert "1 of 2" in page


def test_requests_cost_a_page_three_statements_however_many_there_are(
    cast: Table, django_assert_max_num_queries: Any
) -> None:
    cast.post(cast.greta, "It begins.", speaker=None)
    for _each in range(6):
        asking.answer_request(cast.ava, answer_of(ask(cast), cast.mara))
    client = cast.client(cast.ava)
    client.get(f"/scenes/{cast.scene.pk}/")
    with django_assert_max_num_queries(12):
        page = client.get(f"/scenes/{cast.scene.pk}/")
    assert len(page.content) < 60_000


# --- Deadlines, with the clock handed in


def due(request: RollRequest) -> datetime:
    assert request.until
    return request.until + timedelta(minutes=1)


@pytest.mark.parametrize(
    ("at_deadline", "tadeo", "state"),
    [("leave", "waiting", "open"), ("roll", "rolled", "done"), ("drop", "dropped", "done")],
)
def test_at_the_deadline_those_who_agreed_are_rolled_and_the_rest_as_chosen(
    cast: Table, at_deadline: str, tadeo: str, state: str
) -> None:
    until = timezone.now() + timedelta(days=2)
    request = ask(cast, [cast.mara, cast.tadeo, cast.ossen], until=until, at_deadline=at_deadline)
    tap(cast, cast.ava, answer_of(request, cast.mara), "agree", may_roll="on")
    tap(cast, cast.greta, answer_of(request, cast.ossen))
    assert asking.keep_request_deadlines(until - timedelta(minutes=1)) == 0
    assert asking.keep_request_deadlines(due(request)) == 1
    assert asking.keep_request_deadlines(due(request)) == 0
    assert states(request) == {"Mara": "rolled", "Tadeo": tadeo, "Ossen": "rolled"}
    request.refresh_from_db()
    assert request.state == state
    people = {roll.character.name: roll.person.display_name for roll in Roll.objects.all()}  # type: ignore[union-attr]
    assert people["Mara"] == "Ava"
    assert people.get("Tadeo") == ("Greta" if at_deadline == "roll" else None)


def test_what_was_left_open_can_still_be_answered_or_get_a_new_deadline(cast: Table) -> None:
    request = ask(cast, until=timezone.now() + timedelta(days=1))
    asking.keep_request_deadlines(due(request))
    assert "The deadline has passed; it can still be answered." in scene_page(cast, cast.ava)
    asking.set_request_deadline(cast.greta, request, timezone.now() + timedelta(days=3))
    asking.agree_to_be_rolled(cast.ava, answer_of(request, cast.mara), True)
    request.refresh_from_db()
    assert asking.keep_request_deadlines(due(request)) == 1
    assert states(request) == {"Mara": "rolled", "Tadeo": "waiting"}


def test_who_agreed_once_for_a_scene_need_not_agree_again(cast: Table) -> None:
    first = ask(cast)
    tap(cast, cast.ava, answer_of(first, cast.mara), "agree", may_roll="on", from_now_on="on")
    second = ask(cast, until=timezone.now() + timedelta(days=1))
    assert answer_of(second, cast.mara).may_roll
    assert not answer_of(second, cast.tadeo).may_roll
    asking.keep_request_deadlines(due(second))
    assert states(second) == {"Mara": "rolled", "Tadeo": "waiting"}
    tap(cast, cast.ava, answer_of(first, cast.mara), "agree", may_roll="on")
    assert not CastMember.objects.get(scene=cast.scene, character=cast.mara).may_roll


def test_everybody_away_and_nobody_agreed(cast: Table) -> None:
    """The request keeps what it said for the deadline; who is away is not rolled for against what was agreed."""
    now = timezone.now()
    for player in (cast.ava, cast.ben):
        Absence.objects.create(
            person=player, first_day=now.date(), last_day=(now + timedelta(days=9)).date(), note="Away"
        )
    page = cast.client(cast.greta).get(f"/scenes/{cast.scene.pk}/requests/new/").content.decode()
    assert page.count("away until") == 2
    request = ask(cast, until=now + timedelta(days=1))
    asking.keep_request_deadlines(due(request))
    assert states(request) == {"Mara": "waiting", "Tadeo": "waiting"}
    dropped = ask(cast, until=now + timedelta(days=1), at_deadline="drop")
    asking.keep_request_deadlines(due(dropped))
    dropped.refresh_from_db()
    assert dropped.state == "done"
    assert not Roll.objects.exists()


def test_no_deadline_runs_while_the_table_is_paused(cast: Table) -> None:
    request = ask(cast, until=timezone.now() + timedelta(days=1), at_deadline="roll")
    Campaign.objects.filter(pk=cast.campaign.pk).update(paused_at=timezone.now())
    assert asking.keep_request_deadlines(due(request)) == 0
    assert "The table is paused: no deadline runs." in scene_page(cast, cast.ava)
    resume_table(cast.greta, cast.campaign, now=timezone.now() + timedelta(days=2))
    assert asking.keep_request_deadlines(due(request)) == 0
    request.refresh_from_db()
    assert asking.keep_request_deadlines(due(request)) == 1


def test_who_has_not_rolled_is_reminded_once_before_the_deadline(
    cast: Table, django_capture_on_commit_callbacks: Any
) -> None:
    now = timezone.now()
    request = ask(cast, [cast.mara, cast.tadeo, cast.ossen], until=now + timedelta(days=3), now=now)
    asking.agree_to_be_rolled(cast.ben, answer_of(request, cast.tadeo), True)
    assert asking.remind_of_requests(now + timedelta(days=1, hours=23)) == 0
    late = now + timedelta(days=2, minutes=1)
    with django_capture_on_commit_callbacks(execute=True):
        assert asking.remind_of_requests(late) == 1
    assert asking.remind_of_requests(late + timedelta(hours=20)) == 0
    told = Notification.objects.get(action="roll-nudged")
    assert (told.person, told.roll_request) == (cast.ava, request)
    page = cast.client(cast.ava).get("/notifications/").content.decode()
    assert "A roll that you are asked for waits" in page
    assert f"/requests/{request.pk}/" in page
    asking.answer_request(cast.ava, answer_of(request, cast.mara))
    told.refresh_from_db()
    assert told.read_at is not None


def test_a_reminder_of_a_turn_and_one_of_a_roll_are_one_a_day(cast: Table) -> None:
    keeping.set_turns(cast.greta, cast.scene, turns="everyone", days=9, at_deadline="nudge")
    now = timezone.now()
    ask(cast, [cast.mara], until=now + timedelta(hours=20), now=now)
    assert asking.remind_of_requests(now + timedelta(hours=9)) == 0
    waiting = Waiting.objects.select_related("scene__campaign").get(scene=cast.scene, character=cast.mara)
    assert keeping.nudge_now(cast.greta, waiting, now=now + timedelta(hours=9))
    assert asking.remind_of_requests(now + timedelta(hours=12)) == 0


def test_nobody_is_reminded_of_a_roll_who_is_away_or_whose_table_is_paused(cast: Table) -> None:
    now = timezone.now()
    ask(cast, [cast.mara], until=now + timedelta(hours=20), now=now)
    later = now + timedelta(hours=12)
    away = Absence.objects.create(person=cast.ava, first_day=now.date(), last_day=later.date())
    assert asking.remind_of_requests(later) == 0
    away.delete()
    Campaign.objects.update(paused_at=now)
    assert asking.remind_of_requests(later) == 0
    Campaign.objects.update(paused_at=None)
    assert asking.remind_of_requests(later) == 1


def test_the_form_shows_the_odds_of_each_who_is_chosen(table: Table) -> None:
    Campaign.objects.filter(pk=table.campaign.pk).update(system="dark-heresy")
    table.campaign.refresh_from_db()
    for character, perception in ((table.mara, 35), (table.tadeo, 50)):
        character.campaign = table.campaign
        save_sheet(table.greta, character, {"per": perception}, base_version=0)
        keeping.move_in(table.greta, table.scene, character)
    checks = checks_for(Scene.objects.get(pk=table.scene.pk), Character.objects.get(pk=table.mara.pk))
    key = next(check.key for check in checks.offered if "per" in check.key)
    sent = {"character": [table.mara.pk, table.tadeo.pk], "check": key, "only": "odds"}
    address = f"/scenes/{table.scene.pk}/requests/check/"
    said = table.client(table.greta).post(address, sent).content.decode()
    assert re.search(r"Mara.*35.*Tadeo.*50", said, re.DOTALL)
    one = table.client(table.greta).post(address, sent | {"character": [table.tadeo.pk]}).content.decode()
    assert "Mara" not in one
    assert "50" in one


def test_a_sheet_that_can_no_longer_roll_at_the_deadline_stops_nobody_else(cast: Table) -> None:
    play(cast, "dark-heresy")
    request = ask(cast, [cast.mara, cast.ossen], Wanted("s"), until=timezone.now() + timedelta(days=1))
    RollRequest.objects.update(at_deadline="roll")
    Character.objects.filter(pk=cast.mara.pk).update(sheet={})
    assert asking.keep_request_deadlines(due(request)) == 1
    assert states(request) == {"Mara": "refused", "Ossen": "rolled"}
    assert "could not be rolled" in scene_page(cast, cast.ava)


def test_a_deadline_stands_on_the_tables_clock() -> None:
    madrid = ZoneInfo("Europe/Madrid")
    assert typed_moment("2026-10-26T20:00", madrid) == datetime(2026, 10, 26, 19, tzinfo=UTC)
    assert typed_moment("2026-10-24T20:00", madrid) == datetime(2026, 10, 24, 18, tzinfo=UTC)
    # Half past two comes twice on 25 October 2026 and never on 28 March 2027: the first one, and an hour later.
    assert typed_moment("2026-10-25T02:30", madrid) == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    assert typed_moment("2027-03-28T02:30", madrid) == datetime(2027, 3, 28, 1, 30, tzinfo=UTC)
    assert typed_moment("", madrid) is None


# --- What else happens meanwhile


def test_closing_a_scene_closes_its_requests(cast: Table) -> None:
    request = ask(cast)
    tap(cast, cast.ava, answer_of(request, cast.mara))
    actions.close_scene(cast.greta, cast.scene)
    request.refresh_from_db()
    assert request.state == "closed"
    assert states(request) == {"Mara": "rolled", "Tadeo": "dropped"}
    assert "Closed before everybody had rolled." in scene_page(cast, cast.ben)
    assert "asks Tadeo" not in cast.client(cast.ben).get("/").content.decode()
    actions.reopen_scene(cast.greta, cast.scene)
    with pytest.raises(PermissionDenied):
        asking.answer_request(cast.ben, answer_of(request, cast.tadeo))


def test_who_leaves_the_scene_is_not_asked_any_more(cast: Table) -> None:
    request = ask(cast)
    tap(cast, cast.ava, answer_of(request, cast.mara))
    keeping.move_out(cast.greta, cast.scene, cast.tadeo)
    assert "not rolled: left the scene" in scene_page(cast, cast.ava)
    request.refresh_from_db()
    assert request.state == "done"


def test_who_plays_the_character_now_answers(cast: Table) -> None:
    request = ask(cast)
    Character.objects.filter(pk=cast.mara.pk).update(player=cast.ben)
    with pytest.raises(PermissionDenied):
        asking.answer_request(cast.ava, answer_of(request, cast.mara))
    asking.answer_request(cast.ben, answer_of(request, cast.mara))
    assert Roll.objects.get().person == cast.ben


@pytest.mark.django_db(transaction=True)
def test_many_taps_at_once_make_one_roll(transactional_db: None, request: Any) -> None:
    table: Table = request.getfixturevalue("cast")
    asked = ask(table)
    answer = answer_of(asked, table.mara)
    rolls = at_once(lambda place: asking.answer_request((table.ava, table.greta)[place % 2], answer).pk, 8)
    assert len(set(rolls)) == 1
    assert Roll.objects.count() == 1


@pytest.mark.django_db(transaction=True)
def test_a_tap_and_the_deadline_at_once_make_one_roll(transactional_db: None, request: Any) -> None:
    table: Table = request.getfixturevalue("cast")
    asked = ask(table, until=timezone.now() + timedelta(days=1), at_deadline="roll")
    answer = answer_of(asked, table.mara)

    def one(place: int) -> None:
        if place % 2:
            asking.keep_request_deadlines(due(asked))
        else:
            asking.answer_request(table.ava, answer)

    at_once(one, 6)
    assert Roll.objects.filter(character=table.mara).count() == 1
    assert Roll.objects.count() == 2


@pytest.mark.django_db(transaction=True)
def test_the_same_request_sent_at_once_is_one(transactional_db: None, request: Any) -> None:
    table: Table = request.getfixturevalue("cast")

    def one(place: int) -> int:
        return asking.request_rolls(
            table.greta, table.scene, [table.mara, table.tadeo], DICE, retry_key="same"
        ).pk

    assert len(set(at_once(one, 6))) == 1
    assert RollRequest.objects.count() == 1
