"""What a scene's header says of the surroundings (section 1.2, DH-120)."""

from __future__ import annotations

from rules.contract import Boolean, SceneField
from rules.contract.scene import as_it_is

SCENE = (
    SceneField(
        "darkness",
        Boolean(),
        {
            "conditions.darkness": as_it_is,
            "attacker.conditions.darkness": as_it_is,
            "defender.conditions.darkness": as_it_is,
        },
    ),
)
