"""From seed and question to faces (section 2.6)."""

from __future__ import annotations

import hmac
from collections.abc import Iterator

from rules.contract import JSON

from .commitments import request_hash, tag

MOST_SIDES = 1_000_000


def stream_key(seed: bytes, req: JSON) -> bytes:
    """K."""
    return hmac.digest(seed, tag("key") + request_hash(req), "sha256")


def blocks(key: bytes) -> Iterator[bytes]:
    """Blocks of 32 bytes without an end."""
    number = 0
    while True:
        yield hmac.digest(key, tag("block") + number.to_bytes(4), "sha256")
        number += 1


class Stream:
    """Faces from blocks of bytes, by rejection sampling: every face is equally likely.

    ``words_read`` and ``words_rejected`` count words of four bytes.
    """

    def __init__(self, blocks: Iterator[bytes]) -> None:
        self._words = (
            int.from_bytes(block[at : at + 4]) for block in blocks for at in range(0, len(block), 4)
        )
        self.words_read = 0
        self.words_rejected = 0

    @classmethod
    def of(cls, seed: bytes, req: JSON) -> Stream:
        return cls(blocks(stream_key(seed, req)))

    def draw(self, sides: int) -> int:
        """A face from 1 to ``sides``, which is 1 to 1 000 000. One side spends a word like any other."""
        if not 1 <= sides <= MOST_SIDES:
            raise ValueError(f"there is no die with {sides} sides")
        limit = 2**32 - 2**32 % sides
        for word in self._words:
            self.words_read += 1
            if word < limit:
                return 1 + word % sides
            self.words_rejected += 1
        raise ValueError("the stream has ended")
