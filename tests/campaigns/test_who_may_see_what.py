"""Everybody × every page: a stranger gets 404 for what is private, a member without the right 403."""

from __future__ import annotations

from typing import Any

import pytest
from channels.testing import WebsocketCommunicator

from campaigns import actions
from campaigns.actions.requests import Wanted, request_rolls
from campaigns.live import seal_version
from campaigns.models import Campaign, Membership, Role
from rules.models import Roll
from tests.table import Table, person

READ, RUN, WRITE, OWN = "read", "run", "write", "own"


def pages(table: Table) -> list[tuple[str, str]]:
    """Address and what it takes: to read the campaign, to run it, to play in it, or to be who wrote or plays it."""
    scene, slug = table.scene, table.campaign.slug
    post = scene.posts.get(number=1)
    roll = Roll.objects.get()
    return [
        (f"/campaigns/{slug}/", READ),
        (f"/campaigns/{slug}/rolls/", READ),
        (f"/campaigns/{slug}/rolls/ledger.json", READ),
        (f"/campaigns/{slug}/rolls/{roll.number}/", READ),
        (f"/campaigns/{slug}/rolls/{roll.number}.json", READ),
        (f"/scenes/{scene.pk}/", READ),
        (f"/scenes/{scene.pk}/1/", READ),
        (f"/scenes/{scene.pk}/since/{seal_version(scene)}/", READ),
        (f"/characters/{table.mara.pk}/", READ),
        (f"/campaigns/{slug}/settings/", RUN),
        (f"/campaigns/{slug}/invitations/", RUN),
        (f"/campaigns/{slug}/npcs/", RUN),
        (f"/campaigns/{slug}/scenes/new/", RUN),
        (f"/scenes/{scene.pk}/settings/", RUN),
        (f"/scenes/{scene.pk}/encounter/", RUN),
        (f"/scenes/{scene.pk}/requests/new/", RUN),
        (scene.roll_requests.get().get_absolute_url(), READ),
        (f"/scenes/{scene.pk}/life/", RUN),
        (f"/scenes/{scene.pk}/hand-outs/new/", RUN),
        (f"/campaigns/{slug}/order/", RUN),
        (f"/campaigns/{slug}/characters/new/", WRITE),
        (f"/posts/{post.key}/edit/", OWN),
        (f"/posts/{post.key}/remove/", OWN),
        (f"/characters/{table.mara.pk}/settings/", OWN),
    ]


@pytest.fixture
def rita(table: Table) -> Any:
    """A reader of the campaign."""
    reader = person("Rita")
    Membership.objects.create(campaign=table.campaign, person=reader, role=Role.READER)
    return reader


def expected(who: str, needs: str, *, public: bool) -> int:
    if who in ("oz", "anonymous"):
        if not public:
            return 404 if who == "oz" or needs == READ else 302
        if needs == READ:
            return 200
        return 403 if who == "oz" else 302
    allowed = {"greta": {READ, RUN, WRITE}, "ava": {READ, WRITE, OWN}, "ben": {READ, WRITE}, "rita": {READ}}
    return 200 if needs in allowed[who] else 403


@pytest.mark.parametrize("public", [False, True], ids=["members only", "public"])
def test_everybody_and_every_page(table: Table, rita: Any, public: bool) -> None:
    table.post(table.ava, "Up we go [[1d20 # Wall]]")
    request_rolls(table.greta, table.scene, [table.mara], Wanted(expression="1d20"), retry_key="ask")
    if public:
        table.campaign.visibility = Campaign.Visibility.PUBLIC
        table.campaign.save()
    people = {
        "greta": table.greta,
        "ava": table.ava,
        "ben": table.ben,
        "rita": rita,
        "oz": table.oz,
        "anonymous": None,
    }
    wrong = []
    for address, needs in pages(table):
        for who, account in people.items():
            found = table.client(account).get(address).status_code
            wanted = expected(who, needs, public=public)
            if needs == OWN and who == "greta" and "/edit/" not in address:
                wanted = 200  # a game master removes posts and changes characters
            if wanted == 200 and address == f"/scenes/{table.scene.pk}/1/":
                wanted = 302
            if found != wanted:
                wrong.append(f"{who} {address}: {found}, not {wanted}")
    assert not wrong


def test_a_private_roll_is_a_number_at_its_public_address(table: Table) -> None:
    table.post(table.ava, "Up we go [[1d20 # Secret reason]]")
    roll = Roll.objects.get()
    for account in (None, table.oz, table.ava):
        page = table.client(account).get(f"/r/{roll.code}")
        assert page.status_code == 200
        assert "Secret reason" not in page.content.decode()
        assert "Mara" not in page.content.decode()
        assert not page.cookies
        bundle = table.client(account).get(f"/r/{roll.code}.json").content.decode()
        assert "Secret reason" not in bundle
        assert '"outcome"' not in bundle
    assert table.client(None).get("/r/aaaaaaaaaaaa").status_code == 404


def test_a_former_member_is_a_stranger(table: Table) -> None:
    Membership.objects.filter(person=table.ben).update(left_at="2026-01-01T00:00Z")
    assert table.client(table.ben).get(f"/scenes/{table.scene.pk}/").status_code == 404


def test_versions_are_sealed_and_belong_to_one_scene(table: Table) -> None:
    other = actions.create_scene(table.greta, table.campaign, title="Elsewhere")
    client = table.client(table.ava)
    assert client.get(f"/scenes/{table.scene.pk}/since/{seal_version(other)}/").status_code == 404
    assert client.get(f"/scenes/{table.scene.pk}/since/1/").status_code == 404


def test_an_invitation_lets_in_as_many_as_it_says(table: Table) -> None:
    invitation = actions.invite(table.greta, table.campaign, role=Role.PLAYER, places=1)
    address = f"/join/{invitation.token}/"
    assert table.client(None).get(address).status_code == 200
    assert table.client(table.oz).get(address).status_code == 200
    assert not Membership.objects.filter(person=table.oz).exists()
    for _twice in range(2):
        table.client(table.oz).post(address)
    assert Membership.objects.filter(person=table.oz).count() == 1
    late = person("Late")
    table.client(late).post(address)
    assert not Membership.objects.filter(person=late).exists()
    actions.revoke_invitation(table.greta, invitation)
    assert "withdrawn" in table.client(late).get(address).content.decode()


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(("who", "heard"), [("ava", True), ("oz", False), (None, False)])
def test_only_those_who_may_read_hear_of_changes(
    transactional_db: None, request: Any, who: str, heard: bool
) -> None:
    import asyncio

    from config.asgi import application

    table: Table = request.getfixturevalue("table")
    account = getattr(table, who) if who else None
    cookie = table.client(account).cookies.get("sessionid") if account else None
    headers = [(b"origin", b"http://localhost"), (b"host", b"localhost")]
    if cookie:
        headers.append((b"cookie", f"sessionid={cookie.value}".encode()))

    async def listen() -> tuple[bool, str | None]:
        from channels.db import database_sync_to_async

        socket = WebsocketCommunicator(application, f"/live/scenes/{table.scene.pk}/", headers=headers)
        connected, _code = await socket.connect(timeout=30)
        said = None
        if connected:
            await database_sync_to_async(table.post)(table.greta, "Something new", speaker=None)
            said = await socket.receive_from(timeout=30)
            await socket.disconnect(timeout=30)
        return connected, said

    connected, said = asyncio.run(listen())
    assert connected is heard
    assert said == ("changed" if heard else None)


def test_pages_of_a_thread_cost_the_same_statements(table: Table, django_assert_max_num_queries: Any) -> None:
    client = table.client(table.ava)
    for number in range(25):
        table.post(table.ben, f"Post {number} [[1d20]]")
    client.get(f"/scenes/{table.scene.pk}/")
    with django_assert_max_num_queries(12):
        page = client.get(f"/scenes/{table.scene.pk}/")
    assert len(page.content) < 60_000
