"""A refused expression: the contract's error with the column that DN-091 asks for."""

from __future__ import annotations

from rules.contract.errors import RulesError

from .advice import advise

FIELD = "inputs.expression"


def refused(reason: str, text: str, column: int, **values: str | int) -> RulesError:
    """A refusal that points at a place: ``column`` is 1-based, in ``text`` as typed."""
    return RulesError(
        "invalid-input",
        field=f"{FIELD}:{column}",
        reason=reason,
        values={"column": column, **values, **advise(reason, text, column)},
    )


def refused_whole(reason: str, **values: str | int) -> RulesError:
    """A refusal of the expression as a whole."""
    return RulesError("invalid-input", field=FIELD, reason=reason, values=values)
