"""What several processes share through Redis: the cache, and the nudges to open pages.

What the cache keeps may be forgotten at any time (counted requests, what was asked for a moment ago), so each process's own memory
stands in while Redis does not answer: that costs some precision and never a page. A lost nudge is healed by the page itself.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from channels_redis.core import RedisChannelLayer
from django.core.cache.backends.locmem import LocMemCache
from django.core.cache.backends.redis import RedisCache, RedisCacheClient
from redis import RedisError
from redis.asyncio import BlockingConnectionPool
from redis.backoff import NoBackoff
from redis.retry import Retry

PATIENCE = 0.5  # seconds that a page waits for Redis
AWAY = 10.0  # seconds for which it is not asked again
LINES = 50  # connections that nudges of a process may use at once

log = logging.getLogger(__name__)
_asked_again = 0.0  # by the process's clock


@lru_cache(maxsize=1)
def _client(address: str) -> RedisCacheClient:
    """One for the process: Django makes a cache anew for each request, with connections of its own."""
    patience: dict[str, Any] = {
        "socket_timeout": PATIENCE,
        "socket_connect_timeout": PATIENCE,
        "retry": Retry(NoBackoff(), 0),
    }
    return RedisCacheClient([address], **patience)


class RedisOrMemory(RedisCache):
    """Django's cache in Redis that never fails."""

    def __init__(self, address: str, params: dict[str, Any]) -> None:
        super().__init__(address, params)
        self._address = address
        self._memory = LocMemCache(__name__, params)

    @property
    def _cache(self) -> RedisCacheClient:
        return _client(self._address)


def _or_in_memory(name: str) -> Callable[..., Any]:
    in_redis, in_memory = getattr(RedisCache, name), getattr(LocMemCache, name)

    def operation(self: RedisOrMemory, *args: Any, **given: Any) -> Any:
        global _asked_again
        if time.monotonic() >= _asked_again:
            try:
                return in_redis(self, *args, **given)
            except RedisError as error:
                _asked_again = time.monotonic() + AWAY
                log.warning("Redis does not answer, for %d s memory stands in: %s", AWAY, error)
        return in_memory(self._memory, *args, **given)

    return operation


for _name in (
    "add",
    "get",
    "set",
    "touch",
    "delete",
    "get_many",
    "has_key",
    "incr",
    "set_many",
    "delete_many",
    "clear",
):
    setattr(RedisOrMemory, _name, _or_in_memory(_name))


class NudgesInRedis(RedisChannelLayer):
    """The library opens a connection for each page that leaves; when a thousand leave at once, most of them wait here instead."""

    def create_pool(self, index: int) -> BlockingConnectionPool:
        return BlockingConnectionPool.from_url(self.hosts[index]["address"], max_connections=LINES)
