"""What the faces make of an expression: the outcome (sections 5 to 8 and 10)."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

from rules.contract.errors import not_allowed
from rules.contract.faces import Faces

from .bounds import DIVIDE, MOST_FURTHER_FACES
from .refusals import FIELD
from .tree import (
    ROUNDINGS,
    Call,
    Condition,
    Die,
    Expression,
    Group,
    Keep,
    Modifiers,
    Negation,
    Node,
    Number,
    Operation,
    Pool,
    Target,
)

MOST_FACES = 500

Worth = tuple[int, int]
"""What a node is worth, and the successes counted in it."""

OPERATE: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.floordiv,
    "%": operator.mod,
}


def roll(expression: Expression, faces: Faces) -> dict[str, Any]:
    """Rolls the dice and gives the outcome (DN-080). Whether faces are left over is for the caller to ask ``faces``.

    Raises what ``faces`` raises, and ``not-allowed`` with ``draw-limit`` when a 501st face is due.
    """
    rolling = _Rolling(faces)
    total: Any
    successes: Any
    judged: Sequence[Any]
    if expression.repeats is None:
        total, successes = rolling.worth(expression.roll)
        judged = _judged(total, expression.target)
    else:
        worths = [rolling.worth(expression.roll) for _ in range(expression.repeats)]
        total, successes = map(list, zip(*worths, strict=True))
        columns = zip(*[_judged(reached, expression.target) for reached in total], strict=True)
        judged = [None if column[0] is None else list(column) for column in columns]
    success, margin, degrees = judged
    outcome = {
        "canonical": expression.canonical,
        "total": total,
        "successes": successes if rolling.counts else None,
        "target": None if expression.target is None else expression.target.number,
        "success": success,
        "margin": margin,
        "degrees": degrees,
        "warnings": rolling.warnings,
        "dice": rolling.dice,
    }
    if expression.labels:
        outcome["labels"] = [{"of": label.of, "text": label.text} for label in expression.labels]
    if expression.note is not None:
        outcome["note"] = expression.note
    return outcome


def _judged(total: int, target: Target | None) -> tuple[bool | None, int | None, int | None]:
    """Success, margin and degrees of one total; None where they are not asked for (DN-047)."""
    if target is None:
        return None, None, None
    margin = total - target.number
    return margin >= 0, margin, None if target.step is None else abs(margin) // target.step


class _Rolling:
    """The dice that have fallen so far, and what has to be said about them."""

    __slots__ = ("_capped", "_faces", "_keeps_more", "_last_face", "_pools", "counts", "dice")

    def __init__(self, faces: Faces) -> None:
        self._faces = faces
        self._last_face = len(faces.drawn) + MOST_FACES
        self._pools = 0
        self._keeps_more = False
        self._capped = False
        self.counts = False
        self.dice: list[dict[str, Any]] = []

    @property
    def warnings(self) -> list[str]:
        said = ["keeps-more-than-rolled"] if self._keeps_more else []
        return [*said, "chain-capped"] if self._capped else said

    def worth(self, node: Node) -> Worth:
        """Rolls depth first, from left to right (DN-050)."""
        match node:
            case Pool():
                return self._pool(node)
            case Number():
                return node.number, 0
            case Operation():
                left, counted_left = self.worth(node.left)
                right, counted_right = self.worth(node.right)
                return OPERATE[node.operator](left, right), counted_left + counted_right
            case Negation():
                value, counted = self.worth(node.operand)
                return -value, counted
            case Group():
                return self._group(node)
            case Call():
                return self._call(node)

    def _call(self, call: Call) -> Worth:
        if call.name in ROUNDINGS:
            division = call.arguments[0]
            assert type(division) is Operation
            dividend, counted = self.worth(division.left)
            divisor, counted_right = self.worth(division.right)
            return DIVIDE[call.name](dividend, divisor), counted + counted_right
        worths = [self.worth(argument) for argument in call.arguments]
        values = [value for value, _ in worths]
        counted = sum(counted for _, counted in worths)
        if call.name == "abs":
            return abs(values[0]), counted
        return (min if call.name == "min" else max)(values), counted

    def _group(self, group: Group) -> Worth:
        modifiers = group.modifiers
        totals, counts, begins = [], [], []
        for item in group.items:
            begins.append(len(self.dice))
            total, counted = self.worth(item)
            totals.append(total)
            counts.append(counted)
        begins.append(len(self.dice))
        kept = self._kept(totals, modifiers.keeps)
        for position in set(range(len(totals))).difference(kept):
            for entry in self.dice[begins[position] : begins[position + 1]]:
                entry["kept"] = False
        if modifiers.counts:
            return self._counted(modifiers, [totals[position] for position in kept])
        return sum(totals[position] for position in kept), sum(counts[position] for position in kept)

    def _pool(self, pool: Pool) -> Worth:
        modifiers = pool.modifiers
        number = self._pools
        self._pools += 1
        begin = len(self.dice)
        chains = [self._throw(pool, number) for _ in range(pool.count)]
        entries = self.dice[begin:]
        values = [entry["value"] for entry in entries]
        kept: Sequence[int] = range(len(values))
        if modifiers.keeps:
            kept = self._kept(values, modifiers.keeps)
            for position in set(range(len(values))).difference(kept):
                entries[position]["kept"] = False
        if modifiers.counts:
            return self._counted(modifiers, [value for position in kept for value in chains[position]])
        return sum([values[position] for position in kept]), 0

    def _throw(self, pool: Pool, number: int) -> list[int]:
        """Rolls one die to its end and enters it; gives the values at which a count looks."""
        die, modifiers = pool.die, pool.modifiers
        face = self._draw(die, "roll")
        faces = [face]
        rerolled = exploded = 0
        capped = False
        if reroll := modifiers.reroll:
            while reroll.condition.met(die.value(face)) and not (reroll.once and rerolled):
                if capped := rerolled == MOST_FURTHER_FACES:
                    break
                face = self._draw(die, "reroll")
                faces.append(face)
                rerolled += 1
        value = face if die.values is None else die.value(face)
        chain = [value]
        if explosion := modifiers.explosion:
            condition = explosion.condition or Condition("=", die.greatest)
            while condition.met(die.value(face)) and not (explosion.once and exploded):
                if capped := capped or rerolled + exploded == MOST_FURTHER_FACES:
                    break
                face = self._draw(die, "explosion")
                faces.append(face)
                chain.append(die.value(face) - explosion.penetrating)
                exploded += 1
            if explosion.compound:
                chain = [sum(chain)]
            value = sum(chain)
        if modifiers.minimum is not None or modifiers.maximum is not None:
            chain = [modifiers.clip(value) for value in chain]
            value = sum(chain)
        entry: dict[str, Any] = {
            "pool": number,
            "sides": die.sides,
            "faces": faces,
            "value": value,
            "kept": True,
            "rerolled": rerolled,
            "exploded": exploded,
        }
        if capped:
            self._capped = entry["capped"] = True
        self.dice.append(entry)
        return chain

    def _draw(self, die: Die, purpose: str) -> int:
        if len(self._faces.drawn) >= self._last_face:
            raise not_allowed("draw-limit", FIELD, limit=MOST_FACES)
        return self._faces.d(die.sides, purpose)

    def _kept(self, values: list[int], keeps: tuple[Keep, ...]) -> list[int]:
        """The positions that all keeps and drops leave, in order; between equal values the earlier stays (DN-038)."""
        positions = list(range(len(values)))
        for keep in keeps:
            if not keep.drops and keep.number > len(positions):
                self._keeps_more = True
            positions.sort(key=values.__getitem__, reverse=keep.highest_stay)
            positions = sorted(positions[: keep.leaves(len(positions))])
        return positions

    def _counted(self, modifiers: Modifiers, values: list[int]) -> Worth:
        self.counts = True
        total = sum(map(modifiers.score, values))
        return total, total
