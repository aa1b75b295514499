"""The leak test where anybody may read the campaign: what is for the table alone stays there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.campaigns.every_outlet import check_world, quick
from tests.campaigns.every_secret import make_world
from tests.table import Table

__all__ = ["quick"]


@pytest.mark.usefixtures("quick")
def test_each_secret_stands_exactly_where_it_may_in_public(
    table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        world = make_world(table, public=True)
    check_world(world)
