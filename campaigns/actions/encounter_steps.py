"""A step of an encounter: made, written down, told, taken back.

Each locks the scene first, keeps how things stood before, and lets the scene wait on whoever has the turn. The players hear of what
they may know, and of nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from datetime import datetime
from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils import timezone

from accounts.models import User
from characters.actions import SheetConflict, SheetRefused, reverse_version, work_effect
from characters.models import Character
from characters.playing import Blow
from characters.sheets import sheet_of, values_of
from rules.contract import RulesError

from ..encounters import (
    Running,
    is_left_alone,
    known_to_players,
    restore,
    running_of,
    snapshot,
    standing,
    write,
)
from ..initiative import Moved
from ..models import Campaign, Encounter, EncounterStep, Participant, Scene, SceneEvent, Waiting
from ..policies import can_speak_as, check_run, seat_of
from ..turns import GM
from .audit import audit, scene_in_log
from .encounter_states import settle_states, states_held, with_sheets, work
from .locking import lock_scene, new_version
from .turns import add_event, is_away, stop_waiting, wait_on


@transaction.atomic
def take_step(
    person: User,
    encounter: Encounter,
    kind: str,
    change: Callable[[Running], Moved],
    *,
    seen: int | None = None,
    own: Participant | None = None,
    retry_key: str = "",
    now: datetime | None = None,
) -> EncounterStep | None:
    """One step by a game master, or with ``own`` by whoever plays that participant. None: nothing was done, because the encounter
    is over, has moved on since ``seen``, or nothing changed. The same ``retry_key`` again gives the same step."""
    seat = seat_of(person, encounter.scene.campaign)
    if own is None or not can_speak_as(seat, own.character):
        check_run(seat)
    scene = lock_scene(encounter.scene)
    encounter = Encounter.objects.get(pk=encounter.pk)
    encounter.scene = scene
    if retry_key:
        before = encounter.steps.filter(retry_key=retry_key).first()
        if before is not None:
            return before
    if not encounter.is_running or (seen is not None and seen != encounter.version):
        return None
    running = running_of(encounter)
    known = known_to_players(running)
    step = make_step(running, person, kind, change, retry_key=retry_key, now=now or timezone.now())
    if step is None:
        return None
    fresh = running_of(encounter)
    told(scene, everybody=known != known_to_players(fresh) or was_told(step))
    return step


def make_step(
    running: Running,
    person: User | None,
    kind: str,
    change: Callable[[Running], Moved],
    *,
    retry_key: str = "",
    now: datetime,
) -> EncounterStep | None:
    """The step itself, in a locked scene: made, written down, and told in the thread where a round is over."""
    running.now = now
    before, was, number = snapshot(running), running.battle, running.battle.round
    held = states_held(running)
    moved = change(running)
    if moved.battle == was and not moved.happened:
        return None
    end_turns(running, person, [one["who"] for one in moved.happened if one["what"] == "turn-over"])
    settle_states(running, person, moved, held)
    step = EncounterStep.objects.create(
        encounter=running.encounter,
        kind=kind,
        round=number,
        happened=moved.happened,
        before=before,
        person=person,
        retry_key=retry_key,
        created_at=now,
    )
    step.sheet_versions.set(running.versions)
    running.versions = []
    write(running, moved.battle)
    for one in moved.happened:
        if one["what"] == "round-over":
            tell_round(running, one["round"], now)
    if (was.acting, was.round) != (moved.battle.acting, moved.battle.round):
        over = {one["who"] for one in moved.happened if one["what"] == "turn-over"}
        feed_waiting(running, now, {*was.acting} - over)
    return step


@transaction.atomic
def undo_step(
    person: User, encounter: Encounter, *, seen: int, now: datetime | None = None
) -> tuple[EncounterStep | None, list[str]]:
    """Takes the last step back: visibly, and what it did to sheets by versions that reverse it. A sheet whose same values have been
    changed since stays as it is; the names of such characters are given."""
    check_run(seat_of(person, encounter.scene.campaign))
    scene = lock_scene(encounter.scene)
    encounter = Encounter.objects.get(pk=encounter.pk)
    encounter.scene = scene
    step = encounter.steps.filter(undone_at=None).last()
    if not encounter.is_running or seen != encounter.version or step is None:
        return None, []
    now = now or timezone.now()
    running = running_of(encounter)
    known = known_to_players(running)
    kept = []
    for version in step.sheet_versions.select_related("character__campaign").order_by("-pk"):
        try:
            with transaction.atomic():
                reverse_version(person, version, why={"what": "step-undone"})
        except (SheetConflict, SheetRefused, PermissionDenied):
            kept.append(version.character.name)
    restore(running, step.before, now)
    step.undone_at = now
    step.save(update_fields=["undone_at"])
    fresh = running_of(encounter)
    feed_waiting(fresh, now, {*running.battle.acting} & {*fresh.battle.acting})
    lines = public_lines(fresh, [step])
    if lines:
        add_event(scene, SceneEvent.Kind.TAKEN_BACK, now=now, person=person, lines=lines)
    audit(person, scene.campaign, "encounter-undone", now=now, **scene_in_log(scene))
    told(scene, everybody=bool(lines) or known != known_to_players(fresh))
    return step, kept


# --- Sheets


def begins_turn(running: Running, person: User | None) -> Callable[[int], str]:
    """What the rules do on the sheet of somebody whose turn begins; gives why they lose it, if they do: because of the sheet,
    because nobody plays the character any more, or because the player is away and the table goes on without. A line of several
    NPCs loses it when none of them can act."""
    fight = running.fight
    skips = running.scene.campaign.absences == Campaign.Absences.SKIP

    def begins(id: int) -> str:
        row = running.participants[id]
        if is_left_alone(row):
            return "unplayed"
        if skips and row.is_played and is_away(row.character, running.now):  # type: ignore[attr-defined]
            return "away"
        lost = [loses(character) for character in standing(row)]
        return "sheet" if lost and all(lost) else ""

    def loses(character: Character) -> bool:
        if sheet_of(character) is None:
            return False
        if fight.turn_begins is None:
            return fight.loses_turn({"sheet": values_of(character)})
        blow = Blow.against(character, round=running.battle.round)
        try:
            version, context = work_effect(
                person, character, fight.turn_begins, blow, why={"what": "turn-begins"}
            )
        except (RulesError, SheetRefused):
            return False  # the sheet does not say enough: the game master decides
        if version is not None:
            running.versions.append(version)
            character.sheet = version.values
        return fight.loses_turn(context)

    return begins


def end_turns(running: Running, person: User | None, ids: Iterable[int]) -> None:
    """What the rules do on the sheets of those whose turns are over."""
    effect = running.fight.turn_ends
    if effect is None:
        return
    for id in ids:
        for character in with_sheets(running.participants[id]):
            work(running, person, character, effect, {"what": "turn-ends"})


# --- Telling


NOT_TOLD = ("turn-over", "moved", "initiative", "back")
"""What the thread does not tell: it is seen in the order."""


def public_lines(running: Running, steps: Iterable[EncounterStep]) -> list[dict[str, Any]]:
    """What happened, as everybody may know it: nothing of who is hidden, no number of an NPC's."""
    lines = []
    for step in steps:
        for one in step.happened:
            if one["what"] in NOT_TOLD:
                continue
            row = running.participants.get(one.get("who", 0))
            if "who" in one and (row is None or row.is_hidden):
                continue
            line = {key: value for key, value in one.items() if key not in ("who", "name")}
            if row is not None:
                line["name"] = row.shown_as or row.name
                if row.character.is_npc:
                    line.pop("amount", None)
            lines.append(line)
    return lines


def tell_round(running: Running, number: int, now: datetime) -> None:
    """The round's summary in the thread."""
    steps = running.encounter.steps.filter(round=number, undone_at=None)
    lines = [line for line in public_lines(running, steps) if line["what"] != "round-over"]
    add_event(running.scene, SceneEvent.Kind.ROUND, now=now, round=number, lines=lines)


def was_told(step: EncounterStep) -> bool:
    return any(one["what"] == "round-over" for one in step.happened)


def feed_waiting(running: Running, now: datetime, still: Collection[int] = ()) -> None:
    """Where the scene keeps turns by initiative it waits on whoever has the turn: players' characters, else the game master.
    ``still``: those who have had this same turn before; they keep since and deadline."""
    scene = running.scene
    if scene.turns != Scene.Turns.INITIATIVE or not scene.is_open:
        return
    wanted: list[int | None] = [
        row.character_id if row.is_played else GM  # type: ignore[attr-defined]
        for row in running.acting()
    ] or [GM]
    same = [running.participants[id].character_id for id in still]
    old = Waiting.objects.filter(scene=scene).exclude(character=None).exclude(character__in=same)
    stop_waiting(scene, [waiting.pk for waiting in old], now=now)
    wait_on(scene, wanted, now=now)


def told(scene: Scene, *, everybody: bool = True) -> None:
    """A new version of a locked scene; where not everybody may know, for the game masters alone."""
    new_version(scene, audience=None if everybody else ())
