"""Ava plays Mara in a campaign of each game that has sheets."""

from __future__ import annotations

from typing import Any

import pytest

from accounts.models import User
from campaigns import actions as campaigns
from campaigns.models import Campaign, Membership, Role
from characters.actions import create_character
from characters.models import Character, State
from rules.systems import SYSTEMS
from tests.table import Table

GAMES = [system.id for system in SYSTEMS.values() if system.sheets]


class SheetTable:
    """A campaign of one game: ``greta`` runs it, ``ava`` plays ``mara`` (approved), ``ben`` nobody; ``guard`` is an NPC."""

    def __init__(self, table: Table, game: str) -> None:
        self.greta, self.ava, self.ben, self.oz = table.greta, table.ava, table.ben, table.oz
        self.client = table.client
        self.campaign: Campaign = campaigns.create_campaign(
            self.greta, title="The Lantern", system=game, language="en", visibility="members"
        )
        for player in (self.ava, self.ben):
            Membership.objects.create(campaign=self.campaign, person=player, role=Role.PLAYER)
        self.mara = create_character(self.ava, self.campaign, name="Mara", state=State.APPROVED)
        self.guard = create_character(self.greta, self.campaign, name="Guard", npc=True)

    def fresh(self, character: Character) -> Character:
        return Character.objects.select_related("campaign", "player").get(pk=character.pk)

    def set_up(self, **fields: Any) -> None:
        """Changes the campaign."""
        Campaign.objects.filter(pk=self.campaign.pk).update(**fields)
        self.campaign.refresh_from_db()

    def put(self, who: User | None) -> Any:
        return self.client(who)


@pytest.fixture
def sheets(table: Table) -> SheetTable:
    """The table of Dark Heresy."""
    return SheetTable(table, "dark-heresy")


@pytest.fixture(params=GAMES)
def any_game(request: pytest.FixtureRequest, table: Table) -> SheetTable:
    return SheetTable(table, request.param)
