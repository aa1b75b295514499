"""Sealed and blind rolls at the table: who sees what fell, before the seal is opened and after."""

from __future__ import annotations

import json
from typing import Any

import pytest

from campaigns.models import Campaign
from rules.actions import Place, roll_now
from rules.asking import ask_for_dice
from rules.ledger.verification import verify
from rules.models import Roll
from tests.table import Table


def sealed(table: Table, who: Any, *, blind: bool = False) -> Roll:
    place = Place(scene=table.scene.key, post_key="ab" * 16)
    return roll_now(
        who, table.campaign.ledger, ask_for_dice("17d3 # Ambush"), place, sealed=True, blind=blind
    )


def thread(table: Table, who: Any) -> str:
    return str(table.client(who).get(f"/scenes/{table.scene.pk}/").content.decode())


def inside(table: Table, who: Any, roll: Roll) -> Any:
    return table.client(who).get(f"/campaigns/{table.campaign.slug}/rolls/{roll.number}/")


def test_the_game_master_sees_what_fell_and_the_others_a_number(table: Table) -> None:
    roll = sealed(table, table.greta)
    for said in ("17d3", "Ambush", "Open the seal"):
        assert said in thread(table, table.greta)
        assert said not in thread(table, table.ava)
    assert "Sealed roll" in thread(table, table.ava)
    page = inside(table, table.greta, roll)
    assert "Ambush" in page.content.decode()
    assert inside(table, table.ava, roll).status_code == 404
    assert Roll.objects.get().outcome is None  # nothing of it is kept in clear


def test_a_blind_roll_is_the_game_masters_alone(table: Table) -> None:
    roll = sealed(table, table.ava, blind=True)
    assert "17d3" in thread(table, table.greta)
    assert "17d3" not in thread(table, table.ava)
    assert "Open the seal" not in thread(table, table.ava)
    assert inside(table, table.ava, roll).status_code == 404


def test_who_sealed_a_roll_themselves_may_look_into_it(table: Table) -> None:
    roll = sealed(table, table.ava)
    assert "17d3" in thread(table, table.ava)
    assert "17d3" not in thread(table, table.ben)
    assert inside(table, table.ava, roll).status_code == 200
    assert inside(table, table.ben, roll).status_code == 404


def test_opening_it_shows_it_to_all(table: Table) -> None:
    roll = sealed(table, table.greta)
    address = f"/scenes/{table.scene.pk}/rolls/{roll.number}/reveal/"
    assert table.client(table.ben).post(address).status_code == 403
    assert table.client(table.greta).post(address).status_code == 302
    assert "17d3" in thread(table, table.ben)


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
