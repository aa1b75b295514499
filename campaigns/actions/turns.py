"""Keeping the turns: who is waited on, passing, promising, skipping, and what deadlines do."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from django.core.exceptions import PermissionDenied, ValidationError
from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import Absence, User
from characters.models import Character

from ..deadlines import after_days
from ..live import scene_changed
from ..models import CastMember, Scene, SceneEvent, Waiting
from ..outlets import tell_turns
from ..policies import can_speak_as, check_run, seat_of
from ..turns import GM, Place, after_turn, at_start
from .audit import audit, name_in_scene, scene_in_log
from .scenes import lock_scene

BETWEEN_NUDGES = timedelta(days=1)
LONGEST_PROMISE = timedelta(days=60)


# --- What other actions call, with the scene's row locked


def join_cast(
    scene: Scene, character: Character, *, person: User | None, now: datetime, said: bool
) -> CastMember:
    """Puts a character into the scene's cast; ``said``: with a line in the thread."""
    member, created = CastMember.objects.get_or_create(
        scene=scene, character=character, defaults={"position": scene.cast.count() + 1}
    )
    if created or member.left_at is not None:
        if member.left_at is not None:
            member.left_at = None
            member.save(update_fields=["left_at"])
        if said:
            add_event(scene, SceneEvent.Kind.JOINED, now=now, character=character, person=person)
    return member


def turn_taken(scene: Scene, acted: int | None, *, now: datetime) -> None:
    """After a post, a pass or a skip: whom the scene waits on next."""
    if scene.turns == Scene.Turns.INITIATIVE:
        return  # the encounter says whose turn it is
    rows = list(Waiting.objects.filter(scene=scene))
    before = [row.character_id for row in rows]
    wait_on(scene, after_turn(scene.turns, places_of(scene), before, acted), now=now, rows=rows)


def keep_turn(scene: Scene, speaker: Character | None, *, person: User, now: datetime) -> None:
    """A post that all may read was made in character: its speaker is in the cast and has had their turn.

    Narration and NPCs are the game master's turn.
    """
    if speaker is not None:
        join_cast(scene, speaker, person=person, now=now, said=False)
    acted = speaker.pk if speaker is not None and not speaker.is_npc else GM
    turn_taken(scene, acted, now=now)


def wait_on(
    scene: Scene, wanted: Iterable[int | None], *, now: datetime, rows: list[Waiting] | None = None
) -> None:
    """Makes the stored waiting be ``wanted``; who is waited on already keeps since and deadline."""
    wanted = list(dict.fromkeys(wanted))
    rows = list(Waiting.objects.filter(scene=scene)) if rows is None else rows
    gone = [row.pk for row in rows if row.character_id not in wanted]
    standing = {row.character_id for row in rows}
    if gone:
        Waiting.objects.filter(pk__in=gone).delete()
    until = deadline_of(scene, now)
    fresh = [one for one in wanted if one not in standing]
    Waiting.objects.bulk_create(
        Waiting(scene=scene, character_id=one, since=now, until=until if one is not GM else None)
        for one in fresh
    )
    tell_turns(scene, fresh, at=now)


def deadline_of(scene: Scene, now: datetime) -> datetime | None:
    if scene.days is None:
        return None
    campaign = scene.campaign
    return after_days(now, scene.days, zone=ZoneInfo(campaign.time_zone), play_days=campaign.play_days)


def places_of(scene: Scene) -> list[Place]:
    return [
        Place(member.character_id, member.side, member.character.player_id is None)
        for member in scene.cast.filter(left_at=None, character__retired_at=None).select_related("character")
    ]


def add_event(
    scene: Scene,
    kind: str,
    *,
    now: datetime,
    character: Character | None = None,
    person: User | None = None,
    **details: Any,
) -> SceneEvent:
    """A line in the thread. The caller raises and saves the scene's version."""
    return SceneEvent.objects.create(
        scene=scene,
        number=scene.last_number,
        kind=kind,
        character=character,
        person=person,
        details=details,
        version=scene.version + 1,
        created_at=now,
    )


def changed(scene: Scene) -> None:
    scene.version += 1
    scene.save(update_fields=["version"])
    scene_changed(scene)


# --- The game master


@transaction.atomic
def set_turns(person: User, scene: Scene, *, turns: str, days: int | None, at_deadline: str) -> Scene:
    """How turns are kept from now on; waiting begins anew."""
    check_run(seat_of(person, scene.campaign))
    scene = lock_scene(scene)
    scene.turns, scene.days, scene.at_deadline = turns, days, at_deadline
    scene.save(update_fields=["turns", "days", "at_deadline"])
    now = timezone.now()
    Waiting.objects.filter(scene=scene).delete()
    if scene.is_open:
        wait_on(scene, at_start(turns, places_of(scene)), now=now)
    audit(person, scene.campaign, "turns-set", words=scene.get_turns_display(), **scene_in_log(scene))
    changed(scene)
    return scene


@transaction.atomic
def correct_waiting(person: User, scene: Scene, characters: Iterable[Character], *, gm: bool = False) -> None:
    """The game master says whom the scene waits on."""
    check_run(seat_of(person, scene.campaign))
    scene = lock_scene(scene)
    if not scene.is_open:
        raise PermissionDenied(_("This scene is not open: it waits on nobody."))
    wanted: list[int | None] = []
    for character in characters:
        if character.campaign_id != scene.campaign_id or character.retired_at is not None:
            raise ValidationError(_("%(name)s is not in this campaign.") % {"name": character.name})
        join_cast(scene, character, person=person, now=timezone.now(), said=True)
        wanted.append(character.pk)
    wait_on(scene, [*wanted, *([GM] if gm else [])], now=timezone.now())
    audit(person, scene.campaign, "waiting-corrected", **scene_in_log(scene))
    changed(scene)


@transaction.atomic
def set_deadline(person: User, waiting: Waiting, until: datetime | None) -> None:
    """Moves one deadline. It must lie ahead."""
    check_run(seat_of(person, waiting.scene.campaign))
    scene = lock_scene(waiting.scene)
    if until is not None and until <= timezone.now():
        raise ValidationError(_("A deadline must lie ahead."))
    if Waiting.objects.filter(pk=waiting.pk).update(until=until, promised=None):
        audit(person, scene.campaign, "deadline-set", **name_in_scene(scene, waiting.character))
        changed(scene)


@transaction.atomic
def move_in(person: User, scene: Scene, character: Character, *, side: str = "") -> CastMember:
    check_run(seat_of(person, scene.campaign))
    if character.campaign_id != scene.campaign_id:
        raise ValidationError(_("%(name)s is not in this campaign.") % {"name": character.name})
    scene = lock_scene(scene)
    member = join_cast(scene, character, person=person, now=timezone.now(), said=True)
    if side != member.side:
        member.side = side
        member.save(update_fields=["side"])
    audit(person, scene.campaign, "moved-in", **name_in_scene(scene, character))
    changed(scene)
    return member


@transaction.atomic
def move_out(person: User, scene: Scene, character: Character) -> None:
    """Takes a character out of the cast; if it was waited on, the turn goes on without it."""
    check_run(seat_of(person, scene.campaign))
    scene = lock_scene(scene)
    now = timezone.now()
    member = scene.cast.filter(character=character, left_at=None).first()
    if member is None:
        return
    leave_cast(scene, member, person=person, now=now)
    audit(person, scene.campaign, "moved-out", **name_in_scene(scene, character))
    changed(scene)


def leave_cast(scene: Scene, member: CastMember, *, person: User | None, now: datetime) -> None:
    waited = Waiting.objects.filter(scene=scene, character=member.character_id).exists()
    if waited:
        turn_taken(scene, member.character_id, now=now)
    member.left_at = now
    member.save(update_fields=["left_at"])
    Waiting.objects.filter(scene=scene, character=member.character_id).delete()
    add_event(scene, SceneEvent.Kind.LEFT, now=now, character=member.character, person=person)


# --- The players


@transaction.atomic
def pass_turn(person: User, scene: Scene, character: Character) -> None:
    """Lets a turn go by, visibly. Passing a turn that is not there (any more) changes nothing."""
    seat = seat_of(person, scene.campaign)
    if not can_speak_as(seat, character) and not seat.is_gm:
        raise PermissionDenied(_("Only who plays %(name)s passes for them.") % {"name": character.name})
    scene = lock_scene(scene)
    if not Waiting.objects.filter(scene=scene, character=character).exists():
        return
    now = timezone.now()
    turn_taken(scene, character.pk, now=now)
    Waiting.objects.filter(scene=scene, character=character, since__lt=now).delete()
    add_event(scene, SceneEvent.Kind.PASSED, now=now, character=character, person=person)
    audit(person, scene.campaign, "turn-passed", now=now, **name_in_scene(scene, character))
    changed(scene)


@transaction.atomic
def promise(person: User, scene: Scene, character: Character, by: datetime) -> None:
    """Still thinking: the player says by when. The deadline moves there when it was earlier."""
    seat = seat_of(person, scene.campaign)
    if not can_speak_as(seat, character):
        raise PermissionDenied(_("Only who plays %(name)s speaks for them.") % {"name": character.name})
    now = timezone.now()
    if not now < by <= now + LONGEST_PROMISE:
        raise ValidationError(_("Choose a day within the next two months."))
    scene = lock_scene(scene)
    for row in Waiting.objects.filter(scene=scene, character=character):
        row.promised = by
        if row.until is not None and row.until < by:
            row.until = by
        row.save(update_fields=["promised", "until"])
    changed(scene)


# --- The clock


def keep_deadlines(now: datetime | None = None) -> int:
    """What deadlines do when they pass. Called by the clock; gives how many were dealt with."""
    now = now or timezone.now()
    due = Waiting.objects.filter(
        until__lte=now,
        scene__state=Scene.State.OPEN,
        scene__campaign__closed_at=None,
        scene__campaign__paused_at=None,
    ).exclude(character=None)
    scenes = Scene.objects.filter(pk__in=due.values("scene"))
    done = 0
    for scene in scenes.select_related("campaign"):
        done += _keep_deadlines_of(scene, now)
    return done


@transaction.atomic
def _keep_deadlines_of(scene: Scene, now: datetime) -> int:
    scene = lock_scene(scene)
    if not scene.is_open:
        return 0
    done = 0
    due = Waiting.objects.filter(scene=scene, until__lte=now).exclude(character=None)
    for row in due.select_related("character__player"):
        character = row.character
        assert character is not None
        if is_away(character, now) and scene.at_deadline != Scene.AtDeadline.SKIP:
            continue
        done += _deadline_passed(scene, row, character, now)
    if done:
        changed(scene)
    return done


def _deadline_passed(scene: Scene, row: Waiting, character: Character, now: datetime) -> int:
    if scene.at_deadline == Scene.AtDeadline.NUDGE:
        return int(nudge(row, now))
    if scene.at_deadline == Scene.AtDeadline.HOLD:
        return 0
    kind = SceneEvent.Kind.SKIPPED
    if scene.at_deadline == Scene.AtDeadline.GM_PLAYS:
        kind = SceneEvent.Kind.TAKEN_OVER
    turn_taken(scene, character.pk, now=now)
    Waiting.objects.filter(pk=row.pk).delete()
    if kind == SceneEvent.Kind.TAKEN_OVER:
        Waiting.objects.get_or_create(scene=scene, character=None, defaults={"since": now})
    add_event(scene, kind, now=now, character=character)
    return 1


def nudge(row: Waiting, now: datetime) -> bool:
    """Reminds whoever is waited on, never more than once a day and never while they are away."""
    if row.character is None or row.character.player is None or is_away(row.character, now):
        return False
    if row.nudged_at is not None and now - row.nudged_at < BETWEEN_NUDGES:
        return False
    row.nudged_at = now
    row.save(update_fields=["nudged_at"])
    return True


@transaction.atomic
def nudge_now(person: User, waiting: Waiting) -> bool:
    """The game master reminds somebody by hand; the same limit holds."""
    check_run(seat_of(person, waiting.scene.campaign))
    row = (
        Waiting.objects.select_for_update(of=("self",)).select_related("character__player").get(pk=waiting.pk)
    )
    return nudge(row, timezone.now())


def is_away(character: Character, now: datetime) -> bool:
    return character.player is not None and absence_of(character.player, now) is not None


def absence_of(person: User, now: datetime) -> Absence | None:
    """The absence in which a person is now, by their own calendar."""
    today = now.astimezone(person.zone).date()
    return (
        Absence.objects.filter(Q(person=person), first_day__lte=today, last_day__gte=today)
        .order_by("-last_day")
        .first()
    )
