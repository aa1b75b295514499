"""Secrets of sheets × everybody × every address about characters: each stands exactly where it may."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from accounts.models import User
from campaigns.models import Campaign, Membership, Role
from characters import actions
from characters.actions import create_character
from characters.models import Character, State
from rules.models import Roll
from tests.campaigns.test_rolling_checks import rolled
from tests.playing import fresh, play
from tests.table import Table, person

SEATED = {"greta", "ava", "ben", "rita"}


def change(who: User, character: Character, why: str = "", **values: Any) -> Any:
    character = fresh(character)
    given = {**character.sheet, **values}
    return actions.save_sheet(who, character, given, base_version=character.version, why=why)


@pytest.fixture
def allowed(table: Table) -> dict[str, set[str]]:
    """Sets the table and gives each marker with the names of those who may read it."""
    play(table, "dark-heresy")
    create_character(table.greta, table.campaign, name="NEVER-MET", npc=True)
    table.post(table.greta, "Well, well.", speaker=table.ossen)
    change(table.greta, table.ossen, notes="NPC-SHEET", why="NPC-WHY")
    actions.change_texts(table.greta, table.ossen, biography="NPC-BIOGRAPHY", gm_notes="NPC-NOTES")
    actions.change_texts(
        table.ava, table.mara, biography="BIOGRAPHY", gm_notes="SHARED-NOTES", own_notes="OWN-NOTES"
    )
    change(table.greta, table.mara, notes="SHEET-TEXT", why="VERSION-WHY")
    Character.objects.filter(pk=table.mara.pk).update(state=State.DRAFT)
    actions.submit_character(table.ava, fresh(table.mara))
    actions.send_back(table.greta, fresh(table.mara), "SENT-BACK-WORDS")
    actions.submit_character(table.ava, fresh(table.mara))
    actions.approve_character(table.greta, fresh(table.mara))
    change(table.ava, table.mara, notes="PROPOSED-TEXT", why="PROPOSED-WHY")
    rolled(table, "[[damage-1]]")
    both = {"greta", "ava"}
    return {
        "NEVER-MET": {"greta"},
        **{marker: {"greta"} for marker in ("NPC-SHEET", "NPC-WHY", "NPC-BIOGRAPHY", "NPC-NOTES")},
        "BIOGRAPHY": SEATED,
        **dict.fromkeys(("SHARED-NOTES", "SENT-BACK-WORDS", "PROPOSED-TEXT", "PROPOSED-WHY"), both),
        "OWN-NOTES": {"ava"},
        **dict.fromkeys(("SHEET-TEXT", "VERSION-WHY"), SEATED),
    }


def addresses(table: Table) -> Iterator[str]:
    campaign, scene = f"/campaigns/{table.campaign.slug}/", f"/scenes/{table.scene.pk}/"
    yield from (
        campaign,
        f"{campaign}characters/",
        f"{campaign}log/",
        f"{campaign}search/?q=a",
        "/search/?q=a",
    )
    yield from (scene, f"{scene}aside/", "/notifications/", "/", "/gm/", "/new/")
    for character in Character.objects.all():
        own = f"/characters/{character.pk}/"
        yield own
        for part in ("settings", "texts", "faces", "sheet", "proposals", "versions", "rolls", "roll", "life"):
            yield f"{own}{part}/"
        yield from (f"{own}versions/1/", f"{own}versions/2/", f"{own}versions/compare/", f"{own}export.json")
        yield from (f"{own}proposals/{one.pk}/" for one in character.proposals.all())
        yield f"/rules/dark-heresy/?character={character.pk}"
        yield f"/rules/dark-heresy/movement-rates/?character={character.pk}"
        for roll in Roll.objects.all():
            yield f"{scene}rolls/{roll.number}/apply/wounds/?character={character.pk}&shown=1"
    for roll in Roll.objects.all():
        yield f"{campaign}rolls/{roll.number}/"
        yield f"/r/{roll.code}"


@pytest.mark.parametrize("public", [False, True], ids=["members only", "public"])
def test_each_secret_of_a_sheet_stands_where_it_may(
    table: Table, allowed: dict[str, set[str]], public: bool
) -> None:
    rita = person("Rita")
    Membership.objects.create(campaign=table.campaign, person=rita, role=Role.READER)
    people: dict[str, User | None] = {
        **{name: getattr(table, name) for name in ("greta", "ava", "ben", "oz")},
        "rita": rita,
        "nobody": None,
    }
    if public:
        table.campaign.visibility = Campaign.Visibility.PUBLIC
        table.campaign.save()
        allowed["BIOGRAPHY"] = set(people)
    wrong, seen = [], {marker: set() for marker in allowed}
    for name, who in people.items():
        for address in addresses(table):
            text = table.client(who).get(address, follow=True).content.decode()
            for marker, may in allowed.items():
                if marker in text.replace("NPC-BIOGRAPHY", "" if marker == "BIOGRAPHY" else "NPC-BIOGRAPHY"):
                    seen[marker].add(name)
                    if name not in may:
                        wrong.append(f"{name} reads {marker} at {address}")
    assert not wrong
    assert seen == allowed
