"""A text becomes an expression when it can be read and keeps within all limits, tested in the order of DN-090."""

from __future__ import annotations

from functools import lru_cache

from .bounds import bounds
from .canonical import write
from .reader import LONGEST_TEXT, Reader
from .refusals import refused, refused_whole
from .tree import Condition, Die, Expression, Group, Pool, nodes

MOST_NODES = 200
MOST_DICE = 500


@lru_cache(maxsize=512)  # between being typed and being rolled one text is read half a dozen times
def parse(text: str) -> Expression:
    """Reads a dice expression. Raises ``invalid-input`` with a reason of section 12."""
    reader = Reader(text)
    reader.read()
    canonical = write(reader.roll, reader.repeats, reader.target)
    if len(canonical) > LONGEST_TEXT:
        raise refused_whole("too-long", typed="no", length=len(canonical), limit=LONGEST_TEXT)
    parts = list(nodes(reader.roll))
    if len(parts) > MOST_NODES:
        raise refused_whole("too-complex", nodes=len(parts), limit=MOST_NODES)
    dice = 0
    for part in parts:
        if type(part) is Pool:
            dice += part.count
            _check_modifiers(part, part.count, text)
        elif type(part) is Group:
            _check_modifiers(part, len(part.items), text)
    dice *= reader.repeats or 1
    if dice > MOST_DICE:
        raise refused_whole("too-many-dice", dice=str(dice), limit=MOST_DICE)
    least, greatest = bounds(reader.roll)
    return Expression(
        reader.roll,
        reader.repeats,
        reader.target,
        tuple(reader.labels),
        reader.note,
        canonical,
        least,
        greatest,
    )


def _check_modifiers(part: Pool | Group, present: int, text: str) -> None:
    """Refuses a reroll or explosion that every face or none would meet, and more drops than there are (DN-042, DN-037)."""
    modifiers = part.modifiers
    if type(part) is Pool:
        if reroll := modifiers.reroll:
            _check_condition(part.die, reroll.condition, "rerolls", text, reroll.column)
        if explosion := modifiers.explosion:
            highest = Condition("=", part.die.greatest)
            _check_condition(part.die, explosion.condition or highest, "explodes", text, explosion.column)
    for keep in modifiers.keeps:
        if keep.drops and keep.number > present:
            raise refused(
                "drops-more-than-rolled", text, keep.column, drops=str(keep.number), present=str(present)
            )
        present = keep.leaves(present)


def _check_condition(die: Die, condition: Condition, does: str, text: str, column: int) -> None:
    if die.values is None:
        met = _faces_that_meet(condition, die.sides)
    else:
        met = sum(map(condition.met, die.values))
    if met == 0 or met == die.sides:
        raise refused(f"{'every' if met else 'no'}-face-{does}", text, column)


def _faces_that_meet(condition: Condition, sides: int) -> int:
    """How many of the values 1..``sides``, of which there may be a million, meet ``condition``."""
    number = condition.number
    match condition.compare:
        case "=":
            return 1 if 1 <= number <= sides else 0
        case "<" | "<=":
            last = number if condition.compare == "<=" else number - 1
            return min(max(last, 0), sides)
        case _:
            first = number if condition.compare == ">=" else number + 1
            return min(max(sides - first + 1, 0), sides)
