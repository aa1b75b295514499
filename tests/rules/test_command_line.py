"""``python -m rules``: what it reads and says, and that it needs no web framework."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules.__main__ import main
from rules.systems import SYSTEMS

ROOT = Path(__file__).parents[2]
WITHOUT_DJANGO = "import sys; sys.modules['django'] = None; from rules.__main__ import main; sys.exit(main())"
ROLL = b'{"system":"dice","rule":"roll","inputs":{"expression":"2d6"},"dice":[3,4]}'

Answer = dict[str, Any]


class Pipe:
    """What a command reads and writes, in bytes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
        self._monkeypatch = monkeypatch
        self._captured = capfdbinary

    def ask(self, command: str, given: bytes, tmp_path: Path, language: str = "en") -> list[Answer]:
        lines = tmp_path / "requests.jsonl"
        lines.write_bytes(given)
        with lines.open() as file:
            self._monkeypatch.setattr("sys.stdin", file)
            assert main(["--language", language, command]) == 0
        return [json.loads(line) for line in self._captured.readouterr().out.decode().splitlines()]


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> Pipe:
    return Pipe(monkeypatch, capfdbinary)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"  ",
        b"nonsense",
        b"[]",
        b"null",
        b"3",
        b"\xff\xfe",
        b'"\xed\xa0\x80"',
        b'{"system":"dice","rule":"roll","inputs":{"expression":"1d6","expression":"2d6"}}',
        b'{"system":"deathwatch","rule":"characteristic-test","inputs":{"score":NaN}}',
        b'{"system":"deathwatch","rule":"characteristic-test","inputs":{"score":-Infinity}}',
        b"[" * 100_000,
        b'{"a":' * 50_000 + b"1" + b"}" * 50_000,
    ],
    ids=lambda line: repr(line[:20]),
)
def test_a_bad_line_answers_with_its_error_and_the_rest_go_on(
    line: bytes, pipe: Pipe, tmp_path: Path
) -> None:
    answers = pipe.ask("resolve", b"\n".join([ROLL, line, ROLL]), tmp_path)
    assert [answer.get("outcome", {}).get("total") for answer in answers] == [7, None, 7]
    assert answers[1] == {
        "error": {"code": "invalid-input", "message": "This line is not a JSON object."},
    }


def test_a_request_says_where_it_came_to_grief(pipe: Pipe, tmp_path: Path) -> None:
    huge = b"1" + b"0" * 5000
    lines = [
        (b'{"system":"\\ud800","rule":"roll"}', "unknown-system", "system"),
        (b'{"system":["dice"],"rule":"roll"}', "unknown-system", "system"),
        (b"{}", "unknown-system", "system"),
        (b'{"system":"dice"}', "unknown-rule", "rule"),
        (b'{"system":"dice","rule":"roll","inputs":{},"id":1}', "invalid-input", "id"),
        (b'{"system":"dice","rule":"roll","house_rules":{"a":1}}', "unknown-house-rule", "house_rules.a"),
        (b'{"system":"dice","rule":"roll","house_rules":null}', "invalid-input", "house_rules"),
        (b'{"system":"dice","rule":"roll","house_rules":[]}', "invalid-input", "house_rules"),
        (b'{"system":"dice","rule":"roll"}', "invalid-input", "inputs.expression"),
        (b'{"system":"dice","rule":"roll","inputs":null}', "invalid-input", "inputs"),
        (b'{"system":"dice","rule":"roll","inputs":{"\\ud800":1}}', "invalid-input", "inputs.\ud800"),
        (b'{"system":"dice","rule":"roll","inputs":{"expression":"?"},"dice":{}}', "invalid-input", "dice"),
        (
            b'{"system":"dice","rule":"roll","inputs":{"expression":"d6"},"dice":[true]}',
            "dice-out-of-range",
            "dice",
        ),
        (
            b'{"system":"dice","rule":"roll","inputs":{"expression":"d6"},"dice":[1.0]}',
            "dice-out-of-range",
            "dice",
        ),
        (
            b'{"system":"dice","rule":"roll","inputs":{"expression":"d6"},"dice":[%b]}' % huge,
            "dice-out-of-range",
            "dice",
        ),
        (
            b'{"system":"deathwatch","rule":"characteristic-test","inputs":{"score":-%b}}' % huge,
            "invalid-input",
            "inputs.score",
        ),
        (
            b'{"system":"starfinder","rule":"speed","inputs":{"base":%b}}' % huge,
            "invalid-input",
            "inputs.base",
        ),
        (
            b'{"system":"starfinder","rule":"speed","inputs":{"base":1e999}}',
            "invalid-input",
            "inputs.base",
        ),
    ]
    answers = pipe.ask("resolve", b"\n".join(line for line, _code, _field in lines), tmp_path)
    found = [(answer["error"]["code"], answer["error"]["field"]) for answer in answers]
    assert found == [(code, field) for _line, code, field in lines]
    assert all(answer["error"]["message"] for answer in answers)


def test_an_error_stands_in_place_of_the_outcome(pipe: Pipe, tmp_path: Path) -> None:
    given = b'{"system":"dice","rule":"roll","inputs":{"expression":"1d"}}'
    (answer,) = pipe.ask("resolve", given, tmp_path)
    assert {key: value for key, value in answer.items() if key != "error"} == {
        "system": "dice",
        "rule": "roll",
        "version": "1",
    }


def test_a_line_stays_one_line_whatever_people_have_typed(pipe: Pipe, tmp_path: Path) -> None:
    effects = ["one\u2028two\u2029three\x85four\u00f1\ud83d"]
    inputs = {"fate_max": 2, "fate_current": 1, "dying": True, "effects": effects}
    request = {"system": "deathwatch", "rule": "fate-burn", "inputs": inputs}
    (answer,) = pipe.ask("resolve", json.dumps(request).encode(), tmp_path)
    assert answer["outcome"]["effects"] == effects


def test_ten_thousand_lines_are_answered_in_order(pipe: Pipe, tmp_path: Path) -> None:
    line = '{"system":"dice","rule":"roll","inputs":{"expression":"1d1+%d"}}\n'
    given = "\ufeff" + "".join(line % number for number in range(10_000))
    answers = pipe.ask("resolve", given.encode(), tmp_path)
    assert [answer["outcome"]["total"] for answer in answers] == list(range(1, 10_001))


@pytest.mark.parametrize(
    "command", [["list"], ["--language", "it", "list", "starfinder"], ["resolve"], ["odds"]]
)
def test_no_web_framework_and_no_locale_is_needed(command: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "utf8=0", "-c", WITHOUT_DJANGO, *command],
        input=b'{"system":"deathwatch","rule":"haul-up","inputs":{"strength":45}}',
        cwd=ROOT,
        env={"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0"},
        capture_output=True,
        check=True,
    )
    answer = json.loads(done.stdout.decode())
    assert set(answer) & {"systems", "outcome", "odds"}


def test_a_fault_of_one_rule_leaves_the_other_answers_alone(
    pipe: Pipe, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("rules.systems.starfinder.running.check_due")
    run = (
        b'{"system":"starfinder","rule":"local-run-round","inputs":{"constitution":9,"speed":9,"pace":"run"}}'
    )
    first, second = pipe.ask("resolve", run + b"\n" + ROLL, tmp_path)
    assert first["rule"] == "local-run-round"
    assert first["error"]["message"] == (
        "The rules failed at this request. That is a fault of the rules, not of the request."
    )
    assert second["outcome"]["total"] == 7


def test_an_unknown_system_is_not_listed(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["list", "nosuch"]) == 1
    said = capfd.readouterr()
    assert not said.out
    assert json.loads(said.err)["error"]["code"] == "unknown-system"


def test_the_schema_of_the_dice_is_the_one_that_is_written_down() -> None:
    assert SYSTEMS["dice"].rules["roll"].schema() == {
        "type": "object",
        "additionalProperties": False,
        "required": ["expression"],
        "properties": {"expression": {"type": "string", "maxLength": 512}},
    }
