"""Closing a campaign and opening it again: nothing more is written, and every seal is opened."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from django.core.exceptions import PermissionDenied
from django.utils import timezone

from campaigns import actions
from campaigns.models import AuditEntry, Scene
from rules.actions import Place, roll_now
from rules.asking import ask_for_dice
from rules.ledger.verification import verify
from rules.models import Entry, Roll
from rules.receipts import ledger_file
from tests.table import Table

NOW = datetime.datetime(2026, 11, 30, 20, 15, tzinfo=datetime.UTC)


def sealed(table: Table, who: Any, *, scene: Scene | None, blind: bool = False) -> Roll:
    place = Place(scene=scene.key if scene else None)
    ledger = table.campaign.ledger
    return roll_now(who, ledger, ask_for_dice("1d100 # Ambush"), place, sealed=True, blind=blind)


def address(table: Table) -> str:
    return f"/campaigns/{table.campaign.slug}/close/"


def test_closing_a_scene_opens_its_seals_at_that_time(table: Table) -> None:
    long_ago = timezone.now() + datetime.timedelta(hours=1)
    roll = sealed(table, table.greta, scene=table.scene)
    actions.close_scene(table.greta, table.scene, now=long_ago)
    roll.refresh_from_db()
    assert not roll.sealed
    reveal = Entry.objects.get(type="reveal", of=roll.entry.leaf)
    assert long_ago.strftime("%Y-%m-%dT%H:%M:%SZ") in reveal.envelope


def test_closing_a_campaign_opens_every_seal_and_the_ledger_proves_them(table: Table) -> None:
    other = actions.create_scene(table.greta, table.campaign, title="The gate")
    rolls = [
        sealed(table, table.greta, scene=table.scene),
        sealed(table, table.ava, scene=other, blind=True),
        sealed(table, table.greta, scene=None),
    ]
    version = Scene.objects.get(pk=other.pk).version
    actions.close_campaign(table.greta, table.campaign, now=NOW)
    for roll in rolls:
        roll.refresh_from_db()
        assert not roll.sealed
        assert roll.reason == "Ambush"
    assert Scene.objects.get(pk=other.pk).version > version
    report = verify(ledger_file(table.campaign.ledger))
    assert report["ok"]
    assert report["sealed"] == []
    assert AuditEntry.objects.filter(action="campaign-closed").count() == 1
    actions.close_campaign(table.greta, table.campaign)
    assert AuditEntry.objects.filter(action="campaign-closed").count() == 1


def test_in_a_closed_campaign_nobody_writes_until_it_is_opened_again(table: Table) -> None:
    actions.close_campaign(table.greta, table.campaign)
    table.campaign.refresh_from_db()
    with pytest.raises(PermissionDenied):
        table.post(table.ava, "One more word.")
    page = table.client(table.ava).get(f"/scenes/{table.scene.pk}/")
    assert b"data-composer" not in page.content
    actions.reopen_campaign(table.greta, table.campaign)
    table.campaign.refresh_from_db()
    assert table.post(table.ava, "One more word.").number == 1


def test_only_the_game_master_closes_and_is_asked_first(table: Table) -> None:
    sealed(table, table.greta, scene=table.scene)
    for who, status in ((table.ava, 403), (table.oz, 404)):
        assert table.client(who).get(address(table)).status_code == status
        assert table.client(who).post(address(table), {"do": "close"}).status_code == status
    page = table.client(table.greta).get(address(table))
    assert "1 sealed roll will be opened" in page.content.decode()
    table.campaign.refresh_from_db()
    assert table.campaign.closed_at is None
    table.client(table.greta).post(address(table), {"do": "close"})
    table.campaign.refresh_from_db()
    assert table.campaign.closed_at
    shown = table.client(table.greta).get(table.campaign.get_absolute_url()).content.decode()
    assert "Open it again" in shown
    assert "Open a scene" not in shown
    table.client(table.greta).post(address(table), {"do": "open"})
    table.campaign.refresh_from_db()
    assert table.campaign.closed_at is None


def test_the_campaigns_page_leads_to_ledger_and_dice(table: Table) -> None:
    slug = table.campaign.slug
    page = table.client(table.ava).get(f"/campaigns/{slug}/").content.decode()
    assert f'href="/campaigns/{slug}/rolls/"' in page
    assert f'href="/campaigns/{slug}/dice/"' in page
