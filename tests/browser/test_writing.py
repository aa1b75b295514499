"""Writing in a real browser: lost connections, a killed server, two tabs, signing out elsewhere, a phone, paste and whispers."""

from __future__ import annotations

import contextlib
import re
import signal
import time
from collections.abc import Callable, Iterator

import psycopg
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from config.database import database_settings
from tests.browser.conftest import Server, sign_up

pytestmark = pytest.mark.browser


def begin(server: Server, page: Page, who: str = "Wilma", title: str = "The Ferry") -> str:
    """A campaign with a scene and two characters of the one who signs up; gives the scene's address."""
    slug = title.lower().replace(" ", "-")
    sign_up(page, server.url, who)
    page.goto(f"{server.url}/campaigns/new/")
    page.fill("[name=title]", title)
    page.select_option("[name=system]", "dice")
    page.click("main button.button--main")
    page.wait_for_url(f"**/campaigns/{slug}/")
    for name in ("Nils", "Orla"):
        page.goto(f"{server.url}/campaigns/{slug}/characters/new/")
        page.fill("[name=name]", name)
        page.check("[name=npc]")
        page.click("main button.button--main")
        page.wait_for_url("**/characters/*/")
    page.goto(f"{server.url}/campaigns/{slug}/scenes/new/")
    page.fill("[name=title]", "Midstream")
    page.click("main button.button--main")
    page.wait_for_url("**/scenes/*/")
    return page.url


def sign_in(page: Page, url: str, name: str) -> None:
    page.goto(f"{url}/account/login/")
    page.fill("[name=login]", name)
    page.fill("[name=password]", f"correct-horse-{name}")
    page.click("main button.button--main, main button")
    page.wait_for_url(f"{url}/")


@contextlib.contextmanager
def held_drafts(server: Server) -> Iterator[Callable[[], None]]:
    """Nobody can save a draft inside the block; what it gives returns as soon as the server tries."""
    there = database_settings("", server.data)
    names = {"host": "HOST", "port": "PORT", "user": "USER", "dbname": "NAME"}
    with psycopg.connect(**{name: there[ours] for name, ours in names.items()}) as line:
        line.execute("SELECT id FROM campaigns_draft FOR UPDATE")

        def wait_until_one_tries() -> None:
            deadline = time.monotonic() + 30
            while time.monotonic() < deadline:
                tries = "SELECT count(*) FROM pg_locks WHERE NOT granted"
                if line.execute(tries).fetchone() != (0,):
                    return
                time.sleep(0.05)  # the database tells nobody that somebody begins to wait: it has to be asked
            raise TimeoutError

        yield wait_until_one_tries


def test_a_server_killed_while_it_saves_loses_no_word(
    server: Server, context: Callable[..., BrowserContext]
) -> None:
    page = context().new_page()
    scene = begin(server, page, "Kira", "The Weir")
    state = page.locator(".composer__state")
    page.fill("#text", "Saved before")
    expect(state).to_contain_text("saved")

    with held_drafts(server) as wait_until_one_tries:
        page.fill("#text", "Saved before, and more")
        wait_until_one_tries()
        server.stop(signal.SIGKILL)
    expect(state).to_contain_text("Kept in this browser")
    page.fill("#text", "Saved before, and more, and without a server")
    page.click("button[value=post]")
    expect(page.locator("#answer")).to_contain_text("nothing is lost")

    # Another device has what was saved, whole; this one has everything, also after it is opened anew.
    server.start()
    other = context().new_page()
    sign_in(other, server.url, "kira")
    other.goto(scene)
    expect(other.locator("#text")).to_have_value("Saved before")
    page.reload()
    expect(page.locator("#text")).to_have_value("Saved before, and more, and without a server")
    page.click("button[value=post]")
    expect(page.locator("#p1")).to_contain_text("Saved before, and more, and without a server")
    expect(page.locator("#text")).to_have_value("")
    page.reload()
    expect(page.locator("article.post")).to_have_count(1)
    expect(page.locator("#text")).to_have_value("")


FINGER = 40  # px


def is_wide(page: Page) -> bool:
    """Whether something runs off the screen of a phone, which would then show the page smaller."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    return wide


def too_small(page: Page) -> list[str]:
    """What one taps to write, to roll and to do something with a post, and that is smaller than a finger."""
    found: list[str] = page.evaluate(
        """(least) => [...document.querySelectorAll(
            "#compose :is(button, select, input:not([type=hidden]), textarea, summary, label.chip, a), " +
            ".post :is(.post__actions a, .post__signs, .post__when, .post__flag summary, .signs button)"
        )].filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.height < least || box.width < least))
            .map(([one, box]) => `${one.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`)""",
        FINGER,
    )
    return found


def test_posting_on_a_phone(server: Server, context: Callable[..., BrowserContext]) -> None:
    phone = context(viewport={"width": 390, "height": 780}, has_touch=True, is_mobile=True)
    page = phone.new_page()
    begin(server, page, "Pia", "The Ford")

    page.tap("#text")
    page.keyboard.type("The water is cold. ")
    page.select_option("#speaker", label="Orla")
    page.tap("button[value=tray]")
    expect(page.locator("#tray")).to_be_visible()
    page.fill("#expression", "1d20+3")
    page.fill("#reason", "The current")
    page.tap("[data-insert-roll]")
    expect(page.locator("#text")).to_have_value(
        re.compile(r"The water is cold\.\s+\[\[1d20\+3 # The current\]\]\s*")
    )
    # Whatever one taps is as large as a finger, on the narrowest phone too.
    page.select_option("#audience", "choose")
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 780})
        assert too_small(page) == []
        assert not is_wide(page)
    page.set_viewport_size({"width": 390, "height": 780})
    page.select_option("#audience", "everyone")
    page.tap("button[value=post]")
    expect(page.locator("#p1")).to_contain_text("The water is cold.")
    expect(page.locator("#p1")).to_contain_text("Orla")
    expect(page.locator("#p1 .roll")).to_contain_text("The current")
    expect(page.locator("#text")).to_have_value("")
    assert not is_wide(page)
    assert too_small(page) == []
    page.tap("#p1 [data-react]")
    page.tap("#p1 .signs button >> nth=0")
    expect(page.locator("#p1 .post__signs")).to_be_visible()
    assert too_small(page) == []

    # A post is changed as easily as it was written.
    page.tap("#p1 .post__actions a:has-text('Edit')")
    page.wait_for_url("**/edit/")
    page.fill("textarea >> nth=0", "The water is colder. ")
    page.tap("main button.button--main")
    expect(page.locator("#p1")).to_contain_text("The water is colder.")


LONG = "W" * 600
UNWIELDY = [
    LONG,
    f"::: ooc\n{LONG}\n:::",
    f"::: spoiler {LONG[:90]}\n{LONG}\n:::",
    f"[[1d20 # {LONG[:190]}]]",
    f"`{LONG}`\n\n    {LONG}",
    "> " * 30 + "deep",
    "مرحبا بالعالم — שלום עולם",
]


def test_whatever_is_written_stays_on_a_narrow_screen(
    server: Server, context: Callable[..., BrowserContext]
) -> None:
    page = context(viewport={"width": 360, "height": 780}, has_touch=True, is_mobile=True).new_page()
    begin(server, page, "Nia", "The Sluice")
    for count, text in enumerate(UNWIELDY, start=1):
        page.fill("#text", text)
        page.tap("button[value=preview]")
        expect(page.locator("#preview-post")).to_be_visible()
        assert not is_wide(page), text[:40]
        page.tap("button[value=post]")
        expect(page.locator("#thread article")).to_have_count(count)
        assert not is_wide(page), text[:40]


def test_nothing_written_is_lost(server: Server, context: Callable[..., BrowserContext]) -> None:
    laptop = context()
    page = laptop.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    scene = begin(server, page)

    # Saved as one writes; there on a phone; the words are counted.
    page.fill("#text", "The rope creaks in the dark")
    expect(page.locator("[data-words-counted]")).to_contain_text("6")
    expect(page.locator(".composer__state")).to_contain_text("saved")
    second = laptop.new_page()
    second.set_viewport_size({"width": 390, "height": 800})
    second.goto(scene)
    expect(second.locator("#text")).to_have_value("The rope creaks in the dark")
    assert not second.evaluate("document.documentElement.scrollWidth > innerWidth")

    # Two pages write the same draft: the newer stands, the other is among the versions.
    second.fill("#text", "From the second page")
    expect(second.locator(".composer__state")).to_contain_text("saved")
    page.fill("#text", "From the first page")
    expect(page.locator(".composer__state")).to_contain_text("both are kept")
    second.goto(f"{scene}draft/versions/")
    expect(second.locator("main")).to_contain_text("From the second page")

    # Without a connection it is kept here and back after a reload.
    laptop.set_offline(True)
    page.fill("#text", "Written without a connection")
    page.click("button[value=post]")
    expect(page.locator("#answer")).to_contain_text("nothing is lost")
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
    sign_in(second, server.url, "wilma")
    page.click("button[value=post]")
    expect(page.locator("#p1")).to_contain_text("Bold words")
    assert not errors
