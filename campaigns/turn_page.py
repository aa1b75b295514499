"""Turns as a reader sees them: the banner above a thread, the cast beside it, and the lines between posts."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from django.db.models import QuerySet
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.moments import day_and_time
from characters.looks import look_of
from rules.prepared import Prepared

from .absences import away_of, days_around, days_said, with_absences
from .encounter_words import ended_said, fight_said, round_said, taken_back_said
from .models import CastMember, Scene, SceneEvent, Waiting
from .policies import Seat, visible_events
from .seated import ForSeat


@dataclass(frozen=True)
class Table:
    """Who is in a scene, who is waited on, and who is away; found in two statements for a whole page.

    Members carry ``away``: see ``away_of``."""

    scene: Scene
    seat: Seat
    members: list[Any]
    waiting: list[Waiting]

    def mine(self) -> list[Waiting]:
        """The waiting that is on the reader: their own characters', and the game master's turn for a game master."""
        return [row for row in self.waiting if self.is_mine(row)]

    def is_mine(self, row: Waiting) -> bool:
        if row.character_id is None:
            return self.seat.is_gm
        return row.character_id in self.seat.character_ids

    def away(self, character_id: int | None) -> dict[str, Any] | None:
        """The absence in which a character's player is now: ``last`` and ``note``, which is for members alone."""
        return next((one.away for one in self.members if one.character_id == character_id), None)

    def waits_on(self, character_id: int) -> Waiting | None:
        return next((row for row in self.waiting if row.character_id == character_id), None)


def table_of(seat: Seat, scene: Scene, now: datetime | None = None) -> Table:
    now = now or timezone.now()
    members = _members(scene.pk, *days_around(now))
    for member in members:
        member.away = away_of(member, now)
    return Table(scene, seat, members, _waiting(scene.pk))


def _members_of(scene_id: int, first_day: date, last_day: date) -> QuerySet[Any]:
    cast = CastMember.objects.filter(scene=scene_id, left_at=None).select_related("character__player")
    return with_absences(cast, first_day, last_day)


_members: Prepared[Any] = Prepared(_members_of)


def _waiting_in(scene_id: int) -> QuerySet[Any]:
    return Waiting.objects.filter(scene=scene_id).select_related("character__player").order_by("since", "pk")


_waiting: Prepared[Any] = Prepared(_waiting_in)


def turn_shown(table: Table) -> dict[str, Any] | None:
    """What ``components/turn.html`` shows; None while nobody is waited on."""
    if not table.waiting or not table.scene.is_open:
        return None
    mine = table.mine()
    names = [waited_name(row, table.away(row.character_id)) for row in table.waiting]
    faces = [row.character for row in table.waiting if row.character]
    since = min(row.since for row in (mine or table.waiting))
    if mine:
        others = [waited_name(row, table.away(row.character_id)) for row in table.waiting if row not in mine]
        own = joined([str(row.character) for row in mine if row.character])
        sentence = _("It is your turn, %(name)s.") % {"name": own} if own else _("It is your turn.")
        if others:
            sentence = f"{sentence} {_('Also waited on: %(names)s.') % {'names': joined(others)}}"
    else:
        sentence = _("Waiting on %(names)s.") % {"names": joined(names)}
    return {
        "is_you": bool(mine),
        "faces": faces,
        "sentence": sentence,
        "since": since,
        "after": deadline_sentence(table.scene, mine or table.waiting),
        "actions": turn_actions(table, mine),
    }


def turn_actions(table: Table, mine: list[Waiting]) -> list[dict[str, Any]]:
    """What a waited-on player may say instead of a post."""
    return [
        {
            "action": reverse("pass_turn", args=[table.scene.pk, row.character_id]),
            "label": _("Pass"),
            "name": str(row.character),
            "promise": reverse("promise", args=[table.scene.pk, row.character_id]),
        }
        for row in mine
        if row.character_id
    ]


def waited_name(row: Waiting, away: dict[str, Any] | None) -> str:
    """``Ilse``, or ``Ilse (away until 3 December)``."""
    if away is None:
        return name_of(row)
    return _("%(name)s (away until %(day)s)") % {
        "name": name_of(row),
        "day": date_format(away["last"], "MONTH_DAY_FORMAT"),
    }


def name_of(row: Waiting) -> str:
    return str(row.character) if row.character else _("the game master")


def joined(names: list[str]) -> str:
    """``Ava, Ben and the game master``."""
    if len(names) < 2:
        return "".join(names)
    return _("%(names)s and %(last)s") % {"names": ", ".join(names[:-1]), "last": names[-1]}


def deadline_sentence(scene: Scene, rows: list[Waiting]) -> str:
    """The next deadline, and what happens then."""
    promised = next((row.promised for row in rows if row.promised), None)
    until = min((row.until for row in rows if row.until), default=None)
    said = []
    if promised:
        said.append(_("Still thinking, by %(day)s.") % {"day": day_of(promised)})
    if until is None:
        return " ".join(said)
    if scene.campaign.is_paused:
        return _("The table is paused: no deadline runs.")
    then = {
        Scene.AtDeadline.NUDGE: _("then a reminder"),
        Scene.AtDeadline.SKIP: _("then it goes on without them"),
        Scene.AtDeadline.HOLD: _("then the scene waits"),
        Scene.AtDeadline.GM_PLAYS: _("then the game master plays them"),
    }[Scene.AtDeadline(scene.at_deadline)]
    said.append(_("Deadline: %(when)s; %(then)s.") % {"when": day_and_time(until), "then": then})
    return " ".join(said)


def day_of(moment: datetime) -> str:
    return date_format(timezone.localtime(moment), "MONTH_DAY_FORMAT")


def cast_shown(table: Table) -> dict[str, Any]:
    """The cast beside a thread, with who is waited on and who is away."""
    people = [member_shown(table, member) for member in table.members]
    label = ngettext("%(count)s character", "%(count)s characters", len(people)) % {"count": len(people)}
    return {"label": label, "people": people} if people else {}


def member_shown(table: Table, member: Any) -> dict[str, Any]:
    character = member.character
    note = str(character.player) if character.player else _("NPC")
    if member.side:
        note = f"{note} · {member.side}"
    shown: dict[str, Any] = {"character": look_of(character), "note": note}
    row = table.waits_on(character.pk)
    if row is not None and table.is_mine(row):
        shown |= {"chip": _("Your turn"), "chip_kind": "you"}
    elif member.away is not None:
        last = date_format(member.away["last"], "MONTH_DAY_FORMAT")
        shown |= {
            "chip": _("Away until %(day)s") % {"day": last},
            "chip_kind": "flat",
            "chip_icon": "clock",
            "note": f"{note} · {member.away['note']}" if member.away["note"] and table.seat.sits else note,
        }
    elif row is not None:
        shown |= {"chip": _("Their turn")}
    return shown


# --- Lines between posts


_events: ForSeat[SceneEvent] = ForSeat(
    lambda seat, scene, first, last: (
        visible_events(seat, SceneEvent.objects.filter(scene=scene, number__range=(first, last)))
        .select_related("character", "person", "handout")
        .order_by("number", "pk")
    )
)


def events_between(seat: Seat, scene: Scene, first: int, last: int) -> dict[int, list[str]]:
    """The lines that stand after each post number, as far as this reader may see them."""
    events = _events(seat, scene.pk, first, last)
    lines: dict[int, list[str]] = {}
    for event in events:
        lines.setdefault(event.number, []).append(event_sentence(event, scene))
    return lines


_after: ForSeat[SceneEvent] = ForSeat(
    lambda seat, scene, number, version: visible_events(
        seat, SceneEvent.objects.filter(scene=scene, number=number, version__gt=version)
    )
)


def has_changed_after(seat: Seat, scene: Scene, number: int, version: int) -> bool:
    """Whether anything happened after a post since a version that this reader may know of."""
    return bool(_after(seat, scene.pk, number, version))


def handed_out_sentence(event: SceneEvent) -> SafeString:
    """``The note “A torn letter” for Mara and Tadeo``, with a link to it."""
    handout = event.handout
    assert handout is not None
    link = format_html('<a href="{}">{}</a>', handout.get_absolute_url(), handout.title)
    if event.audience is None:
        return format_html(_("To be seen now: {handout}"), handout=link)
    names = joined([str(name) for name in event.details.get("names", [])])
    return format_html(_("{names}: this is for you: {handout}"), names=names, handout=link)


def event_sentence(event: SceneEvent, scene: Scene) -> str:
    person = str(event.person or _("The game master"))
    match event.kind:
        case SceneEvent.Kind.FIGHT:
            return fight_said(scene, event, person)
        case SceneEvent.Kind.FIGHT_ENDS:
            return ended_said(event, person)
        case SceneEvent.Kind.TAKEN_BACK:
            return taken_back_said(scene, event, person)
        case SceneEvent.Kind.ROUND:
            return round_said(scene, event)
    values = {"name": event.character or _("Somebody"), "person": event.person or _("the game master")}
    sentences = {
        SceneEvent.Kind.JOINED: _("%(name)s comes into the scene."),
        SceneEvent.Kind.LEFT: _("%(name)s leaves the scene."),
        SceneEvent.Kind.PASSED: _("%(name)s lets the turn pass."),
        SceneEvent.Kind.SKIPPED: _("The deadline passed: it goes on without %(name)s."),
        SceneEvent.Kind.TAKEN_OVER: _("The deadline passed: the game master plays %(name)s."),
        SceneEvent.Kind.OPENED: _("%(person)s opened the scene again."),
        SceneEvent.Kind.CLOSED: _("%(person)s closed the scene."),
        SceneEvent.Kind.PAUSED: _("%(person)s paused the scene."),
        SceneEvent.Kind.GOES_ON: _("%(person)s let the scene go on."),
        SceneEvent.Kind.UNSEALED: _("%(person)s opened the scene to the whole table."),
        SceneEvent.Kind.AWAY: _("%(person)s, who plays %(name)s, is away: %(days)s."),
        SceneEvent.Kind.UNPLAYED: _("%(person)s has left the table: nobody plays %(name)s now."),
        SceneEvent.Kind.PLAYED: _("%(person)s is back and plays %(name)s."),
        SceneEvent.Kind.HALTED: _("Somebody at the table asked for a pause: no deadline runs."),
        SceneEvent.Kind.RESUMED: _("%(person)s ended the pause: deadlines run again."),
        SceneEvent.Kind.FELL: _("%(name)s is out of the fight: the turn passes on."),
        SceneEvent.Kind.BACK: _("%(person)s, who plays %(name)s, is here after all."),
    }
    values |= event.details
    if event.handout:
        return handed_out_sentence(event)
    if event.kind == SceneEvent.Kind.PAUSED and event.details.get("reason"):
        return _("%(person)s paused the scene: %(reason)s") % values
    if event.kind == SceneEvent.Kind.AWAY:
        days = (date.fromisoformat(event.details[end]) for end in ("first", "last"))
        values["days"] = days_said(*days)
    if event.kind == SceneEvent.Kind.NOTE:
        return str(event.details.get("text", ""))
    return sentences[SceneEvent.Kind(event.kind)] % values
