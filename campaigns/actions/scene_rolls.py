"""Rolls in a scene without a post, for programs: they stand in the thread as loose ones."""

from __future__ import annotations

import hashlib
from typing import Any

from django.db import transaction

from accounts.models import User
from characters.models import Character
from rules.actions import Place, ask_roll, roll_now
from rules.actions.rolling import Answer, answered_before, remember, request_digest
from rules.asking import RollAsk
from rules.ledger.canonical import canonical
from rules.ledger.requests import read_message

from ..live import scene_changed
from ..models import Scene
from ..policies import check_post_in_scene, check_speak_as, seat_of
from .locking import lock_scene


@transaction.atomic
def roll_in_scene(
    person: User, scene: Scene, asked: RollAsk, speaker: Character | None, *, retry: str
) -> Answer:
    """One roll, its request made by the server. The same retry key gives the same roll, whatever has become of the scene."""
    ledger = scene.campaign.ledger
    said: dict[str, Any] = {
        "ask": asked.ask,
        "words": asked.words,
        "scene": scene.key,
        "speaker": speaker.key if speaker else None,
    }
    digest = hashlib.sha256(canonical(said)).hexdigest()
    before = answered_before(ledger, person, retry, digest)
    if before is None:
        scene = _locked(person, scene, speaker)
        before = answered_before(ledger, person, retry, digest)
    if before:
        return Answer(before.roll, False)
    roll = roll_now(person, ledger, asked, Place(scene=scene.key, character=speaker))
    remember(ledger, person, retry, digest, roll.entry)
    _told(scene)
    return Answer(roll, True)


@transaction.atomic
def message_in_scene(person: User, scene: Scene, message: bytes, speaker: Character | None) -> Answer:
    """A client's own request (section 2.7). Raises what ``ask_roll`` raises."""
    ledger = scene.campaign.ledger
    asked = read_message(message)
    before = answered_before(ledger, person, asked.retry, request_digest(asked))
    if before:
        return Answer(before.roll, False)
    scene = _locked(person, scene, speaker)
    answer = ask_roll(person, ledger, message, Place(scene=scene.key, character=speaker))
    if answer.made:
        _told(scene)
    return answer


def _locked(person: User, scene: Scene, speaker: Character | None) -> Scene:
    locked = lock_scene(scene)
    seat = seat_of(person, locked.campaign)
    check_post_in_scene(seat, locked)
    if speaker is not None:
        check_speak_as(seat, speaker)
    return locked


def _told(scene: Scene) -> None:
    scene.version += 1
    scene.save(update_fields=["version"])
    scene_changed(scene)
