"""What people and programs send that nobody should: it is refused in words or made harmless, and nothing is lost or shown by it."""

from __future__ import annotations

import asyncio
import time

import pytest
from channels.routing import URLRouter
from channels.testing import WebsocketCommunicator

from campaigns.composition import CannotCompose, compose
from campaigns.models import Draft, Post
from campaigns.pasting import from_bbcode, from_html
from campaigns.text import MOST_PARTS
from campaigns.urls import websocket_urlpatterns
from prose import render
from tests.table import Table

MALFORMED = [
    "**bold *both** italic*",
    "[link](javascript:alert(1))",
    "![x](//elsewhere.example/a.png)",
    "<script>alert(1)</script><img src=x onerror=alert(1)>",
    "```\nnever closed",
    "> " * 400 + "deep",
    "- " * 400 + "deep",
    "[" * 2000,
    "*" * 5000,
    "`" * 4999,
    "::: spoiler\n" * 40,
    "|a|b|\n|-|",
    "&#0;&#x202e;&notanentity;",
]


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_markdown_is_shown_as_it_can_be(text: str) -> None:
    begun = time.process_time()
    html = render(text)
    assert time.process_time() - begun < 5
    lowered = html.lower()
    assert "<script" not in lowered
    assert "<img" not in lowered
    assert "javascript:" not in lowered.replace("javascript:alert(1))", "").partition("href=")[2][:40]


@pytest.mark.parametrize(
    "text",
    [
        "[b][i]crossed[/b][/i]",
        "[quote=[quote]]x[/quote]",
        "[/b]closed before it was opened",
        "[url=javascript:alert(1)]x[/url]",
        "[b]" * 500 + "x",
        "[list][*][list][*]" * 50,
        "[img]x onerror=alert(1)[/img]",
        "[private=][/private]",
    ],
)
def test_malformed_bbcode_keeps_its_words_and_runs_nothing(text: str) -> None:
    pasted = from_bbcode(text).text
    for word in ("crossed", "closed before it was opened"):
        assert (word in text) == (word in pasted)
    html = render(pasted)
    assert 'href="javascript' not in html
    assert "<img" not in html


def test_html_that_is_no_text_is_named_or_left_out() -> None:
    pasted = from_html(
        "<p>kept</p><script>alert(1)</script><form><input value=x></form><svg onload=alert(1)>"
    )
    assert "kept" in pasted.text
    assert "alert" not in pasted.text
    assert {"script", "form", "svg"} <= set(pasted.missed)


def test_five_hundred_whisper_blocks_are_refused_and_kept(table: Table) -> None:
    text = "::: whisper Tadeo\npsst\n:::\n\n" * 500
    with pytest.raises(CannotCompose) as refused:
        compose(table.campaign, text, person=table.ava)
    assert str(MOST_PARTS) in refused.value.messages[0]
    sent = {
        "text": text,
        "do": "post",
        "speaker": str(table.mara.pk),
        "retry": "many",
        "audience": "everyone",
    }
    address = f"/scenes/{table.scene.pk}/"
    page = table.client(table.ava).post(f"{address}write/", sent)
    assert page.status_code == 422
    assert page.content.decode().count("::: whisper Tadeo") >= 500
    assert not Post.objects.exists()
    table.client(table.ava).post(f"{address}draft/save/", sent)
    assert Draft.objects.get().text.count("psst") == 500


def test_marks_that_turn_text_round_are_taken_out_of_what_is_shown(table: Table) -> None:
    turned = "safe \u202eevil\u2066 \u202dtext\u2069"
    post = table.post(table.ava, turned)
    block = post.blocks.get()
    assert not any(
        sign in block.source + block.html for sign in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    )


@pytest.mark.parametrize(
    "forged",
    [
        {"audience": "choose", "readers": ["999999"]},
        {"audience": "choose", "readers": ["-1"]},
        {"audience": "choose", "readers": ["x' OR 1=1"]},
        {"audience": "choose"},
        {"audience": "nobody"},
        {"audience": "gm", "speaker": "999999"},
    ],
)
def test_a_forged_audience_or_speaker_posts_nothing(table: Table, forged: dict[str, object]) -> None:
    sent = {"text": "Mine", "do": "post", "speaker": str(table.mara.pk), "retry": "forged", **forged}
    answer = table.client(table.ava).post(f"/scenes/{table.scene.pk}/write/", sent)
    assert answer.status_code in (403, 422)
    assert "Mine" in answer.content.decode()
    assert not Post.objects.exists()


def test_a_character_of_another_campaign_is_nobody_here(table: Table) -> None:
    from campaigns import actions
    from characters.actions import create_character

    other = actions.create_campaign(
        table.oz, title="Elsewhere", system="dice", language="en", visibility="public"
    )
    stranger = create_character(table.oz, other, name="Stranger")
    sent = {
        "text": "Mine",
        "do": "post",
        "speaker": str(table.mara.pk),
        "retry": "other",
        "audience": "choose",
        "readers": [str(stranger.pk)],
    }
    assert table.client(table.ava).post(f"/scenes/{table.scene.pk}/write/", sent).status_code == 422
    assert not Post.objects.exists()


def test_a_quote_from_another_campaign_is_refused(table: Table) -> None:
    from campaigns import actions

    post = table.post(table.ava, "SECRET-OF-THE-TABLE")
    other = actions.create_campaign(
        table.ava, title="Elsewhere", system="dice", language="en", visibility="public"
    )
    scene = actions.create_scene(table.ava, other, title="Open to all")
    page = table.client(table.ava).get(f"/scenes/{scene.pk}/?quote={post.key}").content.decode()
    assert "SECRET-OF-THE-TABLE" not in page


def test_a_nul_in_what_is_no_form_is_answered_in_words(table: Table) -> None:
    client = table.client(table.greta)
    npcs = f"/campaigns/{table.campaign.slug}/npcs/"
    for answer in (
        client.get(npcs, {"q": "a\x00b"}),
        client.post(npcs, {"do": "sort", "npc": table.ossen.pk, "tags": "a\x00b"}),
    ):
        assert answer.status_code == 400
        assert "The server did not understand that." in answer.content.decode()
    table.ossen.refresh_from_db()
    assert table.ossen.tags == []


def test_a_socket_that_leads_nowhere_is_refused() -> None:
    async def opened() -> bool:
        socket = WebsocketCommunicator(URLRouter(websocket_urlpatterns), "/live/nothing/")
        return bool((await socket.connect(timeout=30))[0])

    assert not asyncio.run(opened())
