"""What one has to know, on one page."""

from __future__ import annotations

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from accounts.requests import ReaderRequest
from rules.embedding import pattern_of_links

WRITING = [
    (_("**word**"), _("strong")),
    (_("*word*"), _("slanted")),
    (_("— Who goes there? — she asked."), _("dialogue, in the colour of the character who speaks")),
    (_("> word"), _("a quote")),
    (_("- word"), _("a list")),
    (_("[word](https://example.org)"), _("a link")),
    ("---", _("a break")),
    (_("@Name"), _("calls a character: whoever plays it is told")),
]
"""What is typed, and what it gives."""

PARTS = [
    (_("::: whisper Name, Name"), _("only for these characters and the game master")),
    ("::: ooc", _("out of character: the person speaks, not the character")),
    (_("::: spoiler What it is about"), _("folded until the reader opens it")),
    ("::: sealed", _("fixed now, read by nobody until you open it")),
]
"""Lines that begin a part of a post; a line of three colons ends it."""

DICE = [
    ("2d6+3", _("two dice of six sides, plus three")),
    ("4d6kh3", _("four dice, the three highest count")),
    ("1d20+5 vs 15", _("a total against a target: 15 or more is a success")),
    ("6d10>=8", _("how many dice show 8 or more")),
    ("5d6!", _("whatever falls highest is rolled once more and added")),
    ("2d20r1", _("ones are rolled again")),
    ("3x(4d6kh3)", _("the same thing three times")),
    (
        _("1d8[sword]+2[strength] # at the door"),
        _("with names for the parts and, behind #, what is at stake"),
    ),
]
"""Dice notation by example; a test reads every one."""

KEYS = [
    ("j", _("next post")),
    ("k", _("post before")),
    ("n", _("next scene with something new")),
    ("u", _("new for me from this post on")),
    ("q", _("quote this post")),
    ("w", _("write")),
    ("?", _("these keys")),
    ("Ctrl+Enter", pgettext_lazy("verb", "post")),
    ("Ctrl+B", _("bold")),
    ("Ctrl+I", _("italic")),
    ("Ctrl+K", pgettext_lazy("in a text", "link")),
    ("Esc", _("back to the posts")),
]


def help_page(request: ReaderRequest) -> HttpResponse:
    """For everybody, signed in or not."""
    lists = {"writing": WRITING, "parts": PARTS, "dice": DICE, "keys": KEYS}
    links = pattern_of_links(request.build_absolute_uri)
    oembed = request.build_absolute_uri(reverse("oembed"))
    return render(request, "campaigns/help.html", {**lists, "links": links, "oembed": oembed})
