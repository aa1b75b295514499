"""Pictures that are what they say, for those who may see the post; quotes of what both sides may read."""

from __future__ import annotations

import io
import struct
import zlib

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from PIL import Image

from campaigns.models import Picture
from tests.table import Table


def png(size: tuple[int, int] = (40, 30)) -> bytes:
    drawn = io.BytesIO()
    Image.new("RGB", size, "red").save(drawn, "PNG")
    return drawn.getvalue()


def bomb() -> bytes:
    """A small file that says it is 10,000 × 10,000 pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", 10_000, 10_000, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(b"\0" * 90))
        + chunk(b"IEND", b"")
    )


SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'


@pytest.fixture
def open_table(table: Table) -> Table:
    table.campaign.pictures_allowed = True
    table.campaign.save()
    return table


def upload(table: Table, content: bytes, name: str = "a.png", who: str = "ava"):
    sent = {"picture": SimpleUploadedFile(name, content, content_type="image/png")}
    return table.client(getattr(table, who)).post(f"/scenes/{table.scene.pk}/pictures/", sent)


@pytest.mark.parametrize(
    "content", [SVG, bomb(), b"GIF89a not a picture", b"", png()[:60], b"x" * (5 * 1024 * 1024 + 1)]
)
def test_what_is_no_picture_is_refused_in_words(open_table: Table, content: bytes) -> None:
    answer = upload(open_table, content)
    assert answer.status_code == 422
    assert len(answer.json()["problem"]) > 10
    assert not Picture.objects.exists()


def test_a_picture_is_drawn_anew_and_small(open_table: Table) -> None:
    assert upload(open_table, png((3000, 100))).status_code == 201
    kept = Image.open(Picture.objects.get().file)
    assert kept.format == "WEBP"
    assert max(kept.size) == 2000


def test_pictures_only_where_the_campaign_allows_them(table: Table) -> None:
    assert upload(table, png()).status_code == 403
    assert upload(table, png(), who="oz").status_code == 404


def test_a_picture_is_for_those_who_may_see_its_post(open_table: Table) -> None:
    table = open_table
    table.post(table.greta, "Well, well.", speaker=table.ossen)
    markdown = upload(table, png()).json()["markdown"]
    address = Picture.objects.get().get_absolute_url()

    def seen(who: str) -> int:
        return table.client(getattr(table, who)).get(address).status_code

    assert [seen(who) for who in ("ava", "ben", "greta", "oz")] == [200, 404, 404, 404]
    post = table.post(table.ava, f"Look\n\n::: whisper Mara\n{markdown}\n:::")
    assert "<img" in post.blocks.last().html
    assert [seen(who) for who in ("ava", "ben", "greta", "oz")] == [200, 404, 200, 404]
    assert "<img" not in table.post(table.ben, f"Mine now {markdown}").blocks.get().html
    assert seen("ben") == 404
    table.post(table.ava, f"All of you {markdown}")
    assert [seen(who) for who in ("ben", "oz")] == [200, 404]


def quote(table: Table, who: str, post, **sent: object):
    form = {"audience": "everyone", **sent}
    return table.client(getattr(table, who)).post(f"/posts/{post.key}/quote/", form)


def test_a_quote_says_who_and_where(table: Table) -> None:
    post = table.post(table.ava, "The *rope* holds.\n\nFor now.")
    said = quote(table, "ben", post).json()["markdown"]
    assert said == f"> **[Mara](/posts/{post.key}/)**\n>\n> The *rope* holds.\n>\n> For now.\n\n"
    assert "> For now." in quote(table, "ben", post, selection="For now.").json()["markdown"]
    page = table.client(table.ben).get(f"/scenes/{table.scene.pk}/?quote={post.key}").content.decode()
    assert "The *rope* holds." in page.partition("<textarea")[2]


def test_only_what_both_sides_may_read_is_quoted(table: Table) -> None:
    post = table.post(table.ava, "Open\n\n::: whisper Tadeo\nsecret\n:::")
    assert "secret" not in quote(table, "ben", post).content.decode()
    assert "secret" in quote(table, "ben", post, audience="gm").json()["markdown"]
    assert quote(table, "ben", post, selection="secret").status_code == 422
    whisper = table.post(table.ava, "Hidden", audience=())
    assert quote(table, "ben", whisper).status_code == 404
    assert quote(table, "oz", post).status_code == 404


def test_a_forged_quote_of_a_whisper_is_refused(table: Table) -> None:
    from campaigns.composition import CannotCompose

    whisper = table.post(table.ava, "Hidden", audience=(table.tadeo.pk,))
    with pytest.raises(CannotCompose):
        table.post(table.ben, f"> **[Mara](/posts/{whisper.key}/)**\n>\n> Hidden")
    assert table.post(table.ben, f"> [Mara](/posts/{whisper.key}/)", audience=(table.mara.pk,))
