"""An encounter as it stands: its rows read as a ``Battle``, written back, and what the players may know of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from django.db.models import Exists, OuterRef, Prefetch, QuerySet
from django.utils import timezone
from django.utils.translation import gettext as _

from characters.models import Character, SheetVersion
from rules.contract import Contender, Fight
from rules.systems import SYSTEMS

from .initiative import Ailment, Battle, Fighter
from .models import Campaign, Condition, Encounter, GroupMember, Membership, Participant, Role, Scene

GMS_SIDE, PLAYERS_SIDE = "npcs", "players"


@dataclass
class Running:
    """A running encounter with its rows, by participant's id. ``battle`` is how they stand together; ``versions`` are the changes
    of sheets that the present step made, ``now`` is when."""

    scene: Scene
    encounter: Encounter
    participants: dict[int, Participant]
    battle: Battle
    versions: list[SheetVersion] = field(default_factory=list)
    now: datetime = field(default_factory=timezone.now)

    @property
    def fight(self) -> Fight:
        return fight_of(self.scene)

    def acting(self) -> list[Participant]:
        return [self.participants[id] for id in self.battle.acting]

    def in_order(self) -> list[Participant]:
        """Those who take part, in the order of their turns."""
        found = [self.participants[one.id] for one in self.battle.fighters]
        return [one for one in found if one.left_at is None]


def fight_of(scene: Scene) -> Fight:
    return SYSTEMS[scene.campaign.system].fight


def running_in(scene: Scene) -> Encounter | None:
    found = Encounter.objects.running().filter(scene=scene).first()
    if found is not None:
        found.scene = scene
    return found


def played_by_somebody() -> Exists:
    """For rows of participants: whether whoever plays the character sits at the table."""
    return Exists(
        Membership.objects.filter(
            campaign=OuterRef("encounter__scene__campaign"),
            person=OuterRef("character__player"),
            left_at=None,
            role__in=(Role.GM, Role.PLAYER),
        )
    )


def is_left_alone(row: Any) -> bool:
    """Whether nobody plays the character of this line any more, and it is no NPC yet: then its turns pass. The row knows whether it
    ``is_played``, see ``played_by_somebody``."""
    return not row.character.is_npc and not row.is_played


def participants_of(encounter: Encounter) -> QuerySet[Participant]:
    """Those of the order, each with what there is to know of it: ``is_played`` by somebody who sits at the table."""
    members = GroupMember.objects.select_related("character")
    return (
        Participant.objects.filter(encounter=encounter, initiative__isnull=False)
        .select_related("character__player", "roll")
        .prefetch_related("conditions", Prefetch("members", members))
        .annotate(is_played=played_by_somebody())
    )


def waiting_for_initiative(encounter: Encounter) -> list[Participant]:
    """Those who have no place in the order yet, because their initiative is being rolled."""
    rows = encounter.participants.filter(initiative=None, left_at=None)
    found = list(rows.select_related("character__player"))
    for row in found:
        row.encounter, row.character.campaign = encounter, encounter.scene.campaign
    return found


def running_of(encounter: Encounter) -> Running:
    scene = encounter.scene
    rows = {row.pk: row for row in participants_of(encounter)}
    for row in rows.values():
        row.character.campaign = scene.campaign
        for member in row.members.all():
            member.character.campaign = scene.campaign
    return Running(scene, encounter, rows, battle_of(encounter, list(rows.values())))


def battle_of(encounter: Encounter, rows: Sequence[Participant]) -> Battle:
    fight = fight_of(encounter.scene)
    return Battle(
        fighters=tuple(fighter_of(row) for row in rows),
        blocks=encounter.blocks,
        skips=fight.skips,
        delay_moves=fight.delay_moves,
        round=encounter.round,
        acting=tuple(encounter.acting),
        reached=encounter.reached,
        up_next=tuple(encounter.up_next),
    )


def fighter_of(row: Participant) -> Fighter:
    return Fighter(
        id=row.pk,
        side=side_of(row),
        is_npc=row.character.is_npc,
        surprised=row.is_surprised,
        delaying=row.is_delaying,
        here=row.left_at is None and bool(standing(row)),
        ailments=tuple(
            Ailment(one.key, one.words, one.turns_left, one.is_fresh) for one in row.conditions.all()
        ),
    )


def characters_of(row: Participant) -> list[Character]:
    """One, or those of the group."""
    members = list(row.members.all())
    return [member.character for member in members] if members else [row.character]


def standing(row: Participant) -> list[Character]:
    """Those of a line who can still fight: not fallen, dead or retired."""
    fallen = {member.character_id for member in row.members.all() if member.fallen_at is not None}
    return [
        one
        for one in characters_of(row)
        if one.pk not in fallen and one.died_at is None and one.retired_at is None
    ]


def is_group(row: Participant) -> bool:
    return bool(row.members.all())


def going_on_in(campaigns: Iterable[Campaign]) -> list[tuple[Encounter, list[Participant]]]:
    """The encounters that run in campaigns or wait to begin, each with all of its lines in the order of their turns, also
    with those that wait for their initiative; in one statement."""
    rows = (
        Participant.objects.filter(
            encounter__scene__campaign__in=list(campaigns), encounter__ended_at=None, left_at=None
        )
        .select_related("character", "encounter__scene__campaign")
        .annotate(is_played=played_by_somebody())
        .order_by("encounter__scene__title", "encounter", "place", "pk")
    )
    found: dict[int, tuple[Encounter, list[Participant]]] = {}
    for row in rows:
        found.setdefault(row.encounter_id, (row.encounter, []))[1].append(row)
    return list(found.values())


def up_after(encounter: Encounter, rows: Sequence[Participant]) -> Participant | None:
    """Who comes next in the order, so far as one can say before the turn begins."""
    alive = [
        row
        for row in rows
        if row.character.died_at is None and row.character.retired_at is None and not is_left_alone(row)
    ]
    coming = next((row for row in alive if row.pk in encounter.up_next), None)
    places = [row.place for row in rows if row.pk in encounter.acting]
    later = [row for row in alive if places and row.place > max(places)]
    return coming or next((row for row in [*later, *alive] if row.pk not in encounter.acting), None)


# --- Written back


def write(running: Running, battle: Battle) -> None:
    """Makes the rows say what the battle says. The encounter is saved with its version raised."""
    before = {row.pk: (place, fighter_of(row)) for place, row in enumerate(running.participants.values())}
    for place, fighter in enumerate(battle.fighters):
        row = running.participants[fighter.id]
        _place, was = before[fighter.id]
        if (row.place, row.is_surprised, row.is_delaying) != (place, fighter.surprised, fighter.delaying):
            row.place, row.is_surprised, row.is_delaying = place, fighter.surprised, fighter.delaying
            row.save(update_fields=["place", "is_surprised", "is_delaying"])
        if was.ailments != fighter.ailments:
            _write_conditions(row, fighter.ailments)
    encounter = running.encounter
    encounter.round, encounter.reached = battle.round, battle.reached
    encounter.acting, encounter.up_next = list(battle.acting), list(battle.up_next)
    encounter.version += 1
    encounter.save(update_fields=["round", "reached", "acting", "up_next", "version"])
    running.battle = battle


def _write_conditions(row: Participant, ailments: Sequence[Ailment]) -> None:
    Condition.objects.filter(participant=row).delete()
    Condition.objects.bulk_create(
        Condition(participant=row, key=one.key, words=one.words, turns_left=one.left, is_fresh=one.fresh)
        for one in ailments
    )


# --- How it stood, to go back to


def snapshot(running: Running) -> dict[str, Any]:
    battle = running.battle
    return {
        "round": battle.round,
        "reached": battle.reached,
        "acting": list(battle.acting),
        "up_next": list(battle.up_next),
        "fighters": [
            [
                one.id,
                one.surprised,
                one.delaying,
                [[each.key, each.words, each.left, each.fresh] for each in one.ailments],
                running.participants[one.id].initiative,
                running.participants[one.id].left_at is None,
                [
                    member.pk
                    for member in running.participants[one.id].members.all()
                    if member.fallen_at is not None
                ],
            ]
            for one in battle.fighters
        ],
    }


def restore(running: Running, kept: dict[str, Any], now: datetime) -> None:
    """Back to a snapshot. Who came since is out again; who left with the scene stays out."""
    order: list[int] = []
    for id, surprised, delaying, ailments, initiative, was_in, fallen in kept["fighters"]:
        row = running.participants[id]
        order.append(id)
        row.is_surprised, row.is_delaying, row.initiative = surprised, delaying, initiative
        row.left_at = None if was_in and not row.left_scene else row.left_at or now
        row.save(update_fields=["is_surprised", "is_delaying", "initiative", "left_at"])
        _write_conditions(row, [Ailment(*one) for one in ailments])
        for member in row.members.all():
            if (member.pk in fallen) != (member.fallen_at is not None):
                member.fallen_at = now if member.pk in fallen else None
                member.save(update_fields=["fallen_at"])
    for id, row in running.participants.items():
        if id not in order:
            order.append(id)
            row.left_at = row.left_at or now
            row.save(update_fields=["left_at"])
    for place, id in enumerate(order):
        Participant.objects.filter(pk=id).update(place=place)
    encounter = running.encounter
    encounter.round, encounter.reached = kept["round"], kept["reached"]
    encounter.acting = [id for id in kept["acting"] if not running.participants[id].left_scene]
    encounter.up_next = [id for id in kept["up_next"] if not running.participants[id].left_scene]
    encounter.version += 1
    encounter.save(update_fields=["round", "reached", "acting", "up_next", "version"])


# --- Order


def in_order(running: Running) -> Battle:
    """The battle with its fighters in the order of their initiative; those who are level stand as they stood."""
    encounter, battle = running.encounter, running.battle
    rows = [running.participants[one.id] for one in battle.fighters]
    if encounter.blocks != Encounter.Blocks.SIDES:
        order = [int(id) for id in running.fight.order([contender(row) for row in rows]).order]
    else:
        sides = by_side(rows)
        found = running.fight.order(
            [
                Contender(
                    str(at),
                    side[0].initiative or 0,
                    max(row.bonus for row in side),
                    all(row.character.is_npc for row in side),
                )
                for at, side in enumerate(sides.values())
            ]
        )
        groups = list(sides.values())
        order = [row.pk for at in found.order for row in groups[int(at)]]
    places = {id: at for at, id in enumerate(order)}
    fighters = tuple(sorted(battle.fighters, key=lambda one: places[one.id]))
    return Battle(**{**battle.__dict__, "fighters": fighters})


def contender(row: Participant) -> Contender:
    return Contender(str(row.pk), row.initiative or 0, row.bonus, row.character.is_npc)


def ties(running: Running) -> list[list[Participant]]:
    """Those who are level by the rules, for the game master to settle."""
    rows = running.in_order()
    if running.encounter.blocks == Encounter.Blocks.SIDES or not rows:
        return []
    found = running.fight.order([contender(row) for row in rows]).ties
    return [[running.participants[int(id)] for id in ids] for ids in found]


def by_side(rows: Sequence[Participant]) -> dict[str, list[Participant]]:
    sides: dict[str, list[Participant]] = {}
    for row in rows:
        sides.setdefault(side_of(row), []).append(row)
    return sides


def side_of(row: Participant) -> str:
    return row.side or usual_side(row.character)


def usual_side(character: Character) -> str:
    return GMS_SIDE if character.is_npc else PLAYERS_SIDE


def side_said(side: str) -> str:
    """The two sides that need no name in the reader's words; another one as somebody wrote it."""
    return {GMS_SIDE: _("Opponents"), PLAYERS_SIDE: _("Players")}.get(side, side)


def side_typed(said: str) -> str:
    """The side that a form names, which shows the two usual ones in the words of ``side_said``."""
    return next((side for side in (GMS_SIDE, PLAYERS_SIDE) if side_said(side) == said), said)


# --- What the players may know


def shown_name(row: Participant) -> str:
    """How a line is called where everybody reads it: ``Cultists × 4``."""
    name = row.shown_as or row.name
    members = list(row.members.all())
    if not members or not row.shows_count:
        return name
    return f"{name}\u00a0×\u00a0{len(standing(row))}"


def known_to_players(running: Running) -> Any:
    """All that the players' pages show of it: where this stays the same, nobody but the game master hears of a change."""
    battle = running.battle
    shown = [row for row in running.in_order() if not row.is_hidden]
    return (
        battle.round,
        [
            (
                row.pk,
                shown_name(row),
                row.shown_as,
                row.initiative,
                row.is_surprised,
                row.is_delaying,
                row.pk in battle.acting,
                row.pk in battle.up_next,
                bool(standing(row)),
                is_left_alone(row),
                [(one.key, one.words, one.left) for one in battle.fighter(row.pk).ailments],
            )
            for row in shown
        ],
    )
