"""Two people changed one sheet: what the second had before them, what is there now, and what they typed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.contract import JSON

from .actions.sheets import differences_of, values_at
from .models import Character
from .sheets import sheet_of
from .values import DASH, merged, whole


@dataclass(frozen=True)
class Row:
    label: str
    had: str
    now: str
    typed: str
    clash: bool


class Conflict:
    """``together``: both changes in one, where they differ the second person's; ``rows`` say what became of each value."""

    def __init__(self, character: Character, base: int, typed: Mapping[str, JSON], language: str) -> None:
        self.character = Character.objects.select_related("campaign").get(pk=character.pk)
        self.current = self.character.version
        before = values_at(self.character, base) or {}
        now = self.character.sheet
        theirs = {change.label: change for change in differences_of(self.character, before, now, language)}
        mine = {change.label: change for change in differences_of(self.character, before, typed, language)}
        self.rows = []
        for label in [*theirs, *(label for label in mine if label not in theirs)]:
            here, there = mine.get(label), theirs.get(label)
            had = (here or there).before if (here or there) else ""  # type: ignore[union-attr]
            self.rows.append(
                Row(
                    label,
                    had or DASH,
                    (there.after if there else had) or DASH,
                    (here.after if here else had) or DASH,
                    clash=bool(here and there and here.after != there.after),
                )
            )
        sheet = sheet_of(self.character)
        assert sheet is not None
        values, _clashes = merged(whole(sheet, before), whole(sheet, now), whole(sheet, typed))
        self.together: dict[str, JSON] = {key: value for key, value in values.items() if value is not None}
