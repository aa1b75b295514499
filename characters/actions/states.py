"""Conditions ended by hand: a version of the sheet that no roll has caused, and that can be undone as any other."""

from __future__ import annotations

from django.db import transaction

from accounts.models import User

from ..models import Character, SheetVersion
from ..playing import Blow
from ..policies import check_end_state, role_in
from ..sheets import system_of, values_of
from .playing import work_effect
from .sheets import lock_character


@transaction.atomic
def end_state(person: User, character: Character, key: str) -> SheetVersion | None:
    """Stands up, or ends another condition of the sheet. None: it does not hold, such as when this was sent twice."""
    character = lock_character(character)
    check_end_state(character, key, person, role_in(character.campaign, person))
    state = system_of(character).fight.states[key]
    if not state.holds(values_of(character)):
        return None
    why = {"what": "ended", "state": key}
    return work_effect(person, character, state.ends, Blow.against(character), why=why)[0]
