"""What a roll's page says, from the record alone. The shapes are told at the top of ``rules/roll_page.html``."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime, timedelta
from typing import Any

from django.db.models import QuerySet
from django.urls import reverse
from django.utils import timezone
from django.utils.html import format_html
from django.utils.http import urlencode
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, ngettext, override, pgettext
from django.utils.translation import gettext as _

from accounts.moments import day_and_time
from rules.contract import Words
from rules.ledger.verification import verify
from rules.systems import SYSTEMS
from rules.verifier import fingerprint

from . import embedding, pictures
from .cards import Card, card_of, check_name, outcome_card, signed, words_for
from .lines import op_name, quoted, remark_said, remarks_on
from .models import Entry, Ledger, Roll
from .policies import in_everybodys_sight, is_public
from .proof import drawn_as, steps_of
from .receipts import receipt_of
from .series import is_sandbox, series_words

LONGEST_DESCRIPTION = 250  # characters
OPEN_GRAPH_LOCALES = {"en": "en_GB", "es": "es_ES", "it": "it_IT"}
STATUS_COLOURS = {"success": "#1f6f4a", "failure": "#9c2f3f", "total": "#4b4d5a", "void": "#6b6b6b"}


def campaign_of(roll: Roll) -> Any:
    ledger: Any = roll.entry.ledger
    return ledger.campaign if ledger.kind == Ledger.Kind.CAMPAIGN else None


def roll_page(
    roll: Roll, may_read: Callable[[Entry], bool], *, absolute: Callable[[str], str], inside: bool = False
) -> dict[str, Any]:
    """The context of a roll's page for a reader. ``absolute`` makes a whole address of a path. ``inside``: at the table."""
    bundle = receipt_of(roll, may_read)
    report = verify(bundle)
    report["unsure"] = is_unsure(report)
    entries = json.loads(bundle)["entries"]
    card = card_of(roll)
    campaign = campaign_of(roll)
    post = post_of(roll)
    public = is_public(roll)
    return {
        "roll": verdict(roll, card, campaign, post, report, absolute, public=public),
        "site_name": "Tirada",
        "path": path_of(campaign, post),
        **how_it_came(roll),
        "stakes": stakes(roll, card),
        "origin": origin(roll, post, entries, inside=inside),
        "verification": verification(report)
        | {"meaning": "" if report["unsure"] else meaning_of(roll, entries)},
        "verifier": verifier_shown(),
        "sum": steps_of(roll, entries),
        **shared(roll, absolute),
        "locale": OPEN_GRAPH_LOCALES.get(get_language() or "en", "en_GB"),
    }


def shared(roll: Roll, absolute: Callable[[str], str]) -> dict[str, Any]:
    """What to paste elsewhere and the badge as others will see it: of a roll that is not for everybody, that there is one."""
    language = pictures.language_of(roll)
    with override(language):
        badge = {"url": pictures.picture_path(roll, "badge", "svg"), "alt": pictures.picture_of(roll).alt}
    return {"copies": embedding.copies(roll, absolute), "badge": badge | {"language": language}}


def verdict(
    roll: Roll,
    card: Card,
    campaign: Any,
    post: Any,
    report: dict[str, Any],
    absolute: Callable[[str], str],
    *,
    public: bool,
) -> dict[str, Any]:
    status = status_of(report)
    address = reverse("roll", args=[roll.code])
    return {
        "state": card.state,
        "big": card.big,
        "small": card.small,
        "was": card.was,
        "number": roll.number,
        "code": roll.code,
        "name": check_said(roll) if roll.system not in ("", "dice") else "",
        "sentence": outcome_card(roll, roll.stands)["sentence"] if card.amended else card.sentence,
        "reason": card.reason,
        "line": origin_line(roll, campaign, post),
        "chips": [
            {"icon": card.state if card.state != "total" else "dice", "text": card.outcome},
            status,
            *([{"icon": card.amendment["icon"], "text": card.amendment["text"]}] if card.amended else []),
            *([{"icon": "sealed", "text": _("Sealed")}] if roll.sealed and card.state != "sealed" else []),
            *([{"icon": "sealed", "text": _("Was sealed")}] if was_sealed(roll) else []),
            *([{"icon": "dice", "text": series_words(roll)}] if is_sandbox(roll) else []),
        ],
        "url": absolute(address),
        "page_title": embedding.title_of(roll),
        "description": description(roll, card, campaign, status["text"])[:LONGEST_DESCRIPTION],
        "is_public": public,
        "image": {
            "url": absolute(pictures.picture_path(roll, "card")),
            "alt": pictures.sentence(roll, card),
        }
        if public
        else None,
        "oembed_json_url": oembed_url(absolute, address, "json"),
        "oembed_xml_url": oembed_url(absolute, address, "xml"),
        "status": " · ".join([status["text"], *([card.amendment["text"]] if card.amended else [])]),
        "receipt_url": absolute(reverse("roll_json", args=[roll.code])),
        "colour": STATUS_COLOURS.get(card.state, "#4b4d5a"),
    }


def is_unsure(report: dict[str, Any]) -> bool:
    """Whether the roll, or what it counts as now, may have been written by whoever stole the key."""
    drawn = ("roll", "hidden", "amend")
    return report["ok"] and any(
        entry["status"] == "unsure" and entry["type"] in drawn for entry in report["entries"]
    )


def status_of(report: dict[str, Any]) -> dict[str, str]:
    if not report["ok"]:
        return {"icon": "failure", "text": _("Does not hold")}
    if report["unsure"]:
        return {"icon": "pending", "text": _("Unsure")}
    return {"icon": "verified", "text": _("Verified")}


def oembed_url(absolute: Callable[[str], str], address: str, form: str) -> str:
    return absolute(f"{reverse('oembed')}?{urlencode({'url': absolute(address), 'format': form})}")


def check_said(roll: Roll) -> str:
    """The check by its name, with the rule where that is another one: ``Swim · Skill test``."""
    words = words_for(roll.system)
    name, rule = check_name(roll, words), words.text(f"rule-{roll.rule}")
    return name if name == rule else f"{name} · {rule}"


def description(roll: Roll, card: Card, campaign: Any, status: str) -> str:
    """``4, 5, 2, (2) = 11 · Perception · roll 41 of The Salt Road · verified``: plain characters, for other sites."""
    parts = [embedding.dice_said(roll, card) or card.full, card.amendment.get("text", ""), card.reason]
    if campaign:
        parts.append(
            _("roll %(number)s of %(campaign)s") % {"number": roll.number, "campaign": campaign.title}
        )
    elif is_sandbox(roll):
        parts.append(series_words(roll, kept=True))
    parts.append(status[:1].lower() + status[1:])
    return " · ".join(part for part in parts if part)


def post_of(roll: Roll) -> Any:
    block: Any = getattr(roll, "block", None)
    return block.post if block else None


def path_of(campaign: Any, post: Any) -> list[dict[str, str]]:
    path = []
    if campaign:
        path.append({"title": campaign.title, "url": campaign.get_absolute_url()})
    if post:
        path.append({"title": post.scene.title, "url": post.scene.get_absolute_url()})
    return path


def moment(at: datetime) -> str:
    """A page for ever names the year, and one for everybody the zone."""
    when = day_and_time(at, this_year=0)
    return f"{when} UTC" if timezone.get_current_timezone_name() == "UTC" else when


def was_sealed(roll: Roll) -> bool:
    return roll.entry.type == "hidden" and not roll.sealed and not roll.is_redacted


def origin_line(roll: Roll, campaign: Any, post: Any) -> SafeString:
    when = moment(roll.created_at)
    if is_sandbox(roll):
        return format_html("{}", when)
    who = str(roll.character or _("Out of character"))
    if post is None:
        return format_html("{}, {}", who, when)
    said = _("post %(number)s") % {"number": post.number} if post.audience is None else _("a whisper")
    link = format_html('<a href="{}">{}</a>', reverse("post_by_key", args=[post.key]), said)
    return format_html("{}, {}, {}", who, when, link)


def how_it_came(roll: Roll) -> dict[str, Any]:
    """``chain`` and ``amendments``: the roll as it fell, each amendment with what it came to; the last is what counts."""
    amendments = list(roll.amendments.select_related("person").order_by("number"))
    if not amendments or roll.outcome is None:
        return {}
    fell = outcome_card(roll, roll.outcome)
    chain = [{"title": _("As it fell"), "text": f"{fell['sentence']} {_number(roll.number)}"}]
    for amendment in amendments:
        said = outcome_card(roll, amendment.effective)["sentence"]
        reason = str(amendment.words.get("reason", ""))
        why = quoted(reason) if reason else ""
        who = _("%(who)s, %(when)s.") % {"who": amendment.person, "when": moment(amendment.created_at)}
        parts = (said, why, who if amendment.person else "", _number(amendment.number))
        chain.append({"title": op_name(amendment.op), "text": " ".join(part for part in parts if part)})
    counted = ngettext("%(count)s amendment", "%(count)s amendments", len(amendments))
    return {"chain": chain, "amendments": counted % {"count": len(amendments)}}


def _number(number: int) -> str:
    return _("Number %(number)s of the ledger.") % {"number": number}


def stakes(roll: Roll, card: Card) -> list[dict[str, Any]]:
    """What was fixed before the dice fell."""
    rows: list[dict[str, Any]] = []
    if roll.is_redacted:
        return rows
    if roll.system == "dice":
        rows.append({"label": _("Dice"), "value": roll.inputs["expression"]})
        if roll.typed and roll.typed.partition("#")[0].strip() != roll.inputs["expression"]:
            rows.append({"label": _("As typed"), "value": roll.typed})
    else:
        rows.append({"label": _("Check"), "value": check_said(roll)})
        rows += fixed_values(roll)
    if roll.reason:
        rows.append({"label": _("Reason"), "value": roll.reason})
    if roll.outcome and roll.outcome.get("target") is not None:
        rows.append({"label": _("Target"), "value": signed(roll.outcome["target"])})
    if card.dice:
        rows.append({"label": _("What fell"), "dice": card.dice})
    if roll.house_rules and roll.system in SYSTEMS:
        words = Words.of(SYSTEMS[roll.system], get_language() or "en")
        said = (
            f"{words.text(f'house-{key}')}: {words.choice(value, key)}"
            for key, value in roll.house_rules.items()
        )
        rows.append({"label": _("House rules then in force"), "value": "; ".join(said)})
    return rows


def fixed_values(roll: Roll) -> list[dict[str, Any]]:
    """What the sheet said and what the person added, as it was when the dice fell; what is as by default goes without saying."""
    system = SYSTEMS.get(roll.system)
    rule = system.rules.get(roll.rule) if system else None
    if system is None or rule is None:
        return []
    words = Words.of(system, get_language() or "en")
    rows = [
        {"label": words.field(spec.key, rule.id), "value": said}
        for spec in rule.fields
        if (value := roll.inputs.get(spec.key)) not in (None, spec.default)
        and (said := told(value, words, spec.key, spec.unit or "", own=roll.words, path=f"inputs.{spec.key}"))
    ]
    changed = [
        f"{words.text(f'house-{key}')}: {told(value, words, key)}"
        for key, value in roll.house_rules.items()
        if key in system.house_rules and value != system.house_rules[key].default
    ]
    return [*rows, *({"label": _("House rule"), "value": one} for one in changed)]


def told(
    value: Any, words: Words, key: str, unit: str = "", *, own: Mapping[str, Any] = {}, path: str = ""
) -> str:
    """A value of any shape in words; nought, no and nothing are left out of what holds several. ``own``: the person's own words by
    their path, which the record only commits to."""
    if path in own:
        return str(own[path])
    if isinstance(value, bool):
        return words.choice(value)
    if isinstance(value, int | float):
        return f"{signed(value)}\u00a0{unit}" if unit else signed(value)
    if isinstance(value, str):
        return words.choice(value, key)
    if isinstance(value, list):
        return ", ".join(
            told(one, words, key, own=own, path=f"{path}.{place}") for place, one in enumerate(value)
        )
    if isinstance(value, dict) and value.keys() == {"label", "value"}:
        number = value["value"]
        reason = own.get(f"{path}.label") or words.modifier(str(value["label"]))
        return f"{'+' if number >= 0 else ''}{signed(number)} {reason}"
    if isinstance(value, dict):
        parts = ((part, one) for part, one in value.items() if one not in (None, "", 0, False, [], {}))
        return ", ".join(
            f"{words.field(part)} {told(one, words, part, own=own, path=f'{path}.{part}')}"
            for part, one in parts
        )
    return ""


def origin(roll: Roll, post: Any, entries: list[dict[str, Any]], *, inside: bool) -> list[dict[str, Any]]:
    ledger = roll.entry.ledger
    said = _("Number %(number)s of a series without gaps, which stands at %(last)s")
    place = said % {"number": roll.number, "last": ledger.head_seq}
    campaign = campaign_of(roll)
    if campaign:
        address = reverse("ledger", args=[campaign.slug])
        place = format_html('{} · <a href="{}">{}</a>', place, address, _("the whole series"))
    rows: list[dict[str, Any]] = [{"label": _("Place in the ledger"), "value": place}]
    if roll.person and not is_sandbox(roll):
        rows.append({"label": _("Asked by"), "value": str(roll.person)})
    if is_sandbox(roll):
        said = series_words(roll)
        rows.append({"label": _("Belongs to"), "value": said[:1].upper() + said[1:]})
    elif post is None:
        rows.append({"label": pgettext("noun", "Post"), "value": _("None: this roll stands by itself")})
    elif post.audience is not None:
        rows.append({"label": pgettext("noun", "Post"), "value": _("Made and published with a whisper")})
    else:
        said = _("Made and published with post %(number)s") % {"number": post.number}
        if post.removed_at:
            said = _("Post %(number)s, removed since. The roll stays") % {"number": post.number}
        elif post.edited_at:
            said = _("Post %(number)s, edited after the roll") % {"number": post.number}
        rows.append({"label": pgettext("noun", "Post"), "value": said})
    if not roll.is_redacted:
        rows.append({"label": _("Repeats"), "value": repeats_said(roll, inside=inside)})
    if was_sealed(roll):
        rows.append({"label": _("Seal"), "value": opened_said(entries)})
    rows += [{"label": pgettext("noun", "Remark"), "value": said} for said in remarks_said(roll)]
    rows += [{"label": _("Taken out"), "value": said} for said in erasures_said(entries)]
    mine = _("The player's browser added its own") if client_nonce(roll, entries) else _("The server alone")
    rows.append({"label": _("Randomness"), "value": mine})
    rows.append({"label": _("Fingerprint of the ledger"), "value": ledger.head_leaf[:12], "code": True})
    return rows


def remarks_said(roll: Roll) -> Iterator[str]:
    """What a game master remarked, with when and under which number."""
    for entry, code, words in remarks_on(roll):
        when = moment(datetime.fromisoformat(json.loads(entry.envelope)["ts"]))
        yield " ".join([remark_said(code, words), f"{when}.", _number(entry.seq)])


def erasures_said(entries: list[dict[str, Any]]) -> Iterator[str]:
    """That something was removed on request. Of a roll without its dice nothing more is to be said."""
    for entry in entries:
        envelope, body = entry["envelope"], entry["body"] or {}
        if envelope["type"] == "erase" and "texts" in body.get("what", ()):
            when = moment(datetime.fromisoformat(envelope["ts"]))
            yield " ".join([_("Words, on request, %(when)s.") % {"when": when}, _number(envelope["seq"])])


def opened_said(entries: list[dict[str, Any]]) -> str:
    """That a roll was made under a seal, and when the seal was opened."""
    for entry in entries:
        envelope = entry["envelope"]
        if envelope["type"] == "reveal":
            when = moment(datetime.fromisoformat(envelope["ts"]))
            return _("Rolled sealed; opened %(when)s, number %(number)s of the ledger") % {
                "when": when,
                "number": envelope["seq"],
            }
    return _("Rolled sealed")


def meaning_of(roll: Roll, entries: list[dict[str, Any]]) -> str:
    """What the steps prove, for whoever has never heard of such a thing. Nothing of a roll whose dice may not be seen."""
    if roll.outcome is None:
        return ""
    if client_nonce(roll, entries):
        return _(
            "Nobody could choose these dice, neither who rolled nor this site: each gave a part, and the site had fixed its own "
            "before it knew the other. Nothing was changed since."
        )
    return _(
        "Whoever rolled could not choose these dice, and nothing was changed since. Their browser gave no part of its own, so that "
        "the site did not pick among several rolls is not proved."
    )


MOST_REPEATS = 12  # that are named


def repeats_said(roll: Roll, *, inside: bool) -> str:
    """Which of its kind a roll is within a day, with the way to the others."""
    others = list(others_of_its_kind(roll))
    if not others:
        return _("The only one of its kind within a day")
    links = []
    for one in others[:MOST_REPEATS]:
        campaign = campaign_of(one)
        address = (
            reverse("campaign_roll", args=[campaign.slug, one.number])
            if inside
            else reverse("roll", args=[one.code])
        )
        links.append(format_html('<a href="{}">{}</a>', address, one.number))
    said = ngettext(
        "%(count)s more of its kind within a day:", "%(count)s more of its kind within a day:", len(others)
    )
    more = mark_safe(" …") if len(others) > MOST_REPEATS else ""
    return format_html("{} {}{}", said % {"count": len(others)}, mark_safe(", ".join(links)), more)  # noqa: S308


def others_of_its_kind(roll: Roll) -> QuerySet[Roll]:
    """The same check of the same character, with whatever modifiers, within a day of this roll; where no check is named, the same
    question. Those that are not for everybody are left out."""
    day = timedelta(days=1)
    others = Roll.objects.exclude(pk=roll.pk)
    campaign = campaign_of(roll)
    if campaign:
        others = in_everybodys_sight(campaign, others)
    mark = roll.words.get("note")
    return (
        others.filter(
            entry__ledger=roll.entry.ledger,
            character=roll.character,
            person=roll.person,
            system=roll.system,
            rule=roll.rule,
            audience=None,
            sealed=False,
            created_at__range=(roll.created_at - day, roll.created_at + day),
            **({"words__note": mark} if mark else {"inputs": roll.inputs}),
        )
        .select_related("entry__ledger__campaign")
        .order_by("number")
    )


def client_nonce(roll: Roll, entries: list[dict[str, Any]]) -> bool:
    return bool(drawn_as(roll, entries).get("req", {}).get("client"))


def verification(report: dict[str, Any] | None) -> dict[str, Any]:
    """The eleven steps of the verifier with what each found. None: nothing has been checked yet."""
    names = [
        (_("Form"), _("The file is written in the one canonical way")),
        (_("Contents"), _("Each entry holds what its envelope says")),
        (_("Keys"), _("The site's root key vouches for the signing key")),
        (_("Signatures"), _("Every entry is signed")),
        (_("Chain"), _("Numbers and hashes follow one another")),
        (_("Seeds"), _("Each seed was fixed before the question")),
        (_("Dice"), _("The faces follow from seed and question")),
        (_("Outcome"), _("The rules give this result for these faces")),
        (_("Seals"), _("What was sealed is what was opened")),
        (_("Links"), _("Posts and amendments point at the right roll")),
        (_("Words"), _("Reason and names are those fixed before")),
    ]
    failed = None if report is None or report["ok"] else report["step"]

    def state(number: int) -> str:
        if report is None or (failed is not None and number > failed):
            return "pending"
        return "failure" if number == failed else "success"

    steps = [
        {"name": name, "about": about, "state": state(number)}
        for number, (name, about) in enumerate(names, start=1)
    ]
    if report is None:
        lead = _("Your browser can check every entry of this ledger itself.")
        return {"title": _("Check it yourself"), "steps": steps, "lead": lead, "where": ""}
    if failed is None:
        lead = _("Eleven steps, none fails.")
        if report["unsure"]:
            lead = " ".join([lead, unsure_said()])
        return {"title": status_of(report)["text"], "steps": steps, "lead": lead, "where": _("by our server")}
    lead = _("Step %(step)s fails: %(why)s") % {"step": failed, "why": report["why"]}
    return {"title": _("Does not hold"), "steps": steps, "lead": lead, "where": _("by our server")}


def unsure_said() -> str:
    return _(
        "But by then the key that signed it may have been in other hands: whoever had it could have written this. It stays unsure "
        "for ever."
    )


def verifier_shown() -> dict[str, str]:
    """The verifier that needs nobody."""
    return {"url": reverse("verifier"), "sha256": fingerprint()}


def private_page(roll: Roll, absolute: Callable[[str], str]) -> dict[str, Any]:
    """The public address of a roll that is not public: that there is one, and nothing of it."""
    if roll.is_redacted:
        title, said = (
            _("A roll removed on request"),
            _("Its place in the ledger is proved, the dice are not shown."),
        )
    else:
        title = _("A roll that is not for everybody")
        said = _(
            "It was recorded, has its number and cannot be changed. What was rolled is for the people at its table, or still under "
            "seal."
        )
    address = reverse("roll", args=[roll.code])
    return {
        "inside": reverse("roll_inside", args=[roll.code]),
        "url": absolute(address),
        "image_url": absolute(pictures.picture_path(roll, "card")),
        "title": title,
        "said": said,
        "site_name": "Tirada",
        **shared(roll, absolute),
    }
