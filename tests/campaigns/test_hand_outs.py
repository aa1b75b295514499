"""Notes and hand-outs: prepared in secret, shown to all or to some, and kept by who plays the character."""

from __future__ import annotations

import io
from typing import Any

import pytest
from django.core.exceptions import PermissionDenied, ValidationError
from django.core.files.uploadedfile import SimpleUploadedFile
from PIL import Image

from campaigns import actions
from campaigns.actions.turns import move_out
from campaigns.live import seal_version
from campaigns.models import AuditEntry, Handout, Membership, Notification, Role, Scene
from tests.table import Table, person


def drawn() -> SimpleUploadedFile:
    content = io.BytesIO()
    Image.new("RGB", (40, 30), "red").save(content, "PNG")
    return SimpleUploadedFile("map.png", content.getvalue())


@pytest.fixture
def letter(table: Table) -> Handout:
    return actions.make_handout(table.greta, table.scene, title="A torn letter", source="Come *alone*.")


def get(table: Table, who: Any, address: str) -> Any:
    return table.client(who).get(address)


def page(table: Table, who: Any) -> str:
    return str(get(table, who, f"/scenes/{table.scene.pk}/").content.decode())


def test_a_note_is_prepared_and_nobody_sees_it(table: Table) -> None:
    answer = table.client(table.greta).post(
        f"/scenes/{table.scene.pk}/hand-outs/new/",
        {"title": "A map", "source": "**Here**", "picture": drawn()},
    )
    note = Handout.objects.get()
    assert answer.url == note.get_absolute_url()
    assert note.picture is not None
    assert "A map" in page(table, table.greta)
    for who, expected in ((table.greta, 200), (table.ava, 404), (table.oz, 404), (None, 404)):
        assert get(table, who, note.get_absolute_url()).status_code == expected
        assert get(table, who, note.picture.get_absolute_url()).status_code == expected
    assert "A map" not in page(table, table.ava)


def test_it_is_given_to_one_and_the_others_notice_nothing(
    table: Table, letter: Handout, django_capture_on_commit_callbacks: Any
) -> None:
    table.post(table.greta, "Night falls.", speaker=None)
    table.scene.refresh_from_db()
    token = seal_version(table.scene)
    with django_capture_on_commit_callbacks(execute=True):
        table.client(table.greta).post(
            f"/hand-outs/{letter.pk}/show/", {"do": "some", "character": table.mara.pk}
        )
    assert "A torn letter" in page(table, table.ava)
    assert "Mara: this is for you:" in page(table, table.ava)
    assert "A torn letter" not in page(table, table.ben)
    since = f"/scenes/{table.scene.pk}/since/{token}/"
    assert "A torn letter" in get(table, table.ava, since).content.decode()
    assert "<article" not in get(table, table.ben, since).content.decode()
    assert get(table, table.ben, letter.get_absolute_url()).status_code == 404
    assert "Come <em>alone</em>." in get(table, table.ava, letter.get_absolute_url()).content.decode()
    assert [row.person for row in Notification.objects.filter(action="handed-out")] == [table.ava]
    assert (
        "A torn letter"
        not in get(table, table.ben, f"/campaigns/{table.campaign.slug}/log/").content.decode()
    )


def test_before_the_first_post_it_stands_above_the_thread(table: Table, letter: Handout) -> None:
    actions.reveal_handout(table.greta, letter)
    said = page(table, table.ben)
    assert said.index("To be seen now") < said.index("Nobody has written here yet")


def test_whoever_plays_the_character_now_has_what_it_was_given(table: Table, letter: Handout) -> None:
    actions.reveal_handout(table.greta, letter, [table.mara])
    assert "A torn letter" in get(table, table.ava, f"/characters/{table.mara.pk}/").content.decode()
    rita = person("Rita")
    Membership.objects.create(campaign=table.campaign, person=rita, role=Role.PLAYER)
    table.mara.player = rita
    table.mara.save()
    assert get(table, rita, letter.get_absolute_url()).status_code == 200
    assert "A torn letter" in get(table, rita, f"/characters/{table.mara.pk}/").content.decode()
    assert get(table, table.ava, letter.get_absolute_url()).status_code == 404


def test_it_stays_with_the_character_when_the_scene_does_not(table: Table) -> None:
    vault = actions.create_scene(
        table.greta, table.campaign, title="The vault", readers=Scene.Readers.CAST, cast=[table.mara]
    )
    key = actions.make_handout(table.greta, vault, title="A key", source="Iron.")
    actions.reveal_handout(table.greta, key, [table.mara])
    move_out(table.greta, vault, table.mara)
    found = get(table, table.ava, key.get_absolute_url())
    assert found.status_code == 200
    assert "The vault" not in found.content.decode()


def test_it_is_given_on_and_then_shown_to_all(table: Table, letter: Handout) -> None:
    actions.reveal_handout(table.greta, letter, [table.mara])
    actions.reveal_handout(table.greta, letter, [table.mara, table.tadeo])
    letter.refresh_from_db()
    assert letter.audience == sorted([table.mara.pk, table.tadeo.pk])
    assert [event.audience for event in letter.events.order_by("pk")] == [[table.mara.pk], [table.tadeo.pk]]
    actions.reveal_handout(table.greta, letter)
    actions.reveal_handout(table.greta, letter, [table.mara])
    letter.refresh_from_db()
    assert letter.audience is None
    assert letter.events.count() == 3


def test_one_shown_by_mistake_is_hidden_again(table: Table, letter: Handout) -> None:
    actions.reveal_handout(table.greta, letter)
    with pytest.raises(PermissionDenied):
        actions.delete_handout(table.greta, letter)
    table.client(table.greta).post(f"/hand-outs/{letter.pk}/show/", {"do": "hide"})
    assert "A torn letter" not in page(table, table.ava)
    assert get(table, table.ava, letter.get_absolute_url()).status_code == 404
    assert set(AuditEntry.objects.values_list("action", flat=True)) >= {"handout-shown", "handout-hidden"}
    table.client(table.greta).post(f"/hand-outs/{letter.pk}/show/", {"do": "delete"})
    assert not Handout.objects.exists()


def test_changing_it_afterwards_is_in_the_log(table: Table, letter: Handout) -> None:
    address = f"/hand-outs/{letter.pk}/change/"
    client = table.client(table.greta)
    client.post(address, {"title": "A letter", "source": "Come."})
    assert AuditEntry.objects.get(action="handout-changed").audience == []
    actions.reveal_handout(table.greta, letter, [table.mara])
    client.post(address, {"title": "A letter", "source": "Do not come.", "picture": drawn()})
    line = AuditEntry.objects.filter(action="handout-changed").first()
    assert line is not None
    assert line.audience == [table.mara.pk]
    assert "Do not come." in get(table, table.ava, letter.get_absolute_url()).content.decode()
    client.post(address, {"title": "A letter", "source": "Come.", "without_picture": "on"})
    letter.refresh_from_db()
    assert letter.picture is None
    assert letter.title == "A letter"


def test_wrong_pictures_and_wrong_characters_are_refused(table: Table, letter: Handout) -> None:
    answer = table.client(table.greta).post(
        f"/scenes/{table.scene.pk}/hand-outs/new/",
        {"title": "A map", "source": "kept", "picture": SimpleUploadedFile("map.png", b"no picture")},
    )
    assert "This is not a picture" in answer.content.decode()
    assert "kept" in answer.content.decode()
    with pytest.raises(ValidationError):
        actions.reveal_handout(table.greta, letter, [])
    show = f"/hand-outs/{letter.pk}/show/"
    said = table.client(table.greta).post(show, {"do": "some", "character": "999999"}, follow=True)
    assert "not a character of this campaign" in said.content.decode()
    planned = actions.create_scene(table.greta, table.campaign, title="Later", planned=True)
    note = actions.make_handout(table.greta, planned, title="Too early")
    with pytest.raises(PermissionDenied):
        actions.reveal_handout(table.greta, note)


def test_only_the_game_master_hands_out(table: Table, letter: Handout) -> None:
    actions.reveal_handout(table.greta, letter)
    for address in (f"/hand-outs/{letter.pk}/change/", f"/scenes/{table.scene.pk}/hand-outs/new/"):
        assert get(table, table.ava, address).status_code == 403
        assert get(table, table.oz, address).status_code == 404
    show = f"/hand-outs/{letter.pk}/show/"
    assert table.client(table.ava).post(show, {"do": "hide"}).status_code == 403
    for act in (actions.reveal_handout, actions.conceal_handout, actions.delete_handout):
        with pytest.raises(PermissionDenied):
            act(table.ava, letter)
