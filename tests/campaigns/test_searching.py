"""Searching: what is found, in which language, how it is shown, and only in what the searcher may see."""

from __future__ import annotations

import datetime
import unicodedata
from typing import Any

import pytest
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from campaigns import actions
from campaigns.models import Campaign, Membership, Role
from campaigns.search import BEGIN, END, passages
from tests.table import Table, person


def results(table: Table, who: Any, query: str, *, everywhere: bool = False) -> str:
    """The list of what was found, without the form, which says what was looked for."""
    address = "/search/" if everywhere else f"/campaigns/{table.campaign.slug}/search/"
    answer = table.client(who).get(f"{address}?{query}")
    assert answer.status_code == 200
    return answer.content.decode().partition('id="results"')[2].partition("<footer")[0]


def speak(table: Table, language: str) -> None:
    actions.change_campaign(table.greta, table.campaign, language=language)


@pytest.mark.parametrize(
    ("language", "text", "looked_for"),
    [
        ("es", "Cantaban las canciones del árbol caído.", "cancion"),
        ("es", "Cantaban las canciones del árbol caído.", "ARBOL"),
        ("es", "El camion no llego.", "camión"),
        ("it", "Perché no? La città dormiva.", "perche citta"),
        ("it", "I cavalli correvano.", "cavallo"),
        ("en", "The horses were running.", "horse run"),
        ("en", unicodedata.normalize("NFD", "A naïve café."), "cafe naive"),
    ],
)
def test_words_are_found_in_the_campaigns_language_without_accents(
    table: Table, language: str, text: str, looked_for: str
) -> None:
    speak(table, language)
    table.post(table.ava, text)
    assert results(table, table.ben, f"q={looked_for}")
    assert not results(table, table.ben, "q=nowhere")


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("es", "—¡Mañana! —gritó Ilse—. ¿Vienes?", ("manana", "mañana", "gritó", "ilse", "vienes")),
        ("es", "«Corre», dijo… y corrió 🔥fuego🔥", ("corre", "corrio", "fuego")),
        ("it", "«Perché?» disse l’uomo — “andiamo”.", ("perche", "uomo", "andiamo")),
        ("en", "“The captain’s gone”—“the lighthouse”…", ("captain's", "captain’s", "gone", "lighthouse")),
    ],
)
def test_words_are_found_beside_the_marks_of_dialogue(
    table: Table, language: str, text: str, words: tuple[str, ...]
) -> None:
    speak(table, language)
    table.post(table.ava, text)
    for looked_for in words:
        assert "<mark>" in results(table, table.ben, f"q={looked_for}"), looked_for


@pytest.mark.parametrize("phrase", ["“red door”", "«red door»", "„red door“"])
def test_a_phrase_may_stand_between_any_quotation_marks(table: Table, phrase: str) -> None:
    table.post(table.ava, "The red “door” is open")
    assert results(table, table.ben, f"q={phrase}")
    table.post(table.ava, "A door of red")
    assert "of red" not in results(table, table.ben, f"q={phrase}")


def test_another_language_finds_what_was_there_before(table: Table) -> None:
    table.post(table.ava, "Las niñas")
    assert not results(table, table.ben, "q=niño")
    speak(table, "es")
    assert results(table, table.ben, "q=niño")


def test_what_is_found_is_marked_as_it_was_written(table: Table) -> None:
    speak(table, "es")
    table.post(table.ava, "Bajo el **árbol** <b>caído</b> & roto, otro árbol.")
    said = results(table, table.ben, "q=arbol")
    assert said.count("<mark>árbol</mark>") == 2
    assert "&lt;b&gt;caído&lt;/b&gt; &amp; roto" in said


def test_a_long_text_is_cut_around_what_was_found(table: Table) -> None:
    table.post(table.ava, f"{'before ' * 200} needle {'after ' * 200}")
    said = results(table, table.ben, "q=needle")
    assert "… before" in said
    assert "after …" in said
    assert said.count("before") < 40


def test_phrases_and_exclusions(table: Table) -> None:
    table.post(table.ava, "red door and green window")
    assert results(table, table.ben, "q=%22red+door%22")
    assert not results(table, table.ben, "q=%22red+window%22")
    assert not results(table, table.ben, "q=door+-green")


def test_texts_that_changed_are_found_by_what_they_say_now(table: Table) -> None:
    post = table.post(table.ava, "The lighthouse")
    actions.edit_post(table.ava, post, {post.blocks.get().pk: "The windmill"})
    assert not results(table, table.ben, "q=lighthouse")
    assert results(table, table.ben, "q=windmill")
    actions.remove_post(table.ava, post)
    assert not results(table, table.ben, "q=windmill")


def test_nobody_finds_what_they_may_not_read(table: Table) -> None:
    cleo = person("Cleo")
    Membership.objects.create(campaign=table.campaign, person=cleo, role=Role.PLAYER)
    table.post(table.ava, "whispered treasure", audience=(table.tadeo.pk,))
    table.post(
        table.ava, "Open\n\n::: whisper Tadeo\nhidden treasure\n:::\n\n::: sealed\nsealed treasure\n:::"
    )
    for everywhere in (False, True):
        for who in (table.greta, table.ava, table.ben):
            said = results(table, who, "q=treasure", everywhere=everywhere)
            assert "whispered" in said
            assert "hidden" in said
        assert results(table, cleo, "q=treasure", everywhere=everywhere) == ""
        assert "sealed" not in results(table, table.ben, "q=treasure", everywhere=everywhere)
    assert results(table, table.oz, "q=treasure", everywhere=True) == ""
    assert table.client(table.oz).get(f"/campaigns/{table.campaign.slug}/search/?q=x").status_code == 404
    Membership.objects.filter(person=table.ben).update(left_at=timezone.now())
    assert results(table, table.ben, "q=treasure", everywhere=True) == ""


def test_having_rolls_is_asked_of_the_rolls_that_one_may_see(table: Table) -> None:
    cleo = person("Cleo")
    Membership.objects.create(campaign=table.campaign, person=cleo, role=Role.PLAYER)
    table.post(table.ava, "lantern\n\n::: whisper Tadeo\n[[1d6]]\n:::")
    assert results(table, table.ben, "q=lantern&rolls=on")
    assert not results(table, cleo, "q=lantern&rolls=on")
    table.post(table.ava, "candle [[1d6]]")
    assert results(table, cleo, "q=candle&rolls=on")


def test_an_opened_note_is_found(table: Table) -> None:
    from campaigns.models import SealedNote

    table.post(table.ava, "Open\n\n::: sealed\nmandrake\n:::")
    assert not results(table, table.ben, "q=mandrake")
    actions.open_note(table.ava, SealedNote.objects.get())
    assert results(table, table.ben, "q=mandrake")


def test_by_character_scene_day_and_voice(table: Table) -> None:
    long_ago = timezone.now() - datetime.timedelta(days=40)
    other = actions.create_scene(table.greta, table.campaign, title="Elsewhere")
    table.post(table.ava, "compass one")
    table.post(table.ben, "compass two", scene=other)
    table.post(table.ava, "compass three", speaker=None, out_of_character=True)
    table.post(table.ava, "compass four", now=long_ago)
    table.post(table.ava, "inside\n\n::: ooc\ncompass five\n:::")

    def found(query: str) -> set[str]:
        said = results(table, table.ben, f"q=compass&{query}")
        return {word for word in ("one", "two", "three", "four", "five") if f"</mark> {word}" in said}

    assert found("") == {"one", "two", "three", "four", "five"}
    assert found(f"character={table.tadeo.pk}") == {"two"}
    assert found(f"scene={table.scene.pk}") == {"one", "three", "four", "five"}
    assert found("voice=ic") == {"one", "two", "four"}
    assert found("voice=ooc") == {"three", "five"}
    day = (timezone.now() - datetime.timedelta(days=20)).date().isoformat()
    assert found(f"until={day}") == {"four"}
    assert found(f"since={day}") == {"one", "two", "three", "five"}
    # Without words too: everything that a character said.
    assert "compass two" in results(table, table.ben, f"character={table.tadeo.pk}")


def test_characters_whom_one_has_not_met_are_not_offered(table: Table) -> None:
    table.post(table.greta, "Psst", speaker=table.ossen, audience=(table.mara.pk,))
    address = f"/campaigns/{table.campaign.slug}/search/"
    assert "Ossen" not in table.client(table.ben).get(address).content.decode()
    assert "Ossen" in table.client(table.ava).get(address).content.decode()


def test_everywhere_is_in_each_campaigns_own_language(table: Table) -> None:
    speak(table, "es")
    table.post(table.ava, "Las canciones viejas")
    italian = actions.create_campaign(
        table.ava, title="Altro", system="dice", language="it", visibility=Campaign.Visibility.MEMBERS
    )
    scene = actions.create_scene(table.ava, italian, title="Piazza")
    from campaigns.composition import compose

    actions.publish_post(
        table.ava, scene, compose(italian, "Le canzoni vecchie"), speaker=None, retry_key="italian"
    )
    assert "canciones" in results(table, table.ava, "q=cancion", everywhere=True)
    assert "canzoni" in results(table, table.ava, "q=canzone", everywhere=True)
    assert results(table, table.ben, "q=canzone", everywhere=True) == ""


def test_results_come_in_pages(table: Table) -> None:
    for number in range(23):
        table.post(table.ava, f"marble {number}")
    first = results(table, table.ben, "q=marble")
    assert first.count("<li ") == 20
    assert "page=2" in first
    assert "marble" in results(table, table.ben, "q=marble&page=2").replace("<mark>", "").replace(
        "</mark>", ""
    )
    assert results(table, table.ben, "q=marble&page=99") == ""


@pytest.mark.parametrize(
    "query",
    [
        "q=%00",
        "q=" + "x" * 300,
        "since=yesterday",
        "scene=999999",
        "character=x",
        "q=%27%29%3B--",
        "q=the",
        "q=&|!",
    ],
)
def test_bad_questions_find_nothing_and_break_nothing(table: Table, query: str) -> None:
    table.post(table.ava, "Words")
    assert results(table, table.ben, query) == ""


def test_searching_everywhere_needs_an_account_and_a_public_campaign_none(table: Table) -> None:
    table.post(table.ava, "beacon")
    table.post(table.ava, "beacon in secret", audience=())
    assert table.client(None).get("/search/?q=beacon").status_code == 302
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    said = results(table, None, "q=beacon")
    assert said
    assert "secret" not in said
    assert 'href="/search/"' in table.client(table.ben).get("/").content.decode()


@given(
    text=st.text(alphabet="ab é<&", max_size=60),
    cuts=st.lists(st.tuples(st.integers(0, 60), st.integers(1, 5)), max_size=5),
)
def test_passages_never_lose_or_unescape_a_letter(text: str, cuts: list[tuple[int, int]]) -> None:
    """Short texts come whole: taking the marks out gives the escaped text."""
    from html import unescape

    marked, position = "", 0
    for first, length in sorted(cuts):
        if first >= position and first + length <= len(text):
            marked += text[position:first] + BEGIN + text[first : first + length] + END
            position = first + length
    marked += text[position:]
    said = str(passages(text, marked))
    assert unescape(said.replace("<mark>", "").replace("</mark>", "")) == text
    assert said.count("<mark>") == marked.count(BEGIN)
