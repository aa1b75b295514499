"""Between which values an expression can lie, without trying dice (DN-066, DN-067). Bounds hold, but need not be reached."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import floordiv

from .refusals import refused_whole
from .tree import ROUNDINGS, Call, Group, Negation, Node, Number, Operation, Pool

FARTHEST = 10**12
MOST_FURTHER_FACES = 20
"""How many faces a die draws beyond its first, rerolls and explosions together (DN-051)."""

Bounds = tuple[int, int]


def rounded_up(a: int, b: int) -> int:
    return -(-a // b)


def rounded_to_nearest(a: int, b: int) -> int:
    """Halves go up, also below zero: -5/2 is -2."""
    return (2 * a + b) // (2 * b)


def rounded_towards_zero(a: int, b: int) -> int:
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) is (b < 0) else -quotient


DIVIDE: dict[str, Callable[[int, int], int]] = {
    "ceil": rounded_up,
    "floor": floordiv,
    "round": rounded_to_nearest,
    "trunc": rounded_towards_zero,
}


def bounds(node: Node) -> Bounds:
    """Refuses what could divide by zero and what could leave ±10¹²: operands first, left before right."""
    match node:
        case Pool():
            found = _of_pool(node)
        case Number():
            return node.number, node.number
        case Operation():
            found = _of_operation(node.operator, bounds(node.left), bounds(node.right))
        case Group():
            found = _of_group(node)
        case Negation():
            least, greatest = bounds(node.operand)
            found = -greatest, -least
        case Call():
            found = _of_call(node)
    if found[0] < -FARTHEST or found[1] > FARTHEST:
        raise refused_whole("value-out-of-range", limit=str(FARTHEST))
    return found


def _of_pool(pool: Pool) -> Bounds:
    modifiers, die = pool.modifiers, pool.die
    kept = modifiers.kept(pool.count)
    explosion = modifiers.explosion
    further = 0 if explosion is None else 1 if explosion.once else MOST_FURTHER_FACES
    if modifiers.counts:
        values = kept * (1 + further) if explosion and not explosion.compound else kept
        return (-values if modifiers.failures else 0), values
    least, greatest, clip = die.least, die.greatest, modifiers.clip
    lowest, highest = clip(least), clip(greatest)
    if explosion:
        less = 1 if explosion.penetrating else 0
        if explosion.compound:
            lowest = clip(least + further * min(0, least - less))
            highest = clip(greatest + further * max(0, greatest - less))
        else:
            lowest += further * min(0, clip(least - less))
            highest += further * max(0, clip(greatest - less))
    return kept * lowest, kept * highest


def _of_group(group: Group) -> Bounds:
    items = [bounds(item) for item in group.items]
    kept = group.modifiers.kept(len(items))
    if group.modifiers.counts:
        return (-kept if group.modifiers.failures else 0), kept
    least = sorted(least for least, _ in items)[:kept]
    greatest = sorted((greatest for _, greatest in items), reverse=True)[:kept]
    return sum(least), sum(greatest)


def _of_operation(operator: str, left: Bounds, right: Bounds) -> Bounds:
    (a, b), (c, d) = left, right
    match operator:
        case "+":
            return a + c, b + d
        case "-":
            return a - d, b - c
        case "*":
            return _least_and_greatest((a * c, a * d, b * c, b * d))
        case "/":
            return _of_division(floordiv, left, right)
        case _:
            if c <= 0 <= d:
                raise refused_whole("division-by-zero")
            return (0, d - 1) if c > 0 else (c + 1, 0)


def _of_division(divide: Callable[[int, int], int], left: Bounds, right: Bounds) -> Bounds:
    if right[0] <= 0 <= right[1]:
        raise refused_whole("division-by-zero")
    return _least_and_greatest(divide(dividend, divisor) for dividend in left for divisor in right)


def _of_call(call: Call) -> Bounds:
    if call.name in ROUNDINGS:
        division = call.arguments[0]
        assert type(division) is Operation
        return _of_division(DIVIDE[call.name], bounds(division.left), bounds(division.right))
    arguments = [bounds(argument) for argument in call.arguments]
    if call.name == "abs":
        a, b = arguments[0]
        return (a, b) if a >= 0 else (-b, -a) if b <= 0 else (0, max(-a, b))
    choose = min if call.name == "min" else max
    return choose(a for a, _ in arguments), choose(b for _, b in arguments)


def _least_and_greatest(corners: Iterable[int]) -> Bounds:
    corners = list(corners)
    return min(corners), max(corners)
