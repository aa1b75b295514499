"""What follows a roll: amendments, changes of sheets, rulings, seals, and rolls without a post."""

from __future__ import annotations

import json
import secrets
from contextlib import suppress
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied, ValidationError
from django.db.models import F
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from accounts.models import User
from accounts.requests import PersonRequest
from characters import policies as characters
from characters.actions import SheetConflict, SheetRefused, amendment_wanted
from characters.checks import Checks, spelt
from characters.models import Character, SheetVersion
from characters.playing import EffectForm, change_by, effect_of
from rules.actions import AlreadyAmended, amends_of
from rules.answers import MayRead, answer, one_to_ask, receipt, to_ask
from rules.asking import RollAsk, sentence_of
from rules.cards import card_of, words_for
from rules.contract import RulesError
from rules.models import Roll
from rules.policies import is_own_seal, reader_of

from .. import actions, policies
from ..actions.requests import Wanted, oppose, roll_to_oppose
from ..composer import Composer
from ..composition import CannotCompose
from ..loose import place_of_roll
from ..models import Post, RollAnswer, Scene
from ..offers import effect_label
from ..policies import Seat
from ..requests import CannotBeRolled
from ..ruling import Ruling
from ..side_sheet import scenes_to_play
from ..thread import place_of
from ..tray import usual_way
from .drafts import save_as_it_stands
from .scenes import answered


def roll_of_scene(seat: Seat, scene: Scene, number: int) -> Roll:
    """A roll of the scene that the reader may see, or 404."""
    rolls = policies.visible_rolls(seat, policies.rolls_of(scene).filter(number=number))
    roll = rolls.select_related("entry__ledger__campaign", "character__campaign").first()
    if roll is None:
        raise Http404
    return roll


def _back(scene: Scene, roll: Roll) -> HttpResponse:
    """To the roll's card in the thread."""
    answer = RollAnswer.objects.filter(roll=roll).first()
    if answer is not None:
        return redirect(f"{scene.get_absolute_url()}#request-{answer.request_id}")
    post = Post.objects.filter(blocks__roll=roll).first()
    return redirect(place_of_roll(scene, roll) if post is None else place_of(post))


def _said(error: Exception, scene: Scene) -> str:
    """A refusal in words."""
    language = get_language() or "en"
    if isinstance(error, RulesError):
        return sentence_of(error, language, scene.campaign.system)
    if isinstance(error, SheetRefused):
        return " ".join(sentence_of(one, language, scene.campaign.system) for one in error.errors.values())
    if isinstance(error, SheetConflict):
        return _("The same values have changed since. Correct the sheet by hand.")
    if isinstance(error, AlreadyAmended):
        return _("This roll has changed in the meantime. Look at it again, then choose.")
    if isinstance(error, ValidationError):
        return " ".join(error.messages)
    return str(error)


REFUSALS = (
    RulesError,
    SheetRefused,
    SheetConflict,
    AlreadyAmended,
    PermissionDenied,
    ValidationError,
    CannotBeRolled,
)


@login_required
def roll_as(request: PersonRequest, pk: int) -> HttpResponse:
    """From a sheet to the dice tray of a scene: ``?check`` is a check's key, or its name in any language of the site."""
    character, role = characters.readable_character(request.user, pk)
    characters.check_roll_as(character, request.user, role)
    campaign = character.campaign
    seat = policies.seat_of(request.user, campaign)
    said = request.GET.get("check", "")[:200]
    found = (
        Checks(campaign.system, campaign.house_rules, character)
        .named(get_language() or "en")
        .get(spelt(said))
    )
    if said and found is None:
        messages.error(request, _("There is no check called “%(name)s” here.") % {"name": said})
        return redirect("character", pk=pk)
    chosen = {"check": found.key} if found else {"tray": "open"}
    there = urlencode({"speaker": str(pk), **chosen})
    scenes = scenes_to_play(seat, character)
    urls = [f"{scene.get_absolute_url()}?{there}#tray" for scene in scenes]
    if len(urls) == 1:
        return redirect(urls[0])
    name = found.name(words_for(campaign.system)) if found else ""
    context = {"character": character, "campaign": campaign, "name": name}
    context["scenes"] = [{"scene": scene, "url": url} for scene, url in zip(scenes, urls, strict=True)]
    return render(request, "campaigns/roll_as.html", context)


@login_required
@require_POST
def tray(request: PersonRequest, scene_id: int) -> HttpResponse:
    """The chosen check with its boxes, or only what would come of it. Rolls nothing."""
    scene, seat = policies.readable_scene(request.user, scene_id)
    policies.check_post_in_scene(seat, scene)
    composer = Composer(scene, seat, request.POST)
    piece = "odds" if request.POST.get("only") == "odds" else "check"
    return render(request, f"campaigns/scene.html#{piece}", {"tray": composer.tray})


@login_required
@require_POST
def roll_now(request: PersonRequest, scene_id: int) -> HttpResponse:
    """A roll without a post: a check of one's own character by its key, or dice; open, sealed, or blind to its roller."""
    scene, seat = policies.readable_scene(request.user, scene_id)
    policies.check_post_in_scene(seat, scene)
    composer = Composer(scene, seat, request.POST)
    how = request.POST.get("how") or usual_way(composer.speaker)
    if "asks" in request.POST:
        return _asked_now(request, composer, how)
    roll = None
    try:
        composer.check_speaker()
        asked = composer.tray.ask
        opponent = composer.tray.opponent
        if opponent is not None:
            _oppose(request, scene, composer, opponent, how)
        elif asked is None:
            composer.errors = [_("Choose a check or write dice, then roll.")]
        else:
            roll = _rolled(request.user, composer, asked, how)
    except REFUSALS as error:
        composer.errors = [_said(error, scene)]
    if composer.errors:
        return answered(request, scene, seat, composer, 422)
    if request.htmx:
        response = render(request, "campaigns/scene.html#answer", {"composer": None, "scene": scene})
        response["HX-Trigger"] = json.dumps({"tirada:rolled": {"retry": secrets.token_hex(16)}})
        return response
    if composer.sent.get("text"):
        with suppress(CannotCompose):
            save_as_it_stands(request.user, composer)  # no script has done it
    return _back(scene, roll) if roll else redirect("scene", scene_id=scene.pk)


def _rolled(
    person: User, composer: Composer, asked: RollAsk, how: str, *, message: bytes | None = None
) -> Roll:
    return actions.roll_from_page(
        person,
        composer.scene,
        asked,
        speaker=composer.speaker,
        retry_key=composer.retry_key,
        sealed=how == "sealed",
        blind=how == "blind",
        reveal_at=composer.tray.reveal_at,
        message=message,
    )


def _oppose(request: PersonRequest, scene: Scene, composer: Composer, opponent: Character, how: str) -> None:
    """The chosen check against another character of the scene, who is asked to answer."""
    oppose(request.user, scene, **_contest(composer, opponent, how))


def _contest(composer: Composer, opponent: Character, how: str) -> dict[str, Any]:
    chosen, speaker = composer.tray.asked, composer.speaker
    assert chosen is not None
    if how != "open":
        raise PermissionDenied(
            _("A roll against somebody falls in the open. Ask for rolls to keep it sealed.")
        )
    return {
        "acting": speaker,
        "opposing": opponent,
        "wanted": Wanted(chosen.check.key, chosen.given, reason=chosen.reason),
        "check_key": composer.tray.opposing_key(opponent),
        "retry_key": composer.retry_key,
    }


def _asked_now(request: PersonRequest, composer: Composer, how: str) -> HttpResponse:
    """For a browser that brings its own randomness: first what it is to ask for, then, with its ``message``, the roll."""
    scene, seat = composer.scene, composer.seat
    ledger = scene.campaign.ledger
    sealed = how in ("sealed", "blind")
    may_read = reader_of(seat.viewer, seat.role, ledger)

    def made() -> dict[str, Any]:
        composer.check_speaker()
        asked, speaker, opponent = composer.tray.ask, composer.speaker, composer.tray.opponent
        if asked is None:
            raise PermissionDenied(_("Choose a check or write dice, then roll."))
        if opponent is not None:
            return _asked_to_oppose(request, composer, opponent, how, may_read)
        if "message" not in request.POST:
            place = actions.loose_place(request.user, scene, speaker, composer.retry_key)
            return one_to_ask(ledger, to_ask(asked, place, sealed=sealed))
        roll = _rolled(request.user, composer, asked, how, message=request.POST["message"].encode())
        told = receipt(roll.entry, may_read, sees_sealed=seat.is_gm or is_own_seal(request.user, roll))
        return told | {"retry": secrets.token_hex(16)}

    return answer(made, may_read=may_read, system=scene.campaign.system)


def _asked_to_oppose(
    request: PersonRequest, composer: Composer, opponent: Character, how: str, may_read: MayRead
) -> dict[str, Any]:
    """As ``_asked_now``, for one's side of a contest. ``then``: where the other side is rolled, when it is the same person's."""
    scene, seat = composer.scene, composer.seat
    try:
        contest = _contest(composer, opponent, how)
        if "message" not in request.POST:
            asked, place = roll_to_oppose(request.user, scene, **contest)
            return one_to_ask(scene.campaign.ledger, to_ask(asked, place))
        made = oppose(request.user, scene, **contest, message=request.POST["message"].encode())
    except (CannotBeRolled, ValidationError) as refusal:
        raise PermissionDenied(_said(refusal, scene)) from None
    mine, other = sorted(made.answers.select_related("roll__entry"), key=lambda one: one.part)
    assert mine.roll is not None
    told = receipt(mine.roll.entry, may_read) | {"retry": secrets.token_hex(16)}
    if seat.is_gm and opponent.player_id is None and other.is_waiting:
        told["then"] = reverse("roll_as_asked", args=[made.pk, other.pk])
    return told


@login_required
@require_POST
def amend(request: PersonRequest, scene_id: int, number: int) -> HttpResponse:
    scene, seat = policies.readable_scene(request.user, scene_id)
    roll = roll_of_scene(seat, scene, number)
    key, revision = request.POST.get("key", ""), request.POST.get("revision", "")
    seen = int(revision) if revision.isdecimal() and len(revision) < 8 else -1
    if "asks" in request.POST:
        return _asked_to_amend(request, scene, seat, roll, key, seen)
    try:
        actions.amend_in_scene(request.user, scene, roll, key, seen_revision=seen)
    except REFUSALS as error:
        messages.error(request, _said(error, scene))
    return _back(scene, roll)


def _asked_to_amend(
    request: PersonRequest, scene: Scene, seat: Seat, roll: Roll, key: str, seen: int
) -> HttpResponse:
    """As ``_asked_now``, for an amendment."""
    ledger = scene.campaign.ledger
    may_read = reader_of(seat.viewer, seat.role, ledger)

    def made() -> dict[str, Any]:
        if "message" not in request.POST:
            policies.check_post_in_scene(seat, scene)
            wanted = amendment_wanted(request.user, roll, key, seen_revision=seen)
            amends = amends_of(roll, wanted.amending.op)
            return one_to_ask(ledger, to_ask(wanted.asked, wanted.place, amends=amends))
        message = request.POST["message"].encode()
        amendment = actions.amend_in_scene(
            request.user, scene, roll, key, seen_revision=seen, message=message
        )
        return receipt(amendment.entry, may_read)

    return answer(made, may_read=may_read, system=scene.campaign.system)


@login_required
def apply(request: PersonRequest, scene_id: int, number: int, key: str) -> HttpResponse:
    """Whose sheet it is, and what neither the roll nor the sheet says; then what would change, then the change."""
    scene, seat = policies.readable_scene(request.user, scene_id)
    roll = roll_of_scene(seat, scene, number)
    effect = effect_of(roll, key)
    if effect is None or not seat.plays:
        raise Http404
    if effect.to_another:
        policies.check_run(seat)
    data = request.POST if request.method == "POST" else request.GET
    cast = list(
        Character.objects.filter(campaign=scene.campaign, retired_at=None)
        .select_related("campaign")
        .order_by(F("player").asc(nulls_last=True), "name")
    )
    if not effect.to_another:
        cast = [one for one in cast if one.pk == roll.character_id]
    chosen = next((one for one in cast if str(one.pk) == data.get("character")), None)
    language = get_language() or "en"
    form, errors, change = None, [], None
    if chosen is not None:
        judged = data if request.method == "POST" or "shown" in data else None
        form = EffectForm(effect, roll, chosen, language, judged)
        if not form.errors:
            try:
                change = change_by(effect, roll, chosen, form.given)
                if request.method == "POST" and request.POST.get("do", "apply") == "apply":
                    actions.apply_in_scene(request.user, scene, roll, key, chosen, given=form.given)
                    return _back(scene, roll)
            except REFUSALS as error:
                if judged is not None:
                    errors.append(_said(error, scene))
    context = {
        "scene": scene,
        "campaign": scene.campaign,
        "roll": card_of(roll),
        "title": effect_label(effect, roll)
        if effect.steps or effect.to_another
        else _("Enter it on the sheet"),
        "cast": [{"value": one.pk, "label": one.name, "chosen": one == chosen} for one in cast],
        "boxes": form.boxes if form else [],
        "change": change,
        "errors": errors,
    }
    return render(request, "campaigns/apply_roll.html", context, status=422 if errors else 200)


@login_required
@require_POST
def reverse_effect(request: PersonRequest, scene_id: int, number: int) -> HttpResponse:
    scene, seat = policies.readable_scene(request.user, scene_id)
    roll = roll_of_scene(seat, scene, number)
    wanted = request.POST.get("version", "")
    version = SheetVersion.objects.filter(roll=roll, pk=wanted if wanted.isdecimal() else 0).first()
    if version is None:
        raise Http404
    try:
        actions.reverse_in_scene(request.user, scene, roll, version)
    except REFUSALS as error:
        messages.error(request, _said(error, scene))
    return _back(scene, roll)


@login_required
@require_POST
def reveal(request: PersonRequest, scene_id: int, number: int) -> HttpResponse:
    scene, seat = policies.readable_scene(request.user, scene_id)
    roll = policies.rolls_of(scene).filter(number=number).first()
    if roll is None or not seat.plays:
        raise Http404
    actions.reveal_in_scene(request.user, scene, roll)
    return _back(scene, roll)


@login_required
def rule(request: PersonRequest, scene_id: int, number: int) -> HttpResponse:
    """What the game master rules: another verdict or another number, and why."""
    scene, seat = policies.readable_scene(request.user, scene_id)
    policies.check_run(seat)
    roll = roll_of_scene(seat, scene, number)
    ruling = Ruling(roll, request.POST)
    if request.method == "POST" and ruling.read():
        try:
            actions.rule_in_scene(request.user, scene, roll, ruling.changes, ruling.reason)
            return _back(scene, roll)
        except PermissionDenied as refusal:
            ruling.errors.append(str(refusal))
    context = {
        "scene": scene,
        "campaign": scene.campaign,
        "roll": card_of(roll),
        "boxes": ruling.boxes,
        "errors": ruling.errors,
        "reason": ruling.reason,
    }
    return render(request, "campaigns/rule_on_roll.html", context, status=422 if ruling.errors else 200)
