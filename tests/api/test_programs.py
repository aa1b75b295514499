"""Programs ask under /api/: with tokens, in one shape, within the policies of the pages."""

from __future__ import annotations

import json
import re
import secrets
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.models import Scope, Token, User
from accounts.tokens import create_token
from campaigns import actions
from campaigns.models import Campaign
from characters.checks import Asked, Checks
from rules.actions import roll_in_sandbox, sandbox_of
from rules.actions.rolling import Place
from rules.asking import RollAsk, ask_for_check, ask_for_dice
from rules.ledger import commitments
from rules.ledger.verification import verify
from rules.models import Entry, Roll
from rules.receipts import ledger_file
from rules.systems import SYSTEMS
from tests.campaigns.test_verified_rolls import head_of, message
from tests.own_request import own_request
from tests.playing import fresh, play
from tests.table import Table

pytestmark = pytest.mark.django_db


def key_of(person: User, *scopes: str) -> str:
    return create_token(person, "a test", scopes or Scope.values)[1]


def ask(path: str, body: Any = None, key: str = "", client: Client | None = None) -> Any:
    client = client or Client()
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    if body is None:
        return client.get(f"/api/{path}", headers=headers)
    sent = body if isinstance(body, bytes) else json.dumps(body)
    return client.post(f"/api/{path}", sent, content_type="application/json", headers=headers)


def own_message(table: Table, place: Place, asked: RollAsk) -> bytes:
    return json.dumps(
        own_request(head_of(table.campaign.ledger), asked.ask, place.context, asked.words, sealed=False)
    ).encode()


def error_of(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


# --- Tokens


def test_a_token_is_shown_once_and_only_its_hash_is_kept(table: Table) -> None:
    client = table.client(table.ava)
    page = client.post(reverse("tokens"), {"name": "My bot", "scopes": ["roll"]}).content.decode()
    token = Token.objects.get()
    key = page.partition("tirada_")[2].partition("<")[0]
    assert len(key) > 30
    assert key not in token.hash
    assert key not in client.get(reverse("tokens")).content.decode()
    assert token.scopes == ["roll"]


def test_a_token_taken_back_opens_nothing(table: Table) -> None:
    key = key_of(table.ava)
    assert ask("campaigns", key=key).status_code == 200
    token = Token.objects.get()
    assert table.client(table.oz).post(reverse("revoke_token", args=[token.pk])).status_code == 404
    assert table.client(table.ava).post(reverse("revoke_token", args=[token.pk])).status_code == 302
    assert error_of(ask("campaigns", key=key)) == (401, "no-token")


def test_a_token_without_the_scope_is_refused(table: Table) -> None:
    key = key_of(table.ava, Scope.SANDBOX)
    sent = {"dice": "1d20", "retry": "retry-key-1"}
    assert error_of(ask(f"scenes/{table.scene.pk}/rolls", sent, key)) == (403, "scope-missing")
    assert error_of(ask(f"scenes/{table.scene.pk}/rolls", sent)) == (401, "no-token")
    assert not Roll.objects.exists()


# --- The sandbox


def test_a_stranger_rolls_in_a_sandbox_of_a_cookie() -> None:
    client = Client()
    sent = {"dice": "4d6kh3 # Strength", "retry": "retry-key-1"}
    answer = ask("sandbox/rolls", sent, client=client)
    assert answer.status_code == 201, answer.content
    said = answer.json()
    assert said["series"] == "sandbox, roll 1 of 1 today"
    assert (
        verify(json.dumps(said["receipt"]).encode())["name"] == "format"
    )  # written otherwise than it was signed
    assert verify(ask(f"rolls/{said['code']}").json() and receipt(said["code"]))["ok"]
    assert ask("sandbox/rolls", sent, client=client).json()["code"] == said["code"]
    assert Roll.objects.count() == 1


def receipt(code: str) -> bytes:
    return Client().get(f"/r/{code}.json").content


def test_a_check_in_the_sandbox_and_its_mistakes(table: Table) -> None:
    key = key_of(table.ava)
    check = {"system": "deathwatch", "rule": "characteristic-test", "retry": "retry-key-1"}
    assert ask("sandbox/rolls", check | {"inputs": {"score": 40}}, key).status_code == 201
    wrong = ask("sandbox/rolls", check | {"inputs": {"score": "many"}, "retry": "retry-key-2"}, key)
    assert error_of(wrong) == (422, "invalid-input")
    assert wrong.json()["error"]["field"] == "inputs.score"
    reused = ask("sandbox/rolls", check | {"inputs": {"score": 41}}, key)
    assert error_of(reused) == (422, "retry-key-reused")
    assert error_of(ask("sandbox/rolls", check | {"rule": "nothing", "retry": "retry-key-3"}, key)) == (
        422,
        "unknown-rule",
    )
    assert error_of(ask("sandbox/rolls", {"dice": "4d6khx", "retry": "retry-key-4"}, key)) == (
        422,
        "invalid-input",
    )
    assert error_of(ask("sandbox/rolls", {"dice": "4d6"}, key)) == (422, "invalid-input")
    assert Roll.objects.count() == 1


# --- Campaigns


def test_a_player_rolls_in_a_scene_once_for_each_retry_key(table: Table) -> None:
    key = key_of(table.ava, Scope.ROLL)
    version = table.scene.version
    sent = {"dice": "1d20+5 # Climb", "character": table.mara.pk, "retry": "retry-key-1"}
    path = f"scenes/{table.scene.pk}/rolls"
    first, again = ask(path, sent, key), ask(path, sent, key)
    assert first.status_code == again.status_code == 201, first.content
    assert first.json()["code"] == again.json()["code"]
    roll = Roll.objects.get()
    assert (roll.person, roll.character, roll.reason) == (table.ava, table.mara, "Climb")
    table.scene.refresh_from_db()
    assert table.scene.version == version + 1
    assert verify(ledger_file(table.campaign.ledger))["ok"]


def test_others_characters_closed_doors_and_strangers(table: Table) -> None:
    path = f"scenes/{table.scene.pk}/rolls"
    sent = {"dice": "1d20", "retry": "retry-key-1"}
    assert error_of(ask(path, sent, key_of(table.oz))) == (404, "not-found")
    other = ask(path, sent | {"character": table.tadeo.pk}, key_of(table.ava))
    assert error_of(other) == (403, "not-permitted")
    assert error_of(ask(f"campaigns/{table.campaign.slug}/ledger", key=key_of(table.oz))) == (
        404,
        "not-found",
    )
    assert error_of(ask(f"campaigns/{table.campaign.slug}/ledger")) == (404, "not-found")
    assert not Roll.objects.exists()


def test_a_client_brings_its_own_nonce(table: Table) -> None:
    key = key_of(table.ava)
    path = f"scenes/{table.scene.pk}/messages?character={table.mara.pk}"
    assert ask(f"campaigns/{table.campaign.slug}/head", key=key).json()["head"]["envelope"]["seq"] == 0
    own = message(table, Place(scene=table.scene.key, character=table.mara))
    first, again = ask(path, own, key), ask(path, own, key)
    assert first.status_code == 201, first.content
    assert first.json() == again.json()
    assert first.json()["entry"]["body"]["req"]["client"] is True
    stale = json.loads(own) | {"retry": secrets.token_hex(16)}
    late = ask(path, json.dumps(stale).encode(), key)
    assert error_of(late) == (409, "stale-head")
    assert [entry["envelope"]["seq"] for entry in late.json()["entries"]] == [1]
    assert Roll.objects.count() == 1


def test_a_private_roll_and_the_ledger_are_for_those_who_may(table: Table) -> None:
    ask(f"scenes/{table.scene.pk}/rolls", {"dice": "1d20", "retry": "retry-key-1"}, key_of(table.ava))
    code = Roll.objects.get().code
    assert ask(f"rolls/{code}", key=key_of(table.ben)).json()["number"] == 1
    assert error_of(ask(f"rolls/{code}")) == (404, "not-found")
    assert error_of(ask(f"rolls/{code}", key=key_of(table.oz))) == (404, "not-found")
    file = ask(f"campaigns/{table.campaign.slug}/ledger", key=key_of(table.ben)).content
    assert verify(file)["ok"]
    assert ask("verify", file).json()["ok"]
    broken = file.replace(b'"seq":1', b'"seq":2', 1)
    assert ask("verify", broken).json()["ok"] is False


def test_a_program_cannot_say_otherwise_than_the_sheet(table: Table) -> None:
    play(table, "dark-heresy")
    key, path = key_of(table.ava), f"scenes/{table.scene.pk}/rolls"
    sent = {"character": table.mara.pk, "retry": "retry-key-1"}
    better = [{"dice": "s; score=99"}, {"rule": "s", "inputs": {"score": 99}}]
    for asked in better:
        assert error_of(ask(path, sent | asked, key)) == (422, "invalid-input")
    assert ask(path, sent | {"dice": "s; +10 good rope # up"}, key).status_code == 201
    roll, mark = Roll.objects.get(), Checks("dark-heresy", {}, table.mara).all["s"].mark
    assert (roll.inputs["score"], roll.sheet_version, roll.words["note"]) == (40, table.mara.version, mark)


def test_a_programs_own_request_is_under_the_tables_rules_and_of_the_sheet(table: Table) -> None:
    play(table, "dark-heresy")
    key = key_of(table.ava)
    path = f"scenes/{table.scene.pk}/messages?character={table.mara.pk}"
    place = Place(scene=table.scene.key, character=table.mara)
    checks = Checks("dark-heresy", {}, table.mara)
    true = checks.ask(Asked(checks.all["s"], {}))
    forged = replace(true, ask=true.ask | {"inputs": true.ask["inputs"] | {"score": 99}})
    house = next(iter(SYSTEMS["dark-heresy"].house_rules))
    other = next(
        value
        for value in SYSTEMS["dark-heresy"].house_rules[house].kind.values
        if value != SYSTEMS["dark-heresy"].house_rules[house].default
    )
    lenient = replace(true, ask=true.ask | {"house_rules": {house: other}})
    foreign = ask_for_check("deathwatch", "characteristic-test", {"score": 40}, {})
    named = replace(foreign, ask=true.ask, words={"note": "skill-nobody-has"})
    for asked in (forged, lenient, foreign, named):
        assert error_of(ask(path, own_message(table, place, asked), key)) == (422, "opening-mismatch")
    assert not Roll.objects.exists()
    assert ask(path, own_message(table, place, true), key).status_code == 201


def test_a_program_pays_what_a_check_costs(table: Table) -> None:
    play(table, "hyperspace-d6")
    sent = {
        "character": table.mara.pk,
        "dice": "blasters; difficulty=10; force_point=true",
        "retry": "retry-key-1",
    }
    path, key = f"scenes/{table.scene.pk}/rolls", key_of(table.ava)
    assert ask(path, sent, key).status_code == 201
    assert fresh(table.mara).sheet["force_points"] == 0
    assert error_of(ask(path, sent | {"retry": "retry-key-2"}, key))[0] == 422
    assert Roll.objects.count() == 1


# --- Sealed rolls


def players_may_seal(table: Table) -> None:
    actions.change_agreements(table.greta, table.campaign, sealing=Campaign.Sealing.PLAYERS)


def sealed_message(table: Table, **given: Any) -> bytes:
    place = Place(scene=table.scene.key, character=table.mara)
    return message(table, place, "17d999983 # Ambush", sealed=True, **given)


def test_a_player_rolls_sealed_where_the_table_agreed_on_it(table: Table) -> None:
    key, path = key_of(table.ava, Scope.ROLL), f"scenes/{table.scene.pk}/rolls"
    sent = {"dice": "17d999983 # Ambush", "character": table.mara.pk, "retry": "retry-key-1", "sealed": True}
    assert error_of(ask(path, sent, key)) == (403, "not-permitted")
    assert error_of(ask(f"scenes/{table.scene.pk}/messages", sealed_message(table), key)) == (
        403,
        "not-permitted",
    )
    assert not Roll.objects.exists()
    players_may_seal(table)
    first, again = ask(path, sent, key), ask(path, sent, key)
    assert first.status_code == again.status_code == 201, first.content
    said = first.json()
    assert said["code"] == again.json()["code"]
    assert (said["sealed"], said["reason"], len(said["dice"])) == (True, "Ambush", 17)
    assert error_of(ask(path, sent | {"sealed": False}, key)) == (422, "retry-key-reused")
    roll = Roll.objects.get()
    assert (roll.sealed, roll.outcome, roll.words, roll.entry.openings.count()) == (True, None, {}, 0)
    assert verify(ledger_file(table.campaign.ledger))["sealed"] == [roll.number]


def test_a_game_master_rolls_sealed_with_a_nonce_of_their_own(table: Table) -> None:
    key, path = key_of(table.greta, Scope.ROLL), f"scenes/{table.scene.pk}/messages"
    own = message(table, Place(scene=table.scene.key), "17d999983 # Ambush", sealed=True)
    first, again = ask(path, own, key), ask(path, own, key)
    assert first.status_code == 201, first.content
    assert first.json() == again.json()
    entry, held = first.json()["entry"], first.json()["sealed"]
    assert entry["envelope"]["type"] == "hidden"
    assert entry["body"].keys() == {"actor", "seal"}
    assert entry["body"]["seal"] == commitments.seal(bytes.fromhex(held["salt"]), held["payload"])
    assert held["payload"]["req"] == json.loads(own)["req"]
    assert {one["name"] for one in first.json()["openings"]} == {"ctx", "reason"}


@pytest.mark.parametrize("who", ["ava", "greta"])
def test_a_program_opens_the_seal_of_whoever_may(table: Table, who: str) -> None:
    players_may_seal(table)
    path = f"scenes/{table.scene.pk}/messages?character={table.mara.pk}"
    made = ask(path, sealed_message(table), key_of(table.ava))
    held, code = made.json()["sealed"], made.json()["code"]
    assert error_of(ask(f"rolls/{code}/reveal", {}, key_of(table.ben))) == (404, "not-found")
    assert error_of(ask(f"rolls/{code}/reveal", {}, key_of(table.oz))) == (404, "not-found")
    assert error_of(ask(f"rolls/{code}/reveal", {})) == (401, "no-token")
    assert error_of(ask(f"rolls/{code}/reveal", {}, key_of(table.ava, Scope.READ))) == (403, "scope-missing")
    assert error_of(ask("rolls/aaaaaaaaaaaa/reveal", {}, key_of(table.ava))) == (404, "not-found")
    key = key_of(getattr(table, who))
    first, again = ask(f"rolls/{code}/reveal", {}, key), ask(f"rolls/{code}/reveal", {}, key)
    assert first.status_code == again.status_code == 200, first.content
    assert first.json()["sealed"] is False
    assert first.json()["outcome"] == held["payload"]["outcome"]
    assert ask(f"rolls/{code}", key=key_of(table.ben)).json()["reason"] == "Ambush"
    assert Entry.objects.filter(type="reveal").count() == 1
    assert verify(ledger_file(table.campaign.ledger))["sealed"] == []


def test_a_sandbox_has_nobody_to_keep_a_roll_from(table: Table) -> None:
    key = key_of(table.ava)
    roll_in_sandbox(table.ava, sandbox_of(table.ava), ask_for_dice("1d6"), "retry-key-1")
    asked = ask_for_dice("1d20")
    own = own_request(head_of(sandbox_of(table.ava)), asked.ask, Place().context, {}, sealed=True)
    assert error_of(ask("sandbox/messages", own, key)) == (422, "malformed-request")
    sent = {"dice": "1d20", "retry": "retry-key-2", "sealed": True}
    assert error_of(ask("sandbox/rolls", sent, key)) == (422, "invalid-input")
    code = Roll.objects.get().code
    assert error_of(ask(f"rolls/{code}/reveal", {}, key)) == (404, "not-found")


@pytest.mark.parametrize("mistyped", ["Sealed", "seal", "hidden"])
def test_a_mistyped_word_makes_no_open_roll(table: Table, mistyped: str) -> None:
    sent = {"dice": "1d20", "retry": "retry-key-1", mistyped: True}
    answer = ask(f"scenes/{table.scene.pk}/rolls", sent, key_of(table.greta))
    assert error_of(answer) == (422, "invalid-input")
    assert answer.json()["error"]["field"] == mistyped
    assert not Roll.objects.exists()


def test_a_seal_opens_by_itself_when_a_program_said_so(table: Table) -> None:
    sent = {"dice": "1d20", "retry": "retry-key-1", "sealed": True, "opens": 3}
    path, key = f"scenes/{table.scene.pk}/rolls", key_of(table.greta)
    for wrong in (0, -1, 31, "soon"):
        assert error_of(ask(path, sent | {"opens": wrong}, key)) == (422, "invalid-input")
    assert ask(path, sent, key).status_code == 201
    opens = Roll.objects.get().entry.seal.reveal_at
    assert timedelta(days=2, hours=23) < opens - timezone.now() <= timedelta(days=3)
    own = message(table, Place(scene=table.scene.key), sealed=True)
    assert ask(f"scenes/{table.scene.pk}/messages?opens=1", own, key).status_code == 201
    assert Roll.objects.latest("pk").entry.seal.reveal_at is not None


@pytest.mark.parametrize("way", ["rolls", "messages"])
def test_a_blind_roll_is_blind_to_its_program_too(table: Table, way: str) -> None:
    key, path = key_of(table.ava), f"scenes/{table.scene.pk}/{way}"
    if way == "rolls":
        made = ask(
            path, {"dice": "17d999983 # Ambush", "retry": "retry-key-1", "blind": True, "opens": 1}, key
        )
    else:
        players_may_seal(table)
        open_one = message(table, Place(scene=table.scene.key), "17d999983 # Ambush")
        assert error_of(ask(f"{path}?blind=true", open_one, key)) == (422, "malformed-request")
        own = message(table, Place(scene=table.scene.key), "17d999983 # Ambush", sealed=True)
        made = ask(f"{path}?blind=true&opens=1", own, key)
    assert made.status_code == 201, made.content
    said = made.content.decode()
    for secret in ("17d999983", "Ambush", "payload"):
        assert secret not in said
    code, roll = made.json()["code"], Roll.objects.get()
    assert (roll.blind, roll.entry.seal.reveal_at) == (True, None)
    assert error_of(ask(f"rolls/{code}", key=key)) == (404, "not-found")
    assert error_of(ask(f"rolls/{code}/reveal", {}, key)) == (404, "not-found")
    assert ask(f"rolls/{code}", key=key_of(table.greta)).json()["reason"] == "Ambush"


@pytest.mark.parametrize("public", [True, False])
def test_what_a_program_sealed_is_nowhere_for_anybody_else(table: Table, public: bool) -> None:
    """Every address that programs have, and the stale head's answer, for each who is not to know."""
    table.campaign.visibility = Campaign.Visibility.PUBLIC if public else Campaign.Visibility.MEMBERS
    table.campaign.save()
    players_may_seal(table)
    old = message(table, Place(scene=table.scene.key, character=table.tadeo))
    path = f"scenes/{table.scene.pk}/messages"
    made = ask(f"{path}?character={table.mara.pk}", sealed_message(table), key_of(table.ava)).json()
    code, slug = made["code"], table.campaign.slug
    secrets_of_it = ("17d999983", "Ambush", made["sealed"]["salt"], made["sealed"]["payload"]["seed"])
    addresses = ("campaigns", f"campaigns/{slug}/ledger", f"campaigns/{slug}/head", f"rolls/{code}")
    for who, sees in (
        (table.ben, False),
        (table.oz, False),
        (None, False),
        (table.ava, True),
        (table.greta, True),
    ):
        key = key_of(who) if who else ""
        told = [ask(address, key=key).content.decode() for address in addresses]
        if who == table.ben:
            told.append(ask(f"{path}?character={table.tadeo.pk}", old, key).content.decode())
            assert "stale-head" in told[-1]
        told.append(table.client(who).get(f"/scenes/{table.scene.pk}/").content.decode())
        told.append(table.client(who).get(f"/r/{code}").content.decode())
        told.append(table.client(who).get(f"/r/{code}.json").content.decode())
        found = [secret for secret in secrets_of_it if any(secret in text for text in told)]
        assert found == (["17d999983", "Ambush"] if sees else [])


# --- Errors


@pytest.mark.parametrize("language", ["es", "it"])
def test_errors_speak_the_readers_language(language: str) -> None:
    client = Client()

    def said(path: str, body: Any) -> str:
        sent = body if isinstance(body, bytes) else json.dumps(body)
        answer = client.post(
            f"/api/{path}", sent, content_type="application/json", headers={"Accept-Language": language}
        )
        return str(answer.json()["error"]["message"])

    english = {
        "This is needed.",
        "This must be a text.",
        "There is nothing here.",
        "That is not JSON that can be read.",
    }
    told = {
        said("sandbox/rolls", {"dice": "1d20"}),
        said("sandbox/rolls", {"dice": "1d20", "retry": 5}),
        said("nothing", {}),
        said("sandbox/rolls", b"{"),
    }
    assert len(told) == 4
    assert not told & english


@pytest.mark.parametrize("path", ["nothing", "rolls", "scenes/1/nothing", "%00"])
def test_an_address_that_is_none_is_told_in_the_one_shape(path: str) -> None:
    for answer in (
        Client().get(f"/api/{path}"),
        Client().post(f"/api/{path}", b"{}", content_type="application/json"),
    ):
        assert error_of(answer) == (404, "not-found")


@pytest.mark.parametrize("path", ["rolls/%00", "systems/%00", "campaigns/%00/ledger"])
def test_signs_that_no_text_can_hold_are_told_in_the_one_shape(path: str) -> None:
    answer = Client().get(f"/api/{path}")
    assert answer.status_code in (400, 404)
    assert answer.json()["error"]["code"]


def test_a_method_that_an_address_does_not_know_is_told_in_the_one_shape() -> None:
    answer = Client().get("/api/scenes/1/rolls")
    assert error_of(answer) == (405, "method-not-allowed")
    assert answer["Allow"] == "POST"


# --- The rules


def test_rules_answer_as_the_contract_says() -> None:
    request = {"system": "deathwatch", "rule": "characteristic-test", "inputs": {"score": 45}}
    assert ask("resolve", request | {"dice": [37]}).json()["outcome"]["success"] is True
    assert ask("odds", request).json()["odds"]["success"]["fraction"] == "9/20"
    both = ask("resolve", [request | {"dice": [37]}, request | {"dice": []}]).json()
    assert both[1]["error"]["code"] == "dice-exhausted"
    assert "deathwatch" in ask("systems").content.decode()
    assert ask("systems/deathwatch?language=es").status_code == 200
    assert error_of(ask("systems/nothing")) == (404, "not-found")


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["resolve", "odds"])
def test_the_rules_answer_in_the_language_that_a_request_names_or_accepts(path: str) -> None:
    request = {"system": "dark-heresy", "rule": "skill-test", "inputs": {}}
    spanish = Client(headers={"accept-language": "es"})
    assert "hace falta" in ask(path, request, client=spanish).json()["error"]["message"]
    assert "serve" in ask(f"{path}?language=it", request, client=spanish).json()["error"]["message"]


@pytest.mark.parametrize("body", [b"", b"{", b'{"a":1,"a":2}', b"NaN", b"[" * 100_000, b"\xff", b'"\\ud800"'])
@pytest.mark.parametrize("path", ["resolve", "odds", "verify", "sandbox/rolls"])
def test_nonsense_is_refused_in_the_one_shape(path: str, body: bytes) -> None:
    answer = ask(path, body)
    assert answer.status_code < 500
    said = answer.json()
    if path == "verify" and answer.status_code == 200:
        assert (said["ok"], said["step"]) == (False, 1)
    else:
        assert answer.status_code >= 400
        assert said["error"]["code"]


@pytest.mark.usefixtures("limits_on")
def test_limits_stand_in_the_headers() -> None:
    first = ask("systems/dice")
    assert (first["RateLimit-Limit"], first["RateLimit-Remaining"]) == ("60", "59")
    for _ in range(60):
        last = ask("systems/dice")
    assert error_of(last) == (429, "too-many-requests")
    assert int(last["Retry-After"]) >= 1


def test_the_description_and_the_page_that_tells_it() -> None:
    schema = Client().get("/api/openapi.json").json()
    assert "/api/scenes/{scene_id}/rolls" in schema["paths"]
    page = Client().get("/api/docs")
    assert "/api/scenes/{scene_id}/rolls" in page.content.decode()
    assert "token: roll" in page.content.decode()
    assert "<code>dice</code>" in page.content.decode()
    fields = schema["components"]["schemas"]["SceneRollIn"]["properties"]
    assert fields.keys() >= {"sealed", "blind", "opens"}
    asked = {one["name"] for one in schema["paths"]["/api/scenes/{scene_id}/messages"]["post"]["parameters"]}
    assert asked >= {"character", "blind", "opens"}
    assert "/api/rolls/{code}/reveal" in schema["paths"]
    for said in ("<code>sealed</code>", "<code>blind</code>", "<code>req.sealed</code>"):
        assert said in page.content.decode()
    assert not re.search(r'(?:src|href)="(?:https?:)?//', page.content.decode())
