"""Every address that the site has, filled in with all that a test knows of: whoever adds an address is asked for its values."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from django.urls import URLPattern, URLResolver, get_resolver

# What belongs to no campaign (signing in and out, files, the rules themselves), and pictures, of which one cannot read the words.
ELSEWHERE = re.compile(
    r"account/|i/|\^|rules/|roll/|api/(systems|docs|openapi|resolve|odds|sandbox|verify|<path:path>)|verifier|language|theme"
)
_PARAMETER = re.compile(r"<(?:(\w+):)?(\w+)>")
GUESSED = (1, 2)
"""For numbers of which a test knows nothing."""


def routes(resolver: URLResolver | None = None, before: str = "") -> Iterator[str]:
    for pattern in (resolver or get_resolver()).url_patterns:
        route = f"{before}{pattern.pattern}"
        if isinstance(pattern, URLResolver):
            yield from routes(pattern, route)
        elif isinstance(pattern, URLPattern) and not ELSEWHERE.match(route):
            yield route


def every_address(values: Mapping[str, Sequence[object]]) -> list[str]:
    """All addresses for the values of their parameters. ``values`` goes by the parameter's name, or by ``first/name`` where
    the same name means something else below another first part of the address. Numbers that are not among them are guessed;
    raises KeyError for another parameter without values."""
    found = []
    for route in routes():
        known = [
            _values_of(kind, name, route.partition("/")[0], values)
            for kind, name in _PARAMETER.findall(route)
        ]
        for chosen in product(*known):
            filled = iter(chosen)
            found.append("/" + _PARAMETER.sub(lambda _match: str(next(filled)), route))  # noqa: B023 - used at once
    return found


def _values_of(kind: str, name: str, first: str, values: Mapping[str, Sequence[object]]) -> Sequence[object]:
    for known in (f"{first}/{name}", name):
        if known in values:
            return values[known]
    if kind != "int":
        raise KeyError(name)
    return GUESSED
