"""What conditions, load and gravity do: penalties, whether a creature may move, its effective speed (3.9, 5.4, 5.5)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from fractions import Fraction

from rules.contract import Choice, Faces, House, ListOf, Text, asked, asks, derived, not_allowed

from .distances import feet, squares
from .kinds import SPEED, Exact
from .tables import CONDITION, GRAVITY, LOAD

CONDITIONS = ListOf(CONDITION, most=12, unique=True)

CANNOT_MOVE = frozenset({"grappled", "pinned", "helpless", "paralysed", "unconscious"})
CANNOT_REACT = CANNOT_MOVE | {"flat-footed", "total-defence"}
CANNOT_THREATEN = frozenset({"helpless", "paralysed", "unconscious"})
OUT_OF_ACTION = frozenset({"helpless", "unconscious"})
FORBIDS_RUN = ("fatigued", "exhausted", "entangled")

PENALIZED = (
    "strength_checks",
    "dexterity_checks",
    "attack",
    "melee_damage",
    "armour_class",
    "reflex",
    "initiative",
)
PENALTIES = {
    "entangled": (0, -2, -2, 0, -2, -2, -2),
    "fatigued": (-1, -1, -1, -1, -1, -1, -1),
    "exhausted": (-3, -3, -3, -3, -3, -3, -3),
    "grappled": (0, -2, -2, 0, -2, -2, -2),
    "pinned": (0, -4, -4, 0, -4, -4, -4),
    "flat-footed": (0, 0, 0, 0, -2, 0, 0),
}
LOAD_PENALTIES = (-5, -5, 0, 0, 0, 0, 0)


@asks
class ConditionEffects:
    conditions: tuple[str, ...] = asked(CONDITIONS, default=[])
    load: str = asked(LOAD, default="none")


@dataclass(frozen=True)
class Effects:
    """Penalties are negative numbers. ``speed_halvings``: how often the speed is halved."""

    strength_checks: int
    dexterity_checks: int
    attack: int
    melee_damage: int
    armour_class: int
    reflex: int
    initiative: int
    constitution_checks: int
    can_move: bool
    can_run_or_charge: bool
    can_react: bool
    threatens: bool
    may_be_crossed: bool
    may_be_shared: bool
    crawl_only: bool
    can_tumble: bool
    speed_halvings: int


def penalties(conditions: Collection[str], load: str) -> dict[str, int]:
    """Penalties of different conditions add up; the worse of two of one kind takes the place of the other."""
    felt = set(conditions)
    if "exhausted" in felt:
        felt.discard("fatigued")
    if "pinned" in felt:
        felt.discard("grappled")
        felt.add("flat-footed")
    rows = [row for condition, row in PENALTIES.items() if condition in felt]
    if load != "none":
        rows.append(LOAD_PENALTIES)
    return {key: sum(row[column] for row in rows) for column, key in enumerate(PENALIZED)}


def can_move(conditions: Collection[str]) -> bool:
    return CANNOT_MOVE.isdisjoint(conditions)


@derived(ConditionEffects, covers="SF-058 SF-060 SF-147 SF-154 SF-162 SF-163 SF-167")
def condition_effects(asked: ConditionEffects, house: House, faces: Faces) -> Effects:
    """What conditions and load do to checks, attacks, movement and reactions."""
    conditions = set(asked.conditions)
    moves = can_move(conditions)
    return Effects(
        **penalties(conditions, asked.load),
        constitution_checks=0,
        can_move=moves,
        can_run_or_charge=moves and conditions.isdisjoint((*FORBIDS_RUN, "prone", "blinded")),
        can_react=CANNOT_REACT.isdisjoint(conditions),
        threatens=CANNOT_THREATEN.isdisjoint(conditions),
        may_be_crossed=not CANNOT_THREATEN.isdisjoint(conditions),
        may_be_shared=not OUT_OF_ACTION.isdisjoint(conditions),
        crawl_only="prone" in conditions and moves,
        can_tumble=asked.load == "none" and moves,
        speed_halvings=len(conditions & {"entangled", "exhausted"}),
    )


def refuse_movement(conditions: Collection[str], mode: str, gravity: str, action: str) -> None:
    """Refuses what a creature in this state may not do (3.9). Actions beyond those of a path: ``charge``, ``minimum-move``."""
    if not can_move(conditions):
        raise not_allowed("cannot-move")
    if mode == "land" and gravity == "zero":
        raise not_allowed("zero-gravity")
    if "prone" in conditions and action not in ("crawl", "minimum-move"):
        raise not_allowed("prone")
    if action == "crawl" and "prone" not in conditions:
        raise not_allowed("not-prone")
    if action == "run" and mode in ("climb", "burrow"):
        raise not_allowed("mode-cannot-run")
    if action in ("run", "charge") and any(condition in conditions for condition in FORBIDS_RUN):
        raise not_allowed(f"condition-forbids-{action}")
    if action in ("run", "charge", "withdraw") and "blinded" in conditions:
        raise not_allowed("cannot-see")


@asks
class SpeedModifier:
    label: str = asked(Text())
    value: Fraction = asked(Exact(Fraction(-300), Fraction(300), Fraction(1, 100)), unit="m")


SPEED_MODIFIERS = ListOf(SpeedModifier, most=20)


@asks
class Speed:
    base: Fraction = asked(SPEED, unit="m")
    mode: str = asked(Choice("land", "climb", "swim", "burrow", "fly"), default="land")
    modifiers: tuple[SpeedModifier, ...] = asked(SPEED_MODIFIERS, default=[])
    load: str = asked(LOAD, default="none")
    conditions: tuple[str, ...] = asked(CONDITIONS, default=[])
    gravity: str = asked(GRAVITY, default="normal")


@dataclass(frozen=True)
class SpeedFound:
    """``speed`` in metres. ``run_squares`` and ``charge_squares`` are None where something forbids it: see ``no_run``."""

    speed: Fraction
    squares: int
    feet: Fraction
    halvings: int
    move_squares: int
    double_move_squares: int
    withdraw_squares: int
    run_squares: int | None
    charge_squares: int | None
    no_run: list[str]
    no_charge: list[str]
    can_move: bool
    crawl_only: bool


@derived(
    Speed,
    covers=(
        "SF-034 SF-035 SF-036 SF-037 SF-038 SF-039 SF-040 SF-041 SF-113 SF-114 SF-118 SF-124 SF-129 "
        "SF-160 SF-162 SF-163 SF-165"
    ),
)
def speed(asked: Speed, house: House, faces: Faces) -> SpeedFound:
    """Effective speed, and how many squares each kind of movement is worth."""
    metres = asked.base + sum(modifier.value for modifier in asked.modifiers)
    metres = max(Fraction(0), metres - 3 if asked.load == "encumbered" else metres)
    if asked.load == "overburdened":
        metres = min(metres, Fraction(3, 2))
    halvings = sum(condition in asked.conditions for condition in ("entangled", "exhausted"))
    halvings += asked.gravity in ("high", "extreme")
    metres /= 2**halvings

    may_move = can_move(asked.conditions)
    walks_on_nothing = asked.mode == "land" and asked.gravity == "zero"
    bars = [] if may_move else ["cannot-move"]
    bars += ["zero-gravity"] if walks_on_nothing else []
    felt = [condition for condition in (*FORBIDS_RUN, "prone", "blinded") if condition in asked.conditions]
    no_run = [*bars, *(["mode"] if asked.mode in ("climb", "burrow") else []), *felt]
    no_charge = [*bars, *felt]
    return SpeedFound(
        speed=metres,
        squares=squares(metres),
        feet=feet(metres),
        halvings=halvings,
        move_squares=squares(metres),
        double_move_squares=squares(2 * metres),
        withdraw_squares=squares(2 * metres),
        run_squares=None if no_run else squares(4 * metres),
        charge_squares=None if no_charge else squares(2 * metres),
        no_run=no_run,
        no_charge=no_charge,
        can_move=may_move and not walks_on_nothing,
        crawl_only="prone" in asked.conditions,
    )
