"""A real server in a process of its own, and browsers of several people that play on it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
CHROMIUM = "/usr/bin/chromium"
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PASSWORD = "tirada"
# Milliseconds: the machine may be busy with other tests. Less than the minute after which open pages ask by themselves.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """``script/server`` on an empty data folder. ``restart`` kills it and starts it again on the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.shell: subprocess.Popen[str] | None = None

    @property
    def environment(self) -> dict[str, str]:
        kept = {key: value for key, value in os.environ.items() if not key.startswith("DJANGO_")}
        return kept | {
            "DATA_DIR": str(self.data),
            "PORT": str(self.port),
            "DEMO": "no",
            "RATE_LIMITS": "off",
        }

    def start(self) -> None:
        self.log = (self.data / "server.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "config.server"],
            cwd=ROOT,
            env=self.environment,
            stdout=self.log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                break
            try:
                urllib.request.urlopen(f"{self.url}/account/login/", timeout=5)
                return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.2)
        raise RuntimeError((self.data / "server.log").read_text()[-3000:])

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self.process and self.process.poll() is None:
            if how == signal.SIGKILL:
                os.killpg(self.process.pid, how)
            else:
                self.process.send_signal(how)
            self.process.wait(timeout=30)
        self.log.close()

    def run(self, code: str) -> str:
        """What Python code prints that runs beside the server on the same data."""
        if self.shell is None:
            self.shell = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.shell"],
                cwd=ROOT,
                env=self.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        assert self.shell.stdin
        assert self.shell.stdout
        print(json.dumps(code), file=self.shell.stdin, flush=True)
        said, failed = json.loads(self.shell.stdout.readline())
        assert not failed, failed
        return str(said)

    def end(self) -> None:
        if self.shell:
            self.shell.communicate(timeout=30)
        self.stop()


@pytest.fixture(scope="package")
def server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="tirada-", ignore_cleanup_errors=True) as folder:
        running = Server(Path(folder))
        running.start()
        yield running
        running.end()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield started
        started.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Makes browser contexts, each a person of its own, and closes them."""
    opened: list[BrowserContext] = []

    def make(**options: object) -> BrowserContext:
        options.setdefault("viewport", {"width": 1280, "height": 900})
        made = browser.new_context(**options)  # type: ignore[arg-type]
        made.set_default_timeout(PATIENCE)
        opened.append(made)
        return made

    yield make
    for made in opened:
        made.close()


def sign_up(page: Page, url: str, name: str) -> None:
    page.goto(f"{url}/account/signup/")
    page.fill("[name=username]", name.lower())
    page.fill("[name=email]", f"{name.lower()}@example.org")
    page.fill("[name=display_name]", name)
    page.fill("[name=password1]", f"correct-horse-{name.lower()}")
    page.click("main button.button--main")
    page.wait_for_url(re.compile(rf"^{re.escape(url)}/$"))
