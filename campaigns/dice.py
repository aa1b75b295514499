"""Whose dice a reader may see summed up: their own; at a table those of members who agreed, without what is not for all."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet
from django.urls import reverse
from django.utils.formats import number_format
from django.utils.translation import gettext as _

from accounts.models import User
from characters.models import Character
from rules.models import Ledger, Roll
from rules.policies import in_everybodys_sight
from rules.statistics import Tally, averages, plots_of, sentence_of, tally

from .models import Campaign, Membership
from .policies import Seat


def own_rolls(person: User) -> QuerySet[Roll]:
    """A person's rolls in campaigns, sealed ones only once they are open."""
    return Roll.objects.filter(person=person, sealed=False, entry__ledger__kind=Ledger.Kind.CAMPAIGN)


def shown_to_table(campaign: Campaign, rolls: QuerySet[Roll]) -> QuerySet[Roll]:
    """Without rolls in whispers and in scenes that not everybody reads: a sum that held them would tell of them."""
    return in_everybodys_sight(campaign, rolls.filter(audience=None))


def panel_of(person: User) -> dict[str, Any]:
    """``dice`` of ``campaigns/home.html``."""
    found = tally(own_rolls(person).order_by("-pk")[:2000])
    if not found.rolls:
        return {}
    return {
        "label": _("All of them"),
        "url": reverse("my_dice"),
        "tracks": tracks(found)[:4],
        "sentence": sentence_of(found),
    }


def tracks(found: Tally) -> list[dict[str, Any]]:
    """The average of each kind of die, for ``components/track.html``."""
    return [
        {
            "label": _("%(count)s × d%(sides)s") % {"count": one.count, "sides": one.sides},
            "text": _("%(average)s on average, %(expected)s expected")
            % {"average": number_format(one.average, 1), "expected": number_format(one.expected, 1)},
        }
        for one in averages(found)
    ]


def summed(title: str, rolls: QuerySet[Roll], url: str = "") -> dict[str, Any]:
    found = tally(rolls)
    return {
        "title": title,
        "url": url,
        "rolls": found.rolls,
        "sentence": sentence_of(found),
        "tracks": tracks(found),
        "plots": plots_of(found.faces),
    }


def my_dice(person: User) -> list[dict[str, Any]]:
    """By campaign and, in it, by character; one that rolled alone has the campaign's section."""
    rolls = own_rolls(person)
    pairs = rolls.order_by().values_list("entry__ledger__campaign", "character").distinct()
    campaigns = Campaign.objects.in_bulk({campaign for campaign, _character in pairs if campaign})
    characters = Character.objects.in_bulk({character for _campaign, character in pairs if character})
    shown = []
    for campaign in sorted(campaigns.values(), key=lambda one: one.title):
        mine = rolls.filter(entry__ledger__campaign=campaign)
        who = {character for of, character in pairs if of == campaign.pk}
        alone = characters.get(next(iter(who))) if len(who) == 1 else None
        title = f"{campaign.title}: {alone or _('all together')}"
        shown.append(summed(title, mine, reverse("table_dice", args=[campaign.slug])))
        for each, character in sorted(characters.items()):
            if each in who and not alone:
                shown.append(summed(f"{campaign.title}: {character}", mine.filter(character=character)))
    return shown


def by_character(person: User, rolls: QuerySet[Roll]) -> list[dict[str, Any]]:
    """What a person's own characters rolled, where it was more than one; never NPCs, whose names not everybody knows."""
    mine = rolls.filter(person=person, character__player=person)
    characters = Character.objects.filter(pk__in=mine.values("character")).order_by("name")
    if len(characters) < 2:
        return []
    return [summed(f"{person}: {character}", mine.filter(character=character)) for character in characters]


def table_dice(seat: Seat) -> list[dict[str, Any]]:
    """The reader's own, then those of every member who agreed, then all of these together."""
    rolls = Roll.objects.filter(entry__ledger__campaign=seat.campaign, sealed=False)
    members = Membership.objects.filter(campaign=seat.campaign, left_at=None).select_related("person")
    agreed = [one.person for one in members if one.shows_dice]
    common = shown_to_table(seat.campaign, rolls)
    shown = [summed(_("My dice"), rolls.filter(person_id=seat.viewer.pk))]
    for person in agreed:
        if person.pk != seat.viewer.pk:
            shown += [summed(str(person), common.filter(person=person)), *by_character(person, common)]
    if len(agreed) > 1:
        shown.append(summed(_("All who show theirs"), common.filter(person__in=agreed)))
    return shown
