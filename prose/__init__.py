"""What people write, made into what a page shows: Markdown as clean HTML. It knows nothing of games, so all may use it."""

from __future__ import annotations

from collections.abc import Container, Mapping

import nh3
from markdown_it import MarkdownIt

from .additions import add_to

TAGS = {
    *("p", "br", "em", "strong", "s", "blockquote", "ul", "ol", "li", "a", "hr", "code", "pre"),
    *("details", "summary", "img", "span"),
}
ATTRIBUTES = {"a": {"href", "title"}, "ol": {"start"}, "img": {"src", "alt", "title"}}
SCHEMES = {"http", "https", "mailto"}


def _markdown() -> MarkdownIt:
    markdown = MarkdownIt("commonmark", {"breaks": True, "html": False, "linkify": False})
    markdown.enable("strikethrough")
    markdown.disable(["html_block", "html_inline", "heading", "lheading"])
    add_to(markdown)
    return markdown


_MARKDOWN = _markdown()


def render(
    source: str,
    *,
    pictures: Container[str] = (),
    names: Mapping[str, str] | None = None,
    spoiler: str = "Spoiler",
) -> str:
    """Markdown as clean HTML. Headings and raw HTML are shown as they were typed, a picture only when its address is among
    ``pictures``. ``names``: whom ``@Name`` may mean, with addresses; ``spoiler``: what stands on one without a title."""
    html = _MARKDOWN.render(source, {"pictures": pictures, "names": names or {}, "spoiler": spoiler})
    return nh3.clean(
        html,
        tags=TAGS,
        attributes=ATTRIBUTES,
        allowed_classes={"p": {"spoken"}, "span": {"speech"}},
        set_tag_attribute_values={"img": {"loading": "lazy"}},
        url_schemes=SCHEMES,
        link_rel="nofollow ugc noopener",
    ).strip()
