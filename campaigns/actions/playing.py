"""What follows a roll at the table: each changes the card that everybody sees, so the scene's pages are told."""

from __future__ import annotations

import datetime
import hashlib
from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from characters import actions as sheets
from characters.models import Character, SheetVersion
from characters.playing import Given
from rules.actions import Place, ask_roll, reveal, reveal_if_possible, roll_now, rule_on
from rules.actions.rolling import answered_message, check_wanted
from rules.asking import RollAsk
from rules.keyring import CannotUnlock
from rules.ledger.requests import read_message
from rules.models import Amendment, Roll, Seal

from ..models import Post, Scene
from ..policies import (
    check_open_seal,
    check_post_in_scene,
    check_run,
    check_seal,
    check_speak_as,
    rolls_of,
    seat_of,
)
from .audit import audit, name_roll
from .locking import lock_scene, new_version, new_version_of_post


def roll_changed(scene: Scene, roll: Roll) -> None:
    """Everybody who may see the roll gets its card anew; an order of initiative follows it. The scene is locked."""
    from .initiative import follow_roll  # whose steps lock scenes as everything here does

    follow_roll(scene, roll)
    post = Post.objects.filter(blocks__roll=roll).first()
    if post is not None:
        new_version_of_post(scene, post)
        return
    new_version(scene, audience=roll.audience)


def open_to_play(person: User, scene: Scene) -> Scene:
    scene = lock_scene(scene)
    check_post_in_scene(seat_of(person, scene.campaign), scene)
    return scene


@transaction.atomic
def amend_in_scene(
    person: User,
    scene: Scene,
    roll: Roll,
    key: str,
    *,
    seen_revision: int,
    message: bytes | None = None,
) -> Amendment:
    """``message``: the client's own request, which must ask for just this. One that was answered before gets the same answer."""
    scene = lock_scene(scene)
    before = answered_message(roll.entry.ledger, person, message, made="amendment") if message else None
    if before:
        return before.amendment
    check_post_in_scene(seat_of(person, scene.campaign), scene)
    asked = read_message(message) if message else None
    made = sheets.amend_roll(person, roll, key, seen_revision=seen_revision, message=asked)
    roll_changed(scene, roll)
    return made


@transaction.atomic
def apply_in_scene(
    person: User, scene: Scene, roll: Roll, key: str, character: Character, *, given: Given | None = None
) -> SheetVersion:
    scene = open_to_play(person, scene)
    made = sheets.apply_effect(person, roll, key, character, given=given)
    roll_changed(scene, roll)
    return made


@transaction.atomic
def reverse_in_scene(person: User, scene: Scene, roll: Roll, version: SheetVersion) -> SheetVersion:
    """Takes back what a roll did to a sheet, by a version that says so."""
    scene = open_to_play(person, scene)
    check_run(seat_of(person, scene.campaign))
    why = {"what": "taken-back", "roll": roll.number}
    made = sheets.reverse_version(person, version, why=why)
    audit(person, scene.campaign, "roll-reversed", **name_roll(scene, roll))
    roll_changed(scene, roll)
    return made


@transaction.atomic
def rule_in_scene(person: User, scene: Scene, roll: Roll, changes: dict[str, Any], reason: str) -> Amendment:
    """The game master's ruling on a roll, with the reason."""
    scene = lock_scene(scene)
    check_run(seat_of(person, scene.campaign))
    if roll.sealed or roll.outcome is None:
        raise PermissionDenied(_("Open the seal first: what nobody has seen cannot be ruled on."))
    made = rule_on(person, roll, changes, reason)
    audit(person, scene.campaign, "roll-ruled", words=reason, **name_roll(scene, roll))
    roll_changed(scene, roll)
    return made


@transaction.atomic
def reveal_in_scene(person: User, scene: Scene, roll: Roll) -> Roll:
    """Opens a seal for all who may read the scene. One that is open already stays so, whoever asks."""
    scene = lock_scene(scene)
    roll.refresh_from_db(fields=["sealed"])
    if not roll.sealed:
        return roll
    check_open_seal(seat_of(person, scene.campaign), roll)
    try:
        opened = reveal(person, roll)
    except CannotUnlock:
        raise PermissionDenied(
            _("This seal cannot be opened any more: the site has lost the key that it was closed with.")
        ) from None
    audit(person, scene.campaign, "roll-revealed", **name_roll(scene, opened))
    roll_changed(scene, opened)
    return opened


@transaction.atomic
def reveal_all(person: User | None, scene: Scene, *, now: datetime.datetime | None = None) -> int:
    """Opens every seal of a scene that can be opened, such as when it closes. Gives how many there were."""
    found = [
        reveal_if_possible(person, roll, now=now)
        for roll in rolls_of(scene).filter(sealed=True).order_by("number")
    ]
    opened = [roll for roll in found if roll is not None]
    for roll in opened:
        roll_changed(scene, roll)
    return len(opened)


def open_due_seals(now: datetime.datetime | None = None) -> int:
    """Opens the seals whose moment has come, but for tables that are paused. Called by the clock; gives how many were opened."""
    now = now or timezone.now()
    due = Roll.objects.filter(sealed=True, entry__seal__reveal_at__lte=now).order_by("entry__seal__reveal_at")
    return sum(_open_due(roll, now) for roll in due.select_related("entry__ledger__campaign"))


@transaction.atomic
def _open_due(roll: Roll, now: datetime.datetime) -> int:
    campaign: Any = roll.entry.ledger.campaign
    scene = Scene.objects.filter(campaign=campaign, key=roll.scene_key).first()
    if scene is None or campaign.paused_at is not None:
        return 0
    scene = lock_scene(scene)
    roll = Roll.objects.select_for_update(of=("self",)).select_related("entry__ledger").get(pk=roll.pk)
    if not roll.sealed:
        return 0
    opened = reveal_if_possible(None, roll, now=now)
    if opened is None:
        Seal.objects.filter(entry=roll.entry).update(reveal_at=None)
        return 0
    audit(None, campaign, "seal-due", now=now, **name_roll(scene, opened))
    roll_changed(scene, opened)
    return 1


def loose_place(person: User, scene: Scene, speaker: Character | None, retry_key: str) -> Place:
    """Where a roll without a post belongs."""
    key = hashlib.sha256(f"{person.pk}:{retry_key}".encode()).hexdigest()[:32]
    sheet = speaker.version if speaker else None
    return Place(scene=scene.key, character=speaker, sheet=sheet, post_key=key)


@transaction.atomic
def roll_from_page(
    person: User,
    scene: Scene,
    asked: RollAsk,
    *,
    speaker: Character | None,
    retry_key: str,
    sealed: bool = False,
    blind: bool = False,
    reveal_at: datetime.datetime | None = None,
    message: bytes | None = None,
) -> Roll:
    """A roll without a post. A sealed one is for its roller and the game master, a blind one for the game master alone.

    ``reveal_at``: when the seal opens by itself, if nobody opens it before. The same ``retry_key`` again gives the same roll.
    ``message``: the client's own request, which must ask for just this; raises what ``ask_roll`` raises.
    """
    scene = open_to_play(person, scene)
    seat = seat_of(person, scene.campaign)
    place = loose_place(person, scene, speaker, retry_key)
    before = Roll.objects.filter(scene_key=scene.key, post_key=place.post_key, person=person).first()
    if before is not None:
        return before
    if speaker is not None:
        check_speak_as(seat, speaker)
    if blind:
        sealed, reveal_at = True, None  # when it is opened is not the roller's to say
    elif sealed:
        check_seal(seat)
    ledger = scene.campaign.ledger
    if message:
        check_wanted(read_message(message), asked, place, sealed=sealed)
        answer = ask_roll(
            person,
            ledger,
            message,
            place,
            may_seal=lambda: sealed,
            typed=asked.typed,
            blind=blind,
            reveal_at=reveal_at,
        )
        roll = answer.roll
    else:
        roll = roll_now(person, ledger, asked, place, sealed=sealed, blind=blind, reveal_at=reveal_at)
    sheets.settle_roll(person, roll)
    new_version(scene)
    return roll
