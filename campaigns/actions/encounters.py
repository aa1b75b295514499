"""Encounters: begun, gone through turn by turn, ended; what is done to whoever takes part."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime

from django.core.exceptions import ValidationError
from django.db import transaction
from django.db.models import F
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from characters.actions import take_back, work_effect
from characters.models import Character
from characters.playing import Blow, Given

from .. import initiative
from ..encounters import (
    Running,
    characters_of,
    fight_of,
    in_order,
    is_group,
    is_left_alone,
    known_to_players,
    running_in,
    running_of,
    shown_name,
    standing,
    waiting_for_initiative,
    write,
)
from ..initiative import Moved
from ..models import Encounter, EncounterStep, GroupMember, Participant, Scene, SceneEvent, Waiting
from ..policies import check_post_in_scene, check_run, seat_of
from .audit import audit, scene_in_log
from .encounter_states import (
    as_the_sheet_says,
    begin_as_the_sheets_say,
    end_states,
    settle_states,
    states_held,
)
from .encounter_steps import begins_turn, feed_waiting, make_step, take_step, told
from .initiative import number_by_rules, roll_initiative
from .locking import lock_scene
from .turns import add_event, begin_turns, join_cast, stop_waiting

MOST_LINES = 40
MOST_ROUNDS = 100


@dataclass(frozen=True)
class Line:
    """Who is to stand in the order: one character, or several NPCs as one. ``initiative``: typed, not rolled."""

    characters: tuple[Character, ...]
    name: str = ""
    shown_as: str = ""
    is_hidden: bool = False
    shows_count: bool = True
    side: str = ""
    is_surprised: bool = False
    initiative: int | None = None


@dataclass(frozen=True)
class Order:
    """How turns are told. ``blocks``: whether each has a place of their own, or sides have one. ``lowest``: the lowest number
    begins. ``notation``: the dice, where the game has none for it. ``advances``: a post ends its writer's turn. ``keeps_turns``:
    the scene waits on whoever has the turn."""

    blocks: str = Encounter.Blocks.EACH
    lowest: bool = False
    notation: str = ""
    advances: bool = True
    keeps_turns: bool = True


USUAL_ORDER = Order()


# --- Beginning and ending


@transaction.atomic
def start_encounter(
    person: User,
    scene: Scene,
    lines: Sequence[Line],
    order: Order = USUAL_ORDER,
    *,
    now: datetime | None = None,
) -> Encounter:
    """Begins an encounter: initiative is rolled for all at once and the first turn begins. Where one runs already (two game masters
    pressed the button) that one is given.

    Raises ``ValidationError`` where nobody would fight, and ``RulesError`` where the rules refuse a roll.
    """
    now = now or timezone.now()
    encounter = set_up(person, scene, lines, order)
    if encounter.is_running:
        return encounter
    roll_initiative(person, encounter, waiting_for_initiative(encounter), now)
    return begin(person, encounter, now)


def set_up(person: User, scene: Scene, lines: Sequence[Line], order: Order) -> Encounter:
    """An encounter whose lines wait for their initiative, but for those of whom rules or game master say it. Where one runs, or was
    set up before, that one is given. The scene is locked from here on."""
    check_run(seat_of(person, scene.campaign))
    scene = lock_scene(scene)
    check_post_in_scene(seat_of(person, scene.campaign), scene)
    found = Encounter.objects.filter(scene=scene, ended_at=None).first()
    if found is not None:
        found.scene = scene
        return found
    check_lines(scene, lines)
    encounter = Encounter.objects.create(scene=scene, turns_before=scene.turns, **asdict(order))
    number_by_rules(encounter, add_lines(encounter, lines))
    return encounter


def begin(person: User, encounter: Encounter, now: datetime) -> Encounter:
    """The first turn of an encounter in whose locked scene all have their initiative."""
    scene = encounter.scene
    encounter.started_at = now
    encounter.save(update_fields=["started_at"])
    running_now = running_of(encounter)
    rows = running_now.participants.values()
    join_scene(person, scene, rows, now)
    sealed = next((row.roll.number for row in rows if row.roll and row.roll.sealed), None)
    running_now.now = now
    battle = in_order(running_now)
    running_now.battle = battle
    held = states_held(running_now)
    moved = initiative.next_turn(battle, begins_turn(running_now, person))
    settle_states(running_now, person, moved, held)
    write(running_now, moved.battle)
    if encounter.keeps_turns:
        scene.turns = Scene.Turns.INITIATIVE
        scene.save(update_fields=["turns"])
        stop_waiting(scene, [row.pk for row in Waiting.objects.filter(scene=scene)], now=now)
    feed_waiting(running_now, now)
    shown = [row for row in running_now.in_order() if not row.is_hidden]
    add_event(
        scene,
        SceneEvent.Kind.FIGHT,
        now=now,
        person=person,
        order=[[shown_name(row), row.initiative, row.roll.number if row.roll else None] for row in shown],
        sealed=sealed,
    )
    audit(person, scene.campaign, "encounter-started", now=now, **scene_in_log(scene))
    told(scene)
    return encounter


@transaction.atomic
def end_encounter(person: User, encounter: Encounter, *, now: datetime | None = None) -> Encounter:
    """Ends it; the scene keeps turns as it did before. Ending it twice ends it once."""
    check_run(seat_of(person, encounter.scene.campaign))
    scene = lock_scene(encounter.scene)
    now = now or timezone.now()
    if call_off(scene, now):
        told(scene, everybody=False)
    elif end_running(person, scene, now):
        told(scene)
    encounter.refresh_from_db()
    return encounter


def call_off(scene: Scene, now: datetime) -> bool:
    """An encounter that has not begun will not begin. What was rolled for it stays in the ledger."""
    waiting = Encounter.objects.filter(scene=scene, ended_at=None, started_at=None)
    return bool(waiting.update(ended_at=now))


def end_running(person: User | None, scene: Scene, now: datetime) -> bool:
    """Ends what runs in a locked scene, also because the scene is closed. The caller raises the scene's version."""
    encounter = running_in(scene)
    if encounter is None:
        call_off(scene, now)
        return False
    end_states(running_of(encounter), person)
    encounter.ended_at = now
    encounter.version += 1
    encounter.save(update_fields=["ended_at", "version"])
    if scene.turns == Scene.Turns.INITIATIVE:
        scene.turns = encounter.turns_before
        scene.save(update_fields=["turns"])
        stop_waiting(scene, [row.pk for row in Waiting.objects.filter(scene=scene)], now=now)
        if scene.is_open:
            begin_turns(scene, now=now)
    add_event(scene, SceneEvent.Kind.FIGHT_ENDS, now=now, person=person, round=encounter.round)
    audit(person, scene.campaign, "encounter-ended", now=now, **scene_in_log(scene))
    return True


def check_lines(scene: Scene, lines: Sequence[Line], already: Iterable[int] = ()) -> None:
    taken = set(already)
    if not lines:
        raise ValidationError(_("Nobody would fight. Choose who takes part."))
    if len(lines) + len(taken) > MOST_LINES:
        raise ValidationError(_("An encounter has at most %(most)s lines.") % {"most": MOST_LINES})
    for line in lines:
        for character in line.characters:
            if character.campaign_id != scene.campaign_id:
                raise ValidationError(_("%(name)s is not in this campaign.") % {"name": character.name})
            if character.retired_at is not None or character.died_at is not None:
                raise ValidationError(
                    _("%(name)s is not among the living of this campaign.") % {"name": character.name}
                )
            if character.pk in taken:
                raise ValidationError(_("%(name)s takes part already.") % {"name": character.name})
            taken.add(character.pk)
        if len(line.characters) > 1 and not all(one.is_npc for one in line.characters):
            raise ValidationError(_("Only NPCs stand together as one line."))


def add_lines(encounter: Encounter, lines: Sequence[Line]) -> list[Participant]:
    last = encounter.participants.count()
    rows = []
    for place, line in enumerate(lines, start=last):
        row = Participant.objects.create(
            encounter=encounter,
            character=line.characters[0],
            name=(line.name or line.characters[0].name)[:80],
            shown_as=line.shown_as,
            is_hidden=line.is_hidden,
            shows_count=line.shows_count,
            side=line.side,
            is_surprised=line.is_surprised,
            initiative=line.initiative,
            place=place,
        )
        if len(line.characters) > 1:
            GroupMember.objects.bulk_create(
                GroupMember(participant=row, character=one) for one in line.characters
            )
        begin_as_the_sheets_say(encounter, row, line.characters)
        rows.append(row)
    return rows


def join_scene(person: User, scene: Scene, rows: Iterable[Participant], now: datetime) -> None:
    """Players' characters who fight are in the scene; what NPCs are there is told by the order."""
    for row in rows:
        if not row.character.is_npc and not row.is_hidden:
            join_cast(scene, row.character, person=person, now=now, said=True)


# --- Turns


def next_turn(
    person: User, encounter: Encounter, *, seen: int, now: datetime | None = None
) -> EncounterStep | None:
    """The turn is over, for all whose it is. ``seen``: the version that the page showed; None where it has moved on since, so that
    two game masters who press at once go on by one turn."""
    return take_step(
        person,
        encounter,
        "next",
        lambda running: initiative.next_turn(running.battle, begins_turn(running, person)),
        seen=seen,
        now=now,
    )


def previous_turn(
    person: User, encounter: Encounter, *, seen: int, now: datetime | None = None
) -> EncounterStep | None:
    return take_step(
        person,
        encounter,
        "previous",
        lambda running: initiative.previous_turn(running.battle),
        seen=seen,
        now=now,
    )


def delay(person: User, row: Participant, *, now: datetime | None = None) -> EncounterStep | None:
    """The turn waits; by the game master, or by whoever plays the character."""
    return take_step(
        person,
        row.encounter,
        "delay",
        lambda running: initiative.delay(running.battle, row.pk, begins_turn(running, person)),
        own=row,
        now=now,
    )


def come_in(
    person: User, row: Participant, *, at_once: bool = False, now: datetime | None = None
) -> EncounterStep | None:
    """Whoever delayed comes in after the present turn; ``at_once``: which is over now, as the game master says."""

    def change(running: Running) -> Moved:
        moved = initiative.come_in(running.battle, row.pk)
        if not at_once or not moved.battle.up_next:
            return moved
        battle = replace(moved.battle, up_next=(row.pk, *(x for x in moved.battle.up_next if x != row.pk)))
        then = initiative.next_turn(battle, begins_turn(running, person))
        return Moved(then.battle, [*moved.happened, *then.happened])

    return take_step(person, row.encounter, "comes-in", change, own=None if at_once else row, now=now)


def wait_for_turns(scene: Scene, now: datetime) -> None:
    """The locked scene keeps turns by initiative from now on: it waits on whoever has the turn in the encounter that runs."""
    encounter = running_in(scene)
    if encounter is not None:
        feed_waiting(running_of(encounter), now)


def acted(
    scene: Scene, character: Character | int, *, person: User | None, now: datetime, passed: bool
) -> None:
    """A character has posted, passed or been passed over, in a locked scene: was it their turn, it is over. A post counts where the
    encounter says so, and not for a group. The caller nudges."""
    encounter = running_in(scene)
    if encounter is None or not (passed or encounter.advances):
        return
    running = running_of(encounter)
    pk = character if isinstance(character, int) else character.pk
    mine = [row for row in running.acting() if row.character_id == pk and not is_group(row)]
    for row in mine:
        make_step(
            running,
            person,
            "turn",
            lambda on, id=row.pk: initiative.turn_done(on.battle, id, begins_turn(on, person)),  # type: ignore[misc]
            now=now,
        )
    if mine:
        scene.version += 1
        scene.save(update_fields=["version"])


# --- Conditions and harm


def afflict(
    person: User,
    row: Participant,
    *,
    key: str = "",
    words: str = "",
    rounds: int | None = None,
    retry_key: str = "",
    now: datetime | None = None,
) -> EncounterStep | None:
    """A condition begins: one of the system's, or in the game master's own words, for so many turns of its bearer."""
    words = " ".join(words.split())
    if key and key not in fight_of(row.encounter.scene).conditions:
        raise ValidationError(_("This game knows no such condition."))
    if not key and not words:
        raise ValidationError(_("Choose a condition, or write one."))
    if rounds is not None and not 1 <= rounds <= MOST_ROUNDS:
        raise ValidationError(_("A condition lasts from 1 to %(most)s rounds.") % {"most": MOST_ROUNDS})
    words = "" if key else words
    return take_step(
        person,
        row.encounter,
        "condition",
        lambda running: initiative.afflicted(running.battle, row.pk, key=key, words=words, rounds=rounds),
        retry_key=retry_key,
        now=now,
    )


def relieve(
    person: User, row: Participant, *, key: str = "", words: str = "", now: datetime | None = None
) -> EncounterStep | None:
    return take_step(
        person,
        row.encounter,
        "relief",
        lambda running: initiative.relieved(running.battle, row.pk, key=key, words=words),
        now=now,
    )


@transaction.atomic
def follow_sheet(character: Character, person: User | None, *, now: datetime | None = None) -> int:
    """A sheet has changed, by whatever: the fights in which its character stands alone take over the states that hold there now.
    Gives in how many something changed."""
    rows = Participant.objects.filter(
        character=character, left_at=None, members=None, encounter__ended_at=None
    )
    scenes = Scene.objects.filter(pk__in=rows.values("encounter__scene"), state=Scene.State.OPEN)
    changes = 0
    for scene in scenes.select_related("campaign").order_by("pk"):
        scene = lock_scene(scene)
        encounter = running_in(scene)
        if encounter is None:
            continue
        running = running_of(encounter)
        known = known_to_players(running)
        mine = [row for row in running.in_order() if row.character_id == character.pk and not is_group(row)]
        for row in mine:
            if make_step(
                running,
                person,
                "condition",
                lambda on, id=row.pk: as_the_sheet_says(on, id),  # type: ignore[misc]
                now=now or timezone.now(),
            ):
                changes += 1
                told(scene, everybody=known != known_to_players(running_of(encounter)))
    return changes


def harm(
    person: User,
    row: Participant,
    character: Character,
    amount: int,
    *,
    given: Given | None = None,
    retry_key: str = "",
    now: datetime | None = None,
) -> EncounterStep | None:
    """So much damage, which the rules put on the sheet as a version. Raises ``RulesError``, ``SheetRefused``."""
    if not 1 <= amount <= 1000:
        raise ValidationError(_("Damage is a number from 1 to 1000."))

    def change(running: Running) -> Moved:
        effect = running.fight.harm
        found = {one.pk: one for one in standing(running.participants[row.pk])}.get(character.pk)
        if effect is None or found is None:
            raise ValidationError(_("Nobody is there to be hit."))
        why = {"what": "harm", "amount": amount}
        blow = Blow.against(found, damage=amount)
        version, _context = work_effect(person, found, effect, blow, why=why, given=given)
        if version is not None:
            running.versions.append(version)
            found.sheet = version.values
        moved = Moved(running.battle)
        moved.tell(
            "harm", row.pk, amount=amount, name=found.name if is_group(running.participants[row.pk]) else ""
        )
        return moved

    return take_step(person, row.encounter, "harm", change, retry_key=retry_key, now=now)


# --- Who takes part


def bring_in(
    person: User, encounter: Encounter, lines: Sequence[Line], *, now: datetime | None = None
) -> EncounterStep | None:
    """Somebody comes in later; initiative is rolled for them alone, and the order of the others stays."""
    at = now or timezone.now()

    def change(running: Running) -> Moved:
        check_lines(running.scene, lines, taking_part(running.encounter))
        rows = add_lines(running.encounter, lines)
        number_by_rules(running.encounter, rows)
        roll_initiative(person, running.encounter, waiting_for_initiative(running.encounter), at)
        return joined(running, rows, person, at)

    return take_step(person, encounter, "joins", change, now=at)


def taking_part(encounter: Encounter) -> list[int]:
    """The characters of all lines, also of those whose initiative is being rolled."""
    here = encounter.participants.filter(left_at=None)
    members = GroupMember.objects.filter(participant__in=here)
    return [*here.values_list("character", flat=True), *members.values_list("character", flat=True)]


def joined(running: Running, rows: Sequence[Participant], person: User, now: datetime) -> Moved:
    """Lines that have their initiative now come into the order."""
    join_scene(person, running.scene, rows, now)
    fresh = running_of(running.encounter)
    fresh.battle = replace(running.battle, fighters=fresh.battle.fighters)
    running.participants = fresh.participants
    moved = Moved(in_order(fresh))
    for row in rows:
        moved.tell("joins", row.pk)
    if not moved.battle.acting:
        then = initiative.next_turn(moved.battle, begins_turn(running, person))
        return Moved(then.battle, [*moved.happened, *then.happened])
    return moved


def take_out(person: User, row: Participant, *, now: datetime | None = None) -> EncounterStep | None:
    """Out of the fight. Was it their turn, the next begins."""
    at = now or timezone.now()
    return take_step(
        person, row.encounter, "leaves", lambda running: _leaves(running, row.pk, person, at), now=at
    )


def _leaves(running: Running, id: int, person: User | None, now: datetime) -> Moved:
    row = running.participants[id]
    row.left_at = row.left_at or now
    row.save(update_fields=["left_at", "left_scene"])
    moved = initiative.without(running.battle, id, begins_turn(running, person))
    moved.happened.insert(0, {"what": "leaves", "who": id})
    return moved


def left_cast(scene: Scene, character: Character, *, person: User | None, now: datetime) -> None:
    """A character has left the locked scene, and so the fight in it."""
    encounter = running_in(scene)
    if encounter is None:
        return
    running = running_of(encounter)
    for row in running.in_order():
        if row.character_id == character.pk and not is_group(row):
            row.left_scene = True
            make_step(running, person, "leaves", lambda on, id=row.pk: _leaves(on, id, person, now), now=now)  # type: ignore[misc]


def fell(scene: Scene, character: Character, *, person: User | None, now: datetime) -> bool:
    """A character died or retired on its turn in the locked scene, or its player left the table: the order goes on at once. The
    thread says so; that somebody left stands there already."""
    encounter = running_in(scene)
    if encounter is None:
        return False
    running = running_of(encounter)
    mine = [row for row in running.acting() if character in characters_of(row)]
    mine = [row for row in mine if is_left_alone(row) or not standing(row)]
    for row in mine:
        if standing(row):
            make_step(running, person, "passes", lambda on, id=row.pk: _passes(on, id, person), now=now)  # type: ignore[misc]
            continue
        make_step(running, person, "falls", lambda on, id=row.pk: _falls(on, id, person), now=now)  # type: ignore[misc]
        add_event(
            scene,
            SceneEvent.Kind.FELL,
            now=now,
            character=character,
            audience=[] if row.is_hidden else None,
            name=row.shown_as or row.name,
        )
    return bool(mine)


def _passes(running: Running, id: int, person: User | None) -> Moved:
    moved = initiative.turn_done(running.battle, id, begins_turn(running, person))
    moved.happened.insert(0, {"what": "skipped", "who": id, "why": "unplayed"})
    return moved


def _falls(running: Running, id: int, person: User | None) -> Moved:
    moved = initiative.without(running.battle, id, begins_turn(running, person))
    moved.happened.insert(0, {"what": "leaves", "who": id})
    return moved


def falls(
    person: User, row: Participant, character: Character, *, now: datetime | None = None
) -> EncounterStep | None:
    """One of a group is out of the fight; with the last of them, the line is."""
    at = now or timezone.now()

    def change(running: Running) -> Moved:
        found = running.participants[row.pk]
        moved = Moved(running.battle)
        for member in found.members.all():
            if member.character_id == character.pk and member.fallen_at is None:
                member.fallen_at = at
                member.save(update_fields=["fallen_at"])
                moved.tell("falls", row.pk)
        if moved.happened and not standing(found):
            then = initiative.without(running.battle, row.pk, begins_turn(running, person))
            return Moved(then.battle, [*moved.happened, *then.happened])
        return moved

    return take_step(person, row.encounter, "falls", change, now=at)


@transaction.atomic
def take_over(person: User, row: Participant) -> Participant:
    """Whom nobody plays any more becomes an NPC of the game masters, and has turns again."""
    scene = lock_scene(row.encounter.scene)
    check_run(seat_of(person, scene.campaign))
    row.character.campaign = scene.campaign
    take_back(person, row.character)
    Encounter.objects.filter(pk=row.encounter_id).update(version=F("version") + 1)
    told(scene)
    return row


def move(person: User, row: Participant, *, up: bool, now: datetime | None = None) -> EncounterStep | None:
    """One place up or down: how the table settles a tie."""

    def change(running: Running) -> Moved:
        moved = initiative.moved_by_one(running.battle, row.pk, up=up)
        if moved.happened and not running.participants[row.pk].is_hidden:
            audit(person, running.scene.campaign, "encounter-order", now=now, **scene_in_log(running.scene))
        return moved

    return take_step(person, row.encounter, "moved", change, now=now)


@transaction.atomic
def change_participant(
    person: User, row: Participant, *, shown_as: str, is_hidden: bool, shows_count: bool
) -> Participant:
    """What the players know of a line."""
    check_run(seat_of(person, row.encounter.scene.campaign))
    scene = lock_scene(row.encounter.scene)
    row.shown_as = " ".join(shown_as.split())
    row.is_hidden, row.shows_count = is_hidden, shows_count
    row.save(update_fields=["shown_as", "is_hidden", "shows_count"])
    Encounter.objects.filter(pk=row.encounter_id).update(version=row.encounter.version + 1)
    told(scene)
    return row
