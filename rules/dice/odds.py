"""Exact odds of an expression (section 15): whole-number weights throughout, fractions only at the end.

No two nodes of an expression share a die, so their distributions are independent. Work is counted before it is done, and
what would be too dear is refused at once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from math import comb, gcd
from typing import Any

from rules.contract.errors import not_allowed

from .bounds import DIVIDE
from .evaluation import OPERATE
from .packing import Weights, low_and_step, pack, unpack, width_for
from .tree import (
    ROUNDINGS,
    Call,
    Expression,
    Group,
    Modifiers,
    Negation,
    Node,
    Number,
    Operation,
    Pool,
    nodes,
)

WIDEST = 100_000
"""How far apart the bounds of an expression may be."""

MOST_STEPS = 3_000_000
"""How much work there may be. A step is what one addition in a map costs: about a fifth of a microsecond."""

MOST_STEPS_FOR_FEW_DICE = 8_000_000
"""The same where section 15 promises odds: no group, at most 10 dice with at most 20 sides each."""

STEPS_FOR_A_FACE = 8
"""The work that each face of a die makes on its own."""

STEPS_FOR_A_BUNCH = 4
"""The work of laying out some dice with the same value, whatever the length of their weights."""

BYTES_SHIFTED = 100
"""How many bytes of a long number are shifted and added in a step."""

BYTES_MULTIPLIED = 64
"""How long two weights may be together before multiplying them costs a step more."""

MANY_PAIRS = 500_000
STEPS_FOR_ONE_OF_MANY = 3
"""What a pair costs on top where many are multiplied: their map grows so large that the processor has to look for its parts."""


def steps_to_multiply(size: int) -> int:
    """The work of multiplying two long numbers to one of ``size`` bytes."""
    return int(size**1.585) // 700


LONGEST_WRITTEN = 1780
"""Bytes of a weight; Python writes out no number of more than 4,300 digits."""


def steps_to_write(size: int) -> int:
    """The work of a fraction in lowest terms, and of its digits, where the weights have ``size`` bytes."""
    return 5 + size // 2 + size * size // 1000 if size <= LONGEST_WRITTEN else MOST_STEPS_FOR_FEW_DICE


@dataclass(frozen=True, slots=True)
class Summary:
    """Odds in a few numbers: of one repetition's total, and of reaching the target where there is one."""

    mean: Fraction
    least: int
    greatest: int
    success: Fraction | None


def odds(expression: Expression) -> dict[str, Any]:
    """``total``, with a target ``success``, with a step ``degrees``: in the contract's shape, as plain fractions.

    Raises ``not-allowed`` with ``no-odds`` or ``odds-too-expensive``.
    """
    weights = _weights(expression)
    ways = sum(weights.values())
    found: dict[str, Any] = {"total": _chances(weights, ways)}
    target = expression.target
    if target is None:
        return found
    found["success"] = _success(weights, target.number)
    if target.step is not None:
        success: Weights = defaultdict(int)
        failure: Weights = defaultdict(int)
        for total, weight in weights.items():
            margin = total - target.number
            (success if margin >= 0 else failure)[abs(margin) // target.step] += weight
        found["degrees"] = {"success": _chances(success, ways), "failure": _chances(failure, ways)}
    return found


def summary(expression: Expression) -> Summary:
    """What a preview shows. Raises as ``odds`` does."""
    weights = _weights(expression)
    mean = Fraction(sum(total * weight for total, weight in weights.items()), sum(weights.values()))
    target = expression.target
    success = None if target is None else _success(weights, target.number)
    return Summary(mean, min(weights), max(weights), success)


def _chances(weights: Weights, ways: int) -> dict[str, Fraction]:
    return {str(value): Fraction(weight, ways) for value, weight in sorted(weights.items())}


def _success(weights: Weights, target: int) -> Fraction:
    reached = sum(weight for total, weight in weights.items() if total >= target)
    return Fraction(reached, sum(weights.values()))


def _weights(expression: Expression) -> Weights:
    """In how many ways one repetition reaches each total."""
    parts = list(nodes(expression.roll))
    pools = [part for part in parts if type(part) is Pool]
    for pool in pools:
        reroll = pool.modifiers.reroll
        if pool.modifiers.explosion or (reroll and not reroll.once):
            raise not_allowed("no-odds")
    if expression.greatest - expression.least > WIDEST:
        raise not_allowed("odds-too-expensive")
    few_dice = (
        not any(type(part) is Group for part in parts)
        and sum(pool.count for pool in pools) <= 10
        and all(pool.die.sides <= 20 for pool in pools)
    )
    work = _Work(MOST_STEPS_FOR_FEW_DICE if few_dice else MOST_STEPS)
    weights = work.of(expression.roll)
    work.spend(len(weights) * steps_to_write(width_for(sum(weights.values()))))
    return weights


def _itself(value: int) -> int:
    return value


def _steps_for_pairs(left: Weights, right: Weights) -> int:
    size = width_for(sum(left.values())) + width_for(sum(right.values()))
    return len(left) * len(right) * (1 + size // BYTES_MULTIPLIED)


def _mapped(weights: Weights, change: Callable[[int], int]) -> Weights:
    found: Weights = defaultdict(int)
    for value, weight in weights.items():
        found[change(value)] += weight
    return found


def _negated(weights: Weights) -> Weights:
    return {-value: weight for value, weight in weights.items()}


def _places_kept(modifiers: Modifiers, present: int) -> tuple[int, int]:
    """Keeps and drops leave neighbours when ``present`` values are laid out from the highest to the lowest: from, to."""
    begin, end = 0, present
    for keep in modifiers.keeps:
        left = keep.leaves(end - begin)
        begin, end = (begin, begin + left) if keep.highest_stay else (end - left, end)
    return begin, end


class _Work:
    """Works out distributions and counts the steps."""

    __slots__ = ("_steps_left",)

    def __init__(self, most_steps: int) -> None:
        self._steps_left = most_steps

    def spend(self, steps: int) -> None:
        self._steps_left -= steps
        if self._steps_left < 0:
            raise not_allowed("odds-too-expensive")

    def of(self, node: Node) -> Weights:
        match node:
            case Pool():
                return self._of_pool(node)
            case Number():
                return {node.number: 1}
            case Operation("+"):
                return self._sum(self.of(node.left), self.of(node.right))
            case Operation("-"):
                return self._sum(self.of(node.left), _negated(self.of(node.right)))
            case Operation():
                right = self.of(node.right)
                if node.operator == "%" and len(right) == 1:
                    return self._modulo(node.left, *right)
                return self._pairs(OPERATE[node.operator], self.of(node.left), right)
            case Negation():
                return _negated(self.of(node.operand))
            case Group():
                return self._of_group(node)
            case Call():
                return self._of_call(node)

    def _of_call(self, call: Call) -> Weights:
        if call.name in ROUNDINGS:
            division = call.arguments[0]
            assert type(division) is Operation
            return self._pairs(DIVIDE[call.name], self.of(division.left), self.of(division.right))
        arguments = [self.of(argument) for argument in call.arguments]
        if call.name == "abs":
            return _mapped(arguments[0], abs)
        if call.name == "max":
            return reduce(self._greater, arguments)
        return _negated(reduce(self._greater, map(_negated, arguments)))

    def _modulo(self, node: Node, modulus: int) -> Weights:
        """What is left of a node divided by a number. Sums and products are divided on the way, so that they stay few."""
        match node:
            case Operation("+"):
                weights = self._sum(self._modulo(node.left, modulus), self._modulo(node.right, modulus))
            case Operation("-"):
                weights = self._sum(
                    self._modulo(node.left, modulus), _negated(self._modulo(node.right, modulus))
                )
            case Operation("*"):
                weights = self._pairs(
                    OPERATE["*"], self._modulo(node.left, modulus), self._modulo(node.right, modulus)
                )
            case _:
                weights = self.of(node)
        return _mapped(weights, lambda value: value % modulus)

    # Pools

    def _of_pool(self, pool: Pool) -> Weights:
        modifiers = pool.modifiers
        values = self._of_die(pool)
        adds = modifiers.score if modifiers.counts else _itself
        begin, end = _places_kept(modifiers, pool.count)
        if end - begin == pool.count:
            return self._repeated(_mapped(values, adds), pool.count)
        return self._laid_out(values, adds, pool.count, begin, end)

    def _of_die(self, pool: Pool) -> Weights:
        """One die after a single reroll, ``min`` and ``max``."""
        die, modifiers = pool.die, pool.modifiers
        self.spend(STEPS_FOR_A_FACE * die.sides)
        faces = range(1, die.sides + 1) if die.values is None else die.values
        weights: Weights = defaultdict(int)
        if modifiers.reroll is None:
            for value in faces:
                weights[modifiers.clip(value)] += 1
            return weights
        meets = modifiers.reroll.condition.met
        rerolled = sum(map(meets, faces))
        for value in faces:
            weights[modifiers.clip(value)] += rerolled if meets(value) else rerolled + die.sides
        return weights

    def _laid_out(
        self, weights: Weights, adds: Callable[[int], int], count: int, begin: int, end: int
    ) -> Weights:
        """What the values at places ``begin`` to ``end`` add up to, when ``count`` values with the same weights are laid out
        from the highest to the lowest.

        All that have the highest value are laid out first, then those that have the next; ``laid[n]`` holds the packed sums
        so far with n laid out.
        """
        faces = [(adds(value), weights[value]) for value in sorted(weights, reverse=True)]
        low, step = low_and_step(adds for adds, _ in faces)
        step = step or 1
        slots = [(adds - low) // step for adds, _ in faces]
        width = width_for(sum(weight for _, weight in faces) ** count)
        size = width * (max(slots) * (end - begin) + 1)
        for_each = STEPS_FOR_A_BUNCH + width // 8 + size // (2 * BYTES_SHIFTED)
        self.spend(len(faces) * count * (count + 1) // 2 * for_each)
        laid = [1] + [0] * count
        for slot, (_, weight) in zip(slots, faces, strict=True):
            for before in reversed(range(count)):
                for more in range(1, count - before + 1):
                    kept = max(0, min(end, before + more) - max(begin, before))
                    ways = comb(count - before, more) * weight**more
                    laid[before + more] += laid[before] * ways << 8 * width * slot * kept
        return unpack(laid[count], low * (end - begin), step, width)

    def _repeated(self, weights: Weights, count: int) -> Weights:
        """The sum of ``count`` independent values with these weights."""
        if count == 0:
            return {0: 1}
        if count == 1:
            return weights
        low, step = low_and_step(weights)
        step = step or 1
        width = width_for(sum(weights.values()) ** count)
        size = width * ((max(weights) - low) // step * count + 1)
        self.spend(2 * steps_to_multiply(size))
        return unpack(pack(weights, low, step, width) ** count, low * count, step, width)

    # Groups

    def _of_group(self, group: Group) -> Weights:
        modifiers = group.modifiers
        items = [self.of(item) for item in group.items]
        adds = modifiers.score if modifiers.counts else _itself
        begin, end = _places_kept(modifiers, len(items))
        if end - begin == len(items):
            return reduce(self._sum, [_mapped(item, adds) for item in items])
        if all(item == items[0] for item in items):
            return self._laid_out(items[0], adds, len(items), begin, end)
        highest_first = end <= len(items) - begin
        if not highest_first:
            begin, end = len(items) - end, len(items) - begin
        laid: dict[tuple[int, ...], int] = {(): 1}
        for item in items:
            self.spend(5 * len(laid) * len(item))
            longer: dict[tuple[int, ...], int] = defaultdict(int)
            for places, ways in laid.items():
                for value, weight in item.items():
                    longer[tuple(sorted((*places, value), reverse=highest_first)[:end])] += ways * weight
            laid = longer
        found: Weights = defaultdict(int)
        for places, ways in laid.items():
            found[sum(map(adds, places[begin:end]))] += ways
        return found

    # Arithmetic

    def _sum(self, left: Weights, right: Weights) -> Weights:
        low, step_left = low_and_step(left)
        low_right, step_right = low_and_step(right)
        step = gcd(step_left, step_right) or 1
        width = width_for(sum(left.values()) * sum(right.values()))
        size = width * ((max(left) - low + max(right) - low_right) // step + 1)
        steps = steps_to_multiply(size)
        if _steps_for_pairs(left, right) <= steps:
            return self._pairs(OPERATE["+"], left, right)
        self.spend(steps)
        product = pack(left, low, step, width) * pack(right, low_right, step, width)
        return unpack(product, low + low_right, step, width)

    def _pairs(self, operate: Callable[[int, int], int], left: Weights, right: Weights) -> Weights:
        self.spend(_steps_for_pairs(left, right))
        pairs = len(left) * len(right)
        if operate is OPERATE["*"] and pairs > MANY_PAIRS:
            self.spend(STEPS_FOR_ONE_OF_MANY * pairs)
        found: Weights = defaultdict(int)
        for a, weight in left.items():
            for b, other in right.items():
                found[operate(a, b)] += weight * other
        return found

    def _greater(self, left: Weights, right: Weights) -> Weights:
        """The greater of two values, from the ways in which each stays at or below a value."""
        self.spend(len(left) + len(right))
        found: Weights = {}
        below_left = below_right = 0
        for value in sorted(left.keys() | right.keys()):
            to_left, to_right = below_left + left.get(value, 0), below_right + right.get(value, 0)
            if ways := to_left * to_right - below_left * below_right:
                found[value] = ways
            below_left, below_right = to_left, to_right
        return found
