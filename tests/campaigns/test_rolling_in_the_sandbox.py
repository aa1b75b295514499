"""Rolling without a campaign, with and without an account."""

from __future__ import annotations

import hashlib
import json
import secrets

import pytest
from django.test import Client
from django.urls import reverse

from rules import actions
from rules.ledger.verification import verify
from rules.models import Ledger, Roll
from rules.receipts import ledger_file, receipt_of
from rules.series import series_words
from tests.table import Table

pytestmark = pytest.mark.django_db


def rolled(client: Client, dice: str = "4d6kh3 # Strength", retry: str = "") -> Roll:
    sent = {"dice": dice, "retry": retry or secrets.token_hex(16)}
    response = client.post(reverse("sandbox"), sent)
    assert response.status_code == 302, response.content.decode()
    return Roll.objects.get(code=response["Location"].removeprefix("/r/"))


def test_a_stranger_rolls_and_gets_a_link_that_verifies(client: Client) -> None:
    roll = rolled(client)
    assert verify(receipt_of(roll))["ok"]
    page = Client().get(reverse("roll", args=[roll.code])).content.decode()
    assert page.lower().count("sandbox, roll 1 of 1 today") >= 2  # beside the result, and where it comes from
    assert "Strength" in page


def test_place_and_count_follow_the_day_everywhere(client: Client) -> None:
    first = rolled(client)
    rolled(client)
    for address in (reverse("roll", args=[first.code]), reverse("roll_frame", args=[first.code])):
        assert "sandbox, roll 1 of 2 today" in client.get(address).content.decode()
    before = first.revision
    first.refresh_from_db()
    assert first.revision == before + 1  # its picture is drawn anew


def test_only_the_hash_of_a_visitors_cookie_is_kept(client: Client) -> None:
    rolled(client)
    cookie = client.cookies["visitor"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    ledger = Ledger.objects.get()
    assert ledger.visitor == hashlib.sha256(cookie.value.encode()).hexdigest()
    rolled(client)
    assert Ledger.objects.count() == 1
    rolled(Client())
    assert Ledger.objects.count() == 2


def test_a_signed_in_person_has_one_sandbox(table: Table) -> None:
    one, other = Client(), Client()
    for client in (one, other):
        client.force_login(table.ava)
        rolled(client)
    ledger = Ledger.objects.get(owner=table.ava)
    assert Roll.objects.filter(entry__ledger=ledger).count() == 2
    assert verify(ledger_file(ledger))["ok"]
    assert "visitor" not in one.cookies
    assert "4d6kh3" in one.get(reverse("sandbox")).content.decode()
    assert "4d6kh3</h" not in table.client(table.oz).get(reverse("sandbox")).content.decode()


def test_whoever_signs_in_goes_on_with_the_series_of_the_browser(table: Table) -> None:
    client = Client()
    rolled(client)
    rolled(client)
    client.force_login(table.ava)
    assert client.get(reverse("sandbox")).content.decode().count("4d6kh3</h") == 2
    assert Ledger.objects.get(kind="sandbox").owner is None  # looking changes nothing
    assert series_words(rolled(client)).endswith("roll 3 of 3 today")
    ledger = Ledger.objects.get(kind="sandbox")
    assert (ledger.owner, ledger.visitor) == (table.ava, "")
    assert set(Roll.objects.values_list("person", flat=True)) == {table.ava.pk}
    assert ledger.pseudonyms.count() == 1
    assert verify(ledger_file(ledger))["ok"]
    # Signed out, the browser begins anew; whoever has a sandbox keeps to it.
    client.logout()
    assert series_words(rolled(client)).endswith("roll 1 of 1 today")
    client.force_login(table.ava)
    assert series_words(rolled(client)).endswith("roll 4 of 4 today")


def test_the_same_page_sent_twice_rolls_once(client: Client) -> None:
    first = rolled(client, retry="again")
    assert rolled(client, retry="again") == first
    refused = client.post(reverse("sandbox"), {"dice": "1d20", "retry": "again"})
    assert refused.status_code == 422
    assert Roll.objects.count() == 1


def test_looking_never_rolls(client: Client) -> None:
    client.get(reverse("sandbox"), {"dice": "1d6", "retry": "x"})
    client.get(reverse("sandbox_check", args=["deathwatch", "characteristic-test"]), {"inputs.score": "40"})
    assert not Roll.objects.exists()
    assert "visitor" not in client.cookies


def test_any_systems_check_can_be_rolled(client: Client) -> None:
    address = reverse("sandbox_check", args=["deathwatch", "characteristic-test"])
    page = client.get(address).content.decode()
    assert "inputs.score" in page
    assert 'role="alert"' not in page  # nobody has typed anything yet
    response = client.post(
        address, {"inputs.score": "45", "retry": "one", "do": "roll", "reason": "Holding the line"}
    )
    assert response.status_code == 302, response.content.decode()
    roll = Roll.objects.get()
    assert (roll.system, roll.rule, roll.reason) == ("deathwatch", "characteristic-test", "Holding the line")
    assert json.loads(roll.entry.body or "")["actor"]


@pytest.mark.parametrize("typed", ["", "4d6khx", "1000000d6", "[[", "d6" * 400, "\0"])
def test_what_cannot_be_read_is_said_and_rolls_nothing(client: Client, typed: str) -> None:
    response = client.post(reverse("sandbox"), {"dice": typed, "retry": "x"})
    assert response.status_code == 422
    assert 'role="alert"' in response.content.decode()
    assert not Roll.objects.exists()


def test_a_check_with_missing_or_wrong_values_rolls_nothing(client: Client) -> None:
    address = reverse("sandbox_check", args=["deathwatch", "characteristic-test"])
    for score in ("", "many", "99999"):
        assert client.post(address, {"inputs.score": score, "do": "roll"}).status_code == 422
    assert not Roll.objects.exists()


def test_checks_that_are_not_there_are_404(client: Client) -> None:
    for path in ("nothing/x", "deathwatch/nothing", "deathwatch/fate-spend"):
        assert client.get(f"/roll/{path}").status_code == 404


def test_a_sandbox_roll_cannot_be_attached_to_a_post(table: Table) -> None:
    roll = rolled(table.client(table.ava))
    with pytest.raises(ValueError, match="belong to no post"):
        actions.attach(table.ava, roll.entry.ledger, [roll], post_key="00" * 16, text="It fell before.")


@pytest.mark.parametrize("path", ["dice/roll", "nope/roll", "deathwatch/nope", "deathwatch/fate-spend"])
def test_what_is_no_check_of_a_game_is_not_there(path: str) -> None:
    assert Client().get(f"/roll/{path}").status_code == 404


def test_a_void_roll_says_so_in_its_title() -> None:
    client = Client()
    page = client.post("/roll", {"dice": "500d6!", "retry": "void-1"}, follow=True).content.decode()
    assert "<title>500d6!: Void</title>" in page
