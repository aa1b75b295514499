"""What follows a roll on sheets: points paid, damage applied, fate spent; each change a version that names its roll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils.translation import gettext as _

from accounts.models import User
from rules.actions import AlreadyAmended, Place, amend, lock_ledger
from rules.asking import RollAsk
from rules.contract import Amending, Effect, RulesError
from rules.ledger.requests import Message
from rules.models import Amendment, Roll
from rules.systems import SYSTEMS

from ..models import Character, SheetVersion
from ..playing import (
    Blow,
    Given,
    amendable,
    amount_of,
    ask_of,
    change_by,
    change_in_context,
    effect_of,
    effects_of,
    holds,
    standings,
)
from ..policies import GM, role_in
from ..reasons import Why
from ..sheets import values_of
from .sheets import SheetRefused, lock_character, refuse_unfitting, write_version


def check_acts_for(character: Character, person: User, role: str | None) -> None:
    """Who spends a character's points: the person who plays it, or the game master for those whom nobody plays."""
    if character.player_id == person.pk or (character.player_id is None and role == GM):
        return
    raise PermissionDenied(_("Only the person who plays %(name)s can do this.") % {"name": character.name})


@dataclass(frozen=True)
class Wanted:
    """An amendment that may be made now: what is asked of the rules, for whom, and what it pays."""

    amending: Amending
    asked: RollAsk
    place: Place
    character: Character


@transaction.atomic
def amendment_wanted(person: User, roll: Roll, key: str, *, seen_revision: int, side: str = "a") -> Wanted:
    """Whether the person may amend the roll so, as it stands now. Ledger and character are locked; nothing is changed.

    Raises ``AlreadyAmended`` when the roll no longer stands as it was seen, ``RulesError`` where the rules refuse.
    """
    lock_ledger(roll.entry.ledger)
    roll = Roll.objects.select_related("entry", "character").get(pk=roll.pk)
    if roll.revision != seen_revision:
        raise AlreadyAmended(roll)
    if roll.character is None:
        raise PermissionDenied(_("No character made this roll."))
    character = lock_character(roll.character)
    check_acts_for(character, person, role_in(character.campaign, person))
    amending = next((one for one in amendable(roll) if one.key == key), None)
    standing = standings([roll]).get(roll.pk)
    if amending is None or standing is None:
        raise PermissionDenied(_("This roll cannot be changed in that way."))
    asked = ask_of(amending, standing, values_of(character), side)
    place = Place(scene=roll.scene_key or None, character=character, sheet=character.version)
    return Wanted(amending, asked, place, character)


@transaction.atomic
def amend_roll(
    person: User,
    roll: Roll,
    key: str,
    *,
    seen_revision: int,
    side: str = "a",
    message: Message | None = None,
) -> Amendment:
    """Pays for an amendment and makes it: point, draw and sheet in one transaction. Raises what ``amendment_wanted`` raises.

    ``message``: the client's own request, which must ask for just this."""
    wanted = amendment_wanted(person, roll, key, seen_revision=seen_revision, side=side)
    amending, character = wanted.amending, wanted.character
    made = amend(
        person, roll, amending.op, wanted.asked, wanted.place, seen_revision=seen_revision, message=message
    )
    values = dict(character.sheet)
    for path, source in amending.sets.items():
        assert isinstance(source, str)
        values[path] = (made.outcome or {})[source.removeprefix("outcome.")]
    if values != character.sheet:
        why = {"what": "amended", "label": amending.label, "roll": roll.number}
        write_version(character, refuse_unfitting(character, values), person, why, roll=roll, amendment=made)
    return made


@transaction.atomic
def apply_effect(
    person: User, roll: Roll, key: str, character: Character, *, given: Given | None = None
) -> SheetVersion:
    """Applies what a roll brings about to a sheet. Raises ``RulesError``, ``SheetRefused``."""
    character = lock_character(character)
    role = role_in(character.campaign, person)
    effect = effect_of(roll, key)
    if effect is None or effect.by_itself or roll.sealed:
        raise PermissionDenied(_("This roll does not do that."))
    if effect.to_another:
        if role != GM:
            raise PermissionDenied(_("Only the game master applies this to somebody's sheet."))
    elif character.pk != roll.character_id:
        raise PermissionDenied(_("This is for the character who rolled."))
    elif role != GM:
        check_acts_for(character, person, role)
    if not effect.to_another and not holds(effect, roll, character):
        raise PermissionDenied(_("This roll does not do that."))
    if character.campaign_id != roll.entry.ledger.campaign.pk:
        raise PermissionDenied(_("This character plays in another campaign."))
    standing = standings([roll]).get(roll.pk)
    if standing and any(
        version.character_id == character.pk and version.cause == key for version in standing.applied
    ):
        raise PermissionDenied(_("This has been applied already. Undo it first, to apply it anew."))
    version = _apply(person, roll, effect, character, given)
    if version is None:
        raise PermissionDenied(_("Nothing would change on the sheet of %(name)s.") % {"name": character.name})
    return version


@transaction.atomic
def settle_roll(person: User, roll: Roll) -> list[SheetVersion]:
    """Pays what a roll costs and takes over what it changes by itself. A sealed roll changes nothing: the sheet would tell."""
    if roll.character is None or roll.outcome is None or roll.sealed or roll.system not in SYSTEMS:
        return []
    play = SYSTEMS[roll.system].play
    costs = [(cost, cost.of(roll.inputs)) for cost in play.costs]
    costs = [(cost, points) for cost, points in costs if points]
    effects = [effect for effect in effects_of(roll) if effect.by_itself]
    if not costs and not effects:
        return []
    character = lock_character(roll.character)
    made = []
    for cost, points in costs:
        values = dict(character.sheet)
        values[cost.field] = max(0, (values_of(character).get(cost.field) or 0) - points)
        made.append(_written(person, roll, character, values, f"cost-{cost.field}", why_of(roll)))
    for effect in effects:
        if not holds(effect, roll, character):
            continue
        try:
            version = _apply(person, roll, effect, character, None)
        except (RulesError, SheetRefused):
            continue  # the roll stands; the sheet is changed by hand
        if version:
            made.append(version)
    return made


@transaction.atomic
def work_effect(
    person: User | None,
    character: Character,
    effect: Effect,
    blow: Blow,
    *,
    why: Why,
    given: Given | None = None,
) -> tuple[SheetVersion | None, dict[str, Any]]:
    """What an effect makes of a sheet without a roll of its own, as a version (None: nothing changes), and the context in which it
    was worked out. The caller has asked the policy. Raises ``RulesError``, ``SheetRefused``."""
    character = lock_character(character)
    change, context = change_in_context(effect, blow, character, given, character.campaign.language)
    if not change.differences:
        return None, context
    version = write_version(character, refuse_unfitting(character, change.values), person, why)
    version.cause = effect.key
    version.save(update_fields=["cause"])
    return version, context


def _apply(
    person: User, roll: Roll, effect: Effect, character: Character, given: Given | None
) -> SheetVersion | None:
    change = change_by(effect, roll, character, given, character.campaign.language)
    if not change.differences:
        return None
    return _written(person, roll, character, change.values, effect.key, why_of(roll, effect))


def _written(
    person: User, roll: Roll, character: Character, values: dict[str, object], cause: str, why: Why
) -> SheetVersion:
    version = write_version(character, refuse_unfitting(character, values), person, why, roll=roll)
    version.cause = cause
    version.save(update_fields=["cause"])
    return version


def why_of(roll: Roll, effect: Effect | None = None) -> Why:
    amount = amount_of(effect, roll) if effect else None
    known = {} if amount is None else {"amount": amount}
    return {"what": "roll", "roll": roll.number, **known}
