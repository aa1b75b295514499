"""Rolls at their public addresses, and the ledger of a campaign."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from django.conf import settings
from django.contrib.auth.decorators import login_required
from django.core.cache import cache
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone
from django.utils.cache import get_conditional_response, set_response_etag
from django.utils.csp import CSP
from django.utils.html import format_html
from django.utils.translation import get_language, override
from django.utils.translation import gettext as _
from django.views.decorators.clickjacking import xframe_options_exempt
from django.views.decorators.csp import csp_override
from django.views.decorators.http import require_safe

from accounts.limits import address_of, limited
from accounts.middleware import the_same_for_all
from accounts.requests import ReaderRequest
from rules.contract import RulesError
from rules.verifier import VERIFIER, policy

from . import embedding, pictures, policies
from .actions import opened
from .asking import ask_for_dice, sentence_of
from .card_notes import doubts_on
from .cards import card_of, pending_card, private_card
from .frames import address_of as address_of_frame
from .frames import is_frame_host, leading_to_the_site, with_its_icons
from .ledger_page import LedgerPage
from .models import Roll
from .pages import post_of, private_page, roll_page, shared, verification, verifier_shown
from .receipts import ledger_file, receipt_of
from .series import is_sandbox, series_words

FRAME_CSP: dict[str, list[str]] = {
    "default-src": [CSP.NONE],
    "img-src": [CSP.SELF],
    "style-src": [CSP.SELF],
    "script-src": [CSP.SELF],
    "frame-ancestors": ["*"],
}

# Generous: a link on a federated network is fetched by hundreds of servers in a minute, but each has its own address.
seen = limited("roll-pages", 600, by=address_of)


@require_safe
@seen
def roll(request: HttpRequest, code: str) -> HttpResponse:
    """A roll for anybody who has its link. What it shows depends on the roll alone, never on who asks."""
    found = policies.roll_at_address(code)
    with _as_the_campaign_reads(found):
        if policies.is_public(found):
            context = roll_page(found, policies.for_anybody(found), absolute=request.build_absolute_uri)
            response = render(request, "rules/roll_page.html", context)
            response["Link"] = ", ".join(
                f'<{context["roll"][f"oembed_{form}_url"]}>; rel="alternate"; type="{kind}+oembed"'
                for form, kind in (("json", "application/json"), ("xml", "text/xml"))
            )
        else:
            context = private_page(found, request.build_absolute_uri)
            response = render(request, "rules/private_roll.html", context)
            response["X-Robots-Tag"] = "noindex"
    return _for_everyone(request, response)


@require_safe
@seen
def roll_share(request: HttpRequest, code: str) -> HttpResponse:
    """What a card's "Share" shows: the page's copy box, in the words of whoever copies. Tells no more than the page."""
    found = policies.roll_at_address(code)
    context = {"code": code, "is_public": policies.is_public(found)}
    response = render(request, "rules/share.html", context | shared(found, request.build_absolute_uri))
    response["X-Robots-Tag"] = "noindex"
    return response


@login_required
@require_safe
def roll_inside(request: HttpRequest, code: str) -> HttpResponse:
    """From a roll's public address to its page at the table, for whoever sits there. Nobody else learns which table it is. Whoever
    may not look into a seal finds its number in the ledger."""
    found = policies.roll_by_code(code)
    ledger: Any = found.entry.ledger
    if is_sandbox(found):
        return redirect("roll", code)
    if policies.knows_of_seal(request.user, found):
        return redirect(f"{reverse('ledger', args=[ledger.campaign.slug])}?show=sealed")
    policies.readable_roll(request.user, ledger.campaign.slug, found.number)
    return redirect("campaign_roll", ledger.campaign.slug, found.number)


@require_safe
@seen
@xframe_options_exempt
@csp_override(FRAME_CSP)
def roll_frame(request: HttpRequest, code: str) -> HttpResponse:
    """The card alone, for a frame on another site: no cookies, no forms, no script. Where frames have a host of their own, the
    addresses that were pasted before lead there."""
    found = policies.roll_at_address(code)
    if settings.FRAMES_URL and not is_frame_host(request.get_host()):
        moved = redirect(address_of_frame(code, request.build_absolute_uri))
        moved["Cache-Control"] = "public, max-age=300"
        return the_same_for_all(moved)
    with _as_the_campaign_reads(found):
        card = card_of(found) if policies.is_public(found) else private_card()
        if is_sandbox(found):
            card = replace(card, notes=[series_words(found), *doubts_on(found)])
        elif found.character and policies.is_public(found):
            # Elsewhere no post says who rolled.
            who = str(found.character)
            card = replace(
                card, name=f"{who}: {card.name}", sentence=f"{who}. {card.sentence}", notes=doubts_on(found)
            )
        context = {"roll": leading_to_the_site(card), "title": embedding.line_of(found)}
        response = HttpResponse(with_its_icons(render_to_string("rules/roll_frame.html", context, request)))
    response["X-Robots-Tag"] = "noindex"
    return _for_everyone(
        request, xframe_options_exempt(csp_override(FRAME_CSP)(lambda _request: response))(request)
    )


@require_safe
@seen
def oembed(request: HttpRequest) -> HttpResponse:
    found = embedding.roll_of_address(request.GET.get("url", ""), request.get_host())
    form = request.GET.get("format", "json")
    if form not in ("json", "xml"):
        return HttpResponse(status=501)
    if not policies.is_public(found):
        return HttpResponse(status=401)
    with _as_the_campaign_reads(found):
        answer = embedding.oembed(
            found,
            request.build_absolute_uri,
            most_width=_whole(request.GET.get("maxwidth")),
            most_height=_whole(request.GET.get("maxheight")),
        )
    response = embedding.as_json(answer) if form == "json" else embedding.as_xml(answer)
    response["Cache-Control"] = "public, max-age=300"
    return the_same_for_all(response)


def _whole(text: str | None) -> int | None:
    return max(1, int(text)) if text and text.isdecimal() and len(text) < 6 else None


@require_safe
@seen
def picture(request: HttpRequest, code: str, version: str, words: str, kind: str) -> HttpResponse:
    """A card or badge at one revision. Until it is drawn, a generic one; a forged address is not there."""
    revision = _revision(code, version, words, kind)
    found = policies.roll_at_address(code)
    if found.is_redacted:
        return _picture(pictures.generic(kind, pictures.language_of(found)), "no-store")
    path = pictures.kept_at(code, revision, kind)
    if path.exists() and (revision == found.revision or policies.is_public(found)):
        return _picture(path.read_bytes(), "public, max-age=31536000, immutable")
    return _not_drawn_yet(found, kind, ask=revision == found.revision)


def _revision(code: str, version: str, words: str, kind: str) -> int:
    """Of an address that we made ourselves; any other is not there."""
    revision, _, given = version.partition("-")
    if not revision.isdecimal() or len(revision) > 6:
        raise Http404
    if not pictures.is_ours(code, int(revision), kind, words, given):
        raise Http404
    return int(revision)


@require_safe
@seen
def latest_picture(request: HttpRequest, code: str, kind: str) -> HttpResponse:
    """The newest card or badge: for those who want a picture that follows amendments."""
    found = policies.roll_at_address(code)
    if found.is_redacted:
        return _picture(pictures.generic(kind, pictures.language_of(found)), "no-store")
    path = pictures.kept_at(code, found.revision, kind)
    if not path.exists():
        return _not_drawn_yet(found, kind, ask=True)
    return _for_everyone(request, _picture(path.read_bytes(), "public, max-age=300"), keep_cache=True)


@require_safe
@seen
def drawing(request: HttpRequest, code: str, version: str, words: str, kind: str) -> HttpResponse:
    """The same as SVG, for our own pages: always as the roll stands now. The words in its address are in the language of the page
    that named it, which need not be that of whoever looks."""
    revision = _revision(code, version, words, kind)
    found = policies.roll_at_address(code)
    if revision != found.revision:
        raise Http404
    with _as_the_campaign_reads(found):
        content = pictures.svg(pictures.picture_of(found), kind)
    response = HttpResponse(content, content_type="image/svg+xml")
    response["Cache-Control"] = "no-store" if found.is_redacted else "public, max-age=31536000, immutable"
    response["Content-Security-Policy"] = (
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    )
    response["X-Content-Type-Options"] = "nosniff"
    return response


def _not_drawn_yet(roll: Roll, kind: str, *, ask: bool) -> HttpResponse:
    """A generic picture in the meantime; the true one is asked for, once a minute at most however many look."""
    if ask and cache.add(f"drawing-{roll.code}-{roll.revision}", True, 60):
        pictures.draw_pictures.enqueue(roll.code)
    return _picture(pictures.generic(kind, pictures.language_of(roll)), "no-store")


def _picture(content: bytes, cache: str) -> HttpResponse:
    response = HttpResponse(content, content_type="image/png")
    response["Cache-Control"] = cache
    response["X-Content-Type-Options"] = "nosniff"
    return the_same_for_all(response)


@contextmanager
def _as_the_campaign_reads(roll: Roll) -> Iterator[None]:
    """In the campaign's language and in UTC: the same bytes for everyone."""
    with override(pictures.language_of(roll)), timezone.override(None):
        yield


def _for_everyone(request: HttpRequest, response: HttpResponse, *, keep_cache: bool = False) -> HttpResponse:
    """May be kept by caches, one copy for all readers; whoever has it already gets a 304."""
    if not keep_cache:
        response["Cache-Control"] = "public, max-age=60, stale-while-revalidate=600"
    set_response_etag(response)
    return the_same_for_all(
        get_conditional_response(request, etag=response["ETag"], response=response) or response
    )


@require_safe
@seen
def roll_json(request: ReaderRequest, code: str) -> HttpResponse:
    """The receipt: the file that proves the roll, as far as anybody may read it."""
    found = policies.roll_by_code(code)
    return _for_everyone(request, _file(receipt_of(found, policies.for_anybody(found)), f"{code}.json"))


def campaign_roll(request: ReaderRequest, slug: str, number: int) -> HttpResponse:
    """A roll inside its campaign, for those who may read it there."""
    found, role = policies.readable_roll(request.user, slug, number)
    reader = policies.reader_of(request.user, role, found.entry.ledger)
    found.public_now = policies.is_public(found)
    context = roll_page(opened(found), reader, absolute=request.build_absolute_uri, inside=True)
    context["layout"] = "base.html"
    context["roll"]["receipt_url"] = reverse("campaign_roll_json", args=[slug, number])
    context["stakes"] += sheet_of_roll(found, role)
    context["run"] = run_from_page(found, role)
    return render(request, "rules/roll_page.html", context)


def run_from_page(roll: Roll, role: str | None) -> list[dict[str, str]]:
    """What a game master may do beside a roll."""
    ledger: Any = roll.entry.ledger
    post = post_of(roll)
    scene = post.scene if post else ledger.campaign.scenes.filter(key=roll.scene_key).first()
    if role != policies.GM or scene is None or roll.is_redacted:
        return []
    place = [scene.pk, roll.number]
    ways = [] if roll.sealed else [(_("Remark on it"), "remark_on_roll")]
    ways.append((_("Take words out"), "take_words_out"))
    return [{"text": text, "url": reverse(name, args=place)} for text, name in ways]


def sheet_of_roll(roll: Roll, role: str | None) -> list[dict[str, Any]]:
    """The way to the sheet as it stood, for those who may read it."""
    character = roll.character
    may_read = role == policies.GM or (role is not None and character is not None and character.player_id)
    if not may_read or character is None or not roll.sheet_version:
        return []
    address = reverse("version", args=[character.pk, roll.sheet_version])
    said = _("version %(number)s") % {"number": roll.sheet_version}
    return [{"label": _("Sheet"), "value": format_html('<a href="{}">{}</a>', address, said)}]


def campaign_roll_json(request: ReaderRequest, slug: str, number: int) -> HttpResponse:
    found, role = policies.readable_roll(request.user, slug, number)
    return _file(
        receipt_of(found, policies.reader_of(request.user, role, found.entry.ledger)), f"{found.code}.json"
    )


def ledger(request: ReaderRequest, slug: str) -> HttpResponse:
    """The numbered series of a campaign's rolls."""
    found, role = policies.readable_ledger(request.user, slug)
    page = LedgerPage(found, request.user, role, request.GET)
    context = {
        "campaign": found.campaign,
        "ledger": page,
        "head": found.head_leaf[:12],
        "count": found.head_seq,
        "verification": verification(None),
        "verifier": verifier_shown(),
    }
    return render(request, "rules/ledger.html", context)


def ledger_json(request: ReaderRequest, slug: str) -> HttpResponse:
    """The whole ledger as one verifiable file."""
    found, role = policies.readable_ledger(request.user, slug)
    return _file(ledger_file(found, policies.reader_of(request.user, role, found)), f"{slug}-ledger.json")


@require_safe
def verifier(request: HttpRequest) -> HttpResponse:
    """The verifier as one file: it may do what its own policy says, and no more than that here."""
    response = HttpResponse(VERIFIER.read_bytes())
    response["Content-Security-Policy"] = f"{policy()}; frame-ancestors 'none'"
    response["Content-Disposition"] = 'inline; filename="tirada-verifier.html"'
    response["Cache-Control"] = "public, max-age=3600"
    set_response_etag(response)
    return get_conditional_response(request, response["ETag"], response=response) or response


def _file(content: bytes, name: str) -> HttpResponse:
    response = HttpResponse(content, content_type="application/json")
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    response["X-Content-Type-Options"] = "nosniff"
    return response


@require_safe
def dice_odds(request: ReaderRequest) -> HttpResponse:
    """What a dice expression may come to, while it is being typed: a piece of the dice tray. Rolls nothing."""
    typed = request.GET.get("expression", "")
    tray: dict[str, Any] = {}
    if typed.strip():
        try:
            card = pending_card(ask_for_dice(typed))
            tray["odds"] = {"text": card.big, "sentence": card.stakes, "target": ""}
        except RulesError as error:
            tray["odds"] = {"text": "", "sentence": sentence_of(error, get_language() or "en"), "target": ""}
    return render(request, "campaigns/scene.html#odds", {"tray": tray})
