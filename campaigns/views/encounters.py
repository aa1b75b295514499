"""Encounters: the game master's page with all its buttons, and the two that a player has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied, ValidationError
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from accounts.lengths import typed
from accounts.requests import PersonRequest
from characters.actions import SheetConflict, SheetRefused
from characters.models import Character
from characters.playing import Blow, EffectForm
from rules import answers
from rules.actions import head_to_ask_at
from rules.asking import sentence_of
from rules.contract import RulesError
from rules.policies import reader_of

from .. import policies
from ..actions import encounters as fighting
from ..actions import lining_up
from ..actions.encounter_steps import undo_step
from ..actions.encounters import Line, Order
from ..actions.initiative import set_initiative
from ..encounter_page import EncounterPage, candidates, dice_wanted, rule_said, stem_of
from ..encounters import (
    characters_of,
    fight_of,
    is_left_alone,
    running_of,
    side_typed,
    waiting_for_initiative,
)
from ..models import Encounter, Participant, Scene
from ..policies import Seat

LONGEST_NAME, LONGEST_SIDE, LONGEST_CONDITION = 80, 40, 60
REFUSALS = (RulesError, SheetRefused, SheetConflict, ValidationError, PermissionDenied)


@login_required
def encounter(request: PersonRequest, scene_id: int) -> HttpResponse:
    """The page of the encounter that runs in a scene, or of the one to begin."""
    scene, seat = policies.readable_scene(request.user, scene_id)
    policies.check_run(seat)
    found = policies.encounter_in(scene)
    kept: Any = {}
    if request.method == "POST" and "asks" in request.POST:
        return asked_by_browser(request, seat, scene, found)
    if request.method == "POST":
        try:
            said = do(request, scene, found)
            if said:
                messages.info(request, said)
        except REFUSALS as refusal:
            messages.error(request, refused(refusal, scene))
            kept = request.POST
        if not request.htmx and not kept:
            return redirect("encounter" if policies.encounter_in(scene) else "scene", scene_id=scene.pk)
        scene, seat = policies.readable_scene(request.user, scene_id)
        found = policies.encounter_in(scene)
    return page_of(request, seat, scene, found, kept)


def page_of(
    request: PersonRequest,
    seat: Seat,
    scene: Scene,
    found: Encounter | None,
    kept: Any,
) -> HttpResponse:
    """``kept``: the form that was refused, which is shown as it was filled in."""
    choosing = kept.get("do") in ("start", "join")
    context: dict[str, Any] = {
        "scene": scene,
        "campaign": scene.campaign,
        "candidates": candidates(seat, scene, kept if choosing else None),
        "joining": choosing,
        "rule": rule_said(scene),
        "wants_dice": dice_wanted(scene),
        "blocks": Encounter.Blocks.choices,
        "how": order_sent(kept) if choosing else OFFERED,
    }
    if found is not None:
        context["not_rolled"] = waiting_for_initiative(found)
    if found is not None and found.is_running:
        context |= EncounterPage(running_of(found), kept).context
    elif found is not None:
        context |= {"lined_up": list(running_of(found).participants.values())}
    piece = "#encounter" if request.htmx else ""
    return render(
        request, f"campaigns/encounter.html{piece}", context, status=422 if kept and not piece else 200
    )


def asked_by_browser(
    request: PersonRequest, seat: Seat, scene: Scene, found: Encounter | None
) -> HttpResponse:
    """For a browser that brings its own randomness: first who stands ready and what is to be rolled for them, then, with a
    ``message`` for one ``line``, its roll."""
    sent, ledger = request.POST, scene.campaign.ledger
    may_read = reader_of(request.user, seat.role, ledger)

    def made() -> dict[str, Any]:
        try:
            if "message" in sent and found is not None:
                line, message = number(sent.get("line"), longest=18) or 0, sent["message"].encode()
                roll = lining_up.roll_for_line(request.user, found, line, message)
                return answers.receipt(roll.entry, may_read, sees_sealed=True)
            ready = lined_up(request, scene, found)
        except ValidationError as refusal:
            # The form, sent without a script, says so in its own place.
            raise PermissionDenied(" ".join(refusal.messages)) from None
        rolls = [
            {"line": one.line, **answers.to_ask(one.ask, one.place, sealed=one.sealed)}
            for one in lining_up.to_be_rolled(ready)
        ]
        return {"rolls": rolls, **(head_to_ask_at(ledger) if rolls else {})}

    return answers.answer(made, may_read=may_read, system=scene.campaign.system)


def lined_up(request: PersonRequest, scene: Scene, found: Encounter | None) -> Encounter:
    sent = request.POST
    if sent.get("do") == "start":
        return lining_up.line_up(request.user, scene, lines_sent(scene, sent), order_sent(sent))
    if found is None:
        raise PermissionDenied(_("The encounter is over."))
    if sent.get("do") == "join":
        return lining_up.line_up_beside(request.user, found, lines_sent(scene, sent))
    return found


@login_required
@require_POST
def own_turn(request: PersonRequest, scene_id: int, participant_id: int) -> HttpResponse:
    """A player lets the turn of their character wait, or comes in again."""
    scene, seat = policies.readable_scene(request.user, scene_id)
    row = policies.own_participant(seat, scene, participant_id)
    if request.POST.get("do") == "come-in":
        fighting.come_in(request.user, row)
    else:
        fighting.delay(request.user, row)
    return redirect("scene", scene_id=scene.pk)


# --- The buttons


def do(request: PersonRequest, scene: Scene, found: Encounter | None) -> str:
    """What a button says, and what there is to say of it."""
    does = request.POST.get("do", "")
    if does == "start":
        sent = request.POST
        fighting.start_encounter(request.user, scene, lines_sent(scene, sent), order_sent(sent))
        return ""
    if found is None:
        return _("The encounter is over.")
    if does in ON_ALL:
        return ON_ALL[does](request, found) or ""
    row = participant(found, request.POST.get("participant"))
    if does not in ON_ONE:
        raise Http404
    return ON_ONE[does](request, row) or ""


OFFERED = Order(notation="1d20")


def order_sent(sent: Any) -> Order:
    blocks = sent.get("blocks", "")
    return Order(
        blocks=blocks if blocks in Encounter.Blocks.values else Encounter.Blocks.EACH,
        lowest="lowest" in sent,
        notation=typed(sent, "notation", LONGEST_NAME),
        advances="advances" in sent,
        keeps_turns="keeps_turns" in sent,
    )


def lines_sent(scene: Scene, sent: Any) -> list[Line]:
    """Who was chosen: each ``in`` is a character's id, or several with hyphens for a group."""
    chosen = [[int(one) for one in value.split("-") if one.isdecimal()] for value in sent.getlist("in")]
    wanted = {pk for ids in chosen for pk in ids}
    known = (
        Character.objects.filter(campaign=scene.campaign, pk__in=wanted).select_related("player").in_bulk()
    )
    lines = []
    for ids, value in zip(chosen, sent.getlist("in"), strict=True):
        characters = tuple(known[pk] for pk in ids if pk in known)
        if not characters:
            continue
        bonus = sent.get(f"initiative-{value}", "").strip()
        if bonus and number(bonus) is None:
            raise ValidationError(_("Initiative is a whole number."))
        lines.append(
            Line(
                characters,
                name=stem_of(characters[0].name) if len(characters) > 1 else "",
                shown_as=line_typed(sent, f"shown-{value}", LONGEST_NAME),
                is_hidden=f"hidden-{value}" in sent,
                shows_count=f"uncounted-{value}" not in sent,
                side=side_typed(line_typed(sent, f"side-{value}", LONGEST_SIDE)),
                is_surprised=f"surprised-{value}" in sent,
                initiative=number(bonus),
            )
        )
    return lines


def next_turn(request: PersonRequest, found: Encounter) -> str | None:
    made = fighting.next_turn(request.user, found, seen=seen(request))
    return None if made else moved_on()


def previous_turn(request: PersonRequest, found: Encounter) -> str | None:
    made = fighting.previous_turn(request.user, found, seen=seen(request))
    return None if made else _("There is no turn before this one, or somebody was quicker.")


def undo(request: PersonRequest, found: Encounter) -> str | None:
    made, kept = undo_step(request.user, found, seen=seen(request))
    if kept:
        return _(
            "Taken back. The sheet of %(names)s has been changed since and stays as it is: correct it by hand."
        ) % {"names": ", ".join(kept)}
    return _("Taken back.") if made else moved_on()


def end(request: PersonRequest, found: Encounter) -> None:
    fighting.end_encounter(request.user, found)


def join(request: PersonRequest, found: Encounter) -> None:
    fighting.bring_in(request.user, found, lines_sent(found.scene, request.POST))


def leave_out(request: PersonRequest, found: Encounter) -> None:
    lining_up.leave_out(request.user, found, number(request.POST.get("line"), longest=18) or 0)


def harm(request: PersonRequest, row: Participant) -> None:
    sent = request.POST
    target = next(
        (one for one in characters_of(row) if str(one.pk) == sent.get("target", str(row.character_id))), None
    )
    effect = fight_of(row.encounter.scene).harm
    if target is None or effect is None:
        raise Http404
    target.campaign = row.encounter.scene.campaign
    form = EffectForm(effect, Blow.against(target, damage=0), target, get_language() or "en", sent)
    fighting.harm(
        request.user,
        row,
        target,
        number(sent.get("amount")) or 0,
        given=form.given,
        retry_key=sent.get("retry", "")[:64],
    )


def condition(request: PersonRequest, row: Participant) -> None:
    sent = request.POST
    fighting.afflict(
        request.user,
        row,
        key=sent.get("key", ""),
        words=line_typed(sent, "words", LONGEST_CONDITION),
        rounds=number(sent.get("rounds")),
        retry_key=sent.get("retry", "")[:64],
    )


def relief(request: PersonRequest, row: Participant) -> None:
    fighting.relieve(request.user, row, key=request.POST.get("key", ""), words=request.POST.get("words", ""))


def show(request: PersonRequest, row: Participant) -> None:
    sent = request.POST
    fighting.change_participant(
        request.user,
        row,
        shown_as=line_typed(sent, "shown_as", LONGEST_NAME),
        is_hidden="hidden" in sent,
        shows_count="uncounted" not in sent,
    )


def initiative(request: PersonRequest, row: Participant) -> None:
    wanted = number(request.POST.get("number"))
    if wanted is None:
        raise ValidationError(_("Initiative is a whole number."))
    set_initiative(request.user, row, wanted)


def take_over(request: PersonRequest, row: Participant) -> str:
    if not is_left_alone(row):
        raise PermissionDenied(_("Somebody plays this character."))
    fighting.take_over(request.user, row)
    return _("%(name)s is an NPC now and has turns again.") % {"name": row.character}


def falls(request: PersonRequest, row: Participant) -> None:
    wanted = request.POST.get("target")
    target = next((one for one in characters_of(row) if str(one.pk) == wanted), None)
    if target is None:
        raise Http404
    fighting.falls(request.user, row, target)


ON_ALL: dict[str, Callable[[PersonRequest, Encounter], str | None]] = {
    "next": next_turn,
    "previous": previous_turn,
    "undo": undo,
    "end": end,
    "join": join,
    "roll": lambda request, found: lining_up.roll_for_the_rest(request.user, found),
    "leave-out": leave_out,
}

ON_ONE: dict[str, Callable[[PersonRequest, Participant], Any]] = {
    "harm": harm,
    "condition": condition,
    "relief": relief,
    "delay": lambda request, row: said_nothing(fighting.delay(request.user, row)),
    "come-in": lambda request, row: said_nothing(fighting.come_in(request.user, row)),
    "now": lambda request, row: said_nothing(fighting.come_in(request.user, row, at_once=True)),
    "up": lambda request, row: said_nothing(fighting.move(request.user, row, up=True)),
    "down": lambda request, row: said_nothing(fighting.move(request.user, row, up=False)),
    "out": lambda request, row: said_nothing(fighting.take_out(request.user, row)),
    "take-over": take_over,
    "falls": falls,
    "show": show,
    "initiative": initiative,
}


def said_nothing(step: Any) -> None:
    """The page shows what has become of it."""


def seen(request: PersonRequest) -> int:
    found = number(request.POST.get("seen"))
    return -1 if found is None else found


def moved_on() -> str:
    return _("Somebody was quicker: this is how it stands now.")


def number(said: str | None, longest: int = 6) -> int | None:
    said = (said or "").strip().replace("\N{MINUS SIGN}", "-")
    return int(said) if said.removeprefix("-").isdecimal() and len(said) <= longest else None


def line_typed(sent: Any, name: str, most: int) -> str:
    return " ".join(typed(sent, name, most).split())


def participant(found: Encounter, given: str | None) -> Participant:
    row = running_of(found).participants.get(number(given, longest=18) or 0)
    if row is None:
        raise Http404
    row.encounter = found
    return row


def refused(error: Exception, scene: Scene) -> str:
    language = get_language() or "en"
    if isinstance(error, RulesError):
        return sentence_of(error, language, scene.campaign.system)
    if isinstance(error, SheetRefused):
        return " ".join(sentence_of(one, language, scene.campaign.system) for one in error.errors.values())
    if isinstance(error, ValidationError):
        return " ".join(error.messages)
    return str(error)
