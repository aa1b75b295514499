"""Words that every template knows without loading them: icons, faces, numbers and moments.

Whatever occurs a hundred times a page is written here, where it costs microseconds; everything else that one
sees stands in `templates/`.
"""

import functools
from datetime import datetime, timedelta, tzinfo
from types import SimpleNamespace
from typing import Any

from django.conf import settings
from django.template import Library
from django.templatetags.static import static
from django.utils import timezone, translation
from django.utils.dateformat import format as format_date
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from accounts.moments import day_and_time

register = Library()


@register.simple_tag
@functools.cache
def sprite() -> str:
    """The address of the icon sprite, to which `#i-name` or `#p-name` is added."""
    return static("icons.svg")


@functools.cache
def _silent_icon(name: str) -> SafeString:
    return format_html(
        '<svg class="icon" width="20" height="20" aria-hidden="true"><use href="{}#i-{}"/></svg>',
        sprite(),
        name,
    )


@register.simple_tag
def icon(name: str, label: str = "") -> SafeString:
    """A picture from `static/icons.svg`. Beside its word it needs no label; alone it must have one."""
    if not label:
        return _silent_icon(name)
    return format_html(
        '<svg class="icon" width="20" height="20" role="img" aria-label="{}"><use href="{}#i-{}"/></svg>',
        label,
        sprite(),
        name,
    )


@functools.cache
def _linocut(accent: str, name: str, size: str) -> SafeString:
    return format_html(
        '<svg class="portrait{}" data-accent="{}" width="56" height="56" aria-hidden="true">'
        '<use href="{}#p-{}"/></svg>',
        f" portrait--{size}" if size else "",
        accent,
        sprite(),
        name,
    )


@register.simple_tag
def portrait(of: Any, size: str = "") -> SafeString:
    """A face: the picture that somebody gave, or else a linocut in the one's own colour.

    Reads of a character or a person (or of what `look_of` says of one) `portrait` (an image field), `accent` (one of
    the ten names in tokens.css) and `linocut` (cass, varga, brunn, sorel, ruiz, ossen or voice), all of which may be
    missing. Sizes: xs, sm, xl, and none for the one beside a post. The name always stands beside a face, so that it
    needs no text of its own.
    """
    if isinstance(of, dict):
        of = SimpleNamespace(**of)
    picture = getattr(of, "portrait", None)
    if picture:
        return format_html(
            '<img class="portrait{}" src="{}" width="56" height="56" alt="" loading="lazy">',
            f" portrait--{size}" if size else "",
            picture["url"] if isinstance(picture, dict) else picture.url,
        )
    return _linocut(getattr(of, "accent", "") or "slate", getattr(of, "linocut", "") or "voice", size)


@register.filter
def numbered(number: int) -> str:
    """A roll's number as one says it: "no. 41", with a space that does not break."""
    return _("no.\N{NO-BREAK SPACE}%(number)s") % {"number": number}


@register.filter
def moment(value: datetime | None) -> str:
    """Day and time in the reader's zone, the same today and next month: "Mon 23 Nov, 20:12"."""
    if not value:
        return ""
    language = translation.get_language() or settings.LANGUAGE_CODE
    return _moment(value, timezone.get_current_timezone(), language, timezone.localtime().year)


@functools.lru_cache(maxsize=4096)
def _moment(value: datetime, zone: tzinfo, language: str, this_year: int) -> SafeString:
    return _time_element(timezone.localtime(value, zone), day_and_time(value, this_year=this_year))


def _time_element(moment: datetime, words: str) -> SafeString:
    return format_html('<time datetime="{}">{}</time>', moment.strftime("%Y-%m-%dT%H:%M%z"), words)


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
