"""What people write: Markdown made into clean HTML, and the rolls that they typed into it.

A roll is typed as ``[[2d6+1 # Sneak]]``: dice notation between double brackets, what is at stake after the ``#``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import nh3
from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore

MOST_CHARACTERS = 50_000
MOST_ROLLS = 20

TAGS = {"p", "br", "em", "strong", "s", "blockquote", "ul", "ol", "li", "a", "hr", "code", "pre"}
ATTRIBUTES = {"a": {"href", "title"}, "ol": {"start"}}
SCHEMES = {"http", "https", "mailto"}

WORD_JOINER = "\u2060"
_MARKER = re.compile(r"\[\[((?:[^\[\]\n]|\[[^\[\]\n]*\])+)\]\]")
_CODE = re.compile(r"(?ms)^(```|~~~).*?^\1|`[^`\n]+`")
_HELD_TOGETHER = re.compile(r"^[ ]{0,3}(>|[-*+][ ]|\d+[.)][ ])", re.MULTILINE)


def _dashes(state: StateCore) -> None:
    """Dialogue as it is printed: ``--`` becomes a dash, a line that opens with ``-Word`` too, and no closing dash stands alone."""
    for token in state.tokens:
        if token.type != "inline" or not token.children:
            continue
        opens_a_line = True
        for child in token.children:
            if child.type == "text":
                text = re.sub(r"(?<!-)-{2,3}(?!-)", "—", child.content)
                if opens_a_line:
                    text = re.sub(r"^-(?=[\w¡¿«“\"'])", "—", text)
                child.content = re.sub(r"(?<=[^\s—])—", f"{WORD_JOINER}—", text)
            opens_a_line = child.type in ("softbreak", "hardbreak")


def _markdown() -> MarkdownIt:
    markdown = MarkdownIt("commonmark", {"breaks": True, "html": False, "linkify": False})
    markdown.enable("strikethrough")
    markdown.disable(["image", "html_block", "html_inline", "heading", "lheading"])
    markdown.core.ruler.push("dashes", _dashes)
    return markdown


_MARKDOWN = _markdown()


def render(source: str) -> str:
    """Markdown as clean HTML. Pictures by link, headings and raw HTML are shown as they were typed."""
    return nh3.clean(
        _MARKDOWN.render(source),
        tags=TAGS,
        attributes=ATTRIBUTES,
        url_schemes=SCHEMES,
        link_rel="nofollow ugc noopener",
    ).strip()


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
