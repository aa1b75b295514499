"""Pieces of pages that are drawn once: nobody gets what was drawn for somebody else."""

from __future__ import annotations

from typing import Any

import pytest
from django.template import Context, Template, TemplateSyntaxError
from django.test import RequestFactory
from django.utils import timezone, translation
from django.utils.html import escape
from django.utils.safestring import mark_safe

from config import kept as keeping

NAV = '{% kept "components/nav.html" with here=here person=person face=face waiting=waiting unread=unread %}'


@pytest.fixture(autouse=True)
def _nothing_is_kept_yet() -> None:
    keeping._draw.cache_clear()


def drawn(template: str, **values: Any) -> str:
    return Template(template).render(Context(values))


def test_it_is_what_an_include_gives() -> None:
    given = {
        "person": "Ava <3",
        "face": mark_safe("<svg></svg>"),
        "waiting": 2,
        "unread": 0,
        "here": "search",
    }
    plain = NAV.replace("kept", "include").replace(" %}", " only %}")
    for _time in range(2):
        assert drawn(NAV, **given) == drawn(plain, **given)
    assert "Ava &lt;3" in drawn(NAV, **given)
    assert "<svg></svg>" in drawn(NAV, **given)


def test_it_is_drawn_once_for_the_same_values_and_anew_for_others() -> None:
    for name, language in (("Ava", "en"), ("Ben", "en"), ("Ava", "es"), ("Ava", "en"), ("Ben", "en")):
        with translation.override(language):
            said = drawn(NAV, person=name)
        assert (name in said, "Campañas" in said) == (True, language == "es")
    assert keeping._draw.cache_info().misses == 3


def test_words_that_are_safe_and_the_same_words_that_are_not_are_two_pieces() -> None:
    assert "<b>" in drawn(NAV, person="Ava", face=mark_safe("<b>"))
    assert "<b>" not in drawn(NAV, person="Ava", face="<b>")


def test_what_belongs_to_one_answer_is_filled_in_and_escaped() -> None:
    foot = '{% kept "components/footer.html" with theme=theme signed_in=yes filling path=path %}'
    for path, token in (("/a?b=<c>", "first"), ("/d", "second")):
        said = drawn(foot, theme="dark", yes=True, path=path, csrf_token=token)
        assert said.count(f'name="csrfmiddlewaretoken" value="{token}"') == 3
        assert f'value="{escape(path)}"' in said
        assert keeping._PLACE not in said
    assert keeping._draw.cache_info().misses == 1


@pytest.mark.parametrize("value", [timezone.now(), RequestFactory().get("/"), [object()]])
def test_only_plain_values_can_be_kept(value: Any) -> None:
    with pytest.raises(TypeError, match=r"nav\.html"):
        drawn(NAV, person=value)


@pytest.mark.parametrize("wrong", ["{% kept name %}", '{% kept "a.html" only %}'])
def test_a_tag_that_is_not_understood_is_refused(wrong: str) -> None:
    with pytest.raises(TemplateSyntaxError):
        Template(wrong)
