"""Live updates: the socket says only *that* a scene changed; the page then asks for what it may see.

``scene_changed`` is called by actions, and by actions only. A nudge that is lost is healed by the next one, by a reconnect, and by
the page's slow poll: each asks ``since/<version>``.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from asgiref.sync import async_to_sync
from channels.db import database_sync_to_async
from channels.generic.websocket import AsyncWebsocketConsumer
from channels.layers import get_channel_layer
from cryptography.fernet import Fernet, InvalidToken
from django.conf import settings
from django.db import transaction
from django.http import Http404
from django.utils.crypto import salted_hmac

from .models import Membership, Role, Scene

NUDGE = {"type": "nudge", "what": "changed"}
SHEET = {"type": "nudge", "what": "sheet"}
CHECK = {"type": "check"}
PATIENCE = 1  # seconds for which a request waits for the channel layer to take its nudge


def scene_group(scene_id: int) -> str:
    return f"scene-{scene_id}"


def person_group(scene_id: int, person_id: int) -> str:
    return f"scene-{scene_id}-person-{person_id}"


def desk_group(campaign_id: int) -> str:
    return f"desk-{campaign_id}"


def scene_changed(scene: Scene, only: Iterable[int] | None = None) -> None:
    """Nudges the open pages of a scene after the transaction; ``only``: ids of the people who may know of the change."""
    if only is None:
        groups = [scene_group(scene.pk)]
    else:
        groups = [person_group(scene.pk, person_id) for person_id in only]
    groups.append(desk_group(scene.campaign_id))
    transaction.on_commit(lambda: _send(groups, NUDGE), robust=True)


def desk_changed(campaign_id: int) -> None:
    """Nudges the open desks of a campaign's game masters, who may know of everything in it."""
    transaction.on_commit(lambda: _send([desk_group(campaign_id)], NUDGE), robust=True)


def sheet_changed(scene: Scene, only: Iterable[int]) -> None:
    """Nudges the open pages of those people beside whose thread a sheet stands that has changed."""
    groups = [person_group(scene.pk, person_id) for person_id in only]
    transaction.on_commit(lambda: _send(groups, SHEET), robust=True)


def scene_left(scene: Scene) -> None:
    """Somebody does not read the scene any more: its open pages are asked, after the transaction, whether they still may listen."""
    transaction.on_commit(lambda: _send([scene_group(scene.pk)], CHECK), robust=True)


@async_to_sync
async def _send(groups: list[str], nudge: dict[str, str]) -> None:
    layer = get_channel_layer()
    async with asyncio.timeout(PATIENCE):
        for group in groups:
            await layer.group_send(group, nudge)


class Socket(AsyncWebsocketConsumer):
    """One open page. It hears the nudges of some groups and says nothing."""

    groups_joined: tuple[str, ...] = ()

    async def join(self, groups: Iterable[str]) -> None:
        self.groups_joined = tuple(groups)
        for group in self.groups_joined:
            await self.channel_layer.group_add(group, self.channel_name)
        await self.accept()

    async def disconnect(self, code: int) -> None:
        for group in self.groups_joined:
            await self.channel_layer.group_discard(group, self.channel_name)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """What a page says is not listened to."""


class SceneSocket(Socket):
    """An open page of a scene."""

    async def connect(self) -> None:
        scene_id = self.scope["url_route"]["kwargs"]["scene_id"]
        if not await _may_listen(self.scope["user"], scene_id):
            await self.close(code=4404)
            return
        joined = [scene_group(scene_id)]
        if self.scope["user"].is_authenticated:
            joined.append(person_group(scene_id, self.scope["user"].pk))
        await self.join(joined)

    async def check(self, event: dict[str, Any]) -> None:
        if not await _may_listen(self.scope["user"], self.scope["url_route"]["kwargs"]["scene_id"]):
            await self.close(code=4404)

    async def nudge(self, event: dict[str, Any]) -> None:
        """Asked anew each time: somebody may have left the table, or the campaign closed its doors, since the page was opened."""
        if await _may_listen(self.scope["user"], self.scope["url_route"]["kwargs"]["scene_id"]):
            await self.send(text_data=event["what"])
        else:
            await self.close(code=4404)


class DeskSocket(Socket):
    """An open desk: it hears of every campaign that its reader runs."""

    async def connect(self) -> None:
        await self.join(await self.groups_of_reader())

    async def nudge(self, event: dict[str, Any]) -> None:
        """Who has become game master somewhere, or is none any more, comes again by a new connection."""
        if set(await self.groups_of_reader()) == set(self.groups_joined):
            await self.send(text_data=event["what"])
        else:
            await self.close()

    async def groups_of_reader(self) -> list[str]:
        return [desk_group(pk) for pk in await _campaigns_run_by(self.scope["user"])]


def _check_may_listen(viewer: Any, scene_id: int) -> bool:
    from .policies import readable_scene

    try:
        readable_scene(viewer, scene_id)
    except Http404:
        return False
    return True


def _run_by(viewer: Any) -> list[int]:
    if not viewer.is_authenticated:
        return []
    run = Membership.objects.filter(person=viewer, left_at=None, role=Role.GM)
    return list(run.values_list("campaign", flat=True))


_campaigns_run_by = database_sync_to_async(_run_by, thread_sensitive=False)
_may_listen = database_sync_to_async(_check_may_listen, thread_sensitive=False)


# --- The version that a page holds
#
# A page must not learn from jumps in the version that something happened which it may not see, so it holds the version sealed.


@lru_cache(maxsize=1)
def _fernet() -> Fernet:
    key = salted_hmac("campaigns.live.version", "", settings.SECRET_KEY, algorithm="sha256").digest()
    return Fernet(base64.urlsafe_b64encode(key))


UNKNOWN = "?"


def seal_version(scene: Scene, around: str = UNKNOWN, between: str = UNKNOWN) -> str:
    """``around`` and ``between``: the marks of what stands around the thread, and between its posts (see ``Standing``)."""
    return _fernet().encrypt(f"{scene.pk}:{scene.version}:{around}:{between}".encode()).decode()


def open_version(scene: Scene, sealed: str) -> int:
    """The version in a page's token. Raises Http404 for a token that this server did not make for this scene."""
    return open_token(scene, sealed)[0]


def open_token(scene: Scene, sealed: str) -> tuple[int, str, str]:
    """The version, and the marks of what stands around the thread and between its posts."""
    try:
        scene_id, version, around, between = _fernet().decrypt(sealed.encode()).decode().split(":")
    except (InvalidToken, ValueError):
        raise Http404 from None
    if int(scene_id) != scene.pk:
        raise Http404
    return int(version), around, between
