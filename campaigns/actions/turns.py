"""Keeping the turns: who is waited on, passing, promising, skipping, and what deadlines do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from django.core.exceptions import PermissionDenied, ValidationError
from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from characters.models import Character

from ..absences import absence_of, away_now, days_away
from ..audiences import people_reading
from ..deadlines import after_days, days_between, held, moved
from ..live import scene_left
from ..models import (
    Campaign,
    CastMember,
    Encounter,
    Handout,
    Membership,
    Nudge,
    Participant,
    RollRequest,
    Scene,
    SceneEvent,
    Waiting,
)
from ..outlets import News, settle_turns, tell, tell_turns
from ..policies import PLAYING, can_speak_as, check_run, seat_of
from ..turns import GM, Place, after_turn, at_start
from .audit import audit, name_in_scene, scene_in_log
from .locking import lock_scene, new_version

BETWEEN_NUDGES = timedelta(days=1)
MOST_DAYS_ADDED = 60
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
    if scene.turns == Scene.Turns.INITIATIVE or not scene.is_open:
        return  # the encounter says whose turn it is; a planned scene waits on nobody
    rows = list(Waiting.objects.filter(scene=scene))
    before = [row.character_id for row in rows]
    places = places_of(scene, now)
    wanted = after_turn(scene.turns, places, before, acted)
    wait_on(scene, wanted or _gm_if_nobody_can(scene, places), now=now, rows=rows)


def begin_turns(scene: Scene, *, now: datetime) -> None:
    """Whom the scene waits on when its turns begin."""
    places = places_of(scene, now)
    wait_on(scene, at_start(scene.turns, places) or _gm_if_nobody_can(scene, places), now=now)


def _gm_if_nobody_can(scene: Scene, places: Sequence[Place]) -> list[int | None]:
    """Where turns are taken and all who take them are away, it is the game master's turn: a game must not stop in silence."""
    takes_turns = scene.turns in (Scene.Turns.EVERYONE, Scene.Turns.ROBIN, Scene.Turns.SIDES)
    return [GM] if takes_turns and places and all(place.is_npc for place in places) else []


def keep_turn(scene: Scene, speaker: Character | None, *, person: User, now: datetime) -> None:
    """A post that all may read was made in character: its speaker is in the cast and has had their turn.

    Narration and NPCs are the game master's turn, unless the scene waits on that NPC.
    """
    if speaker is not None:
        join_cast(scene, speaker, person=person, now=now, said=False)
    acted = GM
    if speaker is not None and (
        not speaker.is_npc or Waiting.objects.filter(scene=scene, character=speaker).exists()
    ):
        acted = speaker.pk
    turn_taken(scene, acted, now=now)
    if speaker is not None:
        acted_in_encounter(scene, speaker.pk, person=person, now=now, passed=False)


def acted_in_encounter(scene: Scene, acted: int, *, person: User | None, now: datetime, passed: bool) -> None:
    """Where an encounter runs: was it the character's turn there, it is over."""
    from .encounters import acted as has_acted  # which keeps the turns of the scene by these very functions

    has_acted(scene, acted, person=person, now=now, passed=passed)


def wait_on(
    scene: Scene, wanted: Iterable[int | None], *, now: datetime, rows: list[Waiting] | None = None
) -> None:
    """Makes the stored waiting be ``wanted``; who is waited on already keeps since and deadline."""
    campaign = scene.campaign
    wanted = list(dict.fromkeys(wanted))
    rows = list(Waiting.objects.filter(scene=scene)) if rows is None else rows
    gone = [row.pk for row in rows if row.character_id not in wanted]
    standing = {row.character_id for row in rows}
    if gone:
        stop_waiting(scene, gone, now=now)
    until = deadline_of(scene, now)
    fresh = [one for one in wanted if one not in standing]
    rows = [
        Waiting(scene=scene, character_id=one, since=now, until=until if one is not GM else None)
        for one in fresh
    ]
    if until is not None and campaign.absences == Campaign.Absences.WAIT:
        _hold(scene, rows)
    Waiting.objects.bulk_create(rows)
    tell_turns(scene, fresh, at=now)


def stop_waiting(scene: Scene, rows: Iterable[int], *, now: datetime) -> None:
    """Takes rows away, by their ids; what was told of those turns needs nobody's attention any more."""
    Waiting.objects.filter(scene=scene, pk__in=rows).delete()
    settle_turns(scene, now=now)


def deadline_of(scene: Scene, now: datetime) -> datetime | None:
    if scene.days is None:
        return None
    campaign = scene.campaign
    return after_days(now, scene.days, zone=ZoneInfo(campaign.time_zone), play_days=campaign.play_days)


def places_of(scene: Scene, now: datetime) -> list[Place]:
    """The cast in its order. A character takes no turns while nobody at the table plays it, nor while its player is away where the
    table goes on without whoever is away."""
    cast = scene.cast.filter(left_at=None, character__retired_at=None).select_related("character")
    seats = Membership.objects.filter(campaign=scene.campaign, role__in=PLAYING, left_at=None)
    here = set(seats.values_list("person", flat=True))
    if scene.campaign.absences == Campaign.Absences.SKIP:
        here -= away_now(here, now).keys()
    return [
        Place(member.character_id, member.side, member.character.player_id not in here) for member in cast
    ]


def hold_deadlines(scene: Scene) -> None:
    """Moves the deadlines of a scene by its players' absences, as they are announced now. The scene is locked."""
    if scene.campaign.absences == Campaign.Absences.WAIT:
        rows = list(Waiting.objects.filter(scene=scene).exclude(until=None).exclude(character=None))
        _hold(scene, rows)
    else:
        rows = list(Waiting.objects.filter(scene=scene, held_days__gt=0))
        for row in rows:
            row.until, row.held_days = _without_absence(scene, row), 0
    Waiting.objects.bulk_update(rows, ["until", "held_days"])


def _hold(scene: Scene, rows: list[Waiting]) -> None:
    campaign, zone = scene.campaign, ZoneInfo(scene.campaign.time_zone)
    players = dict(
        Character.objects.filter(pk__in=[row.character_id for row in rows if row.character_id])
        .exclude(player=None)
        .values_list("pk", "player")
    )
    away = days_away(set(players.values()))
    for row in rows:
        days = away.get(players.get(row.character_id or 0, 0), [])
        if row.until is None or not (days or row.held_days):
            continue
        agreed = _without_absence(scene, row)
        row.until = held(agreed, row.since, zone=zone, play_days=campaign.play_days, away=days)
        row.held_days = days_between(agreed, row.until, zone=zone)


def _without_absence(scene: Scene, row: Waiting) -> datetime:
    assert row.until is not None
    return moved(row.until, -row.held_days, zone=ZoneInfo(scene.campaign.time_zone))


def skip_those_away(scene: Scene, *, now: datetime) -> None:
    """Where the table goes on without whoever is away, their turns pass now. The scene is locked."""
    if scene.campaign.absences != Campaign.Absences.SKIP or not scene.is_open:
        return
    rows = Waiting.objects.filter(scene=scene).exclude(character=None).select_related("character__player")
    for row in rows:
        if row.character and is_away(row.character, now):
            turn_taken(scene, row.character_id, now=now)
            acted_in_encounter(scene, row.character.pk, person=None, now=now, passed=True)
            stop_waiting(scene, [row.pk], now=now)
            add_event(scene, SceneEvent.Kind.SKIPPED, now=now, character=row.character)


def add_event(
    scene: Scene,
    kind: str,
    *,
    now: datetime,
    character: Character | None = None,
    person: User | None = None,
    handout: Handout | None = None,
    audience: list[int] | None = None,
    **details: Any,
) -> SceneEvent:
    """A line in the thread, for everybody or for these characters. The caller raises and saves the scene's version."""
    return SceneEvent.objects.create(
        scene=scene,
        number=scene.last_number,
        kind=kind,
        character=character,
        person=person,
        handout=handout,
        audience=audience,
        details=details,
        version=scene.version + 1,
        created_at=now,
    )


def _forget_turn(scene: Scene, character: int, *, now: datetime, **which: Any) -> None:
    rows = Waiting.objects.filter(scene=scene, character=character, **which)
    stop_waiting(scene, list(rows.values_list("pk", flat=True)), now=now)


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
        begin_turns(scene, now=now)
        if turns == Scene.Turns.INITIATIVE:
            from .encounters import wait_for_turns

            wait_for_turns(scene, now)
    audit(person, scene.campaign, "turns-set", about={"turns": turns}, **scene_in_log(scene))
    new_version(scene)
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
    new_version(scene)


@transaction.atomic
def set_deadline(person: User, waiting: Waiting, until: datetime | None) -> None:
    """Moves one deadline. It must lie ahead."""
    check_run(seat_of(person, waiting.scene.campaign))
    scene = lock_scene(waiting.scene)
    if until is not None and until <= timezone.now():
        raise ValidationError(_("A deadline must lie ahead."))
    if Waiting.objects.filter(pk=waiting.pk).update(until=until, promised=None, held_days=0):
        audit(person, scene.campaign, "deadline-set", **name_in_scene(scene, waiting.character))
        new_version(scene)


@transaction.atomic
def extend_deadline(person: User, waiting: Waiting, days: int, *, now: datetime | None = None) -> None:
    """So many more counted days from the deadline on, or from now on where it has passed or there was none."""
    check_run(seat_of(person, waiting.scene.campaign))
    scene = lock_scene(waiting.scene)
    row = Waiting.objects.filter(pk=waiting.pk).exclude(character=None).first()
    if row is None:
        raise PermissionDenied(_("This turn is over already."))
    if not 1 <= days <= MOST_DAYS_ADDED:
        raise ValidationError(_("A deadline is moved by a few days, not by more."))
    now = now or timezone.now()
    campaign = scene.campaign
    row.until = after_days(
        max(row.until or now, now), days, zone=ZoneInfo(campaign.time_zone), play_days=campaign.play_days
    )
    row.save(update_fields=["until"])
    audit(person, campaign, "deadline-set", now=now, **name_in_scene(scene, waiting.character))
    new_version(scene)


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
    new_version(scene)
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
    new_version(scene)


def leave_cast(scene: Scene, member: CastMember, *, person: User | None, now: datetime) -> None:
    from .encounters import left_cast
    from .requests import drop_from_requests  # which asks for rolls in scenes

    drop_from_requests(scene, member.character, now=now)
    waited = Waiting.objects.filter(scene=scene, character=member.character_id).exists()
    if waited:
        turn_taken(scene, member.character_id, now=now)
    left_cast(scene, member.character, person=person, now=now)
    member.left_at = now
    member.save(update_fields=["left_at"])
    if not scene.is_for_all:
        scene_left(scene)
    _forget_turn(scene, member.character_id, now=now)
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
    acted_in_encounter(scene, character.pk, person=person, now=now, passed=True)
    _forget_turn(scene, character.pk, now=now, since__lt=now)
    add_event(scene, SceneEvent.Kind.PASSED, now=now, character=character, person=person)
    audit(person, scene.campaign, "turn-passed", now=now, **name_in_scene(scene, character))
    new_version(scene)


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
            row.until, row.held_days = by, 0
        row.save(update_fields=["promised", "until", "held_days"])
    new_version(scene)


# --- The clock


def keep_deadlines(now: datetime | None = None) -> int:
    """What deadlines do when they pass. Called by the clock; gives how many were dealt with."""
    now = now or timezone.now()
    due = Waiting.objects.filter(
        Q(until__lte=now) | Q(character__retired_at__isnull=False),
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
    done = _let_go_of_the_retired(scene, now)
    due = Waiting.objects.filter(scene=scene, until__lte=now).exclude(character=None)
    for row in due.select_related("character__player"):
        character = row.character
        assert character is not None
        done += _deadline_passed(scene, row, character, now)
    if done:
        new_version(scene)
    return done


@transaction.atomic
def out_of_turn(character: Character, person: User | None, *, now: datetime | None = None) -> int:
    """A character has died or retired: where it was waited on or had its turn, play goes on at once. Of the dead only fights are
    about: they may have last words. Gives in how many scenes something moved."""
    from .encounters import fell

    now = now or timezone.now()
    lines = Participant.objects.filter(Q(character=character) | Q(members__character=character))
    fights = Q(pk__in=lines.filter(encounter__in=Encounter.objects.running()).values("encounter__scene"))
    places = fights | Q(pk__in=character.appearances.filter(left_at=None).values("scene"))
    scenes = Scene.objects.filter(places, state=Scene.State.OPEN).select_related("campaign")
    moved = 0
    for scene in scenes.order_by("pk"):
        scene = lock_scene(scene)
        fallen = fell(scene, character, person=person, now=now)
        gone = 0 if character.retired_at is None else _let_go_of_the_retired(scene, now)
        if fallen or gone:
            new_version(scene)
            moved += 1
    return moved


def _let_go_of_the_retired(scene: Scene, now: datetime) -> int:
    """A character that was retired while it was waited on leaves the scene, and the turn goes on."""
    gone = scene.cast.filter(
        left_at=None, character__retired_at__isnull=False, character__waiting__scene=scene
    ).select_related("character")
    members = list(gone)
    for member in members:
        leave_cast(scene, member, person=None, now=now)
    return len(members)


def _deadline_passed(scene: Scene, row: Waiting, character: Character, now: datetime) -> int:
    if scene.at_deadline == Scene.AtDeadline.NUDGE:
        return int(nudge(scene, row, now))
    if scene.at_deadline == Scene.AtDeadline.HOLD:
        return 0
    kind = SceneEvent.Kind.SKIPPED
    if scene.at_deadline == Scene.AtDeadline.GM_PLAYS:
        kind = SceneEvent.Kind.TAKEN_OVER
    turn_taken(scene, character.pk, now=now)
    acted_in_encounter(scene, character.pk, person=None, now=now, passed=True)
    stop_waiting(scene, [row.pk], now=now)
    if kind == SceneEvent.Kind.TAKEN_OVER:
        Waiting.objects.get_or_create(scene=scene, character=None, defaults={"since": now})
    add_event(scene, kind, now=now, character=character)
    return 1


def nudge(scene: Scene, row: Waiting, now: datetime) -> bool:
    """Reminds whoever is waited on, see ``remind``."""
    return row.character is not None and remind(scene, row.character, now)


def remind(scene: Scene, character: Character, now: datetime, *, of: RollRequest | None = None) -> bool:
    """Reminds whoever plays a character that the scene waits: once a day for each person and scene, never while they are away or
    the table is paused. ``of``: a roll that they are asked for.

    Whoever may not read the scene is told nothing of it, and reminded of nothing. The scene is locked.
    """
    player = character.player
    if player is None or is_away(character, now):
        return False
    if scene.campaign.paused_at or not scene.is_open or not seat_of(player, scene.campaign).plays:
        return False
    readers = people_reading(scene)
    if readers is not None and player.pk not in readers:
        return False
    last = Nudge.objects.filter(scene=scene, person=player).first()
    if last is not None and now - last.nudged_at < BETWEEN_NUDGES:
        return False
    Nudge.objects.update_or_create(scene=scene, person=player, defaults={"nudged_at": now})
    action = "nudged" if of is None else "roll-nudged"
    tell(News(action, scene.campaign, scene=scene, roll_request=of, only=[player.pk], at=now))
    return True


@transaction.atomic
def nudge_now(person: User, waiting: Waiting, *, now: datetime | None = None) -> bool:
    """The game master reminds somebody by hand; the same limits hold. Gives whether a reminder went out."""
    check_run(seat_of(person, waiting.scene.campaign))
    scene = lock_scene(waiting.scene)
    row = Waiting.objects.select_related("character__player").filter(pk=waiting.pk).first()
    return row is not None and nudge(scene, row, now or timezone.now())


def is_away(character: Character, now: datetime) -> bool:
    return character.player is not None and absence_of(character.player, now) is not None
