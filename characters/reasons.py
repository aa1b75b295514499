"""Why a sheet changed: in somebody's own words, or what happened, which is told in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from django.utils.text import capfirst
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from rules.contract import JSON, Words

from .models import Character, Proposal, SheetVersion
from .sheets import system_of
from .states import ending_said

Why = str | Mapping[str, JSON]
"""Words, or what happened: ``what`` with what belongs to it."""


def why_said(made: SheetVersion | Proposal) -> str:
    """Why a version or a proposal was made."""
    return told(made.character, given_why(made))


def given_why(made: SheetVersion | Proposal) -> Why:
    return made.why or made.happened


def told(character: Character, why: Why) -> str:
    """A reason in the reader's language; the character's campaign comes with it."""
    if isinstance(why, str):
        return why
    words = Words.of(system_of(character), get_language() or "en")
    match why:
        case {"what": "roll", "roll": number, "amount": amount}:
            return _("Roll %(number)s (%(amount)s)") % {"number": number, "amount": amount}
        case {"what": "roll", "roll": number}:
            return _("Roll %(number)s") % {"number": number}
        case {"what": "amended", "label": label, "roll": number}:
            return f"{capfirst(words.text(str(label)))}. {_('Roll %(number)s') % {'number': number}}"
        case {"what": "taken-back", "roll": number}:
            return _("Takes back what roll %(number)s did") % {"number": number}
        case {"what": "restored", "version": number}:
            return _("Restores version %(number)s") % {"number": number}
        case {"what": "undone", "version": number}:
            return _("Undoes version %(number)s") % {"number": number}
        case {"what": "ended", "state": key}:
            return ending_said(character, str(key), words)
        case {"what": "harm", "amount": amount}:
            return _("Damage %(amount)s in the encounter") % {"amount": amount}
        case {"what": "condition", "state": key, "begins": begins}:
            label = system_of(character).fight.conditions.get(str(key))
            said = {"condition": words.text(label).casefold() if label else str(key)}
            return (
                _("In the encounter: %(condition)s")
                if begins
                else _("In the encounter, no longer: %(condition)s")
            ) % said
        case {"what": "turn-begins"}:
            return _("A turn of the encounter begins")
        case {"what": "turn-ends"}:
            return _("A turn of the encounter ends")
        case {"what": "step-undone"}:
            return _("Taken back in the encounter")
        case {"what": "imported"}:
            return _("Imported from a file")
        case {"what": "copied", "name": name}:
            return _("Copied from %(name)s") % {"name": name}
    return ""
