"""A character as a file: out of one campaign and into another of the same game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from characters import actions
from characters.files import MOST_BYTES, place_on_sheet
from characters.models import Character, State
from rules.contract import Choice, Words
from rules.systems import SYSTEMS
from tests.characters.conftest import SheetTable
from tests.characters.test_filling_in_a_sheet import fill


def export(sheets: SheetTable, who: Any, character: Character | None = None) -> Any:
    return sheets.client(who).get(f"/characters/{(character or sheets.mara).pk}/export.json")


def upload(sheets: SheetTable, who: Any, content: bytes | dict[str, Any], **given: Any) -> Any:
    if isinstance(content, dict):
        content = json.dumps(content).encode()
    file = SimpleUploadedFile("character.json", content, "application/json")
    return sheets.client(who).post(
        f"/campaigns/{sheets.campaign.slug}/characters/import/", {"file": file, **given}
    )


def good(sheets: SheetTable, **changes: Any) -> dict[str, Any]:
    return {
        "format": "tirada-character",
        "version": 1,
        "system": sheets.campaign.system,
        "sheet_kind": "character",
        "name": "Nives",
        "sheet": {},
        **changes,
    }


def test_a_character_of_every_game_goes_out_and_comes_in_whole(any_game: SheetTable) -> None:
    values = fill(any_game.mara)
    actions.save_sheet(any_game.greta, any_game.mara, values, base_version=0)
    actions.change_texts(any_game.ava, any_game.mara, biography="Bio", gm_notes="Gm", own_notes="Own")
    answer = export(any_game, any_game.ava)
    assert "attachment" in answer["Content-Disposition"]
    data = json.loads(answer.content)
    assert data["own_notes"] == "Own"
    response = upload(any_game, any_game.ava, answer.content)
    assert response.status_code == 302
    made = Character.objects.exclude(pk=any_game.mara.pk).get(name="Mara", campaign=any_game.campaign)
    assert (made.sheet, made.biography, made.gm_notes) == (values, "Bio", "Gm")
    assert (made.player, made.state, made.version) == (any_game.ava, State.DRAFT, 1)
    assert made.own_notes.get().text == "Own"


def test_notes_for_oneself_are_not_in_the_game_masters_file(sheets: SheetTable) -> None:
    actions.change_texts(sheets.ava, sheets.mara, biography="Bio", gm_notes="Gm", own_notes="Own")
    data = json.loads(export(sheets, sheets.greta).content)
    assert data["gm_notes"] == "Gm"
    assert "own_notes" not in data


def test_only_player_and_game_master_take_a_character_along(sheets: SheetTable) -> None:
    assert export(sheets, sheets.ben).status_code == 403
    assert export(sheets, sheets.oz).status_code == 404
    assert export(sheets, sheets.ava, sheets.guard).status_code == 404
    assert export(sheets, sheets.greta, sheets.guard).status_code == 200


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"not json", "not a JSON file"),
        (b"\xff\xfe", "not a JSON file"),
        (b"[" * 100_000, "not a JSON file"),
        (b"[1]", "does not say its format"),
        (b"{}", "does not say its format"),
        (b'{"format": "tirada-character", "version": NaN}', "not a JSON file"),
        (b'{"format": "tirada-character", "version": 1' + b"0" * 5000 + b"}", "not a JSON file"),
        (b'{"name": "\\ud800"}', "not a JSON file"),
        (b'{"format": "tirada-character", "name": "a\\u0000"}', "characters in it that no text has"),
        (b" " * (MOST_BYTES + 1), "larger than a character"),
        (b" " * (5 * 1024 * 1024), "larger than a character"),
    ],
)
def test_what_is_no_character_is_said_and_nothing_is_made(
    sheets: SheetTable, content: bytes, said: str
) -> None:
    before = Character.objects.count()
    response = upload(sheets, sheets.ava, content)
    assert response.status_code == 422
    assert said in response.content.decode()
    assert Character.objects.count() == before


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"version": 2}, "of version 2; this server reads version 1"),
        ({"system": "deathwatch"}, "Deathwatch"),
        ({"system": ["x"]}, "of another game"),
        ({"sheet_kind": "vehicle"}, "no sheet of the kind vehicle"),
        ({"sheet_kind": {}}, "no sheet of the kind"),
        ({"luck": 3}, "a field that there is not: luck"),
        ({"sheet": {"luck": 3}}, "The sheet names a field that there is not: luck"),
        ({"sheet": {"s_bonus": 3}}, "The sheet names a field that there is not: s_bonus"),
        ({"sheet": {"s": 4000}}, "Strength (S): must be from"),
        ({"sheet": {"s": True}}, "Strength (S): a whole number"),
        ({"sheet": {"weapons": [{"name": "x"}]}}, "Weapons · x · Weapon: this is needed"),
        ({"sheet": {"weapons": [{"weapon_class": "basic"}]}}, "Weapons · 1 · Name: "),
        ({"sheet": {"weapons": [{"name": "x", "hue": 1}]}}, "that there is not: Weapons · x · hue."),
        (
            {"sheet": {"armour": [{"name": "Coat", "ap": {"head": -1}}]}},
            "Armour (layers) · Coat · Armour points · Head: must",
        ),
        ({"sheet": {"states": ["hungry"]}}, "States · 1: choose one of prone, stunned, unaware"),
        ({"sheet": {"notes.x": 1}}, "that there is not: notes.x."),
        ({"sheet": []}, "Sheet: named values are expected"),
        ({"name": ""}, "needs a name"),
        ({"name": 7}, "Name: a text of at most 80"),
        ({"name": "a\nb"}, "Name: one line"),
        ({"biography": "x" * 20_001}, "Biography: a text of at most 20000"),
        ({"gm_notes": 1}, "Notes shared with the game master: a text"),
        ({"accent": "mauve"}, "Colour: there is no mauve"),
        ({"linocut": ["varga"]}, "Drawn face: there is no"),
    ],
)
def test_what_does_not_fit_is_named_and_nothing_is_half_made(
    sheets: SheetTable, changes: dict[str, Any], said: str
) -> None:
    before = Character.objects.count()
    response = upload(sheets, sheets.ava, good(sheets, **changes))
    assert response.status_code == 422
    assert said in response.content.decode().replace("\N{NO-BREAK SPACE}", "")
    assert Character.objects.count() == before


@pytest.mark.parametrize(
    ("language", "name", "states"), [("es", "Nombre: ", "Estados · 1: "), ("it", "Nome: ", "Stati · 1: ")]
)
def test_what_does_not_fit_is_named_in_the_readers_language(
    sheets: SheetTable, language: str, name: str, states: str
) -> None:
    sheets.ava.language = language
    sheets.ava.save(update_fields=["language"])
    answer = upload(sheets, sheets.ava, good(sheets, name=7, sheet={"states": ["hungry"]})).content.decode()
    assert name in answer
    assert states in answer
    assert "choose one" not in answer


def test_keys_with_dots_in_them_are_found_again(sheets: SheetTable) -> None:
    sheet = SYSTEMS["deathwatch"].sheets["character"]
    values = {"skills": {"common-lore:No. 9": {"rank_bonus": 7}, "common-lore:No": {}}}
    words = Words.of(SYSTEMS["deathwatch"], "en")
    label, kind = place_on_sheet(sheet, "skills.common-lore:No. 9.rank_bonus", values, words)
    assert label.startswith("Skills · Common Lore: No. 9 · ")
    assert isinstance(kind, Choice)


def test_only_the_game_master_imports_npcs(sheets: SheetTable) -> None:
    assert upload(sheets, sheets.greta, good(sheets), npc="on").status_code == 302
    assert Character.objects.get(name="Nives").is_npc
    assert upload(sheets, sheets.ava, good(sheets, name="Ora"), npc="on").status_code == 302
    assert Character.objects.get(name="Ora").player == sheets.ava


def test_strangers_import_nothing(sheets: SheetTable) -> None:
    assert upload(sheets, sheets.oz, good(sheets)).status_code == 404
    sheets.set_up(visibility="public")
    assert upload(sheets, sheets.oz, good(sheets)).status_code == 403


def test_a_missing_file_is_asked_for(sheets: SheetTable) -> None:
    address = f"/campaigns/{sheets.campaign.slug}/characters/import/"
    assert sheets.client(sheets.ava).post(address, {}).status_code == 422


def test_the_schema_of_every_game_can_be_had(any_game: SheetTable) -> None:
    answer = any_game.client(None).get(f"/characters/formats/{any_game.campaign.system}.json")
    kinds = json.loads(answer.content)["oneOf"]
    assert {kind["properties"]["sheet_kind"]["const"] for kind in kinds} >= {"character"}
    assert any_game.client(None).get("/characters/formats/nonsense.json").status_code == 404
