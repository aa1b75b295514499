"""Travel over land: pace, terrain and road, the hours of a day, a journey of several legs (5.25, 5.26)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import floor

from rules.contract import Choice, Faces, House, ListOf, asked, asks, derived, invalid, not_allowed

from .kinds import SPEED, exact, length
from .tables import HOURS_OF_A_DAY, TERRAIN_FACTORS

MEANS = Choice(*HOURS_OF_A_DAY)
GAIT = Choice("walk", "hustle", "run")
TERRAIN = Choice(*TERRAIN_FACTORS)
ROUTE = Choice("highway", "road", "trail", "trackless")
PER_HOUR = length(0, 1_000_000)
HOURS = exact(0, 24)

METRES_AN_HOUR = {"walk": 500, "hustle": 1000}
"""For each metre of speed."""

HOURS_OF_A_MARCH = 8
MARCH_DC = 10
LONGEST_WITHOUT_SLEEP = 48


def is_vehicle(means: str) -> bool:
    return means not in ("foot", "mount")


def gait_travelled(gait: str) -> str:
    """Nobody runs for hours: a run over land is a hustle (SF-098)."""
    return "hustle" if gait == "run" else gait


def refuse_vehicle_gait(means: str, gait: str) -> None:
    if is_vehicle(means) and gait != "walk":
        raise not_allowed("vehicle-gait")


def column_of(route: str, means: str, house: House) -> str:
    if route != "trail":
        return route
    return str(house["trail-vehicles"]) if is_vehicle(means) else "road"


def rate_of(means: str, speed: Fraction | None, per_hour: Fraction | None, gait: str) -> Fraction:
    """Metres an hour on easy ground."""
    if is_vehicle(means):
        return per_hour or Fraction(0)
    return (speed or Fraction(0)) * METRES_AN_HOUR[gait_travelled(gait)]


@asks
class OverlandSpeed:
    means: str = asked(MEANS, default="foot")
    speed: Fraction | None = asked(SPEED, default=None, nullable=True, unit="m")
    per_hour: Fraction | None = asked(PER_HOUR, default=None, nullable=True, unit="m")
    gait: str = asked(GAIT, default="walk")
    terrain: str = asked(TERRAIN, default="plains")
    route: str = asked(ROUTE, default="highway")


@dataclass(frozen=True)
class OverlandPace:
    """``per_hour``, ``per_day`` in metres; there is no day of hustling, so ``per_day`` is then None."""

    gait: str
    factor: Fraction
    column: str
    per_hour: Fraction
    day_hours: int
    per_day: Fraction | None


@derived(
    OverlandSpeed,
    covers="SF-044 SF-047 SF-089 SF-090 SF-091 SF-092 SF-098 SF-099 SF-100 SF-101",
    house_rules=("trail-vehicles",),
)
def overland_speed(asked: OverlandSpeed, house: House, faces: Faces) -> OverlandPace:
    """How far one comes in an hour and in a day of travel."""
    if is_vehicle(asked.means) != (asked.speed is None):
        raise invalid("inputs.speed", "error-speed-by-means")
    if is_vehicle(asked.means) != (asked.per_hour is not None):
        raise invalid("inputs.per_hour", "error-speed-by-means")
    refuse_vehicle_gait(asked.means, asked.gait)
    column = column_of(asked.route, asked.means, house)
    factor = TERRAIN_FACTORS[asked.terrain][column]
    per_hour = rate_of(asked.means, asked.speed, asked.per_hour, asked.gait) * factor
    day_hours = HOURS_OF_A_DAY[asked.means]
    gait = gait_travelled(asked.gait)
    return OverlandPace(
        gait=gait,
        factor=factor,
        column=column,
        per_hour=per_hour,
        day_hours=day_hours,
        per_day=None if gait == "hustle" else per_hour * day_hours,
    )


@asks
class Leg:
    distance: Fraction = asked(length(0, 10_000_000, above=True), unit="m")
    terrain: str = asked(TERRAIN, default="plains")
    route: str = asked(ROUTE, default="highway")
    gait: str = asked(GAIT, default="walk")


@asks
class OverlandTravel:
    means: str = asked(MEANS, default="foot")
    speeds: tuple[Fraction, ...] = asked(ListOf(SPEED, most=60), default=[])
    per_hour: Fraction | None = asked(PER_HOUR, default=None, nullable=True, unit="m")
    legs: tuple[Leg, ...] = asked(ListOf(Leg, least=1, most=60))
    hours_before: Fraction = asked(HOURS, default=0)
    hustle_before: Fraction = asked(HOURS, default=0)


@dataclass(frozen=True)
class Journey:
    """``march_dcs``: a Constitution check for each full hour beyond the eighth. ``hustle_damage``: non-lethal.

    Both are None where the journey is too long to be made without sleep.
    """

    slowest: Fraction | None
    factors: list[Fraction]
    rates: list[Fraction]
    leg_hours: list[Fraction]
    hours: Fraction
    hustle_hours: Fraction
    day_hours: int
    full_days: int
    remaining_hours: Fraction
    march_dcs: list[int] | None
    hustle_damage: int | None


def march_dc(hour: int) -> int:
    """The number to reach at the end of an hour of the day's march, the ninth or a later one (SF-103)."""
    return MARCH_DC + 2 * (hour - HOURS_OF_A_MARCH)


def hustle_damage(hour: int) -> int:
    """Non-lethal damage of one full hour of hustling since the last sleep: 0, 1, 2, 4 … (SF-094 to SF-096)."""
    return 0 if hour == 1 else 2 ** (hour - 2)


@derived(
    OverlandTravel,
    covers="SF-090 SF-091 SF-092 SF-093 SF-094 SF-095 SF-096 SF-097 SF-098 SF-099 SF-100 SF-101 SF-103",
    house_rules=("hustle-counts-as-travel", "trail-vehicles"),
)
def overland_travel(asked: OverlandTravel, house: House, faces: Faces) -> Journey:
    """A journey of several legs: how long it takes, and what it costs the travellers without sleep."""
    vehicle = is_vehicle(asked.means)
    if vehicle == bool(asked.speeds):
        raise invalid("inputs.speeds", "error-speed-by-means")
    if vehicle != (asked.per_hour is not None):
        raise invalid("inputs.per_hour", "error-speed-by-means")
    slowest = None if vehicle else min(asked.speeds)

    factors, rates, leg_hours = [], [], []
    for leg in asked.legs:
        refuse_vehicle_gait(asked.means, leg.gait)
        factor = TERRAIN_FACTORS[leg.terrain][column_of(leg.route, asked.means, house)]
        rate = rate_of(asked.means, slowest, asked.per_hour, leg.gait) * factor
        if rate == 0:
            raise not_allowed("no-speed")
        factors.append(factor)
        rates.append(rate)
        leg_hours.append(leg.distance / rate)

    hours = sum(leg_hours, Fraction(0))
    hustled = sum(
        (spent for leg, spent in zip(asked.legs, leg_hours, strict=True) if leg.gait != "walk"), Fraction(0)
    )
    counted = hours if house["hustle-counts-as-travel"] else hours - hustled
    day_hours = HOURS_OF_A_DAY[asked.means]
    full_days = hours // day_hours

    dcs: list[int] | None = []
    damage: int | None = 0
    if not vehicle:
        if max(asked.hours_before, asked.hustle_before) + hours > LONGEST_WITHOUT_SLEEP:
            dcs = damage = None
        else:
            first = max(HOURS_OF_A_MARCH, floor(asked.hours_before)) + 1
            dcs = [march_dc(hour) for hour in range(first, floor(asked.hours_before + counted) + 1)]
            hustle = range(floor(asked.hustle_before) + 1, floor(asked.hustle_before + hustled) + 1)
            damage = sum(hustle_damage(hour) for hour in hustle)
    return Journey(
        slowest=slowest,
        factors=factors,
        rates=rates,
        leg_hours=leg_hours,
        hours=hours,
        hustle_hours=hustled,
        day_hours=day_hours,
        full_days=full_days,
        remaining_hours=hours - full_days * day_hours,
        march_dcs=dcs,
        hustle_damage=damage,
    )
