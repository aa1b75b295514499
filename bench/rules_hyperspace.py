"""The odds of a HyperspaceD6 check with twelve dice and a Force point: how long one answer takes."""

from __future__ import annotations

import statistics
import time

from rules import systems

REQUEST = {
    "system": "hyperspace-d6",
    "rule": "skill-check",
    "inputs": {"attribute": 12, "skill": 3, "difficulty": 90, "force_point": True, "on_six": "explode"},
}
RUNS = 50
MOST_MILLISECONDS = 50


def milliseconds_for_one_answer() -> float:
    start = time.perf_counter()
    answer = systems.odds(REQUEST)
    took = time.perf_counter() - start
    assert "odds" in answer, answer
    return 1000 * took


def main() -> None:
    milliseconds_for_one_answer()  # the first one loads words and code
    took = [milliseconds_for_one_answer() for _ in range(RUNS)]
    print(
        f"hyperspace-d6 odds, 12 dice doubled by a Force point: {statistics.median(took):.2f} ms"
        f" (median of {RUNS} runs, slowest {max(took):.2f} ms; at most {MOST_MILLISECONDS} ms wanted)"
    )


if __name__ == "__main__":
    main()
