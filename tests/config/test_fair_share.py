"""One address that asks for very much leaves enough for the others."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import pytest

from config.fair_share import AT_ONCE, LIMIT, MOST_SOCKETS, MOST_UNDER_WAY, REFUSED, Address, FairShare

from .asking import ask, reads_all

NOON = 1_800_000_000.0


pytestmark = pytest.mark.usefixtures("limits_on")


def gate(application: Any = reads_all, times: list[float] | None = None) -> FairShare:
    return FairShare(application, clock=lambda: times[0] if times else NOON, pace=0)


def test_ten_thousand_requests_from_one_address_are_refused_and_the_others_served() -> None:
    gated = gate()

    async def flood() -> None:
        for path in ("/roll", "/api/verify", "/r/abc", "/account/login/"):
            statuses = Counter([(await ask(gated, path)).status for _ in range(2500)])
            if path == "/roll":
                assert statuses == {200: LIMIT.most, 429: 2500 - LIMIT.most}
            else:
                assert statuses == {429: 2500}
        assert (await ask(gated, "/roll", address="192.0.2.2")).status == 200

    asyncio.run(flood())


def test_a_refusal_says_when_to_come_back_and_the_next_minute_begins_anew() -> None:
    times = [NOON + 15]
    gated = gate(times=times)

    async def flood() -> None:
        for _ in range(LIMIT.most):
            await ask(gated, "/api/systems")
        refused = await ask(gated, "/api/systems")
        assert refused.status == 429
        assert json.loads(refused.body)["error"]["code"] == "too-many-requests"
        assert refused.headers["retry-after"] == "45"
        assert refused.headers["ratelimit-limit"] == str(LIMIT.most)
        assert refused.headers["ratelimit-remaining"] == "0"
        assert refused.headers["ratelimit-policy"] == f"{LIMIT.most};w=60"
        page = await ask(gated, "/roll", accept_language="it")
        assert (page.status, page.headers["cache-control"]) == (429, "no-store")
        assert 'lang="it"' in page.body.decode()
        times[0] += 60
        assert (await ask(gated, "/roll")).status == 200
        assert list(gated.addresses) == ["192.0.2.1"]

    asyncio.run(flood())


def test_refusals_are_not_given_as_fast_as_they_are_asked_for() -> None:
    gated = FairShare(reads_all, clock=lambda: NOON, pace=0.02)

    async def flood() -> float:
        gated.addresses["192.0.2.1"] = Address()
        gated.addresses["192.0.2.1"].asked = LIMIT.most
        gated.minute = NOON // LIMIT.seconds
        begun = asyncio.get_running_loop().time()
        answers = await asyncio.gather(*[ask(gated, "/") for _ in range(6)])
        assert {answer.status for answer in answers} == {429}
        return asyncio.get_running_loop().time() - begun

    assert asyncio.run(flood()) >= 0.09


def test_who_goes_on_after_a_view_has_refused_uses_up_the_share_sooner() -> None:
    async def refuses(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 429, "headers": [(b"x-by", b"a view")]})

    gated = gate(refuses)

    async def flood() -> None:
        answers = [await ask(gated, "/roll") for _ in range(LIMIT.most)]
        assert {answer.status for answer in answers} == {429}
        assert sum("x-by" in answer.headers for answer in answers) == LIMIT.most / REFUSED

    asyncio.run(flood())


def test_of_an_address_a_few_are_worked_on_at_once_and_others_need_not_wait_for_them() -> None:
    worked_on, most, released = 0, 0, asyncio.Event()

    async def works(scope: Any, receive: Any, send: Any) -> None:
        nonlocal worked_on, most
        await receive()
        worked_on += 1
        most = max(most, worked_on)
        await released.wait()
        worked_on -= 1
        await send({"type": "http.response.start", "status": 200, "headers": []})

    gated = gate(works)

    async def crowd() -> None:
        asking = [asyncio.create_task(ask(gated, "/")) for _ in range(MOST_UNDER_WAY)]
        await asyncio.sleep(0)
        assert (await ask(gated, "/")).status == 429  # the line is full
        other = asyncio.create_task(ask(gated, "/", address="192.0.2.2"))
        for _ in range(5):
            await asyncio.sleep(0)
        assert worked_on == AT_ONCE + 1
        released.set()
        assert {(await one).status for one in [*asking, other]} == {200}
        assert most == AT_ONCE + 1

    asyncio.run(crowd())


def test_who_is_still_sending_takes_no_turn() -> None:
    gated = gate()

    async def slow() -> AsyncIterator[bytes]:
        while True:
            await asyncio.sleep(60)
            yield b"."

    async def crowd() -> None:
        senders = [asyncio.create_task(ask(gated, "/", slow())) for _ in range(AT_ONCE * 3)]
        await asyncio.sleep(0)
        assert (await ask(gated, "/")).status == 200
        for sender in senders:
            sender.cancel()
        await asyncio.gather(*senders, return_exceptions=True)
        assert gated.addresses["192.0.2.1"].under_way == 0

    asyncio.run(crowd())


def test_an_address_may_keep_so_many_pages_open() -> None:
    async def stays_open(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.Event().wait()

    gated = gate(stays_open)

    async def crowd() -> None:
        pages = [asyncio.create_task(ask(gated, "/ws/", kind="websocket")) for _ in range(MOST_SOCKETS)]
        await asyncio.sleep(0)
        assert (await ask(gated, "/ws/", kind="websocket")).status == 429
        pages.pop().cancel()
        await asyncio.sleep(0)
        assert gated.addresses["192.0.2.1"].sockets == MOST_SOCKETS - 1
        for page in pages:
            page.cancel()

    asyncio.run(crowd())


def test_a_proxy_that_is_not_believed_is_told_of_once(caplog: Any) -> None:
    gated = gate()

    async def flood() -> None:
        for _ in range(LIMIT.most + 50):
            await ask(gated, "/", x_forwarded_for="198.51.100.7")

    asyncio.run(flood())
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "FORWARDED_ALLOW_IPS" in caplog.text


def test_switched_off_everybody_may_ask_for_everything(settings: Any) -> None:
    settings.RATE_LIMITS = False
    gated = gate()

    async def flood() -> set[int]:
        return {(await ask(gated, "/")).status for _ in range(LIMIT.most + 1)}

    assert asyncio.run(flood()) == {200}
