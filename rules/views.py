"""Rolls at their public addresses, and the ledger of a campaign."""

from __future__ import annotations

import json
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from rules.ledger.verification import verify

from . import policies
from .cards import card_of
from .models import Ledger, Roll
from .proof import steps_of
from .receipts import ledger_file, receipt_of


@require_safe
def roll(request: HttpRequest, code: str) -> HttpResponse:
    """A roll for anybody who has its link. What it shows depends on the roll alone, never on who asks."""
    found = policies.roll_by_code(code)
    campaign = campaign_of(found)
    if not policies.is_public(found):
        context = {"address": request.build_absolute_uri(), "inside": inside_url(found, campaign)}
        response = render(request, "rules/private_roll.html", context)
        response["X-Robots-Tag"] = "noindex"
    else:
        context = roll_context(request, found, campaign)
        response = render(request, "rules/roll_page.html", {**context, "public": True})
    response["Cache-Control"] = "public, max-age=60, stale-while-revalidate=600"
    return response


def campaign_of(roll: Roll) -> Any:
    ledger: Any = roll.entry.ledger
    return ledger.campaign if ledger.kind == Ledger.Kind.CAMPAIGN else None


def inside_url(roll: Roll, campaign: Any) -> str:
    return reverse("campaign_roll", args=[campaign.slug, roll.number])


def roll_context(request: HttpRequest, roll: Roll, campaign: Any, may_read: Any = None) -> dict[str, Any]:
    """Everything that a roll's page says, from the record."""
    bundle = receipt_of(roll, may_read or policies.for_anybody(roll))
    report = verify(bundle)
    entries = json.loads(bundle)["entries"]
    attached = roll.entry.ledger.entries.filter(type="attach", of=roll.entry.leaf).exists()
    return {
        "roll": roll,
        "card": card_of(roll),
        "campaign": campaign,
        "report": report,
        "steps": steps_of(roll, entries),
        "attached": attached,
        "place": place_of(roll),
        "head": roll.entry.ledger.head_leaf[:12],
        "count": roll.entry.ledger.head_seq,
        "json_url": reverse("roll_json", args=[roll.code]),
        "address": request.build_absolute_uri(reverse("roll", args=[roll.code])),
        "server_nonce": not nonce_is_clients(entries, roll),
    }


def place_of(roll: Roll) -> dict[str, Any] | None:
    """The post in which the roll stands, for a link; nothing for a roll without one."""
    block: Any = getattr(roll, "block", None)
    if block is None:
        return None
    post = block.post
    return {
        "url": reverse("post", args=[post.scene_id, post.number]),
        "scene": post.scene.title,
        "number": post.number,
        "edited": post.edited_at,
        "removed": post.removed_at,
    }


def nonce_is_clients(entries: list[dict[str, Any]], roll: Roll) -> bool:
    for entry in entries:
        if entry["envelope"]["seq"] == roll.number and entry["body"] and "req" in entry["body"]:
            return bool(entry["body"]["req"]["client"])
    return False


@require_safe
def roll_json(request: HttpRequest, code: str) -> HttpResponse:
    """The receipt: the file that proves the roll, as far as anybody may read it."""
    found = policies.roll_by_code(code)
    response = _file(receipt_of(found, policies.for_anybody(found)), f"{code}.json")
    response["Cache-Control"] = "public, max-age=60, stale-while-revalidate=600"
    return response


def campaign_roll(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """A roll inside its campaign, for those who may read it there."""
    found, role = policies.readable_roll(request.user, slug, number)
    campaign = campaign_of(found)
    reader = policies.reader_of(request.user, role, found.entry.ledger)
    context = roll_context(request, found, campaign, reader)
    context["json_url"] = reverse("campaign_roll_json", args=[slug, number])
    return render(request, "rules/roll_page.html", context)


def campaign_roll_json(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    found, role = policies.readable_roll(request.user, slug, number)
    return _file(
        receipt_of(found, policies.reader_of(request.user, role, found.entry.ledger)), f"{found.code}.json"
    )


def ledger(request: HttpRequest, slug: str) -> HttpResponse:
    """The numbered series of a campaign's rolls."""
    found, role = policies.readable_ledger(request.user, slug)
    rolls = Roll.objects.filter(entry__ledger=found).select_related("character", "person", "entry").order_by("-number")
    page = max(1, int(request.GET.get("page", "1") or 1)) if request.GET.get("page", "1").isdecimal() else 1
    shown = [
        {"roll": roll, "card": card_of(roll) if policies.may_read(request.user, role, roll) else None}
        for roll in rolls[(page - 1) * 50 : page * 50]
    ]
    context = {
        "campaign": found.campaign,  # type: ignore[attr-defined]
        "rolls": shown,
        "head": found.head_leaf[:12],
        "count": found.head_seq,
        "page": page,
        "more": rolls[page * 50 : page * 50 + 1].exists(),
    }
    return render(request, "rules/ledger.html", context)


def ledger_json(request: HttpRequest, slug: str) -> HttpResponse:
    """The whole ledger as one verifiable file."""
    found, role = policies.readable_ledger(request.user, slug)
    return _file(ledger_file(found, policies.reader_of(request.user, role, found)), f"{slug}-ledger.json")


def _file(content: bytes, name: str) -> HttpResponse:
    response = HttpResponse(content, content_type="application/json")
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    response["X-Content-Type-Options"] = "nosniff"
    return response
