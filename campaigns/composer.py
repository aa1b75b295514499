"""The form under a thread: what it holds when it is shown, and what was sent with it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from django.core.exceptions import PermissionDenied
from django.urls import reverse
from django.utils.functional import cached_property
from django.utils.translation import gettext as _

from accounts.models import User
from characters.models import Character
from rules.cards import Card, card_of
from rules.models import Roll

from . import policies
from .actions.drafting import bound_rolls, draft_of
from .models import Draft, Scene
from .policies import Seat
from .text import typed_rolls
from .thread import PostShown

NARRATION = "narration"
OUT_OF_CHARACTER = "ooc"
COMMON_DICE = ["1d100", "1d20", "2d6", "3d6", "4d6kh3", "1d10", "4D"]


class Composer:
    """``sent``: the form's data when it was sent; everything typed is shown again."""

    preview: PostShown | None = None

    def __init__(self, scene: Scene, seat: Seat, sent: Mapping[str, str] | None = None) -> None:
        self.scene = scene
        self.seat = seat
        self.sent = sent if sent is not None else {}
        self.errors: list[str] = []
        self.action = reverse("write", args=[scene.pk])
        self.text = self.sent.get("text", self.draft.text if self.draft else "")
        self.retry_key = (self.sent.get("retry") or secrets.token_hex(16))[:64]
        self.wants = self.sent.get("do", "")

    @cached_property
    def characters(self) -> list[Character]:
        return list(policies.speakers(self.seat).select_related("player"))

    @cached_property
    def draft(self) -> Draft | None:
        return draft_of(self.seat.viewer, self.scene) if isinstance(self.seat.viewer, User) else None

    @cached_property
    def bound(self) -> list[Roll]:
        """The rolls that have fallen for what is being written: they can neither be taken out nor speak for another."""
        return bound_rolls(self.draft)

    @cached_property
    def fallen(self) -> list[Card]:
        return [card_of(roll) for roll in self.bound]

    @cached_property
    def spoken_as(self) -> str:
        """The value of the chosen speaker: a character's id, ``narration`` or ``ooc``."""
        kept = self.draft.speaker if self.draft else ""
        said = kept if kept and self.bound else self.sent.get("speaker", kept)
        if said:
            return said
        if self.seat.is_gm:
            return NARRATION
        own = [character for character in self.characters if character.player_id]
        return str(own[0].pk) if own else OUT_OF_CHARACTER

    @property
    def is_out_of_character(self) -> bool:
        return self.spoken_as == OUT_OF_CHARACTER

    @cached_property
    def speaker(self) -> Character | None:
        return next((character for character in self.characters if str(character.pk) == self.spoken_as), None)

    def check_speaker(self) -> None:
        """Raises 403 when the chosen character is no longer the writer's to speak as."""
        if self.speaker is None and self.spoken_as not in (NARRATION, OUT_OF_CHARACTER):
            raise PermissionDenied(
                _("You no longer speak as that character. Choose another speaker and send again.")
            )

    @property
    def speakers(self) -> list[dict[str, Any]]:
        choices = [(str(character.pk), character.name) for character in self.characters]
        if self.seat.is_gm:
            choices.insert(0, (NARRATION, _("Narration")))
        choices.append((OUT_OF_CHARACTER, _("Out of character")))
        return [
            {
                "value": value,
                "label": label,
                "selected": value == self.spoken_as,
                "disabled": bool(self.bound) and value != self.spoken_as,
            }
            for value, label in choices
        ]

    @property
    def audiences(self) -> list[dict[str, Any]]:
        return [
            {"value": "everyone", "label": _("The whole scene reads it"), "selected": True, "said": self.said}
        ]

    @property
    def said(self) -> str:
        """Who will read it, as it stands on the button."""
        if self.scene.campaign.is_public:
            return _("Anyone may read it")
        return _("Everyone at the table reads it")

    @property
    def hidden(self) -> list[tuple[str, str]]:
        return [("retry", self.retry_key)]

    @property
    def words(self) -> str:
        return _("Post")

    @property
    def words_with_roll(self) -> str:
        return _("Post and roll")

    # --- The dice tray

    @property
    def added_rolls(self) -> list[tuple[str, str]]:
        """The roll in the tray, when one was left there: notation and reason."""
        expression = self.sent.get("expression", "").strip()
        return [(expression, self.sent.get("reason", "").strip())] if expression else []

    @property
    def text_with_tray(self) -> str:
        """The text with the roll in the tray written at its end. A roll that cannot be written there stays in the tray."""
        written = [
            f"[[{notation} # {reason}]]" if reason else f"[[{notation}]]"
            for notation, reason in self.added_rolls
        ]
        whole = [roll for roll in written if [f"[[{found.typed}]]" for found in typed_rolls(roll)] == [roll]]
        return "\n\n".join([self.text.rstrip(), *whole]) if whole else self.text

    @property
    def tray(self) -> dict[str, Any]:
        typed = typed_rolls(self.text)
        return {
            "open": self.wants == "tray" or bool(self.sent.get("expression")),
            "expression": self.sent.get("expression", ""),
            "reason": self.sent.get("reason", ""),
            "common": COMMON_DICE,
            "odds_url": reverse("dice_odds"),
            "count": len(typed) + len(self.added_rolls),
        }
