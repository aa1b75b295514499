"""How a roll looks elsewhere: oEmbed answers, and what is pasted on other sites."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit
from xml.sax.saxutils import escape

from django.http import Http404, HttpResponse, JsonResponse
from django.urls import Resolver404, resolve, reverse
from django.utils.html import format_html
from django.utils.translation import gettext as _

from . import pictures, policies
from .cards import card_of
from .models import Roll

FRAME = (480, 120)
CACHE_AGE = 300
Absolute = Callable[[str], str]


def frame_html(roll: Roll, absolute: Absolute, width: int = FRAME[0], height: int = FRAME[1]) -> str:
    return format_html(
        '<iframe src="{}" width="{}" height="{}" title="{}" loading="lazy" sandbox="allow-popups" '
        'referrerpolicy="no-referrer"></iframe>',
        absolute(reverse("roll_frame", args=[roll.code])),
        width,
        height,
        title_of(roll),
    )


def title_of(roll: Roll) -> str:
    if not policies.is_public(roll):
        return _("A roll on %(site)s") % {"site": "Tirada"}
    card = card_of(roll)
    return pictures.sentence(roll, card)


def roll_of_address(address: str, host: str) -> Roll:
    """The roll that an address of ours, at ``host``, leads to; 404 for any other address."""
    try:
        parts = urlsplit(address)
        match = resolve(parts.path)
    except (Resolver404, ValueError):
        raise Http404 from None
    if parts.netloc != host or parts.scheme not in ("http", "https"):
        raise Http404
    if match.url_name != "roll":
        raise Http404
    return policies.roll_by_code(match.kwargs["code"])


def oembed(roll: Roll, absolute: Absolute, *, most_width: int, most_height: int) -> dict[str, Any]:
    width, height = min(FRAME[0], most_width), min(FRAME[1], most_height)
    answer: dict[str, Any] = {
        "version": "1.0",
        "type": "rich",
        "html": frame_html(roll, absolute, width, height),
        "width": width,
        "height": height,
        "title": title_of(roll),
        "provider_name": "Tirada",
        "provider_url": absolute("/"),
        "cache_age": CACHE_AGE,
        "thumbnail_url": absolute(pictures.picture_path(roll, "card")),
        "thumbnail_width": pictures.SIZES["card"][0],
        "thumbnail_height": pictures.SIZES["card"][1],
    }
    if roll.character:
        answer["author_name"] = roll.character.name
    return answer


def as_json(answer: dict[str, Any]) -> HttpResponse:
    return JsonResponse(answer)


def as_xml(answer: dict[str, Any]) -> HttpResponse:
    lines = "".join(f"<{key}>{escape(str(value))}</{key}>" for key, value in answer.items())
    return HttpResponse(
        f'<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed>{lines}</oembed>',
        content_type="text/xml",
    )


def copies(roll: Roll, absolute: Absolute) -> list[dict[str, Any]]:
    """What to paste elsewhere, in five forms; each has a line of text beside the picture, for boards that name no alternative."""
    address = absolute(reverse("roll", args=[roll.code]))
    badge = absolute(pictures.picture_path(roll, "badge"))
    said = title_of(roll)
    plain = said.replace("[", "(").replace("]", ")")
    html = format_html(
        '<a href="{}"><img src="{}" width="240" height="32" alt="{}"></a> <a href="{}">{}</a>',
        address,
        badge,
        said,
        address,
        said,
    )
    return [
        {"label": _("Link"), "text": address, "rows": 1},
        {
            "label": "BBCode",
            "text": f"[url={address}][img]{badge}[/img][/url]\n[url={address}]{plain}[/url]",
            "rows": 3,
        },
        {"label": "Markdown", "text": f"[![{plain}]({badge})]({address})\n[{plain}]({address})", "rows": 3},
        {"label": "HTML", "text": html, "rows": 4},
        {"label": _("Text"), "text": f"{said} {address}", "rows": 2},
        {"label": _("Frame"), "text": frame_html(roll, absolute), "rows": 3},
    ]
