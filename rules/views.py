"""Rolls at their public addresses, and the ledger of a campaign."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language, override
from django.views.decorators.http import require_safe

from accounts.requests import ReaderRequest
from rules.contract import RulesError

from . import policies
from .asking import ask_for_dice, sentence_of
from .cards import card_of, pending_card
from .models import Roll
from .pages import campaign_of, roll_page
from .receipts import ledger_file, receipt_of


@require_safe
def roll(request: ReaderRequest, code: str) -> HttpResponse:
    """A roll for anybody who has its link. What it shows depends on the roll alone, never on who asks."""
    found = policies.roll_by_code(code)
    campaign = campaign_of(found)
    with override(campaign.language if campaign else settings.LANGUAGE_CODE), timezone.override(None):
        if policies.is_public(found):
            context = roll_page(found, policies.for_anybody(found), absolute=request.build_absolute_uri)
            response = render(request, "rules/roll_page.html", context)
        else:
            inside = reverse("campaign_roll", args=[campaign.slug, found.number])
            response = render(request, "rules/private_roll.html", {"inside": inside})
            response["X-Robots-Tag"] = "noindex"
    response["Cache-Control"] = "public, max-age=60, stale-while-revalidate=600"
    return response


@require_safe
def roll_json(request: ReaderRequest, code: str) -> HttpResponse:
    """The receipt: the file that proves the roll, as far as anybody may read it."""
    found = policies.roll_by_code(code)
    response = _file(receipt_of(found, policies.for_anybody(found)), f"{code}.json")
    response["Cache-Control"] = "public, max-age=60, stale-while-revalidate=600"
    return response


def campaign_roll(request: ReaderRequest, slug: str, number: int) -> HttpResponse:
    """A roll inside its campaign, for those who may read it there."""
    found, role = policies.readable_roll(request.user, slug, number)
    reader = policies.reader_of(request.user, role, found.entry.ledger)
    context = roll_page(found, reader, absolute=request.build_absolute_uri)
    context["layout"] = "base.html"
    context["roll"]["receipt_url"] = reverse("campaign_roll_json", args=[slug, number])
    return render(request, "rules/roll_page.html", context)


def campaign_roll_json(request: ReaderRequest, slug: str, number: int) -> HttpResponse:
    found, role = policies.readable_roll(request.user, slug, number)
    return _file(
        receipt_of(found, policies.reader_of(request.user, role, found.entry.ledger)), f"{found.code}.json"
    )


def ledger(request: ReaderRequest, slug: str) -> HttpResponse:
    """The numbered series of a campaign's rolls."""
    found, role = policies.readable_ledger(request.user, slug)
    rolls = (
        Roll.objects.filter(entry__ledger=found)
        .select_related("character", "person", "entry")
        .order_by("-number")
    )
    page = max(1, int(request.GET.get("page", "1") or 1)) if request.GET.get("page", "1").isdecimal() else 1
    shown = [
        {"roll": roll, "card": card_of(roll) if policies.may_read(request.user, role, roll) else None}
        for roll in rolls[(page - 1) * 50 : page * 50]
    ]
    context = {
        "campaign": found.campaign,
        "rolls": shown,
        "head": found.head_leaf[:12],
        "count": found.head_seq,
        "page": page,
        "more": rolls[page * 50 : page * 50 + 1].exists(),
    }
    return render(request, "rules/ledger.html", context)


def ledger_json(request: ReaderRequest, slug: str) -> HttpResponse:
    """The whole ledger as one verifiable file."""
    found, role = policies.readable_ledger(request.user, slug)
    return _file(ledger_file(found, policies.reader_of(request.user, role, found)), f"{slug}-ledger.json")


def _file(content: bytes, name: str) -> HttpResponse:
    response = HttpResponse(content, content_type="application/json")
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    response["X-Content-Type-Options"] = "nosniff"
    return response


@require_safe
def dice_odds(request: ReaderRequest) -> HttpResponse:
    """What a dice expression may come to, while it is being typed: a piece of the dice tray. Rolls nothing."""
    typed = request.GET.get("expression", "")[:600]
    tray: dict[str, Any] = {}
    if typed.strip():
        try:
            card = pending_card(ask_for_dice(typed))
            tray["odds"] = {"text": card.big, "sentence": card.stakes, "target": ""}
        except RulesError as error:
            tray["odds"] = {"text": "", "sentence": sentence_of(error, get_language() or "en"), "target": ""}
    return render(request, "campaigns/scene.html#odds", {"tray": tray})
