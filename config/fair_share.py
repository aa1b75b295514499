"""What one address may take of the server, so that there is enough for the others, whatever it asks for.

The limits of single views (``accounts.limits``) are counted exactly and for all processes together, but only when a request has
got that far, which costs as much as a small page. This one stands before Django, costs next to nothing, and is each process's own.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

from django.conf import settings

from accounts.limits import Allowance, Limit, network_of

from .turning_away import Application, Receive, Scope, Send, turn_away

LIMIT = Limit("address", 1200)
AT_ONCE = 3  # requests that are worked on: one interpreter works no faster on more
REFUSED = 10  # what going on costs after a view has refused: each refusal by a view is as dear as a page
MOST_UNDER_WAY = 100  # with those that wait for their turn or are still being sent
MOST_SOCKETS = 300  # open pages
PACE = (
    1 / 250
)  # seconds between two refusals: as fast as they are asked for, they would take the whole interpreter
LONGEST_WAIT = 10  # seconds that anybody waits for one

logger = logging.getLogger(__name__)


class Address:
    """One address in this minute."""

    def __init__(self) -> None:
        self.asked = 0
        self.under_way = 0
        self.sockets = 0
        self.next_refusal = 0.0
        self.turns = asyncio.Semaphore(AT_ONCE)


class FairShare:
    """Of each address, a few requests are worked on at once and the next ones wait; whoever asks for very much gets 429."""

    def __init__(
        self, application: Application, *, clock: Callable[[], float] = time.time, pace: float = PACE
    ) -> None:
        self.application = application
        self.clock = clock
        self.pace = pace
        self.minute = 0.0
        self.addresses: dict[str, Address] = {}
        self.has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not settings.RATE_LIMITS:
            await self.application(scope, receive, send)
            return
        minute, passed = divmod(self.clock(), LIMIT.seconds)
        if minute != self.minute:
            self.minute = minute
            self._forget()
        where = network_of(scope["client"][0] if scope.get("client") else "")
        address = self.addresses.setdefault(where, Address())
        address.asked += 1
        is_socket = scope["type"] == "websocket"
        is_full = address.sockets >= MOST_SOCKETS if is_socket else address.under_way >= MOST_UNDER_WAY
        if is_full or address.asked > LIMIT.most:
            self._warn(scope, where)
            left = -1 if is_full else LIMIT.most - address.asked
            reset = max(1, round(LIMIT.seconds - passed))
            await self._wait_for_a_refusal(address)
            await turn_away(scope, send, 429, Allowance(LIMIT, left, reset).headers)
        elif is_socket:
            address.sockets += 1
            try:
                await self.application(scope, receive, send)
            finally:
                address.sockets -= 1
        else:
            address.under_way += 1
            try:
                await self._in_turn(address, scope, receive, send)
            finally:
                address.under_way -= 1

    async def _in_turn(self, address: Address, scope: Scope, receive: Receive, send: Send) -> None:
        """The turn comes when the request is there as a whole: while it is being sent, nobody waits for it."""
        has_turn = False

        async def received_in_turn() -> Any:
            nonlocal has_turn
            message = await receive()
            if not has_turn and message["type"] == "http.request" and not message.get("more_body", False):
                await address.turns.acquire()
                has_turn = True
            return message

        async def sent(message: Any) -> None:
            if message.get("status") == 429:
                address.asked += REFUSED - 1
            await send(message)

        try:
            await self.application(scope, received_in_turn, sent)
        finally:
            if has_turn:
                address.turns.release()

    async def _wait_for_a_refusal(self, address: Address) -> None:
        now = asyncio.get_running_loop().time()
        address.next_refusal = min(max(address.next_refusal, now), now + LONGEST_WAIT)
        wait = address.next_refusal - now
        address.next_refusal += self.pace
        await asyncio.sleep(wait)

    def _forget(self) -> None:
        """Counts begin anew; who still has something open is kept for that."""
        self.addresses = {
            where: address
            for where, address in self.addresses.items()
            if address.under_way or address.sockets
        }
        for address in self.addresses.values():
            address.asked = 0

    def _warn(self, scope: Scope, where: str) -> None:
        """A proxy that is not believed looks as if everybody came from one address."""
        if not self.has_warned and any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
            self.has_warned = True
            logger.warning(
                "%s asks too much. If it is a proxy of yours, name it in FORWARDED_ALLOW_IPS.", where
            )
