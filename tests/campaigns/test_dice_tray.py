"""The tray: choosing a check, seeing what it comes to before, and putting it into the text, with and without a script."""

from __future__ import annotations

from typing import Any

import pytest

from campaigns.models import Block
from characters.sheet_rolls import SheetRolls
from rules.models import Roll
from tests.playing import SHEETS, fresh, play
from tests.table import Table


def form(table: Table, **given: str) -> dict[str, Any]:
    return {"speaker": str(table.mara.pk), "text": "Mara tries.", "retry": "tray-1", **given}


def url(table: Table, what: str) -> str:
    return f"/scenes/{table.scene.pk}/{what}/"


@pytest.mark.parametrize("system", SHEETS)
def test_the_tray_offers_what_the_sheet_can_roll(table: Table, system: str) -> None:
    play(table, system)
    answer = table.client(table.ava).post(url(table, "write"), form(table, do="tray"))
    page = answer.content.decode()
    assert page.count('name="check"') >= 7
    assert "What Mara rolls" in page


def test_a_chosen_check_shows_target_odds_and_cost(table: Table) -> None:
    play(table, "deathwatch")
    sent = form(
        table,
        check="strength",
        tray_shown="strength",
        difficulty="10",
        modifier_0="+10",
        why_0="fate",
        only="odds",
    )
    page = table.client(table.ava).post(url(table, "tray"), sent).content.decode()
    assert "60" in page
    assert "≤\u00a060" in page
    assert "3 → 2" in page
    assert "[[" not in page


def test_a_refusal_stands_in_words(table: Table) -> None:
    play(table, "hyperspace-d6")
    sent = form(table, check="armour-roll", tray_shown="armour-roll", only="odds")
    sent |= {"inputs.total": "1", "inputs.broken": "1"}
    page = table.client(table.ava).post(url(table, "tray"), sent).content.decode()
    assert "There are no usable armour dice" in page


@pytest.mark.parametrize(
    ("system", "check", "names"),
    [
        ("hyperspace-d6", "strength", "Difficulty"),
        ("hyperspace-d6", "skill-check", "Difficulty, Attribute, Skill"),
        ("dark-heresy", "skill-test", "Characteristic score, Training"),
        ("deathwatch", "skill-test", "Characteristic"),
        ("starfinder", "strength", "DC"),
    ],
)
def test_what_a_check_needs_is_asked_for_and_no_mistake_before_a_try(
    table: Table, system: str, check: str, names: str
) -> None:
    play(table, system)
    for only in ("", "odds"):
        sent = form(table, check=check, tray_shown=check if only else "", only=only)
        page = table.client(table.ava).post(url(table, "tray"), sent).content.decode()
        assert f"For the odds, fill in: {names}." in page
        assert "this is needed" not in page


def test_what_is_needed_inside_a_group_of_boxes_is_named_when_the_rest_is_there(table: Table) -> None:
    play(table, "deathwatch")
    sent = form(table, check="skill-test", tray_shown="skill-test", only="odds") | {"inputs.score": "40"}
    page = table.client(table.ava).post(url(table, "tray"), sent).content.decode()
    assert "For the odds, fill in: Kind of skill." in page


@pytest.mark.parametrize(
    ("system", "sheet", "check", "dice"),
    [
        ("dark-heresy", {}, "damage-1", "1d10+2"),
        ("dark-heresy", {"s": 43}, "unarmed-damage", "1d5+1"),
        ("hyperspace-d6", {"weapons": [{"name": "Axe", "damage_dice": 3}]}, "damage-weapon-1", "3d6"),
        (
            "hyperspace-d6",
            {"weapons": [{"name": "Axe", "damage_dice": 3, "damage_flat": 2}]},
            "damage-weapon-1",
            "3d6+2",
        ),
    ],
)
def test_damage_stands_on_the_sheet_as_it_will_be_rolled(
    table: Table, system: str, sheet: dict[str, Any], check: str, dice: str
) -> None:
    play(table, system)
    mara = fresh(table.mara)
    mara.sheet = {**mara.sheet, **sheet}
    rolls = SheetRolls(mara, "en", may_roll=True)
    assert rolls.number(rolls.offered[check]) == dice


def test_a_roll_that_is_refused_says_why_in_the_page(table: Table) -> None:
    play(table, "hyperspace-d6")
    sent = form(table, check="strength", tray_shown="strength")
    answer = table.client(table.ava).post(url(table, "roll-now"), sent, headers={"HX-Request": "true"})
    assert answer.status_code == 200
    assert "this is needed" in answer.content.decode()
    assert not Roll.objects.exists()


def test_without_a_script_the_check_is_put_into_the_text(table: Table) -> None:
    play(table, "deathwatch")
    sent = form(
        table,
        check="climb",
        tray_shown="climb",
        modifier_0="+10",
        why_0="good rope",
        reason="down",
        do="insert",
        **{"inputs.surface": "sheer"},
    )
    page = table.client(table.ava).post(url(table, "write"), sent).content.decode()
    assert "surface=sheer" in page
    assert "+10 good rope # down]]" in page


def test_what_is_left_in_the_tray_is_rolled_when_posted(table: Table) -> None:
    play(table, "dark-heresy")
    sent = form(
        table, check="s", tray_shown="s", difficulty="-10", reason="The wall", do="post", expression=""
    )
    answer = table.client(table.ava).post(url(table, "write"), sent)
    assert answer.status_code == 302
    block = Block.objects.exclude(roll=None).get()
    assert block.roll
    assert block.roll.outcome["target"] == 30
    assert block.roll.reason == "The wall"
    assert block.roll.inputs["modifiers"] == [{"label": "difficulty", "value": -10}]


def test_the_name_of_a_check_can_be_typed(table: Table) -> None:
    play(table, "dark-heresy")
    sent = form(table, expression="Strength", do="post")
    assert table.client(table.ava).post(url(table, "write"), sent).status_code == 302
    assert Roll.objects.get().rule == "characteristic-test"


def test_a_roll_without_a_post_falls_once(table: Table) -> None:
    play(table, "dark-heresy")
    sent = form(table, check="s", tray_shown="s")
    for _time in (1, 2):
        assert table.client(table.ava).post(url(table, "roll-now"), sent).status_code == 302
    roll = Roll.objects.get()
    assert roll.scene_key == table.scene.key
    assert roll.sheet_version == fresh(table.mara).version


def test_where_nothing_else_was_agreed_only_the_game_master_rolls_sealed_and_opens_it(table: Table) -> None:
    play(table, "dark-heresy")
    sent = form(table, expression="1d20 # ambush", how="sealed", speaker="narration")
    table.client(table.ava).post(url(table, "roll-now"), sent | {"speaker": str(table.mara.pk), "retry": "x"})
    assert not Roll.objects.exists()
    table.client(table.greta).post(url(table, "roll-now"), sent)
    roll = Roll.objects.get()
    assert roll.sealed
    reveal = f"/scenes/{table.scene.pk}/rolls/{roll.number}/reveal/"
    assert table.client(table.ava).post(reveal).status_code == 403
    assert table.client(table.oz).post(reveal).status_code == 404
    assert table.client(table.greta).post(reveal).status_code == 302
    roll.refresh_from_db()
    assert not roll.sealed
    assert roll.outcome["total"]


def test_closing_the_scene_opens_its_seals(table: Table) -> None:
    play(table, "dark-heresy")
    sent = form(table, expression="1d20", how="sealed", speaker="narration")
    table.client(table.greta).post(url(table, "roll-now"), sent)
    table.client(table.greta).post(url(table, "life"), {"do": "close"})
    assert not Roll.objects.get().sealed


def test_an_outsider_has_no_tray(table: Table) -> None:
    play(table, "dark-heresy")
    for what in ("tray", "roll-now"):
        assert table.client(table.oz).post(url(table, what), form(table)).status_code == 404


def test_the_panel_beside_the_thread_rolls_with_one_tap(table: Table) -> None:
    play(table, "dark-heresy")
    page = table.client(table.ava).get(url(table, "")[:-1]).content.decode()
    assert 'class="quick__roll" name="check" value="ws"' in page


@pytest.mark.parametrize(("system", "check"), [("hyperspace-d6", "dexterity"), ("starfinder", "strength")])
def test_a_check_that_needs_a_difficulty_is_not_rolled_with_one_tap_but_leads_to_the_tray(
    table: Table, system: str, check: str
) -> None:
    play(table, system)
    browser = table.client(table.ava)
    page = browser.get(url(table, "")[:-1]).content.decode()
    assert 'class="quick__roll" name="check"' not in page
    leads = f"{table.scene.get_absolute_url()}?speaker={table.mara.pk}&amp;check={check}"
    assert f'href="{leads}#tray"' in page
    opened = browser.get(leads.replace("&amp;", "&")).content.decode()
    assert f'name="check" value="{check}" checked' in opened


def test_a_check_without_success_says_what_may_come_of_it(table: Table) -> None:
    play(table, "starfinder")
    sent = form(table, check="fall", tray_shown="fall", only="odds", **{"inputs.height": "6"})
    page = table.client(table.ava).post(url(table, "tray"), sent).content.decode()
    assert "Damage 2–12, on average 7" in page
    sent = form(table, check="climb", tray_shown="climb", only="odds", **{"inputs.surface": "rough-wall"})
    assert "%" in table.client(table.ava).post(url(table, "tray"), sent).content.decode()


def test_what_the_sheet_says_is_neither_asked_nor_written(table: Table) -> None:
    play(table, "deathwatch")
    sent = form(table, check="skill-climb", tray_shown="")
    page = table.client(table.ava).post(url(table, "tray"), sent).content.decode()
    assert "inputs.skill.trained" not in page
    assert 'data-notation="Climb"' in page


def test_a_player_rolls_for_the_game_masters_eyes(table: Table) -> None:
    play(table, "dark-heresy")
    table.client(table.ava).post(url(table, "roll-now"), form(table, check="s", how="blind"))
    roll = Roll.objects.get()
    assert roll.blind
    assert roll.outcome is None
    reveal = f"/scenes/{table.scene.pk}/rolls/{roll.number}/reveal/"
    assert table.client(table.ava).post(reveal).status_code == 403
