"""Programs beside the server. What computes long would hold up every page in the server's own process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def ask_child(module: str, given: bytes, *, seconds: float) -> bytes:
    """What a module, run as a program, makes of what it is given on its standard input.

    Raises ``subprocess.TimeoutExpired``, and ``subprocess.CalledProcessError`` with what the program complained of as its note.
    """
    command = [sys.executable, "-m", module]
    place = Path(__file__).parent.parent
    try:
        return subprocess.run(  # noqa: S603 - our own modules
            command, input=given, capture_output=True, cwd=place, timeout=seconds, check=True
        ).stdout
    except subprocess.CalledProcessError as error:
        error.add_note(error.stderr.decode(errors="replace")[-2000:])
        raise


def give_way() -> None:
    """For the child: it may use all cores, while the server may keep to one, and what people wait for goes first."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    os.nice(10)
