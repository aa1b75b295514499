"""Prepared querysets that depend on where somebody sits at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib.auth.models import AnonymousUser
from django.db.models import Model, QuerySet

from accounts.models import User
from rules.prepared import Prepared, Value

from .models import Campaign, Role
from .policies import Seat


class ForSeat[Row: Model]:
    """``build`` makes the queryset for a seat and some values. There is a statement for game masters, who see all, one for people
    (for each number of characters that they play) and one for strangers; ``build`` reads of the seat whether it is a game master's,
    the campaign, the viewer and the characters alone."""

    def __init__(self, build: Callable[..., QuerySet[Row]]) -> None:
        self._for_gm = Prepared(lambda *values: build(_GM, *values))
        self._for_person = Prepared(
            lambda viewer, campaign, characters, *values: build(
                Seat(User(pk=viewer), Campaign(pk=campaign), Role.READER, frozenset(characters)), *values
            )
        )
        self._for_stranger = Prepared(
            lambda campaign, *values: build(
                Seat(AnonymousUser(), Campaign(pk=campaign), None, frozenset()), *values
            )
        )

    def __call__(self, seat: Seat, *values: Value) -> list[Any]:
        if seat.is_gm:
            return self._for_gm(*values)
        if seat.viewer.is_authenticated:
            played = sorted(seat.character_ids)
            return self._for_person(seat.viewer.pk, seat.campaign.pk, played, *values)
        return self._for_stranger(seat.campaign.pk, *values)


_GM = Seat(AnonymousUser(), Campaign(), Role.GM, frozenset())
