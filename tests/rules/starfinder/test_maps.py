"""Paths, threats and searches on random maps, compared with the rules told a second time (``plain_movement``)."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from .asking import Json, outcome, refusal
from .maps import MODES, SIDES, flights, grids, house_rules, mover_of, walks
from .plain_movement import Cell, PlainMap, is_diagonal

SOME = settings(max_examples=100, deadline=None)
FEW = settings(max_examples=40, deadline=None)

COMPASS = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}


def cells_of(plain: PlainMap, inputs: Json) -> list[Cell]:
    """The mover's squares along a path of a request, with their levels."""
    level = plain.corner(mover_of(plain.grid))[2]
    return [(x, y, above[0] if above else level) for x, y, *above in inputs["path"]]


def shapes_of(inputs: Json, mover: Json) -> list[bool]:
    """Whether the mover is squeezed at each square of a path; without ``squeezed_at`` it keeps its shape."""
    if "squeezed_at" not in inputs:
        return [mover["squeezed"]] * len(inputs["path"])
    return [
        number in inputs["squeezed_at"] if number else mover["squeezed"]
        for number in range(len(inputs["path"]))
    ]


def judged_plainly(plain: PlainMap, mode: str, inputs: Json) -> Json:
    """Costs, doublings, reasons and opportunities of a path, by the plain rules; its length is not held against it."""
    mover = mover_of(plain.grid)
    path, small = cells_of(plain, inputs), shapes_of(inputs, mover)
    tumbled = inputs.get("tumbled", [])
    watchers = plain.watchers(mover, [*tumbled, *inputs.get("covered_from", [])])
    start = plain.place(mover)
    parity = inputs["parity"]
    problems: list[Json] = []
    found: Json = {
        "costs": [],
        "doublings": [],
        "opportunities": [],
        "squeezed_steps": [],
        "problems": problems,
    }
    directions = []

    def note(number: int, reason: str, holds: bool) -> None:
        if holds and reason not in [problem["reason"] for problem in problems]:
            problems.append({"step": number, "reason": reason})

    for number in range(1, len(path)):
        reason, direction, k = plain.step(
            mover,
            mode,
            path[number - 1],
            small[number - 1],
            path[number],
            small[number],
            tumbled=tumbled,
            full_speed=inputs.get("tumble_full_speed", False),
        )
        if reason or direction is None:
            problems.append({"step": number, "reason": reason})
            break
        directions.append(direction)
        cost, parity = plain.cost(is_diagonal(direction), k, parity)
        found["costs"].append(cost)
        found["doublings"].append(k)
        old = plain.block(mover, path[number - 1], small[number - 1])
        new = plain.block(mover, path[number], small[number])
        squeezed = plain.is_squeezed(mover, new, small[number])
        if squeezed:
            found["squeezed_steps"].append(number)
        if inputs["action"] == "run":
            was_squeezed = plain.is_squeezed(mover, old, small[number - 1])
            slow = any(plain.own_doublings(mover, mode, cell, new) for cell in new)
            note(number, "not-straight", direction != directions[0])
            note(number, "difficult-on-run", slow)
            note(number, "squeezed-on-run", squeezed or was_squeezed)
        for watcher in watchers:
            withdrawn = inputs["action"] == "withdraw" and watcher["id"] not in inputs["unseen"]
            left = old - new - (start if withdrawn else set())
            covered = [cell for cell in left if plain.covers(watcher, cell, lines=mode != "fly")]
            if mode == "fly":
                squares = [list(cell) for cell in sorted(covered, key=lambda cell: cell[::-1])]
            else:
                squares = [[x, y] for y, x in sorted({(y, x) for x, y, _z in covered})]
            if squares:
                found["opportunities"].append({"step": number, "creature": watcher["id"], "squares": squares})
    else:
        if len(path) > 1 and (end := plain.resting(mover, plain.block(mover, path[-1], small[-1]))):
            problems.append({"step": len(path) - 1, "reason": end})
    found["parity"] = parity
    return found


def without_length(found: Json) -> Json:
    return {**found, "problems": [p for p in found["problems"] if p["reason"] != "over-budget"]}


@SOME
@given(st.data())
def test_paths_are_judged_as_the_plain_rules_judge_them(data: st.DataObject) -> None:
    grid = data.draw(grids(levels=data.draw(st.sampled_from([0, 0, 1]))))
    house = data.draw(house_rules())
    path, squeezed_at = data.draw(walks(grid))
    others = [creature["id"] for creature in grid["creatures"] if creature["id"] != "mover"]
    some = st.lists(st.sampled_from(others), unique=True, max_size=2) if others else st.just([])
    mode = data.draw(MODES)
    inputs: Json = {
        "grid": grid,
        "mover": "mover",
        "path": path,
        "squeezed_at": squeezed_at,
        "speed": 1.5 * data.draw(st.integers(0, 9)),
        "mode": mode,
        "action": data.draw(st.sampled_from(["move", "withdraw", "run"])),
        "parity": data.draw(st.integers(0, 1)),
        "tumbled": data.draw(some),
        "tumble_full_speed": data.draw(st.booleans()),
        "covered_from": data.draw(some),
        "unseen": data.draw(some),
    }
    if refusal("path-cost", inputs, house_rules=house):
        inputs["action"] = "move"  # entangled, or in a mode in which nobody runs
    plain = PlainMap(grid, house)
    expected = judged_plainly(plain, mode, inputs)
    found = outcome("path-cost", inputs, house_rules=house)
    judged = without_length(found)
    assert {key: judged[key] for key in expected} == expected

    totals, budget = found["totals"], found["budget"]
    assert (found["legal"], found["cost"]) == (not found["problems"], sum(expected["costs"]))
    affordable = sum(total <= budget for total in totals)
    spent = totals[affordable - 1] if affordable else 0
    assert (found["affordable_steps"], found["left"]) == (affordable, budget - spent)
    assert ("over-budget" in [problem["reason"] for problem in found["problems"]]) == (
        affordable < len(totals)
    )
    assert found["last_legal_step"] == last_stop(plain, inputs, affordable)


def last_stop(plain: PlainMap, inputs: Json, number: int) -> int:
    mover = mover_of(plain.grid)
    path, small = cells_of(plain, inputs), shapes_of(inputs, mover)
    stops = [
        position
        for position in range(1, number + 1)
        if plain.resting(mover, plain.block(mover, path[position], small[position])) is None
    ]
    return max(stops, default=0)


@SOME
@given(st.data())
def test_flights_are_judged_as_the_plain_rules_judge_them(data: st.DataObject) -> None:
    grid = data.draw(grids(levels=3))
    house = data.draw(house_rules())
    inputs: Json = {
        "grid": grid,
        "mover": "mover",
        "path": data.draw(flights(grid)),
        "speed": 300,
        "parity": data.draw(st.integers(0, 1)),
        "action": data.draw(st.sampled_from(["move", "withdraw"])),
        "unseen": [],
    }
    mover_of(grid)["square"] = inputs["path"][0]
    expected = judged_plainly(PlainMap(grid, house), "fly", inputs)
    found = without_length(outcome("flight-path", inputs, house_rules=house))
    found["costs"] = [
        cost - turn - ascent
        for cost, turn, ascent in zip(found["costs"], found["turns"], found["ascents"], strict=True)
    ]
    assert {key: found[key] for key in expected} == expected


@FEW
@given(st.data())
def test_the_cheapest_costs_are_those_of_the_plain_search(data: st.DataObject) -> None:
    grid = data.draw(grids(most=5, ground="......~=^n#"))
    house = data.draw(house_rules())
    plain, mover = PlainMap(grid, house), mover_of(grid)
    same: Json = {
        "grid": grid,
        "mover": "mover",
        "mode": data.draw(MODES),
        "parity": data.draw(st.integers(0, 1)),
        "allow_squeeze": data.draw(st.booleans()),
    }
    costs = plain.least_costs(mover, same["mode"], same["parity"], same["allow_squeeze"])
    start = (plain.corner(mover), mover["squeezed"])
    stops = {
        (cell, small): cost
        for (cell, small), cost in costs.items()
        if (cell, small) == start or plain.resting(mover, plain.block(mover, cell, small)) is None
    }

    goal = [data.draw(st.integers(-1, grid["width"])), data.draw(st.integers(-1, grid["height"]))]
    found = outcome("cheapest-path", {**same, "goal": goal}, house_rules=house)
    at_goal = [cost for (cell, _small), cost in stops.items() if list(cell[:2]) == goal]
    if at_goal:
        assert (found["found"], found["cost"]) == (True, min(at_goal))
        walk = {key: same[key] for key in ("grid", "mover", "mode", "parity")}
        walk |= {"path": found["path"], "squeezed_at": found["squeezed_at"], "speed": 300}
        walked = outcome("path-cost", walk, house_rules=house)
        assert walked["cost"] == found["cost"]
        assert {problem["reason"] for problem in walked["problems"]} <= {"over-budget", "illegal-end"}
    else:
        leads_there = any(list(cell[:2]) == goal for cell, _small in costs)
        assert (found["found"], found["cost"]) == (False, None)
        assert found["reason"] == ("illegal-end" if leads_there else "no-path")

    budget = data.draw(st.integers(0, 8))
    reached = outcome("reachable", {**same, "speed": budget * 1.5}, house_rules=house)
    squares: list[list[int]] = []
    squeezed: list[list[int]] = []
    for (cell, small), cost in stops.items():
        if (cell, small) != start and cost <= budget:
            tight = plain.is_squeezed(mover, plain.block(mover, cell, small), small)
            (squeezed if tight else squares).append([cell[0], cell[1], cost])
    assert reached["squares"] == sorted(squares, key=row_by_row)
    assert reached["squeezed_squares"] == sorted(squeezed, key=row_by_row)
    assert reached["count"] == len(squares)


def row_by_row(square: list[int]) -> tuple[int, int]:
    return square[1], square[0]


@SOME
@given(st.data())
def test_threats_and_placements_are_those_of_the_plain_rules(data: st.DataObject) -> None:
    grid = data.draw(grids(levels=1))
    house = data.draw(house_rules())
    plain, mover = PlainMap(grid, house), mover_of(grid)
    level = plain.corner(mover)[2]
    threatened = [
        [x, y]
        for y in range(grid["height"])
        for x in range(grid["width"])
        if plain.threatens(mover, (x, y, level))
    ]
    found = outcome("threatened-squares", {"grid": grid, "creature": "mover"}, house_rules=house)
    assert found["squares"] == threatened

    mode = data.draw(st.sampled_from(["land", "climb", "swim", "burrow", "fly"]))
    square = tuple(data.draw(st.integers(-1, 6)) for _axis in range(3))
    small = mover["size"] in SIDES and data.draw(st.booleans())
    block = plain.block(mover, square, small)
    reason = plain.footing(mover, mode, block)
    if reason is None and plain.has_wall(block):
        reason = "wall"
    reason = reason or plain.resting(mover, block)
    asked = {"grid": grid, "creature": "mover", "square": list(square), "squeezed": small, "mode": mode}
    placed = outcome("placement", asked, house_rules=house)
    assert (placed["reason"], placed["legal"]) == (reason, reason is None)
    assert placed["squares"] == [[x, y] for y, x in sorted({(y, x) for x, y, _z in block})]


@SOME
@given(st.data())
def test_single_steps_are_those_of_the_plain_rules(data: st.DataObject) -> None:
    grid = data.draw(grids(most=5))
    house = data.draw(house_rules())
    mode, direction = data.draw(MODES), data.draw(st.sampled_from(sorted(COMPASS)))
    plain, mover = PlainMap(grid, house), mover_of(grid)
    x, y, z = plain.corner(mover)
    new = (x + COMPASS[direction][0], y + COMPASS[direction][1], z)
    small = mover["squeezed"]
    reason, _direction, k = plain.step(mover, mode, (x, y, z), small, new, small)
    block = plain.block(mover, new, small)
    reason = reason or plain.resting(mover, block)
    inputs = {"grid": grid, "mover": "mover", "direction": direction, "mode": mode}
    assert refusal("minimum-move", inputs, house_rules=house) == reason
    slowed = k > 0 or (reason is None and plain.is_squeezed(mover, block, small))
    guarded = reason or ("slowed-step" if slowed else None)
    assert refusal("guarded-step", inputs, house_rules=house) == guarded
    if reason is None:
        found = outcome("minimum-move", inputs, house_rules=house)
        cost, _parity = plain.cost(len(direction) == 2, k, 0)
        assert (found["to"], found["ordinary_cost"]) == (list(new[:2]), cost)


@SOME
@given(st.data())
def test_charges_are_judged_as_the_plain_rules_judge_them(data: st.DataObject) -> None:
    grid = data.draw(grids(most=8, least=3, ground="............~#n"))
    plain = PlainMap(grid, house := data.draw(house_rules()))
    mover = mover_of(grid)
    mover.pop("conditions", None)
    targets = [other for other in grid["creatures"] if plain.opponents(mover, other)]
    path, _squeezed_at = data.draw(walks(grid, folding=False))
    if not targets or len(path) < 2:
        return
    target = targets[0]
    speed = data.draw(st.integers(0, 6))
    asked = {"grid": grid, "mover": "mover", "target": target["id"], "path": path, "speed": 1.5 * speed}
    found = outcome("charge", asked, house_rules=house)

    cells, small = cells_of(plain, asked), mover["squeezed"]
    problems: list[Json] = []

    def note(number: int, reason: str, holds: bool) -> None:
        if holds and reason not in [problem["reason"] for problem in problems]:
            problems.append({"step": number, "reason": reason})

    there, total, parity = plain.place(target), 0, 0
    for number in range(1, len(cells)):
        old, new = (plain.block(mover, cell, small) for cell in cells[number - 1 : number + 1])
        step = (cells[number - 1], small, cells[number], small)
        reason, direction, k = plain.step(mover, "land", *step, target=target["id"])
        if reason or direction is None:
            problems.append({"step": number, "reason": reason})
            break
        cost, parity = plain.cost(is_diagonal(direction), k, parity)
        total += cost
        squeezes = plain.is_squeezed(mover, old, small) or plain.is_squeezed(mover, new, small)
        note(number, "over-budget", total > 2 * speed)
        note(number, "slowed", k > 0 or squeezes)
        note(number, "not-closing", plain.distance(new, there) >= plain.distance(old, there))
        note(number, "passes-reach", plain.in_reach(mover, old, there))
    else:
        last = plain.block(mover, cells[-1], small)
        note(len(cells) - 1, "too-short", total < 2)
        note(len(cells) - 1, "target-not-reached", not plain.in_reach(mover, last, there))
        if end := plain.resting(mover, last):
            note(len(cells) - 1, end, True)
    assert found["problems"] == problems
    assert (found["cost"], found["legal"]) == (total, not problems)


@SOME
@given(st.data())
def test_the_longer_path_never_costs_less(data: st.DataObject) -> None:
    grid = data.draw(grids())
    house = data.draw(house_rules())
    path, squeezed_at = data.draw(walks(grid))
    costs = []
    for end in range(1, len(path) + 1):
        asked = {
            "grid": grid,
            "mover": "mover",
            "path": path[:end],
            "squeezed_at": [number for number in squeezed_at if number < end],
            "speed": 9,
        }
        costs.append(outcome("path-cost", asked, house_rules=house)["cost"])
    assert costs == sorted(costs)


@SOME
@given(st.data())
def test_no_walk_is_cheaper_than_the_cheapest_path(data: st.DataObject) -> None:
    grid = data.draw(grids(most=10, ground="..........~=^#"))
    house = data.draw(house_rules())
    path, squeezed_at = data.draw(walks(grid, longest=12))
    same = {"grid": grid, "mover": "mover"}
    walked = outcome(
        "path-cost", {**same, "path": path, "squeezed_at": squeezed_at, "speed": 0}, house_rules=house
    )
    taken = len(walked["costs"])
    asked = {**same, "goal": path[taken], "allow_squeeze": True}
    found = outcome("cheapest-path", asked, house_rules=house)
    if found["found"]:
        assert found["cost"] <= walked["cost"]
    else:
        stopped = outcome(
            "forced-landing",
            {**same, "path": path[: taken + 1], "stopped_at": taken}
            | {"squeezed_at": [number for number in squeezed_at if number <= taken]},
            house_rules=house,
        )
        assert not stopped["could_stop"]


def turned(grid: Json) -> Json:
    """The map turned by a quarter: what was in the north lies in the east."""

    def square(place: list[int], side: int = 1) -> list[int]:
        x, y, *level = place
        return [grid["height"] - y - side, x, *level]

    rows = ["".join(row[x] for row in reversed(grid["rows"])) for x in range(grid["width"])]
    walls = [[square(first), square(second)] for first, second in grid["walls"]]
    plain = PlainMap(grid, {})
    creatures = [
        {
            **creature,
            "square": square(creature["square"], plain.side(creature, creature["squeezed"])),
        }
        for creature in grid["creatures"]
    ]
    return {
        **grid,
        "width": grid["height"],
        "height": grid["width"],
        "rows": rows,
        "walls": walls,
        "creatures": creatures,
    }


def mirrored(grid: Json) -> Json:
    """The map with east and west exchanged."""

    def square(place: list[int], side: int = 1) -> list[int]:
        x, *rest = place
        return [grid["width"] - x - side, *rest]

    plain = PlainMap(grid, {})
    return {
        **grid,
        "rows": [row[::-1] for row in grid["rows"]],
        "walls": [[square(first), square(second)] for first, second in grid["walls"]],
        "creatures": [
            {**creature, "square": square(creature["square"], plain.side(creature, creature["squeezed"]))}
            for creature in grid["creatures"]
        ],
    }


@SOME
@given(grids(levels=1), st.booleans())
def test_threats_turn_with_the_map(grid: Json, turn: bool) -> None:
    change = turned if turn else mirrored
    here: Any = outcome("threatened-squares", {"grid": grid, "creature": "mover"})["squares"]
    there = outcome("threatened-squares", {"grid": change(grid), "creature": "mover"})["squares"]
    if turn:
        here = [[grid["height"] - 1 - y, x] for x, y in here]
    else:
        here = [[grid["width"] - 1 - x, y] for x, y in here]
    assert sorted(here) == sorted(there)
