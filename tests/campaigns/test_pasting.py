"""Posts as people copy them out of other places: every word arrives, and what has no counterpart is named."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from campaigns.pasting import from_bbcode, from_html, looks_like_bbcode
from tests.table import Table

PHPBB = """[center][size=150][b]The Drowned Mill[/b][/size][/center]

[quote="Marisol" post_id=4411 time=1700000000 user_id=52]Does anyone hear the wheel?[/quote]
[b]Ilse[/b] shakes her head. [i]"Not since the flood."[/i]

[list][*]a rope, wet
[*]two lanterns[/list]
[color=#00BF40]"Then who turned it?"[/color] [url=https://example.org/map]the map[/url]
[spoiler]The miller did.[/spoiler]"""

RPOL = """[b]Corporal Dunn[/b] leans out.

[i]"Two of them, by the pump."[/i]
[red]Hit points: 7/12[/red]
[private to Sgt. Hale]I am out of shells.[/private]
[small]OOC: away until Sunday[/small]"""

MYTH_WEAVERS = """[table][tr][td]Init[/td][td]14[/td][/tr][/table]
[ooc]Using my action surge here.[/ooc]
[fieldset=Actions][u]Move[/u] to the door[/fieldset]
[roll=Attack]1d20+7[/roll]
[sblock=Statblock]AC 18[/sblock]"""

UMBRIA = """[titulo]Noche de lobos[/titulo]
—No abras —dijo [b]Aurelio[/b]—. [i]Todavía no.[/i]
[fdp]Mañana no puedo escribir.[/fdp]
[oculto=Ruiz]Llevo la llave en la bota.[/oculto]
[dado]1d100[/dado]"""

WORDS = re.compile(r"[^\W_]+")


@pytest.mark.parametrize(
    "sample", [PHPBB, RPOL, MYTH_WEAVERS, UMBRIA], ids=["phpbb", "rpol", "myth-weavers", "umbria"]
)
def test_no_word_is_lost(sample: str) -> None:
    pasted = from_bbcode(sample)
    said = set(WORDS.findall(re.sub(r"\[[^\]]*\]", " ", sample)))
    assert said <= set(WORDS.findall(pasted.text))
    assert looks_like_bbcode(sample)


def test_what_a_board_has_becomes_what_we_have() -> None:
    text = from_bbcode(PHPBB).text
    assert "**The Drowned Mill**" in text
    assert "> **Marisol**\n>\n> Does anyone hear the wheel?" in text
    assert "- a rope, wet\n- two lanterns" in text
    assert "[the map](https://example.org/map)" in text
    assert "::: spoiler\nThe miller did.\n:::" in text
    assert {"center", "size", "color"} <= set(from_bbcode(PHPBB).missed)


def test_a_private_part_stays_private_until_its_readers_are_named(table: Table) -> None:
    pasted = from_bbcode(RPOL)
    assert "::: whisper" in pasted.text
    assert any("private" in name for name in pasted.missed)
    sent = {"text": pasted.text, "do": "post", "speaker": str(table.mara.pk)}
    answer = table.client(table.ava).post(f"/scenes/{table.scene.pk}/write/", sent)
    assert answer.status_code == 422
    assert not table.scene.posts.exists()


def test_ooc_spoilers_and_rolls_of_boards() -> None:
    pasted = from_bbcode(MYTH_WEAVERS)
    assert "::: ooc\nUsing my action surge here.\n:::" in pasted.text
    assert "::: spoiler Statblock\nAC 18\n:::" in pasted.text
    assert "`1d20+7`" in pasted.text  # a roll that fell elsewhere is words here
    assert "roll" in pasted.missed
    assert "::: ooc\nMañana no puedo escribir.\n:::" in from_bbcode(UMBRIA).text


@pytest.mark.parametrize(
    "text", ["[b]open", "[/b] stray", "[b][i]x[/b][/i]", "[quote]" * 300, "[" * 5000, "[*][*]"]
)
def test_tags_that_do_not_fit_keep_their_words(text: str) -> None:
    assert set(WORDS.findall(re.sub(r"\[[^\]]*\]", " ", text))) <= set(WORDS.findall(from_bbcode(text).text))


@pytest.mark.parametrize(
    "text", ["[[2d6+1 # why]]", "[a link](https://example.org)", "- [ ] to do", "array[i] = b"]
)
def test_our_own_text_is_no_bbcode(text: str) -> None:
    assert not looks_like_bbcode(text)
    assert from_bbcode(text).text == text


@given(st.text(alphabet="[]/*=biq uote\n", max_size=80))
def test_any_brackets_are_read(text: str) -> None:
    assert isinstance(from_bbcode(text).text, str)


def test_html_becomes_markdown_and_says_what_it_left_out() -> None:
    pasted = from_html(
        '<h2>Night</h2><p style="color: red">A <b>bold</b> <i>move</i><br>next</p><script>alert(1)</script>'
        "<ul><li>one</li></ul><blockquote>said</blockquote><iframe src='x'></iframe>"
    )
    assert "**Night**" in pasted.text
    assert "A **bold** *move*" in pasted.text
    assert "- one" in pasted.text
    assert "> said" in pasted.text
    assert "alert" not in pasted.text
    assert {"script", "iframe", "color"} <= set(pasted.missed)


def test_html_of_boards_keeps_what_is_folded_out_of_character_or_private() -> None:
    """What was not open to everybody there does not stand openly here."""
    pasted = from_html(
        '<div class="bbCodeBlock bbCodeBlock--spoiler"><div class="spoiler-title">Who</div>'
        '<div class="spoiler-content"><p>The <b>miller</b></p></div></div>'
        '<div class="post-ooc">Back on Monday</div><div class="msg_privado">For Ilse alone</div><div class="open">All</div>'
    )
    assert pasted.text == (
        "::: spoiler\nWho\n\nThe **miller**\n:::\n\n::: ooc\nBack on Monday\n:::\n\n"
        "::: whisper\nFor Ilse alone\n:::\n\nAll"
    )
    assert "private" in pasted.missed


def test_the_page_asks_the_server_for_it(table: Table) -> None:
    said = table.client(table.ava).post("/paste/", {"text": "[b]x[/b] [size=3]y[/size]", "html": ""}).json()
    assert said["markdown"] == "**x** y"
    assert "size" in said["said"]
