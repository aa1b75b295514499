"""Who may see a roll, and how much of a ledger.

Roll pages, cards and receipts at public addresses depend on the roll alone; what only members may see stands on pages of the
campaign. A viewer's role comes from the memberships of the ledger's campaign.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.db.models import Q, QuerySet
from django.http import Http404
from django.utils.functional import cached_property

from .models import Amendment, Entry, Ledger, Roll

GM, PLAYER, FORMER = "gm", "player", "former"


def role_in(campaign: Any, viewer: Any) -> str | None:
    """The viewer's role at a campaign's table; None for a stranger."""
    if not viewer.is_authenticated:
        return None
    role: str | None = (
        campaign.memberships.filter(person=viewer, left_at=None).values_list("role", flat=True).first()
    )
    return role


def rolls_in_sight(viewer: Any, campaign: Any, rolls: QuerySet[Roll]) -> QuerySet[Roll]:
    """Without those in scenes that are not the viewer's to read. A roll is where its post is now, else where it fell."""
    hidden = campaign.scenes.hidden_from(viewer)
    return rolls.exclude(_in_scenes(hidden))


def in_everybodys_sight(campaign: Any, rolls: QuerySet[Roll]) -> QuerySet[Roll]:
    """Those in scenes that everybody reads who may read the campaign: what sums and counts may hold."""
    return rolls_in_sight(_Nobody(), campaign, rolls)


def _in_scenes(scenes: Any) -> Q:
    return Q(block__post__scene__in=scenes) | Q(block=None, scene_key__in=scenes.values("key"))


def is_public(roll: Roll) -> bool:
    """Whether anybody may see what was rolled. Of one that ``roll_at_address`` found it is known."""
    if roll.public_now is not None:
        return roll.public_now
    ledger: Any = roll.entry.ledger
    if roll.is_redacted:
        return False
    if ledger.kind == Ledger.Kind.SANDBOX:
        return True
    return (
        ledger.campaign.is_public
        and roll.audience is None
        and not roll.sealed
        and Sight(_Nobody(), None, ledger).reaches(roll)
    )


def roll_by_code(code: str) -> Roll:
    """A roll by its address, whoever asks: its page shows what it may. 404 for an unknown one."""
    found = (
        Roll.objects.select_related("entry__ledger__campaign", "character", "person", "block__post__scene")
        .filter(code=code)
        .first()
    )
    if found is None:
        raise Http404
    return found


def roll_at_address(code: str) -> Roll:
    """A roll whose answer is about to be made, in which much depends on whether it is public: that is asked once."""
    found = roll_by_code(code)
    found.public_now = is_public(found)
    return found


def readable_ledger(viewer: Any, slug: str) -> tuple[Ledger, str | None]:
    """A campaign's ledger with the viewer's role, or 404."""
    ledger: Any = Ledger.objects.select_related("campaign").filter(campaign__slug=slug).first()
    if ledger is None:
        raise Http404
    role = role_in(ledger.campaign, viewer)
    if role is None and not ledger.campaign.is_public:
        raise Http404
    return ledger, role


def readable_roll(viewer: Any, slug: str, number: int) -> tuple[Roll, str | None]:
    """A roll of a campaign by its number, or 404: also for one in a text that is not for the viewer."""
    ledger, role = readable_ledger(viewer, slug)
    roll = (
        Roll.objects.select_related("entry__ledger__campaign", "character", "person")
        .filter(entry__ledger=ledger, number=number)
        .first()
    )
    if roll is None or not may_read(viewer, role, roll):
        raise Http404
    return roll, role


def may_read(viewer: Any, role: str | None, roll: Roll) -> bool:
    """Whether a viewer who may read the campaign may read this roll. For many rolls ask one ``Sight``."""
    return Sight(viewer, role, roll.entry.ledger).may_read(roll)


def knows_of_seal(viewer: Any, roll: Roll) -> bool:
    """Whether somebody of the table knows that there is this seal, and may not look into it."""
    ledger: Any = roll.entry.ledger
    role = role_in(ledger.campaign, viewer)
    sight = Sight(viewer, role, ledger)
    return (
        role is not None
        and roll.sealed
        and roll.audience is None
        and sight.reaches(roll)
        and not sight.may_read(roll)
    )


class Sight:
    """What a viewer may read of a campaign's rolls; two statements at most, however many rolls it is asked about."""

    def __init__(self, viewer: Any, role: str | None, ledger: Any) -> None:
        self.viewer, self.role, self.ledger = viewer, role, ledger

    @cached_property
    def characters(self) -> set[int]:
        """Those that the viewer plays. Whoever left the table plays nobody."""
        if self.role in (None, FORMER):
            return set()
        return set(self.viewer.characters.values_list("pk", flat=True))

    @cached_property
    def hidden_scenes(self) -> Any:
        return self.ledger.campaign.scenes.hidden_from(self.viewer)

    @cached_property
    def out_of_reach(self) -> set[int]:
        """Ids of the rolls in scenes that are not the viewer's to read."""
        if self.role == GM:
            return set()
        rolls = Roll.objects.filter(_in_scenes(self.hidden_scenes), entry__ledger=self.ledger)
        return set(rolls.values_list("pk", flat=True))

    def reaches(self, roll: Roll) -> bool:
        return roll.pk not in self.out_of_reach

    def may_read(self, roll: Roll) -> bool:
        if self.role == GM:
            return True
        if roll.sealed:
            return self.role is not None and is_own_seal(self.viewer, roll) and self.reaches(roll)
        if roll.audience is not None and self.characters.isdisjoint(roll.audience):
            return False
        return self.reaches(roll)


def is_own_seal(viewer: Any, roll: Roll) -> bool:
    """Whether a sealed roll is the viewer's own, and not one that is kept from its roller too."""
    return roll.sealed and not roll.blind and roll.person_id == viewer.pk


def readable_rolls(sight: Sight, rolls: QuerySet[Roll]) -> QuerySet[Roll]:
    """Those of a campaign's rolls for which ``may_read`` holds."""
    if sight.role == GM:
        return rolls
    rolls = rolls.exclude(pk__in=sight.out_of_reach)
    if sight.role is None:
        return rolls.filter(audience=None, sealed=False)
    heard = Q(audience=None) | Q(audience__overlap=list(sight.characters))
    return rolls.filter(Q(heard, sealed=False) | Q(sealed=True, blind=False, person=sight.viewer))


def reader_of(viewer: Any, role: str | None, ledger: Ledger) -> Callable[[Entry], bool]:
    """For files: says of an entry whether its body may be read. Entries that belong to no hidden roll are for all readers, but for
    those of sealed notes in hidden scenes.

    That of a sealed roll says only who rolled, under a pseudonym, and holds the seal: it is for all readers of the scene, too."""
    if role == GM:
        return lambda entry: True
    sight = Sight(viewer, role, ledger)
    if ledger.kind == Ledger.Kind.SANDBOX:
        return lambda entry: True
    restricted = Roll.objects.filter(entry__ledger=ledger).filter(
        ~Q(audience=None, sealed=False) | Q(pk__in=sight.out_of_reach)
    )
    unseen = [roll for roll in restricted.select_related("entry") if not sight.may_read(roll)]
    hidden = {roll.entry.leaf for roll in unseen}
    seals = {
        roll.entry.leaf for roll in unseen if roll.sealed and roll.audience is None and sight.reaches(roll)
    }
    # What points at an amendment, a second amendment above all, belongs to the roll too.
    hidden.update(Amendment.objects.filter(roll__in=unseen).values_list("entry__leaf", flat=True))
    notes = Entry.objects.filter(ledger=ledger, sealed_note__block__post__scene__in=sight.hidden_scenes)
    hidden.update(notes.values_list("leaf", flat=True))
    return lambda entry: entry.leaf in seals or (entry.leaf not in hidden and entry.of not in hidden)


def for_anybody(roll: Roll) -> Callable[[Entry], bool]:
    """For the receipt at a public address."""
    if not is_public(roll):
        return lambda entry: entry.seq == 0 or entry.type == "key"
    return reader_of(_Nobody(), None, roll.entry.ledger)


class _Nobody:
    is_authenticated = False
