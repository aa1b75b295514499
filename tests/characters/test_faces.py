"""Portraits and further faces: drawn anew, limited, and only what is a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from PIL import Image

from campaigns.models import Post
from characters.actions.making import MOST_FACES
from characters.models import Face
from tests.campaigns.test_pictures_and_quotes import SVG, bomb, png
from tests.table import Table


@pytest.fixture(autouse=True)
def media(settings: Any, tmp_path: Path) -> None:
    settings.MEDIA_ROOT = tmp_path


def upload(table: Table, content: bytes, who: Any = None, name: str = "a.png", label: str = "Wounded") -> Any:
    sent = {"label": label, "portrait": SimpleUploadedFile(name, content, content_type="image/png")}
    return table.client(who or table.ava).post(f"/characters/{table.mara.pk}/faces/", sent)


def test_a_face_is_drawn_anew_and_offered_to_the_writer(table: Table) -> None:
    assert upload(table, png((900, 400)), name="../../evil.svg").status_code == 302
    face = Face.objects.get()
    kept = Image.open(face.portrait)
    assert (kept.format, kept.size) == ("WEBP", (320, 320))
    assert "evil" not in face.portrait.name
    page = table.client(table.ava).get(f"/scenes/{table.scene.pk}/").content.decode()
    assert "Mara: Wounded" in page
    assert "Wounded" not in table.client(table.ben).get(f"/scenes/{table.scene.pk}/").content.decode()


HOSTILE = [SVG, bomb(), b"GIF89a not a picture", b"", png()[:60], b"x" * (5 * 1024 * 1024 + 1)]


@pytest.mark.parametrize("content", HOSTILE)
def test_what_is_no_picture_is_refused_in_words(table: Table, content: bytes) -> None:
    answer = upload(table, content)
    assert answer.status_code == 422
    assert "field__error" in answer.content.decode()
    assert not Face.objects.exists()
    changed = table.client(table.ava).post(
        f"/characters/{table.mara.pk}/settings/",
        {
            "name": "Mara",
            "accent": "teal",
            "linocut": "varga",
            "portrait": SimpleUploadedFile("a.png", content),
        },
    )
    table.mara.refresh_from_db()
    assert not table.mara.portrait
    if content:
        assert "field__error" in changed.content.decode()


def test_faces_are_for_whoever_plays_the_character_and_the_game_master(table: Table) -> None:
    address = f"/characters/{table.mara.pk}/faces/"
    assert upload(table, png(), table.ben).status_code == 403
    assert upload(table, png(), table.oz).status_code == 404
    assert upload(table, png(), table.greta).status_code == 302
    face = Face.objects.get()
    assert table.client(table.ben).post(f"{address}{face.pk}/remove/").status_code == 403
    assert table.client(table.oz).post(f"{address}{face.pk}/remove/").status_code == 404
    assert table.client(table.ava).get(f"{address}{face.pk}/remove/").status_code == 405
    other = f"/characters/{table.tadeo.pk}/faces/{face.pk}/remove/"
    assert table.client(table.ben).post(other).status_code == 404
    assert Face.objects.exists()


def test_a_removed_face_leaves_its_posts_with_the_portrait(
    table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    upload(table, png())
    face = Face.objects.get()
    post = table.post(table.ava, "Ouch.", face=face)
    stored = Path(face.portrait.path)
    with django_capture_on_commit_callbacks(execute=True):
        table.client(table.ava).post(f"/characters/{table.mara.pk}/faces/{face.pk}/remove/")
    assert not Face.objects.exists()
    assert not stored.exists()
    assert Post.objects.get(pk=post.pk).face is None
    assert table.client(table.ben).get(f"/scenes/{table.scene.pk}/").status_code == 200


def test_there_is_a_limit_to_faces(table: Table) -> None:
    for number in range(MOST_FACES):
        Face.objects.create(character=table.mara, label=f"No. {number}", portrait="portraits/x.webp")
    assert upload(table, png()).status_code == 403
    assert Face.objects.count() == MOST_FACES
