"""Moments as people read them, in the reader's zone and language."""

from datetime import datetime

from django.utils import timezone
from django.utils.dateformat import format as format_date
from django.utils.translation import pgettext


def day_and_time(moment: datetime, *, this_year: int | None = None) -> str:
    """The same today and next month: "Mon 23 Nov, 20:12"; of another year "23 Nov 2025, 20:12". ``this_year=0`` names all."""
    local = timezone.localtime(moment)
    if local.year == (timezone.localtime().year if this_year is None else this_year):
        layout = pgettext("date layout, see Django's date filter", "D j M, H:i")
    else:
        layout = pgettext("date layout, see Django's date filter", "j M Y, H:i")
    words = format_date(local, layout)
    return words.lower() if _writes_days_small() else words


def _writes_days_small() -> bool:
    """Whether the language writes its weekdays and months small, as Spanish and Italian do."""
    return pgettext("write weekdays and months: 'Capitalised' or 'small'", "Capitalised") == "small"
