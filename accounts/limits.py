"""How often one address, or one person, may ask for something. Counted in Django's cache, a window of time after the other.

RATE_LIMITS=off switches it off, for runs under load.
"""

from __future__ import annotations

import functools
import hashlib
import ipaddress
from collections.abc import Callable
from dataclasses import dataclass
from time import time
from typing import Any

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

View = Callable[..., HttpResponse]


@dataclass(frozen=True)
class Limit:
    """At most ``most`` times in ``seconds``."""

    name: str
    most: int
    seconds: int = 60

    def take(self, who: str, times: int = 1) -> Allowance:
        """Counts one more time for ``who``, or more for what costs as much as several."""
        if not settings.RATE_LIMITS:
            return Allowance(self, self.most, self.seconds)
        now = time()
        window, passed = divmod(now, self.seconds)
        key = f"limit-{self.name}-{hashlib.sha256(who.encode()).hexdigest()[:32]}-{window:.0f}"
        cache.add(key, 0, self.seconds + 1)
        try:
            count = cache.incr(key, times)
        except ValueError:  # the cache has just dropped it
            count = times
        return Allowance(self, self.most - count, max(1, round(self.seconds - passed)))


@dataclass(frozen=True)
class Allowance:
    """What is left of a limit, and in how many seconds it is whole again. Below zero: refused."""

    limit: Limit
    left: int
    reset: int

    @property
    def is_used_up(self) -> bool:
        return self.left < 0

    @property
    def headers(self) -> dict[str, str]:
        told = {
            "RateLimit-Limit": str(self.limit.most),
            "RateLimit-Remaining": str(max(0, self.left)),
            "RateLimit-Reset": str(self.reset),
            "RateLimit-Policy": f"{self.limit.most};w={self.limit.seconds}",
        }
        return told | ({"Retry-After": str(self.reset)} if self.is_used_up else {})


def address_of(request: HttpRequest) -> str:
    """The network that a request comes from."""
    return network_of(request.META.get("REMOTE_ADDR", ""))


def network_of(given: str) -> str:
    """An IPv6 house has 2⁶⁴ addresses and counts as one."""
    try:
        address = ipaddress.ip_address(given)
    except ValueError:
        return str(given)
    if address.version == 6 and address.ipv4_mapped:  # as a proxy may write it that listens to both kinds
        address = address.ipv4_mapped
    if address.version == 4:
        return str(address)
    return str(ipaddress.ip_network((address, 64), strict=False).network_address)


def asker_of(request: Any) -> str:
    """The person, where somebody is signed in, or else the address."""
    if settings.SESSION_COOKIE_NAME in request.COOKIES and request.user.is_authenticated:
        return f"person {request.user.pk}"
    return address_of(request)


def limited(
    name: str, most: int, seconds: int = 60, *, by: Callable[[Any], str] = asker_of, methods: str = ""
) -> Callable[[View], View]:
    """Answers 429 where somebody asks a view too often. ``methods``: counts only these ("POST")."""
    limit = Limit(name, most, seconds)
    counted = methods.split()

    def decorate(view: View) -> View:
        @functools.wraps(view)
        def counting(request: HttpRequest, *args: Any, **given: Any) -> HttpResponse:
            if counted and request.method not in counted:
                return view(request, *args, **given)
            allowance = limit.take(by(request))
            return too_many(request, allowance) if allowance.is_used_up else view(request, *args, **given)

        return counting

    return decorate


def too_many(request: HttpRequest, allowance: Allowance) -> HttpResponse:
    response = render(request, "429.html", status=429)
    for name, value in allowance.headers.items():
        response[name] = value
    response["Cache-Control"] = "no-store"
    return response
