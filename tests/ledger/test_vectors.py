"""The test vectors of the specification, byte for byte."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.ledger import bundles, commitments
from rules.ledger.canonical import as_signed, canonical
from rules.ledger.drawing import SeedFaces, switched_on
from rules.ledger.entries import Entry, Head, append, open_ledger
from rules.ledger.keys import SigningKey, signed_certificate, signed_envelope
from rules.ledger.requests import record
from rules.ledger.stream import Stream, blocks, stream_key
from rules.ledger.verification import verify

from .ledgers import refused

Json = Any

VECTORS = json.loads(
    (Path(__file__).parents[1] / "conformance" / "vectors" / "verified-rolls.json").read_text("utf-8")
)
BUNDLES = {vector["name"]: vector["bundle"] for vector in VECTORS["bundles"]}
REPORTS = {vector["name"]: vector["report"] for vector in VECTORS["bundles"]}
KEYS = {
    name: SigningKey(bytes.fromhex(pair["private"]))
    for name, pair in VECTORS["keys"].items()
    if name != "note"
}


def by_name(vectors: list[Json]) -> list[Any]:
    return [pytest.param(vector, id=vector["name"]) for vector in vectors]


def test_keys_have_their_public_parts():
    for name, key in KEYS.items():
        assert key.public == VECTORS["keys"][name]["public"]


@pytest.mark.parametrize("vector", VECTORS["bytes"]["canonical_json"])
def test_canonical_json(vector):
    assert canonical(vector["value"]).decode() == vector["bytes"]


def test_tags():
    for name, tag in VECTORS["bytes"]["tags"].items():
        assert commitments.tag(name).hex() == tag


def test_commitments_to_a_field_a_context_a_seal_and_a_body():
    field, context, seal, body = (VECTORS["bytes"][name] for name in ("field", "context", "seal", "body"))
    assert commitments.field(bytes.fromhex(field["salt"]), field["text"]) == field["commitment"]
    assert commitments.ctx(bytes.fromhex(context["salt"]), context["context"]) == context["commitment"]
    assert commitments.seal(bytes.fromhex(seal["salt"]), seal["payload"]) == seal["seal"]
    assert commitments.body_hash(canonical(body["body"])) == body["hash"]


@pytest.mark.parametrize("vector", VECTORS["raw_draws"])
def test_raw_draw(vector):
    stream = Stream(iter([bytes.fromhex(vector["stream"])]))
    assert stream.draw(vector["sides"]) == vector["face"]
    assert 4 * stream.words_read == vector["bytes_read"]
    assert stream.words_rejected == vector["words_rejected"]


@pytest.mark.parametrize("vector", by_name(VECTORS["full_draws"]))
def test_full_draw(vector):
    seed, req = bytes.fromhex(vector["seed"]), vector["request"]
    assert commitments.commit(seed) == vector["commit"]
    assert canonical(req).decode() == vector["request_bytes"]
    assert commitments.request_hash(req).hex() == vector["request_hash"]
    key = stream_key(seed, req)
    assert key.hex() == vector["key"]
    assert [block.hex() for block, _ in zip(blocks(key), vector["blocks"], strict=False)] == vector["blocks"]
    stream = Stream.of(seed, req)
    assert [[sides, stream.draw(sides)] for sides, _ in vector["dice"]] == vector["dice"]
    assert 4 * stream.words_read == vector["bytes_read"]
    assert stream.words_rejected == vector["words_rejected"]


@pytest.mark.parametrize(
    "vector", by_name([v for v in VECTORS["full_draws"] if v["request"]["ask"]["system"] == "dice"])
)
def test_full_draw_gives_the_outcome_of_dice_notation(vector):
    faces = SeedFaces(bytes.fromhex(vector["seed"]), vector["request"])
    assert as_signed(switched_on(vector["request"]["ask"], faces)) == vector["result"]
    assert [[die.sides, die.face] for die in faces.drawn] == vector["dice"]


def test_the_chain_is_made_again_byte_for_byte():
    """From the seeds, nonces and salts in the entries alone: each request must give the very same entry once more."""
    given = BUNDLES["ledger-a"]["entries"]
    seeds = {}
    for entry in given:
        part = entry["body"].get("payload", entry["body"])
        if "seed" in part:
            seed = bytes.fromhex(part["seed"])
            seeds[commitments.commit(seed)] = seed
    payloads = {entry["body"]["of"]: entry["body"] for entry in given if "payload" in entry["body"]}
    online = KEYS["online 1"]

    made: list[Entry] = []
    for value, expected in zip(given, VECTORS["chain"]["entries"], strict=True):
        envelope, body = value["envelope"], value["body"]
        next_seed = seeds.get(envelope["next"])
        if envelope["type"] == "genesis":
            entry = open_ledger(
                log=bytes.fromhex(envelope["log"]),
                first_seed=next_seed,
                at=envelope["ts"],
                key=online,
                **body,
            )
        elif next_seed is None and envelope["next"] != made[-1].next:
            # The seed for the roll after this one was never used, so that it is not in the file.
            entry = Entry(envelope, body, online.sign_envelope(canonical(envelope)))
        elif envelope["type"] in ("roll", "void", "hidden") or "req" in body:
            kept = payloads.get(expected["leaf"])
            if envelope["type"] == "hidden" and kept is None:
                entry = append(
                    Head.of(made[-1]), "hidden", body, at=envelope["ts"], key=online, next_seed=next_seed
                )
            else:
                req = (kept["payload"] if kept else body)["req"]
                recorded = record(
                    Head.of(made[-1]),
                    req,
                    actor=body["actor"],
                    seed=seeds[req["commit"]],
                    next_seed=next_seed,
                    salt=bytes.fromhex(kept["salt"]) if kept else b"",
                    at=envelope["ts"],
                    key=online,
                )
                entry = recorded.entry
                if kept:
                    assert recorded.sealed == {"salt": kept["salt"], "payload": kept["payload"]}
        else:
            entry = append(Head.of(made[-1]), envelope["type"], body, at=envelope["ts"], key=online)
        made.append(entry)
        assert entry.envelope_bytes.decode() == expected["envelope_bytes"]
        assert entry.body_bytes.decode() == expected["body_bytes"]
        assert entry.envelope["body_hash"] == expected["body_hash"]
        assert (entry.seq, entry.type) == (expected["seq"], expected["type"])
        assert (entry.leaf, entry.roll_id, entry.sig) == (expected["leaf"], expected["id"], expected["sig"])
        assert signed_envelope(online.public, entry.envelope_bytes, entry.sig)
        assert Entry.stored(expected["envelope_bytes"], expected["body_bytes"], entry.sig) == entry
    assert bundles.ledger(
        made, root=BUNDLES["ledger-a"]["root"], openings=BUNDLES["ledger-a"]["openings"]
    ).write() == canonical(BUNDLES["ledger-a"])


def test_certificates_of_the_key_rotation_are_the_root_keys():
    entries = BUNDLES[VECTORS["key_rotation"]["bundle"]]["entries"]
    certified = [entry["body"] for entry in entries if "cert" in entry["body"]]
    assert [body["cert"]["why"] for body in certified] == ["first", "rotation", "compromised"]
    for number, body in enumerate(certified, start=1):
        assert body["cert"]["key"] == KEYS[f"online {number}"].public
        assert KEYS["root"].sign_certificate(body["cert"]) == body["cert_sig"]
        assert signed_certificate(KEYS["root"].public, body["cert"], body["cert_sig"])


@pytest.mark.parametrize("name", BUNDLES)
@pytest.mark.parametrize("ending", [b"", b"\n"])
@pytest.mark.parametrize("root", [None, KEYS["root"].public])
def test_bundle_gives_its_report(name, ending, root):
    assert verify(canonical(BUNDLES[name]) + ending, root) == REPORTS[name]


def test_the_receipt_is_put_together_from_the_ledger():
    given = BUNDLES["receipt-5"]
    entries = [Entry.read(entry) for entry in BUNDLES["ledger-a"]["entries"]]
    made = bundles.receipt(
        given["subject"], entries, root=given["root"], openings=BUNDLES["ledger-a"]["openings"]
    )
    assert made.write() == canonical(given)


@pytest.mark.parametrize("vector", by_name(VECTORS["tampered"]))
def test_tampered_file_fails_where_it_must(vector):
    data = vector["file"].encode() if "file" in vector else canonical(vector["bundle"])
    step = (vector["step"], vector["step_name"], vector["seq"])
    assert refused(verify(data, KEYS["root"].public)) == step
