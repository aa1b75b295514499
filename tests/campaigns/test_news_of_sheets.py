"""A sheet that changes: open pages that show it hear of it, and the people whom it concerns are told."""

from __future__ import annotations

from typing import Any

import pytest

from campaigns import live
from campaigns.models import Notification
from characters import actions
from characters.models import Character, State
from tests.playing import fresh, play
from tests.table import Table, Told


@pytest.fixture
def nudged(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], str]]:
    sent: list[tuple[list[str], str]] = []
    monkeypatch.setattr(live, "_send", lambda groups, nudge: sent.append((groups, nudge["what"])))
    return sent


def change(table: Table, who: Any, character: Character, **values: Any) -> Any:
    character = fresh(character)
    return actions.save_sheet(
        who, character, {**character.sheet, **values}, base_version=character.version, why="so"
    )


def told(who: Any) -> list[str]:
    return list(Notification.objects.filter(person=who).order_by("pk").values_list("action", flat=True))


def test_who_plays_the_character_sees_the_change_beside_the_scene_and_nobody_else_hears(
    table: Table, committed: Told, nudged: list[Any]
) -> None:
    play(table, "dark-heresy")
    nudged.clear()
    committed(change, table, table.greta, table.mara, life=7)
    assert nudged == [
        ([live.desk_group(table.campaign.pk)], "changed"),
        ([live.person_group(table.scene.pk, table.ava.pk)], "sheet"),
    ]
    nudged.clear()
    committed(change, table, table.greta, table.ossen, life=7)
    assert nudged == [([live.desk_group(table.campaign.pk)], "changed")]


def test_the_piece_beside_the_scene_shows_the_reader_s_own_sheet(table: Table) -> None:
    play(table, "dark-heresy")
    change(table, table.greta, table.mara, life=7)
    address = f"/scenes/{table.scene.pk}/aside/"
    page = table.client(table.ava).get(address).content.decode()
    assert "7 of 12" in page
    assert page.lstrip().startswith("<aside")
    assert "7 of 12" not in table.client(table.ben).get(address).content.decode()
    assert table.client(table.oz).get(address).status_code == 404
    assert table.client(None).get(address).status_code == 404


def test_a_sheet_on_its_way_to_approval_is_told_to_each_side(table: Table, committed: Told) -> None:
    play(table, "dark-heresy")
    Character.objects.filter(pk=table.mara.pk).update(state=State.DRAFT)
    committed(actions.submit_character, table.ava, table.mara)
    assert told(table.greta) == ["sheet-submitted"]
    committed(actions.send_back, table.greta, table.mara, "Name her home.")
    committed(actions.submit_character, table.ava, table.mara)
    committed(actions.approve_character, table.greta, table.mara)
    assert told(table.ava) == ["character-sent-back", "character-approved"]
    committed(change, table, table.ava, table.mara, s=45)
    assert told(table.greta)[-1] == "sheet-proposed"
    committed(actions.answer_proposal, table.greta, table.mara.proposals.get(), approve=True)
    assert told(table.ava)[-1] == "sheet-approved"
    assert told(table.ben) == []


def test_the_new_player_is_told_whose_character_it_is_now(table: Table, committed: Told) -> None:
    play(table, "dark-heresy")
    committed(actions.hand_over, table.greta, table.ossen, table.ben)
    assert told(table.ben) == ["handed-over"]
    page = table.client(table.ben).get("/notifications/").content.decode()
    assert "You play Ossen from now on." in page


def test_nothing_is_told_when_the_change_is_not_made(
    table: Table, committed: Told, nudged: list[Any]
) -> None:
    play(table, "dark-heresy")
    nudged.clear()
    with pytest.raises(actions.SheetConflict):
        committed(actions.save_sheet, table.greta, fresh(table.mara), {"s": 41}, base_version=0, why="")
    assert nudged == []
    assert told(table.ava) == []
