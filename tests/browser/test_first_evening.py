"""Two people and a GM play a scene in their browsers, from signing up to a stranger's look at a roll."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import ROOT, Server, sign_up

pytestmark = pytest.mark.browser


def write(page: Page, text: str) -> None:
    page.fill("#text", text)
    page.click("button[value=post]")
    expect(page.locator("#text")).to_have_value("")


def numbers(page: Page) -> list[str]:
    return page.eval_on_selector_all(
        "#thread article[data-number]", "all => all.map(one => one.dataset.number)"
    )


def test_a_scene_is_played_live_and_a_roll_is_checked(
    server: Server, context: Callable[..., BrowserContext], tmp_path: Path
) -> None:
    greta, ava, ben = (context().new_page() for _ in range(3))
    stranger = context(java_script_enabled=False).new_page()
    for page, name in ((greta, "Greta"), (ava, "Ava"), (ben, "Ben")):
        sign_up(page, server.url, name)

    # Greta begins a campaign and invites two people.
    greta.goto(f"{server.url}/campaigns/new/")
    greta.fill("[name=title]", "The Salt Road")
    greta.select_option("[name=system]", "dice")
    greta.check("[name=visibility][value=public]")
    greta.click("main button.button--main")
    greta.wait_for_url("**/campaigns/the-salt-road/")
    greta.goto(f"{server.url}/campaigns/the-salt-road/invitations/")
    greta.fill("[name=places]", "2")
    greta.click("main button.button--main")
    link = greta.input_value("#link-1")
    for page in (ava, ben):
        page.goto(link)
        page.click("main button.button--main")
        page.wait_for_url("**/campaigns/the-salt-road/")
    for page, name in ((ava, "Mara"), (ben, "Tadeo")):
        page.goto(f"{server.url}/campaigns/the-salt-road/characters/new/")
        page.fill("[name=name]", name)
        page.click("main button.button--main")
        page.wait_for_url("**/characters/*/")
    greta.goto(f"{server.url}/campaigns/the-salt-road/scenes/new/")
    greta.fill("[name=title]", "The well")
    greta.click("main button.button--main")
    greta.wait_for_url("**/scenes/*/")
    scene = greta.url

    # All three have the scene open. What one writes stands in the others' pages without a reload.
    ava.goto(scene)
    ben.goto(scene)
    write(greta, "The well goes down and down.")
    for page in (greta, ava, ben):
        expect(page.locator("#p1")).to_contain_text("down and down")

    # A preview says what will be rolled and rolls nothing.
    ava.fill("#text", "Mara climbs.\n\n[[1d20+5 vs 15 # The wall]]\n\nShe listens.")
    ava.click("button[value=preview]")
    expect(ava.locator("#answer .roll--pending")).to_contain_text("55")
    assert ava.locator("#p2").count() == 0

    # A mistake names the column and keeps the text.
    ava.fill("#text", "Mara climbs. [[1d]]")
    ava.click("button[value=post]")
    expect(ava.locator("#answer")).to_contain_text("3")
    assert ava.input_value("#text") == "Mara climbs. [[1d]]"

    # The tray puts a roll into the text; posting rolls it; everybody sees the card within a second.
    ava.fill("#text", "Mara climbs.\n\n")
    ava.click("[data-opens=tray]")
    ava.fill("#expression", "1d20+5 vs 15")
    ava.fill("#reason", "The wall")
    expect(ava.locator("#odds")).to_contain_text("55")
    ava.click("[data-insert-roll]")
    expect(ava.locator("#text")).to_have_value(re.compile(re.escape("[[1d20+5 vs 15 # The wall]]")))
    ava.click("button[value=post]")
    for page in (ava, ben, greta):
        expect(page.locator("#p2 .roll")).to_contain_text("The wall")

    # The server goes away in the middle and comes back. Nothing that was being written is lost, nothing stands twice.
    ben.fill("#text", "Tadeo holds the rope.")
    server.stop(signal.SIGKILL)
    ben.click("button[value=post]")
    expect(ben.locator("#answer")).to_contain_text("nothing is lost")
    assert ben.input_value("#text") == "Tadeo holds the rope."
    server.start()
    ben.click("button[value=post]")
    expect(ben.locator("#text")).to_have_value("")
    for page in (greta, ava, ben):
        expect(page.locator("#p3")).to_contain_text("holds the rope", timeout=75_000)  # pauses grow
        assert numbers(page) == ["1", "2", "3"]

    # The same form sent twice makes one post.
    ben.fill("#text", "Once only. [[1d6]]")
    ben.evaluate(
        """() => {
            const form = document.querySelector("[data-composer]");
            const body = new FormData(form);
            body.set("do", "post");
            return Promise.all([1, 2].map(() => fetch(form.action, { method: "POST", body })));
        }"""
    )
    expect(greta.locator("#p4 .roll")).to_be_visible()
    greta.reload()
    assert numbers(greta)[-1] == "4"

    # With the keys alone: from post to post, a quotation, an answer, and back to the posts.
    ben.goto(f"{scene}?page=1")
    for key in "jkkkk":
        ben.keyboard.press(key)
    expect(ben.locator("article.is-here")).to_have_id("p1")
    ben.keyboard.press("q")
    expect(ben.locator("#text")).to_have_value(re.compile("> The well goes down and down."))
    ben.keyboard.type("And up again.")
    ben.keyboard.press("Control+Enter")
    expect(ben.locator("#p5")).to_contain_text("And up again.")
    expect(ben.locator("#text")).to_be_focused()
    ben.keyboard.press("Escape")
    ben.keyboard.press("?")
    expect(ben.locator("#keys")).to_be_visible()
    ben.keyboard.press("Escape")
    ben.keyboard.press("w")
    expect(ben.locator("#text")).to_be_focused()

    # A stranger follows the roll's link, without a script, and checks the file offline.
    stranger.goto(ava.locator("#p2 .roll__no").get_attribute("href").join([server.url, ""]))
    expect(stranger.locator("main")).to_contain_text("The wall")
    expect(stranger.locator("main")).to_contain_text("Verified")
    with stranger.expect_download() as download:
        stranger.click("a[download][href$='.json']")
    receipt = tmp_path / "receipt.json"
    download.value.save_as(receipt)
    assert verified(receipt).returncode == 0
    bundle = json.loads(receipt.read_text())
    subject = next(entry for entry in bundle["entries"] if entry["envelope"]["type"] == "roll")
    subject["body"]["dice"][0][1] = subject["body"]["dice"][0][1] % 20 + 1
    receipt.write_text(json.dumps(bundle, separators=(",", ":"), sort_keys=True, ensure_ascii=False))
    refused = verified(receipt)
    assert refused.returncode == 1
    assert "2" in refused.stdout

    # Greta closes the scene while Ava writes: Ava is told, and her words stay.
    ava.fill("#text", "One more word")
    greta.goto(f"{scene}life/")
    greta.click("main button[value=close]")
    expect(ava.locator(".composer__state")).to_contain_text("closed")
    ava.click("button[value=post]")
    expect(ava.locator("#answer")).to_contain_text("closed")
    assert ava.input_value("#text") == "One more word"


def verified(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rules", "verify", str(path)], cwd=ROOT, capture_output=True, text=True
    )
