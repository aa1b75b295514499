"""What people write, made into what a page shows: Markdown as clean HTML. It knows nothing of games, so all may use it."""

from __future__ import annotations

import re

import nh3
from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore

TAGS = {"p", "br", "em", "strong", "s", "blockquote", "ul", "ol", "li", "a", "hr", "code", "pre"}
ATTRIBUTES = {"a": {"href", "title"}, "ol": {"start"}}
SCHEMES = {"http", "https", "mailto"}

WORD_JOINER = "\u2060"


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
