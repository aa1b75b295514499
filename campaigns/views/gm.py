"""The game master's desk."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import render

from accounts.requests import PersonRequest

from ..desk import desk_of


@login_required
def desk(request: PersonRequest) -> HttpResponse:
    """Everything that waits in the campaigns that the reader runs."""
    return render(request, "campaigns/desk.html", desk_of(request.user))
