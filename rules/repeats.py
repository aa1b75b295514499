"""Checks that were made again: rolling until one is lucky shows on the card of each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from django.utils.translation import ngettext

from .cards import Card
from .models import Roll
from .statements import answers

_EARLIER = """
    SELECT roll.id, count(*)
      FROM rules_roll roll
      JOIN rules_roll earlier
        ON earlier.character_id = roll.character_id AND earlier.person_id = roll.person_id
       AND earlier.scene_key = roll.scene_key AND earlier.number < roll.number
       AND earlier.created_at > roll.created_at - interval '1 day' AND earlier.created_at <= roll.created_at
       AND earlier.system = roll.system AND earlier.rule = roll.rule
       AND earlier.audience IS NULL AND NOT earlier.sealed
       AND CASE WHEN roll.words ? 'note' THEN earlier.words -> 'note' = roll.words -> 'note'
                ELSE earlier.inputs = roll.inputs END
     WHERE roll.id = ANY(%s) AND NOT roll.sealed
     GROUP BY roll.id
"""


def earlier_of_their_kind(rolls: Iterable[Roll]) -> dict[int, int]:
    """By the ids of rolls: how often the same character made the same check in the same scene within the day before, in the open.
    The same check is the one of the same name, whatever is added to it; where it has none, the same question."""
    made = [roll.pk for roll in rolls if roll.character_id and roll.scene_key and not roll.sealed]
    return dict(answers(_EARLIER, [made])) if made else {}


def marked(card: Card, earlier: int) -> Card:
    """The card, saying so where the check was made before."""
    if not earlier:
        return card
    said = ngettext(
        "Rolled %(count)s time before within a day.", "Rolled %(count)s times before within a day.", earlier
    )
    return replace(card, notes=[*card.notes, said % {"count": earlier}])
