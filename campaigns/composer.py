"""The form under a thread: what it holds when it is shown, and what was sent with it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from django.contrib.auth.models import AnonymousUser
from django.contrib.humanize.templatetags.humanize import naturaltime
from django.core import signing
from django.core.exceptions import PermissionDenied
from django.http import Http404
from django.urls import reverse
from django.utils.functional import cached_property
from django.utils.translation import gettext as _

from accounts.models import User
from characters.looks import look_of
from characters.models import Character, Face
from rules.cards import Card, card_of
from rules.models import Roll
from rules.prepared import Prepared

from . import policies
from .actions.drafting import bound_rolls, draft_of
from .audience_choice import AudienceChoice
from .audiences import Audience, NoSuchAudience, own_voice, with_self
from .bound import with_fallen_rolls_bound
from .composition import FALLEN, CannotCompose, Composition, compose
from .live import seal_version
from .models import Draft, Role, Scene
from .policies import Seat
from .quoting import quotation
from .text import typed_rolls
from .thread import PostShown
from .tray import Tray

NARRATION = "narration"
OUT_OF_CHARACTER = "ooc"
READER = "reader"
OUTSIDER = "outsider"
MOST_QUICK = 4


def sign_writer(person_id: int | None) -> str:
    """Says in a form whose it is, also once they have been signed out."""
    return signing.Signer(salt="campaigns.composer.writer").sign(str(person_id))


def signed_writer(value: str) -> int | None:
    """Whose form it was; None for anything that this server did not sign."""
    try:
        said = signing.Signer(salt="campaigns.composer.writer").unsign(value)
    except signing.BadSignature:
        return None
    return int(said) if said.isdecimal() else None


_faces_of: Prepared[Face] = Prepared(
    lambda characters: Face.objects.filter(character__in=characters).select_related("character")
)


def saved_sentence(moment: datetime | None) -> str:
    return _("Draft saved %(when)s") % {"when": naturaltime(moment)} if moment else ""


class Composer:
    """``sent``: the form's data when it was sent; everything typed is shown again."""

    preview: PostShown | None = None
    hidden_from_view = ""
    news = ""
    notes: Sequence[str] = ()

    def __init__(self, scene: Scene, seat: Seat, sent: Mapping[str, str] | None = None) -> None:
        self.scene = scene
        self.seat = seat
        self.sent = sent if sent is not None else {}
        self.errors: list[str] = []
        self.action = reverse("write", args=[scene.pk])
        self.text = with_fallen_rolls_bound(
            self.sent.get("text", self.draft.text if self.draft else ""), self.bound
        )
        self.retry_key = (self.sent.get("retry") or secrets.token_hex(16))[:64]
        self.wants = self.sent.get("do", "")

    def composed(self, text: str, added: list[tuple[str, str]] | None = None) -> Composition:
        """What the form would post. ``added``: rolls that stand in the tray and not in the text. Raises ``CannotCompose``."""
        viewer = self.seat.viewer
        return compose(
            self.scene.campaign,
            text,
            person=viewer if isinstance(viewer, User) else None,
            speaker=self.speaker,
            scene=self.scene,
            audience=self.audience,
            added=added,
            may_be_empty=bool(self.bound),
        )

    def quote(self, key: str) -> None:
        """Puts a quotation of a post after the text, or says why not: what a link does where no script does it."""
        if not key:
            return
        try:
            post, seat = policies.readable_post(self.seat.viewer, key)
            here = post.scene_id == self.scene.pk
            if post.scene.campaign_id != self.scene.campaign_id or not (here or post.scene.is_for_all):
                raise Http404
            quoted = quotation(seat, post, with_self(self.audience, own_voice(seat, None)))
        except Http404:
            self.errors = [_("Nothing of this post may be quoted to those who will read yours.")]
        except CannotCompose as problem:
            self.errors = problem.messages
        else:
            self.text = f"{self.text.rstrip()}\n\n{quoted}".lstrip()

    @cached_property
    def characters(self) -> list[Character]:
        """Whom the writer may speak as, those first whom they spoke as last."""
        mine = [one for one in self.choice.listeners.characters if policies.can_speak_as(self.seat, one)]
        for one in mine:
            one.campaign = self.scene.campaign
        return sorted(mine, key=lambda one: (-(one.last_spoken or 0), one.name.casefold()))  # type: ignore[attr-defined]

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

    # --- Who will read it

    @cached_property
    def choice(self) -> AudienceChoice:
        return AudienceChoice(self.scene, self.seat, self.sent, self.draft)

    @property
    def audience(self) -> Audience:
        """Who shall read the post. Raises ``CannotCompose`` where the choice is none."""
        try:
            return self.choice.audience
        except NoSuchAudience as refusal:
            raise CannotCompose([str(refusal)]) from None

    @property
    def audiences(self) -> list[dict[str, Any]]:
        return self.choice.options

    @property
    def readers(self) -> list[dict[str, Any]]:
        return self.choice.readers

    @property
    def said(self) -> str:
        return self.choice.said

    @property
    def whisper(self) -> bool:
        return self.choice.is_whisper

    @property
    def viewers(self) -> list[dict[str, Any]]:
        """As whom a preview can be seen: what each would see of it."""
        choices = [("", _("you"))]
        choices += [(str(one.pk), one.name) for one in self.choice.listeners.characters]
        if self.scene.is_for_all:
            choices.append((READER, _("a reader")))
        if self.scene.is_for_all and self.scene.campaign.is_public:
            choices.append((OUTSIDER, _("a stranger")))
        return [
            {"value": value, "label": label, "selected": value == self.viewed_as} for value, label in choices
        ]

    @property
    def viewed_as(self) -> str:
        return self.sent.get("view_as", "")

    @property
    def hidden_from_view_seat(self) -> bool:
        """Whether the one from whose seat the preview is seen does not read the scene at all."""
        if self.view_seat is self.seat or self.scene.is_for_all:
            return False
        cast = self.scene.cast.filter(left_at=None, character__in=self.view_seat.character_ids)
        return self.scene.is_planned or not cast.exists()

    @property
    def view_seat(self) -> Seat:
        """The seat from which the preview is seen."""
        if not self.viewed_as:
            return self.seat
        known = {str(one.pk): one.pk for one in self.choice.listeners.characters}
        role = None if self.viewed_as == OUTSIDER else Role.READER
        if self.viewed_as in known:
            return Seat(AnonymousUser(), self.scene.campaign, Role.PLAYER, frozenset([known[self.viewed_as]]))
        return Seat(AnonymousUser(), self.scene.campaign, role, frozenset())

    # --- What is kept

    @property
    def marks(self) -> list[dict[str, str]]:
        """Format buttons for what our own Markdown adds."""
        name = self.choice.offered[0].name if self.choice.offered else "GM"
        return [
            {
                "icon": "whisper",
                "label": _("Whisper"),
                "before": f"\n::: whisper {name}\n",
                "after": "\n:::\n",
            },
            {"icon": "aside", "label": _("Out of character"), "before": "\n::: ooc\n", "after": "\n:::\n"},
            {"icon": "void", "label": _("Spoiler"), "before": "\n::: spoiler\n", "after": "\n:::\n"},
            {"icon": "sealed", "label": _("Sealed note"), "before": "\n::: sealed\n", "after": "\n:::\n"},
        ]

    @property
    def state(self) -> str:
        """What is known of the draft, for the line beside the buttons."""
        return saved_sentence(self.draft.updated_at if self.draft else None)

    @property
    def picture_url(self) -> str:
        """Where pictures are uploaded; nothing where the campaign has none."""
        allowed = policies.can_add_picture(self.seat, self.scene)
        return reverse("upload_picture", args=[self.scene.pk]) if allowed else ""

    @property
    def revision(self) -> int:
        return self.draft.revision if self.draft else 0

    @cached_property
    def face(self) -> Face | None:
        """The chosen picture of the speaker; None: the portrait. One of another character counts for nothing."""
        chosen = self.sent.get("face", self.draft.face if self.draft else "")
        return next(
            (one for one in self.faces if str(one.pk) == chosen and one.character == self.speaker), None
        )

    @cached_property
    def faces(self) -> list[Face]:
        """All further pictures of those whom the writer may speak as."""
        pictured = [one for one in self.characters if one.has_faces]  # type: ignore[attr-defined]
        if not pictured:
            return []
        return _faces_of([one.pk for one in pictured])

    @property
    def pictures(self) -> list[dict[str, Any]]:
        return [
            {
                "value": str(one.pk),
                "speaker": str(one.character_id),
                "label": f"{one.character.name}: {one.label}",
                "selected": one == self.face,
            }
            for one in self.faces
        ]

    @property
    def seen(self) -> str:
        """The version of the scene that the page knows, sealed."""
        return self.sent.get("seen") or seal_version(self.scene)

    @property
    def writer(self) -> str:
        return str(self.seat.viewer.pk)

    @property
    def signed_writer(self) -> str:
        return sign_writer(self.seat.viewer.pk)

    @property
    def saved(self) -> str:
        """When a draft was last kept."""
        return self.draft.updated_at.isoformat() if self.draft else ""

    @property
    def words(self) -> str:
        return _("Post")

    @property
    def words_with_roll(self) -> str:
        return _("Post and roll")

    @cached_property
    def at_rest(self) -> dict[str, Any] | None:
        """All that the form shows while nothing has been sent and no dice have fallen for it, as plain values; None when something
        has: its answer is for this once."""
        if self.sent or self.errors or self.bound:
            return None
        names = (
            *(
                "action",
                "audiences",
                "marks",
                "picture_url",
                "pictures",
                "readers",
                "revision",
                "said",
                "saved",
            ),
            *("signed_writer", "speakers", "text", "whisper", "words", "words_with_roll", "writer"),
        )
        return {name: getattr(self, name) for name in names} | {
            "scene": {"pk": self.scene.pk, "whispers_stick": self.scene.whispers_stick},
            "speaker": look_of(self.speaker) if self.speaker else None,
            "tray": self.tray.at_rest,
        }

    # --- The dice tray

    @cached_property
    def tray(self) -> Tray:
        is_open = self.wants in ("tray", "choose", "insert") or any(
            self.sent.get(name) for name in ("expression", "check", "tray")
        )
        typed = sum(not FALLEN.fullmatch(roll.typed) for roll in typed_rolls(self.text))
        return Tray(
            self.scene,
            self.speaker,
            self.sent,
            is_open=is_open,
            typed=typed,
            is_gm=self.seat.is_gm,
            may_seal=policies.can_seal(self.seat),
        )

    @property
    def quick_rolls(self) -> dict[str, Any] | None:
        """The speaker's most likely checks, to be rolled without a post: ``quick`` of ``scene.html``. One that needs more than the
        sheet says leads to the tray."""
        rolls = [pick for pick in self.tray.picks if pick["odds"] or pick["number"]][:MOST_QUICK]
        if not rolls:
            return None
        hidden = [("speaker", self.spoken_as)]
        there = f"{self.scene.get_absolute_url()}?speaker={self.spoken_as}&check="
        rolls = [
            pick
            | {
                "odds": pick["odds"] or pick["number"],
                "url": f"{there}{pick['value']}#tray" if pick["asks"] else "",
            }
            for pick in rolls
        ]
        return {"action": self.tray.roll_url, "rolls": rolls, "hidden": hidden}

    @property
    def added_rolls(self) -> list[tuple[str, str]]:
        """The roll in the tray, when one was left there: notation and reason."""
        notation = self.tray.notation
        return [(notation, self.sent.get("reason", "").strip())] if notation else []

    def with_the_tray_emptied(self) -> dict[str, str]:
        """What was sent, with the tray's roll written at the end of the text."""
        kept = ("text", "speaker", "audience", "retry", "seen", "face", "do", "revision", "view_as")
        sent = {name: self.sent[name] for name in kept if name in self.sent}
        return sent | {"text": self.text_with_tray}

    @property
    def text_with_tray(self) -> str:
        """The text with the roll in the tray written at its end. A roll that cannot be written there stays in the tray."""
        written = [
            f"[[{notation} # {reason}]]" if reason else f"[[{notation}]]"
            for notation, reason in self.added_rolls
        ]
        whole = [roll for roll in written if [f"[[{found.typed}]]" for found in typed_rolls(roll)] == [roll]]
        return "\n\n".join([self.text.rstrip(), *whole]) if whole else self.text


@dataclass(frozen=True)
class RestingForm:
    """The form while nothing has been sent: ``at_rest`` of a composer, with what is for one answer only."""

    at_rest: dict[str, Any]
    seen: str
    retry_key: str = field(default_factory=lambda: secrets.token_hex(16))

    @property
    def speaker(self) -> Any:
        return self.at_rest["speaker"]

    @property
    def state(self) -> str:
        saved = self.at_rest["saved"]
        return saved_sentence(datetime.fromisoformat(saved) if saved else None)
