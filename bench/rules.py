"""A d100 check and 4d6kh3, faces drawn included, beside the packages d20 (2× wanted) and dice (20×); then the games'."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

import d20
import dice as dice_package

from bench import rules_hyperspace, rules_starfinder
from rules import dice, systems
from rules.contract import DrawnFaces

CHECK = {
    "system": "deathwatch",
    "rule": "characteristic-test",
    "inputs": {"score": 45, "modifiers": [{"label": "difficulty", "value": -10}]},
}
ROUNDS, TIMES = 7, 1500


def draw(sides: int) -> int:
    return 1 + int(sides * random.random())  # noqa: S311 - as quick as the packages' own


def ours(expression: str) -> None:
    dice.roll(dice.parse(expression), DrawnFaces(draw))


def check() -> None:
    assert "outcome" in systems.resolve(CHECK, draw)


def by_d20(expression: str) -> None:
    d20.Roller().roll(expression)  # a new one has no parsed text left from before


def by_dice(expression: str) -> None:
    dice_package.roll(expression)


def microseconds(work: Callable[[], object], times: int) -> float:
    start = time.perf_counter()
    for _ in range(times):
        work()
    return 1e6 * (time.perf_counter() - start) / times


def compared(name: str, work: Callable[[], object], expression: str, dice_expression: str) -> bool:
    """All three turn about, so that a busy moment of the machine meets all."""
    rounds = [
        (
            microseconds(work, TIMES),
            microseconds(lambda: by_d20(expression), TIMES // 10),
            microseconds(lambda: by_dice(dice_expression), TIMES // 50),
        )
        for _ in range(ROUNDS)
    ]
    mine = statistics.median(took[0] for took in rounds)
    d20_ratio = statistics.median(took[1] / took[0] for took in rounds)
    dice_ratio = statistics.median(took[2] / took[0] for took in rounds)
    print(f"{name}: {mine:.0f} µs; d20 takes {d20_ratio:.1f}× (2 wanted), dice {dice_ratio:.0f}× (20 wanted)")
    return d20_ratio >= 2 and dice_ratio >= 20


def main() -> None:
    compared("4d6kh3, read, drawn and told", lambda: ours("4d6kh3"), "4d6kh3", "4d6^3t")
    compared("a d100 check, request to answer (theirs: 1d100 alone)", check, "1d100", "1d100t")
    rules_hyperspace.main()
    rules_starfinder.main()


if __name__ == "__main__":
    main()
