"""What this process has made lately. It ends with the process, so that no release shows what an earlier one has drawn."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock


class Memory[Made]:
    """At most ``most`` things under their keys; what was not asked for longest goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, tuple[float, Made]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> Made | None:
        with self._lock:
            until, made = self._kept.get(key, (0.0, None))
            if made is None or until < time.monotonic():
                return None
            self._kept.move_to_end(key)
            return made

    def put(self, key: Hashable, made: Made, *, seconds: float = float("inf")) -> None:
        with self._lock:
            self._kept[key] = (time.monotonic() + seconds, made)
            self._kept.move_to_end(key)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)

    def drop(self, key: Hashable) -> None:
        with self._lock:
            self._kept.pop(key, None)

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
