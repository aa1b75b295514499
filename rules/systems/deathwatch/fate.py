"""Fate points, and the amendments of rolls that they buy (sections 5.2 and 6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from rules.contract import (
    JSON,
    Boolean,
    Choice,
    Die,
    Faces,
    GivenFaces,
    House,
    Integer,
    JsonObject,
    Kind,
    ListOf,
    Rule,
    RulesError,
    Text,
    asked,
    asks,
    every_way,
    invalid,
    main_fields,
    not_allowed,
    plain,
    read,
    resolve_recorded,
    transition,
)

from .checks import characteristic_test, extended_test, opposed_test, skill_test
from .climbing import climb, rappel
from .endurance import endurance_check
from .gravity import zero_gravity_move
from .house_rules import OF_AN_ASSISTED_TEST
from .jumping import controlled_drop, haul_up, jump_high, leap
from .light import light_movement
from .movement import difficult_ground_check, initiative
from .swimming import swim
from .tracks import MODES
from .weights import lift, push, throw_object

MOST_FATE = 20
MOST_ADDED_DEGREES = 20
POINTS = Integer(0, MOST_FATE)
FATIGUE_SOURCES = Choice("hurried", "running", "forced-march", "swimming", "encumbered", "overload", "other")


def _by_id(*rules: Rule) -> dict[str, Rule]:
    return {rule.id: rule for rule in rules}


TAKES_DEGREES = _by_id(
    characteristic_test,
    skill_test,
    opposed_test,
    difficult_ground_check,
    climb,
    haul_up,
    controlled_drop,
    jump_high,
    leap,
    swim,
    lift,
    push,
    throw_object,
    light_movement,
    zero_gravity_move,
)
"""Rules whose test can be given one degree more (DW-030)."""

REROLLABLE = TAKES_DEGREES | _by_id(extended_test, endurance_check, rappel)
"""Rules whose failed test can be rolled again (DW-028)."""


@asks
class FatePool:
    fate_max: int = asked(POINTS)
    fate_current: int = asked(POINTS)

    def __post_init__(self) -> None:
        if self.fate_current > self.fate_max:
            raise invalid("inputs.fate_current", "error-out-of-range", least=0, most=self.fate_max)


@dataclass(frozen=True)
class RecordedFaces(Kind):
    """A list; whether its entries are faces that the record's rule can use is found when the record is resolved again."""

    def read(self, value: JSON, path: str) -> list[JSON]:
        if type(value) is not list:
            raise invalid(path, "error-not-a-list")
        return value

    def schema(self) -> dict[str, JSON]:
        return {"type": "array", "items": {"type": "integer", "minimum": 1}}


@asks
class Record:
    """A roll as it stands now."""

    rule: str = asked(Text(80, least=0))
    inputs: dict[str, JSON] = asked(JsonObject())
    dice: list[JSON] = asked(RecordedFaces())


_AMENDING = ("option", "reroll", "add-degree", "initiative-10")
_CHOOSING_A_DIE = ("option", "reroll", "add-degree")


@asks
class FateSpend(FatePool):
    """Each option has inputs of its own; those of another option are None."""

    option: str = asked(
        Choice(
            "reroll",
            "plus-10",
            "add-degree",
            "initiative-10",
            "heal",
            "shake-stun",
            "squad-mode",
            "solo-rank",
            "remove-fatigue",
        )
    )
    original: Record = asked(Record, when=_AMENDING)
    die: int = asked(Integer(0, 1000), default=0, when=_CHOOSING_A_DIE)
    rerolled: bool = asked(Boolean(), default=False, when=("option", "reroll"))
    closed: bool = asked(Boolean(), default=False, when=_AMENDING)
    rolled: bool = asked(Boolean(), when=("option", "plus-10"))
    used: bool = asked(Boolean(), default=False, when=("option", "plus-10"))
    damage_taken: int = asked(Integer(0, 200), when=("option", "heal"))
    critical: int = asked(Integer(0, 100), default=0, when=("option", "heal"))
    stunned: bool = asked(Boolean(), when=("option", "shake-stun"))
    mode: str = asked(MODES, when=("option", "squad-mode", "solo-rank"))
    rank: int = asked(Integer(1, 20), when=("option", "solo-rank"))
    fatigue_sources: tuple[str, ...] = asked(
        ListOf(FATIGUE_SOURCES, most=40), when=("option", "remove-fatigue")
    )
    remove_source: str = asked(FATIGUE_SOURCES, when=("option", "remove-fatigue"))


class AmendedFaces(Faces):
    """The faces of a record, but a fresh one in place of the re-rolled die and wherever the record has no more."""

    __slots__ = ("_fresh", "_recorded", "_rerolled")

    def __init__(self, recorded: list[JSON], rerolled: int, fresh: Faces) -> None:
        super().__init__()
        self._recorded = recorded
        self._rerolled = rerolled
        self._fresh = fresh

    def d(self, sides: int, purpose: str) -> int:
        position = len(self.drawn)
        if position == self._rerolled or position >= len(self._recorded):
            face = self._fresh.d(sides, purpose)
        else:
            face = self._recorded[position]
        self.drawn.append(Die(sides, face, purpose))
        return face


def inputs_as_they_stand(rule: Rule, record: Record) -> Any:
    try:
        return read(rule.asks, record.inputs, "inputs.original.inputs")
    except RulesError as error:
        raise invalid("inputs.original", "error-record") from error


def resolve_as_it_stands(rule: Rule, record: Record, house: House) -> JSON:
    try:
        return resolve_recorded(rule, record.inputs, house, record.dice, "inputs.original.inputs")[0]
    except RulesError as error:
        raise invalid("inputs.original", "error-record") from error


def d100_tests(rule: Rule, outcome: JSON) -> list[JSON]:
    """The d100 tests of an outcome in the order of their dice."""
    if rule is opposed_test:
        return [outcome["a"], outcome["b"]]
    if rule is rappel:
        return [test for test in (outcome["agility_test"], outcome["grip_test"]) if test]
    if rule is endurance_check:
        return list(outcome["checks"])
    if "test" in outcome:
        return [outcome["test"]] if outcome["test"] else []
    return [outcome]


def amended_test(asked: FateSpend, amendable: Mapping[str, Rule], house: House) -> tuple[Rule, JSON]:
    """The rule of the record to amend and the test that ``die`` points at, both looked into only now."""
    rule = amendable[asked.original.rule]
    tests = d100_tests(rule, resolve_as_it_stands(rule, asked.original, house))
    if asked.die >= len(tests):
        raise invalid("inputs.die", "error-no-such-test")
    return rule, tests[asked.die]


def refuse_unamendable(asked: FateSpend, amendable: Mapping[str, Rule]) -> None:
    if asked.closed:
        raise not_allowed("record-closed")
    if asked.original.rule not in amendable:
        raise not_allowed("not-amendable")


def reroll(asked: FateSpend, house: House, faces: Faces) -> dict[str, JSON]:
    refuse_unamendable(asked, REROLLABLE)
    if asked.rerolled:
        raise not_allowed("already-rerolled")
    rule, test = amended_test(asked, REROLLABLE, house)
    if test["success"]:
        raise not_allowed("test-succeeded")
    amended = AmendedFaces(asked.original.dice, asked.die, faces)
    return {
        "amended_outcome": rule.resolve(asked.original.inputs, house, amended),
        "amended_dice": [die.face for die in amended.drawn],
        "rerolled": True,
    }


def plus_10(asked: FateSpend, house: House, faces: Faces) -> dict[str, JSON]:
    if asked.rolled:
        raise not_allowed("after-roll")
    if asked.used:
        raise not_allowed("once-per-test")
    return {"modifier": 10}


def add_degree(asked: FateSpend, house: House, faces: Faces) -> dict[str, JSON]:
    refuse_unamendable(asked, TAKES_DEGREES)
    rule, test = amended_test(asked, TAKES_DEGREES, house)
    inputs = deepcopy(asked.original.inputs)
    tested = inputs["b" if asked.die else "a"] if rule is opposed_test else inputs
    added_degrees = tested.get("added_degrees", 0) + 1
    if added_degrees > MOST_ADDED_DEGREES:
        raise invalid("inputs.original", "error-degrees-used-up", most=MOST_ADDED_DEGREES)
    if not test["success"]:
        raise not_allowed("test-failed")
    tested["added_degrees"] = added_degrees
    return {
        "added_degrees": added_degrees,
        "amended_outcome": rule.resolve(inputs, house, GivenFaces(asked.original.dice)),
        "amended_dice": asked.original.dice,
    }


def initiative_10(asked: FateSpend, house: House, faces: Faces) -> dict[str, JSON]:
    """Before the die as well as after it: the record's dice may be empty."""
    refuse_unamendable(asked, _by_id(initiative))
    record = asked.original
    rolled = bool(record.dice) or inputs_as_they_stand(initiative, record).fate_ten
    if rolled and resolve_as_it_stands(initiative, record, house)["die"] == 10:
        raise not_allowed("already-ten")
    with_ten = {**record.inputs, "fate_ten": True}
    return {"amended_outcome": initiative.resolve(with_ten, house, GivenFaces(())), "amended_dice": []}


def heal(asked: FateSpend, house: House, faces: Faces) -> dict[str, JSON]:
    if asked.damage_taken == 0:
        raise not_allowed("nothing-to-heal")
    roll = faces.d(10, "heal")
    healed = min(roll, asked.damage_taken)
    return {
        "roll": roll,
        "healed": healed,
        "damage_taken": asked.damage_taken - healed,
        "critical": asked.critical,
    }


def shake_stun(asked: FateSpend, house: House, faces: Faces) -> dict[str, JSON]:
    if not asked.stunned:
        raise not_allowed("not-stunned")
    return {"stunned": False}


def squad_mode(asked: FateSpend, house: House, faces: Faces) -> dict[str, JSON]:
    if asked.mode == "squad":
        raise not_allowed("already-squad")
    return {"mode": "squad"}


def solo_rank(asked: FateSpend, house: House, faces: Faces) -> dict[str, JSON]:
    """A rank more for one use of one Solo Mode ability."""
    if asked.mode != "solo":
        raise not_allowed("not-in-solo-mode")
    return {"rank": asked.rank, "rank_for_ability": asked.rank + 1}


def remove_fatigue(asked: FateSpend, house: House, faces: Faces) -> dict[str, JSON]:
    if asked.remove_source not in asked.fatigue_sources:
        raise not_allowed("no-fatigue")
    left = list(asked.fatigue_sources)
    left.remove(asked.remove_source)
    return {"fatigue_sources": left, "fatigue": len(left)}


OPTIONS: dict[str, Callable[[FateSpend, House, Faces], dict[str, JSON]]] = {
    "reroll": reroll,
    "plus-10": plus_10,
    "add-degree": add_degree,
    "initiative-10": initiative_10,
    "heal": heal,
    "shake-stun": shake_stun,
    "squad-mode": squad_mode,
    "solo-rank": solo_rank,
    "remove-fatigue": remove_fatigue,
}


def fate_spend_odds(asked: FateSpend, house: House) -> Mapping[str, Any]:
    if asked.option != "heal":
        raise not_allowed("no-odds")
    return main_fields(every_way(lambda faces: plain(fate_spend(asked, house, faces))), ("healed",))


@transition(
    FateSpend,
    covers="DW-026 DW-027 DW-028 DW-029 DW-030 DW-031 DW-032 DW-033 DW-034 DW-035 DW-036",
    odds=fate_spend_odds,
    house_rules=dict.fromkeys(
        (*OF_AN_ASSISTED_TEST, *(key for rule in REROLLABLE.values() for key in rule.house_rules))
    ),
    amends=True,
)
def fate_spend(asked: FateSpend, house: House, faces: Faces) -> dict[str, JSON]:
    """The request of an amendment carries the record and runs under the house rules of that record."""
    if asked.fate_current == 0:
        raise not_allowed("no-fate")
    return {
        "option": asked.option,
        "fate_max": asked.fate_max,
        "fate_current": asked.fate_current - 1,
        **OPTIONS[asked.option](asked, house, faces),
    }


@asks
class FateBurn(FatePool):
    dying: bool = asked(Boolean())
    effects: tuple[str, ...] = asked(ListOf(Text(80), most=50), default=[])


@transition(FateBurn, covers="DW-037 DW-038")
def fate_burn(asked: FateBurn, house: House, faces: Faces) -> dict[str, JSON]:
    """A point already spent may be burnt; lasting harm stays."""
    if not asked.dying:
        raise not_allowed("not-dying")
    if asked.fate_max == 0:
        raise not_allowed("no-fate-to-burn")
    fate_max = asked.fate_max - 1
    return {
        "fate_max": fate_max,
        "fate_current": min(asked.fate_current, fate_max),
        "survives": True,
        "effects": asked.effects,
    }


@asks
class FateRefresh(FatePool):
    occasion: str = asked(Choice("mission-start", "gm-decision"))


@transition(FateRefresh, covers="DW-039")
def fate_refresh(asked: FateRefresh, house: House, faces: Faces) -> dict[str, JSON]:
    return {
        "fate_max": asked.fate_max,
        "fate_current": asked.fate_max,
        "restored": asked.fate_max - asked.fate_current,
    }


@asks
class FateAward(FatePool):
    amount: int = asked(Integer(1, MOST_FATE))

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.fate_max + self.amount > MOST_FATE:
            raise invalid("inputs.amount", "error-fate-award", most=MOST_FATE, room=MOST_FATE - self.fate_max)


@transition(FateAward, covers="DW-040")
def fate_award(asked: FateAward, house: House, faces: Faces) -> dict[str, JSON]:
    return {"fate_max": asked.fate_max + asked.amount, "fate_current": asked.fate_current + asked.amount}
