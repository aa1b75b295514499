"""Rolling for a draft before it is posted, by a client's own requests."""

from __future__ import annotations

from dataclasses import dataclass

from django.db import transaction
from django.utils.translation import gettext as _

from accounts.models import User
from characters.actions import settle_roll
from characters.models import Character
from rules.actions import Place, ask_roll
from rules.actions.rolling import Answer, answered_message, check_wanted
from rules.asking import RollAsk
from rules.ledger.requests import read_message

from ..audiences import as_audience, own_voice
from ..bound import with_roll_bound
from ..composition import CannotCompose, RollPiece, TextPiece, cleaned, compose
from ..models import Draft, Scene
from ..policies import check_post_in_scene, check_speak_as, seat_of
from ..text import TypedRoll, typed_rolls
from .drafting import bound_rolls, check_speaker_stays
from .locking import lock_scene, new_version
from .posting import check_audiences, stored


@dataclass(frozen=True)
class Unfallen:
    """A roll that stands in a draft's text and has not fallen: its place there, what it asks, and where it will belong."""

    slot: int
    typed: TypedRoll
    asked: RollAsk
    place: Place


def rolls_to_ask(person: User, scene: Scene, draft: Draft, speaker: Character | None) -> list[Unfallen]:
    """The rolls of a draft that have not fallen, in order: what a client is to ask for, one after the other. Raises
    ``CannotCompose`` as publishing it would."""
    seat = seat_of(person, scene.campaign)
    text, _notes = cleaned(draft.text)
    composition = compose(
        scene.campaign,
        text,
        person=person,
        speaker=speaker,
        scene=scene,
        audience=as_audience(draft.audience),
        may_be_empty=True,
    ).heard_by(own_voice(seat, speaker))
    check_audiences(seat, composition, speaker)
    typed = typed_rolls(text)
    rolls = [piece for piece in composition.pieces if not isinstance(piece, TextPiece)]
    return [
        Unfallen(
            slot,
            typed[slot],
            piece.ask,
            Place(
                scene=scene.key,
                character=speaker,
                sheet=speaker.version if speaker else None,
                post_key=draft.key,
                slot=slot,
                audience=stored(piece.audience),
            ),
        )
        for slot, piece in enumerate(rolls)
        if isinstance(piece, RollPiece)
    ]


@transaction.atomic
def roll_for_draft(
    person: User, scene: Scene, message: bytes, *, slot: int, speaker: Character | None
) -> Answer:
    """Makes the roll that stands at a place of the draft's text, by the client's own request, and binds it to the draft.

    A message that was answered before gets the same answer, whatever has become of the draft. Raises what ``ask_roll`` raises, and
    ``CannotCompose`` when no roll stands at that place of the saved draft.
    """
    ledger, scene = scene.campaign.ledger, lock_scene(scene)
    before = answered_message(ledger, person, message)
    if before:
        return Answer(before.roll, False)
    seat = seat_of(person, scene.campaign)
    check_post_in_scene(seat, scene)
    if speaker is not None:
        check_speak_as(seat, speaker)
    asked = read_message(message)
    draft = Draft.objects.select_for_update().filter(person=person, scene=scene).first()
    if draft is None:
        raise CannotCompose([_("The draft is gone. Write it again, then roll.")])
    check_speaker_stays(bound_rolls(draft), speaker)
    wanted = next((roll for roll in rolls_to_ask(person, scene, draft, speaker) if roll.slot == slot), None)
    if wanted is None:
        raise CannotCompose([_("There is no roll at this place of the draft.")])
    check_wanted(asked, wanted.asked, wanted.place)
    answer = ask_roll(person, ledger, message, wanted.place, typed=wanted.typed.typed[:512])
    if answer.made:
        settle_roll(person, answer.roll)
        draft.text = with_roll_bound(cleaned(draft.text)[0], wanted.typed, answer.roll.number)
        draft.revision += 1
        draft.save(update_fields=["text", "revision", "updated_at"])
        new_version(scene, audience=wanted.place.audience)
    return answer
