"""What can go wrong with a request to the rules, as one exception with a code, a field and words for a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

CODES = (
    "unknown-system",
    "unknown-rule",
    "unknown-house-rule",
    "invalid-input",
    "not-allowed",
    "dice-exhausted",
    "dice-left-over",
    "dice-out-of-range",
)


MISSING = "error-missing"
"""The sentence about something that was not said and is needed."""


class RulesError(Exception):
    """A request that the rules do not answer with an outcome.

    ``message_id`` names the sentence in the words of the system (``words/*.ftl``), ``values`` fill its gaps. The sentence is
    made only when somebody reads it, in that reader's language: see ``Words.error``.
    """

    def __init__(
        self,
        code: str,
        *,
        field: str | None = None,
        reason: str | None = None,
        message_id: str | None = None,
        values: Mapping[str, Any] | None = None,
    ) -> None:
        assert code in CODES, code
        super().__init__(code, field, reason)
        self.code = code
        self.field = field
        self.reason = reason
        self.message_id = message_id or (f"reason-{reason}" if reason else f"error-{code}")
        self.values = dict(values or {})

    def kept(self) -> dict[str, Any]:
        """As plain values, which make the same error again: to be told to each reader later."""
        values = {key: _plain(value) for key, value in self.values.items()}
        known = {"field": self.field, "reason": self.reason, "message_id": self.message_id}
        return {"code": self.code, **known, "values": values}

    def under(self, prefix: str) -> RulesError:
        """The same error, its field seen from further out: ``score`` under ``inputs`` is ``inputs.score``."""
        field = prefix if self.field is None else f"{prefix}.{self.field}"
        return RulesError(
            self.code, field=field, reason=self.reason, message_id=self.message_id, values=self.values
        )


def _plain(value: Any) -> Any:
    return value if value is None or isinstance(value, str | int | float) else str(value)


def invalid(
    field: str | None, message_id: str = "error-invalid-input", *, reason: str | None = None, **values: Any
) -> RulesError:
    """An ``invalid-input`` error; ``field`` is the whole dotted path, such as ``inputs.modifiers.0.value``."""
    return RulesError("invalid-input", field=field, reason=reason, message_id=message_id, values=values)


def not_allowed(reason: str, field: str | None = None, **values: Any) -> RulesError:
    """A refusal by the rules; ``reason`` is the kebab-case word of the system's document."""
    return RulesError("not-allowed", field=field, reason=reason, values=values)
