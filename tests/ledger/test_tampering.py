"""Files that somebody changed, with the online key and without: each names the step and the entry at which it fails."""

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.contract import not_allowed
from rules.ledger.canonical import canonical
from rules.ledger.commitments import commit
from rules.ledger.keys import SigningKey
from rules.ledger.stream import Stream
from rules.ledger.verification import verify
from rules.ledger.weak_keys import WEAK_KEYS

from .ledgers import (
    AVA,
    GRETA,
    ONLINE,
    ROOT,
    Ledger,
    ask_for,
    certificate,
    lively_ledger,
    refused,
    secret,
)

Json = Any


def fault(data: bytes, root: str | None = None) -> tuple[int, int | None]:
    step, _, seq = refused(verify(data, root))
    return step, seq


def fault_with(rules: Any, ledger: Ledger) -> tuple[int, int | None]:
    step, _, seq = refused(verify(ledger.bundle().write(), rules=rules))
    return step, seq


def file_of(ledger: Ledger) -> Json:
    return json.loads(ledger.bundle().write())


def three_rolls() -> Ledger:
    ledger = Ledger()
    for expression in ("1d20", "2d6", "3d6"):
        ledger.roll(expression)
    return ledger


class TestForm:
    """Step 1; for each key and kind see ``test_forms.py``."""

    @pytest.mark.parametrize("depth", [31, 200])
    def test_an_entry_that_is_nested_too_deep_is_named(self, depth):
        ledger = three_rolls()
        nested: Json = 1
        for _ in range(depth):
            nested = [nested]
        ledger.forge_last(lambda body: body["outcome"].update(total=nested))
        assert fault(ledger.bundle().write()) == (1, 3)

    def test_of_a_file_that_is_nested_deeper_no_entry_is_named(self):
        """Readers differ in what they can read at all."""
        ledger = three_rolls()
        nested: Json = 1
        for _ in range(260):
            nested = [nested]
        ledger.forge_last(lambda body: body["outcome"].update(total=nested))
        assert fault(ledger.bundle().write()) == (1, None)

    @pytest.mark.parametrize(("kind", "named"), [("ledger", 2), ("receipt", None)])
    def test_an_entry_that_says_no_number_is_named_by_its_place_in_a_ledger_alone(self, kind, named):
        ledger = three_rolls()
        file = file_of(ledger)
        if kind == "receipt":
            file = json.loads(ledger.receipt(ledger.entries[3]).write())
        file["entries"][2] = {}
        assert fault(canonical({**file, "openings": []})) == (1, named)


class TestKeys:
    """Step 3."""

    def test_a_file_without_entries_has_no_genesis(self):
        file = {**file_of(Ledger()), "entries": []}
        assert fault(canonical(file)) == (3, None)

    def test_entry_0_is_a_genesis(self):
        file = file_of(three_rolls())
        assert fault(canonical({**file, "entries": file["entries"][1:], "openings": []})) == (3, 1)
        ledger = Ledger()
        ledger.forge_last(lambda body: None, seq=1, prev="00" * 32)
        assert fault(ledger.bundle().write()) == (3, 1)
        ledger.forge("note", {"actor": None, "of": "00" * 32, "code": "x", "fields": {}}, seq=0, prev=None)
        ledger.entries = ledger.entries[1:]
        assert fault(ledger.bundle().write()) == (3, 0)

    def test_no_genesis_stands_elsewhere(self):
        ledger = three_rolls()
        body = {**ledger.entries[0].body, **certificate(ONLINE, 2, "first")}
        ledger.forge("genesis", body, next=secret("x").hex())
        assert fault(ledger.bundle().write()) == (3, 4)

    def test_the_root_key_is_the_files_and_the_verifiers(self):
        stranger = SigningKey(secret("stranger")).public
        file = file_of(three_rolls())
        assert fault(canonical({**file, "root": stranger})) == (3, 0)
        assert fault(canonical(file), stranger) == (3, 0)
        assert verify(canonical(file), ROOT.public)["ok"]

    def test_a_root_key_of_ones_own_cannot_take_a_ledger_over(self):
        """Its certificate is good; but the ledger was opened under another root key."""
        own = SigningKey(secret("stranger"))
        ledger = Ledger()
        ledger.forge_last(lambda body: body.update(cert_sig=own.sign_certificate(body["cert"])))
        assert fault(canonical({**file_of(ledger), "root": own.public})) == (3, 0)

    def test_keys_for_which_anybody_can_sign(self):
        """For the neutral element this signature holds for every message."""
        neutral = "01" + "00" * 31
        ledger = Ledger()
        ledger.forge_last(lambda body: body.update(root=neutral, cert_sig=neutral + "00" * 32))
        assert fault(canonical({**file_of(ledger), "root": neutral})) == (3, 0)
        ledger = three_rolls()
        cert = {"key": neutral, "serial": 2, "issued": "2026-11-30T09:00:00Z", "why": "rotation"}
        ledger.forge(
            "key", {"actor": None, "cert": cert, "cert_sig": ROOT.sign_certificate(cert), "good": None}
        )
        file = file_of(ledger)
        file["entries"][4]["sig"] = neutral + "00" * 32
        assert fault(canonical(file)) == (3, 4)

    def test_all_points_of_small_order_are_known(self):
        """A point of order 1, 2 or 4 has y = 1, -1 or 0. Doubling one of order 8 gives y = 0, which the curve's equation makes
        d y⁴ + 2 y² = 1; two of its four roots are on the curve. Each is written with either sign; 0 and 1 also as p and p + 1."""
        p = 2**255 - 19
        d = -121665 * pow(121666, -1, p) % p
        written = [int.from_bytes(bytes.fromhex(key), "little") % 2**255 for key in WEAK_KEYS]
        low = [y for y in written if y in (0, 1, p - 1, p, p + 1)]
        assert sorted(low) == sorted([0, 1, p - 1, p, p + 1] * 2)
        high = [y for y in written if y not in low]
        assert all((d * y**4 + 2 * y**2 - 1) % p == 0 for y in high)
        assert len(high) == 2 * len(set(high)) == 4

    @pytest.mark.parametrize("root", ["00" * 32, "ff" * 32, "01" + "00" * 31])
    def test_a_root_that_is_no_key_signs_nothing(self, root):
        ledger = Ledger()
        ledger.forge_last(lambda body: body.update(root=root))
        assert fault(canonical({**file_of(ledger), "root": root})) == (3, 0)

    def test_a_certificate_that_the_root_key_did_not_sign(self):
        ledger = three_rolls()
        ledger.take_up_key()
        cert_sig = ONLINE.sign_certificate(ledger.entries[-1].body["cert"])
        ledger.forge_last(lambda body: body.update(cert_sig=cert_sig))
        assert fault(ledger.bundle().write()) == (3, 4)

    @pytest.mark.parametrize("serial", [0, 1])
    def test_serials_rise(self, serial):
        ledger = three_rolls()
        ledger.serial = serial - 1
        ledger.take_up_key()
        assert fault(ledger.bundle().write()) == (3, 4)


class TestSignatures:
    """Step 4."""

    def test_an_entry_signed_by_another_key(self):
        ledger = three_rolls()
        ledger.key = ROOT
        ledger.forge("note", {"actor": None, "of": ledger.head.leaf, "code": "x", "fields": {}})
        assert fault(ledger.bundle().write()) == (4, 4)

    def test_a_new_key_signs_its_own_entry_and_all_after_it(self):
        ledger = three_rolls()
        ledger.take_up_key()
        ledger.key = ONLINE
        ledger.forge_last(lambda body: None)
        assert fault(ledger.bundle().write()) == (4, 4)
        ledger = three_rolls()
        ledger.take_up_key()
        ledger.key = ONLINE
        ledger.roll("1d6")
        assert fault(ledger.bundle().write()) == (4, 5)

    def test_a_key_signs_nothing_before_it_is_taken_up(self):
        ledger = Ledger()
        ledger.key = SigningKey(secret("online 2"))
        ledger.roll("1d6")
        ledger.take_up_key()
        assert fault(ledger.bundle().write()) == (4, 1)

    def test_a_signature_that_was_stretched_by_the_order_of_the_group(self):
        """Ed25519 signatures must not have a second form."""
        file = file_of(three_rolls())
        sig = bytes.fromhex(file["entries"][1]["sig"])
        order = 2**252 + 27742317777372353535851937790883648493
        stretched = int.from_bytes(sig[32:], "little") + order
        file["entries"][1]["sig"] = (sig[:32] + stretched.to_bytes(32, "little")).hex()
        assert fault(canonical(file)) == (4, 1)

    def test_a_withheld_body_leaves_the_signature_to_be_checked(self):
        file = file_of(three_rolls())
        file["entries"][2] = {**file["entries"][2], "body": None, "withheld": "private"}
        file["openings"] = []
        assert verify(canonical(file))["ok"]
        file["entries"][2]["envelope"]["body_hash"] = "00" * 32
        assert fault(canonical(file)) == (4, 2)


class TestChain:
    """Step 5."""

    def test_entries_in_another_order(self):
        file = file_of(three_rolls())
        one, two = file["entries"][1:3]
        file["entries"][1:3] = [two, one]
        assert fault(canonical(file)) == (5, 1)

    def test_an_entry_that_stands_twice(self):
        file = file_of(three_rolls())
        file["entries"].insert(2, file["entries"][2])
        assert fault(canonical(file)) == (5, 2)
        ledger = three_rolls()
        file = json.loads(ledger.receipt(ledger.entries[3]).write())
        file["entries"].append(file["entries"][2])
        assert fault(canonical(file)) == (5, 3)

    def test_an_entry_that_is_missing(self):
        file = file_of(three_rolls())
        del file["entries"][2]
        assert fault(canonical({**file, "openings": []})) == (5, 3)

    def test_an_entry_of_another_ledger(self):
        ledger = three_rolls()
        other = Ledger(name="another")
        for _ in range(4):
            other.roll("1d6")
        ledger.entries.append(other.entries[4])
        assert fault(ledger.bundle().write()) == (5, 4)

    def test_numbers_times_and_leaves_that_the_operator_signed(self):
        for envelope in ({"seq": 9}, {"prev": "00" * 32}, {"log": "00" * 16}, {"ts": "2026-11-30T10:02:59Z"}):
            ledger = three_rolls()
            seq = ledger.forge(
                "note", {"actor": None, "of": ledger.head.leaf, "code": "x", "fields": {}}, **envelope
            ).seq
            assert fault(ledger.bundle().write()) == (5, seq), envelope

    def test_the_same_time_is_not_earlier(self):
        ledger = three_rolls()
        ledger.forge(
            "note", {"actor": None, "of": ledger.head.leaf, "code": "x", "fields": {}}, ts=ledger.head.ts
        )
        assert ledger.report()["ok"]

    def test_a_receipt_has_its_subject_and_the_entry_before_each_drawing(self):
        ledger = three_rolls()
        file = json.loads(ledger.receipt(ledger.entries[3]).write())
        assert [entry["envelope"]["seq"] for entry in file["entries"]] == [0, 2, 3]
        without = {**file, "entries": [file["entries"][0], file["entries"][2]]}
        assert fault(canonical(without)) == (5, 3)
        without = {**file, "entries": file["entries"][:2], "openings": []}
        assert fault(canonical(without)) == (5, None)
        assert fault(canonical({**file, "subject": ledger.entries[0].leaf})) == (5, 0)
        assert fault(canonical({**file, "subject": "00" * 32})) == (5, None)

    def test_a_receipt_of_a_sealed_roll_has_the_entry_before_it_too(self):
        ledger = three_rolls()
        hidden = ledger.roll("1d6", sealed=True)
        file = json.loads(ledger.receipt(hidden).write())
        del file["entries"][1]
        assert fault(canonical(file)) == (5, 4)

    def test_entries_of_a_receipt_rise(self):
        ledger = three_rolls()
        file = json.loads(ledger.receipt(ledger.entries[3]).write())
        file["entries"].reverse()
        assert fault(canonical(file)) == (5, 0)


class TestSeeds:
    """Step 6."""

    def test_a_draw_brings_a_fresh_commitment(self):
        for stale in (0, 2, 3):
            ledger = three_rolls()
            ledger.forge_last(
                lambda body: None, next=ledger.entries[stale].next if stale < 3 else ledger.entries[2].next
            )
            assert fault(ledger.bundle().write()) == (6, 3)

    def test_what_does_not_draw_repeats_the_pending_commitment(self):
        for commitment in (secret("x").hex(), Ledger().head.next):
            ledger = three_rolls()
            note = {"actor": None, "of": ledger.head.leaf, "code": "x", "fields": {}}
            ledger.forge("note", note, next=commitment)
            assert fault(ledger.bundle().write()) == (6, 4)

    def test_a_ruling_repeats_and_another_amendment_does_not(self):
        ledger = three_rolls()
        ledger.rule(ledger.entries[3], total=1)
        ledger.forge_last(lambda body: None, next=secret("x").hex())
        assert fault(ledger.bundle().write()) == (6, 4)
        ledger = three_rolls()
        ledger.amend(ledger.entries[3], "reroll", "3d6")
        ledger.forge_last(lambda body: None, next=ledger.entries[3].next)
        assert fault(ledger.bundle().write()) == (6, 4)

    def test_of_a_withheld_amendment_one_cannot_tell(self):
        for amend in ("rule", "amend"):
            for stale in (False, True):
                ledger = three_rolls()
                if amend == "rule":
                    ledger.rule(ledger.entries[3], total=1)
                else:
                    ledger.amend(ledger.entries[3], "reroll", "3d6")
                if stale:
                    ledger.forge_last(lambda body: None, next=ledger.entries[1].next)
                ledger.entries[4] = ledger.entries[4].without_body()
                ledger.openings = []
                if stale:
                    assert fault(ledger.bundle().write()) == (6, 4)
                else:
                    assert ledger.report()["ok"]

    @pytest.mark.parametrize("sealed", [False, True])
    @pytest.mark.parametrize(
        "other", [{"log": "00" * 16}, {"seq": 9}, {"head": "00" * 32}, {"commit": "00" * 32}], ids=str
    )
    def test_a_request_made_for_another_place(self, sealed, other):
        ledger = three_rolls()
        roll = ledger.roll("1d6", sealed=sealed)
        if sealed:
            ledger.reveal(roll)
        ledger.forge_last(lambda body: body.get("payload", body)["req"].update(other))
        assert fault(ledger.bundle().write()) == (6, 5 if sealed else 4)

    @pytest.mark.parametrize("sealed", [False, True])
    def test_another_seed(self, sealed):
        ledger = three_rolls()
        roll = ledger.roll("1d6", sealed=sealed)
        if sealed:
            ledger.reveal(roll)
        ledger.forge_last(lambda body: body.get("payload", body).update(seed=secret("another").hex()))
        assert fault(ledger.bundle().write()) == (6, 5 if sealed else 4)

    def test_a_seed_of_its_own_with_its_own_commitment(self):
        """The seed fits the request, but the request does not fit what was pending."""
        ledger = three_rolls()
        seed = secret("another")

        def change(body: Json) -> None:
            body["seed"] = seed.hex()
            body["req"]["commit"] = commit(seed)

        ledger.forge_last(change)
        assert fault(ledger.bundle().write()) == (6, 3)


class TestOutcomes:
    """Steps 7 and 8."""

    def test_other_dice_more_dice_fewer_dice(self):
        def one_more(dice: Json) -> None:
            dice[0][1] = dice[0][1] % 6 + 1

        for change in (one_more, lambda dice: dice.append([6, 1]), lambda dice: dice.reverse()):
            ledger = Ledger()
            ledger.roll("5d6")
            before = copy.deepcopy(ledger.entries[-1].body["dice"])
            ledger.forge_last(lambda body, change=change: change(body["dice"]))
            assert before != ledger.entries[-1].body["dice"]
            assert fault(ledger.bundle().write()) == (7, 1)
        ledger = Ledger()
        ledger.roll("5d6")
        ledger.forge_last(lambda body: body["dice"].pop())
        assert fault(ledger.bundle().write()) == (8, 1)

    @pytest.mark.parametrize("sealed", [False, True])
    def test_other_dice_of_an_amendment(self, sealed):
        ledger = three_rolls()
        reroll = ledger.amend(ledger.entries[3], "reroll", "3d6", sealed=sealed)
        if sealed:
            ledger.reveal(reroll)

        def change(body: Json) -> None:
            first = body.get("payload", body)["dice"][0]
            first[1] = first[1] % 6 + 1

        ledger.forge_last(change)
        assert fault(ledger.bundle().write()) == (7, 5 if sealed else 4)

    def test_dice_of_other_sides_that_the_seed_would_give(self):
        ledger = Ledger()
        ledger.roll("1d6")

        def change(body: Json) -> None:
            body["dice"] = [[20, Stream.of(bytes.fromhex(body["seed"]), body["req"]).draw(20)]]

        ledger.forge_last(change)
        assert fault(ledger.bundle().write()) == (8, 1)

    def test_dice_of_other_sides_that_show_the_same_face(self):
        def coin(ask: Json, faces: Any) -> Json:
            return {"side": faces.d(2, "coin")}

        ledgers = (Ledger(rules=coin, name=f"ledger {number}") for number in range(100))
        for ledger in ledgers:
            body = ledger.roll("1d2").body
            if Stream.of(bytes.fromhex(body["seed"]), body["req"]).draw(6) == body["outcome"]["side"]:
                break
        assert ledger.report()["ok"]
        ledger.forge_last(lambda body: body["dice"][0].__setitem__(0, 6))
        assert fault_with(coin, ledger) == (8, 1)

    @pytest.mark.parametrize(
        "change",
        [
            lambda outcome: outcome.update(total=outcome["total"] + 1),
            lambda outcome: outcome.update(total=str(outcome["total"])),
            lambda outcome: outcome.update(extra=None),
            lambda outcome: outcome.pop("warnings"),
            lambda outcome: outcome["dice"][0].update(kept=1),
            lambda outcome: outcome.clear(),
        ],
    )
    def test_another_outcome(self, change):
        ledger = Ledger()
        ledger.roll("2d6")
        ledger.forge_last(lambda body: change(body["outcome"]))
        assert fault(ledger.bundle().write()) == (8, 1)

    def test_an_expression_is_canonical(self):
        ledger = Ledger()
        ledger.roll("d6")
        assert fault(ledger.bundle().write()) == (8, 1)
        ledger = Ledger()
        ledger.roll("500d6rr1")
        assert ledger.entries[-1].type == "void"
        assert fault(ledger.bundle().write()) == (8, 1)

    def test_an_ask_that_the_rules_refuse(self):
        for inputs in ({}, {"expression": "1d"}, {"expression": 6}):
            ledger = Ledger()
            ledger.roll(ask=ask_for("1d6"))

            def change(body: Json, inputs: Json = inputs) -> None:
                body["req"]["ask"]["inputs"] = inputs
                body["dice"] = []

            ledger.forge_last(change)
            assert fault(ledger.bundle().write()) == (8, 1)

    def test_a_limit_ends_in_just_this_error(self):
        for change in (
            lambda body: body["error"].update(reason="no-luck"),
            lambda body: body["error"].update(code="invalid-input"),
        ):
            ledger = Ledger()
            ledger.roll("500d6r1")
            ledger.forge_last(change)
            assert fault(ledger.bundle().write()) == (8, 1)

    def test_a_limit_that_the_dice_do_not_reach(self):
        ledger = Ledger()
        ledger.roll("1d6")

        def change(body: Json) -> None:
            del body["dice"], body["outcome"]
            body.update(why="limit", error={"code": "not-allowed", "reason": "draw-limit"})

        ledger.forge_last(change, type="void")
        report = ledger.report()
        assert refused(report)[::2] == (8, 1)
        assert report["why"] == "the rules do not end in this error"

    def test_a_refusal_before_the_first_face_is_no_limit(self):
        def never(ask: Json, faces: Any) -> Json:
            raise not_allowed("draw-limit")

        ledger = Ledger()
        ledger.roll("500d6r1")
        assert refused(verify(ledger.bundle().write(), rules=never))[::2] == (8, 1)

    def test_rules_that_break_down_verify_nothing(self):
        for broken in (ZeroDivisionError, RecursionError, KeyError, MemoryError, AssertionError):

            def rules(ask: Json, faces: Any, broken: Any = broken) -> Json:
                raise broken

            assert refused(verify(three_rolls().bundle().write(), rules=rules))[::2] == (8, 1)

    def test_rules_that_are_not_here_leave_a_roll_unchecked(self):
        def anything(ask: Json, faces: Any) -> Json:
            return {"winner": faces.d(2, "coin")}

        ledger = Ledger(rules=anything)
        chess = {"system": "chess", "rule": "toss", "version": "9", "inputs": {}, "house_rules": {}}
        toss = ledger.roll(ask=chess)
        hidden = ledger.roll(ask=chess, sealed=True)
        ledger.reveal(hidden)
        report = verify(ledger.bundle().write())
        assert [entry["status"] for entry in report["entries"]] == ["verified", *["unchecked"] * 3]
        assert report["effective"]["1"]["outcome"] == toss.body["outcome"]
        assert [entry["status"] for entry in ledger.report()["entries"]] == ["verified"] * 4
        ledger.forge_last(lambda body: body["payload"]["dice"].append([2, 3]))
        assert fault(ledger.bundle().write()) == (7, 3)

    def test_a_crash_has_no_outcome_to_be_checked(self):
        def breaks(ask: Json, faces: Any) -> Json:
            faces.d(6, "x")
            raise ZeroDivisionError

        ledger = Ledger(rules=breaks)
        ledger.roll("1d6")
        assert ledger.entries[-1].body["why"] == "crash"
        report = verify(ledger.bundle().write())
        assert report["ok"]
        assert report["voids"] == [1]

    @pytest.mark.parametrize("sealed", [False, True])
    @pytest.mark.parametrize("inputs", [{"expression": "d6"}, {"expression": "1d"}, {"expression": 6}, {}])
    def test_what_crashed_was_a_canonical_expression_all_the_same(self, inputs, sealed):
        def breaks(ask: Json, faces: Any) -> Json:
            raise ZeroDivisionError

        ledger = Ledger(rules=breaks)
        hidden = ledger.roll(ask={**ask_for(""), "inputs": inputs}, sealed=sealed)
        if sealed:
            ledger.reveal(hidden)
        assert fault(ledger.bundle().write()) == (8, 2 if sealed else 1)


class TestSeals:
    """Step 9."""

    def sealed(self) -> tuple[Ledger, Any]:
        ledger = Ledger()
        return ledger, ledger.roll("1d100", sealed=True)

    def test_a_reveal_of_something_else(self):
        ledger, hidden = self.sealed()
        ledger.reveal(hidden)
        for of in (ledger.entries[0].leaf, "00" * 32, ledger.entries[2].leaf):
            ledger.forge_last(lambda body, of=of: body.update(of=of))
            assert fault(ledger.bundle().write()) == (9, 2)

    def test_a_seal_is_opened_once(self):
        ledger, hidden = self.sealed()
        ledger.reveal(hidden)
        ledger.reveal(hidden)
        assert fault(ledger.bundle().write()) == (9, 3)

    def test_a_reveal_comes_later(self):
        ledger, hidden = self.sealed()
        ledger.forge("reveal", {"actor": GRETA, "of": hidden.leaf, **ledger.sealed[hidden.leaf]})
        entries = ledger.entries
        swapped = {**file_of(ledger), "entries": [entries[i].as_json() for i in (0, 2, 1)]}
        assert fault(canonical(swapped))[0] == 5

    def test_a_receipt_with_gaps_opens_no_later_seal(self):
        """In a ledger the chain rules it out: the later entry would have to be known before."""
        ledger = Ledger()
        ledger.forge(
            "note", {"actor": None, "of": "00" * 32, "code": "x", "fields": {}}, seq=4, prev="00" * 32
        )
        hidden = ledger.roll("1d6", sealed=True)
        body = {"actor": GRETA, "of": hidden.leaf, **ledger.sealed[hidden.leaf]}
        ledger.forge("reveal", body, seq=2, prev="00" * 32, next=ledger.entries[0].next, ts=ledger.clock(0))
        ledger.entries.insert(1, ledger.entries.pop())
        receipt = {**file_of(ledger), "kind": "receipt", "subject": hidden.leaf, "openings": []}
        assert fault(canonical(receipt)) == (9, 2)

    def test_another_salt_or_another_payload(self):
        ledger, hidden = self.sealed()
        ledger.reveal(hidden)
        ledger.forge_last(lambda body: body.update(salt=secret("x").hex()))
        assert fault(ledger.bundle().write()) == (9, 2)
        ledger.forge_last(lambda body: body["payload"]["req"].update(client=False))
        assert fault(ledger.bundle().write())[0] in (7, 8, 9)

    def test_a_seal_whose_bytes_are_gone_verifies_nothing(self):
        """An operator could open it with any nonce."""
        ledger, hidden = self.sealed()
        ledger.reveal(hidden)
        ledger.erase(hidden, what=("body",))
        ledger.entries[1] = hidden.without_body("erased")
        report = ledger.report()
        assert [entry["status"] for entry in report["entries"]] == [
            "verified",
            "redacted",
            "unchecked",
            "verified",
        ]
        assert report["effective"] == {}

    def test_of_a_seal_whose_bytes_are_gone_nothing_is_opened(self):
        ledger = Ledger()
        _req, openings = ledger.request(ask_for("1d6"), sealed=True)
        hidden = ledger.roll("1d6", sealed=True)
        ledger.reveal(hidden)
        ledger.erase(hidden, what=("body",))
        ledger.entries[1] = hidden.without_body("erased")
        opened = [{"of": hidden.leaf, **opening} for opening in openings]
        assert fault(canonical({**file_of(ledger), "openings": opened})) == (11, 1)

    def test_a_receipt_with_a_reveal_has_what_it_opens(self):
        ledger, hidden = self.sealed()
        reveal = ledger.reveal(hidden)
        roll = ledger.roll("1d6")
        file = json.loads(ledger.receipt(roll).write())
        assert file["entries"][1]["withheld"] == "private"
        file["entries"][1] = reveal.as_json()
        assert fault(canonical(file)) == (9, 2)


class TestLinks:
    """Step 10; for what amendments repeat see ``test_amendments.py``."""

    @pytest.mark.parametrize("entry_type", ["attach", "note", "ruling", "erase"])
    def test_what_is_referred_to_is_in_the_ledger(self, entry_type):
        bodies = {
            "attach": {"actor": AVA, "of": "00" * 32, "post": "90" * 16, "text": "00" * 32},
            "note": {"actor": AVA, "of": "00" * 32, "code": "x", "fields": {}},
            "ruling": {"actor": AVA, "parent": "00" * 32, "op": "ruling", "set": {}, "fields": {}},
            "erase": {"actor": AVA, "of": ["00" * 32], "what": ["texts"], "why": "x"},
        }
        ledger = three_rolls()
        ledger.add("amend" if entry_type == "ruling" else entry_type, bodies[entry_type])
        assert fault(ledger.bundle().write()) == (10, 4)

    def test_an_amendment_of_nothing_in_the_ledger(self):
        ledger = Ledger()
        ledger.roll("1d6", amends={"parent": "00" * 32, "op": "reroll"})
        assert fault(ledger.bundle().write()) == (10, 1)

    def test_what_is_referred_to_is_of_a_fitting_type(self):
        ledger = three_rolls()
        note = ledger.note(ledger.entries[1])
        reroll = ledger.amend(ledger.entries[3], "reroll", "3d6")
        for body, entry_type in [
            ({"actor": AVA, "of": note.leaf, "post": "90" * 16, "text": "00" * 32}, "attach"),
            ({"actor": AVA, "of": ledger.entries[0].leaf, "post": "90" * 16, "text": "00" * 32}, "attach"),
            ({"actor": AVA, "of": reroll.leaf, "post": "90" * 16, "text": "00" * 32}, "attach"),
            ({"actor": AVA, "parent": note.leaf, "op": "ruling", "set": {}, "fields": {}}, "amend"),
            ({"actor": AVA, "of": [ledger.entries[0].leaf], "what": ["body"], "why": "x"}, "erase"),
        ]:
            ledger.add(entry_type, body)
            assert fault(ledger.bundle().write()) == (10, 6)
            ledger.entries.pop()

    def test_a_void_may_stand_in_a_post(self):
        ledger = Ledger()
        ledger.attach(ledger.roll("500d6r1"))
        assert ledger.entries[1].type == "void"
        assert ledger.report()["ok"]

    def test_a_receipt_need_not_have_all_that_it_refers_to(self):
        ledger = three_rolls()
        ledger.erase(ledger.entries[1], ledger.entries[3])
        ledger.openings = []
        receipt = ledger.receipt(ledger.entries[3])
        assert [entry.seq for entry in receipt.entries] == [0, 2, 3, 4]
        assert verify(receipt.write())["ok"]

    def test_nothing_amends_a_void(self):
        ledger = Ledger()
        void = ledger.roll("500d6r1")
        ledger.rule(void, total=1)
        assert fault(ledger.bundle().write()) == (10, 2)
        ledger = Ledger()
        void = ledger.roll("500d6r1", sealed=True)
        ledger.rule(void, total=1)
        assert ledger.report()["ok"]  # sealed, so that nobody can tell
        ledger.reveal(void)
        assert fault(ledger.bundle().write()) == (10, 2)

    def test_an_entry_has_one_amendment(self):
        ledger = three_rolls()
        ledger.rule(ledger.entries[1], total=1)
        ledger.rule(ledger.entries[1], total=2)
        assert fault(ledger.bundle().write()) == (10, 5)
        ledger = three_rolls()
        hidden = ledger.amend(ledger.entries[1], "reroll", "1d20", sealed=True)
        ledger.amend(ledger.entries[1], "reroll", "1d20")
        assert ledger.report()["ok"]  # as long as the first one is sealed
        ledger.reveal(hidden)
        assert fault(ledger.bundle().write()) == (10, 5)

    def test_an_amendment_that_ended_in_a_void_leaves_room_for_another(self):
        def high_or_nothing(ask: Json, faces: Any) -> Json:
            if faces.d(6, "x") < 4:
                raise not_allowed("draw-limit")
            return {"total": faces.drawn[0].face}

        ledgers = (Ledger(rules=high_or_nothing, name=f"ledger {number}") for number in range(100))
        for ledger in ledgers:
            roll = ledger.roll("1d6")
            void = ledger.amend(roll, "reroll", "1d6")
            reroll = ledger.amend(roll, "reroll", "1d6")
            if [entry.type for entry in (roll, void, reroll)] == ["roll", "void", "amend"]:
                break
        report = ledger.report()
        assert report["ok"]
        assert report["effective"]["1"] == {
            "outcome": reroll.body["outcome"],
            "amendments": 1,
            "ruled": False,
        }
        ledger.amend(roll, "extra-die", "1d6")
        assert fault_with(high_or_nothing, ledger) == (10, 4)

    @pytest.mark.parametrize("sealed", [False, True])
    def test_a_roll_is_attached_once(self, sealed):
        ledger = Ledger()
        roll = ledger.roll("1d6", sealed=sealed)
        ledger.attach(roll)
        assert ledger.report()["ok"]
        ledger.attach(roll)
        assert fault(ledger.bundle().write()) == (10, 3)

    def test_an_erased_body_is_named_by_a_later_erasure(self):
        for what, gone in ((("texts", "salts"), 1), (("body",), 2)):
            ledger = three_rolls()
            ledger.erase(ledger.entries[1], what=what)
            ledger.entries[gone] = ledger.entries[gone].without_body("erased")
            ledger.openings = []
            assert fault(ledger.bundle().write()) == (10, gone)
        ledger = three_rolls()
        ledger.erase(ledger.entries[1], what=("body",))
        ledger.entries[1] = ledger.entries[1].without_body("erased")
        ledger.openings = []
        assert ledger.report()["ok"]

    def test_after_a_theft_comes_the_void(self):
        ledger = three_rolls()
        ledger.take_up_key(good=2)
        assert ledger.report()["ok"]
        ledger.roll("1d6")
        assert fault(ledger.bundle().write()) == (10, 5)
        ledger.entries[5] = ledger.entries[5].without_body()
        ledger.openings = []
        assert fault(ledger.bundle().write()) == (10, 5)
        ledger = three_rolls()
        ledger.take_up_key(good=2)
        ledger.void("lost")
        assert fault(ledger.bundle().write()) == (10, 5)
        ledger = three_rolls()
        ledger.take_up_key(good=2)
        ledger.void("key")
        assert [entry["status"] for entry in ledger.report()["entries"]][2:4] == ["verified", "unsure"]

    def test_of_two_thefts_the_earlier_last_good_entry_counts(self):
        for first, second in ((2, 4), (4, 2)):
            ledger = Ledger()
            for _ in range(4):
                ledger.roll("1d6")
            for good in (first, second):
                ledger.take_up_key(good=good)
                ledger.void("key")
            statuses = [entry["status"] for entry in ledger.report()["entries"]]
            assert statuses[:5] == ["verified"] * 3 + ["unsure"] * 2

    def test_the_last_good_entry_is_an_earlier_one(self):
        ledger = three_rolls()
        ledger.take_up_key(good=4)
        assert fault(ledger.bundle().write()) == (10, 4)


class TestOpenings:
    """Step 11."""

    @pytest.mark.parametrize("part", ["value", "salt", "name", "of"])
    def test_an_opening_that_is_not_what_was_committed_to(self, part):
        file = file_of(lively_ledger())
        leaves = {opening["of"] for opening in file["openings"]}
        for position, opening in enumerate(file["openings"]):
            others = {
                "value": {**CONTEXT_OF_ANOTHER} if opening["name"] == "ctx" else opening["value"] + " ",
                "salt": secret("x").hex(),
                "name": "note",
                "of": min(leaves - {opening["of"]}),
            }
            if part == "name" and opening["name"] == "ctx":
                continue  # a context is no text: step 1
            changed = copy.deepcopy(file)
            changed["openings"][position][part] = others[part]
            assert fault(canonical(changed))[0] == 11

    def test_an_opening_of_an_entry_that_is_not_there(self):
        file = file_of(three_rolls())
        file["openings"][0]["of"] = "00" * 32
        assert fault(canonical(file)) == (11, None)

    def test_an_opening_of_a_withheld_body(self):
        file = file_of(three_rolls())
        file["entries"][2] = {**file["entries"][2], "body": None, "withheld": "private"}
        assert fault(canonical(file)) == (11, 2)

    def test_an_opening_of_what_commits_to_nothing(self):
        file = file_of(three_rolls())
        for name, value in (("ctx", CONTEXT_OF_ANOTHER), ("reason", "x"), ("text", "x")):
            of = Ledger().entries[0].leaf
            changed = {**file, "openings": [{"of": of, "name": name, "salt": "00" * 32, "value": value}]}
            assert fault(canonical(changed)) == (11, 0)

    def test_a_sealed_roll_is_opened_by_the_leaf_of_either_entry(self):
        ledger = Ledger()
        req, openings = ledger.request(ask_for("1d6"), sealed=True)
        hidden = ledger.roll("1d6", sealed=True)
        sealed = [{"of": hidden.leaf, **opening} for opening in openings]
        assert fault(canonical({**file_of(ledger), "openings": sealed})) == (11, 1)
        reveal = ledger.reveal(hidden)
        assert ledger.entries[-1].body["payload"]["req"] == req
        for of in (hidden.leaf, reveal.leaf):
            opened = [{"of": of, **opening} for opening in openings]
            assert verify(canonical({**file_of(ledger), "openings": opened}))["ok"]


CONTEXT_OF_ANOTHER = {"scene": None, "slot": None, "character": None, "sheet": None}


def note(ledger: Ledger, body: Json = None, **envelope: Json) -> int:
    given = {"actor": None, "of": ledger.head.leaf, "code": "x", "fields": {}, **(body or {})}
    return ledger.forge("note", given, **envelope).seq


def signed_by_another(ledger: Ledger) -> int:
    key, ledger.key = ledger.key, ROOT
    seq = note(ledger)
    ledger.key = key
    return seq


def changed_roll(ledger: Ledger, change: Any) -> int:
    ledger.roll("2d6")
    ledger.forge_last(change)
    return ledger.head.seq


def opened_twice(ledger: Ledger) -> int:
    hidden = ledger.roll("1d6", sealed=True)
    ledger.reveal(hidden)
    return ledger.reveal(hidden).seq


def said_otherwise(ledger: Ledger) -> int:
    roll = ledger.roll("1d6")
    ledger.openings[-1] = {**ledger.openings[-1], "salt": "00" * 32}
    return roll.seq


FAULTS: dict[int, Any] = {
    1: lambda ledger: note(ledger, {"unknown": 1}),
    2: lambda ledger: note(ledger, body_hash="00" * 32),
    4: signed_by_another,
    5: lambda ledger: note(ledger, prev="00" * 32),
    6: lambda ledger: changed_roll(ledger, lambda body: body.update(seed="00" * 32)),
    7: lambda ledger: changed_roll(ledger, lambda body: body["dice"][0].__setitem__(1, 7)),
    8: lambda ledger: changed_roll(ledger, lambda body: body["outcome"].update(total=99)),
    9: opened_twice,
    10: lambda ledger: note(ledger, {"of": "00" * 32}),
    11: said_otherwise,
}


@pytest.mark.parametrize("first", FAULTS)
def test_of_two_faults_the_earlier_step_is_named_and_there_the_lower_entry(first):
    for second, fault_of in FAULTS.items():
        ledger = three_rolls()
        found = [(first, FAULTS[first](ledger)), (second, fault_of(ledger))]
        assert fault(ledger.bundle().write()) == min(found), second


class TestWhatTheVerifierSays:
    def test_of_a_lively_ledger(self):
        ledger = lively_ledger()
        report = ledger.report()
        assert report["ok"]
        statuses = {entry["seq"]: (entry["type"], entry["status"]) for entry in report["entries"]}
        assert list(statuses) == list(range(len(ledger.entries)))
        assert {status for _, status in statuses.values()} == {
            "verified",
            "amended",
            "sealed",
            "redacted",
            "unsure",
        }
        assert statuses[1] == ("roll", "amended")
        assert statuses[3] == ("amend", "amended")
        assert statuses[4] == ("amend", "verified")
        assert statuses[12] == ("roll", "redacted")
        assert statuses[15] == ("roll", "unsure")
        assert (report["sealed"], report["voids"], report["server_nonces"]) == ([6], [8, 14, 17], [9])
        assert report["unattached"] == [5, 6, 9, 12, 15, 18]
        assert set(report["effective"]) == {"1", "5", "9", "15", "18"}
        first = report["effective"]["1"]
        assert (first["outcome"]["total"], first["amendments"], first["ruled"]) == (99, 2, True)

    def test_lists_are_for_ledgers(self):
        ledger = lively_ledger()
        report = verify(ledger.receipt(ledger.entries[9]).write())
        assert report["ok"]
        assert [report[name] for name in ("sealed", "voids", "unattached", "server_nonces")] == [[]] * 4
        assert list(report["effective"]) == ["9"]


# Whatever is done to a file: the verifier answers, and what it says "ok" to has no entry that the ledger did not have.

LIVELY = json.loads(lively_ledger().bundle().write())
RECEIPT = json.loads((lambda ledger: ledger.receipt(ledger.entries[1]).write())(lively_ledger()))


def leaves(value: Json, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(value, dict | list) and value:
        items = value.items() if isinstance(value, dict) else enumerate(value)
        return [leaf for key, item in items for leaf in leaves(item, (*path, key))]
    return [path]


def at(value: Json, path: tuple[Any, ...]) -> Json:
    for step in path:
        value = value[step]
    return value


def check_meaning(data: bytes, original: Json) -> bool:
    """Whether the file still verifies; then each of its entries must be one of the original's, in order, perhaps withheld."""
    report = verify(data, ROOT.public)
    if not report["ok"]:
        refused(report)
        return False
    file = json.loads(data)
    known = [(entry["envelope"], entry["sig"], entry["body"]) for entry in original["entries"]]
    positions = []
    for entry, told in zip(file["entries"], report["entries"], strict=True):
        position = next(i for i, (envelope, _, _) in enumerate(known) if envelope == entry["envelope"])
        _, sig, body = known[position]
        assert entry["sig"] == sig
        assert entry["body"] in (body, None)
        assert (told["status"] == "redacted") is (entry["body"] is None)
        positions.append(position)
    assert positions == sorted(set(positions))
    if file["kind"] == "ledger":
        assert positions == list(range(len(positions)))
    assert all(opening in original["openings"] for opening in file["openings"])
    return True


new_values = (
    st.none()
    | st.booleans()
    | st.integers(-5, 2**53)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5)
    | st.sampled_from(
        [[], {}, "00" * 32, "00" * 16, "private", "erased", "ledger", "receipt", "reroll", "roll"]
    )
)
many = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
originals = st.sampled_from([LIVELY, RECEIPT])


@many
@given(st.data(), originals)
def test_changing_any_value_breaks_the_file(data, original):
    """Also where the new value stood elsewhere in the file."""
    paths = leaves(original)
    path = data.draw(st.sampled_from(paths))
    old = at(original, path)
    new = data.draw(new_values | st.sampled_from(paths).map(lambda other: at(original, other)))
    file = copy.deepcopy(original)
    at(file, path[:-1])[path[-1]] = new
    if type(old) is type(new) and old == new:
        return
    if check_meaning(canonical_or_text(file), original):
        assert path in [("subject",)] or path[2:] == ("withheld",)


def canonical_or_text(file: Json) -> bytes:
    try:
        return canonical(file)
    except ValueError:
        return json.dumps(file, sort_keys=True, separators=(",", ":")).encode()


@many
@given(st.data(), originals)
def test_taking_out_repeating_and_moving_entries_breaks_a_ledger(data, original):
    file = copy.deepcopy(original)
    entries = file["entries"]
    position = data.draw(st.integers(0, len(entries) - 1))
    change = data.draw(st.sampled_from(["drop", "repeat", "move", "cut", "withhold", "drop openings"]))
    if change == "drop":
        del entries[position]
    elif change == "repeat":
        entries.insert(data.draw(st.integers(0, len(entries))), entries[position])
    elif change == "move":
        entries.insert(data.draw(st.integers(0, len(entries) - 1)), entries.pop(position))
    elif change == "cut":
        del entries[position:]
    elif change == "withhold":
        entries[position] = {**entries[position], "body": None, "withheld": "private"}
    else:
        del file["openings"][position:]
    if data.draw(st.booleans()):
        left = {entry["envelope"]["seq"] for entry in entries if entry["body"] is not None}
        file["openings"] = [opening for opening in file["openings"] if number_of(opening["of"]) in left]
    check_meaning(canonical(file), original)


def number_of(leaf: str) -> int | None:
    return next((entry.seq for entry in lively_entries if entry.leaf == leaf), None)


lively_entries = lively_ledger().entries


@many
@given(st.data(), originals)
def test_changing_any_bytes_breaks_the_file(data, original):
    file = bytearray(canonical(original))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(file)))
        end = data.draw(st.integers(start, min(len(file), start + 3)))
        file[start:end] = data.draw(st.binary(max_size=3))
    if bytes(file).removesuffix(b"\n") != canonical(original):
        check_meaning(bytes(file), original)


@many
@given(st.data(), originals)
def test_a_file_cut_off_anywhere_is_no_file(data, original):
    whole = canonical(original)
    length = data.draw(st.integers(0, len(whole) - 1))
    assert refused(verify(whole[:length])) == (1, "format", None)


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53) + 1, 2**53 - 1)
    | st.text(max_size=8)
    | st.just("00" * 32),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["envelope", "body", "sig", "of", "seq", "v", "é"]), inner)
    ),
    max_leaves=12,
)


@many
@given(st.data(), originals)
def test_any_json_anywhere_gets_an_answer(data, original):
    file = copy.deepcopy(original)
    path = data.draw(st.sampled_from(leaves(original)))
    cut = data.draw(st.integers(1, len(path)))
    at(file, path[: cut - 1])[path[cut - 1]] = data.draw(json_values)
    check_meaning(canonical_or_text(file), original)


@given(st.binary(max_size=300))
def test_any_bytes_get_an_answer(data):
    refused(verify(data))
