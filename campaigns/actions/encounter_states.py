"""Conditions that the sheet has a place for stand there: what begins and ends in an encounter is a version of the sheet, which
belongs to the step. Of a line of several NPCs each has a sheet of its own."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from accounts.models import User
from characters.actions import SheetRefused, work_effect
from characters.models import Character
from characters.playing import Blow
from characters.reasons import Why
from characters.sheets import sheet_of, values_of
from rules.contract import Effect, RulesError

from .. import initiative
from ..encounters import Running, fight_of, standing
from ..initiative import Moved
from ..models import Condition, Encounter, Participant


def with_sheets(row: Participant) -> Iterator[Character]:
    """Those of a line who can still fight, as far as they have sheets."""
    for character in standing(row):
        if sheet_of(character) is not None:
            yield character


def begin_as_the_sheets_say(
    encounter: Encounter, row: Participant, characters: Collection[Character]
) -> None:
    """Whoever comes into a fight prone is prone in it, until it is taken away; of a line of several, where all of them are."""
    for character in characters:
        character.campaign = encounter.scene.campaign
    suffered = [
        key
        for key, state in fight_of(encounter.scene).states.items()
        if all(sheet_of(one) is not None and state.holds(values_of(one)) for one in characters)
    ]
    Condition.objects.bulk_create(Condition(participant=row, key=key) for key in suffered)


def work(running: Running, person: User | None, character: Character, effect: Effect, why: Why) -> None:
    """An effect on a sheet as part of the present step. Nothing is done where the sheet does not say enough, or has no place for
    it: the game master decides."""
    blow = Blow.against(character, round=running.battle.round)
    try:
        version, _context = work_effect(person, character, effect, blow, why=why)
    except (RulesError, SheetRefused):
        return
    if version is not None:
        running.versions.append(version)
        character.sheet = version.values


def states_held(running: Running) -> set[tuple[int, str]]:
    """The conditions in force that stand on a sheet, each with its participant."""
    return {
        (fighter.id, one.key)
        for fighter in running.battle.fighters
        for one in fighter.ailments
        if one.key in running.fight.states and _holds(running, fighter.id, one.key)
    }


def settle_states(running: Running, person: User | None, moved: Moved, held: set[tuple[int, str]]) -> None:
    """Puts on the sheets what began, and takes off what ended. What the rules have ended on a sheet (``held`` before) is over."""
    for one in moved.happened:
        state = running.fight.states.get(one.get("key", ""))
        if state is None or one["what"] not in ("condition", "expired", "ended"):
            continue
        begins = one["what"] == "condition"
        why = {"what": "condition", "state": one["key"], "begins": begins}
        for character in with_sheets(running.participants[one["who"]]):
            if state.holds(values_of(character)) != begins:
                work(running, person, character, state.begins if begins else state.ends, why)
    for id, key in held:
        in_force = any(one.key == key for one in moved.battle.fighter(id).ailments)
        if in_force and not _holds(running, id, key):
            then = initiative.relieved(moved.battle, id, key=key)
            moved.battle = then.battle
            moved.happened += then.happened


def as_the_sheet_says(running: Running, id: int) -> Moved:
    """Conditions begin and end as somebody has changed the sheet of one who stands alone."""
    character = running.participants[id].character
    moved = Moved(running.battle)
    if sheet_of(character) is None:
        return moved
    for key, state in running.fight.states.items():
        holds = state.holds(values_of(character))
        in_force = any(one.key == key for one in moved.battle.fighter(id).ailments)
        if holds == in_force:
            continue
        change = initiative.afflicted if holds else initiative.relieved
        then = change(moved.battle, id, key=key)
        moved = Moved(then.battle, [*moved.happened, *then.happened])
    return moved


def end_states(running: Running, person: User | None) -> None:
    """The encounter is over, and with it what was to last some rounds of it. What lasts until it is taken away stays on sheets."""
    for fighter in running.battle.fighters:
        for one in fighter.ailments:
            state = running.fight.states.get(one.key)
            if state is None or one.left is None:
                continue
            why = {"what": "condition", "state": one.key, "begins": False}
            for character in with_sheets(running.participants[fighter.id]):
                if state.holds(values_of(character)):
                    work(running, person, character, state.ends, why)


def _holds(running: Running, id: int, key: str) -> bool:
    state = running.fight.states[key]
    return any(state.holds(values_of(character)) for character in with_sheets(running.participants[id]))
