"""Moving in bad light (section 5.9)."""

from __future__ import annotations

from rules.contract import JSON, Choice, Faces, House, Number, asked, asks, check, not_allowed

from .bonuses import at_most, half
from .house_rules import OF_AN_ASSISTED_TEST
from .percentile import SCORE, AmendableInputs, amendable_stakes

TOO_FAST_IN_THE_DARK = -20


@asks
class LightMovement(AmendableInputs):
    light: str = asked(Choice("bright", "shadow", "darkness"))
    speed: float = asked(Number(0, 1000), unit="m")
    distance: float = asked(Number(0, 1000), unit="m")
    perception: int = asked(SCORE)


@check(
    LightMovement,
    covers="DW-090 DW-091 DW-092",
    odds=("veers",),
    house_rules=(*OF_AN_ASSISTED_TEST, "half-rounding"),
)
def light_movement(asked: LightMovement, house: House, faces: Faces) -> dict[str, JSON]:
    """``direction`` of one who veers: 1 is straight on, then clockwise in eighths."""
    if not at_most(asked.distance, asked.speed):
        raise not_allowed("beyond-speed")
    stakes = amendable_stakes(asked.perception, asked, house, TOO_FAST_IN_THE_DARK)
    safe_distance = half(asked.speed, house) if asked.light == "darkness" else asked.speed
    test_needed = not at_most(asked.distance, safe_distance)
    test = stakes.roll(house, faces) if test_needed else None
    veers = test is not None and not test.success
    return {
        "safe_distance": safe_distance,
        "test_needed": test_needed,
        "test": test,
        "veers": veers,
        "direction": faces.d(8, "direction") if veers else None,
    }
