"""What a card says beside what fell: what was done to the roll since, and why; and how often the same check was made before, since
rolling until one is lucky shows on the card of each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from django.db.models import IntegerField
from django.db.models.expressions import RawSQL
from django.utils.translation import ngettext

from .cards import Card
from .lines import changes_said
from .models import Roll
from .prepared import Prepared, padded

_EARLIER = """(
    SELECT count(*)
      FROM rules_roll earlier
     WHERE earlier.character_id = rules_roll.character_id AND earlier.person_id = rules_roll.person_id
       AND earlier.scene_key = rules_roll.scene_key AND earlier.number < rules_roll.number
       AND earlier.created_at > rules_roll.created_at - interval '1 day'
       AND earlier.created_at <= rules_roll.created_at
       AND earlier.system = rules_roll.system AND earlier.rule = rules_roll.rule
       AND earlier.audience IS NULL AND NOT earlier.sealed
       AND CASE WHEN rules_roll.words ? 'note' THEN earlier.words -> 'note' = rules_roll.words -> 'note'
                ELSE earlier.inputs = rules_roll.inputs END
)"""

_counted: Prepared[Any] = Prepared(
    lambda rolls: (
        Roll.objects.filter(pk__in=rolls, sealed=False)
        .annotate(earlier=RawSQL(_EARLIER, (), output_field=IntegerField()))  # noqa: S611 - nothing is put in
        .only("pk")
    )
)


def earlier_of_their_kind(rolls: Iterable[Roll]) -> dict[int, int]:
    """By the ids of rolls: how often the same character made the same check in the same scene within the day before, in the open.
    The same check is the one of the same name, whatever is added to it; where it has none, the same question."""
    made = [roll.pk for roll in rolls if roll.character_id and roll.scene_key and not roll.sealed]
    return {roll.pk: roll.earlier for roll in _counted(padded(made))} if made else {}


def notes_on(rolls: Iterable[Roll]) -> dict[int, list[str]]:
    """By the ids of rolls, where there is anything to say."""
    rolls = list(rolls)
    notes = changes_said(rolls)
    for roll, earlier in earlier_of_their_kind(rolls).items():
        if earlier:
            said = ngettext(
                "Rolled %(count)s time before within a day.",
                "Rolled %(count)s times before within a day.",
                earlier,
            )
            notes.setdefault(roll, []).append(said % {"count": earlier})
    return notes


def noted(card: Card, notes: list[str] | None) -> Card:
    return replace(card, notes=[*card.notes, *notes]) if notes else card
