"""The leak test: every kind of secret × everybody × every outlet. Each secret's marker stands exactly where it may.

What is secret is in ``every_secret.py``, where it could get out in ``every_outlet.py``.
"""

from __future__ import annotations

from typing import Any

import pytest
from django.core import mail

from campaigns.models import Membership, Role
from tests.campaigns.every_outlet import check_world, quick
from tests.campaigns.every_secret import make_world
from tests.table import Table, person

__all__ = ["quick"]


@pytest.mark.usefixtures("quick")
def test_each_secret_stands_exactly_where_it_may(
    table: Table, django_capture_on_commit_callbacks: Any
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        world = make_world(table, public=False)
    assert mail.outbox
    check_world(world)


def test_who_plays_a_character_now_reads_what_it_was_told(table: Table) -> None:
    table.post(table.ava, "For Tadeo alone", audience=(table.tadeo.pk,))
    rita = person("Rita")
    Membership.objects.create(campaign=table.campaign, person=rita, role=Role.PLAYER)
    table.tadeo.player = rita
    table.tadeo.save()
    assert "For Tadeo alone" in table.client(rita).get(f"/scenes/{table.scene.pk}/").content.decode()
    assert "For Tadeo alone" not in table.client(table.ben).get(f"/scenes/{table.scene.pk}/").content.decode()


def test_pages_kept_for_one_are_not_shown_to_another(table: Table) -> None:
    """One after the other reads the same page, which is kept drawn, and each sees their own of it."""
    rita = person("Rita")
    Membership.objects.create(campaign=table.campaign, person=rita, role=Role.READER)
    table.post(table.greta, "Ossen speaks", speaker=table.ossen)
    table.post(
        table.greta,
        "FOR-ALL\n\n::: whisper Tadeo\nFOR-TADEO\n:::\n\n::: whisper Mara\nFOR-MARA\n:::",
        speaker=None,
    )
    expected = {
        table.greta: {"FOR-ALL", "FOR-TADEO", "FOR-MARA"},
        table.ava: {"FOR-ALL", "FOR-MARA"},
        table.ben: {"FOR-ALL", "FOR-TADEO"},
        rita: {"FOR-ALL"},
    }
    for _time in range(2):
        for who, markers in expected.items():
            page = table.client(who).get(f"/scenes/{table.scene.pk}/").content.decode()
            assert {marker for marker in ("FOR-ALL", "FOR-TADEO", "FOR-MARA") if marker in page} == markers
            mine = page.count("/edit/")
            assert mine == (2 if who == table.greta else 0)
