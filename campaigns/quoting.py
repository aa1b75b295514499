"""Quoting a post: only what the one who quotes may see, and those for whom the new post is."""

from __future__ import annotations

import re

from django.urls import reverse
from django.utils.translation import gettext as _

from . import policies
from .audiences import Audience, as_audience
from .composition import CannotCompose
from .models import Block, Post
from .policies import Seat
from .thread import name_of

_PICTURE = re.compile(r"!\[([^\]\n]*)\]\([^)\n]*\)")
_FENCES = re.compile(r"(?m)^[ \t]*:{3,}.*$\n?")
_NOT_WORDS = re.compile(r"[\W_]+")


def quotation(seat: Seat, post: Post, audience: Audience, *, selection: str = "") -> str:
    """Markdown that quotes a post to ``audience``: who said it, where, and what; ``selection``: only these of its words.

    Raises ``CannotCompose`` when nothing of the post, or not the selection, may be quoted to them.
    """
    said = [
        _FENCES.sub("", _PICTURE.sub(r"\1", block.source)).strip()
        for block in policies.visible_blocks(seat, post.blocks.order_by("position"))
        if block.kind in (Block.Kind.TEXT, Block.Kind.OOC) and may_be_quoted(block, audience)
    ]
    said = [words for words in said if words]
    if post.is_removed or not said:
        raise CannotCompose([_("Nothing of this post may be quoted to those who will read yours.")])
    words = "\n\n".join(said)
    if selection.strip():
        if _letters(selection) not in _letters(words):
            raise CannotCompose(
                [_("What you selected is not in the part that may be quoted to those who will read yours.")]
            )
        words = selection.strip()
    who = name_of(post.speaker, post.author, out_of_character=post.out_of_character)
    lines = f"**[{_escaped(who)}]({reverse('post_by_key', args=[post.key])})**\n\n{words}".split("\n")
    return "\n".join(f"> {line}".rstrip() for line in lines) + "\n\n"


def may_be_quoted(block: Block, audience: Audience) -> bool:
    """Whether everybody in the new audience reads the block already."""
    heard = as_audience(block.audience)
    return heard is None or (audience is not None and set(audience) <= set(heard))


def _letters(text: str) -> str:
    """The letters alone: what a page shows differs from what was written in marks, dashes and spaces."""
    return _NOT_WORDS.sub("", text).casefold()


def _escaped(name: str) -> str:
    return re.sub(r"([\[\]*_`\\])", r"\\\1", name)
