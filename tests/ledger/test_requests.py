"""A client's message: what it must look like, what is refused and why, and the entry that it makes."""

import copy
import json
from typing import Any

import pytest

from rules import systems
from rules.contract import RulesError
from rules.ledger import commitments
from rules.ledger.canonical import canonical
from rules.ledger.drawing import check_acceptable
from rules.ledger.entries import Head
from rules.ledger.requests import (
    Message,
    RequestRefused,
    check_canonical,
    check_openings,
    fits,
    make_request,
    read_message,
    record,
)

from .ledgers import AVA, CONTEXT, ONLINE, Ledger, ask_for, secret

Json = Any


def message_for(ledger: Ledger, ask: Json = None, **asked: Json) -> Json:
    req, openings = ledger.request(ask or ask_for("1d20"), **asked)
    return {"retry": "ab" * 16, "req": req, "openings": openings}


def refusal(call: Any, *arguments: Any) -> str:
    with pytest.raises(RequestRefused) as refused:
        call(*arguments)
    assert refused.value.why
    return refused.value.code


def read(message: Json) -> Message:
    return read_message(json.dumps(message).encode())


def test_a_message_in_good_form():
    ledger = Ledger()
    given = message_for(ledger, texts={"reason": "¿Quién anda ahí?", "label.0": "ventaja"})
    message = read(given)
    assert (message.retry, message.req, message.openings) == (given["retry"], given["req"], given["openings"])
    assert message.req_bytes == canonical(given["req"])
    check_canonical(message.req["ask"])
    check_openings(message, CONTEXT)
    check_acceptable(message.req["ask"])
    assert fits(message.req, ledger.head)


def test_the_rules_see_numbers_as_they_are_signed():
    message = message_for(Ledger())
    message["req"]["ask"]["inputs"] = {"score": 45.0}
    assert repr(read(message).req["ask"]["inputs"]) == "{'score': 45}"


@pytest.mark.parametrize(
    "change",
    [
        lambda message: message.pop("retry"),
        lambda message: message.update(x=1),
        lambda message: message.update(retry="ab"),
        lambda message: message.update(retry=None),
        lambda message: message.update(openings={}),
        lambda message: message.update(openings=message["openings"] * 51),
        lambda message: message["openings"].append({"name": "reason"}),
        lambda message: message["openings"][0].update(of="00" * 32),
        lambda message: message["openings"][0].update(name="Reason"),
        lambda message: message["openings"][0].update(value="Mara"),
        lambda message: message["openings"][1].update(value=7),
        lambda message: message["openings"][1].update(value="\ud800"),
        lambda message: message["openings"][1].update(salt="00"),
        lambda message: message.update(req=None),
        lambda message: message["req"].pop("nonce"),
        lambda message: message["req"].update(x=1),
        lambda message: message["req"].update(v=2),
        lambda message: message["req"].update(client=1),
        lambda message: message["req"].update(seq=-1),
        lambda message: message["req"].update(amends={"parent": "00" * 32, "op": "ruling"}),
        lambda message: message["req"]["ask"].pop("house_rules"),
        lambda message: message["req"]["ask"].update(dice=[20]),
        lambda message: message["req"]["ask"]["inputs"].update(expression="1d6[espada ñ]"),
        lambda message: message["req"]["ask"]["inputs"].update(score=1e300),
        lambda message: message["req"]["ask"]["inputs"].update(score=-1e300),
        lambda message: message["req"].update(client=False),
        lambda message: message["req"]["ask"]["inputs"].update(modifiers=[{"label": "My sword", "value": 2}]),
        lambda message: message["req"]["ask"]["inputs"].update(x=["x" * 500] * 70),
        lambda message: message["req"]["fields"].update({"inputs.modifiers.0.label": "00" * 32}),
    ],
)
def test_a_malformed_request(change):
    message = message_for(Ledger())
    change(message)
    assert refusal(read, message) == "malformed-request"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff",
        b"[" * 100_000,
        b'{"retry":1,"retry":1}',
        b'{"retry":NaN}',
        b'{"retry":1e400}',
    ],
    ids=lambda data: repr(data[:20]),
)
def test_what_is_no_json_is_malformed(data):
    assert refusal(read_message, data) == "malformed-request"


def test_a_key_that_stands_twice_in_the_request_is_malformed():
    data = json.dumps(message_for(Ledger())).replace('"sealed": false', '"sealed": true, "sealed": false')
    assert refusal(read_message, data.encode()) == "malformed-request"


def test_a_dice_expression_is_canonical():
    check_canonical(ask_for("1d20+5 vs 15 by 5"))
    for expression in ("d20", "1D20", "1d20 + 5", "1d20+5 # at the door", "1d20[sword]", "4d6rr1"):
        assert refusal(check_canonical, ask_for(expression)) == "not-canonical"
    with pytest.raises(RulesError, match="invalid-input"):
        check_canonical(ask_for("1d"))


def test_a_modifiers_label_is_a_word_of_the_game():
    def labelled(label: str) -> Json:
        modifiers = [{"label": label, "value": -10}]
        return {
            "system": "deathwatch",
            "rule": "characteristic-test",
            "version": "1",
            "inputs": {"score": 45, "modifiers": modifiers},
            "house_rules": {},
        }

    check_canonical(labelled("difficulty"))
    check_canonical(labelled("other"))
    assert refusal(check_canonical, labelled("the-table-agreed")) == "not-canonical"


def test_house_rules_name_only_what_differs_from_the_default():
    for system in systems.SYSTEMS.values():
        for key, house_rule in system.house_rules.items():
            ask = {"system": system.id, "rule": "x", "version": "1", "inputs": {}, "house_rules": {}}
            check_canonical(ask)
            ask["house_rules"] = {key: house_rule.default}
            assert refusal(check_canonical, ask) == "not-canonical"


@pytest.mark.parametrize(
    "change",
    [
        lambda message: message["openings"].pop(),
        lambda message: message["openings"].clear(),
        lambda message: message["openings"].append(message["openings"][0]),
        lambda message: message["openings"].__setitem__(1, message["openings"][0]),
        lambda message: message["openings"].append({"name": "note", "salt": "00" * 32, "value": "x"}),
        lambda message: message["openings"][0]["value"].update(sheet=4),
        lambda message: message["openings"][0].update(salt="00" * 32),
        lambda message: message["openings"][1].update(value="Falling"),
        lambda message: message["req"].update(ctx="00" * 32),
        lambda message: message["req"]["fields"].update(note="00" * 32),
        lambda message: message["req"]["fields"].clear(),
    ],
)
def test_each_commitment_has_its_opening(change):
    message = message_for(Ledger())
    change(message)
    assert refusal(check_openings, read(message)) == "opening-mismatch"


def test_the_context_is_that_of_the_session():
    message = read(message_for(Ledger()))
    check_openings(message, CONTEXT)
    assert refusal(check_openings, message, {**CONTEXT, "character": None}) == "opening-mismatch"
    assert refusal(check_openings, message, {**CONTEXT, "sheet": True}) == "opening-mismatch"


def test_a_request_fits_one_head_only():
    ledger = Ledger()
    req, _ = ledger.request(ask_for("1d20"))
    assert fits(req, ledger.head)
    for key, value in (("log", "00" * 16), ("seq", 2), ("head", "00" * 32), ("commit", "00" * 32)):
        assert not fits({**req, key: value}, ledger.head)
    ledger.roll("1d6")
    assert not fits(req, ledger.head)
    assert not fits(req, Ledger(name="another").head)


def test_the_server_may_make_the_request_and_says_so():
    ledger = Ledger()
    req, openings = ledger.request(ask_for("1d20"), client=False)
    assert req["client"] is False
    check_openings(Message("ab" * 16, req, openings), CONTEXT)
    bonus, _ = ledger.request({**ask_for("1d20"), "inputs": {"expression": "1d20", "bonus": 4.0}})
    assert type(bonus["ask"]["inputs"]["bonus"]) is int
    with pytest.raises(RequestRefused, match="malformed"):
        make_request(
            ledger.head,
            ask_for("1d20[espada ñ]"),
            context=CONTEXT,
            texts={},
            nonce=secret("nonce"),
            salts={"ctx": secret("salt")},
            client=False,
        )


def recorded(ledger: Ledger, req: Json, **other: Json) -> Any:
    given = {
        "actor": AVA,
        "seed": ledger.seed,
        "next_seed": secret("next"),
        "salt": secret("seal"),
        "at": ledger.clock(1),
        "key": ONLINE,
        **other,
    }
    return record(ledger.head, req, **given)


def test_the_same_message_on_the_same_head_gives_the_same_dice():
    ledger = Ledger()
    req, _ = ledger.request(ask_for("10d6"))
    once = recorded(ledger, req)
    again = recorded(ledger, copy.deepcopy(req), next_seed=secret("another"))
    assert once.entry.body == again.entry.body
    assert once.entry.next != again.entry.next == commitments.commit(secret("another"))
    assert once.sealed is None
    assert Head.of(once.entry).seq == 1


def test_a_sealed_roll_shows_who_and_when_and_no_more():
    ledger = Ledger()
    req, _ = ledger.request(ask_for("10d6"), sealed=True)
    made = recorded(ledger, req)
    assert made.entry.type == "hidden"
    assert made.entry.body == {
        "actor": AVA,
        "seal": commitments.seal(secret("seal"), made.sealed["payload"]),
    }
    assert made.sealed["salt"] == secret("seal").hex()
    assert made.sealed["payload"]["type"] == "roll"
    assert made.sealed["payload"]["req"] == req


def test_a_sealed_limit_is_a_sealed_void():
    ledger = Ledger()
    req, _ = ledger.request(ask_for("500d6r1"), sealed=True)
    made = recorded(ledger, req)
    assert made.entry.type == "hidden"
    assert made.sealed["payload"] == {
        "type": "void",
        "req": req,
        "seed": ledger.seed.hex(),
        "why": "limit",
        "error": {"code": "not-allowed", "reason": "draw-limit"},
    }


@pytest.mark.parametrize("sealed", [False, True])
def test_an_outcome_that_no_entry_can_hold_is_a_crash(sealed):
    def verbose(ask: Json, faces: Any) -> Json:
        faces.d(6, "x")
        return {"story": ["x" * 500] * 300}

    ledger = Ledger()
    req, _ = ledger.request(ask_for("1d6"), sealed=sealed)
    made = recorded(ledger, req, rules=verbose)
    part = made.sealed["payload"] if sealed else made.entry.body
    assert made.entry.type == ("hidden" if sealed else "void")
    assert part["why"] == "crash"


def test_a_roll_needs_the_pending_seed_and_the_right_head():
    ledger = Ledger()
    req, _ = ledger.request(ask_for("1d6"))
    with pytest.raises(ValueError):
        recorded(ledger, req, seed=secret("another"))
    with pytest.raises(ValueError):
        recorded(ledger, {**req, "seq": 2})
    with pytest.raises(ValueError):
        recorded(ledger, req, next_seed=ledger.seed)


def test_an_ask_that_the_rules_refuse_makes_no_entry():
    ledger = Ledger()
    req, _ = ledger.request(ask_for("1d"))
    with pytest.raises(RulesError, match="invalid-input"):
        recorded(ledger, req)
