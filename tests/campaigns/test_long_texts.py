"""What is too long for its place is refused in the reader's language, and stands in the answer as it was typed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.test import Client

from accounts.models import User
from campaigns import actions
from campaigns.actions import requests as asking
from campaigns.actions import turns as keeping
from campaigns.actions.encounters import Line, start_encounter
from campaigns.actions.requests import Wanted
from campaigns.models import AuditEntry, Campaign, Participant, RollAnswer
from characters.models import LifeEvent
from rules.models import Roll
from tests.playing import play
from tests.table import Table

LONG = "x" * 10_000


@pytest.fixture
def busy(table: Table) -> Table:
    """Everybody reads Spanish; there is a second scene with an encounter, a roll, and a request that waits for Mara."""
    play(table, "dark-heresy")
    User.objects.update(language="es")
    for character in (table.mara, table.tadeo):
        keeping.move_in(table.greta, table.scene, character)
    table.scene.refresh_from_db()
    table.post(table.greta, "[[1d20]]", speaker=None)
    asking.request_rolls(table.greta, table.scene, [table.mara], Wanted("s"), retry_key="asked")
    fight = actions.create_scene(table.greta, table.campaign, title="The fight")
    start_encounter(table.greta, fight, [Line((table.mara,)), Line((table.ossen,))])
    actions.create_chapter(table.greta, Campaign.objects.get(), "One")
    return table


BOXES: list[tuple[str, str, dict[str, str], int]] = [
    ("/scenes/{scene}/life/", "reason", {"do": "pause"}, 200),
    ("/scenes/{scene}/life/", "summary", {"do": "close"}, 4_000),
    ("/scenes/{scene}/turns/", "side", {"do": "in", "character": "{ossen}"}, 40),
    ("/scenes/{scene}/merge/", "words", {"target": "{fight}"}, 500),
    ("/scenes/{scene}/encounter/", "notation", {"do": "start", "in": "{mara}"}, 80),
    ("/scenes/{scene}/encounter/", "side-{mara}", {"do": "start", "in": "{mara}"}, 40),
    ("/scenes/{fight}/encounter/", "words", {"do": "condition", "participant": "{line}"}, 60),
    ("/scenes/{fight}/encounter/", "shown_as", {"do": "show", "participant": "{line}"}, 80),
    ("/scenes/{scene}/rolls/1/remark/", "text", {"code": "remark"}, 300),
    ("/requests/{request}/{answer}/decline/", "words", {}, 200),
    ("/campaigns/{slug}/order/", "title", {"do": "chapter"}, 120),
    ("/campaigns/{slug}/members/change/", "words", {"do": "remove", "member": "{member}"}, 500),
    ("/campaigns/{slug}/npcs/", "tags", {"do": "sort", "npc": "{ossen}"}, 400),
    ("/characters/{mara}/life/step/", "comment", {"do": "die"}, 2_000),
    ("/characters/{mara}/sheet/", "why", {"do": "save"}, 200),
]


def test_a_box_beside_a_button_comes_back_whole_with_everything_that_was_sent(busy: Table) -> None:
    names, before = names_of(busy), everything(busy)
    for address, box, more, most in BOXES:
        sent = {name: value.format(**names) for name, value in more.items()}
        refused = busy.client(busy.greta).post(address.format(**names), {**sent, box.format(**names): LONG})
        said, which = refused.content.decode(), f"{address} {box}"
        assert refused.status_code == 422, which
        assert f"Aquí caben {spaced(most)} caracteres y hay {spaced(10_000)}." in said, which
        assert f">\n{LONG}</textarea>" in said, which
        for name, value in sent.items():
            assert f'name="{name}" value="{value}"' in said, which
    assert everything(busy) == before


def spaced(number: int) -> str:
    """As Spanish writes it."""
    return f"{number:,}".replace(",", "\N{NO-BREAK SPACE}")


def names_of(table: Table) -> dict[str, Any]:
    answer = RollAnswer.objects.get()
    line = Participant.objects.order_by("pk")[0]
    ben = table.campaign.memberships.get(person=table.ben)
    return {
        "scene": table.scene.pk,
        "fight": line.encounter.scene_id,
        "slug": table.campaign.slug,
        "mara": table.mara.pk,
        "ossen": table.ossen.pk,
        "request": answer.request_id,
        "answer": answer.pk,
        "line": line.pk,
        "member": ben.pk,
    }


def everything(table: Table) -> tuple[int, ...]:
    return (
        AuditEntry.objects.count(),
        LifeEvent.objects.count(),
        table.mara.versions.count(),
        RollAnswer.objects.filter(state="waiting").count(),
    )


def test_a_shortened_text_is_sent_from_the_refusal_itself(busy: Table) -> None:
    browser, address = busy.client(busy.greta), f"/scenes/{busy.scene.pk}/life/"
    said = browser.post(address, {"do": "pause", "reason": LONG}).content.decode()
    assert f'action="{address}"' in said
    assert re.search(r'<input type="hidden" name="do" value="pause">', said)
    browser.post(address, {"do": "pause", "reason": "Holidays"})
    busy.scene.refresh_from_db()
    assert busy.scene.pause_reason == "Holidays"


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (f"2d6 # {LONG}", "This has 10,006 characters; at most 512 can be read."),
        (f"2d6 # {'x' * 400}", "What is at stake: there is room for 300 characters; this has 400."),
    ],
)
def test_the_sandbox_says_what_is_too_long_and_keeps_it(typed: str, sentence: str) -> None:
    refused = Client().post("/roll", {"dice": typed, "retry": "once"})
    assert refused.status_code == 422
    assert sentence in refused.content.decode()
    assert f'value="{typed}"' in refused.content.decode()
    assert not Roll.objects.exists()


def test_what_is_at_stake_is_never_cut(busy: Table) -> None:
    browser, names = busy.client(busy.greta), names_of(busy)
    sent = {"do": "ask", "character": names["mara"], "check": "s", "reason": LONG, "retry": "other"}
    refused = browser.post(f"/scenes/{busy.scene.pk}/requests/new/", sent)
    assert refused.status_code == 422
    assert "Qué te juegas: caben 300 caracteres y hay 10.000." in refused.content.decode()
    assert LONG in refused.content.decode()
    number = Roll.objects.order_by("number")[0].number
    ruling = browser.post(f"/scenes/{busy.scene.pk}/rolls/{number}/ruling/", {"total": "3", "reason": LONG})
    assert f"Aquí caben 300 caracteres y hay {spaced(10_000)}." in ruling.content.decode()
    assert LONG in ruling.content.decode()
    post = busy.client(busy.ava).post(
        f"/scenes/{busy.scene.pk}/write/",
        {"do": "post", "text": f"[[S # {LONG}]]", "speaker": names["mara"], "retry": "third"},
    )
    assert post.status_code == 422
    assert "caben 300 caracteres" in post.content.decode()


def test_no_box_lets_the_browser_cut_what_is_pasted(busy: Table) -> None:
    names = names_of(busy)
    for address in (
        "/campaigns/new/",
        "/settings/",
        "/roll",
        "/campaigns/{slug}/settings/",
        "/campaigns/{slug}/members/",
        "/scenes/{scene}/",
        "/scenes/{scene}/encounter/",
        "/characters/{mara}/sheet/",
        "/characters/{mara}/texts/",
    ):
        page = busy.client(busy.greta).get(address.format(**names))
        assert page.status_code == 200, address
        boxes = re.findall(r"<(?:input|textarea)[^>]*maxlength[^>]*>", page.content.decode())
        assert [box for box in boxes if 'id="jump"' not in box] == [], address
