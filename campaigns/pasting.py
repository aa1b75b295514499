"""Text from other places as our Markdown: BBCode as boards write it, and HTML as browsers paste it.

Nothing is lost silently: what has no counterpart keeps its words, and its name goes into a list for the writer.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import unescape
from typing import Any

import nh3
from markdownify import MarkdownConverter

_TAG = re.compile(r"\[(/?)([a-zA-Z*]+|\*)(?:[= ]([^\]\n]*))?\]")
DEEPEST = 100
_ALONE = ("*", "li", "hr", "br", "line")
_SPACES = re.compile(r"\n{3,}")

# BBCode tags by what becomes of them. Boards spell the same thing in many ways.
_AROUND = {"b": "**", "strong": "**", "i": "*", "em": "*", "s": "~~", "strike": "~~", "del": "~~"}
_WRAPPERS = {
    "center",
    "left",
    "right",
    "justify",
    "indent",
    "font",
    "color",
    "colour",
    "size",
    "u",
    "highlight",
}
_OOC = {"ooc", "off", "offtopic", "fdp", "fuera"}
_SPOILERS = {"spoiler", "spoilers", "hide", "hidden", "collapse", "sblock", "spoil", "ocultar"}
_PRIVATE = {"private", "privado", "privato", "whisper", "susurro", "pm", "secret", "to", "note", "visible"}
_DICE = {"dice", "roll", "tirada", "dado", "dados", "rolls"}


@dataclass
class Pasted:
    """What came out, and what was not understood: names of tags, each once, in order."""

    text: str
    missed: list[str] = field(default_factory=list)


@dataclass
class _Open:
    tag: str
    value: str
    raw: str
    parts: list[str] = field(default_factory=list)


def looks_like_bbcode(text: str) -> bool:
    """Whether a text has at least one pair of tags that boards use. Our own ``[[2d6]]`` and Markdown's links are no tags."""
    closed = {match[2].lower() for match in _TAG.finditer(text) if match[1]}
    return any(not match[1] and match[2].lower() in closed for match in _TAG.finditer(text))


def from_bbcode(source: str) -> Pasted:
    """BBCode as Markdown. Tags that do not fit together stay as they were written."""
    stack = [_Open("", "", "")]
    missed: list[str] = []
    position = 0
    closed = {match[2].lower() for match in _TAG.finditer(source) if match[1]}
    source = source.replace("\r\n", "\n").replace("\r", "\n")
    for match in _TAG.finditer(source):
        stack[-1].parts.append(source[position : match.start()])
        position = match.end()
        closing, tag, value = match[1], match[2].lower(), (match[3] or "").strip().strip("\"'")
        verbatim = stack[-1].tag in ("code", "noparse", "pre")
        doubled = source[match.start() - 1 : match.start()] == "[" or source[
            match.end() : match.end() + 1
        ] in ("]", "(")
        if (verbatim and not (closing and tag == stack[-1].tag)) or (
            not closing and (doubled or not (tag in _ALONE or tag in _KNOWN or tag in closed))
        ):
            stack[-1].parts.append(match[0])
        elif tag in ("*", "li") and not closing:
            _close_items(stack, missed)
            stack.append(_Open("*", "", match[0]))
        elif tag in ("*", "li"):
            _close_items(stack, missed)
        elif tag in ("hr", "line"):
            stack[-1].parts.append("\n\n---\n\n")
        elif tag in ("br",):
            stack[-1].parts.append("\n")
        elif not closing and len(stack) < DEEPEST:
            stack.append(_Open(tag, value, match[0]))
        elif any(one.tag == tag for one in stack):
            while stack[-1].tag != tag:
                _end(stack, missed)
            _end(stack, missed)
        else:
            stack[-1].parts.append(match[0])
    stack[-1].parts.append(source[position:])
    # What was never closed keeps its tag as text: only the writer knows where it should have ended.
    whole = [part for left in stack for part in ("\n- " if left.tag == "*" else left.raw, *left.parts)]
    return Pasted(_tidy("".join(whole)), missed)


def _close_items(stack: list[_Open], missed: list[str]) -> None:
    if any(one.tag == "*" for one in stack):
        while stack[-1].tag != "*":
            if stack[-1].tag in ("list", "ul", "ol"):
                return
            _end(stack, missed)
        _end(stack, missed)


def _end(stack: list[_Open], missed: list[str]) -> None:
    done = stack.pop()
    inner = "".join(done.parts)
    stack[-1].parts.append(_written(done, inner, stack, missed))


def _miss(missed: list[str], tag: str) -> None:
    if tag not in missed:
        missed.append(tag)


def _written(done: _Open, inner: str, stack: list[_Open], missed: list[str]) -> str:
    tag, value = done.tag, done.value
    if tag in _AROUND:
        return _around(inner, _AROUND[tag])
    if tag in ("url", "link"):
        return _link(value or inner.strip(), inner)
    if tag in ("email", "mail"):
        return _link(f"mailto:{value or inner.strip()}", inner)
    if tag in ("img", "image"):
        return _link(inner.strip() or value, inner.strip() or value)
    if tag in ("quote", "cita", "blockquote"):
        said = re.split(r";|\s+(?:post_id|time|user_id|msg|pid|author|date|link)=", value)[0].strip("\"' ")
        return _block(_quoted((f"**{said}**\n\n" if said else "") + inner.strip()))
    if tag in ("code", "pre", "noparse"):
        fence = "````" if "```" in inner else "```"
        return _block(f"{fence}\n{inner.strip(chr(10))}\n{fence}")
    if tag in ("list", "ul", "ol"):
        numbered = tag == "ol" or value.lower() in ("1", "a", "i", "decimal")
        return _block(_numbered(inner) if numbered else inner.strip("\n"))
    if tag == "*":
        return "\n- " + re.sub(r"\n(?=\S)", "\n  ", inner.strip())
    if tag in _SPOILERS:
        return _block(f"::: spoiler {value}".rstrip() + f"\n{inner.strip()}\n:::")
    if tag in _OOC:
        return _block(f"::: ooc\n{inner.strip()}\n:::")
    if tag in _PRIVATE:
        # For whom it was cannot be known here: it stays a whisper, and nothing is posted until its names are right.
        _miss(missed, done.raw.strip("[]"))
        return _block(f"::: whisper {value}".rstrip() + f"\n{inner.strip()}\n:::")
    if tag in _DICE:
        _miss(missed, tag)
        return f"`{inner.strip() or value}`"
    if re.fullmatch(r"h[1-6]", tag) or tag in ("title", "titulo", "heading"):
        return _block(_around(inner.strip(), "**"))
    if tag in _WRAPPERS:
        _miss(missed, tag)
        return _block(inner) if tag in ("center", "right", "justify", "indent") else inner
    if tag in ("table", "tr", "td", "th"):
        _miss(missed, "table")
        return {"td": inner.strip() + " | ", "th": inner.strip() + " | "}.get(tag, f"\n{inner.strip(' |')}\n")
    _miss(missed, tag)
    return inner


_KNOWN = {
    *_AROUND,
    *_WRAPPERS,
    *_OOC,
    *_SPOILERS,
    *_PRIVATE,
    *_DICE,
    *(
        "url",
        "link",
        "email",
        "mail",
        "img",
        "image",
        "quote",
        "cita",
        "blockquote",
        "code",
        "pre",
        "noparse",
    ),
    *("list", "ul", "ol", "table", "tr", "td", "th", "title", "titulo", "heading"),
}


def _around(inner: str, mark: str) -> str:
    """Marks around each paragraph, tight to the words, as Markdown wants them."""
    done = []
    for paragraph in re.split(r"(\n\s*\n)", inner):
        words = paragraph.strip()
        if not words:
            done.append(paragraph)
            continue
        before = paragraph[: len(paragraph) - len(paragraph.lstrip())]
        after = paragraph[len(paragraph.rstrip()) :]
        done.append(f"{before}{mark}{words}{mark}{after}")
    return "".join(done)


def _link(address: str, words: str) -> str:
    address = address.strip()
    words = words.strip() or address
    if not re.match(r"(?:https?|mailto):", address):
        address = f"https://{address}" if re.match(r"[\w-]+(\.[\w-]+)+", address) else address
    if words == address and address.startswith("http"):
        return f"<{address}>"
    return f"[{words}]({address.replace(' ', '%20').replace(')', '%29')})"


def _quoted(inner: str) -> str:
    return "\n".join(f"> {line}".rstrip() for line in inner.split("\n"))


def _numbered(inner: str) -> str:
    lines, number = [], 0
    for line in inner.strip("\n").split("\n"):
        if line.startswith("- "):
            number += 1
            lines.append(f"{number}. {line[2:]}")
        else:
            lines.append(line)
    return "\n".join(lines)


def _block(inner: str) -> str:
    return f"\n\n{inner}\n\n"


def _tidy(text: str) -> str:
    text = re.sub(r"[ \t]+\n", "\n", unescape(text))
    return _SPACES.sub("\n\n", text).strip()


# --- HTML


class _Converter(MarkdownConverter):
    """HTML as our Markdown, noting what it does not know."""

    def __init__(self, missed: list[str]) -> None:
        super().__init__(heading_style="ATX", bullets="-", strong_em_symbol="*", newline_style="BACKSLASH")
        self.missed = missed

    def convert_hN(self, n: int, el: Any, text: str, parent_tags: Any) -> str:  # noqa: N802 - named by the library
        return f"\n\n**{text.strip()}**\n\n" if text.strip() else ""

    def convert_img(self, el: Any, text: str, parent_tags: Any) -> str:
        source = el.attrs.get("src", "")
        if source.startswith("data:") or not source:
            _miss(self.missed, "img")
            return str(el.attrs.get("alt", ""))
        return _link(source, el.attrs.get("alt") or source)

    def convert_br(self, el: Any, text: str, parent_tags: Any) -> str:
        return "\n"

    def convert_details(self, el: Any, text: str, parent_tags: Any) -> str:
        return f"\n\n::: spoiler\n{text.strip()}\n:::\n\n"

    def convert_summary(self, el: Any, text: str, parent_tags: Any) -> str:
        return f"**{text.strip()}**\n\n"

    def convert_table(self, el: Any, text: str, parent_tags: Any) -> str:
        _miss(self.missed, "table")
        return f"\n\n{text.strip()}\n\n"

    def convert_div(self, el: Any, text: str, parent_tags: Any) -> str:
        """Boards say by a class what their BBCode said; what stands in such a part (its title, its content) has that word too."""
        kind = _kind_of(el)
        if not kind or not text.strip() or any(_kind_of(outer) == kind for outer in el.parents):
            return f"\n\n{text.strip()}\n\n"
        if kind == "whisper":
            _miss(self.missed, "private")  # for whom it was cannot be known here
        return f"\n\n::: {kind}\n{text.strip()}\n:::\n\n"

    def convert_u(self, el: Any, text: str, parent_tags: Any) -> str:
        _miss(self.missed, "u")
        return text


_KINDS = {
    "spoiler": {"spoiler", "spoilers", "sblock", "ocultar"},
    "ooc": {"ooc", "offtopic", "fdp"},
    "whisper": {"private", "privado", "privato", "whisper", "susurro"},
}


def _kind_of(el: Any) -> str:
    """What a part of a board's page is by its classes: a key of ``_KINDS``, or nothing."""
    words = set(re.findall(r"[a-z]+", str(el.attrs.get("class", "") if el.attrs else "").lower()))
    return next((kind for kind, names in _KINDS.items() if words & names), "")


_DROPPED = {
    "script",
    "style",
    "iframe",
    "object",
    "embed",
    "video",
    "audio",
    "form",
    "input",
    "select",
    "svg",
    "math",
}


def from_html(source: str) -> Pasted:
    """HTML as Markdown. Forms, frames and scripts are left out and named."""
    missed = [
        tag for tag in sorted(_DROPPED) if re.search(rf"<{tag}\b", source, re.IGNORECASE) and tag != "style"
    ]
    if re.search(r"style=[\"'][^\"']*\bcolor:", source, re.IGNORECASE):
        missed.append("color")
    clean = nh3.clean(
        source,
        tags={
            *(
                "p",
                "br",
                "em",
                "i",
                "strong",
                "b",
                "s",
                "del",
                "strike",
                "u",
                "a",
                "img",
                "blockquote",
                "code",
                "pre",
            ),
            *(
                "ul",
                "ol",
                "li",
                "hr",
                "h1",
                "h2",
                "h3",
                "h4",
                "h5",
                "h6",
                "div",
                "span",
                "details",
                "summary",
            ),
            *("table", "thead", "tbody", "tr", "td", "th"),
        },
        attributes={"a": {"href"}, "img": {"src", "alt"}, "div": {"class"}},
        url_schemes={"http", "https", "mailto", "data"},
        link_rel=None,
    )
    try:
        text = _Converter(missed).convert(clean)
    except RecursionError:  # thousands of elements inside one another
        text = unescape(nh3.clean(source, tags=set()))
        missed.append("html")
    return Pasted(_SPACES.sub("\n\n", text).strip(), missed)
