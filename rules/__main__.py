"""The rules on the command line: ``python -m rules list | resolve | odds | verify``. Needs neither Django nor a database."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import traceback
from collections.abc import Callable, Iterable

from rules import systems
from rules.contract import JSON, LANGUAGES, RulesError, invalid
from rules.contract.answers import error_answer

Answer = dict[str, JSON]


def draw(sides: int) -> int:
    return secrets.randbelow(sides) + 1


def answer_lines(lines: Iterable[bytes], ask: Callable[[JSON], Answer], language: str) -> None:
    """One answer a line, in order; a line that cannot be read, an empty one too, answers with its error and the rest go on."""
    for line in lines:
        try:
            request = json.loads(
                line.decode("utf-8-sig"),
                parse_constant=_refuse_constant,
                parse_int=_whole_number,
                object_pairs_hook=_without_repeats,
            )
        except (ValueError, RecursionError):
            answer = error_answer(None, systems.SYSTEMS, invalid(None, "error-not-json"), language)
        else:
            try:
                answer = ask(request)
            except Exception:  # a fault of the rules must not take the answers to all other lines with it
                traceback.print_exc()
                answer = error_answer(request, systems.SYSTEMS, invalid(None, "error-fault"), language)
        say(json.dumps(answer, ensure_ascii=False, separators=(",", ":")).translate(LINE_ENDS))


LINE_ENDS = {ord(character): f"\\u{ord(character):04x}" for character in "\x85\u2028\u2029"}
"""What JSON leaves as it is, and some programs take for the end of a line."""


def say(text: str) -> None:
    """A line of JSON, in UTF-8 whatever the locale. Half of a character (a lone surrogate) is told by its escape."""
    sys.stdout.buffer.write(text.encode(errors="backslashreplace") + b"\n")
    sys.stdout.buffer.flush()


def _whole_number(digits: str) -> int | float:
    """Numbers with thousands of digits are out of every range, and Python does not read them: infinity will do."""
    try:
        return int(digits)
    except ValueError:
        return float(digits)


def _refuse_constant(name: str) -> JSON:
    raise ValueError(name)


def _without_repeats(pairs: list[tuple[str, JSON]]) -> Answer:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m rules", description="The rules of the games, on the command line."
    )
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of labels and messages")
    commands = parser.add_subparsers(dest="command", required=True)
    listing = commands.add_parser("list", help="the catalogue: rules, kinds, input schemas, house rules")
    listing.add_argument("system", nargs="?")
    commands.add_parser("resolve", help="one answer a line for the requests on standard input")
    commands.add_parser("odds", help="exact probabilities for the requests on standard input")
    verify = commands.add_parser(
        "verify", help="checks receipts and ledger files; exit status 1 where one does not hold"
    )
    verify.add_argument("files", nargs="+", metavar="RECEIPT")
    verify.add_argument("--root", help="the root public key that you trust, in hex")
    asked = parser.parse_args(arguments)

    if asked.command == "list":
        try:
            say(json.dumps(systems.catalogue(asked.system, asked.language), ensure_ascii=False, indent=1))
        except RulesError as error:
            answer = error_answer(None, systems.SYSTEMS, error, asked.language)
            print(json.dumps(answer), file=sys.stderr)
            return 1
    elif asked.command == "resolve":
        answer_lines(
            sys.stdin.buffer,
            lambda request: systems.resolve(request, draw, asked.language),
            asked.language,
        )
    elif asked.command == "odds":
        answer_lines(sys.stdin.buffer, lambda request: systems.odds(request, asked.language), asked.language)
    else:
        from rules.ledger.command_line import verify_files  # only here: the others need no cryptography

        lines, status = verify_files(asked.files, root=asked.root)
        print("\n".join(lines))
        return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
