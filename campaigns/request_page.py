"""A request's own page: its card with whole tickets, what one may say instead of rolling, and the game master's hand."""

from __future__ import annotations

from typing import Any
from zoneinfo import ZoneInfo

from django.urls import reverse
from django.utils import timezone

from rules.cards import words_for

from . import policies
from .models import CastMember, RollAnswer, RollRequest
from .offers import cards_as_they_stand
from .policies import Seat
from .requests import (
    RequestShown,
    against_what,
    checks_for,
    contest_for,
    lines_for,
    may_answer,
    request_shown,
    with_answers,
)


def page_of_request(seat: Seat, request: RollRequest) -> dict[str, Any]:
    """The context of ``campaigns/roll_request.html``."""
    scene = request.scene
    found = with_answers(seat, RollRequest.objects.filter(pk=request.pk)).get()
    shown = request_shown(seat, scene, found)
    lines = lines_for(seat, found)
    fallen = {line.pk: line.roll for line in lines if line.roll}
    cards = cards_as_they_stand(
        seat, scene, [(fallen[one.pk], one.card) for one in shown.answers if one.card and one.pk in fallen]
    )
    standing = set(
        CastMember.objects.filter(scene=scene, may_roll=True, left_at=None).values_list(
            "character", flat=True
        )
    )
    zone = ZoneInfo(scene.campaign.time_zone)
    return {
        "scene": scene,
        "campaign": scene.campaign,
        "request_shown": shown,
        "tickets": [
            {"answer": one, "roll": cards[fallen[one.pk].pk]} for one in shown.answers if one.pk in fallen
        ],
        "mine": [
            {
                "answer": one,
                "decline_url": reverse("decline_roll", args=[found.pk, one.pk]),
                "agree_url": reverse("agree_to_roll", args=[found.pk, one.pk]),
                "checks": _other_checks(found, line),
                "roll_url": reverse("roll_as_asked", args=[found.pk, one.pk]),
                "stands": line.character_id in standing,
                "is_npc": line.character.player_id is None,
            }
            for one, line in zip(shown.answers, lines, strict=True)
            if one.is_mine
        ],
        "others": _to_roll_for(seat, found, shown, lines),
        "may_run": policies.can_run(seat) and found.is_open,
        "change_url": reverse("change_request", args=[found.pk]),
        "until": timezone.localtime(found.until, zone).strftime("%Y-%m-%dT%H:%M") if found.until else "",
        "soonest": timezone.localtime(timezone=zone).strftime("%Y-%m-%dT%H:%M"),
        "zone": scene.campaign.time_zone,
    }


def _other_checks(request: RollRequest, answer: RollAnswer) -> list[dict[str, str]]:
    """What who resists may roll instead: the checks of the sheet that the rules set against another."""
    if answer.part != RollAnswer.Part.OPPOSING:
        return []
    campaign = request.scene.campaign
    words = words_for(campaign.system)
    return [
        {"value": check.key, "label": check.name(words)}
        for check in checks_for(request.scene, answer.character).offered
        if check.key != answer.check_key and contest_for(campaign, check.rule)
    ]


def _to_roll_for(
    seat: Seat, request: RollRequest, shown: RequestShown, lines: list[RollAnswer]
) -> list[dict[str, Any]]:
    """For whom the game master may roll who is played by somebody else, with what they would roll against."""
    if not seat.is_gm or not policies.can_post_in_scene(seat, request.scene):
        return []
    return [
        {
            "answer": one,
            "action": reverse("roll_as_asked", args=[request.pk, one.pk]),
            "asks": line.part != RollAnswer.Part.HELPER,
            **against_what(seat, request, line),
        }
        for one, line in zip(shown.answers, lines, strict=True)
        if request.is_open and line.is_waiting and not may_answer(seat, request, line)
    ]
