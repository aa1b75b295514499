"""The real static storage: everything that a file names exists, and has a name made of its content."""

import gzip
import re
from pathlib import Path

import pytest
from django.contrib.staticfiles.storage import staticfiles_storage
from django.core.management import call_command
from django.http import HttpResponse
from django.test import RequestFactory
from django.test.utils import override_settings

from config.static_files import StaticFilesMiddleware


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("static")
    storages = {"staticfiles": {"BACKEND": "config.static_files.StaticFilesStorage"}}
    with override_settings(STATIC_ROOT=root, STORAGES=storages):
        call_command("collectstatic", interactive=False, verbosity=0)
    return root


def named(collected: Path, pattern: str) -> Path:
    (found,) = (file for file in collected.glob(pattern) if re.search(r"\.[0-9a-f]{12}\.", file.name))
    return found


def test_modules_import_each_other_by_names_made_of_their_content(collected: Path) -> None:
    script = named(collected, "js/site.*.js").read_text()
    imported = re.findall(r'import\s*"\./([^"]+)"', script)
    assert imported
    assert all(
        re.search(r"\.[0-9a-f]{12}\.js$", name) and (collected / "js" / name).exists() for name in imported
    )


def test_a_stylesheet_that_imports_others_holds_them_all(collected: Path) -> None:
    source = Path("static/css/site.css").read_text()
    style = named(collected, "css/site.*.css").read_text()
    assert "@import" in source
    assert "@import" not in style
    assert style.index("@layer reset, tokens") < style.index("--paper:") < style.index(".button {")


def test_big_files_are_there_compressed_too(collected: Path) -> None:
    sprite = named(collected, "icons.*.svg")
    assert gzip.decompress(sprite.with_name(sprite.name + ".gz").read_bytes()) == sprite.read_bytes()


def test_files_are_served_whole_and_kept_for_ever(collected: Path, rf: RequestFactory) -> None:
    sprite = named(collected, "icons.*.svg")
    storages = {"staticfiles": {"BACKEND": "config.static_files.StaticFilesStorage"}}
    with override_settings(STATIC_ROOT=collected, STORAGES=storages, WHITENOISE_AUTOREFRESH=False):
        assert staticfiles_storage.url("icons.svg") == f"/static/{sprite.name}"
        serve = StaticFilesMiddleware(lambda request: HttpResponse("a page"))
        answer = serve(rf.get(f"/static/{sprite.name}"))
        unchanged = serve(rf.get(f"/static/{sprite.name}", headers={"if-none-match": answer["ETag"]}))
        page = serve(rf.get("/static/nothing.svg"))
    assert answer.content == sprite.read_bytes()
    assert "immutable" in answer["Cache-Control"]
    assert (unchanged.status_code, unchanged.content) == (304, b"")
    assert page.content == b"a page"
