"""Dodge and parry (section 4.6)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.contract import (
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    ListOf,
    asked,
    asks,
    check,
    not_allowed,
)
from rules.systems.d100 import MODIFIERS, Modifier, total_of

from .d100 import NOTHING_ADDED, SCORE, TEST_SWITCHES, Added, Conditions, D100Test, condition_values, stakes

NO_REACTION_STATES = ("surprised", "unconscious", "stunned", "grappled", "all-out-attack")
"""In the order in which they are given as the reason."""


@asks
class Dodge:
    score: int = asked(SCORE)
    hits_incoming: int = asked(Integer(1, 100), default=1)
    guarded: bool = asked(Boolean(), default=False)
    feinted: bool = asked(Boolean(), default=False)
    reaction_left: bool = asked(Boolean(), default=True)
    states: tuple[str, ...] = asked(ListOf(Choice(*NO_REACTION_STATES), most=5, unique=True), default=[])
    conditions: Conditions = asked(Conditions, default={})
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])


@asks
class Parry(Dodge):
    score: int = asked(SCORE)
    attack_kind: str = asked(Choice("melee", "ranged"), default="melee")
    trained: bool = asked(Boolean(), default=True)
    off_hand: bool = asked(Boolean(), default=False)
    ambidextrous: bool = asked(Boolean(), default=False)
    fired_weapon: bool = asked(Boolean(), default=False)


@dataclass(frozen=True)
class Reacted(D100Test):
    hits_negated: int
    hits_remaining: int
    reaction_left: bool


def _refuse(asked: Dodge) -> None:
    for state in NO_REACTION_STATES:
        if state in asked.states:
            raise not_allowed(state)
    if asked.feinted:
        raise not_allowed("feinted")
    if not asked.reaction_left:
        raise not_allowed("no-reaction-left")


def _reacted(asked: Dodge, test: D100Test, house: House) -> Reacted:
    cancels = {"one": 1, "per-degree": 1 + test.degrees, "all": asked.hits_incoming}
    negated = min(asked.hits_incoming, cancels[house["reaction-negates"]]) if test.success else 0
    return Reacted(
        **vars(test),
        hits_negated=negated,
        hits_remaining=asked.hits_incoming - negated,
        reaction_left=False,
    )


@check(
    Dodge,
    covers="DH-051 DH-052 DH-087 DH-089 DH-119",
    odds=("success", "degrees"),
    house_rules=("reaction-negates", *TEST_SWITCHES),
)
def dodge(asked: Dodge, house: House, faces: Faces, added: Added = NOTHING_ADDED) -> Reacted:
    _refuse(asked)
    values = (
        *condition_values(asked.conditions, "dodge").values(),
        10 if asked.guarded else 0,
        total_of(asked.modifiers),
    )
    test = stakes(asked.score, values, house).test(faces.d(100, "test"), house, added.a)
    return _reacted(asked, test, house)


@check(
    Parry,
    covers="DH-051 DH-052 DH-088 DH-089 DH-123",
    odds=("success", "degrees"),
    house_rules=("reaction-negates", *TEST_SWITCHES),
)
def parry(asked: Parry, house: House, faces: Faces, added: Added = NOTHING_ADDED) -> Reacted:
    if asked.attack_kind == "ranged":
        raise not_allowed("ranged-cannot-be-parried")
    if asked.fired_weapon:
        raise not_allowed("fired-weapon")
    _refuse(asked)
    values = (
        *condition_values(asked.conditions, "ws").values(),
        10 if asked.guarded else 0,
        0 if asked.trained else -20,
        -20 if asked.off_hand and not asked.ambidextrous else 0,
        total_of(asked.modifiers),
    )
    test = stakes(asked.score, values, house).test(faces.d(100, "test"), house, added.a)
    return _reacted(asked, test, house)
