"""Asking characters for rolls, answering, and what happens at the deadline."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from django.core.exceptions import PermissionDenied, ValidationError
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from characters.actions import settle_roll
from characters.models import Character
from rules.actions import Place, ask_roll, roll_now
from rules.actions.rolling import answered_message, check_wanted
from rules.asking import RollAsk
from rules.contract import JSON
from rules.ledger.requests import read_message
from rules.models import Roll

from ..models import CastMember, Notification, RollAnswer, RollRequest, Scene
from ..outlets import News, tell
from ..policies import Seat, check_post_in_scene, check_run, check_speak_as, seat_of
from ..requests import (
    CannotBeRolled,
    ask_for,
    ask_of,
    can_be_helped,
    check_of,
    contest_for,
    help_given,
    who_may_lead,
)
from .audit import audit
from .locking import lock_scene, new_version
from .turns import remind

MOST_ASKED = 40


@dataclass(frozen=True)
class Wanted:
    """What is asked for: a check by its key with what is added to each sheet, or loose dice; and what is at stake."""

    check_key: str = ""
    given: Mapping[str, JSON] = field(default_factory=dict)
    expression: str = ""
    reason: str = ""


@dataclass(frozen=True)
class Others:
    """What a request with two parts says of them. ``lead``: who acts, or leads a group. ``check_key``: what the other side of a
    contest rolls, where it is another check. ``hides_npcs``: the NPCs' sides are the game master's secret."""

    kind: str = RollRequest.Kind.EACH
    lead: Character | None = None
    check_key: str = ""
    hides_npcs: bool = False


# --- Asking


@transaction.atomic
def request_rolls(
    person: User,
    scene: Scene,
    characters: Collection[Character],
    wanted: Wanted,
    *,
    retry_key: str,
    others: Others = Others(),
    hides_target: bool = False,
    keeps_results: bool = False,
    only_asked: bool = False,
    until: datetime | None = None,
    at_deadline: str = RollRequest.AtDeadline.LEAVE,
    now: datetime | None = None,
) -> RollRequest:
    """Asks characters for one roll each, against each other, or together. The same ``retry_key`` again gives the same request.

    Raises ``ValidationError`` with a sentence for each thing that is wrong, also when a sheet cannot make the check.
    """
    now = now or timezone.now()
    seat = seat_of(person, scene.campaign)
    check_run(seat)
    scene = lock_scene(scene)
    before = RollRequest.objects.filter(person=person, retry_key=retry_key).first()
    if before is not None:
        return before
    check_post_in_scene(seat, scene)
    _refuse_unfit(scene, characters, wanted, others, until, now)
    answers = _parts(scene, list(characters), wanted, others)
    for answer in answers:
        answer.hidden = others.hides_npcs and answer.character.player_id is None
    # Of a contest the card is named after the side that all may know.
    told = next((answer for answer in answers if not answer.hidden), answers[0])
    named = _named(scene, told.character, told.check_key or wanted.check_key)
    request = RollRequest.objects.create(
        scene=scene,
        person=person,
        kind=others.kind,
        given=dict(wanted.given if told.given is None else told.given),
        expression=wanted.expression,
        reason=wanted.reason,
        hides_target=hides_target,
        keeps_results=keeps_results,
        audience=sorted(one.pk for one in characters) if only_asked else None,
        until=until,
        at_deadline=at_deadline,
        number=scene.last_number,
        retry_key=retry_key,
        created_at=now,
        **named,
    )
    standing = set(
        CastMember.objects.filter(scene=scene, may_roll=True, left_at=None).values_list(
            "character", flat=True
        )
    )
    for answer in answers:
        answer.request = request
        answer.may_roll = answer.character_id in standing
    RollAnswer.objects.bulk_create(answers)
    _logged(person, request, "rolls-asked", words=request.reason, now=now)
    _tell_asked(person, request, [one for one in characters if one.player_id], now)
    _changed(scene, request)
    return request


def _refuse_unfit(
    scene: Scene,
    characters: Collection[Character],
    wanted: Wanted,
    others: Others,
    until: datetime | None,
    now: datetime,
) -> None:
    problems = []
    if not characters:
        problems.append(_("Choose whom you ask: nobody is chosen."))
    if len(characters) > MOST_ASKED:
        problems.append(_("At most %(most)s characters can be asked at once.") % {"most": MOST_ASKED})
    if not (wanted.check_key or wanted.expression):
        problems.append(_("Choose a check or write dice."))
    if until is not None and until <= now:
        problems.append(_("A deadline must lie ahead."))
    if problems:
        raise ValidationError(problems)
    acts = others.lead or next(iter(characters))
    for character in characters:
        if character.campaign_id != scene.campaign_id or character.retired_at is not None:
            problems.append(_("%(name)s is not in this campaign.") % {"name": character.name})
            continue
        if others.kind == RollRequest.Kind.OPPOSED and character != acts:
            continue  # the other side rolls a check of its own
        try:
            ask_for(
                scene,
                character,
                check_key=wanted.check_key,
                given=wanted.given,
                expression=wanted.expression,
                reason=wanted.reason,
            )
        except CannotBeRolled as refusal:
            problems.append(str(refusal))
    if problems:
        raise ValidationError(problems)


def _parts(scene: Scene, characters: list[Character], wanted: Wanted, others: Others) -> list[RollAnswer]:
    """Who does what, by the system's rules. Raises ``ValidationError`` where they know of no such thing."""
    if others.kind == RollRequest.Kind.EACH:
        return [RollAnswer(character=one) for one in characters]
    if not wanted.check_key:
        raise ValidationError(_("Loose dice have no rule for this: choose a check."))
    if others.lead is not None and others.lead not in characters:
        raise ValidationError(_("Who acts or leads must be among those whom you ask."))
    if others.kind == RollRequest.Kind.OPPOSED:
        return _sides(scene, characters, wanted, others)
    return _leader_and_helpers(scene, characters, wanted, others)


def _sides(scene: Scene, characters: list[Character], wanted: Wanted, others: Others) -> list[RollAnswer]:
    if len(characters) != 2:
        raise ValidationError(_("Choose two characters: one acts, the other resists."))
    acting = others.lead or characters[0]
    opposing = next(one for one in characters if one != acting)
    return [
        RollAnswer(
            character=one,
            part=part,
            given=dict(wanted.given) if one == acting else {},
            **_contested(scene, one, key),
        )
        for one, part, key in (
            (acting, RollAnswer.Part.ACTING, wanted.check_key),
            (opposing, RollAnswer.Part.OPPOSING, others.check_key or wanted.check_key),
        )
    ]


def _contested(scene: Scene, character: Character, key: str) -> dict[str, str]:
    """A side's check, which the rules must know how to set against another. Raises ``ValidationError``."""
    try:
        named = _named(scene, character, key)
        ask_for(scene, character, check_key=key)
    except CannotBeRolled as refusal:
        raise ValidationError(str(refusal)) from None
    if contest_for(scene.campaign, named["rule"]) is None:
        raise ValidationError(
            _("%(name)s: the rules do not set this check against another. Choose another check.")
            % {"name": character.name}
        )
    return named


def _leader_and_helpers(
    scene: Scene, characters: list[Character], wanted: Wanted, others: Others
) -> list[RollAnswer]:
    if len(characters) < 2:
        raise ValidationError(_("Choose at least two characters: one rolls, the others help."))
    if not can_be_helped(scene.campaign, check_of(scene, characters[0], wanted.check_key).rule):
        raise ValidationError(_("The rules know of no help with this check."))
    try:
        help_given(scene.campaign, len(characters) - 1)
        able = who_may_lead(scene, characters, wanted.check_key, wanted.given)
    except CannotBeRolled as refusal:
        raise ValidationError(str(refusal)) from None
    leader = others.lead or able[0]
    if leader not in able:
        raise ValidationError(
            _("By the rules the best one leads: %(names)s.") % {"names": ", ".join(one.name for one in able)}
        )
    ordered = [leader, *(one for one in characters if one != leader)]
    part = RollAnswer.Part
    return [RollAnswer(character=one, part=part.LEADER if one == leader else part.HELPER) for one in ordered]


def _named(scene: Scene, character: Character, key: str) -> dict[str, str]:
    """How the check is called, in every language. Raises ``CannotBeRolled``."""
    if not key:
        return {}
    check = check_of(scene, character, key)
    return {"check_key": check.key, "rule": check.rule, "mark": check.mark[:160]}


def _tell_asked(person: User, request: RollRequest, characters: Iterable[Character], now: datetime) -> None:
    people = {one.player_id for one in characters if one.player_id}
    if people:
        scene = request.scene
        tell(
            News(
                "roll-asked",
                scene.campaign,
                actor=person,
                scene=scene,
                roll_request=request,
                only=people,
                at=now,
            )
        )


@transaction.atomic
def oppose(
    person: User,
    scene: Scene,
    acting: Character,
    opposing: Character,
    wanted: Wanted,
    *,
    check_key: str = "",
    retry_key: str,
    message: bytes | None = None,
    now: datetime | None = None,
) -> RollRequest:
    """Rolls for one's own character against another one of the scene, who answers; an NPC of the one who acts answers at once.

    The same ``retry_key`` again gives the same contest. Raises ``ValidationError``, ``CannotBeRolled``. ``message``: the client's
    own request for the roll of the one who acts, as for ``answer_request``; that NPC then waits for a message of its own.
    """
    now = now or timezone.now()
    scene = lock_scene(scene)
    before = RollRequest.objects.filter(person=person, retry_key=retry_key).first()
    if before is not None:
        mine = before.answers.filter(part=RollAnswer.Part.ACTING).select_related("roll", "character").first()
        if message is not None and not (mine and mine.roll and _was_made_by(person, mine.roll, message)):
            raise PermissionDenied(_("This has been rolled already."))
        return before
    request, answers = _contest(person, scene, acting, opposing, wanted, check_key, retry_key, now)
    request.save()
    for answer in answers:
        answer.request = request
    RollAnswer.objects.bulk_create(answers)
    is_own = seat_of(person, scene.campaign).is_gm and opposing.player_id is None
    for answer in answers:
        if answer.part == RollAnswer.Part.ACTING:
            _roll(person, request, answer, message=message, now=now)
        elif is_own and message is None:
            _roll(person, request, answer, now=now)
    _complete(request, now)
    if request.is_open and not is_own:
        _tell_asked(person, request, [opposing], now)
        _logged(person, request, "rolls-asked", words=request.reason, now=now)
    _changed(scene, request)
    return request


def roll_to_oppose(
    person: User,
    scene: Scene,
    acting: Character,
    opposing: Character,
    wanted: Wanted,
    *,
    check_key: str = "",
    retry_key: str,
) -> tuple[RollAsk, Place]:
    """As ``roll_to_ask``, for the roll of one who acts in a contest that ``oppose`` is to begin. Nothing is kept of it."""
    request, (mine, _other) = _contest(
        person, scene, acting, opposing, wanted, check_key, retry_key, timezone.now()
    )
    return ask_of(request, mine), _place_of(request, mine)


def _contest(
    person: User,
    scene: Scene,
    acting: Character,
    opposing: Character,
    wanted: Wanted,
    check_key: str,
    retry_key: str,
    now: datetime,
) -> tuple[RollRequest, list[RollAnswer]]:
    """A contest with its two sides, who acts first, as it is to be kept. Raises what ``oppose`` raises."""
    seat = seat_of(person, scene.campaign)
    check_post_in_scene(seat, scene)
    check_speak_as(seat, acting)
    present = scene.cast.filter(left_at=None, character=opposing)
    if not present.exists() and not (seat.is_gm and opposing.player_id is None):
        raise ValidationError(_("%(name)s is not in this scene.") % {"name": opposing.name})
    others = Others(RollRequest.Kind.OPPOSED, acting, check_key)
    _refuse_unfit(scene, [acting, opposing], wanted, others, None, now)
    answers = _parts(scene, [acting, opposing], wanted, others)
    request = RollRequest(
        scene=scene,
        person=person,
        kind=others.kind,
        given=dict(wanted.given),
        reason=wanted.reason,
        number=scene.last_number,
        retry_key=retry_key,
        created_at=now,
        **_named(scene, acting, wanted.check_key),
    )
    for answer in answers:
        answer.request = request
        answer.character.campaign = scene.campaign
    return request, answers


# --- Answering


def roll_to_ask(person: User, answer: RollAnswer, *, check_key: str = "") -> tuple[RollAsk, Place, bool]:
    """What a browser with randomness of its own is to ask for, where it belongs, and whether it is sealed. Nothing falls by it."""
    request = answer.request
    seat = seat_of(person, request.scene.campaign)
    if not seat.is_gm:
        check_speak_as(seat, answer.character)
    _check_open(seat, request)
    _check_waiting(answer)
    if answer.part == RollAnswer.Part.HELPER:
        raise PermissionDenied(_("Whoever helps rolls nothing."))
    answer.character.campaign = request.scene.campaign
    _choose_check(answer, check_key)
    return ask_of(request, answer), _place_of(request, answer), request.keeps_results or answer.hidden


@transaction.atomic
def answer_request(
    person: User,
    answer: RollAnswer,
    *,
    check_key: str = "",
    message: bytes | None = None,
    now: datetime | None = None,
) -> Roll | None:
    """Rolls what is asked of one's character, or helps; the game master may do it for anybody, which the log tells.

    ``check_key``: who resists in a contest may choose another check that the rules set against the first.

    However often it is sent, and by however many at once, one roll is made. Raises ``CannotBeRolled``. ``message``: the client's
    own request for just this roll; raises what ``ask_roll`` raises, and is refused where another one has made the roll.
    """
    now = now or timezone.now()
    scene, request, answer = _locked(answer)
    seat = seat_of(person, scene.campaign)
    if not seat.is_gm:
        check_speak_as(seat, answer.character)
    if answer.roll is not None:
        if message is not None and not _was_made_by(person, answer.roll, message):
            _check_waiting(answer)
        return answer.roll
    _check_open(seat, request)
    _check_waiting(answer)
    if message is not None and answer.part == RollAnswer.Part.HELPER:
        raise PermissionDenied(_("Whoever helps rolls nothing."))
    if _choose_check(answer, check_key):
        answer.save(update_fields=["check_key", "rule", "mark", "given"])
    roll = _do(person, request, answer, message=message, now=now)
    if seat.is_gm and answer.character.player_id not in (None, person.pk):
        _logged(person, request, "rolled-for", target=answer.character.name, now=now)
    _complete(request, now)
    _changed(scene, request, hidden=answer.hidden)
    return roll


@transaction.atomic
def decline_request(
    person: User, answer: RollAnswer, words: str = "", *, now: datetime | None = None
) -> RollAnswer:
    """Says no, with a word why. What has fallen stays."""
    now = now or timezone.now()
    scene, request, answer = _locked(answer)
    seat = seat_of(person, scene.campaign)
    check_speak_as(seat, answer.character)
    if answer.state == RollAnswer.State.DECLINED:
        return answer
    _check_open(seat, request)
    _check_waiting(answer)
    _end(answer, RollAnswer.State.DECLINED, now, words.strip())
    if not answer.hidden:
        _logged(person, request, "roll-declined", target=answer.character.name, words=answer.words, now=now)
    _complete(request, now)
    _changed(scene, request, hidden=answer.hidden)
    return answer


@transaction.atomic
def agree_to_be_rolled(
    person: User, answer: RollAnswer, may_roll: bool, *, from_now_on: bool | None = None
) -> RollAnswer:
    """Whether the game master may roll when the deadline passes; ``from_now_on``: also for later requests in this scene."""
    scene, request, answer = _locked(answer)
    seat = seat_of(person, scene.campaign)
    check_speak_as(seat, answer.character)
    if from_now_on is not None:
        CastMember.objects.filter(scene=scene, character=answer.character).update(may_roll=from_now_on)
    if answer.is_waiting and answer.may_roll != may_roll:
        _check_open(seat, request)
        answer.may_roll = may_roll
        answer.save(update_fields=["may_roll"])
        _changed(scene, request)
    return answer


def _locked(answer: RollAnswer) -> tuple[Scene, RollRequest, RollAnswer]:
    """The scene, locked, and both rows as they are now: nobody else answers or closes while we do."""
    scene = lock_scene(answer.request.scene)
    found = RollAnswer.objects.select_related("request__person", "character__player", "roll").get(
        pk=answer.pk
    )
    found.request.scene = scene
    found.character.campaign = scene.campaign
    return scene, found.request, found


def _check_open(seat: Seat, request: RollRequest) -> None:
    check_post_in_scene(seat, request.scene)
    if not request.is_open:
        raise PermissionDenied(_("This request is closed: nothing is rolled for it any more."))


def _choose_check(answer: RollAnswer, check_key: str) -> bool:
    """Who resists may choose another check, see ``answer_request``; the row is not saved. Raises ``ValidationError``."""
    if answer.part != RollAnswer.Part.OPPOSING or check_key in ("", answer.check_key):
        return False
    for name, value in _contested(answer.request.scene, answer.character, check_key).items():
        setattr(answer, name, value)
    answer.given = {}
    return True


def _was_made_by(person: User, roll: Roll, message: bytes) -> bool:
    before = answered_message(roll.entry.ledger, person, message)
    return before is not None and before.pk == roll.entry_id


def _check_waiting(answer: RollAnswer) -> None:
    if not answer.is_waiting:
        raise PermissionDenied(
            _("%(name)s has answered already: %(state)s.")
            % {"name": answer.character.name, "state": answer.get_state_display()}
        )


def _do(
    person: User | None,
    request: RollRequest,
    answer: RollAnswer,
    *,
    message: bytes | None = None,
    now: datetime,
) -> Roll | None:
    """What somebody's part in it asks for: a roll, or being there to help."""
    if answer.part == RollAnswer.Part.HELPER:
        _end(answer, RollAnswer.State.HELPS, now)
        return None
    return _roll(person, request, answer, message=message, now=now)


def _place_of(request: RollRequest, answer: RollAnswer) -> Place:
    """Known before the request is kept, so that a client can ask for its first roll."""
    place = f"roll-answer:{request.person_id}:{request.retry_key}:{answer.character_id}"
    return Place(
        scene=request.scene.key,
        character=answer.character,
        sheet=answer.character.version,
        post_key=hashlib.sha256(place.encode()).hexdigest()[:32],
        audience=request.audience,
    )


def _roll(
    person: User | None,
    request: RollRequest,
    answer: RollAnswer,
    *,
    message: bytes | None = None,
    now: datetime,
) -> Roll:
    asked, place = ask_of(request, answer), _place_of(request, answer)
    kept = request.keeps_results or answer.hidden
    ledger = request.scene.campaign.ledger
    if message is None:
        roll = roll_now(person, ledger, asked, place, sealed=kept, blind=kept, now=now)
    else:
        check_wanted(read_message(message), asked, place, sealed=kept)
        roll = ask_roll(
            person, ledger, message, place, may_seal=lambda: kept, typed=asked.typed, blind=kept
        ).roll
    if person is not None:
        settle_roll(person, roll)
    answer.roll = roll
    _end(answer, RollAnswer.State.ROLLED, now)
    return roll


def _end(
    answer: RollAnswer,
    state: str,
    now: datetime,
    words: str = "",
    happened: Mapping[str, JSON] | None = None,
) -> None:
    answer.state, answer.words, answer.happened, answer.answered_at = state, words, happened or {}, now
    answer.save(update_fields=["state", "words", "happened", "answered_at", "roll"])
    Notification.objects.filter(
        roll_request=answer.request, person=answer.character.player_id, read_at=None
    ).update(read_at=now)


def _complete(request: RollRequest, now: datetime) -> None:
    """The last answer ends the request; where one leads, that one's."""
    waiting = request.answers.filter(state=RollAnswer.State.WAITING)
    leader = request.answers.filter(part=RollAnswer.Part.LEADER)
    if leader.exclude(state=RollAnswer.State.WAITING).exists():
        waiting.update(state=RollAnswer.State.DROPPED, answered_at=now)
    if request.is_open and not waiting.exists():
        request.state, request.closed_at = RollRequest.State.DONE, now
        request.save(update_fields=["state", "closed_at"])


# --- The game master's hand


@transaction.atomic
def cancel_request(person: User, request: RollRequest, *, now: datetime | None = None) -> RollRequest:
    """Takes the request back. Rolls that were made stay. Once it is over, nothing changes."""
    return _closed(person, request, RollRequest.State.CANCELLED, "request-withdrawn", now)


@transaction.atomic
def close_request(person: User, request: RollRequest, *, now: datetime | None = None) -> RollRequest:
    """Goes on without those who have not rolled. Once it is over, nothing changes."""
    return _closed(person, request, RollRequest.State.CLOSED, "request-closed", now)


def _closed(person: User, request: RollRequest, state: str, action: str, now: datetime | None) -> RollRequest:
    check_run(seat_of(person, request.scene.campaign))
    scene, request = _locked_request(request)
    if request.is_open:
        now = now or timezone.now()
        _drop_waiting(request, state, now)
        _logged(person, request, action, now=now)
        _changed(scene, request)
    return request


@transaction.atomic
def set_request_deadline(
    person: User, request: RollRequest, until: datetime | None, *, now: datetime | None = None
) -> RollRequest:
    """Moves the deadline, or takes it away. It must lie ahead."""
    check_run(seat_of(person, request.scene.campaign))
    now = now or timezone.now()
    scene, request = _locked_request(request)
    if not request.is_open:
        raise PermissionDenied(_("This request is closed: nothing is rolled for it any more."))
    if until is not None and until <= now:
        raise ValidationError(_("A deadline must lie ahead."))
    request.until, request.kept_at = until, None
    request.save(update_fields=["until", "kept_at"])
    _logged(person, request, "request-deadline", now=now)
    _changed(scene, request)
    return request


def _locked_request(request: RollRequest) -> tuple[Scene, RollRequest]:
    scene = lock_scene(request.scene)
    found = RollRequest.objects.select_related("person").get(pk=request.pk)
    found.scene = scene
    return scene, found


def _drop_waiting(request: RollRequest, state: str, now: datetime) -> None:
    request.answers.filter(state=RollAnswer.State.WAITING).update(
        state=RollAnswer.State.DROPPED, answered_at=now
    )
    request.state, request.closed_at = state, now
    request.save(update_fields=["state", "closed_at"])
    Notification.objects.filter(roll_request=request, read_at=None).update(read_at=now)


def _logged(
    person: User, request: RollRequest, action: str, *, words: str = "", target: str = "", now: datetime
) -> None:
    campaign = request.scene.campaign
    asked = {
        "dice": request.expression,
        "rule": request.rule,
        "mark": request.mark,
        "system": campaign.system,
    }
    audit(
        person,
        campaign,
        action,
        scene=request.scene,
        target=request.scene.title,
        about={"asked": asked, "character": target},
        address=request.get_absolute_url(),
        words=words,
        audience=request.audience,
        now=now,
    )


# --- What other actions call, with the scene's row locked


def close_requests_of(scene: Scene, *, now: datetime) -> None:
    """A scene that closes takes its open requests along: what was not rolled is not rolled any more."""
    for request in RollRequest.objects.filter(scene=scene, state=RollRequest.State.OPEN):
        _drop_waiting(request, RollRequest.State.CLOSED, now)


def drop_from_requests(scene: Scene, character: Character, *, now: datetime) -> None:
    """Who leaves a scene is not asked there any more."""
    waiting = RollAnswer.objects.filter(
        request__scene=scene,
        request__state=RollRequest.State.OPEN,
        character=character,
        state=RollAnswer.State.WAITING,
    ).select_related("request", "character")
    for answer in waiting:
        _end(answer, RollAnswer.State.DROPPED, now, happened={"what": "left"})
        _complete(answer.request, now)


# --- The clock

REMIND_BEFORE = timedelta(days=1)


def remind_of_requests(now: datetime | None = None) -> int:
    """Reminds those who have not rolled when a day is left, or half of the time where that was shorter; as with turns once a day at
    most. Called by the clock; gives how many were reminded."""
    now = now or timezone.now()
    soon = RollAnswer.objects.filter(
        state=RollAnswer.State.WAITING,
        may_roll=False,
        request__state=RollRequest.State.OPEN,
        request__kept_at=None,
        request__until__gt=now,
        request__until__lte=now + REMIND_BEFORE,
        request__scene__state=Scene.State.OPEN,
        request__scene__campaign__closed_at=None,
        request__scene__campaign__paused_at=None,
    )
    return sum(_remind(answer, now) for answer in soon.select_related("request__scene__campaign"))


@transaction.atomic
def remind_of_request(person: User, request: RollRequest, *, now: datetime | None = None) -> int:
    """The game master reminds by hand those who have not rolled; the same limits hold. Gives how many were reminded."""
    check_run(seat_of(person, request.scene.campaign))
    now = now or timezone.now()
    scene, request = _locked_request(request)
    if not request.is_open:
        raise PermissionDenied(_("This request is closed: nothing is rolled for it any more."))
    waiting = request.answers.filter(state=RollAnswer.State.WAITING).select_related("character__player")
    return sum(remind(scene, answer.character, now, of=request) for answer in waiting)


@transaction.atomic
def _remind(answer: RollAnswer, now: datetime) -> int:
    scene, request, answer = _locked(answer)
    if not (answer.is_waiting and request.is_open) or request.until is None:
        return 0
    if now - request.created_at < request.until - now:
        return 0
    return int(remind(scene, answer.character, now, of=request))


def keep_request_deadlines(now: datetime | None = None) -> int:
    """What requests agreed upon for their deadline. Called by the clock; gives how many were dealt with."""
    now = now or timezone.now()
    due = RollRequest.objects.filter(
        state=RollRequest.State.OPEN,
        until__lte=now,
        kept_at=None,
        scene__state=Scene.State.OPEN,
        scene__campaign__closed_at=None,
        scene__campaign__paused_at=None,
    ).select_related("scene__campaign__ledger")
    return sum(_keep_deadline(request, now) for request in due)


@transaction.atomic
def _keep_deadline(request: RollRequest, now: datetime) -> int:
    scene, request = _locked_request(request)
    if not (scene.is_open and request.is_open and request.kept_at is None):
        return 0
    if request.until is None or request.until > now:
        return 0
    waiting = request.answers.filter(state=RollAnswer.State.WAITING)
    # In the order of the words, helpers come before the leader whom they help.
    ordered = waiting.select_related("character__player").order_by("part", "pk")
    for answer in ordered:
        answer.request = request
        answer.character.campaign = scene.campaign
        _late(request, answer, now)
    request.kept_at = now
    request.save(update_fields=["kept_at"])
    _complete(request, now)
    _changed(scene, request)
    return 1


def _late(request: RollRequest, answer: RollAnswer, now: datetime) -> None:
    """Who agreed is rolled for as if they had tapped; the game master rolls in the name of whoever asked."""
    character = answer.character
    if character.retired_at is not None:
        _end(answer, RollAnswer.State.DROPPED, now)
        return
    if not answer.may_roll and request.at_deadline != RollRequest.AtDeadline.ROLL:
        if request.at_deadline == RollRequest.AtDeadline.DROP:
            _end(answer, RollAnswer.State.DROPPED, now)
        return
    hands = [character.player, request.person] if answer.may_roll else [request.person, character.player]
    try:
        with transaction.atomic():
            _do(next(filter(None, hands), None), request, answer, now=now)
    except CannotBeRolled as refusal:
        answer.roll = None
        _end(answer, RollAnswer.State.REFUSED, now, happened=refusal.why)


def _changed(scene: Scene, request: RollRequest, *, hidden: bool = False) -> None:
    """``hidden``: only the game masters may know."""
    new_version(scene, audience=[] if hidden else request.audience)
