"""What is said in a post stands in the colour of the one who says it; what is told does not."""

from __future__ import annotations

import re
import time

import pytest

from prose import render

JOINER = "\u2060"


def said(text: str) -> list[str]:
    """What a page colours, as it reads."""
    html = render(text).replace(JOINER, "")
    return [
        re.sub(r"<[^>]+>", "", one) for one in re.findall(r'<span class="speech">(.*?)</span>', html, re.S)
    ]


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        # English
        ("“Run,” she said. “Now!”", ["“Run,”", "“Now!”"]),
        ('"Run," she said, and ran. "Now!"', ['"Run,"', '"Now!"']),
        ("She turned. “Who is there?” Nobody answered.", ["“Who is there?”"]),
        ("He said “Go” and left.", []),
        ("He said, “Go” and left.", ["“Go”"]),
        ("They met at the “Raven” after dark.", []),
        ('The blade was 6" long and 2" wide.', []),
        ('The blade was 6" long. "Nice," he said.', ['"Nice,"']),
        ("“He told me: “run”, and I ran.”", ["“He told me: “run”, and I ran.”"]),
        ("— Who goes there? — she asked.", ["— Who goes there?"]),
        ("“I was—well, you know—afraid.”", ["“I was—well, you know—afraid.”"]),
        ("The wind — cold, from the north — came in.", []),
        # Spanish
        ("—Hola —dijo ella—. ¿Vienes?", ["—Hola", "¿Vienes?"]),
        ("—¡Corre! —gritó Mara.", ["—¡Corre!"]),
        ("—Hola— dijo ella.", ["—Hola"]),
        ("—No. Y no lo diré otra vez.", ["—No. Y no lo diré otra vez."]),
        ("-Hola -dijo ella-. ¿Vienes?", ["—Hola", "¿Vienes?"]),
        ("«Qué raro —pensó—. Nadie contesta.» Y siguió.", ["«Qué raro", "Nadie contesta.»"]),
        ("«Corre», dijo Mara, y corrió.", ["«Corre»"]),
        ("Mara gritó: «Corre» y saltó.", ["«Corre»"]),
        ("La nave «Aurora» zarpó de noche.", []),
        ("—¿Tú? —El viejo miró al suelo—. Tú no.", ["—¿Tú?", "Tú no."]),
        ("—Uno.\n—Dos —dijo ella.\nY callaron.", ["—Uno.", "—Dos"]),
        ("Miró —sin prisa— hacia la puerta.", []),
        # Italian
        ("«Corri» disse lei. «Adesso!»", ["«Corri»", "«Adesso!»"]),
        ("«Vieni – disse – ti aspetto.»", ["«Vieni", "ti aspetto.»"]),
        ("— Corri — disse lei. — Adesso!", ["— Corri", "Adesso!"]),
        ("Lo chiamano «il Corvo» da anni.", []),
        ("“Chi è?” chiese Dario.", ["“Chi è?”"]),
        ("– Andiamo – sussurrò.", ["– Andiamo"]),
    ],
)
def test_what_is_said_is_coloured_and_what_is_told_is_not(text: str, spoken: list[str]) -> None:
    assert said(text) == spoken


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("“The first part.\n\n“And the second,” he said.", ["“The first part.", "“And the second,”"]),
        ("“Never closed, and then she left.", []),
        ("«Primero.\n\n»Y después —dijo— nada.»", ["«Primero.", "»Y después", "nada.»"]),
        ("Nothing is closed: “it goes on.\n\nShe left.", []),
    ],
)
def test_what_goes_on_in_the_next_paragraph_is_marked_as_books_do(text: str, spoken: list[str]) -> None:
    assert said(text) == spoken


def test_marks_inside_of_it_stay_and_close_in_order() -> None:
    assert render("“I *will* [come](https://example.org), `x”` and all,” she said.") == (
        '<p class="spoken"><span class="speech">“I <em>will</em> '
        '<a href="https://example.org" rel="nofollow ugc noopener">come</a>, <code>x”</code> and all,”</span> she said.</p>'
    )


def test_where_it_ends_inside_a_link_both_are_cut() -> None:
    assert render("“Come [here,” she](https://example.org) *said*.") == (
        '<p class="spoken"><span class="speech">“Come </span><a href="https://example.org" rel="nofollow ugc noopener">'
        '<span class="speech">here,”</span> she</a> <em>said</em>.</p>'
    )


def test_code_is_no_speech() -> None:
    assert said('She types `echo "hello."` and waits.') == []
    assert said('    "in a block of code."') == []
    assert said('```\n"in a fence."\n```') == []


def test_what_others_said_is_quoted_in_plain_ink() -> None:
    assert said("> “Run,” she said.\n\n“I ran,” he said.") == ["“I ran,”"]


def test_speech_is_coloured_in_lists_and_behind_spoilers() -> None:
    assert said("- “One,” she said.\n- Two.") == ["“One,”"]
    assert said("::: spoiler The end\n“It was me.”\n:::") == ["“It was me.”"]


def test_a_call_stays_a_link_in_what_is_said() -> None:
    html = render("“Run, @Mara!” he said.", names={"Mara": "/characters/1/"})
    assert (
        '<span class="speech">“Run, <a href="/characters/1/" rel="nofollow ugc noopener">Mara</a>!”</span> he'
        in html
    )


@pytest.mark.parametrize(
    "text",
    [
        "«" * 25_000 + "»" * 25_000,
        "“a” " * 12_000,
        "— " * 25_000,
        '"' * 50_000,
        "—a —b— " * 6_000,
        "-a -b- " * 7_000,
    ],
    ids=["nested", "many", "dashes", "straight", "asides", "hyphens"],
)
def test_however_many_marks_there_are_it_is_told_at_once(text: str) -> None:
    begun = time.process_time()
    render(text)
    assert time.process_time() - begun < 5


def test_the_closing_dash_never_stands_alone_on_a_line() -> None:
    assert f"ella{JOINER}—." in render("-Hola -dijo ella-.")
    assert "well-known" in render("-A well-known face.")
    assert "pre- y post-" in render("-Es pre- y post-guerra.")
