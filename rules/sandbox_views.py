"""Rolling without a campaign: dice notation or any system's check, with or without an account. Looking never rolls."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from accounts.limits import limited
from accounts.models import User
from rules.contract import RulesError, System, Words
from rules.contract.rule import Rule

from .actions import Place, RetryKeyReused, roll_in_sandbox, sandbox_of
from .answers import answer, one_to_ask, receipt, to_ask
from .asking import RollAsk, ask_for_dice, sentence_of
from .cards import card_of
from .models import Roll
from .sandbox import (
    check_form,
    checks_of,
    ledger_looked_at,
    new_visitor,
    remember_visitor,
    systems_shown,
    visitor_of,
)
from .systems import SYSTEMS

SHOWN = 20


@require_http_methods(["GET", "HEAD", "POST"])
@limited("sandbox", 60, methods="POST")  # a browser with its own randomness asks twice for each roll
def sandbox(request: HttpRequest) -> HttpResponse:
    """Loose dice, and the way to every system's checks. Posting rolls, once for each retry key, and leads to the roll."""
    typed, refusal = request.POST.get("dice", ""), ""
    if request.method == "POST" and "asks" in request.POST:
        return _asked(request, lambda: ask_for_dice(typed))
    if request.method == "POST":
        try:
            return _rolled(request, ask_for_dice(typed))
        except RulesError as error:
            refusal = sentence_of(error, get_language() or "en")
        except RetryKeyReused:
            refusal = _("This page has rolled already. Send it again for another roll.")
    context = {
        "typed": typed,
        "refusal": refusal,
        "systems": systems_shown(),
        "rolls": _rolls_of(request),
        "retry": secrets.token_hex(16),
    }
    return render(request, "rules/sandbox.html", context, status=422 if refusal else 200)


@require_http_methods(["GET", "HEAD", "POST"])
@limited("sandbox", 60, methods="POST")  # a browser with its own randomness asks twice for each roll
def sandbox_check(request: HttpRequest, system_id: str, rule_id: str) -> HttpResponse:
    """A check of a system, with everything that it asks for typed by hand."""
    system, rule = _found(system_id, rule_id)
    form = check_form(system, rule, request.POST if request.method == "POST" else None)
    if form.asked and "asks" in request.POST:
        asked = form.asked
        return _asked(request, lambda: asked)
    refusal = form.refusal
    if form.asked:
        try:
            return _rolled(request, form.asked)
        except RetryKeyReused:
            refusal = _("This page has rolled already. Send it again for another roll.")
    words = Words.of(system, get_language() or "en")
    context = {
        "system": words.text(f"system-{system.id}"),
        "check": words.text(f"rule-{rule.id}"),
        "summary": words.text(f"rule-{rule.id}.summary", default=""),
        "boxes": form.boxes,
        "refusal": refusal,
        "count": form.count,
        "reason": request.POST.get("reason", ""),
        "retry": secrets.token_hex(16),
    }
    wrong = request.method == "POST" and request.POST.get("do") != "show"
    return render(request, "rules/sandbox_check.html", context, status=422 if wrong else 200)


def _found(system_id: str, rule_id: str) -> tuple[System, Rule]:
    system = SYSTEMS.get(system_id)
    rule = system.rules.get(rule_id) if system else None
    if system is None or system.id == "dice" or rule is None or rule not in checks_of(system):
        raise Http404
    return system, rule


def _rolled(request: HttpRequest, asked: RollAsk) -> HttpResponse:
    """Rolls in the sandbox of whoever asks, and goes to the roll. A browser without an account gets its cookie now."""
    retry = request.POST.get("retry", "")[:64] or secrets.token_hex(16)
    person, visitor, cookie = _whose(request)
    with transaction.atomic():
        roll = roll_in_sandbox(person, sandbox_of(person, visitor), asked, retry)
    return _with_cookie(redirect("roll", code=roll.code), cookie)


def _asked(request: HttpRequest, read: Callable[[], RollAsk]) -> HttpResponse:
    """For a browser that brings its own randomness: first what it is to ask for, then, with its ``message``, the roll."""
    person, visitor, cookie = _whose(request)

    def made() -> dict[str, Any]:
        asked, ledger = read(), sandbox_of(person, visitor)
        if "message" not in request.POST:
            return one_to_ask(ledger, to_ask(asked, Place()))
        retry, message = request.POST.get("retry", "")[:64], request.POST["message"].encode()
        roll = roll_in_sandbox(person, ledger, asked, retry or secrets.token_hex(16), message=message)
        return receipt(roll.entry, lambda entry: True) | {"url": reverse("roll", args=[roll.code])}

    return _with_cookie(answer(made, may_read=lambda entry: True), cookie)


def _whose(request: HttpRequest) -> tuple[User | None, str, str]:
    """The person, the hash of the browser's cookie, and the cookie itself where it is a new one: people need none."""
    visitor = visitor_of(request)
    if isinstance(request.user, User):
        return request.user, visitor, ""
    if visitor:
        return None, visitor, ""
    cookie, visitor = new_visitor()
    return None, visitor, cookie


def _with_cookie(response: HttpResponse, cookie: str) -> HttpResponse:
    if cookie:
        remember_visitor(response, cookie)
    return response


def _rolls_of(request: HttpRequest) -> list[dict[str, object]]:
    ledger = ledger_looked_at(request)
    if ledger is None:
        return []
    rolls = Roll.objects.filter(entry__ledger=ledger).select_related("character").order_by("-number")[:SHOWN]
    return [
        {"card": card_of(roll), "at": roll.created_at, "url": reverse("roll", args=[roll.code])}
        for roll in rolls
    ]
