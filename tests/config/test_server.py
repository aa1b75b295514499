"""`script/server` as a program: what it serves, how several share a data folder, how it stops."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

PATIENCE = 120  # seconds


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    def __init__(self, data: Path, port: int, **environment: str):
        self.url = f"http://127.0.0.1:{port}"
        plain = {key: value for key, value in os.environ.items() if not key.startswith("DJANGO_")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "config.server"],
            env=plain | {"DATA_DIR": str(data), "PORT": str(port), "DEMO": "no"} | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def wait_until_ready(self) -> "Server":
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            if "Tirada is ready" in line:
                return self
        pytest.fail("".join(said))

    def page(self, path: str) -> str:
        with urllib.request.urlopen(self.url + path, timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def stop(self, number: signal.Signals) -> tuple[int, str]:
        self.process.send_signal(number)
        return self.end()

    def end(self) -> tuple[int, str]:
        said, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    started: list[Server] = []
    yield started
    for server in started:
        if server.process.poll() is None:
            server.stop(signal.SIGTERM)


def test_servers_share_a_data_folder_until_the_last_one_ends(tmp_path: Path, servers: list[Server]) -> None:
    def start(port: int, **environment: str) -> Server:
        servers.append(Server(tmp_path, port, **environment))
        return servers[-1]

    port = free_port()
    first = start(port).wait_until_ready()
    page = first.page("/account/login/")
    stylesheet = page.partition('rel="stylesheet" href="')[2].partition('"')[0]
    assert stylesheet.startswith("/static/css/site.")  # named by its content
    assert stylesheet != "/static/css/site.css"
    assert "@layer" in first.page(stylesheet)

    code, said = start(port).end()
    assert code == 1
    assert f"Port {port} of 127.0.0.1 cannot be used" in said
    assert "Traceback" not in said

    second = start(free_port()).wait_until_ready()
    assert first.stop(signal.SIGINT) == (0, "Stopped.\n")
    assert "<form" in second.page("/account/login/")

    second.process.kill()
    second.process.wait()
    assert (tmp_path / "postgres" / "postmaster.pid").exists()  # killed, it could not stop its database

    third = start(port).wait_until_ready()
    assert "<form" in third.page("/account/login/")
    assert third.stop(signal.SIGTERM) == (0, "Stopped.\n")
    assert not (tmp_path / "postgres" / "postmaster.pid").exists()

    code, said = start(port, WORKERS="2").end()
    assert code == 1
    assert "REDIS_URL" in said
