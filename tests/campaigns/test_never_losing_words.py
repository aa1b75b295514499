"""Nothing that somebody writes is lost: saved as they write, in versions, when signed out, when a scene closes."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from campaigns import actions
from campaigns.composer import sign_writer
from campaigns.models import Draft, DraftVersion
from tests.table import Table


def save(table: Table, text: str, **more: object) -> dict:
    sent = {"text": text, "speaker": str(table.mara.pk), "retry": "r", "revision": "0", **more}
    return table.client(table.ava).post(f"/scenes/{table.scene.pk}/draft/save/", sent).json()


def test_a_draft_is_saved_and_listed_at_home_and_is_there_on_another_device(table: Table) -> None:
    assert save(table, "Half a sent")["revision"] == 1
    other = Client()
    other.force_login(table.ava)
    assert "Half a sent" in other.get(f"/scenes/{table.scene.pk}/").content.decode()
    assert "The well" in other.get("/").content.decode()
    assert "Half a sent" not in table.client(table.greta).get(f"/scenes/{table.scene.pk}/").content.decode()


def test_the_newer_wins_and_both_are_kept(table: Table) -> None:
    save(table, "From the laptop")
    said = save(table, "From the phone", revision="0")
    assert "both are kept" in said["state"]
    assert Draft.objects.get().text == "From the phone"
    assert DraftVersion.objects.get().text == "From the laptop"


def test_the_last_twenty_versions_can_be_put_back(table: Table) -> None:
    start = timezone.now() - timedelta(hours=2)
    for number in range(30):
        at = start + timedelta(minutes=2 * number)
        actions.save_draft(table.ava, table.scene, text=f"Version {number}", speaker="", now=at)
    assert DraftVersion.objects.count() == 20
    version = DraftVersion.objects.last()
    assert table.client(table.ben).post(f"/draft-versions/{version.pk}/restore/").status_code == 404
    table.client(table.ava).post(f"/draft-versions/{version.pk}/restore/")
    draft = Draft.objects.get()
    assert draft.text == version.text
    assert draft.versions.filter(text="Version 29").exists()
    assert (
        "Version 29"
        in table.client(table.ava).get(f"/scenes/{table.scene.pk}/draft/versions/").content.decode()
    )


def test_a_late_save_after_posting_makes_no_new_draft(table: Table) -> None:
    table.post(table.ava, "Posted", retry_key="r")
    save(table, "Posted")
    assert not Draft.objects.exists()


def test_200_000_characters_are_refused_and_kept(table: Table) -> None:
    long = "word " * 40_000
    answer = table.client(table.ava).post(
        f"/scenes/{table.scene.pk}/write/", {"text": long, "do": "post", "speaker": str(table.mara.pk)}
    )
    assert answer.status_code == 422
    assert "word word" in answer.content.decode()
    save(table, long)
    assert len(Draft.objects.get().text) == len(long)


def test_whoever_was_signed_out_gets_their_words_back(table: Table) -> None:
    browser = Client()
    address = f"/scenes/{table.scene.pk}/"
    sent = {"text": "Long lost words", "do": "post", "audience": "gm", "writer": sign_writer(table.ava.pk)}
    answer = browser.post(f"{address}write/", sent)
    assert answer.status_code == 403
    assert "Long lost words" in answer.content.decode()
    assert f"next=%2Fscenes%2F{table.scene.pk}%2F" in answer.content.decode()
    browser.force_login(table.ava)
    page = browser.get(address).content.decode()
    assert "Long lost words" in page
    draft = Draft.objects.get()
    assert draft.text == "Long lost words"
    assert draft.audience == []


def test_a_form_whose_cookies_are_all_gone_says_that_its_writer_is_signed_out(table: Table) -> None:
    bare = Client(enforce_csrf_checks=True)
    sent = {"text": "Long lost words", "do": "post", "writer": sign_writer(table.ava.pk)}
    answer = bare.post(f"/scenes/{table.scene.pk}/write/", sent)
    assert answer.status_code == 403
    assert "You have been signed out." in answer.content.decode()
    assert "Long lost words" in answer.content.decode()
    bare.force_login(table.ava)  # in another tab: now it is the form that is old
    again = bare.post(f"/scenes/{table.scene.pk}/write/", sent).content.decode()
    assert "You have been signed out." not in again
    assert "Long lost words" in again


@pytest.mark.parametrize("writer", ["", "1", "1:forged"])
def test_what_was_sent_signed_out_is_for_its_writer_alone(table: Table, writer: str) -> None:
    browser = Client()
    address = f"/scenes/{table.scene.pk}/"
    browser.post(f"{address}write/", {"text": "FROM AVA", "writer": sign_writer(table.ava.pk)})
    browser.force_login(table.ben)
    assert "FROM AVA" not in browser.get(address).content.decode()
    other = Client()
    other.post(f"{address}write/", {"text": "FORGED", "writer": writer})
    other.force_login(table.ava)
    assert "FORGED" not in other.get(address).content.decode()
    assert not Draft.objects.exists()


def test_a_closed_scene_still_keeps_what_is_written(table: Table) -> None:
    actions.close_scene(table.greta, table.scene)
    assert save(table, "Too late but not lost")["revision"] == 1
    assert (
        table.client(table.oz).post(f"/scenes/{table.scene.pk}/draft/save/", {"text": "x"}).status_code == 404
    )


def test_the_page_of_a_closed_scene_leads_to_what_was_begun_there(table: Table) -> None:
    save(table, "Half a sentence")
    ava, words = table.client(table.ava), f"/scenes/{table.scene.pk}/draft/versions/"
    assert f'href="/scenes/{table.scene.pk}/#compose"' in ava.get("/").content.decode()
    actions.close_scene(table.greta, table.scene)
    assert f'href="{words}"' in ava.get(f"/scenes/{table.scene.pk}/").content.decode()
    assert f'href="{words}"' not in table.client(table.ben).get(f"/scenes/{table.scene.pk}/").content.decode()
    assert f'href="{words}"' in ava.get("/").content.decode()
    page = ava.get(words).content.decode()
    assert "Half a sentence" in page
    assert "Go on writing" not in page


def test_new_posts_while_writing_are_said_and_do_not_block(table: Table) -> None:
    page = table.client(table.ava).get(f"/scenes/{table.scene.pk}/").content.decode()
    seen = page.partition('name="seen" value="')[2].partition('"')[0]
    table.post(table.ben, "One")
    table.post(table.greta, "Two", speaker=None)
    table.post(table.ben, "Not for Ava", audience=())
    edited = table.scene.posts.get(number=1)
    actions.edit_post(table.ben, edited, {edited.blocks.get().pk: "One, edited"})
    sent = {"text": "Mine", "do": "post", "speaker": str(table.mara.pk), "retry": "x", "seen": seen}
    answer = table.client(table.ava).post(
        f"/scenes/{table.scene.pk}/write/", sent, headers={"HX-Request": "true"}
    )
    assert "2 new posts came while you were writing" in answer.content.decode()
    assert table.scene.posts.filter(author=table.ava).count() == 1
