"""Frames from a host of their own: nothing else is there, and nobody is known there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from asgiref.sync import async_to_sync
from channels.auth import AuthMiddlewareStack
from channels.routing import URLRouter
from channels.security.websocket import AllowedHostsOriginValidator
from channels.testing import WebsocketCommunicator
from django.core.checks import run_checks
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from accounts.models import Scope
from accounts.tokens import create_token
from campaigns.actions import add_picture
from campaigns.models import Campaign
from config.urls import websocket_urlpatterns
from rules import actions
from rules.frame_checks import domain_of
from rules.frame_host import NoSocketsForFrames
from rules.models import Roll
from tests.campaigns.test_embedding import copied
from tests.campaigns.test_pictures_and_quotes import png
from tests.table import Table

SITE, FRAMES = "https://play.example.org", "https://frames.example.net:8443"


@pytest.fixture(autouse=True)
def _two_hosts(settings: Any) -> None:
    settings.TIRADA_URL, settings.FRAMES_URL = SITE, FRAMES
    settings.ALLOWED_HOSTS = ["play.example.org", "frames.example.net"]


@pytest.fixture
def roll(table: Table) -> Roll:
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    table.post(table.ava, "[[4d6kh3+2 vs 11 # Up the wall]]")
    return Roll.objects.get()


def at_frames(client: Client, path: str, host: str = "frames.example.net:8443", **given: Any) -> Any:
    return client.get(path, headers={"Host": host, **given})


def at_site(client: Client, path: str, *given: Any) -> Any:
    return client.get(path, *given, headers={"Host": "play.example.org"}, secure=True)


def test_the_frame_is_at_its_host_and_leads_to_the_site(table: Table, roll: Roll) -> None:
    actions.rule_on(table.greta, roll, {"total": 3, "success": False, "margin": -8}, "Wet rope")
    answer = at_frames(table.client(None), f"/r/{roll.code}/embed")
    page = answer.content.decode()
    assert answer.status_code == 200
    assert "frame-ancestors *" in answer["Content-Security-Policy"]
    assert "default-src 'none'" in answer["Content-Security-Policy"]
    assert "X-Frame-Options" not in answer
    links = set(re.findall(r'<a [^>]*href="([^"]+)"', page))
    assert links == {f"{SITE}/r/{roll.code}"}
    stylesheet = re.search(r'<link rel="stylesheet" href="([^"]+)"', page)
    assert stylesheet
    assert at_frames(table.client(None), stylesheet[1]).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/r/{}",
        "/r/{}.json",
        "/r/{}/inside",
        "/r/{}/embed/",
        "/i/{}/latest.png",
        "/oembed?url=https://play.example.org/r/{}",
        "/roll",
        "/verifier.html",
        "/account/login/",
        "/api/rolls/{}",
        "/api/docs",
        "/campaigns/",
        "/scenes/1/",
        "/media/portraits/x.png",
        "/static/js/site.js",
        "/static/icons.svg",
        "/static/css/../icons.svg",
        "/nothing/at/all",
        "/r/aaaaaaaaaaaa/embed",
    ],
)
def test_nothing_else_is_there(table: Table, roll: Roll, path: str) -> None:
    for host in ("frames.example.net:8443", "FRAMES.example.net", "frames.example.net."):
        answer = at_frames(table.client(table.ava), path.format(roll.code), host)
        assert answer.status_code == 404
        assert f'href="{SITE}/"' in answer.content.decode()
        assert "frame-ancestors 'none'" in answer["Content-Security-Policy"]
        assert not answer.cookies
        assert table.campaign.slug not in answer.content.decode()


def test_a_picture_is_asked_for_at_the_site_and_fetched_where_nobody_is_known(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.campaign.pictures_allowed = True
    table.campaign.save()
    sent = SimpleUploadedFile("a.png", png(), content_type="image/png")
    picture = add_picture(table.ava, table.scene, sent)
    path = f"/pictures/{picture.key}/"
    assert at_site(table.client(table.oz), path).status_code == 404
    led = at_site(table.client(table.ava), path)
    assert led.status_code == 302
    assert led["Location"].startswith(f"{FRAMES}{path}")
    leave = led["Location"].removeprefix(FRAMES)

    shown = at_frames(table.client(None), leave)
    assert shown.status_code == 200
    assert shown["Content-Type"] == "image/webp"
    assert shown["X-Content-Type-Options"] == "nosniff"
    assert "default-src 'none'" in shown["Content-Security-Policy"]
    assert b"".join(shown.streaming_content).startswith(b"RIFF")
    assert not shown.cookies

    # The leave is for this picture, there, and for an hour.
    assert at_site(table.client(table.ava), leave).status_code == 404
    assert at_frames(table.client(None), path).status_code == 404
    assert at_frames(table.client(None), leave[:-2] + "x/").status_code == 404
    another = add_picture(table.ben, table.scene, SimpleUploadedFile("b.png", png((9, 9))))
    assert at_frames(table.client(None), leave.replace(picture.key, another.key)).status_code == 404
    monkeypatch.setattr("campaigns.views.pictures.LEAVE", -1)
    assert at_frames(table.client(None), leave).status_code == 404


def test_portraits_come_from_there(table: Table, settings: Any) -> None:
    folder = Path(settings.MEDIA_ROOT) / "portraits"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "of-mara.webp").write_bytes(b"RIFF")
    path = "/media/portraits/of-mara.webp"
    assert at_site(table.client(None), path)["Location"] == f"{FRAMES}{path}"
    shown = at_frames(table.client(table.ava), path)
    assert b"".join(shown.streaming_content) == b"RIFF"
    assert not shown.cookies


def test_what_sends_something_is_not_heard(table: Table, roll: Roll) -> None:
    client = table.client(table.ava)
    for path in ("/roll", f"/scenes/{table.scene.pk}/roll-now/", f"/r/{roll.code}/embed"):
        answer = client.post(path, {"expression": "1d20"}, headers={"Host": "frames.example.net"})
        assert answer.status_code in (404, 405)
    assert Roll.objects.count() == 1


def test_who_asks_is_not_known_there(table: Table, roll: Roll) -> None:
    """A browser that was made to send a cookie, or a program its token, gets what everybody gets."""
    key = create_token(table.ava, "a test", Scope.values)[1]
    path = f"/r/{roll.code}/embed"
    table.client(table.ava).cookies["django_language"] = "es"
    answers = [
        at_frames(table.client(None), path),
        at_frames(table.client(table.ava), path),
        at_frames(table.client(None), path, Authorization=f"Bearer {key}"),
    ]
    assert len({answer.content for answer in answers}) == 1
    assert not any(answer.cookies for answer in answers)
    assert not any("Vary" in answer for answer in answers)
    with CaptureQueriesContext(connection) as asked:
        at_frames(table.client(table.ava), path)
    assert not [one["sql"] for one in asked if "session" in one["sql"] or "token" in one["sql"]]


def test_a_private_roll_is_no_less_private_there(table: Table) -> None:
    table.post(table.ava, "[[17d999983 # Under the stairs]]")
    page = at_frames(table.client(table.ava), f"/r/{Roll.objects.get().code}/embed").content.decode()
    assert "Not for everybody" in page
    for secret in ("17d999983", "Under the stairs", "Mara", table.campaign.slug):
        assert secret not in page


def test_what_is_pasted_names_the_host_of_frames(table: Table, roll: Roll) -> None:
    there = f'src="{FRAMES}/r/{roll.code}/embed"'
    copies = copied(roll, SITE)
    assert there in copies["Frame"]
    assert FRAMES not in copies["HTML"] + copies["BBCode"] + copies["Markdown"] + copies["Link"]
    said = at_site(table.client(None), "/oembed", {"url": f"{SITE}/r/{roll.code}"}).json()
    assert there in said["html"]
    assert said["provider_url"] == f"{SITE}/"


def test_frames_that_were_pasted_before_lead_there(table: Table, roll: Roll) -> None:
    answer = at_site(table.client(None), f"/r/{roll.code}/embed")
    assert (answer.status_code, answer["Location"]) == (302, f"{FRAMES}/r/{roll.code}/embed")
    assert "Vary" not in answer
    assert at_site(table.client(None), "/r/aaaaaaaaaaaa/embed").status_code == 404
    assert at_site(table.client(None), f"/r/{roll.code}").status_code == 200


def test_without_a_host_of_their_own_frames_come_from_the_site(
    table: Table, roll: Roll, settings: Any
) -> None:
    settings.FRAMES_URL = ""
    answer = at_site(table.client(None), f"/r/{roll.code}/embed")
    assert answer.status_code == 200
    assert f'href="/r/{roll.code}"' in answer.content.decode()
    copies = copied(roll, SITE)
    assert f'src="{SITE}/r/{roll.code}/embed"' in copies["Frame"]


@pytest.mark.parametrize(
    ("host", "origin", "opened"),
    [
        (b"play.example.org", b"https://play.example.org", True),
        (b"frames.example.net:8443", b"https://play.example.org", False),
        (b"play.example.org", b"https://frames.example.net:8443", False),
        (b"play.example.org", b"https://FRAMES.example.net", False),
    ],
)
@pytest.mark.django_db(transaction=True)
def test_no_socket_is_opened_there_or_from_there(
    settings: Any, host: bytes, origin: bytes, opened: bool
) -> None:
    hosts = AllowedHostsOriginValidator(URLRouter(websocket_urlpatterns))

    async def connects() -> bool:
        said = [(b"host", host), (b"origin", origin)]
        socket = WebsocketCommunicator(NoSocketsForFrames(AuthMiddlewareStack(hosts)), "/live/desk/", said)
        connected, _code = await socket.connect(timeout=30)
        await socket.disconnect(timeout=30)
        return connected

    assert async_to_sync(connects)() is opened


@pytest.mark.parametrize(
    ("frames", "site", "said"),
    [
        ("", "", None),
        ("https://frames.example.net", "https://play.example.org", None),
        ("http://localhost:8000", "http://127.0.0.1:8000", None),
        ("frames.example.net", "https://play.example.org", "rules.E001"),
        ("https://frames.example.net/embed", "https://play.example.org", "rules.E001"),
        ("https://me:secret@frames.example.net", "https://play.example.org", "rules.E001"),
        ("ftp://frames.example.net", "https://play.example.org", "rules.E001"),
        ("https://", "https://play.example.org", "rules.E001"),
        ("https://frames.example.net", "", "rules.E002"),
        ("https://play.example.org:8443", "https://play.example.org", "rules.E003"),
        ("http://frames.example.net", "https://play.example.org", "rules.E004"),
        ("https://frames.example.org", "https://play.example.org", "rules.W001"),
    ],
)
def test_addresses_that_cannot_work_together_are_named(
    settings: Any, frames: str, site: str, said: str | None
) -> None:
    settings.FRAMES_URL, settings.TIRADA_URL = frames, site
    found = [one.id for one in run_checks(tags=["addresses"])]
    assert found == ([said] if said else [])


@pytest.mark.parametrize(
    ("host", "domain"),
    [
        ("play.example.org", "example.org"),
        ("tirada.co.uk", "tirada.co.uk"),
        ("play.tirada.com.ar", "tirada.com.ar"),
        ("localhost", "localhost"),
        ("192.0.2.7", "192.0.2.7"),
    ],
)
def test_the_part_of_a_host_that_somebody_registered(host: str, domain: str) -> None:
    assert domain_of(host) == domain
