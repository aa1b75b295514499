"""Files that programs send to be verified: a large one by a process of its own, and one of these at a time.

The ledger of ten thousand rolls has some forty megabytes with the words of their posts, and takes seven seconds and half a
gigabyte; a file made to be costly takes more. In the server's own process everybody would wait with it. A child has the other
cores, gives its memory back, and can be ended.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import threading

from rules.ledger.canonical import JsonMap
from rules.ledger.verification import verify

from .children import ask_child, give_way

MEGABYTE = 1_000_000
LARGEST = 48 * MEGABYTE
LARGEST_OF_STRANGERS = 4 * MEGABYTE
SMALL = MEGABYTE // 4  # any receipt, but for one with amendments of hundreds of dice

MOST_PARTS = 2_000_000  # lists and objects: each takes fifty times its two bytes
MOST_MEMORY = 2048 * MEGABYTE
MOST_COMPUTING = 60  # seconds of a processor
MOST_SECONDS = 120  # by the clock: the child gives way to the server

_one_large_file = threading.Lock()


class TooMuch(Exception):
    """The file is larger, or takes more time or memory, than can be given to it."""


class CheckingAnother(Exception):
    """A large file is being verified; another one must wait."""


def report_on(data: bytes, root: str | None) -> JsonMap:
    """The verifier's report. ``root``: the root key that the file must be signed under, in hex."""
    if len(data) <= SMALL:
        return verify(data, root)
    if data.count(b"[") + data.count(b"{") > MOST_PARTS:
        raise TooMuch
    if not _one_large_file.acquire(blocking=False):
        raise CheckingAnother
    try:
        return _by_a_process_of_its_own(data, root)
    finally:
        _one_large_file.release()


def _by_a_process_of_its_own(data: bytes, root: str | None) -> JsonMap:
    given = (root or "").encode() + b"\n" + data
    try:
        said = ask_child("rules.checked_files", given, seconds=MOST_SECONDS)
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError):
        raise TooMuch from None
    report: JsonMap = json.loads(said)
    return report


def main() -> None:
    """The child: the root key, or nothing, and on the next line a file on standard input; its report on standard output."""
    give_way()
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_COMPUTING, MOST_COMPUTING))
    root = sys.stdin.buffer.readline().decode().strip() or None
    json.dump(verify(sys.stdin.buffer.read(), root), sys.stdout)


if __name__ == "__main__":
    main()
