"""Finding texts: full text in the language of each campaign, where accents do not matter, in what the searcher may see.

The words of a block stand in a column that the database keeps itself (see the migration ``0003_search``). What is found is
highlighted in the text as it is shown: PostgreSQL marks the words in a copy without accents, which has the same length.
"""

from __future__ import annotations

import datetime
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django.db import connection
from django.db.models import BooleanField, Exists, OuterRef, Q, QuerySet
from django.db.models.expressions import RawSQL
from django.utils import timezone
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from accounts.models import User

from . import policies
from .models import Block, Campaign, Membership
from .outlets import plain
from .policies import Seat
from .thread import name_of

BEGIN, END = "\ue000", "\ue001"
AROUND = 140  # characters of context on each side of what was found
PASSAGES = 3

_MARKED = re.compile(f"{BEGIN}(.*?){END}", re.DOTALL)


@dataclass(frozen=True)
class Asked:
    """What somebody looks for. Nothing in it is required; ``since`` and ``until`` are days in the searcher's zone."""

    words: str = ""
    character: int | None = None
    scene: int | None = None
    since: datetime.date | None = None
    until: datetime.date | None = None
    voice: str = ""
    rolls: bool = False

    @property
    def is_empty(self) -> bool:
        return self == Asked()


@dataclass(frozen=True)
class Found:
    """A text that was found. ``passages`` is HTML with what was looked for in ``<mark>``."""

    path: str
    scene: str
    campaign: str
    number: int | None
    speaker: str
    created_at: datetime.datetime
    passages: SafeString


def found_in(seat: Seat, asked: Asked) -> QuerySet[Block]:
    """Texts of one campaign, newest first."""
    blocks = policies.visible_blocks(seat, Block.objects.filter(post__scene__campaign=seat.campaign))
    rolls = policies.visible_blocks(seat, Block.objects.filter(post=OuterRef("post"), kind=Block.Kind.ROLL))
    return _narrowed(blocks, asked, [seat.campaign.language], rolls)


def found_everywhere(person: User, asked: Asked) -> QuerySet[Block]:
    """Texts of all campaigns of which a person is a member, newest first."""
    mine = policies.visible_to_member(person, scene="post__scene")
    seats = Membership.objects.filter(person=person, left_at=None)
    languages = sorted(
        set(Campaign.objects.filter(pk__in=seats.values("campaign")).values_list("language", flat=True))
    )
    rolls = Block.objects.filter(mine, post=OuterRef("post"), kind=Block.Kind.ROLL)
    return _narrowed(Block.objects.filter(mine), asked, languages, rolls)


def _narrowed(
    blocks: QuerySet[Block], asked: Asked, languages: Sequence[str], rolls: QuerySet[Block]
) -> QuerySet[Block]:
    blocks = blocks.filter(post__removed_at=None).exclude(kind=Block.Kind.ROLL).exclude(source="")
    if asked.words:
        blocks = blocks.filter(_matches(asked.words, languages))
    if asked.character:
        blocks = blocks.filter(post__speaker=asked.character)
    if asked.scene:
        blocks = blocks.filter(post__scene=asked.scene)
    if asked.since:
        blocks = blocks.filter(post__created_at__gte=_begin_of(asked.since))
    if asked.until:
        blocks = blocks.filter(post__created_at__lt=_begin_of(asked.until + datetime.timedelta(days=1)))
    outside = Q(post__out_of_character=True) | Q(kind=Block.Kind.OOC)
    if asked.voice:
        blocks = blocks.filter(outside if asked.voice == "ooc" else ~outside)
    if asked.rolls:
        blocks = blocks.filter(Exists(rolls))
    return blocks.select_related("post__speaker", "post__author", "post__scene__campaign").order_by("-pk")


def _begin_of(day: datetime.date) -> datetime.datetime:
    return datetime.datetime.combine(day, datetime.time(), timezone.get_current_timezone())


def _query(languages: Sequence[str]) -> str:
    """SQL for what is looked for in any of these languages, each a parameter followed by the words."""
    one = "websearch_to_tsquery(tirada_search_config(%s), tirada_plain_letters(%s))"
    return " || ".join([one] * len(languages))


def _straight(words: str) -> str:
    """With the quotation marks of a phrase as the database reads them, whichever a keyboard has written."""
    return re.sub("[“”„«»]", '"', words)


def _matches(words: str, languages: Sequence[str]) -> RawSQL:
    words = _straight(words)
    given = [part for language in languages or ["en"] for part in (language, words)]
    condition = f"campaigns_block.words @@ ({_query(languages or ['en'])})"
    return RawSQL(condition, given, output_field=BooleanField())  # noqa: S611 - all that is given are parameters


# --- What is shown


def shown(blocks: Iterable[Block], words: str) -> list[Found]:
    rows = list(blocks)
    texts = [_comparable(plain(block.html)) for block in rows]
    languages = [block.post.scene.campaign.language for block in rows]
    marked = _marked(texts, languages, words) if words else texts
    return [
        _found(block, passages(text, copy)) for block, text, copy in zip(rows, texts, marked, strict=True)
    ]


def _found(block: Block, said: SafeString) -> Found:
    post: Any = block.post
    return Found(
        path=f"/posts/{post.key}/",
        scene=post.scene.title,
        campaign=post.scene.campaign.title,
        number=post.number if post.audience is None else None,
        speaker=name_of(post.speaker, post.author, out_of_character=post.out_of_character),
        created_at=post.created_at,
        passages=said,
    )


def _comparable(text: str) -> str:
    """One sign a letter, as the database folds it, and none of the marks."""
    return unicodedata.normalize("NFC", text).replace(BEGIN, "").replace(END, "")


def _marked(texts: list[str], languages: list[str], words: str) -> list[str]:
    """Copies of the texts without accents, in which what was looked for stands between marks; in one statement."""
    statement = f"""
        SELECT ts_headline(
            tirada_search_config(language), tirada_plain_letters(text),
            websearch_to_tsquery(tirada_search_config(language), tirada_plain_letters(%s)),
            'HighlightAll=true, StartSel="{BEGIN}", StopSel="{END}"'
        )
        FROM unnest(%s::text[], %s::text[]) WITH ORDINALITY AS given(text, language, place) ORDER BY place
    """  # noqa: S608 - only the two marks are put in
    with connection.cursor() as cursor:
        cursor.execute(statement, [_straight(words), texts, languages])
        return [copy for (copy,) in cursor.fetchall()]


def passages(text: str, marked: str) -> SafeString:
    """The text around what is marked in its copy, as HTML; its beginning when nothing is."""
    spans = list(_spans(marked))
    if not spans or len(marked.replace(BEGIN, "").replace(END, "")) != len(text):
        return mark_safe(escape(_cut(text, 0, 2 * AROUND)))  # noqa: S308 - escaped
    pieces: list[str] = []
    until = 0
    for first, _last in spans:
        if len(pieces) == PASSAGES:
            break
        if first >= until:
            said, until = _passage(text, spans, first, until)
            pieces.append(said)
    return mark_safe(" ".join(pieces))  # noqa: S308 - each is escaped


def _passage(text: str, spans: list[tuple[int, int]], at: int, begun: int) -> tuple[str, int]:
    """From some words before a place, but not before ``begun``, to some words after it, with all marks in it; and where it ends."""
    first, last = max(begun, at - AROUND), min(len(text), at + AROUND)
    while begun < first < at and not text[first - 1].isspace():
        first += 1
    last = max([last, *(end for begin, end in spans if begin < last < end)])
    while last < len(text) and not text[last].isspace():
        last += 1
    pieces, position = [], first
    for begin, end in spans:
        if begin >= first and end <= last:
            pieces += [escape(text[position:begin]), f"<mark>{escape(text[begin:end])}</mark>"]
            position = end
    said = "".join([*pieces, escape(text[position:last])])
    return f"{'… ' if first > begun else ''}{said}{' …' if last < len(text) else ''}", last


def _cut(text: str, first: int, last: int) -> str:
    return text[first:last] + (" …" if last < len(text) else "")


def _spans(marked: str) -> Iterator[tuple[int, int]]:
    """Where the marked words stand in the text without the marks."""
    for count, match in enumerate(_MARKED.finditer(marked)):
        first = match.start() - 2 * count
        yield first, first + len(match[1])
