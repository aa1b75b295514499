"""Changing a sheet, and what waits for an answer."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from accounts.lengths import typed
from accounts.requests import PersonRequest
from rules.contract import JSON

from .. import actions, policies
from ..actions.sheets import differences_of, proposed_values
from ..conflict import Conflict
from ..models import LONGEST_COMMENT, LONGEST_WHY, Character, Proposal, SheetVersion
from ..reasons import why_said
from ..sheet_form import SheetForm


@login_required
def edit_sheet(request: PersonRequest, pk: int) -> HttpResponse:
    """The whole sheet as a form. ``do``: ``save``, or ``show`` to see it again with room for more and the values worked out."""
    found, role = policies.readable_sheet(request.user, pk)
    policies.check_change_sheet(found, request.user, role)
    language = get_language() or "en"
    if request.method != "POST":
        begun = _begun_with(request, found)
        form = SheetForm(found, language, values=proposed_values(found, begun)[0] if begun else None)
        return _form_page(request, found, role, form, found.version, begun=begun)
    form, why = SheetForm(found, language, sent=request.POST), typed(request.POST, "why", LONGEST_WHY)
    base = _base_of(request, found)
    if not form.fits or request.POST.get("do") == "show":
        status = 200 if request.POST.get("do") == "show" else 422
        return _form_page(request, found, role, form, base, status=status)
    try:
        made = actions.save_sheet(
            request.user,
            found,
            form.values,
            base_version=base,
            why=why,
            going_on=_number(request.POST.get("going_on", "")),
        )
    except actions.SheetConflict as problem:
        conflict = Conflict(found, problem.base, form.values, language)
        form = SheetForm(conflict.character, language, values=conflict.together)
        return _form_page(request, found, role, form, conflict.current, conflict=conflict, status=409)
    except actions.SheetRefused as problem:
        form.mark(problem.errors)
        return _form_page(request, found, role, form, base, status=422)
    messages.success(request, _what_was_made(made))
    return redirect("character", pk=found.pk)


def _begun_with(request: PersonRequest, character: Character) -> Proposal | None:
    """What the person goes on with: their proposal that waits, or one that was not taken, ``?from``."""
    own = Proposal.objects.filter(character=character, person=request.user)
    waiting = own.filter(answer=Proposal.Answer.WAITING).first()
    wanted = _number(request.GET.get("from", ""))
    return waiting or (own.filter(pk=wanted).first() if wanted else None)


def _base_of(request: PersonRequest, character: Character) -> int:
    said = _number(request.POST.get("base", ""))
    return character.version if said is None else said


def _number(said: str) -> int | None:
    return int(said) if said.isdecimal() and len(said) < 9 else None


def _form_page(
    request: PersonRequest,
    character: Character,
    role: str | None,
    form: SheetForm,
    base: int,
    *,
    conflict: Conflict | None = None,
    begun: Proposal | None = None,
    status: int = 200,
) -> HttpResponse:
    context = {
        "character": character,
        "campaign": character.campaign,
        "form": form,
        "base": base,
        "why": request.POST.get("why", begun.why if begun else ""),
        "going_on": begun.pk if begun else _number(request.POST.get("going_on", "")),
        "conflict": conflict,
        "asks": _asks(character, role),
        "numbers_only": character.campaign.approval == "numbers",
    }
    return render(request, "characters/sheet_form.html", context, status=status)


def _asks(character: Character, role: str | None) -> bool:
    """Whether what is saved may have to wait for the game master."""
    return role != policies.GM and character.state == "approved" and character.campaign.approval != "none"


def _what_was_made(made: SheetVersion | Proposal | None) -> str:
    if made is None:
        return _("Nothing has changed.")
    if isinstance(made, Proposal):
        return _("Your changes wait for the game master.")
    return _("Saved as version %(number)s.") % {"number": made.number}


@login_required
@require_POST
def derived(request: PersonRequest, pk: int) -> HttpResponse:
    """What the rules work out from a sheet that nobody has saved yet; the page puts each value in its place."""
    found, role = policies.readable_sheet(request.user, pk)
    policies.check_change_sheet(found, request.user, role)
    form = SheetForm(found, get_language() or "en", sent=request.POST)
    return render(request, "characters/sheet_form.html#derived", {"shown": form.all_shown})


# --- Proposals


@login_required
def proposals(request: PersonRequest, pk: int) -> HttpResponse:
    found, role = policies.readable_sheet(request.user, pk)
    policies.check_change_character(found, request.user, role)
    made = found.proposals.select_related("person", "answered_by", "character__campaign")
    context = {
        "character": found,
        "campaign": found.campaign,
        "proposals": [(one, why_said(one)) for one in made[:100]],
    }
    return render(request, "characters/proposals.html", context)


@login_required
def proposal(request: PersonRequest, pk: int, proposal: int) -> HttpResponse:
    """The change as a difference. ``do``: ``approve`` or ``send-back`` for the game master, ``withdraw`` for who made it."""
    made, found, role = policies.readable_proposal(request.user, pk, proposal)
    if request.method == "POST":
        try:
            return _answer(request, found, made)
        except actions.SheetConflict:
            messages.error(
                request, _("The sheet has changed since this was proposed. Look at it again, then decide.")
            )
        except actions.SheetRefused:
            messages.error(request, _("These values do not fit the sheet any more. Send the proposal back."))
        return redirect("proposal", pk=pk, proposal=proposal)
    language = get_language() or "en"
    waits = made.answer == Proposal.Answer.WAITING
    values, clashes = proposed_values(found, made)
    base = found.sheet if waits else (_values_of_base(made) or {})
    wanted = values if waits else {**base, **made.values}
    context = {
        "character": found,
        "campaign": found.campaign,
        "proposal": made,
        "why": why_said(made),
        "changes": differences_of(found, base, wanted, language),
        "is_stale": waits and bool(clashes),
        "since": differences_of(found, _values_of_base(made) or {}, found.sheet, language)
        if waits and clashes
        else [],
        "may_answer": waits and role == policies.GM,
        "may_withdraw": policies.can_withdraw_proposal(made, request.user),
        "may_go_on": not waits
        and made.answer != Proposal.Answer.APPROVED
        and made.person == request.user
        and policies.can_change_sheet(found, request.user, role),
    }
    return render(request, "characters/proposal.html", context)


def _values_of_base(proposal: Proposal) -> dict[str, JSON] | None:
    found = SheetVersion.objects.filter(character=proposal.character, number=proposal.base).first()
    return found.values if found else None


def _answer(request: PersonRequest, character: Character, made: Proposal) -> HttpResponse:
    comment = typed(request.POST, "comment", LONGEST_COMMENT)
    match request.POST.get("do"):
        case "withdraw":
            actions.withdraw_proposal(request.user, made)
            messages.success(request, _("Taken back."))
        case "approve":
            knowing = request.POST.get("knowing", "")
            version = actions.answer_proposal(
                request.user,
                made,
                approve=True,
                comment=comment,
                knowing=int(knowing) if knowing.isdecimal() and len(knowing) < 9 else None,
            )
            messages.success(request, _what_was_made(version))
        case "send-back":
            actions.answer_proposal(request.user, made, approve=False, comment=comment)
            messages.success(request, _("Sent back."))
        case _:
            return redirect("proposal", pk=character.pk, proposal=made.pk)
    return redirect("character", pk=character.pk)
