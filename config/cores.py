"""A process that serves keeps to one core.

Python runs one thread of a process at a time. When the threads are spread over several cores, each hand-over wakes another core and
takes all that the interpreter has at hand there: a page or a roll then costs nearly twice the time as soon as several are asked for
at once. On one core nothing of this happens, and the others are free for the database.
"""

from __future__ import annotations

import contextlib
import os
import random
import socket
import threading
from typing import Any

NAME = "tirada-core"
_held: list[socket.socket] = []  # the claim to this process's core, until it ends


def keep_to_one_core() -> int | None:
    """Keeps all threads of this process, and those to come, to a core that no other server of this machine has taken.

    None, and nothing is done, where there is no such core, only one at all, or a system that cannot do it.
    """
    if not hasattr(os, "sched_setaffinity"):
        return None
    cores = list(os.sched_getaffinity(0))
    random.shuffle(cores)  # containers do not see each other's claims: they should not all choose the same
    core = next(filter(_take, cores), None) if len(cores) > 1 else None
    if core is not None:
        for thread in threading.enumerate():
            if thread.native_id is not None:
                with contextlib.suppress(OSError):  # it has just ended, or the system does not let us
                    os.sched_setaffinity(thread.native_id, {core})
    return core


def _take(core: int) -> bool:
    """Claims a core by a name that stands in no folder and goes with the process, however it ends."""
    claim = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    try:
        claim.bind(f"\0{NAME}-{core}")
    except OSError:
        claim.close()
        return False
    _held.append(claim)
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
