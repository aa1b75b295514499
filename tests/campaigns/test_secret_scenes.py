"""Scenes that not everybody reads: their cast alone, or their cast until the game master opens them to the table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from channels.testing import WebsocketCommunicator
from django.core.exceptions import PermissionDenied

from campaigns import actions
from campaigns.actions.handouts import make_handout, reveal_handout
from campaigns.actions.turns import move_in, move_out
from campaigns.audiences import people_in, people_reading
from campaigns.composition import CannotCompose
from campaigns.models import Membership, Notification, Role, Scene
from characters.actions import create_character
from rules.models import Roll
from tests.table import Table, person

CAST, SEALED = Scene.Readers.CAST, Scene.Readers.SEALED


def secret(table: Table, readers: str = CAST, **given: Any) -> Scene:
    """A scene of Mara's."""
    return actions.create_scene(
        table.greta, table.campaign, title="The vault", readers=readers, cast=[table.mara], **given
    )


def status(table: Table, who: Any, scene: Scene) -> int:
    return table.client(who).get(f"/scenes/{scene.pk}/").status_code


def test_who_left_the_table_reads_none_of_it_until_they_are_back(table: Table) -> None:
    vault = secret(table)
    table.post(table.ava, "It is OURS.", scene=vault)
    whisper = table.post(table.greta, "Mara, a WHISPER [[d6]]", speaker=None, audience=(table.mara.pk,))
    note = make_handout(table.greta, table.scene, title="A KEY")
    reveal_handout(table.greta, note, [table.mara])
    roll = Roll.objects.get()
    places = [
        f"/scenes/{vault.pk}/",
        f"/posts/{whisper.key}/",
        f"/hand-outs/{note.pk}/",
        f"/campaigns/{table.campaign.slug}/rolls/{roll.number}/",
    ]
    client = table.client(table.ava)
    assert [client.get(place, follow=True).status_code for place in places] == [200] * 4
    actions.leave_table(table.ava, table.campaign)
    assert [client.get(place, follow=True).status_code for place in places] == [404] * 4
    for place in (f"/scenes/{table.scene.pk}/", f"/campaigns/{table.campaign.slug}/", "/search/?q=WHISPER"):
        said = client.get(place).content.decode()
        assert not [word for word in ("OURS", "A KEY", "a WHISPER", "The vault") if word in said]
    assert table.ava.pk not in people_in(table.campaign, [table.mara.pk])
    assert table.ava.pk not in (people_reading(vault) or ())
    invitation = actions.invite(table.greta, table.campaign, role=Role.PLAYER, places=1)
    client.post(f"/join/{invitation.token}/")
    assert [client.get(place, follow=True).status_code for place in places] == [200] * 4


@pytest.mark.parametrize("readers", [CAST, SEALED])
def test_the_cast_reads_and_writes_and_nobody_else_knows(table: Table, readers: str) -> None:
    vault = secret(table, readers)
    rita = person("Rita")
    Membership.objects.create(campaign=table.campaign, person=rita, role=Role.READER)
    table.post(table.ava, "It is ours. [[1d20 # lock]]", scene=vault)
    assert [status(table, who, vault) for who in (table.greta, table.ava)] == [200, 200]
    assert [status(table, who, vault) for who in (table.ben, rita, table.oz, None)] == [404] * 4
    roll = Roll.objects.get()
    address = f"/campaigns/{table.campaign.slug}/rolls/{roll.number}/"
    assert table.client(table.ava).get(address).status_code == 200
    assert table.client(table.ben).get(address).status_code == 404
    ledger = table.client(table.ben).get(f"/campaigns/{table.campaign.slug}/rolls/").content.decode()
    assert "lock" not in ledger
    assert str(roll.number) in ledger


def test_who_comes_in_reads_all_of_it_and_who_leaves_reads_no_more(table: Table) -> None:
    vault = secret(table)
    table.post(table.ava, "It is ours.", scene=vault)
    move_in(table.greta, vault, table.tadeo)
    assert "It is ours." in table.client(table.ben).get(f"/scenes/{vault.pk}/").content.decode()
    move_out(table.greta, vault, table.tadeo)
    assert status(table, table.ben, vault) == 404
    assert status(table, table.ava, vault) == 200


def test_whoever_plays_the_character_now_reads_it(table: Table) -> None:
    vault = secret(table)
    table.mara.player = table.ben
    table.mara.save()
    assert [status(table, who, vault) for who in (table.ava, table.ben)] == [404, 200]
    Membership.objects.filter(person=table.ben).update(left_at="2026-01-01T00:00Z")
    assert status(table, table.ben, vault) == 404


def test_a_sealed_scene_is_opened_to_the_table_for_good(
    table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    table.campaign.visibility = "public"
    table.campaign.save()
    vault = secret(table, SEALED)
    table.post(table.ava, "It is ours. [[1d20 # lock]]", scene=vault)
    roll = Roll.objects.get()
    assert "lock" not in table.client(None).get(f"/r/{roll.code}").content.decode()
    with django_capture_on_commit_callbacks(execute=True):
        actions.open_to_table(table.greta, vault)
    assert [status(table, who, vault) for who in (table.ben, table.oz, None)] == [200] * 3
    assert (
        "Greta opened the scene to the whole table."
        in table.client(table.ben).get(f"/scenes/{vault.pk}/").content.decode()
    )
    assert "lock" in table.client(None).get(f"/r/{roll.code}").content.decode()
    assert Roll.objects.get().revision == roll.revision + 1
    assert Notification.objects.filter(person=table.ben, action="scene-unsealed").exists()
    vault.refresh_from_db()
    with pytest.raises(PermissionDenied):
        actions.change_scene(table.greta, vault, readers=CAST)


def test_only_a_planned_scene_changes_its_readers(table: Table) -> None:
    with pytest.raises(PermissionDenied):
        actions.change_scene(table.greta, table.scene, readers=CAST)
    planned = secret(table, "table", planned=True)
    actions.change_scene(table.greta, planned, readers=CAST)
    with pytest.raises(PermissionDenied):
        actions.open_to_table(table.greta, planned)
    with pytest.raises(PermissionDenied):
        actions.open_to_table(table.ava, planned)
    actions.open_scene(table.greta, planned)
    assert [status(table, who, planned) for who in (table.ava, table.ben)] == [200, 404]


def test_news_of_it_reach_its_readers_alone(table: Table, django_capture_on_commit_callbacks: Any) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        vault = secret(table)
        table.post(table.greta, "@Tadeo must not hear of this, @Mara.", speaker=None, scene=vault)
        actions.pause_scene(table.greta, vault)
        actions.resume_scene(table.greta, vault)
        actions.close_scene(table.greta, vault)
    told = set(Notification.objects.filter(scene=vault).values_list("person__display_name", flat=True))
    assert told == {"Ava"}


def test_notifications_go_with_the_right_to_read(
    table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    vault = secret(table)
    move_in(table.greta, vault, table.tadeo)
    with django_capture_on_commit_callbacks(execute=True):
        table.post(table.ava, "Listen, Tadeo.", scene=vault)
        actions.pause_scene(table.greta, vault)
    assert "The vault" in table.client(table.ben).get("/notifications/").content.decode()
    move_out(table.greta, vault, table.tadeo)
    assert "The vault" not in table.client(table.ben).get("/notifications/").content.decode()


def test_it_is_quoted_nowhere_else(table: Table) -> None:
    vault = secret(table)
    post = table.post(table.ava, "It is ours.", scene=vault)
    for words in (f"[there](/scenes/{vault.pk}/1/)", f"[that](/posts/{post.key}/)"):
        with pytest.raises(CannotCompose):
            table.post(table.ava, f"Look {words}")
        table.post(table.ava, f"Look {words}", scene=vault)
    page = table.client(table.ava).get(f"/scenes/{table.scene.pk}/?quote={post.key}").content.decode()
    assert "It is ours." not in page


def test_what_is_split_from_it_has_the_same_readers(table: Table) -> None:
    vault = secret(table, SEALED)
    post = table.post(table.ava, "It is ours.", scene=vault)
    part = actions.split_scene(table.greta, post, title="The inner vault")
    assert part.readers == SEALED
    assert [status(table, who, part) for who in (table.ava, table.ben)] == [200, 404]
    planned = secret(table, "table", planned=True)
    first = table.post(table.greta, "Soon.", speaker=None, scene=planned)
    assert actions.split_scene(table.greta, first, title="Later").is_planned


def test_an_unmet_npc_is_named_to_nobody(table: Table) -> None:
    keeper = create_character(table.greta, table.campaign, name="The keeper", npc=True)
    vault = secret(table)
    table.post(table.greta, "Halt.", speaker=keeper, scene=vault)
    known = {
        who.display_name: table.client(who).get(keeper.get_absolute_url()).status_code
        for who in (table.ava, table.ben)
    }
    assert known == {"Ava": 200, "Ben": 404}
    assert "The keeper" not in table.client(table.ben).get(f"/scenes/{table.scene.pk}/").content.decode()


def test_the_button_says_who_will_read_it(table: Table) -> None:
    said = {CAST: "Only the cast and the GM read it", SEALED: "until the GM opens the scene"}
    for readers, words in said.items():
        scene = secret(table, readers)
        assert words in table.client(table.ava).get(f"/scenes/{scene.pk}/").content.decode()


@pytest.mark.django_db(transaction=True)
def test_an_open_page_hears_nothing_more_once_its_reader_is_out(transactional_db: None, request: Any) -> None:
    from channels.db import database_sync_to_async

    from config.asgi import application

    table: Table = request.getfixturevalue("table")
    vault = secret(table)
    cookie = table.client(table.ava).cookies["sessionid"].value
    headers = [
        (b"origin", b"http://localhost"),
        (b"host", b"localhost"),
        (b"cookie", f"sessionid={cookie}".encode()),
    ]

    async def listen() -> Any:
        socket = WebsocketCommunicator(application, f"/live/scenes/{vault.pk}/", headers=headers)
        connected, _code = await socket.connect(timeout=30)
        assert connected
        await database_sync_to_async(move_out)(table.greta, vault, table.mara)
        while (said := await socket.receive_output(timeout=30))["type"] != "websocket.close":
            pass
        return said

    assert asyncio.run(listen())["code"] == 4404


def test_who_is_taken_out_while_writing_keeps_the_words(table: Table) -> None:
    vault = secret(table)
    actions.save_draft(table.ava, vault, text="Half a confession", speaker="")
    move_out(table.greta, vault, table.mara)
    home = table.client(table.ava).get("/").content.decode()
    assert "The vault" not in home
    address = f"/scenes/{vault.pk}/draft/versions/"
    assert address in home
    page = table.client(table.ava).get(address).content.decode()
    assert "Half a confession" in page
    assert "The vault" not in page
    assert table.client(table.ben).get(address).status_code == 404
    table.client(table.ava).post(f"/scenes/{vault.pk}/draft/discard/")
    assert table.client(table.ava).get(address).status_code == 404
