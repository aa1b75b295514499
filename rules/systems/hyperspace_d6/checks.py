"""The check: Destiny Die first, then the pool, then what a Destiny 6 brings; the running result that amendments take up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
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
    asked,
    asks,
    check,
    derived,
    invalid,
    not_allowed,
)

from .house_rules import CHECK_HOUSE_RULES
from .odds import verdict_odds
from .pools import VALUE, Pool, PoolInputs, Term, pool_of
from .tables import ATTRIBUTES, DIFFICULTY_STEPS, SKILLS

DIFFICULTY = Integer(1, 999)

LONGEST_CHAIN = 50
"""A Destiny 6 explodes into at most so many dice."""


@asks
class Modifier:
    label: str = asked(Text())
    value: int = asked(Integer(-50, 50))


@asks
class CheckInputs(PoolInputs):
    """What every check is told besides its attribute, skill and target."""

    modifiers: tuple[Modifier, ...] = asked(ListOf(Modifier, most=20), default=[])
    on_six: str = asked(Choice("ask", "explode", "advantage"), default="ask")


@asks
class AttributeCheck(CheckInputs):
    attribute: int = asked(VALUE, unit="D")
    difficulty: int = asked(DIFFICULTY)


@asks
class SkillCheck(CheckInputs):
    attribute: int = asked(VALUE, unit="D")
    skill: int = asked(VALUE)
    difficulty: int = asked(DIFFICULTY)


@asks
class OpenCheck(CheckInputs):
    attribute: int = asked(VALUE, unit="D")
    skill: int = asked(VALUE, default=0)


@asks
class Tally:
    """The running result of a roll: what a check and each amendment return, and what the next amendment takes up unchanged.

    ``improvement_used``: an Improvement point was paid for this roll, before it or after.
    """

    total: int = asked(Integer(-2000, 2000))
    target: int | None = asked(DIFFICULTY, nullable=True)
    destiny: int = asked(Integer(1, 6))
    chain: tuple[int, ...] = asked(ListOf(Integer(1, 6), most=LONGEST_CHAIN))
    choice: str = asked(Choice("none", "pending", "exploded", "advantage"))
    late_die: int | None = asked(Integer(1, 6), nullable=True)
    improvement_used: bool = asked(Boolean())


@dataclass(frozen=True)
class Verdict:
    """``margin`` is the total less the target. All three are None where there is no target."""

    success: bool | None
    critical: bool | None
    margin: int | None


@dataclass(frozen=True, kw_only=True)
class RunningResult:
    """What a roll has come to so far. ``provisional``: the player still has to choose, so the verdict may change."""

    destiny: int
    chain: tuple[int, ...]
    choice: str
    advantage: bool
    late_die: int | None
    total: int
    target: int | None
    success: bool | None
    critical: bool | None
    margin: int | None
    provisional: bool
    tally: Tally


@dataclass(frozen=True, kw_only=True)
class CheckOutcome(RunningResult):
    pool: int
    terms: tuple[Term, ...]
    pool_faces: tuple[int, ...]
    flat: int


@dataclass(frozen=True)
class Stakes:
    """All that is settled before the dice fall."""

    pool: Pool
    flat: int
    target: int | None
    on_six: str
    improvement_paid: bool


def verdict(total: int, target: int | None) -> Verdict:
    """Success from the target upwards, critical from twice the target (HD-013, HD-014); there are no fumbles (HD-015)."""
    if target is None:
        return Verdict(None, None, None)
    return Verdict(success=total >= target, critical=total >= 2 * target, margin=total - target)


def running_result(tally: Tally) -> RunningResult:
    judged = verdict(tally.total, tally.target)
    return RunningResult(
        destiny=tally.destiny,
        chain=tally.chain,
        choice=tally.choice,
        advantage=tally.choice == "advantage",
        late_die=tally.late_die,
        total=tally.total,
        target=tally.target,
        success=judged.success,
        critical=judged.critical,
        margin=judged.margin,
        provisional=tally.choice == "pending",
        tally=tally,
    )


def stakes_of(
    asked: CheckInputs, house: House, *, attribute: int, skill: int, target: int | None, machine: int = 0
) -> Stakes:
    """What is rolled for what. ``machine``: a vehicle's manoeuvrability. Flat numbers are added once and never doubled."""
    return Stakes(
        pool=pool_of(asked, attribute, house),
        flat=skill + machine + sum(modifier.value for modifier in asked.modifiers),
        target=target,
        on_six=asked.on_six,
        improvement_paid=asked.improvement,
    )


def roll(stakes: Stakes, house: House, faces: Faces) -> CheckOutcome:
    """The dice of a check: the Destiny Die is always the first, its explosions always the last (HD-006)."""
    destiny = faces.d(6, "destiny")
    pool_faces = faces.several(stakes.pool.pool, 6, "pool")
    chain: list[int] = []
    choice = "none"
    if destiny == 6 and stakes.on_six == "explode":
        choice = "exploded"
        most = 1 if house["explode-mode"] == "once" else LONGEST_CHAIN
        chain.append(faces.d(6, "explosion"))
        while chain[-1] == 6 and len(chain) < most:
            chain.append(faces.d(6, "explosion"))
    elif destiny == 6:
        choice = "advantage" if stakes.on_six == "advantage" else "pending"

    tally = Tally(
        total=destiny + sum(pool_faces) + sum(chain) + stakes.flat,
        target=stakes.target,
        destiny=destiny,
        chain=tuple(chain),
        choice=choice,
        late_die=None,
        improvement_used=stakes.improvement_paid,
    )
    return CheckOutcome(
        **vars(running_result(tally)),
        pool=stakes.pool.pool,
        terms=stakes.pool.terms,
        pool_faces=tuple(pool_faces),
        flat=stakes.flat,
    )


def need_possible(tally: Tally) -> None:
    """Refuses a tally that no roll can have come to."""
    chain, choice = tally.chain, tally.choice
    possible = (
        (tally.destiny == 6) == (choice != "none")
        and (tally.destiny == 6 or not chain)
        and all(face == 6 for face in chain[:-1])
        and (choice not in ("pending", "advantage") or all(face == 6 for face in chain))
        and (choice != "pending" or len(chain) < LONGEST_CHAIN)
        and (choice != "exploded" or len(chain) > 0)
        and (tally.late_die is None or tally.improvement_used)
    )
    if not possible:
        raise invalid("inputs.tally", "error-impossible-tally")


def odds_of[Asked](
    stakes: Callable[[Asked, House], Stakes],
) -> Callable[[Asked, House], Mapping[str, Fraction]]:
    """The odds of a check with a target. Unless the player takes the advantage, every Destiny 6 explodes."""

    def odds(asked: Asked, house: House) -> Mapping[str, Fraction]:
        settled = stakes(asked, house)
        assert settled.target is not None
        if settled.on_six == "advantage":
            row = 1
        elif house["explode-mode"] == "once":
            row = 2
        else:
            row = 1 + LONGEST_CHAIN
        return verdict_odds(settled.target, settled.flat, settled.pool.pool, row)

    return odds


def attribute_stakes(asked: AttributeCheck, house: House) -> Stakes:
    return stakes_of(asked, house, attribute=asked.attribute, skill=0, target=asked.difficulty)


@check(
    AttributeCheck,
    covers="HD-001 HD-002 HD-005 HD-006 HD-007 HD-013 HD-014 HD-015 HD-016",
    odds=odds_of(attribute_stakes),
    house_rules=CHECK_HOUSE_RULES,
)
def attribute_check(asked: AttributeCheck, house: House, faces: Faces) -> CheckOutcome:
    return roll(attribute_stakes(asked, house), house, faces)


def skill_stakes(asked: SkillCheck, house: House) -> Stakes:
    return stakes_of(asked, house, attribute=asked.attribute, skill=asked.skill, target=asked.difficulty)


@check(
    SkillCheck,
    covers="HD-001 HD-003 HD-005 HD-006 HD-007 HD-013 HD-014 HD-015 HD-016 HD-021 HD-053 HD-093 HD-140 HD-142",
    odds=odds_of(skill_stakes),
    house_rules=CHECK_HOUSE_RULES,
)
def skill_check(asked: SkillCheck, house: House, faces: Faces) -> CheckOutcome:
    return roll(skill_stakes(asked, house), house, faces)


@check(OpenCheck, covers="HD-045 HD-057 HD-117", house_rules=CHECK_HOUSE_RULES)
def open_check(asked: OpenCheck, house: House, faces: Faces) -> CheckOutcome:
    """A check without a difficulty: one side of an opposed roll or of a duel turn, one step of a cumulative roll."""
    stakes = stakes_of(asked, house, attribute=asked.attribute, skill=asked.skill, target=None)
    return roll(stakes, house, faces)


@asks
class DifficultyStep:
    step: str = asked(Choice(*DIFFICULTY_STEPS))


@derived(DifficultyStep, covers="HD-016")
def difficulty_step(asked: DifficultyStep, house: House, faces: Faces) -> dict[str, Any]:
    return {"difficulty": DIFFICULTY_STEPS[asked.step]}


@asks
class Pairing:
    skill: str = asked(Choice(*SKILLS))
    attribute: str | None = asked(Choice(*ATTRIBUTES), default=None, nullable=True)
    gm_approves: bool = asked(Boolean(), default=False)


@derived(Pairing, covers="HD-004")
def pairing(asked: Pairing, house: House, faces: Faces) -> dict[str, Any]:
    listed = SKILLS[asked.skill]
    used = asked.attribute or listed
    if used != listed and not asked.gm_approves:
        raise not_allowed("pairing-not-approved")
    return {"attribute": used, "default_attribute": listed, "usual": used == listed}
