"""How dice fell: one's own, a table's, the whole site's."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.core.cache import cache
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from accounts.requests import PersonRequest
from rules.statistics import FEW, plots_of, site_faces

from .. import policies
from ..actions.dice import show_dice
from ..dice import my_dice, table_dice
from ..models import Membership

KEPT = 600  # seconds: the whole site is counted at most so often


@login_required
def mine(request: PersonRequest) -> HttpResponse:
    return render(request, "campaigns/dice.html", {"title": _("My dice"), "parts": my_dice(request.user)})


@login_required
def table(request: PersonRequest, slug: str) -> HttpResponse:
    """To show one's own to the table is each member's choice, and can be taken back."""
    campaign, seat = policies.readable_campaign(request.user, slug)
    membership = Membership.objects.filter(campaign=campaign, person=request.user, left_at=None).first()
    if membership is None:
        raise PermissionDenied(_("Only members see how the dice of a table fall."))
    if request.method == "POST":
        show_dice(request.user, campaign, shown="shown" in request.POST)
        return redirect("table_dice", slug=slug)
    context = {
        "title": _("Dice"),
        "campaign": campaign,
        "parts": table_dice(seat),
        "shows": membership.shows_dice,
    }
    return render(request, "campaigns/dice.html", context)


@require_safe
def site(request: HttpRequest) -> HttpResponse:
    """Totals only: of nobody in particular. A die that fell a few times would tell of somebody's roll."""
    faces = cache.get_or_set("site-faces", lambda: dict(site_faces()), KEPT) or {}
    many = {sides: by_face for sides, by_face in faces.items() if sum(by_face.values()) >= FEW}
    return render(request, "rules/statistics.html", {"dice": plots_of(many)})
