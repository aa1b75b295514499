"""A check as it is asked for in a text: ``[[Climb; surface=sheer; +10 good rope # down the duct]]``.

Behind the check's name stand, between semicolons, modifiers with their reasons and further inputs of the rule (``surface=sheer``,
dots lead into objects and lists), behind ``#`` what is at stake. What the sheet says is not written: it is taken from the sheet as
the dice fall, so that a text that waits for weeks rolls what the character can do then. A name may be written in any language of
the site, or as the check's key.
"""

from __future__ import annotations

import difflib
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from rules.asking import RollAsk, ask_for_check
from rules.cards import named_check
from rules.contract import JSON, LANGUAGES, Faces, House, Rule, RulesError, System, Words, not_allowed
from rules.contract.fields import ListOf, Object, Spec, specs
from rules.contract.play import Ladder
from rules.contract.scene import Added, SceneField, added_by, known, under
from rules.contract.sheets import fill
from rules.systems import SYSTEMS

from .models import Character
from .sheets import offered_checks, sheet_of, values_of

MODIFIER = re.compile(r"([+\-\N{MINUS SIGN}])[ \t]*([0-9]{1,5})(?:[ \t]+(.+))?")
_INPUT = re.compile(r"([a-z_]+(?:\.[a-z0-9_]+)*)[ \t]*=[ \t]*(.*)")
_NAME_AND_MODIFIER = re.compile(r"(.+?)[ \t]+([+\-\N{MINUS SIGN}][ \t]*[0-9].*)")
_KEPT_APART = {";": "\\u003b", "#": "\\u0023", "[": "\\u005b", "]": "\\u005d"}
WITHOUT_NAME = "other"


class Ones(Faces):
    """Dice that all show 1: a rule asked with them says against what it would be rolled."""

    face = 1

    def _next(self, sides: int) -> int:
        return self.face

    @property
    def said(self) -> str:
        """``2d6 + 1d10``."""
        counted = Counter(die.sides for die in self.drawn)
        return " + ".join(f"{count}d{sides}" for sides, count in counted.items())


class Twos(Ones):
    face = 2


@dataclass(frozen=True)
class Against:
    """What a check is rolled against or with: ``sign`` and ``target``, or dice and what is added to them. ``pool`` is None where
    ``added`` goes to one die. ``dice``: where there is nothing else to say, what will be rolled at least."""

    target: int | None = None
    sign: str = ""
    pool: int | None = None
    added: int | None = None
    dice: str = ""


def against(system: System, asked: RollAsk) -> Against:
    ask = asked.ask
    ones = Ones()
    try:
        house, rule = system.house(ask["house_rules"]), system.rule(ask["rule"])
        outcome = rule.resolve(ask["inputs"], house, ones)
    except (RulesError, RecursionError):
        return Against()
    test = outcome.get("test") if isinstance(outcome.get("test"), dict) else outcome
    assert isinstance(test, dict)
    pool, bonus = outcome.get("pool"), test.get("bonus", test.get("modifier"))
    if isinstance(pool, int):
        with_pool = Against(pool=pool, added=outcome.get("flat") or 0)
    else:
        dice = ones.said + always_added(rule, ask["inputs"], house, outcome, len(ones.drawn))
        with_pool = Against(added=bonus if isinstance(bonus, int) else None, dice=dice)
    known = {**ask["inputs"], **test}
    target = next((known[key] for key in ("target", "dc") if isinstance(known.get(key), int)), None)
    if target is None:
        return with_pool
    return replace(with_pool, target=target, sign="≤" if isinstance(test.get("roll"), int) else "≥")


def always_added(
    rule: Rule, inputs: Mapping[str, JSON], house: House, outcome: Mapping[str, Any], dice: int
) -> str:
    """What damage adds to the sum of its dice: ``+3``. ``outcome``: with dice that all show 1. Empty where it is no such sum."""
    least = outcome.get("damage")
    if not dice or type(least) is not int or least == dice:
        return ""
    if rule.resolve(inputs, house, Twos()).get("damage") != least + dice:
        return ""
    return f"{least - dice:+d}".replace("-", "\N{MINUS SIGN}")


@dataclass(frozen=True)
class Check:
    """A check that can be asked for: one that a sheet offers, or a rule by itself (then nothing is filled in).

    ``filled`` is what the sheet says, ``scene`` what the scene's header adds: anybody may say otherwise. ``entry`` as of an offer.
    """

    key: str
    rule: str
    label: str
    detail: str
    filled: Mapping[str, JSON]
    scene: tuple[Added, ...] = ()
    entry: str = ""

    def name(self, words: Words) -> str:
        return named_check(self.rule, self.mark, words)

    @property
    def mark(self) -> str:
        """What a roll keeps of its check, to be told in any language: the label's id, behind a colon the person's own words."""
        return f"{self.label}: {self.detail}" if self.detail else self.label


@dataclass(frozen=True)
class Asked:
    """A check with what the person adds to the sheet."""

    check: Check
    given: Mapping[str, JSON]
    reason: str = ""

    @property
    def inputs(self) -> dict[str, JSON]:
        """All inputs: modifiers of the sheet come before the person's, and the scene says what neither does."""
        return under(self.check.scene, together(self.check.filled, self.given))


def together(filled: Mapping[str, JSON], given: Mapping[str, JSON]) -> dict[str, JSON]:
    inputs = dict(filled)
    for key, value in given.items():
        before = inputs.get(key)
        if isinstance(before, list) and isinstance(value, list):
            inputs[key] = [*before, *value]
        elif isinstance(before, dict) and isinstance(value, dict):
            inputs[key] = together(before, value)
        else:
            inputs[key] = value
    return inputs


class Checks:
    """What can be asked for in a campaign's text by one speaker; without a speaker, the rules by themselves.

    ``conditions``: what the header of the scene says in which it is asked.
    """

    def __init__(
        self,
        system_id: str,
        house_rules: Mapping[str, JSON],
        speaker: Character | None,
        conditions: Mapping[str, JSON] = MappingProxyType({}),
    ) -> None:
        self.system = SYSTEMS[system_id]
        self.house_rules = house_rules
        self.speaker = speaker
        self.conditions = known(self.system.scene, conditions)

    @cached_property
    def offered(self) -> list[Check]:
        """What the speaker's sheet offers."""
        if self.speaker is None or self.system.id == "dice":
            return []
        found = [
            Check(
                one.offer.key,
                one.offer.rule,
                one.offer.label,
                one.offer.detail,
                one.inputs,
                entry=one.offer.entry,
            )
            for one in offered_checks(self.speaker)
        ]
        if self.speaker.sheet_kind == "character":
            found += [
                Check(one.key, one.rule, one.label, one.detail, fill(one.fills, self.values))
                for one in self.system.play.offers
                if one.needs is None or self.values.get(one.needs) is not None
            ]
        return found

    @cached_property
    def values(self) -> dict[str, JSON]:
        return values_of(self.speaker) if self.speaker else {}

    @cached_property
    def all(self) -> dict[str, Check]:
        """By key: what the sheet offers, then every rule that is rolled."""
        found = {check.key: check for check in self.offered}
        if self.system.id == "dice":
            return found
        reads = sheet.reads if self.speaker and (sheet := sheet_of(self.speaker)) else {}
        for rule in self.system.rules.values():
            if rule.kind == "check" and not rule.amends and rule.id not in found:
                filled = fill(reads.get(rule.id, {}), self.values) if reads else {}
                found[rule.id] = Check(rule.id, rule.id, f"rule-{rule.id}", "", filled)
        if not self.conditions:
            return found
        return {
            key: replace(check, scene=tuple(one for _field, added in self.added(check) for one in added))
            for key, check in found.items()
        }

    def added(self, check: Check) -> list[tuple[SceneField, list[Added]]]:
        """The fields of the scene's header that say something to a check, with what they say."""
        rule = self.system.rule(check.rule)
        said = [
            (field, added_by(field, self.conditions[field.key], rule))
            for field in self.system.scene
            if field.key in self.conditions
        ]
        return [(field, added) for field, added in said if under(added, check.filled) != check.filled]

    def named(self, language: str) -> dict[str, Check]:
        """Every way to write a check: its key, and its name in each language; the reader's own comes first."""
        found: dict[str, Check] = {}
        for each in (language, *LANGUAGES):
            words = Words.of(self.system, each)
            for check in self.all.values():
                found.setdefault(spelt(check.name(words)), check)
                found.setdefault(spelt(words.text(check.label)), check)
        for check in self.all.values():
            found.setdefault(check.key, check)
        return found

    def find(self, typed: str, language: str) -> Asked | None:
        """The check that a typed roll asks for; None where it is not the name of one. Raises ``RulesError`` for a mistake in it."""
        if self.system.id == "dice":
            return None
        check, parts, reason = self.read(typed, language)
        if check is None:
            return None
        return Asked(check, self.given(check, parts), reason)

    def read(self, typed: str, language: str) -> tuple[Check | None, list[str], str]:
        """The check that is named, what stands behind its name, and the reason."""
        body, _, reason = typed.partition("#")
        name, *parts = (part.strip() for part in body.split(";"))
        named = self.named(language)
        check = named.get(spelt(name))
        if check is None and (match := _NAME_AND_MODIFIER.fullmatch(name)):
            check = named.get(spelt(match[1]))
            parts.insert(0, match[2])
        return check, [part for part in parts if part], reason.strip()

    def is_named(self, typed: str, language: str) -> bool:
        return self.system.id != "dice" and self.read(typed, language)[0] is not None

    def near(self, typed: str, language: str) -> str:
        """The name of the check that somebody may have meant."""
        name = spelt(typed.partition("#")[0].partition(";")[0])
        found = difflib.get_close_matches(name, self.named(language), n=1, cutoff=0.75)
        return self.named(language)[found[0]].name(Words.of(self.system, language)) if found else ""

    def given(self, check: Check, parts: Iterable[str]) -> dict[str, JSON]:
        given: dict[str, JSON] = {}
        for part in parts:
            modifier = MODIFIER.fullmatch(part)
            if modifier:
                sign = 1 if modifier[1] == "+" else -1
                label = self.label_of((modifier[3] or WITHOUT_NAME).strip())
                said = {"label": label, "value": sign * int(modifier[2])}
                given.setdefault("modifiers", []).append(said)
                continue
            typed = _INPUT.fullmatch(part)
            if typed is None:
                raise RulesError(
                    "invalid-input",
                    field=part[:80],
                    message_id="error-check-part",
                    values={"part": part[:80]},
                )
            self.put(check, given, typed[1], value_of(typed[2]))
        return given

    def put(self, check: Check, given: dict[str, JSON], path: str, value: JSON) -> None:
        """Puts an input at its place. What the sheet says stands: only lists can be added to."""
        before: Any = check.filled
        for key in path.split("."):
            before = before.get(key) if isinstance(before, Mapping) else None
        if before is not None and before != value and not isinstance(before, list | dict):
            raise RulesError(
                "invalid-input", field=f"inputs.{path}", message_id="error-sheet-says", values={"key": path}
            )
        target: Any = given
        *parents, last = path.split(".")
        for parent, following in pairwise([*parents, last]):
            target = step_into(target, parent, [] if following.isdecimal() else {})
        if isinstance(target, list):
            target.append(value)
        elif isinstance(target, dict):
            target[last] = value

    def ask(self, asked: Asked) -> RollAsk:
        """What will be rolled. Raises ``RulesError`` where the rules refuse, also because it cannot be paid for."""
        self.check_costs(asked)
        made = ask_for_check(
            self.system.id, asked.check.rule, asked.inputs, self.house_rules, reason=asked.reason
        )
        return replace(made, words={**made.words, "note": asked.check.mark})

    def check_costs(self, asked: Asked) -> None:
        """Refuses what the speaker's sheet cannot pay."""
        for cost in self.system.play.costs:
            points = cost.of(asked.inputs)
            if points > cost.most:
                raise not_allowed(cost.too_many or cost.refusal)
            if points and self.speaker is not None and (self.values.get(cost.field) or 0) < points:
                raise not_allowed(cost.refusal)

    # --- Written down

    def written(self, asked: Asked, language: str) -> str:
        """The notation of a check, such that ``find`` reads the same from it."""
        name = asked.check.name(Words.of(self.system, language))
        if any(mark in name for mark in ";#[]") or self.named(language).get(spelt(name)) != asked.check:
            name = asked.check.key
        parts = [name]
        for path, value in leaves(
            {key: value for key, value in asked.given.items() if key != "modifiers" or not simple(value)}
        ):
            parts.append(f"{path}={code_of(value)}")
        if simple(asked.given.get("modifiers")):
            for modifier in asked.given["modifiers"]:
                sign = "+" if modifier["value"] >= 0 else "-"
                label = Words.of(self.system, language).modifier(modifier["label"])
                label = re.sub(r"[;#\[\]\n]+", ",", label)
                parts.append(f"{sign}{abs(modifier['value'])} {label}")
        reason = re.sub(r"[\[\]\n]+", " ", asked.reason)
        return "; ".join(parts) + (f" # {reason}" if reason else "")

    # --- For the form

    def asked_for(self, check: Check) -> list[Spec]:
        """The inputs that the sheet does not fill, but for modifiers."""
        return [
            spec
            for spec in self.system.rule(check.rule).fields
            if spec.key not in KEPT_FROM_PEOPLE
            and (spec.key not in check.filled or isinstance(check.filled[spec.key], dict))
            and not (spec.key == "modifiers" and takes_modifiers(spec))
        ]

    def takes_modifiers(self, check: Check) -> bool:
        return any(
            spec.key == "modifiers" and takes_modifiers(spec) for spec in self.system.rule(check.rule).fields
        )

    def ladder(self, check: Check) -> Ladder | None:
        """The system's difficulties, where the check takes one."""
        ladder = self.system.play.ladder
        keys = {spec.key for spec in self.system.rule(check.rule).fields}
        return ladder if ladder and ladder.into in keys else None

    def choosers(self, check: Check) -> set[str]:
        """The inputs on whose values it depends which others there are."""
        return {spec.when[0] for spec in self.system.rule(check.rule).fields if spec.when is not None}

    def usual(self, check: Check) -> dict[str, JSON]:
        """A usual difficulty for a check that cannot be asked for without one, to say what it is rolled with."""
        ladder = self.ladder(check)
        against_what = {ladder.into if ladder else "", "dc", "defence"} - {"modifiers"}
        needed = {spec.key for spec in self.system.rule(check.rule).fields if spec.required}
        return dict.fromkeys((against_what & needed) - check.filled.keys(), 10)

    def known_reasons(self, language: str) -> list[str]:
        """Reasons for modifiers that the system knows, in words."""
        words = Words.of(self.system, language)
        return sorted({words.text(key) for key in words if key.startswith("modifier-")})

    def label_of(self, said: str) -> str:
        """The system's own label for a reason in words of any language, else the words."""
        for language in LANGUAGES:
            words = Words.of(self.system, language)
            for key in words:
                if key.startswith("modifier-") and spelt(words.text(key)) == spelt(said):
                    return key.removeprefix("modifier-")
        return said


KEPT_FROM_PEOPLE = ("added_degrees", "fate_ten")
"""Inputs that only an amendment sets."""


def takes_modifiers(spec: Spec) -> bool:
    """Whether a field is a list of whole numbers with reasons."""
    return (
        isinstance(spec.kind, ListOf)
        and isinstance(spec.kind.item, Object)
        and {part.key for part in specs(spec.kind.item.shape)} == {"label", "value"}
    )


def simple(modifiers: JSON) -> bool:
    return isinstance(modifiers, list) and all(
        isinstance(each, dict) and each.keys() == {"label", "value"} and type(each["value"]) is int
        for each in modifiers
    )


def spelt(name: str) -> str:
    return " ".join(name.split()).casefold()


def step_into(target: Any, key: str, empty: Any) -> Any:
    if isinstance(target, list):
        if key.isdecimal() and int(key) < len(target):
            return target[int(key)]
        target.append(empty)
        return empty
    if isinstance(target, dict):
        return target.setdefault(key, empty)
    return {}


def value_of(said: str) -> JSON:
    """JSON, or else a word as it stands."""
    try:
        return json.loads(said, parse_constant=str)
    except (ValueError, RecursionError):
        return said


def code_of(value: JSON) -> str:
    if isinstance(value, str) and re.fullmatch(r"[a-z][a-z0-9-]*", value) and value_of(value) == value:
        return value
    code = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return code if value in ([], {}) else "".join(_KEPT_APART.get(mark, mark) for mark in code)


def leaves(value: JSON, path: str = "") -> Iterator[tuple[str, JSON]]:
    """Every scalar with its dotted path; what is empty stands whole."""
    items: Iterable[tuple[Any, JSON]] = ()
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    if not isinstance(value, dict | list) or (not value and path):
        yield path, value
        return
    for key, item in items:
        yield from leaves(item, f"{path}.{key}" if path else str(key))
