"""The tool that collects, checks and compiles translations, on a small project of its own."""

import gettext
import os
from pathlib import Path

import pytest

from config import translations

CODE = """
from django.utils.translation import gettext as _, ngettext, pgettext_lazy

def say(count):
    # Translators: said at the door
    _("Come in")
    pgettext_lazy("noun", "post")
    return ngettext("%(count)s die", "%(count)s dice", count) % {"count": count}
"""
TEMPLATE = """
{% load i18n %}<p title="{% translate "It's late" %}">{{ _("Name")|default:_("Nobody") }}
{% blocktranslate with who=name trimmed %}
  {{ who }} posts
  at 62 %
{% endblocktranslate %}
{% blocktranslate count n=rolls %}one roll{% plural %}{{ n }} rolls{% endblocktranslate %}
{% translate "post" context "verb" %} it's <b>unbalanced "quotes
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in {"campaigns/views.py": CODE, "templates/page.html": TEMPLATE}.items():
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(translations, "BASE_DIR", tmp_path)
    return tmp_path


def translate(language: str, *pairs: tuple[str, str]) -> None:
    path = translations.catalogue_path(language)
    text = path.read_text()
    for before, after in pairs:
        assert before in text
        text = text.replace(before, after, 1)
    path.write_text(text)


def test_strings_are_found_in_code_and_in_templates(project: Path) -> None:
    found = {(message.id, message.context) for message in translations.strings() if message.id}
    assert found == {
        ("Come in", None),
        ("post", "noun"),
        (("%(count)s die", "%(count)s dice"), None),
        ("It's late", None),
        ("Name", None),
        ("Nobody", None),
        ("%(who)s posts at 62 %%", None),
        (("one roll", "%(n)s rolls"), None),
        ("post", "verb"),
    }


def test_collecting_keeps_translations_and_drops_what_is_no_longer_used(project: Path) -> None:
    translations.collect()
    translate("es", ('msgid "Come in"\nmsgstr ""', 'msgid "Come in"\nmsgstr "Pasa"'))
    (project / "templates/page.html").write_text("")
    translations.collect()
    text = translations.catalogue_path("es").read_text()
    assert 'msgstr "Pasa"' in text
    assert "Nobody" not in text
    translations.collect()
    assert translations.catalogue_path("es").read_text() == text


def test_what_is_missing_or_wrong_is_said(project: Path) -> None:
    assert "es: 'Come in' is not collected; run script/messages" in list(translations.complaints())
    translations.collect()
    said = list(translations.complaints())
    assert "es: 'Come in': is not translated" in said
    assert not [line for line in said if line.startswith("en:")]  # English is what stands in the code

    translate(
        "es",
        ('msgid "Come in"\nmsgstr ""', 'msgid "Come in"\nmsgstr "Pasa"'),
        (
            'msgid_plural "%(count)s dice"\nmsgstr[0] ""\nmsgstr[1] ""',
            'msgid_plural "%(count)s dice"\nmsgstr[0] "%(count)s dado"\nmsgstr[1] "%(cuenta)s dados"',
        ),
    )
    (project / "campaigns/views.py").write_text(CODE.replace('_("Come in")', ""))
    said = list(translations.complaints())
    assert "es: 'Come in': is not translated" not in said
    assert "es: 'Come in' is no longer used; run script/messages" in said
    assert any("dice" in line and "cuenta" in line for line in said)


def test_the_games_words_must_be_the_same_in_all_languages(project: Path) -> None:
    words = project / "rules" / "systems" / "game" / "words"
    words.mkdir(parents=True)
    (words / "en.ftl").write_text("climb = Climb\n    .hint = Up\n-name = Game\n")
    (words / "es.ftl").write_text("climb = Trepar\n-name = Juego\n")
    (words / "it.ftl").write_text("climb = Scalata\n    .hint = Su\n-name = Gioco\nswim = Nuotare\n= junk\n")
    said = [line for line in translations.complaints() if "words" in line]
    assert said == [
        "rules/systems/game/words/it.ftl: not understood: '= junk'",
        "en: rules/systems/game/words/*.ftl lacks swim",
        "es: rules/systems/game/words/*.ftl lacks climb.hint",
        "es: rules/systems/game/words/*.ftl lacks swim",
    ]


def test_catalogues_are_compiled_when_they_have_changed(project: Path) -> None:
    translations.collect()
    translate("es", ('msgid "Come in"\nmsgstr ""', 'msgid "Come in"\nmsgstr "Pasa"'))
    translations.compile_changed()
    compiled = translations.catalogue_path("es").with_suffix(".mo")
    with compiled.open("rb") as file:
        spanish = gettext.GNUTranslations(file)
    assert spanish.gettext("Come in") == "Pasa"
    assert spanish.ngettext("%(count)s die", "%(count)s dice", 2) == "%(count)s dice"  # not translated yet

    first = compiled.stat().st_mtime_ns
    translations.compile_changed()
    assert compiled.stat().st_mtime_ns == first

    source = translations.catalogue_path("es")
    os.utime(source, ns=(first + 1, first + 1))
    translations.compile_changed()
    assert compiled.stat().st_mtime_ns > first
