"""The card in a frame of another site. A sandboxed frame may fetch no parts of pictures, so it brings its icons along."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

from django.conf import settings
from django.http.request import split_domain_port
from django.urls import reverse

from .cards import Card

_USED = re.compile(r'href="[^"#]*icons[^"#]*\.svg#(i-[\w-]+)"')
_SYMBOL = re.compile(r'<symbol id="(i-[\w-]+)".*?</symbol>', re.DOTALL)


@cache
def _symbols() -> dict[str, str]:
    sprite = (Path(settings.BASE_DIR) / "static/icons.svg").read_text()
    return {found[1]: found[0] for found in _SYMBOL.finditer(sprite)}


def with_its_icons(page: str) -> str:
    """The page with the icons that it shows in itself."""
    used = dict.fromkeys(_USED.findall(page))
    symbols = "".join(_symbols()[name] for name in used if name in _symbols())
    drawn = f'<svg class="frame__icons" width="0" height="0" aria-hidden="true">{symbols}</svg>'
    return _USED.sub(r'href="#\1"', page).replace("</body>", f"{drawn}\n</body>")


# --- Where frames come from: a host of their own (FRAMES_URL), or the site itself


def is_frame_host(host: str) -> bool:
    """Whether a ``Host`` header names the host that serves frames and nothing else."""
    return bool(settings.FRAMES_URL) and split_domain_port(host)[0] == urlsplit(settings.FRAMES_URL).hostname


def address_of(code: str, absolute: Callable[[str], str]) -> str:
    """The whole address of a roll's frame. ``absolute`` makes one of the site's from a path."""
    path = reverse("roll_frame", args=[code])
    return f"{settings.FRAMES_URL}{path}" if settings.FRAMES_URL else absolute(path)


def leading_to_the_site(card: Card) -> Card:
    """The card with whole addresses: at the frames' host there is nothing else to lead to."""
    if not settings.FRAMES_URL or not card.url:
        return card
    url = f"{settings.TIRADA_URL}{card.url}"
    return replace(
        card, url=url, amendment=card.amendment | {"url": url} if card.amendment else card.amendment
    )
