"""What every template and style sheet must keep to, whoever writes it."""

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.template.loader import get_template
from django.urls import get_resolver

ROOT = Path(__file__).parents[2]
TEMPLATES = sorted((ROOT / "templates").rglob("*.html"))
SPRITE = (ROOT / "static/icons.svg").read_text()
STYLE_SHEETS = {path.name for path in (ROOT / "static/css").glob("*.css")}

by_name = pytest.mark.parametrize(
    "path", TEMPLATES, ids=[str(path.relative_to(ROOT / "templates")) for path in TEMPLATES]
)


def markup(path: Path) -> str:
    return re.sub(r"{% comment %}.*?{% endcomment %}", "", path.read_text(), flags=re.DOTALL)


@by_name
def test_it_compiles(path: Path) -> None:
    get_template(str(path.relative_to(ROOT / "templates")))


@by_name
def test_nothing_needs_a_looser_content_security_policy(path: Path) -> None:
    text = markup(path)
    assert not re.search(r"<style\b|\sstyle=", text)
    assert not re.search(r"<script(?![^>]*\ssrc=)", text)
    assert not re.search(r"\son[a-z]+=|javascript:|\bhx-on", text)
    assert not re.search(r"\b(?:src|href|action)=\"(?:https?:)?//", text)


@by_name
def test_its_icons_exist(path: Path) -> None:
    for name in re.findall(r'{% icon "([\w-]+)"', markup(path)):
        assert f'id="i-{name}"' in SPRITE, name
    for name in re.findall(r"{% sprite %}#([\w-]+)", markup(path)):
        assert f'id="{name}"' in SPRITE, name


@by_name
def test_its_addresses_exist(path: Path) -> None:
    known = get_resolver().reverse_dict
    for name, used in re.findall(r"{% url '([\w:]+)'([^%]*)%}", markup(path)):
        if " as " in used:  # the link is there when the page is
            continue
        assert name in known, name


@by_name
def test_every_picture_and_box_has_a_name(path: Path) -> None:
    text = markup(path)
    for tag in re.findall(r"<img\b[^>]*>", text):
        assert " alt=" in tag, tag
    for svg in re.findall(r"<svg\b[^>]*>", text):
        assert "aria-hidden" in svg or "aria-label" in svg, svg


def test_icons_named_in_the_code_exist() -> None:
    for app in ("accounts", "campaigns", "characters", "rules"):
        for path in (ROOT / app).rglob("*.py"):
            for name in re.findall(r"[\"']?icon[\"']?\s*[:=]\s*[\"']([\w-]+)[\"']", path.read_text()):
                assert f'id="i-{name}"' in SPRITE, f"{path.relative_to(ROOT)}: {name}"


def test_every_style_sheet_is_imported_once() -> None:
    imported = re.findall(r'@import "([\w-]+\.css)"', (ROOT / "static/css/site.css").read_text())
    assert sorted(imported) == sorted(STYLE_SHEETS - {"site.css"})


def test_components_name_tokens_and_no_colours() -> None:
    for name in STYLE_SHEETS - {"tokens.css", "print.css"}:
        text = (ROOT / "static/css" / name).read_text()
        assert not re.search(r"#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsla?\(|!important", text), name


def test_every_token_that_is_named_is_defined() -> None:
    everything = "".join((ROOT / "static/css" / name).read_text() for name in STYLE_SHEETS)
    defined = set(re.findall(r"(--[\w-]+)\s*:", everything))
    assert set(re.findall(r"var\((--[\w-]+)\)", everything)) <= defined


def test_forms_are_drawn_by_our_templates() -> None:
    assert settings.FORM_RENDERER == "django.forms.renderers.TemplatesSetting"
    origin = get_template("django/forms/field.html").origin.name  # type: ignore[attr-defined]
    assert Path(origin).is_relative_to(ROOT / "templates")
