"""Words that every template knows without loading them: icons and moments.

Whatever occurs a hundred times a page is written here, where it costs microseconds; everything else that one
sees stands in `templates/`.
"""

import functools
from datetime import datetime, timedelta

from django.conf import settings
from django.template import Library
from django.templatetags.static import static
from django.utils import timezone
from django.utils.dateformat import format as format_date
from django.utils.html import conditional_escape, format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

register = Library()


def _sprite() -> str:
    return static("icons.svg")


_kept_sprite = functools.cache(_sprite)


@register.simple_tag
def sprite() -> str:
    """The address of the icon sprite, to which `#i-name` or `#p-name` is added."""
    return _sprite() if settings.DEBUG else _kept_sprite()


@register.simple_tag
def icon(name: str, label: str = "") -> SafeString:
    """A picture from `static/icons.svg`. Beside its word it needs no label; alone it must have one."""
    if label:
        return format_html(
            '<svg class="icon" width="20" height="20" role="img" aria-label="{}"><use href="{}#i-{}"/></svg>',
            label,
            sprite(),
            name,
        )
    return mark_safe(  # noqa: S308  name and address are escaped
        '<svg class="icon" width="20" height="20" aria-hidden="true">'
        f'<use href="{sprite()}#i-{conditional_escape(name)}"/></svg>'
    )


def _time_element(moment: datetime, words: str) -> SafeString:
    return format_html('<time datetime="{}">{}</time>', moment.strftime("%Y-%m-%dT%H:%M%z"), words)


@register.filter
def moment(value: datetime | None) -> str:
    """Day and time in the reader's zone, the same today and next month: "Mon 23 Nov, 20:12"."""
    if not value:
        return ""
    local = timezone.localtime(value)
    if local.year == timezone.localtime().year:
        layout = pgettext("date layout, see Django's date filter", "D j M, H:i")
    else:
        layout = pgettext("date layout, see Django's date filter", "j M Y, H:i")
    words = format_date(local, layout)
    return _time_element(local, words.lower() if _writes_days_small() else words)


@register.filter
def near(value: datetime | None) -> str:
    """Day and time as one would say it now: "yesterday, 9:12". Not for anything that is kept in a cache."""
    if not value:
        return ""
    local, now = timezone.localtime(value), timezone.localtime()
    clock = format_date(local, pgettext("time layout, see Django's date filter", "G:i"))
    match (local.date() - now.date()) / timedelta(days=1):
        case 0:
            words = _("today, %(time)s") % {"time": clock}
        case -1:
            words = _("yesterday, %(time)s") % {"time": clock}
        case 1:
            words = _("tomorrow, %(time)s") % {"time": clock}
        case _:
            return moment(value)
    return _time_element(local, words)


def _writes_days_small() -> bool:
    """Whether the language writes its weekdays and months small, as Spanish and Italian do."""
    return pgettext("write weekdays and months: 'Capitalised' or 'small'", "Capitalised") == "small"
