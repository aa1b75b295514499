"""A browser answers a request with randomness of its own: told what to ask for, it asks, and gets the receipt of its roll."""

from __future__ import annotations

import json
from typing import Any

import pytest

from campaigns.actions import requests as asking
from campaigns.actions import turns as keeping
from campaigns.models import RollAnswer, RollRequest
from rules.models import Roll
from tests.own_request import as_told
from tests.table import Table

Json = dict[str, Any]
WANTED = asking.Wanted(expression="1d20 vs 12", reason="Does anybody hear it?")


def asked(table: Table, **terms: Any) -> RollRequest:
    people = [table.mara, table.tadeo]
    for one in people:
        keeping.move_in(table.greta, table.scene, one)
    return asking.request_rolls(table.greta, table.scene, people, WANTED, retry_key="asked", **terms)


def send(table: Table, who: Any, request: RollRequest, message: Json | None = None) -> tuple[int, Json]:
    answer = RollAnswer.objects.get(request=request, character=table.mara)
    form = {"asks": "yes"} | ({"message": json.dumps(message)} if message else {})
    found = table.client(who).post(f"/requests/{request.pk}/{answer.pk}/roll/", form)
    return found.status_code, found.json()


def message_for(told: Json) -> Json:
    return as_told(told["roll"], told["head"], sealed=told["roll"]["sealed"])


def test_the_tap_of_a_browser_brings_its_own_nonce_and_makes_one_roll(table: Table) -> None:
    request = asked(table)
    status, told = send(table, table.ava, request)
    assert status == 200
    assert not Roll.objects.exists()
    message = message_for(told)
    for _twice in (1, 2):
        status, made = send(table, table.ava, request, message)
        assert status == 201
        assert all(json.dumps(value) in json.dumps(made) for value in message["req"].values())
    roll = Roll.objects.get()
    assert roll.reason == WANTED.reason
    answer = RollAnswer.objects.get(request=request, character=table.mara)
    assert (answer.state, answer.roll) == ("rolled", roll)


def test_whoever_was_first_has_rolled_and_the_other_one_is_told_so(table: Table) -> None:
    request = asked(table)
    message = message_for(send(table, table.ava, request)[1])
    asking.answer_request(table.greta, RollAnswer.objects.get(request=request, character=table.mara))
    status, said = send(table, table.ava, request, message)
    assert status == 403
    assert "answered already" in said["error"]["message"]
    assert send(table, table.ava, request)[0] == 403
    assert Roll.objects.count() == 1


@pytest.mark.parametrize("who", ["ben", "oz"])
def test_nobody_asks_for_the_roll_of_another(table: Table, who: str) -> None:
    request = asked(table)
    answer = RollAnswer.objects.get(request=request, character=table.mara)
    found = table.client(getattr(table, who)).post(
        f"/requests/{request.pk}/{answer.pk}/roll/", {"asks": "yes"}
    )
    assert found.status_code == (403 if who == "ben" else 404)
    assert not Roll.objects.exists()


def test_a_message_for_another_roll_uses_no_seed(table: Table) -> None:
    request = asked(table)
    told = send(table, table.ava, request)[1]
    other = told | {"roll": told["roll"] | {"texts": {"reason": "For nothing"}}}
    assert send(table, table.ava, request, message_for(other))[0] == 422
    assert send(table, table.ava, request, {"nonsense": "1"})[0] == 422
    assert not Roll.objects.exists()


def test_what_stays_with_the_game_master_is_sealed_also_when_a_browser_asks(table: Table) -> None:
    request = asked(table, keeps_results=True)
    told = send(table, table.ava, request)[1]
    assert told["roll"]["sealed"] is True
    status, made = send(table, table.ava, request, message_for(told))
    assert status == 201
    assert "sealed" not in made
    roll = Roll.objects.get()
    assert roll.sealed
    assert roll.blind
