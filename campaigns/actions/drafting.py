"""Saving what is being written, and rolling for a draft before it is posted."""

from __future__ import annotations

from dataclasses import dataclass

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils.translation import gettext as _

from accounts.models import User
from characters.models import Character
from rules.actions import Place, ask_roll, take_up_key
from rules.actions.rolling import Answer, answered_before, request_digest
from rules.asking import RollAsk, ask_for_dice
from rules.ledger.canonical import canonical
from rules.ledger.requests import RequestRefused, read_message
from rules.models import Roll

from ..composition import FALLEN, CannotCompose
from ..live import scene_changed
from ..models import Draft, Scene
from ..policies import check_post_in_scene, check_speak_as, seat_of
from ..text import MOST_CHARACTERS, TypedRoll, pieces
from .scenes import lock_scene


def draft_of(person: User, scene: Scene) -> Draft | None:
    return Draft.objects.filter(person=person, scene=scene).first()


def bound_rolls(draft: Draft | None) -> list[Roll]:
    """The rolls that have fallen for a draft, in the order of their places."""
    if draft is None:
        return []
    return list(
        Roll.objects.filter(post_key=draft.key, block=None).select_related("entry").order_by("slot", "number")
    )


@transaction.atomic
def save_draft(person: User, scene: Scene, *, text: str, speaker: str) -> Draft:
    """Saves what somebody has written so far. Only who may write in the scene has a draft there.

    The speaker of a bound draft stays: its dice have fallen for that character.
    """
    seat = seat_of(person, scene.campaign)
    if not seat.plays:
        check_post_in_scene(seat, scene)
    draft, _created = Draft.objects.select_for_update().get_or_create(person=person, scene=scene)
    draft.text = text[: 2 * MOST_CHARACTERS].replace("\x00", "")
    if not bound_rolls(draft):
        draft.speaker = speaker[:20]
    draft.save()
    return draft


@transaction.atomic
def discard_draft(person: User, scene: Scene) -> None:
    """Throws away what was written. Rolls that have fallen for it stay, without a post."""
    Draft.objects.filter(person=person, scene=scene).delete()


def place_in_draft(scene: Scene, draft: Draft, character: Character | None, slot: int) -> Place:
    return Place(scene=scene.key, character=character, post_key=draft.key, slot=slot)


@dataclass(frozen=True)
class Unfallen:
    """A roll that stands in a draft's text and has not fallen: its place there, what it asks, and where it will belong."""

    slot: int
    typed: str
    asked: RollAsk
    place: Place


def unfallen_rolls(scene: Scene, draft: Draft, speaker: Character | None) -> list[Unfallen]:
    """What a client is to ask for, one after the other. The ledger takes up the site's newest key first, so that the head at
    which the client asks is one at which a roll can be made."""
    take_up_key(scene.campaign.ledger)
    typed = [piece for piece in pieces(draft.text) if isinstance(piece, TypedRoll)]
    return [
        Unfallen(slot, roll.typed, ask_for_dice(roll.typed), place_in_draft(scene, draft, speaker, slot))
        for slot, roll in enumerate(typed)
        if not FALLEN.fullmatch(roll.typed)
    ]


@transaction.atomic
def roll_for_draft(
    person: User, scene: Scene, message: bytes, *, slot: int, speaker: Character | None
) -> Answer:
    """Makes the roll that stands at a place of the draft's text, by the client's own request, and binds it to the draft.

    A message that was answered before gets the same answer, whatever has become of the draft. Raises what ``ask_roll`` raises, and
    ``CannotCompose`` when no roll stands at that place of the saved draft.
    """
    ledger = scene.campaign.ledger
    asked = read_message(message)
    before = answered_before(ledger, person, asked.retry, request_digest(asked))
    if before:
        return Answer(before.roll, False)
    scene = lock_scene(scene)
    seat = seat_of(person, scene.campaign)
    check_post_in_scene(seat, scene)
    if speaker is not None:
        check_speak_as(seat, speaker)
    draft = Draft.objects.select_for_update().filter(person=person, scene=scene).first()
    if draft is None:
        raise CannotCompose([_("The draft is gone. Write it again, then roll.")])
    if any(roll.character_id != (speaker.pk if speaker else None) for roll in bound_rolls(draft)):
        raise PermissionDenied(
            _("The dice of this post have fallen for another character: the speaker stays.")
        )
    typed = roll_at(draft.text, slot)
    if canonical(asked.req["ask"]) != canonical(ask_for_dice(typed.typed).ask):
        raise RequestRefused("opening-mismatch", "the draft holds another roll at this place")
    answer = ask_roll(person, ledger, message, place_in_draft(scene, draft, speaker, slot), typed=typed.typed)
    if answer.made:
        draft.text = with_roll_bound(draft.text, typed, answer.roll.number)
        draft.save(update_fields=["text", "updated_at"])
        scene.version += 1
        scene.save(update_fields=["version"])
        scene_changed(scene)
    return answer


def roll_at(text: str, slot: int) -> TypedRoll:
    """The roll that stands at a place of a text and has not fallen; places count from 0."""
    typed = [piece for piece in pieces(text) if isinstance(piece, TypedRoll)]
    if not 0 <= slot < len(typed) or FALLEN.fullmatch(typed[slot].typed):
        raise CannotCompose([_("There is no roll at this place of the draft.")])
    return typed[slot]


def with_roll_bound(text: str, typed: TypedRoll, number: int) -> str:
    """The text with the typed roll replaced by the number under which it fell."""
    end = text.index("]]", typed.start)
    while text[typed.start + 2 : end].strip() != typed.typed:
        end = text.index("]]", end + 1)
    return f"{text[: typed.start]}[[#{number}]]{text[end + 2 :]}"
