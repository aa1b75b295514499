"""What a scene's header says of the surroundings: gravity, wind, water, ground and land (sections 3.4, 6.4 and 6.6)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.contract import JSON, Choice, SceneField
from rules.contract.scene import Fill, as_it_is

from .tables import CLIMB_CIRCUMSTANCES, GRAVITY, TERRAIN_FACTORS, WATER, WIND


def circumstance(names: Mapping[str, str]) -> Fill:
    """What climbers meet in it (6.6); most of it nothing."""

    def fill(value: JSON) -> JSON:
        return [names[value]] if value in names else None

    return fill


PULL = {"zero": "low-gravity", "low": "low-gravity", "high": "high-gravity", "extreme": "high-gravity"}
GUSTS = {wind: name for wind in WIND for name in (f"{wind}-wind", wind) if name in CLIMB_CIRCUMSTANCES}
GROUND = ("wet", "icy")

SCENE = (
    SceneField(
        "gravity",
        GRAVITY,
        {"gravity": as_it_is, "grid.gravity": as_it_is, "circumstances": circumstance(PULL)},
    ),
    SceneField("wind", Choice(*WIND), {"wind": as_it_is, "circumstances": circumstance(GUSTS)}),
    SceneField("ground", Choice(*GROUND), {"circumstances": circumstance({one: one for one in GROUND})}),
    SceneField("water", Choice(*WATER), {"water": as_it_is}),
    SceneField("terrain", Choice(*TERRAIN_FACTORS), {"terrain": as_it_is}),
)
