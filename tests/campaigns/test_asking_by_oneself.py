"""Rolls without a post, in the sandbox, and amendments, asked for by a browser with its own randomness: what the server takes and
what it refuses."""

from __future__ import annotations

import json
import secrets
from typing import Any

import pytest
from django.test import Client

from campaigns import actions
from rules.actions import Place, RetryKeyReused, ask_roll, reveal
from rules.ledger.commitments import seal
from rules.ledger.verification import verify
from rules.models import Ledger, Retry, Roll
from rules.receipts import ledger_file
from tests.campaigns.test_playing_from_a_card import address, failed
from tests.own_request import as_told
from tests.playing import fresh, play
from tests.table import Table

Json = dict[str, Any]


def message(to_ask: Json, **changed: Any) -> str:
    roll = to_ask["roll"] | changed
    return json.dumps(as_told(roll, to_ask["head"], sealed=roll["sealed"], amends=roll["amends"]))


def send(client: Client, url: str, form: Json, text: str | None = None) -> tuple[int, Json]:
    answer = client.post(url, form | {"asks": "yes"} | ({"message": text} if text else {}))
    return answer.status_code, answer.json()


def tray(table: Table, who: Any, **more: str) -> Json:
    speaker = {table.ava.pk: str(table.mara.pk)}.get(who.pk, "narration")
    form = {"expression": "1d20+5", "reason": "The wall", "speaker": speaker, "retry": secrets.token_hex(16)}
    return form | {"how": "open"} | more


def roll_now_url(table: Table) -> str:
    return f"/scenes/{table.scene.pk}/roll-now/"


def test_rolling_now_says_what_to_ask_and_takes_just_that(table: Table) -> None:
    client, url, form = table.client(table.ava), roll_now_url(table), tray(table, table.ava)
    status, to_ask = send(client, url, form)
    assert status == 200
    assert Roll.objects.count() == 0
    assert to_ask["roll"]["texts"] == {"reason": "The wall"}
    for other in (
        {"ask": to_ask["roll"]["ask"] | {"inputs": {"expression": "1d20+6"}}},
        {"texts": {"reason": "The fall"}},
        {"context": to_ask["roll"]["context"] | {"character": "ab" * 16}},
        {"sealed": True},
        {"amends": {"parent": "ab" * 32, "op": "reroll"}},
    ):
        status, refusal = send(client, url, form, message(to_ask, **other))
        assert (status, refusal["error"]["code"]) == (422, "opening-mismatch"), other
    sent = message(to_ask)
    status, receipt = send(client, url, form, sent)
    assert status == 201
    assert receipt["entry"]["body"]["req"] == json.loads(sent)["req"]
    again = send(client, url, form, sent)
    assert (again[0], again[1]["entry"]) == (201, receipt["entry"])
    roll = Roll.objects.get()
    assert (roll.person, roll.character, roll.reason) == (table.ava, table.mara, "The wall")
    report = verify(ledger_file(table.campaign.ledger))
    assert report["ok"]
    assert report["server_nonces"] == []


def test_who_is_late_is_told_and_asks_anew(table: Table) -> None:
    client, url, form = table.client(table.ava), roll_now_url(table), tray(table, table.ava)
    _status, to_ask = send(client, url, form)
    table.post(table.ben, "[[1d6]]")
    status, late = send(client, url, form, message(to_ask))
    assert (status, late["error"]["code"]) == (409, "stale-head")
    assert [entry["envelope"]["seq"] for entry in late["entries"]] == [1, 2]
    to_ask["head"] = late["entries"][-1]
    assert send(client, url, form, message(to_ask))[0] == 201


def test_strangers_and_closed_scenes_are_refused_as_ever(table: Table) -> None:
    form = tray(table, table.oz)
    assert table.client(table.oz).post(roll_now_url(table), form | {"asks": "yes"}).status_code == 404
    actions.close_scene(table.greta, table.scene)
    answer = table.client(table.ava).post(roll_now_url(table), tray(table, table.ava) | {"asks": "yes"})
    assert answer.status_code == 403


def test_the_game_master_gets_what_a_seal_holds_and_a_blind_roller_does_not(table: Table) -> None:
    for who, how in ((table.greta, "sealed"), (table.ava, "blind")):
        client, form = table.client(who), tray(table, who, how=how)
        _status, to_ask = send(client, roll_now_url(table), form)
        status, receipt = send(client, roll_now_url(table), form, message(to_ask))
        assert status == 201
        assert receipt["entry"]["body"].keys() == {"actor", "seal"}
        assert ("sealed" in receipt) is (who == table.greta)
        if who == table.greta:
            held = receipt["sealed"]
            assert seal(bytes.fromhex(held["salt"]), held["payload"]) == receipt["entry"]["body"]["seal"]
            assert {opening["name"] for opening in receipt["openings"]} == {"ctx", "reason"}
        else:
            assert receipt["openings"] == []
    assert list(Roll.objects.order_by("number").values_list("sealed", "blind")) == [
        (True, False),
        (True, True),
    ]
    form = tray(table, table.ava, how="sealed")
    _status, to_ask = send(table.client(table.ava), roll_now_url(table), form)
    status, refusal = send(table.client(table.ava), roll_now_url(table), form, message(to_ask))
    assert (status, refusal["error"]["code"]) == (403, "not-allowed")


def test_the_page_of_an_opened_seal_knows_that_the_browser_gave_its_part(table: Table) -> None:
    client, form = table.client(table.greta), tray(table, table.greta, how="sealed")
    _status, to_ask = send(client, roll_now_url(table), form)
    assert send(client, roll_now_url(table), form, message(to_ask))[0] == 201
    reveal(table.greta, Roll.objects.get())
    page = client.get(f"/campaigns/{table.campaign.slug}/rolls/1/").content.decode()
    assert "browser added its own" in page
    assert "The stream gives these faces" in page


def test_an_amendment_by_ones_own_request_pays_once(table: Table) -> None:
    play(table, "dark-heresy")
    roll = failed(table)
    client, url, form = (
        table.client(table.ava),
        address(table, roll, "amend"),
        {"key": "reroll", "revision": "0"},
    )
    status, to_ask = send(client, url, form)
    assert status == 200
    assert to_ask["roll"]["amends"] == {"parent": roll.entry.leaf, "op": "reroll"}
    assert fresh(table.mara).sheet["fate_current"] == 3
    status, refusal = send(client, url, form, message(to_ask, amends={"parent": "ab" * 32, "op": "reroll"}))
    assert (status, refusal["error"]["code"]) == (422, "opening-mismatch")
    sent = message(to_ask)
    status, receipt = send(client, url, form, sent)
    assert status == 201
    assert receipt["entry"]["body"]["req"]["client"] is True
    assert send(client, url, form, sent) == (201, receipt)
    assert fresh(table.mara).sheet["fate_current"] == 2
    with pytest.raises(RetryKeyReused):  # a roll is something else
        ask_roll(table.ava, table.campaign.ledger, sent.encode(), Place())
    status, refusal = send(client, url, form)
    assert (status, refusal["error"]["code"]) == (409, "already-amended")
    assert refusal["entries"] == [receipt["entry"]]
    report = verify(ledger_file(table.campaign.ledger))
    assert report["ok"]
    for other, status in ((table.ben, 403), (table.oz, 404)):
        assert table.client(other).post(url, form | {"revision": "1", "asks": "yes"}).status_code == status


@pytest.mark.django_db
def test_in_the_sandbox_the_cookie_comes_with_the_head() -> None:
    client = Client()
    form = {"dice": "4d6kh3 # Strength", "retry": secrets.token_hex(16)}
    status, to_ask = send(client, "/roll", form)
    assert status == 200
    assert client.cookies["visitor"]["httponly"]
    sent = message(to_ask)
    status, receipt = send(client, "/roll", form, sent)
    assert (status, receipt["url"]) == (201, f"/r/{Roll.objects.get().code}")
    assert send(client, "/roll", form, sent) == (201, receipt)
    assert Roll.objects.get().reason == "Strength"
    report = verify(ledger_file(Ledger.objects.get()))
    assert (report["ok"], report["server_nonces"]) == (True, [])
    status, _refusal = send(client, "/roll", {"dice": "4d6k?"})
    assert status == 422
    check = "/roll/deathwatch/characteristic-test"
    form = {"inputs.score": "45", "do": "roll", "retry": secrets.token_hex(16)}
    status, to_ask = send(client, check, form)
    assert send(client, check, form, message(to_ask))[0] == 201
    assert Retry.objects.count() == 4  # of each roll the form's own and the message's
