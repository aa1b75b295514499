"""The squad's cohesion and the track of wounds (section 5.12)."""

from __future__ import annotations

from rules.contract import (
    JSON,
    Choice,
    Faces,
    House,
    Integer,
    asked,
    asks,
    check,
    invalid,
    not_allowed,
    transition,
)

MOST_CRITICAL = 100
MODES = Choice("solo", "squad")


@asks
class CohesionTest:
    cohesion: int = asked(Integer(0, 20))
    mode: str = asked(MODES)


@check(CohesionTest, covers="DW-115", odds=("success",))
def cohesion_test(asked: CohesionTest, house: House, faces: Faces) -> dict[str, JSON]:
    if asked.mode == "squad":
        raise not_allowed("already-squad")
    roll = faces.d(10, "cohesion")
    success = roll <= asked.cohesion
    return {"roll": roll, "success": success, "mode": "squad" if success else "solo"}


@asks
class WoundTrack:
    wounds_max: int = asked(Integer(1, 200))
    damage_taken: int = asked(Integer(0, 200))
    critical: int = asked(Integer(0, MOST_CRITICAL), default=0)
    amount: int = asked(Integer(0, 1000))

    def __post_init__(self) -> None:
        if self.damage_taken > self.wounds_max:
            raise invalid("inputs.damage_taken", "error-out-of-range", least=0, most=self.wounds_max)


@transition(WoundTrack, covers="DW-112")
def wound_track(asked: WoundTrack, house: House, faces: Faces) -> dict[str, JSON]:
    """Damage fills the wounds; what is left over is critical damage."""
    total = asked.damage_taken + asked.amount
    damage_taken = min(total, asked.wounds_max)
    critical = min(MOST_CRITICAL, asked.critical + total - damage_taken)
    return {
        "damage_taken": damage_taken,
        "critical": critical,
        "wounds_left": asked.wounds_max - damage_taken,
    }
