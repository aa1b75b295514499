"""A roll as a card: what ``components/roll.html`` shows, in the reader's language, from the record alone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.urls import reverse
from django.utils.formats import number_format
from django.utils.translation import get_language, gettext, ngettext
from django.utils.translation import gettext as _

from rules.contract import JSON, Words
from rules.systems import SYSTEMS

from .asking import RollAsk, odds_shown
from .models import Roll

MINUS = "−"
_ABBREVIATION = re.compile(r"\s*\([^()]{1,4}\)$")


@dataclass(frozen=True)
class DieShown:
    """A face; ``sides`` draws a d10 as a kite. Between dice stands ``op`` (``+ 6``) or ``sign`` (an icon)."""

    face: int | str = ""
    sides: int = 6
    destiny: bool = False
    burst: bool = False
    dropped: bool = False
    label: str = ""
    op: str = ""
    sign: str = ""


@dataclass(frozen=True)
class Card:
    """See the comment at the top of ``components/roll.html`` for what each part means."""

    state: str
    sentence: str
    name: str
    number: int | None = None
    url: str = ""
    code: str = ""
    big: str = ""
    small: str = ""
    was: str = ""
    icon: str = ""
    outcome: str = ""
    detail: str = ""
    stakes: str = ""
    reason: str = ""
    dice: list[DieShown] = field(default_factory=list)
    pips: range | None = None
    accent: str = ""
    amended: bool = False
    amendment: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    links: list[dict[str, Any]] = field(default_factory=list)
    offers: list[dict[str, Any]] = field(default_factory=list)

    @property
    def full(self) -> str:
        """The sentence with the check's name before it, unless it begins with it: what can stand without the card."""
        return self.sentence if self.sentence.startswith(self.name) else f"{self.name}. {self.sentence}"


def signed(number: JSON) -> str:
    """A number with a real minus sign, in the reader's format."""
    if isinstance(number, int | float) and number < 0:
        return MINUS + number_format(abs(number))
    return number_format(number) if isinstance(number, int | float) else str(number)


def percent(chance: float) -> str:
    """A chance as it is written in the reader's language: ``62 %``, with a no-break space."""
    decimals = 1 if 0 < chance < 0.01 or 0.99 < chance < 1 else 0
    return number_format(chance * 100, decimals) + "\u00a0%"


def card_of(roll: Roll) -> Card:
    """The card of a recorded roll, as it stands now."""
    common: dict[str, Any] = {
        "number": roll.number,
        "code": roll.code,
        "url": reverse("roll", args=[roll.code]),
    }
    if roll.sealed and roll.outcome is None and roll.error is None:
        return sealed_card(common)
    common["reason"] = roll.reason
    if roll.error is not None:
        return void_card(roll, common)
    if roll.outcome is None:
        return redacted_card(common)
    shown = outcome_card(roll, roll.stands)
    if roll.sealed:
        common["notes"] = [_("Sealed: the table sees its number only.")]
    if roll.effective is not None:
        before = outcome_card(roll, roll.outcome)
        shown |= {
            "amended": True,
            "was": before["big"] if before["big"] != shown["big"] else "",
            "amendment": {
                "text": _("Ruled by the game master") if roll.ruled else _("Amended"),
                "url": common["url"],
                "icon": "ruling" if roll.ruled else "amended",
            },
            "sentence": _("%(sentence)s Amended; before: %(before)s")
            % {"sentence": shown["sentence"], "before": before["sentence"]},
        }
    return Card(**shown, **common)


def outcome_card(roll: Roll, outcome: Mapping[str, Any]) -> dict[str, Any]:
    """Name, stub, verdict, dice and sentence for an outcome of this roll: the first one, or the one that counts now."""
    if roll.system == "dice":
        return dice_card(roll.inputs["expression"], outcome)
    return check_card(roll, outcome)


def sealed_card(common: dict[str, Any]) -> Card:
    """Only what everybody may know: that there is a roll, and its number."""
    return Card(
        state="sealed",
        name=_("Sealed roll"),
        outcome=_("Sealed"),
        stakes=_("It has been rolled and cannot be changed. What it came to is shown when it is opened."),
        sentence=_("Sealed roll, number %(number)s.") % {"number": common["number"]},
        **common,
    )


def private_card() -> Card:
    """For other sites, of a roll that is not for everybody: that there is one. Not even that it is sealed."""
    return Card(
        state="total",
        name=_("A roll"),
        big="–",
        outcome=_("Not for everybody"),
        stakes=_("Only the people at its table may see what was rolled."),
        sentence=_("A roll that is not for everybody"),
    )


def void_card(roll: Roll, common: dict[str, Any]) -> Card:
    name = expression_of(roll) or name_of(roll.system, roll.rule)
    why = void_reason(roll.error or {})
    return Card(
        state="void",
        name=name,
        big="–",
        outcome=_("Void"),
        stakes=why,
        sentence=_("%(name)s: void. %(why)s") % {"name": name, "why": why},
        **common,
    )


def redacted_card(common: dict[str, Any]) -> Card:
    return Card(
        state="void",
        name=_("Roll removed on request"),
        big="–",
        outcome=_("Removed"),
        stakes=_("Its place in the ledger is proved, the dice are not shown."),
        sentence=_("Roll number %(number)s, removed on request.") % {"number": common["number"]},
        **common,
    )


def void_reason(error: Mapping[str, Any]) -> str:
    if error.get("why") == "limit":
        return _(
            "The dice went on beyond the limit of 500 faces. The seed is used up and the roll does not count."
        )
    return _(
        "The rules broke down on this roll. The seed is used up, and anybody can compute what it would have been."
    )


def expression_of(roll: Roll) -> str:
    return str(roll.inputs.get("expression", "")) if roll.system == "dice" else ""


def name_of(system_id: str, rule_id: str) -> str:
    return Words.of(SYSTEMS.get(system_id), get_language() or "en").text(f"rule-{rule_id}")


# --- Loose dice


def dice_card(expression: str, outcome: Mapping[str, Any]) -> dict[str, Any]:
    """Name, stub, verdict and dice of a roll in dice notation."""
    total, target, success = outcome["total"], outcome["target"], outcome["success"]
    shown: dict[str, Any] = {
        "name": expression.partition(" vs ")[0],
        "big": "" if isinstance(total, list) else signed(total),
        "dice": dice_shown(outcome, expression.partition(" vs ")[0]),
    }
    if outcome.get("repeats"):
        totals = [signed(each["total"]) for each in outcome["repeats"]]
        shown |= {
            "state": "total",
            "big": str(len(totals)),
            "small": _("rolls"),
            "outcome": ", ".join(totals),
        }
    elif success is None:
        shown |= {"state": "total", "outcome": _("Total"), "detail": ""}
        if outcome["successes"] is not None:
            shown |= {"outcome": _("Successes"), "small": ngettext("success", "successes", abs(total))}
    else:
        shown |= {
            "state": "success" if success else "failure",
            "outcome": gettext("Success") if success else gettext("Failure"),
            "small": f"{'≥' if total >= target else '<'}\u00a0{signed(target)}",
            "detail": degrees_said(outcome),
        }
    shown["sentence"] = dice_sentence(shown, outcome)
    return shown


def _repeated(outcome: Mapping[str, Any], place: int) -> str:
    """One total of a repeat, marked by its verdict where there is a target."""
    total = signed(outcome["total"][place])
    if outcome["success"] is None:
        return total
    return f"{total}\u00a0{'✓' if outcome['success'][place] else '✗'}"


def degrees_said(outcome: Mapping[str, Any]) -> str:
    degrees = outcome.get("degrees")
    if degrees is None:
        return margin_said(outcome["margin"], success=outcome["success"])
    return ngettext("%(count)s degree", "%(count)s degrees", degrees) % {"count": degrees}


def margin_said(margin: int, *, success: bool) -> str:
    """``by 7``; nothing where it speaks against the verdict, as after a ruling or a natural 20."""
    return _("by %(margin)s") % {"margin": signed(abs(margin))} if (margin >= 0) == success else ""


def dice_sentence(shown: Mapping[str, Any], outcome: Mapping[str, Any]) -> str:
    faces = [str(die.face) for die in shown["dice"] if die.face != "" and not die.dropped]
    if len(faces) > 20:
        faces = [*faces[:10], "…", *faces[-9:]]
    name, fell = shown["name"], ", ".join(faces)
    if isinstance(outcome["total"], list):
        return _("%(name)s, rolled %(times)s times: %(totals)s.") % {
            "name": name,
            "times": shown["big"],
            "totals": shown["outcome"],
        }
    values = {"name": name, "total": shown["big"], "faces": fell, "target": signed(outcome["target"])}
    if outcome["success"] is None:
        return _("%(name)s: %(total)s. Dice: %(faces)s.") % values
    if outcome["success"]:
        return _("%(name)s: %(total)s against %(target)s, a success. Dice: %(faces)s.") % values
    return _("%(name)s: %(total)s against %(target)s, a failure. Dice: %(faces)s.") % values


MOST_DICE_SHOWN = 40


_FLAT = re.compile(r"(?:\+?\d*d\d+[a-z0-9!<>=]*)+(?P<flat>(?:[+-]\d+)*)")
_NUMBER = re.compile(r"[+-]\d+")


def flat_of(expression: str) -> int | None:
    """What an expression adds to its dice: 3 for ``2d6+1d8+3``. None where it does more than that."""
    found = _FLAT.fullmatch(expression)
    return sum(map(int, _NUMBER.findall(found["flat"]))) if found else None


def dice_shown(outcome: Mapping[str, Any], expression: str) -> list[DieShown]:
    """Every face in the order of the record; long rolls are shortened in the middle, never in the total. Then what is added to
    them and what that makes, where it is a plain sum."""
    shown = []
    for die in outcome.get("dice", []):
        faces, sides = die["faces"], die["sides"]
        last = len(faces) - die["exploded"]
        for place, face in enumerate(faces):
            shown.append(
                DieShown(
                    face=face,
                    sides=sides,
                    dropped=not die["kept"] or place < die["rerolled"],
                    burst=place >= last,
                )
            )
    total, kept = outcome.get("total"), sum(int(die.face) for die in shown if not die.dropped)
    if len(shown) > MOST_DICE_SHOWN:
        half = MOST_DICE_SHOWN // 2
        shown = [*shown[:half], DieShown(op=f"… {len(shown) - 2 * half} …"), *shown[-half:]]
    if isinstance(total, int) and total != kept and total - kept == flat_of(expression):
        sign = "+" if total > kept else MINUS
        shown += [DieShown(op=f"{sign} {abs(total - kept)}"), DieShown(op=f"= {signed(total)}")]
    return shown


# --- Checks of the games

BIG = ("roll", "total", "damage", "initiative", "reduction", "acting_total", "fleeing_total", "margin")
DAMAGE = ("damage-roll", "damage", "force-damage", "throw-impact", "falling-damage", "fall", "righteous-fury")


def check_card(roll: Roll, outcome: Mapping[str, Any]) -> dict[str, Any]:
    """A check's card from its outcome and the system's sentence. Fields that an outcome does not have are left out."""
    words = words_for(roll.system)
    test = outcome.get("test") if isinstance(outcome.get("test"), dict) else outcome
    assert isinstance(test, dict)
    success = outcome.get("success", test.get("success"))
    target = next((test[key] for key in ("target", "dc") if test.get(key) is not None), roll.inputs.get("dc"))
    big = next((test[key] for key in BIG if isinstance(test.get(key), int | float)), None)
    if big is None:
        big = next((value for key, value in outcome.items() if key in BIG and isinstance(value, int)), None)
    shown: dict[str, Any] = {
        "name": check_name(roll, words),
        "sentence": told_of_check(roll, outcome, words),
        "big": "" if big is None else signed(big),
        "dice": dice_of_check(roll, outcome),
        "state": "total",
        "stakes": stakes_said(roll, words),
    }
    if isinstance(success, bool):
        under = isinstance(test.get("roll"), int)  # percentile games succeed at or below the target
        sign = sign_between(big, target, under=under, success=success)
        shown |= {
            "state": "success" if success else "failure",
            "outcome": gettext("Success") if success else gettext("Failure"),
            "small": f"{sign}\u00a0{signed(target)}" if target is not None else "",
        }
        if outcome.get("critical") is True:
            shown["outcome"] = _("Critical success")
        degrees = test.get("degrees")
        if isinstance(degrees, int):
            shown["detail"] = ngettext("%(count)s degree", "%(count)s degrees", degrees) % {"count": degrees}
            shown["pips"] = range(min(degrees, 10))
        elif isinstance(test.get("margin"), int | float):
            shown["detail"] = margin_said(test["margin"], success=success)
    elif roll.rule in DAMAGE and isinstance(outcome.get("damage"), int):
        # The stub has the number; in words it stands in the sentence.
        shown |= {"icon": "wound", "big": signed(outcome["damage"]), "small": _("damage")}
        shown["outcome"] = shown["sentence"]
    else:
        shown["outcome"] = shown["sentence"]
    return shown


def sign_between(big: Any, target: Any, *, under: bool, success: bool) -> str:
    """How the two numbers stand to each other, whatever the verdict is: a ruling or a natural 20 need not go by them."""
    if not isinstance(big, int | float) or not isinstance(target, int | float):
        return "≤" if under else "≥" if success else "<"
    if under:
        return "≤" if big <= target else ">"
    return "≥" if big >= target else "<"


_HYPHEN = re.compile(r"(?<![\w-])-(?=[0-9])")


def told_of_check(roll: Roll, outcome: Mapping[str, Any], words: Words) -> str:
    """The system's sentence, its numbers with a real minus sign."""
    return _HYPHEN.sub(MINUS, words.sentence(roll.rule, outcome, roll.inputs))


def words_for(system_id: str) -> Words:
    return Words.of(SYSTEMS.get(system_id), get_language() or "en")


def named_check(rule_id: str, mark: str, words: Words) -> str:
    """A check by the mark that its roll keeps (a word's id, behind a colon the person's own), else by its rule."""
    label, _colon, detail = mark.partition(": ")
    if label not in words:
        return words.text(f"rule-{rule_id}")
    name = _ABBREVIATION.sub("", words.text(label))
    name = name[:1].upper() + name[1:]
    return f"{name}: {detail}" if detail else name


def check_name(roll: Roll, words: Words) -> str:
    return named_check(roll.rule, str(roll.words.get("note", "")), words)


def stakes_said(roll: Roll, words: Words) -> str:
    """What was fixed before the dice fell: scores and choices, then modifiers with their reasons."""
    return stakes_of(roll.system, roll.rule, roll.inputs, roll.words, words)


MOST_STAKES = 8


def stakes_of(
    system_id: str, rule_id: str, inputs: Mapping[str, Any], said: Mapping[str, Any], words: Words
) -> str:
    rule = SYSTEMS[system_id].rules.get(rule_id) if system_id in SYSTEMS else None
    if rule is None:
        return ""
    plain, modifiers = [], []
    for spec in rule.fields:
        value = inputs.get(spec.key)
        if spec.key == "modifiers" and isinstance(value, list):
            for place, modifier in enumerate(value):
                reason = said.get(f"inputs.modifiers.{place}.label") or words.modifier(modifier["label"])
                number = modifier["value"]
                modifiers.append(f"{'+' if number >= 0 else ''}{signed(number)} {reason}")
        elif value is None or value == spec.default or isinstance(value, dict | list):
            continue
        elif value is True:
            plain.append(words.field(spec.key, rule_id))
        elif value is not False:
            number = signed(value) if isinstance(value, int | float) else words.choice(value, spec.key)
            unit = f"\u00a0{spec.unit}" if spec.unit else ""
            plain.append(f"{words.field(spec.key, rule_id)} {number}{unit}")
    return ", ".join([*plain[:MOST_STAKES], *modifiers])


def dice_of_check(roll: Roll, outcome: Mapping[str, Any]) -> list[DieShown]:
    """The dice in the order in which they count: the Destiny die first, framed, with what it exploded into; then the others."""
    if isinstance(outcome.get("destiny"), int):
        return destiny_dice(outcome, roll)
    if [sides for sides, _face in roll.dice] == [100]:
        return []  # it stands large on the card already
    if roll.ruled:
        outcome = roll.outcome or outcome  # a ruling adds nothing to the dice
    shown = [DieShown(face=face, sides=sides) for sides, face in roll.dice]
    if len(shown) > MOST_DICE_SHOWN:
        half = MOST_DICE_SHOWN // 2
        shown = [*shown[:half], DieShown(op=f"… {len(shown) - 2 * half} …"), *shown[-half:]]
    keys = (
        ("damage", "total") if roll.rule in DAMAGE else ("total",)
    )  # a check may name the damage of failing it
    total = next((outcome[key] for key in keys if isinstance(outcome.get(key), int)), None)
    fell = sum(face for _sides, face in roll.dice)
    if shown and total is not None and total != fell:
        added = total - fell
        shown += [DieShown(op=f"{'+' if added > 0 else MINUS} {abs(added)}"), DieShown(op=f"= {total}")]
    return shown


def destiny_dice(outcome: Mapping[str, Any], roll: Roll) -> list[DieShown]:
    shown = [DieShown(face=outcome["destiny"], destiny=True, label=_("Destiny die"))]
    for face in outcome.get("chain") or ():
        shown += [DieShown(sign="burst"), DieShown(face=face, burst=True)]
    pool = (roll.outcome or outcome).get("pool_faces") or ()
    if pool:
        shown += [DieShown(op="+"), *(DieShown(face=face) for face in pool)]
    if outcome.get("late_die") is not None:
        shown += [DieShown(op="+"), DieShown(face=outcome["late_die"], label=_("Improvement die"))]
    flat = (roll.outcome or outcome).get("flat")
    if flat:
        shown.append(DieShown(op=f"{'+' if flat > 0 else MINUS} {abs(flat)}"))
    return shown


# --- What an amendment would bring


def amended_sentence(roll: Roll, outcome: Mapping[str, Any]) -> str:
    """The verdict after an amendment that needs no die, in a few words."""
    held = outcome.get("amended_outcome")
    shown = outcome_card(roll, held if isinstance(held, dict) else outcome)
    said = " ".join(part for part in (shown.get("outcome", ""), shown.get("detail", "")) if part)
    return f"{shown['big']}, {said}" if shown["state"] != "total" else said.rstrip(".")


def chance_said(amending: RollAsk, roll: Roll) -> str:
    """The chance of success after an amendment that draws; empty where the rules have no odds for it."""
    odds = odds_shown(amending)
    if odds.success is None:
        again = {
            "system": roll.system,
            "rule": roll.rule,
            "inputs": roll.inputs,
            "house_rules": roll.house_rules,
        }
        odds = odds_shown(RollAsk(again))
    if odds.success is None:
        return ""
    return _("%(percent)s chance of success.") % {"percent": percent(float(odds.success))}


# --- Before the dice fall


def pending_card(asked: RollAsk) -> Card:
    """What will be rolled, with its odds. Nothing has fallen."""
    odds = odds_shown(asked)
    name = asked.expression.partition(" vs ")[0]
    big, small, stakes, fixed = "", "", "", ""
    if not name:
        words, ask = words_for(asked.ask["system"]), asked.ask
        name = named_check(ask["rule"], asked.words.get("note", ""), words)
        fixed = stakes_of(ask["system"], ask["rule"], ask["inputs"], asked.words, words)
    if odds.success is not None:
        big = percent(float(odds.success))
        stakes = _("%(percent)s chance of success") % {"percent": big}
    elif odds.mean is not None:
        big = number_format(round(float(odds.mean), 1), 1)
        small = _("on average")
        stakes = _("From %(least)s to %(greatest)s, %(mean)s on average") % {
            "least": signed(odds.least),
            "greatest": signed(odds.greatest),
            "mean": big,
        }
    target = asked.expression.partition(" vs ")[2]
    if target:
        small = f"≥\u00a0{target.partition(' by ')[0]}"
    return Card(
        state="pending",
        name=name,
        big=big,
        small=small,
        outcome=_("Will be rolled when posted"),
        detail=fixed,
        stakes=stakes,
        reason=asked.reason,
        sentence=_("%(name)s will be rolled when you post. %(odds)s") % {"name": name, "odds": stakes},
    )
