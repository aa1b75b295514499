"""Roll links elsewhere: head tags, pictures, oEmbed and frame, within what each consumer takes."""

from __future__ import annotations

import io
import json
import re
import subprocess
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

from campaigns.models import Campaign
from characters.checks import Asked, Checks
from rules import actions, embedding, pictures
from rules.actions.rolling import Place
from rules.asking import ask_for_dice
from rules.cards import card_of
from rules.children import ask_child
from rules.models import Entry, Roll
from tests.playing import play
from tests.table import Table

THUMBNAIL = {"thumbnail_url", "thumbnail_width", "thumbnail_height"}


@pytest.fixture
def roll(table: Table, django_capture_on_commit_callbacks: Any) -> Roll:
    """A public roll with a long reason."""
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    with django_capture_on_commit_callbacks(execute=True):
        table.post(table.ava, "Up [[4d6kh3+2 vs 11 # " + "a very long reason, " * 12 + "]]")
    return Roll.objects.get()


def copied(roll: Roll, site: str) -> dict[str, str]:
    """What the copy box holds, by its labels."""
    copies = embedding.copies(roll, site.__add__)
    fields = [field for one in copies for field in (one, one.get("also")) if field]
    return {field["label"]: str(field["text"]) for field in fields}


def meta(page: str) -> dict[str, str]:
    found = {}
    for tag in re.findall(r"<meta[^>]+>", page):
        name = re.search(r'(?:name|property)="([^"]+)"', tag)
        content = re.search(r'content="([^"]*)"', tag)
        if name and content:
            found[name[1]] = unescape(content[1])
    return found


def test_the_head_says_it_all_within_the_limits(table: Table, roll: Roll) -> None:
    answer = table.client(None).get(f"/r/{roll.code}")
    page = answer.content.decode()
    tags = meta(page)
    title = re.search(r"<title>([^<]+)</title>", page)
    assert title
    assert len(unescape(title[1]).encode()) <= 70
    assert tags["og:title"] == unescape(title[1])
    assert 0 < len(tags["description"]) <= 250
    assert tags["og:description"] == tags["description"]
    assert tags["og:url"] == f"http://testserver/r/{roll.code}"
    assert f'<link rel="canonical" href="http://testserver/r/{roll.code}">' in page
    assert tags["og:image"] == tags["og:image:secure_url"] == tags["twitter:image"]
    assert (tags["og:image:width"], tags["og:image:height"]) == ("1200", "630")
    assert 0 < len(tags["og:image:alt"]) <= 1000
    assert tags["twitter:card"] == "summary_large_image"
    assert tags["twitter:data2"] == "Verified"
    assert "application/json+oembed" in page
    assert "text/xml+oembed" in answer["Link"]
    assert len(answer.content) < 20_000
    assert not answer.cookies
    assert "max-age=60" in answer["Cache-Control"]
    again = table.client(None).get(f"/r/{roll.code}", headers={"If-None-Match": answer["ETag"]})
    assert again.status_code == 304


def test_the_page_is_the_same_for_everybody(table: Table, roll: Roll) -> None:
    pages = {
        table.client(who).get(f"/r/{roll.code}", headers={"Accept-Language": language}).content
        for who in (None, table.ava, table.greta, table.oz)
        for language in ("es", "en")
    }
    assert len(pages) == 1


def test_the_page_says_who_asked_for_which_character(table: Table, roll: Roll) -> None:
    page = table.client(None).get(f"/r/{roll.code}").content.decode()
    assert re.search(r"Asked by</dt>\s*<dd[^>]*>\s*Ava\b", page)
    assert "Mara, " in page
    own = actions.roll_in_sandbox(
        table.ava, actions.sandbox_of(table.ava), ask_for_dice("1d20"), "retry-key-1"
    )
    assert not re.search(r"\bAva\b", table.client(None).get(f"/r/{own.code}").content.decode())


def test_pictures_are_drawn_small_and_named_by_the_result(table: Table, roll: Roll) -> None:
    for kind, most in (("card", 60_000), ("badge", 8_000)):
        path = pictures.picture_path(roll, kind)
        answer = table.client(None).get(path)
        assert answer.status_code == 200
        assert answer["Content-Type"] == "image/png"
        assert "immutable" in answer["Cache-Control"]
        assert answer["X-Content-Type-Options"] == "nosniff"
        assert len(answer.content) <= most
        with Image.open(io.BytesIO(answer.content)) as image:
            assert image.size == pictures.SIZES[kind]
            assert image.mode == "P"
        assert re.search(r"/4d6kh3-plus-2-equals-\d+-(success|failure)\.png$", path)
        assert not set("?&=") & set(path)


def test_a_process_of_its_own_draws_the_same_pictures(table: Table, roll: Roll, settings: Any) -> None:
    paths = [pictures.kept_at(roll.code, roll.revision, kind) for kind in pictures.SIZES]
    drawn_here = [path.read_bytes() for path in paths]
    for path in paths:
        path.unlink()
    settings.DRAW_APART = True
    pictures.draw_new_pictures.call()
    assert [path.read_bytes() for path in paths] == drawn_here


def test_many_new_pictures_are_drawn_a_few_at_a_time(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "BATCH", 2)
    drawn_at_once = []
    monkeypatch.setattr(pictures, "paint", lambda drawings: drawn_at_once.append(len(drawings)))
    table.post(table.ava, " ".join(["[[1d20]]"] * 5))
    pictures.draw_new_pictures.call()
    assert drawn_at_once == [4, 4, 2]  # of each a card and a badge


def test_what_a_child_complains_of_is_told() -> None:
    with pytest.raises(subprocess.CalledProcessError) as failed:
        ask_child("rules.painter", b"no drawings", seconds=60)
    assert "JSONDecodeError" in failed.value.__notes__[0]


def test_forged_and_unknown_addresses_are_not_there(table: Table, roll: Roll) -> None:
    client = table.client(None)
    path = pictures.picture_path(roll, "card")
    for forged in (
        path.replace("equals", "is"),
        path.replace("/0-", "/1-"),
        re.sub(r"-[\w-]{16}/", "-AAAAAAAAAAAAAAAA/", path),
        "/i/aaaaaaaaaaaa/0-AAAAAAAAAAAAAAAA/x.png",
        "/r/aaaaaaaaaaaa",
        "/r/aaaaaaaaaaaa.json",
        "/r/aaaaaaaaaaaa/embed",
    ):
        assert client.get(forged).status_code == 404, forged


def test_an_amended_roll_has_a_new_picture_and_the_old_one_stays(
    table: Table, roll: Roll, django_capture_on_commit_callbacks: Any
) -> None:
    client = table.client(None)
    old = pictures.picture_path(roll, "card")
    before = client.get(old).content
    with django_capture_on_commit_callbacks(execute=True):
        actions.rule_on(table.greta, roll, {"total": 3, "success": False, "margin": -8}, "Wet rope")
    roll.refresh_from_db()
    new = pictures.picture_path(roll, "card")
    assert new != old
    assert client.get(new).content != before
    assert client.get(old).content == before
    assert client.get(f"/i/{roll.code}/latest.png").content == client.get(new).content


def test_oembed_answers_in_both_forms(table: Table, roll: Roll) -> None:
    client = table.client(None)
    address = f"http://testserver/r/{roll.code}"
    answer = client.get("/oembed", {"url": address, "maxwidth": 300})
    said = json.loads(answer.content)
    assert said["type"] == "rich"
    assert said["width"] <= 300
    assert f"/r/{roll.code}/embed" in said["html"]
    assert not THUMBNAIL & said.keys()  # it would not fit: all three or none
    assert json.loads(client.get("/oembed", {"url": address}).content).keys() >= THUMBNAIL
    tree = ElementTree.fromstring(client.get("/oembed", {"url": address, "format": "xml"}).content)
    assert tree.findtext("version") == "1.0"
    assert client.get("/oembed", {"url": address, "format": "yaml"}).status_code == 501
    for foreign in (
        "http://testserver/campaigns/",
        f"https://elsewhere.example/r/{roll.code}",
        f"javascript://testserver/r/{roll.code}",
        "nonsense",
        "",
        "http://[bad",
    ):
        assert client.get("/oembed", {"url": foreign}).status_code == 404


def test_the_frame_may_stand_anywhere_and_runs_nothing(table: Table, roll: Roll) -> None:
    answer = table.client(None).get(f"/r/{roll.code}/embed")
    assert "X-Frame-Options" not in answer
    policy = answer["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors *" in policy
    page = answer.content.decode()
    assert "<script" not in page
    assert "<form" not in page
    assert not answer.cookies


def test_a_frame_says_who_rolled(table: Table, roll: Roll) -> None:
    page = table.client(None).get(f"/r/{roll.code}/embed").content.decode()
    assert "Mara: 4d6kh3+2</h1>" in page
    assert "<title>Mara, 4d6kh3+2: " in page


def test_a_page_asks_once_whether_its_roll_is_public(
    table: Table, roll: Roll, django_assert_max_num_queries: Any
) -> None:
    with django_assert_max_num_queries(14):
        table.client(None).get(f"/r/{roll.code}")
    with django_assert_max_num_queries(3):
        table.client(None).get(f"/r/{roll.code}/embed")


def test_a_frame_brings_its_icons_and_says_what_must_be_said(table: Table, roll: Roll) -> None:
    """A sandboxed frame may load no symbols of a sprite, not even from its own site."""
    actions.rule_on(table.greta, roll, {"total": 3, "success": False, "margin": -8}, "Wet rope")
    page = table.client(None).get(f"/r/{roll.code}/embed").content.decode()
    used = set(re.findall(r'<use href="([^"]+)"', page))
    assert used
    assert all(address.startswith("#i-") for address in used)
    assert all(f'<symbol id="{address[1:]}"' in page for address in used)
    assert "Ruled by the game master" in page


@pytest.mark.parametrize(
    "address",
    ["/r/{}", "/r/{}.json", "/r/{}/embed", "/i/{}/latest.png", "/oembed?url=http://testserver/r/{}"],
)
def test_nothing_of_an_answer_depends_on_who_asks(table: Table, roll: Roll, address: str) -> None:
    said = []
    for who, language in ((None, "it"), (table.ava, "es"), (table.oz, "en")):
        answer = table.client(who).get(address.format(roll.code), headers={"Accept-Language": language})
        said.append((answer.content, sorted(answer.headers.items())))
        assert not answer.cookies
        assert "Vary" not in answer
    assert said[0] == said[1] == said[2]


def test_what_is_not_public_is_generic_everywhere(
    table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        table.post(table.ava, "Up [[1d999983 # Hidden reason]]")
    private = Roll.objects.get()
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    sealed = actions.roll_now(
        table.greta, table.campaign.ledger, ask_for_dice("1d999983 # Hidden reason"), Place(), sealed=True
    )
    table.campaign.visibility = Campaign.Visibility.MEMBERS
    table.campaign.save()
    client = table.client(None)
    for roll in (private, sealed):
        page = client.get(f"/r/{roll.code}")
        assert page.status_code == 200
        assert "noindex" in page["X-Robots-Tag"]
        for secret in ("Hidden reason", "Mara", "The Salt Road", "1d999983"):
            assert secret not in page.content.decode(), secret
        assert client.get("/oembed", {"url": f"http://testserver/r/{roll.code}"}).status_code == 401
        assert pictures.picture_path(roll, "card").endswith(("a-roll.png", "sealed-roll.png"))
        assert "<title>A roll on Tirada</title>" in page.content.decode()
        frame = client.get(f"/r/{roll.code}/embed").content.decode()
        for secret in ("Hidden reason", "Mara", "1d999983", "ealed", "None"):
            assert secret not in frame, secret
        for kind in ("card", "badge"):
            drawn = client.get(pictures.picture_path(roll, kind, "svg")).content.decode()
            for secret in ("Hidden reason", "Mara", "The Salt Road", "1d999983"):
                assert secret not in drawn, secret


def test_a_get_changes_nothing(table: Table, roll: Roll) -> None:
    before = list(Entry.objects.values_list("leaf", flat=True))
    for address in (f"/r/{roll.code}", f"/r/{roll.code}.json", f"/r/{roll.code}/embed"):
        table.client(None).get(address)
    assert list(Entry.objects.values_list("leaf", flat=True)) == before


def test_what_was_removed_on_request_is_generic_and_is_kept_by_no_cache(table: Table, roll: Roll) -> None:
    client = table.client(None)
    card, badge = (pictures.picture_path(roll, kind) for kind in ("card", "badge"))
    dice = client.get(card).content
    actions.erase_words(table.greta, [roll], "asked-for", body=True)
    page = client.get(f"/r/{roll.code}")
    assert page.status_code == 200
    assert page["X-Robots-Tag"] == "noindex"
    assert "A roll removed on request" in page.content.decode()
    for secret in ("a very long reason", "Mara", "4d6kh3"):
        assert secret not in page.content.decode()
        assert secret not in client.get(f"/r/{roll.code}/embed").content.decode()
    for address in (card, badge, f"/i/{roll.code}/latest.png", f"/i/{roll.code}/latest/badge.png"):
        answer = client.get(address)
        assert (answer.status_code, answer["Cache-Control"]) == (200, "no-store")
        assert answer.content != dice
    assert client.get("/oembed", {"url": f"http://testserver/r/{roll.code}"}).status_code == 401
    inside = table.client(table.ava).get(f"/campaigns/{table.campaign.slug}/rolls/{roll.number}/")
    assert inside.status_code == 200
    assert "Removed" in inside.content.decode()


def test_drawings_for_our_own_pages_hold_nothing_that_runs(table: Table, roll: Roll) -> None:
    client = table.client(None)
    for kind in ("card", "badge"):
        path = pictures.picture_path(roll, kind, "svg")
        answer = client.get(path)
        assert answer["Content-Type"] == "image/svg+xml"
        assert answer["Content-Security-Policy"].startswith("default-src 'none'; style-src 'unsafe-inline'")
        assert answer["X-Content-Type-Options"] == "nosniff"
        assert b"<script" not in answer.content
        assert client.get(path.replace("equals", "is")).status_code == 404
    assert pictures.picture_path(roll, "badge", "svg") in client.get(f"/r/{roll.code}").content.decode()


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_a_drawing_is_there_for_readers_of_every_language(table: Table, language: str) -> None:
    """Its address says the check in the campaign's words, whoever looks."""
    play(table, "dark-heresy")
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.language = "es"
    table.campaign.save()
    checks = Checks("dark-heresy", {}, table.mara)
    place = Place(scene=table.scene.key, character=table.mara)
    roll = actions.roll_now(table.ava, table.campaign.ledger, checks.ask(Asked(checks.all["ws"], {})), place)
    client = table.client(None)
    headers = {"Accept-Language": language}
    page = client.get(f"/r/{roll.code}", headers=headers).content.decode()
    address = re.search(r'src="(/i/[^"]+\.svg)"', page)
    assert address
    assert client.get(address[1], headers=headers).status_code == 200


@pytest.mark.parametrize("name", ["[b]@everyone|`x`</a>", "<script>alert(1)</script>", "🜁 Ñandú & «Mara»"])
def test_names_break_out_of_no_form_in_which_they_are_copied(
    table: Table, django_capture_on_commit_callbacks: Any, name: str
) -> None:
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    table.mara.name = name
    table.mara.save()
    with django_capture_on_commit_callbacks(execute=True):
        table.post(table.ava, "[[4d6kh3]]")
    roll = Roll.objects.get()
    forms = copied(roll, "https://tirada.example")
    address = f"https://tirada.example/r/{roll.code}"
    assert list(forms) == ["Link", "BBCode", "Markdown", "HTML", "Frame", "Text"]
    assert forms["Link"] == address
    picture, line = forms["BBCode"].split("\n")
    assert re.fullmatch(rf"\[url={address}\]\[img\][^\]?&=]+\.png\[/img\]\[/url\]", picture)
    assert not set("[]") & set(line)
    for form in ("BBCode", "Markdown", "HTML", "Text"):
        assert forms[form].removesuffix("</a>").endswith(f" · {roll.code}")
        assert re.search(r"4d6kh3: (\(?\d\)?, ){3}\(?\d\)? = \d+ · ", forms[form].replace("\\", ""))
    for called in (forms["Markdown"], forms["Text"]):
        assert "@everyone" not in called
    assert not re.search(r"(?<!\\)[<>`|@]", forms["Markdown"])
    for html in (forms["HTML"], forms["Frame"]):
        assert "<script" not in html
        assert set(re.findall(r"</?(\w+)", html)) <= {"a", "img", "iframe"}
    assert 'sandbox="allow-scripts allow-popups' in forms["Frame"]
    assert "allow-same-origin" not in forms["Frame"]
    page = table.client(None).get(f"/r/{roll.code}")
    assert len(unescape(re.search(r"<title>(.*?)</title>", page.content.decode())[1]).encode()) <= 70  # type: ignore[index]
    assert "<script>alert" not in page.content.decode()


def test_the_way_inside_is_for_the_table_alone_and_does_not_name_it(table: Table) -> None:
    table.post(table.ava, "[[1d20 # Under the stairs]]")
    roll = Roll.objects.get()
    for who in (None, table.oz, table.ava):
        page = table.client(who).get(f"/r/{roll.code}").content.decode()
        assert table.campaign.slug not in page
        assert f"/r/{roll.code}/inside" in page
    inside = f"/r/{roll.code}/inside"
    at_the_table = table.client(table.ava).get(inside)
    assert at_the_table["Location"] == f"/campaigns/{table.campaign.slug}/rolls/{roll.number}/"
    assert table.client(table.oz).get(inside).status_code == 404
    assert table.client(None).get(inside)["Location"].startswith("/account/login/")
    assert table.client(table.ava).get("/r/aaaaaaaaaaaa/inside").status_code == 404


def test_whoever_may_not_look_into_a_seal_finds_its_number_in_the_ledger(table: Table) -> None:
    place = Place(scene=table.scene.key)
    roll = actions.roll_now(table.greta, table.campaign.ledger, ask_for_dice("1d20"), place, sealed=True)
    inside, ledger = f"/r/{roll.code}/inside", f"/campaigns/{table.campaign.slug}/rolls/"
    assert table.client(table.ava).get(inside)["Location"] == f"{ledger}?show=sealed"
    assert table.client(table.greta).get(inside)["Location"] == f"{ledger}{roll.number}/"
    assert table.client(table.oz).get(inside).status_code == 404


def test_a_page_says_what_the_proof_means_and_that_a_seal_was_opened(table: Table) -> None:
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    place = Place(scene=table.scene.key)
    roll = actions.roll_now(table.greta, table.campaign.ledger, ask_for_dice("1d20"), place, sealed=True)
    actions.reveal(table.greta, roll)
    page = table.client(None).get(f"/r/{roll.code}").content.decode()
    assert "Was sealed" in page
    assert re.search(r"Rolled sealed; opened \d+ \w+ 20\d\d, \d\d:\d\d UTC, number 2 of the ledger", page)
    assert "is not proved" in page
    assert f'href="/campaigns/{table.campaign.slug}/rolls/"' in page


def test_numbers_stand_to_each_other_as_they_do_whatever_was_ruled(table: Table, roll: Roll) -> None:
    actions.rule_on(table.greta, roll, {"total": 3, "success": True, "margin": -8}, "The rope held")
    roll.refresh_from_db()
    card = card_of(roll)
    assert (card.state, card.big, card.small, card.detail) == ("success", "3", "<\u00a011", "")
    page = table.client(None).get(f"/r/{roll.code}").content.decode()
    assert "“The rope held” Greta, " in page


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("2d1+5", "1, 1 + 5 = 7"),
        ("2d1-5", "1, 1 − 5 = −3"),
        ("3d1kh2", "1, 1, (1) = 2"),
        ("1d1", "1"),
        ("2d1*4", "1, 1 → 8"),
        ("2d1-1d1", "1, 1, 1 → 1"),
        ("60d1", f"{', '.join('1' * 20)} … 20 … {', '.join('1' * 20)} = 60"),
    ],
)
def test_the_dice_are_said_so_that_they_add_up(table: Table, typed: str, said: str) -> None:
    roll = actions.roll_now(
        table.ava, table.campaign.ledger, ask_for_dice(typed), Place(character=table.mara)
    )
    assert embedding.dice_said(roll, card_of(roll)) == said


def test_what_is_said_elsewhere_tells_a_verdict_a_void_and_a_ruling(table: Table) -> None:
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    place = Place(character=table.mara, scene=table.scene.key)

    def made(typed: str) -> Roll:
        return actions.roll_now(table.ava, table.campaign.ledger, ask_for_dice(typed), place)

    roll = made("2d1+5 vs 9")
    assert embedding.title_of(roll) == "Mara rolled 7 < 9, failure (2d1+5)"
    assert embedding.line_of(roll) == f"Mara, 2d1+5: 1, 1 + 5 = 7 < 9, failure · {roll.code}"
    actions.rule_on(table.greta, roll, {"total": 12, "success": True, "margin": 3}, "Wind from behind")
    roll.refresh_from_db()
    assert (
        embedding.line_of(roll)
        == f"Mara, 2d1+5: 1, 1 + 5 = 7 → 12 ≥ 9, success (ruled by the game master) · {roll.code}"
    )
    assert embedding.title_of(roll) == "Mara rolled 12 ≥ 9, success (2d1+5) (ruled by the game master)"
    page = table.client(None).get(f"/r/{roll.code}").content.decode()
    assert meta(page)["description"].startswith("1, 1 + 5 = 7 → 12 · Ruled by the game master · ")
    assert meta(page)["twitter:data2"] == "Verified · Ruled by the game master"
    assert pictures.picture_of(roll).amended in pictures.svg(pictures.picture_of(roll), "card")
    assert pictures.svg(pictures.picture_of(roll), "badge").count("<g transform") == 1
    void = made("400d2!")
    assert void.is_void
    assert embedding.title_of(void) == "Mara: 400d2!: Void"
    assert pictures.words_of(void) == "400d2-void"


def test_what_others_keep_of_a_sandbox_roll_names_its_day(table: Table) -> None:
    own = actions.roll_in_sandbox(
        table.ava, actions.sandbox_of(table.ava), ask_for_dice("1d20"), "retry-key-1"
    )
    day = own.created_at.date().isoformat()
    assert pictures.picture_of(own).place == f"Sandbox, roll 1 of 1 on {day}"
    page = table.client(None).get(f"/r/{own.code}").content.decode()
    assert f"roll 1 of 1 on {day}" in meta(page)["description"]
    assert "Sandbox, roll 1 of 1 today" in page


def test_a_card_at_the_table_leads_to_where_it_can_be_read(table: Table) -> None:
    table.post(table.ava, "[[1d20 # Under the stairs]]")
    scene = f"/scenes/{table.scene.pk}/"
    assert (
        f'href="/campaigns/{table.campaign.slug}/rolls/1/"'
        in table.client(table.ben).get(scene).content.decode()
    )
    table.campaign.visibility = "public"
    table.campaign.save()
    table.post(table.ava, "[[1d20 # Over the wall]]")
    assert (
        f'href="/r/{Roll.objects.latest("pk").code}"' in table.client(table.ben).get(scene).content.decode()
    )
