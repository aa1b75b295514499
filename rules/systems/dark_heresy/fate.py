"""Fate points: spending, burning, refreshing, awarding (section 4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.contract import (
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    asked,
    asks,
    invalid,
    not_allowed,
    transition,
)

from .amendments import AMENDABLE, Original, Side, amended, check_side
from .d100 import BONUS

FATE = Integer(0, 20)
AMENDS = ("reroll", "add-degree")


@dataclass(frozen=True)
class Pool:
    fate_max: int
    fate_current: int


def _check_pool(fate_max: int, fate_current: int) -> None:
    if fate_current > fate_max:
        raise invalid("inputs.fate_current", "error-more-than-fate-max")


@asks
class FateSpend:
    option: str = asked(Choice("reroll", "initiative-10", "add-degree", "heal", "shake-stun"))
    fate_max: int = asked(FATE)
    fate_current: int = asked(FATE)
    original: Original | None = asked(Original, when=("option", *AMENDS))
    side: Side | None = asked(Choice("a", "b"), optional=True, when=("option", *AMENDS))
    agility_bonus: int | None = asked(BONUS, when=("option", "initiative-10"))
    life_max: int | None = asked(Integer(1, 500), when=("option", "heal"))
    life: int | None = asked(Integer(-200, 500), when=("option", "heal"))
    stunned: bool | None = asked(Boolean(), when=("option", "shake-stun"))


def _check_spend(asked: FateSpend) -> None:
    _check_pool(asked.fate_max, asked.fate_current)
    if asked.life is not None and asked.life_max is not None and asked.life > asked.life_max:
        raise invalid("inputs.life", "error-more-than-life-max")
    if asked.original:
        check_side(asked.original, asked.side)


AMENDED_SWITCHES = tuple(
    dict.fromkeys(key for amendable in AMENDABLE.values() for key in amendable.rule.house_rules)
)


@transition(
    FateSpend,
    covers="DH-011 DH-013 DH-014 DH-015 DH-016 DH-017 DH-018 DH-019 DH-023 DH-024",
    house_rules=AMENDED_SWITCHES,
    amends=True,
)
def fate_spend(asked: FateSpend, house: House, faces: Faces) -> dict[str, Any]:
    """The outcome's fields differ by option."""
    _check_spend(asked)
    spent: dict[str, Any] = {
        "option": asked.option,
        "fate_max": asked.fate_max,
        "fate_current": asked.fate_current - 1,
    }
    fate_left = asked.fate_current > 0
    if asked.original:
        return spent | vars(amended(asked.option, asked.original, asked.side, fate_left, house, faces))
    if not fate_left:
        raise not_allowed("no-fate-left")
    if asked.agility_bonus is not None:
        return spent | {
            "die": 10,
            "agility_bonus": asked.agility_bonus,
            "initiative": 10 + asked.agility_bonus,
        }
    if asked.life is not None and asked.life_max is not None:
        if asked.life < 0:
            raise not_allowed("life-below-zero")
        roll = faces.d(5, "heal")
        life = min(asked.life_max, asked.life + roll)
        return spent | {"roll": roll, "life": life, "healed": life - asked.life}
    if not asked.stunned:
        raise not_allowed("not-stunned")
    return spent | {"stunned": False}


@asks
class FateBurn:
    """``lethal``: the game master confirms that it would have killed. ``from_natural_100``: death follows from a roll of 100."""

    fate_max: int = asked(FATE)
    fate_current: int = asked(FATE)
    lethal: bool = asked(Boolean())
    from_natural_100: bool = asked(Boolean(), default=False)


@dataclass(frozen=True)
class Burnt(Pool):
    survives: bool


@transition(FateBurn, covers="DH-020 DH-021 DH-024", house_rules=("natural-100",))
def fate_burn(asked: FateBurn, house: House, faces: Faces) -> Burnt:
    """An inactive point can be burnt too, and goes first."""
    _check_pool(asked.fate_max, asked.fate_current)
    if asked.fate_max == 0:
        raise not_allowed("no-fate-to-burn")
    if not asked.lethal:
        raise not_allowed("not-lethal")
    if asked.from_natural_100 and house["natural-100"] == "fumble-blocks-fate":
        raise not_allowed("natural-100")
    left = asked.fate_max - 1
    return Burnt(left, min(asked.fate_current, left), True)


@asks
class FateRefresh:
    fate_max: int = asked(FATE)
    fate_current: int = asked(FATE)
    event: str = asked(Choice("session", "scene"))


@transition(FateRefresh, covers="DH-011 DH-012", house_rules=("fate-refresh",))
def fate_refresh(asked: FateRefresh, house: House, faces: Faces) -> Pool:
    _check_pool(asked.fate_max, asked.fate_current)
    if asked.event == "scene" and house["fate-refresh"] == "session":
        raise not_allowed("refresh-per-session")
    return Pool(asked.fate_max, asked.fate_max)


@asks
class FateAward:
    fate_max: int = asked(FATE)
    fate_current: int = asked(FATE)
    points: int = asked(Integer(1, 5), default=1)
    mission_ended: bool = asked(Boolean())


@transition(FateAward, covers="DH-022")
def fate_award(asked: FateAward, house: House, faces: Faces) -> Pool:
    _check_pool(asked.fate_max, asked.fate_current)
    if not asked.mission_ended:
        raise not_allowed("mission-not-ended")
    return Pool(asked.fate_max + asked.points, asked.fate_current + asked.points)
