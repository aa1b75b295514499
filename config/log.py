"""What is written to the log: everything, but not the same thing without end."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable


class FewOfAKind(logging.Filter):
    """Lets each message pass some times a minute, whatever it is about: strangers who send nonsense must not fill the disk. The
    next one that passes says how many were left out."""

    def __init__(self, most: int = 30, *, clock: Callable[[], float] = time.time) -> None:
        super().__init__()
        self.most = most
        self.clock = clock
        self.minute = 0.0
        self.counts: dict[tuple[str, str], int] = {}
        self.left_out: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        minute = self.clock() // 60
        if minute != self.minute:
            self.minute, self.counts = minute, {}
        kind = record.name, str(record.msg)
        self.counts[kind] = self.counts.get(kind, 0) + 1
        if self.counts[kind] > self.most:
            self.left_out[kind] = self.left_out.get(kind, 0) + 1
            return False
        more = self.left_out.pop(kind, 0)
        if more:
            record.msg = f"{record.msg} ({more} more of these were left out)"
        return True
