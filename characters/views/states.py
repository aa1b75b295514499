"""A condition that is ended by hand."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import redirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from accounts.requests import PersonRequest

from .. import actions, policies


@login_required
@require_POST
def end_state(request: PersonRequest, pk: int) -> HttpResponse:
    """``state`` ends. Back to the page that has the button, which ``next`` names; a page that follows a scene is told."""
    found, _role = policies.readable_sheet(request.user, pk)
    made = actions.end_state(request.user, found, request.POST.get("state", ""))
    if request.htmx:
        answer = HttpResponse(status=204)
        answer["HX-Trigger"] = "tirada:changed"
        return answer
    if made is not None:
        messages.success(request, _("Saved as version %(number)s.") % {"number": made.number})
    there = request.POST.get("next", "")
    if url_has_allowed_host_and_scheme(there, allowed_hosts=None):
        return redirect(there)
    return redirect("character", pk=pk)
