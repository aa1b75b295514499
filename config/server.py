"""`script/server`: from a data folder, empty or not, to pages being served. Everything is stopped at the end."""

import asyncio
import contextlib
import fcntl
import hashlib
import json
import logging
import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import NoReturn

import django
import uvicorn
from django.conf import settings
from django.core.checks import run_checks
from django.core.management import call_command, get_commands
from uvicorn.supervisors import ChangeReload, Multiprocess

from config import static_files
from config.background import working
from config.database import database_running
from config.embedded_postgres import DatabaseUnavailableError
from config.environment import is_on
from config.patience import PatientHttp
from config.translations import compile_changed

LOOPBACK = {"127.0.0.1", "localhost", "::1"}
MOST_FILES = 65_536


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _leave)
    host, port = os.environ.get("HOST") or "127.0.0.1", _number("PORT", 8000)
    try:
        with _open_door(host, port) as door, database_running():
            with _one_at_a_time():
                _prepare()
            _show_demo()
            _say_where(host, port)
            _serve(door)
    except DatabaseUnavailableError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        pass
    print("Stopped.")


def _number(name: str, default: int) -> int:
    value = os.environ.get(name) or str(default)
    if not value.isdecimal() or int(value) > 65535:
        sys.exit(f"{name} must be a number up to 65535, not {value!r}.")
    return int(value)


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def _open_door(host: str, port: int) -> socket.socket:
    """Take the port before anything else is done: half a minute later is a bad time to learn that it is taken."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        sys.exit(
            f"Port {port} of {host} cannot be used ({str(error.strerror).partition(' (')[0].lower()}). Perhaps Tirada "
            f"runs there already; to run a second one choose another port: PORT={port + 1} script/server"
        )


@contextlib.contextmanager
def _one_at_a_time() -> Iterator[None]:
    with (settings.DATA_DIR / "prepare.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        yield


def _prepare() -> None:
    compile_changed()
    django.setup()
    _check_addresses()
    for path in settings.SECRETS.open_to_others():
        print(f"Others on this machine can read a key. Make it yours alone: chmod 600 {path}")
    call_command("migrate", interactive=False, verbosity=0)
    if not settings.DEBUG:  # then they are served from where they are written
        _collect_static_files()


def _check_addresses() -> None:
    """Addresses that cannot work together are said at once, not by pages that stay empty on other sites."""
    found = run_checks(tags=["addresses"])
    wrong = [str(one.msg) for one in found if one.is_serious()]
    if wrong:
        sys.exit("\n".join(wrong))
    for one in found:
        print(one.msg)


def _collect_static_files() -> None:
    """Collect, name and compress the static files, unless that was done for exactly these."""
    from django.contrib.staticfiles import finders

    found = [
        Path(storage.path(path)) for finder in finders.get_finders() for path, storage in finder.list([])
    ]
    found.append(Path(static_files.__file__))  # says what is made of them
    states = sorted([str(path), path.stat().st_size, path.stat().st_mtime_ns] for path in found)
    state = hashlib.sha256(json.dumps(states).encode()).hexdigest()
    stamp = settings.DATA_DIR / "static.collected"
    manifest = settings.STATIC_ROOT / "staticfiles.json"
    if manifest.exists() and stamp.exists() and stamp.read_text() == state:
        return
    call_command("collectstatic", interactive=False, verbosity=0)
    stamp.write_text(state)


def _show_demo() -> None:
    """Let the demo load itself into an empty database, and say how to sign in and what to try.

    Not on a server with a public address: the passwords of the demo's people are no secret.
    """
    if is_on("DEMO", not settings.TIRADA_URL) and "demo" in get_commands():
        call_command("demo", on_start=True)


def _say_where(host: str, port: int) -> None:
    shown = f"[{host}]" if ":" in host else host
    print(f"Tirada is ready: {settings.TIRADA_URL or f'http://{shown}:{port}'}   (Ctrl-C stops it)")
    if host not in LOOPBACK and not os.environ.get("ALLOWED_HOSTS") and not settings.TIRADA_URL:
        print("Browsers on other machines are answered when TIRADA_URL or ALLOWED_HOSTS names this server.")
    sys.stdout.flush()


def _serve(door: socket.socket) -> None:
    processes = _number("WORKERS", 1)
    if processes > 1 and not settings.REDIS_URL:
        sys.exit(
            "Several processes (WORKERS) need REDIS_URL: without it a post in one is not seen live in the others."
        )
    _allow_many_connections()
    config = uvicorn.Config(
        "config.asgi:application",
        workers=processes,
        reload=settings.DEBUG,
        reload_dirs=["accounts", "campaigns", "characters", "config", "rules"] if settings.DEBUG else None,
        http=PatientHttp,
        ws_per_message_deflate=False,  # 27 kB an open page instead of 62
        ws_max_size=1024,  # bytes: pages only listen
        log_config=None,  # settings.LOGGING speaks for all
        access_log=logging.getLogger("uvicorn.access").isEnabledFor(logging.INFO),
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    if config.should_reload:
        with _work_in_a_process_of_its_own():
            ChangeReload(config, target=server.run, sockets=[door]).run()
    elif processes > 1:
        with _work_in_a_process_of_its_own():
            Multiprocess(config, sockets=[door]).run()
    else:
        asyncio.run(_serve_and_work(server, door), loop_factory=config.get_loop_factory())


def _allow_many_connections() -> None:
    """Each open page is a file to the system, of which many allow 1,024 at first."""
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(least, min(most, MOST_FILES)), most))


async def _serve_and_work(server: uvicorn.Server, door: socket.socket) -> None:
    async with working():
        await server.serve(sockets=[door])


@contextlib.contextmanager
def _work_in_a_process_of_its_own() -> Iterator[None]:
    """For when the pages are served by several processes, or by one that is replaced when code changes."""
    work = subprocess.Popen([sys.executable, "-m", "config.server", "--work"])
    try:
        yield
    finally:
        work.terminate()
        work.wait()


async def _work_until_told() -> None:
    async with working():
        await asyncio.Event().wait()


if __name__ == "__main__":
    if "--work" in sys.argv:
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        django.setup()
        with contextlib.suppress(KeyboardInterrupt):
            signal.signal(signal.SIGTERM, _leave)
            asyncio.run(_work_until_told())
    else:
        main()
