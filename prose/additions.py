"""What Tirada's Markdown has beyond CommonMark: dialogue, spoilers, mentions, and pictures of one's own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from .dialogue import dashes, speech

_SPOILER = re.compile(r":::+[ ]*spoiler\b[ ]*(.*?)[ :]*")
_END = re.compile(r":::+[ ]*")


def mentions(state: StateCore) -> None:
    """``@Name`` becomes a link for the names that the caller knows (``names``: name → address)."""
    names: Mapping[str, str] = state.env.get("names", {})
    if not names or "@" not in state.src:
        return
    addresses = {name.casefold(): address for name, address in names.items()}
    longest_first = sorted(names, key=len, reverse=True)
    known = re.compile(rf"(?<![\w@])@({'|'.join(map(re.escape, longest_first))})(?!\w)", re.IGNORECASE)
    for token in state.tokens:
        if token.type != "inline" or not token.children or "@" not in token.content:
            continue
        children: list[Token] = []
        in_link = 0
        for child in token.children:
            in_link += child.nesting if child.type.startswith("link") else 0
            if child.type == "text" and not in_link:
                children += _with_links(child, known, addresses)
            else:
                children.append(child)
        token.children = children


def _with_links(token: Token, known: re.Pattern[str], addresses: Mapping[str, str]) -> Iterator[Token]:
    position = 0
    for match in known.finditer(token.content):
        address = addresses.get(match[1].casefold())
        if address is None:
            continue
        yield Token("text", "", 0, content=token.content[position : match.start()])
        yield Token("link_open", "a", 1, attrs={"href": address})
        yield Token("text", "", 0, content=match[1])
        yield Token("link_close", "a", -1)
        position = match.end()
    yield Token("text", "", 0, content=token.content[position:])


def pictures(state: StateCore) -> None:
    """Only the pictures that the caller allows (``pictures``: addresses) are shown; of others the link stands there."""
    allowed = state.env.get("pictures", ())
    for token in state.tokens:
        if token.type != "inline" or not token.children:
            continue
        children: list[Token] = []
        for child in token.children:
            if child.type != "image" or child.attrs.get("src") in allowed:
                children.append(child)
                continue
            children += [
                Token("text", "", 0, content="!"),
                Token("link_open", "a", 1, attrs={"href": str(child.attrs.get("src", ""))}),
                Token("text", "", 0, content=child.content or str(child.attrs.get("src", ""))),
                Token("link_close", "a", -1),
            ]
        token.children = children


def spoiler(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """``::: spoiler What it is about`` to ``:::``: folded until the reader opens it. Not closed, it goes on to the end."""

    def line(number: int) -> str:
        return state.src[state.bMarks[number] + state.tShift[number] : state.eMarks[number]]

    opening = _SPOILER.fullmatch(line(start))
    if not opening or state.is_code_block(start):
        return False
    if silent:
        return True
    last, depth = start + 1, 1
    while last < end:
        if _SPOILER.fullmatch(line(last)):
            depth += 1
        elif _END.fullmatch(line(last)):
            depth -= 1
        if depth == 0:
            break
        last += 1
    state.push("details_open", "details", 1).block = True
    state.push("summary_open", "summary", 1).block = True
    title = state.push("inline", "", 0)
    title.content, title.children, title.map = (
        opening[1] or state.env.get("spoiler", "Spoiler"),
        [],
        [start, start + 1],
    )
    state.push("summary_close", "summary", -1).block = True
    before, state.lineMax = state.lineMax, last
    state.md.block.tokenize(state, start + 1, last)
    state.lineMax = before
    state.push("details_close", "details", -1).block = True
    state.line = last + 1
    return True


def add_to(markdown: MarkdownIt) -> None:
    markdown.block.ruler.before(
        "fence", "spoiler", spoiler, {"alt": ["paragraph", "reference", "blockquote", "list"]}
    )
    for rule in (dashes, speech, mentions, pictures):
        markdown.core.ruler.push(rule.__name__, rule)
