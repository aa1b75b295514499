"""Characteristics, the plain tests, extended and opposed tests, assistance (section 5.1)."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, fields
from fractions import Fraction
from typing import Any

from rules.contract import (
    Boolean,
    Choice,
    Faces,
    House,
    Integer,
    ListOf,
    Text,
    Verdict,
    asked,
    asks,
    check,
    derived,
    invalid,
    not_allowed,
    read,
    transition,
)
from rules.contract import Side as Opponent
from rules.contract.fields import JSON
from rules.systems.d100 import bonus_of

from . import tables
from .house_rules import OF_AN_ASSISTED_TEST
from .percentile import (
    BONUS,
    SCORE,
    AmendableInputs,
    AssistedInputs,
    D100Test,
    Skill,
    Stakes,
    amendable_stakes,
    assistance_degrees,
    refuse_too_many_assistants,
    skilled_base,
    stakes,
)


@asks
class CharacteristicBonus:
    score: int = asked(SCORE)
    multiplier: int = asked(Integer(1, 10), default=1)
    added: int = asked(BONUS, default=0)


@derived(CharacteristicBonus, covers="DW-002")
def characteristic_bonus(asked: CharacteristicBonus, house: House, faces: Faces) -> dict[str, JSON]:
    natural = bonus_of(asked.score)
    return {"natural_bonus": natural, "bonus": natural * asked.multiplier + asked.added}


@asks
class Difficulty:
    step: str = asked(Choice(*tables.DIFFICULTIES))


@derived(Difficulty, covers="DW-006")
def difficulty(asked: Difficulty, house: House, faces: Faces) -> dict[str, JSON]:
    modifier, english, spanish, italian = tables.DIFFICULTIES[asked.step]
    return {"modifier": modifier, "label_en": english, "label_es": spanish, "label_it": italian}


@asks
class CharacteristicTest(AmendableInputs):
    score: int = asked(SCORE)


@check(
    CharacteristicTest,
    covers="DW-001 DW-005 DW-006 DW-010 DW-012 DW-020 DW-021 DW-029 DW-030",
    odds=("success", "degrees"),
    house_rules=OF_AN_ASSISTED_TEST,
)
def characteristic_test(asked: CharacteristicTest, house: House, faces: Faces) -> D100Test:
    return amendable_stakes(asked.score, asked, house).roll(house, faces)


@asks
class SkillTest(AmendableInputs):
    score: int = asked(SCORE)
    skill: Skill = asked(Skill)


@check(
    SkillTest,
    covers="DW-007 DW-008 DW-009 DW-005 DW-012",
    odds=("success", "degrees"),
    house_rules=OF_AN_ASSISTED_TEST,
)
def skill_test(asked: SkillTest, house: House, faces: Faces) -> D100Test:
    base = skilled_base(asked.score, asked.skill)
    return amendable_stakes(base, asked, house).roll(house, faces)


@asks
class ExtendedTest(AssistedInputs):
    score: int = asked(SCORE)
    skill: Skill | None = asked(Skill, default=None, nullable=True)
    required: int = asked(Integer(1, 100))
    successes: int = asked(Integer(0, 100), default=0)
    attempts: int = asked(Integer(0, 1000), default=0)
    max_attempts: int | None = asked(Integer(1, 1000), default=None, nullable=True)

    def __post_init__(self) -> None:
        if self.successes > self.attempts:
            raise invalid("inputs.successes", "error-out-of-range", least=0, most=self.attempts)


@transition(
    ExtendedTest,
    covers="DW-015",
    odds=("success", "complete"),
    house_rules=OF_AN_ASSISTED_TEST,
)
def extended_test(asked: ExtendedTest, house: House, faces: Faces) -> dict[str, JSON]:
    """One attempt. Degrees do not count towards the total, failures take nothing away."""
    if asked.successes >= asked.required:
        raise not_allowed("already-complete")
    if asked.max_attempts is not None and asked.attempts >= asked.max_attempts:
        raise not_allowed("no-attempts-left")
    base = skilled_base(asked.score, asked.skill)
    test = stakes(base, house, asked.modifiers, assistants=asked.assistants).roll(house, faces)
    successes = asked.successes + test.success
    attempts = asked.attempts + 1
    complete = successes >= asked.required
    out_of_attempts = asked.max_attempts is not None and attempts >= asked.max_attempts
    return {
        **asdict(test),
        "successes": successes,
        "attempts": attempts,
        "complete": complete,
        "exhausted": not complete and out_of_attempts,
    }


@asks
class Side(AmendableInputs):
    """``bonus`` belongs to the characteristic tested and is derived from the score when left out."""

    score: int = asked(SCORE)
    bonus: int | None = asked(BONUS, optional=True)
    skill: Skill | None = asked(Skill, default=None, nullable=True)

    def bonus_or_derived(self) -> int:
        return bonus_of(self.score) if self.bonus is None else self.bonus

    def stakes(self, house: House) -> Stakes:
        return amendable_stakes(skilled_base(self.score, self.skill), self, house)


@asks
class OpposedTest:
    a: Side = asked(Side)
    b: Side = asked(Side)


@dataclass(frozen=True)
class Decision:
    """Who won an opposed test and by what. ``margin``: the difference of degrees where degrees decided, else 0."""

    winner: str
    decided_by: str
    margin: int = 0
    roll_again: bool = False


BLOCK = tuple(field.name for field in fields(D100Test))


def decide(a: D100Test, b: D100Test, asked: OpposedTest, house: House) -> Decision:
    """DW-017 and DW-018: success, degrees, bonus, lower die."""
    if a.success != b.success:
        return Decision("a" if a.success else "b", "success")
    if a.success:
        lead = a.degrees - b.degrees
    elif house["opposed-both-fail"] == "fewer-degrees":
        lead = b.degrees - a.degrees
    else:
        return Decision("none", "both-failed", roll_again=house["opposed-both-fail"] == "roll-again")
    if lead:
        return Decision("a" if lead > 0 else "b", "degrees", margin=abs(lead))
    a_bonus, b_bonus = asked.a.bonus_or_derived(), asked.b.bonus_or_derived()
    if a_bonus != b_bonus:
        return Decision("a" if a_bonus > b_bonus else "b", "bonus")
    if a.roll != b.roll:
        return Decision("a" if a.roll < b.roll else "b", "roll")
    if house["opposed-full-tie"] == "side-a":
        return Decision("a", "full-tie")
    return Decision("none", "full-tie", roll_again=house["opposed-full-tie"] == "roll-again")


def decide_rolled(acting: Opponent, opposing: Opponent, house: House) -> Verdict:
    """The same where each side has rolled a test of its own; what amended a roll counts as it stands."""
    sides = {"a": {"score": acting.inputs["score"]}, "b": {"score": opposing.inputs["score"]}}
    a, b = (D100Test(**{name: side.outcome[name] for name in BLOCK}) for side in (acting, opposing))
    found = decide(a, b, read(OpposedTest, sides, "inputs"), house)
    return Verdict({"a": 0, "b": 1}.get(found.winner), found.decided_by, found.margin)


def opposed_odds(asked: OpposedTest, house: House) -> dict[str, Any]:
    """All 10,000 pairs, each side's hundred results worked out once."""
    a_stakes, b_stakes = asked.a.stakes(house), asked.b.stakes(house)
    a_results = [a_stakes.with_roll(roll, house) for roll in range(1, 101)]
    b_results = [b_stakes.with_roll(roll, house) for roll in range(1, 101)]
    winners: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for a in a_results:
        for b in b_results:
            decision = decide(a, b, asked, house)
            winners[decision.winner] += 1
            reasons[decision.decided_by] += 1
    return {
        "winner": {winner: Fraction(count, 10_000) for winner, count in winners.items()},
        "decided_by": {reason: Fraction(count, 10_000) for reason, count in reasons.items()},
    }


@check(
    OpposedTest,
    covers="DW-016 DW-017 DW-018",
    odds=opposed_odds,
    house_rules=(*OF_AN_ASSISTED_TEST, "opposed-both-fail", "opposed-full-tie"),
)
def opposed_test(asked: OpposedTest, house: House, faces: Faces) -> dict[str, JSON]:
    a_stakes, b_stakes = asked.a.stakes(house), asked.b.stakes(house)
    a = a_stakes.roll(house, faces, "test-a")
    b = b_stakes.roll(house, faces, "test-b")
    return {"a": a, "b": b, **asdict(decide(a, b, asked, house))}


@asks
class Helper:
    label: str = asked(Text(80))
    trained: bool = asked(Boolean(), default=False)
    adjacent: bool = asked(Boolean())


@asks
class AssistanceCheck:
    test_kind: str = asked(Choice("skill", "characteristic"))
    action: str = asked(
        Choice("none", "full-action", "half-action", "reaction", "free-action"), default="none"
    )
    resists: str = asked(Choice("none", "poison", "disease", "fear"), default="none")
    gm_allows: bool = asked(Boolean(), default=True)
    helpers: tuple[Helper, ...] = asked(ListOf(Helper, most=10))


@derived(
    AssistanceCheck,
    covers="DW-020 DW-021 DW-022 DW-023 DW-024 DW-025",
    house_rules=("assist-step", "assist-degree"),
)
def assistance_check(asked: AssistanceCheck, house: House, faces: Faces) -> dict[str, JSON]:
    if asked.helpers:
        _refuse_assistance(asked)
    assistants = len(asked.helpers)
    return {
        "assistants": assistants,
        "modifier": assistants * house["assist-step"],
        "extra_degrees": assistance_degrees(assistants, house),
    }


def _refuse_assistance(asked: AssistanceCheck) -> None:
    if not asked.gm_allows:
        raise not_allowed("gm-refuses")
    if asked.action in ("reaction", "free-action"):
        raise not_allowed(asked.action)
    if asked.resists != "none":
        raise not_allowed("resistance-test")
    refuse_too_many_assistants(len(asked.helpers))
    if not all(helper.adjacent for helper in asked.helpers):
        raise not_allowed("helper-not-adjacent")
    if asked.test_kind == "skill" and not all(helper.trained for helper in asked.helpers):
        raise not_allowed("helper-untrained")
