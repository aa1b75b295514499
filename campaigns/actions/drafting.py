"""Saving what is being written."""

from __future__ import annotations

import datetime

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from characters.models import Character
from rules.models import Roll
from rules.prepared import Prepared

from ..bound import with_fallen_rolls_bound
from ..composition import CannotCompose
from ..models import Draft, DraftVersion, Scene
from ..policies import check_post_in_scene, seat_of
from ..text import MOST_CHARACTERS

MOST_KEPT = 8 * MOST_CHARACTERS  # characters: what cannot be posted yet is kept all the same
MOST_VERSIONS = 20
A_WHILE = datetime.timedelta(minutes=1)


def draft_of(person: User, scene: Scene) -> Draft | None:
    return next(iter(_draft(person.pk, scene.pk)), None)


_draft: Prepared[Draft] = Prepared(lambda person, scene: Draft.objects.filter(person=person, scene=scene))


def bound_rolls(draft: Draft | None) -> list[Roll]:
    """The rolls that have fallen for a draft, in the order of their places."""
    if draft is None:
        return []
    return _bound(draft.key)


def check_speaker_stays(bound: list[Roll], speaker: Character | None) -> None:
    if any(roll.character_id != (speaker.pk if speaker else None) for roll in bound):
        raise PermissionDenied(
            _("The dice of this post have fallen for another character: the speaker stays.")
        )


_bound: Prepared[Roll] = Prepared(
    lambda key: (
        Roll.objects.filter(post_key=key, block=None).select_related("entry").order_by("slot", "number")
    )
)


@transaction.atomic
def save_draft(
    person: User,
    scene: Scene,
    *,
    text: str,
    speaker: str,
    audience: list[int] | None = None,
    face: str = "",
    revision: int | None = None,
    now: datetime.datetime | None = None,
) -> Draft:
    """Saves what somebody has written so far. Only who plays in the campaign has drafts; a closed scene still keeps them.

    The speaker of a bound draft stays: its dice have fallen for that character. ``revision``: the one that the page knows; when
    another page has saved since, the draft is marked ``overtaken`` and what stood there becomes a version.
    Raises ``CannotCompose`` for a text that is too long to be kept.
    """
    seat = seat_of(person, scene.campaign)
    if not seat.plays:
        check_post_in_scene(seat, scene)
    draft, _created = Draft.objects.select_for_update().get_or_create(person=person, scene=scene)
    text = text.replace("\r\n", "\n").replace("\x00", "")
    if len(text) > MOST_KEPT:
        raise CannotCompose(
            [
                _("A draft of more than %(most)s characters is not kept here. Save it elsewhere.")
                % {"most": MOST_KEPT}
            ]
        )
    now = now or timezone.now()
    draft.overtaken = revision is not None and revision != draft.revision and text != draft.text
    if draft.text.strip() and text != draft.text and (draft.overtaken or _is_worth_keeping(draft, text, now)):
        keep_version(draft, draft.text, now)
    draft.text = text
    draft.face = face[:20]
    draft.revision += 1
    bound = bound_rolls(draft)
    draft.text = with_fallen_rolls_bound(draft.text, bound)
    if not bound:
        draft.speaker = speaker[:20]
    draft.audience = audience
    draft.save()
    return draft


def _is_worth_keeping(draft: Draft, text: str, now: datetime.datetime) -> bool:
    """A minute has passed since the last version, or much of the text is gone."""
    last = draft.versions.first()
    return last is None or now - last.saved_at > A_WHILE or len(text) < 0.8 * len(draft.text)


def keep_version(draft: Draft, text: str, now: datetime.datetime | None = None) -> None:
    """Keeps a text among a draft's versions, unless it is the newest one already."""
    last = draft.versions.first()
    if last is None or last.text != text:
        draft.versions.create(text=text, saved_at=now or timezone.now())
        kept = draft.versions.values_list("pk", flat=True)[:MOST_VERSIONS]
        draft.versions.exclude(pk__in=list(kept)).delete()


@transaction.atomic
def keep_beside(person: User, scene: Scene, text: str) -> None:
    """Keeps another text of the same draft, such as one that a browser had and the server had not."""
    draft = Draft.objects.select_for_update().filter(person=person, scene=scene).first()
    if draft is None:
        save_draft(person, scene, text=text, speaker="")
    elif text.strip() and text != draft.text and len(text) <= MOST_KEPT:
        keep_version(draft, text)


@transaction.atomic
def restore_version(person: User, version: DraftVersion) -> Draft:
    """Puts an older text back; what stood there becomes a version itself."""
    draft = Draft.objects.select_for_update().get(pk=version.draft_id, person=person)
    text = version.text
    if draft.text.strip():
        keep_version(draft, draft.text)
    draft.text = text
    draft.revision += 1
    draft.save()
    return draft


@transaction.atomic
def discard_draft(person: User, scene: Scene) -> None:
    """Throws away what was written. Rolls that have fallen for it stay, without a post."""
    Draft.objects.filter(person=person, scene=scene).delete()
