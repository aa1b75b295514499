"""How many dice a check has: the attribute, what is added and taken away, and doubling by a Force point."""

from __future__ import annotations

from dataclasses import dataclass

from rules.contract import Boolean, Faces, House, Integer, asked, asks, derived, invalid, not_allowed

from .house_rules import POOL_HOUSE_RULES

VALUE = Integer(0, 20)
"""Attribute dice or a skill. Sheets stop earlier, rolls may go higher."""

LARGEST_POOL = 60
"""A technical limit, not one of the game."""


@asks
class PoolInputs:
    """What changes the number of dice, the same for every check."""

    gear_dice: int = asked(Integer(0, 10), default=0, unit="D")
    gm_die: int = asked(Integer(-1, 1), default=0, unit="D")
    improvement: bool = asked(Boolean(), default=False)
    force_point: bool = asked(Boolean(), default=False)
    help_dice: int = asked(Integer(0, 20), default=0, unit="D")
    group_helpers: int = asked(Integer(0, 20), default=0)
    actions: int = asked(Integer(1, 20), default=1)
    dexterity: int | None = asked(Integer(0, 20), default=None, nullable=True, unit="D")
    dismayed: bool = asked(Boolean(), default=False)


@asks
class AttributePool(PoolInputs):
    attribute: int = asked(VALUE, unit="D")


@dataclass(frozen=True)
class Term:
    """Where dice of a pool come from; negative where they are taken away."""

    label: str
    dice: int


@dataclass(frozen=True)
class Pool:
    """``pool`` ordinary dice; ``dice`` counts the Destiny Die too, which is always there and always exactly one."""

    pool: int
    dice: int
    before_doubling: int
    floored: bool
    terms: tuple[Term, ...]


def action_penalty(actions: int, house: House) -> int:
    """Dice taken away for several actions in one turn (HD-059)."""
    if actions == 1:
        return 0
    return actions if house["action-penalty"] == "every" else actions - 1


def action_limit(dexterity: int, house: House) -> int:
    """How many actions a turn may have (HD-060)."""
    return dexterity + 1 if house["action-limit"] == "additional" else max(1, dexterity)


def need_dexterity(asked: PoolInputs) -> None:
    """Without the Dexterity dice nobody can say whether so many actions fit into a turn."""
    if asked.actions > 1 and asked.dexterity is None:
        raise invalid("inputs.dexterity", "error-missing")


def pool_of(asked: PoolInputs, attribute: int, house: House) -> Pool:
    """The pool of a check on ``attribute`` dice (HD-011). Below zero it is clamped once, after everything is added up."""
    need_dexterity(asked)
    if asked.dexterity is not None:
        limit = action_limit(asked.dexterity, house)
        if asked.actions > limit:
            raise not_allowed("too-many-actions", actions=asked.actions, limit=limit)
    if asked.help_dice and asked.group_helpers:
        raise not_allowed("help-and-group")

    parts = [
        Term("attribute", attribute),
        Term("gear", min(asked.gear_dice, 1)),
        Term("improvement", int(asked.improvement)),
        Term("gm", asked.gm_die),
        Term("help", asked.help_dice),
        Term("group", asked.group_helpers),
        Term("actions", -action_penalty(asked.actions, house)),
        Term("dismayed", -int(asked.dismayed)),
    ]
    added_up = sum(part.dice for part in parts)
    before_doubling = max(0, added_up)
    pool = before_doubling
    if asked.force_point:
        if house["force-point-doubles"] == "attribute":
            added_up += attribute
            pool = max(0, added_up)
        elif house["force-point-doubles"] == "whole-roll":
            pool = 2 * before_doubling + 1  # the Destiny Die doubled as well, its twin an ordinary die
        else:
            pool = 2 * before_doubling
    if pool > LARGEST_POOL:
        raise not_allowed("pool-cap", most=LARGEST_POOL)

    parts.append(Term("force-point", pool - before_doubling))
    return Pool(
        pool=pool,
        dice=pool + 1,
        before_doubling=before_doubling,
        floored=added_up < 0,
        terms=tuple(part for part in parts if part.dice or part.label == "attribute"),
    )


@derived(
    AttributePool,
    covers="HD-002 HD-005 HD-011 HD-020 HD-022 HD-023 HD-024 HD-031 HD-038 HD-039 HD-051 HD-056 HD-059 HD-101 HD-113",
    house_rules=POOL_HOUSE_RULES,
)
def pool(asked: AttributePool, house: House, faces: Faces) -> Pool:
    return pool_of(asked, asked.attribute, house)
