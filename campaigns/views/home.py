"""What somebody sees first."""

from __future__ import annotations

from typing import Any

from django.db.models import Exists, OuterRef
from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.html import format_html
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.models import NewsKind, User
from accounts.moments import day_and_time
from accounts.requests import ReaderRequest
from rules.cards import card_of

from .. import outlets, policies
from ..absences import announced_to
from ..dice import panel_of
from ..forms import AbsenceForm
from ..models import Campaign, Draft, Waiting
from ..requests import wait_for_roll, waiting_answers
from ..shelf import my_campaigns, newest_roll, scenes_with_unread, system_name, waiting_on
from ..turn_page import deadline_sentence


def home(request: ReaderRequest) -> HttpResponse:
    """Signed in: the scenes with something new, and my campaigns. Signed out: what this is, and what anyone may read."""
    if not request.user.is_authenticated:
        public = policies.readable_campaigns(request.user).filter(closed_at=None)
        books = [book_of_stranger(campaign) for campaign in public[:12]]
        roll = newest_roll(public)
        return render(request, "campaigns/welcome.html", {"books": books, "roll": roll and card_of(roll)})
    scenes = scenes_with_unread(request.user)
    turns = waiting_on(request.user)
    asked = waiting_answers(request.user)
    owed = {row.scene_id for row in turns}
    waiting = owed | {answer.request.scene_id for answer in asked}
    by_id = {scene.pk: scene for scene in scenes}
    unread = [scene for scene in scenes if scene.unread and scene.pk not in owed]
    context = {
        "greeting": greeting(request.user, len(waiting), len(unread)),
        "waits": sorted(
            [
                *(wait_for_roll(request.user, answer) for answer in asked),
                *(turn_of(row, by_id.get(row.scene_id)) for row in turns),
            ],
            key=lambda wait: wait["since"],
        ),
        "has_news": any(scene.unread for scene in scenes),
        "meanwhile": meanwhile(request.user),
        "drafts": drafts_of(request.user),
        "books": [book_of(campaign) for campaign in my_campaigns(request.user, scenes)],
        "new_campaign_url": reverse("create_campaign"),
        "absences": announced_to(request.user, timezone.now()),
        "absence_url": reverse("absences"),
        "absence_form": AbsenceForm(initial={"first_day": timezone.localdate()}, auto_id="away-%s"),
        "dice": panel_of(request.user),
    }
    return render(request, "campaigns/home.html", context)


def campaigns(request: ReaderRequest) -> HttpResponse:
    """My campaigns, and the public ones."""
    mine: list[Any] = []
    if request.user.is_authenticated:
        mine = my_campaigns(request.user, scenes_with_unread(request.user))
    public = (
        policies.readable_campaigns(request.user)
        .filter(visibility=Campaign.Visibility.PUBLIC)
        .exclude(pk__in=[campaign.pk for campaign in mine])
    )
    context = {
        "mine": [book_of(campaign) for campaign in mine],
        "public": [book_of_stranger(campaign) for campaign in public[:100]],
    }
    return render(request, "campaigns/campaigns.html", context)


def drafts_of(person: User) -> list[dict[str, Any]]:
    """Posts begun and not sent, the newest first. One in a scene that is not the person's to read any more leads to its words."""
    begun = (
        Draft.objects.filter(person=person)
        .exclude(text="")
        .select_related("scene")
        .annotate(is_readable=Exists(policies.scenes_of(person).filter(pk=OuterRef("scene"))))
        .order_by("-updated_at")
    )
    return [
        {
            "title": draft.scene.title if draft.is_readable else _("a scene that you do not read any more"),
            "url": f"{draft.scene.get_absolute_url()}#compose"
            if draft.is_readable and draft.scene.is_written_in
            else reverse("draft_versions", args=[draft.scene_id]),
            "saved_at": draft.updated_at,
        }
        for draft in begun[:20]
    ]


def greeting(person: Any, turns: int, unread: int) -> str:
    hour = timezone.localtime().hour
    if hour < 5 or hour >= 20:
        said = _("Good night, %(name)s.") if hour < 5 else _("Good evening, %(name)s.")
    else:
        said = _("Good morning, %(name)s.") if hour < 13 else _("Good afternoon, %(name)s.")
    said = said % {"name": person}
    if turns:
        waits = ngettext("%(count)s scene is waiting on you.", "%(count)s scenes are waiting on you.", turns)
        return f"{said} {waits % {'count': turns}}"
    if not unread:
        return said
    news = ngettext(
        "%(count)s scene has something new for you.", "%(count)s scenes have something new for you.", unread
    )
    return f"{said} {news % {'count': unread}}"


def turn_of(row: Waiting, scene: Any) -> dict[str, Any]:
    """A turn that waits on the reader, for ``components/await.html``."""
    unread = scene.unread if scene else 0
    why = (
        _("It is %(name)s's turn.") % {"name": row.character}
        if row.character
        else _("It is the game master's turn.")
    )
    read = ngettext("Read %(count)s and answer", "Read %(count)s and answer", unread) % {"count": unread}
    url = row.scene.get_absolute_url()
    return {
        "character": row.character or (scene.face if scene else None),
        "title": row.scene.title,
        "url": url,
        "why": why,
        "since": row.since,
        "deadline": deadline_sentence(row.scene, [row]),
        "campaign": row.scene.campaign.title,
        "go": read if unread else _("Answer"),
        "go_url": f"{url}#unread" if unread else f"{url}#compose",
    }


def meanwhile(person: User) -> list[dict[str, Any]]:
    """The newest notifications that were not seen, without turns: those stand among what waits."""
    news = outlets.unread_news(person).exclude(kind=NewsKind.TURN).select_related("person")
    return [
        {
            "text": format_html('<a href="{}">{}</a>', told.path, told.sentence),
            "note": format_html("{}, {}", told.campaign, day_and_time(told.created_at)),
        }
        for _row, told in outlets.told(news.order_by("-created_at", "-pk")[:4])
    ]


def book_of(campaign: Any) -> dict[str, Any]:
    """A campaign of mine with its open scenes, for ``components/book.html``."""
    return {
        "title": campaign.title,
        "url": campaign.get_absolute_url(),
        "faces": campaign.faces,
        "about": _("%(system)s. You are %(role)s.")
        % {"system": system_name(campaign), "role": campaign.role},
        "scenes": [
            {
                "title": scene.title,
                "url": f"{scene.get_absolute_url()}#unread" if scene.unread else scene.get_absolute_url(),
                "is_unread": bool(scene.unread),
                "note": note_of(scene),
            }
            for scene in campaign.own_scenes
            if scene.is_open
        ],
    }


def note_of(scene: Any) -> str:
    if not scene.unread:
        return _("read")
    news = ngettext("%(count)s new", "%(count)s new", scene.unread) % {"count": scene.unread}
    return f"{news}, {day_and_time(scene.last_at)}" if scene.last_at else news


def book_of_stranger(campaign: Campaign) -> dict[str, Any]:
    about = f"{system_name(campaign)}. {campaign.pitch}" if campaign.pitch else f"{system_name(campaign)}."
    return {
        "title": campaign.title,
        "url": campaign.get_absolute_url(),
        "faces": [],
        "about": about,
        "scenes": [],
    }
