"""Every refusal is a sentence that helps, in every language."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import rules.dice
from rules.contract.errors import RulesError
from rules.dice import odds, parse

from .rolling import rolled

LANGUAGES = ("en", "es", "it")
WORDS = Path(rules.dice.__file__).parent / "words"

REFUSED = {
    "empty": ["", "# note"],
    "too-long": [" " * 513, "d6" + "k" * 170],
    "bad-character": ["2d6^2", "２d6", "1d6;1", "1d6\n", "1\ud800", "1😀"],
    "decimal": ["1.5"],
    "leading-zero": ["d00", "1d007"],
    "number-too-large": ["9" * 20],
    "missing-sides": ["4d+2", "d", "1d 6", "dex", "desventaja"],
    "sides-out-of-range": ["1d0"],
    "faces-out-of-range": ["d{1000001}", "d{" + ",".join("1" * 101) + "}"],
    "computed-dice": ["(1d6)d6", "1d(1d6)"],
    "unknown-word": [
        "1d20+6 dex save",
        "1d20+5 t15",
        "3d6x5",
        "3d6e6",
        "5d10cs>=8",
        "repeat(4dF,6)",
        "ventaja",
        "svantaggio",
        "foo",
        "1d6 " + "x" * 200,
    ],
    "modifier-needs-dice": ["1d20+5>=15", "4d6[a]kh3", "(2d6)kh1"],
    "not-for-groups": ["{1d6}r1"],
    "modifier-order": ["2d10>7!", "4d6kh3!", "4d6kh3max5"],
    "modifier-repeated": ["3d6!!!"],
    "failures-without-count": ["3d6f1"],
    "nothing-to-round": ["ceil(5)"],
    "wrong-argument-count": ["max(3)", "abs(1,2)"],
    "repeat-needs-parentheses": ["6x4d6kh3"],
    "repeat-out-of-range": ["0x(1)"],
    "step-out-of-range": ["1 vs 1 by 0"],
    "too-deep": ["(" * 21],
    "syntax": ["2d6+", "(2d6", "1,000", "2**3", "--1", "1 by 2", "6 4d6kh3", "1 d6", "1d6[", "1d6)", "*"],
    "too-complex": ["+".join("1" * 101)],
    "every-face-explodes": ["1d1!"],
    "no-face-explodes": ["1d6!7"],
    "every-face-rerolls": ["1d1r1"],
    "no-face-rerolls": ["1d6r7"],
    "drops-more-than-rolled": ["1d6d6"],
    "too-many-dice": ["501d6"],
    "division-by-zero": ["1/0"],
    "value-out-of-range": ["1000000000000*2"],
}


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((WORDS / f"{language}.ftl").read_text("utf-8")))
    return made


def said(error: RulesError, language: str) -> str:
    message = bundle(language).get_message(error.message_id)
    assert message.value is not None
    sentence, problems = bundle(language).format_pattern(message.value, error.values)
    assert not problems, (error.message_id, problems)
    sentence.encode()
    return sentence


def refused(text: str) -> RulesError:
    with pytest.raises(RulesError) as caught:
        parse(text)
    return caught.value


def messages(language: str) -> dict[str, set[str]]:
    """The ids of a language's messages, with the gaps of each."""

    class Gaps(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
            self.found.add(node.id.name)

    found = {}
    for entry in FluentResource((WORDS / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, Message):
            gaps = Gaps()
            gaps.visit(entry)
            found[entry.id.name] = gaps.found
    return found


def test_all_languages_say_the_same_things() -> None:
    assert messages("en") == messages("es") == messages("it")


def test_there_is_a_sentence_for_every_reason_and_for_no_other() -> None:
    reasons = {*REFUSED, "draw-limit", "no-odds", "odds-too-expensive"}
    assert messages("en").keys() == {f"reason-{reason}" for reason in reasons}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("reason", "text"), [(reason, text) for reason in REFUSED for text in REFUSED[reason]]
)
def test_every_refusal_is_a_sentence_without_gaps(language: str, reason: str, text: str) -> None:
    error = refused(text)
    assert error.reason == reason
    sentence = said(error, language)
    assert len(sentence) < 400
    assert not re.search(r"\{ ?\$", sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_outside_reading_are_sentences_too(language: str) -> None:
    for refuse in (
        lambda: rolled("30d6!", *[6] * 500),
        lambda: odds(parse("1d6!")),
        lambda: odds(parse("500d1000000")),
    ):
        with pytest.raises(RulesError) as caught:
            refuse()
        assert said(caught.value, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("1d20+6 dex save", ["#", "1d20+6 # dex save"]),
        ("3d6x5", ["*", "!", "3d6*5"]),
        ("6x4d6kh3", ["6x(4d6kh3)"]),
        ("6x4d6kh3 vs 12 # str", ["6x(4d6kh3) vs 12 # str"]),
        ("6 4d6kh3", ["6x(4d6kh3)"]),
        ("3d6e6", ["!", "!>=5", "!o"]),
        ("3d6x6", ["!", "!>=5", "!o"]),
        ("1d6xo6", ["!", "!>=5", "!o"]),
        ("1d20+5>=15", ["1d20+5 vs 15"]),
        ("1d20+5 > 14", ["1d20+5 vs 15"]),
        ("1d20+5 t15", ["1d20+5 vs 15"]),
        ("1,5", ["1000"]),
        ("1.5", ["1000"]),
        ("1.000", ["1000"]),
        ("2d10>7!", ["2d10!>7", "2d10!10>7"]),
        ("4d6kh3!", ["4d6!kh3"]),
        ("4d+2", ["4d6+2", "4D+2"]),
        ("adv", ["2d20kh1"]),
        ("ventaja", ["2d20kh1"]),
        ("vantaggio", ["2d20kh1"]),
        ("svantaggio", ["2d20kl1"]),
        ("desventaja", ["desventaja", "2d20kl1"]),
        ("1d20+dex", ["dex", "#"]),
        ("repeat(4dF,6)", ["6x(4dF)"]),
        ("d00", ["d100"]),
        ("２d6", [" 2."]),
        ("1d 6", ["1d6"]),
        ("1 d6", ["4d6kh3"]),
    ],
)
def test_sentences_say_what_to_write_instead(language: str, text: str, parts: list[str]) -> None:
    sentence = said(refused(text), language)
    assert [part for part in parts if part not in sentence] == []


@pytest.mark.parametrize(
    "text",
    [
        "1d20+6 dex save",
        "3d6x5",
        "6x4d6kh3",
        "6 4d6kh3",
        "1d20+5>=15",
        "1d20+5 t15",
        "2d10>7!",
        "4d6kh3!",
        "4d+2",
        "4d",
        "d",
        "1d 6",
        "adv",
        "repeat(4dF,6)",
    ],
)
def test_suggestions_can_be_read(text: str) -> None:
    values = refused(text).values
    for key in ("suggestion", "both", "sixes"):
        if key in values:
            assert parse(values[key])


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_in_sentences_can_be_read(language: str) -> None:
    """What stands after a colon at the end of a sentence is an example to copy."""
    copied = 0
    for reason in REFUSED:
        for text in REFUSED[reason]:
            example = re.search(r": ([^ ]*[0-9][^ ]*?)\.?$", said(refused(text), language))
            if example:
                parse(example[1])
                copied += 1
    assert copied > 15


def test_a_character_that_cannot_be_seen_is_named_by_its_code() -> None:
    assert "U+000A" in said(refused("1d6\n"), "en")
    assert "U+D800" in said(refused("1\ud800"), "en")


def test_a_long_text_is_not_thrown_back_whole() -> None:
    assert len(said(refused("1d6 " + "foo " * 120), "en")) < 200
