"""Rolls that a browser asks for while a post is being published: its draft is saved, then each roll is asked for in turn."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_POST

from accounts.models import User
from accounts.requests import ReaderRequest
from rules.actions import head_to_ask_at
from rules.answers import answer, receipt, refused, to_ask
from rules.ledger.requests import RequestRefused
from rules.policies import reader_of

from .. import actions, policies
from ..actions.posting import posted_before, stored
from ..composer import Composer
from ..composition import CannotCompose
from ..models import Draft, Scene
from ..policies import Seat

LARGEST_MESSAGE = 128 * 1024  # bytes


@require_POST
def save_draft(request: ReaderRequest, scene_id: int) -> JsonResponse:
    """Saves what the composer holds; answers with the rolls in it that have not fallen, and the head at which to ask for them.

    A roll that was left in the tray is written into the text. A text that could not be posted is refused (422) as it will be
    when it is posted.
    """
    found, seat = policies.readable_scene(request.user, scene_id)
    composer = Composer(found, seat, request.POST)
    try:
        person = _signed_in(request)
        if posted_before(person, composer.retry_key):
            # The post stands already and only its answer was lost: publishing gives it again.
            return JsonResponse({"text": composer.text, "rolls": []})
        text = composer.text_with_tray
        composer.composed(text)
        composer.check_speaker()
        draft = actions.save_draft(
            person,
            found,
            text=text,
            speaker=composer.spoken_as,
            audience=stored(composer.audience),
            face=composer.sent.get("face", ""),
        )
    except CannotCompose as problem:
        return refused(422, "cannot-compose", " ".join(problem.messages))
    except PermissionDenied as refusal:
        return refused(403, "not-allowed", str(refusal))
    rolls = [
        {
            "url": reverse("roll_for_draft", args=[found.pk, unfallen.slot]),
            **to_ask(unfallen.asked, unfallen.place),
            "typed": unfallen.typed.typed,
        }
        for unfallen in actions.rolls_to_ask(person, found, draft, composer.speaker)
    ]
    return JsonResponse(
        {
            "text": draft.text,
            "revision": draft.revision,
            "rolls": rolls,
            **(head_to_ask_at(found.campaign.ledger) if rolls else {}),
        }
    )


@require_POST
def roll_for_draft(request: ReaderRequest, scene_id: int, slot: int) -> JsonResponse:
    """Takes a client's message (section 2.7) for the roll at a place of the saved draft."""
    found, seat = policies.readable_scene(request.user, scene_id)
    ledger = found.campaign.ledger
    may_read = reader_of(seat.viewer, seat.role, ledger)

    def made() -> dict[str, Any]:
        person = _signed_in(request)
        if len(request.body) > LARGEST_MESSAGE:
            raise RequestRefused("malformed-request", "the message is too large")
        speaker = _speaker_of_draft(found, seat, actions.draft_of(person, found))
        roll = actions.roll_for_draft(person, found, request.body, slot=slot, speaker=speaker).roll
        return receipt(roll.entry, may_read)

    try:
        return answer(made, may_read=may_read, system=found.campaign.system)
    except CannotCompose as problem:
        return refused(422, "not-in-draft", " ".join(problem.messages))


@require_GET
def fallen(request: ReaderRequest, scene_id: int) -> HttpResponse:
    """The cards of the dice that have fallen for what the reader is writing: a piece of the composer."""
    found, seat = policies.readable_scene(request.user, scene_id)
    return render(request, "campaigns/scene.html#fallen", {"composer": Composer(found, seat)})


def _signed_in(request: ReaderRequest) -> User:
    if isinstance(request.user, User):
        return request.user
    raise PermissionDenied(
        _("You have been signed out. Sign in again in another tab, then send this once more.")
    )


def _speaker_of_draft(scene: Scene, seat: Seat, draft: Draft | None) -> Any:
    """The character that the draft speaks as; None for narration and out of character."""
    return Composer(scene, seat, {"speaker": draft.speaker}).speaker if draft else None
