"""The page on which a game master closes a campaign, or opens it again."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import redirect, render

from accounts.requests import PersonRequest
from rules.models import Roll

from .. import actions, policies


@login_required
def close_campaign(request: PersonRequest, slug: str) -> HttpResponse:
    """Asks once, and says what comes of it; then closes an open campaign or opens a closed one."""
    found, seat = policies.readable_campaign(request.user, slug)
    policies.check_run(seat)
    if request.method == "POST":
        change = actions.close_campaign if request.POST.get("do") == "close" else actions.reopen_campaign
        change(request.user, found)
        return redirect("campaign", slug=found.slug)
    sealed = Roll.objects.filter(entry__ledger=found.ledger_id, sealed=True).count()
    return render(request, "campaigns/close_campaign.html", {"campaign": found, "sealed": sealed})
