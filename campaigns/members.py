"""The people of a table for its page: who they are there, whom they play, and what the reader may do about it."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.utils.formats import date_format
from django.utils.translation import gettext as _

from characters.models import Character

from . import policies
from .absences import away_now
from .models import Campaign, Membership, Role
from .policies import Seat

ORDER = {Role.GM: 0, Role.PLAYER: 1, Role.READER: 2, Role.FORMER: 3}


def members_shown(campaign: Campaign, seat: Seat, now: datetime) -> dict[str, Any]:
    """The context of ``campaigns/members.html``, in a fixed number of statements."""
    rows = list(Membership.objects.filter(campaign=campaign).select_related("person", "removed_by"))
    rows.sort(key=lambda row: (ORDER[Role(row.role)], str(row.person).casefold(), row.pk))
    played: dict[int, list[Character]] = {}
    for character in Character.objects.filter(campaign=campaign, retired_at=None).exclude(player=None):
        played.setdefault(character.player_id or 0, []).append(character)
    away = away_now({row.person_id for row in rows}, now)
    here = [row for row in rows if row.left_at is None and row.role != Role.FORMER]
    gone = [row for row in rows if row not in here]
    gms = sum(row.role == Role.GM for row in here)
    runs = policies.can_run(seat)
    return {
        "campaign": campaign,
        "seat": seat,
        "members": [
            {
                "membership": row,
                "is_me": row.person_id == seat.viewer.pk,
                "characters": played.get(row.person_id, []),
                "away_until": date_format(away[row.person_id].last_day, "MONTH_DAY_FORMAT")
                if row.person_id in away
                else "",
                "roles": roles_for(row, alone=gms == 1) if runs else [],
                "is_only_gm": row.role == Role.GM and gms == 1,
            }
            for row in here
        ],
        "former": [
            {
                "membership": row,
                "characters": played.get(row.person_id, []),
                "note": note_on(row, campaign),
                "may_be_removed": runs and row.left_at is None,
            }
            for row in gone
        ],
        "runs": runs,
        "sits": policies.can_sit(seat),
        "offered_to_me": campaign.offered_to_id is not None and campaign.offered_to_id == seat.viewer.pk,
    }


def roles_for(row: Membership, *, alone: bool) -> list[tuple[str, str]]:
    """The roles that a member can be given, as buttons say it."""
    if row.role == Role.GM and alone:
        return []
    said = {
        Role.GM: _("Make game master too"),
        Role.PLAYER: _("Make player"),
        Role.READER: _("Make reader"),
    }
    return [(role.value, words) for role, words in said.items() if role != row.role]


def note_on(row: Membership, campaign: Campaign) -> str:
    if row.left_at is None:
        return _("Left; still reads what all at the table read.")
    when = date_format(row.left_at, "MONTH_DAY_FORMAT")
    if row.removed_by:
        return _("Removed by %(name)s on %(day)s.") % {"name": row.removed_by, "day": when}
    return _("Left on %(day)s.") % {"day": when}
