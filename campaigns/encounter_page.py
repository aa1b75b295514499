"""An encounter as it is seen: the panel beside a scene for everybody, and the game master's page."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.contrib.auth.models import AnonymousUser
from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import Count, Exists, F, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Coalesce, JSONObject
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import get_language, ngettext
from django.utils.translation import gettext as _

from accounts.models import Absence
from characters.models import Character
from characters.playing import Blow, EffectForm, amendable, own_characters, standings
from characters.policies import known_characters
from characters.sheet_page import SheetPage
from characters.sheets import sheet_of
from rules.models import Roll
from rules.prepared import Prepared

from .encounter_words import condition_label, step_said, words_of
from .encounters import (
    Running,
    characters_of,
    fight_of,
    is_group,
    is_left_alone,
    played_by_somebody,
    shown_name,
    side_said,
    standing,
    ties,
    usual_side,
)
from .models import Condition, Encounter, EncounterStep, GroupMember, Participant, Scene
from .offers import amendments
from .policies import Seat

_NUMBERED = re.compile(r"(.*?)\s+\d{1,6}$")


@dataclass(frozen=True)
class Stranger:
    """The face of somebody whom the players do not know."""

    accent: str = "slate"
    linocut: str = "ossen"


# --- The panel


def panel_of(seat: Seat, scene: Any) -> dict[str, Any] | None:
    """The order of turns as this reader may know it; None where no encounter runs. One statement, and a handful more where
    the reader may still change what they have rolled for initiative."""
    if not getattr(scene, "has_encounter", True):
        return None
    rows = _rows_for_panel(scene.pk, timezone.now().date())
    if not rows:
        return None
    encounter = rows[0].encounter
    shown = [row for row in rows if seat.is_gm or not row.is_hidden]
    people = [person_shown(seat, scene, encounter, row) for row in shown]
    changes = changes_of_initiative(seat, scene, encounter, shown)
    for row, person in zip(shown, people, strict=True):
        person["actions"] += changes.get(row.roll_id, ())
    return {
        "label": _("Round %(round)s") % {"round": encounter.round},
        "people": people,
        "url": reverse("encounter", args=[scene.pk]) if seat.is_gm else "",
        "whose": whose_turn(seat, encounter, shown),
    }


def changes_of_initiative(
    seat: Seat, scene: Scene, encounter: Encounter, rows: Iterable[Any]
) -> dict[int, list[dict[str, Any]]]:
    """By rolls for initiative: the amendments that the rules allow the reader, such as by fate, while the first round lasts."""
    mine = {row.roll_id for row in rows if row.roll_id and row.character_id in seat.character_ids}
    if not mine or encounter.round > 1 or not scene.is_open or not fight_of(scene).rule:
        return {}
    rolls = [one for one in Roll.objects.filter(pk__in=mine).select_related("entry") if amendable(one)]
    own = {one.pk: one for one in own_characters(rolls, character_ids=seat.character_ids, is_gm=False)}
    return {
        pk: [
            offer | {"quiet": True, "main": False}
            for offer in amendments(scene, standing, own[standing.roll.character_id or 0])
        ]
        for pk, standing in standings(rolls).items()
        if standing.roll.character_id in own
    }


def _for_panel(scene: int, today: date) -> QuerySet[Any]:
    away = Absence.objects.filter(
        person=OuterRef("character__player"), first_day__lte=today, last_day__gte=today
    ).order_by("-last_day")
    members = GroupMember.objects.filter(participant=OuterRef("pk")).order_by()
    up = members.filter(fallen_at=None, character__died_at=None, character__retired_at=None).values(
        "participant"
    )
    conditions = Condition.objects.filter(participant=OuterRef("pk"))
    return (
        Participant.objects.filter(
            encounter__scene=scene,
            encounter__ended_at=None,
            encounter__started_at__isnull=False,
            initiative__isnull=False,
            left_at=None,
        )
        .select_related("encounter", "character__player")
        .annotate(
            is_group=Exists(members),
            count=Coalesce(Subquery(up.annotate(count=Count("pk")).values("count")), 0),
            suffers=ArraySubquery(
                conditions.values(said=JSONObject(key=F("key"), words=F("words"), left=F("turns_left")))
            ),
            away_until=Subquery(away.values("last_day")[:1]),
            is_played=played_by_somebody(),
        )
        .order_by("place", "pk")
    )


_rows_for_panel: Prepared[Any] = Prepared(_for_panel)


def person_shown(seat: Seat, scene: Scene, encounter: Encounter, row: Any) -> dict[str, Any]:
    character, mine = row.character, row.character_id in seat.character_ids
    name = row.shown_as or row.name
    if row.is_group and (row.shows_count or seat.is_gm):
        name = f"{name}\u00a0×\u00a0{row.count}"
    unknown = bool(row.shown_as) and not seat.is_gm
    shown: dict[str, Any] = {
        "name": name,
        "face": Stranger() if unknown else character,
        "number": "" if row.initiative is None else row.initiative,
        "is_on": row.pk in encounter.acting,
        "conditions": [condition_shown(scene, one) for one in row.suffers],
        "notes": [],
        "actions": [],
    }
    if row.is_surprised and encounter.round == 1:
        shown["notes"].append(_("surprised"))
    if row.is_delaying:
        coming = row.pk in encounter.up_next
        shown["notes"].append(_("comes in next") if coming else _("delays"))
    if character.died_at:
        shown["notes"].append(_("dead"))
    if character.retired_at:
        shown["notes"].append(_("retired"))
    if row.is_hidden:
        shown["notes"].append(_("hidden"))
    if is_left_alone(row):
        shown["notes"].append(_("nobody plays them now"))
    elif row.away_until:
        last = date_format(row.away_until, "MONTH_DAY_FORMAT")
        shown["notes"].append(_("away until %(day)s") % {"day": last})
    if mine and shown["is_on"]:
        shown["actions"].append(action_of(scene, row, "delay", _("Delay the turn")))
    if mine and row.is_delaying and row.pk not in encounter.up_next:
        shown["actions"].append(action_of(scene, row, "come-in", _("Come in next")))
    if shown["is_on"]:
        shown["chip"] = _("Your turn") if mine else _("On turn")
        shown["chip_kind"] = "you" if mine else ""
    return shown


def action_of(scene: Scene, row: Participant, does: str, label: str) -> dict[str, Any]:
    return {
        "action": reverse("encounter_turn", args=[scene.pk, row.pk]),
        "label": label,
        "fields": [("do", does)],
        "quiet": True,
    }


def condition_shown(scene: Scene, one: dict[str, Any]) -> dict[str, Any]:
    return {
        "label": condition_label(scene, one["key"], one["words"]),
        "left": one["left"],
        "left_said": rounds_said(one["left"]),
        "key": one["key"],
        "words": one["words"],
    }


def rounds_said(left: int | None) -> str:
    if left is None:
        return ""
    return ngettext("%(count)s round", "%(count)s rounds", left) % {"count": left}


def whose_turn(seat: Seat, encounter: Encounter, shown: Iterable[Any]) -> str:
    """What stands below the order where nobody in it is marked."""
    known = {row.pk for row in shown}
    if known & set(encounter.acting):
        return ""
    if encounter.acting:
        return _("It is the game master's turn.")
    return _("Nobody can act. The game master goes on.")


# --- The game master's page


class EncounterPage:
    """The running encounter with all its buttons. ``kept``: the form that was refused, to be shown as it was filled in."""

    def __init__(self, running: Running, kept: Any = None) -> None:
        self.running = running
        self.scene = running.scene
        self.encounter = running.encounter
        self.fight = running.fight
        self.language = get_language() or "en"
        self.kept = kept or {}

    @property
    def context(self) -> dict[str, Any]:
        step = self.last_step
        return {
            "encounter": self.encounter,
            "label": _("Round %(round)s") % {"round": self.encounter.round},
            "whose": self.whose,
            "rows": [self.row(one) for one in self.running.in_order()],
            "undo": step_said(self.running, step) if step else "",
            "ties": [", ".join(row.name for row in tie) for tie in ties(self.running)],
            "conditions": self.conditions,
            "most_rounds": range(1, 11),
        }

    @property
    def last_step(self) -> EncounterStep | None:
        return self.encounter.steps.filter(undone_at=None).last()

    @property
    def whose(self) -> str:
        acting = [row.name for row in self.running.acting()]
        if acting:
            return ", ".join(acting)
        if not any(one.here for one in self.running.battle.fighters):
            return _("Nobody is left in this encounter. End it, or bring somebody in.")
        return _("Nobody can act this round.")

    @property
    def conditions(self) -> list[tuple[str, str]]:
        """The system's, by their words."""
        found = [(key, condition_label(self.scene, key, "")) for key in self.fight.conditions]
        return sorted(found, key=lambda one: one[1].casefold())

    def row(self, row: Participant) -> dict[str, Any]:
        fighter = self.running.battle.fighter(row.pk)
        up = standing(row)
        notes = [
            *([_("surprised")] if fighter.surprised and self.encounter.round == 1 else []),
            *([_("delays")] if fighter.delaying else []),
            *([_("hidden from the players")] if row.is_hidden else []),
            *([_("the players read “%(name)s”") % {"name": row.shown_as}] if row.shown_as else []),
            *([side_said(row.side)] if row.side and self.encounter.blocks == Encounter.Blocks.SIDES else []),
            *([] if up else [_("cannot act any more")]),
            *([_("nobody plays them now")] if is_left_alone(row) else []),
        ]
        return {
            "row": row,
            "name": shown_name(row) if not row.shown_as else f"{row.name}",
            "face": row.character,
            "is_on": row.pk in self.running.battle.acting,
            "is_delaying": fighter.delaying,
            "is_left_alone": is_left_alone(row),
            "notes": notes,
            "tracks": self.tracks(row),
            "conditions": [
                condition_shown(self.scene, {"key": one.key, "words": one.words, "left": one.left})
                for one in fighter.ailments
            ],
            "members": [{"character": one, "up": one in up} for one in characters_of(row)]
            if is_group(row)
            else [],
            "targets": up,
            "harm": self.harm(row) if up else None,
            "typed": self.typed(row),
            "retry": secrets.token_hex(16),
        }

    def kept_for(self, row: Participant, *buttons: str) -> Any:
        """What was typed into a form of this line that was refused; None where it was not one with these buttons."""
        its_own = self.kept.get("participant") == str(row.pk) and self.kept.get("do") in buttons
        return self.kept if its_own else None

    def typed(self, row: Participant) -> dict[str, Any]:
        """How the forms of a line are filled in, and which of them is open."""
        condition = self.kept_for(row, "condition") or {}
        number, show = self.kept_for(row, "initiative"), self.kept_for(row, "show")
        standing_number = "" if row.initiative is None else row.initiative
        return {
            "open": (self.kept_for(row, "harm", "condition", "initiative", "show") or {}).get("do", ""),
            "target": (self.kept_for(row, "harm") or {}).get("target", ""),
            "key": condition.get("key", ""),
            "words": condition.get("words", ""),
            "rounds": condition.get("rounds", ""),
            "number": standing_number if number is None else number.get("number", ""),
            "shown_as": row.shown_as if show is None else show.get("shown_as", ""),
            "hidden": row.is_hidden if show is None else "hidden" in show,
            "uncounted": not row.shows_count if show is None else "uncounted" in show,
        }

    def tracks(self, row: Participant) -> list[dict[str, Any]]:
        """How somebody stands, by the resources of the sheet."""
        if is_group(row) or sheet_of(row.character) is None:
            return []
        panel = SheetPage(row.character, self.language).panel
        return list(panel["tracks"]) if panel else []

    def harm(self, row: Participant) -> dict[str, Any] | None:
        """The boxes for damage: what the rules ask beside the number."""
        target = standing(row)[0]
        if self.fight.harm is None or sheet_of(target) is None:
            return None
        sent = self.kept_for(row, "harm")
        blow = Blow.against(target, damage=0)
        form = EffectForm(self.fight.harm, blow, target, self.language, sent)
        return {"boxes": form.boxes, "amount": sent.get("amount", "") if sent is not None else ""}


# --- Before it begins


def candidates(seat: Seat, scene: Scene, sent: Any = None) -> dict[str, list[dict[str, Any]]]:
    """Whom the game master may choose: the scene's cast, and all other NPCs; those of one name with numbers behind it as a group
    too. What the players have not met begins hidden. ``sent``: a form to show as it was filled in."""
    alive = Q(retired_at=None, died_at=None)
    everybody = list(
        Character.objects.filter(alive, campaign=scene.campaign)
        .select_related("player")
        .order_by("name", "pk")
    )
    cast = set(scene.cast.filter(left_at=None).values_list("character", flat=True))
    met = set(known_characters(scene.campaign, AnonymousUser(), None).values_list("pk", flat=True)) | cast
    taken = set(
        Participant.objects.filter(
            encounter__scene=scene, encounter__ended_at=None, left_at=None
        ).values_list("character", flat=True)
    ) | set(
        GroupMember.objects.filter(
            participant__encounter__scene=scene,
            participant__encounter__ended_at=None,
            participant__left_at=None,
        ).values_list("character", flat=True)
    )
    here, elsewhere = [], []
    for character in everybody:
        if character.pk in taken:
            continue
        one = {
            "character": character,
            "value": str(character.pk),
            "name": character.name,
            "is_hidden": character.pk not in met,
            "chosen": character.pk in cast,
            "side": side_said(usual_side(character)),
        }
        if character.pk in cast:
            here.append(one)
        elif character.is_npc:
            elsewhere.append(one)
    found: dict[str, list[dict[str, Any]]] = {
        "cast": here,
        "groups": groups_of([*here, *elsewhere]),
        "npcs": elsewhere,
    }
    if sent is not None:
        for shown in (shown for people in found.values() for shown in people):
            shown |= as_sent(shown["value"], sent)
    return found


def as_sent(value: str, sent: Any) -> dict[str, Any]:
    """What a form says of one who may be chosen."""
    said = {name: sent.get(f"{name}-{value}", "") for name in ("side", "initiative", "shown")}
    ticked = {name: f"{name}-{value}" in sent for name in ("surprised", "uncounted")}
    return {**said, **ticked, "chosen": value in sent.getlist("in"), "is_hidden": f"hidden-{value}" in sent}


def stem_of(name: str) -> str:
    numbered = _NUMBERED.fullmatch(name)
    return numbered.group(1) if numbered else name


def groups_of(candidates: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """NPCs of one kind, by the name that copies share."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    for one in candidates:
        if one["character"].is_npc:
            kinds.setdefault(stem_of(one["name"]), []).append(one)
    return [
        {
            "value": "-".join(one["value"] for one in several),
            "name": stem,
            "character": several[0]["character"],
            "count": len(several),
            "is_hidden": all(one["is_hidden"] for one in several),
            "side": several[0]["side"],
        }
        for stem, several in kinds.items()
        if len(several) > 1
    ]


def dice_wanted(scene: Scene) -> bool:
    """Whether the game master says which dice are rolled for initiative."""
    fight = fight_of(scene)
    return not fight.rule and fight.fixed is None and scene.campaign.system == "dice"


def rule_said(scene: Scene) -> str:
    """How this game finds the order, in a line."""
    fight = fight_of(scene)
    if fight.fixed is not None:
        return _("In this game initiative stands on the sheet: nothing is rolled.")
    if fight.rule:
        return _("%(rule)s is rolled for all at once, in the ledger.") % {
            "rule": words_of(scene).text(f"rule-{fight.rule}")
        }
    return _("Dice are rolled for all at once, in the ledger.")
