"""The page of a person's notifications."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from accounts.requests import PersonRequest

from .. import outlets, policies
from ..models import Notification
from ..paging import Slice

A_PAGE = 50


@login_required
@require_GET
def notifications(request: PersonRequest) -> HttpResponse:
    """What happened, newest first; having been shown here is having been seen."""
    mine = policies.visible_notifications(request.user, Notification.objects.select_related("person"))
    page = Slice(mine.order_by("-created_at", "-pk"), request.GET, A_PAGE)
    lines = [{"told": told, "is_new": row.read_at is None} for row, told in outlets.told(page.rows)]
    outlets.settle(request.user)
    context = {"lines": lines, "pages": page.links(request.path, request.GET)}
    return render(request, "campaigns/notifications.html", context)
