"""Requests for rolls: what each character would roll, and the card that gathers what came of it, as one reader sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from django.db.models import Prefetch, Q, QuerySet
from django.urls import reverse
from django.utils.translation import get_language, ngettext, pgettext
from django.utils.translation import gettext as _

from accounts.models import User
from accounts.moments import day_and_time
from characters.checks import Asked, Check, Checks, Ones, together
from characters.models import Character
from rules.actions import opened
from rules.asking import RollAsk, ask_for_dice, sentence_of
from rules.cards import Card, named_check, stakes_of, words_for
from rules.contract import JSON, Contest, RulesError, Side, Words
from rules.contract.errors import MISSING
from rules.prepared import Prepared, padded
from rules.systems import SYSTEMS

from . import policies
from .cards import card_at_table
from .models import Campaign, Membership, Role, RollAnswer, RollRequest, Scene
from .offers import cards_as_they_stand
from .policies import Seat
from .seated import ForSeat
from .thread import numbers_on
from .tray import before
from .turn_page import joined


class CannotBeRolled(Exception):
    """A character cannot make the check that is asked for. ``why`` can be kept; the text is a sentence in the active language."""

    def __init__(self, why: dict[str, JSON]) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return why_told(self.why)


class NotAllSaid(CannotBeRolled):
    """Only because something that the check needs has not been said."""


# --- What would be rolled


def checks_for(scene: Scene, character: Character) -> Checks:
    """What a character can be asked for in a scene, whose header the checks go by."""
    character.campaign = scene.campaign
    return Checks(scene.campaign.system, scene.campaign.house_rules, character, conditions=scene.conditions)


def check_of(scene: Scene, character: Character, key: str) -> Check:
    check = checks_for(scene, character).all.get(key)
    if check is None:
        raise CannotBeRolled({"what": "not-offered", "name": character.name})
    return check


def ask_for(
    scene: Scene,
    character: Character,
    *,
    check_key: str = "",
    given: Mapping[str, JSON] | None = None,
    expression: str = "",
    reason: str = "",
) -> RollAsk:
    """What a character rolls, filled from the sheet as it is now. Raises ``CannotBeRolled``."""
    try:
        if expression:
            return ask_for_dice(f"{expression} # {reason}" if reason else expression)
        check = check_of(scene, character, check_key)
        return checks_for(scene, character).ask(Asked(check, given or {}, reason))
    except RulesError as error:
        refusal = NotAllSaid if error.message_id == MISSING else CannotBeRolled
        raise refusal(_refused(error, scene.campaign, name=character.name)) from None


def ask_of(request: RollRequest, answer: RollAnswer, *, helpers: int | None = None) -> RollAsk:
    """What this answer would roll now, with the help that it has. Raises ``CannotBeRolled``."""
    own = bool(answer.check_key)
    given = answer.given if own else request.given
    if answer.part == RollAnswer.Part.LEADER:
        if helpers is None:
            helpers = request.answers.filter(state=RollAnswer.State.HELPS).count()
        given = together(given or {}, help_given(request.scene.campaign, helpers))
    return ask_for(
        request.scene,
        answer.character,
        check_key=answer.check_key if own else request.check_key,
        given=given,
        expression="" if own else request.expression,
        reason=request.reason,
    )


def help_given(campaign: Campaign, helpers: int) -> Mapping[str, JSON]:
    """What so many helpers add to a check by the system's rules. Raises ``CannotBeRolled`` where the rules refuse it."""
    system = SYSTEMS[campaign.system]
    if system.play.together is None or not helpers:
        return {}
    try:
        return system.play.together.help(helpers, system.house(campaign.house_rules))
    except RulesError as error:
        raise CannotBeRolled(_refused(error, campaign)) from None


def _refused(error: RulesError, campaign: Campaign, **whom: str) -> dict[str, JSON]:
    return {"what": "refused", "system": campaign.system, "error": error.kept(), **whom}


def why_told(why: Mapping[str, Any]) -> str:
    """Why nothing was rolled, in the reader's language."""
    match why:
        case {"what": "left"}:
            return _("left the scene")
        case {"what": "not-offered", "name": name}:
            return _("The sheet of %(name)s does not offer this check.") % {"name": name}
        case {"what": "refused", "error": error, "system": system}:
            said = sentence_of(RulesError(**error), get_language() or "en", system)
            return f"{why['name']}: {said}" if "name" in why else said
    return ""


def contest_for(campaign: Campaign, rule: str) -> Contest | None:
    """How two rolls of this rule stand against each other; None where the rules know of nothing."""
    return next((one for one in SYSTEMS[campaign.system].play.contests if rule in one.checks), None)


def can_be_helped(campaign: Campaign, rule: str) -> bool:
    joined_up = SYSTEMS[campaign.system].play.together
    return joined_up is not None and rule in joined_up.checks


def who_may_lead(
    scene: Scene, characters: Sequence[Character], check_key: str, given: Mapping[str, JSON]
) -> list[Character]:
    """Those whom the rules let lead a group, by what each would roll; all where the game master chooses."""
    system = SYSTEMS[scene.campaign.system]
    joined_up = system.play.together
    if joined_up is None or joined_up.may_lead is None:
        return list(characters)
    rolled = []
    for character in characters:
        asked = ask_for(scene, character, check_key=check_key, given=given).ask
        rule, house = system.rule(asked["rule"]), system.house(asked["house_rules"])
        rolled.append(rule.resolve(asked["inputs"], house, Ones()))
    return [characters[place] for place in joined_up.may_lead(rolled)]


def name_of_check(request: RollRequest, answer: RollAnswer | None = None) -> str:
    """The name of what is rolled, in the reader's language. It does not tell the target."""
    asked = answer if answer is not None and answer.check_key else request
    if isinstance(asked, RollRequest) and asked.expression:
        return asked.expression.partition(" vs ")[0]
    return named_check(asked.rule, asked.mark, words_for(request.scene.campaign.system))


def added_to_check(request: RollRequest, answer: RollAnswer | None = None) -> str:
    """Target, difficulty and modifiers with their reasons."""
    asked = answer if answer is not None and answer.check_key else request
    if isinstance(asked, RollRequest) and asked.expression:
        target = asked.expression.partition(" vs ")[2]
        return f"≥\u00a0{target}" if target else ""
    if not asked.rule or not asked.given:
        return ""
    system = request.scene.campaign.system
    return stakes_of(system, asked.rule, asked.given, {}, words_for(system))


# --- As a reader sees it


@dataclass(frozen=True)
class AnswerShown:
    """One character's line: ``card`` of what fell, else ``note``, why there is none. ``odds`` and ``target``: what the reader would
    roll against. ``does``: the buttons that the reader has (action, label, main)."""

    pk: int
    character: Character | None
    name: str
    state: str
    note: str = ""
    part: str = ""
    check: str = ""
    card: Card | None = None
    odds: str = ""
    target: str = ""
    is_mine: bool = False
    may_roll: bool = False
    does: list[dict[str, Any]] = field(default_factory=list)


@dataclass(frozen=True)
class RequestShown:
    """A request's card. ``after``: the anchor of the post after which it stands."""

    pk: int
    after: str
    url: str
    name: str
    added: str
    sentence: str
    reason: str
    progress: str
    notes: list[str]
    answers: list[AnswerShown]
    is_open: bool
    is_mine: bool
    verdict: str = ""
    row: RollRequest | None = None


def with_answers(seat: Seat, requests: QuerySet[RollRequest]) -> QuerySet[RollRequest]:
    """The requests that a seat may see, with their answers and rolls, in two statements."""
    related = ["character__player", "roll"]
    if seat.is_gm:
        related.append("roll__entry__seal")
    answers = RollAnswer.objects.select_related(*related).order_by("pk")
    return (
        policies.visible_requests(seat, requests)
        .select_related("person")
        .prefetch_related(Prefetch("answers", answers, to_attr="lines"))
        .order_by("number", "pk")
    )


def requests_on_page(seat: Seat, scene: Scene, page: int) -> list[RequestShown]:
    """The cards that stand on a page of the thread."""
    if not getattr(scene, "has_requests", True):
        return []
    found = _between(seat, scene.pk, *numbers_on(page))
    lines: dict[int, list[RollAnswer]] = {request.pk: [] for request in found}
    if lines:
        for line in _answers(padded(lines)):
            lines[line.request_id].append(line)
    for request in found:
        request.lines = lines[request.pk]
    return as_they_stand(seat, scene, [request_shown(seat, scene, request) for request in found])


_between: ForSeat[RollRequest] = ForSeat(
    lambda seat, scene, first, last: (
        policies.visible_requests(seat, RollRequest.objects.filter(scene=scene, number__range=(first, last)))
        .select_related("person")
        .order_by("number", "pk")
    )
)
_answers: Prepared[RollAnswer] = Prepared(
    lambda requests: (
        RollAnswer.objects.filter(request__in=requests)
        .select_related("character__player", "roll__entry__seal")
        .order_by("pk")
    )
)


def as_they_stand(seat: Seat, scene: Scene, requests: list[RequestShown]) -> list[RequestShown]:
    """With what was done to the rolls since, to sheets too, and what the reader may do; nothing is asked where there are none."""
    fallen = [
        (line.roll, answer.card)
        for request in requests
        if request.row is not None
        for line, answer in zip(lines_for(seat, request.row), request.answers, strict=True)
        if line.roll and answer.card
    ]
    cards = cards_as_they_stand(seat, scene, fallen) if fallen else {}
    by_number = {card.number: card for card in cards.values()}
    return [
        replace(
            request,
            answers=[
                replace(answer, card=by_number[answer.card.number]) if answer.card else answer
                for answer in request.answers
            ],
        )
        for request in requests
    ]


def request_shown(seat: Seat, scene: Scene, request: RollRequest) -> RequestShown:
    request.scene = scene
    lines = lines_for(seat, request)
    for line in lines:
        line.request = request
    answers = [answer_shown(seat, request, line) for line in lines]
    fallen = sum(not line.is_waiting for line in lines)
    return RequestShown(
        pk=request.pk,
        after=f"p{request.number}" if request.number else "",
        url=request.get_absolute_url(),
        name=name_of_check(request),
        added=added_to_check(request) if may_know_target(seat, request) else "",
        sentence=sentence_about(request, [answer.name for answer in answers]),
        reason=request.reason,
        progress=_("%(count)s of %(all)s") % {"count": fallen, "all": len(lines)},
        notes=notes_on(request),
        answers=answers,
        verdict=verdict_of(seat, request, lines),
        is_open=request.is_open,
        is_mine=any(answer.is_mine for answer in answers),
        row=request,
    )


def lines_for(seat: Seat, request: RollRequest) -> list[RollAnswer]:
    """The answers that a seat may know of: a hidden side is the game master's until its seal is opened."""
    lines: list[RollAnswer] = request.lines  # type: ignore[attr-defined]
    return [line for line in lines if seat.is_gm or not line.hidden or (line.roll and not line.roll.sealed)]


def verdict_of(seat: Seat, request: RollRequest, lines: list[RollAnswer]) -> str:
    """Who has won, in a sentence, once both rolls are there for the reader to see; it follows what amends them."""
    if request.kind != RollRequest.Kind.OPPOSED or len(lines) != 2:
        return ""
    lines = sorted(lines, key=lambda line: line.part != RollAnswer.Part.ACTING)
    first, second = (opened(line.roll) if line.roll and seat.is_gm else line.roll for line in lines)
    if first is None or second is None or not (first.stands and second.stands):
        return ""
    contest = contest_for(request.scene.campaign, first.rule)
    if contest is None:
        return ""
    house = SYSTEMS[first.system].house(first.house_rules)
    acting, opposing = (
        Side(
            roll.inputs,
            roll.stands,
            label=str(roll.words.get("note", "")).partition(":")[0],
            kind="npc" if line.character.player_id is None else "pc",
        )
        for line, roll in ((lines[0], first), (lines[1], second))
    )
    found = contest.decide(acting, opposing, house)
    names = [line.character.name for line in lines]
    said = {
        "acting": names[0],
        "opposing": names[1],
        "winner": "none" if found.winner is None else names[found.winner],
        "loser": "none" if found.winner is None else names[1 - found.winner],
        "margin": found.margin,
    }
    return Words.of(SYSTEMS[first.system], get_language() or "en").text(f"contest-{found.by}", said)


def may_know_target(seat: Seat, request: RollRequest) -> bool:
    """A hidden target is told when everybody has rolled, and not at all where the results stay with the game master."""
    is_told = request.state == RollRequest.State.DONE and not request.keeps_results
    return seat.is_gm or not request.hides_target or is_told


def sentence_about(request: RollRequest, names: list[str]) -> str:
    values = {
        "person": request.person or _("The game master"),
        "names": joined(names),
        "check": name_of_check(request),
    }
    if request.kind == RollRequest.Kind.OPPOSED and len(names) > 1:
        return _("%(first)s against %(second)s.") % {"first": names[0], "second": names[1]}
    if request.kind == RollRequest.Kind.GROUP and len(names) > 1:
        return _("%(person)s asks %(names)s to do it together: %(check)s.") % values
    return _("%(person)s asks %(names)s for a roll: %(check)s.") % values


def notes_on(request: RollRequest) -> list[str]:
    """Deadline, what happens then, and who sees what."""
    said = []
    if request.is_open and request.until and not request.kept_at:
        if request.scene.campaign.is_paused:
            said.append(_("The table is paused: no deadline runs."))
        else:
            said.append(
                _("Deadline: %(when)s; %(then)s.")
                % {"when": day_and_time(request.until), "then": at_the_deadline(request)}
            )
    elif request.is_open and request.kept_at:
        said.append(_("The deadline has passed; it can still be answered."))
    if request.state == RollRequest.State.CANCELLED:
        said.append(_("Withdrawn."))
    elif request.state == RollRequest.State.CLOSED:
        said.append(_("Closed before everybody had rolled."))
    if request.keeps_results:
        said.append(_("Only the game master sees the results."))
    elif request.hides_target and request.is_open:
        said.append(_("The target is told when the dice have fallen."))
    if request.audience is not None:
        said.append(_("Only those who are asked know of it."))
    return said


def at_the_deadline(request: RollRequest) -> str:
    return {
        RollRequest.AtDeadline.LEAVE: _("then those who agreed are rolled for, the others stay open"),
        RollRequest.AtDeadline.ROLL: _("then the game master rolls for the rest"),
        RollRequest.AtDeadline.DROP: _(
            "then those who agreed are rolled for, and it goes on without the others"
        ),
    }[RollRequest.AtDeadline(request.at_deadline)]


def answer_shown(seat: Seat, request: RollRequest, answer: RollAnswer) -> AnswerShown:
    character = answer.character
    shown = AnswerShown(
        pk=answer.pk,
        character=character,
        name=character.name,
        state=answer.state,
        may_roll=answer.may_roll,
        part=str(answer.get_part_display()) if answer.part else "",
        check=name_of_check(request, answer) if answer.check_key else "",
    )
    if answer.roll is not None:
        return replace(shown, card=card_at_table(request.scene, answer.roll, sees_sealed=seat.is_gm))
    if not answer.is_waiting:
        return replace(shown, note=why_not_rolled(answer))
    if not request.is_open:
        return replace(shown, note=_("not rolled"))
    shown = replace(shown, note=_("agreed to be rolled for") if answer.may_roll else _("not yet"))
    if not may_answer(seat, request, answer):
        return shown
    lines: list[RollAnswer] = request.lines  # type: ignore[attr-defined]
    helpers = sum(line.state == RollAnswer.State.HELPS for line in lines)
    known = against_what(seat, request, answer, helpers=helpers)
    return replace(shown, is_mine=True, does=[roll_button(request, answer)], **known)


def why_not_rolled(answer: RollAnswer) -> str:
    if answer.state == RollAnswer.State.HELPS:
        return _("is there to help")
    said = str(answer.get_state_display())
    why = answer.words or why_told(answer.happened)
    return f"{said}: {why}" if why else said


def may_answer(seat: Seat, request: RollRequest, answer: RollAnswer) -> bool:
    """Whether this waits on the reader: their own character, or for a game master one that nobody plays."""
    return (
        request.is_open
        and answer.is_waiting
        and policies.can_post_in_scene(seat, request.scene)
        and policies.can_speak_as(seat, answer.character)
    )


def roll_button(request: RollRequest, answer: RollAnswer) -> dict[str, Any]:
    return {
        "action": reverse("roll_as_asked", args=[request.pk, answer.pk]),
        "label": pgettext("verb", "Help") if answer.part == RollAnswer.Part.HELPER else _("Roll"),
        "main": True,
        "asks": answer.part != RollAnswer.Part.HELPER,
    }


def against_what(
    seat: Seat, request: RollRequest, answer: RollAnswer, *, helpers: int | None = None
) -> dict[str, Any]:
    """Target and odds before the dice fall; why not, where it cannot be rolled."""
    if not may_know_target(seat, request) or answer.part == RollAnswer.Part.HELPER:
        return {}
    try:
        asked = ask_of(request, answer, helpers=helpers)
    except CannotBeRolled as refusal:
        return {"note": str(refusal)}
    known = before(checks_for(request.scene, answer.character).system, asked)
    return {"odds": known.success, "target": known.target or known.pool}


# --- What waits on somebody


def rolls_asked_of(person: User) -> QuerySet[RollAnswer]:
    """What a person is asked to roll: for their characters, and for NPCs where they are the game master."""
    run = Membership.objects.filter(person=person, left_at=None, role=Role.GM).values("campaign")
    plays = Membership.objects.filter(person=person, left_at=None, role__in=(Role.GM, Role.PLAYER))
    mine = Q(character__player=person, request__scene__campaign__in=plays.values("campaign")) | Q(
        character__player=None, request__scene__campaign__in=run
    )
    return RollAnswer.objects.filter(
        mine,
        state=RollAnswer.State.WAITING,
        character__retired_at=None,
        request__state=RollRequest.State.OPEN,
        request__scene__in=Scene.objects.readable_by(person),
        request__scene__state=Scene.State.OPEN,
        request__scene__campaign__closed_at=None,
    )


def waiting_answers(person: User) -> list[RollAnswer]:
    """The longest wait first."""
    return list(
        rolls_asked_of(person)
        .select_related("character", "request__scene__campaign", "request__person")
        .order_by("request__created_at", "pk")
    )


def wait_for_roll(person: User, answer: RollAnswer) -> dict[str, Any]:
    """A roll that is asked of the reader, for ``components/await.html``: one tap rolls it."""
    request = answer.request
    scene = request.scene
    role = Role.PLAYER if answer.character.player_id == person.pk else Role.GM
    known = against_what(Seat(person, scene.campaign, role, frozenset()), request, answer)
    said = _("%(person)s asks %(name)s for a roll: %(check)s.") % {
        "person": request.person or _("The game master"),
        "name": answer.character,
        "check": name_of_check(request, answer),
    }
    odds = " · ".join(part for part in (known.get("odds"), known.get("target")) if part)
    return {
        "character": answer.character,
        "title": scene.title,
        "url": request.get_absolute_url(),
        "why": f"{said} {request.reason}".strip(),
        "since": request.created_at,
        "deadline": " ".join(notes_on(request)),
        "campaign": scene.campaign.title,
        "go": _("Look at it"),
        "go_url": request.get_absolute_url(),
        "roll": roll_button(request, answer) | {"odds": odds},
    }


def open_requests_in(campaigns: Iterable[Campaign], now: datetime) -> list[dict[str, Any]]:
    """For the game master's desk: the requests that still wait on somebody, in one statement."""
    waiting = (
        RollAnswer.objects.filter(
            request__scene__campaign__in=list(campaigns),
            request__state=RollRequest.State.OPEN,
            state=RollAnswer.State.WAITING,
        )
        .select_related("character", "request__scene__campaign")
        .order_by("request__until", "request", "pk")
    )
    found: dict[int, dict[str, Any]] = {}
    for answer in waiting:
        request = answer.request
        row = found.setdefault(
            request.pk,
            {
                "text": name_of_check(request),
                "about": f"{request.scene.title} · {request.scene.campaign.title}",
                "pk": request.pk,
                "scene": request.scene_id,
                "url": request.get_absolute_url(),
                "late": request.until is not None and request.until <= now,
                "until": day_and_time(request.until) if request.until else "",
                "names": [],
            },
        )
        row["names"].append(answer.character.name)
    for row in found.values():
        count = len(row["names"])
        row["waits"] = ngettext("%(names)s has not rolled yet.", "%(names)s have not rolled yet.", count) % {
            "names": joined(row["names"])
        }
    return list(found.values())
