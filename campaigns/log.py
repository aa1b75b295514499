"""The campaign's log in words. Whatever ``actions.audit`` may be told stands in ``ACTIONS``, with the kind of line that it is.

Beside those lines the log shows what characters keep of themselves: steps in their lives, and changes of sheets that no roll
caused. What a roll did stands in the ledger.
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Any

from django.db.models import CharField, QuerySet, TextChoices, Value
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from characters.models import LifeEvent, SheetVersion
from characters.policies import known_characters
from characters.reasons import why_said
from rules.cards import named_check, words_for

from . import policies
from .absences import days_said
from .agreements import label_of
from .models import AuditEntry, Role, Scene
from .policies import Seat


class Kind(TextChoices):
    POSTS = "posts", gettext_lazy("posts")
    SCENES = "scenes", gettext_lazy("scenes")
    TURNS = "turns", gettext_lazy("turns and cast")
    ROLLS = "rolls", gettext_lazy("rolls")
    TABLE = "table", gettext_lazy("people at the table")
    AGREEMENTS = "agreements", gettext_lazy("agreements")
    CHARACTERS = "characters", gettext_lazy("characters")


ACTIONS: dict[str, tuple[Kind, Any]] = {
    "post-hidden": (Kind.POSTS, gettext_lazy("%(name)s hid the post %(target)s.")),
    "post-shown": (Kind.POSTS, gettext_lazy("%(name)s showed the post %(target)s again.")),
    "post-removed": (Kind.POSTS, gettext_lazy("%(name)s removed the post %(target)s.")),
    "post-moved": (Kind.POSTS, gettext_lazy("%(name)s moved the post %(target)s to another scene.")),
    "scene-created": (Kind.SCENES, gettext_lazy("%(name)s made the scene %(target)s.")),
    "scene-changed": (Kind.SCENES, gettext_lazy("%(name)s changed the heading of the scene %(target)s.")),
    "scene-planned": (Kind.SCENES, gettext_lazy("%(name)s planned the scene %(target)s.")),
    "scene-discarded": (Kind.SCENES, gettext_lazy("%(name)s threw the plan of a scene away: %(target)s.")),
    "scene-begun": (Kind.SCENES, gettext_lazy("%(name)s opened the scene %(target)s.")),
    "scene-paused": (Kind.SCENES, gettext_lazy("%(name)s paused the scene %(target)s.")),
    "scene-resumed": (Kind.SCENES, gettext_lazy("%(name)s let the scene %(target)s go on.")),
    "scene-unsealed": (
        Kind.SCENES,
        gettext_lazy("%(name)s opened the scene %(target)s to the whole table."),
    ),
    "summary-changed": (Kind.SCENES, gettext_lazy("%(name)s changed the summary of %(target)s.")),
    "scene-split": (Kind.SCENES, gettext_lazy("%(name)s split the scene %(target)s.")),
    "scenes-merged": (Kind.SCENES, gettext_lazy("%(name)s added the scene %(target)s to another one.")),
    "scene-closed": (Kind.SCENES, gettext_lazy("%(name)s closed the scene %(target)s.")),
    "scene-opened": (Kind.SCENES, gettext_lazy("%(name)s opened the scene %(target)s again.")),
    "scene-moved": (Kind.SCENES, gettext_lazy("%(name)s moved the scene %(target)s to another place.")),
    "chapter-created": (Kind.SCENES, gettext_lazy("%(name)s began the chapter %(target)s.")),
    "chapter-renamed": (Kind.SCENES, gettext_lazy("%(name)s renamed the chapter %(target)s.")),
    "chapter-moved": (Kind.SCENES, gettext_lazy("%(name)s moved the chapter %(target)s.")),
    "chapter-deleted": (Kind.SCENES, gettext_lazy("%(name)s deleted the empty chapter %(target)s.")),
    "template-kept": (Kind.SCENES, gettext_lazy("%(name)s kept a template for scenes: %(target)s.")),
    "template-deleted": (Kind.SCENES, gettext_lazy("%(name)s deleted a template for scenes: %(target)s.")),
    "handout-made": (Kind.SCENES, gettext_lazy("%(name)s prepared a note: %(target)s.")),
    "handout-shown": (Kind.SCENES, gettext_lazy("%(name)s handed out “%(target)s”.")),
    "handout-changed": (Kind.SCENES, gettext_lazy("%(name)s changed the note “%(target)s”.")),
    "handout-hidden": (Kind.SCENES, gettext_lazy("%(name)s hid “%(target)s” again.")),
    "handout-deleted": (Kind.SCENES, gettext_lazy("%(name)s threw a note away: %(target)s.")),
    "turns-set": (Kind.TURNS, gettext_lazy("%(name)s changed how turns are kept in %(target)s.")),
    "waiting-corrected": (Kind.TURNS, gettext_lazy("%(name)s said whom %(target)s waits on.")),
    "deadline-set": (Kind.TURNS, gettext_lazy("%(name)s moved a deadline: %(target)s.")),
    "moved-in": (Kind.TURNS, gettext_lazy("%(name)s brought a character into a scene: %(target)s.")),
    "moved-out": (Kind.TURNS, gettext_lazy("%(name)s took a character out of a scene: %(target)s.")),
    "turn-passed": (Kind.TURNS, gettext_lazy("%(name)s let a turn pass: %(target)s.")),
    "campaign-closed": (Kind.TABLE, gettext_lazy("%(name)s closed the campaign %(target)s.")),
    "campaign-opened": (Kind.TABLE, gettext_lazy("%(name)s opened the campaign %(target)s again.")),
    "encounter-started": (Kind.TURNS, gettext_lazy("%(name)s began an encounter in %(target)s.")),
    "encounter-undone": (
        Kind.TURNS,
        gettext_lazy("%(name)s took back a step of the encounter in %(target)s."),
    ),
    "encounter-order": (Kind.TURNS, gettext_lazy("%(name)s changed the order of turns in %(target)s.")),
    "encounter-ended": (Kind.TURNS, gettext_lazy("%(name)s ended the encounter in %(target)s.")),
    "campaign-changed": (Kind.AGREEMENTS, gettext_lazy("%(name)s changed the settings of %(target)s.")),
    "agreements-changed": (Kind.AGREEMENTS, gettext_lazy("%(name)s changed the agreements: %(target)s.")),
    "table-paused": (Kind.AGREEMENTS, gettext_lazy("%(name)s asked for a pause: no deadline runs.")),
    "table-resumed": (Kind.AGREEMENTS, gettext_lazy("%(name)s ended the pause: deadlines run again.")),
    "invited": (Kind.TABLE, gettext_lazy("%(name)s made an invitation link: %(target)s.")),
    "invitation-revoked": (Kind.TABLE, gettext_lazy("%(name)s withdrew an invitation link: %(target)s.")),
    "member-left": (Kind.TABLE, gettext_lazy("%(target)s left the table.")),
    "member-removed": (Kind.TABLE, gettext_lazy("%(name)s took %(target)s from the table.")),
    "made-gm": (Kind.TABLE, gettext_lazy("%(name)s made %(target)s game master.")),
    "made-player": (Kind.TABLE, gettext_lazy("%(name)s made %(target)s player.")),
    "made-reader": (Kind.TABLE, gettext_lazy("%(name)s made %(target)s reader.")),
    "campaign-offered": (Kind.TABLE, gettext_lazy("%(name)s offered the campaign to %(target)s.")),
    "offer-withdrawn": (
        Kind.TABLE,
        gettext_lazy("%(name)s took the offer of the campaign to %(target)s back."),
    ),
    "offer-declined": (Kind.TABLE, gettext_lazy("%(name)s declined the campaign that %(target)s offered.")),
    "campaign-handed-over": (Kind.TABLE, gettext_lazy("%(name)s took the campaign over from %(target)s.")),
    "member-joined": (Kind.TABLE, gettext_lazy("%(name)s joined the table: %(target)s.")),
    "member-returned": (Kind.TABLE, gettext_lazy("%(name)s came back to the table: %(target)s.")),
    "absence-announced": (Kind.TABLE, gettext_lazy("%(name)s will be away: %(target)s.")),
    "absence-changed": (Kind.TABLE, gettext_lazy("%(name)s changed an absence: %(target)s.")),
    "absence-ended": (Kind.TABLE, gettext_lazy("%(name)s is here after all: %(target)s.")),
    "rolls-asked": (Kind.ROLLS, gettext_lazy("%(name)s asked for rolls: %(target)s.")),
    "rolled-for": (Kind.ROLLS, gettext_lazy("%(name)s rolled for somebody who was asked: %(target)s.")),
    "roll-declined": (Kind.ROLLS, gettext_lazy("%(name)s declined a roll: %(target)s.")),
    "request-deadline": (
        Kind.ROLLS,
        gettext_lazy("%(name)s moved the deadline of a request for rolls: %(target)s."),
    ),
    "request-closed": (Kind.ROLLS, gettext_lazy("%(name)s closed a request for rolls early: %(target)s.")),
    "request-withdrawn": (Kind.ROLLS, gettext_lazy("%(name)s withdrew a request for rolls: %(target)s.")),
    "roll-remarked": (Kind.ROLLS, gettext_lazy("%(name)s remarked on a roll: %(target)s.")),
    "roll-erased": (Kind.ROLLS, gettext_lazy("%(name)s took words out of a roll: %(target)s.")),
    "roll-ruled": (Kind.ROLLS, gettext_lazy("%(name)s ruled on a roll: %(target)s.")),
    "seal-due": (Kind.ROLLS, gettext_lazy("A sealed roll opened by itself: %(target)s.")),
    "roll-revealed": (Kind.ROLLS, gettext_lazy("%(name)s opened a sealed roll: %(target)s.")),
    "roll-reversed": (Kind.ROLLS, gettext_lazy("%(name)s took back what a roll did: %(target)s.")),
}

STEPS_OF_LIFE: dict[str, Any] = {
    LifeEvent.What.SUBMITTED: gettext_lazy("%(name)s handed %(target)s to the game master."),
    LifeEvent.What.WITHDRAWN: gettext_lazy("%(name)s took %(target)s back from the game master."),
    LifeEvent.What.APPROVED: gettext_lazy("%(name)s approved %(target)s."),
    LifeEvent.What.SENT_BACK: gettext_lazy("%(name)s sent %(target)s back."),
    LifeEvent.What.HANDED_OVER: gettext_lazy("%(name)s gave %(target)s to %(to)s."),
    LifeEvent.What.TAKEN_BACK: gettext_lazy("%(name)s made an NPC of %(target)s."),
    LifeEvent.What.RETIRED: gettext_lazy("%(name)s retired %(target)s."),
    LifeEvent.What.RETURNED: gettext_lazy("%(name)s brought %(target)s back."),
    LifeEvent.What.DIED: gettext_lazy("%(name)s marked %(target)s as dead."),
    LifeEvent.What.REVIVED: gettext_lazy("%(name)s let %(target)s live again."),
}

SEEN_BY_THE_TABLE = (
    LifeEvent.What.HANDED_OVER,
    LifeEvent.What.TAKEN_BACK,
    LifeEvent.What.RETIRED,
    LifeEvent.What.RETURNED,
    LifeEvent.What.DIED,
    LifeEvent.What.REVIVED,
)
"""Steps that the table knows of even when the character is an NPC now."""


@dataclass(frozen=True)
class Wanted:
    """Which lines somebody wants to see; empty: all. Both days count, in the reader's zone."""

    kind: str = ""
    person: int | None = None
    scene: int | None = None
    since: datetime.datetime | None = None
    until: datetime.datetime | None = None

    def within(self, rows: QuerySet[Any]) -> QuerySet[Any]:
        if self.person is not None:
            rows = rows.filter(person=self.person)
        if self.since is not None:
            rows = rows.filter(created_at__gte=self.since)
        if self.until is not None:
            rows = rows.filter(created_at__lt=self.until)
        return rows


class Log:
    """The lines that a viewer may see, newest first; sliced like a list, in as many statements as there are kinds of rows."""

    def __init__(self, seat: Seat, wanted: Wanted) -> None:
        self.seat = seat
        self.wanted = wanted

    def __getitem__(self, part: slice) -> list[dict[str, Any]]:
        sources = self._sources()
        first, *others = (
            rows.order_by().values_list("created_at", "pk", Value(source, output_field=CharField()))
            for source, rows in sources.items()
        )
        found = list(first.union(*others, all=True).order_by("-created_at", "-pk")[part])
        shown: dict[tuple[str, int], dict[str, Any]] = {}
        for source, rows in sources.items():
            chosen = [pk for _moment, pk, its_source in found if its_source == source]
            if chosen:
                shown |= {(source, row.pk): self._shown(row) for row in rows.filter(pk__in=chosen)}
        return [shown[source, pk] for _moment, pk, source in found]

    def _sources(self) -> dict[str, QuerySet[Any]]:
        wanted, seat = self.wanted, self.seat
        lines = policies.visible_log(seat, AuditEntry.objects.filter(campaign=seat.campaign))
        if wanted.kind:
            lines = lines.filter(action__in=actions_of(wanted.kind))
        if wanted.scene is not None:
            lines = lines.filter(scene=wanted.scene)
        found: dict[str, QuerySet[Any]] = {"log": wanted.within(lines).select_related("person")}
        if wanted.scene is None and wanted.kind in ("", Kind.CHARACTERS):
            found["life"] = wanted.within(_lives(seat)).select_related("person", "character", "to")
            found["sheet"] = wanted.within(_sheets(seat)).select_related("person", "character__campaign")
        return found

    def _shown(self, row: Any) -> dict[str, Any]:
        if isinstance(row, LifeEvent):
            return _life_shown(self.seat, row)
        if isinstance(row, SheetVersion):
            return _sheet_shown(row)
        return line_shown(row)


def actions_of(kind: str) -> list[str]:
    return [action for action, (its_kind, _sentence) in ACTIONS.items() if its_kind == kind]


def _known(seat: Seat) -> QuerySet[Any]:
    return known_characters(seat.campaign, seat.viewer, seat.role).order_by().values("pk")


def _lives(seat: Seat) -> QuerySet[LifeEvent]:
    events = LifeEvent.objects.filter(character__campaign=seat.campaign)
    if seat.is_gm:
        return events
    known = events.filter(character__in=_known(seat))
    return known.exclude(character__player=None) | known.filter(what__in=SEEN_BY_THE_TABLE)


def _sheets(seat: Seat) -> QuerySet[SheetVersion]:
    """What was changed on a sheet that exists: neither its first version nor what a roll did."""
    versions = SheetVersion.objects.filter(
        character__campaign=seat.campaign, roll=None, amendment=None, number__gt=1
    )
    return versions if seat.is_gm else versions.exclude(character__player=None)


def line_shown(line: AuditEntry) -> dict[str, Any]:
    return {
        "sentence": sentence_of(line),
        "words": words_of(line),
        "when": line.created_at,
        "address": line.address,
    }


def sentence_of(line: AuditEntry) -> str:
    known = ACTIONS.get(line.action)
    said = str(known[1]) if known else _("%(name)s: %(action)s, %(target)s.")
    name = line.person or _("Somebody at the table")
    return said % {"name": name, "target": about_said(line), "action": line.action}


def words_of(line: AuditEntry) -> str:
    """What stands below the sentence: the reason that was given, or how turns are kept."""
    turns = line.about.get("turns")
    return str(Scene.Turns(turns).label) if turns in Scene.Turns.values else line.words


def about_said(line: AuditEntry) -> str:
    """What a line is about, in the reader's language."""
    scene = line.target
    match line.about:
        case {"post": number}:
            return _("%(scene)s, %(number)s") % {"scene": scene, "number": number}
        case {"roll": number}:
            return _("%(scene)s, roll %(number)s") % {"scene": scene, "number": number}
        case {"asked": asked, "character": character}:
            check = asked["dice"].partition(" vs ")[0] or named_check(
                asked["rule"], asked["mark"], words_for(asked["system"])
            )
            return f"{character}, {check}" if character else f"{check} ({scene})"
        case {"character": character}:
            return _("%(name)s, %(scene)s") % {"name": character or _("the game master"), "scene": scene}
        case {"role": role, "places": places}:
            return f"{Role(role).label}, {places}"
        case {"role": role}:
            return str(Role(role).label)
        case {"first": first, "last": last}:
            return days_said(datetime.date.fromisoformat(first), datetime.date.fromisoformat(last))
        case {"agreed": names}:
            return ", ".join(label_of(name) for name in names)
    return scene


def _life_shown(seat: Seat, event: LifeEvent) -> dict[str, Any]:
    """What was said with a step is between the game master and who plays the character."""
    character = event.character
    named = {"name": event.person or _("Somebody"), "target": character, "to": event.to or _("Somebody")}
    between_us = seat.is_gm or character.pk in seat.character_ids
    return {
        "sentence": str(STEPS_OF_LIFE[event.what]) % named,
        "words": event.comment if between_us else "",
        "when": event.created_at,
        "address": character.get_absolute_url(),
    }


def _sheet_shown(version: SheetVersion) -> dict[str, Any]:
    character = version.character
    named = {"name": version.person or _("Somebody"), "target": character, "number": version.number}
    return {
        "sentence": _("%(name)s changed the sheet of %(target)s: version %(number)s.") % named,
        "words": why_said(version),
        "when": version.created_at,
        "address": reverse("version", args=[character.pk, version.number]),
    }
