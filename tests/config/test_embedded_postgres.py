"""The embedded database, as it is shared, killed and found again. Each test has a server of its own."""

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import psutil
import psycopg
import pytest

from config.embedded_postgres import DatabaseUnavailableError, EmbeddedPostgres, socket_folder

USE_UNTIL_KILLED = """
import sys, time
from pathlib import Path
from config.embedded_postgres import EmbeddedPostgres
with EmbeddedPostgres(Path(sys.argv[1]), forgetful=True):
    print("ready", flush=True)
    time.sleep(600)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "postgres"


def server_of(folder: Path) -> EmbeddedPostgres:
    return EmbeddedPostgres(folder, forgetful=True)


def ask(folder: Path, question: str) -> object:
    with psycopg.connect(
        host=str(socket_folder(folder)), port=5432, user="tirada", dbname="tirada"
    ) as connection:
        cursor = connection.execute(question)
        row = cursor.fetchone() if cursor.description else None
        return row[0] if row else None


def postmaster(folder: Path) -> psutil.Process:
    return psutil.Process(int((folder / "postmaster.pid").read_text().splitlines()[0]))


def runs(folder: Path) -> bool:
    return (folder / "postmaster.pid").exists()


def test_the_server_runs_inside_the_block_and_keeps_its_data(folder: Path) -> None:
    with server_of(folder):
        ask(folder, "CREATE TABLE kept AS SELECT 41 AS number")
    assert not runs(folder)
    with server_of(folder):
        assert ask(folder, "SELECT number FROM kept") == 41


def test_letters_sort_and_fold_alike_on_every_machine(folder: Path) -> None:
    with server_of(folder):
        assert ask(folder, "SELECT upper('ñandú – è')") == "ÑANDÚ – È"


def test_it_stops_with_its_last_user_not_with_the_first(folder: Path) -> None:
    with server_of(folder):
        with server_of(folder):
            pass
        assert ask(folder, "SELECT 1") == 1
    assert not runs(folder)


def test_a_killed_user_leaves_a_server_that_the_next_one_shares_and_stops(folder: Path) -> None:
    command = [sys.executable, "-c", USE_UNTIL_KILLED, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as user:
        assert user.stdout is not None
        assert user.stdout.readline() == b"ready\n"
        user.kill()
    left = postmaster(folder)

    with server_of(folder):
        assert postmaster(folder) == left
        assert ask(folder, "SELECT 1") == 1
    assert not runs(folder)


def test_a_killed_server_is_started_again(folder: Path) -> None:
    with EmbeddedPostgres(folder):  # one that writes to the disk, unlike those of other tests
        ask(folder, "CREATE TABLE kept AS SELECT 41 AS number")
        killed = postmaster(folder)
        processes = [killed, *killed.children(recursive=True)]
        killed.send_signal(signal.SIGKILL)
        psutil.wait_procs(processes, timeout=20)
    with server_of(folder):
        assert ask(folder, "SELECT number FROM kept") == 41


def test_a_process_number_that_passed_to_another_program_is_not_taken_for_the_server(folder: Path) -> None:
    with server_of(folder):
        lines = (folder / "postmaster.pid").read_text().splitlines()
    lines[0] = str(os.getppid())
    for stale in (folder / "postmaster.pid", folder / ".s.PGSQL.5432.lock"):
        stale.write_text("\n".join(lines) + "\n")
    with server_of(folder):
        assert ask(folder, "SELECT 1") == 1


def test_a_creation_that_was_cut_short_begins_anew(folder: Path) -> None:
    draft = folder.with_name("postgres.new")
    draft.mkdir()
    (draft / "PG_VERSION").write_text("18\n")
    with server_of(folder):
        assert ask(folder, "SELECT 1") == 1


def test_data_of_another_version_are_left_alone_with_a_sentence(folder: Path) -> None:
    folder.mkdir()
    (folder / "PG_VERSION").write_text("17\n")
    with pytest.raises(DatabaseUnavailableError, match=r"made by PostgreSQL 17.*brings PostgreSQL 18"):
        server_of(folder).__enter__()
    assert list(folder.iterdir()) == [folder / "PG_VERSION"]


def test_what_the_environment_says_about_other_servers_does_not_matter(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGPORT", "6543")
    monkeypatch.setenv("PGDATA", "/nowhere")
    with server_of(folder):
        assert ask(folder, "SELECT 1") == 1


@pytest.mark.parametrize("name", ["a folder that isn't plain", "one, two", "long" * 30])
def test_any_name_of_a_folder_will_do(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name / "postgres"
    with server_of(folder):
        assert ask(folder, "SELECT 1") == 1
    assert socket_folder(folder) == folder or not socket_folder(folder).exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="tells what happens when root runs it")
def test_for_root_it_runs_as_a_user_of_its_own_and_folders_are_opened_for_passing_only(
    tmp_path: Path,
) -> None:
    private = tmp_path / "private"
    private.mkdir(mode=0o700)
    folder = private / "postgres"
    with server_of(folder):
        assert postmaster(folder).username() == "tirada-db"
    assert stat.S_IMODE(private.stat().st_mode) == 0o701
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_data_of_somebody_else_are_refused_with_a_sentence(tmp_path: Path) -> None:
    folder = Path("/postgres")
    with pytest.raises(DatabaseUnavailableError, match="belongs to another user"):
        server_of(folder).__enter__()
