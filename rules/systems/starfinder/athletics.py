"""Swimming and climbing (5.35)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rules.contract import Boolean, Choice, Faces, House, ListOf, asked, asks, check, invalid, not_allowed

from .checks import SKILL_BONUS
from .distances import squares
from .kinds import MODIFIERS, SPEED, Modifier, total_of
from .tables import (
    CLIMB_CIRCUMSTANCES,
    HAZARDOUS_CLIMB,
    HAZARDOUS_SWIM,
    HAZARDOUS_WATER,
    SURFACE,
    SWIM_CIRCUMSTANCES,
    WATER,
)

OWN_SPEED = 8
ACCELERATED = -5
HOUR_DC = 20
FAR_OFF = -5
"""Failing by so much or more, one sinks or falls."""


@asks
class Swim:
    athletics: int = asked(SKILL_BONUS)
    land_speed: Fraction | None = asked(SPEED, default=None, nullable=True, unit="m")
    swim_speed: Fraction | None = asked(SPEED, default=None, nullable=True, unit="m")
    water: str = asked(Choice(*WATER))
    action: str = asked(Choice("move", "run", "hour"), default="move")
    circumstances: tuple[str, ...] = asked(
        ListOf(Choice(*SWIM_CIRCUMSTANCES), most=len(SWIM_CIRCUMSTANCES), unique=True), default=[]
    )
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])
    pressed: bool = asked(Boolean(), default=False)
    take_10: bool = asked(Boolean(), default=False)


@asks
class Climb:
    athletics: int = asked(SKILL_BONUS)
    land_speed: Fraction | None = asked(SPEED, default=None, nullable=True, unit="m")
    climb_speed: Fraction | None = asked(SPEED, default=None, nullable=True, unit="m")
    surface: str = asked(Choice(*SURFACE))
    action: str = asked(Choice("move", "run"), default="move")
    accelerated: bool = asked(Boolean(), default=False)
    circumstances: tuple[str, ...] = asked(
        ListOf(Choice(*CLIMB_CIRCUMSTANCES), most=len(CLIMB_CIRCUMSTANCES), unique=True), default=[]
    )
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])
    pressed: bool = asked(Boolean(), default=False)
    take_10: bool = asked(Boolean(), default=False)


@dataclass(frozen=True, kw_only=True)
class AthleticsChecked:
    """``dc``, ``total``, ``success`` and ``margin`` are None where no check is needed. ``distance`` in metres."""

    check_needed: bool
    hazardous: bool
    dc: int | None
    bonus: int
    total: int | None
    success: bool | None
    margin: int | None
    result: str
    distance: Fraction
    squares: int


@dataclass(frozen=True, kw_only=True)
class SwimChecked(AthleticsChecked):
    damage: int


@dataclass(frozen=True, kw_only=True)
class ClimbChecked(AthleticsChecked):
    flat_footed: bool


def own_pace(own_speed: Fraction | None, land_speed: Fraction | None) -> Fraction:
    """Metres of a move with a speed of one's own, else half the land speed, which must then be known."""
    if own_speed is not None:
        return own_speed
    if land_speed is None:
        raise invalid("inputs.land_speed", "error-needs-land-speed")
    return land_speed / 2


def reach_dc(dc: int | None, bonus: int, take_10: bool, faces: Faces) -> tuple[int | None, int | None]:
    """Total and margin of the check; none of either where there is no DC."""
    if dc is None:
        return None, None
    total = bonus + (10 if take_10 else faces.d(20, "athletics"))
    return total, total - dc


def how_it_went(margin: int | None, well: str, badly: str) -> str:
    if margin is None or margin >= 0:
        return well
    return badly if margin <= FAR_OFF else "no-progress"


@check(Swim, covers="SF-115 SF-116 SF-117 SF-118 SF-119 SF-158", odds=("result",))
def swim(asked: Swim, house: House, faces: Faces) -> SwimChecked:
    """Swimming, by Athletics or with a swim speed."""
    swims = asked.swim_speed is not None
    pace = own_pace(asked.swim_speed, asked.land_speed)
    hazardous = asked.water in HAZARDOUS_WATER or not HAZARDOUS_SWIM.isdisjoint(asked.circumstances)
    for_an_hour = asked.action == "hour"
    check_needed = not swims or (hazardous and not for_an_hour)
    if asked.action == "run" and not swims:
        raise not_allowed("run-needs-swim-speed")
    if asked.take_10 and not swims:
        if asked.pressed:
            raise not_allowed("take-10-pressed")
        if asked.water in HAZARDOUS_WATER:
            raise not_allowed("take-10-water")

    dc = None
    if check_needed:
        obstacles = sum(SWIM_CIRCUMSTANCES[circumstance] for circumstance in asked.circumstances)
        dc = HOUR_DC if for_an_hour else WATER[asked.water] + obstacles
    bonus = asked.athletics + (OWN_SPEED if swims else 0) + total_of(asked.modifiers)
    total, margin = reach_dc(dc, bonus, asked.take_10, faces)
    success = None if margin is None else margin >= 0
    damage = 0
    distance = Fraction(0)
    if for_an_hour:
        result = "tires" if success is False else "swims-on"
        damage = faces.d(6, "non-lethal damage") if success is False else 0
    else:
        result = how_it_went(margin, "moves", "sinks")
        if success is not False:
            distance = pace * (4 if asked.action == "run" else 1)
    return SwimChecked(
        check_needed=check_needed,
        hazardous=hazardous,
        dc=dc,
        bonus=bonus,
        total=total,
        success=success,
        margin=margin,
        result=result,
        distance=distance,
        squares=squares(distance),
        damage=damage,
    )


@check(Climb, covers="SF-121 SF-122 SF-123 SF-124 SF-125 SF-126 SF-157", odds=("result",))
def climb(asked: Climb, house: House, faces: Faces) -> ClimbChecked:
    """Climbing, by Athletics or with a climb speed."""
    climbs = asked.climb_speed is not None
    pace = own_pace(asked.climb_speed, asked.land_speed)
    hazardous = not HAZARDOUS_CLIMB.isdisjoint(asked.circumstances)
    check_needed = not climbs or hazardous or asked.accelerated
    if asked.action == "run":
        raise not_allowed("mode-cannot-run")
    surface_dc = SURFACE[asked.surface]
    if surface_dc is None:
        raise not_allowed("too-smooth")
    if asked.accelerated and not climbs:
        raise not_allowed("needs-climb-speed")
    if asked.take_10 and asked.pressed and not climbs:
        raise not_allowed("take-10-pressed")

    obstacles = sum(CLIMB_CIRCUMSTANCES[circumstance] for circumstance in asked.circumstances)
    dc = surface_dc + obstacles if check_needed else None
    bonus = asked.athletics + (OWN_SPEED if climbs else 0) + total_of(asked.modifiers)
    bonus += ACCELERATED if asked.accelerated else 0
    total, margin = reach_dc(dc, bonus, asked.take_10, faces)
    success = None if margin is None else margin >= 0
    distance = Fraction(0) if success is False else pace * (2 if asked.accelerated else 1)
    return ClimbChecked(
        check_needed=check_needed,
        hazardous=hazardous,
        dc=dc,
        bonus=bonus,
        total=total,
        success=success,
        margin=margin,
        result=how_it_went(margin, "climbs", "falls"),
        distance=distance,
        squares=squares(distance),
        flat_footed=not climbs,
    )
