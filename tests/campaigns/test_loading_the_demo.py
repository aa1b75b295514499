"""``manage.py demo``, as ``script/server`` and ``script/demo`` call it."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from accounts.models import User
from campaigns.demo import PASSWORD
from campaigns.models import Campaign
from rules.models import Certificate, Ledger
from tests.table import Table


def command(**options: Any) -> str:
    said = StringIO()
    call_command("demo", stdout=said, **options)
    return said.getvalue()


def test_it_says_how_to_sign_in(db: None) -> None:
    said = command(on_start=True)
    assert PASSWORD in said
    for name in ("greta", "ava", "ben", "carla", "oz"):
        assert f"  {name} " in said


def test_the_second_start_loads_nothing_and_says_how_to_sign_in(db: None) -> None:
    command(on_start=True)
    before = set(Campaign.objects.values_list("pk", flat=True))
    said = command(on_start=True)
    assert PASSWORD in said
    assert "Loading" not in said
    assert set(Campaign.objects.values_list("pk", flat=True)) == before


def test_a_server_with_campaigns_of_its_own_is_left_alone(table: Table) -> None:
    assert command(on_start=True) == ""
    assert Campaign.objects.get() == table.campaign
    with pytest.raises(CommandError, match="--reload"):
        command()


def test_a_public_address_needs_to_be_forced(db: None, settings: Any) -> None:
    settings.TIRADA_URL = "https://tirada.example.org"
    assert command(on_start=True) == ""
    with pytest.raises(CommandError, match="--force"):
        command()
    assert not User.objects.exists()


def test_reloading_asks_first(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda question: "no")
    with pytest.raises(CommandError, match="Nothing was deleted"):
        command(reload=True)
    assert Campaign.objects.get() == table.campaign


@pytest.mark.django_db(transaction=True)
def test_reloading_begins_again_and_keeps_the_sites_key(settings: Any) -> None:
    # Pictures of rolls are drawn later, by the server.
    settings.TASKS = {"default": {"BACKEND": "django.tasks.backends.dummy.DummyBackend"}}
    command()
    key = Certificate.objects.get().key
    ledgers = set(Ledger.objects.values_list("log", flat=True))
    command(reload=True, yes=True)
    assert Campaign.objects.count() == 4
    assert Certificate.objects.get().key == key
    assert not ledgers & set(Ledger.objects.values_list("log", flat=True))
