"""NPCs from a stat block."""

from __future__ import annotations

from characters.models import Character
from characters.sheets import checked_values, sheet_of
from tests.characters.conftest import SheetTable
from tests.characters.filling_in import fields_of


def test_every_stat_block_fits_its_sheet(any_game: SheetTable) -> None:
    sheet = sheet_of(any_game.guard)
    assert sheet is not None
    assert len(sheet.stat_blocks) == 4
    for values in sheet.stat_blocks.values():
        assert checked_values(sheet, values) == (dict(values), {})


def test_several_npcs_are_made_in_one_go(any_game: SheetTable) -> None:
    address = f"/campaigns/{any_game.campaign.slug}/characters/quick/?block=seasoned"
    browser = any_game.client(any_game.greta)
    fields = fields_of(browser.get(address)) | {"name": "Raider", "count": "3"}
    response = browser.post(address, fields)
    assert response.status_code == 302, response.content.decode()
    made = Character.objects.filter(name__startswith="Raider").order_by("pk")
    assert [one.name for one in made] == ["Raider", "Raider 2", "Raider 3"]
    sheet = sheet_of(any_game.guard)
    assert sheet is not None
    for one in made:
        assert one.is_npc
        assert (
            one.sheet.items()
            >= {
                key: value
                for key, value in sheet.stat_blocks["seasoned"].items()
                if not isinstance(value, dict)
            }.items()
        )


def test_what_does_not_fit_makes_none(sheets: SheetTable) -> None:
    address = f"/campaigns/{sheets.campaign.slug}/characters/quick/?block=ordinary"
    browser = sheets.client(sheets.greta)
    fields = fields_of(browser.get(address)) | {"name": "Raider", "count": "2"}
    for wrong in ({"sheet.s": "4000"}, {"name": ""}, {"count": "21"}):
        assert browser.post(address, fields | wrong).status_code == 422
    assert not Character.objects.filter(name__startswith="Raider").exists()


def test_only_the_game_master_makes_them(sheets: SheetTable) -> None:
    address = f"/campaigns/{sheets.campaign.slug}/characters/quick/"
    assert sheets.client(sheets.ava).get(address).status_code == 403
    assert sheets.client(sheets.oz).get(address).status_code == 404
