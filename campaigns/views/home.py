"""What somebody sees first."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from .. import policies
from ..models import Campaign
from ..shelf import my_campaigns, scenes_with_unread


def home(request: HttpRequest) -> HttpResponse:
    """Signed in: the scenes with something new, and my campaigns. Signed out: what this is, and what anyone may read."""
    if not request.user.is_authenticated:
        public = policies.readable_campaigns(request.user).filter(closed_at=None)
        return render(request, "campaigns/welcome.html", {"campaigns": public[:12]})
    scenes = scenes_with_unread(request.user)
    context = {
        "unread_scenes": [scene for scene in scenes if scene.unread],
        "quiet_scenes": [scene for scene in scenes if not scene.unread and scene.is_open],
        "campaigns": my_campaigns(request.user, scenes),
    }
    return render(request, "campaigns/home.html", context)


def campaigns(request: HttpRequest) -> HttpResponse:
    """My campaigns, and the public ones."""
    mine: list[Campaign] = []
    if request.user.is_authenticated:
        mine = my_campaigns(request.user, scenes_with_unread(request.user))
    public = (
        policies.readable_campaigns(request.user)
        .filter(visibility=Campaign.Visibility.PUBLIC)
        .exclude(pk__in=[campaign.pk for campaign in mine])
    )
    return render(request, "campaigns/campaigns.html", {"mine": mine, "public": public[:100]})
