"""Initiative: rolled for all at once, typed by the game master, amended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.core.exceptions import ValidationError
from django.utils.text import Truncator
from django.utils.translation import gettext as _
from django.utils.translation import override

from accounts.models import User
from characters.models import Character
from characters.sheets import values_of
from rules.actions import Place, opened, roll_now, roll_together
from rules.asking import RollAsk, ask_for_check, ask_for_dice
from rules.contract import Fight
from rules.contract.fields import REQUIRED
from rules.contract.sheets import fill, look_up
from rules.models import Roll

from ..encounters import Running, by_side, fight_of, in_order, running_in, running_of, write
from ..initiative import Moved
from ..models import Encounter, EncounterStep, Participant, Scene
from .audit import audit, scene_in_log
from .encounter_steps import take_step

LEAST_INITIATIVE, MOST_INITIATIVE = -50, 100
MOST_NAMED = 250  # characters of names in a roll's reason


@dataclass
class Unit:
    """Those who share one roll, and the character whose number counts."""

    rows: list[Participant]
    character: Character

    @property
    def is_hidden(self) -> bool:
        return all(row.is_hidden for row in self.rows)


@dataclass(frozen=True)
class Wanted:
    """A roll for initiative that has not fallen: whose it is, what is asked, where it belongs, and whether it is sealed."""

    unit: Unit
    ask: RollAsk
    place: Place
    sealed: bool

    @property
    def line(self) -> int:
        """The line that names it."""
        return self.unit.rows[0].pk


def number_by_rules(encounter: Encounter, rows: Sequence[Participant]) -> None:
    """Gives new lines their bonus, and their initiative where the game rolls nothing for it."""
    scene, fight = encounter.scene, fight_of(encounter.scene)
    for row in rows:
        row.character.campaign = scene.campaign
        row.bonus = bonus_of(fight, row.character)
    if fight.fixed is not None:
        for row in rows:
            found = look_up(values_of(row.character), fight.fixed)
            if row.initiative is None:
                row.initiative = found if isinstance(found, int) else 0
        for side in by_side(rows).values() if encounter.blocks == Encounter.Blocks.SIDES else ():
            choose = min if encounter.lowest else max
            best = choose(row.initiative or 0 for row in side)
            for row in side:
                row.initiative = best
    Participant.objects.bulk_update(rows, ["initiative", "bonus"])


def rolls_wanted(encounter: Encounter, rows: Sequence[Participant]) -> list[Wanted]:
    """The rolls by which lines get their initiative. Those who are hidden share one sealed roll, so that not even their number is
    told."""
    scene, fight = encounter.scene, fight_of(encounter.scene)
    units = units_of(encounter, rows)
    wanted = [
        Wanted(unit, ask_for(encounter, fight, unit), place_for(scene, unit), False)
        for unit in units
        if not unit.is_hidden
    ]
    hidden = [row for unit in units if unit.is_hidden for row in unit.rows]
    if hidden:
        unit = Unit(hidden, best_of(encounter, hidden).character)
        wanted.append(Wanted(unit, ask_for(encounter, fight, unit), Place(scene=scene.key), True))
    return wanted


def roll_initiative(person: User, encounter: Encounter, rows: Sequence[Participant], now: datetime) -> None:
    """Rolls for all of these lines in one go, by requests of the server's own."""
    ledger, wanted = encounter.scene.campaign.ledger, rolls_wanted(encounter, rows)
    in_the_open = [one for one in wanted if not one.sealed]
    made = roll_together(person, ledger, [(one.ask, one.place) for one in in_the_open], now=now)
    for one, roll in zip(in_the_open, made, strict=True):
        give(encounter, one, roll)
    for one in wanted:
        if one.sealed:
            give(encounter, one, roll_now(person, ledger, one.ask, one.place, sealed=True, now=now))


def units_of(encounter: Encounter, rows: Sequence[Participant]) -> list[Unit]:
    groups: Iterable[list[Participant]] = [[row] for row in rows]
    if encounter.blocks == Encounter.Blocks.SIDES:
        groups = by_side(rows).values()
    return [Unit(list(group), best_of(encounter, group).character) for group in groups]


def best_of(encounter: Encounter, rows: Sequence[Participant]) -> Participant:
    choose = min if encounter.lowest else max
    return choose(rows, key=lambda row: row.bonus)


def bonus_of(fight: Fight, character: Character) -> int:
    if fight.bonus is None:
        return 0
    found = look_up(values_of(character), fight.bonus)
    return 0 if found is REQUIRED or not isinstance(found, int) else found


def ask_for(encounter: Encounter, fight: Fight, unit: Unit) -> RollAsk:
    campaign, values = encounter.scene.campaign, values_of(unit.character)
    who = (
        ""
        if unit.is_hidden
        else ", ".join(row.shown_as or row.name for row in unit.rows if not row.is_hidden)
    )
    who = Truncator(who).chars(MOST_NAMED)
    if fight.rule:
        # The rule's name says that it is initiative, to each reader in their words.
        inputs = fill(fight.fills, values)
        return ask_for_check(campaign.system, fight.rule, inputs, campaign.house_rules, reason=who)
    dice = encounter.notation or (fight.notation(values) if fight.notation else "1d20")
    with override(campaign.language):
        reason = _("Initiative: %(who)s") % {"who": who} if who else _("Initiative")
    return ask_for_dice(f"{dice} # {reason}")


def place_for(scene: Scene, unit: Unit) -> Place:
    """Under the character's name only where everybody knows it."""
    row = unit.rows[0]
    if len(unit.rows) > 1 or row.shown_as or row.character.is_npc:
        return Place(scene=scene.key)
    return Place(scene=scene.key, character=unit.character, sheet=unit.character.version)


def number_of(fight: Fight, roll: Roll) -> int:
    found = (roll.stands or {}).get(fight.result or "total")
    if not isinstance(found, int):
        raise ValidationError(_("These dice give no single number. Write others, such as 1d20+2."))
    return max(LEAST_INITIATIVE, min(MOST_INITIATIVE, found))


def give(encounter: Encounter, wanted: Wanted, roll: Roll) -> None:
    """Lines get the number that has fallen for them."""
    read = opened(Roll.objects.select_related("entry__seal").get(pk=roll.pk)) if wanted.sealed else roll
    number = number_of(fight_of(encounter.scene), read)
    for row in wanted.unit.rows:
        row.roll, row.initiative = roll, number
    Participant.objects.bulk_update(wanted.unit.rows, ["initiative", "roll"])


def set_initiative(
    person: User, row: Participant, number: int, *, now: datetime | None = None
) -> EncounterStep | None:
    """The game master says the number; the order follows."""
    if not LEAST_INITIATIVE <= number <= MOST_INITIATIVE:
        raise ValidationError(
            _("Initiative lies between %(least)s and %(most)s.")
            % {"least": LEAST_INITIATIVE, "most": MOST_INITIATIVE}
        )

    def change(running: Running) -> Moved:
        found = running.participants[row.pk]
        found.initiative = number
        found.save(update_fields=["initiative"])
        if not found.is_hidden:
            audit(person, running.scene.campaign, "encounter-order", now=now, **scene_in_log(running.scene))
        moved = Moved(in_order(running))
        moved.tell("initiative", row.pk, number=number)
        return moved

    return take_step(person, row.encounter, "initiative", change, now=now)


def follow_roll(scene: Scene, roll: Roll) -> None:
    """A roll for initiative was amended: the order follows it."""
    encounter = running_in(scene)
    if encounter is None or roll.sealed:
        return
    running = running_of(encounter)
    mine = [row for row in running.participants.values() if row.roll_id == roll.pk]
    roll.refresh_from_db(fields=["effective"])
    number = number_of(running.fight, roll) if mine else 0
    changed = [row for row in mine if row.initiative != number]
    for row in changed:
        row.initiative = number
        row.save(update_fields=["initiative"])
    if changed:
        write(running, in_order(running))
