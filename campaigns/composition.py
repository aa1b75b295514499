"""A text on its way to becoming a post: cut into blocks, its rolls read and checked, nothing rolled yet."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from django.contrib.auth.models import AnonymousUser
from django.urls import reverse
from django.utils.translation import get_language, ngettext, override
from django.utils.translation import gettext as _

from accounts.models import User
from characters.checks import Checks
from characters.models import Character
from prose import render
from rules.asking import RollAsk, ask_for_dice, sentence_of
from rules.contract import RulesError

from .audiences import Audience, Listeners, NoSuchAudience, with_self
from .models import Campaign, Picture, Scene
from .policies import Seat, known_characters, seat_of
from .text import MOST_CHARACTERS, MOST_PARTS, MOST_ROLLS, BrokenParts, Part, Text, TypedRoll, pieces

FALLEN = re.compile(r"#(\d{1,9})")
"""A roll that has fallen, as it stands in a bound draft: ``[[#41]]``."""

DIRECTION = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Marks that turn the direction of text round, also of the text around it."""

PICTURE = re.compile(r"/pictures/([0-9a-f]{32})/")


class CannotCompose(Exception):
    """What was written cannot become a post. ``messages`` are sentences for the person who wrote it."""

    def __init__(self, messages: list[str]) -> None:
        super().__init__(messages)
        self.messages = messages


@dataclass(frozen=True)
class TextPiece:
    source: str
    html: str
    audience: Audience = None
    out_of_character: bool = False
    sealed: bool = False


@dataclass(frozen=True)
class RollPiece:
    ask: RollAsk
    audience: Audience = None


@dataclass(frozen=True)
class BoundPiece:
    """The place of a roll that has fallen already, by its number."""

    number: int
    audience: Audience = None


Piece = TextPiece | RollPiece | BoundPiece


@dataclass(frozen=True)
class Composition:
    """What a post will be made of, in order. ``audience`` is the whole post's; that of a piece is the same or narrower.

    ``notes``: sentences about what was changed in the text, for the writer.
    """

    pieces: list[Piece] = field(default_factory=list)
    audience: Audience = None
    notes: list[str] = field(default_factory=list)

    @property
    def asks(self) -> list[RollAsk]:
        return [piece.ask for piece in self.pieces if isinstance(piece, RollPiece)]

    @property
    def is_whispered(self) -> bool:
        """Whether anything in it is not for everyone."""
        return any(piece.audience is not None for piece in self.pieces)

    def heard_by(self, self_id: int | None) -> Composition:
        """The same with the one who speaks in every audience."""
        heard: list[Piece] = [
            replace(piece, audience=with_self(piece.audience, self_id)) for piece in self.pieces
        ]
        return replace(self, pieces=heard, audience=with_self(self.audience, self_id))


def rendering(seat: Seat) -> Callable[[str], str]:
    """Renders texts of who sits there: mentions lead to the characters that they know of, pictures are their own."""
    campaign, person = seat.campaign, seat.viewer

    def rendered(source: str) -> str:
        pictures: set[str] = set()
        names: dict[str, str] = {}
        if person.is_authenticated and (keys := PICTURE.findall(source)):
            own = Picture.objects.filter(campaign=campaign, uploader=person, key__in=keys)
            pictures = {picture.get_absolute_url() for picture in own}
        if "@" in source:
            cast = known_characters(seat).values_list("name", "pk")
            names = {name: reverse("character", args=[pk]) for name, pk in cast}
        with override(campaign.language):
            spoiler = _("Spoiler")
        return render(source, pictures=pictures, names=names, spoiler=spoiler)

    return rendered


def compose(
    campaign: Campaign,
    text: str,
    *,
    person: User | None = None,
    speaker: Character | None = None,
    scene: Scene | None = None,
    audience: Audience = None,
    added: list[tuple[str, str]] | None = None,
    may_be_empty: bool = False,
) -> Composition:
    """Reads a text by ``person`` for ``audience``. ``added``: rolls from the tray (notation and reason), which follow the text.
    ``scene``: where it will stand, whose header its checks go by.
    ``may_be_empty``: rolls have fallen for it, so that there is something to post.

    Raises ``CannotCompose``, naming for each roll that cannot be read its place in the text and the column in its notation.
    """
    text, notes = cleaned(text)
    try:
        written = pieces(text)
    except BrokenParts as broken:
        raise CannotCompose([_broken(broken)]) from None
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
    made: list[Piece] = []
    problems: list[str] = []
    seat = seat_of(person or AnonymousUser(), campaign)
    listeners, rendered = Listeners(seat), rendering(seat)
    checks = Checks(
        campaign.system, campaign.house_rules, speaker, conditions=scene.conditions if scene else {}
    )
    heard: dict[Part, Audience] = {}
    for piece in written:
        if piece.part not in heard:
            try:
                heard[piece.part] = listeners.of_part(piece.part, audience)
            except NoSuchAudience as refusal:
                heard[piece.part] = ()
                problems.append(
                    _("Line %(line)s: %(problem)s") % {"line": piece.part.line, "problem": refusal}
                )
        try:
            made.append(_made(piece, heard[piece.part], rendered, checks))
        except RulesError as error:
            assert isinstance(piece, TypedRoll)
            problems.append(_problem(piece, error, checks))
        except CannotCompose as problem:
            problems += problem.messages
    if problems:
        raise CannotCompose(problems)
    return Composition(made, audience, notes)


def cleaned(text: str) -> tuple[str, list[str]]:
    """The text with one kind of line end and without marks that turn its direction, and what to say about it."""
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
    text, turned = DIRECTION.subn("", text)
    notes = [_("Invisible marks that turn the direction of text were taken out.")] if turned else []
    return text, notes


def _made(
    piece: Text | TypedRoll, audience: Audience, rendered: Callable[[str], str], checks: Checks
) -> Piece:
    if isinstance(piece, Text):
        part = piece.part
        return TextPiece(piece.text, rendered(piece.text), audience, part.out_of_character, part.sealed)
    if piece.part.sealed:
        raise CannotCompose(
            [_("[[%(typed)s]]: a sealed note holds words, no rolls.") % {"typed": piece.typed[:80]}]
        )
    fallen = FALLEN.fullmatch(piece.typed)
    if fallen:
        return BoundPiece(int(fallen[1]), audience)
    asked = checks.find(piece.typed, get_language() or "en")
    return RollPiece(checks.ask(asked) if asked else ask_for_dice(piece.typed), audience)


def _broken(broken: BrokenParts) -> str:
    if broken.what == "many":
        return _("A post may have at most %(most)s parts between lines of colons. Split it in two.") % {
            "most": MOST_PARTS
        }
    if broken.what == "nested":
        return _(
            "Line %(line)s: “::: %(word)s” cannot stand inside another part. Close that one first with “:::”."
        ) % {"line": broken.line, "word": broken.word}
    return _(
        "Line %(line)s: there is no part called “%(word)s”. There are whisper, ooc, spoiler and sealed; nothing was posted."
    ) % {"line": broken.line, "word": broken.word[:40]}


def _problem(roll: TypedRoll, error: RulesError, checks: Checks) -> str:
    language = get_language() or "en"
    is_check = checks.is_named(roll.typed, language)
    said = sentence_of(error, language, checks.system.id if is_check else "dice")
    column = (error.field or "").partition(":")[2]
    meant = "" if is_check or not roll.typed[:1].isalpha() else checks.near(roll.typed, language)
    if meant:
        said = _("%(problem)s Did you mean “%(name)s”?") % {"problem": said, "name": meant}
    elif column and not is_check:
        return _("[[%(typed)s]], column %(column)s: %(problem)s") % {
            "typed": roll.typed,
            "column": column,
            "problem": said,
        }
    return f"[[{roll.typed}]]: {said}"
