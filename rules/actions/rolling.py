"""Making rolls: for a post whose page has no script, or for a client that brings its own randomness; and binding them to posts."""

from __future__ import annotations

import datetime
import hashlib
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from django.core.cache import cache
from django.db import transaction
from django.db.models import F, QuerySet

from accounts.models import User
from rules.ledger import commitments
from rules.ledger.canonical import canonical
from rules.ledger.drawing import check_acceptable
from rules.ledger.requests import (
    Message,
    Recorded,
    RequestRefused,
    check_canonical,
    check_openings,
    fits,
    make_request,
    read_message,
    retry_of,
)

from ..asking import RollAsk
from ..keyring import lock_up
from ..models import Entry, Ledger, Retry, Roll, Seal
from ..pictures import DRAWING_SOON, draw_new_pictures, draw_pictures
from .ledgers import Page


class StaleHead(Exception):
    """The ledger has moved on. ``entries`` are those that moved it, oldest first."""

    def __init__(self, entries: list[Entry]) -> None:
        super().__init__()
        self.entries = entries


class RetryKeyReused(Exception):
    """The retry key was used for another request."""


@dataclass(frozen=True)
class Place:
    """Where a roll belongs: the context that the request commits to, and whose text it will stand in."""

    scene: str | None = None
    character: Any = None
    sheet: int | None = None
    post_key: str = ""
    slot: int | None = None
    audience: list[int] | None = None

    @property
    def slot_key(self) -> str | None:
        """The id of a place in a draft, from draft and position."""
        if not self.post_key or self.slot is None:
            return None
        return hashlib.sha256(f"{self.post_key}:{self.slot}".encode()).hexdigest()[:32]

    @property
    def context(self) -> dict[str, Any]:
        return {
            "scene": self.scene,
            "slot": self.slot_key,
            "character": self.character.key if self.character else None,
            "sheet": self.sheet,
        }


def roll_for_post(
    person: User,
    ledger: Ledger,
    asks: Iterable[tuple[RollAsk, Place]],
    *,
    post_key: str,
    text: Callable[[list[int] | None], str],
    bound: Iterable[Roll] = (),
    now: datetime.datetime,
) -> list[Roll]:
    """Rolls and binds to a post, within the transaction that publishes it; the server makes nonces and salts.

    One roll for each ask, in order; ``text`` gives the words of the post as an audience reads them, so that no roll's record holds
    words that its readers may not see. ``bound`` are rolls that fell before, for this post's draft, and are only bound. A draw over
    the limit becomes a roll without an outcome: a ``void`` entry.
    """
    asks, bound = list(asks), list(bound)
    if not asks and not bound:
        return []
    page = Page(ledger, person, now)
    drawn = [_draw(page, asked, place) for asked, place in asks]
    words = [(roll.entry.leaf, text(roll.audience)) for roll in bound]
    words += [(one.recorded.entry.leaf, text(one.place.audience)) for one in drawn]
    attached = _attach_entries(page, words, post_key)
    return _save(page, drawn, attached)


@transaction.atomic
def roll_now(
    person: User | None,
    ledger: Ledger,
    asked: RollAsk,
    place: Place,
    *,
    sealed: bool = False,
    blind: bool = False,
    reveal_at: datetime.datetime | None = None,
    now: datetime.datetime | None = None,
) -> Roll:
    """One roll by itself, its request made by the server."""
    page = Page(ledger, person, now)
    return _save(page, [_draw(page, asked, place, sealed=sealed)], blind=blind, reveal_at=reveal_at)[0]


@transaction.atomic
def roll_together(
    person: User | None,
    ledger: Ledger,
    asks: Iterable[tuple[RollAsk, Place]],
    *,
    now: datetime.datetime | None = None,
) -> list[Roll]:
    """Several rolls in one go, their requests made by the server, in the order given."""
    asks = list(asks)
    if not asks:
        return []
    page = Page(ledger, person, now)
    return _save(page, [_draw(page, asked, place) for asked, place in asks])


@transaction.atomic
def attach(person: User, ledger: Ledger, rolls: Iterable[Roll], *, post_key: str, text: str) -> None:
    """Binds rolls to a post, once and for ever."""
    page = Page(ledger, person)
    _save(page, [], _attach_entries(page, [(roll.entry.leaf, text) for roll in rolls], post_key))


@dataclass(frozen=True)
class Answer:
    """What a client gets for its request: the roll, and whether it was made now or given again."""

    roll: Roll
    made: bool


def ask_roll(
    person: User | None,
    ledger: Ledger,
    message: bytes,
    place: Place,
    *,
    may_seal: Callable[[], bool] = lambda: False,
    typed: str = "",
    blind: bool = False,
    reveal_at: datetime.datetime | None = None,
) -> Answer:
    """A client's own request, drawn and recorded. The caller has asked the policy; the order of checks is that of section 2.7.

    ``place.slot`` is the place in the draft. Raises ``RequestRefused``, ``RulesError``, ``RetryKeyReused``, ``StaleHead``; none of
    these uses a seed.
    """
    before = answered_message(ledger, person, message)
    if before:
        return Answer(before.roll, False)
    asked = read_message(message)
    if asked.req["amends"] is not None:
        raise RequestRefused("malformed-request", "an amendment is asked for at its roll")
    if asked.req["sealed"] and not may_seal():
        raise RequestRefused("malformed-request", "sealed rolls are not for this person here")
    check_canonical(asked.req["ask"])
    check_openings(asked, place.context)
    check_acceptable(asked.req["ask"])
    try:
        with transaction.atomic():
            page = page_for(ledger, person, asked)
            drawn = _Drawn(page.record(asked.req), asked.req, asked.openings, typed, place)
            retry = Retry(
                ledger=ledger, person=person, key=asked.retry, request_hash=request_digest(asked.req_bytes)
            )
            roll = _save(page, [drawn], blind=blind, reveal_at=reveal_at, retry=retry)[0]
    except StaleHead:
        # Perhaps the same message came twice at once, and the other one moved the head.
        before = answered_message(ledger, person, message)
        if before is None:
            raise
        return Answer(before.roll, False)
    return Answer(roll, True)


def check_wanted(
    message: Message,
    asked: RollAsk,
    place: Place,
    *,
    sealed: bool = False,
    amends: dict[str, str] | None = None,
) -> None:
    """Raises ``RequestRefused`` for a client's request that asks for anything but what it was told to ask for."""
    req = message.req
    words = {opening["name"]: opening["value"] for opening in message.openings if opening["name"] != "ctx"}
    if (canonical(req["ask"]), words) != (canonical(asked.ask), asked.words):
        raise RequestRefused("opening-mismatch", "another roll is to be asked for here")
    if req["sealed"] is not sealed or canonical(req["amends"]) != canonical(amends):
        raise RequestRefused("opening-mismatch", "the roll is to be asked for in another way here")
    check_openings(message, place.context)


def request_digest(request: bytes) -> str:
    """By which a request is known when its retry key comes again."""
    return hashlib.sha256(request).hexdigest()


def answered_message(
    ledger: Ledger, person: User | None, message: bytes, *, made: str = "roll"
) -> Entry | None:
    """The entry that this message made already, with its ``roll`` or, as ``made`` says, ``amendment``. Raises ``RetryKeyReused``.

    Whoever locks something before the ledger asks under that lock: the same message may come twice at once.
    """
    retry, request = retry_of(message)
    before = answered_before(ledger, person, retry, request_digest(request)) if retry else None
    if before is not None and not hasattr(before, made):
        raise RetryKeyReused
    return before


def answered_before(ledger: Ledger, person: User | None, retry: str, digest: str) -> Entry | None:
    """The entry that was made for this retry key. Raises ``RetryKeyReused`` when the key came with another request."""
    found = (
        Retry.objects.select_related("entry__roll").filter(ledger=ledger, person=person, key=retry).first()
    )
    if found is None:
        return None
    if found.request_hash != digest:
        raise RetryKeyReused
    return found.entry


def remember(ledger: Ledger, person: User | None, retry: str, digest: str, entry: Entry) -> None:
    Retry.objects.create(ledger=ledger, person=person, key=retry, request_hash=digest, entry=entry)


def page_for(
    ledger: Ledger, person: User | None, message: Message, now: datetime.datetime | None = None
) -> Page:
    """The ledger, locked, when the request was made for its head. Raises ``StaleHead``."""
    page = Page(ledger, person, now)
    if page.written or not fits(message.req, page.head):
        since = message.req["seq"]
        moved = Entry.objects.filter(ledger=ledger, seq__gte=since).order_by("seq")[:200]
        raise StaleHead(list(moved))
    return page


# --- From a request to rows


@dataclass(frozen=True)
class _Drawn:
    recorded: Recorded
    req: dict[str, Any]
    openings: list[dict[str, Any]]
    typed: str
    place: Place

    @property
    def leaf(self) -> str:
        return self.recorded.entry.leaf


@dataclass(frozen=True)
class _Attached:
    """The ``attach`` entry of a roll: its leaf, and what it commits to."""

    leaf: str
    salt: bytes
    text: str


def _draw(page: Page, asked: RollAsk, place: Place, *, sealed: bool = False) -> _Drawn:
    """One request made by the server (``client`` false), drawn and recorded."""
    names = ("ctx", *asked.words)
    drops = secrets.token_bytes(32 * (1 + len(names)))
    nonce, *salts = (drops[at : at + 32] for at in range(0, len(drops), 32))
    req, openings = make_request(
        page.head,
        asked.ask,
        context=place.context,
        texts=asked.words,
        nonce=nonce,
        salts=dict(zip(names, salts, strict=True)),
        client=False,
        sealed=sealed,
    )
    return _Drawn(page.record(req), req, openings, asked.typed, place)


def _save(
    page: Page,
    drawn: list[_Drawn],
    attached: Sequence[_Attached] = (),
    *,
    blind: bool = False,
    reveal_at: datetime.datetime | None = None,
    retry: Retry | None = None,
) -> list[Roll]:
    """Everything that comes of a page with its rolls, in one statement. ``retry``, for the only roll, learns its entry here."""
    rows = page.rows()
    rolls = [_roll_row(one, rows[one.leaf], page, blind=blind) for one in drawn]
    openings = [
        {"leaf": one.leaf, **opening} for one in drawn if not one.recorded.sealed for opening in one.openings
    ]
    openings += [
        {"leaf": one.leaf, "name": "text", "salt": one.salt.hex(), "value": one.text} for one in attached
    ]
    seals = [
        Seal(entry=rows[one.leaf], locked=_locked(one), reveal_at=reveal_at)
        for one in drawn
        if one.recorded.sealed
    ]
    retries = [retry] if retry else []
    for key in retries:
        key.entry = rolls[0].entry
    page.save(rows, rolls, seals, retries, openings=openings)
    if rolls:
        draw_new_when_committed()
    return rolls


def draw_new_when_committed() -> None:
    """Asks for the pictures of new rolls. One task draws those of all rolls that come before it begins."""

    def ask() -> None:
        if cache.add(DRAWING_SOON, True, 10):
            draw_new_pictures.enqueue()

    transaction.on_commit(ask, robust=True)


def draw_when_committed(rolls: Iterable[Roll]) -> None:
    """Asks for the pictures of rolls, which a task draws beside the pages."""
    codes = [roll.code for roll in rolls]

    def ask() -> None:
        for code in codes:
            draw_pictures.enqueue(code)

    transaction.on_commit(ask, robust=True)


def redraw(rolls: QuerySet[Roll]) -> None:
    """Others may see these rolls than before: their pictures get addresses of their own and show what they may now."""
    chosen = list(rolls)
    Roll.objects.filter(pk__in=[roll.pk for roll in chosen]).update(revision=F("revision") + 1)
    draw_when_committed(chosen)


def _locked(drawn: _Drawn) -> bytes:
    """Salt and payload, with the openings and words that a reveal will need."""
    assert drawn.recorded.sealed is not None
    return lock_up(canonical({**drawn.recorded.sealed, "openings": drawn.openings, "typed": drawn.typed}))


def words_of(openings: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """The person's words among openings."""
    return {opening["name"]: opening["value"] for opening in openings if opening["name"] != "ctx"}


def contents(keys: dict[str, Any], openings: Iterable[dict[str, Any]], typed: str) -> dict[str, Any]:
    """The columns of a roll that say what was asked and what fell, from the keys of its body or payload."""
    ask = keys["req"]["ask"]
    error = None
    if "why" in keys:
        error = {"why": keys["why"], **keys.get("error", {})}
    return {
        "system": ask["system"],
        "rule": ask["rule"],
        "inputs": ask["inputs"],
        "house_rules": ask["house_rules"],
        "dice": keys.get("dice", []),
        "outcome": keys.get("outcome"),
        "error": error,
        "typed": typed,
        "words": words_of(openings),
    }


def _roll_row(drawn: _Drawn, row: Entry, page: Page, *, blind: bool) -> Roll:
    entry, place = drawn.recorded.entry, drawn.place
    shown: dict[str, Any] = {}
    if not drawn.recorded.sealed:
        assert entry.body is not None
        shown = contents(entry.body, drawn.openings, drawn.typed)
    return Roll(
        entry=row,
        number=entry.seq,
        code=entry.roll_id,
        person=page.person,
        character=place.character,
        sheet_version=place.sheet,
        sealed=drawn.recorded.sealed is not None,
        blind=blind,
        audience=place.audience,
        scene_key=place.scene or "",
        post_key=place.post_key,
        slot=place.slot,
        created_at=page.now,
        **shown,
    )


def _attach_entries(page: Page, words: Iterable[tuple[str, str]], post_key: str) -> list[_Attached]:
    """An ``attach`` entry for each leaf with its text."""
    if page.ledger.kind == Ledger.Kind.SANDBOX:
        raise ValueError("a sandbox's rolls belong to no post")
    made = []
    for leaf, text in words:
        salt = secrets.token_bytes(32)
        body = {"actor": page.actor, "of": leaf, "post": post_key, "text": commitments.field(salt, text)}
        made.append(_Attached(page.add("attach", body).leaf, salt, text))
    return made
