"""Saying when one is away."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import Absence
from accounts.requests import PersonRequest

from .. import actions
from ..absences import days_said, today_of
from ..forms import AbsenceForm


@login_required
def absences(request: PersonRequest) -> HttpResponse:
    """One's absences that are not over, and a form for another."""
    form = AbsenceForm(request.POST or None, initial={"first_day": timezone.localdate()})
    if request.method == "POST" and form.is_valid():
        try:
            actions.announce_absence(request.user, **form.cleaned_data)
            messages.success(request, _("Your tables know. No reminder comes while you are away."))
            return redirect("absences")
        except ValidationError as refusal:
            form.add_error(None, refusal)
    context = {"form": form, "absences": _shown(request)}
    return render(request, "campaigns/absences.html", context, status=422 if form.errors else 200)


def _shown(request: PersonRequest) -> list[dict[str, Any]]:
    today = today_of(request.user, timezone.now())
    rows = Absence.objects.filter(person=request.user, last_day__gte=today)
    return [
        {
            "absence": row,
            "days": days_said(row.first_day, row.last_day),
            "has_begun": row.first_day <= today,
        }
        for row in rows
    ]


@login_required
def absence(request: PersonRequest, pk: int) -> HttpResponse:
    """Changing one of them, or ending it."""
    found = Absence.objects.filter(pk=pk, person=request.user).first()
    if found is None:
        raise Http404
    if request.method == "POST" and request.POST.get("do") == "end":
        actions.end_absence(request.user, found)
        messages.success(request, _("Welcome back: your tables know."))
        return redirect("absences")
    given = {"first_day": found.first_day, "last_day": found.last_day, "note": found.note}
    form = AbsenceForm(request.POST or None, initial=given)
    if request.method == "POST" and form.is_valid():
        try:
            actions.change_absence(request.user, found, **form.cleaned_data)
            return redirect("absences")
        except ValidationError as refusal:
            form.add_error(None, refusal)
    context = {"form": form, "absence": found, "days": days_said(found.first_day, found.last_day)}
    return render(request, "campaigns/absence.html", context, status=422 if form.errors else 200)
