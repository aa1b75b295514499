"""Notifications and mails: who is told of what, how, and never more than they may read."""

from __future__ import annotations

import datetime
import re
from typing import Any

from django.core import mail
from django.utils import timezone

from accounts.models import NewsChoice, NewsKind
from accounts.unsubscribing import address_to_unsubscribe, choose_news
from campaigns import actions, outlets
from campaigns.actions.turns import set_turns
from campaigns.mails import next_daily, send_dailies
from campaigns.models import Membership, Notification, Role
from tests.table import Table, Told, person


def told(who: Any) -> list[str]:
    """The actions that somebody was told of, except whose turn it is."""
    rows = Notification.objects.filter(person=who).exclude(action="your-turn").order_by("pk")
    return list(rows.values_list("action", flat=True))


def test_each_is_told_what_a_post_is_to_them(table: Table, committed: Told) -> None:
    committed(table.post, table.greta, "It begins.", speaker=None)
    assert (told(table.ava), told(table.ben), told(table.greta)) == (["posted"], ["posted"], [])
    committed(table.post, table.greta, "@Mara, look!", speaker=table.ossen)
    assert told(table.ava) == ["posted", "mentioned"]
    first = committed(table.post, table.ava, "I look.")
    committed(table.post, table.ben, f"> [Mara](/posts/{first.key}/): I look.\n\nSo do I.")
    assert told(table.ava) == ["posted", "mentioned", "quoted"]
    # Of plain posts one is enough until it has been read.
    assert told(table.ben) == ["posted"]
    table.client(table.ben).get("/notifications/")
    committed(table.post, table.ava, "And on.")
    assert told(table.ben) == ["posted", "posted"]


def test_a_whisper_is_told_to_its_readers_alone(table: Table, committed: Told) -> None:
    committed(table.post, table.ava, "SECRET for Tadeo", audience=(table.tadeo.pk,))
    cleo = person("Cleo")
    Membership.objects.create(campaign=table.campaign, person=cleo, role=Role.PLAYER)
    committed(table.post, table.ava, "SECRET again", audience=(table.tadeo.pk,))
    assert told(table.ben) == ["whispered", "whispered"]
    assert told(table.greta) == ["whispered", "whispered"]
    assert told(cleo) == []
    assert "SECRET again" in table.client(table.ben).get("/notifications/").content.decode()
    assert "SECRET" not in table.client(cleo).get("/notifications/").content.decode()


def test_a_whisper_inside_a_post_stands_in_the_excerpt_of_its_readers_alone(
    table: Table, committed: Told
) -> None:
    cleo = person("Cleo")
    Membership.objects.create(campaign=table.campaign, person=cleo, role=Role.PLAYER)
    for who in (table.ben, cleo):
        choose_news(who, dict.fromkeys((NewsKind.POST, NewsKind.WHISPER), NewsChoice.How.EACH))
    committed(table.post, table.ava, "Open words\n\n::: whisper Tadeo\nSECRET words\n:::")
    bodies = {one.to[0]: one.body + str(one.alternatives) for one in mail.outbox if "turn" not in one.subject}
    assert "Open words" in bodies["ben@example.org"]
    assert "SECRET words" in bodies["ben@example.org"]
    assert "Open words" in bodies["cleo@example.org"]
    assert "SECRET" not in bodies["cleo@example.org"]


def test_whoever_may_not_read_any_more_is_not_told_what_was_waiting(table: Table, committed: Told) -> None:
    choose_news(table.ben, {NewsKind.WHISPER: NewsChoice.How.DAILY})
    post = committed(table.post, table.ava, "SECRET", audience=(table.tadeo.pk,))
    assert outlets.unread_news(table.ben).count() == Notification.objects.filter(person=table.ben).count()
    table.tadeo.player = None
    table.tadeo.save()
    send_dailies(timezone.now() + datetime.timedelta(days=2))
    assert not any("SECRET" in one.body for one in mail.outbox if one.to == ["ben@example.org"])
    assert any("SECRET" in one.body for one in mail.outbox if one.to == ["greta@example.org"])
    assert "SECRET" not in table.client(table.ben).get("/notifications/").content.decode()
    table.tadeo.player = table.ben
    table.tadeo.save()
    assert "SECRET" in table.client(table.ben).get("/notifications/").content.decode()
    actions.remove_post(table.ava, post)
    assert "whispers" not in table.client(table.ben).get("/notifications/").content.decode()
    Membership.objects.filter(person=table.ben).update(left_at=timezone.now())
    assert outlets.unread_news(table.ben).count() == 0


def test_mail_comes_at_once_once_a_day_or_not_at_all(table: Table, committed: Told) -> None:
    table.ben.language, table.ben.time_zone = "es", "Europe/Madrid"
    table.ben.save()
    choose_news(
        table.ben,
        {
            NewsKind.TURN: NewsChoice.How.OFF,
            NewsKind.MENTION: NewsChoice.How.DAILY,
            NewsKind.POST: NewsChoice.How.OFF,
        },
    )
    committed(table.post, table.ava, "@Tadeo, come here!")
    committed(table.post, table.ava, "@Tadeo, now!")
    assert [one for one in mail.outbox if one.to == ["ben@example.org"]] == []
    send_dailies(timezone.now())
    assert [one for one in mail.outbox if one.to == ["ben@example.org"]] == []
    later = timezone.now() + datetime.timedelta(days=1, hours=1)
    for _twice in range(2):
        send_dailies(later)
    (daily,) = [one for one in mail.outbox if one.to == ["ben@example.org"]]
    assert "come here!" in daily.body
    assert "now!" in daily.body
    assert daily.extra_headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


def test_what_was_seen_in_the_meantime_does_not_come_in_the_mail_of_the_day(
    table: Table, committed: Told
) -> None:
    choose_news(table.ben, {NewsKind.TURN: NewsChoice.How.OFF})
    committed(table.post, table.ava, "@Tadeo, come here!")
    table.client(table.ben).get(f"/scenes/{table.scene.pk}/")
    assert outlets.unread_news(table.ben).count() == 0
    send_dailies(timezone.now() + datetime.timedelta(days=2))
    assert [one for one in mail.outbox if one.to == ["ben@example.org"]] == []


def test_the_mail_of_the_day_comes_at_eight_where_one_is(table: Table) -> None:
    table.ben.time_zone = "Europe/Madrid"
    at = datetime.datetime(2026, 7, 1, 5, 30, tzinfo=datetime.UTC)
    assert next_daily(table.ben, at) == datetime.datetime(2026, 7, 1, 6, 0, tzinfo=datetime.UTC)
    at = datetime.datetime(2026, 7, 1, 6, 0, tzinfo=datetime.UTC)
    assert next_daily(table.ben, at) == datetime.datetime(2026, 7, 2, 6, 0, tzinfo=datetime.UTC)


def test_your_turn_comes_by_itself(table: Table, committed: Told) -> None:
    set_turns(table.greta, table.scene, turns="everyone", days=None, at_deadline="hold")
    committed(table.post, table.ava, "Mara is here.")
    committed(table.post, table.ben, "Tadeo too.")
    committed(table.post, table.greta, "The ground shakes.", speaker=None)
    mine = Notification.objects.filter(person=table.ava, action="your-turn")
    assert mine.exists()
    assert all(row.kind == NewsKind.TURN for row in mine)
    assert any("turn" in one.subject and one.to == ["ava@example.org"] for one in mail.outbox)


def test_one_click_ends_mails_of_a_kind_without_signing_in(table: Table, committed: Told) -> None:
    choose_news(table.ben, {NewsKind.MENTION: NewsChoice.How.EACH, NewsKind.TURN: NewsChoice.How.OFF})
    committed(table.post, table.ava, "@Tadeo, come here!")
    (first,) = [one for one in mail.outbox if one.to == ["ben@example.org"]]
    found = re.search(r"<http://[^/]+(/unsubscribe/[^>]+)>", first.extra_headers["List-Unsubscribe"])
    assert found
    stranger = table.client(None)
    assert stranger.get(found[1]).status_code == 200
    committed(table.post, table.ava, "@Tadeo, I said!")
    assert len([one for one in mail.outbox if one.to == ["ben@example.org"]]) == 2  # opening changes nothing
    assert stranger.post(found[1], {"List-Unsubscribe": "One-Click"}).status_code == 200
    committed(table.post, table.ava, "@Tadeo, please!")
    assert len([one for one in mail.outbox if one.to == ["ben@example.org"]]) == 2
    assert stranger.post(f"{found[1][:-2]}x/").status_code == 404


def test_the_mail_of_the_day_ends_by_one_click_too(table: Table) -> None:
    table.client(None).post(address_to_unsubscribe(table.ben, "daily"))
    assert NewsChoice.objects.get(person=table.ben, kind=NewsKind.MENTION).how == NewsChoice.How.OFF
    assert not NewsChoice.objects.filter(person=table.ben, kind=NewsKind.TURN).exists()


def test_choosing_what_comes_by_mail(table: Table) -> None:
    client = table.client(table.ben)
    assert client.get("/settings/mails/").status_code == 200
    sent = {kind.value: "off" for kind in NewsKind} | {"turn": "daily"}
    assert client.post("/settings/mails/", sent).status_code == 302
    assert NewsChoice.objects.get(person=table.ben, kind="turn").how == "daily"
    assert client.post("/settings/mails/", sent | {"turn": "sometimes"}).status_code == 200
    assert NewsChoice.objects.get(person=table.ben, kind="turn").how == "daily"
    assert table.client(None).get("/settings/mails/").status_code == 302


def test_notifications_are_ones_own_and_need_an_account(table: Table, committed: Told) -> None:
    committed(table.post, table.ava, "Hello")
    assert table.client(None).get("/notifications/").status_code == 302
    page = table.client(table.oz).get("/notifications/").content.decode()
    assert "The well" not in page
    home = table.client(table.ben).get("/")
    assert home.context["unread_notifications"]() == 1
    assert "The well" in table.client(table.ben).get("/notifications/").content.decode()
    assert table.client(table.ben).get("/").context["unread_notifications"]() == 0


def test_a_scene_that_closes_is_told_and_an_old_story_is_not(table: Table, committed: Told) -> None:
    committed(actions.close_scene, table.greta, table.scene)
    assert told(table.ava) == ["scene-closed"]
    long_ago = timezone.now() - datetime.timedelta(days=30)
    actions.reopen_scene(table.greta, table.scene)
    committed(table.post, table.ava, "@Tadeo, long ago", now=long_ago)
    assert told(table.ben) == ["scene-closed"]


def test_a_subject_stays_one_line(table: Table, committed: Told) -> None:
    actions.change_scene(table.greta, table.scene, title="A\nBcc: everyone@example.org")
    choose_news(table.ben, {NewsKind.MENTION: NewsChoice.How.EACH, NewsKind.TURN: NewsChoice.How.OFF})
    committed(table.post, table.ava, "@Tadeo!")
    (one,) = [one for one in mail.outbox if one.to == ["ben@example.org"]]
    assert "\n" not in one.subject


def test_telling_twice_tells_once(table: Table) -> None:
    post = table.post(table.ava, "@Tadeo!")
    about = {
        "action": "posted",
        "campaign": table.campaign.pk,
        "actor": table.ava.pk,
        "scene": None,
        "post": post.pk,
        "character": None,
        "only": None,
    }
    for _twice in range(2):
        outlets.deliver.enqueue(about)
    assert told(table.ben) == ["mentioned"]
