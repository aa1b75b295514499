"""A table for each game: Ava's character has a sheet, and Ossen is an NPC with one."""

from __future__ import annotations

from typing import Any

from characters.actions import save_sheet
from characters.models import Character
from tests.table import Table

SHEETS: dict[str, dict[str, Any]] = {
    "dark-heresy": {
        "life": 12,
        "life_max": 12,
        "fate_current": 3,
        "fate_max": 3,
        "fatigue": 0,
        **dict.fromkeys(("ws", "bs", "s", "t", "ag", "int", "per", "wp", "fel"), 40),
        "weapons": [{"name": "Laspistol", "weapon_class": "pistol", "bonus": 2, "ammo": 10, "magazine": 30}],
    },
    "deathwatch": {
        "fate_current": 3,
        "fate_max": 3,
        "damage_taken": 0,
        "wounds_max": 20,
        **dict.fromkeys(
            (
                "weapon_skill",
                "ballistic_skill",
                "strength",
                "toughness",
                "agility",
                "intelligence",
                "perception",
                "willpower",
                "fellowship",
            ),
            40,
        ),
    },
    "hyperspace-d6": {
        "determination": 20,
        "improvement_points": 3,
        "force_points": 1,
        "attributes": {"dexterity": 3, "strength": 3, "perception": 2},
        "skills": {"blasters": 2},
    },
    "starfinder": {"stamina": 20, "stamina_max": 20, "hit_points": 20, "hit_points_max": 20, "strength": 14},
}


def play(table: Table, system: str) -> Table:
    """Makes the table play ``system``, with sheets for Mara (Ava's) and Ossen."""
    table.campaign.system = system
    table.campaign.save(update_fields=["system"])
    table.scene.campaign.system = system
    for character in (table.mara, table.ossen):
        save_sheet(table.greta, fresh(character), SHEETS[system], base_version=0)
    table.mara, table.ossen = fresh(table.mara), fresh(table.ossen)
    return table


def fresh(character: Character) -> Character:
    return Character.objects.select_related("campaign").get(pk=character.pk)
