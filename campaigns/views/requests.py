"""Asking characters for rolls, and answering: a page for each request, and the buttons on its card."""

from __future__ import annotations

from typing import Any
from zoneinfo import ZoneInfo

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied, ValidationError
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_POST

from accounts.lengths import typed
from accounts.requests import PersonRequest
from rules import answers
from rules.asking import sentence_of
from rules.contract import RulesError
from rules.policies import reader_of

from .. import policies
from ..actions import requests as asking
from ..models import RollAnswer, RollRequest
from ..policies import Seat
from ..request_form import RequestForm, UnreadableMoment, typed_moment
from ..request_page import page_of_request
from ..requests import CannotBeRolled

LONGEST_WORDS = 200


@login_required
def ask(request: PersonRequest, scene_id: int) -> HttpResponse:
    """The game master asks characters of a scene for one check."""
    scene, seat = policies.readable_scene(request.user, scene_id)
    policies.check_run(seat)
    policies.check_post_in_scene(seat, scene)
    form = RequestForm(scene, seat, request.POST if request.method == "POST" else None)
    if request.method == "POST" and request.POST.get("do") == "ask":
        try:
            made = asking.request_rolls(request.user, scene, form.characters, form.wanted, **form.terms())
            return redirect(f"{scene.get_absolute_url()}#request-{made.pk}")
        except ValidationError as refusal:
            form.errors = refusal.messages
        except RulesError as error:
            form.errors = [sentence_of(error, get_language() or "en", scene.campaign.system)]
        except UnreadableMoment:
            form.errors = [_("The deadline is no date and time.")]
    context = {"scene": scene, "campaign": scene.campaign, "form": form, "tray": form.tray_for_each}
    return render(request, "campaigns/ask_for_rolls.html", context, status=422 if form.errors else 200)


@login_required
@require_POST
def check(request: PersonRequest, scene_id: int) -> HttpResponse:
    """The chosen check with its boxes, or only what would come of it for each who is chosen. Asks for nothing."""
    scene, seat = policies.readable_scene(request.user, scene_id)
    policies.check_run(seat)
    form = RequestForm(scene, seat, request.POST)
    piece = "odds" if request.POST.get("only") == "odds" else "check"
    return render(request, f"campaigns/scene.html#{piece}", {"tray": form.tray_for_each})


@require_GET
def roll_request(request: Any, pk: int) -> HttpResponse:
    """A request by itself: where a mail leads. Nothing is rolled by opening it."""
    found, seat = policies.readable_request(request.user, pk)
    return render(request, "campaigns/roll_request.html", page_of_request(seat, found))


@login_required
@require_POST
def roll(request: PersonRequest, pk: int, answer_id: int) -> HttpResponse:
    """One tap: the character's roll, once."""
    found, seat = policies.readable_request(request.user, pk)
    answer = _answer(found, answer_id)
    check_key = request.POST.get("check", "")
    if "asks" in request.POST:
        return _asked(request, seat, answer, check_key)
    try:
        asking.answer_request(request.user, answer, check_key=check_key)
    except ValidationError as refusal:
        return _refused(request, found, " ".join(refusal.messages))
    except (CannotBeRolled, PermissionDenied) as refusal:
        return _refused(request, found, refusal)
    return _back(request, found)


def _asked(request: PersonRequest, seat: Seat, asked: RollAnswer, check_key: str) -> HttpResponse:
    """For a browser that brings its own randomness: first what it is to ask for, then, with its ``message``, the roll."""
    campaign = asked.request.scene.campaign
    may_read = reader_of(request.user, seat.role, campaign.ledger)

    def made() -> dict[str, Any]:
        try:
            if "message" not in request.POST:
                wanted, place, sealed = asking.roll_to_ask(request.user, asked, check_key=check_key)
                return answers.one_to_ask(campaign.ledger, answers.to_ask(wanted, place, sealed=sealed))
            message = request.POST["message"].encode()
            roll = asking.answer_request(request.user, asked, check_key=check_key, message=message)
        except (CannotBeRolled, ValidationError) as refusal:
            # The form, sent without a script, says so in its own place.
            raise PermissionDenied(str(refusal)) from None
        assert roll is not None
        return answers.receipt(roll.entry, may_read, sees_sealed=seat.is_gm)

    return answers.answer(made, may_read=may_read, system=campaign.system)


@login_required
@require_POST
def decline(request: PersonRequest, pk: int, answer_id: int) -> HttpResponse:
    found, _seat = policies.readable_request(request.user, pk)
    answer, words = _answer(found, answer_id), typed(request.POST, "words", LONGEST_WORDS)
    try:
        asking.decline_request(request.user, answer, words)
    except PermissionDenied as refusal:
        return _refused(request, found, refusal)
    return _back(request, found)


@login_required
@require_POST
def agree(request: PersonRequest, pk: int, answer_id: int) -> HttpResponse:
    """Whether the game master may roll when the answer is late, for this request and for later ones."""
    found, _seat = policies.readable_request(request.user, pk)
    answer = _answer(found, answer_id)
    sent = request.POST
    try:
        asking.agree_to_be_rolled(
            request.user, answer, bool(sent.get("may_roll")), from_now_on=bool(sent.get("from_now_on"))
        )
    except PermissionDenied as refusal:
        return _refused(request, found, refusal)
    messages.success(request, _("Noted."))
    return redirect(found)


@login_required
@require_POST
def change(request: PersonRequest, pk: int) -> HttpResponse:
    """The game master withdraws a request, closes it early, or moves its deadline."""
    found, seat = policies.readable_request(request.user, pk)
    policies.check_run(seat)
    try:
        match request.POST.get("do"):
            case "withdraw":
                asking.cancel_request(request.user, found)
            case "close":
                asking.close_request(request.user, found)
            case "deadline":
                zone = ZoneInfo(found.scene.campaign.time_zone)
                until = typed_moment(request.POST.get("until", ""), zone)
                asking.set_request_deadline(request.user, found, until)
            case _other:
                raise Http404
    except ValidationError as refusal:
        messages.error(request, " ".join(refusal.messages))
    except UnreadableMoment:
        messages.error(request, _("The deadline is no date and time."))
    except PermissionDenied as refusal:
        messages.error(request, str(refusal))
    return redirect(found)


def _answer(request: RollRequest, pk: int) -> RollAnswer:
    answer = RollAnswer.objects.select_related("character").filter(request=request, pk=pk).first()
    if answer is None:
        raise Http404
    answer.request = request
    return answer


def _back(request: PersonRequest, found: RollRequest) -> HttpResponse:
    """To where the button was; a page that follows the scene is told that something changed."""
    if request.htmx:
        answer = HttpResponse(status=204)
        answer["HX-Trigger"] = "tirada:changed"
        return answer
    if request.POST.get("from") == "request":
        return redirect(found)
    if request.POST.get("from") == "home":
        return redirect("home")
    return redirect(f"{found.scene.get_absolute_url()}#request-{found.pk}")


def _refused(request: PersonRequest, found: RollRequest, refusal: Exception | str) -> HttpResponse:
    """Why not, on the request's own page."""
    messages.error(request, str(refusal))
    if request.htmx:
        answer = HttpResponse(status=200)
        answer["HX-Redirect"] = found.get_absolute_url()
        return answer
    return redirect(found)
