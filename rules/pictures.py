"""Pictures of rolls for other sites: a card and a badge, drawn once as SVG and kept as PNG.

A picture's address names its revision and carries a MAC, so that nobody can ask for endless variants. A picture is drawn by a task
when the roll is made or amended; until it is there, its address answers with a generic one.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.cache import cache
from django.tasks import task
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.text import slugify
from django.utils.translation import gettext as _
from django.utils.translation import override
from PIL import ImageFont

from .cards import Card, card_of
from .chances import note_chance
from .models import Ledger, Roll
from .painter import SANS, SERIF, Drawing, paint, paint_apart, png
from .policies import is_public
from .series import series_words

SIZES = {"card": (1200, 630), "badge": (480, 64)}

FILLS = {
    "success": ("#17653f", "#ffffff", "#17653f"),
    "failure": ("#f6e3e5", "#8d1f3f", "#8d1f3f"),
    "sealed": ("#54387f", "#ffffff", "#54387f"),
    "void": ("#ebe7db", "#5b5a60", "#5b5a60"),
    "total": ("#ebe7db", "#1c1d25", "#54525a"),
}
"""By state: the stub's ground, what is written on it, and the outcome's word. Contrast at least 4.5 : 1."""
BADGE_FILLS = {"success": "#17653f", "failure": "#8d1f3f", "sealed": "#54387f"}

ACCENTS = {
    "vermilion": "#a8361a",
    "copper": "#8a4b1c",
    "ochre": "#735600",
    "olive": "#53621a",
    "verdigris": "#1c6950",
    "teal": "#0f6173",
    "indigo": "#3a4aa6",
    "plum": "#733a80",
    "rose": "#992b57",
    "slate": "#4b4d5a",
}


@dataclass(frozen=True)
class Picture:
    """What is written on a card and a badge. A roll that is not public has no words of its own."""

    state: str
    alt: str
    big: str = ""
    small: str = ""
    was: str = ""
    who: str = ""
    accent: str = "#4b4d5a"
    name: str = ""
    name_size: int = 86
    outcome: str = ""
    amended: str = ""
    dice: str = ""
    reason: str = ""
    place: str = "Tirada"
    number: str = ""

    @property
    def fill(self) -> str:
        return FILLS[self.state][0]

    @property
    def stub(self) -> str:
        return FILLS[self.state][1]

    @property
    def ink(self) -> str:
        return FILLS[self.state][2]

    @property
    def notch(self) -> str:
        return "#fffdf8" if self.state in ("success", "sealed") else "#86806f"

    @property
    def badge_fill(self) -> str:
        return BADGE_FILLS.get(self.state, "#4b4d5a")

    @property
    def hatched(self) -> bool:
        return self.state == "failure"

    @property
    def sealed(self) -> bool:
        return self.state == "sealed"

    @property
    def mark(self) -> str:
        return self.state if self.state in ("success", "failure") else ""

    @property
    def big_size(self) -> int:
        return 232 if len(self.big) <= 3 else max(64, 700 // len(self.big))

    @property
    def badge_big_size(self) -> int:
        return 34 if len(self.big) <= 3 else max(16, 100 // len(self.big))

    @property
    def badge_text(self) -> str:
        said = " ".join(part for part in (self.name, self.small) if part)
        if self.state == "void":
            said = f"{said}: {self.outcome}"
        return fitted(said, 26, bold=True, most=324 - 14 - self.number_width - (36 if self.amended else 0))

    @property
    def badge_width(self) -> int:
        """So wide it is in every font: our own pages draw with the reader's."""
        return width_of(self.badge_text, 26, "SourceSansPro-Semibold.ttf")

    @property
    def number_width(self) -> int:
        return width_of(self.number, 24, "SourceSansPro-Regular.ttf")

    @property
    def loop_at(self) -> int:
        """Where a badge says that the roll was amended or ruled on: before the number."""
        return 470 - self.number_width - 22

    @property
    def was_from(self) -> int:
        return 255 - 14 * len(self.was)

    @property
    def was_to(self) -> int:
        return 255 + 14 * len(self.was)

    @property
    def check(self) -> str:
        return _("picture: click to check")


def picture_of(roll: Roll) -> Picture:
    """The words of a roll's picture as it stands now, in the language that is active."""
    if not is_public(roll):
        if roll.sealed:
            return Picture("sealed", _("A sealed roll"), name=_("Sealed roll"))
        return Picture("total", _("A roll that is not for everybody"), big="–", name=_("A roll"))
    card = card_of(roll)
    ledger: Any = roll.entry.ledger
    campaign = ledger.campaign if ledger.kind == Ledger.Kind.CAMPAIGN else None
    character = roll.character
    name, name_size = shrunk(card.name, sizes=(86, 72, 60, 50, 42), most=620)
    return Picture(
        state=card.state if card.state in FILLS else "total",
        alt=sentence(roll, card),
        big=card.big,
        small=card.small,
        was=card.was,
        who=fitted(character.name if character else "", 42, bold=True, most=620),
        accent=ACCENTS.get(character.accent if character else "", "#4b4d5a"),
        name=name,
        name_size=name_size,
        outcome=fitted(
            ", ".join(part for part in (card.outcome, card.detail) if part), 44, bold=True, most=560
        ),
        amended=fitted(card.amendment.get("text", ""), 34, bold=True, most=560),
        dice=fitted(
            ", ".join(
                f"({die.face})" if die.dropped else str(die.face) for die in card.dice if die.face != ""
            ),
            36,
            most=620,
        ),
        reason=fitted(card.reason, 36, italic=True, most=620),
        place=fitted(place_words(roll, campaign), 32, most=640),
        number=_("no.\N{NO-BREAK SPACE}%(number)s") % {"number": roll.number},
    )


def sentence(roll: Roll, card: Card) -> str:
    """The whole result as one sentence, at most 1,000 characters."""
    who = f"{roll.character}, " if roll.character else ""
    return f"{who}{card.full}"[:1000]


def place_words(roll: Roll, campaign: Any) -> str:
    if campaign is None:
        said = series_words(roll, kept=True)
        return said[:1].upper() + said[1:]
    return _("Roll %(number)s of %(campaign)s") % {"number": roll.number, "campaign": campaign.title}


@lru_cache(maxsize=32)
def _font(size: int, name: str) -> ImageFont.FreeTypeFont:
    folder = SERIF if "Serif" in name else SANS
    return ImageFont.truetype(str(folder / name), size)


def width_of(text: str, size: int, name: str) -> int:
    return round(_font(size, name).getlength(text))


def fitted(
    text: str, size: int, *, most: int, bold: bool = False, serif: bool = False, italic: bool = False
) -> str:
    """The text, cut with an ellipsis where it would be wider than ``most`` px at this size."""
    # A picture's text runs one way and on one line, whatever was typed.
    text = "".join(" " if unicodedata.category(sign)[0] == "C" else sign for sign in text).strip()
    if italic:
        name = "SourceSerifPro-It.ttf"
    elif serif:
        name = "SourceSerifPro-Semibold.ttf"
    else:
        name = "SourceSansPro-Bold.ttf" if bold else "SourceSansPro-Regular.ttf"
    font = _font(size, name)
    if font.getlength(text) <= most:
        return text
    while text and font.getlength(text + "…") > most:
        text = text[:-1]
    return text.rstrip() + "…"


def shrunk(text: str, *, sizes: tuple[int, ...], most: int) -> tuple[str, int]:
    """The text in the largest of the serif sizes in which it fits, or cut at the smallest."""
    for size in sizes:
        said = fitted(text, size, most=most, serif=True)
        if not said.endswith("…") or text.endswith("…"):
            return said, size
    return fitted(text, sizes[-1], most=most, serif=True), sizes[-1]


# --- Drawing and keeping


def svg(picture: Picture, kind: str) -> str:
    return render_to_string(f"rules/pictures/{kind}.svg", {"picture": picture})


def kept_at(code: str, revision: int, kind: str) -> Path:
    folder: Path = settings.DATA_DIR / "pictures" / code[:2]
    return folder / f"{code}-{revision}-{kind}.png"


def language_of(roll: Roll) -> str:
    ledger: Any = roll.entry.ledger
    return ledger.campaign.language if ledger.kind == Ledger.Kind.CAMPAIGN else settings.LANGUAGE_CODE


DRAWING_SOON = "drawing-new-pictures-soon"
BATCH = 25  # rolls: drawn in a few seconds, for which a server that stops waits


@task
def draw_new_pictures(before: int | None = None) -> None:
    """Draws what is missing among the newest rolls, or the newest before one. If all were missing, it asks for older ones."""
    if before is None:
        cache.delete(DRAWING_SOON)  # first: a roll that comes now asks again
    rolls = Roll.objects.select_related("entry__ledger__campaign", "character").order_by("-pk")
    batch = list((rolls.filter(pk__lt=before) if before else rolls)[:BATCH])
    missing = [roll for roll in batch if not kept_at(roll.code, roll.revision, "badge").exists()]
    _draw(missing)
    if len(missing) == BATCH:
        draw_new_pictures.enqueue(before=batch[-1].pk)


@task
def draw_pictures(code: str) -> None:
    """Draws a roll's card and badge at its current revision, unless they are there."""
    roll = Roll.objects.select_related("entry__ledger__campaign", "character").filter(code=code).first()
    if roll is not None:
        _draw([roll])


@task
def forget_pictures(ledger: int) -> None:
    """Throws away the pictures of a ledger's rolls, when who may see them has changed: the next who looks has them drawn anew."""
    for code, revision in Roll.objects.filter(entry__ledger=ledger).values_list("code", "revision"):
        for kind in SIZES:
            kept_at(code, revision, kind).unlink(missing_ok=True)


def forget_pictures_of(codes: Iterable[str]) -> None:
    """Throws away all pictures of these rolls, those of older revisions too: they show what was taken out since."""
    for code in codes:
        for path in kept_at(code, 0, "card").parent.glob(f"{code}-*.png"):
            path.unlink(missing_ok=True)


def _draw(rolls: Iterable[Roll]) -> None:
    """What there is not yet of these rolls' pictures."""
    drawings = []
    for roll in rolls:
        note_chance(roll)
        with override(language_of(roll)):
            picture = picture_of(roll)
            for kind, size in SIZES.items():
                path = kept_at(roll.code, roll.revision, kind)
                if not path.exists():
                    drawings.append(Drawing(svg(picture, kind), *size, str(path)))
    if drawings:
        (paint_apart if settings.DRAW_APART else paint)(drawings)


@lru_cache(maxsize=8)
def generic(kind: str, language: str) -> bytes:
    """What an address shows until its picture is drawn, and of what is not for everybody."""
    with override(language):
        return png(svg(Picture("total", _("A roll"), big="–", name=_("A roll")), kind), *SIZES[kind])


# --- Addresses


def words_of(roll: Roll) -> str:
    """The file's name says the result: some boards make the alternative text of it."""
    if not is_public(roll):
        return "sealed-roll" if roll.sealed else "a-roll"
    card = card_of(roll)
    if roll.system == "dice":
        total = "" if roll.is_void else f"equals {card.big or card.outcome}"
        verdict = card.outcome if card.state in ("success", "failure", "void") else ""
        said = f"{card.name} {total} {verdict}"
    else:
        against = f"of {card.small[1:]}" if card.small.startswith(("≤", "≥", "<", ">")) else card.small
        said = f"{card.name} {card.big} {against} {card.outcome}"
    return slugify(said.replace("+", " plus ").replace("−", " minus "))[:80].strip("-") or "a-roll"


def mac(code: str, revision: int, kind: str, words: str) -> str:
    """16 base64url characters over the other parts of the address. It stops strangers from asking for endless variants."""
    key = hashlib.sha256(b"rules.pictures " + settings.SECRET_KEY.encode()).digest()
    digest = hmac.digest(key, f"{code}/{revision}/{kind}/{words}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest)[:16].decode()


def is_ours(code: str, revision: int, kind: str, words: str, given: str) -> bool:
    return hmac.compare_digest(mac(code, revision, kind, words), given)


def picture_path(roll: Roll, kind: str, form: str = "png") -> str:
    """``form``: png for other sites, svg for our own pages."""
    words = words_of(roll)
    version = f"{roll.revision}-{mac(roll.code, roll.revision, kind, words)}"
    name = f"roll_{kind}" if form == "png" else f"roll_{kind}_{form}"
    return reverse(name, args=[roll.code, version, words])
