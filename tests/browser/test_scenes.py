"""A game master plans a scene, moves three characters there, hands something out and closes the old scene, all in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Server, sign_up

pytestmark = pytest.mark.browser

MADE = """
from accounts.models import User
from campaigns import actions
from campaigns.models import Membership
from characters.actions import create_character
gm, one, two = (User.objects.get(username=name) for name in ("gus", "ana", "bea"))
campaign = actions.create_campaign(gm, title="The Dyke", system="starfinder", language="en")
for person, name in ((one, "Mara"), (two, "Tadeo")):
    Membership.objects.create(campaign=campaign, person=person, role="player")
    create_character(person, campaign, name=name)
create_character(gm, campaign, name="Ossen", npc=True)
chapter = actions.create_chapter(gm, campaign, "Water")
actions.create_scene(gm, campaign, title="The sluice", chapter=chapter, cast=campaign.characters.all())
actions.create_scene(gm, campaign, title="The mill", chapter=chapter)
"""


def titles(page: Page) -> list[str]:
    return page.locator(".arrange__scene a").all_inner_texts()


def test_a_game_master_moves_the_story_on(server: Server, context: Callable[..., BrowserContext]) -> None:
    gus, ana, bea = (context().new_page() for _ in range(3))
    for page, name in ((gus, "Gus"), (ana, "Ana"), (bea, "Bea")):
        sign_up(page, server.url, name)
    server.run(MADE)
    campaign = f"{server.url}/campaigns/the-dyke/"

    # Gus plans a scene with the three who are at the sluice, in low gravity.
    gus.goto(campaign)
    gus.click("text=The sluice")
    gus.wait_for_url("**/scenes/*/")
    sluice = gus.url
    gus.click("text=Turns and cast")
    gus.click("text=Into a new scene")
    gus.fill("[name=title]", "Under the dyke")
    for name in ("Mara", "Tadeo", "Ossen"):
        expect(gus.get_by_label(name)).to_be_checked()
    gus.select_option("[name=condition_gravity]", "low")
    gus.click("button[value=plan]")
    gus.wait_for_url("**/scenes/*/")
    dyke = gus.url
    expect(gus.locator("#halted")).to_contain_text("planned")
    gus.click("text=New note")
    gus.fill("[name=title]", "A rusty key")
    gus.fill("[name=source]", "It fits *no* lock here.")
    gus.click("main button.button--main")
    expect(gus.locator(".handout em")).to_have_text("no")
    key = gus.url

    # Nobody else knows of it.
    ana.goto(campaign)
    expect(ana.locator("main")).not_to_contain_text("Under the dyke")
    assert ana.goto(dyke).status == 404  # type: ignore[union-attr]

    # He opens it: the three leave the sluice, and those who look on see it.
    bea.goto(sluice)
    gus.goto(dyke)
    gus.click("main .button--main >> text=Open the scene")
    gus.click("button[value=open]")
    gus.wait_for_url(dyke)
    expect(gus.locator("#first-lines")).to_contain_text("Mara comes into the scene.")
    expect(bea.locator("#first-lines")).to_contain_text("Tadeo leaves the scene.")
    expect(bea.locator("#beside-cast")).not_to_contain_text("Tadeo")
    ana.goto(dyke)
    expect(ana.locator(".facts")).to_contain_text("low")
    bea.goto(dyke)

    # He gives the key to Mara alone; Ana's page shows it by itself, Bea's does not.
    gus.goto(key)
    gus.locator("label.chip", has_text="Mara").click()
    gus.click("button[value=some]")
    expect(gus.locator("main")).to_contain_text("for Mara")
    expect(ana.locator("#first-lines")).to_contain_text("A rusty key")
    ana.click("#first-lines >> text=A rusty key")
    expect(ana.locator(".handout")).to_contain_text("It fits no lock here.")
    assert bea.goto(key).status == 404  # type: ignore[union-attr]
    bea.goto(dyke)
    expect(bea.locator("main")).not_to_contain_text("rusty")
    bea.goto(f"{server.url}/notifications/")
    expect(bea.locator("main")).not_to_contain_text("rusty")

    # He closes the sluice with a summary that stands at its end and in the book.
    gus.goto(sluice)
    gus.click("summary >> text=More")
    gus.click("text=Pause or close")
    gus.fill("[name=summary]", "They went **down**.")
    gus.click("button[value=close]")
    expect(gus.locator(".scene-summary strong")).to_have_text("down")
    bea.goto(campaign)
    bea.click("text=What happened")
    expect(bea.locator(".book__summary strong")).to_have_text("down")


def test_scenes_are_put_in_order_by_keyboard_and_by_dragging(
    server: Server, context: Callable[..., BrowserContext]
) -> None:
    page = context().new_page()
    sign_up(page, server.url, "Odo")
    server.run("""
from accounts.models import User
from campaigns import actions
gm = User.objects.get(username="odo")
campaign = actions.create_campaign(gm, title="The Order", system="dice", language="en")
first, second = (actions.create_chapter(gm, campaign, title) for title in ("First", "Second"))
for title in "abc":
    actions.create_scene(gm, campaign, title=title, chapter=first)
""")
    page.goto(f"{server.url}/campaigns/the-order/order/")
    assert titles(page) == ["a", "b", "c"]

    # The focus stays on the button, so that a scene goes on moving: down to the end, and into the next chapter.
    down = page.get_by_role("button", name="“a” down")
    down.focus()
    for order in (["b", "a", "c"], ["b", "c", "a"]):
        page.keyboard.press("Enter")
        expect(page.locator(".arrange__scene a")).to_have_text(order)
        expect(down).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("section", has_text="Second").locator(".arrange__scene a")).to_have_text(["a"])

    # What has just come can be pressed at once: here as soon as the browser draws it. The page is not loaded anew for that.
    page.evaluate("""() => {
      window.stayed = true;
      addEventListener("htmx:afterSwap", () => setTimeout(() => document.activeElement.click()), { once: true });
    }""")
    page.get_by_role("button", name="“a” up").press("Enter")
    expect(page.locator("section", has_text="First").locator(".arrange__scene a")).to_have_text(
        ["b", "a", "c"]
    )
    assert page.evaluate("window.stayed")
    down.press("Enter")
    expect(page.locator("section", has_text="First").locator(".arrange__scene a")).to_have_text(
        ["b", "c", "a"]
    )
    down.press("Enter")
    expect(page.locator("section", has_text="Second").locator(".arrange__scene a")).to_have_text(["a"])

    # By its handle the last one goes before the first.
    page.locator(".arrange__scene", has_text="c").locator("[data-handle]").hover()
    page.mouse.down()
    box = page.locator(".arrange__scene", has_text="b").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 4, steps=6)
    with page.expect_response(re.compile("/order/$")):
        page.mouse.up()
    expect(page.locator(".arrange__scene a")).to_have_text(["c", "b", "a"])
    page.reload()
    assert titles(page) == ["c", "b", "a"]
