"""Whether the address that frames are to come from can work beside the site's own; asked at every start."""

from __future__ import annotations

import ipaddress
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.core.checks import CheckMessage, Error, Warning, register


@register("addresses")
def check_frames_url(app_configs: Any, **given: Any) -> list[CheckMessage]:
    if not settings.FRAMES_URL:
        return []
    frames, site = urlsplit(settings.FRAMES_URL), urlsplit(settings.TIRADA_URL)
    if frames.scheme not in ("http", "https") or f"{frames.scheme}://{frames.netloc}" != settings.FRAMES_URL:
        said = f"FRAMES_URL must be an address without a path, such as https://frames.example.net, not {settings.FRAMES_URL!r}."
        return [Error(said, id="rules.E001")]
    if not frames.hostname or frames.username is not None:
        return [Error("FRAMES_URL must name a host and nobody who signs in there.", id="rules.E001")]
    if not site.hostname:
        return [
            Error("FRAMES_URL needs TIRADA_URL: a frame must know where its roll's page is.", id="rules.E002")
        ]
    if frames.hostname == site.hostname:
        return [Error("FRAMES_URL must have another host than TIRADA_URL.", id="rules.E003")]
    if site.scheme == "https" and frames.scheme == "http":
        return [
            Error("FRAMES_URL must have https: pages with https show no frames without it.", id="rules.E004")
        ]
    if domain_of(frames.hostname) == domain_of(site.hostname):
        said = f"FRAMES_URL and TIRADA_URL both belong to {domain_of(site.hostname)}: browsers take them for one site."
        return [Warning(said, id="rules.W001")]
    return []


def domain_of(host: str) -> str:
    """The part of a host's name that somebody registered, as far as it can be told without the list of all suffixes."""
    try:
        return str(ipaddress.ip_address(host))
    except ValueError:
        labels = host.split(".")
    has_short_suffix = len(labels) > 2 and len(labels[-1]) == 2 and len(labels[-2]) <= 3  # co.uk, com.ar
    return ".".join(labels[-3:] if has_short_suffix else labels[-2:])
