"""Each game in browsers: a check rolled from the sheet, failed, paid for, on the sheet's version; damage applied and taken back; a
character handed over."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import Server
from tests.playing import SHEETS

pytestmark = pytest.mark.browser

# Dice must not decide whether there is something to see: checks fail, and what hits gets through.
SURE = {
    **SHEETS,
    "dark-heresy": {
        **SHEETS["dark-heresy"],
        "s": 20,
        "weapons": [{**SHEETS["dark-heresy"]["weapons"][0], "bonus": 10}],
    },
}

SET_UP = """
import json
from campaigns import actions
from campaigns.models import Membership, Role
from characters.actions import change_texts, create_character
from tests.browser.people import signed_in
people = signed_in("Gerda", "Lola", "Timo")
made = {}
gm, lola = people["Gerda"][0], people["Lola"][0]
for system, sheet in json.loads('''SHEETS''').items():
    campaign = actions.create_campaign(
        gm, title=f"Play {system}", system=system, language="en", visibility="members"
    )
    if system == "dark-heresy":
        campaign.house_rules = {"natural-100": "fumble"}
        campaign.save()
    for name in ("Lola", "Timo"):
        Membership.objects.create(campaign=campaign, person=people[name][0], role=Role.PLAYER)
    mara = create_character(lola, campaign, name="Mara", sheet=sheet, state="approved")
    change_texts(lola, mara, biography="", gm_notes="A twin in the city.", own_notes="I trust nobody.")
    scene = actions.create_scene(gm, campaign, title="The gate")
    made[system] = {"scene": scene.pk, "mara": mara.pk}
print(json.dumps({"keys": {name: key for name, (_, key) in people.items()}, "made": made}))
"""


@dataclass
class Stage:
    server: Server
    keys: dict[str, str]
    made: dict[str, dict[str, int]]

    def page(self, context: Callable[..., BrowserContext], name: str, path: str) -> Page:
        browser = context()
        browser.add_cookies([{"name": "sessionid", "value": self.keys[name], "url": self.server.url}])
        page = browser.new_page()
        page.goto(f"{self.server.url}{path}")
        return page


@pytest.fixture(scope="module")
def stage(server: Server) -> Stage:
    say = SET_UP.replace("SHEETS", json.dumps(SURE))
    made = json.loads(server.run(say))
    return Stage(server, made["keys"], made["made"])


@dataclass
class Played:
    """``check``: by the key of a link on the sheet, or by its ``name`` in the box for looking one up. ``spend``: the key of the
    amendment, none where the game has no such points. ``hurt``: the check that does damage, and its boxes; ``to_another``: the
    game master applies it."""

    check: str
    paid: str
    hurt: str
    name: str = ""
    difficulty: str = ""
    boxes: dict[str, str] = field(default_factory=dict)
    spend: str = ""
    hurt_boxes: dict[str, str] = field(default_factory=dict)
    to_another: dict[str, str] | None = None


PLAYED = {
    "deathwatch": Played(
        "strength", "2 of 3", "falling-damage", difficulty="-60", spend="reroll", hurt_boxes={"metres": "40"}
    ),
    "dark-heresy": Played(
        "s",
        "2 of 3",
        "damage-1",
        difficulty="-30",
        spend="reroll",
        to_another={"damage-soak.location": "head"},
    ),
    "hyperspace-d6": Played(
        "dexterity",
        "Improvement points2",
        "damage-brawl",
        difficulty="40",
        spend="improvement-die",
        to_another={},
    ),
    "starfinder": Played(
        "fall", "of 20", "fall", name="Fall", boxes={"height": "6"}, hurt_boxes={"height": "6"}
    ),
}


def last_card(page: Page) -> Locator:
    return page.locator(".loose--card .roll").last


def roll(page: Page, boxes: dict[str, str], difficulty: str = "") -> None:
    """What the open tray holds, without a post."""
    expect(page.locator("#tray")).to_be_visible()
    cards = page.locator(".loose--card .roll").count()
    if difficulty:
        page.select_option("#difficulty", difficulty)
    for key, value in boxes.items():
        page.fill(f'[name="inputs.{key}"]', value)
    page.click("button[name=how][value=open]")
    expect(page.locator(".loose--card .roll")).to_have_count(cards + 1)


@pytest.mark.parametrize("game", list(PLAYED))
def test_a_check_is_rolled_from_the_sheet_paid_for_and_damage_taken_back(
    stage: Stage, context: Callable[..., BrowserContext], game: str
) -> None:
    played, made = PLAYED[game], stage.made[game]
    character, scene = f"/characters/{made['mara']}/", f"/scenes/{made['scene']}/"
    gerda = stage.page(context, "Gerda", scene)
    lola = stage.page(context, "Lola", character)

    # From the sheet into the scene's tray, by the number itself or by the check's name.
    if played.name:
        lola.fill("#check", played.name)
        lola.click(".look-up button")
    else:
        lola.click(f'main a[href$="?check={played.check}"]')
    lola.wait_for_url("**/scenes/**")
    if game == "hyperspace-d6":
        lola.click("button[name=how][value=open]")
        expect(lola.locator("#answer")).to_contain_text("this is needed")
    roll(lola, played.boxes, played.difficulty)
    expect(gerda.locator(".loose--card .roll")).to_have_count(1)

    # It failed; the point is spent on the card, and everybody sees what came of it.
    if played.spend:
        expect(last_card(lola)).to_contain_text("Failure")
        offer = last_card(lola).locator(f'.roll__offer:has([name=key][value="{played.spend}"])')
        expect(offer).to_contain_text("→")
        expect(gerda.locator(".roll__offer [name=key]")).to_have_count(0)
        offer.locator("button").click()
        expect(lola.locator(".loose--card .roll--amended")).to_have_count(1)
        expect(gerda.locator(".loose--card .roll--amended")).to_have_count(1)
    else:
        last_card(lola).locator("form[action*=apply] button").click()
        expect(last_card(lola)).to_contain_text("version 2")
    expect(lola.locator("#aside")).to_contain_text(played.paid)
    lola.goto(f"{stage.server.url}{character}versions/")
    newest = lola.locator(".line-list > li").first
    expect(newest).to_contain_text("By roll 1")
    newest.locator("a").first.click()
    expect(lola.locator("main")).to_contain_text("What it changed")

    # Damage: told before it is applied, written as a version, taken back for all to see.
    lola.goto(f"{stage.server.url}{character}roll/?check={played.hurt}")
    roll(lola, played.hurt_boxes)
    number = last_card(lola).locator(".roll__no").inner_text()
    if played.to_another is not None:
        expect(last_card(gerda)).to_contain_text(number)
        last_card(gerda).locator("a[href*=apply]").click()
        gerda.select_option("#character", label="Mara")
        gerda.click("button[value=look]")
        for name, value in played.to_another.items():
            gerda.select_option(f'[name="{name}"]', value)
            gerda.click("button[value=look]")
        expect(gerda.locator("main [role=status]")).to_contain_text("→")
        gerda.click("button[value=apply]")
    else:
        last_card(lola).locator("form[action*=apply] button").click()
    gerda.goto(f"{stage.server.url}{scene}")
    undo = last_card(gerda).locator("form[action*=undo] button")
    expect(undo).to_contain_text("Undo: Mara")
    undo.click()
    expect(last_card(gerda).locator("form[action*=undo]")).to_have_count(0)
    lola.goto(f"{stage.server.url}{character}versions/")
    expect(lola.locator(".line-list > li").first).to_contain_text("Takes back what roll")


def test_who_plays_a_character_now_reads_what_it_knew(
    stage: Stage, context: Callable[..., BrowserContext]
) -> None:
    made = stage.made["dark-heresy"]
    character, scene = f"/characters/{made['mara']}/", f"/scenes/{made['scene']}/"
    gerda = stage.page(context, "Gerda", scene)
    gerda.fill("#text", "::: whisper Mara\nThe salt is poisoned.\n:::")
    gerda.click("button[value=post]")
    lola, timo = stage.page(context, "Lola", scene), stage.page(context, "Timo", scene)
    expect(lola.locator("#thread")).to_contain_text("The salt is poisoned.")
    expect(timo.locator("#thread")).not_to_contain_text("The salt is poisoned.")

    lola.goto(f"{stage.server.url}{character}life/")
    lola.select_option("[name=to]", label="Timo")
    lola.click('form[action*="hand-over"] button')
    lola.wait_for_url(f"**{character}")
    expect(lola.locator("main")).not_to_contain_text("A twin in the city.")
    expect(lola.locator("main")).not_to_contain_text("I trust nobody.")
    lola.goto(f"{stage.server.url}{scene}")
    expect(lola.locator("#thread")).not_to_contain_text("The salt is poisoned.")

    timo.goto(f"{stage.server.url}{character}")
    expect(timo.locator("main")).to_contain_text("A twin in the city.")
    expect(timo.locator("main")).not_to_contain_text("I trust nobody.")
    timo.goto(f"{stage.server.url}{scene}")
    expect(timo.locator("#thread")).to_contain_text("The salt is poisoned.")


AGAINST = """
import json
from accounts.models import User
from campaigns import actions
from campaigns.actions import turns as keeping
from campaigns.models import Membership, Role
from characters.actions import create_character
gm, lola, timo = (User.objects.get(username=name) for name in ("gerda", "lola", "timo"))
campaign = actions.create_campaign(gm, title="Against", system="dark-heresy", language="en", visibility="members")
scene = actions.create_scene(gm, campaign, title="The stairs")
for person, name in ((lola, "Ilse"), (timo, "Bram")):
    Membership.objects.create(campaign=campaign, person=person, role=Role.PLAYER)
    made = create_character(person, campaign, name=name, sheet={"s": 40, "states": ["prone"]}, state="approved")
    keeping.move_in(gm, scene, made)
for name in ("Drone", "Servitor"):
    made = create_character(gm, campaign, npc=True, name=name, sheet={"s": 30})
    keeping.move_in(gm, scene, made)
print(f"/scenes/{scene.pk}/", made.pk)
"""


def against(page: Page, check: str, whom: str) -> None:
    page.locator("label.pick", has_text=check).click()
    page.select_option("#against", label=whom)
    page.click("button[name=how][value=open]")


def test_two_roll_against_each_other_and_whoever_lies_stands_up(
    stage: Stage, context: Callable[..., BrowserContext]
) -> None:
    scene, servitor = stage.server.run(AGAINST).split()
    lola, timo, gerda = (stage.page(context, name, scene) for name in ("Lola", "Timo", "Gerda"))
    complaints: list[str] = []
    for page in (lola, gerda):
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)

    # Her browser asks with randomness of its own; the other side answers with a tap.
    lola.click("[data-opens=tray]")
    against(lola, "Strength", "Bram")
    mine = lola.locator(".request", has_text="Ilse against Bram")
    expect(mine).to_contain_text("1 of 2")
    expect(mine.locator(".roll__checked")).to_have_count(1)
    timo.locator(".request__line--you button").click()
    expect(mine).to_contain_text("2 of 2")
    # Of two of her own the game master's browser asks for both.
    gerda.goto(f"{stage.server.url}{scene}?speaker={servitor}&tray=open")
    against(gerda, "Strength", "Drone")
    both = gerda.locator(".request", has_text="Servitor against Drone")
    expect(both).to_contain_text("2 of 2")
    expect(both.locator(".roll__checked")).to_have_count(2)
    assert complaints == []

    # Beside the scene she stands up; it is a version of the sheet, which can be undone.
    stand_up = lola.locator("#aside button", has_text="Stand up")
    stand_up.click()
    expect(stand_up).to_have_count(0)
    lola.locator("#aside a", has_text="Whole sheet").click()
    newest = lola.locator("aside .line-list > li").first
    expect(newest).to_contain_text("Stand up")
    newest.locator("a").first.click()
    lola.click("button[value=undo]")
    expect(lola.locator("main button", has_text="Stand up")).to_have_count(1)


def test_a_map_is_clicked_and_worked_out(stage: Stage, context: Callable[..., BrowserContext]) -> None:
    page = stage.page(context, "Lola", "/rules/starfinder/path-cost/")
    page.fill('[name="inputs.speed"]', "9")
    page.click('[data-x="3"][data-y="2"]')
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator('[name="squares.path"]')).to_have_value("3,2 4,3")
    expect(page.locator("#result")).to_contain_text("2 squares")
    page.check('[name=brush][value="#"]', force=True)
    page.click('[data-x="0"][data-y="0"]')
    assert page.input_value("#map").startswith("#.......\n")
    assert_link(page, "A moves for 2 squares")


def assert_link(page: Page, sentence: str) -> None:
    expect(page.locator("#result a")).to_have_count(1)
    address = page.locator("#result a").get_attribute("href")
    page.goto(page.url.partition("/rules/")[0] + str(address))
    expect(page.locator("#result")).to_contain_text(sentence)
