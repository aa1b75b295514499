"""A game master's week, on a phone and at a desk: dealing with what waits in place, an absence, and a pause that has no name."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Server

pytestmark = pytest.mark.browser

SET_UP = """
import json
from accounts.models import User
from campaigns import actions
from campaigns.actions import turns
from campaigns.composition import compose
from campaigns.models import Membership
from characters.actions import create_character

name = {name!r}
people = {{
    who: User.objects.create_user(f"{{who}}-{{name}}", f"{{who}}-{{name}}@example.org", "tirada", display_name=who.title())
    for who in ("greta", "ava", "ben")
}}
campaign = actions.create_campaign(people["greta"], title=f"Week {{name}}", system="dice", language="en")
scene = actions.create_scene(people["greta"], campaign, title=f"The well {{name}}")
for who, called in (("ava", "Mara"), ("ben", "Tadeo")):
    Membership.objects.create(campaign=campaign, person=people[who], role="player")
    turns.move_in(people["greta"], scene, create_character(people[who], campaign, name=called))
actions.publish_post(
    people["greta"],
    scene,
    compose(campaign, "The well goes down.", person=people["greta"]),
    speaker=None,
    retry_key=name,
)
turns.set_turns(people["greta"], scene, turns="everyone", days=2, at_deadline="nudge")
print(json.dumps({{"scene": scene.pk, "slug": campaign.slug}}))
"""

LATER = """
from datetime import timedelta
from django.utils import timezone
from campaigns.actions import tell_of_pauses
print(tell_of_pauses(timezone.now() + timedelta(hours=1)))
"""


def sign_in(page: Page, url: str, name: str) -> None:
    page.goto(f"{url}/account/login/")
    page.fill("[name=login]", name)
    page.fill("[name=password]", "tirada")
    page.click("main button.button--main")
    page.wait_for_url(f"{url}/")


def fits(page: Page) -> None:
    """Nothing stands out at the side."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("name", "width"), [("phone", 390), ("desk", 1280)])
def test_a_week_at_the_desk(
    server: Server, context: Callable[..., BrowserContext], name: str, width: int
) -> None:
    made: dict[str, Any] = json.loads(server.run(SET_UP.format(name=name)).splitlines()[-1])
    greta, ava, ben = (context().new_page() for _ in range(3))
    for page, who in ((greta, "greta"), (ava, "ava"), (ben, "ben")):
        page.set_viewport_size({"width": width, "height": 800})
        sign_in(page, server.url, f"{who}-{name}")
    desk, said = greta.locator("#desk"), greta.locator("#messages")
    greta.goto(f"{server.url}/gm/")
    row = greta.locator(f"#more-{made['scene']}")
    row.locator("summary").click()
    expect(row).to_contain_text("Mara")
    fits(greta)

    # A deadline is moved and Ben reminded where they stand; what was unfolded stays so, the button keeps the focus.
    until = row.locator(".task", has_text="Tadeo")
    before = until.inner_text()
    until.get_by_role("button", name="3 more days").click()
    expect(until).not_to_have_text(before)
    expect(row).to_have_attribute("open", "")
    until.get_by_role("button", name="Remind").click()
    expect(said).to_contain_text("A reminder is on its way.")
    expect(until).to_contain_text("reminded")
    until.get_by_role("button", name="Remind").click()
    expect(said).to_contain_text("within the last day")
    told = ben.get_by_text(f"“The well {name}” waits on you.")
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:  # it is written beside the request, and the page stands still
        ben.goto(f"{server.url}/notifications/")
        if told.count():
            break
        ben.wait_for_timeout(250)
    expect(told).to_have_count(1)

    # Ava says from her first page that she is away. The open desk knows at once, and offers no reminder.
    ava.goto(f"{server.url}/")
    ava.get_by_text("I will be away").click()
    today = ava.evaluate("new Date().toISOString().slice(0, 10)")
    ava.fill("#away-first_day", today)
    ava.fill("#away-last_day", today)
    ava.fill("#away-note", "On a train")
    ava.get_by_role("button", name="Let my tables know").click()
    expect(ava.locator("#messages")).to_contain_text("Your tables know")
    fits(ava)
    mara = row.locator(".task", has_text="Mara")
    expect(mara).to_contain_text("away until")
    expect(mara.get_by_role("button", name="Remind")).to_have_count(0)
    expect(row).to_have_attribute("open", "")
    ben.goto(f"{server.url}/scenes/{made['scene']}/")
    expect(ben.locator("main")).to_contain_text("Ava, who plays Mara, is away")

    # Ben writes: the desk sees it come.
    ben.fill("#text", "I hold the rope.")
    ben.click("button[value=post]")
    expect(ben.locator("#text")).to_have_value("")
    expect(row.locator(".task", has_text="Tadeo")).to_have_count(0)

    # Somebody asks for a pause. Nobody sees anything of it until the table is told, and then nobody sees who it was.
    agreements = f"{server.url}/campaigns/{made['slug']}/agreements/"
    ben.goto(agreements)
    fits(ben)
    ben.get_by_role("button", name="Stop all deadlines").click()
    expect(ben.locator("#messages")).to_contain_text("nobody learns who it was")
    expect(ben.locator("main")).not_to_contain_text("The table is paused")
    greta.reload()
    expect(desk).not_to_contain_text("is paused")
    assert server.run(LATER).splitlines()[-1] == "1"
    greta.reload()
    expect(desk).to_contain_text("The table is paused: no deadline runs.")
    for page in (greta, ava, ben):
        page.goto(f"{server.url}/campaigns/{made['slug']}/log/?kind=agreements")
        expect(page.locator("main")).to_contain_text("Somebody at the table asked for a pause")
        expect(page.locator(".news-list")).not_to_contain_text("Ben")
        fits(page)

    # They have talked. Greta lets it go on, from the desk.
    greta.goto(f"{server.url}/gm/")
    greta.get_by_role("button", name="Let deadlines run again").click()
    expect(said).to_contain_text("Deadlines run again.")
    expect(desk).not_to_contain_text("The table is paused")
    ava.goto(agreements)
    expect(ava.locator("main")).not_to_contain_text("The table is paused")

    # The members' page fits too, and Ava's own numbers are hers.
    for page, path in (
        (greta, f"/campaigns/{made['slug']}/members/"),
        (ava, "/pace/"),
        (ava, "/settings/absences/"),
    ):
        page.goto(f"{server.url}{path}")
        fits(page)
    ava.get_by_role("button", name="I am back").click()
    expect(ava.locator("#messages")).to_contain_text("Welcome back")
