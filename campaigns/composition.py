"""A text on its way to becoming a post: cut into blocks, its rolls read and checked, nothing rolled yet."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from django.utils.translation import get_language, ngettext
from django.utils.translation import gettext as _

from prose import render
from rules.asking import RollAsk, ask_for_dice
from rules.contract import RulesError

from .models import Campaign
from .text import MOST_CHARACTERS, MOST_ROLLS, TypedRoll, pieces

FALLEN = re.compile(r"#(\d{1,9})")
"""A roll that has fallen, as it stands in a bound draft: ``[[#41]]``."""


class CannotCompose(Exception):
    """What was written cannot become a post. ``messages`` are sentences for the person who wrote it."""

    def __init__(self, messages: list[str]) -> None:
        super().__init__(messages)
        self.messages = messages


@dataclass(frozen=True)
class TextPiece:
    source: str
    html: str


@dataclass(frozen=True)
class RollPiece:
    ask: RollAsk


@dataclass(frozen=True)
class BoundPiece:
    """The place of a roll that has fallen already, by its number."""

    number: int


@dataclass(frozen=True)
class Composition:
    """What a post will be made of, in order."""

    pieces: list[TextPiece | RollPiece | BoundPiece] = field(default_factory=list)

    @property
    def asks(self) -> list[RollAsk]:
        return [piece.ask for piece in self.pieces if isinstance(piece, RollPiece)]


def compose(
    campaign: Campaign, text: str, *, added: list[tuple[str, str]] | None = None, may_be_empty: bool = False
) -> Composition:
    """Reads a text. ``added``: rolls from the dice tray (notation and reason), which follow the text.
    ``may_be_empty``: rolls have fallen for it, so that there is something to post.

    Raises ``CannotCompose``, naming for each roll that cannot be read its place in the text and the column in its notation.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if len(text) > MOST_CHARACTERS:
        raise CannotCompose(
            [
                _("A post may have at most %(most)s characters; this one has %(count)s. Split it in two.")
                % {"most": MOST_CHARACTERS, "count": len(text)}
            ]
        )
    if "\x00" in text:
        raise CannotCompose([_("There is a character in the text that cannot be saved (NUL). Take it out.")])
    written = pieces(text)
    for notation, reason in added or []:
        written.append(TypedRoll(f"{notation} # {reason}" if reason else notation, len(text)))
    if not written and not may_be_empty:
        raise CannotCompose([_("There is nothing to post yet: write something or add a roll.")])
    rolls = sum(isinstance(piece, TypedRoll) for piece in written)
    if rolls > MOST_ROLLS:
        raise CannotCompose(
            [
                ngettext(
                    "A post may hold at most %(most)s roll.",
                    "A post may hold at most %(most)s rolls.",
                    MOST_ROLLS,
                )
                % {"most": MOST_ROLLS}
            ]
        )
    made: list[TextPiece | RollPiece | BoundPiece] = []
    problems: list[str] = []
    for piece in written:
        if isinstance(piece, str):
            made.append(TextPiece(piece, render(piece)))
            continue
        fallen = FALLEN.fullmatch(piece.typed)
        if fallen:
            made.append(BoundPiece(int(fallen[1])))
            continue
        try:
            made.append(RollPiece(ask_for_dice(piece.typed)))
        except RulesError as error:
            problems.append(_problem(piece, error))
    if problems:
        raise CannotCompose(problems)
    return Composition(made)


def _problem(roll: TypedRoll, error: RulesError) -> str:
    from rules.asking import sentence_of

    said = sentence_of(error, get_language() or "en")
    column = (error.field or "").partition(":")[2]
    if column:
        return _("[[%(typed)s]], column %(column)s: %(problem)s") % {
            "typed": roll.typed,
            "column": column,
            "problem": said,
        }
    return f"[[{roll.typed}]]: {said}"
