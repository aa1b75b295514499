"""What the browser asks while a post is published: the draft is saved, then each roll is asked for with its own randomness."""

from __future__ import annotations

import json
import secrets
from typing import Any

import pytest

from campaigns.models import Draft, Post
from rules import keyring
from rules.ledger.commitments import commit
from rules.ledger.entries import Entry
from rules.ledger.keys import signed_certificate, signed_envelope
from rules.ledger.verification import verify
from rules.models import Roll
from rules.receipts import ledger_file, receipt_of
from tests.own_request import as_told
from tests.table import Table

Json = dict[str, Any]


def scene_url(table: Table, rest: str = "") -> str:
    return f"/scenes/{table.scene.pk}/{rest}"


def save(table: Table, text: str, *, who: Any = None, status: int = 200, **fields: str) -> Json:
    who = who or table.ava
    speaker = {table.ava.pk: str(table.mara.pk), table.ben.pk: str(table.tadeo.pk)}.get(who.pk, "narration")
    form = {"text": text, "speaker": speaker, "retry": secrets.token_hex(16), "audience": "everyone"} | fields
    answer = table.client(who).post(scene_url(table, "draft/"), form)
    assert answer.status_code == status, answer.content
    found: Json = answer.json()
    return found


def message(draft: Json, place: int = 0, **changed: Any) -> Json:
    return as_told(draft["rolls"][place], changed.pop("head", draft["head"]), changed=changed)


def send(table: Table, draft: Json, sent: Json, place: int = 0, *, who: Any = None) -> tuple[int, Json]:
    answer = table.client(who or table.ava).post(
        draft["rolls"][place]["url"], json.dumps(sent), content_type="application/json"
    )
    return answer.status_code, answer.json()


def publish(table: Table, text: str, retry: str | None = None) -> Any:
    form = {
        "text": text,
        "speaker": str(table.mara.pk),
        "retry": retry or secrets.token_hex(16),
        "audience": "everyone",
        "do": "post",
    }
    return table.client(table.ava).post(scene_url(table, "write/"), form)


def test_a_post_with_two_rolls_is_asked_for_roll_by_roll_and_then_published(table: Table) -> None:
    draft = save(table, "I climb [[1d20+5 vs 15 # The wall]] and look [[2d6]] round")
    assert [roll["typed"] for roll in draft["rolls"]] == ["1d20+5 vs 15 # The wall", "2d6"]
    assert draft["rolls"][0]["texts"] == {"reason": "The wall"}
    cert = draft["certificate"]
    assert signed_certificate(draft["root"], cert["cert"], cert["cert_sig"])
    head = Entry.read(draft["head"])
    assert signed_envelope(cert["cert"]["key"], head.envelope_bytes, head.sig)

    first = message(draft)
    status, receipt = send(table, draft, first)
    assert status == 201
    assert receipt.keys() == {"entry", "before", "openings"}
    assert receipt["entry"]["body"]["req"] == first["req"]
    assert commit(bytes.fromhex(receipt["entry"]["body"]["seed"])) == first["req"]["commit"]
    assert receipt["openings"] == first["openings"]
    assert Entry.read(receipt["before"]).leaf == head.leaf

    status, _second = send(table, draft, message(draft, 1, head=receipt["entry"]), 1)
    assert status == 201
    assert Draft.objects.get().text == "I climb [[#1]] and look [[#2]] round"
    assert save(table, Draft.objects.get().text)["rolls"] == []

    page = table.client(table.ben).get(scene_url(table)).content.decode()
    assert "Rolled, not yet posted." in page
    assert "The wall" in page
    assert publish(table, Draft.objects.get().text).status_code == 302
    post = Post.objects.get()
    assert [block.roll.number for block in post.blocks.exclude(roll=None)] == [1, 2]
    assert not Draft.objects.exists()
    assert "Rolled, not yet posted." not in table.client(table.ben).get(scene_url(table)).content.decode()
    report = verify(ledger_file(table.campaign.ledger))
    assert report["ok"]
    assert report["server_nonces"] == report["unattached"] == []


def test_a_lost_answer_is_given_again_even_when_the_post_stands(table: Table) -> None:
    draft = save(table, "[[1d20]]")
    sent = message(draft)
    first = send(table, draft, sent)
    assert send(table, draft, sent) == first
    publish(table, "[[#1]]")
    assert send(table, draft, sent) == first
    assert Roll.objects.count() == 1
    other = message(draft)
    status, refusal = send(table, draft, other | {"retry": sent["retry"]})
    assert (status, refusal["error"]["code"]) == (422, "retry-key-reused")
    status, refusal = send(table, draft, {"retry": sent["retry"], "req": "in no form at all"})
    assert (status, refusal["error"]["code"]) == (422, "retry-key-reused")


def test_who_is_late_is_shown_what_moved_the_ledger(table: Table) -> None:
    mine, theirs = save(table, "[[1d20]]"), save(table, "[[1d6]]", who=table.ben)
    send(table, theirs, message(theirs), who=table.ben)
    late = message(mine)
    status, answer = send(table, mine, late)
    assert (status, answer["error"]["code"]) == (409, "stale-head")
    assert [entry["envelope"]["seq"] for entry in answer["entries"]] == [1]
    assert answer["entries"][0]["body"]["dice"]
    # The same question is refused as often as it is asked; a new one at the new head is answered.
    assert send(table, mine, late)[0] == 409
    assert send(table, mine, message(mine, head=answer["entries"][-1]))[0] == 201
    assert Roll.objects.count() == 2


@pytest.mark.parametrize("what", ["nonce", "server's", "ask", "context", "words", "extra", "nothing"])
def test_a_message_that_is_not_as_it_must_be_uses_no_seed(table: Table, what: str) -> None:
    draft = save(table, "[[1d20 # Wall]]")
    sent: Any = message(draft)
    code = "malformed-request"
    if what == "nonce":
        sent["req"]["nonce"] = "00"
    elif what == "server's":
        sent["req"]["client"] = False
    elif what == "ask":
        sent["req"]["ask"]["inputs"]["expression"], code = "5d20", "opening-mismatch"
    elif what == "context":
        changed = draft["rolls"][0] | {"context": draft["rolls"][0]["context"] | {"character": None}}
        sent, code = message(draft | {"rolls": [changed]}), "opening-mismatch"
    elif what == "words":
        sent["openings"][1]["value"], code = "Another wall", "opening-mismatch"
    elif what == "extra":
        sent["more"] = 1
    else:
        sent = None
    status, answer = send(table, draft, sent)
    assert (status, answer["error"]["code"]) == (422, code)
    assert not Roll.objects.exists()


def test_no_roll_at_that_place_and_no_draft(table: Table) -> None:
    draft = save(table, "[[1d20]]")
    sent = message(draft)
    draft["rolls"][0]["url"] = draft["rolls"][0]["url"].replace("/0/", "/7/")
    status, answer = send(table, draft, sent)
    assert (status, answer["error"]["code"]) == (422, "not-in-draft")
    Draft.objects.all().delete()
    assert send(table, draft, message(draft))[0] == 422


def test_outsiders_readers_and_closed_scenes(table: Table) -> None:
    draft = save(table, "[[1d20]]")
    form = {"text": "x", "speaker": "ooc"}
    assert table.client(table.oz).post(scene_url(table, "draft/"), form).status_code == 404
    assert table.client(None).post(scene_url(table, "draft/"), form).status_code == 404
    assert table.client(table.oz).get(scene_url(table, "draft/fallen/")).status_code == 404
    assert send_raw(table, table.oz, draft) == 404
    # Ben has no draft here, and Ava's is not his.
    assert send_raw(table, table.ben, draft) == 422
    table.scene.state = "closed"
    table.scene.save()
    assert send(table, draft, message(draft))[0] == 403
    assert send(table, draft, {"retry": "in no form at all"})[0] == 403
    assert not Roll.objects.exists()


def send_raw(table: Table, who: Any, draft: Json) -> int:
    return (
        table.client(who)
        .post(draft["rolls"][0]["url"], json.dumps(message(draft)), content_type="application/json")
        .status_code
    )


def test_what_cannot_be_posted_is_not_rolled(table: Table) -> None:
    assert "column" in save(table, "[[1d]]", status=422)["error"]["message"]
    save(table, "", status=422)
    assert not Draft.objects.exists()


def test_a_roll_in_the_tray_is_written_into_the_text(table: Table) -> None:
    draft = save(table, "I jump.", expression="2d6+1", reason="The gap")
    assert draft["text"] == "I jump.\n\n[[2d6+1 # The gap]]"
    assert [roll["typed"] for roll in draft["rolls"]] == ["2d6+1 # The gap"]
    # What no brackets can hold stays in the tray, for the server to roll.
    draft = save(table, "I jump.", expression="2d6+1", reason="a ]] b")
    assert draft["text"] == "I jump."


def test_the_composer_of_a_bound_draft_shows_its_dice_and_keeps_its_speaker(table: Table) -> None:
    draft = save(table, "I climb [[1d20 # Wall]]")
    send(table, draft, message(draft))
    page = table.client(table.ava).get(scene_url(table)).content.decode()
    assert "Rolled, not yet posted</h3>" in page
    assert "I climb [[#1]]</textarea>" in page
    assert '<option value="ooc" disabled>' in page
    # Another speaker cannot be smuggled in, by a later saving or by the post.
    save(table, "I climb [[#1]]", speaker="ooc")
    assert Draft.objects.get().speaker == str(table.mara.pk)
    # The preview shows what fell in its place.
    form = {"text": "I climb [[#1]]", "speaker": str(table.mara.pk), "do": "preview", "audience": "everyone"}
    preview = table.client(table.ava).post(scene_url(table, "write/"), form, headers={"HX-Request": "true"})
    assert 'class="roll roll--total' in preview.content.decode()


def test_a_page_that_does_not_know_of_the_dice_rolls_nothing_again(table: Table) -> None:
    draft = save(table, "I climb [[1d20 # Wall]], then [[1d20 # Wall]]")
    send(table, draft, message(draft))
    # An older tab saves its text once more, and posts it without a script.
    again = save(table, "I climb [[1d20 # Wall]], then [[1d20 # Wall]]")
    assert again["text"] == "I climb [[#1]], then [[1d20 # Wall]]"
    assert len(again["rolls"]) == 1
    publish(table, "I climb [[1d20 # Wall]], then [[1d20 # Wall]]")
    assert Roll.objects.count() == 2
    assert [block.roll.number for block in Post.objects.get().blocks.exclude(roll=None)] == [1, 2]


def test_saving_a_draft_whose_post_stands_already_does_not_bring_it_back(table: Table) -> None:
    publish(table, "Once [[1d6]]", retry="a" * 32)
    assert save(table, "Once [[1d6]]", retry="a" * 32)["rolls"] == []
    assert not Draft.objects.exists()


def test_without_a_script_the_server_rolls_and_the_record_says_so(table: Table) -> None:
    publish(table, "I climb [[1d20]]")
    roll = Roll.objects.get()
    assert json.loads(roll.entry.body)["req"]["client"] is False
    assert verify(receipt_of(roll))["ok"]


def test_a_discarded_draft_leaves_its_dice_in_the_thread(table: Table) -> None:
    draft = save(table, "[[1d20 # Wall]]")
    send(table, draft, message(draft))
    Draft.objects.all().delete()
    page = table.client(table.ben).get(scene_url(table)).content.decode()
    assert "A roll without a post." in page
    assert "Wall" in page


def test_dice_of_a_whisper_fall_among_those_who_hear_it(table: Table) -> None:
    draft = save(table, "I tell you. [[1d20 # Secret]]", audience="gm")
    assert send(table, draft, message(draft))[0] == 201
    within = save(table, "Aloud.\n\n::: whisper Tadeo\n[[2d6 # Hush]]\n:::", who=table.greta)
    assert [roll["typed"] for roll in within["rolls"]] == ["2d6 # Hush"]
    assert send(table, within, message(within), who=table.greta)[0] == 201
    secret, hush = Roll.objects.order_by("number")
    assert secret.audience == [table.mara.pk]
    assert hush.audience == [table.tadeo.pk]
    seen = {who: table.client(who).get(scene_url(table)).content.decode() for who in (table.ava, table.ben)}
    assert "Secret" in seen[table.ava]
    assert "Hush" not in seen[table.ava]
    assert "Secret" not in seen[table.ben]
    assert "Hush" in seen[table.ben]
    # What moved the ledger is shown, but not its body.
    late = save(table, "[[1d6]]", who=table.ben)
    stale = message(late, head=draft["head"])
    status, answer = send(table, late, stale, who=table.ben)
    assert status == 409
    shown = {entry["envelope"]["seq"]: entry["body"] for entry in answer["entries"]}
    assert shown[1] is None
    assert shown[2]["req"]["ask"]
    receipt = send(table, late, message(late), who=table.ben)[1]
    assert receipt["before"]["body"] is not None
    mine = save(table, "[[#1]] [[1d4]]", audience="gm")
    assert send(table, mine, message(mine))[1]["before"]["body"]["req"]["ask"]["inputs"] == {
        "expression": "1d6"
    }


def test_after_a_new_key_the_client_asks_at_a_head_that_it_can_use(table: Table, monkeypatch: Any) -> None:
    save(table, "[[1d20]]")
    new = keyring.SigningKey(secrets.token_bytes(32))
    monkeypatch.setattr(keyring, "online_key", lambda: new)
    monkeypatch.setattr("rules.actions.ledgers.online_key", lambda: new)
    keyring.sign_certificate("rotation")
    draft = save(table, "[[1d20]]")
    assert draft["certificate"]["cert"]["key"] == new.public
    assert draft["head"]["envelope"]["type"] == "key"
    assert send(table, draft, message(draft))[0] == 201
    assert verify(ledger_file(table.campaign.ledger))["ok"]
