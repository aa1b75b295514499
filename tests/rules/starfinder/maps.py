"""Hypothesis strategies for maps whose parts fit together, creatures on them, and walks across them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from rules.contract import JSON
from rules.systems.starfinder import STARFINDER

Json = dict[str, Any]

SIDES = {"large": 2, "huge": 3, "gargantuan": 4, "colossal": 6}
SMALL = ("fine", "diminutive", "tiny", "small", "medium")
CONDITIONS = (
    "helpless",
    "paralysed",
    "unconscious",
    "flat-footed",
    "entangled",
    "total-defence",
)
LEGEND = {
    "a": {"kind": "solid", "height": 1},
    "b": {"kind": "soil", "height": 2, "doublings": 2, "fly_doublings": 1},
    "c": {"doublings": 4, "fly_doublings": 2},
    "d": {"modes": ["land", "swim", "burrow", "fly"], "width": 1},
    "e": {"kind": "blocked", "height": 2, "width": 0.5},
}
GROUND = "........~~=#%*wsrn/^"

OFTEN = st.sampled_from([False, False, False, True])


def block_side(size: str, squeezed: bool) -> int:
    side = SIDES.get(size, 1)
    return (side + 1) // 2 if squeezed else side


@st.composite
def creatures(
    draw: DrawFn, name: str, width: int, height: int, *, levels: int = 0, mobile: bool = False
) -> Json:
    """One creature somewhere on the map. ``mobile``: nothing keeps it from moving."""
    room = min(width, height)
    size = draw(
        st.sampled_from([size for size in (*SMALL, "medium", "medium", *SIDES) if SIDES.get(size, 1) <= room])
    )
    squeezed = size in SIDES and draw(OFTEN)
    side = block_side(size, squeezed)
    square = [draw(st.integers(0, width - side)), draw(st.integers(0, height - side))]
    if levels:
        square.append(draw(st.integers(0, levels)))
    creature: Json = {
        "id": name,
        "square": square,
        "size": size,
        "side": draw(st.sampled_from(["heroes", "foes", "neutral"])),
        "squeezed": squeezed,
        "body": draw(st.sampled_from(["tall", "long"])),
        "natural_reach": draw(st.sampled_from([None, None, 0, 1.5, 3, 6])),
    }
    for flag in ("reach_weapon", "incorporeal", "burrow_rock", "leaves_tunnel", "fills_square"):
        if draw(OFTEN):
            creature[flag] = True
    for flag in ("armed", "reaction"):
        if draw(OFTEN):
            creature[flag] = False
    if mobile:
        creature["conditions"] = draw(st.sampled_from([[], [], ["entangled"]]))
    elif draw(OFTEN):
        creature["conditions"] = draw(st.lists(st.sampled_from(CONDITIONS), max_size=2, unique=True))
        creature["obstacle"] = draw(st.sampled_from([None, True, False]))
    return creature


@st.composite
def grids(draw: DrawFn, *, most: int = 8, least: int = 1, levels: int = 0, ground: str = GROUND) -> Json:
    """A map with the creature ``mover`` that may move, and up to five others."""
    width, height = draw(st.integers(least, most)), draw(st.integers(least, most))
    squares = st.sampled_from(ground + "".join(LEGEND))
    row = st.lists(squares, min_size=width, max_size=width).map("".join)
    edges = [([x, y], [x + 1, y]) for x in range(width - 1) for y in range(height)]
    edges += [([x, y], [x, y + 1]) for x in range(width) for y in range(height - 1)]
    walls = st.lists(st.sampled_from(edges), max_size=4) if edges else st.just([])
    count = draw(st.integers(0, 5))
    others = [draw(creatures(f"c{number}", width, height, levels=levels)) for number in range(count)]
    mover = draw(creatures("mover", width, height, levels=levels, mobile=True))
    place = draw(st.integers(0, count))
    return {
        "width": width,
        "height": height,
        "rows": draw(st.lists(row, min_size=height, max_size=height)),
        "legend": LEGEND,
        "walls": [list(edge) for edge in draw(walls)],
        "gravity": draw(st.sampled_from(["low", "normal", "high", "extreme"])),
        "creatures": [*others[:place], mover, *others[place:]],
    }


def mover_of(grid: Json) -> Json:
    found: Json = next(creature for creature in grid["creatures"] if creature["id"] == "mover")
    return found


@st.composite
def walks(
    draw: DrawFn, grid: Json, *, longest: int = 6, folding: bool = True
) -> tuple[list[list[int]], list[int]]:
    """A path of the mover and where it is squeezed: mostly single steps, now and then a change of shape or a jump."""
    mover = mover_of(grid)
    square = mover["square"][:2]
    full = SIDES.get(mover["size"], 1)
    folded = mover["squeezed"]
    path, squeezed_at = [square], []
    for number in range(1, draw(st.integers(0, longest)) + 1):
        change = folding and full > 1 and draw(OFTEN)
        far = full if change else 1
        folded ^= change
        moved = [axis + draw(st.integers(-far, far)) for axis in square]
        if not draw(OFTEN):  # mostly on the map
            moved = [
                min(max(0, moved[0]), grid["width"] - block_side(mover["size"], folded)),
                min(max(0, moved[1]), grid["height"] - block_side(mover["size"], folded)),
            ]
        square = moved
        path.append(square)
        if folded:
            squeezed_at.append(number)
    return path, squeezed_at


@st.composite
def flights(draw: DrawFn, grid: Json, *, longest: int = 6) -> list[list[int]]:
    square = [*mover_of(grid)["square"], 0][:3]
    path = [square]
    for _step in range(draw(st.integers(0, longest))):
        square = [axis + draw(st.integers(-1, 1)) for axis in square]
        path.append(square)
    return path


MODES: SearchStrategy[str] = st.sampled_from(["land", "land", "land", "climb", "swim", "burrow"])

HOUSE_RULES = (
    "hampered-diagonal",
    "multi-square-terrain",
    "full-fill-blocks-corner",
    "reach-3m-exception",
    "sub-square-reach-weapon",
)


def house_rules() -> SearchStrategy[dict[str, JSON]]:
    """The switches that matter on a map, each set to one of its values."""
    values: dict[str, SearchStrategy[JSON]] = {}
    for key in HOUSE_RULES:
        kind = STARFINDER.house_rules[key].kind
        values[key] = st.sampled_from(kind.schema().get("enum", [True, False]))
    return st.fixed_dictionaries(values)
