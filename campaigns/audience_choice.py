"""The part of the composer that says who will read what is being written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.functional import cached_property
from django.utils.translation import gettext as _

from characters.models import Character
from rules.prepared import Prepared

from .audiences import Audience, Listeners, NoSuchAudience, as_audience, whom
from .models import Draft, Post, Scene
from .policies import Seat

EVERYONE = "everyone"
GM_ALONE = "gm"
CHOSEN = "choose"


_last_post: Prepared[Post] = Prepared(
    lambda scene, author: Post.objects.filter(scene=scene, author=author).order_by("-pk")[:1]
)


class AudienceChoice:
    """What was chosen: by the form that was sent, else by the draft, else by the last whisper where the scene lets these stick."""

    def __init__(self, scene: Scene, seat: Seat, sent: Mapping[str, str], draft: Draft | None) -> None:
        self.scene = scene
        self.seat = seat
        self.listeners = Listeners(seat)
        self.value = sent.get("audience", "")
        self.chosen: list[str] = []
        if self.value:
            every = getattr(sent, "getlist", None)
            self.chosen = list(every("readers")) if every else [sent["readers"]] if "readers" in sent else []
        else:
            self._take_over(as_audience(draft.audience) if draft else self._last_whisper())

    def _take_over(self, audience: Audience) -> None:
        mine = self.seat.character_ids
        if audience is None:
            self.value = EVERYONE
        elif set(audience) <= mine and not self.seat.is_gm:
            self.value = GM_ALONE
        else:
            self.value = CHOSEN
            self.chosen = [str(one) for one in audience]

    def _last_whisper(self) -> Audience:
        if not (self.scene.whispers_stick and self.seat.plays):
            return None
        last = next(iter(_last_post(self.scene.pk, self.seat.viewer.pk or 0)), None)
        return as_audience(last.audience) if last else None

    @property
    def audience(self) -> Audience:
        """The audience without the one who speaks. Raises ``NoSuchAudience``."""
        if self.value == EVERYONE or not self.value:
            return None
        if self.value == GM_ALONE:
            return ()
        if self.value != CHOSEN:
            raise NoSuchAudience(_("Choose who will read it."))
        return self.listeners.chosen(self.chosen)

    @property
    def is_whisper(self) -> bool:
        return self.value not in ("", EVERYONE)

    @cached_property
    def offered(self) -> list[Character]:
        """Whom one can choose: all characters but the writer's own, who read it in any case."""
        return [one for one in self.listeners.characters if one.pk not in self.seat.character_ids]

    @property
    def options(self) -> list[dict[str, Any]]:
        choices = [(EVERYONE, _("The whole scene reads it"), self.said_to_all)]
        if not self.seat.is_gm:
            choices.append((GM_ALONE, _("Only the GM"), _("Only the GM will read it")))
        if self.offered:
            choices.append((CHOSEN, _("Only certain characters …"), self.said_to_chosen))
        return [
            {
                "value": value,
                "label": label,
                "selected": value == self.value,
                "said": said,
                "whisper": value != EVERYONE,
            }
            for value, label, said in choices
        ]

    @property
    def readers(self) -> list[dict[str, Any]]:
        return [
            {"value": str(one.pk), "label": one.name, "selected": str(one.pk) in self.chosen}
            for one in self.offered
        ]

    @property
    def said_to_all(self) -> str:
        if self.scene.is_planned:
            return _("The game master alone, until the scene is opened")
        if self.scene.readers == Scene.Readers.CAST:
            return _("Only the cast and the GM read it")
        if self.scene.readers == Scene.Readers.SEALED:
            return _("Only the cast and the GM, until the GM opens the scene")
        if self.scene.campaign.is_public:
            return _("Anyone may read it")
        return _("Everyone at the table reads it")

    @property
    def said_to_chosen(self) -> str:
        names = {one.pk: one.name for one in self.offered if str(one.pk) in self.chosen}
        if not names:
            return _("Choose above who will read it")
        return _("Only %(names)s will read it") % {"names": whom(names, names)}

    @property
    def said(self) -> str:
        """Who will read it, as it stands on the button."""
        return next((one["said"] for one in self.options if one["selected"]), self.said_to_all)
