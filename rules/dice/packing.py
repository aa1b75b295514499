"""Many weights in one long number, so that distributions are added and multiplied at the speed of whole numbers.

Value ``low + i * step`` has its weight in the ``i``-th field of ``width`` bytes. Multiplying two packed numbers of the same
step and width gives the weights of the sum of two independent values, as long as no weight outgrows its field.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd

Weights = dict[int, int]
"""From each value to the number of ways that lead to it, which is never 0."""


def low_and_step(values: Iterable[int]) -> tuple[int, int]:
    """The lowest value, and the widest step with which all can be reached from it; 0 where there is one value only."""
    values = list(values)
    low = min(values)
    return low, gcd(*(value - low for value in values))


def width_for(ways: int) -> int:
    """Bytes for a weight up to ``ways``."""
    return (ways.bit_length() + 7) // 8


def pack(weights: Weights, low: int, step: int, width: int) -> int:
    packed = bytearray(((max(weights) - low) // step + 1) * width)
    for value, weight in weights.items():
        at = (value - low) // step * width
        packed[at : at + width] = weight.to_bytes(width, "little")
    return int.from_bytes(packed, "little")


def unpack(packed: int, low: int, step: int, width: int) -> Weights:
    fields = -(-packed.bit_length() // (8 * width))
    raw = packed.to_bytes(fields * width, "little")
    weights: Weights = {}
    for index in range(fields):
        if weight := int.from_bytes(raw[index * width : (index + 1) * width], "little"):
            weights[low + index * step] = weight
    return weights
