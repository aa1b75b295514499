from pathlib import Path

import allauth
import django
import pytest
from django.test import Client
from django.utils import translation
from django.utils.translation import gettext

from config.wording import REWORDED


@pytest.mark.django_db
def test_a_refusal_by_allauth_is_said_in_our_words(client: Client) -> None:
    page = client.post(
        "/account/login/", {"login": "nobody", "password": "x"}, headers={"accept-language": "es"}
    )
    assert "El nombre y la contraseña no casan." in page.content.decode()


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_every_reworded_sentence_has_words_of_its_own(language: str) -> None:
    """A package may change its sentence: then ours would silently stop being used."""
    keys = [sentence for sentence in REWORDED if isinstance(sentence, str)]
    with translation.override(language):
        assert not [key for key in keys if gettext(key) == key]


def test_the_packages_still_say_these_sentences() -> None:
    said = "\n".join(
        path.read_text(encoding="utf-8")
        for package in (django, allauth)
        for path in Path(package.__file__).parent.glob("**/locale/en/LC_MESSAGES/django.po")
    )
    said = said.replace('"\n"', "")
    assert not [key for key in REWORDED if isinstance(key, str) and f'msgid "{key}"' not in said]
