"""What a browser or a program that brings its own randomness is told (section 2.7): what to ask for, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import JsonResponse
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from rules.contract import RulesError
from rules.ledger.requests import RequestRefused

from .actions import AlreadyAmended, Place, RetryKeyReused, StaleHead, head_to_ask_at
from .actions.sealing import held_back
from .asking import RollAsk, sentence_of
from .models import Entry, Ledger
from .refusals import said_of

MayRead = Callable[[Entry], bool]


def to_ask(
    asked: RollAsk, place: Place, *, sealed: bool = False, amends: dict[str, str] | None = None
) -> dict[str, Any]:
    """A roll that a client is to ask for, at a head that it holds."""
    return {
        "typed": asked.typed,
        "ask": asked.ask,
        "context": place.context,
        "texts": asked.words,
        "sealed": sealed,
        "amends": amends,
    }


def one_to_ask(ledger: Ledger, roll: dict[str, Any]) -> dict[str, Any]:
    """What ``to_ask`` gave, with the head at which to ask."""
    return {"roll": roll, **head_to_ask_at(ledger)}


def receipt(entry: Entry, may_read: MayRead, *, sees_sealed: bool = False) -> dict[str, Any]:
    """The entry, the one before it as far as its reader may see it, and what it commits to.

    ``sees_sealed``: the reader may see what a sealed roll holds back."""
    before = Entry.objects.get(ledger=entry.ledger_id, seq=entry.seq - 1)
    told: dict[str, Any] = {
        "entry": entry.as_json(),
        "before": before.as_json(withheld=not may_read(before)),
        "openings": list(entry.openings.order_by("pk").values("name", "salt", "value")),
    }
    if entry.type == "hidden" and sees_sealed:
        held = held_back(entry.roll)
        told["openings"] = held["openings"]
        told["sealed"] = {"salt": held["salt"], "payload": held["payload"]}
    return told


def answer(make: Callable[[], dict[str, Any]], *, may_read: MayRead, system: str = "dice") -> JsonResponse:
    """What was made (201) or is to be asked for (200), or why not. A refusal has used up no seed."""
    try:
        told = make()
        return JsonResponse(told, status=201 if "entry" in told else 200)
    except StaleHead as stale:
        return _too_late("stale-head", _("The ledger has moved on. Ask again."), stale.entries, may_read)
    except AlreadyAmended as late:
        said = _("This roll has changed in the meantime. Look at it again, then choose.")
        return _too_late("already-amended", said, [late.entry], may_read)
    except RetryKeyReused:
        return refused(422, "retry-key-reused", _("This retry key was used for another roll."))
    except RequestRefused as refusal:
        return refused(422, refusal.code, said_of(refusal.code), detail=refusal.why)
    except RulesError as error:
        said = sentence_of(error, get_language() or "en", system)
        return refused(422, error.code, said, reason=error.reason)
    except PermissionDenied as refusal:
        return refused(403, "not-allowed", str(refusal))


def _too_late(code: str, message: str, entries: list[Entry], may_read: MayRead) -> JsonResponse:
    """``entries``: what came first."""
    shown = [entry.as_json(withheld=not may_read(entry)) for entry in entries]
    return JsonResponse({"error": {"code": code, "message": message}, "entries": shown}, status=409)


def refused(status: int, code: str, message: str, **more: str | None) -> JsonResponse:
    """``more``: ``reason`` of the rules, ``detail`` for whoever wrote the program."""
    error = {"code": code, "message": message} | {key: value for key, value in more.items() if value}
    return JsonResponse({"error": error}, status=status)
