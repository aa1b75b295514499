"""Vehicles: the values of one, and who attacks from it."""

from __future__ import annotations

from typing import Any

from rules.contract import Faces, House, Integer, asked, asks, check, derived, invalid

from .checks import CheckInputs, Stakes, odds_of, stakes_of
from .combat import AttackOutcome, DefenceInput, attack_roll, effective_defence
from .house_rules import CHECK_HOUSE_RULES
from .pools import VALUE

MANOEUVRABILITY = Integer(-20, 40)


@asks
class PilotAttack(DefenceInput, CheckInputs):
    """``skill``: Pilot for ships, Drive for ground vehicles."""

    skill: int = asked(VALUE)
    manoeuvrability: int = asked(MANOEUVRABILITY)
    mechanical: int | None = asked(VALUE, default=None, nullable=True, unit="D")


def pilot_stakes(asked: PilotAttack, house: House) -> Stakes:
    """The pilot's skill is the number of dice (HD-137), unless the table attacks from vehicles as everywhere else."""
    attribute, skill = asked.skill, 0
    if house["pilot-attack"] == "normal":
        if asked.mechanical is None:
            raise invalid("inputs.mechanical", "error-missing")
        attribute, skill = asked.mechanical, asked.skill
    return stakes_of(
        asked,
        house,
        attribute=attribute,
        skill=skill,
        machine=asked.manoeuvrability,
        target=effective_defence(asked).effective,
    )


@check(
    PilotAttack,
    covers="HD-136 HD-137",
    odds=odds_of(pilot_stakes),
    house_rules=(*CHECK_HOUSE_RULES, "pilot-attack"),
)
def vehicle_attack_pilot(asked: PilotAttack, house: House, faces: Faces) -> AttackOutcome:
    return attack_roll(pilot_stakes(asked, house), house, faces)


@asks
class GunnerAttack(DefenceInput, CheckInputs):
    """``skill``: Gunnery."""

    mechanical: int = asked(VALUE, unit="D")
    skill: int = asked(VALUE)
    manoeuvrability: int = asked(MANOEUVRABILITY)


def gunner_stakes(asked: GunnerAttack, house: House) -> Stakes:
    return stakes_of(
        asked,
        house,
        attribute=asked.mechanical,
        skill=asked.skill,
        machine=asked.manoeuvrability,
        target=effective_defence(asked).effective,
    )


@check(
    GunnerAttack,
    covers="HD-136 HD-138",
    odds=odds_of(gunner_stakes),
    house_rules=CHECK_HOUSE_RULES,
)
def vehicle_attack_gunner(asked: GunnerAttack, house: House, faces: Faces) -> AttackOutcome:
    return attack_roll(gunner_stakes(asked, house), house, faces)


@asks
class VehicleValues:
    manoeuvrability_dice: int = asked(Integer(0, 10), unit="D")
    manoeuvrability_pips: int = asked(Integer(0, 2), default=0)
    defence_override: int | None = asked(Integer(1, 200), default=None, nullable=True)
    initiative_override: int | None = asked(Integer(-100, 1000), default=None, nullable=True)


@derived(VehicleValues, covers="HD-131")
def vehicle_values(asked: VehicleValues, house: House, faces: Faces) -> dict[str, Any]:
    manoeuvrability = 3 * asked.manoeuvrability_dice + asked.manoeuvrability_pips
    defence, initiative = asked.defence_override, asked.initiative_override
    return {
        "manoeuvrability": manoeuvrability,
        "defence": 10 + manoeuvrability if defence is None else defence,
        "initiative": 6 + manoeuvrability if initiative is None else initiative,
    }
