"""Changes of a sheet: each is a version, or a proposal of one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from rules.contract import JSON, RulesError, Words
from rules.contract.fights import STATE_ENDS
from rules.models import Amendment, Roll

from ..happenings import CHANGED, PROPOSED, say
from ..models import Character, Proposal, SheetVersion, State
from ..policies import (
    GM,
    can_change_sheet,
    check_answer_proposal,
    check_change_sheet,
    check_withdraw_proposal,
    role_in,
)
from ..reasons import Why, given_why
from ..sheets import checked_values, sheet_of, system_of, unmatched
from ..values import Difference, differences, merged, typed_fields, whole


class SheetRefused(Exception):
    """Values that do not fit their fields: ``errors`` by field key. Nothing was changed."""

    def __init__(self, errors: Mapping[str, RulesError]) -> None:
        super().__init__(", ".join(errors))
        self.errors = dict(errors)


class SheetConflict(Exception):
    """The sheet has changed since version ``base``, and ``paths`` were changed on both sides. Nothing was changed."""

    def __init__(self, base: int, current: int, paths: list[str]) -> None:
        super().__init__(f"version {base} is not {current}")
        self.base = base
        self.current = current
        self.paths = paths


def lock_character(character: Character) -> Character:
    """The row as it is now; nobody else changes it until the transaction ends."""
    return Character.objects.select_for_update(of=("self",)).select_related("campaign").get(pk=character.pk)


def values_at(character: Character, number: int) -> dict[str, JSON] | None:
    """The sheet as it stood; version 0 is the empty one; None for a version that there is not."""
    if number == 0:
        return {}
    found = SheetVersion.objects.filter(character=character, number=number).first()
    return found.values if found else None


@transaction.atomic
def save_sheet(
    person: User,
    character: Character,
    values: Mapping[str, JSON],
    *,
    base_version: int,
    why: Why = "",
    roll: Roll | None = None,
    amendment: Amendment | None = None,
    going_on: int | None = None,
) -> SheetVersion | Proposal | None:
    """The sheet with these values: a new version, or a proposal where the campaign's policy asks the game master first.

    ``values`` are all of them: what is missing is emptied. ``going_on``: the waiting proposal that they include; one that the
    person has made since is put together with them. None: nothing changed; the same sent twice is saved once. A change that a
    roll or an amendment caused is the rules' own and applies at once; whoever passes one vouches for it. Raises ``SheetRefused``,
    and ``SheetConflict`` when ``base_version`` is not the present one: nothing is lost, because nothing was overwritten.
    """
    character = lock_character(character)
    role = role_in(character.campaign, person)
    check_change_sheet(character, person, role, by_the_rules=roll is not None or amendment is not None)
    fitting = refuse_unfitting(character, values)
    if roll is None and amendment is None:
        refuse_unmatched(character, fitting)
    changed = differences_of(character, character.sheet, fitting)
    if not changed:
        return _saved_already(person, character, base_version)
    if base_version != character.version:
        raise SheetConflict(base_version, character.version, changed_keys(character, base_version, fitting))
    if roll is None and amendment is None and must_be_approved(character, role, changed):
        return _propose(person, character, fitting, why, going_on)
    return write_version(character, fitting, person, why, roll=roll, amendment=amendment)


def _saved_already(person: User, character: Character, base_version: int) -> SheetVersion | None:
    """The version that the same form made when it was sent before."""
    if base_version != character.version - 1:
        return None
    return SheetVersion.objects.filter(
        character=character, number=character.version, person=person, roll=None, amendment=None
    ).first()


def refuse_unfitting(character: Character, values: Mapping[str, JSON]) -> dict[str, JSON]:
    """The values that fit, without those that say nothing. Raises ``SheetRefused``."""
    sheet = sheet_of(character)
    if sheet is None:
        raise PermissionDenied(_("Loose dice have no sheets."))
    fitting, wrong = checked_values(sheet, values)
    if wrong:
        raise SheetRefused(wrong)
    return fitting


def refuse_unmatched(character: Character, values: Mapping[str, JSON]) -> None:
    """Of what people write on a sheet. What the rules make of one stands as it is. Raises ``SheetRefused``."""
    if wrong := unmatched(character, values):
        raise SheetRefused(wrong)


def changed_keys(character: Character, base_version: int, values: Mapping[str, JSON]) -> list[str]:
    """The fields that differ between what somebody had before them, what is there now, and what they want."""
    sheet = sheet_of(character)
    assert sheet is not None
    base = whole(sheet, values_at(character, base_version) or {})
    now, wanted = whole(sheet, character.sheet), whole(sheet, values)
    return [key for key in wanted if wanted[key] != base[key] and now[key] != base[key]]


def differences_of(
    character: Character, old: Mapping[str, JSON], new: Mapping[str, JSON], language: str = "en"
) -> list[Difference]:
    sheet = sheet_of(character)
    if sheet is None:
        return []
    return differences(sheet, old, new, Words.of(system_of(character), language))


def must_be_approved(character: Character, role: str | None, changed: list[Difference]) -> bool:
    """Whether a player's change to an approved sheet waits for the game master."""
    if role == GM or character.state != State.APPROVED:
        return False
    policy = character.campaign.approval
    return policy == "all" or (policy == "numbers" and any(not change.is_text for change in changed))


def write_version(
    character: Character,
    values: Mapping[str, JSON],
    person: User | None,
    why: Why,
    *,
    roll: Roll | None = None,
    amendment: Amendment | None = None,
    reverses: SheetVersion | None = None,
    approved_by: User | None = None,
) -> SheetVersion:
    """The next version of a locked character's sheet."""
    character.version += 1
    character.sheet = dict(values)
    character.save(update_fields=["version", "sheet"])
    say(CHANGED, character, person)
    return SheetVersion.objects.create(
        character=character,
        number=character.version,
        values=character.sheet,
        person=person,
        **_kept(why),
        roll=roll,
        amendment=amendment,
        reverses=reverses,
        approved_by=approved_by,
    )


def _kept(why: Why) -> dict[str, Any]:
    return {
        "why": why if isinstance(why, str) else "",
        "happened": {} if isinstance(why, str) else why,
    }


# --- Proposals


def _propose(
    person: User, character: Character, values: Mapping[str, JSON], why: Why, going_on: int | None
) -> Proposal:
    """A proposal in place of the one that waits, if any. ``going_on`` is in ``values`` already; another one is put together with
    them, and where both change a value, the later one stands."""
    sheet = sheet_of(character)
    assert sheet is not None
    waiting = Proposal.objects.filter(character=character, answer=Proposal.Answer.WAITING).first()
    now, wanted = whole(sheet, character.sheet), whole(sheet, values)
    if waiting is not None and waiting.pk != going_on:
        before = whole(sheet, proposed_values(character, waiting)[0])
        wanted, _clashes = merged(now, before, wanted)
        why = why or given_why(waiting)
    changed = {key: wanted[key] for key in wanted if wanted[key] != now[key]}
    if waiting is not None:
        is_same_why = not why or why == given_why(waiting)
        if waiting.values == changed and waiting.base == character.version and is_same_why:
            return waiting
        waiting.answer, waiting.answered_at = Proposal.Answer.WITHDRAWN, timezone.now()
        waiting.save(update_fields=["answer", "answered_at"])
    say(PROPOSED, character, person)
    return Proposal.objects.create(
        character=character, base=character.version, values=changed, person=person, **_kept(why)
    )


def proposed_values(character: Character, proposal: Proposal) -> tuple[dict[str, JSON], list[str]]:
    """The sheet as it would stand, and the paths that have changed since the proposal was made."""
    sheet = sheet_of(character)
    assert sheet is not None
    base = values_at(character, proposal.base)
    values = dict(character.sheet)
    clashes: list[str] = []
    before, now = whole(sheet, base or {}), whole(sheet, character.sheet)
    for key, (_field, _kind) in typed_fields(sheet).items():
        if key not in proposal.values:
            continue
        wanted = whole(sheet, {key: proposal.values[key]})[key]
        if base is None:
            values[key], below = wanted, [key]
        else:
            values[key], below = merged(before[key], now[key], wanted, key)
        clashes += below
    return {key: value for key, value in values.items() if value is not None}, clashes


@transaction.atomic
def answer_proposal(
    person: User, proposal: Proposal, *, approve: bool, comment: str = "", knowing: int | None = None
) -> SheetVersion | None:
    """Approves a proposal, which makes a version, or sends it back.

    Where the same values have changed since it was made, it is approved only by somebody who has seen the present version
    ``knowing``; otherwise ``SheetConflict``.
    """
    character = lock_character(proposal.character)
    proposal = Proposal.objects.select_for_update(of=("self",)).get(pk=proposal.pk)
    check_answer_proposal(character, proposal, person, role_in(character.campaign, person))
    version = None
    if approve:
        values, clashes = proposed_values(character, proposal)
        if clashes and knowing != character.version:
            raise SheetConflict(proposal.base, character.version, clashes)
        fitting = refuse_unfitting(character, values)
        refuse_unmatched(character, fitting)
        version = write_version(
            character,
            fitting,
            proposal.person,
            given_why(proposal),
            approved_by=person,
        )
    proposal.answer = Proposal.Answer.APPROVED if approve else Proposal.Answer.SENT_BACK
    proposal.comment = comment
    proposal.answered_by = person
    proposal.answered_at = timezone.now()
    proposal.save(update_fields=["answer", "comment", "answered_by", "answered_at"])
    say(f"proposal-{proposal.answer}", character, person)
    return version


@transaction.atomic
def withdraw_proposal(person: User, proposal: Proposal) -> None:
    character = lock_character(proposal.character)
    proposal = Proposal.objects.select_for_update(of=("self",)).get(pk=proposal.pk)
    check_withdraw_proposal(character, proposal, person)
    proposal.answer = Proposal.Answer.WITHDRAWN
    proposal.answered_at = timezone.now()
    proposal.save(update_fields=["answer", "answered_at"])


# --- Versions


def restore_version(
    person: User, character: Character, number: int, *, base_version: int, why: str = ""
) -> SheetVersion | Proposal | None:
    """The sheet as it stood in a version, as a new version (or a proposal of one)."""
    values = values_at(character, number)
    if values is None:
        raise PermissionDenied(_("There is no such version."))
    return save_sheet(
        person,
        character,
        values,
        base_version=base_version,
        why=why or {"what": "restored", "version": number},
    )


@transaction.atomic
def reverse_version(person: User, version: SheetVersion, *, why: Why = "") -> SheetVersion:
    """Undoes one version and leaves those after it: visible, as a version that says what it reverses.

    The game master reverses any; the person who plays the character, their own newest one where no roll caused it and no approval
    is needed, as for a condition that the rules let them end. What was changed again since raises ``SheetConflict``.
    """
    character = lock_character(version.character)
    role = role_in(character.campaign, person)
    check_change_sheet(character, person, role, by_the_rules=True)
    sheet = sheet_of(character)
    before = values_at(character, version.number - 1)
    if sheet is None or before is None:
        raise PermissionDenied(_("There is no such version."))
    if not _is_ones_own_to_reverse(person, character, version, role, before):
        raise PermissionDenied(_("You can undo your own last change; anything else the game master undoes."))
    if SheetVersion.objects.filter(reverses=version).exists():
        raise PermissionDenied(_("This change has been undone already."))
    values, clashes = merged(
        whole(sheet, version.values), whole(sheet, character.sheet), whole(sheet, before)
    )
    if clashes:
        raise SheetConflict(version.number, character.version, clashes)
    values = {key: value for key, value in values.items() if value is not None}
    return write_version(
        character,
        refuse_unfitting(character, values),
        person,
        why or {"what": "undone", "version": version.number},
        reverses=version,
    )


def can_reverse(person: User, character: Character, version: SheetVersion, role: str | None) -> bool:
    """Whether ``reverse_version`` is open to the person."""
    before = values_at(character, version.number - 1)
    return (
        can_change_sheet(character, person, role)
        and before is not None
        and _is_ones_own_to_reverse(person, character, version, role, before)
        and not SheetVersion.objects.filter(reverses=version).exists()
    )


def _is_ones_own_to_reverse(
    person: User, character: Character, version: SheetVersion, role: str | None, before: Mapping[str, JSON]
) -> bool:
    if role == GM:
        return True
    if version.person_id != person.pk or version.number != character.version:
        return False
    if version.roll_id or version.amendment_id:
        return False
    changed = differences_of(character, version.values, before)
    return version.cause == STATE_ENDS or not must_be_approved(character, role, changed)
