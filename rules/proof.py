"""The sum of a roll, done again step by step for a reader who wants to see it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby, islice
from typing import Any

from django.utils.translation import gettext as _

from rules.ledger import commitments
from rules.ledger.stream import Stream, blocks, stream_key

from .models import Roll

MOST_FACES = 40


def faces_of(dice: list[list[int]]) -> list[tuple[str, str]]:
    """The faces, those of dice with equally many sides that follow one another together: ``d6 = 3, 5, 1``."""
    runs = groupby(dice[:MOST_FACES], key=lambda die: die[0])
    return [(f"d{sides}", ", ".join(str(face) for _sides, face in run)) for sides, run in runs]


@dataclass(frozen=True)
class Step:
    """One line of the sum. ``holds`` is None where there is nothing to compare."""

    title: str
    text: str
    values: list[tuple[str, str]]
    holds: bool | None = None


def drawn_as(roll: Roll, entries: list[dict[str, Any]]) -> dict[str, Any]:
    """The body that says how a roll was drawn; of one that was sealed, what its reveal shows. Empty where it may not be read."""
    drawn: dict[str, Any] = {}
    for entry in entries:
        body = entry["body"] or {}
        if entry["envelope"]["seq"] == roll.number:
            drawn = body if "req" in body else drawn
        elif entry["envelope"]["type"] == "reveal" and body.get("of") == roll.entry.leaf:
            drawn = body["payload"]
    return drawn if "req" in drawn else {}


def steps_of(roll: Roll, entries: list[dict[str, Any]]) -> list[Step]:
    """Seed, question, stream and faces of a roll, from its receipt's entries. Empty where the body may not be read."""
    body = drawn_as(roll, entries)
    before = next((entry for entry in entries if entry["envelope"]["seq"] == roll.number - 1), None)
    if not before or not body:
        return []
    seed, req = bytes.fromhex(body["seed"]), body["req"]
    key = stream_key(seed, req)
    first_block = next(islice(blocks(key), 1)).hex()
    steps = [
        Step(
            _("The seed was fixed before"),
            _("Entry %(number)s published the hash of the seed before this roll was asked for.")
            % {"number": roll.number - 1},
            [("S", seed.hex()), ("H(S)", commitments.commit(seed))],
            commitments.commit(seed) == before["envelope"]["next"],
        ),
        Step(
            _("The question was fixed too"),
            _("What was asked, why and for whom goes into one hash."),
            [("R", commitments.request_hash(req).hex())],
        ),
        Step(
            _("Dice follow from both"),
            _("Seed and question together give a stream of numbers that nobody can choose."),
            [("K", key.hex()), (_("block 0"), first_block)],
        ),
    ]
    stream = Stream.of(seed, req)
    drawn = [stream.draw(sides) for sides, _face in body.get("dice", [])]
    recorded = [face for _sides, face in body.get("dice", [])]
    if recorded:
        steps.append(
            Step(
                _("The stream gives these faces"),
                _(
                    "Each number of the stream becomes a face; numbers that would favour low faces are skipped."
                ),
                faces_of(body["dice"]),
                drawn == recorded,
            )
        )
    return steps
