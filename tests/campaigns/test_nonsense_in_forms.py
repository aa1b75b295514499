"""Every form of a game master's pages, filled in with nonsense: each is answered in words, whatever button is pressed."""

from __future__ import annotations

from typing import Any

import pytest

from campaigns import actions
from campaigns.actions import encounters as fighting
from campaigns.actions import requests as asking
from campaigns.actions import turns as keeping
from campaigns.actions.encounters import Line
from campaigns.models import RollAnswer
from tests.playing import play
from tests.table import Table

NONSENSE = [
    "-1",
    "500",
    "\N{SUPERSCRIPT TWO}",
    "9" * 30,
    "\N{FIRE} <script>alert(1)</script>" + "x" * 3000,
    "9999-12-31T23:59",
]

FIELDS = """
address amount at_deadline blocks by campaign character check check_key comment count day days difficulty end expression face
first_day gm hidden in initiative key kind last_day lead leave leavers like line longest member members name notation note npc
number on participant places position proposal readers reason request retry role rounds scene seen shown_as side since source
start summary system tags target template text time_zone title to turns until version visibility waiting who words
"""

BUTTONS = {
    "/gm/act/": (
        "nudge extend pass wait approve-sheet approve-change remind-rolls close-request reveal open-scene pause-scene resume-scene "
        "resume-table next-turn juggle"
    ),
    "/scenes/{scene}/encounter/": (
        "start next previous undo join roll leave-out harm condition relief delay come-in now up down out falls show initiative "
        "take-over"
    ),
    "/scenes/{scene}/turns/": "wait in move out nudge deadline policy juggle",
    "/scenes/{scene}/turns/{character}/pass/": "pass",
    "/scenes/{scene}/turns/{character}/promise/": "promise",
    "/scenes/{scene}/life/": "pause template resume juggle",
    "/scenes/{scene}/settings/": "save",
    "/scenes/{scene}/requests/new/": "ask check",
    "/scenes/{scene}/requests/check/": "check",
    "/requests/{request}/change/": "deadline juggle",
    "/requests/{request}/{answer}/roll/": "roll",
    "/scenes/{scene}/hand-outs/new/": "save",
    "/scenes/{scene}/merge/": "merge",
    "/hand-outs/{handout}/show/": "some juggle",
    "/hand-outs/{handout}/change/": "save",
    "/campaigns/{slug}/order/": "up down place delete rename chapter",
    "/campaigns/{slug}/scenes/new/": "plan",
    "/campaigns/{slug}/members/change/": "role remove offer withdraw accept juggle",
    "/campaigns/{slug}/agreements/change/": "save",
    "/campaigns/{slug}/settings/": "save",
    "/campaigns/{slug}/invitations/": "invite",
    "/campaigns/{slug}/npcs/": "sort copy put juggle",
    "/campaigns/{slug}/characters/quick/": "make",
    "/characters/{npc}/life/step/": "approve juggle",
    "/characters/{npc}/life/hand-over/": "give",
    "/characters/{npc}/life/copies/": "copy",
    "/settings/absences/": "announce",
}
"""The addresses of forms, each with its buttons; none that ends what the others need."""

BY_HTMX = ("/gm/act/", "/scenes/{scene}/encounter/", "/campaigns/{slug}/order/")

PAGES = (
    "/campaigns/{slug}/scenes/new/?like={nonsense}&template={nonsense}&from={nonsense}",
    "/campaigns/{slug}/log/?kind={nonsense}&person={nonsense}&scene={nonsense}&since={nonsense}&until={nonsense}&page={nonsense}",
    "/campaigns/{slug}/npcs/?q={nonsense}&page={nonsense}",
    "/characters/{npc}/versions/?before={nonsense}",
    "/characters/{npc}/versions/compare/?from={nonsense}&to={nonsense}",
)


def places(table: Table) -> dict[str, Any]:
    play(table, "dark-heresy")
    for character in (table.mara, table.tadeo):
        keeping.move_in(table.greta, table.scene, character)
    wanted = asking.Wanted("ag", reason="Who slips?")
    asked = asking.request_rolls(table.greta, table.scene, [table.mara], wanted, retry_key="asked")
    fighting.start_encounter(table.greta, table.scene, [Line((table.mara,), initiative=3)])
    return {
        "scene": table.scene.pk,
        "slug": table.campaign.slug,
        "character": table.mara.pk,
        "npc": table.ossen.pk,
        "request": asked.pk,
        "answer": RollAnswer.objects.get(request=asked).pk,
        "handout": actions.make_handout(table.greta, table.scene, title="A key", source="Rusty").pk,
    }


@pytest.mark.parametrize("address", BUTTONS)
def test_nonsense_is_answered_in_words(table: Table, address: str) -> None:
    browser = table.client(table.greta)
    browser.raise_request_exception = False
    there = address.format(**places(table))
    headers = {"HX-Request": "true"} if address in BY_HTMX else {}
    failed = []
    for button in BUTTONS[address].split():
        for nonsense in NONSENSE:
            sent = dict.fromkeys(FIELDS.split(), nonsense) | {"do": button}
            answer = browser.post(there, sent, headers=headers)
            if answer.status_code >= 500 or b"<script>alert" in answer.content:
                failed.append((button, nonsense[:20], answer.status_code))
    assert not failed


@pytest.mark.parametrize("address", PAGES)
def test_nonsense_in_an_address_is_answered_in_words(table: Table, address: str) -> None:
    browser = table.client(table.greta)
    browser.raise_request_exception = False
    there = places(table)
    for nonsense in NONSENSE:
        answer = browser.get(address.format(nonsense=nonsense[:1000], **there))
        assert answer.status_code < 500, nonsense
        assert b"<script>alert" not in answer.content
