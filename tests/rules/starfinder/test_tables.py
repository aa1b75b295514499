"""The figures of the document's tables, and what the rules make of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.systems.starfinder.sizes import open_ground_count

from .asking import outcome

THREATENED = {
    1: (0, 8, 24, 36, 60, 88, 120, 160),
    2: (0, 12, 32, 48, 76, 108, 144, 188),
    3: (0, 16, 40, 60, 92, 128, 168, 216),
    4: (0, 20, 48, 72, 108, 148, 192, 244),
    6: (0, 28, 64, 96, 140, 188, 240, 300),
}
SIZE_OF_SIDE = {1: "medium", 2: "large", 3: "huge", 4: "gargantuan", 6: "colossal"}
WITHOUT_EXCEPTION = {1: 20, 2: 28, 3: 36, 4: 44, 6: 60}


@pytest.mark.parametrize("side", THREATENED)
@pytest.mark.parametrize("reach", range(8))
def test_squares_threatened_on_open_ground(side: int, reach: int) -> None:
    assert open_ground_count(side, reach, exception=True) == THREATENED[side][reach]
    plain = WITHOUT_EXCEPTION[side] if reach == 2 else THREATENED[side][reach]
    assert open_ground_count(side, reach, exception=False) == plain

    width = side + 2 * reach
    creature = {
        "id": "it",
        "square": [reach, reach],
        "side": "heroes",
        "size": SIZE_OF_SIDE[side],
        "natural_reach": 1.5 * reach,
    }
    grid = {"width": width, "height": width, "rows": ["." * width] * width, "creatures": [creature]}
    assert outcome("threatened-squares", {"grid": grid, "creature": "it"})["count"] == THREATENED[side][reach]


@pytest.mark.parametrize(
    ("speed", "ground", "count"),
    [(6, ".", 60), (9, ".", 120), (12, ".", 204), (18, ".", 432), (6, "~", 12), (9, "~", 28), (12, "~", 48)],
)
def test_squares_within_a_move_on_an_empty_field(speed: float, ground: str, count: int) -> None:
    grid = {
        "width": 31,
        "height": 31,
        "rows": [ground * 31] * 31,
        "creatures": [{"id": "it", "square": [15, 15], "side": "heroes"}],
    }
    assert outcome("reachable", {"grid": grid, "mover": "it", "speed": speed})["count"] == count


SQUARES = st.tuples(*[st.integers(-20, 20)] * 3).map(list)
SIZES = st.sampled_from(["tiny", "medium", "large", "colossal"])
PLACES = st.fixed_dictionaries({"square": SQUARES, "size": SIZES})


@given(PLACES, PLACES)
def test_distance_is_the_same_both_ways(one: dict[str, object], other: dict[str, object]) -> None:
    there, back = (outcome("distance", {"from": a, "to": b}) for a, b in ((one, other), (other, one)))
    assert there == back
    assert there["overlapping"] == (there["squares"] == 0)


@given(PLACES, st.lists(PLACES, min_size=1, max_size=6))
def test_nobody_is_nearer_than_the_nearest(
    origin: dict[str, object], places: list[dict[str, object]]
) -> None:
    candidates = [{**place, "id": f"c{number}"} for number, place in enumerate(places)]
    found = outcome("nearest", {"origin": origin, "candidates": candidates})
    distances = {
        str(candidate["id"]): outcome("distance", {"from": origin, "to": place})["squares"]
        for candidate, place in zip(candidates, places, strict=True)
    }
    assert min(distances.values()) == found["squares"]
    assert found["nearest"] == [name for name, far in distances.items() if far == found["squares"]]
    assert (found["choice"] == "none") == (len(found["nearest"]) == 1)
