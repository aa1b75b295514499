"""The dice tray: what the speaker's sheet can roll, what is added to it, and what would come of it before anything falls."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from urllib.parse import urlencode

from django.core.exceptions import ValidationError
from django.urls import reverse
from django.utils import timezone
from django.utils.functional import cached_property
from django.utils.translation import get_language, ngettext
from django.utils.translation import gettext as _

from characters.checks import WITHOUT_NAME, Asked, Check, Checks, against
from characters.models import Character
from characters.sheet_rolls import pool_said
from characters.values import filled
from rules.asking import OddsShown, RollAsk, ask_for_dice, odds_shown, sentence_of
from rules.cards import percent, signed, words_for
from rules.contract import JSON, RulesError
from rules.contract.errors import MISSING
from rules.contract.fields import Spec
from rules.contract.scene import under
from rules.entry import Box, Entry, Typed, slot_of, typed_from
from rules.models import Roll
from rules.prepared import Prepared

from .chances import chances_said
from .conditions import said_by
from .models import Scene

MOST_PICKS = 7
MODIFIERS = 3
SEAL_DAYS = (1, 3, 7, 14, 30)  # after which a seal may open by itself
COMMON_DICE = ["1d100", "1d20", "2d6", "3d6", "4d6kh3"]


@dataclass(frozen=True)
class Before:
    """A check before the dice fall: against what, and with what chance."""

    odds: OddsShown
    target: str = ""
    pool: str = ""

    @property
    def success(self) -> str:
        return "" if self.odds.success is None else percent(float(self.odds.success))


_recent: Prepared[Roll] = Prepared(
    lambda speaker: Roll.objects.filter(character=speaker, sealed=False).order_by("-number")[:40]
)


def before(system: Any, asked: RollAsk) -> Before:
    known = against(system, asked)
    pool = pool_said(known)
    if known.target is not None:
        return Before(odds_shown(asked), f"{known.sign}\u00a0{signed(known.target)}", pool)
    return Before(odds_shown(asked), pool, pool)


def usual_way(speaker: Character | None) -> str:
    """How a character's roll falls where nothing else is said: sealed for an NPC of which the game master wants it so."""
    return "sealed" if speaker is not None and speaker.is_npc and speaker.rolls_sealed else "open"


class Tray:
    """``sent``: the composer's form. The chosen check comes as ``check`` (a key), or by its name in ``expression``."""

    def __init__(
        self,
        scene: Scene,
        speaker: Character | None,
        sent: Mapping[str, str],
        *,
        is_open: bool,
        typed: int,
        is_gm: bool,
        may_seal: bool,
    ) -> None:
        self.scene = scene
        self.speaker = speaker
        self.sent = sent
        self.open = is_open
        self.typed = typed
        self.is_gm = is_gm
        self.may_seal = may_seal
        self.roll_url = reverse("roll_now", args=[scene.pk])
        self.language = get_language() or "en"
        self.checks = Checks(
            scene.campaign.system, scene.campaign.house_rules, speaker, conditions=scene.conditions
        )
        self.words = words_for(scene.campaign.system)
        self.expression = sent.get("expression", "")
        self.reason = sent.get("reason", "")
        self.common = COMMON_DICE
        self.odds_url = reverse("dice_odds")
        self.check_url = reverse("tray", args=[scene.pk])
        self.asks_alone = False  # whether the form has its own way to say against whom
        self.each: list[
            dict[str, Any]
        ] = []  # of several who are asked: name, odds, target, or why not (note)

    @property
    def ways(self) -> list[dict[str, str]]:
        """How to roll without a post: value and label of each button, the usual one first."""
        openly = {"value": "open", "label": _("Roll now")}
        sealed = {"value": "sealed", "label": _("Roll sealed")}
        if not self.is_gm:
            blind = {"value": "blind", "label": _("Roll for the GM's eyes")}
            return [openly, sealed, blind] if self.may_seal else [openly, blind]
        if usual_way(self.speaker) == "sealed":
            return [sealed, {"value": "open", "label": _("Roll openly")}]
        return [openly, sealed]

    @property
    def openings(self) -> list[dict[str, Any]]:
        """When a seal opens by itself: value, label, chosen."""
        by_hand = {"value": "", "label": _("when somebody opens it"), "chosen": not self.seal_days}
        return [
            by_hand,
            *(
                {
                    "value": str(days),
                    "label": ngettext("by itself in %(days)s day", "by itself in %(days)s days", days)
                    % {"days": days},
                    "chosen": self.seal_days == days,
                }
                for days in SEAL_DAYS
            ),
        ]

    @property
    def seal_days(self) -> int | None:
        return next((days for days in SEAL_DAYS if self.sent.get("opens") == str(days)), None)

    @property
    def reveal_at(self) -> datetime | None:
        return timezone.now() + timedelta(days=self.seal_days) if self.seal_days else None

    @property
    def desk_url(self) -> str:
        """The rules desk, with the scene's header and the speaker's sheet at hand."""
        address = reverse("rules_of_system", args=[self.scene.campaign.system])
        asked = {"scene": self.scene.pk} | ({"character": self.speaker.pk} if self.speaker else {})
        return f"{address}?{urlencode(asked)}"

    @property
    def at_rest(self) -> dict[str, Any]:
        """All that it shows while nothing is chosen, as plain values."""
        names = (
            *(
                "all_checks",
                "check_url",
                "common",
                "count",
                "desk_url",
                "is_gm",
                "may_seal",
                "odds_url",
                "openings",
            ),
            *("others", "picks", "roll_url", "title", "ways"),
        )
        return {name: getattr(self, name) for name in names}

    # --- What can be chosen

    @cached_property
    def chosen(self) -> Check | None:
        key = self.sent.get("check", "")
        if key:
            return self.checks.all.get(key)
        found = None
        if self.expression.strip():
            found, parts, _reason = self.checks.read(self.expression, self.language)
            if parts:
                return None  # whoever writes the notation themselves needs no form
        return found

    @property
    def title(self) -> str:
        return _("What %(name)s rolls") % {"name": self.speaker.name} if self.speaker else _("Dice")

    @property
    def others(self) -> str:
        return _("Another check, or dice")

    @cached_property
    def picks(self) -> list[dict[str, Any]]:
        """The checks rolled last, then those at the head of the sheet; the chosen one always."""
        if not self.checks.offered:
            return []
        offered = {check.mark: check for check in reversed(self.checks.offered)}
        recent = _recent(self.speaker.pk) if self.speaker else []
        first = [offered[roll.words["note"]] for roll in recent if roll.words.get("note") in offered]
        shown = list(dict.fromkeys(check.key for check in [*first, *self.checks.offered]))[:MOST_PICKS]
        if self.chosen and self.chosen.key not in shown:
            shown = [self.chosen.key, *shown[: MOST_PICKS - 1]]
        return [self.pick(self.checks.all[key]) for key in shown]

    def pick(self, check: Check) -> dict[str, Any]:
        shown = {
            "value": check.key,
            "name": check.name(self.words),
            "number": "",
            "odds": "",
            "selected": self.chosen is not None and check.key == self.chosen.key,
        }
        given = self.checks.usual(check)
        shown["asks"] = bool(given)
        try:
            known = before(self.checks.system, self.checks.ask(Asked(check, given)))
        except RulesError:
            return shown
        if given:
            return shown | {"number": known.pool}
        return shown | {"number": known.target, "odds": known.success}

    @cached_property
    def all_checks(self) -> list[str]:
        """Every check by its name, for looking it up."""
        if self.checks.system.id == "dice":
            return []
        return sorted({check.name(self.words) for check in self.checks.all.values()}, key=str.casefold)

    # --- What is added to the check

    @cached_property
    def entry(self) -> Entry | None:
        """The boxes for what the sheet does not say, read from the form."""
        if self.chosen is None:
            return None
        rule = self.chosen.rule
        ladder = self.checks.ladder(self.chosen)
        slots = [
            slot_of(spec, self.words.field(spec.key, rule), self.words.help(spec.key, rule))
            for spec in self.checks.asked_for(self.chosen)
            if not (ladder and ladder.into == spec.key)
        ]
        was_shown = self.sent.get("tray_shown") == self.chosen.key
        lists = getattr(self.sent, "lists", None)
        typed = (
            Typed.sent(self.sent) if was_shown and lists else typed_from(slots, self.before_typing, "inputs.")
        )
        return Entry(slots, typed, self.words, rule=rule, below="inputs.", judged=False)

    @cached_property
    def before_typing(self) -> dict[str, JSON]:
        """What holds where nobody types anything: what the sheet says, and the scene's header. Lists that the scene adds to are
        not shown as chosen: they are added in any case."""
        if self.chosen is None:
            return {}
        alone = [one for one in self.chosen.scene if not isinstance(one.value, list)]
        return under(alone, self.chosen.filled)

    @property
    def from_scene(self) -> list[str]:
        """What the scene's header says to the chosen check: ``Gravity: low``."""
        if self.chosen is None:
            return []
        return [
            said_by(field, self.checks.conditions[field.key], self.words)
            for field, _added in self.checks.added(self.chosen)
        ]

    @cached_property
    def standing(self) -> list[Spec]:
        """The inputs that the sheet does not fill and that exist beside what was chosen in others."""
        if self.chosen is None or self.entry is None:
            return []
        known = {**self.before_typing, **self.entry.values}
        return [spec for spec in self.checks.asked_for(self.chosen) if spec.exists_beside(known)]

    @cached_property
    def shown(self) -> dict[str, Box]:
        boxes = self.entry.boxes if self.entry else {}
        found = {spec.key: boxes[spec.key] for spec in self.standing if spec.key in boxes}
        for key, box in found.items():
            says = self.parts_on_sheet(key)
            box.parts = [part for part in box.parts if part.name.rpartition(".")[2] not in says]
        return {key: box for key, box in found.items() if box.parts or box.look != "object"}

    @property
    def needed(self) -> list[Box]:
        """The boxes without which the check cannot be rolled."""
        return [box for box in self.shown.values() if is_needed(box)]

    @property
    def choosers(self) -> list[Box]:
        """Those of the others that decide which further ones there are."""
        decide = self.checks.choosers(self.chosen) if self.chosen else set()
        return [box for key, box in self.shown.items() if key in decide and not is_needed(box)]

    @property
    def boxes(self) -> list[Box]:
        """What else the sheet does not say."""
        decide = self.checks.choosers(self.chosen) if self.chosen else set()
        return [box for key, box in self.shown.items() if key not in decide and not is_needed(box)]

    @property
    def has_more(self) -> bool:
        """Whether something of the rest was filled in: then it stays open."""
        if self.asked is None:
            return False
        needed = {key for key, box in self.shown.items() if is_needed(box)}
        return any(key in self.shown and key not in needed for key in self.asked.given)

    @cached_property
    def ladder(self) -> list[dict[str, Any]]:
        """The system's difficulties: value, label, number, chosen."""
        ladder = self.checks.ladder(self.chosen) if self.chosen else None
        if ladder is None:
            return []
        table = self.checks.system.tables[ladder.table]
        said = self.sent.get("difficulty", "")
        return [
            {
                "value": str(number),
                "label": f"{self.words.choice(step)} ({signed_modifier(number, ladder.into)})",
                "chosen": said == str(number) or (not said and ladder.into == "modifiers" and number == 0),
                "step": step,
            }
            for step, number in table.rows
        ]

    @property
    def takes_modifiers(self) -> bool:
        return self.chosen is not None and self.checks.takes_modifiers(self.chosen)

    @cached_property
    def modifiers(self) -> list[dict[str, str]]:
        return [
            {
                "place": str(place),
                "value": self.sent.get(f"modifier_{place}", "").strip(),
                "label": self.sent.get(f"why_{place}", "").strip(),
            }
            for place in range(MODIFIERS)
        ]

    @cached_property
    def known_reasons(self) -> list[str]:
        return self.checks.known_reasons(self.language)

    @cached_property
    def asked(self) -> Asked | None:
        if self.chosen is None or self.entry is None:
            return None
        given: dict[str, JSON] = {}
        for spec in self.standing:
            value = self.entry.values.get(spec.key)
            before_it = self.before_typing.get(spec.key)
            usual = (spec.default, filled(spec.kind, spec.default)) if before_it is None else (before_it,)
            if spec.key not in self.entry.values or value in usual:
                continue
            if isinstance(before_it, dict) and isinstance(value, dict):
                value = self.beside_the_sheet(spec, value)
                if not value:
                    continue
            given[spec.key] = value
        modifiers = self.typed_modifiers()
        ladder = self.checks.ladder(self.chosen)
        number = self.sent.get("difficulty", "").replace("\N{MINUS SIGN}", "-")
        if ladder and re.fullmatch(r"-?[0-9]{1,4}", number):
            if ladder.into == "modifiers" and int(number):
                modifiers.insert(0, {"label": "difficulty", "value": int(number)})
            elif ladder.into != "modifiers":
                given[ladder.into] = int(number)
        if modifiers:
            given["modifiers"] = modifiers
        return Asked(self.chosen, given, self.reason.strip())

    def beside_the_sheet(self, spec: Spec, value: Mapping[str, JSON]) -> dict[str, JSON]:
        """The parts of an object that the sheet does not fill, where they are not as they would be anyway."""
        says = self.parts_on_sheet(spec.key)
        before_it = filled(spec.kind, self.before_typing.get(spec.key))
        return {
            key: item for key, item in value.items() if key not in says and before_it.get(key, "") != item
        }

    def parts_on_sheet(self, key: str) -> Collection[str]:
        says = self.chosen.filled.get(key) if self.chosen else None
        return says.keys() if isinstance(says, dict) else ()

    def typed_modifiers(self) -> list[JSON]:
        found: list[JSON] = []
        for modifier in self.modifiers:
            number = modifier["value"].replace("\N{MINUS SIGN}", "-").replace("+", "")
            if re.fullmatch(r"-?[0-9]{1,9}", number) and int(number):
                label = self.checks.label_of(modifier["label"] or WITHOUT_NAME)
                found.append({"label": label, "value": int(number)})
        return found

    # --- Against whom

    @cached_property
    def opponents(self) -> list[Character]:
        """Those in the scene against whom the chosen check can be rolled by the rules."""
        contests = self.checks.system.play.contests
        known = {rule for contest in contests for rule in contest.checks}
        if self.asks_alone or self.speaker is None or self.chosen is None or self.chosen.rule not in known:
            return []
        members = self.scene.cast.filter(left_at=None, character__retired_at=None)
        return [
            member.character for member in members.exclude(character=self.speaker).select_related("character")
        ]

    @property
    def opposing(self) -> dict[str, Any]:
        """The boxes for it; empty where there is nobody."""
        if not self.opponents:
            return {}
        chosen = self.sent.get("against", "")
        people = [
            {"value": str(one.pk), "label": one.name, "chosen": str(one.pk) == chosen}
            for one in self.opponents
        ]
        return {"people": people, "typed": self.sent.get("against_check", "")}

    @property
    def opponent(self) -> Character | None:
        return next((one for one in self.opponents if str(one.pk) == self.sent.get("against")), None)

    def opposing_key(self, opponent: Character) -> str:
        """The key of what the other side rolls; empty: the same. Raises ``ValidationError``."""
        typed = self.sent.get("against_check", "").strip()
        if not typed:
            return ""
        opponent.campaign = self.scene.campaign
        checks = Checks(self.scene.campaign.system, self.scene.campaign.house_rules, opponent)
        check, _parts, _reason = checks.read(typed, self.language)
        if check is None:
            raise ValidationError(_("There is no check called “%(name)s”.") % {"name": typed[:80]})
        return check.key

    # --- What would be rolled

    @property
    def notation(self) -> str:
        """The roll in the tray as it stands in a text, without the reason; empty where there is none."""
        if self.asked is None:
            return self.expression.strip()
        return self.checks.written(Asked(self.asked.check, self.asked.given), self.language)

    @cached_property
    def odds(self) -> dict[str, Any]:
        """Chance, target and cost of what is chosen; or why it cannot be rolled so."""
        if self.asked is None:
            return {}
        try:
            ask = self.checks.ask(self.asked)
        except RulesError as error:
            said = (
                self.still_needed(error)
                if error.message_id == MISSING
                else sentence_of(error, self.language, self.checks.system.id)
            )
            return {"text": "", "sentence": said, "target": "", "notation": ""}
        known = before(self.checks.system, ask)
        chance = known.odds.success
        others = chances_said(known.odds, self.words)
        return {
            "text": known.success or known.target or "–",
            "sentence": _("chance of success") if chance is not None else others or _("This has no odds."),
            "others": others if chance is not None else "",
            "target": known.target if known.success else "",
            "percent": round(100 * float(chance)) if chance is not None else None,
            "cost": self.cost,
            "notation": self.notation,
        }

    def still_needed(self, error: RulesError) -> str:
        """What has to be filled in before there are odds: no mistake of somebody who has not come to it yet."""
        names = [box.label for box in self.needed if not box.value]
        ladder = self.checks.ladder(self.chosen) if self.chosen else None
        if ladder and ladder.into != "modifiers" and not self.sent.get("difficulty"):
            names.insert(0, _("Difficulty"))
        if not names:
            key = (error.field or "").rpartition(".")[2]
            names.append(self.words.field(key, self.chosen.rule if self.chosen else None))
        return _("For the odds, fill in: %(names)s.") % {"names": ", ".join(names)}

    @property
    def cost(self) -> str:
        """What it will cost: ``Fate 3 → 2``."""
        if self.asked is None:
            return ""
        said = []
        for cost in self.checks.system.play.costs:
            points = cost.of(self.asked.inputs)
            has = self.checks.values.get(cost.field)
            if points and isinstance(has, int):
                label = self.words.text(f"sheet-{cost.field}".replace("_", "-"))
                said.append(f"{label}: {has} → {has - points}")
        return "; ".join(said)

    @property
    def ask(self) -> RollAsk | None:
        """What the tray holds, as it will be rolled. Raises ``RulesError``."""
        if self.asked is not None:
            return self.checks.ask(self.asked)
        if not self.expression.strip():
            return None
        typed = f"{self.expression} # {self.reason}" if self.reason.strip() else self.expression
        found = self.checks.find(typed, self.language)
        return self.checks.ask(found) if found else ask_for_dice(typed)

    @property
    def count(self) -> int:
        return self.typed + bool(self.notation)


def is_needed(box: Box) -> bool:
    """Whether a box must be filled in: a line, a number or a choice that has no value to begin with."""
    return box.required and box.look not in ("object", "rows", "check", "choices")


def signed_modifier(number: int, into: str) -> str:
    return signed(number) if into != "modifiers" or number <= 0 else f"+{signed(number)}"
