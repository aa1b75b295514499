"""Movement in rounds, difficult ground and initiative (section 5.3)."""

from __future__ import annotations

from rules.contract import (
    JSON,
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    ListOf,
    Number,
    Text,
    asked,
    asks,
    check,
    derived,
)
from rules.systems.d100 import total_of

from .bonuses import GRAVITIES, effective_agility_bonus, half
from .house_rules import OF_AN_ASSISTED_TEST
from .percentile import BONUS, SCORE, AmendableInputs, ModifiedInputs, amendable_stakes, encumbrance_modifier
from .tables import MovementRates, movement_rates

MODES = MovementRates._fields


@asks
class MovementTrait:
    label: str = asked(Text(80))
    mode: str = asked(Choice("all", *MODES))
    operation: str = asked(Choice("add", "multiply"))
    value: float = asked(Number(-100, 100))


@asks
class Movement:
    agility_bonus: int = asked(BONUS)
    encumbered: bool = asked(Boolean(), default=False)
    gravity: str = asked(GRAVITIES, default="normal")
    difficult_terrain: bool = asked(Boolean(), default=False)
    traits: tuple[MovementTrait, ...] = asked(ListOf(MovementTrait, most=20), default=[])


@derived(
    Movement,
    covers="DW-041 DW-042 DW-043 DW-091 DW-104 DW-106 DW-108",
    house_rules=("half-rounding",),
)
def movement(asked: Movement, house: House, faces: Faces) -> dict[str, JSON]:
    bonus = effective_agility_bonus(asked.agility_bonus, asked.encumbered, asked.gravity)
    rates: dict[str, float] = movement_rates(bonus)._asdict()
    for trait in asked.traits:
        for mode in MODES if trait.mode == "all" else (trait.mode,):
            if trait.operation == "add":
                rates[mode] += trait.value
            else:
                rates[mode] *= trait.value
    rates = {mode: max(0, rate) for mode, rate in rates.items()}
    halved = asked.difficult_terrain or asked.gravity == "zero"  # once, even when both hold
    if halved:
        rates = {mode: half(rate, house) for mode, rate in rates.items()}
    return {"effective_bonus": bonus, "halved": halved, **rates}


@asks
class FlightMovement:
    trait: str = asked(Choice("hoverer", "flyer"))
    speed: int = asked(Integer(1, 100))


@derived(FlightMovement, covers="DW-099 DW-100 DW-101")
def flight_movement(asked: FlightMovement, house: House, faces: Faces) -> dict[str, JSON]:
    """The table of movement read with the trait's number; neither encumbrance nor gravity touches it."""
    altitudes = ["hover"] if asked.trait == "hoverer" else ["hover", "low", "high"]
    return {**movement_rates(asked.speed)._asdict(), "altitudes": altitudes}


@asks
class DifficultGroundCheck(AmendableInputs):
    agility: int = asked(SCORE)
    action: str = asked(Choice("charge", "run"))
    encumbered: bool = asked(Boolean(), default=False)


@check(
    DifficultGroundCheck,
    covers="DW-044 DW-116 DW-088",
    odds=("prone",),
    house_rules=OF_AN_ASSISTED_TEST,
)
def difficult_ground_check(asked: DifficultGroundCheck, house: House, faces: Faces) -> dict[str, JSON]:
    stakes = amendable_stakes(asked.agility, asked, house, encumbrance_modifier(asked.encumbered))
    test = stakes.roll(house, faces)
    return {"test": test, "prone": not test.success}


@asks
class Initiative(ModifiedInputs):
    agility_bonus: int = asked(BONUS)
    encumbered: bool = asked(Boolean(), default=False)
    gravity: str = asked(GRAVITIES, default="normal")
    fate_ten: bool = asked(Boolean(), default=False)


@check(Initiative, covers="DW-045 DW-042 DW-031", odds=("total",))
def initiative(asked: Initiative, house: House, faces: Faces) -> dict[str, JSON]:
    """Its modifiers know no cap; with ``fate_ten`` no die falls."""
    bonus = effective_agility_bonus(asked.agility_bonus, asked.encumbered, asked.gravity)
    modifier = total_of(asked.modifiers)
    die = 10 if asked.fate_ten else faces.d(10, "initiative")
    return {
        "die": die,
        "effective_bonus": bonus,
        "modifier": modifier,
        "total": die + bonus + modifier,
    }
