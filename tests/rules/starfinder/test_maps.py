"""Paths, threats and searches on random maps, compared with the rules told a second time (``plain_movement``)."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.contract import JSON, GivenFaces, RulesError
from rules.systems.starfinder import STARFINDER

from .maps import MODES, flights, grids, house_rules, mover_of, walks
from .plain_movement import PlainMap

Json = dict[str, Any]

QUICK = settings(max_examples=150, deadline=None)


def resolve(rule: str, inputs: Json, house: Json) -> Json:
    found: Json = STARFINDER.rules[rule].resolve(inputs, STARFINDER.house(house), GivenFaces(()))
    return found


def outcome_or_reason(rule: str, inputs: Json, house: Json) -> Json | str | None:
    try:
        return resolve(rule, inputs, house)
    except RulesError as error:
        assert error.code == "not-allowed", error
        return error.reason


def judged_plainly(plain: PlainMap, mode: str, inputs: Json) -> Json:
    """Legal steps, costs, doublings, reasons and opportunities of a path, by the plain rules."""
    mover = mover_of(plain.grid)
    path = [
        tuple(square) if len(square) == 3 else (*square, plain.corner(mover)[2]) for square in inputs["path"]
    ]
    small = [number in inputs.get("squeezed_at", []) for number in range(len(path))]
    small[0] = mover["squeezed"]
    if mode == "fly":
        small = [mover["squeezed"]] * len(path)
    tumbled, exempt = inputs.get("tumbled", []), [*inputs.get("tumbled", []), *inputs.get("covered_from", [])]
    watchers = plain.watchers(mover, exempt)
    start = plain.place(mover)
    parity = inputs.get("parity", 0)
    found: Json = {"costs": [], "doublings": [], "problems": [], "opportunities": [], "squeezed_steps": []}
    for number in range(1, len(path)):
        step = (path[number - 1], small[number - 1], path[number], small[number])
        reason, direction, k = plain.step(
            mover, mode, *step, tumbled=tumbled, full_speed=inputs.get("tumble_full_speed", False)
        )
        if reason or direction is None:
            found["problems"].append({"step": number, "reason": reason})
            break
        cost, parity = plain.cost(len([part for part in direction if part]) >= 2, k, parity)
        found["costs"].append(cost)
        found["doublings"].append(k)
        new = plain.block(mover, path[number], small[number])
        left = plain.block(mover, path[number - 1], small[number - 1]) - new
        if plain.is_squeezed(mover, new, small[number]):
            found["squeezed_steps"].append(number)
        for watcher in watchers:
            spared = (
                start
                if inputs.get("action") == "withdraw" and watcher["id"] not in inputs["unseen"]
                else set()
            )
            covered = [cell for cell in left - spared if plain.covers(watcher, cell, lines=mode != "fly")]
            if mode == "fly":
                squares = [list(cell) for cell in sorted(covered, key=lambda cell: cell[::-1])]
            else:
                squares = [[x, y] for y, x in sorted({(y, x) for x, y, _z in covered})]
            if squares:
                found["opportunities"].append({"step": number, "creature": watcher["id"], "squares": squares})
    else:
        end = plain.resting(mover, plain.block(mover, path[-1], small[-1])) if len(path) > 1 else None
        if end:
            found["problems"].append({"step": len(path) - 1, "reason": end})
    found["parity"] = parity
    return found


@QUICK
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
        "speed": 300,
        "mode": mode,
        "action": data.draw(st.sampled_from(["move", "withdraw"])),
        "parity": data.draw(st.integers(0, 1)),
        "tumbled": data.draw(some),
        "tumble_full_speed": data.draw(st.booleans()),
        "covered_from": data.draw(some),
        "unseen": data.draw(some),
    }
    expected = judged_plainly(PlainMap(grid, house), mode, inputs)
    found = resolve("path-cost", inputs, house)
    assert {key: found[key] for key in expected} == expected


@QUICK
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
    found = resolve("flight-path", inputs, house)
    plain_costs = [
        cost - turn - ascent
        for cost, turn, ascent in zip(found["costs"], found["turns"], found["ascents"], strict=True)
    ]
    assert {**{key: found[key] for key in expected}, "costs": plain_costs} == expected


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_the_cheapest_costs_are_those_of_the_plain_search(data: st.DataObject) -> None:
    grid = data.draw(grids(most=5, ground="......~=^n#"))
    house = data.draw(house_rules())
    mode, parity = data.draw(MODES), data.draw(st.integers(0, 1))
    allow_squeeze = data.draw(st.booleans())
    plain = PlainMap(grid, house)
    mover = mover_of(grid)
    costs = plain.least_costs(mover, mode, parity, allow_squeeze)
    start = (plain.corner(mover), mover["squeezed"])

    stops = {
        (cell, small): cost
        for (cell, small), cost in costs.items()
        if (cell, small) == start or plain.resting(mover, plain.block(mover, cell, small)) is None
    }
    same: Json = {
        "grid": grid,
        "mover": "mover",
        "mode": mode,
        "parity": parity,
        "allow_squeeze": allow_squeeze,
    }
    goal = [data.draw(st.integers(-1, grid["width"])), data.draw(st.integers(-1, grid["height"]))]
    found = resolve("cheapest-path", {**same, "goal": goal}, house)
    at_goal = [cost for (cell, _small), cost in stops.items() if list(cell[:2]) == goal]
    if at_goal:
        assert (found["found"], found["cost"]) == (True, min(at_goal))
        walked = resolve(
            "path-cost",
            {
                "grid": grid,
                "mover": "mover",
                "mode": mode,
                "parity": parity,
                "speed": 300,
                "path": found["path"],
                "squeezed_at": found["squeezed_at"],
            },
            house,
        )
        assert walked["cost"] == found["cost"]
        assert {problem["reason"] for problem in walked["problems"]} <= {"over-budget", "illegal-end"}
    else:
        led_there = any(list(cell[:2]) == goal for cell, _small in costs)
        assert (found["found"], found["cost"], found["reason"]) == (
            False,
            None,
            "illegal-end" if led_there else "no-path",
        )

    budget = data.draw(st.integers(0, 8))
    reached = resolve("reachable", {**same, "speed": budget * 1.5}, house)
    squares: list[list[int]] = []
    squeezed: list[list[int]] = []
    for (cell, small), cost in stops.items():
        if (cell, small) != start and cost <= budget:
            tight = plain.is_squeezed(mover, plain.block(mover, cell, small), small)
            (squeezed if tight else squares).append([cell[0], cell[1], cost])
    in_order: Any = lambda square: (square[1], square[0])  # noqa: E731
    assert reached["squares"] == sorted(squares, key=in_order)
    assert reached["squeezed_squares"] == sorted(squeezed, key=in_order)
    assert reached["count"] == len(squares)


@QUICK
@given(st.data())
def test_threats_and_placements_are_those_of_the_plain_rules(data: st.DataObject) -> None:
    grid = data.draw(grids(levels=1))
    house = data.draw(house_rules())
    plain = PlainMap(grid, house)
    mover = mover_of(grid)
    level = plain.corner(mover)[2]
    threatened = [
        [x, y]
        for y in range(grid["height"])
        for x in range(grid["width"])
        if plain.threatens(mover, (x, y, level))
    ]
    found = resolve("threatened-squares", {"grid": grid, "creature": "mover"}, house)
    assert found["squares"] == threatened

    mode = data.draw(st.sampled_from(["land", "climb", "swim", "burrow", "fly"]))
    square = tuple(data.draw(st.integers(-1, 6)) for _axis in range(3))
    small = mover["size"] in ("large", "huge", "gargantuan", "colossal") and data.draw(st.booleans())
    block = plain.block(mover, square, small)
    reason = plain.footing(mover, mode, block)
    if reason is None and plain.has_wall(block):
        reason = "wall"
    reason = reason or plain.resting(mover, block)
    placed = resolve(
        "placement",
        {"grid": grid, "creature": "mover", "square": list(square), "squeezed": small, "mode": mode},
        house,
    )
    assert (placed["reason"], placed["legal"]) == (reason, reason is None)
