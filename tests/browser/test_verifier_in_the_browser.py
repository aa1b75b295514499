"""The browser's verifier beside the program's: the specification's vectors, the cases of dice notation, and changed files."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from rules import verifier
from rules.ledger.canonical import NotJson, canonical
from rules.ledger.commitments import body_hash, leaf
from rules.ledger.keys import SigningKey
from rules.ledger.verification import verify

from .conftest import ROOT
from .modules import ask, page_with_modules

pytestmark = pytest.mark.browser

CONFORMANCE = ROOT / "tests" / "conformance"
VECTORS = json.loads((CONFORMANCE / "vectors" / "verified-rolls.json").read_text("utf-8"))
ROOT_KEY = VECTORS["keys"]["root"]["public"]
ONLINE_KEYS = {
    pair["public"]: SigningKey(bytes.fromhex(pair["private"]))
    for name, pair in VECTORS["keys"].items()
    if name.startswith("online")
}

REPORTS = """
    const utf8 = (text) => new TextEncoder().encode(text);
    const found = [];
    for (const { file, root } of given) found.push(await verify(utf8(file), { root }));
    return found;
"""


@pytest.fixture(scope="module")
def page(browser: Any) -> Iterator[Page]:
    context = browser.new_context()
    yield page_with_modules(context)
    context.close()


def reports(page: Page, files: list[str], root: str | None = None) -> list[dict[str, Any]]:
    given = [{"file": file, "root": root} for file in files]
    found: list[dict[str, Any]] = ask(page, "ledger/verification.js", REPORTS, given)
    return found


def test_canonical_bytes_and_tags(page: Page) -> None:
    vectors = VECTORS["bytes"]["canonical_json"]
    texts = [json.dumps(vector["value"]) for vector in vectors]
    written = ask(
        page, "ledger/canonical.js", "return given.map((text) => canonical(JSON.parse(text)));", texts
    )
    assert written == [vector["bytes"] for vector in vectors]
    tags = ask(
        page,
        "ledger/commitments.js",
        "return given.map((name) => hex(tag(name)));",
        list(VECTORS["bytes"]["tags"]),
    )
    assert tags == list(VECTORS["bytes"]["tags"].values())


@pytest.mark.parametrize(
    "text",
    [
        '{"b":1,"a":2}',
        '{"a":1,"a":1}',
        "[1.0]",
        "[-0]",
        "[1e2]",
        "[ 1]",
        "[1]\n\n",
        "[9007199254740993]",
        "[9007199254740992]",
        "[1e400]",
        '["\\u0041"]',
        '["\\ud800"]',
        "\ufeff[1]",
        "",
    ],
)
def test_a_file_that_is_not_its_own_canonical_form_is_refused(page: Page, text: str) -> None:
    body = (
        "try { readCanonical(utf8(given)); return 'read'; } catch (error) { return error.constructor.name; }"
    )
    found = ask(page, "ledger/canonical.js", body, text)
    assert found == "NotJson"


def test_commitments(page: Page) -> None:
    field, context, seal, body = (VECTORS["bytes"][name] for name in ("field", "context", "seal", "body"))
    given = {"field": field, "context": context, "seal": seal, "body": canonical(body["body"]).decode()}
    found = ask(
        page,
        "ledger/commitments.js",
        """return [
            await fieldCommitment(unhex(given.field.salt), given.field.text),
            await contextCommitment(unhex(given.context.salt), given.context.context),
            await sealCommitment(unhex(given.seal.salt), given.seal.payload),
            await bodyHash(given.body),
        ];""",
        given,
    )
    assert found == [field["commitment"], context["commitment"], seal["seal"], body["hash"]]


def test_leaves_and_addresses_of_rolls(page: Page) -> None:
    entries = VECTORS["chain"]["entries"]
    found = ask(
        page,
        "ledger/commitments.js",
        "return Promise.all(given.map(async (text) => { const leaf = await leafOf(text); return [leaf, rollId(leaf)]; }));",
        [entry["envelope_bytes"] for entry in entries],
    )
    assert found == [[entry["leaf"], entry["id"]] for entry in entries]


def test_raw_draws(page: Page) -> None:
    body = """
        const found = [];
        for (const { stream: bytes, sides } of given) {
            const stream = new Stream(() => Uint8Array.from(bytes.match(/../g), (pair) => parseInt(pair, 16)));
            found.push([await stream.draw(sides), 4 * stream.wordsRead, stream.wordsRejected]);
        }
        return found;
    """
    found = ask(page, "ledger/stream.js", body, VECTORS["raw_draws"])
    assert found == [[one["face"], one["bytes_read"], one["words_rejected"]] for one in VECTORS["raw_draws"]]


@pytest.mark.parametrize("vector", VECTORS["full_draws"], ids=lambda vector: vector["name"])
def test_full_draw(page: Page, vector: dict[str, Any]) -> None:
    body = """
        const bytes = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
        const hex = (all) => Array.from(all, (byte) => byte.toString(16).padStart(2, "0")).join("");
        const key = await streamKey(bytes(given.seed), given.request);
        const stream = await Stream.of(bytes(given.seed), given.request);
        const dice = [];
        for (const [sides] of given.dice) dice.push([sides, await stream.draw(sides)]);
        const blocks = await Promise.all(given.blocks.map(async (_, number) => hex(await block(key, number))));
        return { key: hex(key), blocks, dice, bytes_read: 4 * stream.wordsRead, words_rejected: stream.wordsRejected };
    """
    found = ask(page, "ledger/stream.js", body, vector)
    assert found == {key: vector[key] for key in found}
    if vector["request"]["ask"]["system"] == "dice":
        outcome = ask(
            page,
            "ledger/drawing.js",
            "return resolve(given.request.ask, new GivenFaces(given.dice.map(([, face]) => face)));",
            vector,
        )
        assert outcome == vector["result"]


@pytest.mark.parametrize("ending", ["", "\n"])
@pytest.mark.parametrize("root", [None, ROOT_KEY])
def test_every_bundle_gives_its_report(page: Page, ending: str, root: str | None) -> None:
    files = [canonical(vector["bundle"]).decode() + ending for vector in VECTORS["bundles"]]
    assert reports(page, files, root) == [vector["report"] for vector in VECTORS["bundles"]]


@pytest.mark.parametrize("vector", VECTORS["tampered"], ids=lambda vector: vector["name"])
def test_every_tampered_file_fails_where_it_must(page: Page, vector: dict[str, Any]) -> None:
    file = vector.get("file") or canonical(vector["bundle"]).decode()
    [report] = reports(page, [file], ROOT_KEY)
    assert (report["ok"], report["step"], report["name"], report["seq"]) == (
        False,
        vector["step"],
        vector["step_name"],
        vector["seq"],
    )


def test_dice_notation_gives_what_its_cases_say(page: Page) -> None:
    lines = (CONFORMANCE / "cases" / "dice.jsonl").read_text("utf-8").splitlines()
    cases = [json.loads(line) for line in lines if line.strip()]
    body = """
        const found = [];
        for (const one of given) {
            try {
                found.push(await resolve({ ...one, version: "1" }, new GivenFaces(one.dice)));
            } catch (error) {
                const { code, field, reason } = error;
                found.push({ error: { code, field, reason } });
            }
        }
        return found;
    """
    assert len(cases) > 200
    for case, answer in zip(cases, ask(page, "ledger/drawing.js", body, cases), strict=True):
        expected = case.get("expect_error")
        given = answer.get("error", {}) if expected else answer
        for key, value in (expected or case["expect"]).items():
            assert given.get(key) == value, (case["id"], case["inputs"], key, answer)


# --- Files that somebody changed: whatever the program says of one, the browser says too

ODDITIES: list[Any] = [
    None,
    True,
    0,
    1,
    -1,
    0.5,
    1e21,
    "",
    "other",
    "é",
    [],
    {},
    "0" * 64,
    "roll",
    {"a": 1},
    [1, 2],
]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    if isinstance(value, dict | list):
        keys = value if isinstance(value, dict) else range(len(value))
        for key in keys:
            yield from places(value[key], (*path, key))


def changed(bundle: Any, chance: random.Random) -> None:
    """One change somewhere in a file."""
    path = chance.choice(list(places(bundle)))
    holder = bundle
    for key in path[:-1]:
        holder = holder[key]
    last, how = path[-1], chance.random()
    if how < 0.2:
        del holder[last]
    elif how < 0.3 and isinstance(holder, dict):
        holder[chance.choice(["x", "label", "fields", "__proto__", "withheld"])] = chance.choice(ODDITIES)
    elif isinstance(holder[last], str) and holder[last] and how < 0.8:
        text, at = holder[last], chance.randrange(len(holder[last]))
        holder[last] = text[:at] + chance.choice("0123456789abcdef-Z") + text[at + 1 :]
    elif type(holder[last]) is int and how < 0.9:
        holder[last] += chance.choice([-1, 1])
    else:
        holder[last] = copy.deepcopy(chance.choice(ODDITIES))


def signed_again(bundle: Any) -> None:
    """What somebody with the online keys can do: hashes, chain and signatures fit whatever was changed."""
    online, prev = "", None
    for entry in bundle["entries"]:
        envelope, body = entry["envelope"], entry["body"]
        if body is not None and "cert" in body:
            online = body["cert"]["key"]
        if prev and bundle["kind"] == "ledger":
            envelope["prev"] = prev
            if "req" in (body or {}):
                body["req"]["head"] = prev
        if body is not None:
            envelope["body_hash"] = body_hash(canonical(body))
        if online in ONLINE_KEYS:
            entry["sig"] = ONLINE_KEYS[online].sign_envelope(canonical(envelope))
        prev = leaf(canonical(envelope))


@pytest.mark.parametrize("with_the_key", [False, True])
def test_changed_files_fail_at_the_same_step_and_entry_as_in_the_program(
    page: Page, with_the_key: bool
) -> None:
    chance = random.Random(41)
    files: list[str] = []
    while len(files) < 250:
        bundle = copy.deepcopy(chance.choice(VECTORS["bundles"])["bundle"])
        try:
            changed(bundle["entries"] if with_the_key else bundle, chance)
            if with_the_key:
                signed_again(bundle)
            files.append(canonical(bundle).decode())
        except (NotJson, KeyError, TypeError, AttributeError):  # too broken to be written or signed
            continue
    steps = set()
    for file, found in zip(files, reports(page, files), strict=True):
        expected = verify(file.encode())
        steps.add(expected.get("step"))
        assert found == expected, file
    assert len(steps) > 4, steps


# --- The verifier that needs nobody


def test_the_verifier_is_made_of_the_modules_as_they_are() -> None:
    assert verifier.VERIFIER.read_text("utf-8") == verifier.build(), "run script/verifier"


def test_the_verifier_works_from_a_disk_without_asking_anybody(
    context: Callable[..., BrowserContext], tmp_path: Any
) -> None:
    copied = tmp_path / "verifier.html"
    copied.write_bytes(verifier.VERIFIER.read_bytes())
    page = context(locale="es-ES", offline=True).new_page()
    asked: list[str] = []
    problems: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: problems.append(message.text))
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(copied.as_uri())
    receipt, ledger = VECTORS["bundles"][1]["bundle"], VECTORS["bundles"][0]["bundle"]
    tampered = next(one for one in VECTORS["tampered"] if one["name"] == "other-dice")["bundle"]
    files = []
    for name, bundle in (("receipt", receipt), ("ledger", ledger), ("tampered", tampered)):
        path = tmp_path / f"{name}.json"
        path.write_bytes(canonical(bundle))
        files.append(path)
    page.set_input_files("#file", files[:2])
    expect(page.locator("article.holds h2")).to_have_text(["Es correcto", "Es correcto"])
    expect(page.locator("article").last).to_contain_text("2d20kh1+5 vs 15 by 5")
    page.set_input_files("#file", files[2])
    expect(page.locator("article.fails")).to_contain_text("Falla el paso 7 (Dados), entrada 12.")
    page.click("button[lang=it]")
    expect(page.locator("article.fails")).to_contain_text("Il passo 7 (Dadi) non riesce, voce 12.")
    page.click("button[lang=en]")
    expect(page.locator("article.fails")).to_contain_text("Step 7 (Dice) fails, entry 12.")
    # Another site's root key: the file holds in itself, and is not of the site that one thinks.
    page.click("summary")
    page.fill("#root", "ab" * 32)
    page.set_input_files("#file", files[0])
    expect(page.locator("article").first).to_contain_text("Step 3 (Keys) fails, entry 0.")
    assert [url for url in asked if not url.startswith(copied.as_uri())] == []
    assert problems == []
