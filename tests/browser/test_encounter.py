"""A fight run from a phone, while a player follows it at a desk."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from .conftest import Server

pytestmark = pytest.mark.browser

SET_UP = """
import json
from campaigns import actions
from campaigns.actions.turns import move_in
from campaigns.composition import compose
from campaigns.models import Membership, Role
from characters.actions import create_character, create_npcs
from tests.browser.people import signed_in
people = signed_in("Runa", "Lisel")
keys = {name: key for name, (_person, key) in people.items()}
runa, lisel = people["Runa"][0], people["Lisel"][0]
campaign = actions.create_campaign(runa, title="Fights", system="deathwatch", language="en", visibility="members")
Membership.objects.create(campaign=campaign, person=lisel, role=Role.PLAYER)
sheet = {"wounds_max": 20, "damage_taken": 0, "agility": 40}
ilse = create_character(lisel, campaign, name="Ilse", sheet=sheet)
create_npcs(runa, campaign, name="Cultist", count=3, sheet=sheet)
scene = actions.create_scene(runa, campaign, title="The gate")
move_in(runa, scene, ilse)
actions.publish_post(runa, scene, compose(campaign, "They come.", person=runa), speaker=None, retry_key=scene.key)
print(json.dumps({"scene": scene.pk, "ilse": ilse.pk, "keys": keys}))
"""


def signed_in(server: Server, make: Callable[..., BrowserContext], key: str, **options: object) -> Page:
    made = make(**options)
    made.add_cookies([{"name": "sessionid", "value": key, "url": server.url}])
    return made.new_page()


def choose(phone: Page, name: str) -> None:
    phone.locator(".fighters__one", has_text=name).first.locator("input[name=in]").check()


def choose_openly(page: Page, name: str) -> None:
    """So that nobody shares the sealed roll of those who are hidden."""
    one = page.locator(".fighters__one", has=page.locator("b", has_text=re.compile(f"^{name}$"))).last
    one.locator("input[name=in]").check()
    one.locator("summary").click()
    one.get_by_label("Hidden from the players").uncheck()


def fighter(phone: Page, name: str) -> object:
    return phone.locator(".order__one", has_text=name)


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without"])
def test_a_fight_is_run_from_a_phone(
    server: Server, context: Callable[..., BrowserContext], script: bool
) -> None:
    made = json.loads(server.run(SET_UP))
    phone = signed_in(server, context, made["keys"]["Runa"], java_script_enabled=script)
    phone.set_viewport_size({"width": 390, "height": 844})
    desk = signed_in(server, context, made["keys"]["Lisel"])
    scene = f"{server.url}/scenes/{made['scene']}/"
    desk.goto(scene)

    # Ilse by herself, three cultists as one line; initiative is rolled for all at once.
    phone.goto(f"{scene}encounter/")
    group = phone.locator(".fighters__one", has_text="as one line")
    group.locator("input[name=in]").check()
    group.locator("summary").click()
    group.get_by_label("Hidden from the players").uncheck()
    phone.click("button[value=start]")
    expect(phone.locator("h1")).to_have_text("Round 1")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    expect(phone.locator(".order__one")).to_have_count(2)
    expect(phone.locator(".order__number a")).to_have_count(2)
    expect(desk.locator("#encounter .order__one")).to_have_count(2)
    expect(desk.locator("#encounter")).to_contain_text("Cultist\u00a0×\u00a03")

    # Damage goes onto the sheet by the rules.
    ilse = phone.locator(".order__one", has_text="Ilse")
    ilse.locator("summary", has_text="Damage").click()
    ilse.locator("[name=amount]").fill("6")
    ilse.locator("button[value=harm]").click()
    expect(ilse).to_contain_text("6 of 20")

    # A condition for two rounds: it counts down with its bearer's turns, and the player sees it live.
    ilse.locator("summary", has_text="Condition").click()
    ilse.locator("[name=words]").fill("on fire")
    ilse.locator("[name=rounds]").select_option("2")
    ilse.locator("button[value=condition]").click()
    expect(ilse.locator(".order__conditions")).to_contain_text("on fire 2 rounds")
    expect(desk.locator("#encounter")).to_contain_text("on fire")
    for _turn in range(6):
        before = phone.input_value("[name=seen]")
        phone.click("button[value=next]")
        expect(phone.locator("[name=seen]")).not_to_have_value(before)
        expect(phone.locator("#messages")).to_have_text("")
        if not ilse.locator(".order__conditions").count():
            break
    expect(ilse.locator(".order__conditions")).to_have_count(0)
    expect(desk.locator("#encounter")).not_to_contain_text("on fire")
    expect(desk.locator("#p1")).to_contain_text("Round 1 is over.")

    # Taken back: the condition is there again; so is everything before, to the blow itself.
    phone.click("button[value=undo]")
    expect(ilse.locator(".order__conditions")).to_contain_text("on fire 1 round")
    for _step in range(20):
        if not phone.locator("button[value=undo]").count():
            break
        before = phone.input_value("[name=seen]")
        phone.click("button[value=undo]")
        expect(phone.locator("[name=seen]")).not_to_have_value(before)
    expect(ilse).to_contain_text("0 of 20")
    expect(phone.locator("h1")).to_have_text("Round 1")
    expect(desk.locator("#p1")).to_contain_text("Runa takes back: Ilse takes 6 damage.")

    # What the game knows stands on her sheet too; and the fight goes on from the game master's first page.
    ilse.locator("summary", has_text="Condition").click()
    ilse.locator("select[name=key]").select_option(label="prone")
    ilse.locator("button[value=condition]").click()
    expect(desk.locator("#encounter")).to_contain_text("prone")
    sheet = desk.context.new_page()
    sheet.goto(f"{server.url}/characters/{made['ilse']}/versions/")
    expect(sheet.locator("main")).to_contain_text("In the encounter: prone")
    sheet.close()
    phone.goto(f"{server.url}/gm/")
    task = phone.locator(".task", has_text="It is the turn of")
    expect(task).to_contain_text("Round 1.")
    on = desk.locator("#encounter .order__one--on .order__name")
    was = on.inner_text()
    task.get_by_role("button", name="Next turn").click()
    expect(on).not_to_have_text(was)
    expect(task).to_contain_text("It is the turn of")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    phone.goto(f"{scene}encounter/")

    # The end: the panel is gone, the thread says so.
    phone.locator("summary", has_text="End the encounter").click()
    phone.click("button[value=end]")
    phone.wait_for_url(scene)
    expect(desk.locator("#p1")).to_contain_text("Runa ends the encounter")
    expect(desk.locator("#encounter .order__one")).to_have_count(0)


ROLLED = """
import json
from campaigns.models import Encounter
found = Encounter.objects.filter(scene={scene}).latest("pk")
rows = found.participants.select_related("roll__entry")
print(json.dumps({{
    "running": found.is_running,
    "rolls": sorted(row.roll.number for row in rows if row.roll),
    "own": [json.loads(row.roll.entry.body)["req"]["client"] for row in rows if row.roll and row.roll.entry.body],
}}))
"""


def rolled(server: Server, scene: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(server.run(ROLLED.format(scene=scene)).splitlines()[-1])
    return found


def lose_answers(page: Page, *places: int) -> list[Route]:
    """Of the messages by which rolls are asked for, these reach the server, and their answers are lost."""
    came: list[Route] = []

    def on_the_way(route: Route) -> None:
        if "message=" not in (route.request.post_data or ""):
            route.continue_()
            return
        came.append(route)
        if len(came) - 1 in places:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    page.route("**/encounter/", on_the_way)
    return came


def test_the_browser_rolls_initiative_and_a_lost_answer_makes_no_second_roll(
    server: Server, context: Callable[..., BrowserContext]
) -> None:
    made = json.loads(server.run(SET_UP))
    page = signed_in(server, context, made["keys"]["Runa"])
    page.goto(f"{server.url}/scenes/{made['scene']}/encounter/")
    for name in ("Ilse", "Cultist 2"):
        choose_openly(page, name)

    # The first answer gets lost on the way: asked again, it is the same roll.
    came = lose_answers(page, 0)
    page.click("button[value=start]")
    expect(page.locator("h1")).to_have_text("Round 1")
    page.wait_for_load_state()  # its scripts listen
    assert len(came) == 3
    found = rolled(server, made["scene"])
    assert found["running"]
    assert len(found["rolls"]) == 2
    assert found["own"] == [True, True]

    # Two come in later; the connection is gone after the first roll, and the page is closed. When it is opened again, the roll that
    # fell is there, and the game master goes on with the other.
    page.unroute("**/encounter/")
    lose_answers(page, *range(20))
    page.locator("summary", has_text="Bring somebody in").click()
    for name in ("Cultist", "Cultist 3"):
        choose_openly(page, name)
    page.click("button[value=join]")
    expect(page.locator("#asking")).to_contain_text("nothing is lost", timeout=30_000)
    page.unroute("**/encounter/")
    page.reload()
    expect(page.locator(".order--run .order__one")).to_have_count(3)
    expect(page.locator("#not-rolled li")).to_have_count(1)
    page.click("#not-rolled button[value=roll]")
    expect(page.locator(".order--run .order__one")).to_have_count(4)
    expect(page.locator("#not-rolled")).to_have_count(0)
    assert len(rolled(server, made["scene"])["rolls"]) == 4


def test_bad_input_says_why_and_keeps_what_was_typed(
    server: Server, context: Callable[..., BrowserContext]
) -> None:
    made = json.loads(server.run(SET_UP))
    page = signed_in(server, context, made["keys"]["Runa"])
    said = page.locator("#messages")
    page.goto(f"{server.url}/scenes/{made['scene']}/encounter/")
    page.locator("input[name=in]:checked").first.uncheck()
    group = page.locator(".fighters__one", has_text="as one line")
    group.locator("input[name=in]").check()
    group.locator("summary").click()
    group.get_by_label("Side").fill("The drowned")
    group.locator("input[name=in]").uncheck()
    page.click("button[value=start]")
    expect(said).to_contain_text("Nobody would fight.")
    expect(group.locator("[name^=side]")).to_have_value("The drowned")
    choose(page, "Ilse")
    page.click("button[value=start]")
    expect(page.locator("h1")).to_have_text("Round 1")
    page.wait_for_load_state()  # its scripts listen

    ilse = page.locator(".order__one", has_text="Ilse")
    ilse.locator("summary", has_text="Damage").click()
    ilse.locator("[name=amount]").fill("-4")
    ilse.locator("button[value=harm]").click()
    expect(said).to_contain_text("Damage is a number from 1 to 1000.")
    expect(ilse.locator("[name=amount]")).to_have_value("-4")
    ilse.locator("summary", has_text="Condition").click()
    ilse.locator("select[name=rounds]").select_option("3")
    ilse.locator("button[value=condition]").click()
    expect(said).to_contain_text("Choose a condition, or write one.")
    expect(ilse.locator("select[name=rounds]")).to_have_value("3")
    ilse.locator("summary", has_text="More").click()
    ilse.locator("[name=number]").fill("soon")
    ilse.locator("button[value=initiative]").click()
    expect(said).to_contain_text("Initiative is a whole number.")
    expect(ilse.locator("[name=number]")).to_have_value("soon")

    # What is refused outright says so too: the line is gone, or the server cannot be reached.
    ilse.locator("[name=number]").evaluate("field => { field.form.elements.participant.value = '0'; }")
    ilse.locator("button[value=initiative]").click()
    expect(said).to_contain_text("may have changed meanwhile")
    page.route("**/encounter/", lambda route: route.abort())
    page.click("button[value=next]")
    expect(said).to_contain_text("could not be sent")
