"""Evasion and pursuit: how a chase is settled, and its two contests (5.32 to 5.34)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    asked,
    asks,
    check,
    derived,
    not_allowed,
)

from .checks import SCORE, ability_modifier
from .kinds import MODIFIERS, SPEED, Modifier, total_of

MOST_PURSUERS = 20
ROUNDS = Integer(0, 10_000)
TIED = {"continue": "continues", "pursuer": "caught", "fleeing": "escapes"}
"""What a tie of the Dexterity contest means, by the house rule ``pursuit-tie``."""


@asks
class Pursuit:
    fleeing_speed: Fraction = asked(SPEED, unit="m")
    pursuer_speeds: tuple[Fraction, ...] = asked(ListOf(SPEED, least=1, most=MOST_PURSUERS))
    scale: str = asked(Choice("rounds", "day"))
    rounds: int = asked(ROUNDS, default=0)
    vehicles: bool = asked(Boolean(), default=False)
    circumstance: bool = asked(Boolean(), default=False)


@dataclass(frozen=True)
class PursuitSettled:
    """``rounds_needed``: how many rounds more until the contest."""

    result: str
    fastest_pursuer: Fraction
    rounds_needed: int


@derived(
    Pursuit,
    covers="SF-107 SF-108 SF-109 SF-110 SF-111 SF-112",
    house_rules=("pursuit-min-rounds",),
)
def pursuit(asked: Pursuit, house: House, faces: Faces) -> PursuitSettled:
    """How a chase is settled: by speed, or by a contest among equals."""
    if asked.vehicles:
        raise not_allowed("vehicle-chase")
    fastest = max(asked.pursuer_speeds)
    rounds_needed = 0
    if asked.fleeing_speed > fastest:
        result = "escapes"
    elif asked.fleeing_speed < fastest:
        result = "gm-decides" if asked.circumstance else "caught"
    elif asked.scale == "day":
        result = "constitution-check"
    else:
        rounds_needed = max(0, house["pursuit-min-rounds"] - asked.rounds)
        result = "keep-counting" if rounds_needed else "dexterity-check"
    return PursuitSettled(result, fastest, rounds_needed)


@asks
class Runner:
    score: int = asked(SCORE)
    modifiers: tuple[Modifier, ...] = asked(MODIFIERS, default=[])

    @property
    def bonus(self) -> int:
        return ability_modifier(self.score) + total_of(self.modifiers)


RUNNERS = ListOf(Runner, least=1, most=MOST_PURSUERS)


@asks
class PursuitConstitution:
    fleeing: Runner = asked(Runner)
    pursuers: tuple[Runner, ...] = asked(RUNNERS)


@asks
class PursuitDexterity:
    fleeing: Runner = asked(Runner)
    pursuers: tuple[Runner, ...] = asked(RUNNERS)
    rounds: int = asked(ROUNDS)


@dataclass(frozen=True)
class Contest:
    fleeing_total: int
    pursuer_totals: list[int]
    best_pursuer: int
    tie: bool
    result: str


def outcome(fleeing: int, pursuer: int, tied: str) -> str:
    if fleeing == pursuer:
        return tied
    return "escapes" if fleeing > pursuer else "caught"


def contest(fleeing: Runner, pursuers: Sequence[Runner], tied: str, faces: Faces) -> Contest:
    total = faces.d(20, "fleeing side") + fleeing.bonus
    totals = [faces.d(20, "pursuer") + pursuer.bonus for pursuer in pursuers]
    best = max(totals)
    return Contest(total, totals, best, total == best, outcome(total, best, tied))


def contest_odds(fleeing: Runner, pursuers: Sequence[Runner], tied: str) -> dict[str, Any]:
    """By the distribution of the best pursuer: the chances of staying at or below a total multiply."""

    def all_at_most(total: int) -> Fraction:
        chance = Fraction(1)
        for pursuer in pursuers:
            chance *= Fraction(min(20, max(0, total - pursuer.bonus)), 20)
        return chance

    results: dict[str, Fraction] = {}
    for face in range(1, 21):
        total = face + fleeing.bonus
        lower, level = all_at_most(total - 1), all_at_most(total)
        for result, chance in (("escapes", lower), (tied, level - lower), ("caught", 1 - level)):
            if chance:
                results[result] = results.get(result, Fraction(0)) + chance / 20
    return {"result": results}


def refuse_too_early(asked: PursuitDexterity, house: House) -> None:
    if asked.rounds < house["pursuit-min-rounds"]:
        raise not_allowed("too-early", rounds=house["pursuit-min-rounds"])


def dexterity_odds(asked: PursuitDexterity, house: House) -> Mapping[str, Any]:
    refuse_too_early(asked, house)
    return contest_odds(asked.fleeing, asked.pursuers, TIED[house["pursuit-tie"]])


@check(
    PursuitDexterity,
    covers="SF-109 SF-110",
    odds=dexterity_odds,
    house_rules=("pursuit-min-rounds", "pursuit-tie"),
)
def pursuit_dexterity(asked: PursuitDexterity, house: House, faces: Faces) -> Contest:
    """The contest of a chase that has lasted some rounds: the fleeing side against the best pursuer."""
    refuse_too_early(asked, house)
    return contest(asked.fleeing, asked.pursuers, TIED[house["pursuit-tie"]], faces)


def constitution_odds(asked: PursuitConstitution, house: House) -> Mapping[str, Any]:
    return contest_odds(asked.fleeing, asked.pursuers, "caught")


@check(PursuitConstitution, covers="SF-111", odds=constitution_odds)
def pursuit_constitution(asked: PursuitConstitution, house: House, faces: Faces) -> Contest:
    """The contest of a chase of a whole day: only the highest total of all escapes."""
    return contest(asked.fleeing, asked.pursuers, "caught", faces)
