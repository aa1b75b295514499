"""Every conformance case of every system, as the contract tells how to compare them."""

import json
import math
from pathlib import Path
from typing import Any

import pytest

from rules import systems

CASES = Path(__file__).parent / "cases"
SHARED = Path(__file__).parents[3] / "shared" / "rules" / "cases"


def read_cases(name: str) -> list[dict[str, Any]]:
    lines = (CASES / name).read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def all_cases() -> list[Any]:
    return [
        pytest.param(path.name == "odds.jsonl", case, id=case["id"])
        for path in sorted(CASES.glob("*.jsonl"))
        for case in read_cases(path.name)
    ]


def agrees(expected: Any, given: Any, path: str = "outcome") -> list[str]:
    """Where ``given`` differs from ``expected``: objects key for key, lists whole, numbers to within 1e-9."""
    if isinstance(expected, dict) and isinstance(given, dict):
        wrong = (
            [f"{path}: keys {sorted(expected)} != {sorted(given)}"] if expected.keys() != given.keys() else []
        )
        return wrong + [
            line
            for key in expected.keys() & given.keys()
            for line in agrees(expected[key], given[key], f"{path}.{key}")
        ]
    if isinstance(expected, list) and isinstance(given, list):
        if len(expected) != len(given):
            return [f"{path}: {expected} != {given}"]
        return [
            line
            for position, pair in enumerate(zip(expected, given, strict=True))
            for line in agrees(*pair, f"{path}.{position}")
        ]
    numbers = (int, float)
    if type(expected) in numbers and type(given) in numbers:
        close = math.isclose(expected, given, rel_tol=0, abs_tol=1e-9)
        return [] if close else [f"{path}: {expected} != {given}"]
    same = type(expected) is type(given) and expected == given
    return [] if same else [f"{path}: {expected!r} != {given!r}"]


@pytest.mark.parametrize(("is_odds", "case"), all_cases())
def test_case(is_odds: bool, case: dict[str, Any]) -> None:
    request = {
        key: value
        for key, value in case.items()
        if key in ("system", "rule", "inputs", "house_rules", "dice")
    }
    answer = systems.odds(request) if is_odds else systems.resolve(request)
    if "expect_error" in case:
        error = answer.get("error", {})
        assert {key: error.get(key) for key in case["expect_error"]} == case["expect_error"], answer
        assert error["message"], "every refusal has a sentence"
        return
    assert "error" not in answer, answer
    if is_odds:
        assert not agrees(case["expect"]["odds"], answer["odds"], "odds")
        return
    outcome = answer["outcome"]
    wrong = [
        line
        for key, expected in case["expect"].items()
        for line in (agrees(expected, outcome[key], key) if key in outcome else [f"{key} is missing"])
    ]
    assert not wrong, (wrong, outcome)


@pytest.mark.skipif(not SHARED.is_dir(), reason="the specifications are not laid beside this checkout")
@pytest.mark.parametrize("path", sorted(CASES.glob("*.jsonl")), ids=lambda path: path.name)
def test_the_copy_is_the_specifications_byte_for_byte(path: Path) -> None:
    assert path.read_bytes() == (SHARED / path.name).read_bytes()
