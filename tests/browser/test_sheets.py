"""A character of each game in two browsers: made, filled in, submitted, approved, changed, its versions read."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from rules.systems import SYSTEMS
from tests.browser.conftest import Server, sign_up

pytestmark = pytest.mark.browser

# Of each game: a number of the sheet, a value that is worked out from it and what it becomes, another number to change later.
NUMBERS = {
    "deathwatch": ("strength", "43", "strength-bonus", "4", "toughness", "38"),
    "dark-heresy": ("s", "43", "s-bonus", "4", "t", "38"),
    "hyperspace-d6": ("attributes.dexterity", "4", "defence", "10", "attributes.strength", "3"),
    "starfinder": ("dexterity", "16", "dexterity-modifier", "3", "strength", "14"),
}


@pytest.fixture(scope="module")
def people(server: Server, browser: object) -> list[str]:
    return []


def signed_in(page: Page, server: Server, name: str, known: list[str]) -> Page:
    """Signs up once, then in."""
    if name in known:
        page.goto(f"{server.url}/account/login/")
        page.fill("[name=login]", name.lower())
        page.fill("[name=password]", f"correct-horse-{name.lower()}")
        page.click("main button.button--main")
        page.wait_for_url(re.compile(rf"^{re.escape(server.url)}/$"))
    else:
        sign_up(page, server.url, name)
        known.append(name)
    return page


@pytest.mark.parametrize("game", [system.id for system in SYSTEMS.values() if system.sheets])
def test_a_character_is_made_approved_changed_and_its_versions_read(
    server: Server, context: Callable[..., BrowserContext], people: list[str], game: str
) -> None:
    number, value, shown, worked_out, later, changed = NUMBERS[game]
    greta = signed_in(context().new_page(), server, "Gudrun", people)
    ava = signed_in(context().new_page(), server, "Avelina", people)
    greta.goto(f"{server.url}/campaigns/new/")
    greta.fill("[name=title]", f"Sheets {game}")
    greta.select_option("[name=system]", game)
    greta.click("main button.button--main")
    campaign = f"{server.url}/campaigns/sheets-{game}/"
    greta.wait_for_url(campaign)
    greta.goto(f"{campaign}invitations/")
    greta.fill("[name=places]", "1")
    greta.click("main button.button--main")
    ava.goto(greta.input_value("#link-1"))
    ava.click("main button.button--main")
    ava.wait_for_url(campaign)

    # Ava makes a character and fills in its sheet; what the rules work out follows what she types.
    ava.goto(f"{campaign}characters/new/")
    ava.fill("[name=name]", "Mara")
    ava.click("main button.button--main")
    ava.wait_for_url("**/characters/*/")
    page = ava.url
    ava.click("text=Fill in the sheet")
    ava.wait_for_load_state()
    ava.fill(f'[name="sheet.{number}"]', value)
    expect(ava.locator(f"#shown-{shown}")).to_have_text(worked_out)
    ava.click("button[value=save]")
    ava.wait_for_url(page)
    expect(ava.locator("#messages")).to_contain_text("Saved as version 1.")

    # She submits it; Greta sends it back with a word, then approves it.
    ava.click("button[value=submit]")
    expect(ava.locator("main")).to_contain_text("waits for the game master")
    greta.goto(page)
    greta.fill("#comment", "Name her home.")
    greta.click("button[value=send-back]")
    ava.reload()
    expect(ava.locator("main")).to_contain_text("Name her home.")
    ava.click("button[value=submit]")
    greta.goto(page)
    greta.click("button[value=approve]")
    expect(greta.locator(".dossier")).to_contain_text("approved")

    # A change to the approved sheet waits; Greta sees the difference and approves it.
    ava.goto(page)
    ava.click("text=Propose changes")
    ava.fill(f'[name="sheet.{later}"]', changed)
    ava.fill("#why", "Training")
    ava.click("button[value=save]")
    ava.wait_for_url(page)
    greta.goto(page)
    greta.click("text=See the changes")
    expect(greta.locator("main")).to_contain_text(changed)
    greta.click("button[value=approve]")
    greta.wait_for_url(page)

    # The versions, and what the second one changed.
    ava.goto(f"{page}versions/")
    expect(ava.locator(".line-list > li")).to_have_count(2)
    expect(ava.locator(".line-list")).to_contain_text("approved by Gudrun")
    ava.click(".line-list > li:first-child a")
    expect(ava.locator("main")).to_contain_text("What it changed")
    expect(ava.locator("main")).to_contain_text(changed)


def test_rows_are_added_in_place_and_keep_what_is_typed(
    server: Server, context: Callable[..., BrowserContext], people: list[str]
) -> None:
    page = signed_in(context().new_page(), server, "Gudrun", people)
    page.goto(f"{server.url}/campaigns/sheets-dark-heresy/characters/new/")
    page.fill("[name=name]", "Raider")
    page.check("[name=npc]")
    page.click("main button.button--main")
    page.wait_for_url("**/characters/*/")
    page.click("text=Fill in the sheet")
    page.fill('[name="sheet.s"]', "31")
    page.click("#box-sheet-weapons-rows .entry--offered > summary")
    page.fill('[name="sheet.weapons.0.name"]', "Hook")
    page.select_option('[name="sheet.weapons.0.weapon_class"]', "melee")
    page.click("#box-sheet-weapons-rows .entry--offered button")
    expect(page.locator('[name="sheet.weapons.1.name"]')).to_have_count(1)
    assert page.input_value('[name="sheet.weapons.0.name"]') == "Hook"
    assert page.input_value('[name="sheet.s"]') == "31"
    page.click("button[value=save]")
    expect(page.locator("main")).to_contain_text("Hook")
