"""A character's life at the table: submitted, approved, handed over, retired, dead. Each step is kept as a ``LifeEvent``."""

from __future__ import annotations

from django.db import transaction
from django.utils import timezone

from accounts.models import User

from .. import policies
from ..happenings import say
from ..models import Character, LifeEvent, State
from ..policies import role_in
from .sheets import SheetConflict, lock_character

What = LifeEvent.What


def _note(
    character: Character, person: User, what: LifeEvent.What, comment: str = "", to: User | None = None
) -> None:
    LifeEvent.objects.create(
        character=character,
        what=what,
        person=person,
        to=to,
        comment=comment,
        version=character.version,
    )
    say(what, character, person)


# --- Approval


@transaction.atomic
def submit_character(person: User, character: Character, comment: str = "") -> Character:
    """Hands the draft to the game master; where players change their sheets freely it is approved at once."""
    character = lock_character(character)
    policies.check_submit(character, person, role_in(character.campaign, person))
    freely = character.campaign.approval == "none"
    character.state = State.APPROVED if freely else State.SUBMITTED
    character.save(update_fields=["state"])
    _note(character, person, What.APPROVED if freely else What.SUBMITTED, comment)
    return character


@transaction.atomic
def withdraw_character(person: User, character: Character) -> Character:
    """The player takes a submitted sheet back, to change it."""
    character = lock_character(character)
    policies.check_withdraw(character, person, role_in(character.campaign, person))
    return _decide(character, person, State.DRAFT, What.WITHDRAWN, "")


@transaction.atomic
def approve_character(
    person: User, character: Character, *, version: int | None = None, comment: str = ""
) -> Character:
    """``version``: the one that the game master has read; ``SheetConflict`` when it is not the present one."""
    character = lock_character(character)
    policies.check_approve(character, person, role_in(character.campaign, person))
    if version is not None and version != character.version:
        raise SheetConflict(version, character.version, [])
    return _decide(character, person, State.APPROVED, What.APPROVED, comment)


@transaction.atomic
def send_back(person: User, character: Character, comment: str = "") -> Character:
    character = lock_character(character)
    policies.check_approve(character, person, role_in(character.campaign, person))
    return _decide(character, person, State.DRAFT, What.SENT_BACK, comment)


def _decide(
    character: Character, person: User, state: State, what: LifeEvent.What, comment: str
) -> Character:
    character.state = state
    character.save(update_fields=["state"])
    _note(character, person, what, comment)
    return character


# --- Who plays


@transaction.atomic
def hand_over(person: User, character: Character, to: User, comment: str = "") -> Character:
    """Another member plays the character from now on, and reads what it knew; an NPC becomes a player's character.

    Notes for oneself stay with whoever wrote them, and a proposal that waits goes back to its writer unanswered.
    """
    character = lock_character(character)
    policies.check_hand_over(character, person, role_in(character.campaign, person), to)
    return _played_by(character, person, to, What.HANDED_OVER, comment)


@transaction.atomic
def take_back(person: User, character: Character, comment: str = "") -> Character:
    """The character becomes the game master's: an NPC."""
    character = lock_character(character)
    policies.check_take_back(character, person, role_in(character.campaign, person))
    return _played_by(character, person, None, What.TAKEN_BACK, comment)


def _played_by(
    character: Character, person: User, to: User | None, what: LifeEvent.What, comment: str
) -> Character:
    character.proposals.filter(answer="waiting").update(answer="withdrawn", answered_at=timezone.now())
    character.player = to
    if character.state == State.SUBMITTED:
        character.state = State.DRAFT
    character.save(update_fields=["player", "state"])
    _note(character, person, what, comment, to)
    return character


# --- Life and death


@transaction.atomic
def retire(person: User, character: Character, comment: str = "") -> Character:
    """The character leaves play: nobody speaks as it any more, and its sheet stays as it is."""
    character = lock_character(character)
    policies.check_retire(character, person, role_in(character.campaign, person))
    character.retired_at = timezone.now()
    character.save(update_fields=["retired_at"])
    _note(character, person, What.RETIRED, comment)
    return character


@transaction.atomic
def return_from_retirement(person: User, character: Character, comment: str = "") -> Character:
    character = lock_character(character)
    policies.check_return(character, person, role_in(character.campaign, person))
    character.retired_at = None
    character.save(update_fields=["retired_at"])
    _note(character, person, What.RETURNED, comment)
    return character


@transaction.atomic
def character_dies(person: User, character: Character, comment: str = "") -> Character:
    """Marks the character dead. It may still be spoken as: there are last words, ghosts and memories."""
    character = lock_character(character)
    policies.check_die(character, person, role_in(character.campaign, person))
    character.died_at = timezone.now()
    character.save(update_fields=["died_at"])
    _note(character, person, What.DIED, comment)
    return character


@transaction.atomic
def character_lives(person: User, character: Character, comment: str = "") -> Character:
    character = lock_character(character)
    policies.check_revive(character, person, role_in(character.campaign, person))
    character.died_at = None
    character.save(update_fields=["died_at"])
    _note(character, person, What.REVIVED, comment)
    return character
