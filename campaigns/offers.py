"""What a reader may do with the rolls that they see: amend their own, apply what fell to a sheet, rule, open a seal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from characters.actions.sheets import differences_of
from characters.models import Character, SheetVersion
from characters.playing import (
    Standing,
    amendable,
    amount_of,
    change_by,
    context_of,
    effects_of,
    holds,
    options_for,
    own_characters,
    standings,
)
from rules.card_notes import noted, notes_on
from rules.cards import Card, words_for
from rules.contract import Effect, RulesError
from rules.models import Roll

from .models import Scene
from .policies import Seat, can_open_seal

Offer = dict[str, Any]


def cards_as_they_stand(
    seat: Seat, scene: Scene, cards: Iterable[tuple[Roll, Card]], *, offers: bool = True
) -> dict[int, Card]:
    """The cards by their rolls, with what was done to these since, how often the same check was made before, and with ``offers``
    also what it did to sheets and what this reader may do."""
    pairs = list(cards)
    notes = notes_on(roll for roll, _card in pairs)
    pairs = [(roll, noted(card, notes.get(roll.pk))) for roll, card in pairs]
    return cards_with_offers(seat, scene, pairs) if offers else {roll.pk: card for roll, card in pairs}


def cards_with_offers(seat: Seat, scene: Scene, cards: Iterable[tuple[Roll, Card]]) -> dict[int, Card]:
    """The cards by their rolls, with what this reader may do. A handful of statements, however many cards there are, and none
    where there is nothing to do."""
    pairs = list(cards)
    may_play = seat.plays and scene.is_open and seat.campaign.closed_at is None
    if not may_play:
        return {roll.pk: card for roll, card in pairs}
    told = [roll for roll, _card in pairs if _may_matter(seat, roll)]
    standing = standings(told)
    own = {one.pk: one for one in own_characters(told, character_ids=seat.character_ids, is_gm=seat.is_gm)}
    return {
        roll.pk: offered(seat, scene, card, roll, standing.get(roll.pk), own.get(roll.character_id or 0))
        for roll, card in pairs
    }


def _may_matter(seat: Seat, roll: Roll) -> bool:
    """Whether anything could be offered, judged by what is at hand."""
    if roll.outcome is None or not (amendable(roll) or effects_of(roll)):
        return False
    return seat.is_gm or roll.character_id in seat.character_ids


def offered(
    seat: Seat, scene: Scene, card: Card, roll: Roll, standing: Standing | None, own: Character | None
) -> Card:
    offers: list[Offer] = []
    links: list[Offer] = []
    notes = list(card.notes)
    if standing is not None:
        if own is not None:
            offers += amendments(scene, standing, own)
        offers += own_effects(scene, standing, own)
        known = [version for version in standing.applied if may_know(seat, version)]
        notes += [said(version) for version in known]
        links += [to_the_sheet(version) for version in known]
        if seat.is_gm:
            links += effects_on_others(scene, roll)
            offers += [undo(scene, roll, version) for version in standing.applied if version.cause]
    if seat.is_gm:
        links += rulings(scene, roll)
    if roll.sealed and can_open_seal(seat, roll):
        offers.append(opening_of(scene, roll))
    if not (offers or links or len(notes) > len(card.notes)):
        return card
    return replace(card, offers=[*card.offers, *offers], links=[*card.links, *links], notes=notes)


def opening_of(scene: Scene, roll: Roll) -> Offer:
    """To open the seal of a roll, for whoever may."""
    return {
        "action": reverse("reveal_roll", args=[scene.pk, roll.number]),
        "label": _("Open the seal"),
        "text": _("Everyone who may read it here sees it then, as it fell."),
        "fields": (),
    }


def amendments(scene: Scene, standing: Standing, own: Character) -> list[Offer]:
    roll = standing.roll
    return [
        {
            "action": reverse("amend_roll", args=[scene.pk, roll.number]),
            "label": option.label,
            "text": option.text,
            "main": place == 0,
            "asks": True,
            "fields": (("key", option.key), ("revision", str(roll.revision))),
        }
        for place, option in enumerate(options_for(standing, own))
    ]


def own_effects(scene: Scene, standing: Standing, own: Character | None) -> list[Offer]:
    """What the roll does to the sheet of the one who rolled, with the difference that it makes."""
    roll = standing.roll
    if own is None:
        return []
    found = []
    for effect in effects_of(roll):
        done = any(version.cause == effect.key for version in standing.applied)
        if effect.by_itself or effect.to_another or done or not holds(effect, roll, own):
            continue
        try:
            change = change_by(effect, roll, own)
        except RulesError:
            continue
        if change.differences:
            found.append(
                {
                    "action": reverse("apply_roll", args=[scene.pk, roll.number, effect.key]),
                    "label": _("Enter it on the sheet"),
                    "text": change.text,
                    "fields": (("character", str(own.pk)),),
                }
            )
    return found


def effects_on_others(scene: Scene, roll: Roll) -> list[Offer]:
    return [
        {
            "url": reverse("apply_roll", args=[scene.pk, roll.number, effect.key]),
            "text": effect_label(effect, roll),
            "button": True,
        }
        for effect in effects_of(roll)
        if effect.to_another and not effect.by_itself and effect.when(context_of(roll, {}))
    ]


def effect_label(effect: Effect, roll: Roll) -> str:
    amount = amount_of(effect, roll)
    if amount is not None:
        return _("Apply %(amount)s damage to…") % {"amount": amount}
    if not effect.steps:
        return _("Enter it on the sheet of…")
    return words_for(roll.system).text(f"rule-{effect.steps[-1].rule}")


def rulings(scene: Scene, roll: Roll) -> list[Offer]:
    if roll.outcome is None or roll.sealed:
        return []
    return [{"url": reverse("rule_on_roll", args=[scene.pk, roll.number]), "text": _("Rule on it")}]


def may_know(seat: Seat, version: SheetVersion) -> bool:
    return seat.is_gm or version.character_id in seat.character_ids


def said(version: SheetVersion) -> str:
    """What a version changed, for those who may read the sheet: ``Ossen: Wounds 12 → 5``."""
    before: dict[str, Any] = version.before or {}  # type: ignore[attr-defined]
    changed = differences_of(version.character, before, version.values, get_language() or "en")
    return f"{version.character.name}: {'; '.join(map(str, changed))}"


def to_the_sheet(version: SheetVersion) -> Offer:
    return {
        "url": reverse("version", args=[version.character_id, version.number]),
        "text": _("Sheet of %(name)s, version %(number)s")
        % {"name": version.character.name, "number": version.number},
    }


def undo(scene: Scene, roll: Roll, version: SheetVersion) -> Offer:
    return {
        "action": reverse("reverse_roll", args=[scene.pk, roll.number]),
        "label": _("Undo: %(name)s") % {"name": version.character.name},
        "text": "",
        "fields": (("version", str(version.pk)),),
    }
