"""Searching: in all campaigns of a person, and in one campaign by whoever may read it."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from accounts.limits import limited
from accounts.requests import PersonRequest, ReaderRequest

from .. import policies
from ..forms import CampaignSearchForm, SearchForm
from ..models import Campaign
from ..paging import Slice
from ..search import Asked, found_everywhere, found_in, shown

A_PAGE = 20


@require_GET
@login_required
@limited("searching", 120)
def search(request: PersonRequest) -> HttpResponse:
    form = SearchForm(request.GET)
    asked = form.asked()
    found = None if asked.is_empty else found_everywhere(request.user, asked)
    return _answer(request, form, asked, found)


@require_GET
@limited("searching", 120)
def search_campaign(request: ReaderRequest, slug: str) -> HttpResponse:
    campaign, seat = policies.readable_campaign(request.user, slug)
    form = CampaignSearchForm(request.GET, seat=seat)
    asked = form.asked()
    found = None if asked.is_empty else found_in(seat, asked)
    return _answer(request, form, asked, found, campaign)


def _answer(
    request: Any, form: SearchForm, asked: Asked, found: Any, campaign: Campaign | None = None
) -> HttpResponse:
    context: dict[str, Any] = {"form": form, "campaign": campaign, "asked": asked, "results": None}
    if found is not None and form.is_valid():
        page = Slice(found, request.GET, A_PAGE)
        context["results"] = shown(page.rows, asked.words)
        context["pages"] = page.links(request.path, request.GET)
    return render(request, "campaigns/search.html", context)
