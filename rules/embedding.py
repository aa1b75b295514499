"""How a roll looks elsewhere: oEmbed answers, and what is pasted on other sites."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit
from xml.sax.saxutils import escape

from django.http import Http404, HttpResponse, JsonResponse
from django.urls import Resolver404, resolve, reverse
from django.utils.html import format_html
from django.utils.translation import gettext as _
from django.utils.translation import override

from . import frames, pictures, policies
from .cards import Card, card_of, dice_shown, signed
from .models import Roll

FRAME = (480, 120)
CACHE_AGE = 300
LONGEST_TITLE = 70  # bytes
Absolute = Callable[[str], str]


def frame_html(roll: Roll, absolute: Absolute, width: int = FRAME[0], height: int = FRAME[1]) -> str:
    return framed(frames.address_of(roll.code, absolute), line_of(roll), width, height)


def framed(address: str, title: str, width: int = FRAME[0], height: int = FRAME[1]) -> str:
    """Its links open pages of ours beside it: without the right to leave the sandbox these could neither check nor be signed in."""
    return format_html(
        '<iframe src="{}" width="{}" height="{}" title="{}" loading="lazy" '
        'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe>',
        address,
        width,
        height,
        title,
    )


def pattern_of_links(absolute: Absolute) -> dict[str, str]:
    """For boards that map addresses to frames (XenForo's media sites): the addresses of rolls, and the frame for one of them."""
    code, place = "code", "{$id}"
    return {
        "address": absolute(reverse("roll", args=[code])).replace(code, place),
        "frame": framed(frames.address_of(code, absolute).replace(code, place), "Tirada"),
    }


def title_of(roll: Roll) -> str:
    """``Mara: Climb 37 ≤ 45, success``, as long as others show it."""
    if not policies.is_public(roll):
        return _("A roll on %(site)s") % {"site": "Tirada"}
    card = card_of(roll)
    amended = amendment_said(card)
    return cut_bytes(whole_title(roll, card), LONGEST_TITLE - len(amended.encode())) + amended


def whole_title(roll: Roll, card: Card) -> str:
    who = str(roll.character or "")
    if roll.system == "dice" and card.state != "void":
        said = _("%(who)s rolled %(total)s (%(dice)s)") if who else _("%(total)s (%(dice)s)")
        return said % {"who": who, "total": f"{card.big or card.outcome}{against(card)}", "dice": card.name}
    said = verdict_said(card)
    return f"{who}: {said}" if who else said


def amendment_said(card: Card) -> str:
    """`` (ruled by the game master)`` behind a result that no longer counts as it fell."""
    text = card.amendment.get("text", "")
    return f" ({text[:1].lower()}{text[1:]})" if text else ""


def cut_bytes(text: str, most: int) -> str:
    """At most so many bytes of UTF-8, cut at a whole character."""
    raw = text.encode()
    return text if len(raw) <= most else raw[: most - 3].decode(errors="ignore") + "…"


def dice_said(roll: Roll, card: Card) -> str:
    """``4, 5, 2, (2) = 11``, the dropped in brackets; empty where there is no total of dice. It says only what adds up:
    ``17 + 5 = 22``, ``6, 5, 2 → 2`` where it is no sum, and ``15 + 2 = 17 → 33`` after a ruling."""
    loose = roll.system == "dice"
    dice = dice_shown(roll.outcome or {}, card.name) if loose else card.dice
    said = ""
    for die in dice:
        if die.op:
            said += f" {die.op}"
        elif die.face != "":
            said += (", " if said[-1:].isdigit() or said.endswith(")") else " ") + (
                f"({die.face})" if die.dropped else str(die.face)
            )
    said = said.strip()
    if not said or not card.big:
        return ""
    if not loose:
        return said if " = " in said else f"{said} = {card.big}"
    fell = (roll.outcome or {}).get("total")
    if not isinstance(fell, int):
        return f"{said} → {card.big}"
    if " = " not in said:
        whole = not any(die.op for die in dice)  # of many dice only some are named
        is_sum = fell == sum(int(die.face) for die in dice if not die.op and not die.dropped)
        if whole and not is_sum:
            said = f"{said} → {signed(fell)}"
        elif len(dice) > 1:
            said = f"{said} = {signed(fell)}"
    return said if signed(fell) == card.big else f"{said} → {card.big}"


def against(card: Card) -> str:
    """`` ≥ 15, success`` after a total; nothing where there is no verdict."""
    if card.state not in ("success", "failure"):
        return ""
    said = f" {card.small}, {card.outcome[:1].lower()}{card.outcome[1:]}"
    return said.replace("\u00a0", " ")


def verdict_said(card: Card) -> str:
    """``Climb 37 ≤ 45, success``; where there is no verdict, what it came to."""
    if card.state not in ("success", "failure"):
        return f"{card.name}: {card.outcome}".rstrip(".")
    numbers = " ".join(part for part in (card.name, card.big, card.small) if part).replace("\u00a0", " ")
    return f"{numbers}, {card.outcome[:1].lower()}{card.outcome[1:]}"


def line_of(roll: Roll) -> str:
    """The line of text that stands beside every picture, with the code to look it up by: a picture can be faked. Of a roll that is
    not for everybody it says no more than the picture."""
    if not policies.is_public(roll):
        return f"{_('A roll')} · {roll.code}"
    card = card_of(roll)
    if roll.system == "dice" and dice_said(roll, card):
        said = f"{card.name}: {dice_said(roll, card)}{against(card)}"
    else:
        said = verdict_said(card)
    who = f"{roll.character}, " if roll.character else ""
    return f"{who}{said}{amendment_said(card)} · {roll.code}"


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
    return policies.roll_at_address(match.kwargs["code"])


def oembed(
    roll: Roll, absolute: Absolute, *, most_width: int | None, most_height: int | None
) -> dict[str, Any]:
    """The answer for a place of at most so many pixels. A picture that does not fit is left out with its sizes."""
    width, height = min(FRAME[0], most_width or FRAME[0]), min(FRAME[1], most_height or FRAME[1])
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
    }
    card_width, card_height = pictures.SIZES["card"]
    if (most_width is None or card_width <= most_width) and (
        most_height is None or card_height <= most_height
    ):
        answer |= {
            "thumbnail_url": absolute(pictures.picture_path(roll, "card")),
            "thumbnail_width": card_width,
            "thumbnail_height": card_height,
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


_MARKDOWN = re.compile(r"([\\`*_{}\[\]<>()#|~@!])")
_CALLS = "@\N{WORD JOINER}"  # so that a name calls nobody elsewhere


def copies(roll: Roll, absolute: Absolute) -> list[dict[str, Any]]:
    """What to paste elsewhere, in five forms, the fourth with a frame beside it (``also``). Beside each picture stands a line of
    text, for boards that name no alternative. It is for readers elsewhere, so it speaks as picture and page do, in the campaign's
    language; the labels are for whoever copies it."""
    address = absolute(reverse("roll", args=[roll.code]))
    with override(pictures.language_of(roll)):
        badge = absolute(pictures.picture_path(roll, "badge"))
        line = " ".join(line_of(roll).split())
        frame = frame_html(roll, absolute)
    bbcode = line.replace("[", "(").replace("]", ")").replace("@", _CALLS)
    markdown = _MARKDOWN.sub(r"\\\1", line).replace("@", _CALLS)
    html = format_html(
        '<a href="{}"><img src="{}" width="240" height="32" alt="{}"></a>\n<a href="{}">{}</a>',
        address,
        badge,
        line,
        address,
        line,
    )
    return [
        {"label": _("Link"), "text": address, "rows": 1},
        {"label": "BBCode", "text": f"[url={address}][img]{badge}[/img][/url]\n{bbcode}", "rows": 3},
        {"label": "Markdown", "text": f"[![{markdown}]({badge})]({address})\n{markdown}", "rows": 3},
        {"label": "HTML", "text": html, "rows": 4, "also": {"label": _("Frame"), "text": frame, "rows": 3}},
        {"label": _("Text"), "text": line.replace("@", _CALLS), "rows": 1},
    ]
