"""A post once it stands: its history told in differences of words, the signs under it, what its tombstone says."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.contrib.humanize.templatetags.humanize import naturaltime
from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import F, OuterRef, QuerySet, Value
from django.db.models.functions import Coalesce, JSONObject, NullIf
from django.urls import reverse
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from . import policies
from .models import Block, BlockVersion, Post, Reaction
from .policies import Seat

MOST_WORDS = 3000
"""Longer passages that were replaced are shown whole: comparing them word by word would take seconds."""

_WORDS = re.compile(r"\w+|\s+|[^\w\s]")


# --- What stands under a post


def with_reactions(posts: QuerySet[Post]) -> QuerySet[Post]:
    """The posts with ``given``: kind and name of each sign, in order; part of the statement for the posts."""
    name = Coalesce(NullIf(F("person__display_name"), Value("")), F("person__username"))
    given = (
        Reaction.objects.filter(post=OuterRef("pk"))
        .order_by("pk")
        .values(sign=JSONObject(kind=F("kind"), name=name))
    )
    return posts.annotate(given=ArraySubquery(given))


@dataclass(frozen=True)
class Signs:
    """A kind of sign under a post: how many, and by whom."""

    sign: str
    count: int
    names: str


def signs_under(post: Any) -> list[Signs]:
    found: dict[str, list[str]] = {}
    for one in post.given:
        found.setdefault(one["kind"], []).append(one["name"])
    return [
        Signs(Reaction.SIGNS[kind], len(names), f"{Reaction.Kind(kind).label}: {', '.join(names)}")
        for kind, names in found.items()
    ]


def edited_flag(post: Post, edited_at: datetime, *, has_rolls: bool) -> dict[str, str]:
    """What is said of an edit: whether its dice had fallen, and how many posts stood after it."""
    openly = post.edited_at is not None
    replies = post.replies_at_edit if openly else 0
    after = ngettext("%(count)s reply", "%(count)s replies", replies) % {"count": replies}
    if has_rolls and replies:
        label = _("Edited after its roll and %(replies)s") % {"replies": after}
    elif replies:
        label = _("Edited after %(replies)s") % {"replies": after}
    else:
        label = _("Edited after its roll") if has_rolls else _("Edited")
    return {
        "label": label,
        "text": _("Changed %(when)s.") % {"when": naturaltime(edited_at)},
        "url": reverse("post_history", args=[post.key]),
    }


def tombstone(post: Post, *, has_rolls: bool) -> tuple[str, str]:
    """What stands in place of a post, and where it leads, when it was moved."""
    said = {
        "name": str(post.removed_by or post.author),
        "when": naturaltime(post.removed_at or post.created_at),
    }
    if post.moved_to:
        to = reverse("post_by_key", args=[post.moved_to.key])
        return _("%(name)s moved this post to another scene %(when)s.") % said, to
    if post.is_hidden:
        return _("%(name)s hid this post %(when)s.") % said, ""
    if has_rolls:
        return _("%(name)s removed this post %(when)s. Its rolls stay.") % said, ""
    return _("%(name)s removed this post %(when)s.") % said, ""


# --- Its history


@dataclass(frozen=True)
class Change:
    """One edit, newest words marked. ``passages``: HTML of each text that it changed."""

    who: str
    when: datetime
    passages: list[SafeString]


def history_of(seat: Seat, post: Post) -> list[Change]:
    """The edits of a post as far as this viewer may see its texts, newest first."""
    blocks = {block.pk: block for block in policies.visible_blocks(seat, Block.objects.filter(post=post))}
    versions = BlockVersion.objects.filter(block__in=blocks).select_related("person")
    became = {pk: block.source for pk, block in blocks.items()}
    changes: dict[tuple[datetime, int], Change] = {}
    for version in versions.order_by("-replaced_at", "-pk"):
        after = became[version.block_id]
        became[version.block_id] = version.source
        change = changes.setdefault(
            (version.replaced_at, version.person_id), Change(str(version.person), version.replaced_at, [])
        )
        change.passages.append(differences(version.source, after))
    return list(changes.values())


def differences(before: str, after: str) -> SafeString:
    """Two texts as one, in HTML: what went is struck out, what came is underlined, with line breaks as typed."""
    return mark_safe("".join(_marked(before, after)))  # noqa: S308 - every piece is escaped


def _marked(before: str, after: str) -> Iterator[str]:
    """First line by line, then word by word in lines that were replaced."""
    for kind, old, new in _opcodes(before.splitlines(keepends=True), after.splitlines(keepends=True)):
        old_words, new_words = _WORDS.findall("".join(old)), _WORDS.findall("".join(new))
        if kind == "replace" and max(len(old_words), len(new_words)) <= MOST_WORDS:
            for inner, went, came in _opcodes(old_words, new_words):
                yield from _pieces(inner, went, came)
        else:
            yield from _pieces(kind, old, new)


def _opcodes(before: list[str], after: list[str]) -> Iterator[tuple[str, list[str], list[str]]]:
    matcher = difflib.SequenceMatcher(None, before, after, autojunk=False)
    for kind, from_old, to_old, from_new, to_new in matcher.get_opcodes():
        yield kind, before[from_old:to_old], after[from_new:to_new]


def _pieces(kind: str, old: Iterable[str], new: Iterable[str]) -> Iterator[str]:
    if kind == "equal":
        yield escape("".join(new))
        return
    went, came = escape("".join(old)), escape("".join(new))
    if went:
        yield f"<del>{went}</del>"
    if came:
        yield f"<ins>{came}</ins>"
