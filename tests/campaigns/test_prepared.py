"""Statements that are put together once and filled anew give what the querysets give."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from django.db.models import Q, QuerySet

from campaigns.models import Post
from rules.prepared import Prepared
from tests.table import Table


def between(scene: int, first: int, numbers: list[int]) -> QuerySet[Any]:
    chosen = Post.objects.filter(scene=scene, number__gte=first)
    return (
        chosen.filter(Q(number__in=numbers) | Q(audience=None))
        .select_related("author", "speaker")
        .order_by("-pk")
    )


def test_each_call_has_its_own_values(table: Table, django_assert_num_queries: Any) -> None:
    for number in range(4):
        table.post(table.ava, f"Post {number}")
    prepared: Prepared[Post] = Prepared(between)
    for first, numbers in ((1, [1]), (3, [2]), (2, [1, 2, 3]), (9, [])):
        with django_assert_num_queries(1):
            found = prepared(table.scene.pk, first, numbers)
            assert [post.author.display_name for post in found] == ["Ava"] * len(found)
        assert found == list(between(table.scene.pk, first, numbers))


def test_a_value_that_is_lost_in_the_statement_is_refused(table: Table) -> None:
    lost: Prepared[Post] = Prepared(lambda scene, day: Post.objects.filter(scene=scene))
    with pytest.raises(ValueError, match="does not stand"):
        lost(table.scene.pk, datetime.date(2026, 1, 1))
