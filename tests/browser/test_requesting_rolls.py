"""The game master asks five characters for a check: a tap on a phone, a word, and a deadline that rolls the rest."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Server

pytestmark = pytest.mark.browser

NAMES = ("Asa", "Bruno", "Carla", "Dario", "Elsa")

MAKE = f"""
from accounts.models import User
from campaigns import actions
from campaigns.actions import turns as keeping
from campaigns.models import Membership, Role
from characters.actions import create_character, save_sheet
from characters.models import Character

names = {NAMES!r}
gm, *players = [
    User.objects.create_user(
        username=f"ask-{{name.lower()}}", email=f"ask-{{name.lower()}}@example.org", password="tirada", display_name=name
    )
    for name in ("Gwen", *names)
]
campaign = actions.create_campaign(gm, title="Asking", system="dark-heresy", language="en", visibility="members")
scene = actions.create_scene(gm, campaign, title="The duct")
for player in players:
    Membership.objects.create(campaign=campaign, person=player, role=Role.PLAYER)
    made = create_character(player, campaign, name=f"{{player.display_name}} Vance")
    sheet = dict.fromkeys(("ws", "bs", "s", "t", "ag", "int", "per", "wp", "fel"), 40)
    save_sheet(gm, Character.objects.select_related("campaign").get(pk=made.pk), sheet, base_version=0)
    keeping.move_in(gm, scene, made)
print("scene", scene.pk)
"""

PASS = """
from datetime import timedelta
from django.utils import timezone
from campaigns.actions.requests import keep_request_deadlines
print("kept", keep_request_deadlines(timezone.now() + timedelta(days=400)))
"""


def sign_in(page: Page, server: Server, name: str) -> Page:
    page.goto(f"{server.url}/account/login/")
    page.fill("[name=login]", f"ask-{name.lower()}")
    page.fill("[name=password]", "tirada")
    page.click("main button.button--main")
    page.wait_for_url(re.compile(rf"^{re.escape(server.url)}/$"))
    return page


def test_five_are_asked_one_taps_one_agrees_and_the_deadline_rolls_the_rest(
    server: Server, context: Callable[..., BrowserContext]
) -> None:
    found = re.search(r"scene (\d+)", server.run(MAKE))
    assert found
    scene = f"{server.url}/scenes/{found[1]}/"

    # At a desk the game master asks all five for Perception, made hard, until next year.
    gwen = sign_in(context().new_page(), server, "Gwen")
    gwen.goto(scene)
    gwen.click("text=Ask for rolls")
    expect(gwen.locator("[name=character]:checked")).to_have_count(5)
    gwen.locator("label.pick", has_text="Perception").click()
    gwen.select_option("#difficulty", "-20")
    for name in NAMES:
        expect(gwen.locator("#odds li", has_text=name)).to_contain_text("20")
    gwen.locator("label.chip--pick", has_text="Elsa").click()
    expect(gwen.locator("#odds li")).to_have_count(4)
    gwen.locator("label.chip--pick", has_text="Elsa").click()
    gwen.fill("#reason", "Who hears the cable?")
    gwen.fill("#until", gwen.evaluate("new Date(Date.now() + 300 * 864e5).toISOString().slice(0, 16)"))
    gwen.check("[name=at_deadline][value=roll]")
    gwen.click("button[value=ask]")
    gwen.wait_for_url(re.compile(r"#request-\d+$"))
    card = gwen.locator(".request")
    expect(card).to_contain_text("0 of 5")

    # On a phone it waits on Asa; she taps once, and the game master's open page has it.
    asa = context().new_page()
    asa.set_viewport_size({"width": 390, "height": 844})
    sign_in(asa, server, "Asa")
    expect(asa.locator(".await")).to_contain_text("Gwen asks Asa Vance for a roll: Perception.")
    asa.goto(scene)
    mine = asa.locator(".request__line--you")
    expect(mine).to_contain_text("≤")
    expect(mine.locator("button")).to_contain_text("20")
    assert asa.evaluate("document.documentElement.scrollWidth <= innerWidth")
    mine.locator("button").click()
    expect(asa.locator(".request .request__no")).to_have_count(1)
    expect(asa.locator(".request__line--you")).to_have_count(0)
    # Her browser brought a number of its own and has verified the answer.
    expect(asa.locator(".request .roll__checked")).to_have_text("checked in your browser")
    expect(card).to_contain_text("1 of 5")
    expect(card.locator(".request__no")).to_have_count(1)

    # Bruno agrees to be rolled for; Carla declines. The deadline passes: the card is complete.
    bruno = sign_in(context().new_page(), server, "Bruno")
    bruno.goto(scene)
    bruno.click("text=Answer in another way")
    bruno.check("[name=may_roll]")
    bruno.click("text=Save")
    expect(bruno.locator("#messages")).to_contain_text("Noted.")
    carla = sign_in(context(java_script_enabled=False).new_page(), server, "Carla")
    carla.goto(scene)
    carla.click("text=Answer in another way")
    carla.fill("[name=words]", "She sleeps")
    carla.click("button:text-is('Decline')")
    expect(carla.locator(".request")).to_contain_text("declined: She sleeps")
    assert "kept 1" in server.run(PASS)
    gwen.reload()
    expect(card).to_contain_text("5 of 5")
    expect(card.locator(".request__no")).to_have_count(4)
    # A member is led to the roll's page at the table, which says what was at stake; a stranger has no way in there.
    inside = f"{server.url}{card.locator('.request__no').first.get_attribute('href')}"
    assert re.search(r"/campaigns/[^/]+/rolls/\d+/$", inside)
    card.locator(".request__no").first.click()
    gwen.wait_for_url(inside)
    for said in ("Who hears the cable?", "Characteristic test", "−20 difficulty", "Asa Vance"):
        expect(gwen.locator("main")).to_contain_text(said)
    stranger = context().new_page()
    stranger.goto(inside)
    expect(stranger.locator("body")).not_to_contain_text("Who hears the cable?")
