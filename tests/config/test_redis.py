"""With Redis: a thousand open pages may go away at once."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
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


@pytest.fixture
def redis_url(tmp_path: Path) -> Iterator[str]:
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
        yield f"redis://127.0.0.1:{port}/0"
        server.terminate()


def test_a_thousand_pages_leave_at_once(tmp_path: Path, redis_url: str) -> None:
    answer = subprocess.run(
        [sys.executable, "-c", LEAVE_AT_ONCE],
        env=os.environ | {"DATA_DIR": str(tmp_path), "REDIS_URL": redis_url},
        capture_output=True,
        text=True,
    )
    assert (answer.stdout, answer.stderr[-2000:]) == ("0\n", "")
