"""The order of turns in an encounter: who acts, who comes next, what ends on the way. Knows the order, writes nothing.

A condition that lasts so many rounds counts its bearer's turns, also those that it loses; the turn in which it began does not
count. Whoever delays keeps the turn open until they come in; when their old place comes round again, the delayed turn is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

EACH, TOGETHER, SIDES = "each", "together", "sides"

Loses = Callable[[int], str]
"""Asked when somebody's turn begins: why they lose it, other than by a condition; nothing where they do not."""


def acts(fighter: int) -> str:
    return ""


@dataclass(frozen=True)
class Ailment:
    """A condition in force. ``left``: turns of its bearer, None for ever; ``fresh``: it began in the bearer's present turn."""

    key: str = ""
    words: str = ""
    left: int | None = None
    fresh: bool = False


@dataclass(frozen=True)
class Fighter:
    """``here``: able to have turns at all (not gone, dead or retired)."""

    id: int
    side: str = ""
    is_npc: bool = False
    surprised: bool = False
    delaying: bool = False
    here: bool = True
    ailments: tuple[Ailment, ...] = ()


@dataclass(frozen=True)
class Battle:
    """``fighters`` stand in the order of their turns. See ``models.Encounter`` for the rest."""

    fighters: tuple[Fighter, ...]
    blocks: str = EACH
    skips: frozenset[str] = frozenset()
    delay_moves: bool = False
    round: int = 1
    acting: tuple[int, ...] = ()
    reached: int | None = None
    up_next: tuple[int, ...] = ()

    def fighter(self, id: int) -> Fighter:
        return next(one for one in self.fighters if one.id == id)

    def changed(self, fighter: Fighter) -> Battle:
        return replace(
            self, fighters=tuple(fighter if one.id == fighter.id else one for one in self.fighters)
        )

    def place(self, id: int | None) -> int:
        """Where somebody stands; before everybody when it is nobody."""
        return next((at for at, one in enumerate(self.fighters) if one.id == id), -1)


@dataclass
class Moved:
    """How the battle stands after a step, and what happened on the way, each a plain object with ``what``."""

    battle: Battle
    happened: list[dict[str, Any]] = field(default_factory=list)

    def tell(self, what: str, who: int | None = None, **more: Any) -> None:
        self.happened.append({"what": what, **({"who": who} if who is not None else {}), **more})


# --- Turns


def next_turn(battle: Battle, loses: Loses = acts) -> Moved:
    """The present turn is over, for all whose it is; the next begins."""
    moved = Moved(battle)
    for id in battle.acting:
        _turn_over(moved, id)
    moved.battle = replace(moved.battle, acting=())
    _go_on(moved, loses)
    return moved


def turn_done(battle: Battle, id: int, loses: Loses = acts) -> Moved:
    """One of those whose turn it is has acted; the next turn begins when nobody is left."""
    moved = Moved(battle)
    if id not in battle.acting:
        return moved
    _turn_over(moved, id)
    _no_longer_acting(moved, id, loses)
    return moved


def previous_turn(battle: Battle) -> Moved:
    """Back to the turn before, without bringing back what ended on the way."""
    moved = Moved(battle)
    blocks = list(_blocks(battle, -1))
    now = next((at for at, block in enumerate(blocks) if battle.reached in block), len(blocks))
    if now == 0 and battle.round > 1:
        before, number = len(blocks) - 1, battle.round - 1
    else:
        before, number = now - 1, battle.round
    if before < 0 or not blocks:
        return moved
    block = blocks[before]
    moved.battle = replace(battle, round=number, acting=tuple(block), reached=block[-1], up_next=())
    moved.tell("back", round=number)
    return moved


def delay(battle: Battle, id: int, loses: Loses = acts) -> Moved:
    """Lets the turn wait; it goes on with the others."""
    moved = Moved(battle)
    if id not in battle.acting:
        return moved
    moved.battle = battle.changed(replace(battle.fighter(id), delaying=True))
    moved.tell("delays", id)
    _no_longer_acting(moved, id, loses)
    return moved


def come_in(battle: Battle, id: int) -> Moved:
    """Whoever delayed comes in after the present turn."""
    moved = Moved(battle)
    if battle.fighter(id).delaying and id not in battle.up_next:
        moved.battle = replace(battle, up_next=(*battle.up_next, id))
        moved.tell("comes-in", id)
    return moved


def without(battle: Battle, id: int, loses: Loses = acts) -> Moved:
    """Somebody is out of it. Was it their turn, the next begins."""
    moved = Moved(battle.changed(replace(battle.fighter(id), here=False, delaying=False)))
    moved.battle = replace(moved.battle, up_next=tuple(one for one in battle.up_next if one != id))
    if id in battle.acting:
        _no_longer_acting(moved, id, loses)
    return moved


def _no_longer_acting(moved: Moved, id: int, loses: Loses) -> None:
    left = tuple(one for one in moved.battle.acting if one != id)
    moved.battle = replace(moved.battle, acting=left)
    if not left:
        _go_on(moved, loses)


def _go_on(moved: Moved, loses: Loses) -> None:
    """To the next who can act: who comes in, else who is next in the order. Ends with nobody where a whole round has nobody."""
    if _comes_in(moved, loses):
        return
    began_a_round = False
    while any(one.here for one in moved.battle.fighters):
        battle = moved.battle
        block = next(_blocks(battle, battle.place(battle.reached)), None)
        if block is None:
            _round_over(moved)
            if began_a_round:
                return
            began_a_round = True
            continue
        moved.battle = replace(battle, reached=block[-1])
        acting = tuple(id for id in block if _can_act(moved, id, loses))
        if acting:
            moved.battle = replace(moved.battle, acting=acting)
            return


def _comes_in(moved: Moved, loses: Loses) -> bool:
    while moved.battle.up_next:
        id, *waiting = moved.battle.up_next
        battle = replace(moved.battle, up_next=tuple(waiting))
        fighter = replace(battle.fighter(id), delaying=False)
        battle = battle.changed(fighter)
        if battle.delay_moves:
            battle = replace(moved_after(battle, id, battle.reached), reached=id)
        moved.battle = battle
        if fighter.here and not _is_kept_from_it(moved, id, loses):
            moved.battle = replace(moved.battle, acting=(id,))
            return True
    return False


def _can_act(moved: Moved, id: int, loses: Loses) -> bool:
    fighter = moved.battle.fighter(id)
    if fighter.delaying:
        moved.battle = moved.battle.changed(replace(fighter, delaying=False))
        moved.battle = replace(moved.battle, up_next=tuple(one for one in moved.battle.up_next if one != id))
        moved.tell("turn-lost", id)
        _turn_over(moved, id)
    return not _is_kept_from_it(moved, id, loses)


def _is_kept_from_it(moved: Moved, id: int, loses: Loses) -> bool:
    """Whether somebody loses the turn that would begin now; it is over then."""
    fighter = moved.battle.fighter(id)
    reasons = [loses(id)]  # asked of everybody: it is their turn that begins
    reasons += [one.key for one in fighter.ailments if one.key in moved.battle.skips]
    reasons += ["surprised"] if fighter.surprised and moved.battle.round == 1 else []
    why = next(filter(None, reversed(reasons)), "")
    if not why:
        return False
    moved.tell("skipped", id, why=why)
    _turn_over(moved, id)
    return True


def _turn_over(moved: Moved, id: int) -> None:
    fighter, left = moved.battle.fighter(id), []
    moved.tell("turn-over", id)
    for one in fighter.ailments:
        if one.fresh:
            left.append(replace(one, fresh=False))
        elif one.left is None or one.left > 1:
            left.append(replace(one, left=None if one.left is None else one.left - 1))
        else:
            moved.tell("expired", id, key=one.key, words=one.words)
    moved.battle = moved.battle.changed(replace(fighter, ailments=tuple(left)))


def _round_over(moved: Moved) -> None:
    battle = moved.battle
    moved.tell("round-over", round=battle.round)
    fighters = tuple(replace(one, surprised=False) for one in battle.fighters)
    moved.battle = replace(battle, round=battle.round + 1, reached=None, fighters=fighters)


def _blocks(battle: Battle, after: int) -> Iterator[list[int]]:
    """Those who have their turns together, one block after the other, from a place on."""
    block: list[Fighter] = []
    for one in battle.fighters[after + 1 :]:
        if not one.here:
            continue
        if block and not _together(battle, block[-1], one):
            yield [each.id for each in block]
            block = []
        block.append(one)
    if block:
        yield [each.id for each in block]


def _together(battle: Battle, one: Fighter, other: Fighter) -> bool:
    if battle.blocks == SIDES:
        return one.side == other.side
    return battle.blocks == TOGETHER and not one.is_npc and not other.is_npc


# --- Order and conditions


def moved_after(battle: Battle, id: int, other: int | None) -> Battle:
    """Somebody stands right after somebody else in the order, or before everybody."""
    if id == other:
        return battle
    rest = [one for one in battle.fighters if one.id != id]
    at = next((place + 1 for place, one in enumerate(rest) if one.id == other), 0)
    return replace(battle, fighters=(*rest[:at], battle.fighter(id), *rest[at:]))


def moved_by_one(battle: Battle, id: int, *, up: bool) -> Moved:
    """One place up or down among those who are here. Whose turn it is stays whose turn it is."""
    here = [one.id for one in battle.fighters if one.here]
    at = here.index(id) if id in here else -1
    other = at - 1 if up else at + 1
    if at < 0 or not 0 <= other < len(here):
        return Moved(battle)
    first, second = (id, here[other]) if up else (here[other], id)
    places = {first: battle.place(second), second: battle.place(first)}
    fighters = list(battle.fighters)
    for one, place in places.items():
        fighters[place] = battle.fighter(one)
    moved = Moved(replace(battle, fighters=tuple(fighters)))
    moved.tell("moved", id)
    return moved


def afflicted(battle: Battle, id: int, *, key: str = "", words: str = "", rounds: int | None = None) -> Moved:
    """A condition begins; the same one again only lasts as long as is said now."""
    fighter = battle.fighter(id)
    fresh = id in battle.acting
    others = tuple(one for one in fighter.ailments if (one.key, one.words) != (key, words))
    ailments = (*others, Ailment(key, words, rounds, fresh))
    moved = Moved(battle.changed(replace(fighter, ailments=ailments)))
    moved.tell("condition", id, key=key, words=words, rounds=rounds)
    return moved


def relieved(battle: Battle, id: int, *, key: str = "", words: str = "") -> Moved:
    fighter = battle.fighter(id)
    ailments = tuple(one for one in fighter.ailments if (one.key, one.words) != (key, words))
    moved = Moved(battle.changed(replace(fighter, ailments=ailments)))
    if ailments != fighter.ailments:
        moved.tell("ended", id, key=key, words=words)
    return moved
