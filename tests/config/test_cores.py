"""Each process that serves keeps to a core of its own, where there are enough."""

from __future__ import annotations

import asyncio
import os
import secrets
from typing import Any

import pytest

from config import cores
from config.asgi import application

pytestmark = pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="the system has no such thing")


@pytest.fixture
def machine(monkeypatch: Any) -> Any:
    """Two cores whose claims nobody else knows; gives the cores to which threads were kept."""
    kept: list[set[int]] = []
    monkeypatch.setattr(cores, "NAME", f"test-{secrets.token_hex(8)}")
    monkeypatch.setattr(cores, "_held", [])
    monkeypatch.setattr(os, "sched_getaffinity", lambda _pid: {0, 1})
    monkeypatch.setattr(os, "sched_setaffinity", lambda _thread, core: kept.append(core))
    yield kept
    for claim in cores._held:
        claim.close()


def test_two_servers_take_two_cores_and_a_third_none(machine: list[set[int]]) -> None:
    taken = [cores.keep_to_one_core() for _ in range(3)]
    assert set(taken) == {0, 1, None}
    assert taken[2] is None
    assert all(len(core) == 1 for core in machine)


def test_a_core_is_free_again_when_its_server_has_ended(machine: list[set[int]]) -> None:
    first = [cores.keep_to_one_core() for _ in range(2)]
    cores._held.pop().close()
    assert cores.keep_to_one_core() == first[1]


def test_on_one_core_nothing_is_done(machine: list[set[int]], monkeypatch: Any) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _pid: {3})
    assert cores.keep_to_one_core() is None
    assert machine == []


def test_where_the_system_refuses_it_serves_all_the_same(machine: list[set[int]], monkeypatch: Any) -> None:
    def refuse(_thread: int, _cores: set[int]) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "sched_setaffinity", refuse)
    asked = iter(["lifespan.startup", "lifespan.shutdown"])
    said: list[str] = []

    async def receive() -> dict[str, str]:
        return {"type": next(asked)}

    async def send(message: dict[str, str]) -> None:
        said.append(message["type"])

    asyncio.run(application({"type": "lifespan"}, receive, send))
    assert said == ["lifespan.startup.complete", "lifespan.shutdown.complete"]
