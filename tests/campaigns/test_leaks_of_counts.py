"""What counts, numbers, lengths and nudges tell of what one may not read: nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from campaigns import actions
from campaigns.live import NUDGE, desk_group, seal_version
from campaigns.models import Campaign, Membership, Notification, Post, Reaction, Role, Scene
from characters.actions import create_character
from tests.campaigns.every_outlet import addresses
from tests.campaigns.every_secret import World
from tests.table import Table, person

TOKENS = re.compile(
    r"since/[\w=-]+|csrf\w*\"? value=\"\w+\"|value=\"[\w=:-]{20,}\"|nonce-[\w=-]+|\"X-CSRFToken\": ?\"\w+\""
)
OF_ROLLS = re.compile(r"^/campaigns/[^/]+/rolls/.|^/api/rolls/|^/settings/tokens/$")


def without_tokens(page: str) -> str:
    return TOKENS.sub("", page)


def unseen_doings(table: Table, whisper: Post) -> Iterable[Callable[[], object]]:
    """All that can be done at a table without that anybody else may notice."""
    greta, ava, scene = table.greta, table.ava, table.scene
    block = whisper.blocks.get().pk
    yield lambda: table.post(ava, "Psst", audience=())
    yield lambda: table.post(greta, "Hear this", speaker=table.ossen, audience=(table.mara.pk,))
    yield lambda: actions.edit_post(ava, whisper, {block: "Psst, again"})
    yield lambda: actions.react(greta, whisper, Reaction.Kind.GASP, on=True)
    yield lambda: actions.hide_post(greta, whisper, words="because")
    yield lambda: actions.show_post(greta, whisper)
    yield lambda: actions.save_draft(ava, scene, text="Not yet", speaker="")
    yield lambda: actions.mark_read(ava, scene.pk, number=1, post_id=whisper.pk)
    yield lambda: create_character(greta, table.campaign, name="Nobody yet", npc=True)
    yield lambda: actions.remove_post(ava, whisper)


def test_numbers_counts_and_versions_tell_others_nothing(
    table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    """All pages of those who may not read a whisper are the same, byte for byte, whatever is done with it."""
    table.campaign.visibility = Campaign.Visibility.PUBLIC
    table.campaign.save()
    rita = person("Rita")
    Membership.objects.create(campaign=table.campaign, person=rita, role=Role.READER)
    table.post(table.greta, "It begins. [[1d20]]", speaker=None)
    standing = table.post(table.ben, "Tadeo looks up.")
    whisper = table.post(table.ava, "Psst", audience=())
    world = World(table, {"ben": table.ben, "rita": rita, "nobody": None}, [standing])
    # The ledger counts every roll for everybody, and its pages with it; a token says when it was used last.
    asked = [one for one in addresses(world, alike=False) if not OF_ROLLS.search(one)]
    asked += [f"/campaigns/{table.campaign.slug}/search/?q=psst", "/search/?q=psst", "/notifications/"]

    def look() -> dict[tuple[str, str], str]:
        return {
            (who, address): without_tokens(world.get(who, address))
            for who in world.people
            for address in asked
        }

    for who in world.people:
        world.get(who, f"/scenes/{table.scene.pk}/")  # read marks are made
        world.get(who, "/notifications/")
    before = look()
    with django_capture_on_commit_callbacks(execute=True):
        for do in unseen_doings(table, whisper):
            do()
    after = look()
    assert [key for key in before if before[key] != after[key]] == []
    assert table.post(table.ben, "Next").number == 3


def test_editing_a_whisper_inside_a_post_is_known_to_its_readers_alone(table: Table) -> None:
    post = table.post(table.ava, "Open\n\n::: whisper Tadeo\nsecret\n:::")
    rita = person("Rita")
    Membership.objects.create(campaign=table.campaign, person=rita, role=Role.READER)
    table.scene.refresh_from_db()
    token = seal_version(table.scene)
    block = post.blocks.get(source="secret")
    actions.edit_post(table.ava, post, {block.pk: "changed secret"})
    address = f"/scenes/{table.scene.pk}/since/{token}/"
    assert "<article" not in table.client(rita).get(address).content.decode()
    assert "changed secret" in table.client(table.ben).get(address).content.decode()
    page = table.client(rita).get(f"/scenes/{table.scene.pk}/").content.decode()
    assert "post__flag" not in page


def test_unread_numbers_and_the_next_scene_leave_out_what_one_may_not_read(table: Table) -> None:
    other = actions.create_scene(table.greta, table.campaign, title="The tower")
    table.post(table.ava, "Psst", audience=(), scene=other)
    table.post(table.ava, "Psst", audience=())
    table.post(table.ava, "For all")
    table.post(table.ava, "Psst", audience=())
    home = table.client(table.ben).get("/").content.decode()
    assert "1 scene has something new" in home
    assert home.count("1 new, ") == 1
    assert home.count("book__scene--unread") == 1
    client = table.client(table.ben)
    assert client.get("/new/next/")["Location"] == f"/scenes/{table.scene.pk}/#unread"
    page = client.get(f"/scenes/{table.scene.pk}/").content.decode()
    assert "1 post" in page.partition('id="unread"')[2][:200]
    assert client.get("/new/next/")["Location"] == "/"
    assert not Notification.objects.filter(person=table.ben, scene=other).exists()


def test_tokens_of_versions_tell_no_number(table: Table) -> None:
    """Not by their length either."""
    lengths = {
        len(seal_version(Scene(pk=table.scene.pk, version=version))) for version in (0, 9, 10, 999_999)
    }
    assert len(lengths) == 1


# --- Who is nudged


def test_nobody_is_nudged_who_may_not_know(
    table: Table, monkeypatch: pytest.MonkeyPatch, django_capture_on_commit_callbacks: Any
) -> None:
    nudged: list[str] = []
    monkeypatch.setattr("campaigns.live._send", lambda groups, _nudge: nudged.extend(groups))
    whisper = table.post(table.ava, "Psst", audience=())
    with django_capture_on_commit_callbacks(execute=True):
        for do in unseen_doings(table, whisper):
            do()
    of_greta_and_ava = {f"scene-{table.scene.pk}-person-{who.pk}" for who in (table.greta, table.ava)}
    of_greta_and_ava.add(desk_group(table.campaign.pk))  # which game masters alone hear
    assert set(nudged) == of_greta_and_ava
    nudged.clear()
    with django_capture_on_commit_callbacks(execute=True):
        table.post(table.ava, "To Tadeo", audience=(table.tadeo.pk,))
    assert set(nudged) == of_greta_and_ava | {f"scene-{table.scene.pk}-person-{table.ben.pk}"}


def test_a_socket_falls_silent_for_whoever_left_the_table(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio

    from campaigns.live import SceneSocket, _check_may_listen

    said: list[str] = []
    answers: list[bool] = []

    async def may_listen(viewer: Any, scene_id: int) -> bool:
        return answers.pop(0)

    class Socket(SceneSocket):
        scope = {"user": table.ben, "url_route": {"kwargs": {"scene_id": table.scene.pk}}}

        async def send(self, text_data: Any = None, bytes_data: Any = None, close: Any = False) -> None:
            said.append(text_data)

        async def close(self, code: Any = None, reason: Any = None) -> None:
            said.append(f"closed {code}")

    monkeypatch.setattr("campaigns.live._may_listen", may_listen)
    answers.append(_check_may_listen(table.ben, table.scene.pk))
    Membership.objects.filter(person=table.ben).update(left_at="2026-01-01T00:00Z")
    answers.append(_check_may_listen(table.ben, table.scene.pk))
    asyncio.run(Socket().nudge(NUDGE))
    asyncio.run(Socket().nudge(NUDGE))
    assert said == ["changed", "closed 4404"]
