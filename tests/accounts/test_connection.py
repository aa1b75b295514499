"""A connection to the database is not kept while an answer is sent."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from django.test import Client


@pytest.mark.parametrize("is_in_transaction", [False, True])
def test_it_is_given_back_with_the_answer_unless_a_transaction_needs_it(
    monkeypatch: Any, is_in_transaction: bool
) -> None:
    closed: list[bool] = []
    fake = SimpleNamespace(in_atomic_block=is_in_transaction, close=lambda: closed.append(True))
    monkeypatch.setattr("accounts.connection.connection", fake)
    assert Client().get("/verifier.html").status_code == 200
    assert bool(closed) is not is_in_transaction
