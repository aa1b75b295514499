"""What somebody typed that is longer than its place: refused in words, and given back whole. Nothing is cut without a word.

Django's forms do this by themselves. This is for the single box beside a button: ``typed`` reads it, and what is too long is
answered by a page where it stands to be shortened, with everything else that was sent (``config.malformed``).
"""

from __future__ import annotations

from collections.abc import Mapping

from django.utils.formats import number_format
from django.utils.translation import gettext as _


class TooLong(Exception):
    """``name``: of the box; ``sentence``: how much is too much."""

    def __init__(self, name: str, sentence: str) -> None:
        super().__init__(name)
        self.name = name
        self.sentence = sentence


def typed(sent: Mapping[str, str], name: str, most: int) -> str:
    """What was typed into a box, without spaces around it. Raises ``TooLong``."""
    said = sent.get(name, "").replace("\r\n", "\n").strip()
    if len(said) > most:
        raise TooLong(name, too_long(len(said), most))
    return said


def too_long(count: int, most: int) -> str:
    numbers = {
        "most": number_format(most, force_grouping=True),
        "count": number_format(count, force_grouping=True),
    }
    return _("There is room for %(most)s characters here; this has %(count)s.") % numbers
