"""The form in which a game master asks characters for a roll: whom, what, until when, and who sees what comes of it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

from django.core.exceptions import ValidationError
from django.db.models import Q
from django.urls import reverse
from django.utils import timezone
from django.utils.dateparse import parse_datetime
from django.utils.functional import cached_property
from django.utils.translation import gettext as _

from characters.models import Character
from rules.asking import LONGEST_REASON, fitting
from rules.contract import RulesError

from .actions.requests import Others, Wanted
from .deadlines import by_the_clock
from .models import RollRequest, Scene
from .policies import Seat
from .requests import CannotBeRolled, NotAllSaid, ask_for
from .tray import Tray, before
from .turn_page import table_of

MOST_SHOWN = 12
LONGEST_EXPRESSION = 200


class UnreadableMoment(Exception):
    """What was typed is no date and time."""


def typed_moment(typed: str, zone: ZoneInfo) -> datetime | None:
    """A date and time as the table's clocks show it; None where nothing was typed."""
    if not typed.strip():
        return None
    try:
        read = parse_datetime(typed.strip())
    except ValueError:
        read = None
    if read is None:
        raise UnreadableMoment
    return (read if read.tzinfo else by_the_clock(read, zone)).astimezone(UTC)


class RequestForm:
    """``sent``: the form's data when it was sent; everything typed is shown again."""

    def __init__(self, scene: Scene, seat: Seat, sent: Any = None) -> None:
        self.scene = scene
        self.seat = seat
        self.was_sent = sent is not None
        self.sent: Mapping[str, str] = sent if sent is not None else {}
        self.errors: list[str] = []
        self.retry_key = (self.sent.get("retry") or secrets.token_hex(16))[:64]
        self.zone = ZoneInfo(scene.campaign.time_zone)

    # --- Whom

    @cached_property
    def people(self) -> list[dict[str, Any]]:
        """The cast, then the NPCs of the campaign; whoever is played is chosen at first."""
        table = table_of(self.seat, self.scene)
        inside = [member.character for member in table.members if member.character.retired_at is None]
        known = {character.pk for character in inside}
        others = Character.objects.filter(Q(player=None), campaign=self.scene.campaign, retired_at=None)
        return [
            {
                "character": one,
                "value": str(one.pk),
                "note": str(one.player) if one.player else _("NPC"),
                "away_until": (table.away(one.pk) or {}).get("last"),
                "chosen": str(one.pk) in self.ticked if self.was_sent else one.player_id is not None,
            }
            for one in [*inside, *others.exclude(pk__in=known).order_by("name")]
        ]

    @cached_property
    def ticked(self) -> set[str]:
        getlist = getattr(self.sent, "getlist", None)
        return set(getlist("character")) if getlist else set()

    @property
    def characters(self) -> list[Character]:
        return [one["character"] for one in self.people if one["chosen"]]

    # --- What

    @cached_property
    def tray(self) -> Tray:
        """The dice tray, filled from the sheet of the first who is chosen: the others' checks have the same names."""
        first = next((one for one in self.characters), None) or next(
            (one["character"] for one in self.people), None
        )
        if first is not None:
            first.campaign = self.scene.campaign
        tray = Tray(self.scene, first, self.sent, is_open=True, typed=0, is_gm=True, may_seal=True)
        tray.check_url = reverse("requested_check", args=[self.scene.pk])
        tray.asks_alone = True
        return tray

    @property
    def tray_for_each(self) -> Tray:
        """The tray, with what would come of it for each of several who are chosen."""
        if len(self.characters) > 1:
            found = [self.known_of(one) for one in self.characters[:MOST_SHOWN]]
            self.tray.each = found if any(len(one) > 1 for one in found) else []
        return self.tray

    def known_of(self, character: Character) -> dict[str, Any]:
        """Odds and target of one who is chosen, or why they cannot roll it. Nothing is said while nothing is chosen."""
        try:
            wanted, others = self.wanted, self.others
            if not (wanted.check_key or wanted.expression):
                return {"character": character}
            resists = others.kind == RollRequest.Kind.OPPOSED and character != (
                others.lead or self.characters[0]
            )
            asked = ask_for(
                self.scene,
                character,
                check_key=others.check_key or wanted.check_key if resists else wanted.check_key,
                given={} if resists else wanted.given,
                expression=wanted.expression,
            )
        except (RulesError, ValidationError, NotAllSaid):
            return {"character": character}
        except CannotBeRolled as refusal:
            return {"character": character, "note": str(refusal).removeprefix(f"{character.name}: ")}
        known = before(self.tray.checks.system, asked)
        return {"character": character, "odds": known.success, "target": known.target or known.pool}

    @property
    def wanted(self) -> Wanted:
        """What is asked for. Raises ``RulesError`` for a mistake in what was typed."""
        asked = self.tray.asked
        typed = self.tray.expression.strip()
        if asked is None and typed:
            asked = self.tray.checks.find(typed, self.tray.language)
        reason = fitting(self.tray.reason.strip(), "reason", LONGEST_REASON)
        if asked is not None:
            return Wanted(asked.check.key, asked.given, reason=reason or asked.reason)
        dice, _mark, said = typed.partition("#")
        expression = fitting(dice.strip(), "expression", LONGEST_EXPRESSION)
        return Wanted(expression=expression, reason=reason or fitting(said.strip(), "reason", LONGEST_REASON))

    @property
    def kinds(self) -> list[dict[str, Any]]:
        """What the system's rules know of besides a roll each."""
        play = self.tray.checks.system.play
        known = {
            RollRequest.Kind.OPPOSED: bool(play.contests),
            RollRequest.Kind.GROUP: play.together is not None,
        }
        return [
            {"value": value, "label": label, "chosen": value == self.kind}
            for value, label in RollRequest.Kind.choices
            if known.get(RollRequest.Kind(value), True)
        ]

    @property
    def kind(self) -> str:
        said = self.sent.get("kind", "")
        return said if said in RollRequest.Kind.values else RollRequest.Kind.EACH

    @property
    def lead(self) -> str:
        """The id of who acts or leads; empty: the first one, or whom the rules choose."""
        return self.sent.get("lead", "")

    @property
    def against_typed(self) -> str:
        return self.sent.get("against_check", "")

    @property
    def others(self) -> Others:
        """Raises ``ValidationError`` for a check that the first one's sheet does not know."""
        key = ""
        if self.against_typed.strip():
            check, _parts, _reason = self.tray.checks.read(self.against_typed, self.tray.language)
            if check is None:
                raise ValidationError(
                    _("There is no check called “%(name)s”.") % {"name": self.against_typed[:80]}
                )
            key = check.key
        lead = next((one for one in self.characters if str(one.pk) == self.lead), None)
        return Others(self.kind, lead, key, self.hides_npcs)

    # --- How

    @property
    def hides_npcs(self) -> bool:
        return bool(self.sent.get("hides_npcs"))

    @property
    def hides_target(self) -> bool:
        return bool(self.sent.get("hides_target"))

    @property
    def keeps_results(self) -> bool:
        return bool(self.sent.get("keeps_results"))

    @property
    def only_asked(self) -> bool:
        return bool(self.sent.get("only_asked"))

    @property
    def until_typed(self) -> str:
        return self.sent.get("until", "")

    @property
    def at_deadline(self) -> str:
        said = self.sent.get("at_deadline", "")
        return said if said in RollRequest.AtDeadline.values else RollRequest.AtDeadline.LEAVE

    @property
    def endings(self) -> list[dict[str, Any]]:
        return [
            {"value": value, "label": label, "chosen": value == self.at_deadline}
            for value, label in RollRequest.AtDeadline.choices
        ]

    def terms(self) -> dict[str, Any]:
        """What ``request_rolls`` takes by name. Raises ``UnreadableMoment``."""
        return {
            "retry_key": self.retry_key,
            "others": self.others,
            "hides_target": self.hides_target,
            "keeps_results": self.keeps_results,
            "only_asked": self.only_asked,
            "until": typed_moment(self.until_typed, self.zone),
            "at_deadline": self.at_deadline,
        }

    @property
    def soonest(self) -> str:
        """The earliest deadline that can be chosen, by the table's clock."""
        return timezone.localtime(timezone=self.zone).strftime("%Y-%m-%dT%H:%M")
