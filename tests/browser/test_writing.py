"""Writing in a real browser: lost connections, two tabs, signing out elsewhere, a phone, paste and whispers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Server, sign_up

pytestmark = pytest.mark.browser


def begin(server: Server, page: Page) -> str:
    """A campaign with a scene and a character of the one who signs up; gives the scene's address."""
    sign_up(page, server.url, "Wilma")
    page.goto(f"{server.url}/campaigns/new/")
    page.fill("[name=title]", "The Ferry")
    page.select_option("[name=system]", "dice")
    page.click("main button.button--main")
    page.wait_for_url("**/campaigns/the-ferry/")
    for name in ("Nils", "Orla"):
        page.goto(f"{server.url}/campaigns/the-ferry/characters/new/")
        page.fill("[name=name]", name)
        page.check("[name=npc]")
        page.click("main button.button--main")
        page.wait_for_url("**/characters/*/")
    page.goto(f"{server.url}/campaigns/the-ferry/scenes/new/")
    page.fill("[name=title]", "Midstream")
    page.click("main button.button--main")
    page.wait_for_url("**/scenes/*/")
    return page.url


def test_nothing_written_is_lost(server: Server, context: Callable[..., BrowserContext]) -> None:
    laptop = context()
    page = laptop.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    scene = begin(server, page)

    # Saved as one writes; there on a phone; the words are counted.
    page.fill("#text", "The rope creaks in the dark")
    expect(page.locator("[data-words-counted]")).to_contain_text("6")
    expect(page.locator(".composer__state")).to_contain_text("saved", timeout=6000)
    second = laptop.new_page()
    second.set_viewport_size({"width": 390, "height": 800})
    second.goto(scene)
    expect(second.locator("#text")).to_have_value("The rope creaks in the dark")
    assert not second.evaluate("document.documentElement.scrollWidth > innerWidth")

    # Two pages write the same draft: the newer stands, the other is among the versions.
    second.fill("#text", "From the second page")
    expect(second.locator(".composer__state")).to_contain_text("saved", timeout=6000)
    page.fill("#text", "From the first page")
    expect(page.locator(".composer__state")).to_contain_text("both are kept", timeout=6000)
    second.goto(f"{scene}draft/versions/")
    expect(second.locator("main")).to_contain_text("From the second page")

    # Without a connection it is kept here and back after a reload.
    laptop.set_offline(True)
    page.fill("#text", "Written without a connection")
    page.click("button[value=post]")
    expect(page.locator(".composer__state")).not_to_be_empty()
    laptop.set_offline(False)
    page.reload()
    expect(page.locator("#text")).to_have_value("Written without a connection")

    # A whisper is named on the button, and a whisper is what it becomes.
    page.select_option("#audience", "choose")
    page.click("label:has(input[name=readers]):has-text('Orla')")
    expect(page.locator("[data-said].button__to")).to_contain_text("Only Orla and the GM")
    page.click("button[value=post]")
    expect(page.locator(".post--whisper")).to_contain_text("Written without a connection")
    expect(page.locator("#text")).to_have_value("")
    expect(page.locator("#audience")).to_have_value("everyone")

    # What a board wrote is pasted as Markdown.
    page.locator("#text").evaluate(
        """(field) => {
            const data = new DataTransfer();
            data.setData("text/plain", "[b]Bold[/b] [color=red]words[/color]");
            field.focus();
            field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        }"""
    )
    expect(page.locator("#text")).to_have_value("**Bold** words")
    expect(page.locator(".composer__state")).to_contain_text("color")

    # Signed out in another tab: the words stay, and a way back is shown.
    second.goto(f"{server.url}/account/logout/")
    second.click("main button.button--main, main button")
    page.click("button[value=post]")
    expect(page.locator("#answer")).to_contain_text("signed out")
    assert page.input_value("#text") == "**Bold** words"
    second.goto(f"{server.url}/account/login/")
    second.fill("[name=login]", "wilma")
    second.fill("[name=password]", "correct-horse-wilma")
    second.click("main button.button--main, main button")
    second.wait_for_url(f"{server.url}/")
    page.click("button[value=post]")
    expect(page.locator("#p1")).to_contain_text("Bold words")
    assert not errors
