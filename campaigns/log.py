"""The campaign's log in words. Whatever ``actions.audit`` may be told stands in ``ACTIONS``."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from . import policies
from .models import AuditEntry
from .policies import Seat

ACTIONS = {
    "post-hidden": gettext_lazy("%(name)s hid the post %(target)s."),
    "post-shown": gettext_lazy("%(name)s showed the post %(target)s again."),
    "post-removed": gettext_lazy("%(name)s removed the post %(target)s."),
    "post-moved": gettext_lazy("%(name)s moved the post %(target)s to another scene."),
    "scene-split": gettext_lazy("%(name)s split the scene %(target)s."),
    "scenes-merged": gettext_lazy("%(name)s added the scene %(target)s to another one."),
    "scene-closed": gettext_lazy("%(name)s closed the scene %(target)s."),
    "scene-opened": gettext_lazy("%(name)s opened the scene %(target)s again."),
}


KINDS_OF_LINES = {
    "post-hidden": gettext_lazy("posts hidden"),
    "post-shown": gettext_lazy("posts shown again"),
    "post-removed": gettext_lazy("posts removed"),
    "post-moved": gettext_lazy("posts moved"),
    "scene-split": gettext_lazy("scenes split"),
    "scenes-merged": gettext_lazy("scenes put together"),
    "scene-closed": gettext_lazy("scenes closed"),
    "scene-opened": gettext_lazy("scenes opened again"),
}


def log_of(seat: Seat, *, action: str = "", person: str = "") -> QuerySet[AuditEntry]:
    """The lines that this viewer may see, newest first."""
    lines = policies.visible_log(seat, AuditEntry.objects.filter(campaign=seat.campaign))
    if action:
        lines = lines.filter(action=action)
    if person.isdigit():
        lines = lines.filter(person=int(person))
    return lines.select_related("person")


def sentence_of(line: AuditEntry) -> str:
    known = ACTIONS.get(line.action)
    said = str(known) if known else _("%(name)s: %(action)s, %(target)s.")
    return said % {"name": line.person, "target": line.target, "action": line.action}


def line_shown(line: AuditEntry) -> dict[str, Any]:
    return {
        "sentence": sentence_of(line),
        "words": line.words,
        "when": line.created_at,
        "address": line.address,
    }
