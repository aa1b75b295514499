"""Sealed and blind rolls at the table: who sees what fell, before the seal is opened and after."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import pytest
from django.core.exceptions import PermissionDenied
from django.utils import timezone

from campaigns import actions
from campaigns.actions.playing import open_due_seals
from campaigns.models import AuditEntry, Campaign, Membership, Role
from characters.actions import hand_over
from rules.actions import Place, roll_now
from rules.asking import ask_for_dice
from rules.ledger.verification import verify
from rules.models import Roll, Seal
from rules.receipts import ledger_file
from tests.playing import play
from tests.table import Table, person


def sealed(table: Table, who: Any, *, blind: bool = False) -> Roll:
    place = Place(scene=table.scene.key, post_key="ab" * 16)
    return roll_now(
        who, table.campaign.ledger, ask_for_dice("17d999983 # Ambush"), place, sealed=True, blind=blind
    )


def thread(table: Table, who: Any) -> str:
    return str(table.client(who).get(f"/scenes/{table.scene.pk}/").content.decode())


def inside(table: Table, who: Any, roll: Roll) -> Any:
    return table.client(who).get(f"/campaigns/{table.campaign.slug}/rolls/{roll.number}/")


def test_the_game_master_sees_what_fell_and_the_others_a_number(table: Table) -> None:
    roll = sealed(table, table.greta)
    for said in ("17d999983", "Ambush", "Open the seal"):
        assert said in thread(table, table.greta)
        assert said not in thread(table, table.ava)
    assert "Sealed roll" in thread(table, table.ava)
    page = inside(table, table.greta, roll)
    assert "Ambush" in page.content.decode()
    assert inside(table, table.ava, roll).status_code == 404
    assert Roll.objects.get().outcome is None  # nothing of it is kept in clear


def test_a_blind_roll_is_the_game_masters_alone(table: Table) -> None:
    roll = sealed(table, table.ava, blind=True)
    assert "17d999983" in thread(table, table.greta)
    assert "17d999983" not in thread(table, table.ava)
    assert "Open the seal" not in thread(table, table.ava)
    assert inside(table, table.ava, roll).status_code == 404


def test_who_sealed_a_roll_themselves_may_look_into_it(table: Table) -> None:
    roll = sealed(table, table.ava)
    assert "17d999983" in thread(table, table.ava)
    assert "17d999983" not in thread(table, table.ben)
    assert inside(table, table.ava, roll).status_code == 200
    assert inside(table, table.ben, roll).status_code == 404


def test_opening_it_shows_it_to_all(table: Table) -> None:
    roll = sealed(table, table.greta)
    address = f"/scenes/{table.scene.pk}/rolls/{roll.number}/reveal/"
    assert table.client(table.ben).post(address).status_code == 403
    assert table.client(table.greta).post(address).status_code == 302
    assert "17d999983" in thread(table, table.ben)


@pytest.mark.parametrize("who", ["ava", "oz"])
def test_in_the_file_it_is_sealed_and_not_missing(table: Table, who: str) -> None:
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    roll = sealed(table, table.greta)
    address = f"/campaigns/{table.campaign.slug}/rolls/ledger.json"
    content = table.client(getattr(table, who)).get(address).content
    body = json.loads(content)["entries"][roll.number]["body"]
    assert body.keys() == {"actor", "seal"}
    report = verify(content)
    assert report["sealed"] == [roll.number]
    assert report["entries"][roll.number]["status"] == "sealed"


# --- Players' seals


def players_may(table: Table) -> None:
    actions.change_agreements(table.greta, table.campaign, sealing=Campaign.Sealing.PLAYERS)
    table.campaign.refresh_from_db()
    table.scene.campaign = table.campaign


def tray_sent(table: Table, who: Any, **more: str) -> Any:
    sent = {
        "retry": "tray-1",
        "expression": "17d999983 # Ambush",
        "how": "sealed",
        "speaker": "narration",
        "text": "",
    }
    return table.client(who).post(f"/scenes/{table.scene.pk}/roll-now/", {**sent, **more})


def test_a_player_rolls_sealed_where_the_table_agreed_on_it(table: Table) -> None:
    assert 'value="sealed"' not in thread(table, table.ava)
    tray_sent(table, table.ava, speaker=str(table.mara.pk))
    assert not Roll.objects.exists()
    players_may(table)
    assert 'value="sealed"' in thread(table, table.ava)
    tray_sent(table, table.ava, speaker=str(table.mara.pk))
    roll = Roll.objects.get()
    assert (roll.sealed, roll.blind, roll.outcome, roll.words) == (True, False, None, {})
    for who, sees in ((table.ava, True), (table.greta, True), (table.ben, False)):
        assert ("17d999983" in thread(table, who)) is sees
        assert ("Open the seal" in thread(table, who)) is sees
        assert inside(table, who, roll).status_code == (200 if sees else 404)
    assert table.client(table.oz).get(f"/scenes/{table.scene.pk}/").status_code == 404


def test_the_agreement_is_told_and_kept_in_its_history(table: Table) -> None:
    address = f"/campaigns/{table.campaign.slug}/agreements/"
    assert "The game master alone" in table.client(table.ben).get(address).content.decode()
    players_may(table)
    page = table.client(table.ben).get(address).content.decode()
    assert "<del>The game master alone</del>" in page
    assert "<ins>Players too; the game master sees what fell</ins>" in page
    campaign = table.client(table.ben).get(table.campaign.get_absolute_url()).content.decode()
    assert "Players may roll sealed" in campaign


@pytest.mark.parametrize("who", ["ava", "greta"])
def test_its_roller_or_the_game_master_opens_it_and_nobody_else(table: Table, who: str) -> None:
    players_may(table)
    tray_sent(table, table.ava, speaker=str(table.mara.pk))
    roll = Roll.objects.get()
    reveal = f"/scenes/{table.scene.pk}/rolls/{roll.number}/reveal/"
    assert table.client(table.ben).post(reveal).status_code == 403
    assert table.client(table.oz).post(reveal).status_code == 404
    assert table.client(getattr(table, who)).post(reveal).status_code == 302
    assert "17d999983" in thread(table, table.ben)
    assert table.client(table.ben).post(reveal).status_code == 302  # it is open: nothing happens
    assert AuditEntry.objects.filter(action="roll-revealed").count() == 1


def test_readers_and_whoever_left_seal_nothing(table: Table) -> None:
    players_may(table)
    rita = person("Rita")
    Membership.objects.create(campaign=table.campaign, person=rita, role=Role.READER)
    asked = ask_for_dice("1d6")
    with pytest.raises(PermissionDenied):
        actions.roll_from_page(rita, table.scene, asked, speaker=None, retry_key="r", sealed=True)
    assert not Roll.objects.exists()


def test_what_was_sealed_stays_its_rollers_when_the_table_thinks_again(table: Table) -> None:
    players_may(table)
    tray_sent(table, table.ava, speaker=str(table.mara.pk))
    actions.change_agreements(table.greta, table.campaign, sealing=Campaign.Sealing.GM)
    roll = Roll.objects.get()
    assert (
        table.client(table.ava).post(f"/scenes/{table.scene.pk}/rolls/{roll.number}/reveal/").status_code
        == 302
    )
    tray_sent(table, table.ava, speaker=str(table.mara.pk), retry="tray-2")
    assert Roll.objects.count() == 1


def test_whoever_gets_the_character_does_not_get_what_was_sealed_before(table: Table) -> None:
    players_may(table)
    tray_sent(table, table.ava, speaker=str(table.mara.pk))
    hand_over(table.greta, table.mara, table.ben)
    roll = Roll.objects.get()
    assert "17d999983" not in thread(table, table.ben)
    assert inside(table, table.ben, roll).status_code == 404
    assert inside(table, table.ava, roll).status_code == 200


def test_a_sealed_check_costs_nothing_on_the_sheet_that_would_tell(table: Table) -> None:
    play(table, "dark-heresy")
    players_may(table)
    before = table.mara.versions.count()
    tray_sent(table, table.ava, speaker=str(table.mara.pk), expression="", check="ws")
    assert Roll.objects.get().sealed
    assert table.mara.versions.count() == before


# --- Seals that open by themselves


def test_a_seal_opens_by_itself_at_the_moment_that_was_set(table: Table) -> None:
    tray_sent(table, table.greta, opens="3")
    for who in (table.greta, table.ben):
        assert "It opens by itself on" in thread(table, who)
    now = timezone.now()
    assert open_due_seals(now + timedelta(days=2)) == 0
    assert "17d999983" not in thread(table, table.ben)
    assert open_due_seals(now + timedelta(days=3, minutes=1)) == 1
    assert open_due_seals(now + timedelta(days=3, minutes=2)) == 0
    assert "17d999983" in thread(table, table.ben)
    line = AuditEntry.objects.get(action="seal-due")
    assert line.person is None
    log = table.client(table.ben).get(f"/campaigns/{table.campaign.slug}/log/").content.decode()
    assert "A sealed roll opened by itself" in log
    file = table.client(table.ben).get(f"/campaigns/{table.campaign.slug}/rolls/ledger.json").content
    report = verify(file)
    assert (report["ok"], report["sealed"]) == (True, [])


def test_a_paused_table_is_not_surprised_by_a_seal(table: Table) -> None:
    tray_sent(table, table.greta, opens="1")
    actions.pause_table(table.ben, table.campaign)
    assert open_due_seals(timezone.now() + timedelta(days=2)) == 0
    Campaign.objects.update(pause_due_at=None)
    actions.resume_table(table.greta, table.campaign)
    assert open_due_seals(timezone.now() + timedelta(days=2)) == 1


@pytest.mark.parametrize("said", ["", "2", "-1", "<script>", "9" * 50])
def test_other_moments_are_none(table: Table, said: str) -> None:
    tray_sent(table, table.greta, opens=said)
    assert Roll.objects.get().entry.seal.reveal_at is None


def test_the_roller_of_a_blind_roll_does_not_say_when_it_opens(table: Table) -> None:
    tray_sent(table, table.ava, how="blind", opens="1", speaker=str(table.mara.pk))
    roll = Roll.objects.get()
    assert roll.blind
    assert roll.entry.seal.reveal_at is None


def test_a_seal_that_was_opened_before_is_left_alone_by_the_clock(table: Table) -> None:
    tray_sent(table, table.greta, opens="1")
    actions.reveal_in_scene(table.greta, table.scene, Roll.objects.get())
    assert open_due_seals(timezone.now() + timedelta(days=2)) == 0


# --- Seals whose key is gone


@pytest.mark.parametrize("is_there", [True, False])
def test_a_seal_that_cannot_be_opened_any_more_stops_nothing_else(table: Table, is_there: bool) -> None:
    for retry in ("tray-1", "tray-2"):
        tray_sent(table, table.greta, opens="1", retry=retry)
    lost, sound = Roll.objects.order_by("number")
    lost_seal = Seal.objects.filter(entry=lost.entry)
    lost_seal.update(locked=bytes(80)) if is_there else lost_seal.delete()
    answer = table.client(table.greta).post(f"/scenes/{table.scene.pk}/rolls/{lost.number}/reveal/")
    assert answer.status_code == 403
    assert "lost the key" in answer.content.decode()
    assert open_due_seals(timezone.now() + timedelta(days=2)) == 1
    sound.refresh_from_db()
    assert not sound.sealed
    actions.close_scene(table.greta, table.scene)
    actions.close_campaign(table.greta, table.campaign)
    lost.refresh_from_db()
    assert lost.sealed
    assert verify(ledger_file(table.campaign.ledger))["sealed"] == [lost.number]
    assert "1 roll is still sealed" in str(
        table.client(table.ben).get(f"/campaigns/{table.campaign.slug}/rolls/").content.decode()
    )
