"""What is said in a paragraph, told from what is narrated: between quotation marks, or after the dash that opens a line.

    “Run,” she said. “Now!”          «Corre», dijo ella.          —Corre —dijo ella—. ¡Ya!          — Corri — disse lei.

A name or a word in quotation marks is no speech: what stands between them counts when it opens a line, follows a sign (a colon, a
comma, a full stop), or has one in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

from markdown_it.rules_core import StateCore
from markdown_it.token import Token

WORD_JOINER = "\u2060"

Span = tuple[int, int]

_MARKS = re.compile(r'[«»“”"—–―]')
_DASH = re.compile(r"[—–―]")
_OPENS_LINE = re.compile(r"^[ \t]*(?=[—–―])", re.MULTILINE)
_CLOSES = {"»": "«", "”": "“"}
_SIGN = re.compile(r"[.,:;!?…—–]")
_HYPHEN = re.compile(r"(?<=\s)-(?=[^\W\d_]|[¡¿])|(?<![\s-])-(?=[\s.,;:!?…]|$)")
_DEEPEST = 8  # quotations inside one another, of one kind
_ELSE = "\ufffc"  # for code and pictures: one sign that is no mark


def dashes(state: StateCore) -> None:
    """Dialogue as it is printed: ``--`` becomes a dash, and so do the hyphens of a line that opens with ``-Word`` where dashes are
    meant. No closing dash stands alone."""
    for token in state.tokens:
        if token.type != "inline" or ("-" not in token.content and "—" not in token.content):
            continue
        opens_a_line, in_hyphens, aside = True, False, False
        for child in token.children or ():
            if child.type == "text":
                text = re.sub(r"(?<!-)-{2,3}(?!-)", "—", child.content)
                if opens_a_line:
                    text, opened = re.subn(r"^-(?=[\w¡¿«“\"'])", "—", text)
                    in_hyphens, aside = bool(opened), False
                if in_hyphens:
                    text, aside = _with_dashes(text, aside)
                child.content = re.sub(r"(?<=[^\s—])—", f"{WORD_JOINER}—", text)
            opens_a_line = child.type in ("softbreak", "hardbreak")


def _with_dashes(text: str, aside: bool) -> tuple[str, bool]:
    """``-dijo ella-`` inside a line in hyphens as an aside between dashes. ``aside``: whether one is open."""

    def dash(match: re.Match[str]) -> str:
        nonlocal aside
        opens = match.start() > 0 and text[match.start() - 1].isspace()
        if opens == aside:
            return "-"
        aside = opens
        return "—"

    return _HYPHEN.sub(dash, text), aside


def speech(state: StateCore) -> None:
    """What is said stands in ``<span class="speech">``; a paragraph that opens with it gets the class ``spoken``. Quotes are what
    others said, and stay as they are."""
    quoted = 0
    for place, token in enumerate(state.tokens):
        quoted += token.nesting if token.type.startswith("blockquote") else 0
        if token.type != "paragraph_open" or quoted:
            continue
        content = state.tokens[place + 1]
        flat = _flat(content.children or ())
        if not content.children or not _MARKS.search(flat):
            continue
        following = state.tokens[place + 3 : place + 5]
        goes_on = following[-1].content if following and following[0].type == "paragraph_open" else ""
        said = spoken(flat, goes_on)
        if said:
            content.children = list(_marked(content.children, said))
            if said[0][0] == len(flat) - len(flat.lstrip()):
                token.attrSet("class", "spoken")


def _flat(children: Iterable[Token]) -> str:
    """The words alone, with one sign for each thing that has none."""
    return "".join(_words(child) for child in children)


def _words(child: Token) -> str:
    if child.type == "text":
        return child.content
    if child.type in ("softbreak", "hardbreak"):
        return "\n"
    return "" if child.nesting else _ELSE


def spoken(text: str, following: str = "") -> list[Span]:
    """Where in a paragraph somebody speaks, in order. ``following``: the next paragraph, with whose first mark a quotation that is
    not closed goes on."""
    said: list[Span] = []
    if text.startswith("»"):  # goes on from the paragraph before, as Spanish prints it
        said += _between_dashes(text, 0, len(text))
    for opening in _OPENS_LINE.finditer(text):
        end = text.find("\n", opening.end())
        said += _between_dashes(text, opening.end(), len(text) if end < 0 else end)
    for begin, end in _quotations(text, following):
        if not _is_said(text, begin, end):
            continue
        if text[begin] == "«":
            said += _between_dashes(text, begin, end)
        else:
            said.append((begin, end))
    return _merged(_trimmed(text, span) for span in said)


def _between_dashes(text: str, begin: int, end: int) -> Iterator[Span]:
    """The speech of a line without what is told between its dashes: ``—Hola —dijo ella—. ¿Vienes?``"""
    speaks_since: int | None = begin
    for dash in _DASH.finditer(text, begin + 1, end):
        place = dash.start()
        before = text[place - 1 : place] if text[place - 1] != WORD_JOINER else text[place - 2 : place - 1]
        after = text[place + 1 : min(place + 3, end)].strip()[:1]
        is_apart = before.isspace()
        is_last = place + 1 == end or text[place + 1].isspace()
        if speaks_since is None:
            if not (before.isalnum() and not is_last and text[place + 1].isalnum()):
                speaks_since = place + 1
        elif (is_apart and after) or (is_last and after.islower()):
            yield speaks_since, place
            speaks_since = None
    if speaks_since is not None:
        yield speaks_since, end


def _quotations(text: str, following: str) -> Iterator[Span]:
    """What stands between quotation marks, with them, in the order in which they close."""
    opened: dict[str, list[int]] = {"«": [], "“": [], '"': []}
    for mark in _MARKS.finditer(text):
        sign, place = mark[0], mark.start()
        if sign == '"':
            sign = _straight(text, place, is_open=bool(opened['"']))
        if sign in _CLOSES:
            opening = opened[_CLOSES[sign]]
            if opening:
                yield opening.pop(), place + 1
        elif sign in opened:
            opened[sign].append(place)
            del opened[sign][: -1 if sign == '"' else -_DEEPEST]
        elif sign == 'closing "':
            yield opened['"'].pop(), place + 1
    for sign, places in opened.items():
        if places and following.startswith((sign, "»") if sign == "«" else sign):
            yield places[0], len(text)


def _straight(text: str, place: int, *, is_open: bool) -> str:
    """Which of the two a straight mark is; one that stands for inches is none."""
    before, after = text[place - 1 : place], text[place + 1 : place + 2]
    if is_open and before.strip():
        return 'closing "'
    if after.strip() and (not before.strip() or not before.isalnum()):
        return '"'
    return ""


def _is_said(text: str, begin: int, end: int) -> bool:
    before = text[:begin].rstrip(" \t") if begin < 200 else text[begin - 200 : begin].rstrip(" \t")
    return not before or before[-1] == "\n" or bool(_SIGN.search(before[-1] + text[begin + 1 : end - 1]))


def _trimmed(text: str, span: Span) -> Span:
    """Without the spaces at its ends, and without the full stop that an aside has put before it; empty where nothing is left but
    signs."""
    words = text[span[0] : span[1]]
    if not any(map(str.isalnum, words)):
        return span[0], span[0]
    begin = span[1] - len(words.lstrip(" \t\n.,;:"))
    return begin, span[0] + len(words.rstrip())


def _merged(spans: Iterable[Span]) -> list[Span]:
    found: list[Span] = []
    for begin, end in sorted(span for span in spans if span[0] < span[1]):
        if found and begin <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((begin, end))
    return found


def _marked(children: list[Token], said: list[Span]) -> Iterator[Token]:
    """The same with what is said between tags. Where it begins or ends inside of something (slanted words, a link), it is cut
    there, so that tags close in the order in which they were opened."""
    pieces = list(_cut(children, said))
    whole: list[int] = []
    for place, (child, is_said) in enumerate(pieces):
        if child.nesting == 1:
            whole.append(place)
        elif child.nesting == -1:
            begin = whole.pop()
            inside = is_said and all(flag for _child, flag in pieces[begin + 1 : place])
            pieces[begin], pieces[place] = (pieces[begin][0], inside), (child, inside)
    speaks = False
    for child, is_said in pieces:
        if is_said != speaks:
            yield _tag(opens=is_said)
            speaks = is_said
        yield child
    if speaks:
        yield _tag(opens=False)


def _cut(children: list[Token], said: list[Span]) -> Iterator[tuple[Token, bool]]:
    """Pieces of text, and everything else, with whether it is said."""
    edges = [edge for span in said for edge in span]
    position, passed = 0, 0
    for child in children:
        length = len(_words(child))
        while passed < len(edges) and edges[passed] <= position:
            passed += 1
        if child.type != "text":
            yield child, passed % 2 == 1
        else:
            cuts, first = [0], passed
            while passed < len(edges) and edges[passed] < position + length:
                cuts.append(edges[passed] - position)
                passed += 1
            for number, (begin, end) in enumerate(pairwise([*cuts, length])):
                yield Token("text", "", 0, content=child.content[begin:end]), (first + number) % 2 == 1
        position += length


def _tag(*, opens: bool) -> Token:
    if opens:
        return Token("speech_open", "span", 1, attrs={"class": "speech"})
    return Token("speech_close", "span", -1)
