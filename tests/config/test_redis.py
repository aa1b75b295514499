"""With Redis: a thousand open pages may go away at once, and Redis itself too."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

LEAVE_AT_ONCE = """
import asyncio, os
os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
import django
django.setup()
from channels.layers import get_channel_layer

async def main():
    layer = get_channel_layer()
    channels = [await layer.new_channel() for _ in range(1000)]
    for some in (channels[start : start + 50] for start in range(0, 1000, 50)):
        await asyncio.gather(*(layer.group_add("scene", channel) for channel in some))
    await asyncio.gather(*(layer.group_discard("scene", channel) for channel in channels))
    print(await layer.connection(layer.consistent_hash("scene")).zcard(layer._group_key("scene")))

asyncio.run(main())
"""


COUNT = """
import os, signal, sys
os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
import django
django.setup()
from django.core.cache import cache
from accounts.limits import Limit
import config.sharing

limit = Limit("knock", 5, seconds=10**9)
def knock(times):
    return [limit.take("somebody").left for _ in range(times)]

before = knock(2)
os.kill(int(sys.argv[1]), getattr(signal, sys.argv[2]))
during = knock(3), cache.get_or_set("faces", dict), cache.get("nothing", "default"), cache.delete("nothing")
if sys.argv[2] == "SIGSTOP":
    os.kill(int(sys.argv[1]), signal.SIGCONT)
    config.sharing._asked_again = 0
    print(before, during, knock(1))
else:
    print(before, during)
"""


@dataclass(frozen=True)
class Redis:
    url: str
    process: int


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    program = shutil.which("redis-server")
    assert program, "these tests need redis-server"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with subprocess.Popen([program, "--port", str(port), "--save", "", "--dir", str(tmp_path)]) as server:
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                time.sleep(0.05)
        yield Redis(f"redis://127.0.0.1:{port}/0", server.pid)
        server.send_signal(signal.SIGCONT)
        server.terminate()


def run(script: str, folder: Path, redis: Redis, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env=os.environ | {"DATA_DIR": str(folder), "REDIS_URL": redis.url},
        capture_output=True,
        text=True,
    )


def test_a_thousand_pages_leave_at_once(tmp_path: Path, redis: Redis) -> None:
    answer = run(LEAVE_AT_ONCE, tmp_path, redis)
    assert (answer.stdout, answer.stderr[-2000:]) == ("0\n", "")


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("SIGKILL", "[4, 3] ([4, 3, 2], {}, 'default', False)\n"),
        ("SIGSTOP", "[4, 3] ([4, 3, 2], {}, 'default', False) [2]\n"),
    ],
)
def test_each_process_counts_for_itself_while_redis_is_away(
    tmp_path: Path, redis: Redis, how: str, told: str
) -> None:
    """It ended, or takes connections and never answers."""
    answer = run(COUNT, tmp_path, redis, str(redis.process), how)
    assert answer.stdout == told, answer.stderr[-2000:]
    (warning,) = answer.stderr.splitlines()
    assert "Redis does not answer" in warning
