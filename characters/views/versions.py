"""A sheet's versions: all of them, one, two side by side; restoring and undoing."""

from __future__ import annotations

import copy

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from accounts.lengths import typed
from accounts.requests import PersonRequest, ReaderRequest
from rules.policies import Sight

from .. import actions, policies
from ..actions.sheets import can_reverse, differences_of, values_at
from ..history import changes_of, version_line, versions_with_changes
from ..models import LONGEST_WHY, Proposal, SheetVersion
from ..sheet_page import SheetPage
from ..sheet_rolls import SheetRolls

VERSIONS_A_PAGE = 50


def versions(request: ReaderRequest, pk: int) -> HttpResponse:
    """Newest first; ``?before`` goes on where a page ended."""
    found, role = policies.readable_sheet(request.user, pk)
    before = _number(request.GET.get("before", ""))
    listed = versions_with_changes(found, get_language() or "en", most=VERSIONS_A_PAGE, before=before)
    sight = Sight(request.user, role, found.campaign.ledger)
    lines = [version_line(version, changes, sight) for version, changes in listed]
    context = {
        "character": found,
        "campaign": found.campaign,
        "lines": lines,
        "older": lines[-1]["number"] if lines and lines[-1]["number"] > 1 else None,
    }
    return render(request, "characters/versions.html", context)


def _number(said: str) -> int | None:
    return int(said) if said.isdecimal() and len(said) < 9 else None


def version(request: ReaderRequest, pk: int, number: int) -> HttpResponse:
    """The sheet as it stood, with what this version changed."""
    found, character, role = policies.readable_version(request.user, pk, number)
    language = get_language() or "en"
    changes = changes_of(found, language)
    may_change = policies.can_change_sheet(character, request.user, role)
    then = copy.copy(character)
    then.sheet = found.values
    context = {
        "character": character,
        "campaign": character.campaign,
        "version": found,
        "line": version_line(found, changes, Sight(request.user, role, character.campaign.ledger)),
        "changes": changes,
        "sections": SheetPage(then, language, rolls=SheetRolls(then, language, may_roll=False)).sections,
        "may_restore": may_change and number != character.version,
        "may_undo": request.user.is_authenticated and can_reverse(request.user, character, found, role),
    }
    return render(request, "characters/version.html", context)


def compare(request: ReaderRequest, pk: int) -> HttpResponse:
    """``?from=3&to=7``; without them, the present version and the one before it."""
    found, _role = policies.readable_sheet(request.user, pk)
    new = _number(request.GET.get("to", ""))
    new = min(new if new is not None else found.version, found.version)
    old = _number(request.GET.get("from", ""))
    old = min(old if old is not None else max(new - 1, 0), found.version)
    before, after = values_at(found, old) or {}, values_at(found, new) or {}
    context = {
        "character": found,
        "campaign": found.campaign,
        "old": old,
        "new": new,
        "numbers": range(found.version, -1, -1),
        "changes": differences_of(found, before, after, get_language() or "en"),
    }
    return render(request, "characters/compare.html", context)


@login_required
@require_POST
def bring_back(request: PersonRequest, pk: int, number: int) -> HttpResponse:
    """``do``: ``restore`` the sheet as it stood, or ``undo`` what this one version changed."""
    found, character, _role = policies.readable_version(request.user, pk, number)
    why = typed(request.POST, "why", LONGEST_WHY)
    made: SheetVersion | Proposal | None
    try:
        if request.POST.get("do") == "undo":
            made = actions.reverse_version(request.user, found, why=why)
        elif request.POST.get("do") == "restore":
            base = _number(request.POST.get("base", ""))
            made = actions.restore_version(
                request.user,
                character,
                number,
                base_version=base if base is not None else character.version,
                why=why,
            )
        else:
            raise PermissionDenied(_("Choose what to do."))
    except actions.SheetConflict:
        messages.error(
            request, _("The sheet has changed since, and the same values with it. Change it by hand.")
        )
        return redirect("version", pk=pk, number=number)
    except actions.SheetRefused:
        messages.error(request, _("These values do not fit the sheet any more."))
        return redirect("version", pk=pk, number=number)
    if isinstance(made, Proposal):
        messages.success(request, _("Your changes wait for the game master."))
    elif made is None:
        messages.success(request, _("Nothing has changed."))
    else:
        messages.success(request, _("Saved as version %(number)s.") % {"number": made.number})
    return redirect("character", pk=pk)
