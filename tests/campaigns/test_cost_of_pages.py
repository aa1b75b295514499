"""What a page of a thread asks of the database, in each game: few statements, and no more for many posts, rolls and offers."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from campaigns import actions, ready
from campaigns.composition import compose
from campaigns.remembered import forget_all
from characters.checks import Asked, Checks
from rules.actions import Place, roll_now
from rules.asking import ask_for_dice
from rules.contract import RulesError
from rules.models import Roll
from tests.playing import SHEETS, fresh, play
from tests.table import Table

A_PAGE = 25


@pytest.fixture(autouse=True)
def _nothing_is_kept_yet() -> Iterator[None]:
    forget_all()
    ready.forget_all()
    yield
    forget_all()
    ready.forget_all()


def rollable(checks: Checks) -> list[str]:
    """The checks for which the sheet says all that they need."""
    found = []
    for check in checks.offered:
        with contextlib.suppress(RulesError):
            checks.ask(Asked(check, {}))
            found.append(check.key)
    return found


def post(table: Table, system: str, number: int) -> None:
    """Posts with a check each, of all kinds that the sheet offers."""
    mara = fresh(table.mara)
    keys = rollable(Checks(system, {}, mara))
    text = f"Post {number}. [[{keys[number % len(keys)] if keys else '1d20'} # at the wall]]"
    made = compose(table.campaign, text, person=table.ava, speaker=mara, scene=table.scene)
    actions.publish_post(table.ava, table.scene, made, speaker=mara, retry_key=f"cost-{number}")


def statements(table: Table, who: Any) -> list[str]:
    """Those of a page that somebody has seen before."""
    for _time in range(2):
        page = table.client(who).get(f"/scenes/{table.scene.pk}/")
    with CaptureQueriesContext(connection) as caught:
        page = table.client(who).get(f"/scenes/{table.scene.pk}/")
    assert page.status_code == 200
    return [query["sql"] for query in caught.captured_queries]


@pytest.mark.parametrize("system", SHEETS)
def test_a_page_of_posts_with_rolls_and_offers_asks_few_statements(table: Table, system: str) -> None:
    play(table, system)
    post(table, system, 0)
    one = {who.pk: len(statements(table, who)) for who in (table.ava, table.ben, table.greta)}
    for number in range(1, A_PAGE):
        post(table, system, number)
    loose = Place(scene=table.scene.key, character=fresh(table.mara))
    roll_now(table.ava, table.campaign.ledger, ask_for_dice("1d20 # at the wall"), loose)
    assert Roll.objects.count() == A_PAGE + 1
    for who in (table.ava, table.ben, table.greta):
        many = statements(table, who)
        assert len(many) <= 10, many
        assert len(many) <= one[who.pk] + 1


@pytest.mark.parametrize("system", SHEETS)
def test_after_each_change_it_asks_no_statement_for_each_post(table: Table, system: str) -> None:
    play(table, system)
    counts = {}
    for number in range(A_PAGE):
        post(table, system, number)
        if number + 1 in (2, A_PAGE):
            with CaptureQueriesContext(connection) as caught:
                table.client(table.ava).get(f"/scenes/{table.scene.pk}/")
            counts[number + 1] = len(caught)
    assert counts[A_PAGE] <= counts[2] + 1
