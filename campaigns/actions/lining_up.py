"""Initiative that a browser asks for, one roll after the other, each with randomness of its own: lines stand ready, each gets its
number when its roll has fallen, and with the last one the encounter begins. Whoever comes in later joins the order in the same way.

When the browser goes away in between, the lines that are left wait: the page of the encounter offers to roll for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from rules.actions import ask_roll
from rules.actions.rolling import answered_message, check_wanted
from rules.ledger.requests import read_message
from rules.models import Roll

from ..encounters import Running, running_of, waiting_for_initiative
from ..models import Encounter, Participant, Scene
from ..policies import check_post_in_scene, check_run, seat_of
from .encounter_steps import make_step, told
from .encounters import (
    USUAL_ORDER,
    Line,
    Order,
    add_lines,
    begin,
    call_off,
    check_lines,
    joined,
    set_up,
    taking_part,
)
from .initiative import Wanted, give, number_by_rules, roll_initiative, rolls_wanted
from .locking import lock_scene


@transaction.atomic
def line_up(
    person: User,
    scene: Scene,
    lines: Sequence[Line],
    order: Order = USUAL_ORDER,
    *,
    now: datetime | None = None,
) -> Encounter:
    """Sets an encounter up without rolling; it begins at once where nothing is to be rolled. Raises as ``start_encounter``."""
    encounter = set_up(person, scene, lines, order)
    if not encounter.is_running and not to_be_rolled(encounter):
        begin(person, encounter, now or timezone.now())
    told(encounter.scene, everybody=False)
    return encounter


@transaction.atomic
def line_up_beside(
    person: User, encounter: Encounter, lines: Sequence[Line], *, now: datetime | None = None
) -> Encounter:
    """More lines for an encounter that runs; those for whom nothing is to be rolled join it at once."""
    encounter = _locked(person, encounter)
    if not encounter.is_running:
        raise PermissionDenied(_("The encounter is over."))
    check_lines(encounter.scene, lines, taking_part(encounter))
    running = running_of(encounter)
    rows = add_lines(encounter, lines)
    number_by_rules(encounter, rows)
    to_be_rolled(encounter)
    at = now or timezone.now()
    ready = [row for row in rows if row.initiative is not None]
    if ready:
        make_step(running, person, "joins", lambda on: joined(on, ready, person, at), now=at)
    told(encounter.scene, everybody=bool(ready))
    return encounter


def to_be_rolled(encounter: Encounter) -> list[Wanted]:
    """What has not fallen yet. Raises ``RulesError`` where the rules refuse a roll."""
    return rolls_wanted(encounter, waiting_for_initiative(encounter))


@transaction.atomic
def roll_for_line(
    person: User, encounter: Encounter, line: int, message: bytes, *, now: datetime | None = None
) -> Roll:
    """Makes the roll of one line by the client's own request. A message that was answered before gets the same roll. Raises what
    ``ask_roll`` raises."""
    ledger = encounter.scene.campaign.ledger
    lock_scene(encounter.scene)
    before = answered_message(ledger, person, message)
    if before is not None:
        return before.roll
    encounter = _locked(person, encounter)
    asked = read_message(message)
    wanted = next((one for one in to_be_rolled(encounter) if one.line == line), None)
    if encounter.ended_at is not None or wanted is None:
        raise PermissionDenied(_("Initiative is no longer rolled for these."))
    check_wanted(asked, wanted.ask, wanted.place, sealed=wanted.sealed)
    running = running_of(encounter) if encounter.is_running else None
    roll = ask_roll(
        person, ledger, message, wanted.place, may_seal=lambda: wanted.sealed, typed=wanted.ask.typed
    ).roll
    give(encounter, wanted, roll)
    _numbered(person, encounter, running, wanted.unit.rows, now or timezone.now())
    return roll


@transaction.atomic
def roll_for_the_rest(person: User, encounter: Encounter, *, now: datetime | None = None) -> None:
    """Rolls for all who wait, by requests of the server's own."""
    encounter = _locked(person, encounter)
    rows = waiting_for_initiative(encounter)
    if encounter.ended_at is not None or not rows:
        return
    now = now or timezone.now()
    running = running_of(encounter) if encounter.is_running else None
    roll_initiative(person, encounter, rows, now)
    _numbered(person, encounter, running, rows, now)


@transaction.atomic
def leave_out(person: User, encounter: Encounter, line: int, *, now: datetime | None = None) -> None:
    """A line that waits does not fight after all. Without the last of them the encounter begins, or is called off where nobody is
    left."""
    encounter = _locked(person, encounter)
    row = next((one for one in waiting_for_initiative(encounter) if one.pk == line), None)
    if encounter.ended_at is not None or row is None:
        return
    now = now or timezone.now()
    row.left_at = now
    row.save(update_fields=["left_at"])
    if encounter.participants.filter(left_at=None).exists():
        _numbered(person, encounter, running_of(encounter) if encounter.is_running else None, [], now)
    else:
        call_off(encounter.scene, now)
        told(encounter.scene, everybody=False)


def _locked(person: User, encounter: Encounter) -> Encounter:
    seat = seat_of(person, encounter.scene.campaign)
    check_run(seat)
    scene = lock_scene(encounter.scene)
    check_post_in_scene(seat, scene)
    encounter = Encounter.objects.get(pk=encounter.pk)
    encounter.scene = scene
    return encounter


def _numbered(
    person: User, encounter: Encounter, running: Running | None, rows: Sequence[Participant], now: datetime
) -> None:
    """Lines have their numbers: they come into the order of an encounter, as it was before, or it begins with the last of them."""
    if running is not None:
        if rows:
            make_step(running, person, "joins", lambda on: joined(on, rows, person, now), now=now)
        told(encounter.scene, everybody=bool(rows))
    elif waiting_for_initiative(encounter):
        told(encounter.scene, everybody=False)
    else:
        begin(person, encounter, now)
