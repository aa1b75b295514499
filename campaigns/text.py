"""What people write in a scene, and the rolls that they typed into it.

A roll is typed as ``[[2d6+1 # Sneak]]``: dice notation between double brackets, what is at stake after the ``#``. A part for named
characters, out of character or sealed stands between lines of three colons::

    ::: whisper Ilse, Aurelio
    I have seen the seal before.
    :::

Spoilers (``::: spoiler``) are of the text itself and stay in it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

MOST_CHARACTERS = 50_000
MOST_ROLLS = 20
MOST_PARTS = 50

# What is at stake may hold brackets, also one by itself. A bracket can be read in one way only: no text takes long to search.
_MARKER = re.compile(r"\[\[((?:[^\[\]\n]|\[[^\[\]\n]*\]|\](?!\])|\[(?=[^\[\]\n]*\]\](?!\])))+)\]\]")
_CODE = re.compile(r"(?ms)^(```|~~~).*?^\1|`[^`\n]+`")
_SPOILER = re.compile(r"(?ms)^[ ]{0,3}:::+[ ]*spoiler\b.*?(?:^[ ]{0,3}:::+[ ]*$|\Z)")
_HELD_TOGETHER = re.compile(r"^[ ]{0,3}(>|[-*+][ ]|\d+[.)][ ])", re.MULTILINE)
# However it is indented or quoted: a whisper that was meant as one must never be printed as text.
_FENCE = re.compile(r"(?:[\s>\u200b\u2060\ufeff]|[-*+][ ]|\d+[.)][ ])*:{3,}[ \t]*(\w*)[ \t]*(.*?)[ \t:]*")


class BrokenParts(Exception):
    """The lines of colons do not fit together. ``line`` counts from 1, ``what`` says how, ``word`` is what stood there."""

    def __init__(self, what: str, line: int, word: str = "") -> None:
        super().__init__(what, line, word)
        self.what = what
        self.line = line
        self.word = word


@dataclass(frozen=True)
class Part:
    """Where a piece of text stands. ``names``: of the characters it is whispered to; None: no whisper."""

    names: tuple[str, ...] | None = None
    out_of_character: bool = False
    sealed: bool = False
    line: int = 1


@dataclass(frozen=True)
class Text:
    """Words between rolls."""

    text: str
    part: Part


@dataclass(frozen=True)
class TypedRoll:
    """A roll typed into a text: what stands between the brackets. ``start`` is its position in the whole text."""

    typed: str
    start: int
    part: Part = Part()


def pieces(source: str) -> list[Text | TypedRoll]:
    """The text cut where parts begin and end and where rolls stand. Raises ``BrokenParts``."""
    found: list[Text | TypedRoll] = []
    for part, start, text in parts(source):
        found += _pieces_of(text, start, part)
    return found


def typed_rolls(source: str) -> list[TypedRoll]:
    """The rolls of a text that may still be wrong in other ways."""
    try:
        return [piece for piece in pieces(source) if isinstance(piece, TypedRoll)]
    except BrokenParts:
        return []


def parts(source: str) -> list[tuple[Part, int, str]]:
    """The text as parts with their positions. A whisper may hold what is out of character; nothing else nests.

    Lines of colons count inside code too: nobody shall publish a whisper because of a stray backtick. A part that is not closed
    goes on to the end.
    """
    found: list[tuple[Part, int, str]] = []
    stack: list[tuple[str, Part]] = [("", Part())]
    begin = position = opened = 0

    def cut(until: int, resume: int) -> None:
        nonlocal begin
        if source[begin:until].strip():
            found.append((stack[-1][1], begin, source[begin:until]))
        begin = resume

    for number, line in enumerate(source.splitlines(keepends=True), start=1):
        fence = _FENCE.fullmatch(line.rstrip("\r\n"))
        end = position + len(line)
        if fence:
            word, rest = fence[1].casefold(), fence[2]
            if not word and rest:
                raise BrokenParts("unknown", number, rest)
            if not word:
                if len(stack) > 1:
                    kind, _part = stack[-1]
                    if kind != "spoiler":
                        cut(position, end)
                    stack.pop()
            elif word == "spoiler":
                stack.append((word, stack[-1][1]))
            elif word not in ("whisper", "ooc", "sealed"):
                raise BrokenParts("unknown", number, fence[1])
            elif any(kind in (word, "spoiler", "sealed") for kind, _part in stack) or (
                word in ("whisper", "sealed") and stack[-1][0]
            ):
                raise BrokenParts("nested", number, word)
            else:
                opened += 1
                if opened > MOST_PARTS:
                    raise BrokenParts("many", number, word)
                cut(position, end)
                outer = stack[-1][1]
                stack.append((word, _part_of(word, rest, outer, number)))
        position = end
    cut(len(source), len(source))
    return found


def _part_of(word: str, rest: str, outer: Part, line: int) -> Part:
    if word == "whisper":
        names = tuple(name.strip() for name in rest.split(",") if name.strip())
        return Part(names=names, line=line)
    if word == "sealed":
        return Part(sealed=True, line=line)
    return Part(names=outer.names, out_of_character=True, line=line)


def _pieces_of(source: str, offset: int, part: Part) -> list[Text | TypedRoll]:
    """A part cut where rolls stand. Brackets inside code are code. A roll in a quote, a list or a spoiler comes after it whole."""
    code = [match.span() for match in _CODE.finditer(source)]
    spoilers = [match.span() for match in _SPOILER.finditer(source)]
    found: list[str | TypedRoll] = []
    waiting: list[TypedRoll] = []
    release = 0  # where what the waiting rolls stand in ends
    position = 0
    text = ""
    for match in _MARKER.finditer(source):
        start, end = match.span()
        if any(first <= start < last for first, last in code):
            continue
        if waiting and release <= start:
            found += [text + source[position:release], *waiting]
            text, waiting, position = "", [], release
        text += source[position:start]
        position = end
        roll = TypedRoll(match.group(1).strip(), offset + start, part)
        spoiler_end = next((last for first, last in spoilers if first <= start < last), 0)
        if spoiler_end:
            release = max(release, spoiler_end)
        elif not waiting and _HELD_TOGETHER.search(text[text.rfind("\n\n") + 1 :]):
            paragraph_end = source.find("\n\n", end)
            release = len(source) if paragraph_end < 0 else paragraph_end
        elif not waiting:
            found += [text, roll]
            text = ""
            continue
        waiting.append(roll)
    if waiting:
        found += [text + source[position:release], *waiting]
        text, position = "", release
    found.append(text + source[position:])
    return [
        Text(piece.strip("\n"), part) if isinstance(piece, str) else piece
        for piece in found
        if isinstance(piece, TypedRoll) or piece.strip()
    ]
