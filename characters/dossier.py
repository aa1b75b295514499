"""What a character's page shows to one reader."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from itertools import islice
from typing import Any

from django.apps import apps
from django.urls import reverse
from django.utils import timezone
from django.utils.functional import cached_property
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from rules.cards import card_of
from rules.policies import Sight
from rules.systems import SYSTEMS

from . import policies
from .history import version_line, versions_with_changes
from .models import Character, LifeEvent, Proposal, State
from .sheet_page import SheetPage, prose_of
from .sheet_rolls import SheetRolls
from .sheets import sheet_of

LATEST_VERSIONS = 4
LATEST_ROLLS = 8
SHOWN_AS_NEWS = timedelta(days=14)


class Dossier:
    """``context`` for ``characters/sheet.html``."""

    def __init__(self, character: Character, viewer: Any, role: str | None, language: str) -> None:
        self.character = character
        self.viewer = viewer
        self.role = role
        self.language = language
        self.may_read_sheet = policies.can_read_sheet(character, viewer, role)
        self.may_change = policies.can_change_character(character, viewer, role)
        self.has_sheet = sheet_of(character) is not None

    @property
    def context(self) -> dict[str, Any]:
        return {
            "character": self.character,
            "campaign": self.character.campaign,
            "characters_url": reverse("characters", args=[self.character.campaign.slug]),
            "what": self.what,
            "chips": self.chips,
            "actions": self.actions,
            "approval": self.approval,
            "states": self.states,
            "proposal": self.proposal,
            "sent_back": self.sent_back,
            "has_proposals": self.may_change and self.character.proposals.exists(),
            "sections": self.sections,
            "texts": self.texts,
            "versions": self.versions,
            "versions_label": self.versions_label,
            "compare_url": reverse("versions", args=[self.character.pk])
            if self.versions and len(self.versions) > 1
            else "",
            "rolls": self.rolls,
            "sheet_rolls": self.sheet_rolls,
            "given": self.given,
        }

    @property
    def what(self) -> str:
        """Who plays it and the one line about it: "Scavenger of the salt. Played by Ava."."""
        player = self.character.player
        played = _("Played by %(name)s.") % {"name": player} if player else _("NPC") + "."
        blurb = self.character.blurb.strip()
        if blurb and blurb[-1] not in ".!?…":
            blurb += "."
        return f"{blurb} {played}".strip()

    @property
    def chips(self) -> list[str]:
        found = []
        if self.character.died_at:
            found.append(_("dead"))
        if self.character.retired_at:
            found.append(_("retired"))
        if self.has_sheet and self.may_read_sheet and not self.character.is_npc:
            found.append(str(self.character.get_state_display()))
        return found

    @property
    def actions(self) -> list[dict[str, Any]]:
        pk = self.character.pk
        found: list[dict[str, Any]] = []
        if self.has_sheet and policies.can_change_sheet(self.character, self.viewer, self.role):
            waits = self.role != policies.GM and self.character.state == State.APPROVED
            asks = waits and self.character.campaign.approval != "none"
            label = _("Propose changes") if asks else _("Change the sheet")
            if not self.character.version:
                label = _("Fill in the sheet")
            found.append({"icon": "edited", "label": label, "url": reverse("edit_sheet", args=[pk])})
        if self.sheet_rolls.may_roll:
            found.append({"icon": "dice", "label": pgettext("verb", "Roll"), "url": self.sheet_rolls.url})
        if self.may_change:
            found += [
                {"label": _("Texts"), "url": reverse("edit_texts", args=[pk]), "quiet": True},
                {"label": _("Faces"), "url": reverse("faces", args=[pk]), "quiet": True},
                {"label": _("Name and face"), "url": reverse("edit_character", args=[pk]), "quiet": True},
                {"label": _("Hand over, retire …"), "url": reverse("life", args=[pk]), "quiet": True},
                {
                    "icon": "download",
                    "label": _("Download"),
                    "url": reverse("export_character", args=[pk]),
                    "quiet": True,
                },
            ]
        return found

    # --- Approval

    @property
    def approval(self) -> dict[str, Any]:
        """How the sheet stands with the game master, and what this reader may do about it."""
        character = self.character
        if not self.has_sheet or character.is_npc or not self.may_change or character.retired_at:
            return {}
        last = (
            LifeEvent.objects.filter(
                character=character, what__in=("sent-back", "submitted", "approved", "withdrawn")
            )
            .select_related("person")
            .first()
        )
        standing: dict[str, Any] = {"version": character.version}
        if last and last.comment:
            standing |= {"comment": last.comment, "by": last.person}
        if policies.can_submit(character, self.viewer, self.role):
            was_sent_back = last is not None and last.what == LifeEvent.What.SENT_BACK
            if not character.version:
                said = _("The sheet is empty. Fill it in; then submit it for approval.")
                return {**standing, "text": said, "is_empty": True}
            said = _("The game master sent the sheet back.") if was_sent_back else _("This sheet is a draft.")
            return {**standing, "text": said, "may_submit": True}
        if policies.can_approve(character, self.role):
            return {**standing, "text": _("This sheet waits for your approval."), "may_approve": True}
        if policies.can_withdraw(character, self.viewer, self.role):
            said = _("The sheet waits for the game master's approval.")
            return {**standing, "text": said, "may_withdraw": True}
        return {}

    @property
    def proposal(self) -> Proposal | None:
        """The proposal that waits, for who plays the character and for the game master."""
        if not self.may_change:
            return None
        return (
            self.character.proposals.filter(answer=Proposal.Answer.WAITING).select_related("person").first()
        )

    @property
    def sent_back(self) -> Proposal | None:
        """The reader's newest proposal, where it was sent back lately."""
        found = self.character.proposals.select_related("answered_by").first() if self.may_change else None
        if found is None or found.answer != Proposal.Answer.SENT_BACK or found.person_id != self.viewer.pk:
            return None
        assert found.answered_at is not None
        return found if timezone.now() - found.answered_at < SHOWN_AS_NEWS else None

    # --- The sheet

    @cached_property
    def sheet_rolls(self) -> SheetRolls:
        may_roll = self.has_sheet and policies.can_roll_as(self.character, self.viewer, self.role)
        return SheetRolls(self.character, self.language, may_roll=may_roll)

    @cached_property
    def page(self) -> SheetPage | None:
        if not self.may_read_sheet:
            return None
        return SheetPage(self.character, self.language, rolls=self.sheet_rolls)

    @property
    def sections(self) -> list[dict[str, Any]]:
        return self.page.sections if self.page else []

    @property
    def states(self) -> list[dict[str, str]]:
        """The conditions that this reader may end by hand."""
        is_gm = self.role == policies.GM
        may_end = is_gm or policies.can_roll_as(self.character, self.viewer, self.role)
        return self.page.states(is_gm=is_gm) if self.page and self.has_sheet and may_end else []

    @property
    def texts(self) -> list[dict[str, str]]:
        """Free sections that this reader may read."""
        texts = []
        if policies.can_read_biography(self.character, self.viewer, self.role):
            texts.append((_("Biography"), "", self.character.biography))
        if self.may_change:
            note = _("for who plays the character and the game master")
            texts.append((_("Notes shared with the game master"), note, self.character.gm_notes))
        if policies.plays(self.character, self.viewer, self.role):
            texts.append(
                (
                    _("Notes for yourself"),
                    _("nobody else reads them"),
                    policies.own_notes(self.character, self.viewer),
                )
            )
        return [
            {"title": title, "note": note, "kind": "prose", "html": prose_of(text)}
            for title, note, text in texts
            if text.strip()
        ]

    # --- Beside it

    @cached_property
    def sight(self) -> Sight:
        return Sight(self.viewer, self.role, self.character.campaign.ledger)

    @cached_property
    def versions(self) -> list[dict[str, Any]]:
        if not self.may_read_sheet:
            return []
        found = versions_with_changes(self.character, self.language, most=LATEST_VERSIONS)
        return [version_line(version, changes, self.sight) for version, changes in found]

    @property
    def versions_label(self) -> str:
        return str(self.character.version) if self.versions else ""

    @property
    def given(self) -> list[dict[str, Any]]:
        """What the character was given in play: for whoever plays it now, and the game master."""
        if not (self.role == policies.GM or policies.plays(self.character, self.viewer, self.role)):
            return []
        handouts: Any = apps.get_model("campaigns", "Handout").objects
        found = handouts.visible_to(self.viewer).given_to(self.character).order_by("-revealed_at")
        return [{"title": one.title, "url": one.get_absolute_url(), "when": one.revealed_at} for one in found]

    @property
    def rolls(self) -> list[dict[str, Any]]:
        return rolls_of(self.character, self.viewer, self.role, most=LATEST_ROLLS)


def rolls_of(
    character: Character, viewer: Any, role: str | None, *, most: int, before: int | None = None
) -> list[dict[str, Any]]:
    """What a character has rolled as far as the viewer may read it, the newest first, below the number ``before``."""
    rolls = character.rolls.select_related("entry__ledger__campaign", "person").order_by("-number")
    if before is not None:
        rolls = rolls.filter(number__lt=before)
    slug = character.campaign.slug
    sight = Sight(viewer, role, character.campaign.ledger)
    readable = (roll for roll in rolls.iterator(chunk_size=2 * most) if sight.may_read(roll))
    return [
        {
            "icon": "dice" if card.state == "total" else card.state,
            "tone": card.state,
            "name": card.name,
            "text": card.sentence,
            "reason": card.reason,
            "url": reverse("campaign_roll", args=[slug, roll.number]),
            "number": roll.number,
            "when": roll.created_at,
        }
        for roll in islice(readable, most)
        for card in [card_of(roll)]
    ]


def people_of(characters: Iterable[Character], viewer: Any) -> list[dict[str, Any]]:
    """Characters for ``components/cast.html``."""
    people = []
    for character in characters:
        who = _("NPC") if character.player is None else str(character.player)
        if character.player is not None and character.player == viewer:
            who = _("%(name)s, you") % {"name": who}
        chip = ""
        if character.died_at:
            chip = _("dead")
        elif not character.is_npc and character.state != State.APPROVED and _has_sheet(character):
            chip = str(character.get_state_display())
        people.append(
            {
                "character": character,
                "note": f"{who}. {character.blurb}" if character.blurb else who,
                "chip": chip,
                "chip_kind": "flat",
            }
        )
    return people


def _has_sheet(character: Character) -> bool:
    return bool(SYSTEMS[character.campaign.system].sheets)
