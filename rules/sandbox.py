"""Whose sandbox a request is about, and the forms from which one rolls there."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language

from rules.contract import RulesError, System, Words
from rules.contract.rule import Rule

from .asking import RollAsk, ask_for_check
from .entry import Box, Entry, Typed, slot_of, typed_from
from .models import Ledger
from .systems import SYSTEMS

COOKIE = "visitor"
COOKIE_AGE = 365 * 24 * 3600
KEPT_FROM_PEOPLE = ("added_degrees", "fate_ten")


def visitor_of(request: HttpRequest) -> str:
    """The hash of the browser's cookie, empty where it has none. Only the hash is ever stored."""
    cookie = request.COOKIES.get(COOKIE, "")
    return hashlib.sha256(cookie.encode()).hexdigest() if 20 <= len(cookie) <= 100 else ""


def new_visitor() -> tuple[str, str]:
    """A cookie and its hash."""
    cookie = secrets.token_urlsafe(32)
    return cookie, hashlib.sha256(cookie.encode()).hexdigest()


def remember_visitor(response: HttpResponse, cookie: str) -> None:
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="Lax",
        secure=settings.SESSION_COOKIE_SECURE,
    )


def ledger_looked_at(request: Any) -> Ledger | None:
    """The sandbox of whoever asks, where there is one already: to a person without one that of the browser, which the next roll
    makes theirs."""
    own = Ledger.objects.filter(owner=request.user).first() if request.user.is_authenticated else None
    if own:
        return own
    visitor = visitor_of(request)
    return Ledger.objects.filter(visitor=visitor).first() if visitor else None


def checks_of(system: System) -> list[Rule]:
    """The rules that roll by themselves, without a roll before them."""
    return [rule for rule in system.rules.values() if rule.kind == "check" and not rule.amends]


def systems_shown(chosen: str = "") -> list[dict[str, Any]]:
    language = get_language() or "en"
    return [
        {
            "id": system.id,
            "name": Words.of(system, language).text(f"system-{system.id}"),
            "chosen": system.id == chosen,
            "checks": [
                {"id": rule.id, "name": Words.of(system, language).text(f"rule-{rule.id}")}
                for rule in checks_of(system)
            ],
        }
        for system in SYSTEMS.values()
        if system.id != "dice"
    ]


@dataclass
class CheckForm:
    """Everything that a check asks for, as boxes; ``asked`` once it is typed and the rules accept it."""

    boxes: list[Box]
    asked: RollAsk | None = None
    refusal: str = ""
    count: int = 0


def check_form(system: System, rule: Rule, sent: Any = None) -> CheckForm:
    """``sent``: the form's ``QueryDict``. ``do=show`` only draws the form again, with room for another row."""
    words = Words.of(system, get_language() or "en")
    slots = [
        slot_of(spec, words.field(spec.key, rule.id), words.help(spec.key, rule.id))
        for spec in rule.fields
        if spec.key not in KEPT_FROM_PEOPLE
    ]
    typed = Typed.sent(sent) if sent is not None else typed_from(slots, {}, "inputs.")
    judged = sent is not None and sent.get("do") != "show"
    entry = Entry(slots, typed, words, rule=rule.id, below="inputs.", judged=judged)
    form = CheckForm(list(entry.boxes.values()), count=len(entry.errors) if judged else 0)
    if not judged or entry.errors:
        return form
    try:
        form.asked = ask_for_check(system.id, rule.id, entry.values, {}, sent.get("reason", "").strip())
    except RulesError as error:
        form.refusal = words.error(error)
    return form
