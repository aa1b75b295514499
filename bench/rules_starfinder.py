"""Paths on a map with forty creatures: how long judging one and finding the cheapest takes, by the size of the map."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterable
from typing import Any

from rules import systems
from rules.contract import GivenFaces, read
from rules.systems.starfinder import STARFINDER
from rules.systems.starfinder.grid import STANDARD_LEGEND, Creature, Grid
from rules.systems.starfinder.paths import PathCost
from rules.systems.starfinder.search import CheapestPath

SIDES = (20, 60, 120)
CREATURES = 40
WALLS_TO_A_SQUARE = 0.03
RUNS = 15
MOST_MILLISECONDS = 20
"""For the cheapest path across a map of 60 by 60 squares."""

Told = dict[str, Any]


def told_map(side: int, seed: int) -> Told:
    """A map as a request tells it: open ground, rubble, bog, rock, thin walls, creatures of both sides, some of them down."""
    chance = random.Random(seed)  # noqa: S311
    rows = ["".join(chance.choices(".~=%#", (60, 15, 5, 5, 15), k=side)) for _ in range(side)]
    rows[0], rows[-1] = "." + rows[0][1:], rows[-1][:-1] + "."
    creatures: list[Told] = [{"id": "mover", "square": [0, 0], "side": "heroes"}]
    while len(creatures) < CREATURES:
        size = chance.choice(("tiny", "medium", "medium", "large", "huge"))
        room = side - {"large": 2, "huge": 3}.get(size, 1)
        creatures.append(
            {
                "id": f"creature {len(creatures)}",
                "square": [chance.randrange(1, room), chance.randrange(1, room)],
                "size": size,
                "side": chance.choice(("heroes", "foes", "neutral")),
                "conditions": chance.choice(([], [], ["helpless"], ["paralysed"])),
            }
        )
    walls = []
    for _ in range(int(WALLS_TO_A_SQUARE * side * side)):
        x, y = chance.randrange(side - 1), chance.randrange(side - 1)
        walls.append([[x, y], chance.choice(([x + 1, y], [x, y + 1]))])
    return {"width": side, "height": side, "rows": rows, "walls": walls, "creatures": creatures}


def read_map(told: Told) -> Grid:
    """The map as the rules know it, also beyond the largest that a request may carry."""
    return Grid(
        told["width"],
        told["height"],
        tuple(told["rows"]),
        STANDARD_LEGEND,
        tuple((tuple(first), tuple(second)) for first, second in told["walls"]),
        "normal",
        tuple(read(Creature, creature, "creature") for creature in told["creatures"]),
    )


def milliseconds(run: Callable[..., Any], each: Iterable[tuple[Any, ...]]) -> float:
    """The median over all arguments."""
    took = []
    for arguments in each:
        start = time.perf_counter()
        run(*arguments)
        took.append(1000 * (time.perf_counter() - start))
    return statistics.median(took)


def answer(rule: str, asked: Any) -> Any:
    return STARFINDER.rules[rule].function(asked, STARFINDER.default_house, GivenFaces(()))


def maps_with_a_way_across(side: int) -> list[tuple[Told, CheapestPath, PathCost]]:
    found: list[tuple[Told, CheapestPath, PathCost]] = []
    seed = 0
    while len(found) < RUNS:
        seed += 1
        told = told_map(side, seed)
        grid = read_map(told)
        search = CheapestPath(grid=grid, mover="mover", goal=(side - 1, side - 1))
        route = answer("cheapest-path", search)
        if route.found:
            walk = PathCost(grid=grid, mover="mover", path=tuple(route.path), speed=300)  # type: ignore[arg-type]
            found.append((told, search, walk))
    return found


def main() -> None:
    print(f"{CREATURES} creatures, medians of {RUNS} maps")
    for side in SIDES:
        maps = maps_with_a_way_across(side)
        steps = statistics.median(len(walk.path) - 1 for _told, _search, walk in maps)
        found = milliseconds(answer, (("cheapest-path", search) for _told, search, _walk in maps))
        judged = milliseconds(answer, (("path-cost", walk) for _told, _search, walk in maps))
        print(f"{side} × {side}: cheapest path {found:.1f} ms, its {steps:.0f} steps judged {judged:.1f} ms")
        if side == 60:
            whole = milliseconds(systems.resolve, ((request(told),) for told, _search, _walk in maps))
            print(f"{side} × {side}: request to answer {whole:.1f} ms (at most {MOST_MILLISECONDS})")


def request(told: Told) -> Told:
    side = told["width"]
    inputs = {"grid": told, "mover": "mover", "goal": [side - 1, side - 1]}
    return {"system": "starfinder", "rule": "cheapest-path", "inputs": inputs, "dice": []}


if __name__ == "__main__":
    main()
