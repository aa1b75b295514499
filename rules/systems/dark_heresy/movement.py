"""Moving, and the free attacks that leaving a melee or firing in one opens (section 4.6)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.contract import (
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    ListOf,
    Number,
    asked,
    asks,
    derived,
    invalid,
    not_allowed,
    transition,
)

from .attacks import SHORTEST_CHARGE
from .d100 import NAME
from .tables import Movement, movement
from .turns import STANCES, Stance

AGILITY_BONUS = Integer(0, 30)


@asks
class FreeAttack:
    cause: str = asked(Choice("disengage", "other-move", "fire-pistol", "fire-non-pistol"))
    opponents: tuple[str, ...] = asked(ListOf(NAME, most=50, unique=True))


@dataclass(frozen=True)
class FreeAttacks:
    """Each is one standard melee attack."""

    free_attacks: tuple[str, ...]
    fired_weapon_cannot_parry: bool


@derived(FreeAttack, covers="DH-076 DH-121 DH-123", house_rules=("non-pistol-in-melee",))
def free_attack(asked: FreeAttack, house: House, faces: Faces) -> FreeAttacks:
    fires = asked.cause == "fire-non-pistol"
    if fires and not house["non-pistol-in-melee"]:
        raise not_allowed("only-pistols-in-melee")
    return FreeAttacks(asked.opponents if fires or asked.cause == "other-move" else (), fires)


@asks
class MovementRates:
    agility_bonus: int = asked(AGILITY_BONUS)


@dataclass(frozen=True)
class Rates:
    """Metres an action."""

    half: float
    full: float
    charge: float
    run: float


@derived(MovementRates, covers="DH-080")
def movement_rates(asked: MovementRates, house: House, faces: Faces) -> Rates:
    return Rates(*movement(asked.agility_bonus))


@asks
class MovementInCombat:
    action: str = asked(Choice("half-move", "full-move", "tactical-advance", "run", "charge"))
    agility_bonus: int = asked(AGILITY_BONUS)
    distance: float = asked(Number(0, 1000), unit="m")
    in_cover: bool = asked(Boolean(), default=False)
    earlier_half_actions: int = asked(Integer(0, 1), default=0)
    gm_exception: bool = asked(Boolean(), default=False)


@dataclass(frozen=True)
class Moved:
    max_distance: float
    half_actions: int
    cover_kept: bool
    enemy_bs_modifier: int
    enemy_ws_modifier: int


def _farthest(action: str, rates: Movement) -> float:
    if action == "half-move":
        return rates.half
    if action == "charge":
        return rates.charge
    return rates.run if action == "run" else rates.full


@transition(MovementInCombat, covers="DH-054 DH-077 DH-080 DH-081 DH-083")
def movement_in_combat(asked: MovementInCombat, house: House, faces: Faces) -> Moved:
    if asked.gm_exception and asked.action != "run":
        raise invalid("inputs.gm_exception", "error-only-for-run")
    half_actions = 1 if asked.action == "half-move" else 2
    spent = asked.earlier_half_actions + half_actions
    if spent > 2:
        raise not_allowed("not-enough-actions")
    if asked.action == "charge" and asked.distance < SHORTEST_CHARGE:
        raise not_allowed("charge-too-short")
    farthest = _farthest(asked.action, movement(asked.agility_bonus))
    if asked.distance > farthest:
        raise not_allowed("too-far", farthest=farthest)
    keeps_cover = spent <= 1 or asked.action == "tactical-advance" or asked.gm_exception
    stance = STANCES["run"] if asked.action == "run" else Stance()
    return Moved(
        farthest,
        half_actions,
        asked.in_cover and keeps_cover,
        stance.enemy_bs_modifier,
        stance.enemy_ws_modifier,
    )
