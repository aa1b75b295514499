"""A character's values: what follows from them, their limits, and what raising them costs."""

from __future__ import annotations

from typing import Any

from rules.contract import (
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    asked,
    asks,
    derived,
    not_allowed,
    transition,
)

from .points import IMPROVEMENT_POINTS, force_points_maximum
from .pools import VALUE
from .tables import ATTRIBUTES, COST_OF_ITEMS, COST_PER_POINT, FORCE_SKILLS, INNATE_CAP, SKILLS


@asks
class DerivedValues:
    dexterity: int = asked(VALUE, unit="D")
    agility: int = asked(VALUE)
    perception: int = asked(VALUE, unit="D")
    tactics: int = asked(VALUE)
    strength: int = asked(VALUE, unit="D")
    stamina: int = asked(VALUE)
    force: int = asked(VALUE, default=0, unit="D")
    defence_override: int | None = asked(Integer(1, 200), default=None, nullable=True)
    initiative_override: int | None = asked(Integer(-100, 1000), default=None, nullable=True)
    determination_override: int | None = asked(Integer(1, 1000), default=None, nullable=True)
    determination_current: int | None = asked(Integer(0, 1000), default=None, nullable=True)


@derived(DerivedValues, covers="HD-036 HD-161", house_rules=("determination-base",))
def derived_values(asked: DerivedValues, house: House, faces: Faces) -> dict[str, Any]:
    """Values that follow from others. What the table has agreed instead, an override, replaces the formula."""
    defence, initiative = asked.defence_override, asked.initiative_override
    maximum = asked.determination_override
    if defence is None:
        defence = 6 + asked.dexterity + asked.agility
    if initiative is None:
        initiative = 6 + asked.perception + asked.tactics
    if maximum is None:
        maximum = house["determination-base"] + asked.strength + asked.stamina
    current = asked.determination_current
    return {
        "defence": defence,
        "initiative": initiative,
        "determination_maximum": maximum,
        "determination": None if current is None else min(current, maximum),
        "force_points_maximum": force_points_maximum(asked.force),
    }


@asks
class Attributes:
    """Dice in each attribute; without The Force one has no access to it."""

    dexterity: int = asked(VALUE, unit="D")
    knowledge: int = asked(VALUE, unit="D")
    mechanical: int = asked(VALUE, unit="D")
    perception: int = asked(VALUE, unit="D")
    strength: int = asked(VALUE, unit="D")
    technical: int = asked(VALUE, unit="D")
    force: int = asked(VALUE, default=0, unit="D")


@asks
class Skills:
    """Flat numbers, 0 where nothing was learnt; in the order of the table."""

    agility: int = asked(VALUE, default=0)
    blasters: int = asked(VALUE, default=0)
    melee: int = asked(VALUE, default=0)
    steal: int = asked(VALUE, default=0)
    throw: int = asked(VALUE, default=0)
    galaxy: int = asked(VALUE, default=0)
    streetwise: int = asked(VALUE, default=0)
    survival: int = asked(VALUE, default=0)
    willpower: int = asked(VALUE, default=0)
    xenology: int = asked(VALUE, default=0)
    astrogation: int = asked(VALUE, default=0)
    drive: int = asked(VALUE, default=0)
    gunnery: int = asked(VALUE, default=0)
    pilot: int = asked(VALUE, default=0)
    sensors: int = asked(VALUE, default=0)
    deceive: int = asked(VALUE, default=0)
    hide: int = asked(VALUE, default=0)
    persuade: int = asked(VALUE, default=0)
    search: int = asked(VALUE, default=0)
    tactics: int = asked(VALUE, default=0)
    athletics: int = asked(VALUE, default=0)
    brawl: int = asked(VALUE, default=0)
    intimidate: int = asked(VALUE, default=0)
    stamina: int = asked(VALUE, default=0)
    swim: int = asked(VALUE, default=0)
    armament: int = asked(VALUE, default=0)
    computers: int = asked(VALUE, default=0)
    droids: int = asked(VALUE, default=0)
    medicine: int = asked(VALUE, default=0)
    vehicles: int = asked(VALUE, default=0)
    alter: int = asked(VALUE, default=0)
    control: int = asked(VALUE, default=0)
    sense: int = asked(VALUE, default=0)


@asks
class SheetLimits:
    """``cap_override``: the GM lets this character be a legend."""

    attributes: Attributes = asked(Attributes)
    skills: Skills = asked(Skills, default={})
    cap_override: bool = asked(Boolean(), default=False)


@derived(SheetLimits, covers="HD-012 HD-150")
def sheet_limits(asked: SheetLimits, house: House, faces: Faces) -> dict[str, Any]:
    attributes = {key: getattr(asked.attributes, key) for key in ATTRIBUTES}
    skills = {key: getattr(asked.skills, key) for key in SKILLS}
    if any(dice < 1 for key, dice in attributes.items() if key != "force"):
        raise not_allowed("below-minimum")
    over_cap = [key for key, value in [*attributes.items(), *skills.items()] if value > INNATE_CAP]
    if over_cap and not asked.cap_override:
        raise not_allowed("innate-cap", most=INNATE_CAP)
    if attributes["force"] == 0 and any(skills[skill] for skill in FORCE_SKILLS):
        raise not_allowed("no-force-access")
    return {
        "ok": True,
        "over_cap": over_cap,
        "attribute_dice": sum(attributes.values()),
        "skill_points": sum(skills.values()),
    }


@asks
class Advancement:
    """``value`` before the step; ``cost``: the GM's own price."""

    what: str = asked(Choice("attribute", "skill", "item-flat", "item-die"))
    value: int = asked(VALUE)
    points: int = asked(IMPROVEMENT_POINTS)
    between_sessions: bool = asked(Boolean())
    gm_approves: bool = asked(Boolean())
    cost: int | None = asked(Integer(0, 1000), default=None, nullable=True)
    cap_override: bool = asked(Boolean(), default=False)


@transition(Advancement, covers="HD-012 HD-035 HD-160 HD-162")
def advancement(asked: Advancement, house: House, faces: Faces) -> dict[str, Any]:
    """One step up for Improvement points. Items have no ceiling."""
    value = asked.value + 1
    grows = asked.what in COST_PER_POINT
    if not asked.between_sessions:
        raise not_allowed("not-between-sessions")
    if not asked.gm_approves:
        raise not_allowed("gm-approval-missing")
    if grows and value > INNATE_CAP and not asked.cap_override:
        raise not_allowed("innate-cap", most=INNATE_CAP)
    cost = asked.cost
    if cost is None:
        cost = COST_PER_POINT[asked.what] * value if grows else COST_OF_ITEMS[asked.what]
    if asked.points < cost:
        raise not_allowed("not-enough-points", cost=cost, points=asked.points)
    return {"value": value, "cost": cost, "points": asked.points - cost}
