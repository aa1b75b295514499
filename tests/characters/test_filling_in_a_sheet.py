"""A sheet as a form: every field of every game, what does not fit, rows, and values that follow."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.utils import translation

from characters import actions
from characters.models import Proposal, SheetVersion, State
from characters.sheet_form import SheetForm
from rules.contract import JSON
from rules.contract.fields import Boolean, Choice, Kind, ListOf, MapOf, Object, specs
from rules.entry import Typed, typed_from
from rules.systems.hyperspace_d6.tables import SKILLS
from tests.characters.conftest import SheetTable
from tests.characters.filling_in import fields_of
from tests.table import Table


def valid(kind: Kind) -> JSON:
    """Some value that fits, and is none that a form would take for an empty one."""
    if isinstance(kind, Object):
        found: dict[str, JSON] = {}
        for spec in specs(kind.shape):
            if spec.exists_beside(found):
                found[spec.key] = valid(spec.kind)
        return found
    if isinstance(kind, ListOf):
        return [valid(kind.item)]
    if isinstance(kind, MapOf):
        return {key: valid(kind.value) for key in [*kind.known[:2], "Made up"]}
    if isinstance(kind, Boolean):
        return True
    if isinstance(kind, Choice):
        return kind.values[-1]
    schema = kind.schema()
    if schema["type"] == "string":
        return "Ñandú & <b>"[: schema["maxLength"]]
    return int(schema["maximum"])


def fill(character: Any) -> dict[str, JSON]:
    form = SheetForm(character, "en")
    return {
        key: valid(field.kind)
        for key, field in form.sheet.fields().items()
        if field.kind is not None and key not in ("name", "player")
    }


def send(sheets: SheetTable, fields: dict[str, Any], who: Any = None, do: str = "save") -> Any:
    browser = sheets.client(who or sheets.greta)
    return browser.post(f"/characters/{sheets.mara.pk}/sheet/", fields | {"do": do})


def form_of(sheets: SheetTable, who: Any = None) -> dict[str, Any]:
    browser = sheets.client(who or sheets.greta)
    response = browser.get(f"/characters/{sheets.mara.pk}/sheet/")
    assert response.status_code == 200
    return fields_of(response)


@pytest.mark.django_db
def test_every_field_of_every_game_comes_back_from_its_form_as_it_went_in(any_game: SheetTable) -> None:
    values = fill(any_game.mara)
    actions.save_sheet(any_game.greta, any_game.mara, values, base_version=0)
    fields = form_of(any_game)
    form = SheetForm(any_game.fresh(any_game.mara), "en", sent=_query(fields))
    assert form.errors == {}
    assert form.values == values


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_an_empty_sheet_can_be_saved_as_it_stands(any_game: SheetTable, language: str) -> None:
    any_game.greta.language = language
    any_game.greta.save()
    response = send(any_game, form_of(any_game))
    assert response.status_code == 302, response.content.decode()
    assert any_game.fresh(any_game.mara).version == 0


def test_labels_are_in_the_readers_language(any_game: SheetTable) -> None:
    if any_game.campaign.system == "dice":
        return
    for language, word in (("en", "Strength"), ("es", "Fuerza"), ("it", "Forza")):
        any_game.greta.language = language
        any_game.greta.save()
        page = any_game.client(any_game.greta).get(f"/characters/{any_game.mara.pk}/sheet/")
        assert word in page.content.decode()


def test_values_that_do_not_fit_are_said_beside_their_boxes_and_kept(sheets: SheetTable) -> None:
    fields = form_of(sheets) | {"sheet.s": "strong", "sheet.t": "4000", "sheet.ag": "35"}
    response = send(sheets, fields)
    assert response.status_code == 422
    page = response.content.decode()
    assert 'value="strong"' in page
    assert 'value="4000"' in page
    assert 'value="35"' in page
    assert "Strength (S): a whole number from 0 to" in page
    assert "Toughness (T): must be from 0 to" in page
    assert page.count('aria-invalid="true"') == 2
    assert sheets.fresh(sheets.mara).version == 0


def test_rows_are_added_changed_and_removed_without_a_script(sheets: SheetTable) -> None:
    fields = form_of(sheets)
    assert fields["sheet.weapons.@rows"] == ["1"]
    fields["sheet.weapons.0.name"] = ["Salt gun"]
    fields["sheet.weapons.0.weapon_class"] = ["basic"]
    shown = send(sheets, fields, do="show")
    assert shown.status_code == 200
    fields = fields_of(shown)
    assert fields["sheet.weapons.@rows"] == ["2"]
    fields["sheet.weapons.1.name"] = ["Hook"]
    fields["sheet.weapons.1.weapon_class"] = ["melee"]
    assert send(sheets, fields).status_code == 302
    assert [weapon["name"] for weapon in sheets.fresh(sheets.mara).sheet["weapons"]] == ["Salt gun", "Hook"]

    fields = form_of(sheets) | {"sheet.weapons.0.@gone": "on", "sheet.weapons.1.ammo": "3"}
    assert send(sheets, fields).status_code == 302
    weapons = sheets.fresh(sheets.mara).sheet["weapons"]
    assert [(weapon["name"], weapon["ammo"]) for weapon in weapons] == [("Hook", 3)]


def test_a_row_without_its_name_is_refused_not_dropped(sheets: SheetTable) -> None:
    fields = form_of(sheets) | {"sheet.weapons.0.bonus": "3"}
    response = send(sheets, fields)
    assert response.status_code == 422
    assert "Name: this is needed." in response.content.decode()


def test_a_skill_named_by_the_table_stands_beside_those_of_the_game(sheets: SheetTable) -> None:
    fields = form_of(sheets)
    place = int(fields["sheet.skills.@rows"][0]) - 1
    fields[f"sheet.skills.{place}.key"] = ["salt-lore"]
    fields[f"sheet.skills.{place}.label_en"] = ["Salt lore"]
    fields[f"sheet.skills.{place}.characteristic"] = ["int"]
    assert send(sheets, fields).status_code == 302
    assert sheets.fresh(sheets.mara).sheet["skills"][-1]["label_en"] == "Salt lore"
    page = sheets.client(sheets.ava).get(f"/characters/{sheets.mara.pk}/")
    assert "Salt lore" in page.content.decode()


def test_the_same_skill_twice_is_refused(sheets: SheetTable) -> None:
    fields = form_of(sheets)
    place = int(fields["sheet.skills.@rows"][0]) - 1
    fields[f"sheet.skills.{place}.key"] = fields["sheet.skills.0.key"]
    fields[f"sheet.skills.{place}.characteristic"] = ["int"]
    response = send(sheets, fields)
    assert response.status_code == 422
    assert "twice" in response.content.decode()


def test_a_field_of_a_group_of_skills_is_chosen_and_named(table: Any) -> None:
    sheets = SheetTable(table, "deathwatch")
    fields = form_of(sheets)
    place = int(fields["sheet.skills.@rows"][0]) - 1
    keys = [fields[f"sheet.skills.{row}.@key"][0] for row in range(place)]
    group = next(key for key in keys if "lore" in key)
    fields |= {
        f"sheet.skills.{place}.@key": group,
        f"sheet.skills.{place}.@detail": "Tides",
        f"sheet.skills.{place}.trained": "on",
    }
    assert send(sheets, fields).status_code == 302
    assert sheets.fresh(sheets.mara).sheet["skills"] == {f"{group}:Tides": {"trained": True, "rank_bonus": 0}}


def test_shown_values_follow_what_is_typed_before_it_is_saved(sheets: SheetTable) -> None:
    fields = form_of(sheets) | {"sheet.s": "57"}
    response = sheets.client(sheets.ava).post(f"/characters/{sheets.mara.pk}/sheet/derived/", fields)
    assert response.status_code == 200
    assert '<output id="shown-s-bonus" hx-swap-oob="true">5</output>' in response.content.decode()
    assert sheets.fresh(sheets.mara).sheet == {}


def test_shown_values_leave_out_what_does_not_fit(sheets: SheetTable) -> None:
    fields = form_of(sheets) | {"sheet.s": "lots", "sheet.ag": "40"}
    response = sheets.client(sheets.ava).post(f"/characters/{sheets.mara.pk}/sheet/derived/", fields)
    page = response.content.decode()
    assert '<output id="shown-s-bonus" hx-swap-oob="true">—</output>' in page
    assert '<output id="shown-ag-bonus" hx-swap-oob="true">4</output>' in page


def test_decimals_are_read_as_the_language_writes_them(table: Any) -> None:
    sheets = SheetTable(table, "deathwatch")
    sheets.greta.language = "es"
    sheets.greta.save()
    assert send(sheets, form_of(sheets) | {"sheet.own_height": "2,35"}).status_code == 302
    assert sheets.fresh(sheets.mara).sheet["own_height"] == 2.35
    assert form_of(sheets)["sheet.own_height"] == ["2,35"]


def test_strangers_do_not_find_the_form_and_other_players_may_not_use_it(sheets: SheetTable) -> None:
    address = f"/characters/{sheets.mara.pk}/sheet/"
    assert sheets.client(sheets.oz).get(address).status_code == 404
    assert sheets.client(sheets.ben).get(address).status_code == 403
    assert sheets.client(sheets.ben).post(address, {"do": "save"}).status_code == 403
    assert sheets.client(sheets.ben).post(f"{address}derived/", {}).status_code == 403
    assert sheets.client(None).get(address).status_code == 302
    assert not SheetVersion.objects.exists()
    assert not Proposal.objects.exists()


def test_a_submitted_sheet_is_not_changed_by_its_player(sheets: SheetTable) -> None:
    sheets.mara.state = State.SUBMITTED
    sheets.mara.save()
    address = f"/characters/{sheets.mara.pk}/sheet/"
    assert sheets.client(sheets.ava).get(address).status_code == 403
    assert sheets.client(sheets.greta).get(address).status_code == 200


def test_hostile_numbers_of_rows_cost_nothing(sheets: SheetTable) -> None:
    for many in ("99999", "999999999999999", "-1", "x"):
        response = send(sheets, form_of(sheets) | {"sheet.weapons.@rows": many})
        assert response.status_code in (302, 422)


def test_typed_texts_lose_the_sign_that_no_database_takes(sheets: SheetTable) -> None:
    assert send(sheets, form_of(sheets) | {"sheet.notes": "a\0b"}).status_code == 302
    assert sheets.fresh(sheets.mara).sheet["notes"] == "ab"


def _query(fields: dict[str, list[str]]) -> Any:
    class Sent:
        def lists(self) -> Any:
            return fields.items()

    return Sent()


def test_a_form_writes_and_reads_nested_values_alike(any_game: SheetTable) -> None:
    with translation.override("it"):
        form = SheetForm(any_game.mara, "it")
        values = fill(any_game.mara)
        slots = [form.slot(field) for field in form.sheet.fields().values() if field.key in values]
        typed: Typed = typed_from(slots, values, "sheet.")
        again = SheetForm(any_game.mara, "it", sent=_query(typed.entries))
        assert again.errors == {}
        assert again.values == values


def test_more_points_than_their_maximum_are_refused_beside_the_box(sheets: SheetTable) -> None:
    fields = form_of(sheets) | {"sheet.fate_current": "4", "sheet.fate_max": "3", "sheet.s": "35"}
    response = send(sheets, fields)
    assert response.status_code == 422
    page = response.content.decode()
    assert "3 at most." in page
    assert page.count('aria-invalid="true"') == 1
    assert 'value="35"' in page
    assert send(sheets, fields | {"sheet.fate_current": "3"}).status_code == 302


def test_points_that_nobody_filled_in_begin_at_their_maximum(sheets: SheetTable) -> None:
    actions.save_sheet(sheets.greta, sheets.mara, {"fate_max": 3, "life_max": 12}, base_version=0)
    page = sheets.client(sheets.ava).get(f"/characters/{sheets.mara.pk}/").content.decode()
    assert "<dd>3 <small>of 3</small>" in page
    assert "<dd>12 <small>of 12</small>" in page


def test_the_limits_of_a_game_are_said_in_its_own_words_and_the_game_master_can_lift_them(
    table: Table,
) -> None:
    sheets = SheetTable(table, "hyperspace-d6")
    fields = form_of(sheets, sheets.ava) | {"sheet.attributes.dexterity": "9"}
    response = send(sheets, fields, sheets.ava)
    assert response.status_code == 422
    assert "end at 6" in response.content.decode()
    with pytest.raises(actions.SheetRefused):
        actions.save_sheet(sheets.greta, sheets.mara, {"attributes": {"dexterity": 9}}, base_version=0)
    assert send(sheets, fields | {"sheet.cap_override": "on"}).status_code == 302


def test_weapons_lead_to_their_attack_and_damage(sheets: SheetTable) -> None:
    values = {"ws": 40, "weapons": [{"name": "Hook", "weapon_class": "melee"}]}
    actions.save_sheet(sheets.greta, sheets.mara, values, base_version=0)
    address = f"/characters/{sheets.mara.pk}/"
    own = sheets.client(sheets.ava).get(address).content.decode()
    assert f"{address}roll/?check=attack-1" in own
    assert f"{address}roll/?check=damage-1" in own
    assert "check=attack-1" not in sheets.client(sheets.ben).get(address).content.decode()


@pytest.mark.parametrize(
    ("language", "attributes"),
    [
        (
            "en",
            ["Dexterity", "Knowledge", "Mechanical", "Perception", "Strength", "Technical", "The Force"],
        ),
        ("es", ["Destreza", "Conocimiento", "Mecánica", "Percepción", "Fuerza", "Técnica", "La Fuerza"]),
    ],
)
def test_skills_stand_under_their_attributes_in_form_and_sheet(
    table: Table, language: str, attributes: list[str]
) -> None:
    sheets = SheetTable(table, "hyperspace-d6")
    sheets.ava.language = language
    sheets.ava.save(update_fields=["language"])
    client = sheets.client(sheets.ava)
    form = client.get(f"/characters/{sheets.mara.pk}/sheet/").content.decode()
    assert re.findall(r'class="entry__heading">([^<]+)<', form) == attributes
    names = re.findall(r'name="sheet\.skills\.([a-z]+)"', form)
    assert names == list(SKILLS)
    actions.save_sheet(sheets.greta, sheets.mara, {"skills": {"pilot": 2}}, base_version=0)
    shown = client.get(f"/characters/{sheets.mara.pk}/").content.decode()
    assert re.findall(r'class="skill-group__title">([^<]+)<', shown) == attributes
    assert shown.count('class="skill"') == len(SKILLS)
