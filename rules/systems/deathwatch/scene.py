"""What a scene's header says of the surroundings (sections 5.1, 5.3, 5.9 and 5.11)."""

from __future__ import annotations

from rules.contract import Boolean, Choice, Number, SceneField
from rules.contract.scene import as_it_is

from .bonuses import GRAVITIES

SCENE = (
    SceneField("gravity", GRAVITIES, {"gravity": as_it_is}),
    SceneField("light", Choice("bright", "shadow", "darkness"), {"light": as_it_is}),
    SceneField("difficult_terrain", Boolean(), {"difficult_terrain": as_it_is}),
    SceneField("terrain_factor", Number(0, 10), {"terrain_factor": as_it_is}),
)
