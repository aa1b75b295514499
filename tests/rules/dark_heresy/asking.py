"""How the tests of this game ask a rule: plain inputs and the faces that fall, nothing else."""

from __future__ import annotations

from itertools import chain, repeat
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from rules.contract import DrawnFaces, Faces, GivenFaces, House, RulesError, odds_of
from rules.systems.dark_heresy import DARK_HERESY
from rules.systems.dark_heresy.amendments import RecordedFace
from tests.rules.strategies import made_by

made_by(RecordedFace, lambda kind: st.integers(-1, 101))


def faces() -> SearchStrategy[Faces]:
    """Faces that come to an end: after a row of any numbers all dice show 1, which ends every fury."""

    def drawn_from(numbers: list[int]) -> Faces:
        row = chain(numbers, repeat(0))
        return DrawnFaces(lambda sides: next(row) % sides + 1)

    return st.lists(st.integers(0, 99), max_size=25).map(drawn_from)


def house(**changed: Any) -> House:
    return DARK_HERESY.house({key.replace("_", "-"): value for key, value in changed.items()})


def outcome(rule: str, inputs: dict[str, Any], dice: list[int] | None = None, **switches: Any) -> Any:
    faces = GivenFaces(dice or [])
    found = DARK_HERESY.rule(rule).resolve(inputs, house(**switches), faces)
    faces.finish()
    return found


def refusal(rule: str, inputs: dict[str, Any], dice: list[int] | None = None, **switches: Any) -> RulesError:
    try:
        outcome(rule, inputs, dice, **switches)
    except RulesError as error:
        return error
    raise AssertionError(f"{rule} did not refuse {inputs}")


def odds(rule: str, inputs: dict[str, Any], **switches: Any) -> Any:
    """Odds as plain fractions."""
    return odds_of(DARK_HERESY.rule(rule), house(**switches), inputs)
