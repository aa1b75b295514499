"""What happens in an encounter, in sentences of the reader's language: for the thread, and for the game master's page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.translation import get_language, ngettext
from django.utils.translation import gettext as _

from rules.contract import Words
from rules.systems import SYSTEMS

from .encounters import Running, fight_of
from .models import EncounterStep, Scene, SceneEvent


def words_of(scene: Scene) -> Words:
    return Words.of(SYSTEMS[scene.campaign.system], get_language() or "en")


def condition_label(scene: Scene, key: str, words: str) -> str:
    """A condition by the game's word for it, or as somebody wrote it."""
    label = fight_of(scene).conditions.get(key)
    if not key:
        return words
    return words_of(scene).text(label).casefold() if label else key


def line_said(scene: Scene, line: Mapping[str, Any]) -> str:
    """One thing that happened, of those that have a sentence; ``name``: to whom."""
    said = {"name": line.get("name", ""), **line}
    if "key" in line:
        said["condition"] = condition_label(scene, line["key"], line.get("words", ""))
    match line["what"]:
        case "harm":
            if "amount" not in line:
                return _("%(name)s is hit.") % said
            return _("%(name)s takes %(amount)s damage.") % said
        case "condition":
            if not line.get("rounds"):
                return _("%(name)s: %(condition)s.") % said
            return (
                ngettext(
                    "%(name)s: %(condition)s for %(rounds)s round.",
                    "%(name)s: %(condition)s for %(rounds)s rounds.",
                    line["rounds"],
                )
                % said
            )
        case "expired" | "ended":
            return _("%(name)s is no longer: %(condition)s.") % said
        case "skipped":
            return skipped_said(scene, line)
        case "delays":
            return _("%(name)s delays.") % said
        case "comes-in":
            return _("%(name)s comes in next.") % said
        case "turn-lost":
            return _("%(name)s delayed too long: the turn is lost.") % said
        case "leaves":
            return _("%(name)s is out of the fight.") % said
        case "joins":
            return _("%(name)s joins the fight.") % said
        case "falls":
            return _("%(name)s: one falls.") % said
        case "round-over":
            return _("Round %(round)s is over.") % said
        case "back":
            return _("Back to the turn before.")
        case "moved":
            return _("%(name)s changes places in the order.") % said
        case "initiative":
            return _("%(name)s has initiative %(number)s.") % said
        case "turn-over":
            return _("%(name)s has had a turn.") % said
    return ""


def skipped_said(scene: Scene, line: Mapping[str, Any]) -> str:
    why = line.get("why", "")
    said = {"name": line.get("name", ""), "condition": condition_label(scene, why, why)}
    match why:
        case "surprised":
            return _("%(name)s is surprised and loses the turn.") % said
        case "away":
            return _("%(name)s is played by somebody who is away: the turn passes.") % said
        case "unplayed":
            return _("Nobody plays %(name)s now: the turn passes.") % said
        case "sheet":
            return _("%(name)s cannot act and loses the turn.") % said
    return _("%(name)s loses the turn: %(condition)s.") % said


def lines_said(scene: Scene, lines: Iterable[Mapping[str, Any]]) -> str:
    return " ".join(said for line in lines if (said := line_said(scene, line)))


def step_said(running: Running, step: EncounterStep) -> str:
    """A step for the game master, who knows everybody by name; that a turn is over only where nothing else is to be told."""
    lines = []
    for one in step.happened:
        row = running.participants.get(one.get("who", 0))
        name = one.get("name") or (row.name if row else "")
        lines.append({**one, "name": name})
    told = [line for line in lines if line["what"] != "turn-over"] or lines[:1]
    return lines_said(running.scene, told)


# --- Lines of the thread


def fight_said(scene: Scene, event: SceneEvent, person: str) -> str:
    """The encounter begins: who stands in the order with which initiative, each roll a link."""
    slug = scene.campaign.slug
    order = format_html_join(
        ", ",
        "{}",
        ((_ranked(slug, name, number, roll),) for name, number, roll in event.details.get("order", ())),
    )
    begun = _("%(person)s begins an encounter.") % {"person": person}
    said = format_html("{} {}: {}.", begun, _("The order"), order) if order else begun
    sealed = event.details.get("sealed")
    if sealed is None:
        return str(said)
    url = f"{reverse('ledger', args=[slug])}?show=sealed"  # its page is for those who may look into it
    return format_html(
        '{} <a href="{}">{}</a>', said, url, _("One roll stays sealed: no. %(number)s.") % {"number": sealed}
    )


def _ranked(slug: str, name: str, number: int | None, roll: int | None) -> str:
    if roll is None:
        return f"{name} {number}" if number is not None else name
    url = reverse("campaign_roll", args=[slug, roll])
    return format_html('{} <a href="{}">{}</a>', name, url, number)


def round_said(scene: Scene, event: SceneEvent) -> str:
    said = _("Round %(round)s is over.") % {"round": event.details.get("round")}
    lines = lines_said(scene, event.details.get("lines", ()))
    return f"{said} {lines}".strip()


def taken_back_said(scene: Scene, event: SceneEvent, person: str) -> str:
    lines = lines_said(scene, event.details.get("lines", ()))
    return _("%(person)s takes back: %(what)s") % {"person": person, "what": lines}


def ended_said(event: SceneEvent, person: str) -> str:
    number = int(event.details.get("round", 1))
    return ngettext(
        "%(person)s ends the encounter after %(count)s round.",
        "%(person)s ends the encounter after %(count)s rounds.",
        number,
    ) % {"person": person, "count": number}
