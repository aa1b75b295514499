"""What a card says beside what fell: what was done to the roll since, and why; how often the same check was made before, since
rolling until one is lucky shows on the card of each; what a game master remarked; and that a thief of the key may have written
it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from django.db.models import BooleanField, IntegerField, JSONField
from django.db.models.expressions import RawSQL
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from .cards import Card
from .lines import changes_said, remark_said
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

# Of a site whose key was never stolen nothing is searched.
_UNSURE = """(
    EXISTS (SELECT FROM rules_certificate WHERE why = 'compromised')
    AND EXISTS (
        SELECT
          FROM rules_entry mine
          JOIN rules_entry told ON told.ledger_id = mine.ledger_id AND told.type = 'key' AND told.seq > mine.seq
         WHERE mine.id = rules_roll.entry_id AND (told.body::jsonb ->> 'good')::integer < mine.seq
    )
)"""

_REMARKS = """(
    SELECT jsonb_agg(jsonb_build_array(told.body::jsonb -> 'code', coalesce(words.value, '""')) ORDER BY told.seq)
      FROM rules_entry mine
      JOIN rules_entry told ON told.of = mine.leaf AND told.type = 'note'
      LEFT JOIN rules_opening words ON words.entry_id = told.id AND words.name = 'text'
     WHERE mine.id = rules_roll.entry_id
)"""

_asked: Prepared[Any] = Prepared(
    lambda rolls: (
        Roll.objects.filter(pk__in=rolls, sealed=False)
        .annotate(
            earlier=RawSQL(_EARLIER, (), output_field=IntegerField()),  # noqa: S611 - nothing is put in
            unsure=RawSQL(_UNSURE, (), output_field=BooleanField()),  # noqa: S611 - nothing is put in
            remarks=RawSQL(_REMARKS, (), output_field=JSONField()),  # noqa: S611 - nothing is put in
        )
        .only("pk")
    )
)


def _known_of(rolls: Iterable[Roll]) -> Iterator[Any]:
    """Open rolls with ``earlier``, how often the same character made the same check in the same scene within the day before, in
    the open, ``remarks`` (code and words of each) and ``unsure``. The same check is the one of the same name, whatever is added to
    it; where it has none, the same question."""
    made = [roll.pk for roll in rolls if not roll.sealed]
    yield from _asked(padded(made)) if made else ()


def notes_on(rolls: Iterable[Roll]) -> dict[int, list[str]]:
    """By the ids of rolls, where there is anything to say."""
    rolls = list(rolls)
    notes = changes_said(rolls)
    for roll in _known_of(rolls):
        if roll.earlier:
            said = ngettext(
                "Rolled %(count)s time before within a day.",
                "Rolled %(count)s times before within a day.",
                roll.earlier,
            )
            notes.setdefault(roll.pk, []).append(said % {"count": roll.earlier})
        for code, words in roll.remarks or ():
            notes.setdefault(roll.pk, []).append(remark_said(code, words))
        if roll.unsure:
            notes.setdefault(roll.pk, []).append(doubt_said())
    return notes


def doubts_on(roll: Roll) -> list[str]:
    return [doubt_said() for one in _known_of([roll]) if one.unsure]


def doubt_said() -> str:
    return _("Unsure: the key that signed it may have been in other hands.")


def noted(card: Card, notes: list[str] | None) -> Card:
    return replace(card, notes=[*card.notes, *notes]) if notes else card
