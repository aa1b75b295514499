"""The rules on the command line: ``python -m rules list | resolve | odds | verify``. Needs neither Django nor a database."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Callable, Iterable

from rules import systems
from rules.contract import JSON, LANGUAGES, RulesError, invalid
from rules.contract.answers import error_answer

Answer = dict[str, JSON]


def draw(sides: int) -> int:
    return secrets.randbelow(sides) + 1


def answer_lines(lines: Iterable[bytes], ask: Callable[[JSON], Answer], language: str) -> None:
    """One answer a line, in order; a line that cannot be read answers with its error and the rest go on."""
    write = sys.stdout.write
    for line in lines:
        if not line.strip():
            continue
        try:
            answer = ask(
                json.loads(line, parse_constant=_refuse_constant, object_pairs_hook=_without_repeats)
            )
        except (ValueError, RecursionError):
            answer = error_answer(None, systems.SYSTEMS, invalid(None, "error-not-json"), language)
        write(json.dumps(answer, ensure_ascii=False, separators=(",", ":")) + "\n")


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
            print(json.dumps(systems.catalogue(asked.system, asked.language), ensure_ascii=False, indent=1))
        except RulesError as error:
            answer = error_answer(None, systems.SYSTEMS, error, asked.language)
            print(json.dumps(answer, ensure_ascii=False), file=sys.stderr)
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
        from rules.ledger.verification import (
            verify_files,
        )  # only here: the other commands need no cryptography

        lines, status = verify_files(asked.files, root=asked.root)
        print("\n".join(lines))
        return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
