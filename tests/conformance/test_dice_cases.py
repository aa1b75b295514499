"""The cases of dice notation and its odds, put to the package directly, without the contract around it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rules.contract.errors import RulesError
from rules.contract.faces import GivenFaces
from rules.contract.odds import as_probabilities
from rules.dice import odds, parse, roll

CASES = Path(__file__).parent / "cases"


def cases(name: str) -> list[Any]:
    """Those that are about an expression; wrong inputs and house rules are the contract's business."""
    read = map(json.loads, (CASES / name).read_text("utf-8").splitlines())
    return [
        pytest.param(case, id=case["id"])
        for case in read
        if case["system"] == "dice"
        and case["inputs"].keys() == {"expression"}
        and isinstance(case["inputs"]["expression"], str)
        and not case["house_rules"]
    ]


def check_refusal(case: dict[str, Any], ask: Callable[[], Any]) -> None:
    with pytest.raises(RulesError) as refused:
        ask()
    error = refused.value
    found = {"code": error.code, "reason": error.reason, "field": error.field}
    assert {key: found[key] for key in case["expect_error"]} == case["expect_error"]


@pytest.mark.parametrize("case", cases("dice.jsonl"))
def test_outcomes(case: dict[str, Any]) -> None:
    def rolled() -> dict[str, Any]:
        faces = GivenFaces(case["dice"])
        outcome = roll(parse(case["inputs"]["expression"]), faces)
        faces.finish()
        return outcome

    if "expect_error" in case:
        check_refusal(case, rolled)
        return
    outcome = rolled()
    assert {key: outcome.get(key) for key in case["expect"]} == case["expect"]


@pytest.mark.parametrize("case", cases("odds.jsonl"))
def test_odds(case: dict[str, Any]) -> None:
    def found() -> dict[str, Any]:
        return odds(parse(case["inputs"]["expression"]))

    if "expect_error" in case:
        check_refusal(case, found)
        return
    assert as_probabilities(found()) == case["expect"]["odds"]
