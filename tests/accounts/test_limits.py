"""Whoever asks too often is told so; everybody else is served as before."""

from __future__ import annotations

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory
from django.urls import reverse

from accounts.limits import Limit, address_of, limited

pytestmark = pytest.mark.usefixtures("limits_on")


@limited("a-view", 100, 3600, by=address_of)
def view(request: HttpRequest) -> HttpResponse:
    return HttpResponse("served")


def asked(address: str) -> HttpResponse:
    return view(RequestFactory().get("/", REMOTE_ADDR=address))


def test_ten_thousand_requests_from_one_address_leave_the_others_served(monkeypatch, rf) -> None:
    monkeypatch.setattr("accounts.limits.render", lambda request, name, status: HttpResponse(status=status))
    statuses = [asked("192.0.2.1").status_code for _ in range(10_000)]
    assert statuses == [200] * 100 + [429] * 9_900
    assert asked("192.0.2.2").status_code == 200
    assert asked("2001:db8:1::1").status_code == 200


def test_a_refusal_says_when_to_come_back(db, client: Client) -> None:
    roll = reverse("sandbox")
    for _ in range(61):
        answer = client.post(roll, {"dice": "nonsense"})
    assert answer.status_code == 429
    assert 1 <= int(answer["Retry-After"]) <= 60
    assert answer["RateLimit-Limit"] == "60"
    assert answer["RateLimit-Remaining"] == "0"
    assert "no-store" in answer["Cache-Control"]
    assert Client(REMOTE_ADDR="192.0.2.9").post(roll, {"dice": "nonsense"}).status_code == 422
    assert client.get(roll).status_code == 200  # only rolling is counted


def test_an_ipv6_house_is_one_asker() -> None:
    first, second = (RequestFactory().get("/", REMOTE_ADDR=f"2001:db8:1:2::{n}") for n in (1, 2))
    other = RequestFactory().get("/", REMOTE_ADDR="2001:db8:1:3::1")
    assert address_of(first) == address_of(second) != address_of(other)


def test_ipv4_addresses_written_as_ipv6_are_askers_of_their_own() -> None:
    first, second, plain = (
        RequestFactory().get("/", REMOTE_ADDR=address)
        for address in ("::ffff:203.0.113.1", "::ffff:203.0.113.2", "203.0.113.1")
    )
    assert address_of(first) == address_of(plain) != address_of(second)


def test_switched_off_nobody_is_counted(settings) -> None:
    settings.RATE_LIMITS = False
    limit = Limit("off", 1)
    assert all(limit.take("x").left == 1 for _ in range(10))


def test_an_allowance_counts_down() -> None:
    limit = Limit("down", 3, 3600)
    assert [limit.take("x").left for _ in range(5)] == [2, 1, 0, -1, -2]
    assert limit.take("y").left == 2
