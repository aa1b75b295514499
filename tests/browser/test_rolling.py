"""Posting with rolls in real browsers: one act, whatever is lost on the way, and never a second draw."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from rules import verifier
from rules.ledger.verification import verify

from .conftest import Server

pytestmark = pytest.mark.browser

SET_UP = """
import json
from campaigns import actions
from campaigns.models import Campaign, Membership, Role
from characters.actions import create_character
from tests.browser.people import signed_in
people = signed_in("Gina", "Lea", "Tom")
gm = people["Gina"][0]
campaign = actions.create_campaign(gm, title="The long stair", system="dice", language="en", visibility="public")
for name, character in (("Lea", "Ilse"), ("Tom", "Aurelio")):
    Membership.objects.create(campaign=campaign, person=people[name][0], role=Role.PLAYER)
    create_character(people[name][0], campaign, name=character)
scene = actions.create_scene(gm, campaign, title="The first step")
print(json.dumps({"slug": campaign.slug, "scene": scene.pk, "keys": {name: key for name, (_, key) in people.items()}}))
"""


@dataclass
class Stage:
    """A public campaign with Gina the GM and two players: Lea speaks as Ilse, Tom as Aurelio."""

    server: Server
    slug: str
    scene: str
    keys: dict[str, str]
    context: Callable[..., BrowserContext]

    def browser(self, name: str | None, **options: Any) -> BrowserContext:
        made = self.context(**options)
        if name:
            made.add_cookies([{"name": "sessionid", "value": self.keys[name], "url": self.server.url}])
        return made

    def page(self, name: str | None, **options: Any) -> Page:
        page = self.browser(name, **options).new_page()
        page.goto(self.scene)
        return page

    def ledger(self) -> dict[str, Any]:
        """The whole ledger as the GM may read it; it verifies."""
        page = self.browser("Gina").new_page()
        answer = page.request.get(f"{self.server.url}/campaigns/{self.slug}/rolls/ledger.json")
        report = verify(answer.body())
        assert report["ok"], report
        found: dict[str, Any] = json.loads(answer.body())
        return found

    def drawn(self) -> list[dict[str, Any]]:
        """The bodies of all rolls."""
        entries = self.ledger()["entries"]
        return [entry["body"] for entry in entries if entry["envelope"]["type"] == "roll"]


@pytest.fixture
def stage(server: Server, context: Callable[..., BrowserContext]) -> Iterator[Stage]:
    made = json.loads(server.run(SET_UP))
    yield Stage(server, made["slug"], f"{server.url}/scenes/{made['scene']}/", made["keys"], context)
    if server.process is None or server.process.poll() is not None:
        server.start()


def post(page: Page, text: str | None = None) -> None:
    if text is not None:
        page.fill("#text", text)
    page.click("button[value=post]")


def test_a_post_with_rolls_feels_like_one_act_and_the_browser_checks_the_dice(stage: Stage) -> None:
    lea, tom = stage.page("Lea"), stage.page("Tom")
    post(lea, "Ilse climbs.\n\n[[1d20+5 vs 15 # The stair]]\n\nThen she counts. [[2d6]]")
    expect(lea.locator("#text")).to_have_value("")
    expect(lea.locator("#p1 .roll")).to_have_count(2)
    expect(lea.locator("#p1 .roll__checked")).to_have_text(["checked in your browser"] * 2)
    expect(lea.locator("#fallen .roll")).to_have_count(0)
    expect(tom.locator("#p1 .roll").first).to_contain_text("The stair")
    expect(tom.locator("#p1 .roll__checked")).to_have_count(0)  # it was not Tom's browser
    drawn = stage.drawn()
    assert [body["req"]["client"] for body in drawn] == [True, True]
    assert drawn[0]["req"]["nonce"] != drawn[1]["req"]["nonce"]
    assert lea.evaluate("Object.keys(sessionStorage).filter((key) => key.startsWith('tirada:roll'))") == []
    # The same form works for the next post.
    post(lea, "Again [[1d4]]")
    expect(lea.locator("#p2 .roll__checked")).to_have_count(1)


def test_the_roll_in_the_tray_is_the_browsers_own_too(stage: Stage) -> None:
    lea = stage.page("Lea")
    lea.fill("#text", "Ilse jumps.")
    lea.click("[data-opens=tray]")
    lea.fill("#expression", "2d6+1")
    lea.fill("#reason", "The gap")
    post(lea)
    expect(lea.locator("#p1 .roll")).to_contain_text("The gap")
    assert [body["req"]["client"] for body in stage.drawn()] == [True]


def test_an_answer_that_is_lost_is_asked_for_again_and_gives_the_same_roll(stage: Stage) -> None:
    lea = stage.page("Lea")
    lost: list[str] = []

    def lose(route: Route) -> None:
        if not lost:
            lost.append(route.request.post_data or "")
            route.fetch()  # the server has drawn and recorded
            route.abort()
        else:
            assert route.request.post_data == lost[0]
            route.continue_()

    lea.route("**/draft/rolls/*/", lose)
    post(lea, "Ilse listens. [[1d20 # The door]]")
    expect(lea.locator("#p1 .roll__checked")).to_have_count(1)
    assert len(stage.drawn()) == 1
    assert lost


def test_a_server_killed_between_draw_and_answer_gives_the_recorded_roll_after_a_reload(stage: Stage) -> None:
    lea = stage.page("Lea")
    recorded: list[Any] = []

    def kill(route: Route) -> None:
        if not recorded:
            recorded.append(route.fetch().json())
            stage.server.stop(signal.SIGKILL)
        route.abort()

    lea.route("**/draft/rolls/*/", kill)
    post(lea, "Ilse waits. [[1d20 # The dark]]")
    expect(lea.locator("#compose")).to_have_attribute("aria-busy", "true")
    expect(lea.locator("#answer")).to_contain_text("nothing is lost", timeout=30_000)
    assert lea.input_value("#text") == "Ilse waits. [[1d20 # The dark]]"
    lea.unroute("**/draft/rolls/*/")
    stage.server.start()
    lea.reload()
    # The page asks for the lost answer by itself, and shows what fell.
    expect(lea.locator("#fallen .roll__checked")).to_have_count(1)
    assert lea.input_value("#text") == "Ilse waits. [[#1]]"
    assert [body["dice"] for body in stage.drawn()] == [recorded[0]["entry"]["body"]["dice"]]
    post(lea)
    expect(lea.locator("#p1 .roll")).to_contain_text("The dark")
    assert len(stage.drawn()) == 1


def test_a_server_killed_before_the_draw_draws_once_when_it_is_asked_again(stage: Stage) -> None:
    lea = stage.page("Lea")

    def kill(route: Route) -> None:
        stage.server.stop(signal.SIGKILL)
        route.abort()

    lea.route("**/draft/rolls/*/", kill, times=1)
    post(lea, "Ilse waits. [[1d20]]")
    expect(lea.locator("#answer")).to_contain_text("nothing is lost", timeout=30_000)
    kept = lea.evaluate(
        """() => {
            const key = Object.keys(sessionStorage).find((one) => one.startsWith("tirada:roll"));
            return JSON.parse(sessionStorage[key]).message.req;
        }"""
    )
    stage.server.start()
    post(lea)
    expect(lea.locator("#p1 .roll")).to_have_count(1)
    # The same question at the same head: nobody got a second try.
    assert [body["req"] for body in stage.drawn()] == [kept]


def test_two_who_roll_at_once_both_roll_once_and_see_who_was_first(stage: Stage) -> None:
    lea, tom = stage.page("Lea"), stage.page("Tom")
    said: list[str] = []
    lea.expose_function("heard", lambda text: said.append(text))
    lea.evaluate(
        """() => new MutationObserver(() => heard(document.querySelector(".composer__state").textContent))
            .observe(document.querySelector(".composer__state"), { childList: true, characterData: true, subtree: true })"""
    )
    asked: list[dict[str, Any]] = []

    def late(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "{}"))
        if len(asked) == 1:  # Lea holds the head; Tom rolls before her message arrives
            post(tom, "Aurelio is quick. [[1d6]]")
            expect(tom.locator("#p1 .roll")).to_have_count(1)
        route.continue_()

    lea.route("**/draft/rolls/*/", late)
    post(lea, "Ilse is late. [[1d20 # The race]]")
    expect(lea.locator("#p2 .roll__checked")).to_have_count(1)
    assert len(asked) == 2
    first, second = asked
    assert first["req"]["nonce"] != second["req"]["nonce"]
    assert first["req"]["ctx"] != second["req"]["ctx"]
    assert first["retry"] != second["retry"]
    assert any("Somebody rolled first (no. 1" in text for text in said)
    assert len(stage.drawn()) == 2


def test_a_bound_draft_survives_a_reload_and_waits_in_the_thread(stage: Stage) -> None:
    lea, tom = stage.page("Lea"), stage.page("Tom")
    lea.route("**/write/", lambda route: route.abort())
    post(lea, "Ilse knocks. [[1d20 # The gate]] Nobody answers.")
    expect(lea.locator("#answer")).to_contain_text("nothing is lost")
    expect(tom.locator(".loose")).to_contain_text("Rolled, not yet posted. Ilse")
    lea.unroute("**/write/")
    lea.reload()
    expect(lea.locator("#fallen .roll")).to_contain_text("The gate")
    assert lea.input_value("#text") == "Ilse knocks. [[#1]] Nobody answers."
    expect(lea.locator("#speaker option:not(:disabled)")).to_have_count(1)
    lea.fill("#text", "Ilse knocks twice. [[#1]] Nobody answers.")
    post(lea)
    expect(lea.locator("#p1")).to_contain_text("knocks twice")
    expect(tom.locator("#p1 .roll")).to_contain_text("The gate")
    expect(tom.locator(".loose")).to_have_count(0)
    expect(lea.locator("#speaker option:disabled")).to_have_count(0)
    assert len(stage.drawn()) == 1


def test_a_server_that_lies_about_the_dice_is_found_out(stage: Stage) -> None:
    lea = stage.page("Lea")

    def lie(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        dice = body["entry"]["body"]["dice"]
        dice[0][1] = dice[0][1] % 20 + 1
        route.fulfill(response=answer, json=body)

    lea.route("**/draft/rolls/*/", lie)
    post(lea, "Ilse doubts. [[1d20]]")
    expect(lea.locator("#answer")).to_contain_text("does not hold")
    assert lea.locator("#p1").count() == 0
    assert lea.evaluate("Object.keys(localStorage).some((key) => key.startsWith('tirada:doubt:'))")


def test_without_javascript_the_server_rolls_and_the_page_of_the_roll_says_so(stage: Stage) -> None:
    lea = stage.page("Lea", java_script_enabled=False)
    post(lea, "Ilse climbs. [[1d20 # By hand]]")
    expect(lea.locator("#p1 .roll")).to_contain_text("By hand")
    assert [body["req"]["client"] for body in stage.drawn()] == [False]
    lea.click("#p1 .roll__no")
    expect(lea.locator("main")).to_contain_text("The server alone")


def test_a_browser_that_cannot_check_signatures_leaves_the_dice_to_the_server(stage: Stage) -> None:
    lea = stage.browser("Lea").new_page()
    lea.add_init_script(
        "SubtleCrypto.prototype.importKey = () => Promise.reject(new DOMException('', 'NotSupportedError'))"
    )
    lea.goto(stage.scene)
    post(lea, "Ilse climbs. [[1d20]]")
    expect(lea.locator("#p1 .roll")).to_have_count(1)
    expect(lea.locator("#p1 .roll__checked")).to_have_count(0)
    assert [body["req"]["client"] for body in stage.drawn()] == [False]
    lea.goto(f"{stage.server.url}{lea.get_attribute('#p1 .roll__no', 'href')}")
    expect(lea.locator("[data-verify]")).to_contain_text("cannot check signatures")
    expect(lea.locator("[data-verify-where]")).to_have_text("by our server")


def test_a_roll_without_a_post_is_the_browsers_own_and_a_lost_answer_makes_no_second_one(
    stage: Stage,
) -> None:
    lea, tom = stage.page("Lea"), stage.page("Tom")
    lea.click("[data-opens=tray]")
    lea.fill("#expression", "2d6+1")
    lea.fill("#reason", "The gap")
    lost: list[str] = []

    def lose(route: Route) -> None:
        sent = route.request.post_data or ""
        if "message=" in sent and not lost:
            lost.append(sent)
            route.fetch()
            route.abort()
        else:
            assert "message=" not in sent or sent == lost[0]
            route.continue_()

    lea.route("**/roll-now/", lose)
    lea.click("button[value=open]")
    expect(lea.locator(".loose .roll__checked")).to_have_count(1)
    expect(lea.locator("#expression")).to_have_value("")
    expect(lea.locator("button[value=open]")).to_be_focused()
    expect(lea.locator(".loose .roll")).to_be_in_viewport()
    expect(tom.locator(".loose")).to_contain_text("The gap")
    expect(tom.locator(".roll__checked")).to_have_count(0)
    assert lost
    assert [body["req"]["client"] for body in stage.drawn()] == [True]
    lea.unroute("**/roll-now/")
    lea.fill("#expression", "1d4")
    lea.click("button[value=open]")
    expect(lea.locator(".loose .roll")).to_have_count(2)
    assert len(stage.drawn()) == 2


IMPATIENT = "const wait = setTimeout; window.setTimeout = (act, pause, ...said) => wait(act, Math.min(pause, 20), ...said)"


def test_a_roll_whose_answer_never_came_is_shown_when_its_button_is_pressed_again(stage: Stage) -> None:
    lea = stage.browser("Lea").new_page()
    lea.add_init_script(IMPATIENT)
    lea.goto(stage.scene)
    lea.click("[data-opens=tray]")
    lea.fill("#expression", "3d6 # The fog")
    sent: list[str] = []

    def lose(route: Route) -> None:
        if "message=" in (route.request.post_data or ""):
            sent.append(route.request.post_data or "")
            route.fetch()
            route.abort()
        else:
            route.continue_()

    lea.route("**/roll-now/", lose)
    lea.click("button[value=open]")
    expect(lea.locator("#answer")).to_contain_text("nothing is lost")
    lea.unroute("**/roll-now/")
    lea.click("button[value=open]")
    expect(lea.locator(".loose .roll__checked")).to_have_count(1)
    expect(lea.locator("#expression")).to_have_value("")
    assert lea.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('tirada:doubt:'))") == []
    assert len(set(sent)) == 1
    assert len(stage.drawn()) == 1


def test_a_connection_that_is_cut_between_two_dice_accuses_nobody_and_shows_what_fell(stage: Stage) -> None:
    lea = stage.browser("Lea").new_page()
    lea.add_init_script(IMPATIENT)
    lea.goto(stage.scene)
    lea.route("**/ledger/*.js", lambda route: route.abort())  # what rolls and checks has not come yet
    post(lea, "Ilse leaps. [[1d20 # The gap]] Then she looks back. [[1d6]]")
    expect(lea.locator("#answer")).to_contain_text("nothing is lost")
    assert stage.drawn() == []
    lea.unroute("**/ledger/*.js")
    lea.route("**/draft/rolls/1/", lambda route: route.abort())
    post(lea)
    expect(lea.locator("#fallen .roll")).to_contain_text("The gap")
    expect(lea.locator("#answer")).to_contain_text("nothing is lost")
    expect(lea.locator("#speaker option:not(:disabled)")).to_have_text(["Ilse"])
    lea.unroute("**/draft/rolls/1/")
    post(lea)
    expect(lea.locator("#p1 .roll")).to_have_count(2)
    expect(lea.locator(".composer__state")).to_have_text("")
    assert len(stage.drawn()) == 2


def test_a_sealed_roll_is_checked_by_the_game_master_and_a_blind_one_by_nobody_yet(stage: Stage) -> None:
    gina, lea = stage.page("Gina"), stage.page("Lea")
    gina.click("[data-opens=tray]")
    gina.fill("#expression", "1d100")
    gina.click("button[value=sealed]")
    expect(gina.locator(".loose .roll__checked")).to_have_count(1)
    lea.click("[data-opens=tray]")
    lea.fill("#expression", "1d20")
    lea.click("button[value=blind]")
    expect(lea.locator(".loose .roll")).to_have_count(2)
    expect(lea.locator("#answer")).to_have_text("")
    assert stage.drawn() == []
    for place in (2, 1):
        opening = gina.get_by_role("button", name="Open the seal")
        expect(opening).to_have_count(place)
        opening.first.click()
        expect(opening).to_have_count(place - 1)
    reveals = [entry["body"] for entry in stage.ledger()["entries"] if entry["envelope"]["type"] == "reveal"]
    assert [body["payload"]["req"]["client"] for body in reveals] == [True, True]


def test_where_the_table_agrees_a_player_rolls_sealed_and_opens_it_before_everybody(stage: Stage) -> None:
    gina = stage.page("Gina")
    gina.goto(f"{stage.server.url}/campaigns/{stage.slug}/agreements/change/")
    gina.check("[name=sealing][value=players]")
    gina.click("main .button--main")
    expect(gina.locator("main")).to_contain_text("Players too; the game master sees what fell")
    lea, tom = stage.page("Lea"), stage.page("Tom")
    lea.click("[data-opens=tray]")
    lea.fill("#expression", "1d999 # Under the cloak")
    lea.get_by_text("About the seal").click()
    lea.select_option("#opens", "3")
    lea.click("button[value=sealed]")
    expect(lea.locator(".loose .roll__checked")).to_have_count(1)
    expect(lea.locator(".loose .roll")).to_contain_text("It opens by itself on")
    expect(tom.locator(".loose .roll")).to_contain_text("It opens by itself on")
    expect(tom.locator(".loose")).not_to_contain_text("1d999")
    assert stage.drawn() == []
    lea.get_by_role("button", name="Open the seal").click()
    expect(tom.locator(".loose .roll")).to_contain_text("Under the cloak")


@pytest.fixture
def another_site() -> Iterator[Callable[[str], str]]:
    """Serves one page at another address; browsers let no page that came from nowhere frame one of this machine."""
    said: list[bytes] = []

    class Forum(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(said[-1])

        def log_message(self, *said: Any) -> None:
            """Nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Forum)
    Thread(target=server.serve_forever, daemon=True).start()

    def serve(page: str) -> str:
        said.append(page.encode())
        return f"http://localhost:{server.server_port}/"

    yield serve
    server.shutdown()
    server.server_close()


def test_a_frame_on_another_site_shows_its_icons_and_leads_to_a_page_that_checks(
    stage: Stage, another_site: Callable[[str], str]
) -> None:
    post(lea := stage.page("Lea"), "Ilse climbs. [[1d20+5 vs 15]]")
    expect(lea.locator("#p1 .roll")).to_have_count(1)
    code = lea.locator("#p1 .roll__no").get_attribute("data-code")
    elsewhere = stage.browser(None).new_page()
    heard: list[str] = []
    elsewhere.on("console", lambda said: heard.append(said.text))
    forum = (
        f'<iframe src="{stage.server.url}/r/{code}/embed" width="480" height="120"'
        ' sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>'
    )
    elsewhere.goto(another_site(forum))
    frame = elsewhere.frame_locator("iframe")
    expect(frame.locator(".roll__outcome .icon use")).to_have_attribute("href", re.compile("^#i-"))
    assert frame.locator(".roll").evaluate("card => card.getBoundingClientRect().bottom <= innerHeight")
    with elsewhere.context.expect_page() as opened:
        frame.locator(".roll__no").click()
    expect(opened.value.locator("[data-verify-where]")).to_have_text("in your browser")
    assert heard == []


def test_a_card_is_shared_without_leaving_the_thread(stage: Stage) -> None:
    post(lea := stage.page("Lea"), "Ilse waits. [[1d20+5]]")
    lea.context.grant_permissions(["clipboard-read", "clipboard-write"])
    card, here = lea.locator("#thread .roll").last, lea.url
    code = card.locator(".roll__no").get_attribute("data-code")
    link, dialog = card.locator(".roll__share"), lea.locator("dialog.share-dialog[open]")
    link.click()
    expect(dialog.locator("#copy-1")).to_have_value(f"{stage.server.url}/r/{code}")
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.locator("[data-copy='copy-1']")).to_have_text("Copied")
    assert lea.evaluate("navigator.clipboard.readText()") == f"{stage.server.url}/r/{code}"
    for label, place in (("BBCode", 2), ("Text", 5), ("HTML", 4)):
        dialog.locator(".tabs__tab", has_text=label).click()
        expect(dialog.locator(f"#copy-{place}")).to_be_visible()
    expect(dialog.locator("#copy-frame")).to_be_visible()
    lea.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(link).to_be_focused()
    lea.keyboard.press("Enter")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    assert lea.url == here


def test_without_a_script_a_card_leads_to_its_copy_box(stage: Stage) -> None:
    post(lea := stage.page("Lea"), "Ilse waits on. [[1d20+5]]")
    address = lea.locator("#thread .roll__share").last.get_attribute("href") or ""
    assert address.endswith("/share")
    plain = stage.browser(None, java_script_enabled=False).new_page()
    plain.goto(f"{stage.server.url}{address}")
    expect(plain.locator("#copy .copy__text").first).to_be_visible()
    expect(plain.locator("#copy")).to_be_in_viewport()
    expect(plain.locator(".share__close")).to_be_hidden()


def test_a_stranger_rolls_in_the_sandbox_with_randomness_of_their_own(stage: Stage) -> None:
    page = stage.browser(None).new_page()
    page.goto(f"{stage.server.url}/roll")
    page.fill("#dice", "4d6kh3 # Strength")
    page.click("main button[data-asks], main form[data-asks] button")
    page.wait_for_url("**/r/*")
    expect(page.locator("main")).to_contain_text("Strength")
    expect(page.locator("main")).to_contain_text("The player's browser added its own")
    expect(page.locator("[data-verify]")).to_have_attribute("data-verified", "holds")
    page.goto(f"{stage.server.url}/roll")
    expect(page.locator(".roll__checked")).to_have_count(1)
    page.fill("#dice", "4d6kx")
    page.click("main form[data-asks] button")
    expect(page.locator("#dice-error")).to_be_visible()  # the server says why, in the form itself
    page.goto(f"{stage.server.url}/roll/deathwatch/characteristic-test")
    page.fill("[name='inputs.score']", "45")
    page.click("button[data-asks]")
    page.wait_for_url("**/r/*")
    expect(page.locator("main")).to_contain_text("The player's browser added its own")


AMENDABLE = """
import json
from accounts.models import User
from campaigns.models import Campaign
from characters.actions import save_sheet
from characters.models import Character
from rules.actions import Place, roll_now
from rules.asking import ask_for_check
campaign = Campaign.objects.get(slug="SLUG")
campaign.system = "dark-heresy"
campaign.save()
lea, gina = (User.objects.get(username=name) for name in ("lea", "gina"))
ilse = Character.objects.get(campaign=campaign, name="Ilse")
save_sheet(gina, ilse, {"fate_current": 3, "fate_max": 3, "s": 40}, base_version=0)
ilse.refresh_from_db()
place = Place(scene=campaign.scenes.get().key, character=ilse, sheet=ilse.version, post_key="ab" * 16)
while True:
    asked = ask_for_check("dark-heresy", "characteristic-test", {"score": 40}, {}, "The gate")
    roll = roll_now(lea, campaign.ledger, asked, place)
    if not roll.outcome["success"]:
        break
"""


def test_an_amendment_is_the_browsers_own_draw_too(stage: Stage) -> None:
    stage.server.run(AMENDABLE.replace("SLUG", stage.slug))
    lea = stage.page("Lea")
    before = lea.url
    offer = lea.locator("form[data-asks].roll__offer button").first
    offer.focus()
    stage.server.run("from rules.models import Roll; Roll.objects.update(words={'reason': 'The other gate'})")
    lea.evaluate("document.dispatchEvent(new CustomEvent('tirada:changed'))")
    expect(lea.locator("main")).to_contain_text("The other gate")  # the card was drawn anew
    expect(offer).to_be_focused()
    offer.press("Enter")
    expect(lea.locator(".roll--amended")).to_have_count(1)
    expect(lea.locator(".roll--amended .roll__no")).to_be_focused()  # whoever uses keys goes on from there
    assert lea.url == before
    amendments = [
        entry["body"] for entry in stage.ledger()["entries"] if entry["envelope"]["type"] == "amend"
    ]
    assert [body["req"]["client"] for body in amendments] == [True]


# --- Checking afterwards


def test_a_stranger_checks_a_roll_in_the_browser(stage: Stage) -> None:
    lea = stage.page("Lea")
    post(lea, "Ilse climbs. [[1d20 vs 10 # The stair]]")
    link = lea.locator("#p1 .roll__no")
    expect(link).to_be_visible()
    address = f"{stage.server.url}{link.get_attribute('href')}"
    stranger = stage.browser(None).new_page()
    problems: list[str] = []
    stranger.on("console", lambda one: problems.append(one.text) if one.type == "error" else None)
    stranger.goto(address)
    panel = stranger.locator("[data-verify]")
    expect(panel).to_have_attribute("data-verified", "holds")
    expect(panel.locator("[data-verify-where]")).to_have_text("in your browser")
    expect(panel.locator(".steps > li[data-state=success]")).to_have_count(11)
    expect(stranger.locator("main")).to_contain_text(verifier.fingerprint())
    expect(stranger.locator("main")).to_contain_text("python -m rules verify")
    answer = stranger.request.get(f"{stage.server.url}/verifier.html")
    assert answer.body() == verifier.VERIFIER.read_bytes()
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert problems == []

    # A file that was changed on its way fails in the reader's own eyes, whatever the server wrote beside it.
    def tamper(route: Route) -> None:
        fetched = route.fetch()
        route.fulfill(response=fetched, body=fetched.body().replace(b"The stair", b"The chair"))

    stranger.route("**/r/*.json", tamper)
    stranger.goto(address)
    expect(panel).to_have_attribute("data-verified", "fails")
    expect(panel).to_contain_text("Step 11 (Words) fails at entry 1.")
    # Without a script the server's own verdict stands there and says whose it is.
    plain = stage.browser(None, java_script_enabled=False).new_page()
    plain.goto(address)
    expect(plain.locator("[data-verify-where]")).to_have_text("by our server")


ROLL_OF_A_GAME = """
from accounts.models import User
from campaigns.models import Campaign
from rules.actions import Place, roll_now
from rules.asking import ask_for_check
ask = ask_for_check("deathwatch", "characteristic-test", {"score": 45}, {}, "The stair")
gina = User.objects.get(username="gina")
print(roll_now(gina, Campaign.objects.get(slug="SLUG").ledger, ask, Place()).code)
"""


def test_of_a_game_the_browser_proves_the_dice_and_says_what_it_does_not_know(stage: Stage) -> None:
    say = ROLL_OF_A_GAME.replace("SLUG", stage.slug)
    code = stage.server.run(say).splitlines()[-1]
    page = stage.browser(None).new_page()
    page.goto(f"{stage.server.url}/r/{code}")
    panel = page.locator("[data-verify]")
    expect(panel).to_have_attribute("data-verified", "holds")
    expect(panel).to_contain_text("It does not know the rules of this game")
    expect(panel.locator(".steps > li[data-state=pending]")).to_have_count(1)
    expect(panel.locator(".steps > li[data-state=pending]")).to_contain_text("Outcome")


def test_a_whole_ledger_is_checked_in_the_browser(stage: Stage) -> None:
    lea = stage.page("Lea")
    post(lea, "Ilse counts. [[3d6]] [[1d4]]")
    expect(lea.locator("#p1 .roll")).to_have_count(2)
    lea.goto(f"{stage.server.url}/campaigns/{stage.slug}/rolls/")
    panel = lea.locator("[data-verify]")
    panel.locator("[data-verify-now]").click()
    expect(panel).to_have_attribute("data-verified", "holds")
    expect(panel).to_contain_text(
        "Entries: 5. Sealed: 0. Void: 0. Without a post: 0. Rolled by the server alone: 0."
    )
