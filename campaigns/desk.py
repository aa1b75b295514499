"""The game master's desk: all scenes, approvals and sealed rolls of the campaigns that somebody runs, the most urgent first.

A fixed number of statements, however many scenes and characters there are. What waits besides scenes are ``Task``s in ``Section``s:
to add a kind of them, write a function of a ``Desk`` and name it in ``SECTIONS``. Each button is an ``Offer``, which is sent to
``views.gm.act`` and answered there by the function of its name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from django.db.models import OuterRef, Q, Subquery
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.timesince import timesince
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.models import User
from accounts.moments import day_and_time
from characters.models import Character, Proposal, State
from characters.reasons import why_said
from rules.models import Roll

from .absences import away_of, days_around, with_absences
from .encounters import going_on_in, up_after
from .models import (
    Campaign,
    CastMember,
    Encounter,
    Membership,
    Nudge,
    Participant,
    Role,
    Scene,
    Waiting,
)
from .pace import paces_of
from .requests import open_requests_in
from .shelf import scenes_with_unread
from .turn_page import joined, waited_name

LOOSE_DAYS = 14
MOST_SEALED = 20
MOST_LOOSE = 10
DAYS_TO_ADD = (1, 3)


@dataclass(frozen=True)
class Offer:
    """A button: ``do`` names what happens, ``fields`` say to what."""

    do: str
    label: str
    fields: tuple[tuple[str, Any], ...]
    icon: str = ""
    main: bool = False

    @property
    def id(self) -> str:
        """Where the eye was before the desk was drawn anew."""
        return "-".join(["do", self.do, *(str(value) for _name, value in self.fields)])


@dataclass(frozen=True)
class Task:
    """Something that waits for the game master. ``links`` lead to it (url, label), ``offers`` deal with it in place."""

    text: str
    about: str = ""
    icon: str = "edited"
    accent: str = ""
    links: tuple[tuple[str, str], ...] = ()
    offers: tuple[Offer, ...] = ()


@dataclass(frozen=True)
class Section:
    title: str
    tasks: list[Task]
    nothing: str = ""
    figure: str = ""
    """What their number is called among the figures at the top; empty: it does not stand there."""


@dataclass
class Desk:
    """What the desk is drawn from."""

    person: User
    now: datetime
    members: list[Any]
    campaigns: list[Campaign]
    scenes: list[Any] = field(default_factory=list)
    waiting: dict[int, list[Any]] = field(default_factory=dict)
    cast: dict[int, list[CastMember]] = field(default_factory=dict)
    asked: list[dict[str, Any]] = field(default_factory=list)


def desk_of(person: User, now: datetime | None = None) -> dict[str, Any]:
    """The context of ``campaigns/desk.html``."""
    desk = gathered(person, now or timezone.now())
    rows = sorted((scene_row(desk, scene) for scene in desk.scenes), key=lambda row: row["order"])
    sections = [section for make in SECTIONS for section in make(desk)]
    mine = sum(row["waits_on_gm"] for row in rows)
    figures = [
        {"number": mine, "label": _("waiting on you"), "you": bool(mine)},
        {"number": len(rows), "label": ngettext("scene", "scenes", len(rows))},
    ]
    figures += [
        {
            "number": len(section.tasks),
            "label": section.figure,
            "you": section is sections[0] and bool(section.tasks),
        }
        for section in sections
        if section.figure
    ]
    return {
        "figures": figures,
        "scenes": rows,
        "sections": [section for section in sections if section.tasks or section.nothing],
        "paused": [campaign for campaign in desk.campaigns if campaign.is_paused],
        "campaigns": desk.campaigns,
        "pace": paces_of(desk.campaigns, desk.members, desk.now),
    }


def gathered(person: User, now: datetime) -> Desk:
    run = Membership.objects.filter(person=person, left_at=None, role=Role.GM).values("campaign")
    members = list(
        Membership.objects.filter(campaign__in=run, campaign__closed_at=None, left_at=None)
        .exclude(role=Role.FORMER)
        .select_related("campaign", "person")
        .order_by("campaign__title", "campaign", "role", "pk")
    )
    campaigns = list({member.campaign_id: member.campaign for member in members}.values())
    desk = Desk(person, now, members, campaigns)
    ids = {campaign.pk for campaign in campaigns}
    desk.scenes = [
        scene
        for scene in scenes_with_unread(person)
        if scene.campaign_id in ids and scene.state != Scene.State.CLOSED
    ]
    shown = [scene.pk for scene in desk.scenes]
    nudges = Nudge.objects.filter(scene=OuterRef("scene"), person=OuterRef("character__player"))
    waiting = Waiting.objects.filter(scene__in=shown).select_related("character__player")
    for row in with_absences(waiting, *days_around(now)).annotate(
        nudged_at=Subquery(nudges.values("nudged_at")[:1])
    ):
        desk.waiting.setdefault(row.scene_id, []).append(row)
    cast = CastMember.objects.filter(scene__in=shown, left_at=None, character__retired_at=None)
    for member in cast.select_related("character"):
        desk.cast.setdefault(member.scene_id, []).append(member)
    desk.asked = open_requests_in(campaigns, now)
    return desk


# --- Scenes


def scene_row(desk: Desk, scene: Any) -> dict[str, Any]:
    """One scene; ``order`` sorts: what waits on the game master, then passed and near deadlines, then the longest silence."""
    now, waiting = desk.now, desk.waiting.get(scene.pk, [])
    on_gm = any(row.character_id is None for row in waiting)
    until = min((row.until for row in waiting if row.until), default=None)
    since = min((row.since for row in waiting), default=scene.last_at)
    is_halted = scene.campaign.is_paused or scene.state == Scene.State.PAUSED
    late = until is not None and until <= now and not is_halted
    posts = ngettext("%(count)s post", "%(count)s posts", scene.last_number) % {"count": scene.last_number}
    about = [scene.campaign.title, posts]
    if scene.unread:
        about.append(ngettext("%(count)s new", "%(count)s new", scene.unread) % {"count": scene.unread})
    rolls = sum(len(asked["names"]) for asked in desk.asked if asked["scene"] == scene.pk)
    if rolls:
        about.append(
            ngettext("%(count)s roll not made yet", "%(count)s rolls not made yet", rolls) % {"count": rolls}
        )
    if scene.state != Scene.State.OPEN:
        about.append(scene.get_state_display())
    if scene.last_at:
        said = _("last post %(when)s ago") % {"when": timesince(scene.last_at, now)}
        about.append(f"{said} ({scene.last_speaker})" if scene.last_speaker else said)
    url = scene.get_absolute_url()
    needs_me = on_gm or bool(scene.unread)
    return {
        "id": scene.pk,
        "title": scene.title,
        "url": url,
        "about": " · ".join(about),
        "waits_on": joined([waited_name(row, away_of(row, now)) for row in waiting]) or _("nobody"),
        "waits_on_gm": on_gm,
        "since": since,
        "since_note": timesince(since, now) if since else "",
        "deadline": day_and_time(until) if until else "",
        "deadline_note": _("passed") if late else "",
        "is_halted": is_halted,
        "order": (not on_gm, not late, until or now + timedelta(days=3650), since or now),
        "action": {
            "url": f"{url}#unread" if needs_me else url,
            "label": _("Read and answer") if needs_me else _("Open it"),
            "main": on_gm,
        },
        "waiting": [waiting_shown(row, now) for row in waiting if row.character_id],
        "cast": [
            {
                "id": member.character_id,
                "name": member.character.name,
                "waited": any(row.character_id == member.character_id for row in waiting),
            }
            for member in desk.cast.get(scene.pk, [])
        ],
        "links": [
            (reverse("turns", args=[scene.pk]), _("Turns and cast")),
            (reverse("scene_life", args=[scene.pk]), _("Close the scene")),
        ],
        "offers": offers_of_state(scene),
        "is_open": scene.is_open,
    }


def offers_of_state(scene: Scene) -> list[Offer]:
    """A planned scene is opened here, an open one paused, a paused one goes on. Closing asks for a summary: that is a page."""
    known = {
        Scene.State.PLANNED: ("open-scene", _("Open the scene")),
        Scene.State.OPEN: ("pause-scene", _("Pause the scene")),
        Scene.State.PAUSED: ("resume-scene", _("Let it go on")),
    }
    if scene.state not in known:
        return []
    do, label = known[Scene.State(scene.state)]
    return [Offer(do, label, (("scene", scene.pk),))]


def waiting_shown(row: Any, now: datetime) -> dict[str, Any]:
    """Somebody who is waited on, and what the game master can do about it here."""
    away = away_of(row, now)
    notes = []
    if away:
        notes.append(_("away until %(day)s") % {"day": date_format(away["last"], "MONTH_DAY_FORMAT")})
    if row.until:
        notes.append(_("until %(when)s") % {"when": day_and_time(row.until)})
    if row.nudged_at:
        notes.append(_("reminded %(when)s ago") % {"when": timesince(row.nudged_at, now)})
    offers = [
        Offer(
            "extend",
            ngettext("%(count)s more day", "%(count)s more days", days) % {"count": days},
            (("waiting", row.pk), ("days", days)),
        )
        for days in DAYS_TO_ADD
    ]
    if row.character.player_id and not away:
        offers.insert(0, Offer("nudge", _("Remind"), (("waiting", row.pk),), icon="nudge"))
    offers.append(Offer("pass", _("Pass the turn"), (("waiting", row.pk),)))
    return {
        "name": row.character.name,
        "player": str(row.character.player or _("NPC")),
        "since": row.since,
        "note": ", ".join(notes),
        "offers": offers,
    }


# --- What waits besides


def to_approve(desk: Desk) -> list[Section]:
    """Sheets handed in, and changes of approved ones."""
    submitted = Character.objects.filter(
        campaign__in=desk.campaigns, state=State.SUBMITTED, retired_at=None
    ).select_related("player", "campaign")
    proposals = Proposal.objects.filter(
        character__campaign__in=desk.campaigns, answer=Proposal.Answer.WAITING
    ).select_related("character__campaign", "person")
    tasks = [
        Task(
            _("%(name)s, a new sheet") % {"name": character},
            f"{character.campaign.title} · {character.player}",
            accent=character.accent,
            links=((character.get_absolute_url(), _("Look at it")),),
            offers=(
                Offer(
                    "approve-sheet",
                    _("Approve"),
                    (("character", character.pk), ("version", character.version)),
                ),
            ),
        )
        for character in submitted
    ]
    tasks += [
        Task(
            _("%(name)s, a change") % {"name": proposal.character},
            f"{proposal.character.campaign.title} · {proposal.person} · {why_said(proposal)}".rstrip(" ·"),
            accent=proposal.character.accent,
            links=((reverse("proposal", args=[proposal.character_id, proposal.pk]), _("See what changes")),),
            offers=(Offer("approve-change", _("Approve"), (("proposal", proposal.pk),)),),
        )
        for proposal in proposals
    ]
    return [Section(_("To approve"), tasks, _("Nothing waits for your approval."), figure=_("to approve"))]


def encounters(desk: Desk) -> list[Section]:
    """Those that run: the round, whose turn it is, and who comes next; and who waits for their initiative."""
    tasks = []
    for encounter, rows in going_on_in(desk.campaigns):
        waiting = [row for row in rows if row.initiative is None]
        if encounter.started_at is not None:
            tasks.append(turn_task(encounter, [row for row in rows if row.initiative is not None]))
        if waiting:
            tasks.append(initiative_task(encounter, waiting))
    return [Section(_("Encounters"), tasks, figure=_("encounters") if tasks else "")]


def turn_task(encounter: Encounter, rows: list[Participant]) -> Task:
    scene = encounter.scene
    acting = [row for row in rows if row.pk in encounter.acting]
    coming = up_after(encounter, rows)
    turn = (
        _("It is the turn of %(names)s.") % {"names": joined([row.name for row in acting])}
        if acting
        else _("Nobody can act this round.")
    )
    next_one = [_("next: %(name)s") % {"name": coming.name}] if coming else []
    press = Offer("next-turn", _("Next turn"), (("scene", scene.pk), ("seen", encounter.version)))
    return Task(
        f"{_('Round %(round)s') % {'round': encounter.round}}. {turn}",
        " · ".join([*next_one, scene.title, scene.campaign.title]),
        icon="burst",
        accent=acting[0].character.accent if acting else "",
        links=((reverse("encounter", args=[scene.pk]), _("To the encounter")),),
        offers=(press,) if scene.is_open else (),
    )


def initiative_task(encounter: Encounter, waiting: list[Participant]) -> Task:
    scene = encounter.scene
    names = _("Initiative is still to be rolled for %(names)s.") % {
        "names": joined([row.name for row in waiting])
    }
    begins = [] if encounter.started_at else [_("then the encounter begins")]
    return Task(
        names,
        " · ".join([*begins, scene.title, scene.campaign.title]),
        icon="dice",
        links=((reverse("encounter", args=[scene.pk]), _("To the encounter")),),
    )


def asked_for(desk: Desk) -> list[Section]:
    """Rolls that were asked for and not made yet; those whose deadline has passed say so."""
    tasks = [
        Task(
            f"{asked['text']} · {asked['waits']}",
            " · ".join(
                part
                for part in (asked["about"], asked["until"], _("passed") if asked["late"] else "")
                if part
            ),
            icon="dice",
            links=((asked["url"], _("Look at it")),),
            offers=(
                Offer("remind-rolls", _("Remind"), (("request", asked["pk"]),), icon="nudge"),
                Offer("close-request", _("Close it now"), (("request", asked["pk"]),)),
            ),
        )
        for asked in desk.asked
    ]
    return [Section(_("Rolls asked for"), tasks, figure=_("rolls asked for"))]


def rolls_apart(desk: Desk) -> list[Section]:
    """Sealed rolls, and those of the last days that no post took."""
    rolls = (
        Roll.objects.filter(entry__ledger__in=[campaign.ledger_id for campaign in desk.campaigns])
        .filter(
            Q(sealed=True)
            | Q(
                block=None,
                roll_answer=None,
                participants=None,
                created_at__gt=desk.now - timedelta(days=LOOSE_DAYS),
            )
        )
        .select_related("entry__ledger__campaign", "person", "character")
        .order_by("-sealed", "-created_at")[: MOST_SEALED + MOST_LOOSE]
    )
    scenes = {scene.key: scene for scene in desk.scenes}
    sealed = [sealed_task(roll, scenes.get(roll.scene_key)) for roll in rolls if roll.sealed]
    loose = [loose_task(roll, scenes.get(roll.scene_key)) for roll in rolls if not roll.sealed]
    return [
        Section(_("Sealed rolls"), sealed[:MOST_SEALED], figure=_("sealed rolls")),
        Section(_("Without a post"), loose[:MOST_LOOSE]),
    ]


def sealed_task(roll: Roll, scene: Any) -> Task:
    who = roll.character or roll.person or ""
    offers: tuple[Offer, ...] = ()
    if scene is not None:
        offers = (Offer("reveal", _("Open the seal"), (("scene", scene.pk), ("number", roll.number))),)
    return Task(
        _("%(number)s, %(name)s") % {"number": number_said(roll), "name": who},
        place_of(roll, scene),
        icon="sealed",
        links=((address_of(roll), _("Look at it")),),
        offers=offers,
    )


def loose_task(roll: Roll, scene: Any) -> Task:
    return Task(
        _("%(number)s, %(name)s")
        % {"number": number_said(roll), "name": roll.character or _("Out of character")},
        place_of(roll, scene),
        icon="loose",
        links=((address_of(roll), _("Look at it")),),
    )


def number_said(roll: Roll) -> str:
    return _("Roll %(number)s") % {"number": roll.number}


def place_of(roll: Roll, scene: Any) -> str:
    campaign: Any = roll.entry.ledger.campaign
    return f"{scene.title} · {campaign.title}" if scene is not None else campaign.title


def address_of(roll: Roll) -> str:
    campaign: Any = roll.entry.ledger.campaign
    return reverse("campaign_roll", args=[campaign.slug, roll.number])


SECTIONS: tuple[Callable[[Desk], list[Section]], ...] = (to_approve, encounters, asked_for, rolls_apart)
