"""Surprise, initiative, turns and what can be done in one (section 4.3)."""

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
    derived,
    invalid,
    not_allowed,
    transition,
)

from .d100 import BONUS, NAME
from .tables import ACTIONS

ROUND = Integer(1, 1000)


@asks
class Combatant:
    id: str = asked(NAME)
    surprised: bool = asked(Boolean())


@asks
class Surprise:
    round: int = asked(ROUND)
    combatants: tuple[Combatant, ...] = asked(ListOf(Combatant, least=1, most=100, unique_by="id"))


@dataclass(frozen=True)
class Surprised:
    acting: tuple[str, ...]
    not_acting: tuple[str, ...]
    unaware: tuple[str, ...]
    no_reaction: tuple[str, ...]


@derived(Surprise, covers="DH-025 DH-026")
def surprise(asked: Surprise, house: House, faces: Faces) -> Surprised:
    caught = tuple(combatant.id for combatant in asked.combatants if combatant.surprised and asked.round == 1)
    acting = tuple(combatant.id for combatant in asked.combatants if combatant.id not in caught)
    return Surprised(acting, caught, caught, caught)


@asks
class Member:
    id: str = asked(NAME)
    agility_bonus: int = asked(BONUS)


@asks
class Initiative:
    members: tuple[Member, ...] = asked(ListOf(Member, least=1, most=50, unique_by="id"))
    group_bonus: str = asked(Choice("highest", "lowest"), default="highest")


@dataclass(frozen=True)
class InitiativeRolled:
    members: tuple[str, ...]
    die: int
    agility_bonus: int
    initiative: int


@check(Initiative, covers="DH-027 DH-028", odds=("initiative",))
def initiative(asked: Initiative, house: House, faces: Faces) -> InitiativeRolled:
    choose = max if asked.group_bonus == "highest" else min
    agility_bonus = choose(member.agility_bonus for member in asked.members)
    die = faces.d(10, "initiative")
    return InitiativeRolled(
        tuple(member.id for member in asked.members), die, agility_bonus, die + agility_bonus
    )


@asks
class Unit:
    id: str = asked(NAME)
    initiative: int = asked(Integer(-50, 100))
    agility_bonus: int = asked(BONUS)


@asks
class TurnOrder:
    units: tuple[Unit, ...] = asked(ListOf(Unit, least=1, most=100, unique_by="id"))


@dataclass(frozen=True)
class Order:
    """``ties``: who is level in initiative and agility bonus, and stands in the order given."""

    order: tuple[str, ...]
    ties: tuple[tuple[str, ...], ...]


@derived(TurnOrder, covers="DH-029 DH-032")
def turn_order(asked: TurnOrder, house: House, faces: Faces) -> Order:
    ordered = sorted(asked.units, key=lambda unit: (-unit.initiative, -unit.agility_bonus))
    level: dict[tuple[int, int], list[str]] = {}
    for unit in ordered:
        level.setdefault((unit.initiative, unit.agility_bonus), []).append(unit.id)
    return Order(
        tuple(unit.id for unit in ordered),
        tuple(tuple(group) for group in level.values() if len(group) > 1),
    )


LASTS_UNTIL_OWN_TURN = ("guarded-attack", "all-out-attack", "defensive-stance", "running")


@asks
class TurnStart:
    round: int = asked(ROUND)
    states: tuple[str, ...] = asked(
        ListOf(
            Choice(
                "surprised",
                "stunned",
                "unconscious",
                "pinned",
                "grappled",
                "prone",
                *LASTS_UNTIL_OWN_TURN,
            ),
            most=10,
            unique=True,
        ),
        default=[],
    )
    stunned_rounds: int = asked(Integer(0, 100), default=0)


@dataclass(frozen=True)
class TurnStarted:
    half_actions: int
    reaction: bool
    states: tuple[str, ...]
    stunned_rounds: int
    must_test_pinning: bool


@transition(TurnStart, covers="DH-030 DH-031 DH-111 DH-114 DH-127")
def turn_start(asked: TurnStart, house: House, faces: Faces) -> TurnStarted:
    states = asked.states
    helpless = (
        "unconscious" in states
        or "stunned" in states
        or asked.stunned_rounds > 0
        or ("surprised" in states and asked.round == 1)
    )
    half_actions = 0 if helpless else 1 if "pinned" in states else 2
    over = LASTS_UNTIL_OWN_TURN if asked.round == 1 else (*LASTS_UNTIL_OWN_TURN, "surprised")
    return TurnStarted(
        half_actions,
        not helpless,
        tuple(state for state in states if state not in over),
        max(0, asked.stunned_rounds - 1),
        "pinned" in states,
    )


OPEN_COST = tuple(action for action, entry in ACTIONS.items() if entry.cost in ("varies", "half-or-full"))
"""The actions whose cost must be said."""


@asks
class ActionBudget:
    action: str = asked(Choice(*ACTIONS))
    cost: str | None = asked(Choice("full", "half", "free"), when=("action", *OPEN_COST))
    half_actions_left: int = asked(Integer(0, 2))
    reaction_left: bool = asked(Boolean(), default=True)
    reserved: bool = asked(Boolean(), default=False)
    states: tuple[str, ...] = asked(
        ListOf(
            Choice(
                "surprised",
                "stunned",
                "unconscious",
                "pinned",
                "grappled",
                "all-out-attack",
                "defensive-stance",
            ),
            most=7,
            unique=True,
        ),
        default=[],
    )


@dataclass(frozen=True)
class Budget:
    cost: str
    half_actions_left: int
    reaction_left: bool
    reserved: bool


HALF_ACTIONS = {"full": 2, "half": 1, "free": 0, "reaction": 0}


def _cost(asked: ActionBudget) -> str:
    cost = ACTIONS[asked.action].cost
    if cost == "half-or-full" and asked.cost == "free":
        raise invalid("inputs.cost", "error-half-or-full")
    return asked.cost or cost


@transition(
    ActionBudget,
    covers="DH-030 DH-031 DH-032 DH-033 DH-050 DH-055 DH-056 DH-063 DH-076 DH-077 DH-078 DH-079 DH-081 "
    "DH-082 DH-084 DH-085 DH-086 DH-089 DH-090 DH-091 DH-092 DH-105 DH-111 DH-114 DH-127",
)
def action_budget(asked: ActionBudget, house: House, faces: Faces) -> Budget:
    cost = _cost(asked)
    for state in ("surprised", "unconscious", "stunned"):
        if state in asked.states:
            raise not_allowed(state)
    if "grappled" in asked.states and asked.action != "grapple-break-free":
        raise not_allowed("grappled")
    if "defensive-stance" in asked.states and ACTIONS[asked.action].group == "attack":
        raise not_allowed("defensive-stance")
    if "all-out-attack" in asked.states and cost == "reaction":
        raise not_allowed("all-out-attack")
    if "pinned" in asked.states and cost == "full":
        raise not_allowed("pinned-half-only")
    if asked.action == "delay" and asked.reserved:
        raise not_allowed("already-reserved")
    if cost == "reaction" and not asked.reaction_left:
        raise not_allowed("no-reaction-left")
    left = asked.half_actions_left - HALF_ACTIONS[cost]
    if left < 0:
        raise not_allowed("not-enough-actions")
    return Budget(
        cost,
        left,
        asked.reaction_left and cost != "reaction",
        asked.reserved or asked.action == "delay",
    )


@asks
class LongAction:
    half_actions_needed: int = asked(Integer(3, 200))
    half_actions_done: int = asked(Integer(0, 200), default=0)
    half_actions_now: int = asked(Integer(1, 2))


@dataclass(frozen=True)
class LongActionGoes:
    half_actions_done: int
    half_actions_left: int
    rounds_left: int
    finished: bool
    reaction_available: bool


@transition(LongAction, covers="DH-033")
def long_action(asked: LongAction, house: House, faces: Faces) -> LongActionGoes:
    if asked.half_actions_done >= asked.half_actions_needed:
        raise invalid("inputs.half_actions_done", "error-already-done")
    done = min(asked.half_actions_needed, asked.half_actions_done + asked.half_actions_now)
    left = asked.half_actions_needed - done
    return LongActionGoes(done, left, (left + 1) // 2, left == 0, True)


@asks
class StanceEffects:
    action: str = asked(Choice("guarded-attack", "all-out-attack", "defensive-stance", "run"))


@dataclass(frozen=True)
class Stance:
    """What holds until the own next turn."""

    own_parry_modifier: int = 0
    own_dodge_modifier: int = 0
    reactions_allowed: bool = True
    may_attack: bool = True
    enemy_ws_modifier: int = 0
    enemy_bs_modifier: int = 0


STANCES = {
    "guarded-attack": Stance(own_parry_modifier=10, own_dodge_modifier=10),
    "all-out-attack": Stance(reactions_allowed=False),
    "defensive-stance": Stance(may_attack=False, enemy_ws_modifier=-20),
    "run": Stance(enemy_ws_modifier=20, enemy_bs_modifier=-20),
}


@derived(StanceEffects, covers="DH-051 DH-052 DH-056 DH-077")
def stance_effects(asked: StanceEffects, house: House, faces: Faces) -> Stance:
    return STANCES[asked.action]


SIDE = Integer(1, 50)


@asks
class Outnumbering:
    own_side: int = asked(SIDE)
    enemy_side: int = asked(SIDE)


@dataclass(frozen=True)
class Outnumbered:
    modifier: int


def outnumbering_value(own_side: int, enemy_side: int) -> int:
    """Counts against a single fighter only: +10 for each fighter beyond the first, at most +30."""
    return min(30, 10 * (own_side - 1)) if enemy_side == 1 else 0


@derived(Outnumbering, covers="DH-126")
def outnumbering(asked: Outnumbering, house: House, faces: Faces) -> Outnumbered:
    return Outnumbered(outnumbering_value(asked.own_side, asked.enemy_side))


@asks
class MultipleAttacks:
    talents: tuple[str, ...] = asked(ListOf(Choice("swift-attack", "lightning-attack"), most=2, unique=True))


@dataclass(frozen=True)
class AttacksAllowed:
    attacks: int


@derived(MultipleAttacks, covers="DH-053")
def multiple_attacks(asked: MultipleAttacks, house: House, faces: Faces) -> AttacksAllowed:
    if not asked.talents:
        raise not_allowed("needs-talent")
    return AttacksAllowed(3 if "lightning-attack" in asked.talents else 2)
