"""The Force: checks, damage, and feats that cost a Force point."""

from __future__ import annotations

from typing import Any

from rules.contract import Boolean, Faces, House, Integer, asked, asks, check, not_allowed, transition

from .checks import DIFFICULTY, CheckInputs, CheckOutcome, Stakes, odds_of, roll, stakes_of
from .combat import DamageOutcome, damage_roll
from .house_rules import CHECK_HOUSE_RULES
from .pools import VALUE, need_dexterity


@asks
class ForceCheck(CheckInputs):
    """``force``: attribute dice. ``skill``: Alter, Control or Sense."""

    force: int = asked(VALUE, unit="D")
    skill: int = asked(VALUE)
    difficulty: int = asked(DIFFICULTY)


def force_stakes(asked: ForceCheck, house: House) -> Stakes:
    need_dexterity(asked)
    if asked.force == 0:
        raise not_allowed("no-force-access")
    return stakes_of(asked, house, attribute=asked.force, skill=asked.skill, target=asked.difficulty)


@check(
    ForceCheck,
    covers="HD-150 HD-152",
    odds=odds_of(force_stakes),
    house_rules=CHECK_HOUSE_RULES,
)
def force_check(asked: ForceCheck, house: House, faces: Faces) -> CheckOutcome:
    return roll(force_stakes(asked, house), house, faces)


@asks
class ForceDamage:
    skill: int = asked(VALUE)
    critical: bool = asked(Boolean(), default=False)


@check(ForceDamage, covers="HD-156", house_rules=("force-damage", "critical-damage"))
def force_damage(asked: ForceDamage, house: House, faces: Faces) -> DamageOutcome:
    """The skill is the damage, or the number of its dice. A damage without dice is doubled by any critical."""
    if house["force-damage"] == "dice":
        return damage_roll(asked.skill, 0, asked.critical, house, faces)
    damage = 2 * asked.skill if asked.critical else asked.skill
    return DamageOutcome((), (), asked.skill, asked.critical, damage)


@asks
class MassiveFeat:
    """``double_dice``: a second point, to double the dice of the check that follows."""

    force: int = asked(VALUE, unit="D")
    points: int = asked(Integer(0, 100))
    gm_permits: bool = asked(Boolean(), default=False)
    double_dice: bool = asked(Boolean(), default=False)


@transition(MassiveFeat, covers="HD-040 HD-157")
def massive_feat(asked: MassiveFeat, house: House, faces: Faces) -> dict[str, Any]:
    """The price of a feat: the point that pays for it doubles nothing and does not come back."""
    if asked.force == 0:
        raise not_allowed("no-force-access")
    if not asked.gm_permits:
        raise not_allowed("gm-permission-missing")
    price = 2 if asked.double_dice else 1
    if asked.points < price:
        raise not_allowed("no-force-points")
    return {"points": asked.points - price, "spent": price, "force_point": asked.double_dice}
