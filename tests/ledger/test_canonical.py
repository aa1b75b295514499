"""What is canonical JSON, what is not, and that no bytes at all break the reading."""

import contextlib
import json
import math

import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from rules.ledger.canonical import NotJson, as_signed, canonical, read_canonical, read_strict

numbers = st.integers(-(2**53) + 1, 2**53 - 1) | st.floats(-(2**53) + 1, 2**53 - 1)
texts = st.text(st.characters(codec="utf-8"))
values = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner) | st.dictionaries(texts, inner),
    max_leaves=20,
)

SECOND_SPELLINGS = {
    "a repeated key": b'{"a":1,"a":1}',
    "a space": b'{"a": 1}',
    "keys out of order": b'{"b":1,"a":1}',
    "minus zero": b"[-0]",
    "minus zero with a fraction": b"[-0.0]",
    "a fraction of zero": b"[4.0]",
    "an exponent": b"[1e2]",
    "a needless zero in an exponent": b"[1e-07]",
    "too many digits": b"[0.10000000000000001]",
    "a needless escape": b'["\\u0041"]',
    "an escaped slash": b'["\\/"]',
    "two newlines at the end": b"[]\n\n",
    "a carriage return": b"[]\r\n",
    "a byte order mark": b"\xef\xbb\xbf[]",
    "UTF-16": "[]".encode("utf-16"),
    "half a character": b'["\xc3"]',
    "an overlong character": b'["\xc0\xaf"]',
    "a surrogate in UTF-8": b'["\xed\xa0\x80"]',
    "an escaped lone surrogate": b'["\\ud800"]',
    "a lone surrogate as key": b'{"\\ud800":1}',
    "a control character": b'["\x01"]',
    "NaN": b"[NaN]",
    "Infinity": b"[-Infinity]",
    "a number beyond doubles": b"[1e400]",
    "an integer beyond doubles' precision": b"[9007199254740993]",
    "an integer of ten thousand digits": b"[" + b"9" * 10_000 + b"]",
    "a hundred thousand lists": b"[" * 100_000 + b"]" * 100_000,
    "a hundred thousand objects": b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    "two values": b"[][]",
    "half a value": b'{"a":',
    "nothing": b"",
    "a comment": b"[]//",
}


@pytest.mark.parametrize("data", SECOND_SPELLINGS.values(), ids=SECOND_SPELLINGS)
def test_other_spellings_are_refused(data):
    with pytest.raises(NotJson):
        read_canonical(data)


@given(values)
def test_what_is_written_reads_again_as_itself(value):
    data = canonical(value)
    assert canonical(read_canonical(data)) == data
    assert read_canonical(data) == read_canonical(data + b"\n") == as_signed(value) == read_strict(data)


awkward = st.text(st.sampled_from('\ue000\uffff\U0001f600\ud7ffa"\\\n\x00\x7f/:,[1.e-0'), max_size=8)
awkward_values = st.recursive(
    numbers | awkward | st.integers(10**14, 2**53 - 1),
    lambda inner: st.lists(inner) | st.dictionaries(awkward, inner),
    max_leaves=12,
)


@given(values | awkward_values)
def test_the_quick_way_writes_what_rfc8785_writes(value):
    assert canonical(value) == rfc8785.dumps(value)


@pytest.mark.parametrize(
    "piece", ["\U0001f600", '"', '\U0001f600"', "\\", ',"', "1.5", ",1", ":-", "\U0001f600:"]
)
def test_a_long_text_takes_no_longer_for_what_it_holds(piece):
    """A quadratic search would not come back from a megabyte."""
    value = [piece * 300_000, {piece * 3: piece}]
    assert canonical(value) == rfc8785.dumps(value)


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data):
    for read in (read_canonical, read_strict):
        with contextlib.suppress(NotJson):
            read(data)


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_numbers_are_written_as_ecmascript_writes_them(number):
    """The shortest digits that give the same double; an exponent only below 1e-6 and from 1e21 on, without a leading zero."""
    written = canonical(number).decode()
    assert float(written) == number
    digits, _, exponent = written.lstrip("-").partition("e")
    assert ("e" in written) is (number != 0 and not 1e-6 <= abs(number) < 1e21)
    assert exponent.lstrip("+-") == exponent.lstrip("+-").lstrip("0")
    assert exponent[:1] in ("", "+", "-")
    assert len(digits.replace(".", "").strip("0")) <= 17


def test_keys_are_sorted_by_utf_16_units():
    assert canonical({"\U0001f600": 1, "\ufb33": 2}).decode() == '{"\U0001f600":1,"\ufb33":2}'


@pytest.mark.parametrize(
    "value", [math.nan, math.inf, 2**53, -(2**53), "\ud800", {"\ud800": 1}, {(1,): 1}, {1}, b""]
)
def test_what_json_cannot_say_is_refused(value):
    with pytest.raises(NotJson):
        canonical(value)


def test_a_value_that_holds_itself_is_refused():
    value: list[object] = []
    value.append(value)
    with pytest.raises(NotJson):
        canonical(value)


def test_a_clients_json_may_be_spelt_freely_but_for_repeated_keys():
    assert read_strict(b' { "b" : 4.0 , "a" : -0.0 } ') == {"a": 0, "b": 4}
    assert type(read_strict(b"4.0")) is int
    with pytest.raises(NotJson):
        read_strict(b'{"a": {"b": 1, "b": 1}}')


def test_python_writes_doubles_otherwise():
    """Why ``json.dumps`` will not do."""
    assert json.dumps(1e16) != canonical(1e16).decode()
