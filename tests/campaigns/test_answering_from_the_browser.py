"""A browser answers a request with randomness of its own: told what to ask for, it asks, and gets the receipt of its roll."""

from __future__ import annotations

import json
from typing import Any

import pytest

from campaigns.actions import requests as asking
from campaigns.actions import turns as keeping
from campaigns.models import RollAnswer, RollRequest
from characters.actions import create_character
from rules.ledger.verification import verify
from rules.models import Roll
from rules.receipts import ledger_file
from tests.campaigns.test_opposing import seated
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


# --- Who rolls against somebody


def against(
    table: Table, who: Any, acting: Any, opposing: Any, message: Json | None = None, **sent: str
) -> tuple[int, Json]:
    form = {
        "asks": "yes",
        "speaker": str(acting.pk),
        "check": "s",
        "tray_shown": "s",
        "against": str(opposing.pk),
        "how": "open",
        "retry": "contest-1",
        **sent,
    } | ({"message": json.dumps(message)} if message else {})
    found = table.client(who).post(f"/scenes/{table.scene.pk}/roll-now/", form)
    return found.status_code, found.json()


def test_a_contest_begins_with_the_browsers_own_request(table: Table) -> None:
    seated(table, "dark-heresy")
    status, told = against(table, table.ava, table.mara, table.tadeo)
    assert status == 200
    assert not RollRequest.objects.exists()
    message = message_for(told)
    for _twice in (1, 2):
        status, made = against(table, table.ava, table.mara, table.tadeo, message)
        assert status == 201
        assert all(json.dumps(value) in json.dumps(made) for value in message["req"].values())
        assert "then" not in made
    assert Roll.objects.get().character == table.mara
    request = RollRequest.objects.get()
    assert request.is_open
    waiting = RollAnswer.objects.get(request=request, state="waiting")
    assert waiting.character == table.tadeo
    assert verify(ledger_file(table.campaign.ledger))["server_nonces"] == []


def test_a_contest_that_has_begun_is_not_begun_by_another_message(table: Table) -> None:
    seated(table, "dark-heresy")
    first = message_for(against(table, table.ava, table.mara, table.tadeo)[1])
    assert against(table, table.ava, table.mara, table.tadeo, first)[0] == 201
    told = against(table, table.ava, table.mara, table.tadeo)[1]
    assert against(table, table.ava, table.mara, table.tadeo, message_for(told))[0] == 403
    assert Roll.objects.count() == 1


def test_a_contest_that_cannot_be_is_refused_before_anything_is_asked_for(table: Table) -> None:
    seated(table, "dark-heresy")
    status, said = against(table, table.ava, table.mara, table.tadeo, how="sealed")
    assert (status, "in the open" in said["error"]["message"]) == (403, True)
    status, said = against(table, table.ava, table.mara, table.tadeo, against_check="Juggling")
    assert (status, "Juggling" in said["error"]["message"]) == (403, True)
    other = message_for(against(table, table.ava, table.mara, table.tadeo)[1])
    of_another_check = {"check": "t", "tray_shown": "t"}
    assert against(table, table.ava, table.mara, table.tadeo, other, **of_another_check)[0] == 422
    assert not RollRequest.objects.exists()


def test_the_game_masters_browser_asks_for_both_sides_one_after_the_other(table: Table) -> None:
    seated(table, "dark-heresy")
    drone = create_character(table.greta, table.campaign, name="Drone", npc=True, sheet=table.ossen.sheet)
    keeping.move_in(table.greta, table.scene, drone)
    told = against(table, table.greta, table.ossen, drone)[1]
    status, made = against(table, table.greta, table.ossen, drone, message_for(told))
    assert status == 201
    client = table.client(table.greta)
    told = client.post(made["then"], {"asks": "yes"}).json()
    sent = {"asks": "yes", "message": json.dumps(message_for(told))}
    assert client.post(made["then"], sent).status_code == 201
    request = RollRequest.objects.get()
    assert request.state == "done"
    assert Roll.objects.count() == 2
    assert verify(ledger_file(table.campaign.ledger))["server_nonces"] == []


def test_without_a_script_both_sides_of_the_game_master_are_rolled_at_once(table: Table) -> None:
    seated(table, "dark-heresy")
    drone = create_character(table.greta, table.campaign, name="Drone", npc=True, sheet=table.ossen.sheet)
    keeping.move_in(table.greta, table.scene, drone)
    sent = {
        "speaker": str(table.ossen.pk),
        "check": "s",
        "against": str(drone.pk),
        "how": "open",
        "retry": "r",
    }
    assert table.client(table.greta).post(f"/scenes/{table.scene.pk}/roll-now/", sent).status_code == 302
    assert RollRequest.objects.get().state == "done"
