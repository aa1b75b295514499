"""The rules of the map told a second time, square by square and without a thought for speed, for tests to compare with.

Everything works on the JSON that a request carries. Squares are triples; a creature is the set of squares that it fills.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise, product
from math import ceil
from typing import Any

Cell = tuple[int, int, int]
Json = dict[str, Any]

SIDE = {"large": 2, "huge": 3, "gargantuan": 4, "colossal": 6}
SMALL_FRY = {"fine": Fraction(1, 100), "diminutive": Fraction(1, 25), "tiny": Fraction(1, 4)}
SPACE = {
    "fine": "0.15",
    "diminutive": "0.3",
    "tiny": "0.75",
    "small": "1.5",
    "medium": "1.5",
    "large": "3",
    "huge": "4.5",
    "gargantuan": "6",
    "colossal": "9",
}
REACH_TALL = {"small": 1, "medium": 1, "large": 2, "huge": 3, "gargantuan": 4, "colossal": 6}
REACH_LONG = {"small": 1, "medium": 1, "large": 1, "huge": 2, "gargantuan": 3, "colossal": 4}
LEGEND: dict[str, Json] = {
    ".": {},
    "#": {"kind": "solid"},
    "%": {"kind": "blocked", "height": 1},
    "~": {"doublings": 1},
    "=": {"doublings": 2},
    "^": {"doublings": 3},
    "*": {"doublings": 1, "fly_doublings": 1},
    "w": {"modes": ["swim", "fly"]},
    "/": {"modes": ["climb", "fly"]},
    "s": {"kind": "soil"},
    "r": {"kind": "rock"},
    "n": {"width": 0.75},
}
BLOCKING = {"helpless", "unconscious"}


class PlainMap:
    def __init__(self, grid: Json, house: Json) -> None:
        self.grid = grid
        self.house = house
        self.legend = {**LEGEND, **grid.get("legend", {})}
        self.walls = {frozenset((tuple(a), tuple(b))) for a, b in grid.get("walls", [])}
        self.creatures: list[Json] = grid["creatures"]

    def creature(self, name: str) -> Json:
        return next(creature for creature in self.creatures if creature["id"] == name)

    # Blocks

    def side(self, creature: Json, small: bool) -> int:
        side = SIDE.get(creature.get("size", "medium"), 1)
        return ceil(side / 2) if small else side

    def block(self, creature: Json, square: Cell, small: bool) -> set[Cell]:
        x, y, z = square
        side = range(self.side(creature, small))
        return {(x + i, y + j, z + k) for i, j, k in product(side, side, side)}

    def corner(self, creature: Json) -> Cell:
        square = tuple(creature["square"])
        return square if len(square) == 3 else (*square, 0)

    def place(self, creature: Json) -> set[Cell]:
        return self.block(creature, self.corner(creature), creature.get("squeezed", False))

    # Terrain

    def entry(self, cell: Cell) -> Json | None:
        """What stands in a square at its level; None off the map."""
        x, y, z = cell
        if not (0 <= x < self.grid["width"] and 0 <= y < self.grid["height"] and z >= 0):
            return None
        entry = self.legend[self.grid["rows"][y][x]]
        height = entry.get("height")
        if entry.get("kind", "open") != "open" and height is not None and z >= height:
            return {"modes": ["land", "climb", "swim", "burrow", "fly"]}
        return entry

    def digs(self, mover: Json, mode: str, entry: Json) -> bool:
        if mode != "burrow":
            return False
        return entry["kind"] == "soil" or (entry["kind"] == "rock" and mover.get("burrow_rock", False))

    def is_hard(self, mover: Json, mode: str, cell: Cell) -> bool:
        entry = self.entry(cell)
        if entry is None:
            return True
        return entry.get("kind", "open") in ("solid", "soil", "rock") and not self.digs(mover, mode, entry)

    def footing(self, mover: Json, mode: str, block: set[Cell]) -> str | None:
        entries = [self.entry(cell) for cell in self.floor(block)]
        if None in entries:
            return "out-of-map"
        known = [entry for entry in entries if entry is not None]
        if any(entry.get("kind", "open") != "open" and not self.digs(mover, mode, entry) for entry in known):
            return "blocked"
        if any(
            entry.get("kind", "open") == "open" and mode not in entry.get("modes", ["land", "climb", "fly"])
            for entry in known
        ):
            return "wrong-mode"
        if any(2 * width < self.space(mover) for width in self.widths(block)):
            return "too-narrow"
        return None

    def floor(self, block: set[Cell]) -> list[Cell]:
        lowest = min(z for _x, _y, z in block)
        return [cell for cell in block if cell[2] == lowest]

    def space(self, mover: Json) -> Fraction:
        return Fraction(SPACE[mover.get("size", "medium")])

    def widths(self, block: set[Cell]) -> list[Fraction]:
        entries = [self.entry(cell) or {} for cell in self.floor(block)]
        return [Fraction(str(entry["width"])) for entry in entries if entry.get("width") is not None]

    def is_squeezed(self, mover: Json, block: set[Cell], small: bool) -> bool:
        return small or any(width < self.space(mover) for width in self.widths(block))

    # Others

    def others(self, mover: Json, block: set[Cell]) -> list[Json]:
        return [other for other in self.creatures if other["id"] != mover["id"] and self.place(other) & block]

    @staticmethod
    def is_down(other: Json) -> bool:
        return bool(BLOCKING & set(other.get("conditions", [])))

    @staticmethod
    def allies(one: Json, other: Json) -> bool:
        return one["side"] == other["side"] and one["side"] != "neutral"

    @staticmethod
    def opponents(one: Json, other: Json) -> bool:
        return one["side"] != other["side"] and "neutral" not in (one["side"], other["side"])

    def occupants(self, mover: Json, block: set[Cell], tumbled: list[str], target: str | None) -> str | None:
        for other in self.others(mover, block):
            if other.get("fills_square"):
                return "fills-square"
            if self.is_down(other):
                continue
            small_fry = mover.get("size", "medium") in SMALL_FRY
            if target is not None:
                if small_fry and other["id"] == target:
                    continue
                return "occupied"
            if small_fry or self.allies(mover, other) or other["id"] in tumbled:
                continue
            if "paralysed" in other.get("conditions", []):
                continue
            return "occupied"
        return None

    def resting(self, mover: Json, block: set[Cell]) -> str | None:
        small_fry = mover.get("size", "medium") in SMALL_FRY
        others = self.others(mover, block)
        for other in others:
            if other.get("fills_square"):
                return "illegal-end"
            if not self.is_down(other) and not small_fry:
                return "illegal-end"
        if small_fry:
            sharing = [mover, *others]
            shares = [SMALL_FRY.get(other.get("size", "medium"), Fraction(0)) for other in sharing]
            if sum(shares) > 1:
                return "square-full"
        return None

    # Steps

    def way(
        self, mover: Json, old: Cell, was_small: bool, new: Cell, is_small: bool
    ) -> tuple[Cell, set[Cell], set[Cell]] | None:
        """Direction, and the moving block before and after; None where there is no such step."""
        before, after = self.block(mover, old, was_small), self.block(mover, new, is_small)
        directions = [d for d in product((-1, 0, 1), repeat=3) if any(d)]
        if was_small == is_small:
            for d in directions:
                if shifted(before, d) == after:
                    return d, before, after
            return None
        flat_ones = sorted((d for d in directions if d[2] == 0), key=lambda d: abs(d[0]) + abs(d[1]))
        if old[2] != new[2]:
            return None
        large, small = (before, after) if is_small else (after, before)
        if small <= large:
            return None
        for d in flat_ones:
            back = (-d[0], -d[1], 0)
            if is_small and small <= shifted(large, d):
                return d, shifted(small, back), small
            if not is_small and small <= shifted(large, back):
                return d, small, shifted(small, d)
        return None

    def has_wall(self, block: set[Cell]) -> bool:
        plan = {(x, y) for x, y, _z in block}
        return any(wall <= plan for wall in self.walls)

    def step(
        self,
        mover: Json,
        mode: str,
        old: Cell,
        was_small: bool,
        new: Cell,
        is_small: bool,
        *,
        tumbled: list[str] | None = None,
        full_speed: bool = False,
        target: str | None = None,
    ) -> tuple[str | None, Cell | None, int]:
        """Reason against the step, its direction, its doublings."""
        way = self.way(mover, old, was_small, new, is_small)
        if way is None:
            return "not-adjacent", None, 0
        direction, moving, moved = way
        block = self.block(mover, new, is_small)
        reason = self.footing(mover, mode, block)
        if reason:
            return reason, direction, 0
        both = moving | moved
        box = set(product(*(range(min(axis), max(axis) + 1) for axis in zip(*both, strict=True))))
        bad = self.has_wall(box)
        for cell in box - both:
            bad = bad or self.is_hard(mover, mode, cell)
            if self.house["full-fill-blocks-corner"]:
                bad = bad or any(other.get("fills_square") for other in self.others(mover, {cell}))
        if bad:
            return "hard-corner" if is_diagonal(direction) else "wall", direction, 0
        if was_small and not is_small and self.has_wall(block):
            return "wall", direction, 0
        reason = self.occupants(mover, block, tumbled or [], target)
        if reason:
            return reason, direction, 0
        old_block = self.block(mover, old, was_small)
        k = self.doublings(mover, mode, old_block, block, is_small, tumbled or [], full_speed)
        return None, direction, k

    def own_doublings(self, mover: Json, mode: str, cell: Cell, block: set[Cell]) -> int:
        if mover.get("incorporeal"):
            return 0
        floor = min(z for _x, _y, z in block)
        entry = self.entry((cell[0], cell[1], floor)) or {}
        return int(entry.get("fly_doublings" if mode == "fly" else "doublings", 0))

    def doublings(
        self,
        mover: Json,
        mode: str,
        old: set[Cell],
        new: set[Cell],
        small: bool,
        tumbled: list[str],
        full_speed: bool,
    ) -> int:
        deciding = new
        if self.house["multi-square-terrain"] == "newly-entered":
            deciding = new - old
        most = 0
        for x, y in {(x, y) for x, y, _z in deciding}:
            column = {cell for cell in new if cell[:2] == (x, y)}
            k = self.own_doublings(mover, mode, (x, y, 0), new)
            others = self.others(mover, column)
            k += any(self.is_body(other) and not self.allies(mover, other) for other in others)
            k += any(
                "paralysed" in other.get("conditions", []) and not self.is_down(other) for other in others
            )
            most = max(most, k)
        if self.is_squeezed(mover, new, small) and "entangled" not in mover.get("conditions", []):
            most += 1
        if tumbled and not full_speed:
            past = False
            for name in tumbled:
                other = self.creature(name)
                past = past or bool(self.place(other) & new) or bool(self.place(other) & (old - new))
                past = past or any(self.threatens(other, cell) for cell in old - new)
            most += past
        return most

    def is_body(self, other: Json) -> bool:
        if not self.is_down(other):
            return False
        obstacle = other.get("obstacle")
        return other.get("size") in ("huge", "gargantuan", "colossal") if obstacle is None else obstacle

    # Threat

    def reach(self, creature: Json) -> int:
        size = creature.get("size", "medium")
        own = creature.get("natural_reach")
        table = REACH_LONG if creature.get("body") == "long" else REACH_TALL
        natural = table.get(size, 0) if own is None else int(Fraction(str(own)) / Fraction(3, 2))
        if not creature.get("reach_weapon"):
            return natural
        if size in SMALL_FRY and self.house["sub-square-reach-weapon"] == "flat-3":
            return 2
        return natural + 1

    def within(self, gaps: tuple[int, int, int], reach: int) -> bool:
        _c, b, a = sorted(abs(gap) for gap in gaps)
        if a == 0 or reach == 0:
            return False
        if a + b // 2 <= reach:
            return True
        return reach == 2 and a == 2 and self.house["reach-3m-exception"]

    def may_threaten(self, creature: Json) -> bool:
        down = {"helpless", "paralysed", "unconscious"} & set(creature.get("conditions", []))
        return creature.get("armed", True) and self.reach(creature) >= 1 and not down

    def strikes(self, creature: Json, block: set[Cell], cell: Cell, *, lines: bool = True) -> bool:
        """Whether a creature whose block is ``block`` can strike a square outside it."""
        if cell in block:
            return False
        levels = [z for _x, _y, z in block]
        gap_z = max(0, min(levels) - cell[2], cell[2] - max(levels))
        for x, y in {(x, y) for x, y, _z in block}:
            if not self.within((x - cell[0], y - cell[1], gap_z), self.reach(creature)):
                continue
            if not lines or self.clear((x, y), cell[:2]):
                return True
        return False

    def threatens(self, creature: Json, cell: Cell, *, lines: bool = True) -> bool:
        return self.may_threaten(creature) and self.strikes(creature, self.place(creature), cell, lines=lines)

    def line_hard(self, x: int, y: int) -> bool:
        return self.legend[self.grid["rows"][y][x]].get("kind", "open") in ("solid", "soil", "rock")

    def clear(self, start: tuple[int, int], end: tuple[int, int]) -> bool:
        """By the exact geometry: which squares and edges does the line between the centres meet?"""
        (x0, y0), (x1, y1) = start, end
        times = {Fraction(0), Fraction(1)}
        for a, b in ((x0, x1), (y0, y1)):
            low, high = min(a, b), max(a, b)
            times |= {(Fraction(2 * edge + 1, 2) - a) / (b - a) for edge in range(low, high)}
        ordered = sorted(times)
        middles = [(one + other) / 2 for one, other in pairwise(ordered)]
        cells = [(round_half(x0 + (x1 - x0) * t), round_half(y0 + (y1 - y0) * t)) for t in middles] or [start]
        if any(self.line_hard(*cell) for cell in cells if cell != start):
            return False
        for here, there in pairwise(cells):
            if here == there:
                continue
            if here[0] != there[0] and here[1] != there[1]:
                one, other = (there[0], here[1]), (here[0], there[1])
                if self.line_hard(*one) or self.line_hard(*other):
                    return False
                edges = [(here, one), (here, other), (one, there), (other, there)]
            else:
                edges = [(here, there)]
            if any(frozenset(edge) in self.walls for edge in edges):
                return False
        return True

    def watchers(self, mover: Json, exempt: list[str]) -> list[Json]:
        stopped = {
            "flat-footed",
            "grappled",
            "pinned",
            "helpless",
            "paralysed",
            "unconscious",
            "total-defence",
        }
        return [
            other
            for other in self.creatures
            if self.opponents(mover, other)
            and self.may_threaten(other)
            and other.get("reaction", True)
            and not stopped & set(other.get("conditions", []))
            and other["id"] not in exempt
        ]

    def covers(self, watcher: Json, cell: Cell, *, lines: bool = True) -> bool:
        return cell in self.place(watcher) or self.threatens(watcher, cell, lines=lines)

    def distance(self, one: set[Cell], other: set[Cell]) -> int:
        """The metric of the least gaps on each axis."""
        gaps = []
        for mine, theirs in zip(zip(*one, strict=True), zip(*other, strict=True), strict=True):
            gaps.append(max(0, min(mine) - max(theirs), min(theirs) - max(mine)))
        _c, b, a = sorted(gaps)
        return a + b // 2

    def in_reach(self, mover: Json, block: set[Cell], there: set[Cell]) -> bool:
        return bool(block & there) or any(self.strikes(mover, block, cell) for cell in there)

    # Costs

    def cost(self, diagonal: bool, k: int, parity: int) -> tuple[int, int]:
        if not diagonal:
            return 2**k, parity
        if k == 0:
            return 1 + parity, 1 - parity
        return {
            "pair": (3 * 2 ** (k - 1), parity),
            "alternate-times-multiplier": ((1 + parity) * 2**k, 1 - parity),
            "fixed-three-toggle": (3 * 2 ** (k - 1), 1 - parity),
        }[self.house["hampered-diagonal"]]

    def least_costs(
        self, mover: Json, mode: str, parity: int, allow_squeeze: bool
    ) -> dict[tuple[Cell, bool], int]:
        """The least cost of every position that can be reached at all, whether one may stop there or not."""
        start = (self.corner(mover), mover.get("squeezed", False))
        best: dict[tuple[Cell, bool, int], int] = {(*start, parity): 0}
        queue = [(0, *start, parity)]
        while queue:
            spent, cell, small, p = heapq.heappop(queue)
            if best[cell, small, p] < spent:
                continue
            for new, new_small in self.neighbours(mover, cell, small):
                reason, direction, k = self.step(mover, mode, cell, small, new, new_small)
                if reason or direction is None:
                    continue
                if not allow_squeeze and self.is_squeezed(
                    mover, self.block(mover, new, new_small), new_small
                ):
                    continue
                cost, after = self.cost(is_diagonal(direction), k, p)
                key = (new, new_small, after)
                if spent + cost < best.get(key, 10**9):
                    best[key] = spent + cost
                    heapq.heappush(queue, (spent + cost, *key))
        found: dict[tuple[Cell, bool], int] = {}
        for (cell, small, _p), spent in best.items():
            found[cell, small] = min(spent, found.get((cell, small), 10**9))
        return found

    def neighbours(self, mover: Json, cell: Cell, small: bool) -> Iterator[tuple[Cell, bool]]:
        """Every position that could be a step away, and some that are none."""
        full = self.side(mover, False)
        for new_small in [False, True] if full > 1 else [False]:
            far = 1 if small == new_small else full
            for dx, dy in product(range(-far, far + 1), repeat=2):
                yield (cell[0] + dx, cell[1] + dy, cell[2]), new_small


def is_diagonal(direction: Cell) -> bool:
    return len([part for part in direction if part]) >= 2


def shifted(block: set[Cell], d: Cell) -> set[Cell]:
    return {(x + d[0], y + d[1], z + d[2]) for x, y, z in block}


def round_half(value: Fraction) -> int:
    return (value + Fraction(1, 2)).__floor__()
