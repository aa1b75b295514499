"""Tests of characteristics and skills, opposed tests and help (section 4.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from rules.contract import (
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    ListOf,
    Side,
    Verdict,
    asked,
    asks,
    check,
    derived,
    main_fields,
    not_allowed,
)
from rules.systems.d100 import MODIFIERS, Modifier, bonus_of, total_of

from .d100 import (
    CHARACTERISTIC,
    FATIGUE,
    NAME,
    NOTHING_ADDED,
    SCORE,
    TEST_SWITCHES,
    Added,
    D100Test,
    Stakes,
    contest,
    fatigue_value,
    stakes,
)
from .odds import every_contest


@asks
class CharacteristicBonus:
    characteristic: str = asked(CHARACTERISTIC)
    score: int = asked(SCORE)


@dataclass(frozen=True)
class BonusFound:
    has_bonus: bool
    bonus: int | None


def tied_bonus(characteristic: str, score: int) -> int | None:
    """Weapon Skill and Ballistic Skill have no bonus (DH-003)."""
    return None if characteristic in ("ws", "bs") else bonus_of(score)


@derived(CharacteristicBonus, covers="DH-003")
def characteristic_bonus(asked: CharacteristicBonus, house: House, faces: Faces) -> BonusFound:
    found = tied_bonus(asked.characteristic, asked.score)
    return BonusFound(found is not None, found)


@asks
class CharacteristicTest:
    score: int = asked(SCORE)
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])
    fatigue: int = asked(FATIGUE, default=0)


@check(
    CharacteristicTest,
    covers="DH-001 DH-002 DH-004 DH-005 DH-024 DH-115",
    odds=("success", "degrees"),
    house_rules=TEST_SWITCHES,
)
def characteristic_test(
    asked: CharacteristicTest, house: House, faces: Faces, added: Added = NOTHING_ADDED
) -> D100Test:
    staked = stakes(asked.score, (total_of(asked.modifiers), fatigue_value(asked.fatigue)), house)
    return staked.test(faces.d(100, "test"), house, added.a)


TRAINING = Choice("untrained", "trained", "plus-10", "plus-20")
TRAINING_ADDS = {"trained": 0, "plus-10": 10, "plus-20": 20}


@asks
class SkillTest:
    characteristic_score: int = asked(SCORE)
    training: str = asked(TRAINING)
    advanced: bool = asked(Boolean(), default=False)
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])
    fatigue: int = asked(FATIGUE, default=0)


@check(
    SkillTest,
    covers="DH-001 DH-002 DH-004 DH-005 DH-024 DH-092 DH-115",
    odds=("success", "degrees"),
    house_rules=("untrained-skill", *TEST_SWITCHES),
)
def skill_test(asked: SkillTest, house: House, faces: Faces, added: Added = NOTHING_ADDED) -> D100Test:
    values = [total_of(asked.modifiers), fatigue_value(asked.fatigue)]
    if asked.training in TRAINING_ADDS:
        base = asked.characteristic_score + TRAINING_ADDS[asked.training]
    elif house["untrained-skill"] == "refused":
        raise not_allowed("untrained-skill")
    elif house["untrained-skill"] == "minus-20":
        base = asked.characteristic_score
        values.append(-20)
    elif asked.advanced:
        raise not_allowed("advanced-skill-untrained")
    else:
        base = asked.characteristic_score // 2
    return stakes(base, values, house).test(faces.d(100, "test"), house, added.a)


@asks
class OpposedSide:
    """``score`` is rolled against; ``characteristic_score``, if it differs, gives the bonus that may break a tie."""

    score: int = asked(SCORE)
    characteristic: str = asked(CHARACTERISTIC)
    characteristic_score: int | None = asked(SCORE, optional=True)
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])
    fatigue: int = asked(FATIGUE, default=0)

    def stakes(self, house: House) -> Stakes:
        return stakes(self.score, (total_of(self.modifiers), fatigue_value(self.fatigue)), house)

    def bonus(self) -> int | None:
        score = self.score if self.characteristic_score is None else self.characteristic_score
        return tied_bonus(self.characteristic, score)


BLOCK = tuple(field.name for field in fields(D100Test))


@asks
class OpposedTest:
    a: OpposedSide = asked(OpposedSide)
    b: OpposedSide = asked(OpposedSide)


@dataclass(frozen=True)
class Opposed:
    a: D100Test
    b: D100Test
    winner: str
    step: str


def _opposed(asked: OpposedTest, a: D100Test, b: D100Test) -> Opposed:
    return Opposed(a, b, *contest(a, b, asked.a.bonus(), asked.b.bonus()))


def decide_rolled(acting: Side, opposing: Side, house: House) -> Verdict:
    """The same where each side has rolled a test of its own; what amended a roll counts as it stands."""
    a, b = (D100Test(**{name: side.outcome[name] for name in BLOCK}) for side in (acting, opposing))
    winner, step = contest(a, b, _bonus_rolled(acting), _bonus_rolled(opposing))
    lead = abs(a.degrees - b.degrees) if step == "degrees" else 0
    return Verdict({"a": 0, "b": 1}.get(winner), step, lead)


def _bonus_rolled(side: Side) -> int | None:
    """Of the characteristic that was tested; a skill has that of its characteristic."""
    score = side.inputs.get("score", side.inputs.get("characteristic_score"))
    return tied_bonus(side.label.removeprefix("sheet-"), score)


def _opposed_odds(asked: OpposedTest, house: House) -> Mapping[str, Any]:
    pairs = every_contest(asked.a.stakes(house), asked.b.stakes(house), house)
    return main_fields(((chance, vars(_opposed(asked, a, b))) for chance, a, b in pairs), ("winner",))


@check(OpposedTest, covers="DH-006 DH-007", odds=_opposed_odds, house_rules=TEST_SWITCHES)
def opposed_test(asked: OpposedTest, house: House, faces: Faces, added: Added = NOTHING_ADDED) -> Opposed:
    a = asked.a.stakes(house).test(faces.d(100, "a"), house, added.a)
    b = asked.b.stakes(house).test(faces.d(100, "b"), house, added.b)
    return _opposed(asked, a, b)


HELP = 10
MOST_HELPERS = 2


@asks
class Helper:
    id: str = asked(NAME)
    has_skill: bool = asked(Boolean())
    full_action: bool = asked(Boolean(), default=True)


@asks
class Assistance:
    helpers: tuple[Helper, ...] = asked(ListOf(Helper, least=1, most=20, unique_by="id"))
    gm_consents: bool = asked(Boolean())
    physical: bool = asked(Boolean(), default=True)
    maximum: int = asked(Integer(0, MOST_HELPERS), default=MOST_HELPERS)


@dataclass(frozen=True)
class RefusedHelper:
    id: str
    reason: str


@dataclass(frozen=True)
class Assisted:
    """``bonus`` is a modifier of the helped test; help adds no degrees. ``unusual``: the roll is not a physical one."""

    counted: tuple[str, ...]
    refused: tuple[RefusedHelper, ...]
    bonus: int
    unusual: bool


@derived(Assistance, covers="DH-008 DH-009 DH-010")
def assistance(asked: Assistance, house: House, faces: Faces) -> Assisted:
    if not asked.gm_consents:
        raise not_allowed("no-gm-consent")
    counted: list[str] = []
    refused: list[RefusedHelper] = []
    for helper in asked.helpers:
        if not helper.has_skill:
            refused.append(RefusedHelper(helper.id, "lacks-skill"))
        elif not helper.full_action:
            refused.append(RefusedHelper(helper.id, "no-full-action"))
        elif len(counted) == asked.maximum:
            refused.append(RefusedHelper(helper.id, "limit"))
        else:
            counted.append(helper.id)
    return Assisted(tuple(counted), tuple(refused), HELP * len(counted), not asked.physical)
