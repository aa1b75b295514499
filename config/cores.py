"""A process that serves keeps to one core.

Python runs one thread of a process at a time. When the threads are spread over several cores, each hand-over wakes another core and
takes all that the interpreter has at hand there: a page or a roll then costs nearly twice the time as soon as several are asked for
at once. On one core nothing of this happens, and the others are free for the database.
"""

from __future__ import annotations

import fcntl
import os
import random
import threading
from typing import Any

from django.conf import settings

_held: list[int] = []  # the lock of this process's core, until it ends


def keep_to_one_core() -> int | None:
    """Keeps all threads of this process, and those to come, to a core that no other process of this data folder has taken.

    None, and nothing is done, where there is no such core, only one at all, or a system that cannot do it.
    """
    if not hasattr(os, "sched_setaffinity"):
        return None
    cores = list(os.sched_getaffinity(0))
    random.shuffle(cores)  # servers with other data folders should not all choose the same
    core = next(filter(_take, cores), None) if len(cores) > 1 else None
    if core is not None:
        for thread in threading.enumerate():
            if thread.native_id is not None:
                os.sched_setaffinity(thread.native_id, {core})
    return core


def _take(core: int) -> bool:
    lock = os.open(settings.DATA_DIR / f"core-{core}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        return False
    _held.append(lock)
    return True


async def lifespan(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """The ASGI protocol by which a server says to a process that it is about to serve."""
    while True:
        asked = (await receive())["type"]
        if asked == "lifespan.startup":
            keep_to_one_core()
        await send({"type": f"{asked}.complete"})
        if asked == "lifespan.shutdown":
            return
