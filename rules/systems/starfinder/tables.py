"""The tables, as data: sizes, terrain factors, water, surfaces and winds. Metres and kilograms."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rules.contract import Choice, Table, plain

SQUARE_SIDE = Fraction(3, 2)
FEET_IN_A_METRE = Fraction(10, 3)
FEET_IN_A_SQUARE = 5


@dataclass(frozen=True)
class Size:
    """``side``: squares along one side of its space. ``per_square``: how many fit one square, None where one needs several."""

    key: str
    order: int
    space: Fraction
    side: int
    per_square: int | None
    reach_tall: Fraction
    reach_long: Fraction
    height_min: Fraction | None
    height_max: Fraction | None
    weight_min: Fraction | None
    weight_max: Fraction | None

    def natural_reach(self, body: str) -> Fraction:
        return self.reach_tall if body == "tall" else self.reach_long

    @property
    def share(self) -> Fraction:
        """How much of a square it takes up beside others; only for those of one square."""
        return Fraction(1, self.per_square or 1)

    @property
    def small_fry(self) -> bool:
        """Below Small: such creatures share squares (SF-006)."""
        return self.order < 3


def _size(
    key: str,
    order: int,
    space: str,
    side: int,
    per_square: int | None,
    reach: tuple[str, str],
    height: tuple[str | None, str | None],
    weight: tuple[str | None, str | None],
) -> Size:
    reach_tall, reach_long = reach
    bounds = [None if bound is None else Fraction(bound) for bound in (*height, *weight)]
    return Size(
        key, order, Fraction(space), side, per_square, Fraction(reach_tall), Fraction(reach_long), *bounds
    )


SIZES = {
    size.key: size
    for size in (
        _size("fine", 0, "0.15", 1, 100, ("0", "0"), (None, "0.15"), (None, "0.05")),
        _size("diminutive", 1, "0.3", 1, 25, ("0", "0"), ("0.15", "0.3"), ("0.05", "0.5")),
        _size("tiny", 2, "0.75", 1, 4, ("0", "0"), ("0.3", "0.6"), ("0.5", "3.5")),
        _size("small", 3, "1.5", 1, 1, ("1.5", "1.5"), ("0.6", "1.2"), ("3.5", "27")),
        _size("medium", 4, "1.5", 1, 1, ("1.5", "1.5"), ("1.2", "2.4"), ("27", "226.5")),
        _size("large", 5, "3", 2, None, ("3", "1.5"), ("2.4", "4.8"), ("226.5", "2000")),
        _size("huge", 6, "4.5", 3, None, ("4.5", "3"), ("4.8", "9.6"), ("2000", "16000")),
        _size("gargantuan", 7, "6", 4, None, ("6", "4.5"), ("9.6", "19.2"), ("16000", "125000")),
        _size("colossal", 8, "9", 6, None, ("9", "6"), ("19.2", None), ("125000", None)),
    )
}
SIZE = Choice(*SIZES)
BODY = Choice("tall", "long")

CONDITION = Choice(
    "blinded",
    "entangled",
    "exhausted",
    "fatigued",
    "flat-footed",
    "grappled",
    "helpless",
    "paralysed",
    "pinned",
    "prone",
    "total-defence",
    "unconscious",
)
LOAD = Choice("none", "encumbered", "overburdened")
GRAVITY = Choice("zero", "low", "normal", "high", "extreme")

HALF, THREE_QUARTERS, QUARTER, WHOLE = Fraction(1, 2), Fraction(3, 4), Fraction(1, 4), Fraction(1)

TERRAIN_FACTORS = {
    "desert": {"highway": WHOLE, "road": HALF, "trackless": HALF},
    "forest": {"highway": WHOLE, "road": WHOLE, "trackless": HALF},
    "dense-forest": {"highway": WHOLE, "road": THREE_QUARTERS, "trackless": QUARTER},
    "hills": {"highway": WHOLE, "road": THREE_QUARTERS, "trackless": HALF},
    "marsh": {"highway": WHOLE, "road": THREE_QUARTERS, "trackless": HALF},
    "mountains": {"highway": THREE_QUARTERS, "road": THREE_QUARTERS, "trackless": HALF},
    "plains": {"highway": WHOLE, "road": WHOLE, "trackless": THREE_QUARTERS},
    "urban": {"highway": THREE_QUARTERS, "road": HALF, "trackless": HALF},
}
HOURS_OF_A_DAY = {"foot": 8, "mount": 8, "small-crew-vehicle": 10, "large-crew-vehicle": 24}

GAIT_FACTORS = {"walk": 1, "hustle": 2, "run": 4}
SCALE_FACTORS = {"round": 1, "minute": 10}

WATER = {"calm": 10, "rough": 15, "stormy": 20, "maelstrom": 30}
HAZARDOUS_WATER = frozenset({"stormy", "maelstrom"})
SWIM_CIRCUMSTANCES = {
    "light-debris": 2,
    "heavy-debris": 5,
    "with-current": 5,
    "against-current": 10,
    "against-jet": 15,
}
HAZARDOUS_SWIM = frozenset({"heavy-debris", "with-current", "against-current", "against-jet"})

SURFACE: dict[str, int | None] = {
    "slope": 5,
    "braced-rope": 10,
    "rough-wall": 15,
    "narrow-holds": 20,
    "smooth-wall": 25,
    "overhang": 30,
    "perfectly-smooth": None,
}
CLIMB_CIRCUMSTANCES = {
    "opposite-walls": -10,
    "corner": -5,
    "low-gravity": -5,
    "high-gravity": 5,
    "wet": 2,
    "icy": 5,
    "strong-wind": 2,
    "severe-wind": 5,
    "windstorm": 10,
    "hurricane": 20,
    "tornado": 30,
}
HAZARDOUS_CLIMB = frozenset({"high-gravity", "icy", "severe-wind", "windstorm", "hurricane", "tornado"})

WIND = {"light": 15, "strong": 17, "severe": 19, "windstorm": 27, "hurricane": 33, "tornado": 39}
DANGEROUS_WIND = frozenset({"windstorm", "hurricane", "tornado"})

MANOEUVRABILITY = {"clumsy": -8, "average": 0, "perfect": 8}


def _rates(gait: int) -> tuple[int, int, int]:
    return (6 * gait, 9 * gait, 12 * gait)


TABLES = (
    Table(
        "sizes",
        (
            "size",
            "space",
            "side",
            "per_square",
            "reach_tall",
            "reach_long",
            "height_min",
            "height_max",
            "weight_min",
            "weight_max",
        ),
        tuple(
            (
                size.key,
                plain(size.space),
                size.side,
                size.per_square,
                plain(size.reach_tall),
                plain(size.reach_long),
                plain(size.height_min),
                plain(size.height_max),
                plain(size.weight_min),
                plain(size.weight_max),
            )
            for size in SIZES.values()
        ),
    ),
    Table(
        "speeds",
        ("scale", "gait", "slow", "middle", "fast"),
        (
            *(("round", gait, *_rates(factor)) for gait, factor in GAIT_FACTORS.items()),
            *(("minute", gait, *_rates(10 * factor)) for gait, factor in GAIT_FACTORS.items()),
            ("hour", "walk", *_rates(500)),
            ("hour", "hustle", *_rates(1000)),
            ("day", "walk", *_rates(4000)),
        ),
    ),
    Table(
        "terrain-factors",
        ("terrain", "highway", "road", "trackless"),
        tuple(
            (terrain, *(plain(factor) for factor in factors.values()))
            for terrain, factors in TERRAIN_FACTORS.items()
        ),
    ),
    Table("water", ("water", "dc"), tuple(WATER.items())),
    Table("swim-circumstances", ("circumstance", "dc"), tuple(SWIM_CIRCUMSTANCES.items())),
    Table("surfaces", ("surface", "dc"), tuple(SURFACE.items())),
    Table("climb-circumstances", ("circumstance", "dc"), tuple(CLIMB_CIRCUMSTANCES.items())),
    Table("winds", ("wind", "dc"), tuple(WIND.items())),
)
"""A table's numbers are metres and kilograms; where a bound is missing there is none."""
