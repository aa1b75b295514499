"""Numbers that matter: how long somebody takes to answer, how long they have been silent, and how much is written, week by week.

Counted from posts that the whole table reads, so that no number betrays a whisper. Of everybody for the game master, of oneself for
everyone.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from statistics import median
from typing import Any

from django.utils.formats import date_format
from django.utils.translation import gettext as _

from accounts.models import User

from .models import Campaign, Membership, Post

WEEKS = 12
Line = tuple[int, int, int, datetime]
"""Campaign, scene, author, moment of a post; in the order of each scene."""


def paces_of(campaigns: list[Campaign], members: Iterable[Membership], now: datetime) -> list[dict[str, Any]]:
    """Each campaign's weeks and its people's paces; one statement for all of them."""
    lines = _lines(campaigns, now)
    seated: dict[int, list[User]] = {}
    for member in members:
        seated.setdefault(member.campaign_id, []).append(member.person)
    return [
        {
            "campaign": campaign,
            "plot": plot_of(_per_week(of_it, now), now),
            "posts": len(of_it),
            "people": [
                pace_of(of_it, person, now) | {"name": str(person)} for person in seated.get(campaign.pk, [])
            ],
        }
        for campaign in campaigns
        for of_it in [[line for line in lines if line[0] == campaign.pk]]
    ]


def own_paces(person: User, now: datetime) -> list[dict[str, Any]]:
    """One's own numbers in each of one's campaigns, and nobody else's."""
    seats = Membership.objects.filter(person=person, left_at=None, campaign__closed_at=None)
    campaigns = [seat.campaign for seat in seats.select_related("campaign").order_by("campaign__title")]
    lines = _lines(campaigns, now)
    found = []
    for campaign in campaigns:
        of_it = [line for line in lines if line[0] == campaign.pk]
        own = [line for line in of_it if line[2] == person.pk]
        plot = plot_of(_per_week(own, now), now)
        found.append(pace_of(of_it, person, now) | {"campaign": campaign, "plot": plot, "posts": len(own)})
    return found


def _lines(campaigns: list[Campaign], now: datetime) -> list[Line]:
    posts = Post.objects.filter(
        scene__campaign__in=campaigns, created_at__gt=now - timedelta(weeks=WEEKS), audience=None
    )
    return list(
        posts.order_by("scene", "number").values_list("scene__campaign", "scene", "author", "created_at")
    )


def pace_of(lines: list[Line], person: User, now: datetime) -> dict[str, Any]:
    """``reply``: the median time between somebody else's post and one's next in the scene. ``silence``: since one's last post."""
    waits = reply_times(lines, person.pk)
    last = max((moment for _c, _s, author, moment in lines if author == person.pk), default=None)
    return {
        "reply": span_said(timedelta(seconds=median(wait.total_seconds() for wait in waits)))
        if waits
        else "–",
        "answers": len(waits),
        "silence": span_said(now - last) if last else _("more than %(count)s weeks") % {"count": WEEKS},
    }


def reply_times(lines: list[Line], author: int) -> list[timedelta]:
    """How long each of an author's answers took: counted from the first post by somebody else since their own last."""
    waits, asked = [], None
    scene = None
    for _campaign, of_scene, by, moment in lines:
        if of_scene != scene:
            scene, asked = of_scene, None
        if by != author:
            asked = asked or moment
        elif asked is not None:
            waits.append(moment - asked)
            asked = None
    return waits


def span_said(span: timedelta) -> str:
    """A span of time in one unit: ``3 h``, ``2 days``."""
    hours = span.total_seconds() / 3600
    if hours < 48:
        return _("%(count)s\N{NO-BREAK SPACE}h") % {"count": max(1, round(hours))}
    return _("%(count)s\N{NO-BREAK SPACE}days") % {"count": round(hours / 24)}


def _per_week(lines: list[Line], now: datetime) -> list[int]:
    """Posts in each of the last weeks, the present one last."""
    counts = [0] * WEEKS
    for _campaign, _scene, _author, moment in lines:
        counts[max(0, WEEKS - 1 - int((now - moment) / timedelta(weeks=1)))] += 1
    return counts


def plot_of(per_week: list[int], now: datetime) -> dict[str, Any]:
    """Bars for ``components/plot.html``."""
    width, height, most = 240, 72, max([*per_week, 1])
    step = width / len(per_week)
    bars = [
        {
            "x": round(place * step + 2),
            "y": round(height - count / most * (height - 8)),
            "width": round(step - 4),
            "height": round(count / most * (height - 8)),
            "now": place == len(per_week) - 1,
        }
        for place, count in enumerate(per_week)
    ]
    began = date_format((now - timedelta(weeks=len(per_week))).date(), "MONTH_DAY_FORMAT")
    title = _("Posts a week over the last %(weeks)s weeks: %(counts)s") % {
        "weeks": len(per_week),
        "counts": ", ".join(map(str, per_week)),
    }
    return {
        "width": width,
        "base": height,
        "bars": bars,
        "marks": [],
        "labels": [
            {"x": 0, "text": began, "anchor": "start"},
            {"x": width, "text": _("now"), "anchor": "end"},
        ],
        "title": title,
    }
