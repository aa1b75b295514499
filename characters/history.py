"""A sheet's versions, each with what it changed."""

from __future__ import annotations

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from rules.models import Roll
from rules.policies import Sight

from .actions.sheets import differences_of, values_at
from .models import Character, SheetVersion
from .reasons import why_said
from .values import Difference

MOST_IN_A_LINE = 3
MOST_TO_NAME = 8
RELATED = ("person", "approved_by", "roll__entry__ledger", "amendment__roll__entry__ledger", "reverses")


def versions_with_changes(
    character: Character, language: str, *, most: int | None = None, before: int | None = None
) -> list[tuple[SheetVersion, list[Difference]]]:
    """The newest versions first, those below the number ``before`` only."""
    found = SheetVersion.objects.filter(character=character).select_related(*RELATED)
    if before is not None:
        found = found.filter(number__lt=before)
    versions = list(found[: most + 1] if most is not None else found)
    for version in versions:
        version.character = character
    values = {version.number: version.values for version in versions}
    return [
        (version, differences_of(character, values.get(version.number - 1, {}), version.values, language))
        for version in (versions[:most] if most is not None else versions)
    ]


def changes_of(version: SheetVersion, language: str) -> list[Difference]:
    """What one version changed."""
    before = values_at(version.character, version.number - 1) or {}
    return differences_of(version.character, before, version.values, language)


def version_line(version: SheetVersion, changes: list[Difference], sight: Sight) -> dict[str, Any]:
    """A version on a line: number, what changed, why, who, when, and the roll that caused it where the viewer may see it."""
    why = why_said(version)
    said = [str(change) for change in changes[:MOST_IN_A_LINE]]
    if len(changes) > MOST_TO_NAME:
        said = [ngettext("%(count)s value", "%(count)s values", len(changes)) % {"count": len(changes)}]
    elif len(changes) > MOST_IN_A_LINE:
        said.append(_("and %(count)s more") % {"count": len(changes) - MOST_IN_A_LINE})
    return {
        "number": version.number,
        "url": reverse("version", args=[version.character_id, version.number]),
        "text": "; ".join(said) or why,
        "why": why,
        "person": version.person,
        "approved_by": version.approved_by,
        "when": version.created_at,
        "reverses": version.reverses,
        **roll_behind(version, sight),
    }


def roll_behind(version: SheetVersion, sight: Sight) -> dict[str, Any]:
    roll: Roll | None = version.roll or (version.amendment.roll if version.amendment else None)
    if roll is None:
        return {}
    if not sight.may_read(roll):
        return {"by_a_roll": True}
    slug = version.character.campaign.slug
    return {"roll": roll.number, "roll_url": reverse("campaign_roll", args=[slug, roll.number])}
