"""What may follow a roll for sheets: the rules' amendments that are allowed now, and the changes that its outcome brings about."""

from __future__ import annotations

import copy
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from django.db.models import OuterRef, QuerySet, Subquery
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from rules.asking import RollAsk, ask_for_check
from rules.cards import amended_sentence, chance_said
from rules.contract import (
    JSON,
    Amending,
    Effect,
    GivenFaces,
    RulesError,
    Step,
    System,
    Words,
    look_up,
)
from rules.contract.fields import REQUIRED, Spec
from rules.contract.sheets import fill
from rules.entry import Entry, Typed, slot_of
from rules.ledger.amendments import Line
from rules.lines import lines_on_page
from rules.models import Roll
from rules.prepared import Prepared, padded
from rules.systems import SYSTEMS

from .models import Character, SheetVersion
from .sheets import sheet_of, values_of
from .values import Difference, differences

Given = Mapping[str, Mapping[str, JSON]]
"""What a person fills in, by the rule of the step that asks for it."""


class Told(Protocol):
    """What an effect reads of the roll that brings it about, or of a ``Blow`` that nobody rolled."""

    @property
    def system(self) -> str: ...

    @property
    def house_rules(self) -> Any: ...

    @property
    def inputs(self) -> Any: ...

    @property
    def words(self) -> Any: ...

    @property
    def stands(self) -> Any: ...


@dataclass(frozen=True)
class Blow:
    """An outcome that the game master tells without a roll, such as a number of damage."""

    system: str
    house_rules: Mapping[str, JSON]
    stands: Mapping[str, JSON]
    inputs: Mapping[str, JSON] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def against(cls, character: Character, **outcome: JSON) -> Blow:
        return cls(character.campaign.system, character.campaign.house_rules, outcome)


def detail_of(roll: Told) -> str:
    """The person's own word in the name of the check, such as the weapon's."""
    return str(roll.words.get("note", "")).partition(": ")[2]


def context_of(roll: Told, values: Mapping[str, JSON], given: Given | None = None) -> dict[str, Any]:
    """See ``rules.contract.play``."""
    return {
        "outcome": roll.stands or {},
        "inputs": roll.inputs,
        "sheet": values,
        "given": given or {},
        "detail": detail_of(roll),
    }


# --- Changes of sheets


@dataclass(frozen=True)
class Change:
    """What an effect would make of a sheet: all its values, what differs, and what the rules say on the way."""

    values: dict[str, JSON]
    differences: list[Difference]
    sentences: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "; ".join(str(one) for one in self.differences)


def change_by(
    effect: Effect, roll: Told, character: Character, given: Given | None = None, language: str = ""
) -> Change:
    """Applies an effect to a sheet, in mind only. Raises ``RulesError`` where an input is missing or the rules refuse."""
    return change_in_context(effect, roll, character, given, language)[0]


def change_in_context(
    effect: Effect, roll: Told, character: Character, given: Given | None = None, language: str = ""
) -> tuple[Change, dict[str, Any]]:
    """The same with the context in which it was worked out, which holds what each step came to."""
    system = SYSTEMS[roll.system]
    words = Words.of(system, language or get_language() or "en")
    context = context_of(roll, values_of(character), given)
    sentences = []
    for step in effect.steps:
        inputs = {**fill(step.fills, context), **(given or {}).get(step.rule, {})}
        outcome = system.rule(step.rule).resolve(inputs, system.house(roll.house_rules), GivenFaces(()))
        context[step.rule] = outcome
        sentences.append(words.sentence(step.rule, outcome, inputs))
    values = copy.deepcopy(character.sheet)
    for path, source in effect.sets.items():
        found = look_up(context, source)
        if found is not REQUIRED:
            put(values, path, found, context["sheet"])
    sheet = sheet_of(character)
    assert sheet is not None
    changed = differences(sheet, character.sheet, values, words)
    return Change(values, changed, sentences), context


def put(values: dict[str, JSON], path: str, value: JSON, now: Mapping[str, JSON]) -> None:
    """Puts a value at its place on the sheet; the rest of an object stays."""
    first, *rest = path.split(".")
    if not rest:
        values[first] = value
        return
    if not isinstance(values.get(first), dict):
        values[first] = copy.deepcopy(now.get(first) or {})
    put(values[first], ".".join(rest), value, {})


def asked_by(step: Step, context: Mapping[str, Any], system: System) -> list[Spec]:
    """The inputs of a step that neither the roll nor the sheet gives."""
    filled = fill(step.fills, context)
    return [
        spec
        for spec in system.rule(step.rule).fields
        if spec.key not in step.fills and spec.key not in filled
    ]


class EffectForm:
    """The boxes for what an effect asks of a person, and what was typed in them, by step."""

    def __init__(
        self, effect: Effect, roll: Told, character: Character, language: str, sent: Any = None
    ) -> None:
        system = SYSTEMS[roll.system]
        words = Words.of(system, language)
        context = context_of(roll, values_of(character))
        typed = Typed.sent(sent) if sent is not None else None
        self.boxes: list[Any] = []
        self.given: dict[str, dict[str, JSON]] = {}
        self.errors: dict[str, str] = {}
        for step in effect.steps:
            slots = [
                slot_of(spec, words.field(spec.key, step.rule), words.help(spec.key, step.rule))
                for spec in asked_by(step, context, system)
                if spec.key not in later(effect, step)
            ]
            entry = Entry(
                slots,
                typed if typed is not None else begun(slots, f"{step.rule}."),
                words,
                rule=step.rule,
                below=f"{step.rule}.",
                judged=typed is not None,
            )
            self.boxes += entry.boxes.values()
            self.given[step.rule] = entry.fitting()
            self.errors |= entry.errors


def later(effect: Effect, step: Step) -> set[str]:
    """Inputs that come from a step before this one."""
    return {
        key
        for key, source in step.fills.items()
        if isinstance(source, str) and source.partition(".")[0] in {other.rule for other in effect.steps}
    }


def begun(slots: list[Any], below: str) -> Typed:
    from rules.entry import typed_from

    return typed_from(slots, {}, below)


def effects_of(roll: Roll) -> list[Effect]:
    """What this roll may do to sheets, by its rule alone."""
    if roll.outcome is None or roll.system not in SYSTEMS:
        return []
    return [effect for effect in SYSTEMS[roll.system].play.effects if roll.rule in effect.after]


def effect_of(roll: Roll, key: str) -> Effect | None:
    return next((effect for effect in effects_of(roll) if effect.key == key), None)


def holds(effect: Effect, roll: Told, character: Character) -> bool:
    try:
        return effect.when(context_of(roll, values_of(character)))
    except (KeyError, TypeError):
        return False


def amount_of(effect: Effect, roll: Roll) -> JSON:
    if effect.amount is None:
        return None
    found = look_up(context_of(roll, {}), effect.amount)
    return None if found is REQUIRED else found


# --- Amendments


@dataclass(frozen=True)
class Option:
    """An amendment that the rules allow now, with what it would bring about."""

    key: str
    label: str
    text: str
    ask: RollAsk


@dataclass(frozen=True)
class Standing:
    """A roll as it stands: its line of amendments and what was built on it."""

    roll: Roll
    line: Line
    ops: tuple[str, ...] = ()
    applied: tuple[SheetVersion, ...] = ()

    @property
    def settled(self) -> bool:
        """Whether the game master ruled, or the outcome has been used: nothing amends it any more."""
        return self.roll.ruled or any(
            version.cause and version.character_id != self.roll.character_id for version in self.applied
        )


def _applied_after(rolls: list[int]) -> QuerySet[SheetVersion]:
    before = SheetVersion.objects.filter(character=OuterRef("character"), number=OuterRef("number") - 1)
    return (
        SheetVersion.objects.filter(roll__in=rolls)
        .exclude(pk__in=SheetVersion.objects.exclude(reverses=None).values("reverses"))
        .select_related("character__campaign")
        .annotate(before=Subquery(before.values("values")[:1]))
        .order_by("pk")
    )


_applied: Prepared[SheetVersion] = Prepared(_applied_after)


def standings(rolls: Sequence[Roll]) -> dict[int, Standing]:
    """By roll, in a handful of statements however many there are."""
    rolls = [roll for roll in rolls if roll.outcome is not None]
    if not rolls:
        return {}
    applied: dict[int, list[SheetVersion]] = defaultdict(list)
    for version in _applied(padded(roll.pk for roll in rolls)):
        applied[version.roll_id or 0].append(version)
    return {
        roll.pk: Standing(roll, line, ops, tuple(applied[roll.pk]))
        for roll, line, ops in lines_on_page(rolls)
    }


def amendable(roll: Roll) -> list[Amending]:
    """The amendments of the system that are meant for rolls of this rule."""
    if roll.outcome is None or roll.sealed or roll.system not in SYSTEMS:
        return []
    return [one for one in SYSTEMS[roll.system].play.amendings if roll.rule in one.after]


def ask_of(amending: Amending, standing: Standing, values: Mapping[str, JSON], side: str = "a") -> RollAsk:
    """The ask of an amendment. Raises ``RulesError`` where the rules refuse it."""
    roll, line = standing.roll, standing.line
    context = {
        **context_of(roll, values),
        "original": line.original(),
        "original_outcome": line.effective,
        "line": {"amendments": line.amendments, "ops": standing.ops, "settled": standing.settled},
        "side": side,
    }
    return ask_for_check(roll.system, amending.rule, fill(amending.inputs, context), roll.house_rules)


def options_for(standing: Standing, character: Character, side: str = "a") -> list[Option]:
    """What the rules allow now, with its effect. Each was asked of the rules themselves."""
    found = []
    system = SYSTEMS[standing.roll.system]
    words = Words.of(system, get_language() or "en")
    values = values_of(character)
    for amending in amendable(standing.roll):
        try:
            ask = ask_of(amending, standing, values, side)
        except RulesError:
            continue
        said = [effect_of_amendment(standing, ask), price_of(amending, character, words, values)]
        text = " ".join(part for part in said if part)
        found.append(Option(amending.key, words.text(amending.label), text, ask))
    return found


def effect_of_amendment(standing: Standing, ask: RollAsk) -> str:
    """What comes of it: certain where no die is needed, else the chance."""
    roll, system = standing.roll, SYSTEMS[standing.roll.system]
    rule, house = system.rule(ask.ask["rule"]), system.house(ask.ask["house_rules"])
    try:
        outcome = rule.resolve(ask.ask["inputs"], house, GivenFaces(()))
    except RulesError:
        return chance_said(ask, roll)
    return _("Then: %(outcome)s.") % {"outcome": amended_sentence(roll, outcome)}


def price_of(amending: Amending, character: Character, words: Words, values: Mapping[str, JSON]) -> str:
    """The point that it costs: ``Fate 3 → 2``."""
    said = []
    for path in amending.sets:
        now = values.get(path)
        if isinstance(now, int):
            said.append(f"{words.text(f'sheet-{path}'.replace('_', '-'))}: {now} → {now - 1}.")
    return " ".join(said)


_with_campaigns: Prepared[Character] = Prepared(
    lambda characters: Character.objects.filter(pk__in=characters).select_related("campaign")
)


def own_characters(rolls: Iterable[Roll], *, character_ids: Iterable[int], is_gm: bool) -> list[Character]:
    """The characters behind rolls for whom a viewer may act: their own, and for the game master those without a player."""
    ids = {roll.character_id for roll in rolls if roll.character_id}
    if not is_gm:
        ids &= set(character_ids)
    if not ids:
        return []
    own = set(character_ids)
    return [one for one in _with_campaigns(padded(ids)) if one.pk in own or (is_gm and one.player_id is None)]
