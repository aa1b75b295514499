"""Further pictures of a character, for posts to show instead of the portrait."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from accounts.requests import PersonRequest

from .. import actions, policies
from ..forms import FaceForm


@login_required
def faces(request: PersonRequest, pk: int) -> HttpResponse:
    """The pictures that there are, and a form for one more."""
    found, role = policies.readable_character(request.user, pk)
    policies.check_change_character(found, request.user, role)
    sent = (request.POST, request.FILES) if request.method == "POST" else (None, None)
    form = FaceForm(*sent)
    if request.method == "POST" and form.is_valid():
        actions.add_face(request.user, found, **form.cleaned_data)
        messages.success(request, _("The picture is there: choose it beside the speaker when you write."))
        return redirect("faces", pk=pk)
    context = {"character": found, "campaign": found.campaign, "form": form, "faces": found.faces.all()}
    return render(request, "characters/faces.html", context, status=422 if form.errors else 200)


@login_required
@require_POST
def remove_face(request: PersonRequest, pk: int, face: int) -> HttpResponse:
    found, role = policies.readable_character(request.user, pk)
    policies.check_change_character(found, request.user, role)
    one = found.faces.filter(pk=face).select_related("character").first()
    if one is None:
        raise Http404
    actions.remove_face(request.user, one)
    return redirect("faces", pk=pk)
