"""Files that programs send to be verified: a large one by a process of its own, and one of these at a time.

The ledger of ten thousand rolls has some forty megabytes with the words of their posts, and takes seven seconds and half a
gigabyte; a file made to be costly takes more. In the server's own process everybody would wait with it. A child has the other
cores, gives its memory back, and can be ended. Strangers have a place of their own, so that they keep nobody with a token waiting:
four megabytes of ordinary rolls take a second there; of the costliest that we know, true paths on large maps, twenty.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from rules.ledger.canonical import JsonMap
from rules.ledger.verification import verify

from .children import ask_child, give_way

MEGABYTE = 1_000_000
LARGEST = 48 * MEGABYTE
LARGEST_OF_STRANGERS = 4 * MEGABYTE
SMALL = 32_000  # any receipt, but for one with many amendments; a costly file of this size takes a fifth of a second

MOST_PARTS = 2_000_000  # lists and objects: each takes fifty times its two bytes
MOST_WAITING = 8
LONGEST_WAIT = 30  # seconds


class TooMuch(Exception):
    """The file is larger, or takes more time or memory, than can be given to it."""


class CheckingAnother(Exception):
    """A large file is being verified; another one must wait."""


class Place:
    """Where large files are checked, one at a time. The next ones wait a little, but nobody is there twice."""

    def __init__(self, *, seconds: int, computing: int, memory: int) -> None:
        self.seconds = seconds  # by the clock: the child gives way to the server
        self.computing = computing  # seconds of a processor
        self.memory = memory
        self._turn = threading.Lock()
        self._askers: set[str] = set()
        self._door = threading.Lock()

    @contextmanager
    def taken_by(self, asker: str) -> Iterator[None]:
        with self._door:
            if asker in self._askers or len(self._askers) > MOST_WAITING:
                raise CheckingAnother
            self._askers.add(asker)
        try:
            if not self._turn.acquire(timeout=LONGEST_WAIT):
                raise CheckingAnother
            try:
                yield
            finally:
                self._turn.release()
        finally:
            with self._door:
                self._askers.remove(asker)


STRANGERS = Place(seconds=45, computing=10, memory=512 * MEGABYTE)
PROGRAMS = Place(seconds=120, computing=60, memory=2048 * MEGABYTE)


def report_on(data: bytes, root: str | None, place: Place, asker: str) -> JsonMap:
    """The verifier's report. ``root``: the root key that the file must be signed under, in hex."""
    if len(data) <= SMALL:
        return verify(data, root)
    if data.count(b"[") + data.count(b"{") > MOST_PARTS:
        raise TooMuch
    with place.taken_by(asker):
        return _by_a_process_of_its_own(data, root, place)


def _by_a_process_of_its_own(data: bytes, root: str | None, place: Place) -> JsonMap:
    given = f"{place.computing} {place.memory} {root or ''}\n".encode() + data
    try:
        said = ask_child("rules.checked_files", given, seconds=place.seconds)
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError):
        raise TooMuch from None
    report: JsonMap = json.loads(said)
    return report


def main() -> None:
    """The child. On a line of its standard input what it may take and the root key, or none; then the file. It answers with its
    report."""
    give_way()
    computing, memory, *root = sys.stdin.buffer.readline().decode().split()
    resource.setrlimit(resource.RLIMIT_AS, (int(memory), int(memory)))
    resource.setrlimit(resource.RLIMIT_CPU, (int(computing), int(computing)))
    json.dump(verify(sys.stdin.buffer.read(), root[0] if root else None), sys.stdout)


if __name__ == "__main__":
    main()
