"""What people write in a scene, and the rolls that they typed into it.

A roll is typed as ``[[2d6+1 # Sneak]]``: dice notation between double brackets, what is at stake after the ``#``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

MOST_CHARACTERS = 50_000
MOST_ROLLS = 20

_MARKER = re.compile(r"\[\[((?:[^\[\]\n]|\[[^\[\]\n]*\])+)\]\]")
_CODE = re.compile(r"(?ms)^(```|~~~).*?^\1|`[^`\n]+`")
_HELD_TOGETHER = re.compile(r"^[ ]{0,3}(>|[-*+][ ]|\d+[.)][ ])", re.MULTILINE)


@dataclass(frozen=True)
class TypedRoll:
    """A roll typed into a text: what stands between the brackets. ``start`` is its position in the whole text."""

    typed: str
    start: int


def pieces(source: str) -> list[str | TypedRoll]:
    """The text cut where rolls stand. Brackets inside code are code. A roll in a quote or a list comes after it whole."""
    code = [match.span() for match in _CODE.finditer(source)]
    found: list[str | TypedRoll] = []
    waiting: list[TypedRoll] = []
    position = 0
    text = ""
    for match in _MARKER.finditer(source):
        start, end = match.span()
        if any(first <= start < last for first, last in code):
            continue
        text += source[position:start]
        if waiting and "\n\n" in text:
            paragraph_end = text.index("\n\n")
            found += [text[:paragraph_end], *waiting]
            text, waiting = text[paragraph_end:], []
        roll = TypedRoll(match.group(1).strip(), start)
        paragraph = text[text.rfind("\n\n") + 1 :]
        if waiting or _HELD_TOGETHER.search(paragraph):
            waiting.append(roll)
        else:
            found += [text, roll]
            text = ""
        position = end
    text += source[position:]
    if waiting:
        paragraph_end = text.find("\n\n")
        cut = len(text) if paragraph_end < 0 else paragraph_end
        found += [text[:cut], *waiting]
        text = text[cut:]
    found.append(text)
    return [
        piece.strip("\n") if isinstance(piece, str) else piece
        for piece in found
        if isinstance(piece, TypedRoll) or piece.strip()
    ]
