"""The game master's desk: all scenes, approvals and sealed rolls of the campaigns that somebody runs, the most urgent first.

A fixed number of statements, however many scenes and characters there are.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django.urls import reverse
from django.utils import timezone
from django.utils.timesince import timesince
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.models import User
from accounts.moments import day_and_time
from characters.models import Character, Proposal, State
from rules.models import Roll

from .models import Campaign, Membership, Post, Role, Scene, Waiting
from .requests import open_requests_in
from .shelf import scenes_with_unread
from .turn_page import joined, name_of

LOOSE_DAYS = 14


def campaigns_run_by(person: User) -> list[Campaign]:
    run = Membership.objects.filter(person=person, left_at=None, role=Role.GM).values("campaign")
    return list(Campaign.objects.filter(pk__in=run, closed_at=None).order_by("title"))


def desk_of(person: User, now: datetime | None = None) -> dict[str, Any]:
    """The context of ``campaigns/desk.html``."""
    now = now or timezone.now()
    campaigns = campaigns_run_by(person)
    ids = {campaign.pk for campaign in campaigns}
    scenes = [
        scene
        for scene in scenes_with_unread(person)
        if scene.campaign_id in ids and scene.state != Scene.State.CLOSED
    ]
    waiting: dict[int, list[Waiting]] = {}
    for row in Waiting.objects.filter(scene__in=[scene.pk for scene in scenes]).select_related(
        "character__player"
    ):
        waiting.setdefault(row.scene_id, []).append(row)
    rows = sorted(
        (scene_row(scene, waiting.get(scene.pk, []), now) for scene in scenes), key=lambda row: row["order"]
    )
    approvals = approvals_in(campaigns)
    sealed = sealed_in(campaigns)
    requests = open_requests_in(campaigns, now)
    mine = sum(row["waits_on_gm"] for row in rows)
    return {
        "figures": [
            {"number": mine, "label": _("waiting on you"), "you": bool(mine)},
            {"number": len(rows), "label": ngettext("scene", "scenes", len(rows))},
            {"number": len(approvals), "label": _("to approve"), "you": bool(approvals)},
            {"number": len(requests), "label": _("rolls asked for")},
            {"number": len(sealed), "label": _("sealed")},
        ],
        "scenes": rows,
        "approvals": approvals,
        "requests": requests,
        "sealed": sealed,
        "loose": loose_in(campaigns, now),
        "campaigns": campaigns,
        "pace": [pace_of(campaign, now) for campaign in campaigns],
    }


def scene_row(scene: Any, waiting: list[Waiting], now: datetime) -> dict[str, Any]:
    """One scene; ``order`` sorts: what waits on the game master, then passed and near deadlines, then the longest silence."""
    on_gm = any(row.character_id is None for row in waiting)
    until = min((row.until for row in waiting if row.until), default=None)
    since = min((row.since for row in waiting), default=scene.last_at)
    late = until is not None and until <= now
    posts = ngettext("%(count)s post", "%(count)s posts", scene.last_number) % {"count": scene.last_number}
    about = [scene.campaign.title, posts]
    if scene.unread:
        about.append(ngettext("%(count)s new", "%(count)s new", scene.unread) % {"count": scene.unread})
    if scene.state != Scene.State.OPEN:
        about.append(scene.get_state_display())
    row: dict[str, Any] = {
        "title": scene.title,
        "url": scene.get_absolute_url(),
        "about": " · ".join(about),
        "waits_on": joined([name_of(row) for row in waiting]) or _("nobody"),
        "waits_on_gm": on_gm,
        "since": since,
        "since_note": timesince(since, now) if since else "",
        "deadline": day_and_time(until) if until else "",
        "deadline_note": _("passed") if late else "",
        "is_halted": scene.campaign.is_paused,
        "order": (not on_gm, not late, until or now + timedelta(days=3650), since or now),
    }
    if on_gm or scene.unread:
        row["action"] = {"url": f"{row['url']}#unread", "label": _("Read and answer"), "main": on_gm}
    else:
        row["action"] = {
            "url": reverse("turns", args=[scene.pk]),
            "label": _("Turns and cast"),
            "quiet": True,
        }
    return row


def approvals_in(campaigns: list[Campaign]) -> list[dict[str, Any]]:
    """Sheets handed in, and changes of approved ones."""
    submitted = Character.objects.filter(
        campaign__in=campaigns, state=State.SUBMITTED, retired_at=None
    ).select_related("player", "campaign")
    proposals = Proposal.objects.filter(
        character__campaign__in=campaigns, answer=Proposal.Answer.WAITING
    ).select_related("character__campaign", "person")
    found = [
        {
            "accent": character.accent,
            "text": _("%(name)s, a new sheet") % {"name": character},
            "about": f"{character.campaign.title} · {character.player}",
            "links": [{"url": character.get_absolute_url(), "label": _("Look at it")}],
        }
        for character in submitted
    ]
    found += [
        {
            "accent": proposal.character.accent,
            "text": _("%(name)s, a change") % {"name": proposal.character},
            "about": f"{proposal.character.campaign.title} · {proposal.person} · {proposal.why}".rstrip(" ·"),
            "links": [{"url": proposal.character.get_absolute_url(), "label": _("Look at it")}],
        }
        for proposal in proposals
    ]
    return found


def sealed_in(campaigns: list[Campaign]) -> list[dict[str, Any]]:
    rolls = (
        Roll.objects.filter(entry__ledger__in=[campaign.ledger_id for campaign in campaigns], sealed=True)
        .select_related("entry__ledger__campaign", "person")
        .order_by("-created_at")[:20]
    )
    return [
        {
            "number": roll.number,
            "text": roll.entry.ledger.campaign.title,
            "url": reverse("campaign_roll", args=[roll.entry.ledger.campaign.slug, roll.number]),
            "when": roll.created_at,
            "who": roll.person,
        }
        for roll in rolls
    ]


def loose_in(campaigns: list[Campaign], now: datetime) -> list[dict[str, Any]]:
    """Rolls of the last days that no post took."""
    rolls = (
        Roll.objects.filter(
            entry__ledger__in=[campaign.ledger_id for campaign in campaigns],
            block=None,
            roll_answer=None,
            sealed=False,
            created_at__gt=now - timedelta(days=LOOSE_DAYS),
        )
        .select_related("entry__ledger__campaign", "character")
        .order_by("-created_at")[:10]
    )
    return [
        {
            "number": roll.number,
            "text": str(roll.character or _("Out of character")),
            "url": reverse("campaign_roll", args=[roll.entry.ledger.campaign.slug, roll.number]),
            "note": roll.entry.ledger.campaign.title,
        }
        for roll in rolls
    ]


# --- Numbers that matter


def pace_of(campaign: Campaign, now: datetime, weeks: int = 12) -> dict[str, Any]:
    """Posts a week and each player's pace: for the game master. One's own is for everyone."""
    start = now - timedelta(weeks=weeks)
    posts = (
        Post.objects.filter(scene__campaign=campaign, created_at__gt=start, audience=None)
        .order_by("scene", "number")
        .values_list("scene", "author", "author__display_name", "created_at")
    )
    per_week = [0] * weeks
    waits: dict[str, list[timedelta]] = {}
    last_seen: dict[str, datetime] = {}
    before: tuple[int, int, datetime] | None = None
    for scene, author, name, moment in posts:
        per_week[min(weeks - 1, int((moment - start) / timedelta(weeks=1)))] += 1
        if before and before[0] == scene and before[1] != author:
            waits.setdefault(name, []).append(moment - before[2])
        last_seen[name] = max(moment, last_seen.get(name, moment))
        before = (scene, author, moment)
    people = [
        {
            "name": name,
            "reply": words_for(sorted(waits[name])[len(waits[name]) // 2]) if waits.get(name) else "–",
            "silence": words_for(now - last_seen[name]),
            "answers": len(waits.get(name, [])),
        }
        for name in sorted(last_seen)
    ]
    return {"campaign": campaign, "plot": plot_of(per_week), "people": people, "posts": sum(per_week)}


def words_for(span: timedelta) -> str:
    """A span of time in one unit: ``3 h``, ``2 d``."""
    hours = span.total_seconds() / 3600
    if hours < 48:
        return _("%(count)s\N{NO-BREAK SPACE}h") % {"count": max(1, round(hours))}
    return _("%(count)s\N{NO-BREAK SPACE}days") % {"count": round(hours / 24)}


def plot_of(per_week: list[int]) -> dict[str, Any]:
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
    title = _("Posts a week over the last %(weeks)s weeks: %(counts)s") % {
        "weeks": len(per_week),
        "counts": ", ".join(map(str, per_week)),
    }
    return {"width": width, "base": height, "bars": bars, "marks": [], "labels": [], "title": title}
